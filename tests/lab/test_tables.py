"""Tables of several players: seats are swapped with the same luck, shares are counted rightly, runs go on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dejarik.lab.runner import Here
from dejarik.lab.tables import Sitting, Tables, results_of, sit, sittings_of, tables


def told_of(sittings: list[Sitting], path: Path | None = None, seed: int = 0) -> Tables:
    results = results_of("outer_rim", seed, path)
    for _ in sit(sittings, Here(), results):
        pass
    return tables("outer_rim", seed, sittings, results)


def test_half_of_the_seats_are_swapped_with_the_same_luck() -> None:
    found = [one for one in sittings_of("outer_rim", ["random", "simple"], 12, 4) if one.one != one.other]
    assert all(sum(one.seats) == 2 for one in found)
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one.plan.seed == other.plan.seed
        assert one.seats == tuple(not mine for mine in other.seats)
    assert len({one.seats for one in found}) == len(found) == 6
    assert {one.plan.matches for one in found} == {2}
    seats = Counter(place for one in found for place, mine in enumerate(one.seats) if mine)
    assert set(seats.values()) == {3}, "everybody sits everywhere equally often"
    for one in found:
        assert one.plan.bots == tuple("random" if mine else "simple" for mine in one.seats)


def test_everybody_meets_everybody_and_themselves() -> None:
    met = {(one.one, one.other) for one in sittings_of("outer_rim", ["random", "simple"], 2, 2)}
    assert met == {("random", "random"), ("random", "simple"), ("simple", "simple")}
    met = {(one.one, one.other) for one in sittings_of("outer_rim", ["random", "simple"], 3, 3, alone=True)}
    assert len(met) == 4, "one against two is not the same the other way round"


def test_one_against_all_others_sits_everywhere_with_the_same_luck() -> None:
    found = sittings_of("outer_rim", ["random"], 8, 4, alone=True)
    assert [one.seats.index(True) for one in found] == [0, 1, 2, 3]
    assert [one.plan.matches for one in found] == [2] * 4
    assert len({one.plan.seed for one in found}) == 1
    assert len({one.plan.whims for one in found}) == 4, "or a bot against itself would play the same match"


def test_whatever_is_asked_for_is_played() -> None:
    found = [one for one in sittings_of("outer_rim", ["random", "simple"], 7, 4) if one.one != one.other]
    assert sum(one.plan.matches for one in found) == 7


@pytest.mark.parametrize(
    ("game", "players"), [("outer_rim", 5), ("outer_rim", 3), ("cardgame", 1), ("cardgame", 4)]
)
def test_not_every_number_can_sit_down(game: str, players: int) -> None:
    with pytest.raises(ValueError, match=str(players)):
        sittings_of(game, ["random"], 2, players)


def test_the_stronger_bot_wins_at_a_table_of_four() -> None:
    found = sittings_of("outer_rim", ["simple", "random"], 4, 4, seed=1)
    (meeting,) = told_of([one for one in found if one.one != one.other], seed=1).meetings
    assert (meeting.wins.count, meeting.wins.of, meeting.fair, meeting.draws) == (4, 4, 0.5, 0)


def test_alone_against_the_rules() -> None:
    told = told_of(sittings_of("outer_rim", ["random"], 2, 1))
    (meeting,) = told.meetings
    assert (meeting.other, meeting.wins.count, meeting.wins.of) == ("", 0, 2), "chance does not win the race"
    assert told.players == 1


@pytest.mark.parametrize(("players", "alone", "deals"), [(4, False, 1), (2, True, 1), (1, False, 2)])
def test_luck_is_taken_off_by_deals(players: int, alone: bool, deals: int) -> None:
    bots = ["simple", "random"] if players == 1 else ["simple"]
    found = sittings_of("outer_rim", bots, 2, players, alone=alone, seed=3)
    results = results_of("outer_rim", 3, None)
    for _ in sit(found, Here(), results):
        pass
    told = tables("outer_rim", 3, found, results)
    for meeting in told.meetings:
        assert meeting.adjusted.of == deals, "the matches of a deal count as one"
        assert meeting.adjusted.share == pytest.approx(meeting.wins.share), "too few to take anything off"
        assert meeting.seconds > 0 or meeting.one == "random", "who looks for nothing takes no time"
    thought = {one.bot: one.choices for one in told.thinking}
    rows = [match for one in found for match in results.rows(one.key, one.plan.matches).values()]
    assert set(thought) == set(bots)
    assert sum(thought.values()) == sum(match.decisions for match in rows)
    for match in rows:
        assert len(match.luck) == max(players, 2), "who is alone has an opponent, too"
        assert sum(match.luck) == pytest.approx(0, abs=0.01), "luck of one is bad luck of the others"


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.jsonl"
    few, more = (sittings_of("outer_rim", ["random"], count, 1) for count in (1, 3))
    assert told_of(few, path).matches == 1
    results = results_of("outer_rim", 0, path)
    parts = list(sit(more, Here(), results))
    assert [len(part.played) for part in parts if part.known] == [1]
    assert sum(len(part.played) for part in parts if not part.known) == 2
    assert told_of(more, path) == tables("outer_rim", 0, more, results)
