"""Constant abilities: what changes a value or a rule for as long as the card is in play.

Each names the `aspect` it changes; the state's index finds the constants of an aspect at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter
from dejarik.games.destiny.abilities.vocabulary.references import HOST, THIS, Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import (
    ABILITIES,
    ACTIVATES,
    ACTS_FIRST,
    AGAINST,
    AS_BASE,
    ASSIGNED_LAST,
    BARRED,
    CANNOT_HOST,
    CLAIM_COST,
    CLAIMERS_DICE,
    COUNTS_AS,
    DIE_COST,
    DIE_VALUE,
    DRAWS_INDIRECT,
    ELITE,
    ENTERS_EXHAUSTED,
    ENTERS_WITH,
    EVENT,
    HAND_SIZE,
    HEALTH,
    INCOME,
    KEYWORD,
    LEAVES_ASIDE,
    LIMIT,
    LOST_KEYWORD,
    MODIFIES_ANY,
    MORE_ATTACHED,
    NO_ACTIVATION,
    NO_RESTRICTIONS,
    NOT_COUNTED,
    NOT_UNIQUE,
    ONCE,
    OPENING,
    OWN_COST,
    PLAY_COST,
    PLAYED_KEYWORD,
    PROTECTED,
    RESOLVE_AS,
    RESOLVE_LIMIT,
    RESOLVED_AT,
    ROLL_OFF,
    SELF_DISCARD,
    SHARED_SHIELDS,
    SHIELD_LIMIT,
    SHUFFLES_IN,
    SUBTYPES,
    TAKES_INDIRECT_AS,
    TEAM_POINTS,
    UNBLOCKABLE,
    UNPLAYABLE,
    UNTURNABLE,
    X_VALUE,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import marking

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Ability, Resolve
    from dejarik.games.destiny.state import Destiny


class Constant(msgspec.Struct, frozen=True):
    """An ongoing ability."""

    @property
    def aspect(self) -> str:
        """What it changes, as the index files it."""
        raise TypeError(f"{type(self).__name__} changes nothing")


class MoreHealth(Constant, frozen=True):
    """What the reference names, or all that is selected, has more health, while the condition holds."""

    amount: int | Amount
    of: Reference | Select
    while_: Condition | None = None

    aspect = HEALTH

    def bonus(self, g: Destiny, r: Resolve, thing: int) -> int:
        if thing not in self.of.find(g, r) or (self.while_ is not None and not self.while_.holds(g, r)):
            return 0
        return amount(g, r, self.amount)


class MoreShields(Constant, frozen=True):
    """What the reference names, or all that is selected, may have more shields."""

    amount: int
    of: Reference | Select

    aspect = SHIELD_LIMIT


class EntersWith(Constant, frozen=True):
    """This card enters play with this many resources on it."""

    resources: int

    aspect = ENTERS_WITH


class EntersExhausted(Constant, frozen=True):
    """This card enters play exhausted."""

    aspect = ENTERS_EXHAUSTED


class ResolvedOnlyAt(Constant, frozen=True):
    """This die can be resolved only against the character that the reference names; bound to the die."""

    at: Reference = HOST

    aspect = RESOLVED_AT


class ResolvedAgainst(Constant, frozen=True):
    """You can resolve your dice that pass the filter as this symbol against this card, too, which is no
    character."""

    symbol: str
    filter: Filter

    aspect = AGAINST

    def allows(self, g: Destiny, r: Resolve, seat: int, die: int, symbol: str) -> bool:
        return seat == r.you and symbol == self.symbol and self.filter.test(g, r, die)


class CannotBeActivated(Constant, frozen=True):
    """What the reference names cannot be activated."""

    # rule: destiny.effect.negative-precedence
    of: Reference = HOST

    aspect = NO_ACTIVATION


class ActsFirst(Constant, frozen=True):
    """You must activate this card as your first action each round, if able, unless the condition holds."""

    unless: Condition | None = None

    aspect = ACTS_FIRST


class CannotBeTurned(Constant, frozen=True):
    """Your dice cannot be turned by opponents."""

    aspect = UNTURNABLE


class LeavesAside(Constant, frozen=True):
    """If this card would leave play, it is set aside instead, while the condition holds."""

    while_: Condition | None = None

    aspect = LEAVES_ASIDE


class AssignedLast(Constant, frozen=True):
    """Indirect damage must be assigned to this character last."""

    aspect = ASSIGNED_LAST


class ShufflesIn(Constant, frozen=True):
    """Before you draw your starting hand, shuffle up to so many set-aside copies of a card into your deck."""

    card: str
    most: int

    aspect = SHUFFLES_IN


class HasKeyword(Constant, frozen=True):
    """What the reference names, or all that is selected, has a keyword, while the condition holds."""

    keyword: str
    of: Reference | Select = THIS
    while_: Condition | None = None

    aspect = KEYWORD

    def gives(self, g: Destiny, r: Resolve, thing: int, keyword: str) -> bool:
        return (
            keyword == self.keyword
            and thing in self.of.find(g, r)
            and (self.while_ is None or self.while_.holds(g, r))
        )


class PlayedHave(Constant, frozen=True):
    """Cards you play that pass the filter have a keyword."""

    keyword: str
    filter: Filter

    aspect = PLAYED_KEYWORD


class DiscardThisIf(Constant, frozen=True):
    """The card is discarded from play as soon as the condition holds."""

    condition: Condition

    aspect = SELF_DISCARD


class CannotPlayOnThis(Constant, frozen=True):
    """You cannot play cards that pass the filter on this card, or nobody can on the one it is attached to."""

    filter: Filter
    of: Reference = THIS
    anybody: bool = False

    aspect = CANNOT_HOST

    def bars(self, g: Destiny, r: Resolve, seat: int, card: str, host: int) -> bool:
        # rule: destiny.effect.negative-precedence
        barred = (self.anybody or r.you == seat) and host in self.of.find(g, r)
        return barred and self.filter.test(g, r, card)


class CannotBePlayed(Constant, frozen=True):
    """Nobody can play cards that pass the filter."""

    # rule: destiny.effect.negative-precedence
    filter: Filter

    aspect = UNPLAYABLE


class TeamPoints(Constant, frozen=True):
    """While building a team, characters that pass the filter cost this many points more."""

    change: int
    filter: Filter

    aspect = TEAM_POINTS


class LosesKeyword(Constant, frozen=True):
    """What the reference names has lost a keyword, however often it has it."""

    keyword: str
    of: Reference = THIS

    aspect = LOST_KEYWORD

    def gives(self, g: Destiny, r: Resolve, thing: int, keyword: str) -> bool:
        return keyword == self.keyword and thing in self.of.find(g, r)


class XIs(Constant, frozen=True):
    """What the X on this card's die is equal to; bound to the die, wherever the card is."""

    amount: Amount

    aspect = X_VALUE


