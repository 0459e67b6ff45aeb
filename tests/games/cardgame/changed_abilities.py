"""Abilities that do nothing, and abilities that ask for less: what the tests of each ability have to notice.

Definitions are values, so other ones can be made from them: without the effect, or without one of the
restrictions (a condition, a cost, a limit, whose things, which kind, which event exactly).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

import msgspec

from dejarik.games.cardgame.abilities.ability import Ability, Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
from dejarik.games.cardgame.abilities.vocabulary.playing import PlayThisAsParticipant
from dejarik.games.cardgame.abilities.vocabulary.references import ANYBODY
from dejarik.games.cardgame.abilities.vocabulary.selectors import ANYBODYS, Select
from dejarik.games.cardgame.abilities.vocabulary.triggers import Trigger
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.rules import discarding, index, windows
from dejarik.games.cardgame.state import CardGame
from dejarik.kernel import Step

CACHES = (discarding.order_matters, windows.action_from_hand, index.answers_in, index.played_from_discard)
NOTHING: dict[str, Any] = {"when": None, "who": ANYBODY, "why": "", "to": ""}


class Nothing(Effect, frozen=True):
    """No effect at all."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        return None


def without_effect(ability: Ability) -> Ability | None:
    """The ability with its price and targets, but for nothing; what is only asked for is not there at all."""
    if ability.constant is not None or isinstance(ability.effect, PlayThisAsParticipant):
        return None
    return changed(ability, effect=Nothing())


def loosened(ability: Ability) -> Iterator[tuple[str, Ability]]:
    """The ability without one of its restrictions, for each of them."""
    if ability.when is not None:
        yield f"when {ability.when}", changed(ability, when=None)
    if ability.limit:
        yield ability.limit, changed(ability, limit="")
    for place, cost in enumerate(ability.costs):
        yield f"cost {cost}", changed(ability, costs=(*ability.costs[:place], *ability.costs[place + 1 :]))
    for field in ("trigger", "effect", "constant", "targets"):
        for name, part in _looser(getattr(ability, field)):
            yield f"{field} {name}", changed(ability, **{field: part})


def _looser(part: Any) -> Iterator[tuple[str, Any]]:
    """A tree of values with one restriction less somewhere in it."""
    if isinstance(part, tuple):
        for place, item in enumerate(part):
            for name, other in _looser(item):
                yield name, (*part[:place], other, *part[place + 1 :])
    if not isinstance(part, msgspec.Struct):
        return
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(part, Select) and field == "whose" and value != ANYBODYS:
            yield f"whose {value}", msgspec.structs.replace(part, whose=ANYBODYS)
        elif isinstance(part, Trigger | Constant) and field in NOTHING and value != NOTHING[field]:
            if field != "to" or isinstance(part, Trigger):
                yield f"{field} {value}", msgspec.structs.replace(part, **{field: NOTHING[field]})
        elif field in ("where", "what", "marks") and isinstance(value, tuple):
            for place, item in enumerate(value):
                rest = (*value[:place], *value[place + 1 :])
                yield f"{field} {item}", msgspec.structs.replace(part, **{field: rest})
        if field not in ("where", "what", "marks", "when"):
            for name, other in _looser(value):
                yield name, msgspec.structs.replace(part, **{field: other})


def changed(ability: Ability, **parts: Any) -> Ability:
    made = copy(ability)
    for name, part in parts.items():
        setattr(made, name, part)
    made._code, made._begins = None, ()
    return made


@contextmanager
def played_with(original: Ability, other: Ability | None) -> Iterator[None]:
    """Everybody plays with another ability meanwhile, or without it."""
    card, ref = CARDS[original.card], original.ref
    abilities = tuple(
        other if one is original else one for one in card.abilities if other or one is not original
    )
    try:
        ABILITIES[ref] = other or original
        CARDS[card.code] = msgspec.structs.replace(card, abilities=abilities)
        _forget()
        yield
    finally:
        ABILITIES[ref] = original
        CARDS[card.code] = card
        _forget()


def _forget() -> None:
    for cached in CACHES:
        cached.cache_clear()
