"""A ladder plays everybody against everybody from both seats, goes on where it was, and counts rightly."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from math import comb
from pathlib import Path

import msgspec
import pytest

from dejarik.bots import thinker
from dejarik.bots.thinker import Level
from dejarik.lab import tables
from dejarik.lab.ladder import Decks, Rung, all_pairs, climb, ladder, plans_of, results_of, rungs_of
from dejarik.lab.matches import Played, Thought
from dejarik.lab.pages.ladder import ladder_markdown
from dejarik.lab.results import OtherPlan, Results
from dejarik.lab.runner import Here, local
from dejarik.lab.statistics import Share, adjusted
from dejarik.lab.tables import Sitting
from dejarik.words import Words

DECKS = [Decks("obi-wan", "grievous"), Decks("luke", "boba-fett")]


def kept(rungs: list[Rung], path: Path | None = None, seed: int = 0) -> Results:
    results = results_of("destiny", seed, path)
    assert sum(len(part.played) for part in climb(rungs, Here(), results)) == wanted(rungs)
    return results


def wanted(rungs: list[Rung]) -> int:
    return sum(plan.matches for plan in plans_of(rungs).values())


def test_each_pair_of_decks_is_played_from_both_seats_with_the_same_luck() -> None:
    rungs = rungs_of("destiny", all_pairs(["random", "simple"]), 6, 3, DECKS)
    assert {(rung.one, rung.other) for rung in rungs} == set(all_pairs(["random", "simple"]))
    assert [(rung.decks.first, [plan.matches for plan in rung.plans.values()]) for rung in rungs[:2]] == [
        ("obi-wan", [2, 2]),
        ("luke", [1, 1]),
    ]
    for rung in rungs:
        first, second = rung.plans.values()
        assert (first.setup, first.seed) == (second.setup, second.seed)
        assert first.bots == (rung.one, rung.other) == second.bots[::-1]
        assert first.whims != second.whims, "or a bot against itself would play the same match twice"
    assert len(plans_of(rungs)) == 12


def test_each_group_of_decks_gets_all_matches() -> None:
    groups = [Decks(one.first, one.second, one.first) for one in DECKS]
    rungs = rungs_of("destiny", [("random", "simple")], 5, 0, groups)
    assert [sum(plan.matches for plan in rung.plans.values()) for rung in rungs] == [6, 6]


def test_without_pairs_all_ready_made_decks_meet() -> None:
    def pairs(game: str) -> set[tuple[str, str]]:
        found = rungs_of(game, [("random", "random")], 500)
        return {(rung.decks.first, rung.decks.second) for rung in found}

    assert len(pairs("cardgame")) == 18
    assert ("jedi", "sith") in pairs("cardgame")
    assert ("jedi", "rebel-alliance") not in pairs("cardgame")
    assert pairs("outer_rim") == {("character", "character")}


def test_the_stronger_bot_wins_from_both_seats() -> None:
    rungs = rungs_of("destiny", [("random", "simple")], 6, 1, DECKS)
    told = ladder("destiny", 1, rungs, kept(rungs, seed=1))
    (meeting,) = told.meetings
    assert meeting.wins.of == told.matches == told.wanted == 6
    assert meeting.wins.count <= 1
    assert (meeting.with_first.of, meeting.with_second.of) == (3, 3)
    assert [(side.deck, side.wins.of) for side in meeting.sides] == [
        ("obi-wan", 2),
        ("grievous", 2),
        ("luke", 1),
        ("boba-fett", 1),
    ]
    thinking = {one.bot: one for one in told.thinking}
    assert thinking["simple"].mean > thinking["random"].mean
    assert thinking["simple"].longest >= thinking["simple"].most >= thinking["random"].most


def test_a_ladder_goes_on_where_it_was_also_with_others(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    few = rungs_of("destiny", [("random", "random")], 2, 1, DECKS[:1])
    kept(few, path, 1)
    with path.open("ab") as file:
        file.write(b'{"plan": "cut o')  # interrupted in the middle of a line
    more = rungs_of("destiny", all_pairs(["random", "simple"]), 4, 1, DECKS)
    parts = list(climb(more, Here(), results_of("destiny", 1, path)))
    assert sum(len(part.played) for part in parts if part.known) == 2
    assert sum(len(part.played) for part in parts) == wanted(more) == 12
    assert all(part.known for part in climb(more, Here(), results_of("destiny", 1, path)))
    with pytest.raises(OtherPlan):
        results_of("destiny", 2, path)


def test_matches_of_a_bot_that_has_changed_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    before = rungs_of("destiny", [("thinker-easy", "simple"), ("simple", "random")], 2, 0, DECKS[:1])
    easy = thinker.LEVELS["easy"]
    monkeypatch.setattr("dejarik.lab.ladder.bot", lambda name: thinker.ThinkerBot(0, Level(easy.tries + 1)))
    after = rungs_of("destiny", [("thinker-easy", "simple")], 2, 0, DECKS[:1])
    assert not plans_of(after).keys() & plans_of(before).keys()
    monkeypatch.undo()
    assert plans_of(before[1:]).keys() < plans_of(before).keys()


def test_matches_of_bots_that_judge_otherwise_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    before = plans_of(rungs_of("destiny", [("thinker-easy", "simple")], 2, 0, DECKS[:1]))
    monkeypatch.setattr("dejarik.games.destiny.ai.evaluation.EDITION", 99)
    assert not before.keys() & plans_of(rungs_of("destiny", [("thinker-easy", "simple")], 2, 0, DECKS[:1]))


def invented(rungs: list[Rung], won: list[tuple[int, ...]]) -> Results:
    """Results that nobody played: the winners of the first plan, then those of the second."""
    results = results_of("destiny", 0, None)
    thought = Thought(2, 0.4, 0.3, {50: 1, 60: 1})
    for number, (key, plan) in enumerate(plans_of(rungs).items()):
        played = [
            Played(winners, "x", 3, 9, 0, (), (thought, thought), (0.1, -0.1))
            for winners in won[number * plan.matches : (number + 1) * plan.matches]
        ]
        results.add(key, 0, played)
    return results


def test_draws_are_won_by_nobody() -> None:
    rungs = rungs_of("destiny", [("random", "simple")], 4, 0, DECKS[:1])
    told = ladder("destiny", 0, rungs, invented(rungs, [(0,), (), (0,), (1,)]))
    (meeting,) = told.meetings
    assert (meeting.wins.count, meeting.wins.of, meeting.draws) == (2, 4, 1)
    assert (meeting.with_first.count, meeting.with_second.count) == (1, 1)
    assert meeting.seconds == pytest.approx(0.8)
    markdown = ladder_markdown(told, Words("en"))
    assert "| `random` |  | 50.0 % (15.0–85.0 %) |" in markdown
    assert "| `simple` | 25.0 % (4.6–69.9 %) |  |" in markdown


def test_luck_is_taken_off_by_pairs() -> None:
    lucky = [(0.5 + luck, luck) for luck in (-0.5, -0.3, -0.1, 0.1, 0.3, 0.5) * 2]
    found = adjusted(lucky)
    assert (found.share, found.weight) == pytest.approx((0.5, 1.0))
    assert found.of == 12
    noisy = [(result + 0.1 * (-1) ** number, luck) for number, (result, luck) in enumerate(lucky)]
    plain = adjusted([(result, 0.0) for result, _ in noisy])
    assert adjusted(noisy).high - adjusted(noisy).low < 0.5 * (plain.high - plain.low)
    shifted = adjusted([(result, luck + 0.1) for result, luck in noisy])
    assert shifted.share == pytest.approx(adjusted(noisy).share - 0.1 * shifted.weight)
    always = adjusted([(1.0, 0.1)] * 20)
    assert always.share == 1.0
    assert always.low == pytest.approx(0.84, abs=0.01), "twenty pairs are not certainty"
    assert adjusted([]).of == 0


def test_luck_of_two_players_is_opposite() -> None:
    rungs = rungs_of("destiny", [("simple", "simple")], 2, 5, DECKS[:1])
    results = kept(rungs, seed=5)
    matches = [match for key in plans_of(rungs) for match in results.rows(key, 9).values()]
    assert matches
    for match in matches:
        assert match.luck[0] == pytest.approx(-match.luck[1], abs=1e-3)
        assert abs(match.luck[0]) > 0.001
        assert sum(thought.choices for thought in match.thought) == match.decisions
    assert msgspec.json.decode(msgspec.json.encode(matches), type=list[Played]) == matches


# ---- Nobody is as strong as whoever is above ---------------------------------------------------------------

# The stronger one, the weaker one, how many matches they play and how many of them the stronger one must win:
# always so many that equals would win them less often than once in ten times (`test_equals_…`), and so few
# that a level as strong as measured (docs/bots.md) hardly ever misses them. Equal seeds give equal matches.
# On a native build it takes about six minutes of processor time, maybe as long again for thinker-hard in
# the Card Game. Won when this was written: Destiny 24, 20, 33 (of 48), 23, 21; Outer Rim 23, 19, 16, 20,
# alone 82; in the Card Game 24, 38 (of 48), 54 (of 72); its last two are not played yet with these decks.
RANDOM, SIMPLE, BEGINNER = "random", "simple", "thinker-beginner"
EASY, MEDIUM, HARD = "thinker-easy", "thinker-medium", "thinker-hard"
Must = tuple[str, str, int, int]
RUNGS: dict[str, tuple[Must, ...]] = {
    "destiny": (
        (SIMPLE, RANDOM, 24, 20),
        (EASY, BEGINNER, 24, 16),
        (MEDIUM, EASY, 48, 30),
        (HARD, MEDIUM, 24, 16),
        (HARD, SIMPLE, 24, 17),
    ),
    "cardgame": (
        (SIMPLE, RANDOM, 24, 20),
        (EASY, BEGINNER, 48, 30),
        (MEDIUM, EASY, 72, 42),
        (HARD, MEDIUM, 24, 16),
        (HARD, SIMPLE, 24, 19),
    ),
}
# At tables of four, half against half; alone against the rules, where simple wins two matches in three.
TABLES: tuple[Must, ...] = (
    (EASY, BEGINNER, 24, 18),
    (MEDIUM, EASY, 24, 16),
    (HARD, MEDIUM, 24, 16),
    (HARD, SIMPLE, 24, 16),
)
ALONE = (HARD, 96, 72)
DECKS_OF = {
    "destiny": [*DECKS, Decks("senators", "bounty-hunters")],
    "cardgame": [Decks("jedi", "sith"), Decks("rebel-alliance", "imperial-navy")],
}


@pytest.mark.parametrize("must", sorted({one for part in (*RUNGS.values(), TABLES) for one in part}))
def test_equals_would_seldom_win_as_many_as_a_rung_asks_for(must: Must) -> None:
    *_, matches, fewest = must
    assert sum(comb(matches, won) for won in range(fewest, matches + 1)) / 2**matches < 0.1


def short_of(musts: Sequence[Must], won: Mapping[tuple[str, str], Share]) -> dict[tuple[str, str], int]:
    """The rungs that do not hold, with what was won of them."""
    assert {pair: wins.of for pair, wins in won.items()} == {(one, other): of for one, other, of, _ in musts}
    print({f"{one}:{other}": f"{won[one, other].count} of {of}" for one, other, of, _ in musts})
    return {
        (one, other): won[one, other].count
        for one, other, _, fewest in musts
        if won[one, other].count < fewest
    }


@pytest.mark.soak
@pytest.mark.parametrize("game", RUNGS)
def test_a_small_ladder_has_its_rungs_in_order(game: str) -> None:
    rungs = [
        rung
        for one, other, matches, _ in RUNGS[game]
        for rung in rungs_of(game, [(one, other)], matches, 0, DECKS_OF[game])
    ]
    results = results_of(game, 0, None)
    for _ in climb(rungs, local(os.cpu_count() or 1), results):
        pass
    told = ladder(game, 0, rungs, results)
    assert short_of(RUNGS[game], {(one.one, one.other): one.wins for one in told.meetings}) == {}


def seated(sittings: list[Sitting]) -> dict[tuple[str, str], Share]:
    """How they fared."""
    results = tables.results_of("outer_rim", 0, None)
    for _ in tables.sit(sittings, local(os.cpu_count() or 1), results):
        pass
    told = tables.tables("outer_rim", 0, sittings, results)
    return {(one.one, one.other): one.wins for one in told.meetings}


@pytest.mark.soak
def test_a_small_ladder_of_outer_rim_has_its_rungs_in_order() -> None:
    won: dict[tuple[str, str], Share] = {}
    for one, other, matches, _ in TABLES:
        found = tables.sittings_of("outer_rim", [one, other], matches, 4)
        won |= seated([sitting for sitting in found if sitting.one != sitting.other])
    assert short_of(TABLES, won) == {}


@pytest.mark.soak
def test_alone_the_planner_beats_the_rules_more_often_than_simple_does() -> None:
    name, matches, fewest = ALONE
    ((_, wins),) = seated(tables.sittings_of("outer_rim", [name], matches, 1)).items()
    print(f"{name} alone: {wins.count} of {matches}")
    assert wins.of == matches
    assert wins.count >= fewest
