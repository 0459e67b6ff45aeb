from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    H,
    choose,
    contact,
    dice,
    give,
    keys,
    news,
    patrol,
    position,
    put,
    to_action,
    top,
    unmap,
)

from dejarik.games.outer_rim import OuterRim


def hunt(
    g: OuterRim, bounty: str = "bounty-greedo", target: str = "greedo", slot: str = "tatooine.2"
) -> None:
    give(g, 0, bounty)
    contact(g, slot, target)
    choose(g, "stay", "done", f"contact {slot}")


@pytest.mark.rule(
    "outer_rim.contact.encounter.bounty-after-reveal",
    "outer_rim.combat.bounty-instead-of-databank",
    "outer_rim.bounty.matches-contact",
    "outer_rim.encounter.bounty-combat-timing",
)
def test_who_has_the_bounty_fights_or_talks() -> None:
    g = position("bossk", "jyn-erso")
    hunt(g)
    assert keys(g) == ["fight", "talk"]
    choose(g, "talk")
    assert news(g, "DatabankRead")
    g = position("bossk", "jyn-erso")
    hunt(g, "bounty-dengar")
    assert g.decision.kind != "fight-or-talk"


@pytest.mark.rule(
    "outer_rim.bounty.goal-find-and-win",
    "outer_rim.bounty.win-choose-one",
    "outer_rim.bounty.eliminate-reward-and-removal",
    "outer_rim.bounty.combat-value",
    "outer_rim.bounty.symbol-sets-type",
    "outer_rim.discard.eliminated-tokens-removed",
)
def test_eliminating_a_contact() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C, C)
    dice(g, "enemy", H, B, B)
    hunt(g)
    choose(g, "fight")
    assert len(news(g, "DiceRolled")[1].results) == 3
    assert keys(g) == ["capture", "eliminate"]
    choose(g, "eliminate")
    player = g.players[0]
    assert (player.credits, player.fame, player.damage) == (14_000, 1, 1)
    assert {"greedo", "bounty-greedo"} <= set(g.removed)
    assert "tatooine.2" not in g.contacts


@pytest.mark.rule(
    "outer_rim.bounty.capture-onto-card",
    "outer_rim.bounty.capture-pays-on-delivery",
    "outer_rim.deliver.captured-at-destination",
    "outer_rim.deliver.captured-reward",
    "outer_rim.deliver.captured-removed-from-game",
    "outer_rim.contact.captured-not-in-space",
    "outer_rim.deliver.encounter-gains-wait",
)
def test_capturing_and_delivering_a_contact() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C, C)
    dice(g, "enemy", B, B, B)
    give(g, 0, "bounty-dengar")
    contact(g, "tatooine.2", "dengar")  # Tatooine is the destination
    choose(g, "stay", "done", "contact tatooine.2", "fight", "capture")
    player = g.players[0]
    assert g.captured == {"bounty-dengar": "dengar"}
    assert (player.credits, player.fame) == (10_000, 0)
    assert not [slot for slot, there in g.contacts.items() if there.code == "dengar"]
    assert g.decision.seat == 1  # the turn is over: it could not be delivered yet
    choose(g, "stay", "done")
    while g.decision.seat == 1:
        g.choose(len(g.decision.options) - 1)
    to_action(g)
    choose(g, "deliver")
    assert (player.credits, player.fame) == (17_000, 1)
    assert {"dengar", "bounty-dengar"} <= set(g.removed)
    assert g.captured == {}


@pytest.mark.rule("outer_rim.bounty.loss-contact-stays")
def test_a_lost_hunt_changes_nothing_but_damage() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", B, B, B)
    dice(g, "enemy", H, B, B)
    hunt(g)
    choose(g, "fight")
    assert g.players[0].assets == ("bounty-greedo",)
    assert g.contacts["tatooine.2"].faceup
    assert g.players[0].damage == 1


