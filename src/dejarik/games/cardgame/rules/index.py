"""What follows from what is in play, looked up once and shared by copies.

The index is replaced whenever a card enters or leaves play, by one that is made from it; nobody writes to
it after that, so a copied state may go on using it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from dejarik.games.cardgame.cards.facts import AFFILIATION, DIAL, ENHANCEMENT, OBJECTIVE, UNIT, Card
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules.values import View

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing

K = TypeVar("K", str, int)

Entry = tuple[int, str]  # the card that has the ability, and the ability's reference
Seen = tuple[Any, View]  # a constant effect, and whose it is
Source = tuple[int, int, str]  # a card, its resource value and its affiliation


class Hidden:
    """What cards of each deck could do from the hand or the discard pile, wherever they are now."""

    __slots__ = ("actions", "answers", "discard_plays", "ever", "hears", "lists")

    def __init__(self, lists: list[tuple[str, ...]]):
        self.lists = lists
        self.answers = [answers_in(cards) for cards in lists]
        self.actions = [acting_from_hand(cards) for cards in lists]
        self.discard_plays = [played_from_discard(cards) for cards in lists]
        self.hears: frozenset[type] = frozenset().union(*self.answers)
        self.ever: frozenset[type] = self.hears.union(*[reacted_to(cards) for cards in lists])


class Index:
    """Ids by seat and host; abilities by what they answer or change."""

    __slots__ = (
        "actions",
        "affiliations",
        "attached",
        "constants",
        "discard_plays",
        "enhancements",
        "ever",
        "hand_actions",
        "hand_answers",
        "hears",
        "interrupts",
        "objectives",
        "of_type",
        "protectors",
        "reactions",
        "sources",
        "titles",
        "units",
    )

    def __init__(self, seats: int):
        self.units: list[tuple[int, ...]] = [()] * seats
        self.objectives: list[tuple[int, ...]] = [()] * seats
        self.enhancements: list[tuple[int, ...]] = [()] * seats
        self.of_type: dict[str, tuple[int, ...]] = {}
        self.affiliations: list[int] = [0] * seats
        self.sources: list[tuple[Source, ...]] = [()] * seats  # whatever has a resource value
        self.protectors: list[tuple[int, ...]] = [()] * seats
        self.attached: dict[int, tuple[int, ...]] = {}
        self.reactions: dict[type, tuple[Entry, ...]] = {}  # by event
        self.interrupts: dict[type, tuple[Entry, ...]] = {}  # by procedure
        self.constants: dict[str, tuple[Seen, ...]] = {}  # by aspect
        self.actions: list[tuple[Entry, ...]] = [()] * seats
        self.titles: frozenset[str] = frozenset()  # of unique cards in play
        self.hand_actions: list[frozenset[str]] = []
        self.hand_answers: list[dict[type, tuple[str, ...]]] = []
        self.discard_plays: list[frozenset[str]] = []
        self.hears: frozenset[type] = frozenset()  # events that somebody might react to
        self.ever: frozenset[type] = frozenset()  # the same, now or later in the match

    def copy(self) -> Index:
        """The same, to be written to before anybody else has it."""
        twin = Index(0)
        twin.units = self.units.copy()
        twin.objectives = self.objectives.copy()
        twin.enhancements = self.enhancements.copy()
        twin.of_type = self.of_type.copy()
        twin.affiliations = self.affiliations.copy()
        twin.sources = self.sources.copy()
        twin.protectors = self.protectors.copy()
        twin.attached = self.attached.copy()
        twin.reactions = self.reactions.copy()
        twin.interrupts = self.interrupts.copy()
        twin.constants = self.constants.copy()
        twin.actions = self.actions.copy()
        twin.titles = self.titles
        twin.hand_actions = self.hand_actions
        twin.hand_answers = self.hand_answers
        twin.discard_plays = self.discard_plays
        twin.hears = self.hears
        twin.ever = self.ever
        return twin


def build(g: CardGame) -> Index:
    """Look everything up once."""
    index = Index(g.seats)
    hidden = g.hidden
    if hidden is None or hidden.lists is not g.lists or len(hidden.answers) != len(g.lists):
        hidden = g.hidden = Hidden(g.lists)
    index.hand_actions = hidden.actions
    index.hand_answers = hidden.answers
    index.discard_plays = hidden.discard_plays
    titles: list[str] = []
    for thing in g.things.values():
        _add(index, thing)
        if thing.type != DIAL and CARDS[thing.card].unique:
            titles.append(CARDS[thing.card].title)
    index.titles = frozenset(titles)
    index.hears = hidden.hears.union(index.reactions)
    index.ever = hidden.ever.union(index.hears)
    return index


def with_newest(old: Index, thing: Thing) -> Index:
    """The index with the card that entered play last."""
    index = old.copy()
    _add(index, thing)
    if thing.type != DIAL and CARDS[thing.card].unique:
        index.titles = old.titles.union((CARDS[thing.card].title,))
    index.hears = old.hears.union(index.reactions)
    if not index.hears <= old.ever:
        index.ever = old.ever | index.hears
    return index


def _add(index: Index, thing: Thing) -> None:
    """Enter a card under all that it is looked for by."""
    kind, number, seat = thing.type, thing.id, thing.controller
    index.of_type[kind] = (*index.of_type.get(kind, ()), number)
    if kind == DIAL:
        return
    card = CARDS[thing.card]
    if kind == UNIT:
        # rule: cardgame.card.unit
        index.units[seat] += (number,)
        if card.protect:
            index.protectors[seat] += (number,)
    elif kind == OBJECTIVE:
        # rule: cardgame.card.objective
        index.objectives[seat] += (number,)
    elif kind == ENHANCEMENT:
        index.enhancements[seat] += (number,)
    elif kind == AFFILIATION:
        index.affiliations[seat] = number
    if thing.host:
        # rule: cardgame.card.enhancement
        index.attached[thing.host] = (*index.attached.get(thing.host, ()), number)
    if card.resources and (kind != ENHANCEMENT or card.type == ENHANCEMENT):
        index.sources[seat] += ((number, card.resources, card.affiliation),)
    if card.abilities:
        _add_abilities(index, thing, card)


def _add_abilities(index: Index, thing: Thing, card: Card) -> None:
    """What the text of a card in play answers or changes."""
    # rule: cardgame.ability.types
    as_enhancement = thing.type == ENHANCEMENT and card.type == UNIT
    for ability in card.abilities:
        if ability.as_enhancement != as_enhancement:
            continue  # a unit in play as an enhancement has only the text it has as such
        if ability.from_hand:
            continue  # what a card does from the hand it cannot do in play
        match ability.clause:
            case "reaction":
                for event in ability.listens_to:
                    index.reactions[event] = (*index.reactions.get(event, ()), (thing.id, ability.ref))
            case "interrupt":
                for procedure in ability.listens_to:
                    entry = (thing.id, ability.ref)
                    index.interrupts[procedure] = (*index.interrupts.get(procedure, ()), entry)
            case "constant":
                if ability.constant is not None:
                    view = View(thing.controller, thing.id)
                    known = index.constants.get(ability.aspect, ())
                    index.constants[ability.aspect] = (*known, (ability.constant, view))
            case "action":
                index.actions[thing.controller] += ((thing.id, ability.ref),)


def without(g: CardGame, old: Index, gone: Thing) -> Index:
    """The index without a card that has just left play."""
    number, seat, kind = gone.id, gone.controller, gone.type
    card = CARDS[gone.card]
    index = old.copy()
    _drop(index.of_type, kind, number)
    for seats in (index.units, index.protectors, index.objectives, index.enhancements):
        if number in seats[seat]:
            seats[seat] = tuple([one for one in seats[seat] if one != number])
    if index.affiliations[seat] == number:
        index.affiliations[seat] = 0
    if gone.host:
        _drop(index.attached, gone.host, number)
    if card.resources:
        index.sources[seat] = tuple([source for source in index.sources[seat] if source[0] != number])
    if card.abilities:
        _drop_abilities(index, gone, card)
    if card.unique:
        others = [CARDS[thing.card] for thing in g.things.values() if thing.type != DIAL]
        index.titles = frozenset([other.title for other in others if other.unique])
    index.hears = frozenset().union(*index.hand_answers, index.reactions)
    return index


def _drop_abilities(index: Index, gone: Thing, card: Card) -> None:
    """What the text of a card that has left play answered or changed."""
    number, seat = gone.id, gone.controller
    for ability in card.abilities:
        match ability.clause:
            case "reaction":
                for event in ability.listens_to:
                    _drop_entries(index.reactions, event, number)
            case "interrupt":
                for procedure in ability.listens_to:
                    _drop_entries(index.interrupts, procedure, number)
            case "constant":
                left = tuple(
                    [one for one in index.constants.get(ability.aspect, ()) if one[1].holder != number]
                )
                if left:
                    index.constants[ability.aspect] = left
                elif ability.aspect in index.constants:
                    del index.constants[ability.aspect]
            case "action":
                index.actions[seat] = tuple([entry for entry in index.actions[seat] if entry[0] != number])


def _drop(known: dict[K, tuple[int, ...]], key: K, number: int) -> None:
    """A card is not found under this anymore."""
    left = tuple([one for one in known.get(key, ()) if one != number])
    if left:
        known[key] = left
    elif key in known:
        del known[key]


def _drop_entries(known: dict[type, tuple[Entry, ...]], key: type, number: int) -> None:
    """Abilities of a card are not found under this anymore."""
    left = tuple([entry for entry in known.get(key, ()) if entry[0] != number])
    if left:
        known[key] = left
    elif key in known:
        del known[key]


@cache
def answers_in(cards: tuple[str, ...]) -> dict[type, tuple[str, ...]]:
    """The reactions and interrupts that cards of a deck have from the hand, by what they answer."""
    found: dict[type, tuple[str, ...]] = {}
    for code in dict.fromkeys(cards):
        for ability in CARDS[code].abilities:
            if ability.from_hand:
                for heard in ability.listens_to:
                    found[heard] = (*found.get(heard, ()), ability.ref)
    return found


@cache
def reacted_to(cards: tuple[str, ...]) -> frozenset[type]:
    """The events that cards of a deck react to in play."""
    abilities = [ability for code in dict.fromkeys(cards) for ability in CARDS[code].abilities]
    return frozenset([event for one in abilities if one.clause == "reaction" for event in one.listens_to])


@cache
def acting_from_hand(cards: tuple[str, ...]) -> frozenset[str]:
    """The cards of a deck that can do something from the hand as an action, apart from being deployed."""
    return frozenset(
        code
        for code in cards
        for ability in CARDS[code].abilities
        if ability.clause == "action" and ability.from_hand
    )


@cache
def played_from_discard(cards: tuple[str, ...]) -> frozenset[str]:
    """The cards of a deck that may be played from the discard pile."""
    return frozenset(
        code for code in cards for ability in CARDS[code].abilities if ability.aspect == "play-from-discard"
    )
