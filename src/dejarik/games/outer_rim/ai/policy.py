"""What an option is, in a word: the plans of this game need no quick policy, so little is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel import Decision

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


def words(g: OuterRim, decision: Decision) -> list[list[str]]:
    """For each option, the question and the kind of the answer."""
    return [told(key) for key in keys(g, decision)]


def keys(g: OuterRim, decision: Decision) -> list[tuple[str, ...]]:
    return [(decision.kind, option.kind) for option in decision.options]


def told(key: tuple[str, ...]) -> list[str]:
    return [" ".join(key)]
