"""Filters: what narrows a selection of dice, cards in play, or cards elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import SPOTTED
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf, Filter, Not, Op, compare
from dejarik.games.destiny.abilities.vocabulary.references import THIS, Reference, That, This
from dejarik.games.destiny.cards.facts import (
    A_COLOR,
    FROM_ELSEWHERE,
    RAGE,
    Card,
    Nameable,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import values
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
    from dejarik.games.destiny.abilities.vocabulary.selectors import Select
    from dejarik.games.destiny.state import Destiny


AS_IF = "as-if"  # while it is being resolved a die may count as showing another symbol: die, symbol


def card_of(g: Destiny, subject: Subject) -> Card:
    """The card behind a die, a thing or a code."""
    if isinstance(subject, str):
        return CARDS[subject]
    die = g.dice.get(subject)
    # rule: destiny.die.inherits-card
    return CARDS[die.card if die is not None else g.things[subject].card]


Measure = Literal[
    "value", "cost", "points", "health", "remaining-health", "damage", "shields", "resources"
]  # fmt: skip


def measured(g: Destiny, measure: Measure, subject: Subject) -> int:
    """A number that a die shows, a card has printed, or a thing has on it."""
    if measure == "value":
        return g.value(int(subject))
    if measure == "cost":
        return card_of(g, subject).cost
    if measure == "points":
        return values.points(g, int(subject))
    if measure == "health":
        return values.health(g, int(subject))
    if measure == "remaining-health":
        return values.remaining_health(g, int(subject))
    number: int = getattr(g.things[int(subject)], measure)  # damage, shields, resources: tokens
    return number


# ---- Numbers -------------------------------------------------------------------------------------


class Number(Filter, frozen=True):
    """A number is so much or so little: a fixed number, an amount, or the same number of another."""

    measure: Measure
    op: Op
    number: int | Amount | Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        mine, number = measured(g, self.measure, subject), self.number
        if isinstance(number, int):
            return compare(mine, self.op, number)
        if isinstance(number, Reference):
            return any(compare(mine, self.op, measured(g, self.measure, one)) for one in number.find(g, r))
        return compare(mine, self.op, number.count(g, r))


class Odd(Filter, frozen=True):
    """A number is odd."""

    measure: Measure

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return measured(g, self.measure, subject) % 2 == 1


# ---- What is printed on a card ------------------------------------------------------------------


class Subtype(Filter, frozen=True):
    """A card, or a die of a card, with one of the subtypes."""

    subtypes: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.card.subtype.no-own-rules
        try:
            return not values.subtypes(g, subject).isdisjoint(self.subtypes)
        except KeyError:
            return False  # a die that has just left the game with its card


class Color(Filter, frozen=True):
    """A card, or a die of a card, of one of the colors."""

    colors: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        try:
            return values.color(g, subject) in self.colors
        except KeyError:
            return False  # a die that has just left the game with its card


class Affiliated(Filter, frozen=True):
    """A card of one of the affiliations."""

    affiliations: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).affiliation in self.affiliations


class Titled(Filter, frozen=True):
    """A card with one of the titles; copies are cards of the same title."""

    titles: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title in self.titles


class TitleHas(Filter, frozen=True):
    """A card, or a die of a card, with this word in its title."""

    word: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return self.word in card_of(g, subject).title


class OfType(Filter, frozen=True):
    """A card of one of the types."""

    types: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.dice[subject].thing if isinstance(subject, int) and subject in g.dice else subject
        if isinstance(thing, int) and thing in g.things:
            return g.things[thing].type in self.types
        return card_of(g, subject).type in self.types


class Unique(Filter, frozen=True):
    """A unique card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).unique


