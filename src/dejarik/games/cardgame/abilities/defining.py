"""How a card is written down: its code, its title and its text, with clauses named as printed.

card("1-2", "Luke Skywalker", text=reaction(opponents_turn_begins(), RemoveFocus(1, THIS)))
"""

from __future__ import annotations

from typing import Any

from dejarik.games.cardgame.abilities.ability import Ability, Effect
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.games.cardgame.abilities.vocabulary.triggers import Trigger
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import EVENT
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.kernel.data import replace

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


def fate(does: Effect, *, target: Parts = ()) -> Clause:
    """What a fate card does; it is used only in edge battles."""
    return {"clause": "fate", "effect": does, "targets": _parts(target)}


def card(
    code: str, title: str, *, text: Clause | tuple[Clause, ...] = (), enhances: Select | None = None
) -> None:
    """The text of a card: its abilities, and what an enhancement may be attached to.

    The title is there for the reader; with the title of another card the definition is refused.
    """
    printed = almanac.core_cards()[code]
    if printed.title != title:
        raise ValueError(f"{code} is {printed.title}, not {title}")
    if CARDS[code].abilities:
        raise ValueError(f"{code} {title} is defined twice")
    from_hand = {"from_hand": True} if printed.type == EVENT else {}
    clauses = text if isinstance(text, tuple) else (text,)
    abilities = tuple(Ability(code, number, **clause | from_hand) for number, clause in enumerate(clauses))
    CARDS[code] = replace(printed, enhances=enhances, abilities=abilities)
    ABILITIES.update({ability.ref: ability for ability in abilities})


def keyword(name: str, does: Effect) -> None:
    """A keyword that works like an ability of the card that has it."""
    ability = Ability("keyword", 0, "keyword", does)
    ability.ref = f"keyword.{name}"
    ABILITIES[ability.ref] = ability
