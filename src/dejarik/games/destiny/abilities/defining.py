"""How a card is written down: code, name and abilities by clause. What is printed is in the data.

card("09057", "Obi-Wan Kenobi, Ardent Avenger",
     power_action=ResolveThem(your_die(Number("value", ">=", 2)), more=1))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Ability, Effect
from dejarik.games.destiny.abilities.vocabulary.conditions import HasDefeated
from dejarik.games.destiny.abilities.vocabulary.constants import Constant, HasKeyword, ShufflesIn
from dejarik.games.destiny.abilities.vocabulary.defeated import OfDefeated
from dejarik.games.destiny.abilities.vocabulary.dice import RollSetAside
from dejarik.games.destiny.abilities.vocabulary.in_play import AddToTeam, GainDie
from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter
from dejarik.games.destiny.abilities.vocabulary.playing import Play
from dejarik.games.destiny.abilities.vocabulary.references import YOU
from dejarik.games.destiny.abilities.vocabulary.triggers import Trigger
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import ABILITIES as CHANGES_ABILITIES
from dejarik.games.destiny.cards.facts import BROUGHT, OWN_COST, PILOTING, REDEPLOY, UPGRADE, Card, slug
from dejarik.games.destiny.cards.library import ABILITIES, CARDS

Triggered = tuple[Trigger, Effect]


def card(
    code: str,
    name: str,  # title and subtitle: only to be read, and checked against the code
    *,
    keywords: Iterable[str] = (),
    only_if: Condition | None = None,
    only_on: Filter | None = None,
    modify: Filter | None = None,
    does: Effect | None = None,
    special: Effect | tuple[Effect, ...] = (),
    action: Effect | tuple[Effect, ...] = (),
    power_action: Effect | tuple[Effect, ...] = (),
    host_action: Effect | tuple[Effect, ...] = (),  # for the controller of the card this one is on
    open_action: Effect | tuple[Effect, ...] = (),  # for every player
    claim: Effect | tuple[Effect, ...] = (),
    at_once: Effect | tuple[Effect, ...] = (),  # as soon as its condition holds
    out_of_deck: Effect | tuple[Effect, ...] = (),  # after it is discarded from its player's deck
    out_of_hand: Effect | tuple[Effect, ...] = (),  # after an opponent's effect discards it from a hand
    hand_action: Effect | tuple[Effect, ...] = (),  # while it is in its player's hand
    after: Triggered | tuple[Triggered, ...] = (),
    before: Triggered | tuple[Triggered, ...] = (),
    instead: Triggered | tuple[Triggered, ...] = (),
    constant: Constant | tuple[Constant, ...] = (),
) -> Card:
    """Add a card to the library."""
    printed = almanac.cards()[code]
    if printed.name != name:
        raise ValueError(f"{code} is {printed.name!r}, not {name!r}")
    if code in CARDS:
        raise ValueError(f"{code} {name} is defined twice")
    keywords = frozenset(keywords)
    if REDEPLOY in keywords and printed.type != UPGRADE:  # rule: destiny.keyword.redeploy.upgrades-only
        raise ValueError(f"{code} {name} is no upgrade, so it cannot have Redeploy")
    abilities: list[Ability] = []

    def add(clause: str, effect: Effect | None, trigger: Trigger | None = None) -> None:
        abilities.append(Ability(f"{code}.{len(abilities)}", clause, effect, trigger))

    # rule: destiny.ability.ongoing.definition
    for one in constant if isinstance(constant, tuple) else (constant,):
        abilities.append(Ability(f"{code}.{len(abilities)}", "constant", constant=one))
    if does is not None:
        add("event", does)
    for clause, effects in (
        ("at_once", at_once),
        ("special", special),
        ("action", action),
        ("power_action", power_action),
        ("host_action", host_action),
        ("open_action", open_action),
        ("claim", claim),
        ("out_of_deck", out_of_deck),
        ("out_of_hand", out_of_hand),
        ("hand_action", hand_action),
    ):
        for effect in effects if isinstance(effects, tuple) else (effects,):
            add(clause, effect)
    # rule: destiny.ability.triggered.parts
    for clause, triggered in (("instead", instead), ("before", before), ("after", after)):
        for trigger, effect in _pairs(triggered):
            add(clause, effect, trigger)
    changes_abilities = any(ability.aspect == CHANGES_ABILITIES for ability in abilities)
    gives_piloting = PILOTING in keywords or any(map(_gives_piloting, abilities))
    nodes = list(_nodes((only_if, *(ability.effect for ability in abilities))))
    defined = CARDS[code] = Card(
        code=code,
        title=printed.title,
        subtitle=printed.subtitle,
        type=printed.type,
        color=printed.color,
        affiliation=printed.affiliation,
        subtypes=frozenset(printed.subtypes),
        unique=printed.unique,
        cost=printed.cost or 0,
        health=printed.health or 0,
        points=printed.points,
        sides=printed.sides,
        keywords=keywords,
        abilities=tuple(abilities),
        only_if=only_if,
        only_on=only_on,
        modify=modify,
        hand_action=next((ability.ref for ability in abilities if ability.clause == "hand_action"), ""),
        own_cost=any(ability.aspect == OWN_COST for ability in abilities),
        heeds_sides=any(ability.trigger is not None and ability.trigger.heeds_sides for ability in abilities),
        heeds_actions=any(ability.listens is ev.ActionTaken for ability in abilities),
        heeds_dice_of_defeated=any(isinstance(node, OfDefeated) or _asks_points(node) for node in nodes),
        changes_abilities=changes_abilities,
        flips=printed.other_sides,
        gives_piloting=gives_piloting,
        reaches_others=changes_abilities or gives_piloting,
        brings=_dice_it_lends(abilities),
        gives_dice=any(isinstance(node, GainDie) for node in _nodes(tuple(a.effect for a in abilities))),
        brings_cards=_cards_it_brings(code, abilities),
        slug=slug(printed.title),
    )
    for ability in abilities:
        ABILITIES[ability.ref] = ability
    return defined


def _gives_piloting(ability: Ability) -> bool:
    return isinstance(ability.constant, HasKeyword) and ability.constant.keyword == PILOTING


def _nodes(root: Any) -> Iterator[Any]:
    """All that an ability consists of."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, tuple):
            waiting += node
        elif isinstance(node, Effect | Condition):
            waiting += [getattr(node, field) for field in node.__struct_fields__]


