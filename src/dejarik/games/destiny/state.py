"""The state of a match of Destiny: what lies where, and the questions everybody asks about it.

Only what is in play is an object (`Thing`, `Die`); cards in hands, decks and discard piles are codes.
Nothing here changes the game: the writers are the verbs (`verbs`, `tokens`, `marking`, `piles`). The other
modules of the rules need this one only as a type.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny import knowledge, naming
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    CANNOT_ROLL,
    CHARACTER,
    COUNTS_AS,
    DIE_VALUE,
    NOBODY,
    Card,
    Side,
    X,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import actions, timing, values, victory
from dejarik.games.destiny.rules import index as _index
from dejarik.games.destiny.rules.index import Index
from dejarik.games.destiny.rules.playing import Apply
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
    """A card in play. It gets a new id each time it enters play."""

    id: int
    card: str
    type: str  # as it is now; cards can change it
    owner: Seat
    controller: Seat
    host: int = 0  # what an upgrade or downgrade is attached to
    exhausted: bool = False
    damage: int = 0
    shields: int = 0
    resources: int = 0  # tokens lying on the card
    used: tuple[str, ...] = ()  # power actions used this round
    spared: bool = False  # its defeat by the damage on it was replaced
    trained: bool = False  # an effect made it elite: one of its dice is lent
    elite: bool = False  # also where no second die shows it: a plot, a double-sided card
    pilots: int = 0  # the vehicle that this character pilots until the round is over
    more_dice: int = 0  # dice that it has gained, without being elite for them


class Die(msgspec.Struct, omit_defaults=True):
    """A die in play: on its card (`side` -1) or in the pool of `seat`, showing a side."""

    id: int
    card: str
    thing: int
    seat: Seat
    side: int = -1
    captor: int = 0  # the card that holds it captive, away from its own


class Lasting(msgspec.Struct, frozen=True, array_like=True):
    """An effect that lasts from one round to another, about one thing or die."""

    aspect: str
    subject: int
    first: int
    last: int


class Destiny(State, kw_only=True):
    """A match of Destiny in progress."""

    game: ClassVar[str] = "destiny"
    unforeseen: ClassVar[tuple[type, ...]] = (ev.Discarded, ev.Found, ev.Looked, ev.Revealed)

    things: dict[int, Thing] = {}
    dice: dict[int, Die] = {}
    last_id: int = 0
    # rule: destiny.zone.own-areas, destiny.zone.out-of-play.members
    hands: list[list[str]] = []  # each sorted: a hand is a set
    decks: list[Pile] = []
    discards: list[list[str]] = []
    playing: list[list[str]] = []  # cards in the queue, by owner
    set_aside: list[list[str]] = []  # set-aside cards
    defeated: list[list[str]] = []  # set-aside characters that were defeated
    dice_of_defeated: list[list[int]] = []  # how many each had, in step; empty if no card of the match asks
    face_down: list[list[str]] = []  # cards stacked face down on set-aside cards, which follow in step
    under: list[list[str]] = []  # cards under plots, by owner
    set_aside_dice: list[list[str]] = []  # set-aside dice, by the code of their card
    resources: list[int] = []
    facts: Facts
    places: tuple[int, ...] = ()  # which deck of the setup sits where
    open_lists: bool = True
    unseen: list[list[str]] = []  # only in observations: hidden cards of each seat, place unknown
    out: tuple[Seat, ...] = ()  # eliminated
    battlefield: int = 0
    decider: Seat = NOBODY  # orders simultaneous abilities while nobody controls the battlefield
    round: int = 0
    turn: Seat = NOBODY
    passes: int = 0  # in succession
    claimed: Seat = NOBODY  # who claimed this round
    claim_shut: bool = False  # the claimer was eliminated: no claim before the next round
    cut: bool = False  # an effect ended this action phase
    replaced: list[bool] = []  # who has replaced an upgrade this round
    extra: list[Seat] = []  # additional actions gained, in order
    queue: list[Resolve | Apply] = []  # waiting abilities and effects, first in, first out
    heard: list[Resolve] = []  # triggered, waiting to be put in order; `group` says by what
    delayed: list[Resolve] = []  # effects that wait for an event
    lasting: list[Lasting] = []
    groups: int = 0
    settling: bool = False  # an entry of the queue is being applied
    interrupting: int = 0  # this many windows are open
    history: list[ev.AnyEvent] = []  # since the round began
    resolved_sides: tuple[int, ...] = ()  # dice resolved last whose cards ask for it, each with its side
    cached: Index | None = None  # not saved

    # ---- A value --------------------------------------------------------------------------------

    def copy(self) -> Destiny:
        twin = self.copy_base()
        twin.things = {key: clone(thing) for key, thing in self.things.items()}
        twin.dice = {key: clone(die) for key, die in self.dice.items()}
        twin.hands = [hand.copy() for hand in self.hands]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.playing = [cards.copy() for cards in self.playing]
        twin.set_aside = [cards.copy() for cards in self.set_aside]
        twin.defeated = [cards.copy() for cards in self.defeated]
        twin.dice_of_defeated = [dice.copy() for dice in self.dice_of_defeated]
        twin.face_down = [cards.copy() for cards in self.face_down]
        twin.under = [cards.copy() for cards in self.under]
        twin.set_aside_dice = [dice.copy() for dice in self.set_aside_dice]
        twin.resources = self.resources.copy()
        twin.facts = self.facts.copy()
        twin.replaced = self.replaced.copy()
        twin.extra = self.extra.copy()
        twin.queue = self.queue.copy()
        twin.heard = self.heard.copy()
        twin.delayed = self.delayed.copy()
        twin.lasting = self.lasting.copy()
        twin.history = self.history.copy()
        return twin

    def bare(self) -> Destiny:
        twin = super().bare()
        twin.queue = []
        twin.heard = []
        twin.delayed = []
        twin.cached = None
        return twin

    def parked(self) -> list[list[Procedure[Any]]]:
        return [self.stack, list(self.queue), list(self.heard), list(self.delayed)]

    def unpark(self, frames: list[Any]) -> None:
        self.stack, self.queue, self.heard, self.delayed = frames

    # ---- The doors of the other modules -----------------------------------------------------------

    between = timing.between
    open_window = timing.open_window

    def refusals(self) -> list[Refusal]:
        return actions.refusals(self)

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        return victory.asides(self, seat)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return victory.begin_aside(seat, option)

    def automatic_answer(self, decision: Decision) -> Option | None:
        if self.out and decision.seat in self.out:
            return decision.options[-1]
        return None

    def blanked(self, viewer: Seat | None) -> Destiny:
        return knowledge.blanked(self, viewer)

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Destiny:
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

    def key(self, option: Option) -> str:
        gained = naming.gained_from(self, option)
        return f"{super().key(option)} of {CARDS[gained].slug}" if gained else super().key(option)

    def stored_key(self, option: Option) -> str:
        gained = naming.gained_from(self, option)
        return f"{super().stored_key(option)} of {gained}" if gained else super().stored_key(option)

    def words_of(self, subject: Subject) -> str:
        return naming.words_of(self, subject)

    def stored_word(self, subject: Subject) -> str:
        return naming.stored_word(self, subject)

    def also_called(self, subject: Subject) -> tuple[str, ...]:
        return naming.also_called(subject)

    def chance_names(self, what: Subject) -> tuple[str, ...]:
        return naming.chance_names(self, what)

    # ---- Who and what ---------------------------------------------------------------------------

    @property
    def index(self) -> Index:
        """What follows from who is in play: made when first asked for, shared by copies."""
        if self.cached is None:
            self.cached = _index.build(self)
        return self.cached

    def card(self, thing: int) -> Card:
        return CARDS[self.things[thing].card]

    def players(self) -> list[Seat]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def opponents(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.seats) if other != seat and other not in self.out]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        # rule: destiny.multiplayer.clockwise, destiny.structure.alternate
        if not self.out:
            return (seat + 1) % self.seats
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if other not in self.out:
                return other
        return seat

    def battlefield_controller(self) -> Seat:
        """Who controls the battlefield, or nobody."""
        return self.things[self.battlefield].controller if self.battlefield else NOBODY

    def orderer(self) -> Seat:
        """Who decides between abilities of several players."""
        # rule: destiny.ability.simultaneous.several-players
        # rule: destiny.multiplayer.elimination.left-neighbour-decides
        seat = self.battlefield_controller()
        return seat if seat != NOBODY else self.decider

    def characters(self, seat: Seat) -> tuple[int, ...]:
        return (self.cached or self.index).characters[seat]

    def all_characters(self) -> list[int]:
        found: list[int] = []
        for characters in (self.cached or self.index).characters:
            found += characters
        return found

    def attached(self, host: int, kind: str) -> list[int]:
        """Upgrades or downgrades on a card, oldest first."""
        attached = (self.cached or self.index).attached
        return (
            [thing for thing in attached[host] if self.things[thing].type == kind] if host in attached else []
        )

    def pilots_of(self, vehicle: int) -> list[int]:
        """The characters that pilot a vehicle, oldest first."""
        return [thing.id for thing in self.things.values() if thing.pilots == vehicle]

    def is_character(self, thing: int) -> bool:
        found = self.things.get(thing)
        return found is not None and found.type == CHARACTER

    # ---- Dice -----------------------------------------------------------------------------------

    def pool(self, seat: Seat) -> list[int]:
        """The dice in a player's pool, oldest first."""
        # rule: destiny.zone.pool.contents, destiny.zone.pool.dice-on-cards-excluded
        dice = self.dice
        found: list[int] = []
        for die in (self.cached or self.index).dice_of[seat]:
            if dice[die].side >= 0:
                found.append(die)
        return found

    def pools(self) -> list[int]:
        """All dice in pools, the first seat's first."""
        return [die for seat in range(self.seats) for die in self.pool(seat)]

    def showing(self, die: int) -> Side | None:
        """The side on top, or None for a die that is on its card or gone."""
        found = self.dice.get(die)
        if found is None or found.side < 0:
            return None  # rule: destiny.zone.dice-on-cards.inert
        side = CARDS[found.card].sides[found.side]
        if COUNTS_AS in (self.cached or self.index).constants:
            return values.counted(self, found.thing, side)
        return side

    def side_of(self, die: int, number: int) -> Side:
        """A side of a die, as it counts now."""
        found = self.dice[die]
        return values.counted(self, found.thing, CARDS[found.card].sides[number])

    def value(self, die: int) -> int:
        """The value shown: printed, or worked out for an X."""
        top = self.showing(die)
        if top is None:
            return 0
        value = values.x_value(self, die) if top.value == X else top.value
        if DIE_VALUE in (self.cached or self.index).constants:
            value += values.added_value(self, die)
        return value

    def cannot_roll(self, die: int) -> bool:
        """Whether an effect forbids this die to be rolled in this round, or a card holds it captive."""
        if self.dice[die].captor:
            return True
        return bool(self.lasting) and any(
            one.aspect == CANNOT_ROLL and one.subject == die and one.first <= self.round <= one.last
            for one in self.lasting
        )

    def lying_on(self, thing: int) -> list[int]:
        """The dice that belong to a card, in a pool or on it, and those that it holds captive."""
        own = [die for die in self.dice_on(thing) if not self.dice[die].captor]
        return own + [die.id for die in self.dice.values() if die.captor == thing]

    def dice_on(self, thing: int) -> tuple[int, ...]:
        """A card's own dice, in the pool or on it."""
        return (self.cached or self.index).dice.get(thing, ())
