"""The rules of deck building: all faults of a team and deck at once, each with its rule, card and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec

from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, GRAY, NEUTRAL, PLAYABLE, PLOT, VILLAIN
from dejarik.games.destiny.decks import points, vocabulary
from dejarik.games.destiny.decks.abilities import building_abilities, passes
from dejarik.games.destiny.decks.formats import Format
from dejarik.games.destiny.rules.setup import Deck

UNREAD = "?"  # stands for a card that a file names and nobody knows; whoever read it has said so
CARD_OVER_RULES = "destiny.meta.golden-rule.card-over-rules"
OFFICIAL = "destiny.format.official-sets"
FILES = "destiny.format.files"  # rule: destiny.format.files


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something wrong with a deck: the kind names the message, the rest are its numbers and names."""

    kind: str
    rule: str = FILES  # what cannot be read cites what a file has to say
    card: str = ""
    found: int = 0
    allowed: int = 0
    word: str = ""  # a color, an affiliation, a type or a format
    line: int = 0  # of the file
    text: str = ""  # what stands there
    near: tuple[str, ...] = ()  # what might be meant
    fewest: int = 0  # where fewer than allowed are enough


def faults(deck: Deck, under: Format) -> list[Fault]:
    """Everything that is wrong with a deck in a format; an empty list means that it is legal."""
    # rule: destiny.deck.opponents-unrestricted
    return list(_Check(deck, under).faults())