class MoreAttached(Constant, frozen=True):
    """What the reference names, or all that is selected, may have more upgrades or downgrades, or fewer."""

    kind: str
    of: Reference | Select = THIS
    more: int = 1

    aspect = MORE_ATTACHED


class NotCounted(Constant, frozen=True):
    """Upgrades that pass the filter do not count toward the limit of this character, or of another."""

    filter: Filter
    of: Reference = THIS

    aspect = NOT_COUNTED


class ModifiesAnySymbol(Constant, frozen=True):
    """The sides of this die without a symbol may modify any symbol, on dice that pass the filter if there is
    one; bound to the die."""

    filter: Filter | None = None

    aspect = MODIFIES_ANY


class Cheaper(Constant, frozen=True):
    """Cards you play that pass the filter cost less, while the condition holds: without a filter this card
    itself; with `first`, only the first of them each round, or in the whole game; with `on_this`, those that
    are played on this."""

    by: int | Amount
    filter: Filter | None = None
    first: bool = False
    while_: Condition | None = None
    on_this: bool = False
    game: bool = False  # not each round

    @property
    def aspect(self) -> str:
        return OWN_COST if self.filter is None else PLAY_COST

    def discount(self, g: Destiny, r: Resolve, card: str, host: int = 0) -> int:
        if self.on_this and host != r.holder:
            return 0
        if self.while_ is not None and not self.while_.holds(g, r):
            return 0
        if self.filter is not None and not self.filter.test(g, r, card):
            return 0
        return 0 if self.first and self._has_played(g, r) else amount(g, r, self.by)

    def _has_played(self, g: Destiny, r: Resolve) -> bool:
        """Whether you have already played such a card this round, or in this game."""
        if self.game:
            mark = f"{ONCE} {r.ability}"
            return any(one.aspect == mark and one.subject == r.holder for one in g.lasting)
        return any(
            isinstance(event, ev.Announced)
            and event.seat == r.you
            and (not self.on_this or event.host == r.holder)
            and (self.filter is None or self.filter.test(g, r, event.card))
            for event in g.history
        )

    def heed(self, g: Destiny, r: Resolve, card: str, host: int) -> None:
        """Remember, if it will matter, that such a card is played."""
        if not self.game or self._has_played(g, r) or self.filter is None:
            return
        if (not self.on_this or host == r.holder) and self.filter.test(g, r, card):
            marking.last(g, f"{ONCE} {r.ability}", r.holder, g.round, marking.FOR_GOOD)


