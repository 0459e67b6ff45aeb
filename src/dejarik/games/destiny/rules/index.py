"""What follows from what is in play, looked up once and shared by copies.

The index is replaced whenever a card or die enters or leaves play, moves, or changes controller or type;
what it holds is never written to again, so a copied state may go on using it, and so may the next index.
One thing is noted in it later: that all of it can stay in play (`settled`), which follows from the same
cards and so is true for every copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Ability as Defined
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import ABILITIES, AT_ONCE, CHARACTER, PILOTING, SUPPORT
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.events import Activated, Defeated
from dejarik.kernel import Seat

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
        "dice_of",
        "host_actions",
        "open_actions",
        "reaching",
        "rollers",
        "settled",
        "supports",
    )

    def __init__(self, seats: int):
        self.characters: list[tuple[int, ...]] = [()] * seats
        self.supports: list[tuple[int, ...]] = [()] * seats
        self.rollers: list[tuple[int, ...]] = [()] * seats  # what can be activated, oldest first
        self.attached: dict[int, tuple[int, ...]] = {}
        self.dice: dict[int, tuple[int, ...]] = {}  # by card
        self.dice_of: list[tuple[int, ...]] = [()] * seats  # by player, wherever they are
        # By event; a card that was defeated hears that itself.
        self.after: dict[type, tuple[Ability, ...]] = {Defeated: ()}
        self.before: dict[type, tuple[Ability, ...]] = {}  # by procedure
        self.constants: dict[str, tuple[Ability, ...]] = {}  # by aspect
        self.actions: tuple[Ability, ...] = ()
        self.host_actions: tuple[Ability, ...] = ()  # for the controller of the host
        self.open_actions: tuple[Ability, ...] = ()  # for every player
        self.abilities: dict[int, tuple[Defined, ...]] = {}  # of cards that gained or lost some
        self.reaching = False  # what some cards can do depends on others in play
        self.settled = False  # the state checks found that all of it can stay in play

    def copy(self) -> Index:
        """Another index with the same in it: what is to change has to be replaced, not written to."""
        twin = Index(0)
        twin.share(self)
        return twin

    def share(self, old: Index) -> None:
        self.characters, self.supports, self.rollers = old.characters, old.supports, old.rollers
        self.attached, self.dice, self.dice_of = old.attached, old.dice, old.dice_of
        self.after, self.before, self.constants = old.after, old.before, old.constants
        self.actions, self.host_actions, self.open_actions = old.actions, old.host_actions, old.open_actions

    def attach(self, host: int, number: int) -> None:
        self.attached = self.attached | {host: (*self.attached.get(host, ()), number)}

    def add_dice(self, number: int, seat: Seat, dice: tuple[int, ...]) -> None:
        self.dice = self.dice | {number: dice}
        self.dice_of = _with(self.dice_of, seat, dice)


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
        if ability.aspect == ABILITIES
    ]
    for holder, ability in sorted(givers, key=lambda giver: giver[1].constant.takes):
        view = Resolve(ability.ref, g.things[holder].controller, holder)
        for thing in ability.constant.of.find(g, view):
            had = changed.get(thing, CARDS[g.things[thing].card].abilities)
            changed[thing] = ability.constant.change(g, view, thing, had)
    return changed


def build(g: Destiny, changed: dict[int, tuple[Defined, ...]] | None = None) -> Index:
    """Look everything up once; again, if a card changes abilities of others."""
    index = Index(g.seats)
    if changed:
        index.abilities = changed
    attached, dice = index.attached, index.dice
    piloting = False
    for thing in g.things.values():
        card = CARDS[thing.card]
        if card.reaches_others:
            index.reaching = True
            if changed is None and card.changes_abilities:
                return build(g, _changed_abilities(g))
            piloting = piloting or card.gives_piloting
        number = thing.id
        kind = thing.type
        if kind == CHARACTER:
            index.characters[thing.controller] += (number,)
            index.rollers[thing.controller] += (number,)
        elif kind == SUPPORT:
            index.supports[thing.controller] += (number,)
            index.rollers[thing.controller] += (number,)
        host = thing.host
        if host:
            attached[host] = (*attached[host], number) if host in attached else (number,)
        abilities = card.abilities
        if changed and number in changed:
            abilities = changed[number]
        # rule: destiny.zone.in-play.abilities-usable, destiny.zone.out-of-play.no-abilities
        # rule: destiny.ability.available-on-entering
        for ability in abilities:
            if ability.indexed:
                _enter(index, ability, (number, ability.ref))
    if piloting:
        # rule: destiny.later.piloting.granted
        pilots = [(pilot, f"keyword.{PILOTING}") for team in index.characters for pilot in team]
        index.after[Activated] = (*index.after.get(Activated, ()), *pilots)
    for die in g.dice.values():
        bearer = die.thing
        dice[bearer] = (*dice[bearer], die.id) if bearer in dice else (die.id,)
        index.dice_of[die.seat] += (die.id,)
    return index


def with_newest(g: Destiny, old: Index, number: int) -> Index | None:
    """The index with the card that entered play last, and its dice; None if all is to be looked up again."""
    thing = g.things[number]
    card = CARDS[thing.card]
    if old.reaching or card.reaches_others:
        return None
    index = old.copy()
    seat, kind, host = thing.controller, thing.type, thing.host
    if kind == CHARACTER:
        index.characters = _with(old.characters, seat, (number,))
        index.rollers = _with(old.rollers, seat, (number,))
    elif kind == SUPPORT:
        index.supports = _with(old.supports, seat, (number,))
        index.rollers = _with(old.rollers, seat, (number,))
    if host:
        index.attach(host, number)
    if g.last_id > number:
        index.add_dice(number, g.dice[number + 1].seat, tuple(range(number + 1, g.last_id + 1)))
    own = True
    for ability in card.abilities:
        if ability.indexed:
            if own:
                index.after, index.before = old.after.copy(), old.before.copy()
                index.constants = old.constants.copy()
                own = False
            _enter(index, ability, (number, ability.ref))
    return index


def _with(seats: list[tuple[int, ...]], seat: Seat, more: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A list of ids by seat in which one seat has more."""
    seats = seats.copy()
    seats[seat] += more
    return seats


def _enter(index: Index, ability: Defined, entry: Ability) -> None:
    """Enter an ability under what it listens to or changes."""
    clause = ability.clause
    if clause == "after":
        after = index.after
        for event in ability.hears:
            after[event] = (*after[event], entry) if event in after else (entry,)
    elif clause == "constant":
        constants, aspect = index.constants, ability.aspect
        constants[aspect] = (*constants[aspect], entry) if aspect in constants else (entry,)
    elif clause in ("action", "power_action"):
        index.actions += (entry,)
    elif clause in ("before", "instead"):
        listens = ability.listens
        assert listens is not None
        index.before[listens] = (*index.before.get(listens, ()), entry)
    elif clause == "host_action":
        index.host_actions += (entry,)
    elif clause == "open_action":
        index.open_actions += (entry,)
    elif clause == "at_once":
        index.constants[AT_ONCE] = (*index.constants.get(AT_ONCE, ()), entry)
