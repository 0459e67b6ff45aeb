from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import dice, give, item, news, patrol, put, run, solo, top

from dejarik.games.outer_rim.rules.patrols import PatrolMoves
from dejarik.games.outer_rim.rules.solo import BUY, AiBuy, Item, applies, wants


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.only-on-planet",
    "outer_rim.solo-ai.buy.deck-named",
    "outer_rim.solo-ai.buy.step-order",
)
def test_the_ai_buys_only_on_planets() -> None:
    g = solo()
    put(g, 1, "naboo-left")
    assert not applies(g, 1, Item(BUY, "cargo"))
    put(g, 1, "naboo")
    assert applies(g, 1, Item(BUY, "cargo"))


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.pay-and-place",
    "outer_rim.solo-ai.holdings-tracked",
    "outer_rim.solo-ai.buy.patrol-moves-to-ai",
    "outer_rim.solo-ai.buy.patrol-shortest-path",
)
def test_the_ai_pays_places_and_a_patrol_comes_by_the_shortest_way() -> None:
    g = solo()
    top(g, "cargo", "food-supplies", "salvage")
    patrol(g, "hutt", "tatooine")
    item(g, BUY, "cargo")
    assert g.players[1].assets == ("food-supplies",)
    assert g.players[1].credits == 9_000
    assert g.map.distance["naboo"][g.patrols["hutt"]] == 2  # 3 of 5 spaces
    assert g.decision.kind == "planning"


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.discard-if-any",
    "outer_rim.solo-ai.buy.discard-unaffordable",
    "outer_rim.solo-ai.buy.no-slot-no-purchase",
)
def test_the_ai_discards_once_and_gives_up() -> None:
    g = solo()
    g.players[1].credits = 1_000
    top(g, "gear-mod", "jetpack", "vibroknife")
    item(g, BUY, "gear-mod")
    assert g.pile("gear-mod").cards[0] == "jetpack"
    assert g.top("gear-mod") == "vibroknife"
    assert g.players[1].assets == ()
    assert not news(g, "PatrolMoved")


@pytest.mark.rule("outer_rim.solo-ai.buy.discard-not-sold-here", "outer_rim.solo-ai.buy.obeys-restrictions")
def test_the_ai_obeys_restrictions() -> None:
    g = solo()
    put(g, 1, "kessel")
    top(g, "cargo", "stolen-supplies", "food-supplies")
    item(g, BUY, "cargo")
    assert g.pile("cargo").cards[0] == "stolen-supplies"
    assert g.players[1].assets == ("food-supplies",)
    give(g, 1, "armored-vest")
    assert not wants(g, 1, "plastoid-armor")


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.discard-no-slot",
    "outer_rim.solo-ai.buy.no-discard-for-room",
    "outer_rim.solo-ai.buy.no-slot-no-purchase",
)
def test_the_ai_makes_no_room() -> None:
    g = solo()
    give(g, 1, "food-supplies")
    top(g, "cargo", "salvage", "coaxium-crystal")
    item(g, BUY, "cargo")
    assert g.players[1].assets == ("food-supplies",)
    assert g.top("cargo") == "coaxium-crystal"
    assert g.players[1].credits == 10_000
    assert not news(g, "Bought")


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.ship-only-dearer",
    "outer_rim.solo-ai.buy.discard-cheaper-ship",
    "outer_rim.solo-ai.buy.barter-ship-never-assets",
)
def test_the_ai_trades_its_ship_up() -> None:
    g = solo("lando-calrissian")
    g.players[1].ship, g.players[1].credits = "lancer", 6_000
    g.reserve = tuple(ship for ship in g.reserve if ship != "lancer")
    give(g, 1, "ion-cannon")
    top(g, "ship", "heavy-duty-lifter-for-sale", "yv-666-for-sale")
    item(g, BUY, "ship")
    assert g.players[1].ship == "yv-666"
    assert g.players[1].credits == 1_000
    assert g.players[1].assets == ("ion-cannon",)
    assert g.pile("ship").cards[0] == "heavy-duty-lifter-for-sale"


@pytest.mark.rule("outer_rim.solo-ai.buy.used-ship-card")
def test_the_ai_buys_the_dearest_used_ship() -> None:
    g = solo("lando-calrissian")
    g.players[1].credits = 12_000
    top(g, "ship", "used-ship-for-sale")
    run(g, AiBuy(1, "ship"))
    assert g.players[1].ship in {"lancer", "heavy-duty-lifter"}
    assert (g.players[1].credits, g.players[1].ship_damage) == (2_000, 3)


@pytest.mark.rule("outer_rim.solo-ai.buy.useless-assets-too")
def test_the_ai_buys_what_it_cannot_use() -> None:
    g = solo()
    top(g, "job", "hired-help")
    item(g, BUY, "job")
    assert g.players[1].assets == ("hired-help",)


def test_the_ai_buys_from_another_deck_if_slots_are_full() -> None:
    g = solo()
    give(g, 1, "food-supplies")
    top(g, "job", "hutt-favor")
    item(g, BUY, "cargo", other="job")
    assert g.players[1].assets == ("food-supplies", "hutt-favor")


@pytest.mark.rule("outer_rim.solo-ai.buy.patrol-shortest-path", "outer_rim.solo-ai.decide.random")
@pytest.mark.parametrize(("face", "space"), [(0, "lothal-mon-calamari"), (1, "mon-calamari-left")])
def test_which_of_two_short_ways_a_patrol_takes_to_the_ai_is_chance(face: int, space: str) -> None:
    g = solo()
    put(g, 1, "cantonica")
    patrol(g, "rebel", "mon-calamari")
    dice(g, "ai", face)
    run(g, PatrolMoves(1, "rebel", 1))
    assert g.patrols["rebel"] == space
