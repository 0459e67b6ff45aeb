"""Every card that can be played is played, and every ability that can be used is used, in random matches."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.destiny.cards.usage import brought, everything, named, watching

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.decks.random import random_deck

MOST_MATCHES = 600
MOST_CHOICES = 2_000  # a random match is far shorter
FEW = 40  # of 3,500: their moment seldom comes at random; scenarios show them, and `unused` plays for longer


def play(setup: Setup, seed: int, dice: Random, wanted: set[str]) -> None:
    """One match, played at random; cards of which something has not been seen yet are tried first."""
    g = GAME.new(setup, seed)
    for _ in range(MOST_CHOICES):
        if g.outcome is not None:
            return
        options = g.decision.options
        new = [option for option in options if option.kind == "play" and option.subject in wanted]
        g.choose(dice.choice(new or options), g.decision.seat)
    pytest.fail(f"match {seed} does not end")


def test_every_card_is_played_and_every_ability_used() -> None:
    unseen = everything()
    with watching() as seen:
        for seed in range(MOST_MATCHES):
            dice = Random(seed)
            never = sorted({code for code, _ in unseen})
            dice.shuffle(never)
            one, other = tuple(never), tuple(reversed(never))
            setup = Setup((random_deck(dice, one), random_deck(dice, other)))
            play(setup, seed, dice, set(never))
            unseen -= seen | brought(setup)
            if len(unseen) <= FEW:
                break
    assert len(unseen) <= FEW, f"never used in {MOST_MATCHES} matches: {named(unseen)}"
