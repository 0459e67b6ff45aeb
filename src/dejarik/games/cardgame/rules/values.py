"""Values of cards in play: printed, then what constant and lasting effects make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.cardgame.cards.facts import LIMITED, NEUTRAL, STARTING_RESERVE, Card, Icons, plus
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class View(msgspec.Struct, frozen=True):
    """Whose text it is: *this card* and *you*."""

    you: Seat
    holder: int

    def ids(self, name: str) -> list[int]:
        return []


def constants(g: CardGame, aspect: str) -> list[tuple[Any, View]]:
    """The constant effects that concern an aspect, each with whose it is."""
    # rule: cardgame.constant.no-label, cardgame.focus.exhausted-keeps-constant-effects
    entries = (g.cached or g.index).constants.get(aspect)
    if not entries:
        return []
    found: list[tuple[Any, View]] = []
    for seen in entries:
        if seen[0].applies(g, seen[1]):
            found.append(seen)
    return found


def constant_on(g: CardGame, aspect: str, thing: int) -> bool:
    """Whether a card's own text has this constant effect."""
    return any(view.holder == thing for _, view in constants(g, aspect))


def icons(g: CardGame, unit: int) -> Icons:
    """A unit's combat icons, normal and edge-enabled."""
    # rule: cardgame.ability.gained-icons
    row = CARDS[g.things[unit].card].icons
    if "icons" in (g.cached or g.index).constants:
        for constant, view in constants(g, "icons"):
            row = plus(row, constant.icons_for(g, view, unit))
    for lasting in g.lasting:
        if lasting.aspect == "icons" and lasting.thing == unit:
            row = plus(row, lasting.icons)
    return row


def strength(g: CardGame, unit: int) -> tuple[int, int, int]:
    """How many icons of each type a striking unit may use."""
    # rule: cardgame.strike.strength, cardgame.strike.normal-icons, cardgame.strike.edge-enabled-icons
    # rule: cardgame.edge-battle.winner-benefits
    row = icons(g, unit)
    if g.engagement is not None and g.engagement.edge == g.things[unit].controller:
        return (row[0] + row[3], row[1] + row[4], row[2] + row[5])
    return (row[0], row[1], row[2])


def has_keyword(g: CardGame, thing: int, keyword: str) -> bool:
    if keyword in CARDS[g.things[thing].card].keywords:
        return True
    known = (g.cached or g.index).constants
    if "keyword" in known:
        for constant, view in known["keyword"]:
            if constant.keyword == keyword and constant.applies(g, view) and constant.fits(g, view, thing):
                return True
    return False


def capacity(g: CardGame, thing: int) -> int:
    """How much damage destroys a card."""
    total = CARDS[g.things[thing].card].capacity
    known = (g.cached or g.index).constants
    if "capacity" in known:
        for constant, view in known["capacity"]:
            if constant.applies(g, view) and constant.fits(g, view, thing):
                total += constant.amount
    return total


def reserve(g: CardGame, seat: Seat) -> int:
    """A player's reserve value."""
    # rule: cardgame.draw.starting-reserve-six, cardgame.draw.reserve-modifiable
    total: int = STARTING_RESERVE
    for constant, view in constants(g, "reserve"):
        if view.you == seat:
            total += constant.amount
    for lasting in g.lasting:
        if lasting.aspect == "reserve" and lasting.seat == seat:
            total += lasting.amount
    return max(0, total)


def cost(g: CardGame, seat: Seat, card: str) -> int:
    """What a card costs before discounts that are still to be asked for."""
    facts = CARDS[card]
    total = facts.cost
    known = (g.cached or g.index).constants
    if "cost" in known:
        for constant, view in known["cost"]:
            if view.you == seat and constant.discounts(g, seat, facts) and constant.applies(g, view):
                total -= constant.amount
    if g.lasting:
        for lasting in g.lasting:
            if lasting.aspect == "next-card" and lasting.seat == seat:
                total -= lasting.amount
    return max(0, total)


def needed_match(g: CardGame, seat: Seat, card: str) -> str:
    """The affiliation of which at least one source must be, or nothing."""
    # rule: cardgame.resource.neutral-card-no-match, cardgame.resource.match
    facts = CARDS[card]
    if facts.affiliation == NEUTRAL:
        return ""
    if "ignore-match" in (g.cached or g.index).constants:
        for _, view in constants(g, "ignore-match"):
            if view.you == seat:
                return ""
    if g.lasting:
        for lasting in g.lasting:
            if lasting.aspect in ("ignore-match", "next-card") and lasting.seat == seat:
                return ""
    return facts.affiliation


def played_this_turn(g: CardGame, seat: Seat) -> list[Card]:
    """The cards a player has played this turn, in order."""
    words = (mark.split() for mark in g.marks)
    return [CARDS[word[2]] for word in words if word[0] == "played" and int(word[1]) == seat]


def limited_used(g: CardGame, seat: Seat) -> bool:
    return any(LIMITED in card.keywords for card in played_this_turn(g, seat))


def cannot(g: CardGame, thing: int, aspect: str) -> bool:
    """Whether a unit cannot be declared as an attacker or defender."""
    # rule: cardgame.meta.cannot-on-card-absolute
    if aspect not in (g.cached or g.index).constants and not g.lasting:
        return False
    return constant_on(g, aspect, thing) or any(
        lasting.aspect == aspect and lasting.thing == thing for lasting in g.lasting
    )
