"""Matches with all kinds of legal decks keep the contract; and the simple bot knows how to play."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cardgame.usable_sets import sets_for

from dejarik.bots.random import RandomBot
from dejarik.bots.simple import SimpleBot
from dejarik.games.cardgame import GAME, Setup
from dejarik.games.cardgame.cards.facts import DARK, LIGHT, SIDE_OF
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.rules import faults
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.kernel import observe
from dejarik.lab.contract import check


def random_deck(luck: Random, side: str) -> Deck:
    """Ten sets, drawn among all that the affiliation may use."""
    affiliation = luck.choice([name for name, of in SIDE_OF.items() if of == side])
    copies = {number: 1 if CARDS[SETS[number].objective].limit_one else 2 for number in sets_for(affiliation)}
    pool = [number for number, count in copies.items() for _ in range(count)]
    deck = Deck(affiliation, tuple(sorted(luck.sample(pool, 10))))
    assert faults(deck) == []
    return deck


def random_setup(seed: int) -> Setup:
    luck = Random(seed)
    decks = [random_deck(luck, LIGHT), random_deck(luck, DARK)]
    luck.shuffle(decks)
    late, seen, empty, open_ = (luck.random() < share for share in (0.3, 0.3, 0.3, 0.7))
    return Setup(tuple(decks), late_refresh=late, seen_captives=seen, empty_abilities=empty, open_lists=open_)


@pytest.mark.parametrize("seed", range(4))
def test_random_legal_decks_keep_the_contract(seed: int) -> None:
    report = check(GAME, random_setup(seed), [seed], every=23, sample=f"random decks {seed}")
    assert report.positions > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 204))
def test_many_random_legal_decks_keep_the_contract(seed: int) -> None:
    check(GAME, random_setup(seed), [seed], every=5, sample=f"random decks {seed}")


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
