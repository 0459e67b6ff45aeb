"""Strike › Damage › Deflection › It's Worse › Damage, and a Twist of Fate between two fate cards."""

from __future__ import annotations

import pytest
from tests.kernel.trials.cardgame import GAME, Sides
from tests.kernel.trials.cardgame.state import Skirmish
from tests.kernel.trials.table import Table

from dejarik.kernel import observe

LIGHT, DARK = 0, 1

STRIKE_ON_LUKE = Sides(
    units=[["luke", "guardian+"], ["vader"]],
    hands=[["deflection", "could-be-worse"], ["its-worse", "dark-heat"]],
    edge=DARK,
)


def damage_on(table: Table[Skirmish]) -> dict[str, int]:
    return {unit.card: unit.damage for unit in table.state.units.values()}


@pytest.fixture
def board() -> Table[Skirmish]:
    table = Table(GAME, STRIKE_ON_LUKE)
    table.choose("pass", "pass")  # nobody reacts to Vader being focused
    table.choose("at luke-1")
    return table


def test_the_whole_chain_lands_as_the_book_says(board: Table[Skirmish]) -> None:
    assert board.asked == (DARK, "damage")  # the active player is asked first
    board.choose("pass", "use deflection", "to vader-3")
    assert board.asked == (DARK, "interrupt")
    board.choose("use its-worse")
    board.choose("pass", "pass", "at luke-1")  # It's Worse may be interrupted, too, as far as anybody knows
    assert board.stack == (
        "Engagement › Strike › Damage › Window › Deflection › Window › ItsWorse › Damage › Window"
    )
    board.choose("pass", "use could-be-worse", "pass")
    board.choose("pass")  # nothing is left of the inner packet, so nothing of it lands
    assert board.stack == "Engagement › Strike › Damage › Window"
    assert board.state.discards[LIGHT] == ["could-be-worse", "deflection"]  # canceled, and discarded
    assert board.state.discards[DARK] == ["its-worse"]
    board.choose("pass")
    assert board.options == ["protect-with guardian-2", "pass"]
    board.choose("protect-with guardian-2", "enough", "pass")
    assert board.asked == (LIGHT, "shield")
    board.choose("shield guardian-2")
    assert damage_on(board) == {"luke": 1, "guardian": 0, "vader": 0}
    board.check()


def test_what_deflection_protect_and_shield_leave_lands_together(board: Table[Skirmish]) -> None:
    board.choose("pass", "use deflection", "to vader-3", "pass", "pass", "pass")
    board.choose("protect-with guardian-2", "pass", "pass")
    assert board.asked == (LIGHT, "shield")
    assert damage_on(board) == {"luke": 0, "guardian": 0, "vader": 0}
    twin = board.state.copy()
    (landed,) = twin.choose(twin.find(twin.decision, "no-shield guardian-2"))[:1]
    assert landed.parts == ((2, 1), (3, 1))
    board.choose("shield guardian-2")
    assert damage_on(board) == {"luke": 0, "guardian": 0, "vader": 1}
    board.check()


def test_a_window_closes_when_all_pass_in_succession(board: Table[Skirmish]) -> None:
    board.choose("pass", "use could-be-worse", "pass", "pass")
    assert board.asked == (DARK, "damage")  # who passed before is asked again
    board.choose("pass")
    assert board.options == ["use deflection", "protect-with guardian-2", "pass"]
    board.choose("pass")
    assert damage_on(board)["luke"] == 1
    board.check()


def test_candidates_are_looked_up_anew(board: Table[Skirmish]) -> None:
    board.choose("pass")
    assert board.options == ["use could-be-worse", "use deflection", "protect-with guardian-2", "pass"]
    board.choose("use deflection", "to vader-3", "pass", "pass", "pass")
    assert board.options == ["use could-be-worse", "protect-with guardian-2", "pass"]
    board.choose("protect-with guardian-2", "pass")
    assert board.options == ["use could-be-worse", "pass"]  # nothing on Luke is left to protect
    board.check()