class NoRestrictionsOnThis(Constant, frozen=True):
    """You can play cards that pass the filter on this character, ignoring their play restrictions."""

    filter: Filter

    aspect = NO_RESTRICTIONS


class MoreIncome(Constant, frozen=True):
    """Each player, or each opponent, gains this many more resources in upkeep, or fewer."""

    more: int
    opponents: bool = False
    least: int = 0  # but this many at least

    aspect = INCOME

    def changed(self, r: Resolve, seat: int, income: int) -> int:
        if self.opponents and seat == r.you:
            return income
        return max(min(income, self.least), income + self.more)


class StartsWith(Constant, frozen=True):
    """You start the game with more resources."""

    resources: int

    aspect = OPENING


class RollBonus(Constant, frozen=True):
    """You add something to your roll for the battlefield."""

    more: int

    aspect = ROLL_OFF


class CostsToClaim(Constant, frozen=True):
    """Your opponents must spend resources to claim the battlefield, while the condition holds."""

    amount: int
    while_: Condition

    aspect = CLAIM_COST


class TakesIndirectAs(Constant, frozen=True):
    """You may assign indirect damage to this card as if it were a character with so much health."""

    health: int

    aspect = TAKES_INDIRECT_AS


class DrawsIndirect(Constant, frozen=True):
    """Indirect damage that its controller assigns must be assigned to the character, if able."""

    of: Reference = HOST

    aspect = DRAWS_INDIRECT


class SharesItsShields(Constant, frozen=True):
    """The shields from this die can be distributed among your characters; bound to the die."""

    aspect = SHARED_SHIELDS


class LargerHand(Constant, frozen=True):
    """Your hand size is so much larger."""

    by: int

    aspect = HAND_SIZE


class GainsSubtype(Constant, frozen=True):
    """What the reference names, or all that is selected, has a subtype as well, while the condition holds."""

    subtype: str
    of: Reference | Select = HOST
    while_: Condition | None = None

    aspect = SUBTYPES


class ResolveAs(Constant, frozen=True):
    """You may resolve dice that show certain symbols as if they showed another, with another value if given.

    Concerns your dice that pass the filter, or the dice of this card if there is none.
    """

    symbols: tuple[str, ...]
    to: str
    filter: Filter | None = None
    value: int = -1
    while_: Condition | None = None

    aspect = RESOLVE_AS

    def leads(self, g: Destiny, r: Resolve, die: int, symbol: str) -> bool:
        """Whether this die, shown or counted as `symbol`, may count as the other one."""
        if symbol not in self.symbols or (self.while_ is not None and not self.while_.holds(g, r)):
            return False
        if self.filter is None:
            return g.dice[die].thing == r.holder
        return self.filter.test(g, r, die)


class SymbolsAre(Constant, frozen=True):
    """These symbols on the own dice of what the reference names are another symbol instead."""

    symbols: tuple[str, ...]
    to: str
    of: Reference = HOST

    aspect = COUNTS_AS


class ResolvesClaimersDice(Constant, frozen=True):
    """You may resolve dice of players who have claimed this round, as if they were in your pool."""

    aspect = CLAIMERS_DICE


class OneDieEachTurn(Constant, frozen=True):
    """Only one of the character's dice can be resolved in each turn, and it cannot be modified."""

    of: Reference = HOST

    aspect = RESOLVE_LIMIT


class UnblockableDie(Constant, frozen=True):
    """Damage dealt by this card's die, or by dice that it modifies, is unblockable."""

    of: Reference = THIS

    aspect = UNBLOCKABLE


class CopiesNotUnique(Constant, frozen=True):
    """While the condition holds, your copies of this card are not unique."""

    while_: Condition

    aspect = NOT_UNIQUE

    def frees(self, g: Destiny, r: Resolve, card: str) -> bool:
        # rule: destiny.clarification.rexs-blaster-pistol.on-rex
        return g.card(r.holder).title == CARDS[card].title and self.while_.holds(g, r)


class LimitPerCharacter(Constant, frozen=True):
    """The character bearing this upgrade may have this many upgrades of a sort."""

    most: int
    filter: Filter

    aspect = LIMIT


class MakesElite(Constant, frozen=True):
    """The character is elite."""

    of: Reference = HOST

    aspect = ELITE


