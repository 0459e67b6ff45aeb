"""Tournaments: everybody meets everybody, or whoever stands next; seats are swapped; nothing is lost."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from dejarik.lab.pairing import Pair, largest_matching, swiss_round
from dejarik.lab.results import Results
from dejarik.lab.runner import Here
from dejarik.lab.tournament import (
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Report,
    Tournament,
    play_tournament,
    report,
    results_of,
    rows,
    tournament,
    wanted,
)

FIVE = [Entrant(deck, "random") for deck in ("obi-wan", "grievous", "rey", "kylo-ren", "luke")]


def event(system: str, entrants: list[Entrant] = FIVE, matches: int = 3, game: str = "destiny") -> Tournament:
    return tournament(game, entrants, system, matches, seed=4, rounds=4, lang="en")


def whole(given: Tournament, results: Results) -> Report:
    list(play_tournament(given, Here(), results))
    return report(given, results)


def all_pairs(count: int) -> set[Pair]:
    return {Pair(pair) for pair in combinations(range(count), 2)}


# ---- Everybody against everybody -----------------------------------------------------------------------


def test_everybody_meets_everybody_and_changes_seats() -> None:
    given = event(ROUND_ROBIN)
    results = results_of(given, None)
    told = whole(given, results)
    assert {Pair((one.one, one.other)) for one in told.meetings} == all_pairs(5)
    assert len(told.meetings) == 10
    seated = Counter((row.first, row.second) for row in rows(given, results))
    for one, other in combinations(range(5), 2):
        assert sorted((seated[one, other], seated[other, one])) == [1, 2]
    assert told.matches == told.wanted == wanted(given) == 30


def test_every_match_has_a_seed_of_its_own() -> None:
    given = event(ROUND_ROBIN)
    results = results_of(given, None)
    whole(given, results)
    seeds = [row.seed for row in rows(given, results)]
    assert len(set(seeds)) == len(seeds) == 30


def test_wins_losses_and_draws_add_up() -> None:
    given = event(ROUND_ROBIN)
    results = results_of(given, None)
    told = whole(given, results)
    for one in told.standings:
        assert one.wins.count + one.losses + one.draws == one.wins.of == 12
    won: Counter[int] = Counter()
    for row in rows(given, results):
        if len(row.played.winners) == 1:
            won[(row.first, row.second)[row.played.winners[0]]] += 1
    assert {one.entrant: one.wins.count for one in told.standings} == {at: won[at] for at in range(5)}
    assert [one.rank for one in told.standings] == [1, 2, 3, 4, 5]
    shares = [one.wins.share for one in told.standings]
    assert shares == sorted(shares, reverse=True)
    assert sum(one.points for one in told.standings) == 10


def test_those_who_cannot_meet_do_not() -> None:
    bots = [Entrant("jedi", "random"), Entrant("sith", "random"), Entrant("sith", "simple")]
    given = event(ROUND_ROBIN, bots, 2, "cardgame")
    told = whole(given, results_of(given, None))
    assert {Pair((one.one, one.other)) for one in told.meetings} == {Pair((0, 1)), Pair((0, 2))}


def test_who_can_meet_nobody_is_told() -> None:
    with pytest.raises(ValueError, match="both decks belong to the light side"):
        event(ROUND_ROBIN, [Entrant("jedi", "random"), Entrant("rebel-alliance", "random")], game="cardgame")
    with pytest.raises(ValueError, match="neither a ready-made deck nor a file called “yoda”"):
        event(ROUND_ROBIN, [*FIVE, Entrant("yoda", "random")])


# ---- Swiss ---------------------------------------------------------------------------------------------


def test_a_swiss_tournament_pairs_nobody_twice_and_lets_everybody_rest_once() -> None:
    given = event(SWISS)
    told = whole(given, results_of(given, None))
    assert {one.round for one in told.meetings} == {1, 2, 3, 4}
    met = Counter(Pair((one.one, one.other)) for one in told.meetings)
    assert max(met.values()) == 1
    assert sorted(one.byes for one in told.standings) == [0, 1, 1, 1, 1]
    assert told.matches == told.wanted == 4 * 2 * 3
    assert sum(one.points for one in told.standings) == 4 * 3  # a bye counts as a victory
    points = [one.points for one in told.standings]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("system", [ROUND_ROBIN, SWISS])
@pytest.mark.parametrize("after", [1, 4, 9])
def test_resumed_is_not_resumed(tmp_path: Path, system: str, after: int) -> None:
    given = event(system)
    expected = whole(given, results_of(given, None))
    path = tmp_path / "results.jsonl"
    parts = play_tournament(given, Here(), results_of(given, path))
    played = sum(len(next(parts).played) for _ in range(after))
    parts.close()  # type: ignore[attr-defined]
    assert report(given, results_of(given, path)).matches == played < expected.matches
    assert whole(given, results_of(given, path)) == expected


def test_a_report_of_nothing_is_no_error() -> None:
    for system in (ROUND_ROBIN, SWISS):
        given = event(system)
        told = report(given, results_of(given, None))
        assert (told.matches, told.meetings) == (0, [])
        assert [one.points for one in told.standings] == [0.0] * 5


def test_the_largest_matching_is_found() -> None:
    luck = Random(5)
    for _ in range(300):
        count = luck.randrange(1, 9)
        pairs = {pair for pair in all_pairs(count) if luck.random() < 0.4}
        order = luck.sample(range(count), count)
        found = largest_matching(order, pairs)
        assert found <= pairs
        assert len({one for pair in found for one in pair}) == 2 * len(found)
        assert len(found) == most(frozenset(range(count)), pairs)


def most(players: frozenset[int], pairs: set[Pair]) -> int:
    """By trying everything."""
    if not players:
        return 0
    one = min(players)
    rest = players - {one}
    tried = [1 + most(rest - {other}, pairs) for other in rest if Pair((one, other)) in pairs]
    return max([most(rest, pairs), *tried])


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8, 9, 16])
def test_nobody_meets_twice_while_it_can_be_avoided_and_byes_are_fair(count: int) -> None:
    for seed in range(12):
        luck = Random(seed)
        met: Counter[Pair] = Counter()
        byes: Counter[int] = Counter()
        for _ in range(2 * count):
            standing = luck.sample(range(count), count)
            unmet = {pair for pair in all_pairs(count) if pair not in met}
            pairs, resting = swiss_round(standing, all_pairs(count), met, byes)
            assert sorted([*(one for pair in pairs for one in pair), *resting]) == list(range(count))
            assert len(resting) == count % 2
            avoidable = len(largest_matching(standing, unmet)) == count // 2
            assert not avoidable or all(Pair(pair) in unmet for pair in pairs)
            if avoidable:
                could = [
                    one
                    for one in standing
                    if len(largest_matching([each for each in standing if each != one], unmet)) == count // 2
                ]
                assert all(byes[one] == min(byes[each] for each in could) for one in resting)
            met.update(map(Pair, pairs))
            byes.update(resting)


def test_whoever_stands_next_is_met() -> None:
    pairs, resting = swiss_round([3, 1, 4, 0, 2], all_pairs(5), {}, {})
    assert pairs == [(3, 1), (4, 0)]
    assert resting == [2]  # the last one
    pairs, resting = swiss_round([3, 1, 4, 0, 2], all_pairs(5), {Pair((3, 1)): 1}, {2: 1})
    assert pairs == [(3, 4), (1, 2)]
    assert resting == [0]


def test_those_of_one_side_never_meet_and_take_turns_resting() -> None:
    sides = {Pair((light, dark)) for light in (0, 1, 2) for dark in (3,)}
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    for _ in range(6):
        pairs, resting = swiss_round(range(4), sides, met, byes)
        assert len(pairs) == 1
        met.update(map(Pair, pairs))
        byes.update(resting)
    assert set(met.values()) == {2}
    assert {one: byes[one] for one in range(4)} == {0: 4, 1: 4, 2: 4, 3: 0}
