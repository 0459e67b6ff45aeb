"""The Rebel Alliance sets, 8 to 14: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

REBELS = {"affiliation": "rebel-alliance", "objectives": "the-defense-of-yavin-4"}


@pytest.mark.rule("cardgame.resource.insufficient")
def test_the_defense_of_yavin_4_reduces_the_cost_of_a_vehicle() -> None:
    match = Match("deployment", L, REBELS | {"hand": "home-one heat-of-battle heat-of-battle twist-of-fate"})
    assert match.asked == (L, "action")
    match.do("play home-one")  # one may not decline the discount one needs, so it is used automatically
    match.do("discard heat-of-battle", "discard heat-of-battle")
    assert "enough" not in match.options  # two resources pay for a cost of five only after three discards
    match.do("discard red-two", "enough")
    match.window("deployment", D)
    assert "home-one" in match
    assert match.hand(L) == ["twist-of-fate"]


def test_the_defense_of_yavin_4_lowers_the_cost_to_one_at_least() -> None:
    match = Match("deployment", L, REBELS | {"hand": "y-wing twist-of-fate heat-of-battle"})
    match.do("play y-wing", "use the-defense-of-yavin-4", "discard twist-of-fate")
    assert match.asked[1] == "pay"  # no more can be discarded
    match = Match("deployment", L, REBELS | {"hand": "home-one"})
    assert match.refused("play home-one") == "cardgame.resource.insufficient"


def test_the_defense_of_yavin_4_is_for_vehicles() -> None:
    match = Match("deployment", L, REBELS | {"hand": "rookie-pilot fleet-officer"}).do("play fleet-officer")
    match.never("use the-defense-of-yavin-4", "deployment")


@pytest.mark.parametrize("victim", ["imperial-command", "jedi-training"])
def test_red_two_loses_focus_when_any_objective_is_destroyed(victim: str) -> None:
    light = {
        "units": "red-two!2 twilek-loyalist",
        "objectives": "jedi-training*4 a-heros-journey",
        "dud": False,
    }
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "nightsister"}
    active = L if victim == "imperial-command" else D
    match = Match("conflict", active, light, dark).attack(victim).do("use red-two")
    assert match["red-two"].focus == 1


def test_red_two_does_not_care_for_units() -> None:
    light = {"units": "red-two!2 twilek-loyalist", "dud": False}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke")
    assert "twilek-loyalist" not in match
    match.never("use red-two", "deployment")


def test_astromech_droid_upgrade_adds_icons_to_a_vehicle() -> None:
    light = {"units": "y-wing rookie-pilot", "enhancements": "astromech-droid-upgrade@y-wing"}
    match = (
        Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "y-wing").defend("rancor")
    )
    match.edge(L).window("strike")
    assert (match["rancor"].damage, match["imperial-command"].damage) == (1, 3)
    match = Match("deployment", L, {"units": "rookie-pilot", "hand": "astromech-droid-upgrade"})
    assert match.refused("play astromech-droid-upgrade") == "cardgame.enhancement.needs-legal-host"


@pytest.mark.rule("cardgame.ability.printed-use-limit", "cardgame.keyword.limited")
def test_rebel_assault_once_per_turn_and_player() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "hand": "rebel-assault rebel-assault",
        "objectives": "draw-their-fire mobilize-the-squadrons",
    }
    match = Match("deployment", L, light, {"units": "rancor"}).do("play rebel-assault", "choose rancor")
    assert match["rancor"].damage == 2
    match.window("deployment", L)
    assert match.refused("play rebel-assault") == "cardgame.ability.printed-use-limit"


def test_rebel_assault_targets_enemies_only() -> None:
    light = {"affiliation": "rebel-alliance", "hand": "rebel-assault", "units": "red-five"}
    match = Match("deployment", L, light, {"units": "rancor"}).do("play rebel-assault").at("choose")
    assert "choose red-five" not in match.options
    assert {"choose rancor", "choose imperial-command"} <= set(match.options)


@pytest.mark.parametrize(("active", "cards"), [(D, 1), (L, 0)])
def test_mission_briefing_draws_when_the_opponents_turn_begins(active: int, cards: int) -> None:
    match = Match("balance", active, {"objectives": "mission-briefing a-heros-journey jedi-training"})
    if cards:
        match.do("use mission-briefing")
    else:
        match.never("use mission-briefing", "refresh")
    assert len(match.g.decks[L].cards) == 10 - cards


@pytest.mark.rule("cardgame.keyword.edge", "cardgame.edge-battle.count-icons")
def test_mon_mothma_counts_an_edge_icon() -> None:
    for units, winner in (("mon-mothma", L), ("yoda", D)):
        match = Match("conflict", D, {"units": units}, {"units": "rancor", "hand": "kuati-security-team"})
        match.attack("jedi-training").defend(units).do("place kuati-security-team").window("edge")
        assert match.g.engagement is not None
        assert match.engagement.edge == winner  # a tie goes to the defender


def test_battlefield_engineers_ready_an_enhancement() -> None:
    light = {
        "units": "battlefield-engineers y-wing",
        "enhancements": "hidden-outpost! trust-your-feelings!2@battlefield-engineers",
    }
    match = Match("conflict", L, light).attack("imperial-command", "battlefield-engineers")
    match.do("use battlefield-engineers")
    assert match.options == ["choose hidden-outpost", "choose trust-your-feelings"]
    match.do("choose trust-your-feelings")
    assert (match["hidden-outpost"].focus, match["trust-your-feelings"].focus) == (1, 1)
    other = Match("conflict", L, light).attack("imperial-command", "y-wing")
    other.never("use battlefield-engineers", "attackers")


def test_a_wing_draws_when_it_strikes() -> None:
    match = (
        Match("conflict", L, {"units": "a-wing y-wing"}).attack("imperial-command", "a-wing").do("use a-wing")
    )
    assert len(match.g.decks[L].cards) == 9
    match = Match("conflict", L, {"units": "a-wing y-wing"}).attack("imperial-command", "y-wing")
    match.never("use a-wing", "strike")


@pytest.mark.rule("cardgame.shield.not-against-own-tokens", "cardgame.focus.give-order")
def test_heavy_blaster_emplacement_lets_the_opponent_choose() -> None:
    light = {"enhancements": "heavy-blaster-emplacement", "units": "yoda"}
    match = Match("deployment", L, light, {"units": "rancor^1 darth-vader"}).do(
        "use heavy-blaster-emplacement"
    )
    assert match.asked == (D, "choose")
    assert match.options == ["choose rancor", "choose darth-vader"]
    match.do("choose rancor")
    assert match["heavy-blaster-emplacement"].focus == 1
    assert match["rancor"].damage == 1  # dealt by its own controller, so the shield does not help
    match = Match("deployment", L, light).window("deployment")
    assert match.refused("use heavy-blaster-emplacement") == "cardgame.target.needs-eligible"


def test_fleeing_the_empire_shields_after_the_refresh_phase() -> None:
    light = {"objectives": "fleeing-the-empire a-heros-journey jedi-training", "units": "yoda^1"}
    match = Match("refresh", L, light).window("refresh")
    assert match["yoda"].shields == 0
    match.do("use fleeing-the-empire", "choose yoda")
    assert match["yoda"].shields == 1
    Match("refresh", D, light).never("use fleeing-the-empire", "draw")


@pytest.mark.rule(
    "cardgame.capture.attach-to-objective",
    "cardgame.capture.strips-tokens",
    "cardgame.capture.returns-force-card",
)
def test_leia_is_captured_when_she_leaves_play_and_readies_everything() -> None:
    light = {"units": "leia-organa+ yoda!2", "objectives": "a-heros-journey!1 jedi-training"}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do(
        "play force-choke", "choose leia-organa"
    )
    assert match.asked == (D, "capture-at")
    match.do("capture-at imperial-command", "use leia-organa").window("deployment", L)
    assert match["imperial-command"].captives == ("10-2",)
    assert (match["yoda"].focus, match["a-heros-journey"].focus) == (0, 0)
    assert match.discard(L) == []
    assert match.g.force_cards(L) == 3


def test_other_units_are_not_captured() -> None:
    light = {"units": "leia-organa!1 twilek-loyalist"}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do(
        "play force-choke", "choose twilek-loyalist"
    )
    match.never("use leia-organa", "deployment")
    assert match.discard(L) == ["twilek-loyalist"]


def test_leia_leaving_by_other_ways_is_captured_too() -> None:
    match = Match("deployment", L, {"units": "leia-organa", "hand": "fall-back"}).do("play fall-back")
    match.do("capture-at imperial-command").window("deployment", D)
    assert match.hand(L) == []
    assert match["imperial-command"].captives == ("10-2",)
    light = {"units": "leia-organa", "hand": "youre-my-only-hope", "filler": 10}
    match = Match("deployment", L, light).do("play youre-my-only-hope", "capture-at imperial-command")
    match.window("deployment", D)
    assert len(match.g.decks[L].cards) == 8  # she did leave play, so the sacrifice is paid


def test_stolen_plans_draws_when_the_objective_produces() -> None:
    light = {"enhancements": "stolen-plans@imperial-command"}
    dark = {"hand": "kuati-security-team rancor"}
    match = Match("deployment", D, light, dark)
    match.do("play kuati-security-team", "focus imperial-command > 2", "use stolen-plans")
    assert len(match.g.decks[L].cards) == 9
    match = Match("deployment", D, light, dark).do(
        "play kuati-security-team", "focus shadows-of-dathomir > 2"
    )
    match.never("use stolen-plans", "deployment")


def test_youre_my_only_hope_sacrifices_draws_and_makes_the_opponent_discard() -> None:
    light = {"units": "twilek-loyalist yoda", "hand": "youre-my-only-hope"}
    match = Match("deployment", L, light, {"hand": "rancor"}).do("play youre-my-only-hope")
    match.do("sacrifice twilek-loyalist")
    assert match.asked == (D, "discard")
    match.do("discard rancor")
    assert len(match.g.decks[L].cards) == 8
    assert match.discard(D) == ["rancor"]
    assert match.discard(L) == ["twilek-loyalist", "youre-my-only-hope"]
    match = Match("deployment", L, {"hand": "youre-my-only-hope"})
    assert match.refused("play youre-my-only-hope") == "cardgame.sacrifice.meaning"


@pytest.mark.rule("cardgame.meta.cannot-on-card-absolute")
def test_only_vehicles_attack_the_rebel_fleet() -> None:
    light = {"objectives": "the-rebel-fleet jedi-training"}
    match = Match("conflict", D, light, {"units": "rancor tie-fighter darth-vader"}).do(
        "engage the-rebel-fleet"
    )
    assert match.window("attackers").engagement.attackers == (match.thing("tie-fighter"),)
    match = Match("conflict", D, light, {"units": "rancor"}).at("engage")
    assert match.refused("engage the-rebel-fleet") == "cardgame.conflict.needs-attacker"


def test_home_one_damages_objectives_that_are_not_engaged() -> None:
    match = Match("conflict", L, {"units": "home-one"}).attack("imperial-command").do("use home-one")
    assert [match[name].damage for name in ("shadows-of-dathomir", "death-and-despayre")] == [1, 1]
    assert match["imperial-command"].damage == 2  # blast only
    match = Match("conflict", D, {"units": "home-one"}, {"units": "rancor"}).attack("jedi-training")
    match.defend("home-one").never("use home-one", "strike")


def test_repair_droid_once_per_turn() -> None:
    light = {"units": "repair-droid red-five*1 home-one*2 obi-wan-kenobi*1"}
    match = Match("deployment", L, light).do("use repair-droid")
    assert match.options == ["choose red-five", "choose home-one"]
    match.do("choose home-one")
    assert match["home-one"].damage == 1
    match.window("deployment", L)
    assert match.refused("use repair-droid") == "cardgame.ability.printed-use-limit"


@pytest.mark.rule("cardgame.event.any-turn")
def test_admiral_ackbar_joins_an_engagement() -> None:
    light = {"affiliation": "rebel-alliance", "units": "red-two", "hand": "admiral-ackbar", "dud": False}
    dark = {"units": "rancor darth-vader human-replica-droid"}
    match = Match("conflict", D, light, dark).attack("jedi-training", "rancor", "human-replica-droid")
    match.do("play admiral-ackbar", "use admiral-ackbar")
    assert (match["rancor"].damage, match["darth-vader"].damage) == (1, 0)
    assert match.discard(D) == ["human-replica-droid"]
    assert match.engagement.defenders == (match.thing("admiral-ackbar"),)


def test_admiral_ackbar_needs_an_engagement() -> None:
    light = {"affiliation": "rebel-alliance", "hand": "admiral-ackbar"}
    match = Match("conflict", D, light, {"units": "rancor"}).window("conflict", L)
    assert match.refused("play admiral-ackbar") == "cardgame.deployment.only-active-player"
    match = Match("deployment", L, light, {"units": "rancor"}, empty_abilities=True).do("play admiral-ackbar")
    match.never("use admiral-ackbar", "deployment")


def test_x_wing_escort_takes_an_enemy_vehicle_along() -> None:
    dark = {"units": "tie-fighter tie-bomber rancor", "hand": "force-lightning"}
    match = Match("deployment", D, {"units": "x-wing-escort!1"}, dark).do(
        "play force-lightning", "use x-wing-escort"
    )
    assert match.asked == (D, "sacrifice")
    assert match.options == ["sacrifice tie-fighter", "sacrifice tie-bomber"]
    match.do("sacrifice tie-bomber").window("deployment", L)
    assert "x-wing-escort" not in match
    assert "tie-bomber" not in match
    match = Match("deployment", D, {"units": "x-wing-escort y-wing!1"}, dark).do("play force-lightning")
    match.never("use x-wing-escort", "deployment")


@pytest.mark.rule("cardgame.refresh.2-remove-all-shields")
def test_fleet_command_center_shields_a_unit_after_the_refresh_phase() -> None:
    light = {"enhancements": "fleet-command-center", "units": "yoda red-five"}
    match = Match("refresh", L, light).do("use fleet-command-center", "choose red-five")
    assert match["red-five"].shields == 1
    Match("refresh", D, light).never("use fleet-command-center", "draw")


def test_heroic_sacrifice_destroys_a_cheap_enemy_vehicle() -> None:
    light = {"affiliation": "rebel-alliance", "units": "x-wing y-wing yoda", "hand": "heroic-sacrifice"}
    match = Match("deployment", L, light, {"units": "tie-fighter devastator rancor at-st"}).do(
        "play heroic-sacrifice"
    )
    match.do("sacrifice x-wing")
    assert match.options == ["choose tie-fighter", "choose at-st"]
    match.do("choose at-st")
    assert "at-st" not in match
    assert "x-wing" not in match
    match = Match("deployment", L, light, {"units": "devastator"})
    assert match.refused("play heroic-sacrifice") == "cardgame.target.needs-eligible"


def test_heroic_sacrifice_paid_with_x_wing_escort() -> None:
    light = {"affiliation": "rebel-alliance", "units": "x-wing-escort", "hand": "heroic-sacrifice"}
    match = Match("deployment", L, light, {"units": "tie-fighter tie-bomber"})
    match.do("play heroic-sacrifice", "use x-wing-escort", "sacrifice tie-bomber").window("deployment", D)
    assert "tie-fighter" not in match  # the only target left


def test_mobilize_the_squadrons_readies_an_objective_or_enhancement() -> None:
    light = {
        "objectives": "mobilize-the-squadrons!2 a-heros-journey jedi-training",
        "enhancements": "hidden-outpost!2",
        "units": "yoda!3",
    }
    match = Match("refresh", L, light).do("use mobilize-the-squadrons", "choose mobilize-the-squadrons")
    assert match["mobilize-the-squadrons"].focus == 0
    assert "choose yoda" not in Match("refresh", L, light).do("use mobilize-the-squadrons").options


@pytest.mark.rule("cardgame.conflict.once-per-objective")
def test_trench_run_lets_the_dial_be_engaged() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "units": "red-five y-wing",
        "enhancements": "trench-run@death-star-dial",
    }
    match = Match("conflict", L, light).attack("death-star-dial", "red-five").window("conflict")
    assert match["death-star-dial"].damage == 3 + 1  # blast and the unopposed bonus
    match.at("engage")
    assert match.refused("engage death-star-dial") == "cardgame.conflict.once-per-objective"
    match = Match("conflict", L, light | {"enhancements": ""}).at("engage")
    assert "engage death-star-dial" not in match.options


def test_trench_run_wins_at_ten_damage_and_cannot_be_targeted() -> None:
    light = {
        "units": "red-five y-wing",
        "enhancements": "trench-run@death-star-dial",
        "hand": "target-of-opportunity",
    }
    match = Match("conflict", L, light)
    match["death-star-dial"].damage = 6
    match.attack("death-star-dial", "red-five").do("place target-of-opportunity").window("edge")
    assert match["death-star-dial"].damage == 6  # a card that speaks of objectives does not reach it
    with pytest.raises(AssertionError, match="over"):
        match.do("nothing at all")
    assert match.g.outcome is not None
    assert match.g.outcome.winners == (L,)
    match = Match("conflict", L, light)
    match["death-star-dial"].damage = 5
    match.attack("death-star-dial", "red-five").window("conflict")
    assert (match["death-star-dial"].damage, match.g.outcome) == (9, None)
    match = Match("deployment", D, light, {"hand": "tear-this-ship-apart", "affiliation": "imperial-navy"})
    assert match.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"


def test_covering_fire_shields_participants() -> None:
    light = {"units": "yoda red-five^1 obi-wan-kenobi twilek-loyalist", "hand": "covering-fire"}
    match = Match("conflict", L, light).attack("imperial-command", "yoda", "red-five")
    match.do("play covering-fire", "sacrifice twilek-loyalist")
    assert [match[name].shields for name in ("yoda", "red-five", "obi-wan-kenobi")] == [1, 1, 0]
    match = Match("deployment", L, light)
    assert match.refused("play covering-fire") == "cardgame.ability.play-restriction-text"


def test_decoy_at_dantooine_and_false_lead_turn_the_dial_back() -> None:
    light = {"objectives": "decoy-at-dantooine jedi-training*4", "enhancements": "false-lead@jedi-training"}
    match = Match("conflict", D, light, {"units": "nightsister"}, dial=6).attack("jedi-training")
    match.do("use decoy-at-dantooine", "use false-lead").window("strike")
    assert match.g.dial == 6 - 2 + 1
    low = Match("conflict", D, light, {"units": "nightsister"}, dial=1, empty_abilities=True)
    low.attack("jedi-training").do("use decoy-at-dantooine").window("strike")
    assert low.g.dial == 1 + 1  # to a minimum of 1
    other = {"objectives": "decoy-at-dantooine*4 jedi-training", "enhancements": "false-lead@jedi-training"}
    match = Match("conflict", D, other, {"units": "nightsister"}, dial=6).attack("decoy-at-dantooine")
    match.never("use false-lead", "strike")


def test_wookiee_navigator_engages_the_same_objective_again() -> None:
    match = Match("conflict", L, {"units": "wookiee-navigator y-wing red-five"}).attack(
        "imperial-command", "wookiee-navigator"
    )
    match.do("use wookiee-navigator")
    match["imperial-command"].damage = 0
    match.attack("imperial-command", "y-wing").at("engage")
    assert match.g.turns == [2, 2]
    assert "engage imperial-command" not in match.options
    match = Match("conflict", L, {"units": "wookiee-navigator y-wing red-five"}).attack(
        "imperial-command", "y-wing"
    )
    match.never("use wookiee-navigator", "engage")


def test_fall_back_returns_your_unit() -> None:
    match = Match("deployment", L, {"units": "yoda", "hand": "fall-back"}, {"units": "rancor"}).do(
        "play fall-back"
    )
    assert match.hand(L) == ["yoda"]
    match = Match("deployment", L, {"hand": "fall-back"}, {"units": "rancor"})
    assert match.refused("play fall-back") == "cardgame.target.needs-eligible"


def test_a_new_hope_returns_all_units_but_three_each() -> None:
    light = {"affiliation": "rebel-alliance", "units": "yoda red-five y-wing x-wing", "hand": "a-new-hope"}
    match = Match("deployment", L, light, {"units": "rancor tie-fighter"}).do("play a-new-hope")
    match.do("keep yoda", "keep red-five", "enough", "keep rancor", "enough")
    assert match.hand(L) == ["x-wing", "y-wing"]
    assert match.hand(D) == ["tie-fighter"]
    assert {"yoda", "red-five", "rancor"} <= {match.name(thing) for thing in match.g.things}
    match = Match("deployment", L, light, {"units": "rancor"}).do(
        "play a-new-hope", "keep yoda", "keep x-wing", "keep y-wing"
    )
    assert match.asked == (D, "choose")  # three are enough
