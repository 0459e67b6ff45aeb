"""The state of a match of Outer Rim: what lies where, and the questions everybody asks about it.

Each card, token and sheet exists once, so its code is its identity. Only verbs (`verbs.py`) write.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim import knowledge, naming
from dejarik.games.outer_rim.abilities.vocabulary.constants import Constant
from dejarik.games.outer_rim.abilities.vocabulary.triggers import HEARD
from dejarik.games.outer_rim.cards.facts import (
    ENCOUNTERS,
    FACTIONS,
    LAST_LEVEL,
    MARKET,
    NOBODY,
    Character,
    Sheet,
)
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, DATABANK
from dejarik.games.outer_rim.pieces import Combat, Contact, Player, Roll
from dejarik.games.outer_rim.rules import conceding, refusals, solo, timing
from dejarik.games.outer_rim.rules.holdings import Holdings, holdings
from dejarik.games.outer_rim.rules.map import DECK_OF, FACTION_OF, SLOTS_ON, Map, map_of
from dejarik.games.outer_rim.rules.moving import Found
from dejarik.kernel import Chance, Decision, Option, Pile, Procedure, Refusal, Seat, State, Subject
from dejarik.kernel.clone import clone

C = TypeVar("C", bound=Constant)

PATROLS_OF = {faction: [f"{faction}-{level}" for level in range(LAST_LEVEL + 2)] for faction in FACTIONS}
NO_CONSTANTS: dict[type[Constant], tuple[Constant, ...]] = {}
PLACE_IN_MARKET = {deck: place for place, deck in enumerate(MARKET)}
PLACE_OF_DECK = {deck: place for place, deck in enumerate(ENCOUNTERS)}
# By the number of seats and one's own: the others.
CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(5)
)


class OuterRim(State, kw_only=True):
    """A match of Outer Rim in progress."""

    game: ClassVar[str] = "outer_rim"
    unforeseen: ClassVar[tuple[type, ...]] = (
        ev.AiCardDrawn,
        ev.ContactRevealed,
        ev.EncounterDrawn,
        ev.MarketRevealed,
    )

    players: list[Player] = []
    tiles: tuple[str, ...] = ()
    goal: int = 10  # fame to win
    ai: Seat = NOBODY  # the seat of the solo opponent
    first: Seat = 0
    current: Seat = 0
    out: tuple[Seat, ...] = ()  # who has given up
    step: str = ""
    market: list[Pile] = []
    encounters: list[Pile] = []
    databank: dict[int, tuple[str, ...]] = {}
    ai_deck: Pile | None = None
    levels: dict[str, int] = {}  # faction -> level of its patrol
    patrols: dict[str, str] = {}  # faction -> space of its patrol
    contacts: dict[str, Contact] = {}  # by contact slot
    supply: tuple[str, ...] = ()  # discarded contacts: those who are crew
    captured: dict[str, str] = {}  # bounty -> contact lying on it
    reserve: tuple[str, ...] = ()  # unused ship sheets
    removed: tuple[str, ...] = ()  # from the game
    limbo: tuple[str, ...] = ()  # cards being read, bought or handed over
    used: tuple[str, ...] = ()  # "once per turn" and special actions, this turn
    turn_over: bool = False  # an effect ended the turn
    beaten: bool = False  # the current player was defeated this turn
    falling: tuple[Seat, ...] = ()  # players who would be defeated
    extra_turn: bool = False  # earned
    in_extra_turn: bool = False
    dice: Roll | None = None
    combat: Combat | None = None
    unseen: list[list[str]] = []  # only in observations: hidden cards and contacts, place unknown
    held: list[Holdings | None] = []  # not saved: what each player has amounts to, by seat
    layout: Map | None = None  # not saved: the map of these tiles, with the routes found on it
    found: Found | None = None  # not saved: the routes that were asked for last

    # ---- A value --------------------------------------------------------------------------------

    def copy(self) -> OuterRim:
        twin = self.copy_base()
        twin.players = [clone(player) for player in self.players]
        twin.market = [pile.copy() for pile in self.market]
        twin.encounters = [pile.copy() for pile in self.encounters]
        twin.databank = self.databank.copy()
        twin.ai_deck = self.ai_deck.copy() if self.ai_deck is not None else None
        twin.levels = self.levels.copy()
        twin.patrols = self.patrols.copy()
        twin.contacts = self.contacts.copy()
        twin.captured = self.captured.copy()
        twin.dice = clone(self.dice) if self.dice is not None else None
        twin.combat = clone(self.combat) if self.combat is not None else None
        twin.held = self.held.copy()
        twin.found = None
        return twin

    def bare(self) -> OuterRim:
        twin = super().bare()
        twin.held = []
        twin.layout = None
        twin.found = None
        return twin

    # ---- The doors of the other modules ------------------------------------------------------------

    def tell(self, event: ev.Event) -> None:
        """State a fact. Few of them are heard by anybody; the others need no moment of their own."""
        self.news.append(event)
        if type(event) in HEARD:
            self.told.append(event)

    between = timing.between

    def automatic_answer(self, decision: Decision) -> Option | None:
        if decision.seat == self.ai:
            return solo.decide(self, decision)
        if decision.seat in self.out:
            return conceding.absent(decision)
        return None

    def refusals(self) -> list[Refusal]:
        return refusals.refusals(self)

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        return conceding.asides(self, seat)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return conceding.begin_aside(seat, option)

    def blanked(self, viewer: Seat | None) -> OuterRim:
        return knowledge.blanked(self, viewer)

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> OuterRim:
        return knowledge.dealt(self, chance)

    def inventory(self) -> object:
        return knowledge.inventory(self)

    def counters(self) -> Iterable[tuple[str, int]]:
        return knowledge.counters(self)

    def words_of(self, subject: Subject) -> str:
        return naming.words_of(self, subject)

    # ---- What everybody asks -----------------------------------------------------------------------

    @property
    def map(self) -> Map:
        found = self.layout
        if found is None or found.tiles is not self.tiles:
            found = self.layout = map_of(self.tiles)
            self.tiles = found.tiles  # the same object from now on
        return found

    @property
    def everybody(self) -> int:
        """A bit for each seat."""
        return (1 << self.seats) - 1

    def left_of(self, seat: Seat) -> Seat:
        # rule: outer_rim.turn.order-clockwise
        following = (seat + 1) % self.seats
        while following in self.out:
            following = (following + 1) % self.seats
        return following

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else who is still playing, clockwise."""
        others = CLOCKWISE[self.seats][seat]
        return tuple([other for other in others if other not in self.out]) if self.out else others

    def character(self, seat: Seat) -> Character:
        return CHARACTERS[self.players[seat].character]

    def sheet(self, seat: Seat) -> Sheet:
        """The side of the ship sheet that lies up."""
        return holdings(self, seat).sheet

    def pile(self, deck: str) -> Pile:
        place = PLACE_IN_MARKET.get(deck)
        return self.encounters[PLACE_OF_DECK[deck]] if place is None else self.market[place]

    def top(self, deck: str) -> str:
        """The faceup card of a market deck; nothing if the deck is empty."""
        cards = self.market[PLACE_IN_MARKET[deck]].cards
        return cards[-1] if cards else ""

    def on_planet(self, seat: Seat) -> bool:
        return self.players[seat].space in SLOTS_ON

    def planet_faction(self, seat: Seat) -> str:
        """The faction of your planet; nothing if there is none."""
        # rule: outer_rim.map.your-planets-faction, outer_rim.map.your-planets-faction-none
        return FACTION_OF.get(self.players[seat].space, "")

    def encounter_deck(self, space: str) -> str:
        return DECK_OF.get(space, "navpoints")

    def patrols_in(self, space: str) -> list[str]:
        """The factions whose patrols are in a space."""
        found: list[str] = []
        for faction, place in self.patrols.items():
            if place == space:
                found.append(faction)
        return found

    def patrol(self, faction: str) -> str:
        return PATROLS_OF[faction][self.levels[faction]]

    def with_seat(self, seat: Seat) -> list[Seat]:
        """The other players in one's space."""
        # rule: outer_rim.ship.patrols-are-not-ships
        space = self.players[seat].space
        found: list[Seat] = []
        for other in self.others(seat):
            if self.players[other].space == space:
                found.append(other)
        return found

    def of_type(self, seat: Seat, *types: str) -> list[str]:
        """The assets of a player that have one of the types, whichever deck they came from."""
        # rule: outer_rim.market.deck.type-reference-spans-decks, outer_rim.asset.on-several-card-kinds
        assets = self.players[seat].assets
        if not assets:
            return []
        if seat == self.ai:
            return [card for card in assets if CARDS[card].type in types]
        held = holdings(self, seat)
        return held.of_one_type(types[0]) if len(types) == 1 else held.of_type(types).copy()

    def owner_of(self, card: str) -> Seat:
        """Who holds an asset, or nobody."""
        for seat, player in enumerate(self.players):
            if card in player.assets:
                return seat
        return NOBODY

    def contacts_on(self, planet: str) -> list[str]:
        """The occupied contact slots of a planet, from left to right."""
        return [slot for slot in SLOTS_ON.get(planet, ()) if slot in self.contacts]

    def crew_of_contact(self, contact: str) -> str:
        """The crew card of a contact that somebody holds, or nothing."""
        owner = self.owner_of_crew(contact)
        return holdings(self, owner).crew_with(contact) if owner >= 0 else ""

    def owner_of_crew(self, contact: str) -> Seat:
        """Who holds the crew card of a contact, or nobody."""
        for seat, player in enumerate(self.players):
            if player.assets and holdings(self, seat).crew_with(contact):
                return seat
        return NOBODY

    def card_of_contact(self, contact: str) -> str:
        """The databank card of a contact as this match has it, wherever the card is now."""
        printings = DATABANK[CONTACTS[contact].number]
        if len(printings) > 1:
            for card in printings:
                if (
                    card in self.databank[CARDS[card].number]
                    or card in self.limbo
                    or self.owner_of(card) >= 0
                ):
                    return card
        return printings[0]

    def constants(self, seat: Seat) -> dict[type[Constant], tuple[Constant, ...]]:
        """All the ways in which cards, character and ship of a player change the rules, by class."""
        # rule: outer_rim.solo-ai.no-abilities-but-values
        return holdings(self, seat).constants if seat != self.ai else NO_CONSTANTS

    def has(self, seat: Seat, kind: type[Constant]) -> bool:
        """Whether a card, the character or the ship of the player changes the rules in this way."""
        # rule: outer_rim.solo-ai.no-abilities-but-values, outer_rim.meta.golden.card-over-reference
        return seat != self.ai and kind in holdings(self, seat).constants

    def each(self, seat: Seat, kind: type[C]) -> tuple[C, ...]:
        """The constants of one class that hold for a player."""
        held: dict[Any, Any] = holdings(self, seat).constants if seat != self.ai else NO_CONSTANTS
        found: tuple[C, ...] = held.get(kind, ())
        return found