class Diceless(Filter, frozen=True):
    """A card that has no die."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not card_of(g, subject).sides


class WithKeyword(Filter, frozen=True):
    """A card with a keyword, printed on it or given to it."""

    keyword: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        if isinstance(subject, int) and subject in g.things:
            return values.has_keyword(g, subject, self.keyword)
        return values.played_has(g, r.you, card_of(g, subject).code, self.keyword)


class WithModify(Filter, frozen=True):
    """A card that modifies such cards, whatever else they have to be."""

    of: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        host = card_of(g, subject).modify
        return self.of in (host.of if isinstance(host, AllOf) else (host,))


class CopyOf(Filter, frozen=True):
    """A die or card of the same title as what the reference names (that one included), or as each of them."""

    of: Reference = THIS
    each: bool = False  # of several that are being chosen all have one title

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        if isinstance(self.of, This):  # wherever the card is
            return title == CARDS[r.ability.partition(".")[0]].title
        same = (card_of(g, other).title == title for other in self.of.subjects(g, r))
        return all(same) if self.each else any(same)


class KeptHere(Filter, frozen=True):
    """A copy of a card that was set aside by this one, or named for it."""

    named: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title in [CARDS[card].title for card in values.kept(g, r.holder)]


class CopyInDiscard(Filter, frozen=True):
    """A card of which there is a copy in the discard pile of the player it is about, or in anybody's."""

    anybodys: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        seats = g.players() if self.anybodys else r.ids("player")
        return any(CARDS[card].title == title for seat in seats for card in g.discards[seat])


class CopiesInPlay(Filter, frozen=True):
    """A card, or a die of one, of which this many copies or more are in play, or under your control."""

    number: int
    yours: bool = False
    spotted: bool = False  # yours, and those that you spot as if they were

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        copies = [thing for thing in g.things.values() if CARDS[thing.card].title == title]
        seats = (r.you, *r.ids(SPOTTED)) if self.spotted else (r.you,)
        return sum(not self.yours or thing.controller in seats for thing in copies) >= self.number


class OtherColor(Filter, frozen=True):
    """A die or card of another color than what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        color = values.color(g, subject)
        return all(values.color(g, other) != color for other in self.than.subjects(g, r))


class SharesSubtype(Filter, frozen=True):
    """A die or card that shares a subtype with what the reference names, or with any other die in a pool."""

    with_: Reference | None = None
    each: bool = False  # of several that are being chosen all share one

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        others = g.pools() if self.with_ is None else self.with_.find(g, r)
        mine = values.subtypes(g, subject)
        if self.each:
            shared = [mine, *(values.subtypes(g, other) for other in others)]
            return not others or bool(frozenset.intersection(*shared))
        if not others and self.with_ is not None:
            # Whoever has been defeated meanwhile is known by the card.
            gone = r.ids(getattr(self.with_, "name", ""))
            defeated = [e for e in (*g.history, *g.told) if isinstance(e, ev.Defeated) and e.thing in gone]
            return any(mine & CARDS[event.card].subtypes for event in defeated)
        return any(other != subject and mine & values.subtypes(g, other) for other in others)


class Named(Filter, frozen=True):
    """What was named before: a card of the color, subtype, type or cost, a copy, a die showing the symbol."""

    kind: Nameable

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        named = r.get(self.kind)
        if self.kind == A_COLOR:
            return values.color(g, subject) in named
        if self.kind == "subtype":
            return not values.subtypes(g, subject).isdisjoint(str(one) for one in named)
        if self.kind == "card":  # rule: destiny.term.copy.by-title
            return card_of(g, subject).title in [CARDS[str(one)].title for one in named]
        if self.kind in ("number", "type"):
            mine = card_of(g, subject)
            return (mine.type if self.kind == "type" else str(mine.cost)) in named
        top = g.showing(int(subject))
        return top is not None and top.symbol in named


# ---- Cards in play ------------------------------------------------------------------------------


class Same(Filter, frozen=True):
    """The very one that the reference names, or one of those that it names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.as_.subjects(g, r)


