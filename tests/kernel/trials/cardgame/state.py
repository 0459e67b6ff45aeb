"""The state of the toy: two sides, their units, and one engagement."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.kernel.trials.cardgame import engagement, timing
from tests.kernel.trials.cardgame.cards import Unit
from tests.kernel.trials.cardgame.moves import DECK, HAND, STACK

from dejarik.kernel import Chance, Facts, Option, Pile, Procedure, Seat, State, Subject, place_hidden
from dejarik.kernel.clone import clone


class Skirmish(State, kw_only=True):
    """What lies where in the engagement."""

    lists: list[list[str]]  # everything a side brought; both lists are open
    attacker: Seat
    units: dict[int, Unit]
    hands: list[list[str]]
    decks: list[Pile]
    stacks: list[list[str]]
    playing: list[list[str]]  # events that are being carried out
    discards: list[list[str]]
    facts: Facts
    revealed: bool = False  # the edge stacks lie open
    fates: list[tuple[int, Seat, str]] = msgspec.field(
        default_factory=list
    )  # fate cards still to be carried out, by priority
    restart: bool = False  # the edge battle is canceled and a new one begins
    entered: int = 0  # each unit that enters play gets a new number

    def copy(self) -> Skirmish:
        twin = self.copy_base()
        twin.units = {number: clone(unit) for number, unit in self.units.items()}
        twin.hands = [cards.copy() for cards in self.hands]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.stacks = [cards.copy() for cards in self.stacks]
        twin.playing = [cards.copy() for cards in self.playing]
        twin.discards = [cards.copy() for cards in self.discards]
        twin.facts = self.facts.copy()
        twin.fates = self.fates.copy()
        return twin

    def open_window(self, frame: Procedure[Any]) -> bool:
        return timing.open_window(self, frame)

    def between(self) -> None:
        timing.between(self)

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        offered = any(isinstance(frame, engagement.DrawOffer) for frame in self.stack)
        return () if offered else (Option("offer-draw"),)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return engagement.DrawOffer(seat)

    def words_of(self, subject: Subject) -> str:
        return f"{self.units[subject].card}-{subject}" if isinstance(subject, int) else subject

    def side(self, seat: Seat) -> list[int]:
        return [number for number, unit in self.units.items() if unit.seat == seat]

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.seats) if other != seat]

    def enemies(self, seat: Seat) -> list[int]:
        return [number for number, unit in self.units.items() if unit.seat != seat]

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def cards_of(self, seat: Seat) -> list[str]:
        """Everything of one side, wherever it is."""
        zones = (self.hands, self.stacks, self.playing, self.discards)
        cards = [card for zone in zones for card in zone[seat]] + self.decks[seat].cards
        return sorted(cards + [unit.card for unit in self.units.values() if unit.seat == seat])

    def inventory(self) -> object:
        return [self.cards_of(seat) for seat in range(self.seats)]

    def blanked(self, viewer: Seat | None) -> Skirmish:
        twin = self.copy()
        for seat in range(self.seats):
            twin.decks[seat] = self.decks[seat].for_viewer(viewer)
            if seat != viewer:
                twin.hands[seat] = [""] * len(self.hands[seat])
                if not self.revealed:
                    twin.stacks[seat] = [""] * len(self.stacks[seat])
        twin.facts = self.facts.only(viewer)
        return twin

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Skirmish:
        twin = self.copy()
        twin.chance = chance
        for seat in range(self.seats):
            unseen = self.lists[seat].copy()
            for card in self.cards_of(seat):
                if card:
                    unseen.remove(card)
            zones = {HAND: twin.hands[seat], STACK: twin.stacks[seat], DECK: twin.decks[seat].cards}
            rooms = {zone: cards.count("") for zone, cards in zones.items()}
            known = [] if viewer is None else self.facts.of[viewer]
            facts = [(card, mask) for owner, card, mask in known if owner == seat]
            filled = place_hidden(unseen, rooms, facts, chance)
            for zone, cards in zones.items():
                chance.shuffle(filled[zone])
                cards[:] = [card or filled[zone].pop() for card in cards]
                if zone != DECK:
                    cards.sort()
        return twin
