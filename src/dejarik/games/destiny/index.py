"""What follows from who is in play, looked up once and shared by copies.

The index is replaced whenever a card or die enters or leaves play, moves, or changes controller or type;
it holds only tuples of ids, so a copied state may go on using it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities import Ability as Defined
from dejarik.games.destiny.abilities import Resolve
from dejarik.games.destiny.facts import ABILITIES, CHARACTER, SUPPORT
from dejarik.games.destiny.library import CARDS
from dejarik.games.destiny.vocabulary.triggers import ANY_OF

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Ability = tuple[int, str]  # the card that has it, and the ability's reference


class Index:
    """Ids by seat, host and card; abilities by what they listen to or change."""

    __slots__ = (
        "abilities",
        "actions",
        "after",
        "attached",
        "before",
        "characters",
        "constants",
        "dice",
        "rollers",
        "supports",
    )

    def __init__(self, seats: int):
        self.characters: list[tuple[int, ...]] = [()] * seats
        self.supports: list[tuple[int, ...]] = [()] * seats
        self.rollers: list[tuple[int, ...]] = [()] * seats  # what can be activated, oldest first
        self.attached: dict[int, tuple[int, ...]] = {}
        self.dice: dict[int, tuple[int, ...]] = {}
        self.after: dict[str, tuple[Ability, ...]] = {}  # by event
        self.before: dict[str, tuple[Ability, ...]] = {}  # by procedure
        self.constants: dict[str, tuple[Ability, ...]] = {}  # by aspect
        self.actions: tuple[Ability, ...] = ()
        self.abilities: dict[int, tuple[Defined, ...]] = {}  # of cards that gained or lost some


def abilities_of(g: Destiny, thing: int) -> tuple[Defined, ...]:
    """The abilities of a card in play, those it gained or lost considered: the only way to them."""
    changed = g.index.abilities
    if changed and thing in changed:
        return changed[thing]
    return CARDS[g.things[thing].card].abilities


def _changed_abilities(g: Destiny) -> dict[int, tuple[Defined, ...]]:
    """What constant abilities give to cards in play and take from them; what is taken stays taken."""
    changed: dict[int, tuple[Defined, ...]] = {}
    givers = [
        (thing.id, ability)
        for thing in g.things.values()
        for ability in CARDS[thing.card].abilities
        if ability.listens == ABILITIES
    ]
    for holder, ability in sorted(givers, key=lambda giver: giver[1].constant.takes):
        view = Resolve(ability.ref, g.things[holder].controller, holder)
        for thing in ability.constant.of.find(g, view):
            had = changed.get(thing, CARDS[g.things[thing].card].abilities)
            changed[thing] = ability.constant.change(g, view, thing, had)
    return changed


def build(g: Destiny) -> Index:
    """Look everything up once."""
    index = Index(g.seats)
    if any(CARDS[thing.card].changes_abilities for thing in g.things.values()):
        index.abilities = _changed_abilities(g)
    for thing in g.things.values():
        if thing.type == CHARACTER:
            index.characters[thing.controller] += (thing.id,)
        elif thing.type == SUPPORT:
            index.supports[thing.controller] += (thing.id,)
        if thing.type in (CHARACTER, SUPPORT):
            index.rollers[thing.controller] += (thing.id,)
        if thing.host:
            index.attached[thing.host] = (*index.attached.get(thing.host, ()), thing.id)
        for ability in index.abilities.get(thing.id, CARDS[thing.card].abilities):
            entry = (thing.id, ability.ref)
            match ability.clause:
                case "after":
                    for listens in ANY_OF.get(ability.listens, (ability.listens,)):
                        index.after[listens] = (*index.after.get(listens, ()), entry)
                case "before" | "instead":
                    index.before[ability.listens] = (*index.before.get(ability.listens, ()), entry)
                case "constant":
                    index.constants[ability.listens] = (*index.constants.get(ability.listens, ()), entry)
                case "action" | "power_action":
                    index.actions += (entry,)
    for die in g.dice.values():
        index.dice[die.thing] = (*index.dice.get(die.thing, ()), die.id)
    return index
