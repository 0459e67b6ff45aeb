"""What names cards by their titles goes on meaning the same cards when others of these titles come out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from dejarik import games
from dejarik.games.cardgame import naming as cardgame_naming
from dejarik.games.cardgame.cards.library import CARDS as CARDS_OF_CARDGAME
from dejarik.games.destiny import naming as destiny_naming
from dejarik.games.destiny.cards.library import CARDS as CARDS_OF_DESTINY
from dejarik.games.destiny.scenarios.builder import fields as destiny_fields
from dejarik.kernel import Match, Record, Row
from dejarik.kernel.data import replace
from dejarik.scenarios import load_text, run

LIBRARIES: dict[str, dict[str, Any]] = {"destiny": CARDS_OF_DESTINY, "cardgame": CARDS_OF_CARDGAME}
CODES = {"destiny": r"\d{5}", "cardgame": r"\d+-\d+"}
FINN = """\
title: {en: A stormtrooper no longer}
game: destiny
board:
  A: {characters: [Finn], hand: [BB-8], resources: 9}
  B: {characters: [Yoda]}
steps:
- A: play BB-8
expect: {Finn: {health: 10}, A.supports: [BB-8], A.hand: []}
"""


@pytest.fixture
def come_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Another card of every title of a game, before and after those that there were."""
    caches = (destiny_naming._shared_slugs, cardgame_naming._shared_slugs, destiny_fields._titles)

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    def added(game: str) -> None:
        library = LIBRARIES[game]
        known = dict(library)
        twins = {f"{number}{code}": (code, card) for code, card in known.items() for number in (0, 99)}
        for code, (_, card) in twins.items():
            monkeypatch.setitem(library, code, replace(card, code=code))
        if game == "destiny":  # the library is in no order: new sets may come anywhere
            for code, card in known.items():
                del library[code]
                library[code] = card
        forget()

    yield added
    monkeypatch.undo()
    forget()


def played(game: str, sample: str) -> tuple[Record, Record]:
    """A match at random: its record, and the same as records spelled it when they named cards by title."""
    rules = games.find(game)
    match = Match(rules, rules.samples()[sample], 11)
    luck, rows = Random(11), list[Row]()
    while match.state.outcome is None:
        decision = match.state.decision
        rows.append(Row(decision.seat, match.state.key(luck.choice(decision.options))))
        match.play(rows[-1])
    record = match.record
    return record, Record(game, record.version, record.setup, record.seed, rows)


@pytest.mark.parametrize("game", LIBRARIES)
def test_records_of_any_day_mean_the_same_cards(game: str, come_out: Callable[[str], None]) -> None:
    sample = next(iter(games.find(game).samples()))
    record, by_title = played(game, sample)
    assert record.rows != by_title.rows
    come_out(game)
    again = Match.replay(games.find(game), record)
    assert again.record == record
    spelled = Match.replay(games.find(game), by_title)
    assert spelled.record == record, "whoever reads an old record writes it down as today"


@pytest.mark.parametrize("game", LIBRARIES)
def test_records_name_cards_by_their_codes(game: str) -> None:
    sample = next(iter(games.find(game).samples()))
    record, by_title = played(game, sample)
    titles = {card.slug for card in LIBRARIES[game].values()} - LIBRARIES[game].keys()
    named = 0
    for row, former in zip(record.rows, by_title.rows, strict=True):
        words = re.split(r"[ >#]+", row.key)
        assert not titles.intersection(word.removesuffix("-die") for word in words[1:]), row
        if any(re.fullmatch(CODES[game], word.removesuffix("-die")) for word in words[1:]):
            named += 1
            assert row.key != former.key
    assert named > len(record.rows) / 3


def test_scenarios_mean_the_cards_that_had_the_titles_first(come_out: Callable[[str], None]) -> None:
    for _ in ("before", "after"):
        (scenario,), problems = load_text(FINN)
        assert not problems
        assert run(scenario) is None
        come_out("destiny")


def test_whoever_writes_a_title_that_always_had_several_cards_is_asked() -> None:
    _, (problem,) = load_text(FINN.replace("characters: [Finn]", "characters: [Darth Vader]"))
    assert problem.what == "card-several"
