"""Smugglers and Spies (set 15) and the neutral sets of the light side (16 to 18)."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.kernel import Chance


def test_questionable_contacts_damages_itself_to_move_damage() -> None:
    light = {"objectives": "questionable-contacts a-heros-journey jedi-training", "units": "han-solo*1 yoda"}
    dark = {"units": "rancor darth-vader"}
    match = Match("refresh", L, light, dark).do(
        "use questionable-contacts", "choose han-solo", "choose rancor"
    )
    assert match["questionable-contacts"].damage == 1
    assert (match["han-solo"].damage, match["rancor"].damage) == (0, 1)
    Match("refresh", L, light).never("use questionable-contacts", "refresh")  # no enemy unit to move it to


@pytest.mark.parametrize("active", [L, D])
def test_han_solo_shoots_when_he_attacks_or_defends(active: int) -> None:
    match = Match("conflict", active, {"units": "han-solo"}, {"units": "rancor darth-vader"})
    match.attack("imperial-command" if active == L else "jedi-training", "rancor")
    if active == D:
        match.defend("han-solo")
    match.do("use han-solo", "choose darth-vader")
    assert match["darth-vader"].damage == 1


def test_han_solo_does_not_shoot_when_he_stays_away() -> None:
    match = Match("conflict", L, {"units": "han-solo yoda"}, {"units": "rancor"}).attack(
        "imperial-command", "yoda"
    )
    match.never("use han-solo", "defenders")


def test_swindled_returns_a_cheap_unit() -> None:
    light = {"affiliation": "smugglers-and-spies", "hand": "swindled", "units": "yoda"}
    match = Match("deployment", L, light, {"units": "kuati-security-team rancor"}).do("play swindled")
    match.window("deployment", D)
    assert match.hand(D) == ["kuati-security-team"]  # the only unit of cost 2 or lower
    match = Match("deployment", L, light, {"units": "rancor"})
    assert match.refused("play swindled") == "cardgame.target.needs-eligible"


def test_crossfire_adds_an_icon_of_your_choice_for_the_strike() -> None:
    light = {"units": "yoda red-five", "hand": "crossfire"}
    match = (
        Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "yoda").defend("rancor")
    )
    match.edge(L).do("play crossfire", "icon unit-damage").window("strike")
    assert match["rancor"].damage == 2  # gained, and Yoda's own with the edge
    assert match.g.lasting == []
    other = (
        Match("conflict", L, light, {"units": "rancor"})
        .attack("imperial-command", "red-five")
        .defend("rancor")
    )
    other.edge(L).never("play crossfire", "strike")


@pytest.mark.rule("cardgame.resource.match", "cardgame.resource.neutral-source-no-match")
def test_rumors_at_the_cantina_ignores_the_resource_match() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "objectives": "rumors-at-the-cantina hit-and-run",
        "hand": "jedi-in-hiding",
    }
    assert "play jedi-in-hiding" in Match("deployment", L, light).options
    light["objectives"] = "tribal-support hit-and-run"
    match = Match("deployment", L, light)
    assert match.refused("play jedi-in-hiding") == "cardgame.resource.match"


def test_rebel_sympathizer_makes_the_next_card_cheaper_without_match() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "objectives": "tribal-support",
        "units": "rebel-sympathizer",
        "hand": "yoda twist-of-fate jedi-in-hiding",
    }
    match = Match("deployment", L, light)
    assert "play yoda" not in match.options
    match.do("use rebel-sympathizer").window("deployment", L)
    assert {"play yoda", "play jedi-in-hiding"} <= set(match.options)
    match.do("play yoda").window("deployment", L)
    assert "yoda" in match
    assert "play jedi-in-hiding" not in match.options  # only the next card


def test_common_ground_matches_every_affiliation() -> None:
    light = {"affiliation": "rebel-alliance", "objectives": "tribal-support", "hand": "jedi-in-hiding"}
    match = Match("deployment", L, light | {"enhancements": "common-ground@tribal-support"})
    assert "play jedi-in-hiding" in match.options
    match.do("play jedi-in-hiding").window("deployment", D)
    assert match["tribal-support"].focus == 1
    assert "play jedi-in-hiding" not in Match("deployment", L, light).options


@pytest.mark.rule("cardgame.capture.rescue-by-effect-random", "cardgame.capture.rescued-to-hand")
def test_rescue_mission_rescues_at_random_and_may_put_a_unit_into_play() -> None:
    light = {"hand": "rescue-mission"}
    match = Match("deployment", L, light, {"captives": {"imperial-command": "yoda"}}).do(
        "play rescue-mission"
    )
    assert match.at("rescued").asked == (L, "rescued")
    match.do("put-into-play yoda")
    assert "yoda" in match
    match = Match("deployment", L, light, {"captives": {"imperial-command": "double-strike"}})
    match.do("play rescue-mission").window("deployment", D)
    assert match.hand(L) == ["double-strike"]
    assert match["imperial-command"].captives == ()
    match = Match("deployment", L, light)
    assert match.refused("play rescue-mission") == "cardgame.target.needs-eligible"
    rescued = set()
    for seed in range(12):
        match = Match("deployment", L, light, {"captives": {"imperial-command": "double-strike yub-yub"}})
        match.g.chance = Chance(seed)
        rescued.update(match.do("play rescue-mission").window("deployment", D).hand(L))
    assert rescued == {"double-strike", "yub-yub"}  # nobody chooses which


def test_it_could_be_worse_prevents_a_point_of_damage() -> None:
    light = {"units": "yoda*1", "hand": "it-could-be-worse"}
    dark = {"units": "rancor", "hand": "force-choke"}
    match = Match("deployment", D, light, dark).do(
        "play force-choke", "choose yoda", "play it-could-be-worse"
    )
    match.window("deployment", L)
    assert match["yoda"].damage == 1
    match = (
        Match("conflict", L, light, {"units": "tie-fighter"}).attack("imperial-command").window("conflict")
    )
    assert match["imperial-command"].damage == 2  # the light side need not prevent its own damage


def test_tribal_support_returns_an_ewok() -> None:
    light = {
        "objectives": "tribal-support a-heros-journey jedi-training",
        "hand": "yoda",
        "discard": "ewok-scout y-wing",
    }
    match = Match("refresh", L, light).do("use tribal-support", "discard yoda")
    assert match.hand(L) == ["ewok-scout"]
    assert match.discard(L) == ["y-wing", "yoda"]
    light["discard"] = "y-wing"
    Match("refresh", L, light).never("use tribal-support", "refresh")


def test_ewok_scout_keeps_a_unit_from_defending() -> None:
    match = Match("conflict", L, {"units": "ewok-scout y-wing"}, {"units": "rancor darth-vader"})
    match.attack("imperial-command", "ewok-scout").do("use ewok-scout", "choose rancor").at("defenders")
    assert match.options == ["defend-with darth-vader", "done"]
    assert match.refused("defend-with rancor") == "cardgame.meta.cannot-on-card-absolute"
    match.do("done").attack("shadows-of-dathomir", "y-wing").at("defenders")
    assert "defend-with rancor" in match.options  # for that engagement only


def test_log_trap_exhausts_an_attacker_of_the_opponents_choice() -> None:
    light = {"enhancements": "log-trap"}
    match = Match("conflict", D, light, {"units": "rancor darth-vader tie-fighter"})
    match.attack("jedi-training", "rancor", "tie-fighter").do("use log-trap")
    assert match.asked == (D, "choose")
    assert match.options == ["choose rancor", "choose tie-fighter"]
    match.do("choose tie-fighter")
    assert match["tie-fighter"].focus == 1
    assert match["log-trap"].focus == 1
    match = Match("deployment", L, light, {"units": "rancor"})
    assert match.refused("use log-trap") == "cardgame.target.needs-eligible"


def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement() -> None:
    light = {"units": "ewok-scout yoda", "hand": "yub-yub", "enhancements": "hidden-outpost"}
    match = Match("deployment", L, light, {"enhancements": "sith-library"}).do(
        "play yub-yub", "choose sith-library"
    )
    assert "sith-library" not in match
    assert match["ewok-scout"].focus == 1
    light["units"] = "ewok-scout!1 yoda"
    match = Match("deployment", L, light)
    assert match.refused("play yub-yub") == "cardgame.focus.exhausted-cannot-be-focused"


def test_hit_and_run_damages_the_engaged_objective_when_the_attacker_wins_the_edge() -> None:
    light = {"objectives": "hit-and-run jedi-training", "units": "yoda y-wing"}
    match = Match("conflict", L, light).attack("imperial-command", "yoda").do("use hit-and-run")
    assert match["imperial-command"].damage == 1
    match.attack("shadows-of-dathomir", "y-wing").never("use hit-and-run", "strike")  # once per turn
    match = (
        Match("conflict", D, light, {"units": "rancor"}).attack("jedi-training").defend("yoda").at("edge", L)
    )
    match.do("place red-two").never("use hit-and-run", "strike")


def test_secret_informant_resolves_fate_cards_once_more() -> None:
    light = {"units": "secret-informant yoda", "hand": "target-of-opportunity heat-of-battle"}
    match = Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "secret-informant")
    match.defend("rancor").do("place target-of-opportunity", "again target-of-opportunity").window("edge")
    assert match["imperial-command"].damage == 2
    match = (
        Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "yoda").defend("rancor")
    )
    match.do("place target-of-opportunity").never("again target-of-opportunity", "edge")


@pytest.mark.rule("cardgame.edge-battle.restart-effect")
def test_twist_of_fate_starts_a_new_edge_battle() -> None:
    light = {"units": "yoda", "hand": "twist-of-fate heat-of-battle"}
    dark = {"units": "rancor", "hand": "heat-of-battle target-of-opportunity"}
    match = Match("conflict", D, light, dark).attack("jedi-training").defend("yoda")
    match.do(
        "place target-of-opportunity", "place twist-of-fate", "place heat-of-battle", "place heat-of-battle"
    )
    match.do("pass", "pass")
    assert match.asked == (D, "edge")  # from the placing step, with the hands that are left
    assert (match["jedi-training"].damage, match["yoda"].damage, match["rancor"].damage) == (0, 0, 0)
    assert sorted(match.discard(L)) == ["heat-of-battle", "twist-of-fate"]
    assert match.engagement.edge == -1