@pytest.mark.rule("outer_rim.bounty.discard-returns-captured")
def test_a_discarded_bounty_sets_its_captive_free() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "bounty-greedo", "the-kessel-run")
    g.captured["bounty-greedo"] = "greedo"
    unmap(g, "greedo")
    for slot in ("tatooine.1", "tatooine.2"):
        g.contacts.pop(slot, None)
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        patrol(g, faction, "tatooine")
    top(g, "job", "hutt-favor")
    to_action(g)
    choose(g, "market", "pass", "buy job", "replace bounty-greedo")
    (slot,) = [slot for slot, there in g.contacts.items() if there.code == "greedo"]
    assert slot.startswith("tatooine")
    assert g.contacts[slot].faceup
    assert g.captured == {}


@pytest.mark.rule(
    "outer_rim.bounty.own-crew.as-encounter",
    "outer_rim.bounty.own-crew.win-discard-crew",
    "outer_rim.bounty.own-crew.eliminate",
    "outer_rim.bounty.own-crew.abilities-unusable",
)
def test_hunting_ones_own_crew() -> None:
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar", "meeting-dengar")
    dice(g, "boba-fett", C, B, B)
    dice(g, "enemy", B, B, B)
    choose(g, "stay", "done", "hunt bounty-dengar", "eliminate")
    assert g.players[0].assets == ()
    assert g.databank[8] == ("meeting-dengar",)
    assert {"dengar", "bounty-dengar"} <= set(g.removed)
    assert g.players[0].fame == 1


@pytest.mark.rule("outer_rim.bounty.own-crew.capture-from-discard")
def test_capturing_ones_own_crew() -> None:
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar", "meeting-dengar")
    dice(g, "boba-fett", C, B, B)
    dice(g, "enemy", B, B, B)
    choose(g, "stay", "done", "hunt bounty-dengar", "capture")
    assert g.captured == {"bounty-dengar": "dengar"}
    assert "dengar" not in g.supply


@pytest.mark.rule(
    "outer_rim.bounty.own-crew.lose-crew-leaves", "outer_rim.bounty.own-crew.abilities-unusable"
)
def test_losing_against_ones_own_crew() -> None:
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar", "meeting-dengar")
    unmap(g, g.contacts["tatooine.1"].code)
    dice(g, "boba-fett", 4, B, B)  # a focus that Dengar could have turned to a hit
    dice(g, "enemy", H, B, B)
    choose(g, "stay", "done", "hunt bounty-dengar")
    assert g.players[0].assets == ("bounty-dengar",)
    assert g.contacts["tatooine.1"].code == "dengar"


@pytest.mark.rule("outer_rim.bounty.own-crew.abilities-unusable")
@pytest.mark.parametrize(("crew", "rolled"), [((), 4), (("meeting-ponda-baba",), 3)])
def test_the_skills_of_crew_one_hunts_are_of_no_use(crew: tuple[str, ...], rolled: int) -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].ship = "yv-666"
    give(g, 0, "bounty-chewbacca", "meeting-chewbacca", "plastoid-armor", *crew)  # the armor needs strength
    dice(g, "han-solo", C, C, C)
    dice(g, "enemy", B, B, B, B)
    choose(g, "stay", "done", "hunt bounty-chewbacca")
    assert [len(event.results) for event in news(g, "DiceRolled")] == [3, rolled]


@pytest.mark.rule("outer_rim.bounty.other-crew.same-space", "outer_rim.crew.location-shared")
def test_crew_of_others_is_hunted_in_the_same_space_only() -> None:
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar")
    give(g, 1, "meeting-dengar")
    choose(g, "stay", "done")
    assert "hunt bounty-dengar" not in keys(g)
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar")
    give(g, 1, "meeting-dengar")
    put(g, 1, "tatooine")
    choose(g, "stay", "done")
    assert "hunt bounty-dengar" in keys(g)


def hunted(defeated: bool = False, space: str = "tatooine") -> OuterRim:
    g = position("boba-fett", "bossk", "han-solo")
    give(g, 0, "bounty-hondo-ohnaka")  # a ship combat
    give(g, 1, "meeting-hondo-ohnaka")
    for seat in (0, 1):
        put(g, seat, space)
    if defeated:
        g.players[1].damage, g.players[1].defeated = 4, True
    return g


