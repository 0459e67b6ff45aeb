"""Positions as matches: a puzzle or an example begins where it was set up, and is recorded like any match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from dejarik import puzzles
from dejarik.games.contract import Teller
from dejarik.kernel import Game, Seat
from dejarik.puzzles import Puzzle, Trial
from dejarik.scenarios import Moved, Scenario, files_below, former_names, load, moves, shipped
from dejarik.scenarios.opening import PUZZLE, Begun
from dejarik.server.games import ServedGame
from dejarik.server.language import words
from dejarik.server.wire.messages import ExampleInfo, PuzzleInfo, PuzzleStanding, ToldLine, ToldStep
from dejarik.story import Told
from dejarik.words import shared_words
from dejarik.words.texts import EXAMPLES, in_language


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """The scenarios of a game by name."""
    return {scenario.name: scenario for file in files_below(shipped(game)) for scenario in load(file)[0]}


def find_scenario(game: str, name: str) -> Scenario:
    """A scenario by its name, or the one it had when a match began; `LookupError` if there is none."""
    for examples in _examples(game).values():
        for example in examples:
            if example.name == name:
                return example  # without reading all the others, most of which are tests
    found = scenarios(game)
    return found[name] if name in found else found[former_names(game)[name]]


def puzzle_of(game: str, scenario: str) -> Puzzle | None:
    """The puzzle that a match began with, if it is one; `LookupError` if there is no such puzzle."""
    return puzzles.find(game, scenario.removeprefix(PUZZLE)) if scenario.startswith(PUZZLE) else None


def game_of(game: ServedGame, scenario: str) -> Game[Any, Any]:
    """The game as a match begins it; an unknown position raises `LookupError`."""
    if not scenario:
        return game.game
    puzzle = puzzle_of(game.name, scenario)
    found = puzzle.scenario if puzzle is not None else find_scenario(game.name, scenario)
    return Begun(game.game, found.position)


def position_name(game: str, scenario: str, lang: str) -> str:
    """What the position is called that a match began with; nothing if it began as matches do."""
    if not scenario:
        return ""
    try:
        puzzle = puzzle_of(game, scenario)
        return (puzzle.scenario if puzzle is not None else find_scenario(game, scenario)).named(lang)
    except LookupError:
        return ""  # there was one once


# ---- Puzzles ------------------------------------------------------------------------------------------


def listed_puzzles(game: str, lang: str) -> list[PuzzleInfo]:
    """The puzzles of a game in words: what somebody wrote, then what was found in matches; easiest first."""
    every = [*puzzles.load(game).values(), *puzzles.load_found(game).values()]
    return [puzzle_info(puzzle, lang) for puzzle in every]


def puzzle_info(puzzle: Puzzle, lang: str) -> PuzzleInfo:
    found = puzzle.found
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        level=puzzle.level,
        level_text=words(lang).say(f"server-level-{puzzle.level}"),
        title=puzzle.scenario.named(lang),
        task=in_language(puzzle.task, lang),
        aim=found.aim.kind if found is not None else "",
        aim_text=shared_words(lang, puzzle.game).say(f"aims-{found.aim.kind}") if found is not None else "",
        rating=found.rating if found is not None else 0,
    )


def standing(trial: Trial, choices: int, lang: str) -> PuzzleStanding:
    """What the attempt has come to; the explanation is told when the puzzle is solved."""
    puzzle = trial.puzzle
    ids = list(puzzles.load(puzzle.game) if puzzle.found is None else puzzles.load_found(puzzle.game))
    following = ids[ids.index(puzzle.id) + 1 :]
    return PuzzleStanding(
        id=puzzle.id,
        title=puzzle.scenario.named(lang),
        task=in_language(puzzle.task, lang),
        hints=[in_language(hint, lang) for hint in puzzle.hints],
        status=trial.status,
        choices=choices,
        why=in_language(puzzle.why, lang) if trial.status == "solved" else "",
        rules=list(puzzle.scenario.rules),
        next=following[0] if following else "",
        found=puzzle.found is not None,
    )


def told_solution(game: ServedGame, name: str, lang: str) -> list[ToldStep]:
    """One way to solve a puzzle, in sentences; `LookupError` if there is no such puzzle."""
    puzzle = puzzles.find(game.name, name)
    say, you = words(lang).say, puzzle.seat
    seats = range(puzzle.position.begin().seats)
    # Whoever reads solves it, so that sentences speak to them; they go by no name.
    names = tuple("" if seat == you else say("server-bot-passes") for seat in seats)
    teller = game.seating.teller(lang, names, you)
    called = {seat: say("server-you") if seat == you else names[seat] for seat in seats}
    return _told(game, teller, puzzles.solve(puzzle), you, called)


# ---- Examples -----------------------------------------------------------------------------------------


@cache
def _examples(game: str) -> dict[str, list[Scenario]]:
    """The examples of the books, and what somebody wrote a lesson for, by the rules they are about."""
    found: dict[str, list[Scenario]] = {}
    for file in files_below(shipped(game)):
        for scenario in load(file)[0] if _may_hold_examples(file) else ():
            if scenario.lesson or file.parent.name == EXAMPLES:
                for rule in scenario.rules:
                    found.setdefault(rule, []).append(scenario)
    return found


def _may_hold_examples(file: Path) -> bool:
    """Reading all scenarios takes long, and most are tests."""
    return file.parent.name == EXAMPLES or "\nlesson:" in file.read_text(encoding="utf-8")


def examples_of(game: str, rule: str, lang: str) -> list[ExampleInfo]:
    """The positions that show a rule."""
    return [
        ExampleInfo(
            example.name, game, example.named(lang), in_language(example.lesson, lang), list(example.rules)
        )
        for example in _examples(game).get(rule, [])
    ]


def example(game: ServedGame, name: str, lang: str) -> ExampleInfo:
    """One example with how it goes; `LookupError` if there is none."""
    found = find_scenario(game.name, name)
    teller = game.seating.teller(lang, ())
    steps = _told(game, teller, moves(found))
    return ExampleInfo(
        found.name, game.name, found.named(lang), in_language(found.lesson, lang), list(found.rules), steps
    )


def _told(
    game: ServedGame,
    teller: Teller,
    made: Iterable[Moved],
    viewer: Seat | None = None,
    called: Mapping[Seat, str] | None = None,
) -> list[ToldStep]:
    """Choices and what came of them as `viewer` reads it, each beside what its player is `called`."""
    told: list[ToldStep] = []
    story = Told([])
    for number, move in enumerate(made):
        if not number:
            teller.meet(move.before)
        story = teller.log(move.after, move.news, viewer, story.open)
        lines = [ToldLine(line.text, line.depth) for line in story.lines]
        if move.option.kind != game.seating.PASS or lines:
            text = teller.option(move.before, move.decision, move.option)
            player = called[move.seat] if called is not None else teller.player(move.seat)
            told.append(ToldStep(move.seat, player, text, lines))
    return told
