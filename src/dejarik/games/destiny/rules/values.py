"""Values that abilities change: each has one pipeline from what is printed to what counts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    A_COLOR,
    BARRED,
    BLANK,
    CHARACTER,
    CLAIM_COST,
    COUNTS_AS,
    DIE_COST,
    DIE_VALUE,
    EVENT,
    HAND_SIZE,
    INCOME,
    KEPT,
    KEYWORD,
    LESS_INCOME,
    LOST_KEYWORD,
    MORE_ATTACHED,
    NOT_COUNTED,
    NOT_UNIQUE,
    OWN_COST,
    PLAY_COST,
    PLAYED_KEYWORD,
    PROTECTED,
    SHIELD_LIMIT,
    SPECIAL,
    SUBTYPES,
    X_VALUE,
    Side,
)
from dejarik.games.destiny.cards.facts import ABILITIES as ABILITIES_OF
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.kernel import Seat, Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

MOST_SHIELDS = 3  # rule: destiny.shield.maximum
ANY_NUMBER = 99  # of shields on what is no character
MOST_ATTACHED = 3
HAND_LIMIT = 5  # rule: destiny.zone.hand.limit-default
UPKEEP_INCOME = 2


def constants(g: Destiny, aspect: str) -> list[tuple[Any, Resolve]]:
    """The constant abilities that change an aspect, each with its point of view."""
    # rule: destiny.term.increase, destiny.term.decrease
    return [
        (ABILITIES[ref].constant, Resolve(ref, g.things[holder].controller, holder))
        for holder, ref in (g.cached or g.index).constants.get(aspect, ())
    ]


def health(g: Destiny, thing: int) -> int:
    """How much damage defeats the character."""
    total = CARDS[g.things[thing].card].health
    if "health" in (g.cached or g.index).constants:
        for constant, view in constants(g, "health"):
            total += constant.bonus(g, view, thing)
    return total


def remaining_health(g: Destiny, thing: int) -> int:
    """Health minus damage; shields do not count."""
    return max(0, health(g, thing) - g.things[thing].damage)  # rule: destiny.term.remaining-health


def has_keyword(g: Destiny, thing: int, keyword: str) -> bool:
    """A card has a keyword or not: gaining it twice adds nothing."""
    # rule: destiny.keyword.no-duplicates, destiny.keyword.lost-entirely
    changed = (g.cached or g.index).constants
    if LOST_KEYWORD in changed and any(
        constant.gives(g, view, thing, keyword) for constant, view in constants(g, LOST_KEYWORD)
    ):
        return False
    if ABILITIES_OF in changed and any(
        constant.takes and thing in constant.of.find(g, view) for constant, view in constants(g, ABILITIES_OF)
    ):
        return False  # rule: destiny.ability.keywords-short
    if keyword in CARDS[g.things[thing].card].keywords:
        return True
    if ABILITIES_OF in changed and any(
        constant.gives(g, view, thing, keyword) for constant, view in constants(g, ABILITIES_OF)
    ):
        return True
    return "keyword" in changed and any(
        constant.gives(g, view, thing, keyword) for constant, view in constants(g, "keyword")
    )


def subtypes(g: Destiny, subject: Subject) -> frozenset[str]:
    """The subtypes of a thing, of a die's card, or of a card elsewhere."""
    # rule: destiny.card.subtype.no-duplicates
    if isinstance(subject, str):
        return CARDS[subject].subtypes
    die = g.dice.get(subject)
    piece = g.things.get(subject) if die is None else die
    if piece is None:
        return frozenset()  # a lent die that has left the pool is no card's any more
    printed = CARDS[piece.card].subtypes
    if SUBTYPES not in (g.cached or g.index).constants and not g.lasting:
        return printed
    return printed | _gained_subtypes(g, die.thing if die is not None else subject)


def _gained_subtypes(g: Destiny, thing: int) -> frozenset[str]:
    """The subtypes that constant and lasting effects give a card in play, and so its dice."""
    # rule: destiny.die.inherits-card
    given = {
        one.subtype
        for one, view in constants(g, SUBTYPES)
        if thing in one.of.find(g, view) and (one.while_ is None or one.while_.holds(g, view))
    }
    lasting = [one.aspect.partition(" ") for one in g.lasting if one.subject == thing]
    return frozenset(given | {subtype for aspect, _, subtype in lasting if aspect == SUBTYPES})


