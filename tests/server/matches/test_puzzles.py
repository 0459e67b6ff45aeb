"""Puzzles on a server: noticed when solved, noticed when lost, taken back, and told."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest
from tests.server.nodes import Person, wait_for

from dejarik import games, puzzles
from dejarik.server.games import served_game
from dejarik.server.matches.puzzles import examples_of, scenarios, told_solution
from dejarik.words import languages

PUZZLE = "one-symbol"
# The reader in the third person, or by a name: "You plays", "You's crew", "Побеждает Вы", "игрок 1".
NAMED = {
    "en": re.compile(r"\bYou's\b|\bYou \w*[^s\W]s\b|\b[Pp]layer \d"),
    "ru": re.compile(r"(?<=[\w,»] )Вы\b|\bВы \w+[еиё]т(?:ся)?\b|\b[Ии]грок\w* \d"),
}


def choose(person: Person, match: str, kind: str, about: str = "") -> Any:
    """Answer with the option of a kind, and see what comes of it."""
    view = person.view(match)
    options = [option for option in view["question"]["options"] if option["kind"] == kind]
    (option,) = [option for option in options if about in option["text"]]
    person.say(match, type="choose", step=view["step"], key=option["key"])
    return person.view(match)


@pytest.fixture
def match(ann: Person) -> str:
    made: str = ann.made(f"/puzzles/destiny/{PUZZLE}/start")["id"]
    return made


def test_a_puzzle_says_what_it_asks_and_notices_when_it_is_solved(ann: Person, match: str) -> None:
    standing = ann.view(match)["puzzle"]
    assert standing["status"] == "open"
    assert "Stormtrooper" in standing["task"]
    assert len(standing["hints"]) == 2
    assert standing["why"] == ""
    choose(ann, match, "resolve", "Obi-Wan Kenobi's die")
    choose(ann, match, "target", "Stormtrooper")
    choose(ann, match, "resolve", "Vigilant Jedi")
    solved = choose(ann, match, "target", "Stormtrooper")["puzzle"]
    assert (solved["status"], solved["choices"]) == ("solved", 4)
    assert solved["why"]
    assert solved["next"]


def test_a_puzzle_that_is_lost_stays_so_until_it_is_taken_back(ann: Person, match: str) -> None:
    view = choose(ann, match, "pass")
    assert view["puzzle"]["status"] == "lost"
    assert view["asked"] == [1]  # nobody plays on in what is decided
    assert view["canUndo"] == "free"
    ann.say(match, type="undo", step=0)
    again = ann.view(match)
    assert (again["puzzle"]["status"], again["puzzle"]["choices"]) == ("open", 0)


def test_the_opponent_of_a_puzzle_passes_by_itself(ann: Person) -> None:
    match = ann.made("/puzzles/destiny/past-the-shields/start")["id"]
    choose(ann, match, "play", "Use The Force")
    wait_for(lambda: ann.view(match)["puzzle"]["choices"] == 1 and ann.view(match)["question"]["options"])
    view = choose(ann, match, "turn", "Obi-Wan")
    choose(ann, match, "side", "3 melee")
    wait_for(lambda: ann.view(match)["asked"] == [0])
    view = ann.view(match)
    assert [player["name"] for player in view["players"]][1] == "Opponent"
    assert any("passes" in line["text"] for line in view["log"])


def test_a_puzzle_outlives_the_memory_of_its_server(ann: Person, match: str) -> None:
    choose(ann, match, "pass")
    listed = next(one for one in ann.get("/matches", lang="ru") if one["id"] == match)
    assert listed["position"] == puzzles.find("destiny", PUZZLE).scenario.title["ru"]


def test_puzzles_are_listed_in_order_in_words(ann: Person) -> None:
    listed = ann.get("/puzzles/destiny", lang="ru")
    every = puzzles.load("destiny") | puzzles.load_found("destiny")
    assert [one["id"] for one in listed] == list(every)
    assert listed[0]["title"] == "Первый переброс"
    assert listed[0]["levelText"] == "Простая"


def test_the_puzzle_of_the_day_is_the_same_for_everybody(ann: Person, bob: Person) -> None:
    before = datetime.now(UTC).date().isoformat()
    found = ann.get("/puzzles/today")
    other = bob.get("/puzzles/today")
    if before == datetime.now(UTC).date().isoformat():  # and midnight did not come in between
        assert found == other
        assert found["day"] == before
    assert found["puzzle"]["task"]


def test_unknown_puzzles_are_not_found(ann: Person) -> None:
    assert ann.post("/puzzles/destiny/no-such/start").json()["code"] == "not-found"
    assert ann.post("/puzzles/chess/no-such/start").json()["code"] == "not-found"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games.names())
def test_solutions_are_told_in_sentences(game: str, lang: str) -> None:
    for name in puzzles.load(game):
        steps = told_solution(served_game(game), name, lang)
        assert steps
        for step in steps:
            assert not re.search(r"[a-z]-die\b|_|\{", step.text), (name, step)


@pytest.mark.parametrize("lang", NAMED)
@pytest.mark.parametrize("game", games.names())
def test_whoever_reads_a_solution_is_you(game: str, lang: str) -> None:
    """No name stands for the reader, whose verbs are those of "you"."""
    you = {"en": "You", "ru": "Вы"}[lang]
    lines = [
        line.text
        for name in (puzzles.load(game) | puzzles.load_found(game))
        for step in told_solution(served_game(game), name, lang)
        for line in step.lines
    ]
    assert [line for line in lines if NAMED[lang].search(line)] == []
    assert any(line.startswith(you) for line in lines)


def test_what_names_the_reader_is_noticed() -> None:
    for line in ("You plays a card.", "You wins.", "4-LOM joins You's crew.", "Player 1 passes."):
        assert NAMED["en"].search(line), line
    for line in ("Вы играет карту.", "Побеждает Вы.", "Перевеса добивается Вы, 2 : 0.", "Игрок 1 пасует."):
        assert NAMED["ru"].search(line), line
    assert not NAMED["en"].search("You pass, and you win.")
    assert not NAMED["ru"].search("Вы играете карту «Вы моя единственная надежда».")


def test_the_steps_of_a_solution_say_whose_they_are() -> None:
    steps = told_solution(served_game("cardgame"), next(iter(puzzles.load_found("cardgame"))), "ru")
    assert {step.player for step in steps} <= {"Вы", "Соперник"}
    assert steps[0].player == "Вы"


def test_an_example_is_told_in_sentences(ann: Person) -> None:
    found = ann.get("/examples/destiny/destiny.example.before.aurra-sing", lang="ru")
    assert found["title"].startswith("Урон Орры Синг")
    assert any("Джанго Фетт" in line["text"] for step in found["steps"] for line in step["lines"])
    assert not any("aurra" in step["text"] for step in found["steps"])


@pytest.mark.parametrize("game", games.names())
def test_examples_of_a_rule_are_those_that_somebody_meant_as_examples(game: str) -> None:
    shown = {
        example.id
        for scenario in scenarios(game).values()
        for rule in scenario.rules
        for example in examples_of(game, rule, "ru")
    }
    assert shown
    for name in shown:
        scenario = scenarios(game)[name]
        assert "/examples/" in scenario.file or scenario.lesson
