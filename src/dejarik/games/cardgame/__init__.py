"""Star Wars: The Card Game — the light side against the dark side, with the whole Core Set."""

from __future__ import annotations

from functools import cached_property
from random import Random

from dejarik.games.cardgame.abilities import keywords
from dejarik.games.cardgame.cards import loading
from dejarik.games.cardgame.cards.facts import DARK, LIGHT
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS, SETS
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setting_up import SetUpTable, lay_out
from dejarik.games.cardgame.rules.setup import Deck, Setup
from dejarik.games.cardgame.state import CardGame
from dejarik.kernel import Chance, Facts, Game, Parts, Pile, Seat

RULES_VERSION = 3


class CardGameGame(Game[CardGame, Setup]):
    """The game as the rest of the product knows it."""

    def new(self, setup: Setup, seed: int) -> CardGame:
        """A new match, run up to its first question."""
        sides = [deck.side for deck in setup.decks]
        # rule: cardgame.meta.two-players, cardgame.meta.one-light-one-dark
        if sorted(sides) != [DARK, LIGHT]:
            raise ValueError(f"one player plays the light side and one the dark side, not {sides}")
        g = blank(sides.index(DARK), seed)
        g.late_refresh = setup.late_refresh
        g.seen_captives = setup.seen_captives
        g.empty_abilities = setup.empty_abilities
        g.open_lists = setup.open_lists
        lay_out(g, setup)
        g.stack.append(SetUpTable(mulligan=setup.mulligan))
        g.run()
        g.news = []
        return g

    @cached_property
    def parts(self) -> Parts:
        return Parts((CARDS, ABILITIES))

    def closed_lists(self, setup: Setup) -> dict[Seat, list[str]] | None:
        if setup.open_lists:
            return None
        return {seat: [*deck.command(), *deck.objectives()] for seat, deck in enumerate(setup.decks)}

    def random_setup(self, number: int) -> Setup:
        from dejarik.games.cardgame.decks.random import random_decks

        dice = Random(number)
        late, seen, empty, closed, strict = (dice.random() < 1 / 4 for _ in range(5))
        return Setup(
            random_decks(dice),
            mulligan=not strict,
            late_refresh=late,
            seen_captives=seen,
            empty_abilities=empty,
            open_lists=not closed,
            pool=tuple(sorted(SETS)) if closed else (),
        )

    def samples(self) -> dict[str, Setup]:
        jedi, rebels = READY_MADE["jedi"], READY_MADE["rebel-alliance"]
        sith, navy = READY_MADE["sith"], READY_MADE["imperial-navy"]
        return {
            "jedi against sith": Setup((jedi, sith)),
            "navy against jedi": Setup((navy, jedi)),
            "sith against rebels": Setup((sith, rebels)),
            "rebels against navy": Setup((rebels, navy)),
            "closed lists": Setup((sith, jedi), open_lists=False),
            "smugglers against scum": Setup(
                (READY_MADE["smugglers-and-spies"], READY_MADE["scum-and-villainy"]),
                late_refresh=True,
                seen_captives=True,
            ),
        }


def blank(dark: Seat, seed: int) -> CardGame:
    """An empty match for two players."""
    return CardGame(
        seats=2,
        chance=Chance(seed),
        dark=dark,
        facts=Facts([[], []]),
        hands=[[], []],
        decks=[Pile([]), Pile([])],
        objective_decks=[Pile([]), Pile([])],
        face_down=[[], []],
        discards=[[], []],
        victory=[[], []],
        playing=[[], []],
        looked=[[], []],
        stacks=[[], []],
        face_up=[[], []],
        turns=[0, 0],
        auto=[[], []],
    )


loading.load()
GAME = CardGameGame("cardgame", RULES_VERSION, CardGame, Setup)

__all__ = ["GAME", "CardGame", "CardGameGame", "Deck", "Setup", "blank", "keywords"]
