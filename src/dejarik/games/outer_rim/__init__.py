"""Star Wars: Outer Rim — a race for fame on an open map, for one to four players."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

from dejarik.games.outer_rim.cards import loading
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION
from dejarik.games.outer_rim.cards.facts import FAME_IN_LONG_GAME, FAME_TO_WIN, NOBODY
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.pieces import Player
from dejarik.games.outer_rim.rules.map import CLASSES_OF, DECK_OF, FACTION_OF
from dejarik.games.outer_rim.rules.setting_up import SetUpTable, lay_out
from dejarik.games.outer_rim.rules.setup import MOST_HEAD_START, Setup
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.rules.turns import PlayOn
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import Chance, Game, Parts, Pile

RULES_VERSION = 3  # the next is 5: for a short while, other rules were called 4


def blank(setup: Setup, seed: int) -> OuterRim:
    """A table that is laid out, at which nobody has rolled or chosen yet."""
    if not 1 <= setup.players <= 4:
        raise ValueError(f"Outer Rim is for one to four players, not {setup.players}")
    # rule: outer_rim.setup.solo-extra-steps, outer_rim.solo-ai.setup.prepare-as-player
    # rule: outer_rim.solo-ai.overview, outer_rim.solo-ai.setup.normal-otherwise
    # rule: outer_rim.solo-ai.holdings-tracked
    solo = setup.players == 1
    seats = 2 if solo else setup.players
    g = OuterRim(seats=seats, chance=Chance(seed), players=[Player() for _ in range(seats)])
    g.goal = FAME_IN_LONG_GAME if setup.long_game else FAME_TO_WIN
    g.ai = 1 if solo else NOBODY
    lay_out(g, setup)
    if solo:  # rule: outer_rim.solo-ai.setup.deck
        g.ai_deck = Pile(sorted(AI_CARDS))
        g.ai_deck.shuffle(g.chance)
    g.told = []
    g.stack = [PlayOn(), SetUpTable(setup.head_start, setup.characters, setup.edition)]
    return g


class OuterRimGame(Game[OuterRim, Setup]):
    """The game as the rest of the product knows it."""

    def new(self, setup: Setup, seed: int) -> OuterRim:
        """A new match, run up to its first question."""
        g = blank(setup, seed)
        g.run()
        g.news = []
        return g

    def decode_setup(self, data: Any) -> Setup:
        return super().decode_setup({"edition": FIRST_EDITION, **data})

    @cached_property
    def parts(self) -> Parts:
        return Parts((CARDS, CHARACTERS, SHIPS, CONTACTS, ABILITIES, AI_CARDS))

    def board(self, state: OuterRim) -> Any:
        laid = state.map
        return laid.near, laid.along, laid.stacks, CLASSES_OF, DECK_OF, FACTION_OF, PATROLS

    def random_setup(self, number: int) -> Setup:
        dice = Random(number)
        players = dice.choices((1, 2, 3, 4), (1, 2, 2, 2))[0]
        agreed = [code if dice.random() < 1 / 2 else "" for code in dice.sample(sorted(CHARACTERS), players)]
        return Setup(
            players,
            random_map=dice.random() < 1 / 2,
            long_game=dice.random() < 1 / 4,
            head_start=dice.randint(0, MOST_HEAD_START) if players == 1 else 0,
            characters=tuple(agreed) if any(agreed) else (),
        )

    def samples(self) -> dict[str, Setup]:
        return {
            "solo": Setup(1),
            "two players": Setup(2),
            "three players": Setup(3),
            "four players": Setup(4),
            "solo on a random map": Setup(1, random_map=True),
            "two players on a random map": Setup(2, random_map=True),
            "three players on a random map": Setup(3, random_map=True),
            "four players on a random map": Setup(4, random_map=True),
            "long game of two": Setup(2, long_game=True),
        }


loading.load()
GAME = OuterRimGame("outer_rim", RULES_VERSION, OuterRim, Setup)

__all__ = ["GAME", "OuterRim", "OuterRimGame", "Setup", "blank"]
