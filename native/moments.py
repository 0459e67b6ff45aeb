"""Moments of procedures by their names: what `getattr(frame, frame.next)(g)` does, class by class."""

from __future__ import annotations

import ast
import inspect
import typing

from dejarik.kernel import Procedure

OF_PROCEDURE = """
def _step(self, g: G) -> Step:
    raise TypeError(self.next)
def _ask(self, g: G) -> _Decision:
    raise TypeError(self.asks)
def _answer(self, g: G, option: _Option) -> Step:
    raise TypeError(self.next)
"""


def dispatch(cls: type) -> list[ast.stmt]:
    """The methods `_step`, `_ask` and `_answer` of a procedure, over its own and all inherited moments."""
    if cls is Procedure:
        return ast.parse(OF_PROCEDURE).body
    if not hasattr(cls, "begin"):
        return []
    steps, asks, answers = _moments(cls)
    steps.sort(key=lambda name: (name == "fell", name != "begin"))
    g = state_of(cls)
    text = _branches(f"_step(self, g: {g}) -> _Step", "next", steps, "(g)")
    text += _branches(f"_ask(self, g: {g}) -> _Decision", "asks", asks, "(g)")
    text += _branches(f"_answer(self, g: {g}, option: _Option) -> _Step", "next", answers, "(g, option)")
    return ast.parse(text).body


def _moments(cls: type) -> tuple[list[str], list[str], list[str]]:
    """By their signatures: moments, questions, and what receives an answer."""
    steps: list[str] = []
    asks: list[str] = []
    answers: list[str] = []
    for name in dir(cls):
        function = inspect.getattr_static(cls, name)
        if name.startswith("_") or not inspect.isfunction(function):
            continue
        given = list(inspect.signature(function).parameters.values())[1:]
        returns = function.__annotations__.get("return")
        kinds = [parameter.annotation for parameter in given]
        if len(given) == 1 and given[0].name == "g" and returns in ("Step", "Decision"):
            (steps if returns == "Step" else asks).append(name)
        elif len(given) == 2 and given[0].name == "g" and kinds[1] == "Option" and returns == "Step":
            answers.append(name)
    return steps, asks, answers


def _branches(head: str, by: str, names: list[str], call: str) -> str:
    if not names:
        return ""
    lines = [f"def {head}:", f"    name = self.{by}"]
    for name in names:
        lines += [f"    if name == {name!r}:", f"        return self.{name}{call}"]
    return "\n".join([*lines, "    raise TypeError(name)", ""])


def state_of(cls: type) -> str:
    """What a procedure calls its state: by the nearest `Procedure["X"]`."""
    for base in cls.__mro__:
        for written in getattr(base, "__orig_bases__", ()):
            for argument in typing.get_args(written):
                if isinstance(argument, typing.ForwardRef):
                    return argument.__forward_arg__
    return "_G"