def kept(g: Destiny, thing: int) -> list[str]:
    """The cards that a card in play remembers, because they were named for it or set aside by it."""
    marks = [one.aspect.split() for one in g.lasting if one.subject == thing]
    return [mark[1] for mark in marks if mark[0] == KEPT]


def color(g: Destiny, subject: Subject) -> str:
    """The color of a thing, of a die's card, or of a card elsewhere, as an effect may have changed it."""
    # rule: destiny.die.inherits-card
    if isinstance(subject, str):
        return CARDS[subject].color
    die = g.dice.get(subject)
    thing = die.thing if die is not None else subject
    if die is None and thing not in g.things:
        return ""
    painted = [one.aspect.partition(" ") for one in g.lasting if one.subject == thing] if g.lasting else []
    colors = [name for aspect, _, name in painted if aspect == A_COLOR]
    return colors[-1] if colors else CARDS[die.card if die is not None else g.things[subject].card].color


def counts(g: Destiny, host: int, attached: Subject) -> bool:
    """Whether an upgrade or downgrade, or a card about to be one, counts toward the limit of its host."""
    return NOT_COUNTED not in (g.cached or g.index).constants or not any(
        host in constant.of.find(g, view) and constant.filter.test(g, view, attached)
        for constant, view in constants(g, NOT_COUNTED)
    )


def most_attached(g: Destiny, host: int, kind: str) -> int:
    """How many upgrades or downgrades a card may have."""
    # rule: destiny.upgrade.limit-three, destiny.downgrade.limit-three
    if MORE_ATTACHED not in (g.cached or g.index).constants:
        return MOST_ATTACHED
    changed = constants(g, MORE_ATTACHED)
    raised = [one for one, view in changed if one.kind == kind and host in one.of.find(g, view)]
    return max(0, MOST_ATTACHED + sum(int(one.more) for one in raised))


def most_shields(g: Destiny, thing: int) -> int:
    """How many shields a card may have."""
    # rule: destiny.shield.maximum
    if not g.is_character(thing):
        return ANY_NUMBER
    if SHIELD_LIMIT not in (g.cached or g.index).constants:
        return MOST_SHIELDS
    changed = constants(g, SHIELD_LIMIT)
    return MOST_SHIELDS + sum(int(one.amount) for one, view in changed if thing in one.of.find(g, view))


def income(g: Destiny, seat: Seat) -> int:
    """How many resources a player gains in upkeep."""
    # rule: destiny.structure.upkeep.step-3-resources
    total = UPKEEP_INCOME
    for constant, view in sorted(constants(g, INCOME), key=lambda one: -int(one[0].more)):
        total = constant.changed(view, seat, total)
    for mark in [one.aspect.split() for one in g.lasting if one.subject == -1 - seat]:
        if mark[0] == LESS_INCOME:
            total = max(min(total, int(mark[2])), total - int(mark[1]))
    return total


def own_total(g: Destiny, aspect: str, field: str, seat: Seat) -> int:
    """What the constant abilities of a player's own cards add up to."""
    return sum(int(getattr(one, field)) for one, view in constants(g, aspect) if view.you == seat)


def claim_cost(g: Destiny, seat: Seat) -> int:
    """What a player has to spend to claim the battlefield."""
    if CLAIM_COST not in (g.cached or g.index).constants:
        return 0
    asking = [(one, view) for one, view in constants(g, CLAIM_COST) if view.you != seat]
    return sum(int(one.amount) for one, view in asking if one.while_.holds(g, view))


def barred(g: Destiny, seat: Seat, deed: str) -> bool:
    """Whether an opponent's constant ability keeps a player from doing something."""
    return BARRED in (g.cached or g.index).constants and any(
        constant.bars(g, view, seat, deed) for constant, view in constants(g, BARRED)
    )


def added_value(g: Destiny, die: int) -> int:
    """What constant abilities add to the value of a die in a pool; blanks and specials have none."""
    # rule: destiny.die.value.blank-special-fixed
    top = g.showing(die)
    if top is None or top.symbol in (BLANK, SPECIAL):
        return 0
    return sum(int(constant.bonus(g, view, die)) for constant, view in constants(g, DIE_VALUE))


def removable(g: Destiny, r: Resolve, die: int, by: Seat | None = None) -> bool:
    """Whether a player, usually whoever acts, can remove a die by an ability."""
    by = r.you if by is None else by
    return PROTECTED not in (g.cached or g.index).constants or not any(
        constant.protects(g, view, die, by, r) for constant, view in constants(g, PROTECTED)
    )


