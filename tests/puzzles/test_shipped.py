"""Every puzzle is solved by its own solution, and not by the first thing that comes to mind."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from dejarik import games
from dejarik.bots import bot, names
from dejarik.kernel import Decision, Option, State, observe
from dejarik.puzzles import (
    LEVELS,
    PASSES,
    Puzzle,
    Trial,
    UnknownPuzzle,
    answer_for,
    find,
    load,
    load_found,
    load_text,
    puzzle_of,
    shipped,
    solve,
)
from dejarik.rules.catalog import rule
from dejarik.words import languages

PUZZLES = [puzzle for game in games.names() for puzzle in load(game).values()]
FEWEST = {"destiny": 12, "cardgame": 10, "outer_rim": 8}
PLAYS = 40
MOST_BY_LUCK = 0.35
MOST_CHOICES = 80
LONGEST_TASK = 150

Answer = Callable[[State, Decision], Option]


def _name(puzzle: Puzzle) -> str:
    return f"{puzzle.game}: {puzzle.id}"


def attempt(puzzle: Puzzle, answer: Answer) -> str:
    """What comes of a way to play."""
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    for _ in range(MOST_CHOICES):
        if trial.status != "open":
            break
        decision = state.decision
        mine = decision.seat == puzzle.seat
        option = answer(state, decision) if mine else answer_for(puzzle, state, decision.seat)
        state.choose(option, decision.seat)
        trial.follow(state)
    return trial.status


@pytest.mark.parametrize("game", games.names())
def test_the_files_of_a_game_are_read_without_problems(game: str) -> None:
    for file in shipped(game).glob("*.yaml"):
        assert file.stem in LEVELS
        assert load_text(file.read_text("utf-8"), file.stem)[1] == []
    assert len(load(game)) >= FEWEST[game]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=_name)
def test_a_puzzle_is_solved_by_its_solution(puzzle: Puzzle) -> None:
    solution = [move.option for move in solve(puzzle) if move.seat == puzzle.seat]
    assert attempt(puzzle, lambda _, __: solution.pop(0)) == "solved"
    assert not solution


def _passes(_state: State, decision: Decision) -> Option:
    kinds = {option.kind: option for option in decision.options}
    return next(
        (kinds[kind] for kind in ("pass", "done", "decline", "no") if kind in kinds), decision.options[0]
    )


@pytest.mark.parametrize("puzzle", PUZZLES, ids=_name)
def test_a_puzzle_is_not_solved_by_doing_nothing_and_seldom_by_luck(puzzle: Puzzle) -> None:
    assert attempt(puzzle, _passes) != "solved"
    luck = random.Random(1)
    solved = [attempt(puzzle, lambda _, decision: luck.choice(decision.options)) for _ in range(PLAYS)]
    assert solved.count("solved") <= PLAYS * MOST_BY_LUCK


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if one.level == "hard"], ids=_name)
def test_a_hard_puzzle_is_not_solved_by_whoever_takes_what_looks_best(puzzle: Puzzle) -> None:
    greedy = bot("simple", 1)
    assert attempt(puzzle, lambda state, decision: greedy.choose(observe(state, decision.seat))) != "solved"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=_name)
def test_the_words_of_a_puzzle_are_complete(puzzle: Puzzle) -> None:
    told = [puzzle.scenario.title, puzzle.task, puzzle.why, *puzzle.hints]
    for texts in told:
        assert set(texts) == set(languages())
        assert all(text.strip() for text in texts.values())
    for text in puzzle.task.values():
        assert len(text) <= LONGEST_TASK
    for texts in told:
        assert not re.search("[а-яё]", texts["en"].lower())
        assert re.search("[а-яё]", texts["ru"].lower())
        for text in texts.values():
            assert "_" not in text
            assert '"' not in text
    assert puzzle.scenario.rules
    for rule_id in puzzle.scenario.rules:
        assert rule(rule_id).game == puzzle.game
    assert puzzle.opponent in (PASSES, *names())


def test_cards_stand_in_the_files_by_their_codes() -> None:
    """A card that is called otherwise in another printing stays the same card."""
    for file in shipped("destiny").glob("*.yaml"):
        for board in re.findall(r"^board:\n(.*?)^\w", file.read_text("utf-8"), re.DOTALL | re.MULTILINE):
            for card in re.findall(r"card: ([^,}\n]+)", board):
                assert re.fullmatch(r'"\d{5}[AB]?"', card), (file, card)


def test_ids_are_unique_and_addresses() -> None:
    for game in games.names():
        ids = [
            found
            for file in shipped(game).glob("*.yaml")
            for found in re.findall(r"^id: (.+)$", file.read_text("utf-8"), re.MULTILINE)
        ]
        assert len(ids) == len(set(ids)) == len(load(game))
        assert not set(ids) & set(load_found(game))
        assert all(re.fullmatch(r"[a-z0-9-]+", one) for one in ids)


def test_an_unknown_puzzle_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownPuzzle) as unknown:
        find("destiny", "no-such")
    assert "first-reroll" in str(unknown.value)


def test_the_puzzle_of_the_day_changes_daily_until_all_have_had_their_day() -> None:
    every = [puzzle for game in games.names() for puzzle in (load(game) | load_found(game)).values()]
    first = date(2026, 11, 17)
    cycle = first - timedelta(first.toordinal() % len(every))
    days = [puzzle_of(cycle + timedelta(day)) for day in range(len(every))]
    assert {_name(puzzle) for puzzle in days} == {_name(puzzle) for puzzle in every}
    assert puzzle_of(first) == puzzle_of(first)
    again = [puzzle_of(cycle + timedelta(len(every) + day)) for day in range(len(every))]
    assert days != again


def test_the_puzzle_in_the_documentation_can_be_solved() -> None:
    text = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    (puzzle,), problems = load_text(example, "easy")
    assert problems == []
    assert list(solve(puzzle))[-1].after.outcome is None


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    text = (shipped("destiny") / "easy.yaml").read_text("utf-8").split("---\n")[0]
    broken = text.replace("goal: {grievous:", "goal: {grevious:").replace(
        "lost: {round: 2}", "lost: {log: [passed]}"
    )
    found, problems = load_text(broken, "easy")
    assert not found
    assert {problem.what for problem in problems} == {"name-near", "goal-log"}
