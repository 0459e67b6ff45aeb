"""The log of a long match is told from its end on, as much as is sent, and reads as if all of it was told."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dejarik.games import find, names
from dejarik.kernel import Match
from dejarik.server.games import served_game
from dejarik.server.matches import views
from dejarik.server.matches.match import ASIDE, CHOICE, UNDO, OpenMatch
from dejarik.server.matches.views import Viewer, Views
from dejarik.server.storage.store import ChoiceRow, MatchRow, SeatRow

CHOICES = 160
FEW_LINES = 25


def played(game: str) -> list[tuple[int, str, str]]:
    """Who chose what, in a match by chance."""
    rules = find(game)
    luck = random.Random(3)
    match = Match(rules, rules.samples()[max(rules.samples())], 3)
    while match.state.outcome is None and len(match.record.rows) < CHOICES:
        seat = next(seat for seat in range(match.state.seats) if match.state.decision_of(seat) is not None)
        decision = match.state.decision_of(seat)
        assert decision is not None
        match.choose(match.state.key(luck.choice(decision.options)), seat)
    return [(row.seat, ASIDE if row.aside else CHOICE, row.key) for row in match.record.rows]


def opened(game: str) -> OpenMatch:
    rules = find(game)
    setup: Any = rules.samples()[max(rules.samples())]
    row = MatchRow(
        id="m", game=game, version=rules.version, setup=msgspec.json.encode(setup).decode(), seed="3",
        created=0.0, began=0.0, updated=0.0,
    )  # fmt: skip
    match = OpenMatch(served_game(game), row, [])
    people = range(match.state.seats)
    match.seats = [SeatRow(match="m", seat=at, kind="person", guest=f"guest {at}") for at in people]
    return match


def apply(match: OpenMatch, seat: int, kind: str, key: str) -> None:
    match.apply(ChoiceRow(match="m", step=match.step, seat=seat, kind=kind, key=key, at=0.0))


def log(seen: Views, viewer: Viewer, since: int = 0) -> Any:
    return seen._log(viewer, since)  # without the board, which would take most of the time


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seat", [0, None])
def test_the_end_of_a_long_log_is_told_as_if_all_of_it_was(
    game: str, seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "LATEST_LINES", FEW_LINES)
    monkeypatch.setattr(views, "STRETCH", 10)
    viewer = Viewer((seat,) if seat is not None else (), seat, "en")
    match, steps = opened(game), played(game)
    always = Views(match)  # somebody has watched from the beginning on: all of it was told, line by line
    whole: list[Any] = []
    for number, step in enumerate(steps):
        apply(match, *step)
        whole += log(always, viewer, since=number)
        if number % 29 == 0 or number == len(steps) - 1:
            comes_now = Views(match)
            assert log(comes_now, viewer) == whole[-FEW_LINES:]
            assert (
                log(comes_now, viewer, since=number - 7)
                == [x for x in whole if x.step > number - 7][-FEW_LINES:]
            )
    assert len(whole) > 3 * FEW_LINES
    told = sum(len(entry.lines or ()) for journal in comes_now._journals.values() for entry in journal)
    assert told < len(whole) / 2, "most of it was never told"


@pytest.mark.parametrize("game", names())
def test_whoever_takes_back_far_reads_what_came_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "LATEST_LINES", FEW_LINES)
    monkeypatch.setattr(views, "STRETCH", 10)
    viewer = Viewer((0,), 0, "en")
    match, steps = opened(game), played(game)
    for step in steps:
        apply(match, *step)
    seen = Views(match)
    log(seen, viewer)
    back_to = len(steps) // 3
    apply(match, 0, UNDO, str(back_to))
    again = opened(game)
    for step in steps[:back_to]:
        apply(again, *step)
    assert log(seen, viewer) == log(Views(again), viewer)
    for each in (match, again):
        apply(each, *steps[back_to])
    read = [(line.text, line.depth) for line in log(seen, viewer)]
    assert read == [(line.text, line.depth) for line in log(Views(again), viewer)]
