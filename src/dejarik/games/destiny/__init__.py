"""Star Wars: Destiny — dice and cards, duel and free-for-all."""

from __future__ import annotations

from functools import cached_property
from random import Random

from dejarik.games.destiny.abilities import keywords
from dejarik.games.destiny.abilities.former import FORMER, REVISED
from dejarik.games.destiny.cards import loading
from dejarik.games.destiny.cards.facts import PLAYABLE
from dejarik.games.destiny.cards.library import ABILITIES, CARDS, REPRINTS
from dejarik.games.destiny.rules.setting_up import SetUpTable, brought_aside, lay_out
from dejarik.games.destiny.rules.setup import Deck, Setup
from dejarik.games.destiny.state import Destiny
from dejarik.kernel import Chance, Facts, Game, Parts, Pile, Seat

RULES_VERSION = 4


class DestinyGame(Game[Destiny, Setup]):
    """The game as the rest of the product knows it."""

    def new(self, setup: Setup, seed: int) -> Destiny:
        """A new match, run up to its first question."""
        seats = len(setup.decks)
        if (
            not 2 <= seats <= 4
        ):  # rule: destiny.multiplayer.free-for-all, destiny.multiplayer.recommended-count
            raise ValueError(f"Destiny is for two to four players, not {seats}")
        # rule: destiny.multiplayer.standard-rules
        g = blank(seats, seed)
        order = list(range(seats))
        if seats > 2 and setup.random_seats:
            g.chance.shuffle(order)  # rule: destiny.multiplayer.seating
        g.places = tuple(order)
        g.open_lists = setup.open_lists
        lay_out(g, setup)
        g.stack.append(SetUpTable())
        g.run()
        g.news = []
        return g

    @cached_property
    def parts(self) -> Parts:
        return Parts((CARDS, ABILITIES, REPRINTS), FORMER, REVISED)

    def closed_lists(self, setup: Setup) -> dict[Seat, list[str]] | None:
        if setup.open_lists:
            return None
        return {seat: _hidden_cards(deck) for seat, deck in enumerate(setup.decks)}

    def random_setup(self, number: int) -> Setup:
        from dejarik.games.destiny.decks.random import random_decks

        dice = Random(number)
        open_lists, random_seats = dice.random() < 3 / 4, dice.random() < 3 / 4
        return Setup(random_decks(dice, number), open_lists, random_seats)

    def samples(self) -> dict[str, Setup]:
        # They need the almanac; playing does not.
        from dejarik.games.destiny.decks.finding import for_play
        from dejarik.games.destiny.decks.ready_made import READY_MADE

        ready = {name: for_play(deck) for name, deck in READY_MADE.items()}
        obi_wan, grievous = ready["obi-wan"], ready["grievous"]
        return {
            "obi-wan against grievous": Setup((obi_wan, grievous)),
            "grievous against obi-wan": Setup((grievous, obi_wan)),
            "obi-wan mirror": Setup((obi_wan, obi_wan)),
            "grievous mirror": Setup((grievous, grievous)),
            "three players": Setup((obi_wan, grievous, obi_wan)),
            "four players": Setup((obi_wan, grievous, grievous, obi_wan)),
            "closed lists": Setup((obi_wan, grievous), open_lists=False),
            "rey against kylo-ren": Setup((ready["rey"], ready["kylo-ren"])),
            "rey-and-poe against kylo-and-phasma": Setup((ready["rey-and-poe"], ready["kylo-and-phasma"])),
            "luke against boba-fett": Setup((ready["luke"], ready["boba-fett"])),
            "four starters": Setup(
                tuple(ready[name] for name in ("boba-fett", "rey", "luke", "kylo-and-phasma"))
            ),
            "jedi-knights against stormtroopers": Setup((ready["jedi-knights"], ready["stormtroopers"])),
            "dark-bargain against senators": Setup((ready["dark-bargain"], ready["senators"])),
            "squadron against bounty-hunters": Setup((ready["squadron"], ready["bounty-hunters"])),
        }


def _hidden_cards(deck: Deck) -> list[str]:
    """The cards of a deck that others may come not to see, with those that it can take in from outside."""
    aside = [code for code in brought_aside(deck) if CARDS[code].type in PLAYABLE]
    return [*deck.cards, *deck.under, *aside]


def blank(seats: int, seed: int) -> Destiny:
    """An empty state for this many players."""
    return Destiny(
        seats=seats,
        chance=Chance(seed),
        facts=Facts([[] for _ in range(seats)]),
        hands=[[] for _ in range(seats)],
        decks=[Pile([]) for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        playing=[[] for _ in range(seats)],
        set_aside=[[] for _ in range(seats)],
        defeated=[[] for _ in range(seats)],
        face_down=[[] for _ in range(seats)],
        under=[[] for _ in range(seats)],
        set_aside_dice=[[] for _ in range(seats)],
        resources=[0] * seats,
        replaced=[False] * seats,
        places=tuple(range(seats)),
    )


loading.load()
GAME = DestinyGame("destiny", RULES_VERSION, Destiny, Setup)

__all__ = ["GAME", "Destiny", "DestinyGame", "Setup", "blank", "keywords"]
