"""One small error at a time: what an author of abilities could get wrong, made from what is right.

Abilities are trees of values. `changed` walks such a tree and gives it back with a single change somewhere:
an effect dropped, "then" read as "and", an amount one higher, a filter forgotten. Which words of a game mean
"then", "may" or "whose" is told by its `Grammar`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from dejarik.kernel.data import defaults, is_data, replace

# The kinds of changes, as the report lists them.
NO_EFFECT: Final = "effect dropped"
NO_THEN: Final = "then → sequence"
MUST: Final = "may → must"
MAY: Final = "must → may"
UP_TO: Final = "up to n → n+1"
MORE: Final = "amount +1"
LESS: Final = "amount −1"
ANYBODYS: Final = "whose → anybody's"
YOURS: Final = "anybody's → yours"
NO_FILTER: Final = "filter dropped"
NO_CONDITION: Final = "condition dropped"
DENIED: Final = "condition denied"
NO_COST: Final = "cost dropped"
NO_LIMIT: Final = "limit dropped"
WIDER_TRIGGER: Final = "trigger widened"
LONGER: Final = "duration widened"
NO_FLAG: Final = "detail dropped"
NO_KEYWORD: Final = "keyword dropped"
NOT_THERE: Final = "ability dropped"

MANY: Final = 90  # numbers from here on stand for "any number"


class Change(NamedTuple):
    """A single change: its kind, what it is about in the words of the definition, and the outcome."""

    kind: str
    about: str
    outcome: Any


Rule = Callable[[Any], Iterator[Change]]


@dataclass(frozen=True)
class Grammar:
    """What the words of a game mean to somebody who makes errors."""

    rules: tuple[Rule, ...]  # each looks at one node and gives the changes of it


def changed(tree: Any, grammar: Grammar) -> Iterator[Change]:
    """The tree with one change, for each that is possible; none twice."""
    seen: list[Any] = [tree]
    for change in _walk(tree, grammar):
        if change.outcome not in seen:
            seen.append(change.outcome)
            yield change


def _walk(node: Any, grammar: Grammar) -> Iterator[Change]:
    if isinstance(node, tuple):
        for place, item in enumerate(node):
            for kind, about, other in _walk(item, grammar):
                yield Change(kind, about, (*node[:place], other, *node[place + 1 :]))
    if not is_data(node):
        return
    for rule in grammar.rules:
        yield from rule(node)
    for field in node.__struct_fields__:
        for kind, about, other in _walk(getattr(node, field), grammar):
            yield Change(kind, about, replaced(node, field, other))


def replaced(node: Any, field: str, value: Any) -> Any:
    return replace(node, **{field: value})


def default_of(node: Any, field: str) -> Any:
    """What a field holds if the author says nothing; `NO_DEFAULT` if it has to be said."""
    return defaults(type(node))[field]


def numbers(node: Any, *, unit: int = 1) -> Iterator[Change]:
    """Each number of a node one higher, and one lower if something is left; absent ones stay absent.

    Sums from `unit` on are counted in it.
    """
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if type(value) is not int or (value <= 0 and value == default_of(node, field)):
            continue
        one = unit if abs(value) >= unit else 1
        if abs(value) >= MANY * one:
            continue
        about = f"{type(node).__name__}.{field} {value}"
        step = one if value >= 0 else -one
        yield Change(MORE, about, replaced(node, field, value + step))
        if abs(value) >= 2 * one:
            yield Change(LESS, about, replaced(node, field, value - step))


def flags(node: Any, *, but: tuple[str, ...] = ()) -> Iterator[Change]:
    """Each detail that an author had to mention, forgotten."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if field not in but and type(value) is bool and value != default_of(node, field):
            yield Change(NO_FLAG, f"{type(node).__name__}.{field}", replaced(node, field, not value))


def short(node: Any) -> str:
    """A node as it is written down, without what was not said."""
    if isinstance(node, tuple):
        return "(" + ", ".join(short(one) for one in node) + ")"
    if isinstance(node, type):
        return node.__name__
    if not is_data(node):
        return repr(node)
    unsaid = defaults(type(node))
    said = [
        short(value) for field in node.__struct_fields__ if (value := getattr(node, field)) != unsaid[field]
    ]
    return f"{type(node).__name__}({', '.join(said)})" if said else type(node).__name__


# ---- Rules that several games share ---------------------------------------------------------------


def dropped_effects(effect: type, nothing: Any) -> Rule:
    """An effect that is no mere link between others does not happen."""

    def rule(node: Any) -> Iterator[Change]:
        if isinstance(node, effect) and not any(_holds(effect, value) for value in values_of(node)):
            yield Change(NO_EFFECT, type(node).__name__, nothing)

    return rule


def _holds(kind: type, value: Any) -> bool:
    if isinstance(value, tuple):
        return any(_holds(kind, one) for one in value)
    return isinstance(value, kind)


def values_of(node: Any) -> list[Any]:
    return [getattr(node, field) for field in node.__struct_fields__]


def rows_without_one(node: Any, field: str) -> Iterator[tuple[Any, Any]]:
    """Each item of a row, with the node that lacks it."""
    row = getattr(node, field)
    for place, one in enumerate(row):
        yield one, replaced(node, field, (*row[:place], *row[place + 1 :]))
