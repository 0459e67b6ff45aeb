"""Whether a value of the position is what was expected."""

from __future__ import annotations

import re

from dejarik.games.contract import Value
from dejarik.positions import Tree
from dejarik.scenarios.matching import plain

_BOUND = re.compile(r"at (least|most) (\d+)")
_TRUTH = {"yes": True, "no": False, "true": True, "false": False}


class UnknownField(LookupError):
    """An expectation names a field that a thing does not have."""

    def __init__(self, name: str, known: list[str]):
        super().__init__(name)
        self.name = name
        self.known = known


def fits(expected: Tree, actual: Value) -> bool:
    """Whether `actual` is what was `expected`; words in place of fields describe the state."""
    match actual:
        case bool():
            return (_TRUTH.get(plain(expected)) if isinstance(expected, str) else expected) is actual
        case int():
            return _bounded(expected, actual) if isinstance(expected, str) else _equal(expected, actual)
        case str():
            return str(expected or "") == actual
        case frozenset():
            return plain(expected) in {plain(word) for word in actual}
        case dict():
            if isinstance(expected, dict):
                return all(fits(value, _field(actual, name)) for name, value in expected.items())
            return fits(expected, actual["state"])
    if isinstance(expected, int):
        return len(actual) == expected
    wanted = expected if isinstance(expected, list) else [] if expected is None else [expected]
    if len(wanted) != len(actual):
        return False
    if isinstance(actual, tuple):
        return all(_names(one, item) for one, item in zip(wanted, actual, strict=True))
    return _match_all(wanted, list(actual))


def _equal(expected: Tree, actual: int) -> bool:
    return expected == actual and not isinstance(expected, bool)


def _bounded(expected: str, actual: int) -> bool:
    """`at least 3`, `at most 2`."""
    found = _BOUND.fullmatch(expected)
    if found is None:
        return False
    bound = int(found[2])
    return actual >= bound if found[1] == "least" else actual <= bound


def _match_all(wanted: list[Tree], items: list[Value]) -> bool:
    """Whether each of the wanted can have an item of its own."""
    if not wanted:
        return True
    first, *rest = wanted
    return any(
        _names(first, item) and _match_all(rest, items[:place] + items[place + 1 :])
        for place, item in enumerate(items)
    )


def _names(expected: Tree, item: Value) -> bool:
    """In a list: `guard`, or `guard: exhausted`, or fields."""
    if not isinstance(item, dict):
        return fits(expected, item)
    if not isinstance(expected, dict):
        return fits(expected, item["is"])
    if len(expected) == 1:
        ((name, state),) = expected.items()
        if name not in item:
            return fits(name, item["is"]) and fits(state, item)
    return fits(expected, item)


def _field(actual: dict[str, Value], name: str) -> Value:
    if name not in actual:
        raise UnknownField(name, sorted(actual.keys() - {"is", "state"}))
    return actual[name]


def show(actual: Value) -> str:
    """A value of the position in few words."""
    match actual:
        case bool():
            return "yes" if actual else "no"
        case int():
            return str(actual)
        case str():
            return actual or "–"
        case frozenset():
            return min(actual, key=lambda word: (len(word), word), default="–")
        case dict():
            fields = [
                f"{name}: {show(value)}" for name, value in actual.items() if name not in ("is", "state")
            ]
            return f"{show(actual['is'])} ({show(actual['state'])}; {', '.join(fields)})"
    return f"[{', '.join(_item(item) for item in actual)}]"


def _item(item: Value) -> str:
    return f"{show(item['is'])}: {show(item['state'])}" if isinstance(item, dict) else show(item)


def shown(expected: Tree) -> str:
    """An expectation as it was written."""
    match expected:
        case dict():
            return f"{{{', '.join(f'{name}: {shown(value)}' for name, value in expected.items())}}}"
        case list():
            return f"[{', '.join(map(shown, expected))}]"
        case bool():
            return "yes" if expected else "no"
        case None:
            return "–"
    return str(expected)
