"""Hard interactions between cards, as the decided readings have them."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.rules.leaving import LeavePlay


def test_units_destroyed_together_may_still_save_each_other() -> None:
    """Admiral Ackbar kills a TIE and a droid at once; all that is destroyed leaves play together."""
    light = {"affiliation": "rebel-alliance", "units": "red-two", "hand": "admiral-ackbar"}
    dark = {"units": "tie-fighter espo-trooper rancor"}
    match = Match("conflict", D, light, dark).attack("jedi-training", "tie-fighter", "espo-trooper")
    match.do("play admiral-ackbar", "use admiral-ackbar").window("attackers")
    assert sorted(match.discard(D)) == ["espo-trooper", "tie-fighter"]


def test_redemption_dying_with_a_character_can_still_return_it() -> None:
    light = {"units": "redemption*3 yoda*1"}
    dark = {"affiliation": "imperial-navy", "units": "rancor", "hand": "heat-of-battle"}
    match = Match("conflict", D, light, dark)
    match["redemption"].damage = 4  # both have taken lethal damage in the same moment
    match["yoda"].damage = 2
    match.g.dirty = True
    match.g.between()
    match.g.asked = None
    match.g.run()
    match.do("use redemption")
    assert match.hand(L) == ["yoda"]
    assert match.discard(L) == ["redemption"]


@pytest.mark.rule("cardgame.keyword.protect")
def test_protectors_pass_damage_on_but_never_twice() -> None:
    light = {"units": "obi-wan-kenobi guardian-of-peace guardian-of-peace"}
    match = Match("conflict", D, light, {"units": "darth-vader"}).attack("jedi-training")
    match.defend("obi-wan-kenobi").edge(D).do("resolve unit-damage")
    match.do("protect-with guardian-of-peace", "protect obi-wan-kenobi")  # both points
    match.do("protect-with guardian-of-peace#2", "enough")
    assert "protect-with guardian-of-peace" not in match.options  # no point returns to a protector
    match.window("strike")
    guards = [match["guardian-of-peace"].damage, match["guardian-of-peace#2"].damage]
    assert (match["obi-wan-kenobi"].damage, guards) == (0, [1, 1])


@pytest.mark.rule("cardgame.keyword.protect", "cardgame.term.friendly")
def test_nobody_protects_the_enemy() -> None:
    light = {"units": "yoda obi-wan-kenobi", "dud": False}
    dark = {"units": "emperors-royal-guard", "hand": "force-choke"}
    match = Match("deployment", D, light, dark).do("play force-choke", "choose yoda")
    match.never("protect-with emperors-royal-guard", "deployment")
    assert match["yoda"].damage == 1


@pytest.mark.rule("cardgame.sacrifice.must-leave")
@pytest.mark.parametrize("saved", [False, True])
def test_a_sacrifice_that_stays_in_play_pays_for_nothing(saved: bool) -> None:
    """No card of the Core Set saves what is sacrificed, so imagine that an interrupt did."""
    light = {"units": "x-wing-escort yoda", "hand": "youre-my-only-hope"}
    match = Match("deployment", L, light, {"units": "tie-fighter"})
    match.do("play youre-my-only-hope", "sacrifice x-wing-escort").at("interrupt", L)
    depth = next(at for at, frame in enumerate(match.g.stack) if isinstance(frame, LeavePlay))
    match.g.own(depth).off = saved
    match.do("pass").at("action" if saved else "discard", D)
    assert ("x-wing-escort" in match) is saved
    assert len(match.g.decks[L].cards) == (10 if saved else 8)
    assert ("youre-my-only-hope" in match.discard(L)) is saved  # it was played, and came to nothing


def test_two_shields_prevent_two_points() -> None:
    match = Match("conflict", D, {"units": "obi-wan-kenobi^2"}, {"units": "darth-vader"}).attack(
        "jedi-training"
    )
    match.defend("obi-wan-kenobi").edge(D).do("resolve unit-damage")
    match.do("shield obi-wan-kenobi", "shield obi-wan-kenobi")
    assert (match["obi-wan-kenobi"].damage, match["obi-wan-kenobi"].shields) == (0, 0)


@pytest.mark.rule("cardgame.ability.instead-replaces")
def test_leia_is_captured_before_redemption_could_return_her() -> None:
    light = {"units": "leia-organa redemption"}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke")
    match.do("capture-at imperial-command").never("use redemption", "deployment")
    assert match["imperial-command"].captives == ("10-2",)


def test_its_worse_cancels_redemption_and_its_limit_is_used_up() -> None:
    light = {"units": "redemption yoda*1"}
    dark = {"units": "rancor", "hand": "force-choke its-worse"}
    match = Match("deployment", D, light, dark).do("play force-choke", "choose yoda", "use redemption")
    match.do("play its-worse", "choose redemption").window("deployment", L)
    assert match.discard(L) == ["yoda"]
    assert match["redemption"].damage == 1
    assert match["redemption"].used == ("6-2.0",)


@pytest.mark.rule("cardgame.engagement.participant")
def test_a_participant_that_leaves_and_returns_does_not_participate() -> None:
    light = {"units": "yoda y-wing", "hand": "fall-back"}
    match = Match("conflict", L, light).attack("imperial-command", "yoda", "y-wing")
    match.do("play fall-back", "choose yoda")
    assert match.engagement.attackers == (match.thing("y-wing"),)


def test_lasting_effects_end_with_their_card() -> None:
    dark = {"affiliation": "imperial-navy", "units": "tie-fighter at-st", "hand": "death-from-above"}
    match = Match("conflict", D, {"hand": "swindled", "affiliation": "smugglers-and-spies"}, dark)
    match.attack("jedi-training", "tie-fighter", "at-st").do(
        "play death-from-above", "choose tie-fighter", "enough"
    )
    assert len(match.g.lasting) == 1
    match.do("play swindled").window("attackers")
    assert match.g.lasting == []


def test_fate_cards_without_a_target_do_nothing() -> None:
    light = {"units": "yoda", "hand": "heat-of-battle"}
    match = Match("conflict", L, light).attack("imperial-command").do("place heat-of-battle").window("edge")
    assert match.engagement.edge == L
    assert match.discard(L) == ["heat-of-battle"]


def test_a_rescued_unit_that_is_unique_and_in_play_stays_in_hand() -> None:
    light = {"units": "yoda", "hand": "rescue-mission"}
    match = Match("deployment", L, light, {"captives": {"imperial-command": "yoda"}}).do(
        "play rescue-mission"
    )
    assert match.at("rescued").options == ["keep"]
    match.do("keep")
    assert match.hand(L) == ["yoda"]


def test_viper_probe_droid_and_kuat_discard_from_the_hand_only() -> None:
    dark = {"objectives": "kuat-reinforcements", "discard": "viper-probe-droid", "hand": "tie-bomber rancor"}
    match = Match("deployment", D, {}, dark | {"affiliation": "imperial-navy"})
    match.do("play tie-bomber", "use kuat-reinforcements", "discard rancor").window("deployment", L)
    assert match.discard(D) == ["viper-probe-droid", "rancor"]
    assert match["imperial-navy"].focus + match["kuat-reinforcements"].focus == 1


def test_the_balance_damage_may_be_shielded_and_prevented() -> None:
    dark = {"objectives": "imperial-command^1 shadows-of-dathomir"}
    match = Match("balance", L, dark=dark).do("damage imperial-command", "shield imperial-command")
    assert (match["imperial-command"].damage, match["imperial-command"].shields) == (0, 0)
