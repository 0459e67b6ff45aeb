"""Positions are judged by who won in the end: weights are found, start from the evaluation, and are used."""

from __future__ import annotations

import builtins
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.evaluation import evaluation_of, judged_by
from dejarik.bots.thinking.judging import Judging
from dejarik.bots.thinking.weights import JUDGMENT_FILE, Origin, Table, read_table
from dejarik.games import find, modules
from dejarik.games import names as game_names
from dejarik.kernel import State, observe
from dejarik.lab import training
from dejarik.lab.judging import Quick, Seen, by_hand, chance, fit, solved, surprise, watch
from dejarik.lab.runner import Here
from dejarik.lab.statistics import share
from dejarik.lab.training import JUDGMENT, Batch, Lesson, Plan, Trained, Training, keep, learn

FITTED = [game for game in game_names() if modules(game).judgment is not None]
PLAN = Plan("destiny", find("destiny").version, "simple", 2, 2, "beginner", 5, only=JUDGMENT, quick=4)


def matches(number: int, weights: list[float], seed: int = 1) -> list[Seen]:
    """Positions whose sides differ by luck, and winners who are as likely as these weights say."""
    luck = Random(seed)
    found = []
    for _ in range(number):
        more = [round(luck.gauss(0, 1), 4) for _ in weights]
        found.append(Seen(more, [0.0] * len(weights), luck.random() < chance(more, weights)))
    return found


# ---- Fitting --------------------------------------------------------------------------------------------


def test_weights_that_made_the_winners_are_found() -> None:
    true = [0.8, 1.5, -1.0, 0.0]
    found = fit(matches(4_000, true), by_hand(["holdings", "a", "b", "c"]), ridge=1.0)
    assert found == pytest.approx(true, abs=0.2)


def test_few_matches_hardly_move_the_weights() -> None:
    start = by_hand(["holdings", "a", "b"])
    few, many = (fit(matches(number, [1.0, 2.0, 0.0]), start, ridge=50.0) for number in (10, 4_000))
    assert 0.0 < few[1] < 0.5 < many[1]
    assert fit([], start) == start


def test_a_better_deck_is_no_merit_of_what_lies_on_the_table() -> None:
    """One number is the same throughout a match and decides it; the other comes and goes."""
    luck = Random(3)
    seen = []
    for _ in range(1_500):
        deck = luck.gauss(0, 1)
        won = luck.random() < chance([deck], [2.0])
        for _ in range(3):
            seen.append(Seen([deck + luck.gauss(0, 1)], [deck], won))
    plain = fit([Seen(one.more, [0.0], one.won) for one in seen], [0.0], ridge=1.0)
    told_apart = fit(seen, [0.0], ridge=1.0)
    assert plain[0] > 0.5
    assert abs(told_apart[0]) < 0.1


