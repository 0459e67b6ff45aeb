"""The race for fame in numbers, for learning agents: ships, purses and standing, and what waits where.

The reader comes first, then the others clockwise; distances are counted from the reader's space.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from dejarik.games.outer_rim.cards.facts import (
    ASSETS,
    FACTIONS,
    MARKET,
    NEGATIVE,
    RESULTS,
    SERVICE,
    SHIP,
    SKILLS,
    Card,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, PATROLS, SHIPS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.knowledge import knows
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import FACTION_OF, PLANET
from dejarik.kernel import Decision, Option, Seat, kinds_in

if TYPE_CHECKING:
    from dejarik.games.outer_rim.pieces import Contact
    from dejarik.games.outer_rim.state import OuterRim

MOST_OPTIONS: Final = 64
MOST_SEATS: Final = 4

QUESTIONS: Final = kinds_in(Ask)
KINDS: Final = kinds_in(Do)

STEPS: Final = ("planning", "action", "encounter")
_TYPES: Final = (*ASSETS, SHIP, SERVICE)
_TYPE: Final = {kind: place for place, kind in enumerate(_TYPES)}

# What is scaled by what: a value of that size counts as one.
_CREDITS, _FAR, _COMBAT, _LEVEL, _DICE, _HELD, _NUMBER_SCALE = 20_000, 20, 8, 4, 6, 4, 10

_SEAT: Final = (
    "playing",
    "fame",
    "credits",
    "damage",
    "hull damage",
    "defeated",
    "hyperdrive",
    "ground combat",
    "ship combat",
    "secrets",
    "goal reached",
    "goal tokens",
    "ship goal reached",
    "distance",
    "on a planet",
    *(f"assets: {kind}" for kind in ASSETS),
    *(f"reputation: {faction}" for faction in FACTIONS),
    *(f"skill: {skill}" for skill in SKILLS),
)
POSITION: Final = (
    *(f"{step} step" for step in STEPS),
    "own turn",
    "combat",
    "own roll",
    *(f"rolled: {result}" for result in RESULTS),
    *(f"patrol {what}: {faction}" for faction in FACTIONS for what in ("level", "distance")),
    *(f"market {what}: {deck}" for deck in MARKET for what in ("price", "affordable")),
    *(f"seat {place}: {what}" for place in range(MOST_SEATS) for what in _SEAT),
)

_PRINTED: Final = ("price", "affordable", "illegal", "value", "skills", "skills already had", "abilities")
_REWARD: Final = ("credits", "fame", "reputation")
_SPACE: Final = (
    "planet",
    "distance",
    "errands there",
    "credits of errands there",
    "fame of errands there",
    "patrols there",
    "hostile patrols there",
    "unknown contacts there",
    "known contacts there",
    "others there",
    "reputation there",
)
OPTION: Final = (
    "own",
    "another player's",
    "number",
    *(f"card: {kind}" for kind in _TYPES),
    *_PRINTED,
    *(f"reward: {what}" for what in _REWARD),
    "space",
    *_SPACE,
    "contact known",
    "patrol level",
    "reputation with faction",
    "skill",
    *(f"die: {result}" for result in RESULTS),
)
_OWN, _OTHERS, _NUMBER, _CARD = range(4)
_FACTS: Final = _CARD + len(_TYPES)
_PAID: Final = _FACTS + len(_PRINTED)
_PLACE: Final = _PAID + len(_REWARD)
_KNOWN: Final = _PLACE + 1 + len(_SPACE)
_PATROL, _REPUTATION, _SKILL, _DIE = range(_KNOWN + 1, _KNOWN + 5)
Row: TypeAlias = "array[float]"
_BLANK_ROW: Final = array("f", [0.0] * len(OPTION))


def asked(g: OuterRim) -> list[Seat]:
    """The seats that somebody plays: the solo opponent is played by the rules."""
    return [seat for seat in range(g.seats) if seat != g.ai]


# ---- The position -----------------------------------------------------------------------------------


def position(g: OuterRim, seat: Seat) -> list[float]:
    """The numbers of `POSITION`, as far as there are players."""
    here = g.players[seat].space
    away = g.map.distance[here] if here else {}
    results = g.dice.results if g.dice is not None else ()
    money = g.players[seat].credits
    row = [
        *(float(g.step == step) for step in STEPS),
        float(g.current == seat),
        float(g.combat is not None),
        float(g.dice is not None and g.dice.seat == seat),
        *(results.count(result) / _DICE for result in RESULTS),
    ]
    for faction in FACTIONS:
        row += (g.levels[faction] / _LEVEL, away.get(g.patrols.get(faction, ""), _FAR) / _FAR)
    for deck in MARKET:
        top = _top(g, seat, deck)
        price = (CARDS[top].price or 0) if top else 0
        row += (price / _CREDITS, float(bool(top) and price <= money))
    for step in range(g.seats):
        row += _seat(g, (seat + step) % g.seats, away)
    return row


def _seat(g: OuterRim, seat: Seat, away: dict[str, int]) -> list[float]:
    player = g.players[seat]
    if not player.space or not player.ship or seat in g.out:
        return [0.0] * len(_SEAT)
    types = [CARDS[card].type for card in player.assets]
    return [
        1.0,
        player.fame / g.goal,
        player.credits / _CREDITS,
        player.damage / max(1, values.health(g, seat)),
        player.ship_damage / max(1, values.hull(g, seat)),
        float(player.defeated),
        values.hyperdrive(g, seat) / _COMBAT,
        values.ground_combat(g, seat) / _COMBAT,
        values.ship_combat(g, seat) / _COMBAT,
        len(player.secrets) / _HELD,
        float(player.flipped),
        player.tokens / max(1, g.character(seat).goal.needed),
        float(player.ship_flipped),
        away.get(player.space, _FAR) / _FAR,
        float(g.on_planet(seat)),
        *[types.count(kind) / _HELD for kind in ASSETS],
        *[(level + 1) / 2 for level in player.reputation],
        *[values.copies(g, seat, skill) / 2 for skill in SKILLS],
    ]


# ---- Options ----------------------------------------------------------------------------------------


def options(g: OuterRim, seat: Seat, decision: Decision, shown: Sequence[Option]) -> Row:
    """The numbers of `OPTION` for each of the options, one after the other."""
    numbers = array("f")
    errands = _errands(g, seat)
    for option in shown:
        row = _BLANK_ROW[:]
        if option.subject:
            _subject(g, seat, row, option.subject, errands)
        if isinstance(option.object, str) and option.object in SKILLS:
            row[_SKILL] = values.copies(g, seat, option.object) / 2
        elif isinstance(option.object, str) and option.object in RESULTS:
            row[_DIE + RESULTS.index(option.object)] = 1.0
        numbers += row
    return numbers


def _subject(g: OuterRim, seat: Seat, row: Row, subject: int | str, errands: dict[str, list[Reward]]) -> None:
    """What the option is about: codes of all kinds differ from each other."""
    player = g.players[seat]
    if isinstance(subject, int):
        row[_NUMBER] = subject / _CREDITS
    elif subject in CARDS or subject in MARKET:
        code = _top(g, seat, subject) if subject in MARKET else subject
        if code:
            _card(g, seat, row, CARDS[code])
    elif subject in g.map.near:
        _space(g, seat, row, subject, errands)
    elif subject in CHARACTERS:
        _player(g, seat, row, subject)
    elif subject in SHIPS:
        row[_CARD + _TYPE[SHIP]] = 1.0
        row[_FACTS] = SHIPS[subject].price / _CREDITS
        row[_OWN] = float(player.ship == subject)
    elif subject in PATROLS:
        patrol = PATROLS[subject]
        row[_FACTS + 3] = patrol.value / _COMBAT
        row[_PATROL] = patrol.level / _LEVEL
        row[_REPUTATION] = (player.reputation_with(patrol.faction) + 1) / 2
        row[_PAID:_PLACE] = array("f", _reward(patrol.reward))
        if patrol.faction in g.patrols:
            _space(g, seat, row, g.patrols[patrol.faction], errands)
    elif subject in g.contacts:
        row[_KNOWN] = float(bool(_code(g, seat, g.contacts[subject])))
        _space(g, seat, row, subject.rpartition(".")[0], errands)
    elif subject in FACTIONS:
        row[_REPUTATION] = (player.reputation_with(subject) + 1) / 2
    elif subject in SKILLS:
        row[_SKILL] = values.copies(g, seat, subject) / 2
    elif subject in RESULTS:
        row[_DIE + RESULTS.index(subject)] = 1.0
    elif subject in _TYPE:
        row[_CARD + _TYPE[subject]] = 1.0
    elif subject.isdecimal():
        row[_NUMBER] = int(subject) / _NUMBER_SCALE


def _card(g: OuterRim, seat: Seat, row: Row, card: Card) -> None:
    player = g.players[seat]
    if card.code in player.assets:
        row[_OWN] = 1.0
    elif any(card.code in other.assets for other in g.players):
        row[_OTHERS] = 1.0
    if card.type in _TYPE:
        row[_CARD + _TYPE[card.type]] = 1.0
    row[_FACTS:_PLACE] = _printed(card.code)
    row[_FACTS + 1] = float((card.price or 0) <= player.credits)
    if card.skills and player.character:
        row[_FACTS + 5] = sum([values.copies(g, seat, skill) > 0 for skill in card.skills]) / _HELD
    if card.destination in g.map.near and player.space:
        row[_PLACE + 2] = g.map.distance[player.space][card.destination] / _FAR


@cache
def _printed(code: str) -> Row:
    """What is printed on a card; whether one can pay for it and has its skills is left open."""
    card = CARDS[code]
    facts = (
        (card.price or 0) / _CREDITS,
        0.0,
        float(card.illegal),
        card.value / _COMBAT,
        len(card.skills) / _HELD,
        0.0,
        (len(card.abilities) + len(card.bonuses) + len(card.dice)) / _HELD,
    )
    return array("f", facts + _reward(_best(card)))


def _player(g: OuterRim, seat: Seat, row: Row, character: str) -> None:
    """A character, and with it whoever plays it."""
    for place, other in enumerate(g.players):
        if other.character == character:
            row[_OWN if place == seat else _OTHERS] = 1.0
            row[_PAID + 1] = other.fame / g.goal
            row[_NUMBER] = other.credits / _CREDITS
    row[_FACTS + 3] = CHARACTERS[character].ground / _COMBAT


def _space(g: OuterRim, seat: Seat, row: Row, space: str, errands: dict[str, list[Reward]]) -> None:
    player = g.players[seat]
    patrols = g.patrols_in(space)
    there = [g.contacts[slot] for slot in g.contacts_on(space)]
    unknown = sum([not _code(g, seat, contact) for contact in there]) if there else 0
    paid = errands.get(space, ())
    faction = FACTION_OF.get(space, "")
    place = (
        1.0,
        float(g.map.kind(space) == PLANET),
        (g.map.distance[player.space][space] if player.space else _FAR) / _FAR,
        len(paid) / _HELD,
        sum([reward.credits for reward in paid]) / _CREDITS if paid else 0.0,
        sum([reward.fame for reward in paid]) / _HELD if paid else 0.0,
        len(patrols) / _HELD,
        sum([player.reputation_with(one) == NEGATIVE for one in patrols]) / _HELD if patrols else 0.0,
        unknown / 2,
        (len(there) - unknown) / 2,
        sum([g.players[other].space == space for other in g.others(seat)]) / (MOST_SEATS - 1),
        (player.reputation_with(faction) + 1) / 2 if faction else 0.5,
    )
    row[_PLACE:_KNOWN] = array("f", place)


def _errands(g: OuterRim, seat: Seat) -> dict[str, list[Reward]]:
    """What waits where: deliveries, jobs, and bounties as far as one knows where their targets are."""
    player = g.players[seat]
    found: dict[str, list[Reward]] = {}
    for code in player.assets:
        card = CARDS[code]
        place = card.destination
        if card.contact and card.value and code not in g.captured:
            place = _whereabouts(g, seat, card.contact)
        if place:
            found.setdefault(place, []).append(_best(card))
    return found


def _whereabouts(g: OuterRim, seat: Seat, contact: str) -> str:
    for slot, there in g.contacts.items():
        if there.code == contact and _code(g, seat, there):
            return slot.rpartition(".")[0]
    return ""


def _code(g: OuterRim, seat: Seat, contact: Contact) -> str:
    """Which contact it is, as far as a player knows."""
    return contact.code if contact.faceup or knows(g, contact.seen, seat) else ""


def _top(g: OuterRim, seat: Seat, deck: str) -> str:
    """The card on top of a market deck, as far as a player knows it."""
    pile = g.pile(deck)
    place = len(pile.cards) - 1
    return pile.cards[place] if place in pile.seen and knows(g, pile.seen[place], seat) else ""


def _best(card: Card) -> Reward:
    """The larger of what a card pays in one way or another."""
    return max((card.reward, card.capture, card.eliminate), key=lambda one: (one.fame, one.credits))


def _reward(reward: Reward) -> tuple[float, float, float]:
    standing = sum(amount for _, amount in reward.reputation)
    return reward.credits / _CREDITS, reward.fame / _HELD, max(0, standing) / 2


__all__ = ["KINDS", "MOST_OPTIONS", "OPTION", "POSITION", "QUESTIONS", "asked", "options", "position"]
