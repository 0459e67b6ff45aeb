"""Where the words of a card vocabulary find their messages, and what their fields are called there.

Cards of every game are written in small frozen structs. Each finds its message by its own name, so a new
word needs a message and nothing else.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import msgspec


@cache
def kebab(name: str) -> str:
    """The name of a class as it stands in the names of messages: `DealDamage` → `deal-damage`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower().replace("_", "-")


def message_of(kind: str, node: object) -> str:
    """Where a word of the vocabulary finds its words: `DealDamage(…)` → `effect-deal-damage`."""
    return f"{kind}-{kebab(type(node).__name__)}"


def fields(node: msgspec.Struct) -> dict[str, Any]:
    """The fields of a value by the names that messages use: `from_` → `from`, `any_color` → `any-color`."""
    return {name: getattr(node, field) for name, field in _names(type(node))}


@cache
def _names(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    return [(field.rstrip("_").replace("_", "-"), field) for field in kind.__struct_fields__]
