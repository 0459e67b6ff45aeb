"""Selectors: which dice, cards in play or cards elsewhere an effect may choose, and how many.

Written as a card says it: `a_die(Showing(DAMAGE))`, `up_to(2, your_dice(DROID))`, `each(characters())`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dejarik.games.destiny.abilities.ability import MINE, SPOTTED
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import (
    A_PLAYERS,
    AN_OPPONENTS,
    ANYBODYS,
    CALLERS,
    OPPONENTS,
    THAT_PLAYERS,
    YOURS,
    OfWhom,
)
from dejarik.games.destiny.cards.facts import CHARACTER, DOWNGRADE, PLOT, SUPPORT, TYPES, UPGRADE
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
    from dejarik.games.destiny.state import Destiny


DIE_IN_POOL: Final = "die"
DIE_ON_CARD: Final = "die-on-card"
DIE_ANYWHERE: Final = "die-anywhere"  # in a pool or on its card
IN_HAND: Final = "hand"
IN_DISCARD: Final = "discard"
IN_PLAY: Final = "play"
Zone = Literal["die", "die-on-card", "die-anywhere", "hand", "discard", "play"]
MANY: Final = 99  # any number: more than there ever are


class Select(msgspec.Struct, frozen=True):
    """A selection of dice (`die`, `die-on-card`) or cards (`play`, `hand`, `discard`)."""

    zone: Zone
    types: tuple[str, ...] = ()
    whose: OfWhom = ANYBODYS
    where: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 1
    every: bool = False
    worth: int = 0  # dice with this combined value or more
    within: int = -1  # dice with this combined value or less
    number: Amount | None = None  # this many, or as many as there are; up to this many if `least` is 0

    def bounds(self, g: Destiny, r: Resolve) -> tuple[int, int]:
        """How many have to be chosen, and how many can be."""
        if self.number is None:
            return self.least, self.most
        wanted = self.number.count(g, r)
        return (wanted if self.least else 0), wanted

    def suffices(self, g: Destiny, r: Resolve) -> bool:
        """Whether a cost can be paid with it: there are as many as it takes."""
        least = self.bounds(g, r)[0] if self.number is not None else max(1, self.least)
        return sum(self.copies(g, r, one) for one in self.find(g, r)) >= least

    @property
    def may_be_none(self) -> bool:
        """Whether choosing none of them is enough."""
        return not (self.least or self.every or self.worth or self.number)

    def worth_enough(self, g: Destiny, dice: Iterable[Subject]) -> bool:
        # rule: destiny.term.combined-value
        return not self.worth or sum(g.value(int(die)) for die in dice) >= self.worth

    def find(self, g: Destiny, r: Resolve) -> list[Subject]:
        """All that fits, in a canonical order."""
        found: list[Subject] = []
        for seat in self.seats(g, r):
            # rule: destiny.zone.pool.manipulate
            if self.zone == DIE_IN_POOL:
                found += g.pool(seat)
            elif self.zone == IN_PLAY:
                found += [
                    thing.id
                    for thing in g.things.values()
                    if thing.controller == seat and thing.type in self.types
                ]
            elif self.zone == IN_HAND:
                found += sorted(set(g.hands[seat]))
            elif self.zone == IN_DISCARD:
                found += sorted(set(g.discards[seat]))
            elif self.zone == DIE_ANYWHERE:
                found += [die.id for die in g.dice.values() if die.seat == seat]
            else:
                found += [
                    die.id
                    for die in g.dice.values()
                    if die.side < 0
                    and not die.captor
                    and die.seat == seat
                    and die.thing in g.things
                    and g.things[die.thing].type in self.types
                ]
        for condition in self.where:
            found = [one for one in found if condition.test(g, r, one)]
        return found

    def copies(self, g: Destiny, r: Resolve, one: Subject) -> int:
        """How many cards an entry of the selection stands for: a hand or pile offers copies once."""
        piles = g.hands if self.zone == IN_HAND else g.discards if self.zone == IN_DISCARD else None
        return sum(piles[seat].count(str(one)) for seat in self.seats(g, r)) if piles is not None else 1

    def seats(self, g: Destiny, r: Resolve) -> list[int]:
        """Whose dice or cards they are."""
        # rule: destiny.term.controller.your
        if self.whose == YOURS:
            return [r.you]
        if self.whose == OPPONENTS:
            return g.opponents(r.you)
        if self.whose == AN_OPPONENTS:
            return r.ids("opponent")
        if self.whose in (A_PLAYERS, THAT_PLAYERS):
            return r.ids("player")
        if self.whose == CALLERS:
            return r.ids(MINE)[:1]
        return list(range(g.seats))


class Spot(Select, frozen=True):
    """A selection of yours that is spotted: sometimes an opponent's cards serve as if they were yours."""

    def seats(self, g: Destiny, r: Resolve) -> list[int]:
        # rule: destiny.term.spot.own-only, destiny.reading.thrawn.spotting
        return [r.you, *r.ids(SPOTTED)] if self.whose == YOURS else super().seats(g, r)


