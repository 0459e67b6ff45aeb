"""How a card is written down: facts and abilities in one call, clauses named as printed.

unit("1-2", "Luke Skywalker", JEDI, "Character, Force User", unique=True, cost=4, force=3, capacity=3,
     icons="UUB(B)", keywords=(TARGETED_STRIKE,),
     text=reaction(opponents_turn_begins(), RemoveFocus(1, THIS)))
"""

from __future__ import annotations

from typing import Any

from dejarik.games.cardgame.abilities.ability import Ability, Effect
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
from dejarik.games.cardgame.abilities.vocabulary.triggers import Trigger
from dejarik.games.cardgame.cards import facts
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    LIGHT,
    NEUTRAL,
    OBJECTIVE,
    SIDE_OF,
    UNIT,
    Card,
    ObjectiveSet,
)
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS, SETS

Clause = dict[str, Any]  # the arguments of an ability, before it knows its card
Parts = Effect | tuple[Effect, ...]


def _parts(parts: Parts) -> tuple[Effect, ...]:
    return parts if isinstance(parts, tuple) else (parts,)


def action(
    does: Effect,
    *,
    target: Parts = (),
    cost: Parts = (),
    when: Condition | None = None,
    limit: str = "",
    from_hand: bool = False,
) -> Clause:
    """An action: in any player action window."""
    return {
        "clause": "action",
        "effect": does,
        "targets": _parts(target),
        "costs": _parts(cost),
        "when": when,
        "limit": limit,
        "from_hand": from_hand,
    }


def reaction(
    trigger: Trigger,
    does: Effect,
    *,
    target: Parts = (),
    cost: Parts = (),
    limit: str = "",
    from_hand: bool = False,
) -> Clause:
    """A reaction: after something happened."""
    return {
        "clause": "reaction",
        "trigger": trigger,
        "effect": does,
        "targets": _parts(target),
        "costs": _parts(cost),
        "limit": limit,
        "from_hand": from_hand,
    }


def forced_reaction(trigger: Trigger, does: Effect, *, target: Parts = ()) -> Clause:
    """A reaction that must be applied."""
    return {
        "clause": "reaction",
        "trigger": trigger,
        "effect": does,
        "targets": _parts(target),
        "forced": True,
    }


def interrupt(
    trigger: Trigger, does: Effect, *, target: Parts = (), cost: Parts = (), limit: str = ""
) -> Clause:
    """An interrupt: before something happens."""
    return {
        "clause": "interrupt",
        "trigger": trigger,
        "effect": does,
        "targets": _parts(target),
        "costs": _parts(cost),
        "limit": limit,
    }


def constant(effect: Constant) -> Clause:
    return {"clause": "constant", "constant": effect}


def as_enhancement(effect: Constant) -> Clause:
    """The text of a unit that is in play as an enhancement."""
    return {"clause": "constant", "constant": effect, "as_enhancement": True}


def _card(
    code: str,
    title: str,
    kind: str,
    affiliation: str,
    traits: str,
    *,
    side: str,
    icons: str = "",
    keywords: tuple[str, ...] = (),
    text: Clause | tuple[Clause, ...] = (),
    **rest: Any,
) -> Card:
    clauses = text if isinstance(text, tuple) else (text,)
    abilities = []
    for number, clause in enumerate(clauses):
        if kind == EVENT:
            clause = {**clause, "from_hand": True}
        abilities.append(Ability(code, number, **clause))
    card = Card(
        code=code,
        title=title,
        type=kind,
        side=side,
        affiliation=affiliation,
        traits=frozenset(trait for trait in traits.split(", ") if trait),
        icons=facts.icons(icons),
        keywords=frozenset(keywords),
        abilities=tuple(abilities),
        slug=facts.slug(title),
        **rest,
    )
    if code in CARDS:
        raise ValueError(f"{code} {title} is defined twice")
    CARDS[code] = card
    for ability in abilities:
        ABILITIES[ability.ref] = ability
    return card


def _side(affiliation: str) -> str:
    """The side of an affiliation; neutral cards say theirs as `neutral-light` or `neutral-dark`."""
    # rule: cardgame.faction.neutral-has-side
    if affiliation == NEUTRAL_LIGHT:
        return LIGHT
    return DARK if affiliation == NEUTRAL_DARK else SIDE_OF[affiliation]


NEUTRAL_LIGHT = "neutral-light"
NEUTRAL_DARK = "neutral-dark"


def _define(kind: str, code: str, title: str, affiliation: str, traits: str, **rest: Any) -> Card:
    name = NEUTRAL if affiliation in (NEUTRAL_LIGHT, NEUTRAL_DARK) else affiliation
    return _card(code, title, kind, name, traits, side=_side(affiliation), **rest)


def objective(code: str, title: str, affiliation: str, traits: str = "", **rest: Any) -> Card:
    return _define(OBJECTIVE, code, title, affiliation, traits, **rest)


def unit(code: str, title: str, affiliation: str, traits: str = "", **rest: Any) -> Card:
    return _define(UNIT, code, title, affiliation, traits, **rest)


def enhancement(code: str, title: str, affiliation: str, traits: str = "", **rest: Any) -> Card:
    return _define(ENHANCEMENT, code, title, affiliation, traits, **rest)


def event(code: str, title: str, affiliation: str, traits: str = "", **rest: Any) -> Card:
    return _define(EVENT, code, title, affiliation, traits, **rest)


def fate(code: str, title: str, side: str, does: Effect, *, target: Parts = (), **rest: Any) -> Card:
    """A fate card: used only in edge battles."""
    clause = {"clause": "fate", "effect": does, "targets": _parts(target)}
    return _card(code, title, FATE, NEUTRAL, "", side=side, text=clause, **rest)


def affiliation(code: str, title: str) -> Card:
    # rule: cardgame.card.affiliation
    return _card(code, title, AFFILIATION, code, "", side=SIDE_OF[code], resources=1)


def objective_set(number: int, *cards: str) -> None:
    """An objective set: the objective and five other cards."""
    head, *rest = cards
    if len(rest) != 5 or CARDS[head].type != OBJECTIVE:
        raise ValueError(f"set {number} is not an objective and five other cards")
    SETS[number] = ObjectiveSet(number, head, (rest[0], rest[1], rest[2], rest[3], rest[4]))


def keyword(name: str, does: Effect) -> None:
    """A keyword that works like an ability of the card that has it."""
    ability = Ability("keyword", 0, "keyword", does)
    ability.ref = f"keyword.{name}"
    ABILITIES[ability.ref] = ability