def test_being_asked_tells_nothing(board: Table[Skirmish]) -> None:
    assert board.options == ["pass"]  # the dark side holds nothing that fits, and is asked all the same
    light = observe(board.state, LIGHT)
    assert light.decision is not None
    assert (light.decision.seat, light.options) == (DARK, ())
    keys = {tuple(light.deal(seed).key(option) for option in light.options) for seed in range(20)}
    assert keys == {()}


def test_a_declined_offer_in_the_middle_leaves_no_trace(board: Table[Skirmish]) -> None:
    for key in ("pass", "use deflection", "to vader-3", "use its-worse", "pass", "pass", "at luke-1"):
        for seat in (LIGHT, DARK):
            before, question = board.state.encode(), board.state.decision
            board.aside(seat, "offer-draw")
            board.choose("decline")
            assert board.state.encode() == before
            assert board.state.decision == question
        board.choose(key)
    board.check()


def test_an_accepted_offer_ends_the_match_in_mid_air(board: Table[Skirmish]) -> None:
    board.choose("pass", "use deflection")
    board.aside(DARK, "offer-draw")
    board.choose("accept")
    assert board.state.outcome is not None
    assert board.state.outcome.winners == (LIGHT, DARK)
    board.check()


def test_forced_comes_before_optional() -> None:
    table = Table(GAME, Sides(units=[["luke!"], ["vader"]], hands=[["second-wind"], []], edge=LIGHT))
    assert table.asked == (LIGHT, "focused")
    assert table.state.units[1].focus == 2  # the strike and Intimidated, before anybody was asked
    table.choose("use second-wind")
    assert table.state.units[1].focus == 1
    table.check()


def test_a_rescued_unit_is_remembered_in_the_hand() -> None:
    setup = Sides(units=[["luke", "redemption"], ["vader"]], hands=[[], ["dark-heat"]])
    table = Table(GAME, setup)
    table.state.units[1].damage = 2
    table.choose("place dark-heat", "at luke-1")
    assert table.asked == (LIGHT, "destroy")
    table.choose("rescue-with redemption-2")
    assert table.state.hands[LIGHT] == ["luke"]
    for seed in range(5):
        assert observe(table.state, DARK).deal(seed).hands[LIGHT] == ["luke"]


TWO_FATES = Sides(
    units=[["luke"], ["vader"]],
    hands=[["twist", "heat", "deflection"], ["ambush", "dark-heat"]],
)


@pytest.fixture
def fates() -> Table[Skirmish]:
    table = Table(GAME, TWO_FATES)
    table.choose("place ambush", "place twist", "place dark-heat", "place heat", "pass")
    return table


def test_a_twist_of_fate_between_two_fate_cards(fates: Table[Skirmish]) -> None:
    assert fates.asked == (DARK, "fate")  # the attacker orders equal priorities
    assert fates.options == ["fate twist", "fate ambush"]
    fates.choose("fate ambush")
    assert fates.stack == "Engagement › EdgeBattle › Fate › Damage › Window"
    fates.choose("pass")  # the light side may interrupt; then the twist is the only card of its priority
    assert damage_on(fates) == {"luke": 1, "vader": 0}  # what came before is not undone
    assert fates.asked == (LIGHT, "edge")  # the dark hand is empty, so the house has passed for it
    assert fates.stack == "Engagement › EdgeBattle"
    assert fates.state.stacks == [[], []]
    assert fates.state.fates == []  # neither Heat of Battle will happen
    assert fates.state.discards == [["heat", "twist"], ["ambush", "dark-heat"]]
    fates.choose("pass")
    assert fates.stack == "Engagement › Strike › Window"  # without icons on either side the defender strikes
    fates.check()


def test_a_twist_of_fate_first_cancels_all_others(fates: Table[Skirmish]) -> None:
    fates.choose("fate twist")
    assert damage_on(fates) == {"luke": 0, "vader": 0}
    assert fates.stack == "Engagement › EdgeBattle"
    fates.check()