def a_die(*where: Filter) -> Select:
    return Select(DIE_IN_POOL, where=where)


def your_die(*where: Filter) -> Select:
    return Select(DIE_IN_POOL, whose=YOURS, where=where)


def opponents_die(*where: Filter) -> Select:
    """A die of any opponent."""
    return Select(DIE_IN_POOL, whose=OPPONENTS, where=where)


def an_opponents_dice(*where: Filter) -> Select:
    """Dice that all belong to one opponent, chosen first."""
    return Select(DIE_IN_POOL, whose=AN_OPPONENTS, where=where)


def that_players_die(*where: Filter) -> Select:
    """A die of the player chosen before."""
    return Select(DIE_IN_POOL, whose=THAT_PLAYERS, where=where)


def callers_die(*where: Filter) -> Select:
    """A die of the player whose ability it is, while another player chooses."""
    return Select(DIE_IN_POOL, whose=CALLERS, where=where)


def your_die_on_card(*where: Filter) -> Select:
    """A die lying on one of your characters or supports in play."""
    return Select(DIE_ON_CARD, (CHARACTER, SUPPORT), YOURS, where)


def a_character(*where: Filter) -> Select:
    return Select(IN_PLAY, (CHARACTER,), where=where)


def your_character(*where: Filter) -> Select:
    return Select(IN_PLAY, (CHARACTER,), YOURS, where)


def opponents_character(*where: Filter) -> Select:
    return Select(IN_PLAY, (CHARACTER,), OPPONENTS, where)


def an_opponents_character(*where: Filter) -> Select:
    """Characters that all belong to one opponent, chosen first."""
    return Select(IN_PLAY, (CHARACTER,), AN_OPPONENTS, where)


def a_die_anywhere(*where: Filter) -> Select:
    """A die in a pool or on its card."""
    return Select(DIE_ANYWHERE, where=where)


def a_die_on_your_character(*where: Filter) -> Select:
    """A die lying on one of your characters."""
    return Select(DIE_ON_CARD, (CHARACTER,), YOURS, where)


def a_die_on_your_card(*where: Filter) -> Select:
    """A die lying on one of your cards in play."""
    return Select(DIE_ON_CARD, (CHARACTER, SUPPORT, UPGRADE), YOURS, where)


def your_die_anywhere(*where: Filter) -> Select:
    """A die of yours, in your pool or on its card."""
    return Select(DIE_ANYWHERE, whose=YOURS, where=where)


def a_card_in_play(*where: Filter) -> Select:
    """A character, support, upgrade or downgrade."""
    return Select(IN_PLAY, (CHARACTER, SUPPORT, UPGRADE, DOWNGRADE), where=where)


def a_die_on_a_character(*where: Filter) -> Select:
    """A die lying on anybody's character."""
    return Select(DIE_ON_CARD, (CHARACTER,), where=where)


def a_plot(*where: Filter) -> Select:
    return Select(IN_PLAY, (PLOT,), where=where)


def your_plot(*where: Filter) -> Select:
    return Select(IN_PLAY, (PLOT,), YOURS, where)


def a_support(*where: Filter) -> Select:
    return Select(IN_PLAY, (SUPPORT,), where=where)


def your_support(*where: Filter) -> Select:
    return Select(IN_PLAY, (SUPPORT,), YOURS, where)


def opponents_support(*where: Filter) -> Select:
    """A support of any opponent."""
    return Select(IN_PLAY, (SUPPORT,), OPPONENTS, where)


def a_support_or_upgrade(*where: Filter) -> Select:
    return Select(IN_PLAY, (SUPPORT, UPGRADE), where=where)


def your_card_in_play(*where: Filter) -> Select:
    """A character, support, upgrade or downgrade you control: no plot."""
    return Select(IN_PLAY, (CHARACTER, SUPPORT, UPGRADE, DOWNGRADE), YOURS, where)


def your_card_of_any_type(*where: Filter) -> Select:
    """A card in play that you control, plots and the battlefield included."""
    return Select(IN_PLAY, TYPES, YOURS, where)


