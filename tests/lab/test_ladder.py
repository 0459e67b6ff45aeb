"""A ladder plays everybody against everybody from both seats, goes on where it was, and counts rightly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dejarik.lab import ladder
from dejarik.lab.ladder import Bout, Fought, bouts_of, climb, fight
from dejarik.lab.runner import Here

PAIRS = [("obi-wan", "grievous"), ("luke", "boba-fett")]


def test_each_pair_of_decks_is_played_from_both_seats() -> None:
    bouts = bouts_of("destiny", ["random", "simple"], 6, 3, PAIRS)
    meetings = {(bout.one, bout.other) for bout in bouts}
    assert meetings == {("random", "random"), ("random", "simple"), ("simple", "simple")}
    mine = [bout for bout in bouts if (bout.one, bout.other) == ("random", "simple")]
    assert [bout.decks for bout in mine] == [pair for pair in (*PAIRS, PAIRS[0]) for _ in range(2)]
    assert [bout.number for bout in mine] == list(range(6))
    assert [bout.number for bout in bouts[:3]] == [0, 0, 0], "the meetings take turns"


def test_without_pairs_all_ready_made_decks_meet() -> None:
    pairs = {bout.decks for bout in bouts_of("cardgame", ["random"], 500)}
    assert len(pairs) == 18
    assert ("jedi", "sith") in pairs
    assert ("jedi", "rebel-alliance") not in pairs
    assert {bout.decks for bout in bouts_of("outer_rim", ["random"], 4)} == {("character", "character")}


def test_the_stronger_bot_wins_from_both_seats() -> None:
    bouts = [
        bout for bout in bouts_of("destiny", ["random", "simple"], 6, 1, PAIRS) if bout.one != bout.other
    ]
    told = ladder.ladder(bouts, [fight(bout) for bout in bouts])
    (meeting,) = told.meetings
    assert meeting.wins.of == 6
    assert meeting.wins.count <= 1
    assert (meeting.from_first_seat.of, meeting.from_second_seat.of) == (3, 3)
    thinking = {one.bot: one for one in told.thinking}
    assert thinking["simple"].mean > thinking["random"].mean
    assert thinking["simple"].longest >= thinking["simple"].mean


def test_a_ladder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bouts = bouts_of("destiny", ["random"], 4, 1, PAIRS)
    progress = tmp_path / "ladder.jsonl"
    played: list[Bout] = []

    def noted(bout: Bout) -> Fought:
        played.append(bout)
        return Fought(bout, won=bout.number % 2 == 0)

    monkeypatch.setattr(ladder, "fight", noted)
    first = list(climb(bouts[:2], Here(), progress))
    with progress.open("ab") as file:
        file.write(b'{"bout": {"game"')  # interrupted in the middle of a line
    assert list(climb(bouts, Here(), progress))[:2] == first
    assert played == bouts


def test_draws_are_won_by_nobody() -> None:
    bouts = bouts_of("destiny", ["random"], 4, 1, PAIRS)
    won: list[Any] = [True, None, False, True]
    told = ladder.ladder(bouts, [Fought(bout, one) for bout, one in zip(bouts, won, strict=True)])
    (meeting,) = told.meetings
    assert (meeting.wins.count, meeting.wins.of, meeting.draws) == (2, 4, 1)
    assert (meeting.from_first_seat.count, meeting.from_second_seat.count) == (1, 1)
