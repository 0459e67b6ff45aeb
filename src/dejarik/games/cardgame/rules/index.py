"""What follows from what is in play, looked up once and shared by copies.

The index is replaced whenever a card enters or leaves play; it holds only tuples, so a copied state may
go on using it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.facts import AFFILIATION, DIAL, ENHANCEMENT, OBJECTIVE, UNIT, Card
from dejarik.games.cardgame.cards.library import CARDS

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing

Entry = tuple[int, str]  # the card that has the ability, and the ability's reference
Source = tuple[int, int, str]  # a card, its resource value and its affiliation


class Hidden:
    """What cards of each deck could do from the hand or the discard pile, wherever they are now."""

    __slots__ = ("actions", "answers", "discard_plays", "hears", "lists")

    def __init__(self, lists: list[tuple[str, ...]]):
        self.lists = lists
        self.answers = [answers_in(cards) for cards in lists]
        self.actions = [acting_from_hand(cards) for cards in lists]
        self.discard_plays = [played_from_discard(cards) for cards in lists]
        self.hears: frozenset[type] = frozenset().union(*self.answers)


class Index:
    """Ids by seat and host; abilities by what they answer or change."""

    __slots__ = (
        "actions",
        "affiliations",
        "attached",
        "constants",
        "discard_plays",
        "enhancements",
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

    def __init__(self, g: CardGame):
        seats = g.seats
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
        self.constants: dict[str, tuple[Entry, ...]] = {}  # by aspect
        self.actions: list[tuple[Entry, ...]] = [()] * seats
        self.titles: frozenset[str] = frozenset()  # of unique cards in play
        hidden = g.hidden
        if hidden is None or hidden.lists is not g.lists or len(hidden.answers) != len(g.lists):
            hidden = g.hidden = Hidden(g.lists)
        self.hand_actions = hidden.actions
        self.hand_answers = hidden.answers
        self.discard_plays = hidden.discard_plays
        self.hears: frozenset[type] = hidden.hears  # events that somebody might react to


def build(g: CardGame) -> Index:
    """Look everything up once."""
    index = Index(g)
    titles = []
    for thing in g.things.values():
        kind = thing.type
        index.of_type[kind] = (*index.of_type.get(kind, ()), thing.id)
        if kind == DIAL:
            continue
        seat = thing.controller
        card = CARDS[thing.card]
        if kind == UNIT:
            # rule: cardgame.card.unit
            index.units[seat] += (thing.id,)
            if card.protect:
                index.protectors[seat] += (thing.id,)
        elif kind == OBJECTIVE:
            # rule: cardgame.card.objective
            index.objectives[seat] += (thing.id,)
        elif kind == ENHANCEMENT:
            index.enhancements[seat] += (thing.id,)
        elif kind == AFFILIATION:
            index.affiliations[seat] = thing.id
        if thing.host:
            # rule: cardgame.card.enhancement
            index.attached[thing.host] = (*index.attached.get(thing.host, ()), thing.id)
        if card.resources and (kind != ENHANCEMENT or card.type == ENHANCEMENT):
            index.sources[seat] += ((thing.id, card.resources, card.affiliation),)
        if card.unique:
            titles.append(card.title)
        if card.abilities:
            _add_abilities(index, thing, card)
    index.titles = frozenset(titles)
    index.hears = index.hears.union(index.reactions)
    return index


def _add_abilities(index: Index, thing: Thing, card: Card) -> None:
    """What the text of a card in play answers or changes."""
    # rule: cardgame.ability.types
    as_enhancement = thing.type == ENHANCEMENT and card.type == UNIT
    for ability in card.abilities:
        if ability.as_enhancement != as_enhancement:
            continue  # a unit in play as an enhancement has only the text it has as such
        if ability.from_hand:
            continue  # what a card does from the hand it cannot do in play
        entry = (thing.id, ability.ref)
        match ability.clause:
            case "reaction":
                for event in ability.listens_to:
                    index.reactions[event] = (*index.reactions.get(event, ()), entry)
            case "interrupt":
                for procedure in ability.listens_to:
                    index.interrupts[procedure] = (*index.interrupts.get(procedure, ()), entry)
            case "constant":
                index.constants[ability.aspect] = (*index.constants.get(ability.aspect, ()), entry)
            case "action":
                index.actions[thing.controller] += (entry,)


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
