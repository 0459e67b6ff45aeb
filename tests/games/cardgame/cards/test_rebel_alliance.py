"""The Rebel Alliance sets, 8 to 14: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L

REBELS = {"affiliation": "rebel-alliance", "objectives": "the-defense-of-yavin-4"}


@pytest.mark.rule("cardgame.resource.insufficient")
def test_the_defense_of_yavin_4_reduces_the_cost_of_a_vehicle() -> None:
    board = Board("deployment", L, REBELS | {"hand": "home-one heat-of-battle heat-of-battle twist-of-fate"})
    assert board.asked == (L, "action")
    board.do("play home-one")  # one may not decline the discount one needs, so the house uses it
    board.do("discard heat-of-battle", "discard heat-of-battle")
    assert "enough" not in board.options  # two resources pay for a cost of five only after three discards
    board.do("discard red-two", "enough")
    board.window("deployment", D)
    assert "home-one" in board
    assert board.hand(L) == ["twist-of-fate"]


def test_the_defense_of_yavin_4_lowers_the_cost_to_one_at_least() -> None:
    board = Board("deployment", L, REBELS | {"hand": "y-wing twist-of-fate heat-of-battle"})
    board.do("play y-wing", "use the-defense-of-yavin-4", "discard twist-of-fate")
    assert board.asked[1] == "pay"  # no more can be discarded
    board = Board("deployment", L, REBELS | {"hand": "home-one"})
    assert board.refused("play home-one") == "cardgame.resource.insufficient"


def test_the_defense_of_yavin_4_is_for_vehicles() -> None:
    board = Board("deployment", L, REBELS | {"hand": "rookie-pilot fleet-officer"}).do("play fleet-officer")
    board.never("use the-defense-of-yavin-4", "deployment")


@pytest.mark.parametrize("victim", ["imperial-command", "jedi-training"])
def test_red_two_loses_focus_when_any_objective_is_destroyed(victim: str) -> None:
    light = {
        "units": "red-two!2 twilek-loyalist",
        "objectives": "jedi-training*4 a-heros-journey",
        "dud": False,
    }
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "nightsister"}
    active = L if victim == "imperial-command" else D
    board = Board("conflict", active, light, dark).attack(victim).do("use red-two")
    assert board["red-two"].focus == 1


def test_red_two_does_not_care_for_units() -> None:
    light = {"units": "red-two!2 twilek-loyalist", "dud": False}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do("play force-choke")
    assert "twilek-loyalist" not in board
    board.never("use red-two", "deployment")


def test_astromech_droid_upgrade_adds_icons_to_a_vehicle() -> None:
    light = {"units": "y-wing rookie-pilot", "enhancements": "astromech-droid-upgrade@y-wing"}
    board = (
        Board("conflict", L, light, {"units": "rancor"}).attack("imperial-command", "y-wing").defend("rancor")
    )
    board.edge(L).window("strike")
    assert (board["rancor"].damage, board["imperial-command"].damage) == (1, 3)
    board = Board("deployment", L, {"units": "rookie-pilot", "hand": "astromech-droid-upgrade"})
    assert board.refused("play astromech-droid-upgrade") == "cardgame.enhancement.needs-legal-host"


@pytest.mark.rule("cardgame.ability.printed-use-limit", "cardgame.keyword.limited")
def test_rebel_assault_once_per_turn_and_player() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "hand": "rebel-assault rebel-assault",
        "objectives": "draw-their-fire mobilize-the-squadrons",
    }
    board = Board("deployment", L, light, {"units": "rancor"}).do("play rebel-assault", "choose rancor")
    assert board["rancor"].damage == 2
    board.window("deployment", L)
    assert board.refused("play rebel-assault") == "cardgame.ability.printed-use-limit"


def test_rebel_assault_targets_enemies_only() -> None:
    light = {"affiliation": "rebel-alliance", "hand": "rebel-assault", "units": "red-five"}
    board = Board("deployment", L, light, {"units": "rancor"}).do("play rebel-assault").at("choose")
    assert "choose red-five" not in board.options
    assert {"choose rancor", "choose imperial-command"} <= set(board.options)


@pytest.mark.parametrize(("active", "cards"), [(D, 1), (L, 0)])
def test_mission_briefing_draws_when_the_opponents_turn_begins(active: int, cards: int) -> None:
    board = Board("balance", active, {"objectives": "mission-briefing a-heros-journey jedi-training"})
    if cards:
        board.do("use mission-briefing")
    else:
        board.never("use mission-briefing", "refresh")
    assert len(board.g.decks[L].cards) == 10 - cards


@pytest.mark.rule("cardgame.keyword.edge", "cardgame.edge-battle.count-icons")
def test_mon_mothma_counts_an_edge_icon() -> None:
    for units, winner in (("mon-mothma", L), ("yoda", D)):
        board = Board("conflict", D, {"units": units}, {"units": "rancor", "hand": "kuati-security-team"})
        board.attack("jedi-training").defend(units).do("place kuati-security-team").window("edge")
        assert board.g.engagement is not None
        assert board.engagement.edge == winner  # a tie goes to the defender


def test_battlefield_engineers_ready_an_enhancement() -> None:
    light = {
        "units": "battlefield-engineers y-wing",
        "enhancements": "hidden-outpost! trust-your-feelings!2@battlefield-engineers",
    }
    board = Board("conflict", L, light).attack("imperial-command", "battlefield-engineers")
    board.do("use battlefield-engineers")
    assert board.options == ["choose hidden-outpost", "choose trust-your-feelings"]
    board.do("choose trust-your-feelings")
    assert (board["hidden-outpost"].focus, board["trust-your-feelings"].focus) == (1, 1)
    other = Board("conflict", L, light).attack("imperial-command", "y-wing")
    other.never("use battlefield-engineers", "attackers")


def test_a_wing_draws_when_it_strikes() -> None:
    board = (
        Board("conflict", L, {"units": "a-wing y-wing"}).attack("imperial-command", "a-wing").do("use a-wing")
    )
    assert len(board.g.decks[L].cards) == 9
    board = Board("conflict", L, {"units": "a-wing y-wing"}).attack("imperial-command", "y-wing")
    board.never("use a-wing", "strike")


@pytest.mark.rule("cardgame.shield.not-against-own-tokens", "cardgame.focus.give-order")
def test_heavy_blaster_emplacement_lets_the_opponent_choose() -> None:
    light = {"enhancements": "heavy-blaster-emplacement", "units": "yoda"}
    board = Board("deployment", L, light, {"units": "rancor^1 darth-vader"}).do(
        "use heavy-blaster-emplacement"
    )
    assert board.asked == (D, "choose")
    assert board.options == ["choose rancor", "choose darth-vader"]
    board.do("choose rancor")
    assert board["heavy-blaster-emplacement"].focus == 1
    assert board["rancor"].damage == 1  # dealt by its own controller, so the shield does not help
    board = Board("deployment", L, light).window("deployment")
    assert board.refused("use heavy-blaster-emplacement") == "cardgame.target.needs-eligible"


def test_fleeing_the_empire_shields_after_the_refresh_phase() -> None:
    light = {"objectives": "fleeing-the-empire a-heros-journey jedi-training", "units": "yoda^1"}
    board = Board("refresh", L, light).window("refresh")
    assert board["yoda"].shields == 0
    board.do("use fleeing-the-empire", "choose yoda")
    assert board["yoda"].shields == 1
    Board("refresh", D, light).never("use fleeing-the-empire", "draw")


@pytest.mark.rule(
    "cardgame.capture.attach-to-objective",
    "cardgame.capture.strips-tokens",
    "cardgame.capture.returns-force-card",
)
def test_leia_is_captured_when_she_leaves_play_and_readies_everything() -> None:
    light = {"units": "leia-organa+ yoda!2", "objectives": "a-heros-journey!1 jedi-training"}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do(
        "play force-choke", "choose leia-organa"
    )
    assert board.asked == (D, "capture-at")
    board.do("capture-at imperial-command", "use leia-organa").window("deployment", L)
    assert board["imperial-command"].captives == ("10-2",)
    assert (board["yoda"].focus, board["a-heros-journey"].focus) == (0, 0)
    assert board.discard(L) == []
    assert board.g.force_cards(L) == 3


def test_other_units_are_not_captured() -> None:
    light = {"units": "leia-organa twilek-loyalist"}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do(
        "play force-choke", "choose twilek-loyalist"
    )
    board.never("use leia-organa", "deployment")
    assert board.discard(L) == ["twilek-loyalist"]


def test_leia_leaving_by_other_ways_is_captured_too() -> None:
    board = Board("deployment", L, {"units": "leia-organa", "hand": "fall-back"}).do("play fall-back")
    board.do("capture-at imperial-command").window("deployment", D)
    assert board.hand(L) == []
    assert board["imperial-command"].captives == ("10-2",)
    light = {"units": "leia-organa", "hand": "youre-my-only-hope", "filler": 10}
    board = Board("deployment", L, light).do("play youre-my-only-hope", "capture-at imperial-command")
    board.window("deployment", D)
    assert len(board.g.decks[L].cards) == 8  # she did leave play, so the sacrifice is paid


def test_stolen_plans_draws_when_the_objective_produces() -> None:
    light = {"enhancements": "stolen-plans@imperial-command"}
    dark = {"hand": "kuati-security-team rancor"}
    board = Board("deployment", D, light, dark)
    board.do("play kuati-security-team", "focus imperial-command > 2", "use stolen-plans")
    assert len(board.g.decks[L].cards) == 9
    board = Board("deployment", D, light, dark).do(
        "play kuati-security-team", "focus shadows-of-dathomir > 2"
    )
    board.never("use stolen-plans", "deployment")


def test_youre_my_only_hope_sacrifices_draws_and_makes_the_opponent_discard() -> None:
    light = {"units": "twilek-loyalist yoda", "hand": "youre-my-only-hope"}
    board = Board("deployment", L, light, {"hand": "rancor"}).do("play youre-my-only-hope")
    board.do("sacrifice twilek-loyalist")
    assert board.asked == (D, "discard")
    board.do("discard rancor")
    assert len(board.g.decks[L].cards) == 8
    assert board.discard(D) == ["rancor"]
    assert board.discard(L) == ["twilek-loyalist", "youre-my-only-hope"]
    board = Board("deployment", L, {"hand": "youre-my-only-hope"})
    assert board.refused("play youre-my-only-hope") == "cardgame.sacrifice.meaning"


@pytest.mark.rule("cardgame.meta.cannot-on-card-absolute")
def test_only_vehicles_attack_the_rebel_fleet() -> None:
    light = {"objectives": "the-rebel-fleet jedi-training"}
    board = Board("conflict", D, light, {"units": "rancor tie-fighter darth-vader"}).do(
        "engage the-rebel-fleet"
    )
    assert board.window("attackers").engagement.attackers == (board.thing("tie-fighter"),)
    board = Board("conflict", D, light, {"units": "rancor"}).at("engage")
    assert board.refused("engage the-rebel-fleet") == "cardgame.conflict.needs-attacker"


def test_home_one_damages_objectives_that_are_not_engaged() -> None:
    board = Board("conflict", L, {"units": "home-one"}).attack("imperial-command").do("use home-one")
    assert [board[name].damage for name in ("shadows-of-dathomir", "death-and-despayre")] == [1, 1]
    assert board["imperial-command"].damage == 2  # blast only
    board = Board("conflict", D, {"units": "home-one"}, {"units": "rancor"}).attack("jedi-training")
    board.defend("home-one").never("use home-one", "strike")


def test_repair_droid_once_per_turn() -> None:
    light = {"units": "repair-droid red-five*1 home-one*2 obi-wan-kenobi*1"}
    board = Board("deployment", L, light).do("use repair-droid")
    assert board.options == ["choose red-five", "choose home-one"]
    board.do("choose home-one")
    assert board["home-one"].damage == 1
    board.window("deployment", L)
    assert board.refused("use repair-droid") == "cardgame.ability.printed-use-limit"


@pytest.mark.rule("cardgame.event.any-turn")
def test_admiral_ackbar_joins_an_engagement() -> None:
    light = {"affiliation": "rebel-alliance", "units": "red-two", "hand": "admiral-ackbar", "dud": False}
    dark = {"units": "rancor darth-vader human-replica-droid"}
    board = Board("conflict", D, light, dark).attack("jedi-training", "rancor", "human-replica-droid")
    board.do("play admiral-ackbar", "use admiral-ackbar")
    assert (board["rancor"].damage, board["darth-vader"].damage) == (1, 0)
    assert board.discard(D) == ["human-replica-droid"]
    assert board.engagement.defenders == (board.thing("admiral-ackbar"),)


def test_admiral_ackbar_needs_an_engagement() -> None:
    light = {"affiliation": "rebel-alliance", "hand": "admiral-ackbar"}
    board = Board("conflict", D, light, {"units": "rancor"}).window("conflict", L)
    assert board.refused("play admiral-ackbar") == "cardgame.deployment.only-active-player"
    board = Board("deployment", L, light, {"units": "rancor"}).do("play admiral-ackbar")
    board.never("use admiral-ackbar", "deployment")


def test_x_wing_escort_takes_an_enemy_vehicle_along() -> None:
    dark = {"units": "tie-fighter tie-bomber rancor", "hand": "force-lightning"}
    board = Board("deployment", D, {"units": "x-wing-escort!1"}, dark).do(
        "play force-lightning", "use x-wing-escort"
    )
    assert board.asked == (D, "sacrifice")
    assert board.options == ["sacrifice tie-fighter", "sacrifice tie-bomber"]
    board.do("sacrifice tie-bomber").window("deployment", L)
    assert "x-wing-escort" not in board
    assert "tie-bomber" not in board
    board = Board("deployment", D, {"units": "x-wing-escort y-wing!1"}, dark).do("play force-lightning")
    board.never("use x-wing-escort", "deployment")


@pytest.mark.rule("cardgame.refresh.2-remove-all-shields")
def test_fleet_command_center_shields_a_unit_after_the_refresh_phase() -> None:
    light = {"enhancements": "fleet-command-center", "units": "yoda red-five"}
    board = Board("refresh", L, light).do("use fleet-command-center", "choose red-five")
    assert board["red-five"].shields == 1
    Board("refresh", D, light).never("use fleet-command-center", "draw")


def test_heroic_sacrifice_destroys_a_cheap_enemy_vehicle() -> None:
    light = {"affiliation": "rebel-alliance", "units": "x-wing y-wing yoda", "hand": "heroic-sacrifice"}
    board = Board("deployment", L, light, {"units": "tie-fighter devastator rancor at-st"}).do(
        "play heroic-sacrifice"
    )
    board.do("sacrifice x-wing")
    assert board.options == ["choose tie-fighter", "choose at-st"]
    board.do("choose at-st")
    assert "at-st" not in board
    assert "x-wing" not in board
    board = Board("deployment", L, light, {"units": "devastator"})
    assert board.refused("play heroic-sacrifice") == "cardgame.target.needs-eligible"


def test_heroic_sacrifice_paid_with_x_wing_escort() -> None:
    light = {"affiliation": "rebel-alliance", "units": "x-wing-escort", "hand": "heroic-sacrifice"}
    board = Board("deployment", L, light, {"units": "tie-fighter tie-bomber"})
    board.do("play heroic-sacrifice", "use x-wing-escort", "sacrifice tie-bomber").window("deployment", D)
    assert "tie-fighter" not in board  # the only target left


def test_mobilize_the_squadrons_readies_an_objective_or_enhancement() -> None:
    light = {
        "objectives": "mobilize-the-squadrons!2 a-heros-journey jedi-training",
        "enhancements": "hidden-outpost!2",
        "units": "yoda!3",
    }
    board = Board("refresh", L, light).do("use mobilize-the-squadrons", "choose mobilize-the-squadrons")
    assert board["mobilize-the-squadrons"].focus == 0
    assert "choose yoda" not in Board("refresh", L, light).do("use mobilize-the-squadrons").options


@pytest.mark.rule("cardgame.conflict.once-per-objective")
def test_trench_run_lets_the_dial_be_engaged() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "units": "red-five y-wing",
        "enhancements": "trench-run@death-star-dial",
    }
    board = Board("conflict", L, light).attack("death-star-dial", "red-five").window("conflict")
    assert board["death-star-dial"].damage == 3 + 1  # blast and the unopposed bonus
    board.at("engage")
    assert board.refused("engage death-star-dial") == "cardgame.conflict.once-per-objective"
    board = Board("conflict", L, light | {"enhancements": ""}).at("engage")
    assert "engage death-star-dial" not in board.options


def test_trench_run_wins_at_ten_damage_and_cannot_be_targeted() -> None:
    light = {
        "units": "red-five y-wing",
        "enhancements": "trench-run@death-star-dial",
        "hand": "target-of-opportunity",
    }
    board = Board("conflict", L, light)
    board["death-star-dial"].damage = 6
    board.attack("death-star-dial", "red-five").do("place target-of-opportunity").window("edge")
    assert board["death-star-dial"].damage == 6  # a card that speaks of objectives does not reach it
    with pytest.raises(AssertionError, match="over"):
        board.do("nothing at all")
    assert board.g.outcome is not None
    assert board.g.outcome.winners == (L,)
    board = Board("deployment", D, light, {"hand": "tear-this-ship-apart", "affiliation": "imperial-navy"})
    assert board.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"


def test_covering_fire_shields_participants() -> None:
    light = {"units": "yoda red-five^1 obi-wan-kenobi twilek-loyalist", "hand": "covering-fire"}
    board = Board("conflict", L, light).attack("imperial-command", "yoda", "red-five")
    board.do("play covering-fire", "sacrifice twilek-loyalist")
    assert [board[name].shields for name in ("yoda", "red-five", "obi-wan-kenobi")] == [1, 1, 0]
    board = Board("deployment", L, light)
    assert board.refused("play covering-fire") == "cardgame.ability.play-restriction-text"


def test_decoy_at_dantooine_and_false_lead_turn_the_dial_back() -> None:
    light = {"objectives": "decoy-at-dantooine jedi-training*4", "enhancements": "false-lead@jedi-training"}
    board = Board("conflict", D, light, {"units": "nightsister"}, dial=6).attack("jedi-training")
    board.do("use decoy-at-dantooine", "use false-lead").window("strike")
    assert board.g.dial == 6 - 2 + 1
    low = Board("conflict", D, light, {"units": "nightsister"}, dial=1).attack("jedi-training")
    low.do("use decoy-at-dantooine").window("strike")
    assert low.g.dial == 1 + 1  # to a minimum of 1
    other = {"objectives": "decoy-at-dantooine*4 jedi-training", "enhancements": "false-lead@jedi-training"}
    board = Board("conflict", D, other, {"units": "nightsister"}, dial=6).attack("decoy-at-dantooine")
    board.never("use false-lead", "strike")


def test_wookiee_navigator_engages_the_same_objective_again() -> None:
    board = Board("conflict", L, {"units": "wookiee-navigator y-wing red-five"}).attack(
        "imperial-command", "wookiee-navigator"
    )
    board.do("use wookiee-navigator")
    board["imperial-command"].damage = 0
    board.attack("imperial-command", "y-wing").at("engage")
    assert board.g.turns == [2, 2]
    assert "engage imperial-command" not in board.options
    board = Board("conflict", L, {"units": "wookiee-navigator y-wing red-five"}).attack(
        "imperial-command", "y-wing"
    )
    board.never("use wookiee-navigator", "engage")


def test_fall_back_returns_your_unit() -> None:
    board = Board("deployment", L, {"units": "yoda", "hand": "fall-back"}, {"units": "rancor"}).do(
        "play fall-back"
    )
    assert board.hand(L) == ["yoda"]
    board = Board("deployment", L, {"hand": "fall-back"}, {"units": "rancor"})
    assert board.refused("play fall-back") == "cardgame.target.needs-eligible"


def test_a_new_hope_returns_all_units_but_three_each() -> None:
    light = {"affiliation": "rebel-alliance", "units": "yoda red-five y-wing x-wing", "hand": "a-new-hope"}
    board = Board("deployment", L, light, {"units": "rancor tie-fighter"}).do("play a-new-hope")
    board.do("keep yoda", "keep red-five", "enough", "keep rancor", "enough")
    assert board.hand(L) == ["x-wing", "y-wing"]
    assert board.hand(D) == ["tie-fighter"]
    assert {"yoda", "red-five", "rancor"} <= {board.name(thing) for thing in board.g.things}
    board = Board("deployment", L, light, {"units": "rancor"}).do(
        "play a-new-hope", "keep yoda", "keep x-wing", "keep y-wing"
    )
    assert board.asked == (D, "choose")  # three are enough