def _asks_points(node: Any) -> bool:
    return isinstance(node, HasDefeated) and node.points > 0


def _dice_it_lends(abilities: list[Ability]) -> tuple[str, ...]:
    """The set-aside dice that the abilities of a card roll, each as often as it does at most."""
    most: dict[str, int] = {}
    for node in _nodes(tuple(ability.effect for ability in abilities)):
        if isinstance(node, RollSetAside) and isinstance(node.card, str):
            most[node.card] = max(node.count, most.get(node.card, 0))
    return tuple(code for code, count in most.items() for _ in range(count))


def _cards_it_brings(code: str, abilities: list[Ability]) -> tuple[str, ...]:
    """The set-aside cards that the abilities of a card bring into the game, each as often as they can."""
    found: dict[str, int] = {}
    effects = (ability.effect for ability in abilities)
    for node in _nodes((*effects, *(ability.constant for ability in abilities))):
        if isinstance(node, AddToTeam | ShufflesIn):
            given_away = isinstance(node, AddToTeam) and node.who != YOU  # and never comes back
            found[node.card] = 1 if given_away else BROUGHT
        elif isinstance(node, Play) and node.aside:
            found[code] = BROUGHT
    return tuple(code for code, number in found.items() for _ in range(number))


def _pairs(triggered: Triggered | tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    """One trigger with its effect, or several."""
    if triggered and isinstance(triggered[0], Trigger):
        return (triggered,)
    return triggered


def textless_cards() -> None:
    """Add the cards that have no abilities: what is printed says it all."""
    for printed in almanac.cards().values():
        if printed.textless and not printed.reprint_of:
            card(printed.code, printed.name)
