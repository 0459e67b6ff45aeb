"""What can be wrong with an ability of Outer Rim, and how to play with it meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from tests.abilities.changes import (
    DENIED,
    LESS,
    MAY,
    MUST,
    NO_CONDITION,
    NO_COST,
    NO_FILTER,
    NO_LIMIT,
    NOT_THERE,
    WIDER_TRIGGER,
    Change,
    Grammar,
    changed,
    default_of,
    dropped_effects,
    flags,
    numbers,
    replaced,
    rows_without_one,
    short,
)
from tests.abilities.proofs import Proof, Subject, Wrong, mentioned, of_tests, scenarios
from tests.games.outer_rim.cards import equipment, outcomes

from dejarik.games.outer_rim.abilities.ability import Ability, Condition, Effect
from dejarik.games.outer_rim.abilities.vocabulary.conditions import AllOf, Not
from dejarik.games.outer_rim.abilities.vocabulary.dice import EVERY_ROLL, DiceAbility
from dejarik.games.outer_rim.abilities.vocabulary.flow import Choose, May, Nothing, To
from dejarik.games.outer_rim.abilities.vocabulary.players import ChoosePlayer
from dejarik.games.outer_rim.abilities.vocabulary.resources import (
    ChosenReputation,
    PatrolReputation,
    PlanetReputation,
    Reputation,
)
from dejarik.games.outer_rim.abilities.vocabulary.triggers import Trigger
from dejarik.games.outer_rim.cards.facts import slug
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, SHIPS
from dejarik.games.outer_rim.rules import holdings, moving, setting_up

REPUTATIONS = (Reputation, ChosenReputation, PlanetReputation, PatrolReputation)
THOUSAND = 1_000  # sums of credits are counted in these
PRINTED = ("bonuses", "dice", "constants", "back_constants", "fame", "goal")
MEMORIES = tuple(
    memory
    for module in (holdings, moving, setting_up)
    for memory in vars(module).values()
    if hasattr(memory, "cache_clear")
)
FOLDERS = ("cards", "rules")  # whose tests play positions


class Always(Condition, frozen=True):
    """Holds whatever happens."""

    def holds(self, g: Any, seat: int) -> bool:
        return True


class Whole(msgspec.Struct, frozen=True):
    """An ability as one value: what `Ability` is made of."""

    effect: Effect
    condition: Condition | None
    trigger: Trigger | None


def links(node: Any) -> Iterator[Change]:
    if isinstance(node, May):
        yield Change(MUST, short(node.effect), node.effect)
    elif isinstance(node, To):
        yield Change(NO_COST, short(node.cost), node.effect)
    elif isinstance(node, Whole) and not isinstance(node.effect, May | Choose) and node.trigger is None:
        yield Change(MAY, short(node.effect), replaced(node, "effect", May(node.effect)))


def conditions(node: Any) -> Iterator[Change]:
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Condition) and not isinstance(node, Not):
            yield Change(NO_CONDITION, short(value), replaced(node, field, Always()))
            yield Change(DENIED, short(value), replaced(node, field, Not(value)))
    if isinstance(node, AllOf):
        for one, rest in rows_without_one(node, "of"):
            yield Change(NO_CONDITION, short(one), rest)


def restrictions(node: Any) -> Iterator[Change]:
    """Which rolls, how often, with which skill; which events; which player."""
    if isinstance(node, DiceAbility):
        if node.limit == "turn":  # in one combat everybody rolls once, so that limit is that of a roll
            yield Change(NO_LIMIT, node.limit, replaced(node, "limit", "roll"))
        if node.skills:
            yield Change(NO_FILTER, f"skills {short(node.skills)}", replaced(node, "skills", ()))
        if node.what != EVERY_ROLL:
            yield Change(NO_FILTER, f"what {short(node.what)}", replaced(node, "what", EVERY_ROLL))
    elif isinstance(node, Trigger):
        for field in node.__struct_fields__:
            unsaid = default_of(node, field)
            if isinstance(unsaid, str | None) and getattr(node, field) != unsaid:
                about = f"{field} {short(getattr(node, field))}"
                yield Change(WIDER_TRIGGER, about, replaced(node, field, unsaid))
    elif isinstance(node, ChoosePlayer) and node.fame:
        yield Change(NO_FILTER, f"fame {node.fame}", replaced(node, "fame", ""))


def amounts(node: Any) -> Iterator[Change]:
    if isinstance(node, REPUTATIONS):  # one level more is often none: there are three
        yield Change(
            LESS, f"{type(node).__name__}.amount {node.amount}", replaced(node, "amount", -node.amount)
        )
        return
    yield from numbers(node, unit=THOUSAND)
    yield from flags(node)


def effects(node: Any) -> Iterator[Change]:
    if not isinstance(node, Nothing):
        yield from dropped_effects(Effect, Nothing())(node)


GRAMMAR = Grammar((effects, links, conditions, restrictions, amounts))


# ---- What is changed -----------------------------------------------------------------------------


def subjects() -> Iterator[Subject]:
    """Every ability, and whatever else is printed that changes dice, values or rules."""
    for ref, ability in ABILITIES.items():
        changes = [
            Wrong(one.kind, one.about, partial(_instead, ability, one.outcome)) for one in _changes(ability)
        ]
        yield Subject(ref, (source(ref),), tuple(changes))
    for library in (CARDS, CHARACTERS):
        for code, printed in library.items():
            yield from _printed(code, code, library, printed, ())
    for code, ship in SHIPS.items():
        for side in ("front", "back"):
            if getattr(ship, side) is not None:
                yield from _printed(f"{code} {side}", code, SHIPS, ship, (side,))
        yield from _printed(f"{code} sheet", code, SHIPS, ship, ())


def _changes(ability: Ability) -> Iterator[Change]:
    trigger = ability.whenever.trigger if ability.whenever is not None else None
    return changed(Whole(ability.effect, ability.condition, trigger), GRAMMAR)


@contextmanager
def _instead(ability: Ability, other: Whole) -> Iterator[None]:
    """Everybody plays with another ability meanwhile."""
    kept = {slot: getattr(ability, slot) for slot in Ability.__slots__}
    made = Ability(ability.ref, ability.clause, other.effect, other.condition, ability.whenever)
    if ability.whenever is not None and other.trigger is not None:
        made.whenever = msgspec.structs.replace(ability.whenever, trigger=other.trigger, effect=other.effect)
    _take_over(ability, {slot: getattr(made, slot) for slot in Ability.__slots__})
    try:
        yield
    finally:
        _take_over(ability, kept)


def _take_over(ability: Ability, parts: dict[str, Any]) -> None:
    """The ability itself changes: cards, characters and ships hold on to it."""
    for slot, part in parts.items():
        setattr(ability, slot, part)
    _forget()


def _printed(
    ref: str, code: str, library: dict[str, Any], whole: Any, path: tuple[str, ...]
) -> Iterator[Subject]:
    part = getattr(whole, path[0]) if path else whole
    changes: list[Wrong] = []
    for field in PRINTED:
        value = getattr(part, field, None)
        if not value:
            continue
        found = list(changed(value, GRAMMAR))
        if isinstance(value, tuple):
            found += [
                Change(NOT_THERE, short(one), getattr(rest, field))
                for one, rest in rows_without_one(part, field)
            ]
        elif field == "fame":
            found.append(Change(NOT_THERE, short(value), None))
        for kind, about, other in found:
            if field == "dice" and hasattr(part, "secrets") and part.secrets and about.startswith("what "):
                continue  # when a secret may be played is written down once for all cards of a deck
            made = replaced(part, field, other)
            made = replaced(whole, path[0], made) if path else made
            changes.append(Wrong(kind, about, partial(_replaced_in, library, code, made)))
    if changes:
        yield Subject(ref, (code,), tuple(changes))


@contextmanager
def _replaced_in(library: dict[str, Any], code: str, made: Any) -> Iterator[None]:
    kept = library[code]
    library[code] = made
    _forget()
    try:
        yield
    finally:
        library[code] = kept
        _forget()


def _forget() -> None:
    holdings.SIDES.clear()
    for memory in MEMORIES:
        memory.cache_clear()


# ---- What has to notice it -----------------------------------------------------------------------


def proofs() -> Iterator[Proof]:
    named = {code: (code,) for code in (*CARDS, *CHARACTERS, *SHIPS)}
    yield from scenarios("outer-rim", lambda text, state: mentioned(named, f"{text} {slug(text)}"))
    for ref in outcomes.played():
        yield Proof(ref, frozenset({source(ref)}), partial(_holds, outcomes.as_written, ref))
    for item in equipment.items():
        yield Proof(item, frozenset({item}), partial(_holds, equipment.as_written, item))
    for folder in FOLDERS:
        for file in sorted((Path(__file__).parents[1] / "games" / "outer_rim" / folder).glob("test_*.py")):
            yield from of_tests(f"tests.games.outer_rim.{folder}.{file.stem}", named)


def _holds(as_written: Callable[[str], bool], ref: str) -> bool:
    try:
        return as_written(ref)
    except Exception:
        return False


def source(ref: str) -> str:
    return ref.partition(".")[0].partition(" ")[0]


def title(ref: str) -> str:
    return source(ref)
