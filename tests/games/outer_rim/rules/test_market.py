from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    choose,
    give,
    keys,
    news,
    patrol,
    position,
    put,
    refused,
    run,
    secret,
    to_action,
    top,
)

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.knowledge import blanked, dealt
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.market import Buy
from dejarik.games.outer_rim.rules.values import fit
from dejarik.kernel import Chance, Option


def buying(g: OuterRim, deck: str, *cards: str) -> None:
    """Go to the purchase step with these cards on top of a deck; patrols are far away."""
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        patrol(g, faction, g.players[0].space)
    top(g, deck, *cards)
    to_action(g)
    choose(g, "market", "pass")


@pytest.mark.rule(
    "outer_rim.market.action.two-steps",
    "outer_rim.market.buy.pay-cost",
    "outer_rim.market.action.buy-optional",
    "outer_rim.asset.gain-into-empty-matching-slot",
    "outer_rim.credits.pay-to-supply",
)
def test_discard_then_buy() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "cargo", "food-supplies")
    assert g.decision.kind == "buy"
    assert "pass" in keys(g)
    choose(g, "buy cargo")
    assert g.players[0].assets == ("food-supplies",)
    assert g.players[0].credits == 9_000
    assert g.decision.kind == "action"


@pytest.mark.rule(
    "outer_rim.action.each-once", "outer_rim.action.any-number-any-order", "outer_rim.action.list"
)
def test_each_action_once() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "cargo", "food-supplies")
    choose(g, "pass")
    assert "market" not in keys(g)
    assert refused(g, "market") == "outer_rim.action.each-once"
    assert "done" in keys(g)


@pytest.mark.rule("outer_rim.market.buy.cannot-afford")
def test_too_dear() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 7_000
    buying(g, "gear-mod", "plastoid-armor")
    assert "buy gear-mod" not in keys(g)
    assert refused(g, "buy gear-mod") == "outer_rim.market.buy.cannot-afford"


@pytest.mark.rule("outer_rim.cargo.no-buy-at-destination", "outer_rim.market.buy.restrictions-on-cards")
def test_cargo_is_not_sold_where_it_is_wanted() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "cargo", "stolen-weapons")
    assert refused(g, "buy cargo") == "outer_rim.cargo.no-buy-at-destination"


@pytest.mark.rule("outer_rim.market.buy.restrictions-on-cards")
def test_a_second_armor_is_bought_only_for_the_first() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "armored-vest")
    buying(g, "gear-mod", "plastoid-armor")
    choose(g, "buy gear-mod")
    while g.decision.kind == "pay":
        choose(g, "pay")
    assert g.players[0].assets == ("plastoid-armor",)
    assert g.players[0].credits == 6_000


@pytest.mark.rule(
    "outer_rim.market.barter.no-change",
    "outer_rim.mod.cost-is-barter-value",
    "outer_rim.mod.barter-replaced",
    "outer_rim.mod.slot",
)
def test_barter_gives_no_change() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    give(g, 0, "ion-cannon")
    buying(g, "gear-mod", "targeting-computer")
    choose(g, "buy gear-mod", "barter ion-cannon")
    assert g.players[0].assets == ("targeting-computer",)
    assert g.players[0].credits == 0
    assert "ion-cannon" in g.pile("gear-mod").cards


@pytest.mark.rule("outer_rim.gear.barter-replaced", "outer_rim.gear.cost-is-barter-value")
def test_the_replaced_gear_may_pay() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 1_000
    give(g, 0, "dl-44-heavy-blaster-pistol", "vibroknife")
    buying(g, "gear-mod", "jetpack")
    choose(g, "buy gear-mod", "barter vibroknife", "pay")
    assert g.players[0].assets == ("dl-44-heavy-blaster-pistol", "jetpack")
    assert g.players[0].credits == 0


