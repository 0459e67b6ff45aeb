"""What abilities do not do: other events, other players, other cards than those they name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.cards.facts import DARK
from dejarik.games.cardgame.cards.library import CARDS

SCUM = {"affiliation": "scum-and-villainy"}
LIGHT_OBJECTIVES = " a-heros-journey jedi-training"
DARK_OBJECTIVES = " imperial-command shadows-of-dathomir"


def test_take_them_prisoner_hears_only_itself() -> None:
    dark = {"objectives": "take-them-prisoner imperial-command", "objective_deck": "shadows-of-dathomir"}
    Match("refresh", D, {}, dark).never("use take-them-prisoner", "refresh")


@pytest.mark.parametrize("objective", ["a-journey-to-dagobah", "decoy-at-dantooine"])
def test_objectives_do_not_hear_of_what_is_destroyed_elsewhere(objective: str) -> None:
    light = {
        "objectives": f"{objective} jedi-training",
        "objective_deck": "forgotten-heroes",
        "units": "red-five twilek-loyalist",
    }
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "nightsister"}
    mine = Match("conflict", L, light, dark, dial=5).attack("imperial-command", "red-five")
    mine.never(f"use {objective}", "strike")
    assert "imperial-command" not in mine
    unit = Match("conflict", D, light, dark, dial=5).attack("jedi-training").defend("twilek-loyalist").edge(D)
    unit.never(f"use {objective}", "strike")
    assert "twilek-loyalist" not in unit


def test_a_journey_to_dagobah_hears_only_of_its_own_destruction() -> None:
    light = {"objectives": "a-journey-to-dagobah jedi-training*4", "objective_deck": "forgotten-heroes"}
    match = Match("conflict", D, light, {"units": "nightsister"}).attack("jedi-training")
    match.never("use a-journey-to-dagobah", "strike")
    assert "jedi-training" not in match


def test_ewok_scout_stops_an_enemy_when_it_attacks_itself() -> None:
    dark = {"units": "rancor darth-vader"}
    match = Match("conflict", L, {"units": "ewok-scout y-wing"}, dark).attack(
        "imperial-command", "ewok-scout"
    )
    assert match.do("use ewok-scout").options == ["choose rancor", "choose darth-vader"]
    match = Match("conflict", L, {"units": "ewok-scout y-wing"}, dark).attack("imperial-command", "y-wing")
    match.never("use ewok-scout", "defenders")


def test_mobilize_the_squadrons_is_for_your_cards_after_your_refresh() -> None:
    light = {"objectives": "mobilize-the-squadrons!3" + LIGHT_OBJECTIVES, "enhancements": "hidden-outpost!3"}
    dark = {"objectives": "imperial-command!3 shadows-of-dathomir!3 death-and-despayre"}
    Match("refresh", D, light, dark).never("use mobilize-the-squadrons", "refresh")
    match = Match("refresh", L, light, dark).do("use mobilize-the-squadrons")
    assert [option for option in match.options if "imperial" in option or "shadows" in option] == []


def boba_captures(dark: dict[str, Any]) -> Match:
    """Boba Fett has damaged Obi-Wan Kenobi and takes him to the second objective."""
    match = Match("conflict", D, {"units": "obi-wan-kenobi"}, SCUM | dark).attack("jedi-training")
    match.defend("obi-wan-kenobi").edge(D).do("use boba-fett")
    assert [option for option in match.options if "jedi" in option] == []  # not to a light objective
    return match.do("choose imperial-command")


def test_bounty_collection_is_for_your_cards() -> None:
    objectives = "shadows-of-dathomir!1 imperial-command death-and-despayre"
    dark = {"units": "boba-fett rancor!1", "hand": "bounty-collection", "objectives": objectives}
    match = boba_captures(dark).do("play bounty-collection")
    assert match.options == [
        *(f"choose {card}" for card in ("scum-and-villainy", "shadows-of-dathomir", "imperial-command")),
        "choose death-and-despayre",
        "enough",
    ]


@pytest.mark.parametrize("answer", ["play bounty-collection", "use the-bespin-exchange"])
@pytest.mark.parametrize("captive", ["yoda", "double-strike"])
def test_what_was_captured_elsewhere_is_no_bounty(answer: str, captive: str) -> None:
    """Cruel Interrogations captures a card from the hand, unit or not."""
    dark = SCUM | {
        "objectives": "the-bespin-exchange!2 imperial-command!2",
        "objective_deck": "cruel-interrogations",
        "hand": "bounty-collection",
    }
    match = Match("refresh", D, {"hand": captive, "dud": False}, dark).do("use cruel-interrogations")
    match.never(answer, "refresh")


def test_vaders_tie_advanced_gains_icons_for_its_own_strike() -> None:
    dark = {"units": "vaders-tie-advanced rancor", "deck": "stormtrooper-elite"}
    match = Match("conflict", D, {}, dark).attack("jedi-training", "rancor")
    match.never("use vaders-tie-advanced", "strike")


@pytest.mark.parametrize("unit", ["backstabber", "admiral-ackbar"])
def test_who_joins_an_engagement_reacts_to_nobody_else_joining(unit: str) -> None:
    dark = {"affiliation": "imperial-navy", "units": "backstabber tie-fighter", "hand": "human-replica-droid"}
    light = {"affiliation": "rebel-alliance", "units": "admiral-ackbar y-wing", "hand": "red-two"}
    match = Match("conflict", D, light, dark).attack("jedi-training", "tie-fighter")
    match.do("play human-replica-droid").never(f"use {unit}", "strike")


def test_admiral_ackbar_damages_enemies_only() -> None:
    light = {"affiliation": "rebel-alliance", "units": "red-five red-two", "hand": "admiral-ackbar"}
    match = Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "red-five")
    match.defend("rancor").do("play admiral-ackbar", "use admiral-ackbar")
    assert (match["rancor"].damage, match["red-five"].damage, match["admiral-ackbar"].damage) == (1, 0, 0)


def test_imperial_officer_is_glad_of_enemy_objectives_only() -> None:
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "imperial-officer nightsister"}
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    match.never("use imperial-officer", "strike")
    assert "imperial-command" not in match
    match = Match("conflict", D, {"units": "twilek-loyalist"}, dark).attack("jedi-training", "nightsister")
    match.defend("twilek-loyalist").edge(D).never("use imperial-officer", "strike")
    assert "twilek-loyalist" not in match


def test_defense_protocol_works_when_your_draw_phase_begins() -> None:
    dark = {"objectives": "defense-protocol" + DARK_OBJECTIVES}
    Match("draw", L, {"units": "yoda"}, dark).never("use defense-protocol", "draw")
    Match("refresh", D, {"units": "yoda"}, dark).never("use defense-protocol", "refresh")
    match = Match("deployment", D, {"units": "yoda"}, dark)
    match.never("use defense-protocol", "conflict")


def test_at_st_commander_pays_one_resource() -> None:
    dark = {"objectives": "shadows-of-dathomir", "units": "at-st-commander at-st"}
    match = Match("conflict", D, {}, dark).attack("jedi-training", "at-st").do("use at-st-commander")
    match.window("attackers", L)
    assert match["shadows-of-dathomir"].focus + match["sith"].focus == 1


def test_forgotten_heroes_draws_for_your_units() -> None:
    light = {"objectives": "forgotten-heroes", "hand": "red-two"}
    dark = {"hand": "darth-vader"}
    Match("deployment", D, light, dark).do("play darth-vader").never("use forgotten-heroes", "deployment")
    light = {"objectives": "forgotten-heroes a-heros-journey", "units": "yoda", "hand": "jedi-lightsaber"}
    match = Match("deployment", L, light).do("play jedi-lightsaber")
    match.never("use forgotten-heroes", "deployment")
    assert "jedi-lightsaber" in match


def test_the_secret_of_yavin_4_takes_only_engagements_against_you() -> None:
    light = {"objectives": "the-secret-of-yavin-4 jedi-training", "units": "y-wing"}
    match = Match("conflict", L, light).attack("imperial-command")
    match.never("use the-secret-of-yavin-4 > imperial-command", "strike")


def test_lightsaber_deflection_saves_friends() -> None:
    light = {"units": "obi-wan-kenobi", "hand": "lightsaber-deflection"}
    match = Match("conflict", L, light, {"units": "darth-vader"}).attack("imperial-command")
    match.defend("darth-vader").edge(L).never("play lightsaber-deflection", "strike")
    assert match["darth-vader"].damage == 1


def test_force_rejuvenation_is_for_your_characters() -> None:
    light = {"units": "obi-wan-kenobi*1 yoda*1", "hand": "force-rejuvenation"}
    match = Match("deployment", L, light, {"units": "darth-vader*1"}).do("play force-rejuvenation")
    match.do("focus a-heros-journey > 2").at("choose")
    assert match.options == ["choose obi-wan-kenobi", "choose yoda"]


def test_tribal_support_returns_a_unit_after_your_refresh() -> None:
    light = {"objectives": "tribal-support" + LIGHT_OBJECTIVES, "hand": "yoda", "discard": "ewok-scout"}
    Match("refresh", D, light).never("use tribal-support", "refresh")


def test_battlefield_engineers_ready_your_enhancement() -> None:
    light = {"units": "battlefield-engineers", "enhancements": "hidden-outpost! trust-your-feelings!@yoda"}
    light["units"] += " yoda"
    match = Match("conflict", L, light, {"enhancements": "intimidated!@yoda"})
    match.attack("imperial-command", "battlefield-engineers").do("use battlefield-engineers")
    assert match.options == ["choose hidden-outpost", "choose trust-your-feelings"]


def test_leia_organa_readies_your_cards() -> None:
    light = {"units": "leia-organa!1 yoda!1"}
    dark = {
        "units": "darth-vader!1",
        "hand": "force-choke",
        "objectives": "imperial-command shadows-of-dathomir",
    }
    match = Match("deployment", D, light, dark).do("play force-choke", "choose leia-organa")
    match.do("capture-at imperial-command", "use leia-organa")
    match.window("deployment")
    assert (match["yoda"].focus, match["darth-vader"].focus) == (0, 1)


def test_home_one_bombards_the_enemy_while_it_strikes_itself() -> None:
    match = Match("conflict", L, {"units": "home-one"}).attack("imperial-command").do("use home-one")
    assert match["jedi-training"].damage == 0
    match = Match("conflict", L, {"units": "home-one y-wing"}).attack("imperial-command", "y-wing")
    match.never("use home-one", "strike")


def test_x_wing_escort_takes_no_friend_along() -> None:
    light = {"units": "x-wing-escort!1 y-wing"}
    dark = {"units": "tie-fighter tie-bomber", "hand": "force-lightning"}
    match = Match("deployment", D, light, dark).do("play force-lightning")
    assert match.do("use x-wing-escort").options == ["sacrifice tie-fighter", "sacrifice tie-bomber"]


def test_covering_fire_shields_no_enemy() -> None:
    light = {"units": "yoda twilek-loyalist", "hand": "covering-fire"}
    match = (
        Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "yoda").defend("rancor")
    )
    match.do("play covering-fire", "sacrifice twilek-loyalist")
    assert (match["yoda"].shields, match["rancor"].shields) == (1, 0)


def test_outer_rim_hunter_harms_an_enemy_objective() -> None:
    light = {"objectives": "jedi-training a-heros-journey"}
    match = Match("conflict", D, light, {"units": "outer-rim-hunter"}).attack("a-heros-journey")
    assert match.do("use outer-rim-hunter").options == ["choose jedi-training", "choose a-heros-journey"]


def test_darth_vader_reacts_to_your_events() -> None:
    light = {"units": "yoda", "hand": "jedi-mind-trick"}
    Match("deployment", L, light, {"units": "darth-vader"}).do("play jedi-mind-trick", "choose yoda").never(
        "use darth-vader", "deployment"
    )
    dark = {"units": "darth-vader", "hand": "dark-side-apprentice"}
    match = Match("deployment", D, {"units": "yoda"}, dark).do("play dark-side-apprentice")
    match.never("use darth-vader", "deployment")


def test_black_squadron_assault_readies_your_unit() -> None:
    dark = {"objectives": "black-squadron-assault imperial-command", "units": "tie-advanced!2 backstabber!1"}
    match = Match("deployment", D, {"units": "red-five!1"}, dark).do("use black-squadron-assault")
    assert match.options == ["choose tie-advanced", "choose backstabber"]


def test_tie_advanced_bombs_as_an_unopposed_attacker() -> None:
    dark = {"units": "tie-advanced rancor"}
    Match("conflict", D, {}, dark).attack("jedi-training", "rancor").never("use tie-advanced", "engage")
    opposed = Match("conflict", D, {"units": "yoda"}, dark).attack("jedi-training", "tie-advanced")
    opposed.defend("yoda").edge(D).never("use tie-advanced", "engage")
    defending = Match("conflict", L, {"units": "y-wing"}, dark).attack("imperial-command")
    defending.defend("tie-advanced").never("use tie-advanced", "engage")


def test_wookiee_navigator_does_not_engage_while_defending() -> None:
    match = Match("conflict", D, {"units": "wookiee-navigator"}, {"units": "rancor tie-fighter"})
    match.attack("jedi-training", "tie-fighter").defend("wookiee-navigator")
    match.never("use wookiee-navigator", "engage")


@pytest.mark.parametrize(("attacker", "damage"), [(L, 0), (D, 1)])
def test_the_dark_target_of_opportunity_is_for_the_attacking_player(attacker: int, damage: int) -> None:
    dark = {"units": "rancor", "hand": "target-of-opportunity"}
    match = Match("conflict", attacker, {"units": "yoda"}, dark)
    objective = "imperial-command" if attacker == L else "jedi-training"
    match.attack(objective).defend("rancor" if attacker == L else "yoda")
    match.do("place target-of-opportunity").window("edge")
    assert match[objective].damage == damage


def test_questionable_contacts_moves_damage_from_yours_to_theirs() -> None:
    light = {"objectives": "questionable-contacts" + LIGHT_OBJECTIVES, "units": "han-solo*1 yoda"}
    dark = {"units": "rancor*1 darth-vader"}
    Match("refresh", D, light, dark).never("use questionable-contacts", "refresh")
    match = Match("refresh", L, light, dark).do("use questionable-contacts")
    assert match.options == ["choose han-solo", "choose yoda"]
    assert match.do("choose han-solo").options == ["choose rancor", "choose darth-vader"]


def test_han_solo_shoots_enemies() -> None:
    match = Match("conflict", L, {"units": "han-solo yoda"}, {"units": "rancor darth-vader"})
    match.attack("imperial-command", "han-solo").do("use han-solo")
    assert match.options == ["choose rancor", "choose darth-vader"]


def test_hit_and_run_is_for_its_player() -> None:
    light = {"objectives": "hit-and-run jedi-training", "units": "yoda"}
    match = Match("conflict", D, light, {"units": "rancor"}).attack("jedi-training")
    match.never("use hit-and-run", "strike")


def test_rescue_mission_goes_where_captives_are() -> None:
    dark = {"captives": {"imperial-command": "yoda", "shadows-of-dathomir": "red-five"}}
    match = Match("deployment", L, {"hand": "rescue-mission"}, dark).do("play rescue-mission").at("choose")
    assert match.options == ["choose shadows-of-dathomir", "choose imperial-command"]


def test_kuat_reinforcements_is_for_vehicles() -> None:
    dark = {"objectives": "kuat-reinforcements" + DARK_OBJECTIVES, "hand": "rancor force-choke"}
    match = Match("deployment", D, {}, dark).do("play rancor")
    assert match.asked == (D, "pay")  # nothing is discarded for it


def test_superlaser_engineer_takes_only_navy_cards() -> None:
    dark = {"affiliation": "imperial-navy", "hand": "superlaser-engineer"}
    dear = [card for card in CARDS.values() if card.side == DARK and card.type == "event" and card.cost >= 3]
    other = next(card.slug for card in dear if card.affiliation != "imperial-navy")
    match = Match("deployment", D, {}, dark | {"deck": f"{other} superlaser-blast"})
    match.do("play superlaser-engineer", "use superlaser-engineer")
    assert match.hand(D) == ["superlaser-blast"]


@pytest.mark.parametrize("unit", ["devastator", "emperor-palpatine"])
def test_destroyed_units_are_no_objectives(unit: str) -> None:
    dark = {"units": f"{unit} nightsister", "discard": "force-choke"}
    match = Match("conflict", D, {"units": "twilek-loyalist"}, dark).attack("jedi-training", "nightsister")
    match.defend("twilek-loyalist").edge(D).never(f"use {unit}", "strike")
    assert "twilek-loyalist" not in match


def test_the_endor_gambit_readies_vehicles_only() -> None:
    dark = {"objectives": "the-endor-gambit" + DARK_OBJECTIVES, "units": "at-st!3 rancor!3 tie-fighter!3"}
    match = Match("refresh", D, {"units": "yoda!1"}, dark).do("use the-endor-gambit")
    assert match.options == ["choose at-st", "choose tie-fighter"]


def test_detained_is_for_attackers_and_needs_a_dark_objective() -> None:
    dark = {"affiliation": "imperial-navy", "hand": "detained", "units": "rancor"}
    match = Match("conflict", L, {"units": "obi-wan-kenobi"}, dark).attack("imperial-command")
    match.do("play detained").at("choose")
    assert [option for option in match.options if "jedi" in option or "hero" in option] == []
    match = Match("conflict", D, {"units": "obi-wan-kenobi"}, dark).attack("jedi-training")
    match.defend("obi-wan-kenobi").never("play detained", "strike")
    assert match["obi-wan-kenobi"].focus == 1  # it has struck, as a defender
    own = dark | {"units": "nightsister"}
    match = Match("conflict", D, {}, own, empty_abilities=True).attack("jedi-training")
    match.never("play detained", "strike")


def test_redemption_does_not_hear_of_sacrifices() -> None:
    light = {"units": "redemption twilek-loyalist", "hand": "covering-fire"}
    match = Match("conflict", L, light).attack("imperial-command", "redemption").do("play covering-fire")
    match.do("sacrifice twilek-loyalist").never("use redemption", "strike")
    assert match.discard(L)[0] == "twilek-loyalist"


def test_log_trap_is_no_trap_for_your_own_attackers() -> None:
    light = {"units": "y-wing", "enhancements": "log-trap"}
    match = Match("conflict", L, light).attack("imperial-command").window("attackers", L)
    assert match.refused("use log-trap") == "cardgame.target.needs-eligible"


def test_fleeing_the_empire_shields_yours_when_the_refresh_phase_ends() -> None:
    light = {"objectives": "fleeing-the-empire" + LIGHT_OBJECTIVES, "units": "yoda"}
    match = Match("refresh", L, light, {"units": "rancor"}).do("use fleeing-the-empire")
    assert [option for option in match.options if "rancor" in option or "imperial" in option] == []
    Match("draw", L, light).never("use fleeing-the-empire", "conflict")


def test_fall_of_the_jedi_works_when_your_draw_phase_begins() -> None:
    dark = {"objectives": "fall-of-the-jedi" + DARK_OBJECTIVES, "hand": "rancor"}
    Match("refresh", D, {}, dark).never("use fall-of-the-jedi", "refresh")
    Match("deployment", D, {}, dark).never("use fall-of-the-jedi", "conflict")
