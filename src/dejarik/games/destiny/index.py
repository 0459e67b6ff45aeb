"""What follows from who is in play, looked up once and shared by copies.

The index is replaced whenever a card or die enters or leaves play, moves, or changes controller or type;
it holds only tuples of ids, so a copied state may go on using it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.facts import CHARACTER, SUPPORT
from dejarik.games.destiny.library import CARDS

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Ability = tuple[int, str]  # the card that has it, and the ability's reference


class Index:
    """Ids by seat, host and card; abilities by what they listen to or change."""

    __slots__ = ("actions", "after", "attached", "before", "characters", "constants", "dice", "supports")

    def __init__(self, seats: int):
        self.characters: list[tuple[int, ...]] = [()] * seats
        self.supports: list[tuple[int, ...]] = [()] * seats
        self.attached: dict[int, tuple[int, ...]] = {}
        self.dice: dict[int, tuple[int, ...]] = {}
        self.after: dict[str, tuple[Ability, ...]] = {}  # by event
        self.before: dict[str, tuple[Ability, ...]] = {}  # by procedure
        self.constants: dict[str, tuple[Ability, ...]] = {}  # by aspect
        self.actions: tuple[Ability, ...] = ()


def build(g: Destiny) -> Index:
    """Look everything up once."""
    index = Index(g.seats)
    for thing in g.things.values():
        if thing.type == CHARACTER:
            index.characters[thing.controller] += (thing.id,)
        elif thing.type == SUPPORT:
            index.supports[thing.controller] += (thing.id,)
        if thing.host:
            index.attached[thing.host] = (*index.attached.get(thing.host, ()), thing.id)
        for ability in CARDS[thing.card].abilities:
            entry = (thing.id, ability.ref)
            match ability.clause:
                case "after":
                    index.after[ability.listens] = (*index.after.get(ability.listens, ()), entry)
                case "before" | "instead":
                    index.before[ability.listens] = (*index.before.get(ability.listens, ()), entry)
                case "constant":
                    index.constants[ability.listens] = (*index.constants.get(ability.listens, ()), entry)
                case "action" | "power_action":
                    index.actions += (entry,)
    for die in g.dice.values():
        index.dice[die.thing] = (*index.dice.get(die.thing, ()), die.id)
    return index
