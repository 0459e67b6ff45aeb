"""Filters that compare: odd numbers, copies, colors, what an upgrade lies on, how a die was resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.abilities.vocabulary.filters import Filter, card_of
from dejarik.games.destiny.abilities.vocabulary.references import Reference
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny

RESOLVED_AS: Final = "resolved-as"  # the symbol of a die that has been resolved, bound by its event


class OddValue(Filter, frozen=True):
    """A die showing an odd value."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) % 2 == 1


class OddCost(Filter, frozen=True):
    """A card that costs an odd number of resources."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost % 2 == 1


class CopyOf(Filter, frozen=True):
    """A die or card of the same title as what the reference names, that one included."""

    of: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return any(card_of(g, other).title == title for other in self.of.find(g, r))


class OtherColor(Filter, frozen=True):
    """A die or card of another color than what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        color = card_of(g, subject).color
        return all(card_of(g, other).color != color for other in self.than.find(g, r))


class OnCard(Filter, frozen=True):
    """An upgrade or downgrade on a card that passes the filter."""

    filter: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        host = g.things[int(subject)].host
        return host in g.things and self.filter.test(g, r, host)


class ResolvedAs(Filter, frozen=True):
    """A die that has just been resolved as one of the symbols."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(symbol in self.symbols for symbol in r.get(RESOLVED_AS))


class HoldersOwn(Filter, frozen=True):
    """A card in play of whoever controls the card with the ability, also while another player chooses."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        holder = g.things.get(r.holder)  # gone when its player has given up
        return holder is not None and g.things[int(subject)].controller == holder.controller


class LikeChosen(Filter, frozen=True):
    """A die or card of the same title as those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return all(card_of(g, other).title == title for other in r.get(self.name))


class OnDifferent(Filter, frozen=True):
    """An upgrade on a character that bears none of those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        taken = [g.things[other].host for other in r.ids(self.name) if other != subject]
        host = g.things[int(subject)].host
        return g.is_character(host) and host not in taken


class UpgradeDieOf(Filter, frozen=True):
    """A die of an upgrade on the given cards."""

    things: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        card = g.things.get(g.dice[int(subject)].thing)
        return card is not None and card.host in self.things.find(g, r)
