"""The board as data: who is next and what a pool threatens is said here, so that no client works it out."""

from __future__ import annotations

import random

import msgspec
import pytest

from dejarik.faces import CardSide
from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.show import web
from dejarik.games.destiny.show.shapes import Board, ShownDie
from dejarik.games.destiny.text import Teller
from dejarik.kernel import Option, observe

ENGLISH = Teller("en")


def seen(g: Destiny) -> Board:
    seat = g.decision.seat
    return web.board(observe(g, seat).view, seat, ENGLISH)


def choice(g: Destiny, luck: random.Random) -> Option:
    """Any option; whoever may claim often does, so that others go on alone."""
    options = g.decision.options
    claims = [option for option in options if option.kind == "claim"]
    return claims[0] if claims and luck.random() < 0.25 else luck.choice(options)


@pytest.mark.parametrize("sample", GAME.samples())
def test_who_is_next_is_who_acts_next(sample: str) -> None:
    """Also when the next player has claimed the battlefield, or several play."""
    luck = random.Random(sample)
    turns = alone = 0
    for seed in range(3):
        g = GAME.new(GAME.samples()[sample], seed)
        expected: int | None = None
        for _ in range(400):
            if g.outcome is not None:
                break
            if g.decision.kind == "action" and g.turn != NOBODY:
                expected = seen(g).next
                if g.seats - len(g.out) == 2 and g.claimed not in (NOBODY, g.turn):
                    assert expected == g.turn  # the other one has claimed and passes by itself
                    alone += 1
            news = g.choose(choice(g, luck))
            began = [event.seat for event in news if isinstance(event, ev.TurnBegan)]
            if any(isinstance(event, ev.ActionPhaseEnded | ev.Eliminated) for event in news):
                expected = None
            if began and expected is not None:
                assert began[0] == expected
                turns += 1
    assert turns > 20
    assert alone or g.seats > 2


def test_before_the_first_round_and_after_the_end_nobody_is_next() -> None:
    g = GAME.new(next(iter(GAME.samples().values())), 1)
    assert seen(g).next is None
    luck = random.Random(4)
    while g.outcome is None:
        g.choose(luck.choice(g.decision.options))
    assert web.board(g, None, ENGLISH, hands_open=True).next is None


def die(symbol: str, value: int, modifier: bool = False) -> ShownDie:
    side = CardSide(symbol, value, modifier, 0, "")
    return ShownDie("d1", "", "", "", "red", side, value)


def test_a_threat_adds_modifiers_to_what_they_modify() -> None:
    found = web._threat([die("ranged", 1), die("ranged", 2, modifier=True), die("indirect", 2)])
    assert [msgspec.structs.astuple(one) for one in found] == [("ranged", [1, 2], 3), ("indirect", [2], 2)]


def test_a_modifier_alone_threatens_nobody_nor_do_resources_and_blanks() -> None:
    assert web._threat([die("melee", 2, modifier=True), die("resource", 1), die("blank", 0)]) == []
