"""Who could win in one turn, by what lies open: deliveries, one encounter, a purchase, goals within reach.

The solo opponent, too, with what its cards let it do: deliver, and fight a patrol, do a job or pay for fame.

Nothing here says how likely that is: dice may be against it. Secrets and contacts that lie facedown are not
counted on, except by those who have looked at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim.abilities.vocabulary.constants import (
    FameForCredits,
    FameFromPatrols,
    PassMaelstrom,
    PassPatrols,
)
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, JOB, LAST_LEVEL, NEGATIVE, POSITIVE, Reward
from dejarik.games.outer_rim.cards.library import CARDS, PATROLS
from dejarik.games.outer_rim.rules import moving, values
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.map import MAELSTROM, PLANET
from dejarik.games.outer_rim.rules.solo import AI_CARDS, FAME
from dejarik.games.outer_rim.rules.solo_moving import ends, goals

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

GOAL, SHIP_GOAL = "goal", "ship-goal"
DELIVERY, MEETING, PURCHASE, PAYMENT = "delivery", "meeting", "purchase", "payment"


class Deed(msgspec.Struct, frozen=True):
    """Something that would bring fame: a card, a patrol, a goal, credits."""

    kind: str
    thing: str
    fame: int


def winning_deeds(g: OuterRim, seat: Seat) -> tuple[Deed, ...]:
    """What would make a player win in their next turn, the most telling first; empty: nothing in sight."""
    missing = g.goal - g.players[seat].fame
    if missing <= 0 or seat in g.out or not g.players[seat].space:
        return ()
    best: tuple[Deed, ...] = ()
    for space in _reach(g, seat):
        deeds = _deeds(g, seat, space)
        if sum(deed.fame for deed in deeds) >= missing and (not best or len(deeds) < len(best)):
            best = deeds
    return best


def _reach(g: OuterRim, seat: Seat) -> list[str]:
    """Where a player can be when the planning step is over."""
    player = g.players[seat]
    if seat == g.ai:
        return _solo_reach(g, seat)
    if player.defeated:
        return [player.space]
    bit = g.map.bit
    ending = bit[MAELSTROM] if not g.has(seat, PassMaelstrom) else 0
    if not g.has(seat, PassPatrols):
        for faction, space in g.patrols.items():
            if player.reputation_with(faction) != POSITIVE:
                ending |= bit[space]
    found = moving.ways(g.map, player.space, values.hyperdrive(g, seat), ending)
    return [player.space, *found.spaces]


def _solo_reach(g: OuterRim, seat: Seat) -> list[str]:
    """It flies toward the closest of its destinations; one that recovers, or is there, stays."""
    space = g.players[seat].space
    distance, marked = g.map.distance[space], goals(g, seat)
    nearest = min((distance[planet] for planet in marked), default=0)
    closest = [planet for planet in marked if nearest and distance[planet] == nearest]
    return [space, *sorted({end for planet in closest for _, end, _ in ends(g, seat, planet)})]


def _deeds(g: OuterRim, seat: Seat, space: str) -> tuple[Deed, ...]:
    """Everything that brings fame in a space in one turn."""
    deeds = [*_deliveries(g, seat, space)]
    meetings = _meetings(g, seat, space)
    if seat == g.ai:
        meetings += _paid_fame(g, seat)
    if meetings:  # rule: outer_rim.encounter.exactly-one
        deeds.append(max(meetings, key=lambda deed: deed.fame))
    bought = _purchase(g, seat, space) if seat != g.ai else None
    if bought is not None:
        deeds.append(bought)
    if deeds and seat != g.ai:
        deeds += _goals(g, seat)
    return tuple(sorted(deeds, key=lambda deed: -deed.fame))


def _instead(g: OuterRim, seat: Seat, kind: str, reward: Reward) -> int:
    """The fame of a reward, with what a luxury makes of its credits."""
    more = [one.fame for one in g.each(seat, FameForCredits) if one.of == kind]
    return reward.fame + (max(more, default=0) if reward.credits else 0)


def _deliveries(g: OuterRim, seat: Seat, space: str) -> list[Deed]:
    found = []
    for code in g.of_type(seat, CARGO, BOUNTY):
        card = CARDS[code]
        if card.destination != space or (card.type == BOUNTY and code not in g.captured):
            continue
        if card.type == BOUNTY:
            fame = _instead(g, seat, BOUNTY, card.capture)
        else:
            fame = _instead(g, seat, "illegal-cargo" if card.illegal else "cargo", card.reward)
        found += [Deed(DELIVERY, code, fame)] if fame else []
    return found


def _meetings(g: OuterRim, seat: Seat, space: str) -> list[Deed]:
    found = []
    for code in g.of_type(seat, JOB):
        there = CARDS[code].destination in {space, _open_place(g, seat, space)}
        if there:
            found.append(Deed(MEETING, code, _instead(g, seat, JOB, CARDS[code].reward)))
    for slot, contact in g.contacts.items():
        if slot.rpartition(".")[0] == space and contact.code and (contact.faceup or contact.seen >> seat & 1):
            bounty = next((b for b in g.of_type(seat, BOUNTY) if CARDS[b].contact == contact.code), "")
            if bounty:
                found.append(Deed(MEETING, bounty, _instead(g, seat, BOUNTY, CARDS[bounty].eliminate)))
    for faction in _fought(g, seat, space):
        patrol = PATROLS[g.patrol(faction)]
        if patrol.level < LAST_LEVEL and patrol.reward.fame:
            more = sum(one.fame for one in g.each(seat, FameFromPatrols))
            found.append(Deed(MEETING, patrol.code, patrol.reward.fame + more))
    return [deed for deed in found if deed.fame]


def _fought(g: OuterRim, seat: Seat, space: str) -> list[str]:
    """The factions whose patrols a player may meet; the solo opponent meets only those that it must."""
    factions = g.patrols_in(space)
    if seat != g.ai:
        return list(factions)
    return [faction for faction in factions if g.players[seat].reputation_with(faction) == NEGATIVE]


def _open_place(g: OuterRim, seat: Seat, space: str) -> str:
    """The kind of place that a space is for a job without one destination."""
    if g.map.kind(space) != PLANET and g.patrols_in(space):
        return "patrolled-navpoint"
    return "player" if any(g.players[other].space == space for other in g.others(seat)) else ""


def _purchase(g: OuterRim, seat: Seat, space: str) -> Deed | None:
    """A card on the market that brings fame at once."""
    if g.map.kind(space) != PLANET:
        return None
    top = g.top("luxury")
    bonus = CARDS[top].fame if top else None
    if bonus is None or CARDS[top].banned == space or (CARDS[top].price or 0) > g.players[seat].credits:
        return None
    fame = bonus.amount(g, seat)
    return Deed(PURCHASE, top, fame) if fame else None


def _paid_fame(g: OuterRim, seat: Seat) -> list[Deed]:
    """What the solo opponent can pay for with the credits that it has."""
    prices = [item.amount for card in AI_CARDS.values() for item in card.encounter if item.do == FAME]
    affordable = [price for price in prices if price <= g.players[seat].credits]
    return [Deed(PAYMENT, "", 1)] if affordable else []


def _goals(g: OuterRim, seat: Seat) -> list[Deed]:
    """Goals that one token more would complete."""
    player, found = g.players[seat], holdings(g, seat)
    deeds = []
    if isinstance(found.goal, Count) and found.goal.needed - player.tokens == 1:
        deeds.append(Deed(GOAL, player.character, 1))
    if isinstance(found.ship_goal, Count) and found.ship_goal.needed - player.ship_tokens == 1:
        deeds.append(Deed(SHIP_GOAL, player.ship, 1))
    return deeds
