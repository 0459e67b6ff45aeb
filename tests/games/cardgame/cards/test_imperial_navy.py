"""The Imperial Navy sets, 26 to 32: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L

NAVY = {"affiliation": "imperial-navy"}


def test_admiral_motti_readies_a_unit_after_refresh() -> None:
    dark = {"units": "admiral-motti rancor!3"}
    board = Board("refresh", D, {"units": "y-wing"}, dark | {"units": "admiral-motti devastator!4"})
    board.do("use admiral-motti", "choose devastator")
    assert board["devastator"].focus == 1  # two for Elite, one for Motti
    Board("refresh", L, {}, dark).never("use admiral-motti", "refresh")


def test_orbital_bombardment_adds_blast_to_your_units() -> None:
    light = {"units": "yoda"}
    board = Board("conflict", D, light, {"units": "rancor", "enhancements": "orbital-bombardment"})
    board.attack("jedi-training").window("strike")
    assert board["jedi-training"].damage == 1
    board = Board("conflict", L, light, {"units": "rancor", "enhancements": "orbital-bombardment"})
    board.attack("imperial-command").window("strike")
    assert board["imperial-command"].damage == 1  # Yoda's own


def test_kuat_reinforcements_reduces_the_cost_of_a_vehicle() -> None:
    dark = NAVY | {"objectives": "kuat-reinforcements", "hand": "at-st force-choke rancor"}
    board = Board("deployment", D, {}, dark).do("play at-st", "discard rancor", "enough")
    assert board.window("deployment", L).discard(D) == ["rancor"]
    assert "at-st" in board
    dark["hand"] = "duty-officer force-choke"
    Board("deployment", D, {}, dark).do("play duty-officer").never("use kuat-reinforcements", "deployment")


def test_backstabber_joins_an_engagement_and_damages_the_objective() -> None:
    dark = NAVY | {"units": "tie-fighter", "hand": "backstabber"}
    board = Board("conflict", D, {}, dark).attack("jedi-training").do("play backstabber", "use backstabber")
    assert board["jedi-training"].damage == 1
    assert board.thing("backstabber") in board.engagement.attackers
    board = Board("deployment", D, {}, dark).do("play backstabber").never("use backstabber", "deployment")
    board = Board("conflict", D, {}, dark)
    assert board.refused("play backstabber") == "cardgame.deployment.only-active-player"


def test_tallon_roll_readies_a_fighter() -> None:
    board = Board(
        "deployment", D, {"units": "yoda!1"}, NAVY | {"units": "tie-fighter!2", "hand": "tallon-roll"}
    )
    board.do("play tallon-roll")
    assert board["tie-fighter"].focus == 1
    board = Board("deployment", D, {"units": "yoda!1"}, NAVY | {"units": "rancor!2", "hand": "tallon-roll"})
    assert board.refused("play tallon-roll") == "cardgame.target.needs-eligible"


def test_death_from_above_adds_blast_to_two_attacking_vehicles() -> None:
    dark = NAVY | {"units": "tie-fighter tie-bomber rancor at-st", "hand": "death-from-above"}
    board = Board("conflict", D, {}, dark).attack("jedi-training", "tie-fighter", "tie-bomber", "rancor")
    board.do("play death-from-above").at("choose")
    assert board.options == ["choose tie-fighter", "choose tie-bomber", "enough"]
    board.do("choose tie-fighter", "choose tie-bomber").window("edge")
    assert [lasting.until for lasting in board.g.lasting] == ["engagement", "engagement"]
    board = Board("conflict", D, {}, dark).window("conflict")
    assert board.refused("play death-from-above") == "cardgame.target.needs-eligible"


def test_the_ultimate_power_admits_two_attackers() -> None:
    dark = {"objectives": "the-ultimate-power imperial-command"}
    board = Board("conflict", L, {"units": "yoda y-wing red-five"}, dark).do("engage the-ultimate-power")
    board.do("attack-with yoda", "attack-with y-wing")
    assert board.asked[1] != "attackers"  # red-five cannot join
    assert len(board.engagement.attackers) == 2
    board = Board("conflict", L, {"units": "yoda y-wing red-five"}, dark)
    board.attack("imperial-command", "yoda", "y-wing", "red-five")
    assert len(board.engagement.attackers) == 3


def test_grand_moff_tarkin_lowers_the_capacity_of_enemy_objectives() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey*2"}
    dark = NAVY | {"hand": "grand-moff-tarkin", "objectives": "imperial-command*4"}
    board = Board("deployment", D, light, dark).do("play grand-moff-tarkin").window("deployment", L)
    assert "jedi-training" not in board
    assert board.g.dial == 1
    assert "imperial-command" in board
    assert "a-heros-journey" in board


def test_superlaser_engineer_takes_dear_navy_events_and_enhancements() -> None:
    deck = "superlaser-blast orbital-bombardment control-room devastator rancor tallon-roll"
    dark = NAVY | {"hand": "superlaser-engineer", "deck": deck}
    board = Board("deployment", D, {}, dark).do("play superlaser-engineer", "use superlaser-engineer")
    assert board.hand(D) == ["orbital-bombardment", "superlaser-blast"]
    assert board.options == [
        "put-under-deck rancor",
        "put-under-deck control-room",
        "put-under-deck devastator",
    ]
    board.do("put-under-deck rancor", "put-under-deck devastator").window("deployment", L)
    assert board.g.decks[D].cards[:3] == ["28-5", "29-2", "25-4"]
    board = Board("deployment", D, {}, dark | {"units": "superlaser-engineer", "hand": "duty-officer"})
    board.do("play duty-officer").never("use superlaser-engineer", "deployment")


@pytest.mark.rule("cardgame.damage.dial-advance-on-light-objective")
def test_superlaser_blast_destroys_an_objective_in_your_turn() -> None:
    light = {"objectives": "jedi-training a-heros-journey"}
    dark = NAVY | {"hand": "superlaser-blast", "victory": "last-minute-rescue"}
    board = Board("deployment", D, light, dark).do("play superlaser-blast", "choose jedi-training")
    assert "jedi-training" not in board
    assert board.g.dial == 2  # the second card of the victory pile
    board = Board("deployment", L, light, dark).window("deployment", D)
    assert board.refused("play superlaser-blast") == "cardgame.ability.play-restriction-text"


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
    board = (
        Board("conflict", D, light, dark)
        .attack("jedi-training", "nightsister")
        .do(f"use {unit}")
        .window("strike")
    )
    assert board.g.dial == 1 + 1
    spent = sum(
        thing.focus for thing in board.g.things.values() if thing.type in ("objective", "affiliation")
    )
    assert spent == cost
    poor = dark | {"objectives": "shadows-of-dathomir!1"}
    board = Board("conflict", D, light, poor)
    board["sith"].focus = 1
    board.attack("jedi-training", "nightsister").never(f"use {unit}", "strike")


def test_devastator_does_not_care_for_your_own_objectives() -> None:
    dark = {"units": "devastator!1", "objectives": "imperial-command*4 shadows-of-dathomir", "dud": False}
    board = Board("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    board.never("use devastator", "strike")


def test_defense_upgrade_adds_capacity() -> None:
    for extra, there in (("defense-upgrade@imperial-command", True), ("", False)):
        dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "enhancements": extra}
        board = Board("conflict", L, {"units": "red-five"}, dark).attack("imperial-command").window("strike")
        assert ("imperial-command" in board) is there


@pytest.mark.rule("cardgame.draw.reserve-modifiable", "cardgame.draw.match-reserve")
def test_defense_protocol_lowers_the_reserve_to_deal_damage() -> None:
    dark = {"objectives": "defense-protocol imperial-command shadows-of-dathomir"}
    board = Board("draw", D, {"units": "yoda"}, dark).do("use defense-protocol").window("draw")
    assert board["yoda"].damage == 1
    assert len(board.g.hands[D]) == 5
    board = Board("draw", D, {"units": "yoda"}, dark).window("draw")
    assert len(board.g.hands[D]) == 6
    Board("draw", D, {}, dark).never("use defense-protocol", "draw")  # there is no unit


def test_tie_attack_squadron_remembers_that_a_fate_card_was_placed() -> None:
    light = {"units": "yoda obi-wan-kenobi"}
    dark = {"units": "tie-attack-squadron", "hand": "twist-of-fate"}
    board = Board("conflict", D, light, dark).attack("jedi-training").defend("obi-wan-kenobi")
    board.do("place twist-of-fate", "pass", "pass").edge(D)  # the battle begins anew, the memory stays
    board.do("resolve unit-damage")
    assert board.options == ["damage yoda", "damage obi-wan-kenobi"]
    board.do("damage obi-wan-kenobi").window("strike")
    assert board["obi-wan-kenobi"].damage == 2
    board = (
        Board("conflict", D, light, dark)
        .attack("jedi-training")
        .defend("obi-wan-kenobi")
        .edge(D)
        .window("strike")
    )
    assert board["obi-wan-kenobi"].damage == 1


def test_the_endor_gambit_readies_a_vehicle() -> None:
    dark = {"objectives": "the-endor-gambit imperial-command shadows-of-dathomir", "units": "at-st!3 rancor"}
    board = Board("refresh", D, {"units": "yoda"}, {**dark, "units": "at-st!3 tie-fighter!3"})
    board.do("use the-endor-gambit", "choose at-st")
    assert (board["at-st"].focus, board["tie-fighter"].focus) == (1, 2)
    Board("refresh", L, {}, dark).never("use the-endor-gambit", "refresh")


def test_at_st_commander_pays_to_shield_a_participating_vehicle() -> None:
    dark = {"units": "at-st-commander at-st rancor tie-fighter"}
    board = (
        Board("conflict", D, {}, dark).attack("jedi-training", "at-st", "rancor").do("use at-st-commander")
    )
    board.window("attackers", L)
    assert board["at-st"].shields == 1
    board = Board("deployment", D, {}, dark)
    assert board.refused("use at-st-commander") == "cardgame.ability.play-restriction-text"


def test_at_st_draws_when_it_enters_play() -> None:
    board = Board("deployment", D, {}, NAVY | {"hand": "at-st"}).do("play at-st", "use at-st")
    assert len(board.g.decks[D].cards) == 9
    board = Board("deployment", D, {}, NAVY | {"units": "at-st", "hand": "duty-officer"}).do(
        "play duty-officer"
    )
    board.never("use at-st", "deployment")


def test_aft_armor_plating_gives_shielding() -> None:
    dark = {"units": "tie-fighter", "enhancements": "aft-armor-plating@tie-fighter"}
    board = Board("conflict", D, {}, dark).attack("jedi-training").do("shield-with tie-fighter > tie-fighter")
    assert board["tie-fighter"].shields == 1
    Board("conflict", D, {}, {"units": "tie-fighter"}).attack("jedi-training").never(
        "shield-with", "attackers"
    )


def test_take_them_prisoner_looks_at_three_cards_and_captures_one() -> None:
    dark = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "take-them-prisoner"}
    light = {"deck": "yoda red-five y-wing x-wing"}
    board = Board("refresh", D, light, dark).do("use take-them-prisoner")
    assert sorted(board.options) == ["capture red-five", "capture y-wing", "capture yoda"]
    board.do("capture yoda", "put-on-deck y-wing").window("refresh")
    assert board["take-them-prisoner"].captives == ("2-2",)
    assert board.g.decks[L].cards[-3:] == ["12-4", "8-3", "4-2"]
    board = Board("refresh", D, light, dark).window("refresh")
    assert board["take-them-prisoner"].captives == ()


def test_detained_captures_an_attacker_that_has_struck() -> None:
    dark = NAVY | {"hand": "detained"}
    board = Board("conflict", L, {"units": "jedi-in-hiding"}, dark).attack("imperial-command")
    board.do("play detained", "choose shadows-of-dathomir").window("strike")
    assert board["shadows-of-dathomir"].captives == ("3-3",)
    assert "jedi-in-hiding" not in board
    board = Board("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    board.never("play detained", "strike")


def test_trooper_assault_strengthens_attacking_troopers() -> None:
    dark = NAVY | {"units": "death-star-trooper rancor stormtrooper-elite", "hand": "trooper-assault"}
    board = Board("conflict", D, {}, dark).attack("jedi-training", "death-star-trooper", "rancor")
    board.do("play trooper-assault").window("attackers", L)
    assert [lasting.thing for lasting in board.g.lasting] == [board.thing("death-star-trooper")]
    board.do("strike-with death-star-trooper").window("strike")
    assert board["jedi-training"].damage == 1


def test_tear_this_ship_apart_discards_an_enhancement_that_is_not_limited() -> None:
    light = {"enhancements": "hidden-outpost ancient-monument heavy-blaster-emplacement"}
    board = Board("deployment", D, light, NAVY | {"hand": "tear-this-ship-apart"}).do(
        "play tear-this-ship-apart"
    )
    assert board.at("choose").options == ["choose ancient-monument", "choose heavy-blaster-emplacement"]
    board.do("choose ancient-monument")
    assert board.discard(L) == ["ancient-monument"]
    board = Board(
        "deployment", D, {"enhancements": "hidden-outpost"}, NAVY | {"hand": "tear-this-ship-apart"}
    )
    assert board.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"
