"""The smallest game with everything the contract speaks of: hidden hands, a secret choice, an aside."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from tests.native.builds import interpreted_only

from dejarik.kernel import (
    CLOSE,
    Chance,
    Decision,
    Game,
    Option,
    Outcome,
    Procedure,
    Seat,
    State,
    Step,
    Together,
    place_hidden,
)

interpreted_only()


class Duel(State, kw_only=True):
    """Hidden hands, decks that nobody sees, and an open pile. Tests break the methods below."""

    lists: list[list[str]]
    hands: list[list[str]]
    decks: list[list[str]]
    pile: list[list[str]]
    order: tuple[Seat, ...] = ()
    memory: int = 0  # not saved

    def copy(self) -> Self:
        twin = self.copy_base()
        twin.hands = [cards.copy() for cards in self.hands]
        twin.decks = [cards.copy() for cards in self.decks]
        twin.pile = [cards.copy() for cards in self.pile]
        return twin

    def inventory(self) -> object:
        zones = zip(self.hands, self.decks, self.pile, strict=True)
        return [sorted(hand + deck + pile) for hand, deck, pile in zones]

    def blanked(self, viewer: Seat | None) -> Self:
        twin = self.copy()
        for seat in range(self.seats):
            twin.decks[seat] = [""] * len(self.decks[seat])
            if seat != viewer:
                twin.hands[seat] = [""] * len(self.hands[seat])
        return twin

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
        twin = self.copy()
        twin.chance = chance
        for seat, hand in enumerate(self.hands):
            unseen = self.lists[seat].copy()
            for card in self.pile[seat] + hand:
                if card:
                    unseen.remove(card)
            filled = place_hidden(unseen, {1: hand.count(""), 2: len(self.decks[seat])}, [], chance)
            twin.hands[seat] = sorted([card for card in hand if card] + filled[1])
            twin.decks[seat] = filled[2]
        return twin

    def bare(self) -> Self:
        twin = super().bare()
        twin.memory = 0
        return twin

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        waving = any(isinstance(frame, Wave) for frame in self.stack)
        return () if waving else (Option("wave"),)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return Wave(seat)

    def has_turn(self, seat: Seat) -> bool:
        return bool(self.hands[seat])

    def question(self, seat: Seat) -> Decision:
        cards = dict.fromkeys(self.hands[seat])
        return Decision(seat, "play", tuple(Option("play", card) for card in cards))

    def play(self, seat: Seat, option: Option) -> None:
        self.hands[seat].remove(str(option.subject))
        self.pile[seat].append(str(option.subject))

    def sealed_by(self, seat: Seat) -> None:
        """A secret answer was given."""


class Opening(Together[Duel]):
    """Each seat secretly puts any number of cards aside; then all are laid open."""

    def question_for(self, g: Duel, seat: Seat) -> Decision:
        left = g.hands[seat].copy()
        for card in g.sealed[seat]:
            left.remove(str(card))
        options = [Option("seal", card) for card in dict.fromkeys(left[1:])]
        return Decision(seat, "opening", (*options, Option(CLOSE)))

    def answered(self, g: Duel, option: Option) -> Step:
        g.sealed_by(g.answering)
        return super().answered(g, option)

    def join(self, g: Duel) -> Step:
        for seat, cards in enumerate(g.sealed):
            for card in cards:
                g.play(seat, Option("play", card))
        g.sealed = []
        return g.done()


class Turns(Procedure[Duel]):
    """Seats play a card by turns until nobody has any."""

    turn: Seat = 0

    def begin(self, g: Duel) -> Step:
        return g.call(self, Opening(tuple(range(g.seats))), then=self.go_on)

    def go_on(self, g: Duel) -> Step:
        for _ in range(g.seats):
            self.turn = (self.turn + 1) % g.seats
            if g.has_turn(self.turn):
                return g.ask(self, self.which_card, then=self.played)
        g.outcome = Outcome((), "duel.over")
        return g.done()

    def which_card(self, g: Duel) -> Decision:
        return g.question(self.turn)

    def played(self, g: Duel, option: Option) -> Step:
        g.play(self.turn, option)
        return g.go(self, then=self.go_on)


class Wave(Procedure[Duel]):
    """Somebody waves; the next seat waves back or does not."""

    seat: Seat

    def begin(self, g: Duel) -> Step:
        return g.ask(self, self.wave_back_or_not, then=self.seen)

    def wave_back_or_not(self, g: Duel) -> Decision:
        return Decision((self.seat + 1) % g.seats, "wave", (Option("wave-back"), Option("ignore")))

    def seen(self, g: Duel, option: Option) -> Step:
        return g.done()


class Hands(msgspec.Struct, frozen=True):
    """The cards each seat brings; half of them are its hand."""

    lists: list[list[str]]


class DuelGame(Game[Duel, Hands]):
    """A duel of some kind of `Duel`."""

    def __init__(self, state: type[Duel] = Duel):
        super().__init__("duel", 1, state, Hands, home=__name__)

    def new(self, setup: Hands, seed: int) -> Duel:
        chance = Chance(seed)
        decks = [cards.copy() for cards in setup.lists]
        for deck in decks:
            chance.shuffle(deck)
        g = self.state(
            seats=len(decks),
            chance=chance,
            lists=[sorted(cards) for cards in setup.lists],
            hands=[sorted(deck[: len(deck) // 2]) for deck in decks],
            decks=[deck[len(deck) // 2 :] for deck in decks],
            pile=[[] for _ in decks],
        )
        g.push(Turns())
        g.run()
        return g

    def samples(self) -> dict[str, Hands]:
        return {"plain": Hands([["a", "b", "c", "d", "e", "f"] * 4, ["u", "v", "w", "x", "y", "z"] * 4])}
