"""Values: what is printed plus what adds to it; skills; slots; and whether one's assets find room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.facts import (
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GEAR_SLOTS,
    GROUND_COMBAT,
    HEALTH,
    HULL,
    HYPERDRIVE,
    JOB,
    JOB_SLOTS,
    MOD,
    SHIP_COMBAT,
    Card,
    Character,
    Sheet,
)
from dejarik.games.outer_rim.library import CARDS
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

HOLDS_CARGO = "holds-cargo"  # a mod for a cargo or mod slot that holds one cargo itself


def bonus(g: OuterRim, seat: Seat, value: str) -> int:
    """What adds to a value of the character card or the ship sheet."""
    # rule: outer_rim.combat.ability.plus-x, outer_rim.combat.ability.plus-x-passive
    # rule: outer_rim.combat.ability.plus-x-cumulative, outer_rim.solo-ai.no-abilities-but-values
    total = 0
    for one in g.character(seat).bonuses:
        if one.value == value:
            total += one.amount(g, seat)
    for one in g.sheet(seat).bonuses:
        if one.value == value:
            total += one.amount(g, seat)
    without = g.combat.without if g.combat is not None else ""
    for card in g.players[seat].assets:
        bonuses = CARDS[card].bonuses
        if bonuses and card != without:
            for one in bonuses:
                if one.value == value:
                    total += one.amount(g, seat)
    return total


def health(g: OuterRim, seat: Seat) -> int:
    return g.character(seat).health + bonus(g, seat, HEALTH)


def hull(g: OuterRim, seat: Seat) -> int:
    return g.sheet(seat).hull + bonus(g, seat, HULL)


def hyperdrive(g: OuterRim, seat: Seat) -> int:
    return g.sheet(seat).hyperdrive + bonus(g, seat, HYPERDRIVE)


def ground_combat(g: OuterRim, seat: Seat) -> int:
    # rule: outer_rim.combat.ground-uses-character-value
    return g.character(seat).ground + bonus(g, seat, GROUND_COMBAT)


def ship_combat(g: OuterRim, seat: Seat) -> int:
    # rule: outer_rim.combat.ship-uses-ship-value
    return g.sheet(seat).combat + bonus(g, seat, SHIP_COMBAT)


def copies(g: OuterRim, seat: Seat, skill: str) -> int:
    """How often a skill stands on the character card and the crew cards."""
    # rule: outer_rim.skill.count-copies, outer_rim.crew.skills-while-held
    # rule: outer_rim.crew.have-skill-spans-cards, outer_rim.skill.character-skills-permanent
    # rule: outer_rim.bounty.own-crew.abilities-unusable
    total = g.character(seat).skills.count(skill)
    without = g.combat.without if g.combat is not None else ""
    for card in g.players[seat].assets:
        facts = CARDS[card]
        if facts.type == CREW and card != without:
            total += facts.skills.count(skill)
    return total


def sources(g: OuterRim, seat: Seat) -> Iterator[tuple[str, Character | Sheet | Card]]:
    """Whatever of a player's may have abilities, with the code it is named by."""
    player = g.players[seat]
    yield player.character, g.character(seat)
    yield player.ship, g.sheet(seat)
    without = g.combat.without if g.combat is not None else ""
    for card in player.assets:
        if card != without:
            yield card, CARDS[card]


def has(g: OuterRim, seat: Seat, word: str) -> bool:
    # rule: outer_rim.solo-ai.no-abilities-but-values
    if seat == g.ai:
        return False
    character = g.character(seat)
    if word in character.rules or (g.players[seat].flipped and word in character.back_rules):
        return True
    if word in g.sheet(seat).rules:
        return True
    return any(word in CARDS[card].rules for card in g.players[seat].assets)


def asset_fame(g: OuterRim, seat: Seat) -> int:
    """The fame that assets add while they are held."""
    # rule: outer_rim.fame.asset-bonus
    total = 0
    for card in g.players[seat].assets:
        fame = CARDS[card].fame
        if fame is not None:
            total += fame.amount(g, seat)
    return total


def fit(g: OuterRim, seat: Seat, assets: tuple[str, ...] | list[str], sheet: Sheet | None = None) -> bool:
    """Whether there is a slot for each of the assets: they may be rearranged at any time."""
    # rule: outer_rim.slot.one-asset, outer_rim.slot.times-two, outer_rim.slot.several-types
    # rule: outer_rim.slot.rearrange-any-time, outer_rim.slot.rearrange-on-change, outer_rim.slot.where
    # rule: outer_rim.cargo.slot, outer_rim.mod.slot, outer_rim.gear.slot, outer_rim.crew.slot
    # rule: outer_rim.bounty.slot, outer_rim.job.slot, outer_rim.ship.slots, outer_rim.slot.ability-several
    cargo = mod = gear = crew = job = holders = 0
    for card in assets:
        facts = CARDS[card]
        kind = facts.type
        if kind == CARGO:
            cargo += 1
        elif kind == MOD:
            if HOLDS_CARGO in facts.rules:
                holders += 1
            else:
                mod += 1
        elif kind == GEAR:
            gear += 1
        elif kind == CREW:
            crew += 1
        elif kind in {JOB, BOUNTY}:
            job += 1
    sheet = sheet or g.sheet(seat)
    if gear > GEAR_SLOTS or job > JOB_SLOTS or crew > sheet.crew:
        return False
    outside = max(0, cargo - holders)  # cargo that no compartment holds
    either = max(0, mod - sheet.mod) + max(0, outside - sheet.cargo)
    if either > sheet.either:
        return False
    return mod + outside + holders <= sheet.cargo + sheet.mod + sheet.either


def room_for(g: OuterRim, seat: Seat, card: str) -> bool:
    return fit(g, seat, (*g.players[seat].assets, card))


def makes_room(g: OuterRim, seat: Seat, card: str) -> list[str]:
    """The own cards each of which, discarded, would make room for a card."""
    # rule: outer_rim.asset.no-room-may-discard, outer_rim.cargo.no-room, outer_rim.mod.no-room
    # rule: outer_rim.gear.no-room, outer_rim.crew.no-room, outer_rim.job.no-room, outer_rim.bounty.no-room
    assets = g.players[seat].assets
    return [
        old
        for old in assets
        if "kept" not in CARDS[old].rules
        and fit(g, seat, (*(other for other in assets if other != old), card))
    ]