@pytest.mark.rule("outer_rim.cargo.barter-replaced", "outer_rim.cargo.cost-is-barter-value")
def test_old_cargo_may_pay_for_new() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "stolen-supplies")
    buying(g, "cargo", "food-supplies")
    choose(g, "buy cargo", "barter stolen-supplies")
    assert g.players[0].assets == ("food-supplies",)
    assert g.players[0].credits == 10_000


@pytest.mark.rule(
    "outer_rim.market.barter.costless-excluded",
    "outer_rim.market.barter.excluded-types",
    "outer_rim.encounter.card.asset-has-no-cost",
    "outer_rim.bounty.no-barter",
    "outer_rim.job.no-barter",
    "outer_rim.market.barter.ship-only-for-ship",
)
def test_what_cannot_be_bartered() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "lancer"
    give(g, 0, "pawned-honour", "bounty-greedo", "the-kessel-run", "hired-help", "targeting-computer")
    buying(g, "cargo", "food-supplies")
    choose(g, "buy cargo")
    assert set(keys(g)) == {"barter targeting-computer", "pay"}


@pytest.mark.rule(
    "outer_rim.ship.sheet-replaced",
    "outer_rim.ship.old-sheet-to-reserve",
    "outer_rim.ship.damage-removed-on-change",
    "outer_rim.ship.card-removed-from-game",
    "outer_rim.discard.ship-sheets",
    "outer_rim.ship.acquired-from-ship-deck",
    "outer_rim.discard.remove-is-not-discard",
    "outer_rim.discard.market-removed-by-card",
)
def test_buying_a_ship() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship_damage = 2
    g.players[0].damage = 1
    buying(g, "ship", "lancer-for-sale")
    choose(g, "buy ship")
    player = g.players[0]
    assert (player.ship, player.ship_damage, player.damage, player.credits) == ("lancer", 0, 1, 0)
    assert "g9-rigger" in g.reserve
    assert "lancer" not in g.reserve
    assert "lancer-for-sale" in g.removed
    assert "lancer-for-sale" not in g.pile("ship").cards


@pytest.mark.rule(
    "outer_rim.ship.cost-is-barter-value",
    "outer_rim.market.barter.assets-for-ship",
)
def test_the_old_ship_and_assets_pay_for_the_new_one() -> None:
    g = position("bossk", "jyn-erso")
    player = g.players[0]
    player.ship, player.credits = "lancer", 3_000
    g.reserve = tuple(ship for ship in g.reserve if ship != "lancer")
    give(g, 0, "targeting-computer")
    buying(g, "ship", "aggressor-for-sale")
    choose(g, "buy ship", "barter targeting-computer")
    assert (player.ship, player.credits) == ("aggressor", 0)
    assert "lancer" in g.reserve


@pytest.mark.rule("outer_rim.ship.old-market-card-stays-out", "outer_rim.ship.card-removed-from-game")
def test_the_market_card_of_a_ship_given_up_stays_out_of_the_game() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 20_000
    buying(g, "ship", "lancer-for-sale", "aggressor-for-sale")
    choose(g, "buy ship")
    run(g, Buy(0, "ship"))
    assert g.players[0].ship == "aggressor"
    assert "lancer" in g.reserve
    assert "lancer-for-sale" in g.removed
    assert "lancer-for-sale" not in g.pile("ship").cards


@pytest.mark.rule(
    "outer_rim.ship.too-few-slots-discard",
    "outer_rim.slot.overflow-discard",
    "outer_rim.slot.rearrange-on-change",
    "outer_rim.slot.one-asset",
)
def test_surplus_assets_are_discarded_when_the_new_ship_is_smaller() -> None:
    g = position("bossk", "jyn-erso")
    player = g.players[0]
    player.ship, player.ship_flipped, player.credits = "hwk-290", True, 20_000  # two cargo, one mod
    g.reserve = tuple(ship for ship in g.reserve if ship != "hwk-290")
    give(g, 0, "food-supplies", "salvage", "ion-cannon")
    buying(g, "ship", "lancer-for-sale")  # one cargo, one mod
    choose(g, "buy ship", "pay")
    assert g.decision.kind == "surplus"
    assert set(keys(g)) == {"discard food-supplies", "discard salvage", "discard ion-cannon"} or set(
        keys(g)
    ) == {"discard food-supplies", "discard salvage"}
    choose(g, "discard salvage")
    assert player.assets == ("food-supplies", "ion-cannon")


