"""Constant effects: what cards change for as long as they are in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.games.cardgame.abilities.vocabulary.filters import Sight
from dejarik.games.cardgame.abilities.vocabulary.references import HOST, Reference
from dejarik.games.cardgame.cards.facts import NO_ICONS, Card, Icons, plus
from dejarik.games.cardgame.rules import values
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Lasting


class Constant(msgspec.Struct, frozen=True):
    """A constant effect on one aspect of the game."""

    aspect: ClassVar[str]

    def applies(self, g: CardGame, r: Sight) -> bool:
        return True

    def lasting(self, g: CardGame, r: Sight, until: str) -> list[Lasting]:
        """What is noted if it lasts for a while, whatever becomes of the card."""
        raise TypeError(f"{type(self).__name__} lasts as long as its card is in play")


class GainIcons(Constant, frozen=True):
    """Units gain combat icons, perhaps for each enhancement attached to them."""

    aspect: ClassVar[str] = "icons"
    icons: Icons
    to: Reference = HOST
    per_enhancement: bool = False
    when: Condition | None = None

    def applies(self, g: CardGame, r: Sight) -> bool:
        return self.when is None or self.when.holds(g, r)

    def icons_for(self, g: CardGame, r: Sight, unit: int) -> Icons:
        if unit not in self.to.find(g, r):
            return NO_ICONS
        times = len(g.attached(unit)) if self.per_enhancement else 1
        return plus(NO_ICONS, self.icons, times)

    def lasting(self, g: CardGame, r: Sight, until: str) -> list[Lasting]:
        from dejarik.games.cardgame.state import Lasting

        return [
            Lasting(self.aspect, until, thing=unit, icons=self.icons_for(g, r, unit))
            for unit in self.to.find(g, r)
        ]


class GainKeyword(Constant, frozen=True):
    """A unit gains a keyword."""

    aspect: ClassVar[str] = "keyword"
    keyword: str
    to: Reference = HOST
    when: Condition | None = None

    def applies(self, g: CardGame, r: Sight) -> bool:
        return self.when is None or self.when.holds(g, r)

    def fits(self, g: CardGame, r: Sight, thing: int) -> bool:
        return thing in self.to.find(g, r)


class MoreCapacity(Constant, frozen=True):
    """Cards have a higher, or lower, damage capacity."""

    aspect: ClassVar[str] = "capacity"
    amount: int
    to: Reference = HOST

    def fits(self, g: CardGame, r: Sight, thing: int) -> bool:
        return thing in self.to.find(g, r)


class MoreReserve(Constant, frozen=True):
    """Your reserve value is higher."""

    aspect: ClassVar[str] = "reserve"
    amount: int


class Struggle(Constant, frozen=True):
    """This card contributes Force icons to your side in the Force struggle."""

    aspect: ClassVar[str] = "struggle"
    amount: int


class FirstCheaper(Constant, frozen=True):
    """The first card of a kind that you play each turn costs less."""

    aspect: ClassVar[str] = "cost"
    type: str
    affiliation: str = ""
    amount: int = 1

    def discounts(self, g: CardGame, seat: Seat, card: Card) -> bool:
        return self.fits(card) and not any(self.fits(other) for other in values.played_this_turn(g, seat))

    def fits(self, card: Card) -> bool:
        return card.type == self.type and (not self.affiliation or card.affiliation == self.affiliation)


class CannotAttack(Constant, frozen=True):
    """This unit cannot be declared as an attacker."""

    aspect: ClassVar[str] = "cannot-attack"


class Attackers(Constant, frozen=True):
    """Only some units, or only this many, can be declared as attackers against this objective."""

    aspect: ClassVar[str] = "attackers"
    trait: str = ""
    most: int = 0


class DivideUnitDamage(Constant, frozen=True):
    """Unit damage of the enhanced unit may be divided among participating enemy units."""

    aspect: ClassVar[str] = "divide"

    def fits(self, g: CardGame, r: Sight, thing: int) -> bool:
        return thing in HOST.find(g, r)


class FirstEdgeCardFaceUp(Constant, frozen=True):
    """While this unit participates, your opponent must place the first card of an edge stack face up."""

    aspect: ClassVar[str] = "first-edge-card-face-up"

    def applies(self, g: CardGame, r: Sight) -> bool:
        return g.participating(r.holder)


class RepeatFate(Constant, frozen=True):
    """While this unit participates, you may resolve each fate card of your edge stack once more."""

    aspect: ClassVar[str] = "repeat-fate"

    def applies(self, g: CardGame, r: Sight) -> bool:
        return g.participating(r.holder)


class IgnoreMatch(Constant, frozen=True):
    """You may ignore the resource match when playing cards from your hand."""

    aspect: ClassVar[str] = "ignore-match"

    def lasting(self, g: CardGame, r: Sight, until: str) -> list[Lasting]:
        from dejarik.games.cardgame.state import Lasting

        return [Lasting(self.aspect, until, r.you)]


class MatchesAll(Constant, frozen=True):
    """Resources of the enhanced objective match every affiliation."""

    aspect: ClassVar[str] = "matches-all"

    def fits(self, g: CardGame, r: Sight, thing: int) -> bool:
        return thing in HOST.find(g, r)


class PlayFromDiscard(Constant, frozen=True):
    """You may play this unit from your discard pile as if it were in your hand."""

    aspect: ClassVar[str] = "play-from-discard"


class Untargetable(Constant, frozen=True):
    """This card cannot be targeted."""

    aspect: ClassVar[str] = "untargetable"


class EngageDial(Constant, frozen=True):
    """You may engage the Death Star dial as though it were a dark side objective."""

    aspect: ClassVar[str] = "engage-dial"


class DialDamageWins(Constant, frozen=True):
    """If the dial has this much damage or more, the light side wins."""

    aspect: ClassVar[str] = "dial-damage-wins"
    damage: int


class LoseIfDestroyed(Constant, frozen=True):
    """If this objective is destroyed, you lose the game."""

    aspect: ClassVar[str] = "lose-if-destroyed"


class CapturedInstead(Constant, frozen=True):
    """If this unit leaves play, it is captured at a dark side objective of your opponent's choice."""

    aspect: ClassVar[str] = "captured-instead"


class EntersAsEnhancement(Constant, frozen=True):
    """This card may enter play as an enhancement."""

    aspect: ClassVar[str] = "enters-as-enhancement"
