"""How a card is written down: facts and abilities in one call, clauses named as printed.

character("09057", "Obi-Wan Kenobi", "Ardent Avenger", BLUE, HERO, "jedi", unique=True, health=11,
          points=(14, 18), die="2MD 3MD1 2F 2Sh 1R -",
          power_action=ResolveThem(your_die(ValueAtLeast(2)), more=1))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dejarik.games.destiny.abilities.ability import Ability, Effect
from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.dice import RollSetAside
from dejarik.games.destiny.abilities.vocabulary.triggers import Trigger
from dejarik.games.destiny.cards.facts import ABILITIES as CHANGES_ABILITIES
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    CHARACTER,
    DOWNGRADE,
    EVENT,
    GRAY,
    NEUTRAL,
    OWN_COST,
    PLOT,
    REDEPLOY,
    SUPPORT,
    UPGRADE,
    Card,
    sides,
    slug,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS, REPRINTS

Triggered = tuple[Trigger, Effect]


def _card(
    code: str,
    title: str,
    kind: str,
    color: str,
    affiliation: str,
    *subtypes: str,
    die: str = "",
    keywords: Iterable[str] = (),
    does: Effect | None = None,
    special: Effect | tuple[Effect, ...] = (),
    action: Effect | tuple[Effect, ...] = (),
    power_action: Effect | tuple[Effect, ...] = (),
    host_action: Effect | tuple[Effect, ...] = (),  # for the controller of the card this one is on
    claim: Effect | tuple[Effect, ...] = (),
    after: Triggered | tuple[Triggered, ...] = (),
    before: Triggered | tuple[Triggered, ...] = (),
    instead: Triggered | tuple[Triggered, ...] = (),
    constant: Constant | tuple[Constant, ...] = (),
    **facts: Any,
) -> Card:
    abilities: list[Ability] = []

    def add(clause: str, effect: Effect | None, trigger: Trigger | None = None) -> None:
        abilities.append(Ability(f"{code}.{len(abilities)}", clause, effect, trigger))

    # rule: destiny.ability.ongoing.definition
    for one in constant if isinstance(constant, tuple) else (constant,):
        abilities.append(Ability(f"{code}.{len(abilities)}", "constant", constant=one))
    if does is not None:
        add("event", does)
    for clause, effects in (
        ("special", special),
        ("action", action),
        ("power_action", power_action),
        ("host_action", host_action),
        ("claim", claim),
    ):
        for effect in effects if isinstance(effects, tuple) else (effects,):
            add(clause, effect)
    # rule: destiny.ability.triggered.parts
    for clause, triggered in (("instead", instead), ("before", before), ("after", after)):
        for trigger, effect in _pairs(triggered):
            add(clause, effect, trigger)
    card = Card(
        code=code,
        title=title,
        type=kind,
        color=color,
        affiliation=affiliation,
        subtypes=frozenset(subtypes),
        sides=sides(die),
        keywords=frozenset(keywords),
        abilities=tuple(abilities),
        own_cost=any(ability.listens == OWN_COST for ability in abilities),
        changes_abilities=any(ability.listens == CHANGES_ABILITIES for ability in abilities),
        brings=_dice_it_lends(abilities),
        slug=slug(title),
        **facts,
    )
    if REDEPLOY in card.keywords and kind != UPGRADE:  # rule: destiny.keyword.redeploy.upgrades-only
        raise ValueError(f"{code} {title} is no upgrade, so it cannot have Redeploy")
    if code in CARDS:
        raise ValueError(f"{code} {title} is defined twice")
    CARDS[code] = card
    for ability in abilities:
        ABILITIES[ability.ref] = ability
    return card


def _dice_it_lends(abilities: list[Ability]) -> tuple[str, ...]:
    """The set-aside dice that the abilities of a card roll, each as often as it does at most."""
    most: dict[str, int] = {}
    waiting: list[Any] = [ability.effect for ability in abilities]
    while waiting:
        node = waiting.pop()
        if isinstance(node, RollSetAside):
            most[node.card] = max(node.count, most.get(node.card, 0))
        elif isinstance(node, tuple):
            waiting += node
        elif isinstance(node, Effect):
            waiting += [getattr(node, field) for field in node.__struct_fields__]
    return tuple(code for code, count in most.items() for _ in range(count))


def _pairs(triggered: Triggered | tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    """One trigger with its effect, or several."""
    if triggered and isinstance(triggered[0], Trigger):
        return (triggered,)
    return triggered


def character(
    code: str, title: str, subtitle: str, color: str, affiliation: str, *subtypes: str, **rest: Any
) -> Card:
    return _card(code, title, CHARACTER, color, affiliation, *subtypes, subtitle=subtitle, **rest)


def event(code: str, title: str, color: str, affiliation: str, *subtypes: str, **rest: Any) -> Card:
    return _card(code, title, EVENT, color, affiliation, *subtypes, **rest)


def upgrade(code: str, title: str, color: str, affiliation: str, *subtypes: str, **rest: Any) -> Card:
    return _card(code, title, UPGRADE, color, affiliation, *subtypes, **rest)


def downgrade(code: str, title: str, color: str, affiliation: str, *subtypes: str, **rest: Any) -> Card:
    return _card(code, title, DOWNGRADE, color, affiliation, *subtypes, **rest)


def support(code: str, title: str, color: str, affiliation: str, *subtypes: str, **rest: Any) -> Card:
    return _card(code, title, SUPPORT, color, affiliation, *subtypes, **rest)


def plot(code: str, title: str, color: str, affiliation: str, *subtypes: str, **rest: Any) -> Card:
    return _card(code, title, PLOT, color, affiliation, *subtypes, **rest)


def battlefield(code: str, title: str, subtitle: str, **rest: Any) -> Card:
    # rule: destiny.battlefield.gray
    return _card(code, title, BATTLEFIELD, GRAY, NEUTRAL, subtitle=subtitle, **rest)


def reprint(code: str, of: str) -> None:
    """Another printing of a card shares its definition."""
    REPRINTS[code] = of