def test_fitting_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = matches(300, [1.0, -1.0])
    with_it = fit(seen, [1.0, 0.0])
    imported = builtins.__import__

    def without(name: str, *about: Any, **named: Any) -> Any:
        if name == "numpy":
            raise ImportError(name)
        return imported(name, *about, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    assert fit(seen, [1.0, 0.0]) == pytest.approx(with_it, abs=1e-6)


def test_linear_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_who_knows_more_is_less_surprised() -> None:
    seen = matches(500, [1.0, 2.0])
    assert surprise(seen, [1.0, 2.0]) < surprise(seen, [1.0, 0.0]) < surprise(seen, [-1.0, 0.0])
    assert surprise(seen, [0.0, 0.0]) == pytest.approx(0.693, abs=0.001)
    assert surprise([], [1.0]) == 0.0


# ---- The numbers of a game ------------------------------------------------------------------------------


def positions(game: str, choices: int = 200) -> list[State]:
    """Somewhere in a match of each sample."""
    found = []
    for setup in find(game).samples().values():
        state = find(game).new(setup, 3)
        luck = Random(1)
        for _ in range(choices):
            if state.outcome is not None:
                break
            found.append(state.copy())
            state.choose(luck.randrange(len(state.decision.options)))
    return found[:: max(1, len(found) // 60)]


@pytest.mark.parametrize("game", FITTED)
def test_every_seat_has_a_number_for_each_trait(game: str) -> None:
    judgment = modules(game).judgment
    assert judgment is not None
    assert len(set(judgment.TRAITS)) == len(judgment.TRAITS)
    for g in positions(game):
        rows = judgment.traits(g)
        assert len(rows) == g.seats
        assert all(len(row) in (0, len(judgment.TRAITS)) for row in rows)
        assert all(abs(number) < 30 for row in rows for number in row), (
            "numbers of a size that can be weighed"
        )


@pytest.mark.parametrize("game", FITTED)
def test_the_first_trait_is_what_the_evaluation_says_by_itself(game: str) -> None:
    given = modules(game)
    assert given.judgment is not None
    judging = Judging(given.evaluation, given.judgment, {given.judgment.TRAITS[0]: 1.0})
    for g in positions(game):
        for seat in range(g.seats):
            assert judging.chance_to_win(g, seat) == pytest.approx(given.evaluation.chance_to_win(g, seat))


@pytest.mark.parametrize("game", FITTED)
def test_fitted_chances_add_up_to_one(game: str) -> None:
    judgment = modules(game).judgment
    assert judgment is not None
    luck = Random(2)
    judging = judged_by(game, {trait: luck.uniform(-1, 1) for trait in judgment.TRAITS})
    for g in positions(game):
        assert sum(judging.chance_to_win(g, seat) for seat in range(g.seats)) == pytest.approx(1.0)


def test_who_has_won_is_not_judged() -> None:
    state = find("destiny").new(next(iter(find("destiny").samples().values())), 1)
    luck = Random(2)
    while state.outcome is None:
        state.choose(luck.randrange(len(state.decision.options)))
    judging = judged_by("destiny", {"health": -5.0})
    (winner,) = state.outcome.winners
    assert judging.chance_to_win(state, winner) == 1.0
    assert judging.chance_to_win(state, 1 - winner) == 0.0


def test_health_and_dice_are_told_by_what_they_are() -> None:
    judgment = modules("destiny").judgment
    assert judgment is not None
    g: Any = find("destiny").new(next(iter(find("destiny").samples().values())), 1)
    while g.decision.kind != "action":
        g.choose(0)

    def told() -> dict[str, float]:
        return dict(zip(judgment.TRAITS, judgment.traits(g)[0], strict=True))

    before = told()
    assert before["characters"] > 0 < before["health"]
    hurt = g.things[g.characters(0)[0]]
    hurt.damage += 2
    after = told()
    assert after["health"] == pytest.approx(before["health"] - 0.2)
    assert after["share of health"] < before["share of health"]
    assert after["dice"] == before["dice"]
    g.resources[0] += 3
    assert told()["resources"] > after["resources"]


def test_without_weights_the_evaluation_is_as_it_is_written() -> None:
    assert judged_by("destiny", {}) is modules("destiny").evaluation
    assert judged_by("outer_rim", {"health": 1.0}) is modules("outer_rim").evaluation


# ---- The loop -------------------------------------------------------------------------------------------


def test_the_quick_policy_plays_matches_to_judge_by() -> None:
    batch = Quick("destiny", 1, 0, 3, read_table("destiny").weights)
    seen = watch(batch)
    assert len(seen) > 5
    assert all(len(one.more) == len(one.begun) == len(seen[0].more) for one in seen)
    assert watch(batch) == seen


def test_a_lesson_holds_the_positions_of_the_teacher() -> None:
    lesson = learn(Batch(PLAN, 0))
    assert isinstance(lesson, Lesson)
    assert lesson.seen
    assert not lesson.choices, "only the judgment is fitted"
    assert {one.won for one in lesson.seen} in ({True}, {False})
    assert msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson) == lesson


def test_a_thinker_judges_as_it_is_told() -> None:
    """Who thinks that health is bad plays otherwise."""
    judged: list[float] = []
    odd = judged_by("destiny", {"health": -3.0})
    g = find("destiny").new(next(iter(find("destiny").samples().values())), 4)
    while g.decision.kind != "action" or len(g.decision.options) < 4:
        g.choose(0)
    seen = observe(g, g.decision.seat)
    assert seen.decision is not None
    for evaluation in (odd, evaluation_of("destiny")):
        bot = ThinkerBot(1, LEVELS["easy"], evaluation=evaluation)
        assert bot.choose(seen) in seen.options
        judged.append(bot.thoughts(seen, seen.decision, evaluation)[0].estimate)
    assert judged[0] != judged[1]


def test_a_judgment_is_fitted_tried_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[dict[str, float]] = []

    def trial(batch: Any) -> training.Trial:
        tried.append(batch.judgment)
        return training.Trial(batch.number, won=True)

    monkeypatch.setattr(training, "put_to_trial", trial)
    found: list[Trained] = []
    for _ in range(2):
        one = Training(PLAN, Here(), tmp_path / "judge.jsonl")
        for step in (one.play, one.practice, one.judge, one.try_out):
            if step == one.practice:
                one.fit()
            for _count in step():
                pass
        found.append(one.result())
        monkeypatch.setattr(training, "watch", None)  # what is in the file of progress is not done again
    first, again = found
    assert first == again
    assert first.table is None
    assert first.judgment is not None
    judgment = modules("destiny").judgment
    assert judgment is not None
    assert tuple(first.judgment.weights) == judgment.TRAITS
    assert tried == [first.judgment.weights] * 2
    assert first.judgment.origin.positions > 10
    repeated = "--from-nothing --only judgment --quick 4 --output judgment.json"
    assert first.judgment.origin.command.endswith(repeated), "nobody would have kept it otherwise"
    assert not first.judgment.origin.start
    assert not first.accepted, "two matches are not enough"
    keep("destiny", first, tmp_path / "fitted.json")
    assert msgspec.json.decode((tmp_path / "fitted.json").read_bytes(), type=Table) == first.judgment


def test_a_judgment_is_fitted_further_from_the_one_that_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a repeated training goes on from what the last one kept."""
    known = {JUDGMENT_FILE: Table(Origin(), {"holdings": 1.0, "health": 5.0})}
    monkeypatch.setattr(training, "read_table", lambda game, file="": known.get(file, Table()))
    plan = msgspec.structs.replace(PLAN, matches=0, trials=0, quick=2)

    def fitted(plan: Plan) -> Table:
        found = Training(plan, Here())
        list(found.play())
        found.fit()
        list(found.judge())
        table = found.result().judgment
        assert table is not None
        return table

    afresh, onward = fitted(plan), fitted(msgspec.structs.replace(plan, onward=True))
    assert abs(afresh.weights["health"]) < 1.0
    assert onward.weights["health"] == pytest.approx(5.0, abs=1.0)
    assert onward.origin.start
    assert not afresh.origin.start
    assert "--from-nothing" not in onward.origin.command


def test_quick_matches_go_on_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "QUICK_BATCH", 1)
    plan = msgspec.structs.replace(PLAN, matches=0, trials=0, quick=3)
    played: list[int] = []

    def watched(batch: Any) -> Any:
        played.append(batch.first)
        return watch(batch)

    monkeypatch.setattr(training, "watch", watched)

    def judgment(progress: Path | None, most: int = 9) -> Any:
        found = Training(plan, Here(), progress)
        list(found.play())
        found.fit()
        for count, _ in enumerate(found.judge(), start=1):
            if count == most:
                break
        return found.judgments

    whole = judgment(None)
    judgment(tmp_path / "judge.jsonl", most=2)
    played.clear()
    assert judgment(tmp_path / "judge.jsonl") == whole
    assert played == [2]


def test_policy_and_judgment_are_written_side_by_side(tmp_path: Path) -> None:
    tables = Table(Origin(), {"claim": 0.5}), Table(Origin(), {"health": 1.0})
    both = Trained(*tables, 0.0, 0.0, 0.0, 1.0, share(0, 0), 0, 0, accepted=False)
    keep("destiny", both, tmp_path / "policy.json")
    for name, table in zip(("policy.json", JUDGMENT_FILE), tables, strict=True):
        assert msgspec.json.decode((tmp_path / name).read_bytes(), type=Table) == table


def test_weights_that_come_with_a_game_are_about_its_traits() -> None:
    for game in FITTED:
        judgment = modules(game).judgment
        assert judgment is not None
        table = read_table(game, JUDGMENT_FILE)
        assert set(table.weights) <= set(judgment.TRAITS)
        if table.weights:
            assert table.origin.command.startswith(f"dejarik lab train {game} ")
            assert table.origin.won > table.origin.trials / 2
            assert table.origin.trials >= training.FEWEST_TRIALS
