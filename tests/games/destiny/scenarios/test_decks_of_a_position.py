"""Decks in scenarios: what is wrong with their description is told at its line; what is not said is legal."""

from __future__ import annotations

import pytest

from dejarik.scenarios import load_text, run

HEAD = "title: {en: decks}\ngame: destiny\nboard:\n"
REY = "Rey Force Prodigy"


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ("obi-one", "one-of"),
        ("{team: [Rey]}", "card-several"),
        ("{team: [Chewbaka]}", "card-near"),
        ("{team: [Qqqqqq]}", "card"),
        ("{team: Snoke}", "no-list"),
        ("{team: [{elite: true}]}", "no-card"),
        ("{team: [{card: Snoke, elite: perhaps}]}", "no-truth"),
        ("{team: [{card: Snoke, dice: 2}]}", "field"),
        ("{team: [Snoke], points: 30}", "field"),
        ("{team: [Snoke], plot: Fortifi}", "card-near"),
        ("{team: [Snoke], battlefield: [Qqqqqq]}", "card"),
        ("{team: [Snoke], under: [Qqqqqq]}", "card"),
        ("{team: [Snoke], cards: [Block]}", "no-fields"),
        ("{team: [Snoke], cards: {Block: two}}", "no-number"),
        ("{team: [Snoke], cards: {Qqqqqq: 2}}", "card"),
        ("{team: [Snoke], size: -1}", "no-number"),
        ("{team: [Snoke], format: casual}", "one-of"),
        ("{team: [Snoke], printed-points: 1}", "no-truth"),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_at_its_line(deck: str, problem: str) -> None:
    scenarios, problems = load_text(f"{HEAD}  decks:\n    mine: {deck}")
    assert scenarios == []
    assert [(one.line, one.what) for one in problems] == [(5, problem)]


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        ("obi-wan", "{faults: [], cards: 20, points: 28}"),  # in its own format
        (f"{{team: [{REY}]}}", "{faults: [], cards: 30, team: [Rey], under: []}"),
        (f"{{team: [elite {REY}, {{card: Snoke, elite: true}}]}}", "{points: 26, team: [Rey, Snoke]}"),
        (f"{{team: [{REY}], format: starter}}", "{faults: [], cards: 20}"),
        (f"{{team: [{REY}], battlefield: []}}", "{faults: [destiny.deck.battlefield-one]}"),
        (
            f"{{team: [{REY}], cards: {{01059: 2, Block: 1}}, size: 2}}",
            "{cards: [Lightsaber, '01059', Block]}",
        ),
    ],
)
def test_what_is_expected_of_a_deck_holds(deck: str, expected: str) -> None:
    (scenario,), problems = load_text(f"{HEAD}  decks: {{Mine: {deck}}}\nexpect: {{mine: {expected}}}")
    assert problems == []
    assert run(scenario) is None


def test_a_deck_that_is_not_as_expected_fails() -> None:
    for expected in ("illegal", "{faults: [destiny.deck.size-thirty]}", "{points: 10}", "{cards: 29}"):
        deck = f"  decks: {{mine: {{team: [{REY}]}}}}\nexpect: {{mine: {expected}}}"
        (scenario,), _ = load_text(HEAD + deck)
        failure = run(scenario)
        assert failure is not None
        assert (failure.line, failure.what) == (5, "value")


def test_a_slip_in_the_name_of_a_deck_is_noticed() -> None:
    _, problems = load_text(f"{HEAD}  decks: {{mine: {{team: [{REY}]}}}}\nexpect: {{mien: legal}}")
    assert [(one.line, one.what, one.about["near"]) for one in problems] == [(5, "name-near", "mine")]
