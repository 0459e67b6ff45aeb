"""Observations hold no truth: not in the view, not in the question, not in what is dealt from them."""

from __future__ import annotations

from tests.kernel.trials.cardgame import GAME, Sides

from dejarik.kernel import observe

SETUP = Sides(
    units=[["luke"], ["vader"]],
    hands=[["deflection", "heat"], ["its-worse", "dark-heat"]],
    decks=[["twist", "luke"], ["ambush", "vader"]],
)


def test_a_view_has_blanks_instead_of_hidden_cards_and_no_chance() -> None:
    g = GAME.new(SETUP, seed=987654321)
    seen = observe(g, 0)
    assert seen.view.hands == [["deflection", "heat"], ["", ""]]
    assert seen.view.decks[0].cards == ["", ""]
    assert seen.view.chance.seed == 0
    assert seen.view.asked is None  # the question of another seat lists what that seat holds
    assert b"987654321" not in seen.encode()
    assert b"its-worse" not in seen.encode().replace(b'"lists"', b"").partition(b'"hands"')[2]


def test_who_is_asked_is_seen_by_all_and_the_options_only_by_that_seat() -> None:
    g = GAME.new(SETUP, seed=1)
    assert g.decision.seat == 1
    for viewer in (None, 0):
        decision = observe(g, viewer).decision
        assert decision is not None
        assert (decision.seat, decision.kind, decision.options) == (1, "edge", ())
    assert observe(g, 1).options == g.decision.options


def test_observing_and_dealing_leave_the_state_alone() -> None:
    g = GAME.new(SETUP, seed=1)
    before = g.encode()
    seen = observe(g, 0)
    sight = seen.encode()
    deal = seen.deal(5)
    deal.choose(0)
    seen.deal(5).choose(1)
    assert g.encode() == before
    assert seen.encode() == sight


def test_deals_differ_by_seed_and_only_in_what_is_hidden() -> None:
    g = GAME.new(SETUP, seed=1)
    seen = observe(g, 0)
    hands = {tuple(seen.deal(seed).hands[1]) for seed in range(60)}
    assert len(hands) > 3
    assert all(seen.deal(seed).hands[0] == g.hands[0] for seed in range(10))
    assert all(seen.deal(seed).inventory() == g.inventory() for seed in range(10))


def test_after_the_end_nobody_is_asked() -> None:
    g = GAME.new(SETUP, seed=1)
    g.aside(0, g.asides(0)[0])
    g.choose(0)
    assert g.outcome is not None
    assert observe(g, 0).decision is None
    assert observe(g, 0).options == ()
    observe(g, 0).encode()
