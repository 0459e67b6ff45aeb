"""The Card Game in a window: ready-made decks, options, and faces as data."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.cardgame.text.faces import paragraphs

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import OBJECTIVE
from dejarik.games.cardgame.cards.library import CARDS, SETS, official
from dejarik.games.cardgame.show import seating, showcase
from dejarik.search import BadQuery
from dejarik.server.games import served_game
from dejarik.words import languages

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_every_card_has_a_face_with_all_its_facts(language: str) -> None:
    for face in served_game("cardgame").cards({}, language):
        card = official(face.code)
        marks = {mark.kind: mark.value for mark in face.facts}
        assert face.name
        assert marks["side"]
        assert marks["affiliation"]
        assert all(mark.name for mark in face.facts)
        assert len(face.abilities) >= paragraphs(card)
        icons = [marks.get(kind, "0") for kind in ("unit-damage", "tactics", "blast")]
        edge = [marks.get(f"edge-{kind}", "0") for kind in ("unit-damage", "tactics", "blast")]
        assert [*icons, *edge] == [str(number) for number in card.icons]
        in_challenge_deck = card.code.startswith(("D01-", "L01-"))
        assert ("sets" in marks) == (card.type != "affiliation" and not in_challenge_deck)
    assert [face.code for face in served_game("cardgame").cards({}, language)] == list(almanac.cards())
    assert [face.code for face in served_game("cardgame").cards({"playable": "1"}, language)] == list(CARDS)


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        ({"type": "fate", "side": "dark"}, "19-6 20-6 21-6"),
        ({"set": "18"}, "3-6 4-6 5-6 18-1 18-2"),
        ({"subtype": "ewok"}, "17-2"),
        ({"keyword": "protect"}, "5-3 22-2 23-3"),
        ({"affiliation": "jedi", "cost": "0"}, "5-5"),  # objectives cost nothing, not 0
        ({"resources": "3"}, "12-5 22-1"),
        ({"capacity": "10"}, "22-1"),
        ({"q": "ВЕЙДЕРА"}, "19-4 21-2"),
        ({"q": "lightsaber weapon"}, ""),  # words of one language at a time
        ({"q": "lightsaber"}, "1-4 5-5 19-4"),
        ({"q": "счетчик смерти", "type": "event"}, ""),
        ({"codes": "2-2,chess,19-2"}, "2-2 19-2"),
        ({"unique": "1", "type": "enhancement"}, "13-4 19-4"),
    ],
    ids=str,
)
def test_cards_are_found_by_facts_and_words(filters: dict[str, str], found: str) -> None:
    playable = [face.code for face in served_game("cardgame").cards({**filters, "playable": "1"}, "ru")]
    assert set(playable) == set(found.split())
    every = [face.code for face in served_game("cardgame").cards(filters, "ru")]
    assert [code for code in every if code in CARDS] == playable


def test_cards_that_cannot_be_played_yet_are_found_too() -> None:
    def found(**filters: str) -> list[str]:
        return [face.code for face in served_game("cardgame").cards(filters, "ru")]

    assert found(set="37") == ["3-6", "37-1", "37-2", "37-4", "37-5"]
    assert found(set="edge-of-darkness", type="fate")[-3:] == ["21-6", "53-6", "83-6"]
    assert found(type="mission", side="dark", cost="0") == ["193-6"]
    assert found(q="старого бена") == found(q="old ben") == ["37-2"]


@pytest.mark.parametrize(
    "filters",
    [{"type": "battlefield"}, {"side": "gray"}, {"affiliation": "hero"}, {"cost": "x"}, {"set": "290"}],
    ids=str,
)
def test_what_is_no_fact_is_refused(filters: dict[str, str]) -> None:
    with pytest.raises(BadQuery) as refused:
        served_game("cardgame").cards(filters, "en")
    assert refused.value.about["text"] in filters.values()


def test_an_unknown_card_has_no_face() -> None:
    with pytest.raises(LookupError):
        showcase.face("999-1", "en")


@in_every_language
def test_ready_made_decks_name_their_objectives(language: str) -> None:
    for deck in showcase.ready_made(language):
        affiliation, *objectives = deck.cards
        assert deck.name == showcase.face(affiliation, language).name
        assert {CARDS[code].type for code in objectives} == {OBJECTIVE}
        assert all(showcase.face(code, language).name in deck.about for code in objectives)
    assert {deck.id for deck in showcase.ready_made(language)} == set(seating.decks())


@in_every_language
def test_options_have_words_and_make_the_setup(language: str) -> None:
    for option in served_game("cardgame").options(language):
        assert option.name
        assert option.about
    plain = seating.setup(("jedi", "sith"), language)
    assert (plain.mulligan, plain.late_refresh, plain.seen_captives, plain.open_lists) == (
        True,
        False,
        False,
        True,
    )
    for name, field, value in (
        ("late_refresh", "late_refresh", True),
        ("seen_captives", "seen_captives", True),
        ("empty_abilities", "empty_abilities", True),
        ("closed_lists", "open_lists", False),
        ("no_mulligan", "mulligan", False),
    ):
        other = seating.setup(("jedi", "sith"), language, seating.Options(**{name: True}))
        pool = tuple(sorted(SETS)) if name == "closed_lists" else ()
        assert other == msgspec.structs.replace(plain, **{field: value}, pool=pool)
