"""Matches in which nobody knows what the other has brought."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.bots import bot
from dejarik.games.cardgame import GAME, CardGame, Deck, Setup
from dejarik.games.cardgame.ai.evaluation import guess
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.kernel import observe

L, D = 0, 1


def match(light: Deck, open_lists: bool, seed: int = 1, choices: int = 0) -> CardGame:
    """A match some choices on; each takes the first option."""
    g = GAME.new(Setup((light, READY_MADE["sith"]), open_lists=open_lists), seed)
    for _ in range(choices):
        g.choose(0)
    return g


def test_with_closed_lists_nobody_knows_what_the_other_brought() -> None:
    g = match(READY_MADE["jedi"], open_lists=False)
    dark = observe(g, D).view
    assert dark.unseen[L] == []
    assert sorted([*dark.unseen[D], *dark.face_down[D]]) == sorted(
        [*READY_MADE["sith"].command(), *READY_MADE["sith"].objectives()]
    )
    assert observe(g, None).view.unseen == [[], []]
    assert set(READY_MADE["jedi"].command()) < set(g.lists[L])  # any card of the light side
    assert {CARDS[card].side for card in g.lists[L]} == {"light"}
    assert match(READY_MADE["rebel-alliance"], open_lists=False).lists == g.lists
    assert match(READY_MADE["jedi"], open_lists=True).lists[L] == (
        *READY_MADE["jedi"].command(),
        *READY_MADE["jedi"].objectives(),
    )


def test_what_is_hidden_is_dealt_from_a_guess() -> None:
    g = match(READY_MADE["jedi"], open_lists=False, choices=40)
    seen = observe(g, D)
    with pytest.raises(ValueError, match="hidden cards"):
        seen.deal(3)
    right = GAME.closed_lists(Setup((READY_MADE["jedi"], READY_MADE["sith"]), open_lists=False))
    assert seen.deal(3, right).inventory() == g.inventory()
    dealt = seen.deal(3, guess(seen.view, D, Random(5)))
    assert observe(dealt, D).encode() == seen.encode()
    assert dealt.inventory() != g.inventory()


def test_open_lists_need_no_guess() -> None:
    assert GAME.closed_lists(Setup((READY_MADE["jedi"], READY_MADE["sith"]))) is None
    assert guess(observe(match(READY_MADE["jedi"], open_lists=True), D).view, D, Random(1)) is None


def test_bots_play_with_closed_lists() -> None:
    g = match(READY_MADE["jedi"], open_lists=False)
    players = [bot("simple", 3), bot("simple", 4)]
    for _ in range(120):
        if g.outcome is None:
            seat = next(seat for seat in (L, D) if g.decision_of(seat) is not None)
            g.choose(players[seat].choose(observe(g, seat)), seat)
    assert sum(g.turns) >= 1