@pytest.mark.rule("outer_rim.ship.goal-prior-progress-ignored", "outer_rim.goal.counter-tokens")
def test_progress_towards_a_ship_goal_begins_with_the_ship() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship_tokens = 1
    g.players[0].credits = 20_000
    buying(g, "ship", "aggressor-for-sale")
    choose(g, "buy ship")
    assert g.players[0].ship_tokens == 0


@pytest.mark.rule(
    "outer_rim.market.barter.used-ship-card",
    "outer_rim.ship.reserve-is-public",
    "outer_rim.market.deck.reveal-after-shuffle",
)
def test_a_used_ship_comes_damaged_and_its_card_leaves_the_deck() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "ship", "used-ship-for-sale")
    choose(g, "buy ship")
    assert set(keys(g)) == {"ship hwk-290", "ship gx1-short-hauler", "ship lancer", "ship heavy-duty-lifter"}
    choose(g, "ship hwk-290")
    assert (g.players[0].ship, g.players[0].ship_damage, g.players[0].credits) == ("hwk-290", 3, 5_000)
    assert "hwk-290-for-sale" in g.removed
    assert "used-ship-for-sale" in g.pile("ship").cards
    assert g.pile("ship").seen[len(g.pile("ship").cards) - 1] == g.everybody


@pytest.mark.rule(
    "outer_rim.bounty.zero-cost-free",
    "outer_rim.job.zero-cost-free",
    "outer_rim.job.slot",
    "outer_rim.bounty.slot",
)
def test_bounties_and_jobs_cost_nothing() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    buying(g, "bounty", "bounty-dengar")
    choose(g, "buy bounty")
    assert g.players[0].assets == ("bounty-dengar",)


@pytest.mark.rule(
    "outer_rim.asset.no-room-may-discard",
    "outer_rim.asset.no-room-not-freed",
    "outer_rim.asset.may-decline",
    "outer_rim.job.no-room",
    "outer_rim.bounty.no-room",
    "outer_rim.bounty.discard-to-deck",
    "outer_rim.asset.discard-occasions",
)
def test_without_room_one_replaces_a_card_or_declines() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "bounty-greedo", "the-kessel-run")
    buying(g, "bounty", "bounty-dengar")
    choose(g, "buy bounty")
    assert keys(g) == ["replace bounty-greedo", "replace the-kessel-run", "decline"]
    choose(g, "replace bounty-greedo")
    assert g.players[0].assets == ("bounty-dengar", "the-kessel-run")
    assert g.pile("bounty").cards[0] == "bounty-greedo"


@pytest.mark.rule("outer_rim.asset.may-decline", "outer_rim.asset.no-room-not-freed")
def test_a_declined_asset_is_discarded() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "bounty-greedo", "the-kessel-run")
    buying(g, "bounty", "bounty-dengar")
    choose(g, "buy bounty", "decline")
    assert g.players[0].assets == ("bounty-greedo", "the-kessel-run")
    assert g.pile("bounty").cards[0] == "bounty-dengar"


@pytest.mark.rule(
    "outer_rim.slot.several-types",
    "outer_rim.cargo.no-room",
    "outer_rim.mod.no-room",
    "outer_rim.slot.rearrange-any-time",
)
def test_a_slot_for_cargo_or_mods_takes_one_of_either() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "gx1-short-hauler"  # one cargo, one "cargo or mod"
    assert fit(g, 0, ("salvage", "ion-cannon"))
    assert fit(g, 0, ("salvage", "food-supplies"))
    assert not fit(g, 0, ("salvage", "food-supplies", "ion-cannon"))
    assert not fit(g, 0, ("ion-cannon", "autoblaster"))


