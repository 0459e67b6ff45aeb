"""Filters: what narrows a selection of dice, cards in play, or cards elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.references import Reference
from dejarik.games.destiny.cards.facts import (
    A_COLOR,
    CHARACTER,
    Card,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import values
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
    from dejarik.games.destiny.state import Destiny


AS_IF = "as-if"  # while it is being resolved a die may count as showing another symbol: die, symbol
RESOLVED_AS: Final = "resolved-as"  # the symbol of a die that has been resolved, bound by its event


def card_of(g: Destiny, subject: Subject) -> Card:
    """The card behind a die, a thing or a code."""
    if isinstance(subject, str):
        return CARDS[subject]
    die = g.dice.get(subject)
    # rule: destiny.die.inherits-card
    return CARDS[die.card if die is not None else g.things[subject].card]


def _number(g: Destiny, r: Resolve, number: int | Amount) -> int:
    return number if isinstance(number, int) else number.count(g, r)


class Filter(msgspec.Struct, frozen=True):
    """A test of one die, thing or card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")


# ---- Negation, alternatives, combinations -------------------------------------------------------


class Not(Filter, frozen=True):
    """What does not pass the other filter."""

    of: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not self.of.test(g, r, subject)


class AnyOf(Filter, frozen=True):
    """What passes one of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(one.test(g, r, subject) for one in self.of)


class AllOf(Filter, frozen=True):
    """What passes all of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return all(one.test(g, r, subject) for one in self.of)


# ---- What is printed on a card ------------------------------------------------------------------


class Subtype(Filter, frozen=True):
    """A card, or a die of a card, with one of the subtypes."""

    subtypes: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.card.subtype.no-own-rules
        return not values.subtypes(g, subject).isdisjoint(self.subtypes)


class Color(Filter, frozen=True):
    """A card, or a die of a card, of one of the colors."""

    colors: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).color in self.colors


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


class CostAtMost(Filter, frozen=True):
    """A card that costs so much or less."""

    cost: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost <= _number(g, r, self.cost)


class CostAtLeast(Filter, frozen=True):
    """A card that costs so much or more."""

    cost: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost >= self.cost


class OddCost(Filter, frozen=True):
    """A card that costs an odd number of resources."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost % 2 == 1


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
        return values.event_has(g, r.you, card_of(g, subject).code, self.keyword)


class CopyOfThis(Filter, frozen=True):
    """A copy of the card whose ability this is."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title == CARDS[r.ability.partition(".")[0]].title


class CopyOf(Filter, frozen=True):
    """A die or card of the same title as what the reference names, that one included."""

    of: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return any(card_of(g, other).title == title for other in self.of.find(g, r))


class LikeChosen(Filter, frozen=True):
    """A die or card of the same title as those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return all(card_of(g, other).title == title for other in r.get(self.name))


class CopiesInPlay(Filter, frozen=True):
    """A die of a card of which so many copies or more are in play, whoever controls them."""

    number: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return sum(CARDS[thing.card].title == title for thing in g.things.values()) >= self.number


class OtherColor(Filter, frozen=True):
    """A die or card of another color than what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        color = card_of(g, subject).color
        return all(card_of(g, other).color != color for other in self.than.find(g, r))


class SharesSubtype(Filter, frozen=True):
    """A die or card that shares a subtype with what the reference names, or with any other die in a pool."""

    with_: Reference | None = None

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        others = g.pools() if self.with_ is None else self.with_.find(g, r)
        mine = values.subtypes(g, subject)
        if not others and self.with_ is not None:
            # Whoever has been defeated meanwhile is known by the card.
            gone = r.ids(getattr(self.with_, "name", ""))
            defeated = [e for e in (*g.history, *g.told) if isinstance(e, ev.Defeated) and e.thing in gone]
            return any(mine & CARDS[event.card].subtypes for event in defeated)
        return any(other != subject and mine & values.subtypes(g, other) for other in others)


