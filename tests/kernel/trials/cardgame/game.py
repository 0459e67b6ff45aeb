"""The toy as a game that the kernel and the contract suite can play."""

from __future__ import annotations

import msgspec
from tests.kernel.trials.cardgame.cards import Unit
from tests.kernel.trials.cardgame.engagement import Engagement
from tests.kernel.trials.cardgame.moves import enter_play
from tests.kernel.trials.cardgame.state import Skirmish

from dejarik.kernel import Chance, Facts, Game, Pile, Seat


class Sides(msgspec.Struct, frozen=True):
    """By seat: units (a `+` after a name is a shield, a `!` is Intimidated), hand and deck."""

    units: list[list[str]]
    hands: list[list[str]]
    decks: list[list[str]] = []
    attacker: Seat = 1
    mulligan: bool = False
    edge: Seat = -1  # who has the edge already, so that strikes come first


class CardGame(Game[Skirmish, Sides]):
    """One engagement between two sides."""

    def new(self, setup: Sides, seed: int) -> Skirmish:
        seats = len(setup.units)
        g = Skirmish(
            seats=seats,
            chance=Chance(seed),
            lists=[],
            attacker=setup.attacker,
            units={},
            hands=[sorted(cards) for cards in setup.hands],
            decks=[Pile(list(cards)) for cards in setup.decks or [[] for _ in range(seats)]],
            stacks=[[] for _ in range(seats)],
            playing=[[] for _ in range(seats)],
            discards=[[] for _ in range(seats)],
            facts=Facts([[] for _ in range(seats)]),
        )
        for seat, names in enumerate(setup.units):
            for name in names:
                card = name.rstrip("+!")
                enter_play(g, Unit(card, seat, shields=name.count("+"), intimidated="!" in name))
        g.lists = [g.cards_of(seat) for seat in range(seats)]
        for deck in g.decks:
            deck.shuffle(g.chance)
        g.push(Engagement(setup.mulligan, setup.edge))
        g.run()
        return g

    def samples(self) -> dict[str, Sides]:
        return {
            "book": Sides(
                units=[["luke", "guardian+", "redemption"], ["vader!", "royal-guard"]],
                hands=[["deflection", "could-be-worse", "heat"], ["its-worse", "dark-heat", "dark-twist"]],
                decks=[["twist", "second-wind", "luke", "heat"], ["ambush", "its-worse", "vader"]],
                mulligan=True,
            ),
            "twists": Sides(
                units=[["luke!+", "guardian"], ["vader", "royal-guard+"]],
                hands=[["twist", "heat", "second-wind"], ["ambush", "dark-heat", "dark-twist", "its-worse"]],
            ),
        }


GAME = CardGame("toy-cardgame", 1, Skirmish, Sides)