@pytest.mark.rule(
    "outer_rim.slot.times-two",
    "outer_rim.slot.where",
    "outer_rim.crew.slot",
    "outer_rim.ship.slots",
    "outer_rim.gear.no-room",
    "outer_rim.crew.no-room",
)
def test_slots_of_board_and_ship() -> None:
    g = position("bossk", "jyn-erso")  # the G9: one cargo, one mod, one crew
    assert fit(
        g, 0, ("jetpack", "vibroknife", "hired-help", "salvage", "ion-cannon", "bounty-greedo", "hutt-favor")
    )
    assert not fit(g, 0, ("jetpack", "vibroknife", "armored-vest"))
    assert not fit(g, 0, ("hired-help", "meeting-lobot"))
    assert not fit(g, 0, ("salvage", "food-supplies"))


@pytest.mark.rule("outer_rim.slot.ability-several")
def test_a_smuggling_compartment_holds_a_cargo() -> None:
    g = position("bossk", "jyn-erso")
    assert fit(g, 0, ("smuggling-compartment", "salvage", "food-supplies"))
    assert fit(g, 0, ("smuggling-compartment", "salvage", "ion-cannon"))
    assert not fit(g, 0, ("smuggling-compartment", "salvage", "food-supplies", "ion-cannon"))


@pytest.mark.rule("outer_rim.market.deck.reveal-next")
def test_the_last_card_of_a_deck_is_revealed_again() -> None:
    g = position("bossk", "jyn-erso")
    pile = g.pile("ship")
    pile.cards[:] = ["lancer-for-sale"]
    pile.seen = {0: g.everybody}
    to_action(g)
    choose(g, "market", "discard ship")
    assert g.top("ship") == "lancer-for-sale"
    assert pile.seen == {0: g.everybody}


@pytest.mark.rule("outer_rim.component.deck-short-draw")
def test_an_empty_deck_sells_nothing() -> None:
    g = position("bossk", "jyn-erso")
    g.pile("ship").cards.clear()
    g.pile("ship").seen.clear()
    to_action(g)
    choose(g, "market")
    assert "discard ship" not in keys(g)
    choose(g, "pass")
    assert refused(g, "buy ship") == "outer_rim.component.deck-short-draw"


@pytest.mark.rule("outer_rim.credits.discount", "outer_rim.market.barter.any-market-purchase")
def test_an_encounter_sells_at_a_discount_and_takes_barter() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "ord-mantell")
    give(g, 0, "targeting-computer")
    top(g, "gear-mod", "mpl-57-grenade-launcher")
    top(g, "cantonica-ord-mantell", "arms-salon")
    choose(g, "stay", "done", "explore", "buy gear-mod", "barter targeting-computer")
    assert g.players[0].credits == 7_000
    assert g.players[0].assets == ("mpl-57-grenade-launcher",)


@pytest.mark.rule("outer_rim.market.deck.faceup-counts-in-draw")
def test_a_special_order_begins_with_the_faceup_card() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "gear-mod", "special-order", "jetpack", "ion-cannon", "vibroknife", "autoblaster")
    choose(g, "buy gear-mod", "kind gear")
    assert set(keys(g)) == {"buy jetpack", "buy vibroknife", "pass"}
    choose(g, "buy vibroknife")
    assert g.players[0].assets == ("vibroknife",)
    assert g.players[0].credits == 5_000
    assert {"special-order", "jetpack", "ion-cannon"} <= set(g.pile("gear-mod").cards)
    assert g.limbo == ()


def test_an_information_broker_reveals_the_contacts_of_a_planet() -> None:
    g = position("bossk", "jyn-erso")
    buying(g, "bounty", "information-broker")
    choose(g, "buy bounty")
    assert "planet tatooine" not in keys(g)  # a player is there
    choose(g, "planet kessel")
    assert all(g.contacts[slot].faceup for slot in g.contacts_on("kessel"))
    assert "information-broker" in g.pile("bounty").cards