class Named(Filter, frozen=True):
    """A card of the color or subtype, or a die showing the symbol, that was named before."""

    kind: str  # color, subtype or symbol

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        named = r.get(self.kind)
        if self.kind == A_COLOR:
            return card_of(g, subject).color in named
        if self.kind == "subtype":
            return not values.subtypes(g, subject).isdisjoint(str(one) for one in named)
        top = g.showing(int(subject))
        return top is not None and top.symbol in named


# ---- What a die shows, and whose it is ----------------------------------------------------------


class Showing(Filter, frozen=True):
    """A die in a pool whose top side has one of the symbols; modifiers and sides with a cost count."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.showing, destiny.term.showing.top-only, destiny.term.showing.modifier-counts
        # rule: destiny.term.remove.symbol-counts
        top = g.showing(int(subject))
        if top is None:
            return False
        counts_as = r.get(AS_IF) if r.bound else ()
        # rule: destiny.term.resolve-as-if
        symbol = str(counts_as[1]) if counts_as and counts_as[0] == subject else top.symbol
        return symbol in self.symbols


class ValueAtLeast(Filter, frozen=True):
    """A die showing a value of `value` or more."""

    value: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) >= self.value


class ValueAtMost(Filter, frozen=True):
    """A die showing a value of so much or less."""

    value: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) <= _number(g, r, self.value)


class ValueIs(Filter, frozen=True):
    """A die showing exactly this value."""

    value: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) == _number(g, r, self.value)


class ValueBelow(Filter, frozen=True):
    """A die showing a value less than another die."""

    die: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.value(int(subject)) < g.value(other) for other in self.die.find(g, r))


class OddValue(Filter, frozen=True):
    """A die showing an odd value."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) % 2 == 1


class LowestOf(Filter, frozen=True):
    """One of several dice, with the lowest value of them."""

    dice: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        dice = [die for die in self.dice.find(g, r) if g.showing(die) is not None]
        return subject in dice and g.value(int(subject)) == min(g.value(die) for die in dice)


class Modifier(Filter, frozen=True):
    """A die showing a modifier."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.modifier


class WithCost(Filter, frozen=True):
    """A die showing a side that costs resources."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.cost > 0


class ResolvedAs(Filter, frozen=True):
    """A die that has just been resolved as one of the symbols."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(symbol in self.symbols for symbol in r.get(RESOLVED_AS))


class DieOf(Filter, frozen=True):
    """A die of the given cards; with `upgrades`, also of the upgrades on them."""

    things: Reference
    upgrades: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        wanted = self.things.find(g, r)
        host = g.things[die.thing].host if self.upgrades and die.thing in g.things else 0
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        return die.thing in wanted or host in wanted


class UpgradeDieOf(Filter, frozen=True):
    """A die of an upgrade on the given cards."""

    things: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        card = g.things.get(g.dice[int(subject)].thing)
        return card is not None and card.host in self.things.find(g, r)


class CharacterDie(Filter, frozen=True):
    """A die of a character card, not of an upgrade or support."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        return (g.things[die.thing].type if die.thing in g.things else CARDS[die.card].type) == CHARACTER


class BearerHas(Filter, frozen=True):
    """A die of a character with a card on it that passes the filter, or of an upgrade on such a one."""

    filter: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.dice[int(subject)].thing
        bearer = (g.things[thing].host or thing) if thing in g.things else 0
        return any(self.filter.test(g, r, one) for one in g.index.attached.get(bearer, ()))


class YourOwn(Filter, frozen=True):
    """A die of yours."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        return die is not None and die.seat == r.you


class TheirDie(Filter, frozen=True):
    """A die of an opponent."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        return die is not None and die.seat != r.you


class Apart(Filter, frozen=True):
    """A die of another card than those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        taken = {g.dice[die].thing for die in r.ids(self.name) if die in g.dice}
        return g.dice[int(subject)].thing not in taken


# ---- Cards in play ------------------------------------------------------------------------------


class Itself(Filter, frozen=True):
    """The card that has the ability."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject == r.holder


class Same(Filter, frozen=True):
    """The very one that the reference names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.as_.find(g, r)


class Among(Filter, frozen=True):
    """One of those that the reference names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.as_.find(g, r)