class _Check:
    """One deck, with the cards that are known looked up."""

    def __init__(self, deck: Deck, under: Format):
        self.deck = deck
        self.under = under
        self.team = _known(member.card for member in deck.team)
        self.plot = almanac.find(deck.plot)
        self.cards = _known(iter(deck.cards))
        self.battlefields = _known(iter((deck.battlefield, deck.other_battlefield)))
        self.under_plot = _known(iter(deck.under))
        others = [*([self.plot] if self.plot is not None else []), *self.battlefields]
        self.all = [*self.team, *others, *self.cards, *self.under_plot]
        self.characters = [card for card in self.team if card.type == CHARACTER]
        self.sides = {card.affiliation for card in self.characters} - {NEUTRAL}
        self.colors = {card.color for card in self.characters}
        self.abilities: list[tuple[OfficialCard, Constant]] = [
            (card, ability) for card in (*self.team, *others) for ability in building_abilities(card.code)
        ]

    def faults(self) -> Iterator[Fault]:
        yield from self._unknown()
        yield from self._team()
        yield from self._plot()
        yield from self._asked_by_cards()
        yield from self._battlefields()
        yield from self._under_the_plot()
        yield from self._deck()
        yield from self._copies()
        yield from self._format()

    def _unknown(self) -> Iterator[Fault]:
        for code in dict.fromkeys(brought(self.deck)):
            if code != UNREAD and almanac.find(code) is None:
                yield Fault("unknown-card", OFFICIAL, text=code)  # rule: destiny.format.official-sets
        for card in dict.fromkeys(self.all):
            if card.is_back:
                yield Fault("back", OFFICIAL, card.code)

    def _team(self) -> Iterator[Fault]:
        # rule: destiny.deck.team.minimum-one
        if not self.deck.team:
            yield Fault("no-character", "destiny.deck.team.minimum-one", allowed=1)
        for card in self.team:
            if card.type != CHARACTER:
                yield Fault("no-team-card", "destiny.deck.components", card.code, word=card.type)
        # Neutral characters fit anywhere, and colors are free.
        # rule: destiny.deck.team.neutral, destiny.deck.team.colors-free
        truce = any(isinstance(ability, vocabulary.BothSides) for _, ability in self.abilities)
        if len(self.sides) > 1 and self.under.sides_apart and not truce:  # rule: destiny.deck.team.one-side
            yield Fault("both-sides", "destiny.deck.team.one-side")
        # Versions of a character share a title, and so they share uniqueness; others come in any number.
        # rule: destiny.card.unique.team, destiny.card.unique.same-title-other-subtitle
        # rule: destiny.deck.team.nonunique-any-number
        titles = Counter(_title(card) for card in self.characters if card.unique)
        for card in _first_of_each_title(self.characters):
            if titles[_title(card)] > 1:
                yield Fault("unique", "destiny.card.unique.team", card.code, titles[_title(card)], 1)
        for member in self.deck.team:
            elite = almanac.find(member.card)
            if elite is None or elite.type != CHARACTER or not member.elite:
                continue
            # The number of values is read from the card.
            # rule: destiny.conflict.one-die-characters, destiny.character.nonunique-one-die
            if len(points.point_values(elite, self.under)) < 2:
                rule = (
                    "destiny.character.two-point-values"
                    if elite.unique
                    else "destiny.character.nonunique-one-die"
                )
                yield Fault("one-die", rule, elite.code, 2, 1)
        total = points.team_points(self.deck, self.under)
        if total > self.under.points:
            yield Fault("points", "destiny.character.point-limit", found=total, allowed=self.under.points)

    def _plot(self) -> Iterator[Fault]:
        plot = self.plot
        if plot is None:
            return
        if plot.type != PLOT:
            yield Fault("no-plot", "destiny.deck.components", plot.code, word=plot.type)
            return
        if not self._side(plot):  # rule: destiny.plot.affiliation
            yield Fault("plot-affiliation", "destiny.plot.affiliation", plot.code, word=plot.affiliation)
        if plot.color != GRAY and plot.color not in self.colors:  # rule: destiny.plot.color
            yield Fault("plot-color", "destiny.plot.color", plot.code, word=plot.color)

    def _asked_by_cards(self) -> Iterator[Fault]:
        """What characters and plots themselves ask of the team."""
        # rule: destiny.meta.golden-rule.card-over-rules
        for card, ability in dict.fromkeys(self.abilities):
            match ability:
                case vocabulary.OnlyWith():
                    yield from self._company(card, ability)
                case vocabulary.OnlyIfEach(filter=test):
                    strangers = [other for other in self.characters if not passes(test, other)]
                    yield from self._without(card, strangers)
                case vocabulary.NotWith(filter=test):
                    unwanted = [other for other in self._others(card) if passes(test, other)]
                    yield from self._without(card, unwanted)
                case vocabulary.OneColor() if len(self.colors) > 1:
                    yield Fault("asks-one-color", CARD_OVER_RULES, card.code, len(self.colors), 1)
                case vocabulary.SharedColor() if len(self.colors) == len(self.characters):
                    yield Fault("asks-shared-color", CARD_OVER_RULES, card.code)
                case vocabulary.FewSets():
                    yield from self._few_sets(card, ability)

    def _others(self, card: OfficialCard) -> list[OfficialCard]:
        """The characters besides the card that asks for something."""
        return [other for other in self.characters if other is not card]

    def _company(self, card: OfficialCard, asks: vocabulary.OnlyWith) -> Iterator[Fault]:
        """It goes only with a character of a certain sort, or with one that is dear enough."""
        test, least = asks.filter, asks.points
        fitting = [other for other in self._others(card) if test is None or passes(test, other)]
        if all(self._costs(other) < least for other in fitting):
            kind = "asks-points" if least else "asks-character"
            yield Fault(kind, CARD_OVER_RULES, card.code, allowed=least)

    def _without(self, card: OfficialCard, unwanted: list[OfficialCard]) -> Iterator[Fault]:
        for other in dict.fromkeys(unwanted):
            yield Fault("asks-without", CARD_OVER_RULES, card.code, text=other.code)

    def _few_sets(self, card: OfficialCard, asks: vocabulary.FewSets) -> Iterator[Fault]:
        if self.under.name != asks.format:
            yield Fault("asks-format", CARD_OVER_RULES, card.code, word=asks.format)
        if not self._from_few_sets(asks.number, card):
            yield Fault("asks-sets", CARD_OVER_RULES, card.code, allowed=asks.number)

    def _from_few_sets(self, number: int, asking: OfficialCard) -> bool:
        """Whether all other cards come from this many sets; of a card any printing does."""
        needed = [
            {almanac.cards()[code].set for code in almanac.printings(card.code)}
            for card in dict.fromkeys(self.all)
            if card is not asking and card not in self.battlefields
        ]
        return any(
            all(sets.intersection(chosen) for sets in needed) for chosen in combinations(almanac.SETS, number)
        )

    def _costs(self, character: OfficialCard) -> int:
        """The most that this character costs in the team."""
        members = (member for member in self.deck.team if member.card == character.code)
        return max(points.member_points(member, self.deck, self.under) for member in members)

    def _battlefields(self) -> Iterator[Fault]:
        # rule: destiny.deck.battlefield-one
        number = bool(self.deck.battlefield) + bool(self.deck.other_battlefield)
        counts = (one.count for _, one in self.abilities if isinstance(one, vocabulary.BringBattlefields))
        allowed = max(counts, default=1)
        if not 1 <= number <= allowed:
            yield Fault("battlefields", "destiny.deck.battlefield-one", found=number, allowed=allowed)
        for card in self.battlefields:
            if card.type != BATTLEFIELD:
                yield Fault("no-battlefield", "destiny.deck.components", card.code, word=card.type)

    def _under_the_plot(self) -> Iterator[Fault]:
        """Cards under the plot are not part of the deck: only the plot itself says which and how many."""
        # rule: destiny.clarification.lightsaber-mastery.not-deck
        rule = "destiny.clarification.lightsaber-mastery.not-deck"
        rooms = [one for _, one in self.abilities if isinstance(one, vocabulary.BringUnder)]
        allowed = sum(room.most for room in rooms)
        if len(self.deck.under) > allowed:
            yield Fault("under", rule, found=len(self.deck.under), allowed=allowed)
        if not rooms:
            return
        titles = Counter(_title(card) for card in self.under_plot)
        for card in _first_of_each_title(self.under_plot):
            if titles[_title(card)] > 1:
                yield Fault("under-twice", rule, card.code, titles[_title(card)], 1)
            if not any(passes(room.filter, card) for room in rooms):
                yield Fault("under-kind", rule, card.code, text=self.deck.plot)

    def _deck(self) -> Iterator[Fault]:
        # Characters, plots and battlefields do not count toward the size.
        # rule: destiny.deck.types-excluded
        strangers = [card for card in self.cards if card.type not in PLAYABLE]
        size = len(self.deck.cards) - len(strangers)
        if not self.under.fewest <= size <= self.under.cards:
            yield self._wrong_size(size)
        for card in dict.fromkeys(strangers):  # rule: destiny.deck.types-allowed
            yield Fault("type", "destiny.deck.types-allowed", card.code, word=card.type)
        for card, ability in self.abilities:
            if isinstance(ability, vocabulary.NoCards):
                for refused in dict.fromkeys(one for one in self.cards if passes(ability.filter, one)):
                    yield Fault("refused", CARD_OVER_RULES, refused.code, text=card.code)
        outsiders = Counter(self._outsiders())
        for card, number in outsiders.items():
            yield from self._why_outside(card, number)

    def _wrong_size(self, size: int) -> Fault:
        # rule: destiny.deck.size-thirty, destiny.conflict.deck-size, destiny.later.draft.size
        under = self.under
        if under.fewest < under.cards:
            rule = "destiny.later.draft.size"
            return Fault("size", rule, found=size, allowed=under.cards, fewest=under.fewest)
        rule = "destiny.conflict.deck-size" if under.name == "starter" else "destiny.deck.size-thirty"
        return Fault("size", rule, found=size, allowed=under.cards)

    def _outsiders(self) -> list[OfficialCard]:
        """Cards of a side or color that the team does not bring and no ability lets in."""
        unfit = [
            card
            for card in self.cards
            if card.type in PLAYABLE and not (self._side(card) and self._color(card))
        ]
        open_doors = [ability for _, ability in self.abilities if isinstance(ability, vocabulary.MayInclude)]
        # The narrowest door first, so that it takes no card which only a wider one would have to refuse.
        for door in sorted(
            open_doors, key=lambda one: (one.number > 0, sum(passes(one.filter, card) for card in unfit))
        ):
            taken: list[OfficialCard] = []
            for card in unfit:
                fits = passes(door.filter, card) and (door.any_color or self._color(card))
                full = door.number and len(taken) == door.number
                if fits and not full and not (door.different and card in taken):
                    taken.append(card)
            for card in taken:
                unfit.remove(card)
        return unfit

    def _why_outside(self, card: OfficialCard, number: int) -> Iterator[Fault]:
        if not self._side(card):
            if not self.sides:
                rule = "destiny.deck.affiliation.all-neutral"
            elif card.affiliation == VILLAIN:
                rule = "destiny.deck.affiliation.hero-no-villain"
            else:
                rule = "destiny.deck.affiliation.villain-no-hero"
            kind = "affiliation" if self.sides else "affiliation-neutral"
            yield Fault(kind, rule, card.code, number, word=card.affiliation)
        if not self._color(card):
            rule = "destiny.deck.color.needs-character"
            yield Fault("color", rule, card.code, number, word=card.color)

    def _side(self, card: OfficialCard) -> bool:
        # rule: destiny.deck.affiliation.neutral-free, destiny.deck.affiliation.all-neutral
        # rule: destiny.deck.affiliation.hero-no-villain, destiny.deck.affiliation.villain-no-hero
        # rule: destiny.later.draft.together
        return not self.under.sides_apart or card.affiliation == NEUTRAL or card.affiliation in self.sides

    def _color(self, card: OfficialCard) -> bool:
        # rule: destiny.deck.color.gray-free, destiny.deck.color.needs-character
        return card.color == GRAY or card.color in self.colors

    def _copies(self) -> Iterator[Fault]:
        # Unique cards, too, may be there twice.
        # rule: destiny.deck.max-two-copies, destiny.deck.unique-two-copies
        numbers = Counter(_title(card) for card in self.cards if card.type in PLAYABLE)
        more = sum(one.cards for _, one in self.abilities if isinstance(one, vocabulary.MoreCopies))
        single = any(isinstance(one, vocabulary.OneCopyEach) for _, one in self.abilities)
        for card in _first_of_each_title(self.cards):
            number = numbers[_title(card)]
            allowed = next(
                (
                    one.number
                    for one in building_abilities(card.code)
                    if isinstance(one, vocabulary.CopiesAllowed)
                ),
                self.under.copies,
            )
            if not self.under.copies:  # rule: destiny.later.draft.copies
                allowed = number
            if single and number > 1:
                yield Fault("copies-asked", CARD_OVER_RULES, card.code, number, 1)
            elif number > allowed:
                # rule: destiny.deck.abilities-separate
                let_in = not self._side(card) or not self._color(card)
                if more and number == allowed + 1 and not let_in:  # rule: destiny.reading.double-down.adds-up
                    more -= 1
                    continue
                rule = "destiny.deck.abilities-separate" if more and let_in else "destiny.deck.max-two-copies"
                yield Fault("copies", rule, card.code, number, allowed)

    def _format(self) -> Iterator[Fault]:
        name = self.under.name
        for card in dict.fromkeys(self.all):
            printed_in = {almanac.cards()[code].set for code in almanac.printings(card.code)}
            # rule: destiny.format.standard.sets, destiny.format.trilogy.sets, destiny.format.reprints
            if self.under.sets and printed_in.isdisjoint(self.under.sets):
                yield Fault("not-in-format", f"destiny.format.{name}.sets", card.code, word=name)
        used = [card for card in _first_of_each_title(self.all) if _is_restricted(card, self.under)]
        # rule: destiny.format.standard.restricted, destiny.format.trilogy.restricted
        # rule: destiny.format.infinite.restricted
        if len(used) > 1:
            for card in used:
                rule = f"destiny.format.{name}.restricted"
                yield Fault("restricted", rule, card.code, len(used), 1, name)


def brought(deck: Deck) -> tuple[str, ...]:
    """The codes of all cards that a deck names, one after the other."""
    team = (member.card for member in deck.team)
    beside = (deck.plot, deck.battlefield, deck.other_battlefield, *deck.cards, *deck.under)
    return (*team, *(code for code in beside if code))


def _known(codes: Iterator[str]) -> list[OfficialCard]:
    return [card for code in codes if (card := almanac.find(code)) is not None]


def _title(card: OfficialCard) -> str:
    """Cards are copies of each other by title; printings differ in capitals and accents."""
    return _plain(card.title)  # rule: destiny.term.copy.by-title


@cache
def _plain(title: str) -> str:
    """Kept: a deck is judged anew with each card that somebody may add."""
    return almanac.plain(title)


def _first_of_each_title(cards: list[OfficialCard]) -> list[OfficialCard]:
    return list({_title(card): card for card in reversed(cards)}.values())[::-1]


def _is_restricted(card: OfficialCard, under: Format) -> bool:
    return not set(almanac.printings(card.code)).isdisjoint(under.restricted)
