"""Tables of several players: seats are swapped with the same luck, shares are counted rightly, runs go on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dejarik.lab import tables
from dejarik.lab.runner import Here
from dejarik.lab.tables import Sat, Table, counted, play_on, sit, tables_of


def test_half_of_the_seats_are_swapped_with_the_same_luck() -> None:
    found = [one for one in tables_of("outer_rim", ["random", "simple"], 12, 4) if one.one != one.other]
    assert all(sum(one.seats) == 2 for one in found)
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one.deal == other.deal
        assert one.seats == tuple(not mine for mine in other.seats)
    assert {one.seats for one in found[:6]} == {one.seats for one in found[6:]}
    assert len({one.seats for one in found}) == 6
    seats = Counter(place for one in found for place, mine in enumerate(one.seats) if mine)
    assert set(seats.values()) == {6}, "everybody sits everywhere equally often"


def test_everybody_meets_everybody_and_themselves() -> None:
    met = {(one.one, one.other) for one in tables_of("outer_rim", ["random", "simple"], 2, 2)}
    assert met == {("random", "random"), ("random", "simple"), ("simple", "simple")}
    met = {(one.one, one.other) for one in tables_of("outer_rim", ["random", "simple"], 3, 3, alone=True)}
    assert len(met) == 4, "one against two is not the same the other way round"


def test_one_against_all_others_sits_everywhere_with_the_same_luck() -> None:
    found = tables_of("outer_rim", ["random"], 8, 4, alone=True)
    assert [one.seats.index(True) for one in found] == [0, 1, 2, 3] * 2
    assert [one.deal for one in found] == [0] * 4 + [1] * 4


@pytest.mark.parametrize(
    ("game", "players"), [("outer_rim", 5), ("outer_rim", 3), ("cardgame", 1), ("cardgame", 4)]
)
def test_not_every_number_can_sit_down(game: str, players: int) -> None:
    with pytest.raises(ValueError, match=str(players)):
        tables_of(game, ["random"], 2, players)


def test_the_stronger_bot_wins_at_a_table_of_four() -> None:
    found = [
        one for one in tables_of("outer_rim", ["simple", "random"], 4, 4, seed=1) if one.one != one.other
    ]
    (meeting,) = counted(found, [sit(one) for one in found]).meetings
    assert (meeting.wins.count, meeting.wins.of, meeting.fair, meeting.draws) == (4, 4, 0.5, 0)


def test_alone_against_the_rules() -> None:
    found = tables_of("outer_rim", ["random"], 2, 1)
    assert [one.deal for one in found] == [0, 1]
    told = counted(found, [sit(one) for one in found])
    (meeting,) = told.meetings
    assert (meeting.other, meeting.wins.count, meeting.wins.of) == ("", 0, 2), "chance does not win the race"
    assert told.players == 1


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = tables_of("outer_rim", ["random"], 6, 4)
    progress = tmp_path / "tables.jsonl"
    played: list[Table] = []

    def noted(table: Table) -> Sat:
        played.append(table)
        return Sat(table, None if table.deal == 2 else table.seats[0])

    monkeypatch.setattr(tables, "sit", noted)
    assert len(list(play_on(found[:2], Here(), progress))) == 2
    sat = list(play_on(found, Here(), progress))
    assert played == found
    (meeting,) = counted(found, sat).meetings
    assert (meeting.wins.count, meeting.wins.of, meeting.draws) == (2, 6, 2)
    changed = [
        Table(**{name: getattr(one, name) for name in Table.__struct_fields__} | {"version": 99})
        for one in found[:1]
    ]
    assert len(list(play_on(changed, Here(), progress))) == 1
    assert played[-1].version == 99, "matches of other rules are not counted"
