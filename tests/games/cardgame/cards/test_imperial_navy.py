"""The Imperial Navy sets, 26 to 32: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

NAVY = {"affiliation": "imperial-navy"}


def test_admiral_motti_readies_a_unit_after_refresh() -> None:
    dark = {"units": "admiral-motti rancor!3"}
    match = Match("refresh", D, {"units": "y-wing"}, dark | {"units": "admiral-motti devastator!4"})
    match.do("use admiral-motti", "choose devastator")
    assert match["devastator"].focus == 1  # two for Elite, one for Motti
    Match("refresh", L, {}, dark).never("use admiral-motti", "refresh")


def test_orbital_bombardment_adds_blast_to_your_units() -> None:
    light = {"units": "yoda"}
    match = Match("conflict", D, light, {"units": "rancor", "enhancements": "orbital-bombardment"})
    match.attack("jedi-training").window("strike")
    assert match["jedi-training"].damage == 1
    match = Match("conflict", L, light, {"units": "rancor", "enhancements": "orbital-bombardment"})
    match.attack("imperial-command").window("strike")
    assert match["imperial-command"].damage == 1  # Yoda's own


def test_kuat_reinforcements_reduces_the_cost_of_a_vehicle() -> None:
    dark = NAVY | {"objectives": "kuat-reinforcements", "hand": "at-st force-choke rancor"}
    match = Match("deployment", D, {}, dark).do("play at-st", "discard rancor", "enough")
    assert match.window("deployment", L).discard(D) == ["rancor"]
    assert "at-st" in match
    dark["hand"] = "duty-officer force-choke"
    Match("deployment", D, {}, dark).do("play duty-officer").never("use kuat-reinforcements", "deployment")


def test_backstabber_joins_an_engagement_and_damages_the_objective() -> None:
    dark = NAVY | {"units": "tie-fighter", "hand": "backstabber"}
    match = Match("conflict", D, {}, dark).attack("jedi-training").do("play backstabber", "use backstabber")
    assert match["jedi-training"].damage == 1
    assert match.thing("backstabber") in match.engagement.attackers
    match = Match("deployment", D, {}, dark, empty_abilities=True).do("play backstabber")
    match.never("use backstabber", "deployment")
    match = Match("conflict", D, {}, dark)
    assert match.refused("play backstabber") == "cardgame.deployment.only-active-player"


def test_tallon_roll_readies_a_fighter() -> None:
    match = Match(
        "deployment", D, {"units": "yoda!1"}, NAVY | {"units": "tie-fighter!2", "hand": "tallon-roll"}
    )
    match.do("play tallon-roll")
    assert match["tie-fighter"].focus == 1
    match = Match("deployment", D, {"units": "yoda!1"}, NAVY | {"units": "rancor!2", "hand": "tallon-roll"})
    assert match.refused("play tallon-roll") == "cardgame.target.needs-eligible"


def test_death_from_above_adds_blast_to_two_attacking_vehicles() -> None:
    dark = NAVY | {"units": "tie-fighter tie-bomber rancor at-st", "hand": "death-from-above"}
    match = Match("conflict", D, {}, dark).attack("jedi-training", "tie-fighter", "tie-bomber", "rancor")
    match.do("play death-from-above").at("choose")
    assert match.options == ["choose tie-fighter", "choose tie-bomber", "enough"]
    match.do("choose tie-fighter", "choose tie-bomber").window("edge")
    assert [lasting.until for lasting in match.g.lasting] == ["engagement", "engagement"]
    match = Match("conflict", D, {}, dark).window("conflict")
    assert match.refused("play death-from-above") == "cardgame.target.needs-eligible"


def test_the_ultimate_power_admits_two_attackers() -> None:
    dark = {"objectives": "the-ultimate-power imperial-command"}
    match = Match("conflict", L, {"units": "yoda y-wing red-five"}, dark).do("engage the-ultimate-power")
    match.do("attack-with yoda", "attack-with y-wing")
    assert match.asked[1] != "attackers"  # red-five cannot join
    assert len(match.engagement.attackers) == 2
    match = Match("conflict", L, {"units": "yoda y-wing red-five"}, dark)
    match.attack("imperial-command", "yoda", "y-wing", "red-five")
    assert len(match.engagement.attackers) == 3


def test_grand_moff_tarkin_lowers_the_capacity_of_enemy_objectives() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey*2"}
    dark = NAVY | {"hand": "grand-moff-tarkin", "objectives": "imperial-command*4"}
    match = Match("deployment", D, light, dark).do("play grand-moff-tarkin").window("deployment", L)
    assert "jedi-training" not in match
    assert match.g.dial == 1
    assert "imperial-command" in match
    assert "a-heros-journey" in match


def test_superlaser_engineer_takes_dear_navy_events_and_enhancements() -> None:
    deck = "superlaser-blast orbital-bombardment control-room devastator rancor tallon-roll"
    dark = NAVY | {"hand": "superlaser-engineer", "deck": deck}
    match = Match("deployment", D, {}, dark).do("play superlaser-engineer", "use superlaser-engineer")
    assert match.hand(D) == ["orbital-bombardment", "superlaser-blast"]
    assert match.options == [
        "put-under-deck rancor",
        "put-under-deck control-room",
        "put-under-deck devastator",
    ]
    match.do("put-under-deck rancor", "put-under-deck devastator").window("deployment", L)
    assert match.g.decks[D].cards[:3] == ["28-5", "29-2", "25-4"]
    match = Match("deployment", D, {}, dark | {"units": "superlaser-engineer", "hand": "duty-officer"})
    match.do("play duty-officer").never("use superlaser-engineer", "deployment")


@pytest.mark.rule("cardgame.damage.dial-advance-on-light-objective")
def test_superlaser_blast_destroys_an_objective_in_your_turn() -> None:
    light = {"objectives": "jedi-training a-heros-journey"}
    dark = NAVY | {"hand": "superlaser-blast", "victory": "last-minute-rescue"}
    match = Match("deployment", D, light, dark).do("play superlaser-blast", "choose jedi-training")
    assert "jedi-training" not in match
    assert match.g.dial == 2  # the second card of the victory pile
    match = Match("deployment", L, light, dark).window("deployment", D)
    assert match.refused("play superlaser-blast") == "cardgame.ability.play-restriction-text"


@pytest.mark.rule("cardgame.resource.match-only-cards-from-hand")
@pytest.mark.parametrize(("unit", "cost"), [("devastator", 1), ("imperial-officer", 2)])
def test_devastator_and_imperial_officer_pay_to_turn_the_dial(unit: str, cost: int) -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey"}
    dark = {
        "units": f"{unit} nightsister",
        "objectives": "shadows-of-dathomir",
        "dud": False,
        "hand": "rancor",
    }
    match = (
        Match("conflict", D, light, dark)
        .attack("jedi-training", "nightsister")
        .do(f"use {unit}")
        .window("strike")
    )
    assert match.g.dial == 1 + 1
    spent = sum(
        thing.focus for thing in match.g.things.values() if thing.type in ("objective", "affiliation")
    )
    assert spent == cost
    poor = dark | {"objectives": "shadows-of-dathomir!1"}
    match = Match("conflict", D, light, poor)
    match["sith"].focus = 1
    match.attack("jedi-training", "nightsister").never(f"use {unit}", "strike")


def test_devastator_does_not_care_for_your_own_objectives() -> None:
    dark = {"units": "devastator!1", "objectives": "imperial-command*4 shadows-of-dathomir", "dud": False}
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    match.never("use devastator", "strike")


def test_defense_upgrade_adds_capacity() -> None:
    for extra, there in (("defense-upgrade@imperial-command", True), ("", False)):
        dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "enhancements": extra}
        match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command").window("strike")
        assert ("imperial-command" in match) is there


@pytest.mark.rule("cardgame.draw.reserve-modifiable", "cardgame.draw.match-reserve")
def test_defense_protocol_lowers_the_reserve_to_deal_damage() -> None:
    dark = {"objectives": "defense-protocol imperial-command shadows-of-dathomir"}
    match = Match("draw", D, {"units": "yoda"}, dark).do("use defense-protocol").window("draw")
    assert match["yoda"].damage == 1
    assert len(match.g.hands[D]) == 5
    match = Match("draw", D, {"units": "yoda"}, dark).window("draw")
    assert len(match.g.hands[D]) == 6
    Match("draw", D, {}, dark).never("use defense-protocol", "draw")  # there is no unit


def test_tie_attack_squadron_remembers_that_a_fate_card_was_placed() -> None:
    light = {"units": "yoda obi-wan-kenobi"}
    dark = {"units": "tie-attack-squadron", "hand": "twist-of-fate"}
    match = Match("conflict", D, light, dark).attack("jedi-training").defend("obi-wan-kenobi")
    match.do("place twist-of-fate", "pass", "pass").edge(D)  # the battle begins anew, the memory stays
    match.do("resolve unit-damage")
    assert match.options == ["damage yoda", "damage obi-wan-kenobi"]
    match.do("damage obi-wan-kenobi").window("strike")
    assert match["obi-wan-kenobi"].damage == 2
    match = (
        Match("conflict", D, light, dark)
        .attack("jedi-training")
        .defend("obi-wan-kenobi")
        .edge(D)
        .window("strike")
    )
    assert match["obi-wan-kenobi"].damage == 1


def test_the_endor_gambit_readies_a_vehicle() -> None:
    dark = {"objectives": "the-endor-gambit imperial-command shadows-of-dathomir", "units": "at-st!3 rancor"}
    match = Match("refresh", D, {"units": "yoda"}, {**dark, "units": "at-st!3 tie-fighter!3"})
    match.do("use the-endor-gambit", "choose at-st")
    assert (match["at-st"].focus, match["tie-fighter"].focus) == (1, 2)
    Match("refresh", L, {}, dark).never("use the-endor-gambit", "refresh")


def test_at_st_commander_pays_to_shield_a_participating_vehicle() -> None:
    dark = {"units": "at-st-commander at-st rancor tie-fighter"}
    match = (
        Match("conflict", D, {}, dark).attack("jedi-training", "at-st", "rancor").do("use at-st-commander")
    )
    match.window("attackers", L)
    assert match["at-st"].shields == 1
    match = Match("deployment", D, {}, dark)
    assert match.refused("use at-st-commander") == "cardgame.ability.play-restriction-text"


def test_at_st_draws_when_it_enters_play() -> None:
    match = Match("deployment", D, {}, NAVY | {"hand": "at-st"}).do("play at-st", "use at-st")
    assert len(match.g.decks[D].cards) == 9
    match = Match("deployment", D, {}, NAVY | {"units": "at-st", "hand": "duty-officer"}).do(
        "play duty-officer"
    )
    match.never("use at-st", "deployment")


def test_aft_armor_plating_gives_shielding() -> None:
    dark = {"units": "tie-fighter", "enhancements": "aft-armor-plating@tie-fighter"}
    match = Match("conflict", D, {}, dark).attack("jedi-training").do("shield-with tie-fighter > tie-fighter")
    assert match["tie-fighter"].shields == 1
    Match("conflict", D, {}, {"units": "tie-fighter"}).attack("jedi-training").never(
        "shield-with", "attackers"
    )


def test_take_them_prisoner_looks_at_three_cards_and_captures_one() -> None:
    dark = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "take-them-prisoner"}
    light = {"deck": "yoda red-five y-wing x-wing"}
    match = Match("refresh", D, light, dark).do("use take-them-prisoner")
    assert sorted(match.options) == ["capture red-five", "capture y-wing", "capture yoda"]
    match.do("capture yoda", "put-on-deck y-wing").window("refresh")
    assert match["take-them-prisoner"].captives == ("2-2",)
    assert match.g.decks[L].cards[-3:] == ["12-4", "8-3", "4-2"]
    match = Match("refresh", D, light, dark).window("refresh")
    assert match["take-them-prisoner"].captives == ()


def test_detained_captures_an_attacker_that_has_struck() -> None:
    dark = NAVY | {"hand": "detained"}
    match = Match("conflict", L, {"units": "jedi-in-hiding"}, dark).attack("imperial-command")
    match.do("play detained", "choose shadows-of-dathomir").window("strike")
    assert match["shadows-of-dathomir"].captives == ("3-3",)
    assert "jedi-in-hiding" not in match
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    match.never("play detained", "strike")


def test_trooper_assault_strengthens_attacking_troopers() -> None:
    dark = NAVY | {"units": "death-star-trooper rancor stormtrooper-elite", "hand": "trooper-assault"}
    match = Match("conflict", D, {}, dark).attack("jedi-training", "death-star-trooper", "rancor")
    match.do("play trooper-assault").window("attackers", L)
    assert [lasting.thing for lasting in match.g.lasting] == [match.thing("death-star-trooper")]
    match.do("strike-with death-star-trooper").window("strike")
    assert match["jedi-training"].damage == 1


def test_tear_this_ship_apart_discards_an_enhancement_that_is_not_limited() -> None:
    light = {"enhancements": "hidden-outpost ancient-monument heavy-blaster-emplacement"}
    match = Match("deployment", D, light, NAVY | {"hand": "tear-this-ship-apart"}).do(
        "play tear-this-ship-apart"
    )
    assert match.at("choose").options == ["choose ancient-monument", "choose heavy-blaster-emplacement"]
    match.do("choose ancient-monument")
    assert match.discard(L) == ["ancient-monument"]
    match = Match(
        "deployment", D, {"enhancements": "hidden-outpost"}, NAVY | {"hand": "tear-this-ship-apart"}
    )
    assert match.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"
