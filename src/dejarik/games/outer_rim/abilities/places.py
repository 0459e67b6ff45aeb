"""Where in an ability something is told: every branch of its tree has a path that a person can read.

`2-success` is what comes of the second choice if its test is passed. The words themselves are in
`words/<lang>/stories`, named after the card and the path.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Effect

ALWAYS, MAYBE, ASKED, NEVER = "always", "maybe", "asked", "never"
NO = "no"  # the way past something optional


class Place(NamedTuple):
    """A place in an ability with a story."""

    path: str
    told: str  # ALWAYS: a line is read here. MAYBE: if there is one. ASKED: a question with labels
    labels: tuple[str, ...] = ()  # the paths of its answers


def join(path: str, word: str) -> str:
    return f"{path}-{word}" if path and word else path or word


def places(effect: Effect, path: str = "") -> Iterator[Place]:
    """All places of an effect, in the order in which it is laid out."""
    branches = [(join(path, branch.word), branch) for branch in effect.branches()]
    if effect.told == ASKED:
        yield Place(path, ASKED, tuple(label for label, _ in branches))
    for at, branch in branches:
        if branch.told in {ALWAYS, MAYBE}:
            yield Place(at, branch.told)
        if branch.effect is not None:
            yield from places(branch.effect, at)


class Branch(NamedTuple):
    """A part of an effect: the word that leads to it, and whether something is told on the way."""

    word: str
    effect: Effect | None
    told: str = NEVER


def steps(effects: tuple[Effect, ...]) -> tuple[Branch, ...]:
    """Effects that follow each other; where several of them have a story, each is called by its name."""
    telling = [any(places(effect)) for effect in effects]
    if sum(telling) < 2:
        return tuple(Branch("", effect) for effect in effects)
    names: list[str] = []
    found: list[Branch] = []
    for effect, tells in zip(effects, telling, strict=True):
        name = effect.name if tells else ""
        names.append(name)
        again = f"-{names.count(name)}" if names.count(name) > 1 else ""
        told = NEVER if not tells else ALWAYS if effect.told == ALWAYS else MAYBE
        found.append(Branch(name + again if tells else "", effect, told))
    return tuple(found)
