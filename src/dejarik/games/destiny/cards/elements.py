"""What the abilities of every official card are made of, and what a card is still missing.

An element is a kind of ability, trigger, condition, cost or effect. Nobody has to keep a list of those we
can play: an element is known as soon as one playable card has it.
"""

from __future__ import annotations

from functools import cache

import msgspec

from dejarik.games.destiny.cards import almanac

# Which ability it is; the others say what it does.
HEADS = ("frame", "kw", "restrict", "deck", "setup", "die", "trigger")


class Missing(msgspec.Struct, frozen=True):
    """Why a card cannot be played yet."""

    abilities: tuple[str, ...]  # which abilities nobody has written
    unknown: tuple[str, ...]  # what in them no playable card has
    known: tuple[str, ...]  # what in them other cards do already


@cache
def elements() -> dict[str, tuple[str, ...]]:
    """The elements of every card, under its first printing."""
    listed = msgspec.json.decode((almanac.DATA / "elements.json").read_bytes(), type=list[tuple[str, str]])
    return {code: tuple(said.split()) for code, said in listed}


@cache
def known() -> frozenset[str]:
    """The elements of all cards that can be played."""
    return frozenset(
        element for code, made_of in elements().items() if almanac.definition(code) for element in made_of
    )


def missing(code: str) -> Missing | None:
    """What a card waits for; None if it can be played."""
    if almanac.definition(code) is not None:
        return None
    made_of = elements()[almanac.cards()[code].first_printing]
    abilities = tuple(element for element in made_of if _kind(element) in HEADS)
    if any(_kind(element) == "trigger" for element in abilities):
        # The moment at which an ability is triggered says more than that it is.
        abilities = tuple(element for element in abilities if element != "frame.reaction")
    return Missing(
        abilities,
        tuple(element for element in made_of if element not in known()),
        tuple(element for element in made_of if element in known() and _kind(element) not in HEADS),
    )


def _kind(element: str) -> str:
    return element.partition(".")[0]
