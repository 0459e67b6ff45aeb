"""What is answered in one go, or for a player, can be answered so; and it is in words where it is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.outer_rim.positions import position

from dejarik import games
from dejarik.games.contract import Shortcut
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules.dice import PickDice
from dejarik.games.outer_rim.show import shortcuts
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Decision, State, observe
from dejarik.server.games import served_game
from dejarik.words import languages

SAMPLES = {
    "destiny": ("obi-wan against grievous", "rey against kylo-ren", "four players"),
    "cardgame": ("jedi against sith", "smugglers against scum"),
    "outer_rim": ("two players", "solo"),
}
LONGEST = 300


def offered(game: str, sample: str, seed: int, lang: str) -> Iterator[tuple[State, Decision, Shortcut]]:
    """The shortcuts of a match at random, each before it is taken or not."""
    rules, served = games.find(game), served_game(game)
    teller = served.seating.teller(lang)
    state, luck = rules.new(rules.samples()[sample], seed), Random(seed)
    assert served.shortcuts is not None
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        seen = observe(state, state.decision.seat)
        decision = seen.decision
        assert decision is not None
        short = served.shortcuts.shortcut(seen.view, decision, teller)
        if short is not None:
            yield state.copy(), decision, short
        state.choose(luck.choice(decision.options), decision.seat)


def carried_out(state: State, decision: Decision, short: Shortcut) -> int:
    """How many of its answers are taken, one after the other."""
    for number, option in enumerate(short.options):
        if state.outcome is not None or state.decision.seat != decision.seat:
            return number
        if option not in state.decision.options:
            return number
        state.choose(option, decision.seat)
    return len(short.options)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", SAMPLES)
def test_all_answers_of_a_shortcut_can_be_given(game: str, lang: str) -> None:
    taken: Counter[str] = Counter()
    for sample in SAMPLES[game]:
        for seed in range(3):
            for state, decision, short in offered(game, sample, seed, lang):
                given = carried_out(state, decision, short)
                assert given
                # The end of a question is not asked for once all is picked, and a reaction may come up.
                elsewhere = state.outcome is not None or state.decision.kind != decision.kind
                assert given == len(short.options) or elsewhere, (decision, short)
                assert short.text or short.certain
                taken[decision.kind] += 1
    assert sum(taken.values()) >= 10, taken


def questions(game: str, kind: str, sample: str) -> Iterator[tuple[Any, Decision, Shortcut]]:
    for seed in range(20):
        for state, decision, short in offered(game, sample, seed, "en"):
            if decision.kind == kind and not short.certain:
                yield state, decision, short


def test_indirect_damage_is_proposed_so_that_nobody_falls_needlessly() -> None:
    state, decision, short = next(questions("destiny", "distribute", "obi-wan against grievous"))
    assert len(short.options) == decision.about
    alive = len(state.characters(decision.seat))
    carried_out(state, decision, short)
    assert len(state.characters(decision.seat)) == alive


def test_rerolling_is_proposed_for_poor_dice_only() -> None:
    for state, decision, short in questions("destiny", "reroll-dice", "obi-wan against grievous"):
        *picked, roll = short.options
        assert roll.kind == "roll"
        assert picked
        blank = [
            option
            for option in decision.options
            if option.subject and state.showing(int(option.subject)).symbol == "blank"
        ]
        assert set(blank) <= set(picked)
        return
    raise AssertionError("nobody rerolled")


def test_a_test_that_is_passed_needs_no_more_dice() -> None:
    plain = [
        short
        for seed in range(8)
        for _, decision, short in offered("outer_rim", "two players", seed, "en")
        if decision.kind in ("dice-reroll", "dice-turn") and short.certain and len(decision.options) > 1
    ]
    assert plain
    assert all([option.kind for option in short.options] == ["pass"] for short in plain)


def test_dice_that_show_nothing_are_rerolled_in_one_go() -> None:
    g = position("han-solo", "bossk", ship="g9-rigger")
    g.dice = Roll(0, "combat", 3, results=("blank", "hit", "focus"))
    g.stack.append(PickDice(0, "any", 2))
    decision = g.stack[-1].which(g)  # type: ignore[attr-defined]
    short = shortcuts.shortcut(g, decision, Teller("en"))
    assert short is not None
    assert [g.key(option) for option in short.options] == ["die blank", "die focus", "roll"]
    assert short.text == "Reroll 1 blank and 1 focus"


@pytest.mark.parametrize(
    ("results", "english", "russian"),
    [
        (("blank", "blank"), "Reroll 2 blanks", "Перебросить 2 пустых результата"),
        (("focus",), "Reroll 1 focus", "Перебросить 1 собранность"),
        (("blank", "focus"), "Reroll 1 blank and 1 focus", "Перебросить 1 пустой результат и 1 собранность"),
    ],
)
def test_a_reroll_names_the_results_it_is_about(results: tuple[str, ...], english: str, russian: str) -> None:
    assert Teller("en").rerolled(results) == english
    assert Teller("ru").rerolled(results).replace("\N{NO-BREAK SPACE}", " ") == russian