class Other(Filter, frozen=True):
    """Anything but what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject not in self.than.find(g, r)


class SameSide(Filter, frozen=True):
    """A card in play controlled by the player who controls the other one."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        sides = [g.things[other].controller for other in self.as_.find(g, r)]
        return g.things[int(subject)].controller in sides


class HoldersOwn(Filter, frozen=True):
    """A card in play of whoever controls the card with the ability, also while another player chooses."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        holder = g.things.get(r.holder)  # gone when its player has given up
        return holder is not None and g.things[int(subject)].controller == holder.controller


class On(Filter, frozen=True):
    """An upgrade or downgrade on the card that the reference names."""

    host: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].host in self.host.find(g, r)


class OnCard(Filter, frozen=True):
    """An upgrade or downgrade on a card that passes the filter."""

    filter: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        host = g.things[int(subject)].host
        return host in g.things and self.filter.test(g, r, host)


class OnDifferent(Filter, frozen=True):
    """An upgrade on a character that bears none of those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        taken = [g.things[other].host for other in r.ids(self.name) if other != subject]
        host = g.things[int(subject)].host
        return g.is_character(host) and host not in taken


class Bears(Filter, frozen=True):
    """A card in play with another card on it, or with one that passes the filter."""

    filter: Filter | None = None

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        attached = g.index.attached.get(int(subject), ())
        return any(self.filter is None or self.filter.test(g, r, one) for one in attached)


class Modified(Filter, frozen=True):
    """A card with a modification on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.card(one).modify is not None for one in g.index.attached.get(int(subject), ()))


class Damaged(Filter, frozen=True):
    """A card with damage on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].damage > 0


class DamageAtLeast(Filter, frozen=True):
    """A character with so much damage on it or more."""

    damage: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].damage >= self.damage


class RemainingHealth(Filter, frozen=True):
    """A character with exactly so much remaining health, or with so much or less."""

    health: int
    or_less: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        left = values.remaining_health(g, int(subject))
        return left <= self.health if self.or_less else left == self.health


class HealthAtLeast(Filter, frozen=True):
    """A character of so much health or more, whatever its damage."""

    health: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.health(g, int(subject)) >= self.health


class LessHealth(Filter, frozen=True):
    """A character with less health than another, whatever their damage."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        mine = values.health(g, int(subject))
        return any(mine < values.health(g, other) for other in self.than.find(g, r))


class MostHealth(Filter, frozen=True):
    """A character than which nobody in play has more health."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        everybody = [one for seat in g.players() for one in g.characters(seat)]
        return values.health(g, int(subject)) == max(values.health(g, one) for one in everybody)


class Shielded(Filter, frozen=True):
    """A card with so many shields on it or more."""

    number: int = 1

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields >= self.number


class ShieldsAtLeast(Filter, frozen=True):
    """A card with so many shields on it or more."""

    shields: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields >= self.shields


class RoomForShields(Filter, frozen=True):
    """A character that can be given another shield."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields < values.MOST_SHIELDS


class Resourceful(Filter, frozen=True):
    """A card with so many resources on it or more."""

    number: int = 1

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].resources >= self.number


class WithTokens(Filter, frozen=True):
    """A card in play with tokens on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.things[int(subject)]
        return thing.damage + thing.shields + thing.resources > 0


class PointsAtLeast(Filter, frozen=True):
    """A character of so many points or more."""

    points: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.points(g, int(subject)) >= self.points


class PointsAtMost(Filter, frozen=True):
    """A character of so many points or fewer."""

    points: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.points(g, int(subject)) <= self.points


class IsElite(Filter, frozen=True):
    """A character with two dice of its own."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.character.elite
        return g.things[int(subject)].type == CHARACTER and len(g.dice_on(int(subject))) > 1


class IsExhausted(Filter, frozen=True):
    """An exhausted card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].exhausted


class DiceInPool(Filter, frozen=True):
    """A card with one of its own dice in a pool."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.showing(die) is not None for die in g.dice_on(int(subject)))
