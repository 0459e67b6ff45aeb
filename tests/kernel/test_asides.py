"""Asides: what nobody asked for, at any question; what was going on goes on afterwards."""

from __future__ import annotations

import pytest
from tests.kernel.countdown import GAME, Countdown, Start

from dejarik.kernel import IllegalChoice, Option

MIDDLE = (
    "down 3",
    "pass",
    "down 2",
    "cancel",
    "park",
    "wake",
    "double",
)  # some of them inside windows


def choose(g: Countdown, *keys: str) -> None:
    for key in keys:
        g.choose(g.find(g.decision, key))


def names(g: Countdown) -> list[str]:
    return [type(frame).__name__ for frame in g.stack]


@pytest.fixture
def g() -> Countdown:
    return GAME.new(Start(windows=True), seed=1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("what", ["add", "stop"])
def test_an_aside_that_comes_to_nothing_leaves_no_trace(g: Countdown, what: str, seat: int) -> None:
    for key in MIDDLE:
        before, question = g.encode(), g.decision
        g.aside(seat, Option(what))
        assert g.decision.kind == "interfere"
        choose(g, "decline")
        assert g.encode() == before
        assert g.decision == question
        choose(g, key)


def test_the_question_below_is_asked_anew() -> None:
    g = GAME.new(Start(number=1), seed=1)
    assert [g.key(option) for option in g.decision.options][:2] == ["down 1", "roll"]
    g.aside(1, Option("add"))
    choose(g, "accept")
    assert [g.key(option) for option in g.decision.options][:3] == ["down 1", "down 2", "down 3"]


def test_an_aside_in_a_window_changes_what_lands_and_nothing_else(g: Countdown) -> None:
    choose(g, "down 3")
    g.aside(0, Option("add"))
    assert names(g) == ["Main", "Lower", "Interrupt", "Interfere"]
    choose(g, "accept")
    assert names(g) == ["Main", "Lower", "Interrupt"]
    choose(g, "double")
    assert g.number == 10 + 2 - 6
    assert g.log[-1] == "result True 6"  # the result of the aside went nowhere


def test_an_aside_may_end_the_match_in_mid_air(g: Countdown) -> None:
    choose(g, "down 3")
    g.aside(0, Option("stop"))
    choose(g, "accept")
    assert g.outcome is not None
    assert (g.outcome.winners, g.number) == ((0, 1), 10)
    with pytest.raises(IllegalChoice):
        g.aside(0, Option("look"))


def test_copies_and_saves_made_inside_an_aside_play_on(g: Countdown) -> None:
    choose(g, "down 3")
    g.aside(0, Option("add"))
    copy, loaded = g.copy(), GAME.decode(g.encode())
    for one in (g, copy, loaded):
        choose(one, "accept", "double", "down 1", "pass")
    assert g.encode() == copy.encode() == loaded.encode()
    assert g.number == 5
