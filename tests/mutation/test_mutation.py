"""The tool that samples mutations: what it changes, that it is fair, and that it tells who noticed."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from tests.mutation import __main__ as tool
from tests.mutation.changes import Change, changed, changes, head, optional_arguments
from tests.mutation.sampling import all_changes, equivalents, modules, sample
from tests.mutation.trial import Verdict

TINY = '''
"""A tiny module."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games import Game

Money = int | float


def price(cards: list[int], discount: int = 1) -> int:
    """What they cost."""
    total = sum(card for card in cards if card > 0)
    if not cards or discount >= total:
        return 0
    return total - discount


def buy(game: "Game", card: int) -> bool:
    assert card >= 0
    if card in game.sold:
        raise ValueError(f"sold {1 + 1}")
    for other in game.shelf:
        if other != card:
            continue
        game.paid += price([card], 2)
        game.sell(card)
    return min(game.paid, 3) == 3
'''


def found(function: str) -> set[tuple[str, str]]:
    optional = optional_arguments([ast.parse(TINY)])
    every = [one.change for one in changes("tiny.py", TINY, optional)]
    return {(one.before, one.after) for one in every if one.function == function}


def test_values_conditions_and_returns_are_changed() -> None:
    total = "total = sum((card for card in cards if card > 0))"
    asked = "if not cards or discount >= total"
    assert found("price") == {
        ("def price(cards: list[int], discount: int=1)", "def price(cards: list[int], discount: int=2)"),
        ("def price(cards: list[int], discount: int=1)", "def price(cards: list[int], discount: int=0)"),
        (total, "total = sum((card for card in cards if card >= 0))"),
        (total, "total = sum((card for card in cards if card <= 0))"),
        (total, "total = sum((card for card in cards if card > 1))"),
        (total, "total = sum((card for card in cards if card > -1))"),
        (total, "total = sum((card for card in cards))"),
        (asked, "if cards or discount >= total"),
        (asked, "if not cards and discount >= total"),
        (asked, "if not cards or discount > total"),
        (asked, "if not cards or discount < total"),
        (asked, "if not cards"),
        (asked, "if discount >= total"),
        (asked, "if True"),
        (asked, "if False"),
        ("return 0", "return 1"),
        ("return 0", "return -1"),
        ("return total - discount", "return total + discount"),
        ("return total - discount", "return total - discount + 1"),
    }


def test_statements_and_arguments_are_dropped_and_calls_swapped() -> None:
    pairs = found("buy")
    assert {
        ("game.sell(card)", "pass"),
        ("game.paid += price([card], 2)", "pass"),
        ("game.paid += price([card], 2)", "game.paid -= price([card], 2)"),
        ("game.paid += price([card], 2)", "game.paid += price([card])"),
        ("continue", "break"),
        ("if card in game.sold", "if card not in game.sold"),
        ("return min(game.paid, 3) == 3", "return max(game.paid, 3) == 3"),
        ("return min(game.paid, 3) == 3", "return not min(game.paid, 3) == 3"),
    } <= pairs
    assert not [before for before, _ in pairs if before.startswith(("assert", "raise"))]
    assert found("") == set()  # types and imports are no rules


def test_a_change_is_made_in_the_module_that_is_run() -> None:
    wanted = Change("tiny.py", "price", "return total - discount", "return total + discount")
    module: dict[str, object] = {}
    exec(compile(changed("tiny.py", TINY, wanted), "tiny.py", "exec"), module)
    assert eval("price([3, -2, 2])", module) == 6
    with pytest.raises(LookupError):
        changed("tiny.py", TINY, Change("tiny.py", "price", "return 7", "return 8"))


def test_changes_that_read_the_same_are_told_apart() -> None:
    twice = "def f(g):\n    g.on()\n    g.on()\n"
    assert [one.change.nth for one in changes("twice.py", twice)] == [1, 2]
    second = changed("twice.py", twice, Change("twice.py", "f", "g.on()", "pass", nth=2))
    assert ast.unparse(second) == "def f(g):\n    g.on()\n    pass"


def test_a_statement_that_holds_others_is_known_by_its_head() -> None:
    (loop,) = ast.parse("for x in y:\n    go(x)\n").body
    assert head(loop) == "for x in y"


def test_a_sample_is_spread_over_all_modules_and_comes_again() -> None:
    drawn = sample(1, 200)
    assert len(drawn) == 200
    assert [one.change for one in drawn] == [one.change for one in sample(1, 200)]
    assert {one.change for one in drawn} != {one.change for one in sample(2, 200)}
    counts = Counter(one.change.file for one in drawn)
    assert set(counts) == {file for file in modules() if all_changes(file)}
    assert max(counts.values()) <= 12
    lines = Counter((one.change.file, one.line) for one in drawn)
    assert max(lines.values()) == 1


def test_every_change_that_is_listed_as_equivalent_is_still_there_and_says_why() -> None:
    listed = equivalents()
    assert all(one.why for one in listed)
    there = [one.change for file in modules() for one in all_changes(file)]
    gone = [one for one in listed if not any(one.means(change) for change in there)]
    assert not gone, (
        "the code has changed: look at these again, or take them off tests/mutation/equivalent.yaml"
    )


def test_what_was_noticed_is_not_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried: list[Change | None] = []

    def only_the_first(change: Change | None) -> Verdict:
        tried.append(change)
        return Verdict("scenarios", "one") if len(tried) == 1 else Verdict()

    monkeypatch.setattr(tool, "try_out", only_the_first)
    drawn = sample(1, 2, "kernel/chance.py")
    results = tmp_path / "results.jsonl"
    first = tool.run(drawn, [], results, 1)
    again = tool.run(drawn, [], results, 1)
    assert [row.outcome for row in first] == [row.outcome for row in again] == [tool.NOTICED, tool.SURVIVED]
    assert tried == [drawn[0].change, drawn[1].change, drawn[1].change]
    assert tool.summary(again)[-1].startswith(f"survived: line {drawn[1].line} of kernel/chance.py")


def test_a_trial_says_what_noticed_the_change() -> None:
    wrong = next(
        one.change
        for one in all_changes("kernel/state.py")
        if one.change.function == "State.choose" and one.change.before == "self.run()"
    )
    verdict = tool.try_out(wrong)
    assert verdict.by == "tests of the kernel"
    assert verdict.what
