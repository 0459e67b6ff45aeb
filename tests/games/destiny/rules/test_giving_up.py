"""Giving up with more than two players: whoever leaves, and whenever, the others play on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.games.destiny import ready_made

from dejarik.games.destiny import GAME, Destiny, Setup
from dejarik.games.destiny.events import Conceded, RolledOff
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.kernel import Option
from dejarik.lab.random_play import open_seats

CONCEDE = Option(Do.CONCEDE)
THREE = Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS, ready_made.GRIEVOUS))
FOUR = Setup((*THREE.decks, ready_made.OBI_WAN))


def with_two_battlefields() -> Setup:
    """Every player has brought a second battlefield and will have to choose."""
    first, second = ready_made.OBI_WAN.battlefield, ready_made.GRIEVOUS.battlefield
    decks = (msgspec.structs.replace(d, battlefield=first, other_battlefield=second) for d in THREE.decks)
    return Setup(tuple(decks))


def until(g: Destiny, kind: str) -> Destiny:
    while g.decision.kind != kind:
        g.choose(len(g.decision.options) - 1)
    return g


def test_everybody_is_told_who_gives_up() -> None:
    g = GAME.new(THREE, 1)
    assert g.aside(1, CONCEDE)[0] == Conceded(1)
    assert g.out == (1,)
    assert g.outcome is None


def play_on(g: Destiny, dice: Random, choices: int) -> None:
    for _ in range(choices):
        if g.outcome is not None:
            return
        seat = dice.choice(open_seats(g))
        decision = g.decision_of(seat)
        assert seat not in g.out
        assert decision is not None
        g.choose(dice.choice(decision.options), seat)


@pytest.mark.parametrize("setup", [THREE, FOUR, with_two_battlefields()], ids=["three", "four", "two places"])
@pytest.mark.rule("destiny.multiplayer.elimination")
def test_nobody_who_has_left_is_asked_anything(setup: Setup) -> None:
    g, dice = GAME.new(setup, 3), Random(3)
    for _ in range(60):
        for seat in g.players():
            left = g.copy()
            left.aside(seat, CONCEDE)
            play_on(left, dice, 4)
        play_on(g, dice, 1)


def test_a_mulligan_waits_only_for_those_who_are_left() -> None:
    g = GAME.new(THREE, 1)
    g.choose(Option(Do.DONE), 0)
    g.choose(Option(Do.DONE), 2)
    g.aside(1, CONCEDE)
    assert g.decision.kind != Do.RETURN
    assert not g.sealed


def test_a_mulligan_that_was_answered_is_not_carried_out_for_who_has_left() -> None:
    g = GAME.new(THREE, 1)
    g.choose(0, 1)
    g.choose(Option(Do.DONE), 1)
    g.aside(1, CONCEDE)
    assert g.decision.seat == 0
    g.choose(Option(Do.DONE), 0)
    g.choose(Option(Do.DONE), 2)
    assert g.decision.kind == Ask.OPENING_SHIELDS
    assert not g.hands[1]


@pytest.mark.rule("destiny.multiplayer.battlefield-roll")
def test_the_others_roll_if_the_winner_leaves_before_choosing_a_battlefield() -> None:
    g = until(GAME.new(with_two_battlefields(), 1), Ask.OWN_BATTLEFIELD)
    winner = g.decision.seat
    events = g.aside(winner, CONCEDE)
    assert {event.seat for event in events if isinstance(event, RolledOff)} == set(g.players())
    assert (g.decision.kind, g.decision.seat != winner) == (Ask.OWN_BATTLEFIELD, True)


@pytest.mark.rule("destiny.multiplayer.shield-for-others")
def test_somebody_elses_leaving_costs_nobody_the_opening_shield() -> None:
    g = until(GAME.new(FOUR, 1), Ask.OPENING_SHIELDS)
    giver = g.decision.seat
    leaving = next(seat for seat in g.players() if seat not in (giver, g.battlefield_controller()))
    g.aside(leaving, CONCEDE)
    assert (g.decision.kind, g.decision.seat) == (Ask.OPENING_SHIELDS, giver)
    g.choose(0)
    assert sum(g.things[character].shields for character in g.characters(giver)) == 1


def test_who_leaves_instead_of_giving_the_shield_is_passed_over() -> None:
    g = until(GAME.new(FOUR, 1), Ask.OPENING_SHIELDS)
    giver = g.decision.seat
    g.aside(giver, CONCEDE)
    assert (g.decision.kind, g.decision.seat > giver) == (Ask.OPENING_SHIELDS, True)
