"""Decks in scenarios: what is wrong with their description is told at its line."""

from __future__ import annotations

import pytest

from dejarik.scenarios import load_text
from dejarik.scenarios.running import run

HEAD = "title: {en: decks}\ngame: cardgame\nboard:\n"


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("  decks: {mine: Jedy}", "one-of"),
        ("  decks: {mine: {affiliation: Neutral, sets: [1]}}", "one-of"),
        ("  decks: {mine: {affiliation: Jedi, sets: [99]}}", "card"),
        ("  decks: {mine: {affiliation: Jedi, sets: [A Heros Jurney]}}", "card-near"),
        ("  decks: {mine: {affiliation: Jedi, sets: 1}}", "no-list"),
        ("  decks: {mine: {affiliation: Jedi, cards: [1]}}", "field"),
        ("  {A: Sith, start: setup}", "one-of"),  # A plays the light side
        ("  {A: {affiliation: Jedi, sets: [1, 2, 3]}, start: setup}", "no-number"),
        ("  {A: Jedi, dial: 3, start: setup}", "field"),  # setting up says what the dial shows
        ("  {A: {units: [Yoda]}, start: setup}", "field"),
        ("  {start: setup, mulligan: perhaps}", "no-truth"),
        ("  {A: {captives: [Yoda]}}", "field"),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_at_its_line(board: str, problem: str) -> None:
    scenarios, problems = load_text(HEAD + board)
    assert scenarios == []
    assert (problems[0].line, problems[0].what) == (4, problem)


def test_nobody_has_to_be_described_to_set_up() -> None:
    (scenario,), problems = load_text(HEAD + "  {start: setup}\nexpect: {A.deck: 40, B.affiliation: sith}")
    assert problems == []
    assert run(scenario) is None


def test_signs_are_compared_as_they_stand() -> None:
    board = "  {A: {units: [Yoda]}}\nexpect: {yoda: {icons: TUB}}"
    (scenario,), _ = load_text(HEAD + board)
    failure = run(scenario)
    assert failure is not None
    assert "T(UB)" in str(failure.about["actual"])
