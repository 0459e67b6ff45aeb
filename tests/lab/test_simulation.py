"""Simulated matches are the same whoever plays them, and are counted rightly."""

import pytest
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny.rules.setup import Setup
from dejarik.lab.matches import Played, seed_for
from dejarik.lab.runner import Here, LocalProcesses, local
from dejarik.lab.simulation import Plan, batches_of, play_batch, report, simulate
from dejarik.lab.statistics import share

DUEL = Plan("destiny", Setup((OBI_WAN, GRIEVOUS)), ("obi-wan", "grievous"), ("random", "random"), 12, 7)


def flat(batches: object) -> list[Played]:
    return [match for batch in batches for match in batch]  # type: ignore[attr-defined]


def test_the_number_of_processes_changes_nothing() -> None:
    here = flat(simulate(DUEL, Here()))
    assert len(here) == 12
    assert flat(simulate(DUEL, LocalProcesses(2))) == here


def test_a_match_depends_on_seed_and_number_only() -> None:
    one_by_one = [play_batch(batch)[0] for batch in batches_of(DUEL, workers=12)]
    assert one_by_one == flat(simulate(DUEL, Here()))
    assert seed_for(7, 1, "match") != seed_for(7, 2, "match") != seed_for(8, 2, "match")


def test_batches_cover_the_plan_without_gaps() -> None:
    plan = Plan("destiny", None, (), (), 1003, 0)
    for workers in (1, 2, 7, 200):
        batches = batches_of(plan, workers)
        assert [n for batch in batches for n in range(batch.start, batch.stop)] == list(range(1003))


def test_one_worker_needs_no_process() -> None:
    assert isinstance(local(1), Here)
    assert isinstance(local(2), LocalProcesses)


def test_decks_are_told_apart_wherever_they_sit() -> None:
    """With three players chance seats them; the strong bot must win by what it brought, not by its seat."""
    plan = Plan(
        "destiny",
        Setup((OBI_WAN, GRIEVOUS, OBI_WAN)),
        ("obi-wan", "grievous", "obi-wan"),
        ("random", "simple", "random"),
        6,
        1,
    )
    told = report(plan, flat(simulate(plan, Here())))
    assert [seat.wins.count for seat in told.seats] == [0, 6, 0]


def test_the_report_counts_wins_draws_endings_and_who_went_first() -> None:
    played = [
        Played((0,), "a", 4, 100, 0),
        Played((1,), "b", 6, 200, 0),
        Played((1,), "b", 8, 300, 1),
        Played((0, 1), "c", 2, 0, -1),
    ]
    told = report(DUEL, played)
    assert (told.wanted, told.matches, told.draws) == (12, 4, 1)
    assert [(seat.wins.count, seat.wins.of) for seat in told.seats] == [(1, 4), (2, 4)]
    assert (told.rounds, told.decisions) == (5.0, 150.0)
    assert list(told.endings.items()) == [("b", 2), ("a", 1), ("c", 1)]
    assert (told.first_player.count, told.first_player.of) == (2, 3)


def test_a_report_of_nothing_is_no_error() -> None:
    told = report(DUEL, [])
    assert (told.matches, told.rounds, told.seats[0].wins.high) == (0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(80, 200, 0.3347, 0.4691), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
