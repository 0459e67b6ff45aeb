"""The face of a card in words, rendered from its definition."""

from __future__ import annotations

import msgspec

from dejarik.games.cardgame.facts import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    ICON_NAMES,
    NEUTRAL,
    OBJECTIVE,
    UNIT,
    Card,
    slug,
)
from dejarik.games.cardgame.library import CARDS, SETS
from dejarik.games.cardgame.text import titles
from dejarik.words import Words

# What a card is comes before what else is said of it.
KINDS = ("Character", "Creature", "Droid", "Force", "Vehicle")


class CardText(msgspec.Struct, frozen=True):
    """All that stands on a card, in one language. What a card does not have is empty."""

    name: str
    type_line: str
    side: str
    affiliation: str
    sets: tuple[str, ...]
    cost: str
    force: str
    resources: str
    capacity: str
    priority: str
    icons: str
    abilities: tuple[str, ...]


class CardTexts:
    """Cards in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def card(self, code: str) -> CardText:
        card = CARDS[code]
        paid = card.type in (UNIT, ENHANCEMENT, EVENT)
        durable = card.type in (OBJECTIVE, UNIT)
        return CardText(
            name=titles.title(self.words, code),
            type_line=self.type_line(card),
            side=self.words.say(f"noun-{card.side}-side"),
            affiliation=self.affiliation(card),
            sets=self.sets(code),
            cost=str(card.cost) if paid else "",
            force=str(card.force) if card.type not in (OBJECTIVE, AFFILIATION) else "",
            resources=str(card.resources) if card.resources else "",
            capacity=str(card.capacity) if durable else "",
            priority=str(card.priority) if card.type == FATE else "",
            icons=self.icons(card),
            abilities=(),
        )

    def type_line(self, card: Card) -> str:
        """What a card is: "Unit (unique) — Character and Force User"."""
        words = self.words
        noun = words.phrase(f"type-{card.type}")
        label = words.say(f"type-{card.type}.label")
        line = words.say("face-type", type=label, noun=noun, unique=card.unique)
        if not card.traits:
            return line
        traits = [words.phrase(f"trait-{slug(trait)}") for trait in ordered(card.traits)]
        return words.say("face-traits", line=line, traits=traits)

    def affiliation(self, card: Card) -> str:
        if card.affiliation == NEUTRAL:
            return self.words.say("face-neutral", noun=self.words.phrase(f"type-{card.type}"))
        return self.words.say("face-affiliation", affiliation=titles.title(self.words, card.affiliation))

    def sets(self, code: str) -> tuple[str, ...]:
        """Every objective set it is in, with its numbers there."""
        found = []
        for each in SETS.values():
            members = (each.objective, *each.cards)
            places = [str(place) for place, member in enumerate(members, start=1) if member == code]
            if places:
                found.append(self.words.say("face-in-set", set=each.number, places=", ".join(places)))
        return tuple(found)

    def icons(self, card: Card) -> str:
        """Combat icons: "2 unit damage, 1 blast; with the edge: 1 blast"."""
        words = self.words
        normal, edge = (
            self._icon_row(card.icons[shift : shift + len(ICON_NAMES)]) for shift in (0, len(ICON_NAMES))
        )
        if normal and edge:
            return words.say("face-icons.both", icons=normal, edge=edge)
        if edge:
            return words.say("face-icons.edge", edge=edge)
        return words.say("face-icons", icons=normal) if normal else ""

    def _icon_row(self, row: tuple[int, ...]) -> str:
        words = self.words
        said = ""
        for name, number in zip(ICON_NAMES, row, strict=True):
            if number:
                one = words.say("face-icon", icon=words.say(f"icon-{name}.short"), number=number)
                said = words.say("face-icon-next", first=said, next=one) if said else one
        return said

    def numbers(self, code: str) -> tuple[str, ...]:
        """The numbers of a card in words, as far as it has them."""
        card = self.card(code)
        found = (
            ("face-cost", card.cost),
            ("face-force", card.force),
            ("face-resources", card.resources),
            ("face-capacity", card.capacity),
            ("face-priority", card.priority),
        )
        return tuple(self.words.say(message, number=int(value)) for message, value in found if value)


def ordered(traits: frozenset[str]) -> list[str]:
    """Traits as a card lists them: first what it is, then the others by name."""
    return sorted(traits, key=lambda trait: (trait not in KINDS, trait))
