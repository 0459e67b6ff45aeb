"""Hard interactions between cards, as the decided readings have them."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L

from dejarik.games.cardgame.rules.leaving import LeavePlay


def test_units_destroyed_together_may_still_save_each_other() -> None:
    """Admiral Ackbar kills a TIE and a droid at once; all that is destroyed leaves play together."""
    light = {"affiliation": "rebel-alliance", "units": "red-two", "hand": "admiral-ackbar"}
    dark = {"units": "tie-fighter espo-trooper rancor"}
    board = Board("conflict", D, light, dark).attack("jedi-training", "tie-fighter", "espo-trooper")
    board.do("play admiral-ackbar", "use admiral-ackbar").window("attackers")
    assert sorted(board.discard(D)) == ["espo-trooper", "tie-fighter"]


def test_redemption_dying_with_a_character_can_still_return_it() -> None:
    light = {"units": "redemption*3 yoda*1"}
    dark = {"affiliation": "imperial-navy", "units": "rancor", "hand": "heat-of-battle"}
    board = Board("conflict", D, light, dark)
    board["redemption"].damage = 4  # both have taken lethal damage in the same moment
    board["yoda"].damage = 2
    board.g.dirty = True
    board.g.between()
    board.g.asked = None
    board.g.run()
    board.do("use redemption")
    assert board.hand(L) == ["yoda"]
    assert board.discard(L) == ["redemption"]


@pytest.mark.rule("cardgame.keyword.protect")
def test_protectors_pass_damage_on_but_never_twice() -> None:
    light = {"units": "obi-wan-kenobi guardian-of-peace guardian-of-peace"}
    board = Board("conflict", D, light, {"units": "darth-vader"}).attack("jedi-training")
    board.defend("obi-wan-kenobi").edge(D).do("resolve unit-damage")
    board.do("protect-with guardian-of-peace", "protect obi-wan-kenobi")  # both points
    board.do("protect-with guardian-of-peace#2", "enough")
    assert "protect-with guardian-of-peace" not in board.options  # no point returns to a protector
    board.window("strike")
    guards = [board["guardian-of-peace"].damage, board["guardian-of-peace#2"].damage]
    assert (board["obi-wan-kenobi"].damage, guards) == (0, [1, 1])


@pytest.mark.rule("cardgame.keyword.protect", "cardgame.term.friendly")
def test_nobody_protects_the_enemy() -> None:
    light = {"units": "yoda obi-wan-kenobi", "dud": False}
    dark = {"units": "emperors-royal-guard", "hand": "force-choke"}
    board = Board("deployment", D, light, dark).do("play force-choke", "choose yoda")
    board.never("protect-with emperors-royal-guard", "deployment")
    assert board["yoda"].damage == 1


@pytest.mark.rule("cardgame.sacrifice.must-leave")
@pytest.mark.parametrize("saved", [False, True])
def test_a_sacrifice_that_stays_in_play_pays_for_nothing(saved: bool) -> None:
    """No card of the Core Set saves what is sacrificed, so imagine that an interrupt did."""
    light = {"units": "x-wing-escort yoda", "hand": "youre-my-only-hope"}
    board = Board("deployment", L, light, {"units": "tie-fighter"})
    board.do("play youre-my-only-hope", "sacrifice x-wing-escort").at("interrupt", L)
    depth = next(at for at, frame in enumerate(board.g.stack) if isinstance(frame, LeavePlay))
    board.g.own(depth).off = saved
    board.do("pass").at("action" if saved else "discard", D)
    assert ("x-wing-escort" in board) is saved
    assert len(board.g.decks[L].cards) == (10 if saved else 8)
    assert ("youre-my-only-hope" in board.discard(L)) is saved  # it was played, and came to nothing


def test_two_shields_prevent_two_points() -> None:
    board = Board("conflict", D, {"units": "obi-wan-kenobi^2"}, {"units": "darth-vader"}).attack(
        "jedi-training"
    )
    board.defend("obi-wan-kenobi").edge(D).do("resolve unit-damage")
    board.do("shield obi-wan-kenobi", "shield obi-wan-kenobi")
    assert (board["obi-wan-kenobi"].damage, board["obi-wan-kenobi"].shields) == (0, 0)


@pytest.mark.rule("cardgame.ability.instead-replaces")
def test_leia_is_captured_before_redemption_could_return_her() -> None:
    light = {"units": "leia-organa redemption"}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do("play force-choke")
    board.do("capture-at imperial-command").never("use redemption", "deployment")
    assert board["imperial-command"].captives == ("10-2",)


def test_its_worse_cancels_redemption_and_its_limit_is_used_up() -> None:
    light = {"units": "redemption yoda*1"}
    dark = {"units": "rancor", "hand": "force-choke its-worse"}
    board = Board("deployment", D, light, dark).do("play force-choke", "choose yoda", "use redemption")
    board.do("play its-worse", "choose redemption").window("deployment", L)
    assert board.discard(L) == ["yoda"]
    assert board["redemption"].damage == 1
    assert board["redemption"].used == ("6-2.0",)


@pytest.mark.rule("cardgame.engagement.participant")
def test_a_participant_that_leaves_and_returns_does_not_participate() -> None:
    light = {"units": "yoda y-wing", "hand": "fall-back"}
    board = Board("conflict", L, light).attack("imperial-command", "yoda", "y-wing")
    board.do("play fall-back", "choose yoda")
    assert board.engagement.attackers == (board.thing("y-wing"),)


def test_lasting_effects_end_with_their_card() -> None:
    dark = {"affiliation": "imperial-navy", "units": "tie-fighter at-st", "hand": "death-from-above"}
    board = Board("conflict", D, {"hand": "swindled", "affiliation": "smugglers-and-spies"}, dark)
    board.attack("jedi-training", "tie-fighter", "at-st").do(
        "play death-from-above", "choose tie-fighter", "enough"
    )
    assert len(board.g.lasting) == 1
    board.do("play swindled").window("attackers")
    assert board.g.lasting == []


def test_fate_cards_without_a_target_do_nothing() -> None:
    light = {"units": "yoda", "hand": "heat-of-battle"}
    board = Board("conflict", L, light).attack("imperial-command").do("place heat-of-battle").window("edge")
    assert board.engagement.edge == L
    assert board.discard(L) == ["heat-of-battle"]


def test_a_rescued_unit_that_is_unique_and_in_play_stays_in_hand() -> None:
    light = {"units": "yoda", "hand": "rescue-mission"}
    board = Board("deployment", L, light, {"captives": {"imperial-command": "yoda"}}).do(
        "play rescue-mission"
    )
    assert board.at("rescued").options == ["keep"]
    board.do("keep")
    assert board.hand(L) == ["yoda"]


def test_viper_probe_droid_and_kuat_discard_from_the_hand_only() -> None:
    dark = {"objectives": "kuat-reinforcements", "discard": "viper-probe-droid", "hand": "tie-bomber rancor"}
    board = Board("deployment", D, {}, dark | {"affiliation": "imperial-navy"})
    board.do("play tie-bomber", "use kuat-reinforcements", "discard rancor").window("deployment", L)
    assert board.discard(D) == ["viper-probe-droid", "rancor"]
    assert board["imperial-navy"].focus + board["kuat-reinforcements"].focus == 1


def test_the_balance_damage_may_be_shielded_and_prevented() -> None:
    dark = {"objectives": "imperial-command^1 shadows-of-dathomir"}
    board = Board("balance", L, dark=dark).do("damage imperial-command", "shield imperial-command")
    assert (board["imperial-command"].damage, board["imperial-command"].shields) == (0, 0)