class SameSide(Filter, frozen=True):
    """A card in play of the player who controls the other one, also while somebody else chooses."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        sides = [g.things[other].controller for other in self.as_.find(g, r)]
        return g.things[int(subject)].controller in sides


class On(Filter, frozen=True):
    """An upgrade or downgrade on the card that the reference names, on one of a selection, or on a card that
    passes the filter."""

    host: Reference | Select | Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        host = g.things[int(subject)].host
        if not isinstance(self.host, Filter):
            return host in self.host.find(g, r)
        return host in g.things and self.host.test(g, r, host)


class Bears(Filter, frozen=True):
    """A card in play with another card on it, or with one that passes the filter."""

    filter: Filter | None = None
    as_: str = ""  # what is on it, for an ability that hears of it: it may be gone by then
    least: int = 1  # this many of them, or more

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        attached = g.index.attached.get(int(subject), ())
        fitting = [one for one in attached if self.filter is None or self.filter.test(g, r, one)]
        if self.as_:
            r.bind(self.as_, *fitting)
        return len(fitting) >= self.least


class BadlyHurt(Filter, frozen=True):
    """A Wookiee with so much damage that it rages, or with any while its player's Wookiees do."""

    number: int = 6

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.things[int(subject)]
        raging = any(one.aspect == RAGE and one.subject == thing.controller for one in g.lasting)
        return thing.damage >= (1 if raging else self.number)


class MostHealth(Filter, frozen=True):
    """A character than which nobody in play has more health."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        everybody = [one for seat in g.players() for one in g.characters(seat)]
        return values.health(g, int(subject)) == max(values.health(g, one) for one in everybody)


class RoomForShields(Filter, frozen=True):
    """A character that can be given another shield."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.shield.maximum
        return g.things[int(subject)].shields < values.most_shields(g, int(subject))


class SameType(Filter, frozen=True):
    """A card in play of the same type as what the reference names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.things[other].type == g.things[int(subject)].type for other in self.as_.find(g, r))


class WithTokens(Filter, frozen=True):
    """A card in play with tokens on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.things[int(subject)]
        return thing.damage + thing.shields + thing.resources > 0


class Owned(Filter, frozen=True):
    """A card in play that you own, whoever controls it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.owner
        return g.things[int(subject)].owner == r.you


class IsElite(Filter, frozen=True):
    """A character with two dice of its own, or a die of one."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.character.elite
        thing = g.dice[int(subject)].thing if subject in g.dice else int(subject)
        # rule: destiny.later.elite-plot
        return (thing in g.things and g.things[thing].elite) or (
            g.is_character(thing) and values.own_dice(g, thing) > 1
        )


class IsExhausted(Filter, frozen=True):
    """An exhausted card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].exhausted


class FromHand(Filter, frozen=True):
    """A card that was played from a hand, not from elsewhere."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not any(one.aspect == FROM_ELSEWHERE and one.subject == subject for one in g.lasting)


class NamedSide(Filter, frozen=True):
    """A double-sided card that shows the side which was named before."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].card in r.get("side")


class IsPiloted(Filter, frozen=True):
    """A vehicle that a character pilots, or one that passes the filter."""

    by: Filter | None = None

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        pilots = g.pilots_of(int(subject))
        return any(self.by is None or self.by.test(g, r, pilot) for pilot in pilots)


class Pilots(Filter, frozen=True):
    """A character that pilots a vehicle which passes the filter, or the very one that the reference names."""

    vehicle: Reference | Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        piloted = g.things[int(subject)].pilots
        if isinstance(self.vehicle, That):
            return piloted in r.ids(self.vehicle.name)  # also one that has just left play
        if isinstance(self.vehicle, Reference):
            return piloted in self.vehicle.find(g, r)
        return piloted in g.things and self.vehicle.test(g, r, piloted)


class DiceInPool(Filter, frozen=True):
    """A card with one of its own dice in a pool, showing one of the symbols if any are given; or with dice
    there that show so much together."""

    symbols: tuple[str, ...] = ()
    worth: int = 0

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        if self.worth:  # rule: destiny.term.combined-value
            return sum(g.value(die) for die in g.dice_on(int(subject))) >= self.worth
        tops = [g.showing(die) for die in g.dice_on(int(subject))]
        return any(top is not None and (not self.symbols or top.symbol in self.symbols) for top in tops)


def other(than: Reference) -> Not:
    """Anything but what the reference names."""
    return Not(Same(than))
