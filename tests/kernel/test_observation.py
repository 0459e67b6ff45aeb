"""Observations hold no truth: not in the view, not in the question, not in what is dealt from them."""

from __future__ import annotations

import pytest
from tests.kernel.duel import Duel, DuelGame, Hands

from dejarik.kernel import CLOSE, Option, observe

GAME = DuelGame()
SETUP = Hands(
    [["mine-1", "mine-2", "mine-3", "mine-4"] * 2, ["yours-1", "yours-2", "yours-3", "yours-4"] * 2]
)
ME, YOU = 0, 1


@pytest.fixture
def g() -> Duel:
    """The second seat is asked which card it plays."""
    duel = GAME.new(SETUP, seed=987654321)
    for seat in (ME, YOU):
        duel.choose(Option(CLOSE), seat)
    assert duel.decision.seat == YOU
    return duel


def test_a_view_has_blanks_instead_of_hidden_cards_and_no_chance(g: Duel) -> None:
    seen = observe(g, ME)
    assert seen.view.hands == [g.hands[ME], [""] * 4]
    assert seen.view.decks == [[""] * 4, [""] * 4]
    assert seen.view.chance.seed == 0
    assert seen.view.asked is None  # the question of another seat lists what that seat holds
    assert b"987654321" not in seen.encode()
    assert b"yours" not in seen.encode().partition(b'"hands"')[2]  # the lists of both decks are open


def test_who_is_asked_is_seen_by_all_and_the_options_only_by_that_seat(g: Duel) -> None:
    for viewer in (None, ME):
        decision = observe(g, viewer).decision
        assert decision is not None
        assert (decision.seat, decision.kind, decision.options) == (YOU, "play", ())
        assert observe(g, viewer).options == ()
    assert observe(g, YOU).options == g.decision.options


def test_observing_and_dealing_leave_the_state_alone(g: Duel) -> None:
    before = g.encode()
    seen = observe(g, ME)
    sight = seen.encode()
    seen.deal(5).choose(0)
    seen.deal(5).choose(1)
    assert g.encode() == before
    assert seen.encode() == sight


def test_deals_differ_by_seed_and_only_in_what_is_hidden(g: Duel) -> None:
    seen = observe(g, ME)
    hands = {tuple(seen.deal(seed).hands[YOU]) for seed in range(60)}
    assert len(hands) > 3
    for seed in range(10):
        deal = seen.deal(seed)
        assert deal.hands[ME] == g.hands[ME]
        assert deal.inventory() == g.inventory()
        assert deal.encode() == seen.deal(seed).encode()


def test_deals_go_their_own_ways(g: Duel) -> None:
    """They share frames with the view and with each other until one of them writes."""
    seen = observe(g, ME)
    one, other = seen.deal(3), seen.deal(3)
    for _ in range(3):
        one.choose(0)
    assert other.encode() == seen.deal(3).encode()
    for _ in range(3):
        other.choose(0)
    assert one.encode() == other.encode()


def test_after_the_end_nobody_is_asked(g: Duel) -> None:
    while g.outcome is None:
        g.choose(0)
    for viewer in (None, ME, YOU):
        assert observe(g, viewer).decision is None
        assert observe(g, viewer).options == ()
    observe(g, ME).encode()
    assert observe(g, ME).deal(1).outcome == g.outcome
