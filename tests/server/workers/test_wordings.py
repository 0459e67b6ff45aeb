"""Texts of cards are there before somebody looks for words in them."""

import pytest
from tests.server.nodes import Person, RunningNode

from dejarik.games.cardgame.show import searching as card_game
from dejarik.games.destiny.show import searching as destiny
from dejarik.server.games import served_game
from dejarik.server.workers import wordings
from dejarik.server.workers.wordings import WordsAhead


@pytest.mark.parametrize(
    ("game", "kept", "query"),
    [("destiny", destiny._text, "text:die"), ("cardgame", card_game._words_on, "luke")],
)
def test_a_search_for_words_finds_all_texts_made(
    game: str, kept: object, query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wordings, "BREATH", 0)
    kept.cache_clear()  # type: ignore[attr-defined]
    ahead = WordsAhead()
    ahead.begin(served_game(game), "en")
    ahead.begin(served_game(game), "en")
    ahead.wait()
    made = kept.cache_info().misses  # type: ignore[attr-defined]
    assert made == len(served_game(game).searching.cards()), "each once"
    assert served_game(game).found(query, "en")
    assert kept.cache_info().misses == made  # type: ignore[attr-defined]


def test_a_server_that_stops_waits_for_no_texts() -> None:
    destiny._text.cache_clear()
    ahead = WordsAhead()
    ahead.begin(served_game("destiny"), "ru")
    ahead.stop()
    assert destiny._text.cache_info().misses < len(served_game("destiny").searching.cards())


def test_texts_are_made_when_the_workshop_is_opened(node: RunningNode, ann: Person) -> None:
    ann.get("/workshop/destiny")
    assert ("destiny", "en") in node.inner.words_ahead._begun
