"""How a message reads: every choice between variants made, every part in braces filled with a stand-in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product

from fluent.syntax import ast

GAP = "□"  # something that is filled in later
MOST = 64  # readings of one message; the first variants of each choice are among them
# A number of each kind that languages tell apart, to stand where the message says the number itself.
NUMBERS = {"zero": "0", "one": "1", "two": "2", "few": "3", "many": "5", "other": "5"}


def readings(pattern: ast.Pattern, numbers: Mapping[str, str] | None = None) -> Iterator[str]:
    """The texts this pattern can become."""
    parts = [list(_element(element, numbers or {})) for element in pattern.elements]
    for chosen in islice(product(*parts), MOST):
        yield "".join(chosen)


def _element(element: ast.TextElement | ast.Placeable, numbers: Mapping[str, str]) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    else:
        yield from _expression(element.expression, numbers)


def _expression(
    said: ast.InlineExpression | ast.Placeable | ast.SelectExpression, numbers: Mapping[str, str]
) -> Iterator[str]:
    if isinstance(said, ast.Placeable):
        yield from _expression(said.expression, numbers)
    elif isinstance(said, ast.SelectExpression):
        for variant in said.variants:
            yield from readings(variant.value, {**numbers, **_number(said.selector, variant)})
    elif isinstance(said, ast.StringLiteral | ast.NumberLiteral):
        yield said.value
    elif isinstance(said, ast.FunctionReference) and said.id.name == "COMMA":
        yield ""
    else:
        yield numbers.get(_variable(said), GAP)


def _number(selector: ast.InlineExpression, variant: ast.Variant) -> dict[str, str]:
    """Which number the variable stands for where this variant was chosen by it."""
    key = variant.key
    shown = key.value if isinstance(key, ast.NumberLiteral) else NUMBERS.get(key.name, "")
    return {_variable(selector): shown} if shown else {}


def _variable(said: ast.InlineExpression | ast.Placeable) -> str:
    """The variable that is said as it is, or as NUMBER($variable)."""
    if isinstance(said, ast.FunctionReference) and said.id.name == "NUMBER" and said.arguments.positional:
        said = said.arguments.positional[0]
    return said.id.name if isinstance(said, ast.VariableReference) else ""
