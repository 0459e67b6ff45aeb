from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    choose,
    dice,
    fight,
    give,
    keys,
    news,
    position,
    put,
    refused,
    to_action,
    top,
)

from dejarik.games.outer_rim.rules.trading import MOST_OFFERS, sums
from dejarik.kernel import Option


@pytest.mark.rule("outer_rim.trade.tradable-goods")
def test_any_sum_can_be_put_together_and_no_more_than_there_is() -> None:
    assert sums(4_000) == [1_000, 2_000, 3_000, 4_000]
    assert sums(47_000)[-4:] == [20_000, 30_000, 40_000, 47_000]
    assert sums(0) == []
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    g.players[0].credits, g.players[1].credits = 47_000, 0
    to_action(g)
    choose(g, "trade", "give-credits 30000", "give-credits 9000")
    assert "give-credits 8000" in keys(g)
    assert "give-credits 9000" not in keys(g)
    choose(g, "propose", "accept")
    assert (g.players[0].credits, g.players[1].credits) == (8_000, 39_000)


@pytest.mark.rule(
    "outer_rim.trade.action-same-space",
    "outer_rim.trade.consent",
    "outer_rim.trade.unequal",
    "outer_rim.trade.tradable-goods",
    "outer_rim.trade.received-assets-follow-slot-rules",
)
def test_a_trade_of_cards_and_credits() -> None:
    g = position("bossk", "jyn-erso")
    to_action(g)
    assert refused(g, "trade") == "outer_rim.trade.action-same-space"
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "ion-cannon")
    give(g, 1, "meeting-lobot")
    to_action(g)
    choose(g, "trade", "give ion-cannon", "want meeting-lobot", "give-credits 3000", "propose")
    assert g.decision.seat == 1
    choose(g, "accept", "take", "take")
    assert g.players[0].assets == ("meeting-lobot",)
    assert g.players[1].assets == ("ion-cannon",)
    assert (g.players[0].credits, g.players[1].credits) == (7_000, 13_000)


@pytest.mark.rule("outer_rim.trade.consent")
def test_a_declined_trade_changes_nothing() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "ion-cannon")
    to_action(g)
    before = g.inventory()
    choose(g, "trade", "give ion-cannon", "want-credits 5000", "propose", "decline")
    assert g.players[0].assets == ("ion-cannon",)
    assert g.players[0].credits == 10_000
    assert g.inventory() == before
    assert keys(g) == ["with jyn-erso", "done"]
    choose(g, "done")
    assert g.decision.kind == "action"
    assert "trade" not in keys(g)


@pytest.mark.rule("outer_rim.trade.several-partners")
def test_any_player_present_may_be_the_partner() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 1, "tatooine")
    put(g, 2, "tatooine")
    to_action(g)
    choose(g, "trade")
    assert keys(g) == ["with jyn-erso", "with han-solo"]


@pytest.mark.rule("outer_rim.trade.several-partners", "outer_rim.action.each-once")
def test_one_trade_action_covers_everybody_present() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 1, "tatooine")
    put(g, 2, "tatooine")
    give(g, 0, "ion-cannon", "jetpack")
    to_action(g)
    choose(g, "trade", "with jyn-erso", "give ion-cannon", "want-credits 5000", "propose", "accept", "take")
    assert keys(g) == ["with han-solo", "done"]
    choose(g, "with han-solo")
    assert "propose" not in keys(g)  # nothing of the first offer is left
    choose(g, "give jetpack", "propose", "accept", "take")
    assert (g.players[1].assets, g.players[2].assets) == (("ion-cannon",), ("jetpack",))
    assert g.players[0].credits == 15_000
    assert g.decision.kind == "action"
    assert "trade" not in keys(g)


@pytest.mark.rule("outer_rim.fame.asset-bonus", "outer_rim.fame.immediate-anytime")
def test_a_traded_asset_may_win_the_match_for_its_new_owner() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "chromium-hull")
    g.players[1].fame = 9
    to_action(g)
    choose(g, "trade", "give chromium-hull", "propose", "accept", "take")
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


@pytest.mark.rule(
    "outer_rim.credits.gift-with-current-player",
    "outer_rim.credits.gift-no-action-no-location",
    "outer_rim.credits.gift-unequal",
    "outer_rim.trade.credits-interrupt",
    "outer_rim.trade.only-with-current-player",
)
def test_credits_change_hands_in_the_middle_of_a_combat() -> None:
    g = position("jyn-erso", "bossk", "han-solo")
    dice(g, "jyn-erso", 4, 4, 4)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert g.decision.kind == "dice-turn"
    asked = g.decision
    g.aside(1, Option("offer-credits"))
    assert (g.decision.seat, g.decision.kind) == (1, "credit-terms")
    choose(g, "give-credits 4000")
    assert (g.decision.seat, g.decision.kind) == (0, "credit-offer")
    assert Option("offer-credits") not in g.asides(2)
    choose(g, "accept")
    assert (g.players[0].credits, g.players[1].credits) == (14_000, 6_000)
    assert [(one.seat, one.amount) for one in news(g, "CreditsChanged")] == [(1, -4000), (0, 4000)]
    assert g.decision == asked
    g.aside(2, Option("offer-credits"))
    choose(g, "want-credits 1000")
    assert g.decision.seat == 0  # only ever with the current player
    choose(g, "decline")
    assert g.players[0].credits == 14_000


@pytest.mark.rule("outer_rim.market.buy.cannot-afford", "outer_rim.trade.credits-interrupt")
def test_credits_that_arrive_make_a_purchase_possible() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    top(g, "gear-mod", "jetpack")
    to_action(g)
    choose(g, "market", "pass")
    assert "buy gear-mod" not in keys(g)
    g.aside(0, Option("offer-credits"))
    choose(g, "want-credits 4000", "accept")
    assert "buy gear-mod" in keys(g)


@pytest.mark.rule("outer_rim.trade.consent")
def test_after_very_many_offers_a_trade_is_over() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    to_action(g)
    choose(g, "trade")  # one partner: the first offer begins at once
    for _ in range(MOST_OFFERS - 1):
        assert not news(g, "LastOffer")
        choose(g, "give-credits 1000", "propose", "decline", "with jyn-erso")
    assert news(g, "LastOffer")
    choose(g, "give-credits 1000", "propose", "accept")  # the last one is an offer like the others
    assert g.players[1].credits == 11_000
    assert g.decision.kind == "action"


def test_after_very_many_offers_of_credits_a_player_makes_no_more_this_turn() -> None:
    g = position("bossk", "jyn-erso")
    to_action(g)
    for _ in range(MOST_OFFERS):
        assert Option("offer-credits") in g.asides(1)
        g.aside(1, Option("offer-credits"))
        choose(g, "give-credits 1000", "decline")
    assert Option("offer-credits") not in g.asides(1)
    assert Option("offer-credits") in g.asides(0)  # everybody has their own
    choose(g, "done")
    while g.current == 0:
        g.choose(g.decision.options[-1])
    assert Option("offer-credits") in g.asides(1)


def test_the_sums_of_a_very_rich_player_are_a_short_list() -> None:
    listed = sums(745_000)
    assert listed[:3] == [1_000, 2_000, 3_000]
    assert listed[19:29] == [20_000, *range(30_000, 100_001, 10_000), 200_000]
    assert listed[-2:] == [700_000, 745_000]
    assert len(listed) < 40
