"""The state of a match: what lies where, and the questions everybody asks about it.

Only what is in play is an object (`Thing`); cards in hands, decks, piles and stacks are codes.
Nothing here changes the game: the writers are the verbs (`verbs.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame import knowledge, naming
from dejarik.games.cardgame.cards.facts import NO_ICONS, NOBODY, Card, Icons
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules import index as _index
from dejarik.games.cardgame.rules import policy, refusals, timing
from dejarik.games.cardgame.rules.index import Hidden, Index
from dejarik.kernel import (
    Chance,
    Decision,
    Fact,
    Facts,
    Option,
    Pile,
    Procedure,
    Refusal,
    Seat,
    State,
    Subject,
)
from dejarik.kernel.clone import clone


class Thing(msgspec.Struct, omit_defaults=True):
    """A card in play, or the dial. It gets a new id each time it enters play."""

    id: int
    card: str
    type: str  # a unit may be in play as an enhancement
    owner: Seat
    controller: Seat
    host: int = 0  # what an enhancement is attached to; 0: the play area
    focus: int = 0
    damage: int = 0
    shields: int = 0
    committed: bool = False  # a Force card lies under it
    used: tuple[str, ...] = ()  # abilities with a limit used this turn
    place: int = NOBODY  # of a dark objective: which zone its captives are
    captives: tuple[str, ...] = ()  # sorted: their order tells nothing


class Engagement(msgspec.Struct, omit_defaults=True):
    """The engagement being resolved: what cards can ask about it."""

    attacker: Seat
    objective: int
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    edge: Seat = NOBODY
    fate_placed: tuple[Seat, ...] = ()  # who has placed a fate card, as far as has been revealed
    striking: int = 0


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True):
    """An effect that lasts until the end of a strike, an engagement or a phase, or until it is used."""

    aspect: str
    until: str
    seat: Seat = NOBODY
    thing: int = 0
    amount: int = 0
    icons: Icons = NO_ICONS


class CardGame(State, kw_only=True):
    """A match in progress."""

    game: ClassVar[str] = "cardgame"
    unforeseen: ClassVar[tuple[type, ...]] = (ev.Captured, ev.Discarded, ev.Looked, ev.Revealed)

    dark: Seat
    things: dict[int, Thing] = {}
    last_id: int = 0
    dial: int = 0  # what the Death Star dial shows
    dial_thing: int = 0
    balance: Seat = NOBODY  # with whom the Balance of the Force is
    # rule: cardgame.setup.play-area-contents, cardgame.zone.out-of-play
    hands: list[list[str]] = []  # each sorted: a hand is a set
    decks: list[Pile] = []
    objective_decks: list[Pile] = []
    face_down: list[list[str]] = []  # objectives drawn or chosen in setup, sorted
    discards: list[list[str]] = []  # the last card is the top
    victory: list[list[str]] = []  # objectives of the other side that were destroyed
    playing: list[list[str]] = []  # cards on their way, by owner; everybody sees them
    looked: list[list[str]] = []  # cards being looked at, by owner; only `looker` sees them
    looker: Seat = NOBODY
    stacks: list[list[str]] = []  # edge stacks, face down, sorted
    face_up: list[list[str]] = []  # the part of the edge stacks that lies open
    fates: list[tuple[int, Seat, str]] = []  # fate cards still to be resolved, by priority
    restart: bool = False  # the edge battle was canceled, and a new one begins
    facts: Facts
    open_lists: bool = True  # everybody may know what the other brought
    lists: list[tuple[str, ...]] = []  # what each seat brought; with closed lists, what it may have brought
    unseen: list[list[str]] = []  # only in observations: hidden cards of each seat, place unknown
    late_refresh: bool = False  # rule option: "after you refresh" comes after step 3
    seen_captives: bool = False  # rule option: the dark player may look at captives
    empty_abilities: bool = False  # rule option: abilities may be used for nothing
    active: Seat = NOBODY
    turns: list[int] = []  # how many turns each player has begun
    phase: str = ""
    engagement: Engagement | None = None
    engaged: tuple[int, ...] = ()  # objectives engaged this phase
    again: tuple[int, ...] = ()  # objectives that may be engaged once more
    marks: list[str] = []  # cards played this turn: "played <seat> <code>"
    lasting: list[Lasting] = []
    heard: list[ev.AnyEvent] = []  # conditions of the reaction windows that are open
    auto: list[list[str]] = []  # windows that a seat passes automatically
    cached: Index | None = None  # not saved
    hidden: Hidden | None = None  # not saved

    # ---- A value --------------------------------------------------------------------------------

    def copy(self) -> CardGame:
        twin = self.copy_base()
        twin.things = {key: clone(thing) for key, thing in self.things.items()}
        twin.hands = [cards.copy() for cards in self.hands]
        twin.decks = [pile.copy() for pile in self.decks]
        twin.objective_decks = [pile.copy() for pile in self.objective_decks]
        twin.face_down = [cards.copy() for cards in self.face_down]
        twin.discards = [cards.copy() for cards in self.discards]
        twin.victory = [cards.copy() for cards in self.victory]
        twin.playing = [cards.copy() for cards in self.playing]
        twin.looked = [cards.copy() for cards in self.looked]
        twin.stacks = [cards.copy() for cards in self.stacks]
        twin.face_up = [cards.copy() for cards in self.face_up]
        twin.fates = self.fates.copy()
        twin.facts = self.facts.copy()
        twin.turns = self.turns.copy()
        twin.marks = self.marks.copy()
        twin.lasting = self.lasting.copy()
        twin.heard = self.heard.copy()
        twin.auto = [windows.copy() for windows in self.auto]
        if self.engagement is not None:
            twin.engagement = clone(self.engagement)
        return twin

    def bare(self) -> CardGame:
        twin = super().bare()
        twin.cached = None
        twin.hidden = None
        return twin

    # ---- The doors of the other modules -----------------------------------------------------------

    between = timing.between
    open_window = timing.open_window

    def tell(self, event: Any) -> None:
        """What no card of this match ever reacts to is for readers alone."""
        self.news.append(event)
        if self.cached is None or type(event) in self.cached.ever:
            self.told.append(event)

    def refusals(self) -> list[Refusal]:
        return refusals.refusals(self)

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        return policy.asides(self, seat)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return policy.begin_aside(self, seat, option)

    def automatic_answer(self, decision: Decision) -> Option | None:
        if self.auto[decision.seat]:
            return policy.automatic(self, decision)
        return None

    def blanked(self, viewer: Seat | None) -> CardGame:
        return knowledge.blanked(self, viewer)

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> CardGame:
        return knowledge.dealt(self, viewer, chance, guess)

    def seen_by(self, event: ev.AnyEvent, viewer: Seat | None) -> ev.AnyEvent:
        return knowledge.seen_by(event, viewer)

    def noted(self, viewer: Seat) -> list[Fact]:
        return self.facts.of[viewer]

    def whereabouts(self, viewer: Seat) -> list[Fact]:
        return knowledge.whereabouts(self, viewer)

    def inventory(self) -> object:
        return knowledge.inventory(self)

    def counters(self) -> Iterable[tuple[str, int]]:
        return knowledge.counters(self)

    def words_of(self, subject: Subject) -> str:
        return naming.words_of(self, subject)

    def stored_word(self, subject: Subject) -> str:
        return naming.stored_word(self, subject)

    def also_called(self, subject: Subject) -> tuple[str, ...]:
        return naming.also_called(subject)

    # ---- Who and what ---------------------------------------------------------------------------

    @property
    def index(self) -> Index:
        """What follows from who is in play: made when first asked for, shared by copies."""
        if self.cached is None:
            self.cached = _index.build(self)
        return self.cached

    @property
    def light(self) -> Seat:
        return (self.dark + 1) % self.seats

    def other(self, seat: Seat) -> Seat:
        """The opponent."""
        return (seat + 1) % self.seats

    def first(self) -> Seat:
        """Who acts first wherever both may: the active player, in setup the one who reveals."""
        # rule: cardgame.turn.active-player
        return self.active

    def sees_captives(self, viewer: Seat | None) -> bool:
        """By the book captives lie face down for both players."""
        # rule: cardgame.capture.hidden
        return self.seen_captives and viewer == self.dark

    def card(self, thing: int) -> Card:
        return CARDS[self.things[thing].card]

    def units(self, seat: Seat) -> tuple[int, ...]:
        return (self.cached or self.index).units[seat]

    def objectives(self, seat: Seat) -> tuple[int, ...]:
        return (self.cached or self.index).objectives[seat]

    def attached(self, host: int) -> tuple[int, ...]:
        return (self.cached or self.index).attached.get(host, ())

    def ready(self, thing: int) -> bool:
        # rule: cardgame.focus.ready-definition, cardgame.focus.exhausted-definition
        return not self.things[thing].focus

    def participants(self, seat: Seat) -> list[int]:
        """The units of a player that take part in the engagement."""
        # rule: cardgame.engagement.participant
        if self.engagement is None:
            return []
        mine = self.engagement.attackers if seat == self.engagement.attacker else self.engagement.defenders
        found: list[int] = []
        for unit in mine:
            if unit in self.things:
                found.append(unit)
        return found

    def participating(self, thing: int) -> bool:
        engagement = self.engagement
        return engagement is not None and (thing in engagement.attackers or thing in engagement.defenders)

    def force_cards(self, seat: Seat) -> int:
        """How many Force cards a player has left: they mark committed units and nothing else."""
        # rule: cardgame.force.force-cards-are-not-cards, cardgame.force.card-returns-when-unit-leaves
        # rule: cardgame.discard.force-card-returns, cardgame.capture.returns-force-card
        # rule: cardgame.component.force-cards, cardgame.setup.1-take-force-cards
        return 3 - sum(self.things[unit].committed for unit in self.units(seat))
