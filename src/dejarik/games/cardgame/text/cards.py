"""The face of a card in words, rendered from its definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from dejarik.games.cardgame.abilities.ability import Ability, Effect
from dejarik.games.cardgame.abilities.vocabulary.choosing import PickAffected
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    ICON_NAMES,
    MISSION,
    NEUTRAL,
    OBJECTIVE,
    UNIT,
    Card,
    X,
    slug,
)
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS, SETS, official
from dejarik.games.cardgame.text import clauses, phrases, titles
from dejarik.games.cardgame.text.saying import Saying
from dejarik.words import Text, Words
from dejarik.words.sentences import closed, joined, led, listed

# Cards list first what they are, and last the wider group that it belongs to.
KINDS = ("Character", "Creature", "Droid", "Force", "Vehicle")
GROUPS = ("Alter", "Black Squadron", "Force Sensitive", "Lightsaber Form", "Location")


class CardText(msgspec.Struct, frozen=True):
    """All that stands on a card, in one language. What a card does not have is empty."""

    name: str
    type_line: str
    side: str
    affiliation: str
    sets: tuple[str, ...]
    product: str
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
        card = official(code)
        paid = card.type in (UNIT, ENHANCEMENT, EVENT, MISSION)
        durable = card.type in (OBJECTIVE, UNIT, MISSION)
        return CardText(
            name=titles.title(self.words, code),
            type_line=self.type_line(card),
            side=self.words.say(f"noun-{card.side}-side"),
            affiliation=self.affiliation(card),
            sets=self.sets(code),
            product=self.product(card),
            cost=str(card.cost) if paid else "",
            force=str(card.force) if card.type not in (OBJECTIVE, AFFILIATION) else "",
            resources=_number(card.resources) if card.resources else "",
            capacity=_number(card.capacity) if durable else "",
            priority=str(card.priority) if card.type == FATE else "",
            icons=self.icons(card),
            abilities=self.abilities(card),
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
        return words.say("face-traits", line=line, traits=listed(words, traits))

    def affiliation(self, card: Card) -> str:
        if card.affiliation == NEUTRAL:
            return self.words.say("face-neutral")
        return self.words.say("face-affiliation", affiliation=titles.title(self.words, card.affiliation))

    def sets(self, code: str) -> tuple[str, ...]:
        """Every objective set it is in, with its numbers there."""
        found = []
        for _, each in sorted((SETS if code in CARDS else almanac.objective_sets()).items()):
            members = (each.objective, *each.cards)
            places = [str(place) for place, member in enumerate(members, start=1) if member == code]
            if places:
                found.append(self.words.say("face-in-set", set=each.number, places=", ".join(places)))
        return tuple(found)

    def product(self, card: Card) -> str:
        """What it came out in, with the cycle if that has a name of its own."""
        product = almanac.products()[card.product]
        name = self.words.say(f"product-{product.code}")
        if product.cycle in almanac.products():
            return name
        cycle = self.words.say(f"cycle-{product.cycle}")
        return self.words.say("face-product-of-cycle", product=name, cycle=cycle)

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
        said = [
            words.text("face-icon", icon=words.say(f"icon-{name}.short"), number=number)
            for name, number in zip(ICON_NAMES, row, strict=True)
            if number
        ]
        return str(listed(words, said)) if said else ""

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

    def abilities(self, card: Card) -> tuple[str, ...]:
        """Restrictions of decks, what is enhanced, keywords, then abilities, each as a paragraph."""
        words = self.words
        lines: list[str] = []
        if card.locked:
            lines.append(words.say("face-locked", affiliation=titles.name(words, card.locked)))
        if card.limit_one:
            lines.append(words.say("face-limit-one"))
        if card.code not in CARDS:  # nobody has written what it does, nor what it enhances
            return (*lines, *(self.keyword_name(card, keyword) for keyword in keywords_of(card)))
        if card.type == ENHANCEMENT:
            lines.append(self.enhances(card))
        lines += [self.keyword(card, keyword) for keyword in keywords_of(card)]
        return (*lines, *self._paragraphs(card))

    def _paragraphs(self, card: Card) -> Iterator[str]:
        """Abilities one by one; constant effects that work together are told together."""
        told: list[Ability] = []
        for ability in card.abilities:
            if told and not self._goes_along(card, ability, told[-1]):
                yield self.ability(card, *told)
                told = []
            told.append(ability)
        if told:
            yield self.ability(card, *told)

    def _goes_along(self, card: Card, ability: Ability, before: Ability) -> bool:
        if ability.constant is None or before.constant is None:
            return False
        return clauses.goes_along(Saying(self.words, card), ability.constant, before.constant)

    def enhances(self, card: Card) -> str:
        if card.enhances is None:
            return self.words.say("face-enhances-area")
        return self.words.say("face-enhances", what=phrases.enhanced(Saying(self.words, card), card.enhances))

    def keyword(self, card: Card, keyword: str) -> str:
        """A keyword with its number or trait, and what it does."""
        words = self.words
        said = Saying(words, card)
        behind = ABILITIES.get(f"keyword.{keyword}")
        if behind is not None and behind.effect is not None:
            reminder = closed(words, clauses.sentences(said, behind.effect))
        else:
            args: dict[str, Any] = {"number": card.edge, "this": said.this}
            if card.protect:
                args["trait"] = phrases.trait(said, card.protect)
            reminder = closed(words, [words.text(f"reminder-{keyword}", **args)])
        return words.say("with-reminder", keyword=self.keyword_name(card, keyword), reminder=reminder)

    def keyword_name(self, card: Card, keyword: str) -> str:
        """A keyword with its number or trait."""
        words = self.words
        if keyword == "edge":
            return words.say("face-edge", number=_number(card.edge))
        if keyword == "pilot":
            return words.say("face-pilot", number=card.pilot)
        if keyword == "protect" and card.protect:
            return words.say("face-protect", trait=phrases.trait(Saying(words, card), card.protect))
        return words.say(f"keyword-{keyword}")

    def ability(self, card: Card, ability: Ability, *along: Ability) -> str:
        """An ability as a paragraph, with the constant effects that go along with it."""
        words = self.words
        said = Saying(words, card)
        if ability.constant is not None:
            if ability.as_enhancement:
                said.this = words.phrase("phrase-this", what=words.phrase("noun-card"))
            others = [clauses.also(said, each.constant) for each in along if each.constant is not None]
            stated = joined(words, [clauses.constant(said, ability.constant), *others])
            if ability.as_enhancement:
                stated = words.text("constant-as-enhancement", text=stated)
            return closed(words, [stated])
        if ability.effect is None:
            return ""
        lead = None
        if ability.trigger is not None:
            targeting = any(isinstance(pick, PickAffected) and pick.targeting for pick in ability.targets)
            lead = clauses.trigger(said, ability.trigger, targeting=targeting)
        elif ability.when is not None:
            lead = clauses.restriction(said, ability.when)
        parts = self._course(said, ability, ability.effect)
        text = closed(words, led(words, lead, parts))
        if ability.limit:
            limit = words.say(f"limit-{ability.limit}", card=titles.name(words, card.code))
            text = words.say("sentence-next", first=text, next=limit)
        forced = "forced-" if ability.forced else ""
        return words.say(f"clause-{forced}{ability.clause}", text=text)

    def _course(self, said: Saying, ability: Ability, effect: Effect) -> list[Text]:
        """Costs and effect, in the order in which they come."""
        cost = clauses.paid(said, ability.costs) if ability.costs else None
        mood = clauses.ORDER if cost is None else clauses.INFINITIVE
        parts = [part for pick in ability.targets for part in clauses.choose(said, pick, mood)]
        parts += clauses.sentences(said, effect, mood)
        if cost is None:
            return parts
        first, *rest = parts
        return [self.words.text("effect-to", cost=cost, effect=first), *rest]


def _number(printed: int) -> str:
    return "X" if printed == X else str(printed)


def keywords_of(card: Card) -> list[str]:
    """Keywords in the order of their names, those with a number or a trait among them."""
    with_more = [*(["edge"] if card.edge else []), *(["protect"] if card.protect else [])]
    return sorted([*card.keywords, *with_more])


def ordered(traits: frozenset[str]) -> list[str]:
    """Traits as cards list them."""
    return sorted(traits, key=lambda trait: (trait not in KINDS, trait in GROUPS, trait))
