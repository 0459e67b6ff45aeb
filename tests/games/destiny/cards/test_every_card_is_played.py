"""Every card that can be played is played, and every ability that can be used is used, by chance."""

from __future__ import annotations

from random import Random

from tests.games.destiny.cards.usage import (
    PLAYED,
    brought,
    everything,
    named,
    play,
    play_from_scenes,
    watching,
)
from tests.native.builds import INTERPRETED_ONLY

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.cards.facts import PLOT
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.random import random_deck

MOST_MATCHES = 300
FEW = 120  # of 3,500: their moment seldom comes at random, so matches begin shortly before it
TRIES = 25


@INTERPRETED_ONLY
def test_every_card_is_played_and_every_ability_used() -> None:
    unseen = everything()
    with watching() as seen:
        for seed in range(MOST_MATCHES):
            dice = Random(seed)
            never = sorted({code for code, _ in unseen})
            dice.shuffle(never)
            never.sort(key=lambda code: (code, PLAYED) not in unseen or CARDS[code].type != PLOT)
            one, other = tuple(never), tuple(reversed(never))
            setup = Setup((random_deck(dice, one), random_deck(dice, other)))
            assert play(GAME.new(setup, seed), dice, set(never)), f"match {seed} does not end"
            unseen -= seen | brought(setup)
            if len(unseen) <= FEW:
                break
        assert len(unseen) <= FEW, f"hardly ever used: {named(unseen)}"
        play_from_scenes(unseen, seen, TRIES)
    assert not unseen - seen, f"never used: {named(unseen - seen)}"
