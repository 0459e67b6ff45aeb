"""Rare mechanisms as bots and learners see them: cards that win, tokens that cards need, marks on players.

What a card does is read from its definition, so that a new card of a kind needs no word here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from dejarik.games.destiny.abilities.vocabulary.battlefield import WinGame
from dejarik.games.destiny.abilities.vocabulary.conditions import Is
from dejarik.games.destiny.abilities.vocabulary.damage import GiveShields, Heal, MoveDamage
from dejarik.games.destiny.abilities.vocabulary.filters import Number
from dejarik.games.destiny.abilities.vocabulary.logic import Not
from dejarik.games.destiny.abilities.vocabulary.references import THIS
from dejarik.games.destiny.cards.facts import (
    ACTION_NEXT_TURN,
    CANNOT_NEXT,
    CANNOT_NOW,
    MUST_NEXT,
    MUST_PASS,
    MUST_PASS_ONCE,
    NEXT_PLAYED,
    ONE_DIE,
    outside,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.kernel import Seat, code

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing

TOKENS: Final = ("resources", "shields", "damage")
MARKS: Final = (
    MUST_PASS,
    MUST_PASS_ONCE,
    MUST_NEXT,
    CANNOT_NEXT,
    CANNOT_NOW,
    ONE_DIE,
    ACTION_NEXT_TURN,
    NEXT_PLAYED,
)


class Aim(msgspec.Struct, frozen=True):
    """The number of tokens with which a card wins the match, or opens the way to it."""

    tokens: str  # "resources", "shields" or "damage"
    start: int  # as many lie on it at first
    goal: int


@cache
def aim(card: str) -> Aim | None:
    """What a card that can win is about."""
    for ability in CARDS[card].abilities:
        parts = list(code.parts_of(ability.effect))
        if not any(isinstance(part, WinGame) for part in parts):
            continue
        for part in parts:
            if not isinstance(part, Is) or part.what != THIS:
                continue
            none = isinstance(part.filter, Not)  # "no shields" is: not one or more
            counted = part.filter.of if isinstance(part.filter, Not) else part.filter
            if isinstance(counted, Number) and counted.measure in TOKENS and isinstance(counted.number, int):
                return Aim(counted.measure, _at_first(card, counted.measure), counted.number - none)
    return None


def progress(thing: Thing) -> float | None:
    """How far a card that can win has come, from 0 to 1; None for all others."""
    found = aim(thing.card)
    if found is None:
        return None
    gone: int = getattr(thing, found.tokens) - found.start
    return min(1.0, max(0.0, gone / (found.goal - found.start)))


@cache
def uses_up_damage(card: str) -> bool:
    """Whether the damage on a card is its ammunition: actions of its own move it or take it off."""
    parts = (
        part
        for ability in CARDS[card].abilities
        if ability.clause in ("action", "power_action")
        for part in code.parts_of(ability.effect)
    )
    return any(
        (isinstance(part, MoveDamage) and part.from_ == THIS)
        or (isinstance(part, Heal) and part.what == THIS)
        for part in parts
    )


@cache
def is_flipped(card: str) -> bool:
    """Whether another side than the first of a double-sided card is up."""
    return card != outside(card)


def marks(g: Destiny, seat: Seat) -> Iterator[str]:
    """What binds a player's next turn or card, or frees it."""
    for one in g.lasting:
        aspect = one.aspect.partition(" ")[0]
        if aspect in MARKS and one.subject in (seat, -1 - seat) and one.first <= g.round <= one.last:
            yield aspect


def _at_first(card: str, tokens: str) -> int:
    """How many tokens the card gives itself."""
    parts = [part for ability in CARDS[card].abilities for part in code.parts_of(ability.effect)]
    given = [part.amount for part in parts if isinstance(part, GiveShields) and part.to == THIS]
    return max((one for one in given if isinstance(one, int)), default=0) if tokens == "shields" else 0
