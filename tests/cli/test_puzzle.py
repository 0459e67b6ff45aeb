"""Puzzles in the terminal: played with hints and undo, told solved or lost, listed with what was solved."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.cli.play_keyboard import Keyboard, typing

from dejarik import games
from dejarik.cli import main
from dejarik.cli._play.solved import ALONE, HELPED, Solved
from dejarik.puzzles import find, load, load_found, puzzle_of, solve
from dejarik.words import languages

pytestmark = pytest.mark.usefixtures("at_home")

EASY = "one-symbol"  # of Destiny


def puzzle(monkeypatch: pytest.MonkeyPatch, typist: Callable[[str], str | None], *args: str) -> str:
    """Everything that was on the screen; the program ends politely."""
    screen = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stdin", Keyboard(screen, typist))
        assert main(["puzzle", *args]) == 0
    return screen.getvalue()


def solution(game: str, name: str) -> list[str]:
    """What to type to solve a puzzle: where there is no choice, nothing is asked."""
    found = find(game, name)
    return [
        move.before.key(move.option)
        for move in solve(found)
        if move.seat == found.seat and move.decision is not None and len(move.decision.options) > 1
    ]


def test_a_solved_puzzle_is_explained_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = puzzle(monkeypatch, typing(solution("destiny", EASY)), EASY)

    assert f"Your task: {find('destiny', EASY).task['en'][:30]}" in shown
    assert "Solved in 4 choices!" in shown
    assert "any number of your dice" in " ".join(shown.split())
    assert "dejarik puzzle " in shown.rpartition("The next one:")[2]
    assert Solved.read().puzzles == {f"destiny/{EASY}": ALONE}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", languages())
def test_puzzles_of_every_game_are_solved_by_their_solutions(
    monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    for kept in (load(game), load_found(game)):
        name = next(iter(kept))
        shown = puzzle(monkeypatch, typing(solution(game, name)), name, "--game", game, "--lang", lang)
        assert {"en": "Solved in ", "ru": "Решено за "}[lang] in shown, name


def test_hints_come_one_by_one_and_then_the_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = puzzle(monkeypatch, typing(["hint", "hint", "hint", *solution("destiny", EASY)]), EASY)

    first, second = (hint["en"][:25] for hint in find("destiny", EASY).hints)
    assert shown.index(first) < shown.index(second) < shown.index("One way to solve it")
    assert Solved.read().puzzles == {f"destiny/{EASY}": HELPED}


def test_a_lost_puzzle_can_be_taken_back_or_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = "The goal is now out of reach."
    way = solution("destiny", EASY)

    assert lost in puzzle(monkeypatch, typing(["pass"]), EASY)
    assert Solved.read().puzzles == {}
    shown = puzzle(monkeypatch, typing(["pass", "undo", *way]), EASY)
    assert shown.index(lost) < shown.index("Solved in 4 choices!")
    shown = puzzle(monkeypatch, typing([*way[:2], "restart", *way]), EASY)
    assert "From the beginning." in shown
    assert "Solved in 4 choices!" in shown


def test_what_is_typed_after_losing_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = puzzle(monkeypatch, typing(["pass", "1", "hint", "board", "quit"]), EASY)

    assert shown.count("starts over") == 2
    assert find("destiny", EASY).hints[0]["en"][:25] in shown
    assert shown.rstrip().endswith("Goodbye.")


def test_why_names_the_rule_and_help_lists_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = puzzle(monkeypatch, typing(["why activate obi", "help", "save x.json", "concede"]), EASY)

    assert "[destiny.action.activate.ready-only]" in shown
    told = shown[shown.index("Choose an option by its number") : shown.index("> save")]
    assert "restart (again)" in told
    assert "a hint, then a better one" in told
    assert "save" not in told
    assert shown.count("is neither an option nor a command") == 2
    assert not Path("x.json").exists()


def test_matches_know_no_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Keyboard(screen, typing(["help", "restart"])))
    assert main(["play", "destiny", "--opponent", "random", "--seed", "3"]) == 0
    assert "“restart” is neither an option nor a command" in screen.getvalue()
    assert "start over" not in screen.getvalue()


def test_without_a_name_it_is_the_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    today = puzzle_of(datetime.now(UTC).date())
    assert today.scenario.named("en") in " ".join(puzzle(monkeypatch, typing([])).split())


def test_with_a_game_or_level_it_is_the_next_one_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = [one for one in load("destiny").values() if one.level == "hard"]
    solved = Solved()
    solved.add(hard[0], helped=False)
    assert solved.write()

    shown = puzzle(monkeypatch, typing([]), "--game", "destiny", "--level", "hard")

    assert hard[1].scenario.named("en") in shown


def test_the_list_marks_what_was_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    solved = Solved()
    solved.add(find("destiny", EASY), helped=True)
    assert solved.write()

    assert main(["puzzle", "--list", "--game", "destiny", "--level", "easy"]) == 0
    shown = capsys.readouterr().out
    assert f"✓ {EASY}" in shown
    assert shown.count("✓") == 1
    assert "1 of " in shown.splitlines()[-1]
    assert main(["puzzle", "--list", "--game", "outer-rim", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {one["id"] for one in listed} == {*load("outer_rim"), *load_found("outer_rim")}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("one-simbol",), "Did you mean one-symbol"),
        (("qqqqqq",), "names them all"),
        ((EASY, "--list"), "not both"),
        ((EASY, "--game", "chess"), "chess"),
        ((EASY, "--game", "outer-rim"), "There is no puzzle"),
        (("--json",), "--list"),
    ],
)
def test_bad_input_is_answered(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], said: str) -> None:
    assert main(["puzzle", *args]) == 2
    assert said in capsys.readouterr().err


def test_what_cannot_be_read_or_written_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    file = Solved.file()
    file.parent.mkdir(parents=True)
    file.write_text("no json")
    assert Solved.read().puzzles == {}
    file.unlink()
    file.mkdir()

    shown = puzzle(monkeypatch, typing(solution("destiny", EASY)), EASY)

    assert "cannot be written" in " ".join(shown.split())