def a_card_of_any_type(*where: Filter) -> Select:
    """A card in play, plots and the battlefield included."""
    return Select(IN_PLAY, TYPES, where=where)


def opponents_card_of_any_type(*where: Filter) -> Select:
    """A card in play that an opponent controls, plots and the battlefield included."""
    return Select(IN_PLAY, TYPES, OPPONENTS, where)


def an_opponents_card_of_any_type(*where: Filter) -> Select:
    """A card in play of one opponent, chosen first; plots and the battlefield included."""
    return Select(IN_PLAY, TYPES, AN_OPPONENTS, where)


def opponents_card(*where: Filter) -> Select:
    """An opponent's upgrade, downgrade or support."""
    return Select(IN_PLAY, (SUPPORT, UPGRADE, DOWNGRADE), OPPONENTS, where)


def your_support_or_upgrade(*where: Filter) -> Select:
    return Select(IN_PLAY, (SUPPORT, UPGRADE), YOURS, where)


def card_in_play(*where: Filter) -> Select:
    """An upgrade, downgrade or support."""
    return Select(IN_PLAY, (SUPPORT, UPGRADE, DOWNGRADE), where=where)


def your_character_or_support(*where: Filter) -> Select:
    return Select(IN_PLAY, (CHARACTER, SUPPORT), YOURS, where)


def opponents_character_or_support(*where: Filter) -> Select:
    return Select(IN_PLAY, (CHARACTER, SUPPORT), OPPONENTS, where)


def an_upgrade(*where: Filter) -> Select:
    return Select(IN_PLAY, (UPGRADE,), where=where)


def your_upgrade(*where: Filter) -> Select:
    return Select(IN_PLAY, (UPGRADE,), YOURS, where)


def a_downgrade(*where: Filter) -> Select:
    return Select(IN_PLAY, (DOWNGRADE,), where=where)


def card_in_hand(*where: Filter) -> Select:
    return Select(IN_HAND, whose=YOURS, where=where)


def card_in_discard(*where: Filter) -> Select:
    return Select(IN_DISCARD, whose=YOURS, where=where)


def card_in_callers_discard(*where: Filter) -> Select:
    """A card in the discard pile of the player whose ability it is, while another player chooses."""
    return Select(IN_DISCARD, whose=CALLERS, where=where)


def an_opponents_card(*where: Filter) -> Select:
    """An upgrade, downgrade or support of one opponent, chosen first."""
    return Select(IN_PLAY, (SUPPORT, UPGRADE, DOWNGRADE), AN_OPPONENTS, where)


def your_downgrade(*where: Filter) -> Select:
    """A downgrade that you control."""
    return Select(IN_PLAY, (DOWNGRADE,), YOURS, where)


def card_in_their_discard(*where: Filter) -> Select:
    """A card in the discard pile of one opponent, chosen first."""
    return Select(IN_DISCARD, whose=AN_OPPONENTS, where=where)


def card_in_a_discard(*where: Filter) -> Select:
    """A card in the discard pile of one player, yourself included, chosen first."""
    return Select(IN_DISCARD, whose=A_PLAYERS, where=where)


def spotted(select: Select) -> Spot:
    """Cards of yours in play that are spotted, or dice of what was spotted before."""
    return Spot(**{field: getattr(select, field) for field in select.__struct_fields__})


def up_to(most: int, select: Select) -> Select:
    return msgspec.structs.replace(select, least=0, most=most)


def exactly(number: int, select: Select) -> Select:
    """This many, or as many as there are."""
    return msgspec.structs.replace(select, least=number, most=number)


def any_number(select: Select) -> Select:
    # rule: destiny.term.choose.any-number-zero
    return msgspec.structs.replace(select, least=0, most=MANY)


def one_or_more(select: Select) -> Select:
    return msgspec.structs.replace(select, least=1, most=MANY)


def worth(value: int, select: Select) -> Select:
    """Any number of dice with this combined value or more."""
    return msgspec.structs.replace(select, least=0, most=MANY, worth=value)


def within(value: int, select: Select) -> Select:
    """Dice whose combined value is this or less."""
    return msgspec.structs.replace(select, within=value)


def so_many(number: Amount, select: Select) -> Select:
    """As many as an amount says."""
    return msgspec.structs.replace(select, number=number)


def at_most(number: Amount, select: Select) -> Select:
    """Up to as many as an amount says."""
    return msgspec.structs.replace(select, least=0, number=number)


def each(select: Select) -> Select:
    """All that fit, without choosing."""
    return msgspec.structs.replace(select, every=True)
