"""Scum and Villainy (set 33) and the neutral sets of the dark side (34 to 36)."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

SCUM = {"affiliation": "scum-and-villainy"}
NAVY = {"affiliation": "imperial-navy"}


@pytest.mark.rule("cardgame.capture.dark-chooses-objective")
def test_the_bespin_exchange_readies_an_objective_after_a_capture() -> None:
    objectives = "the-bespin-exchange!2 imperial-command shadows-of-dathomir"
    dark = {"objectives": objectives, "units": "boba-fett"}
    match = (
        Match("conflict", D, {"units": "obi-wan-kenobi"}, dark)
        .attack("jedi-training")
        .defend("obi-wan-kenobi")
    )
    match.edge(D).do("use boba-fett", "choose imperial-command", "use the-bespin-exchange")
    match.do("choose the-bespin-exchange")
    assert match["the-bespin-exchange"].focus == 1
    match = Match(
        "refresh",
        D,
        {"hand": "yoda"},
        {"objectives": "the-bespin-exchange!2 imperial-command", "objective_deck": "cruel-interrogations"},
    )
    match.do("use cruel-interrogations").never("use the-bespin-exchange", "refresh")  # not from play


@pytest.mark.rule("cardgame.capture.out-of-play", "cardgame.capture.strips-enhancements")
def test_boba_fett_captures_a_character_that_survives_his_damage() -> None:
    light = {"units": "obi-wan-kenobi", "enhancements": "trust-your-feelings@obi-wan-kenobi"}
    match = (
        Match("conflict", D, light, {"units": "boba-fett"})
        .attack("jedi-training")
        .defend("obi-wan-kenobi")
        .edge(D)
    )
    match.do("use boba-fett", "choose imperial-command").window("strike")
    assert match["imperial-command"].captives == ("3-2",)
    assert match.discard(L) == ["trust-your-feelings"]


@pytest.mark.parametrize("unit", ["twilek-loyalist", "redemption"])
def test_boba_fett_captures_neither_the_dead_nor_vehicles(unit: str) -> None:
    match = (
        Match("conflict", D, {"units": unit}, {"units": "boba-fett"})
        .attack("jedi-training")
        .defend(unit)
        .edge(D)
    )
    match.never("use boba-fett", "strike")


def test_outer_rim_hunter_makes_the_defender_damage_an_objective() -> None:
    light = {"objectives": "jedi-training^1 a-heros-journey"}
    match = Match("conflict", D, light, {"units": "outer-rim-hunter rancor"}).attack(
        "a-heros-journey", "outer-rim-hunter"
    )
    match.do("use outer-rim-hunter")
    assert match.asked == (L, "choose")
    match.do("choose jedi-training")
    assert match["jedi-training"].damage == 1  # dealt by its own controller: no shield
    match = Match("conflict", D, light, {"units": "outer-rim-hunter rancor"}).attack(
        "a-heros-journey", "rancor"
    )
    match.never("use outer-rim-hunter", "attackers")


def test_mandalorian_armor_adds_capacity_and_helps_boba_fett() -> None:
    light = {"units": "yoda obi-wan-kenobi"}
    for unit, targets in (("boba-fett", True), ("darth-vader", False)):
        dark = {"units": unit, "enhancements": f"mandalorian-armor@{unit}"}
        match = Match("conflict", D, light, dark).attack("jedi-training").defend("obi-wan-kenobi").edge(D)
        match.do("resolve unit-damage")
        assert ("damage yoda" in match.options) is targets
    match = Match(
        "conflict",
        L,
        {"units": "home-one"},
        {"units": "boba-fett", "enhancements": "mandalorian-armor@boba-fett"},
    )
    match.attack("imperial-command").defend("boba-fett").edge(L).window("strike")
    assert match["boba-fett"].damage == 2  # of 2 + 3


def test_blaster_pistol_adds_unit_damage() -> None:
    for extra, damage in (("blaster-pistol@death-star-trooper", 2), ("", 1)):
        dark = {"units": "death-star-trooper", "enhancements": extra}
        match = (
            Match("conflict", D, {"units": "obi-wan-kenobi"}, dark)
            .attack("jedi-training")
            .defend("obi-wan-kenobi")
        )
        match.edge(D).window("strike")
        assert match["obi-wan-kenobi"].damage == damage


def test_bounty_collection_readies_up_to_three_cards() -> None:
    dark = SCUM | {
        "objectives": "imperial-command!1 shadows-of-dathomir!1 death-and-despayre!1",
        "units": "boba-fett rancor!1",
        "hand": "bounty-collection",
    }
    match = (
        Match("conflict", D, {"units": "obi-wan-kenobi"}, dark)
        .attack("jedi-training")
        .defend("obi-wan-kenobi")
        .edge(D)
    )
    match.do("use boba-fett", "choose imperial-command", "play bounty-collection")
    assert "choose rancor" not in match.options
    match.do("choose imperial-command", "choose shadows-of-dathomir", "enough")
    assert [
        match[name].focus for name in ("imperial-command", "shadows-of-dathomir", "death-and-despayre")
    ] == [0, 0, 1]
    match = (
        Match("conflict", D, {"units": "redemption"}, dark)
        .attack("jedi-training")
        .defend("redemption")
        .edge(D)
    )
    match.never("play bounty-collection", "strike")


def test_looking_for_droids_and_dark_alliance_ignore_the_match() -> None:
    dark = NAVY | {"objectives": "looking-for-droids corporate-exploitation", "hand": "nightsister"}
    assert (
        "play dark-side-apprentice"
        in Match("deployment", D, {}, dark | {"hand": "dark-side-apprentice"}).options
    )
    dark["objectives"] = "corporate-exploitation reconnaissance-mission"
    dark["hand"] = "dark-side-apprentice dark-alliance"
    match = Match("deployment", D, {}, dark)
    assert match.refused("play dark-side-apprentice") == "cardgame.resource.match"
    match.do("play dark-alliance").window("deployment", D)
    assert "play dark-side-apprentice" in match.options


def test_viper_probe_droid_is_played_from_the_discard_pile() -> None:
    match = Match("deployment", D, {}, {"discard": "viper-probe-droid rancor"})
    assert "play viper-probe-droid > discard-pile" in match.options
    match.do("play viper-probe-droid > discard-pile").window("deployment", L)
    assert "viper-probe-droid" in match
    assert match.discard(D) == ["rancor"]
    match = Match("conflict", D, {}, {"discard": "viper-probe-droid"})
    assert match.refused("play viper-probe-droid > discard-pile") == "cardgame.deployment.only-active-player"


@pytest.mark.rule("cardgame.interrupt.before-effect", "cardgame.cancel.costs-stay-paid")
def test_its_worse_cancels_an_interrupt_then_damages() -> None:
    light = {"units": "yoda obi-wan-kenobi", "hand": "lightsaber-deflection"}
    dark = {"units": "rancor", "hand": "force-choke its-worse"}
    match = Match("deployment", D, light, dark).do(
        "play force-choke", "choose yoda", "play lightsaber-deflection"
    )
    match.do("choose rancor", "play its-worse", "choose obi-wan-kenobi").window("deployment", L)
    assert [match[name].damage for name in ("yoda", "obi-wan-kenobi", "rancor")] == [1, 1, 0]
    assert match.discard(L) == ["lightsaber-deflection"]


def test_its_worse_does_not_answer_reactions() -> None:
    light = {"units": "a-wing yoda"}
    match = (
        Match("conflict", L, light, {"hand": "its-worse"})
        .attack("imperial-command", "a-wing")
        .do("use a-wing")
    )
    match.never("play its-worse", "strike")
    assert len(match.g.decks[L].cards) == 9


@pytest.mark.rule("cardgame.put-into-play.no-cost", "cardgame.put-into-play.ignores-restrictions")
def test_corporate_exploitation_puts_a_cheap_unit_into_play() -> None:
    dark = {"objectives": "corporate-exploitation", "hand": "duty-officer rancor heat-of-battle"}
    match = Match("force", D, {}, dark).do("use corporate-exploitation")
    assert match.options == ["choose duty-officer"]
    match.do("choose duty-officer")
    assert "duty-officer" in match
    assert match["corporate-exploitation"].focus == 1
    assert match["sith"].focus == 0
    match = Match("force", D, {}, {"objectives": "corporate-exploitation", "hand": "rancor"})
    assert match.refused("use corporate-exploitation") == "cardgame.ability.zone-reference"


@pytest.mark.parametrize(("objective", "cards"), [("reconnaissance-mission", 7), ("imperial-command", 6)])
def test_reconnaissance_mission_raises_the_reserve(objective: str, cards: int) -> None:
    dark = {"objectives": f"{objective} shadows-of-dathomir death-and-despayre"}
    match = Match("draw", D, {}, dark).window("draw")
    assert len(match.g.hands[D]) == cards


def test_human_replica_droid_joins_after_the_edge_is_won() -> None:
    dark = {"units": "rancor", "hand": "human-replica-droid"}
    match = (
        Match("conflict", D, {"units": "yoda"}, dark).attack("jedi-training").do("play human-replica-droid")
    )
    assert match.thing("human-replica-droid") in match.engagement.attackers
    match = Match("conflict", D, {"units": "yoda"}, dark).attack("jedi-training").defend("yoda").at("edge", L)
    match.do("place red-two").never("play human-replica-droid", "strike")
