"""Simultaneous questions: the order of answers does not matter, and nothing leaks before all are in."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.kernel.duel import Duel, DuelGame, Hands

from dejarik.kernel import IllegalChoice, Option, observe

GAME = DuelGame()
SETUP = Hands([["a", "b", "c", "d"] * 2, ["u", "v", "w", "x"] * 2, ["m", "n", "o", "p"] * 2])


@pytest.fixture
def duel() -> Duel:
    return GAME.new(SETUP, seed=4)


def seal(g: Duel, seat: int, count: int) -> None:
    for _ in range(count):
        decision = g.decision_of(seat)
        assert decision is not None
        g.choose(decision.options[0], seat)


def close(g: Duel, seat: int) -> None:
    g.choose(Option("done"), seat)


def test_the_order_of_answers_does_not_matter() -> None:
    ends = set()
    for order in permutations(range(3)):
        g = GAME.new(SETUP, seed=4)
        for seat in order:
            seal(g, seat, seat)
        for seat in reversed(order):
            close(g, seat)
        ends.add(g.encode())
    assert len(ends) == 1


def test_equal_sets_of_picks_are_equal_states(duel: Duel) -> None:
    one, other = duel.copy(), duel.copy()
    decision = duel.decision_of(0)
    assert decision is not None
    first, second = decision.options[:2]
    for g, picks in ((one, (first, second)), (other, (second, first))):
        for option in picks:
            g.choose(option, 0)
    assert one.encode() == other.encode()


def test_the_first_open_seat_is_named_and_any_open_seat_may_answer(duel: Duel) -> None:
    assert duel.decision.seat == 0
    close(duel, 1)
    assert duel.decision.seat == 0
    assert duel.decision_of(1) is None
    with pytest.raises(IllegalChoice, match="seat 1 is not asked"):
        duel.choose(0, seat=1)
    close(duel, 0)
    assert duel.decision.seat == 2


def test_nothing_leaks_until_all_are_in(duel: Duel) -> None:
    views = {viewer: observe(duel, viewer).encode() for viewer in (None, 1, 2)}
    own = observe(duel, 0).encode()
    seal(duel, 0, 2)
    assert {viewer: observe(duel, viewer).encode() for viewer in views} == views
    assert observe(duel, 0).encode() != own
    assert observe(duel, 1).view.sealed == [[], [], []]
    assert len(observe(duel, 0).view.sealed[0]) == 2


def test_the_answers_are_saved(duel: Duel) -> None:
    seal(duel, 0, 1)
    close(duel, 2)
    loaded = GAME.decode(duel.encode())
    assert loaded.decision_of(0) == duel.decision_of(0)
    for g in (loaded, duel):
        close(g, 0)
        close(g, 1)
    assert loaded.encode() == duel.encode()
    assert sum(map(len, duel.pile)) == 1


def test_who_searches_guesses_the_lists_that_are_closed(duel: Duel) -> None:
    seal(duel, 0, 2)
    close(duel, 0)
    seen = observe(duel, 1)
    deals = [seen.deal(seed) for seed in range(30)]
    assert len({len(deal.sealed[0]) for deal in deals}) > 1  # not even their number is known
    assert all(observe(deal, 1).encode() == seen.encode() for deal in deals)
    for deal in deals:
        close(deal, 1)
        close(deal, 2)
        assert deal.sealed == []


def test_nobody_waits_for_a_seat_that_has_left(duel: Duel) -> None:
    close(duel, 0)
    duel.own(len(duel.stack) - 1).player_left(duel, 1)
    assert duel.decision_of(1) is None
    close(duel, 2)
    assert duel.decision.kind == "play"


def test_when_the_seat_leaves_that_everybody_waited_for_the_answers_are_carried_out(duel: Duel) -> None:
    seal(duel, 0, 1)
    close(duel, 0)
    close(duel, 2)
    duel.own(len(duel.stack) - 1).player_left(duel, 1)
    duel.asked = None
    duel.run()
    assert (duel.decision.kind, len(duel.pile[0])) == ("play", 1)