def test_a_secret_lowers_a_price() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 1_000
    secret(g, 0, "the-slugs-cousin", "nal-hutta")
    buying(g, "gear-mod", "jetpack")
    choose(g, "buy gear-mod", "secret-discount the-slugs-cousin")
    assert g.players[0].credits == 0
    assert g.players[0].assets == ("jetpack",)


def test_a_secret_that_was_read_for_nothing_is_nowhere_else_meanwhile() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 4_000
    give(g, 0, "salvage")
    secret(g, 0, "the-slugs-cousin", "nal-hutta")
    buying(g, "gear-mod", "plastoid-armor")
    everything = g.inventory()
    choose(g, "buy gear-mod", "secret-discount the-slugs-cousin")
    assert g.limbo == ("plastoid-armor", "the-slugs-cousin")
    for viewer in (0, 1, None):
        assert dealt(blanked(g, viewer), Chance(1)).inventory() == everything
    g.aside(0, Option("offer-credits"))
    choose(g, "give-credits 4000", "accept", "withdraw")
    assert [held.card for held in g.players[0].secrets] == ["the-slugs-cousin"]
    assert g.inventory() == everything


@pytest.mark.rule(
    "outer_rim.crew.sources",
    "outer_rim.job.sources",
    "outer_rim.cargo.sources",
    "outer_rim.gear.source",
    "outer_rim.mod.source",
    "outer_rim.bounty.sources",
    "outer_rim.asset.on-several-card-kinds",
    "outer_rim.asset.types",
)
def test_where_assets_come_from() -> None:
    decks = {
        kind: {"databank" if card.number else card.deck for card in CARDS.values() if card.type == kind}
        for kind in ("crew", "job", "cargo", "gear", "mod", "bounty")
    }
    assert {"databank", "job", "luxury"} <= decks["crew"]
    assert {"job", "databank"} <= decks["job"]
    assert {"cargo", "databank", "luxury"} <= decks["cargo"]
    assert "gear-mod" in decks["gear"]
    assert "gear-mod" in decks["mod"]
    assert {"bounty", "databank", "tatooine-nal-hutta"} <= decks["bounty"]


@pytest.mark.rule("outer_rim.slot.overflow-discard", "outer_rim.slot.ability-several")
def test_whoever_loses_a_compartment_discards_what_has_no_slot_any_more() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "smuggling-compartment", "salvage", "food-supplies")
    run(g, DiscardAsset(0, "smuggling-compartment"))
    assert g.decision.kind == "surplus"
    assert keys(g) == ["discard food-supplies", "discard salvage"]
    choose(g, "discard salvage")
    assert g.players[0].assets == ("food-supplies",)


def test_an_order_that_cannot_be_paid_any_more_stays_open() -> None:
    g = position("bossk", "jyn-erso")
    verbs.take_out(g.pile("gear-mod"), "plastoid-armor")
    g.limbo = ("plastoid-armor",)
    g.players[0].credits = 0
    run(g, Buy(0, "", card="plastoid-armor"))
    assert g.limbo == ("plastoid-armor",)
    assert g.players[0].assets == ()


@pytest.mark.parametrize(("left", "open_"), [((), True), (("ion-cannon",), False)])
def test_the_only_card_of_a_market_deck_lies_open(left: tuple[str, ...], open_: bool) -> None:
    g = position("bossk", "jyn-erso")
    pile = g.pile("gear-mod")
    pile.cards, pile.seen = list(left), {}
    g.news = []
    verbs.return_card(g, "plastoid-armor", viewers=0)
    assert pile.cards == ["plastoid-armor", *left]
    assert (pile.seen == {0: g.everybody}) == open_
    assert [one.card for one in news(g, "MarketRevealed")] == (["plastoid-armor"] if open_ else [])