def counted(g: Destiny, thing: int, side: Side) -> Side:
    """A side of a card's die with the symbol that constant abilities give it."""
    # rule: destiny.reading.refusal.symbols
    for constant, view in constants(g, COUNTS_AS):
        if side.symbol in constant.symbols and thing in constant.of.find(g, view):
            side = _with_symbol(side, constant.to)
    return side


@cache
def _with_symbol(side: Side, symbol: str) -> Side:
    return msgspec.structs.replace(side, symbol=symbol, word=side.word.replace(side.symbol, symbol))


def side_discount(g: Destiny, die: int, modifiers: tuple[int, ...]) -> int:
    """What constant abilities take off the cost of the side that a die shows."""
    if DIE_COST not in (g.cached or g.index).constants:
        return 0
    return sum(int(one.discount(g, view, die, modifiers)) for one, view in constants(g, DIE_COST))


def played_has(g: Destiny, seat: Seat, card: str, keyword: str) -> bool:
    """Whether a card that a player has just played has a keyword: printed, by its own text or by others'."""
    facts = CARDS[card]
    if PLAYED_KEYWORD in (g.cached or g.index).constants and any(
        view.you == seat and constant.keyword == keyword and constant.filter.test(g, view, card)
        for constant, view in constants(g, PLAYED_KEYWORD)
    ):
        return True
    return keyword in facts.keywords or any(
        ability.constant.keyword == keyword
        and (ability.constant.while_ is None or ability.constant.while_.holds(g, Resolve(ability.ref, seat)))
        for ability in facts.abilities
        if facts.type == EVENT and ability.aspect == KEYWORD
    )


def x_value(g: Destiny, die: int) -> int:
    """The X of a die, as its card defines it."""
    # rule: destiny.term.value-x, destiny.ability.die-bound.independent-of-card
    for ability in CARDS[g.dice[die].card].abilities:
        if ability.aspect == X_VALUE:
            view = Resolve(ability.ref, g.dice[die].seat, g.dice[die].thing)
            return int(ability.constant.amount.count(g, view))
    return 0


def hand_limit(g: Destiny, seat: Seat) -> int:
    """Up to how many cards a player draws in upkeep."""
    larger: int = sum(constant.by for constant, view in constants(g, HAND_SIZE) if view.you == seat)
    return HAND_LIMIT + larger


def cost(g: Destiny, seat: Seat, card: str, host: int = 0) -> int:
    """The cost of playing a card (on a host) before replacements and "before" abilities."""
    facts = CARDS[card]
    total = facts.cost
    for ability in facts.abilities if facts.own_cost else ():
        if ability.aspect == OWN_COST:
            total -= ability.constant.discount(g, Resolve(ability.ref, seat), card)
    if PLAY_COST in (g.cached or g.index).constants:
        for constant, view in constants(g, PLAY_COST):
            if view.you == seat:
                total -= constant.discount(g, view, card, host)
    return max(0, total)


def is_unique(g: Destiny, seat: Seat, card: str) -> bool:
    """Whether a player may control only one copy of a card."""
    if not CARDS[card].unique or NOT_UNIQUE not in (g.cached or g.index).constants:
        return CARDS[card].unique
    return not any(
        view.you == seat and constant.frees(g, view, card) for constant, view in constants(g, NOT_UNIQUE)
    )


def own_dice(g: Destiny, thing: int) -> int:
    """How many dice a card has, not counting those that it has gained: with two of them it is elite."""
    # rule: destiny.character.elite, destiny.reading.jedi-trials.gained-die
    return len(g.dice_on(thing)) - g.things[thing].more_dice


def lasting_dice(g: Destiny, thing: int) -> int:
    """How many dice a card has for good: two if it is elite, even if no such die exists."""
    found = g.things[thing]
    return max(own_dice(g, thing) - found.trained, 2 if found.elite else 0)


def points(g: Destiny, thing: int) -> int:
    """The points of a character in play, elite or not."""
    # rule: destiny.character.elite
    found = g.things[thing]
    printed = CARDS[found.card].points
    if found.type != CHARACTER or not printed:
        return 0  # rule: destiny.type-change.character-loses-stats
    # rule: destiny.character.points-fixed
    return printed[1] if lasting_dice(g, thing) > 1 and len(printed) > 1 else printed[0]
