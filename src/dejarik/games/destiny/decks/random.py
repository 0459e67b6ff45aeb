"""Random legal decks of all playable cards: for tests, and for anyone who wants a surprise."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.filters import Subtype, Titled
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    CHARACTER,
    GRAY,
    HERO,
    NEUTRAL,
    PLAYABLE,
    PLOT,
    TYPES,
    VILLAIN,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.abilities import building_abilities, passes
from dejarik.games.destiny.decks.finding import CONSTRUCTED, for_play
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.points import point_values, team_points
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.decks.rules import faults
from dejarik.games.destiny.decks.vocabulary import (
    BothSides,
    BringBattlefields,
    BringUnder,
    FewSets,
    NoCards,
    OneColor,
    OneCopyEach,
    OnlyIfEach,
    OnlyWith,
)
from dejarik.games.destiny.rules.setup import Deck, Member
from dejarik.kernel.data import is_data

COPIES = 2
LARGEST_TEAM = 4
MOST_TRIES = 100


def random_decks(dice: Random, number: int) -> tuple[Deck, ...]:
    """What two to four players bring: ready-made decks and random ones.

    The first brings one playable card after the other, as the number says, so that none is left to luck.
    """
    codes = [card.code for card in playable(*TYPES)]
    players = dice.choices((2, 3, 4), (8, 1, 1))[0]
    others = (random_deck(dice) if dice.random() < 3 / 4 else _ready_made(dice) for _ in range(players - 1))
    return (random_deck(dice, (codes[number % len(codes)],)), *others)


def _ready_made(dice: Random) -> Deck:
    return for_play(READY_MADE[dice.choice(sorted(READY_MADE))])


def random_deck(dice: Random, wanted: tuple[str, ...] = (), under: Format | None = None) -> Deck:
    """A legal deck with some of the wanted cards in it: all those that go together with the first one."""
    wanted = tuple(code for code in wanted if _may_be_brought(almanac.cards()[code]))
    while True:
        format_ = under or formats()[_format(wanted)]
        for _ in range(MOST_TRIES):
            deck = _try(dice, wanted, format_)
            if not faults(deck, format_):
                return deck
        wanted = wanted[1:]  # no deck can have it: it asks for too much


@cache
def playable(*types: str) -> tuple[OfficialCard, ...]:
    """The cards of these types whose abilities all work, in the order of their codes."""
    printed = (almanac.cards()[code] for code in sorted(CARDS) if CARDS[code].type in types)
    return tuple(card for card in printed if _may_be_brought(card))


def _may_be_brought(card: OfficialCard) -> bool:
    """Not the back of a card."""
    return not card.is_back


def _few_sets(code: str) -> FewSets | None:
    """Of a card that goes only with cards of few sets, how many and in which format."""
    return next((one for one in building_abilities(code) if isinstance(one, FewSets)), None)


def _format(wanted: tuple[str, ...]) -> str:
    """The format of a deck with the first of the wanted cards."""
    asks = _few_sets(wanted[0]) if wanted else None
    return asks.format if asks is not None else CONSTRUCTED


def _sets(dice: Random, first: OfficialCard | None) -> frozenset[str]:
    """The sets that cards are taken from."""
    asks = _few_sets(first.code) if first is not None else None
    return frozenset(dice.sample(sorted(almanac.SETS), asks.number) if asks is not None else almanac.SETS)


@cache
def _printed_in(code: str) -> frozenset[str]:
    return frozenset(almanac.cards()[one].set for one in almanac.printings(code))


@cache
def _named(code: str) -> frozenset[str]:
    """The titles and subtypes that a card's text speaks of: it works best with such cards."""
    found: set[str] = set()
    card = CARDS[code]
    waiting: list[Any] = [card.only_if, card.only_on, card.modify]
    for ability in card.abilities:
        waiting += (ability.effect, ability.trigger, ability.constant)
    while waiting:
        part = waiting.pop()
        if isinstance(part, Titled):
            found.update(part.titles)
        elif isinstance(part, Subtype):
            found.update(part.subtypes)
        elif isinstance(part, tuple):
            waiting += part
        elif is_data(part):
            waiting += [getattr(part, field) for field in part.__struct_fields__]
    return frozenset(found)


def _is_partner(card: OfficialCard, first: OfficialCard | None) -> bool:
    """Whether the card asked for speaks of this one."""
    named = _named(almanac.definition(first.code) or first.code) if first is not None else frozenset()
    return card.title in named or not named.isdisjoint(card.subtypes)