@pytest.mark.rule(
    "outer_rim.bounty.other-crew.defend-choice",
    "outer_rim.bounty.other-crew.defended-fight-owner",
    "outer_rim.bounty.other-crew.defended-type",
    "outer_rim.bounty.other-crew.defender-loses",
)
def test_the_owner_defends_on_the_ground_of_a_planet_and_loses() -> None:
    g = hunted()
    dice(g, "boba-fett", C, C, B)
    dice(g, "bossk", H, B, B)
    choose(g, "stay", "done", "hunt bounty-hondo-ohnaka")
    assert (g.decision.seat, keys(g)) == (1, ["defend", "stand-aside"])
    choose(g, "defend", "capture")
    harmed = {(event.seat, event.ship, event.amount) for event in news(g, "Damaged")}
    assert harmed == {(1, False, 4), (0, False, 1)}
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 0)
    assert g.players[1].assets == ()
    assert g.captured == {"bounty-hondo-ohnaka": "hondo-ohnaka"}


@pytest.mark.rule("outer_rim.bounty.other-crew.hunter-loses", "outer_rim.bounty.other-crew.defended-type")
def test_a_hunter_who_loses_gets_nothing() -> None:
    g = hunted(space="tatooine-left")
    dice(g, "boba-fett", B, B)
    dice(g, "bossk", H, B)
    choose(g, "stay", "done", "hunt bounty-hondo-ohnaka", "defend")
    assert g.players[1].assets == ("meeting-hondo-ohnaka",)
    assert g.players[0].assets == ("bounty-hondo-ohnaka",)
    assert g.players[0].ship_damage == 1


@pytest.mark.rule("outer_rim.bounty.other-crew.undefended")
def test_an_undefended_crew_member_fights_alone() -> None:
    g = hunted()
    dice(g, "boba-fett", C, C)
    dice(g, "enemy", B, B, B, B)
    choose(g, "stay", "done", "hunt bounty-hondo-ohnaka", "stand-aside")
    assert len(news(g, "DiceRolled")[1].results) == 4
    choose(g, "eliminate")
    assert g.players[1].damage == 0
    assert g.players[1].assets == ()


@pytest.mark.rule("outer_rim.bounty.other-crew.defeated-owner")
def test_a_defeated_owner_cannot_defend() -> None:
    g = hunted(defeated=True)
    choose(g, "stay", "done", "hunt bounty-hondo-ohnaka")
    assert g.decision.kind != "defend"


@pytest.mark.rule("outer_rim.encounter.ability-blocked-by-patrol")
def test_a_hostile_patrol_prevents_a_hunt() -> None:
    g = position("boba-fett", "jyn-erso")
    give(g, 0, "bounty-dengar", "meeting-dengar")
    patrol(g, "rebel", "tatooine")
    g.players[0].reputation = (-1, 0, 0, 0)
    choose(g, "stay", "done")
    assert keys(g) == ["patrol rebel-1"]


@pytest.mark.rule("outer_rim.trade.bounty-carries-contact")
def test_a_traded_bounty_takes_its_captive_along() -> None:
    g = position("boba-fett", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "bounty-dengar")
    unmap(g, "dengar")
    g.captured["bounty-dengar"] = "dengar"
    to_action(g)
    choose(g, "trade", "give bounty-dengar", "propose", "accept", "take")
    assert g.players[1].assets == ("bounty-dengar",)
    assert g.captured == {"bounty-dengar": "dengar"}


@pytest.mark.rule("outer_rim.bounty.discard-returns-captured", "outer_rim.asset.may-decline")
def test_a_traded_bounty_that_is_not_taken_sets_its_captive_free() -> None:
    g = position("boba-fett", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "bounty-dengar")
    unmap(g, "dengar")
    g.captured["bounty-dengar"] = "dengar"
    to_action(g)
    choose(g, "trade", "give bounty-dengar", "propose", "accept", "decline")
    assert g.captured == {}
    assert [there.faceup for there in g.contacts.values() if there.code == "dengar"] == [True]
