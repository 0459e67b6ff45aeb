"""Matches with all kinds of legal decks keep the contract; and the simple bot knows how to play."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.bots.random import RandomBot
from dejarik.bots.simple import SimpleBot
from dejarik.games.cardgame import GAME
from dejarik.games.cardgame.cards.facts import DARK, LIGHT
from dejarik.games.cardgame.cards.library import SETS
from dejarik.games.cardgame.decks.random import random_deck
from dejarik.games.cardgame.decks.rules import faults
from dejarik.kernel import observe
from dejarik.lab.contract import check


@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_a_random_deck_is_legal_and_the_same_every_time(side: str) -> None:
    decks = [random_deck(Random(seed), side) for seed in range(40)]
    assert [deck for deck in decks if faults(deck) or deck.side != side] == []
    assert decks == [random_deck(Random(seed), side) for seed in range(40)]
    assert len({deck.sets for deck in decks}) == 40
    assert len({deck.affiliation for deck in decks}) == 3


def test_every_set_comes_into_a_random_deck() -> None:
    decks = [random_deck(Random(seed), side) for seed in range(60) for side in (LIGHT, DARK)]
    assert {number for deck in decks for number in deck.sets} == set(SETS)


@pytest.mark.parametrize("seed", range(4))
def test_random_legal_decks_keep_the_contract(seed: int) -> None:
    report = check(GAME, GAME.random_setup(seed), [seed], every=23, sample=f"random {seed}")
    assert report.positions > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 204))
def test_many_random_legal_decks_keep_the_contract(seed: int) -> None:
    check(GAME, GAME.random_setup(seed), [seed], every=5, sample=f"random {seed}")


@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_the_simple_bot_beats_chance_from_either_side(side: str) -> None:
    won = 0
    setups = list(GAME.samples().values())
    for seed in range(10):
        g = GAME.new(setups[seed % len(setups)], seed)
        mine = g.light if side == LIGHT else g.dark
        bots = [SimpleBot(seed) if seat == mine else RandomBot(seed) for seat in range(g.seats)]
        while g.outcome is None:
            seat = g.decision.seat
            g.choose(bots[seat].choose(observe(g, seat)))
        won += mine in g.outcome.winners
    assert won >= 8