class HasAbilitiesOf(Constant, frozen=True):
    """This card has the abilities of other cards in play as well."""

    select: Select
    of: Reference = THIS

    aspect = ABILITIES
    takes: ClassVar = False

    def change(self, g: Destiny, r: Resolve, thing: int, had: tuple[Ability, ...]) -> tuple[Ability, ...]:
        # rule: destiny.clarification.plo-koon.multiple-copies-of-ability
        others = [int(other) for other in self.select.find(g, r)]
        gained = [
            ability for other in others for ability in g.card(other).abilities if ability.aspect != ABILITIES
        ]
        return (*had, *gained)

    def gives(self, g: Destiny, r: Resolve, thing: int, keyword: str) -> bool:
        """A keyword is an ability, too; to have it twice adds nothing."""
        # rule: destiny.ability.keywords-short, destiny.keyword.no-duplicates
        others = [int(other) for other in self.select.find(g, r)]
        return thing in self.of.find(g, r) and any(keyword in g.card(other).keywords for other in others)


class LosesAbilities(Constant, frozen=True):
    """What the reference names has no abilities, keywords included, or none but its specials."""

    of: Reference = HOST
    but_specials: bool = False

    aspect = ABILITIES
    takes: ClassVar = True

    def change(self, g: Destiny, r: Resolve, thing: int, had: tuple[Ability, ...]) -> tuple[Ability, ...]:
        # rule: destiny.effect.negative-precedence
        return tuple(ability for ability in had if self.but_specials and ability.clause == "special")

    def gives(self, g: Destiny, r: Resolve, thing: int, keyword: str) -> bool:
        return False


class CanBeActivated(Constant, frozen=True):
    """What the reference names can be activated although it has no die."""

    of: Reference = THIS

    aspect = ACTIVATES


class OpponentsCannot(Constant, frozen=True):
    """Your opponents cannot do something, while the condition holds."""

    # rule: destiny.effect.negative-precedence
    deed: str
    while_: Condition | None = None

    aspect = BARRED

    def bars(self, g: Destiny, r: Resolve, seat: int, deed: str) -> bool:
        if deed != self.deed or seat == r.you:
            return False
        return self.while_ is None or self.while_.holds(g, r)


class DiceWorthMore(Constant, frozen=True):
    """The value of dice that pass the filter is higher, while the condition holds."""

    # rule: destiny.term.increase
    by: int | Amount
    filter: Filter
    while_: Condition | None = None

    aspect = DIE_VALUE

    def bonus(self, g: Destiny, r: Resolve, die: int) -> int:
        if not self.filter.test(g, r, die) or (self.while_ is not None and not self.while_.holds(g, r)):
            return 0
        return amount(g, r, self.by)


class CannotBeRemoved(Constant, frozen=True):
    """Your dice that pass the filter cannot be removed by opponents; or only while another die of yours that
    passes a second filter lies in your pool. Or not by opponents' effects, or only their events of one color,
    whoever is to remove them."""

    filter: Filter
    beside: Filter | None = None
    effects: bool = False
    events: str = ""

    aspect = PROTECTED

    def protects(self, g: Destiny, r: Resolve, die: int, by: int, removal: Resolve) -> bool:
        # rule: destiny.effect.negative-precedence
        by = removal.author if self.effects or self.events else by
        if by == r.you or g.dice[die].seat != r.you or not self.filter.test(g, r, die):
            return False
        source = CARDS.get(removal.ability.partition(".")[0])
        if self.events and (source is None or (source.type, source.color) != (EVENT, self.events)):
            return False
        others = [other for other in g.pool(r.you) if other != die]
        return self.beside is None or any(self.beside.test(g, r, other) for other in others)


class DieCheaper(Constant, frozen=True):
    """Sides of dice that pass the filter cost less, while the condition holds; or only while such a die is
    modified by the die of this card."""

    by: int | Amount
    filter: Filter
    while_: Condition | None = None
    modified: bool = False

    aspect = DIE_COST

    def discount(self, g: Destiny, r: Resolve, die: int, modifiers: tuple[int, ...]) -> int:
        # rule: destiny.term.decrease
        if not self.filter.test(g, r, die) or (self.while_ is not None and not self.while_.holds(g, r)):
            return 0
        if self.modified and all(g.dice[other].thing != r.holder for other in modifiers):
            return 0
        return amount(g, r, self.by)


class AsBase(Constant, frozen=True):
    """You can resolve dice that pass the filter and show a modifier as if they showed none."""

    filter: Filter
    while_: Condition | None = None

    aspect = AS_BASE

    def frees(self, g: Destiny, r: Resolve, die: int) -> bool:
        return self.filter.test(g, r, die) and (self.while_ is None or self.while_.holds(g, r))
