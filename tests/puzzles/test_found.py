"""Puzzles from matches: all are solved by their lines, a sample is proved again, their words are complete."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from dejarik import games
from dejarik.games.contract import Aim
from dejarik.kernel import Match
from dejarik.lab.puzzles import (
    MOST_FIRST,
    MOST_LUCK,
    MOST_OF_MATCH,
    Disproved,
    Search,
    Task,
    check,
    checked,
    chosen,
    look_at,
    solved_by,
    solves_itself,
    tasks_of,
    told,
)
from dejarik.lab.runner import Here
from dejarik.puzzles import LEVELS, Trial, find, load_found
from dejarik.puzzles.found import RATED_BY, Found, file_of, puzzle_from, read_found, write_found
from dejarik.words import languages

FOUND = [one for game in games.names() for one in read_found(file_of(game))]
SAMPLE = 6  # of each game, proved in every run of the tests; a soak proves all
LONGEST_TASK = 150
FEWEST = {"destiny": 200, "cardgame": 80, "outer_rim": 80}


def _name(found: Found) -> str:
    return f"{found.game}: {found.id}"


def _sample() -> list[Found]:
    kept = []
    for game in games.names():
        own = [one for one in FOUND if one.game == game]
        kept += Random(1).sample(own, min(SAMPLE, len(own)))
    return kept


@pytest.mark.parametrize("found", _sample(), ids=_name)
def test_a_puzzle_of_the_sample_is_proved_by_the_rules_of_today(found: Found) -> None:
    assert check(found).first >= 1


@pytest.mark.soak
@pytest.mark.parametrize("found", FOUND, ids=_name)
def test_every_puzzle_is_proved_by_the_rules_of_today(found: Found) -> None:
    assert check(found).first >= 1


def test_every_puzzle_is_solved_by_its_line() -> None:
    assert [_name(one) for one in FOUND if not solves_itself(puzzle_from(one))] == []


@pytest.mark.parametrize("game", games.names())
def test_every_puzzle_was_proved_by_these_rules(game: str) -> None:
    """Whoever counts up the version of the rules runs `dejarik lab puzzles <game> --check --remove`."""
    assert {one.version for one in FOUND if one.game == game} == {games.find(game).version}


@pytest.mark.parametrize("game", games.names())
def test_there_are_enough_of_every_game_and_many_kinds(game: str) -> None:
    own = [one for one in FOUND if one.game == game]
    assert len(own) >= FEWEST[game]
    kinds = Counter(one.aim.kind for one in own)
    assert len(kinds) >= 5
    assert max(Counter((one.origin.seed, one.origin.match) for one in own).values()) <= MOST_OF_MATCH


def test_every_puzzle_is_narrow_long_rated_and_an_idea_of_its_own() -> None:
    for one in FOUND:
        assert 1 <= one.first <= MOST_FIRST, one.id  # the page with the puzzles says so
        assert 2 * one.first <= one.options, one.id
        assert one.choices >= 3, one.id
        assert one.luck[0] <= one.luck[1] * MOST_LUCK, one.id
        assert one.solved, one.id
        assert 0 <= one.rating <= len(RATED_BY)
        assert puzzle_from(one).level in LEVELS
        assert re.fullmatch(r"match-[0-9a-f]{8}", one.id)
    assert len({(*one.about, one.game) for one in FOUND}) == len(FOUND)
    assert len({one.id for one in FOUND}) == len(FOUND)


@pytest.mark.parametrize("found", _sample(), ids=_name)
def test_the_words_of_a_puzzle_are_composed_in_every_language(found: Found) -> None:
    puzzle = find(found.game, found.id)
    for language in languages():
        told = [text[language] for text in (puzzle.scenario.title, puzzle.task, puzzle.why, *puzzle.hints)]
        assert len(puzzle.task[language]) <= LONGEST_TASK
        for text in told:
            assert text.strip()
            assert "_" not in text
            assert "{" not in text
            assert bool(re.search("[а-яё]", text.lower())) == (language == "ru"), text


@pytest.mark.soak
@pytest.mark.parametrize("game", games.names())
def test_every_task_is_short(game: str) -> None:
    for puzzle in load_found(game).values():
        assert all(len(puzzle.task[language]) <= LONGEST_TASK for language in languages()), puzzle.id


def test_luck_loses_what_can_be_reached_without_it() -> None:
    """Whoever rolls dice has not solved a puzzle that asks for no dice, whatever comes up."""
    puzzle = next(iter(load_found("destiny").values()))
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    state.chance.used += 1
    trial.follow(state)
    assert trial.status == "lost"


def test_a_puzzle_that_no_longer_holds_is_reported_by_name(tmp_path: Path) -> None:
    one = next(one for one in FOUND if one.game == "destiny")
    assert checked(one)[1] == ""
    unreachable = msgspec.structs.replace(one, aim=Aim("resources", 0, 99))
    with pytest.raises(Disproved, match="cannot be reached"):
        check(unreachable)
    other_line = msgspec.structs.replace(one, line=("claim",))
    with pytest.raises(Disproved, match="solution"):
        check(other_line)
    unreadable = msgspec.structs.replace(one, state="AAAA")
    assert checked(unreadable)[1]
    file = tmp_path / "found.jsonl"
    write_found(file, [one, unreachable])
    assert read_found(file) == [one, unreachable]


def test_a_match_of_a_search_is_the_same_for_everybody() -> None:
    (task,) = tasks_of("destiny", 5, 1)
    assert look_at(task) == look_at(task)


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "progress.jsonl"
    tasks = tasks_of("destiny", 5, 2)
    first = Search("destiny", file)
    assert len(list(first.look(tasks[:1], Here()))) == 1
    again = Search("destiny", file)
    assert again.looked == first.looked
    assert [looked.task for looked in again.look(tasks, Here())] == tasks[1:]


def test_a_finished_match_is_looked_at_like_one_that_is_played(tmp_path: Path) -> None:
    game = games.find("destiny")
    match = Match(game, game.samples()["rey against kylo-ren"], 2)
    for _ in range(30):
        match.choose(match.state.key(match.state.decision.options[0]))
    file = tmp_path / "match.json"
    file.write_bytes(match.record.encode())
    looked = look_at(Task("destiny", 0, 0, (), str(file)))
    assert looked.counts["positions"] > 0
    assert all(one.origin.record == str(file) for one in looked.puzzles)


def test_no_idea_is_chosen_twice() -> None:
    one = FOUND[0]
    twin = msgspec.structs.replace(one, id="match-00000000")
    assert len(chosen([one, twin], 10)) == 1
    assert chosen([twin], 10, known=[one]) == []


def test_what_has_too_many_first_choices_is_not_chosen() -> None:
    one = FOUND[0]
    assert chosen([msgspec.structs.replace(one, first=MOST_FIRST + 1)], 10) == []
    assert chosen([msgspec.structs.replace(one, first=2, options=3)], 10) == []


def test_few_are_chosen_from_one_match_and_all_kinds_take_turns() -> None:
    own = [one for one in FOUND if one.game == "outer_rim"]
    fresh = [
        msgspec.structs.replace(one, about=(one.aim.kind, str(number)), origin=own[0].origin)
        for number, one in enumerate(own)
    ]
    assert len(chosen(fresh, 99)) == MOST_OF_MATCH
    spread = [
        msgspec.structs.replace(one, origin=msgspec.structs.replace(one.origin, match=number))
        for number, one in enumerate(fresh)
    ]
    kinds = {one.aim.kind for one in spread}
    assert {one.aim.kind for one in chosen(spread, len(kinds))} == kinds


def test_whoever_is_told_the_task_begins_with_what_it_names() -> None:
    """An objective that is to be destroyed is engaged at once: finding it is no part of a puzzle."""
    one = next(one for one in FOUND if one.game == "cardgame" and one.aim.kind == "spare")
    puzzle = puzzle_from(one)
    state = puzzle.position.begin()
    last = state.decision.options[-1]
    answer = told(puzzle, lambda state, decision: decision.options[-1])
    assert answer(state, state.decision).subject == one.aim.subject
    assert answer(state, state.decision) == last  # only once


@pytest.mark.parametrize("game", games.names())
def test_no_puzzle_is_solved_by_the_bot_that_takes_what_looks_best(game: str) -> None:
    puzzles = load_found(game).values()
    assert puzzles
    assert {puzzle.id: solved_by(puzzle, "simple", 2) for puzzle in puzzles} == {
        puzzle.id: (0, 2) for puzzle in puzzles
    }


def test_bots_with_a_level_are_told_the_aim() -> None:
    """Some puzzle of the sample is solved by thought."""
    puzzles = [puzzle_from(one) for one in _sample() if one.game == "destiny"]
    assert any(solved_by(puzzle, "thinker-hard", 1) == (1, 1) for puzzle in puzzles)
