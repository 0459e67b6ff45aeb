"""Values: what is printed plus what adds to it; skills; slots; and whether one's assets find room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.constants import KeptForGood
from dejarik.games.outer_rim.cards.facts import (
    CREW,
    GROUND_COMBAT,
    HEALTH,
    HULL,
    HYPERDRIVE,
    SHIP_COMBAT,
    Card,
    Character,
    Sheet,
)
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules.holdings import holdings, there_is_room
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


def bonus(g: OuterRim, seat: Seat, value: str) -> int:
    """What adds to a value of the character card or the ship sheet."""
    # rule: outer_rim.combat.ability.plus-x, outer_rim.combat.ability.plus-x-passive
    # rule: outer_rim.combat.ability.plus-x-cumulative, outer_rim.solo-ai.no-abilities-but-values
    bonuses = holdings(g, seat).bonuses.get(value)
    if not bonuses:
        return 0
    without = g.combat.without if g.combat is not None else ""
    return sum([one.amount(g, seat) for card, one in bonuses if not without or card != without])


def health(g: OuterRim, seat: Seat) -> int:
    found = holdings(g, seat)
    return found.character.health + (bonus(g, seat, HEALTH) if HEALTH in found.bonuses else 0)


def hull(g: OuterRim, seat: Seat) -> int:
    found = holdings(g, seat)
    return found.sheet.hull + (bonus(g, seat, HULL) if HULL in found.bonuses else 0)


def hyperdrive(g: OuterRim, seat: Seat) -> int:
    found = holdings(g, seat)
    return found.sheet.hyperdrive + (bonus(g, seat, HYPERDRIVE) if HYPERDRIVE in found.bonuses else 0)


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
    held = holdings(g, seat)
    total = held.character.skills.count(skill)
    without = g.combat.without if g.combat is not None else ""
    for card in held.cards:
        if card.type == CREW and card.code != without:
            total += card.skills.count(skill)
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


def asset_fame(g: OuterRim, seat: Seat) -> int:
    """The fame that assets add while they are held."""
    # rule: outer_rim.fame.asset-bonus
    bonuses = holdings(g, seat).fame
    return sum([one.amount(g, seat) for one in bonuses]) if bonuses else 0


def fit(g: OuterRim, seat: Seat, assets: tuple[str, ...] | list[str]) -> bool:
    """Whether there is a slot for each of the assets."""
    return there_is_room([CARDS[card] for card in assets], g.sheet(seat))


def room_for(g: OuterRim, seat: Seat, card: str) -> bool:
    held = holdings(g, seat)
    found = held.room.get(card)
    if found is None:
        found = held.room[card] = there_is_room([*held.cards, CARDS[card]], held.sheet)
    return found


def makes_room(g: OuterRim, seat: Seat, card: str) -> list[str]:
    """The own cards each of which, discarded, would make room for a card."""
    # rule: outer_rim.asset.no-room-may-discard, outer_rim.cargo.no-room, outer_rim.mod.no-room
    # rule: outer_rim.gear.no-room, outer_rim.crew.no-room, outer_rim.job.no-room, outer_rim.bounty.no-room
    held = holdings(g, seat)
    found = held.replaced.get(card)
    if found is None:
        found = held.replaced[card] = []
        for place, old in enumerate(held.cards):
            if not any(isinstance(one, KeptForGood) for one in old.constants):
                without = held.cards.copy()
                without[place] = CARDS[card]
                if there_is_room(without, held.sheet):
                    found.append(old.code)
    return found