def _try(dice: Random, wanted: tuple[str, ...], under: Format) -> Deck:
    """A deck that is most likely legal; whatever rules cards add of their own are left to the check."""
    asked = [almanac.cards()[code] for code in wanted]
    first = asked[0] if asked else None
    sets = _sets(dice, first)
    side = first.affiliation if first and first.affiliation != NEUTRAL else dice.choice((HERO, VILLAIN))
    team = _team(dice, side, first, sets, under)
    if first is None or first.affiliation == NEUTRAL:
        side = _followed(team, side)
    colors = {CARDS[member.card].color for member in team} | {GRAY}
    fitting = [card for card in _fitting(dice, asked, side, colors) if sets & _printed_in(card.code)]
    plot = _plot(dice, asked, [card for card in playable(PLOT) if _fits(card, side, colors)])
    battlefield = _battlefield(dice, asked)
    if plot is not None and not _affordable(team, plot.code, under):
        plot = None
    copies = 1 if any(isinstance(rule, OneCopyEach) for rule in _rules(plot)) else COPIES
    shut_out = [rule.filter for rule in _rules(plot) if isinstance(rule, NoCards)]
    fitting = [card for card in fitting if not any(passes(test, card) for test in shut_out)]
    chosen = _one_of_each_title(fitting)[: under.cards // copies]
    deck = Deck(
        team=team,
        battlefield=battlefield.code,
        cards=tuple(sorted(card.code for card in chosen * copies)),
        plot=plot.code if plot is not None else "",
    )
    if plot is not None and len(plot.points) > 1 and dice.random() < 1 / 2:
        dearer = msgspec.structs.replace(deck, elite_plot=True)
        deck = dearer if team_points(dearer, under) <= under.points else deck
    return _with_what_the_plot_brings(deck, dice)


def _followed(team: tuple[Member, ...], side: str) -> str:
    """The side whose cards go with a team: heroes and villains do not follow neutral characters."""
    return NEUTRAL if {CARDS[member.card].affiliation for member in team} == {NEUTRAL} else side


def _fitting(dice: Random, asked: list[OfficialCard], side: str, colors: set[str]) -> list[OfficialCard]:
    """What may go into the deck, in any order, but what is asked for first, and now and then its partners."""
    fitting = [card for card in playable(*PLAYABLE) if _fits(card, side, colors)]
    dice.shuffle(fitting)
    if asked and dice.random() < 1 / 2:
        fitting.sort(key=lambda card: not _is_partner(card, asked[0]))
    fitting.sort(key=lambda card: asked.index(card) if card in asked else len(asked))
    return fitting


def _plot(dice: Random, asked: list[OfficialCard], plots: list[OfficialCard]) -> OfficialCard | None:
    """A plot that is asked for, or any one that fits; or none."""
    if asked and asked[0] in plots:
        return asked[0]
    # A plot may ask more of a team than this one has: only the card asked for first is worth the trouble.
    likely = [card for card in asked if card in plots] or [c for c in plots if _few_sets(c.code) is None]
    return dice.choice(likely) if likely and dice.random() < 1 / 2 else None


def _battlefield(dice: Random, asked: list[OfficialCard]) -> OfficialCard:
    battlefields = playable(BATTLEFIELD)
    return next((card for card in asked if card in battlefields), None) or dice.choice(battlefields)


def _rules(plot: OfficialCard | None) -> tuple[Constant, ...]:
    """What a card says about team and deck, if it is a plot: it cannot be left out of what it asks for."""
    return building_abilities(plot.code) if plot is not None and plot.type == PLOT else ()


def _with_what_the_plot_brings(deck: Deck, dice: Random) -> Deck:
    """As many cards under the plot and battlefields as it allows."""
    for ability in building_abilities(deck.plot) if deck.plot else ():
        if isinstance(ability, BringUnder):
            fitting = [card.code for card in playable(*PLAYABLE) if passes(ability.filter, card)]
            deck = msgspec.structs.replace(deck, under=tuple(dice.sample(fitting, ability.most)))
        elif isinstance(ability, BringBattlefields):
            others = [card.code for card in playable(BATTLEFIELD) if card.code != deck.battlefield]
            deck = msgspec.structs.replace(deck, other_battlefield=dice.choice(others))
    return deck


def _team(
    dice: Random, side: str, first: OfficialCard | None, sets: frozenset[str], under: Format
) -> tuple[Member, ...]:
    """Characters of one side, for as many points as there are; one of them brings the color asked for."""
    plot = first.code if first is not None and first.type == PLOT else ""
    team: tuple[Member, ...] = ()
    titles: set[str] = set()
    for card in _candidates(dice, side, first):
        if not sets & _printed_in(card.code):
            continue
        elite = len(card.points) > 1 and dice.random() < 1 / 2
        grown = (*team, Member(card.code, elite))
        if card.title in titles or not _affordable(grown, plot, under):
            continue
        team = grown
        titles.add(card.title)
        if len(team) == LARGEST_TEAM:
            break
    return team


def _candidates(dice: Random, side: str, first: OfficialCard | None) -> list[OfficialCard]:
    """Characters that may be in the team, in the order in which they are tried."""
    mixed = any(isinstance(rule, BothSides) for rule in _rules(first))
    characters = [card for card in playable(CHARACTER) if mixed or card.affiliation in (side, NEUTRAL)]
    dice.shuffle(characters)
    for rule in _rules(first):
        if isinstance(rule, OnlyIfEach):
            characters = [card for card in characters if passes(rule.filter, card)]
        elif isinstance(rule, OneColor):
            characters = [card for card in characters if card.color == characters[0].color]
    if first is not None:
        characters.sort(key=lambda card: not _is_partner(card, first))
        fitting = [card for card in characters if card.color == first.color]
        # One brings the color that is asked for, and that may be the partner.
        characters.sort(key=lambda card: card not in fitting[:1])
        characters.sort(key=lambda card: card is not first)
    for rule in _rules(first):
        if isinstance(rule, OnlyWith):
            # One of them has to be as dear as the plot asks for; there has to be room for that one.
            fitting = [card for card in characters if max(card.points) >= rule.points]
            characters = fitting[:1] + [card for card in characters if card not in fitting[:1]]
    return characters


def _one_of_each_title(cards: list[OfficialCard]) -> list[OfficialCard]:
    """The first of each title: versions of a card share the number of copies."""
    found: dict[str, OfficialCard] = {}
    for card in cards:
        found.setdefault(card.title.casefold(), card)
    return list(found.values())


def _affordable(team: tuple[Member, ...], plot: str, under: Format) -> bool:
    """Whether the points are enough, and who is elite can be; the deck's own check would take far longer."""
    elite = (almanac.cards()[member.card] for member in team if member.elite)
    if any(len(point_values(card, under)) == 1 for card in elite):
        return False
    return team_points(Deck(team, "", (), plot), under) <= under.points


def _fits(card: OfficialCard, side: str, colors: set[str]) -> bool:
    return card.affiliation in (side, NEUTRAL) and card.color in colors
