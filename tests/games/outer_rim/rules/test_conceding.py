"""Giving up: the last one left wins, and until then nobody waits for people who have gone."""

from __future__ import annotations

import random

import pytest
from tests.games.outer_rim.positions import choose, give, keys, position, put, to_action

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.abilities.vocabulary.conditions import IsMostFamous
from dejarik.games.outer_rim.abilities.vocabulary.contacts import RevealContacts
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules.conceding import absent
from dejarik.games.outer_rim.show.seating import teller
from dejarik.kernel import Decision, Option

CONCEDE = Option("concede")


def told(g: OuterRim) -> str:
    return teller("en").outcome(g)


def test_of_two_the_other_wins() -> None:
    g = position("bossk", "jyn-erso")
    events = g.aside(0, CONCEDE)
    assert [type(event).__name__ for event in events] == ["Conceded"]
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.rule) == ((1,), "conceded")
    assert "nobody else is left" in told(g)
    assert g.asides(1) == ()


def test_alone_the_solo_opponent_wins_and_never_gives_up() -> None:
    g = position("bossk", "jyn-erso", solo=True)
    assert g.asides(1) == ()
    g.aside(0, CONCEDE)
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


def test_who_has_left_has_no_turns_and_is_nobodys_neighbor() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 1, "tatooine")
    g.aside(1, CONCEDE)
    assert g.outcome is None
    assert g.asides(1) == ()
    assert (g.others(0), g.with_seat(0), g.left_of(0)) == ((2,), [], 2)
    choose(g, "stay", "done", "explore")
    while g.decision.kind != "planning" and g.decision.seat == 0:
        g.choose(0)
    assert g.current == 2


def test_the_turn_of_who_gives_up_ends() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    to_action(g)
    g.aside(0, CONCEDE)
    assert (g.current, g.decision.seat, g.decision.kind) == (1, 1, "planning")


def test_a_question_that_is_open_to_them_is_declined() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 1, "tatooine")
    give(g, 0, "ion-cannon")
    to_action(g)
    choose(g, "trade", "give ion-cannon", "propose")
    assert g.decision.seat == 1
    g.aside(1, CONCEDE)
    assert g.players[0].assets == ("ion-cannon",)
    assert g.decision.seat == 0
    assert "trade" not in keys(g)


def test_who_has_left_does_not_win() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    g.players[1].fame = 9
    g.aside(1, CONCEDE)
    g.players[1].fame = 12
    g.dirty = True
    g.between()
    assert g.outcome is None


def test_who_has_left_is_not_the_most_famous() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    g.players[1].fame = 9
    assert not IsMostFamous().holds(g, 0)
    g.aside(1, CONCEDE)
    assert IsMostFamous().holds(g, 0)


def test_who_has_left_stands_in_nobodys_way() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 1, "naboo")
    put(g, 2, "kessel")
    assert {"naboo", "kessel"}.isdisjoint(RevealContacts().planets(g))
    g.aside(1, CONCEDE)
    assert "naboo" in RevealContacts().planets(g)
    assert "kessel" not in RevealContacts().planets(g)


@pytest.mark.parametrize("random_map", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_matches_go_on_whenever_somebody_leaves(seed: int, players: int, random_map: bool) -> None:
    luck = random.Random(seed)
    g = GAME.new(Setup(players, random_map=random_map), seed)
    leaving = sorted(luck.sample(range(400), players - 1))
    for choice in range(leaving[-1] + 1):
        assert g.outcome is None
        if choice in leaving:
            g.aside(luck.choice([seat for seat in range(players) if seat not in g.out]), CONCEDE)
        else:
            assert g.decision.seat not in g.out
            g.choose(luck.randrange(len(g.decision.options)))
    assert g.outcome is not None
    assert g.outcome.rule == "conceded"
    assert len(g.out) == players - 1


@pytest.mark.parametrize("seed", range(2))
def test_at_every_question_of_the_set_up_and_the_first_turns_anybody_can_leave(seed: int) -> None:
    luck = random.Random(seed)
    g = GAME.new(Setup(3), seed)
    for _ in range(60):
        for seat in range(3):
            left = g.copy()
            left.aside(seat, CONCEDE)
            for _ in range(5):
                assert left.decision.seat != seat
                left.choose(luck.randrange(len(left.decision.options)))
        g.choose(luck.randrange(len(g.decision.options)))


def test_for_who_has_left_something_is_declined_or_else_the_first_is_taken() -> None:
    one, other, decline = Option("choice", "1"), Option("choice", "2"), Option(Do.DECLINE)
    assert absent(Decision(1, "choose-one", (one, other))) == one
    assert absent(Decision(1, "choose-one", (one, other, decline))) == decline
