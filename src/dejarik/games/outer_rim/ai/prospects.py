"""What a player may gain where, for the planning bot: errands, contacts, patrols, rivals, the market.

Everything is judged by what the player knows: contacts that lie facedown count as any of their class.
The unit is a credit; nothing here is a rule.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.conditions import MarkedPlanets
from dejarik.games.outer_rim.abilities.vocabulary.moving import GoDirectly, MoveOn
from dejarik.games.outer_rim.ai import odds
from dejarik.games.outer_rim.ai.kits import (
    BOUNTY_EARNED,
    CAPTURE,
    DELIVERY,
    ELIMINATION,
    JOB_DONE,
    PATROL_BEATEN,
    SMUGGLING,
    VICTORY,
    kit_of,
)
from dejarik.games.outer_rim.ai.valuing import FAME, STANDING, condition_of_goal, prize
from dejarik.games.outer_rim.cards.facts import (
    BOUNTY,
    CARGO,
    JOB,
    LAST_LEVEL,
    LOST_IN_DEFEAT,
    MOD,
    NEGATIVE,
    NOBODY,
    SPACE,
    STEALTH,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS, PATROLS
from dejarik.games.outer_rim.rules.combat import type_between_players
from dejarik.games.outer_rim.rules.map import FACTION_OF, MAELSTROM, PLANET
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

TURN: Final = 3_500.0  # what a turn of traveling costs
STEP: Final = 60.0  # a space nearer is a little better, even within a turn
LATER: Final = 0.85  # what a reward for a captive is worth before it is delivered
EXPLORING, DRIFTING, STORMY, TALKING = 1_700.0, 1_200.0, 4_500.0, 900.0
HAILED: Final = 3_500.0  # a patrol that lets one be: what it gives, and a faction one is seen with
SABACC: Final = 14_000.0  # a legendary game, won more often than not
SEARCH: Final = 1.3  # not to find the target today makes it easier to find tomorrow
SECOND: Final = 0.45  # how much of the second errand of a plan counts
REST: Final = 0.15  # and of all that is held
WEAR: Final = 200.0  # what a die of an enemy costs one


def turns_to(g: OuterRim, seat: Seat, start: str, space: str) -> int:
    return ceil(g.map.distance[start][space] / kit_of(g, seat).speed)


def knows(g: OuterRim, seat: Seat, slot: str) -> bool:
    there = g.contacts[slot]
    return there.faceup or bool(there.seen >> seat & 1)


def planet_of(slot: str) -> str:
    return slot.rpartition(".")[0]


def jumps(g: OuterRim, here: str, secret: str) -> list[str]:
    """The spaces that a secret for the planning step leads to."""
    effect = next(one.effect for one in CARDS[secret].abilities if one.clause == "secret-planning")
    if isinstance(effect, GoDirectly):
        return list(effect.planets)
    far = effect.spaces if isinstance(effect, MoveOn) else 0
    return [space for space, steps in g.map.distance[here].items() if steps <= far]


def swapped(g: OuterRim, seat: Seat, kind: str, reward: Reward) -> float:
    """A reward of which a luxury may turn the credits into fame."""
    plain = prize(g, seat, reward)
    fame = kit_of(g, seat).instead.get(kind, 0) if reward.credits else 0
    if fame:
        plain = max(plain, plain - reward.credits + FAME * fame)
    return plain


# ---- Errands: what pays for a card one holds -----------------------------------------------------------


def cargo_worth(g: OuterRim, seat: Seat, code: str) -> float:
    card = CARDS[code]
    reward = swapped(g, seat, "illegal-cargo" if card.illegal else "cargo", card.reward)
    mods = len(g.of_type(seat, MOD))
    if mods >= 2:
        reward += kit_of(g, seat).ship_tokens[DELIVERY]
    if card.illegal:
        return kit_of(g, seat).smuggling * (reward + kit_of(g, seat).tokens[SMUGGLING])
    return reward


def job_worth(g: OuterRim, seat: Seat, code: str) -> float:
    card = CARDS[code]
    reward = swapped(g, seat, "job", card.reward) + kit_of(g, seat).tokens[JOB_DONE]
    if g.of_type(seat, CARGO):
        reward += kit_of(g, seat).ship_tokens[JOB_DONE]
    if card.destination == "player":
        return SABACC
    if card.destination == "wanted-player":
        return max(wanted_worth(g, seat, other) for other in g.others(seat))
    return odds.completing(g, seat, card) * reward - 300 * len(card.skills)


def eliminated_worth(g: OuterRim, seat: Seat, code: str) -> float:
    return prize(g, seat, CARDS[code].eliminate) + kit_of(g, seat).pays[ELIMINATION]


def captured_worth(g: OuterRim, seat: Seat, code: str) -> float:
    return swapped(g, seat, "bounty", CARDS[code].capture) + kit_of(g, seat).ship_tokens[CAPTURE]


def catch_worth(g: OuterRim, seat: Seat, code: str) -> float:
    """What the target of a bounty is worth, dead or alive."""
    alive = LATER * captured_worth(g, seat, code)
    return max(eliminated_worth(g, seat, code), alive) + kit_of(g, seat).tokens[BOUNTY_EARNED]


def hunt_worth(g: OuterRim, seat: Seat, code: str) -> float:
    """Fighting the target of a bounty, wherever it is."""
    card = CARDS[code]
    return fight_worth(g, seat, card.combat, card.value, catch_worth(g, seat, code))


# ---- What waits in the spaces ----------------------------------------------------------------------------


def fight_worth(g: OuterRim, seat: Seat, combat: str, value: int, pays: float) -> float:
    """What a combat one begins is worth on the average."""
    kit, player = kit_of(g, seat), g.players[seat]
    chance = kit.beating(combat, value)
    total = chance * (pays + kit.tokens[VICTORY])
    total += chance * kit.pays[VICTORY]
    left = kit.hull - player.ship_damage if combat == SPACE else kit.health - player.damage
    falling = odds.dealing(odds.bounded(value - kit.combat[combat][1]), left)
    return total - WEAR * value - falling * (min(LOST_IN_DEFEAT, player.credits) + TURN)


class Strangers:
    """What it is worth to look for somebody among those who lie facedown, class by class."""

    def __init__(self, g: OuterRim, seat: Seat):
        self.talk = kit_of(g, seat).talk
        held = g.of_type(seat, BOUNTY)
        self.hunts = {
            CARDS[code].contact: hunt_worth(g, seat, code) for code in held if code not in g.captured
        }
        shown = {there.code for slot, there in g.contacts.items() if knows(g, seat, slot)}
        shown.update(g.supply, g.removed, g.captured.values())
        sums: dict[str, list[float]] = {}
        for code, contact in CONTACTS.items():
            if code not in shown:
                sums.setdefault(contact.cls, []).append(self.meeting(code, SEARCH))
        self.worth = {cls: sum(worths) / len(worths) for cls, worths in sums.items()}

    def meeting(self, code: str, search: float = 1.0) -> float:
        """Talking to somebody, or fighting if that pays more."""
        talk = self.talk[code]
        return max(talk, search * self.hunts[code]) if code in self.hunts else talk


def contact_worth(g: OuterRim, seat: Seat, slot: str, strangers: Strangers) -> float:
    there = g.contacts[slot]
    if knows(g, seat, slot):
        return strangers.meeting(there.code)
    return strangers.worth.get(there.cls, TALKING)


def patrol_worth(g: OuterRim, seat: Seat, faction: str) -> float:
    """Fighting a patrol: its reward, a reputation spoilt, and perhaps a fame more."""
    patrol = PATROLS[g.patrol(faction)]
    if patrol.level == LAST_LEVEL:
        return -9_000.0
    pays = prize(g, seat, patrol.reward) + kit_of(g, seat).ship_tokens[PATROL_BEATEN]
    if patrol.reward.fame:
        pays += FAME * kit_of(g, seat).fame_from_patrols
    level = g.players[seat].reputation_with(faction)
    if level > NEGATIVE and not kit_of(g, seat).keeps_reputation:
        pays += STANDING[level - 1] - STANDING[level]
    return fight_worth(g, seat, SPACE, patrol.value, pays)


def rival_worth(g: OuterRim, seat: Seat, other: Seat) -> float:
    """What a fight against another player brings, where a card or a ship offers one."""
    me, rival = g.players[seat], g.players[other]
    if rival.defeated:
        return 0.0
    best = 0.0
    combat = type_between_players(g, other)
    if me.character == "bossk" and me.flipped and rival.fame >= me.fame:
        value = round(sum(kit_of(g, other).combat[combat]))
        best = fight_worth(g, seat, combat, value, FAME)
    if me.ship == "firespray-31" and not me.ship_flipped and rival.fame > me.fame:
        value = round(sum(kit_of(g, other).combat[SPACE]))
        best = max(best, fight_worth(g, seat, SPACE, value, FAME))
    if any(CARDS[card].destination == "wanted-player" for card in me.assets):
        best = max(best, wanted_worth(g, seat, other))
    return best


def wanted_worth(g: OuterRim, seat: Seat, other: Seat) -> float:
    """What it brings to arrest another player who is wanted."""
    me, rival = g.players[seat], g.players[other]
    if NEGATIVE not in rival.reputation or rival.defeated or not rival.space:
        return 0.0
    combat = type_between_players(g, other)
    value = round(sum(kit_of(g, other).combat[combat]))
    return fight_worth(g, seat, combat, value, 2 * FAME if rival.fame > me.fame else FAME + 5_000)


def exploring(g: OuterRim, space: str) -> float:
    """What an encounter with a space brings on the average; the Maelstrom may give a turn."""
    kind = g.map.kind(space)
    if kind == MAELSTROM:
        return STORMY
    if kind == PLANET:
        return EXPLORING
    return HAILED if g.patrols_in(space) else DRIFTING


class Prospects:
    """What a player may deliver and meet, space by space."""

    def __init__(self, g: OuterRim, seat: Seat):
        self.g, self.seat = g, seat
        self.deliver: dict[str, float] = {}
        self.meet: dict[str, float] = {}
        self.held = 0.0
        self.strangers = Strangers(g, seat)
        player = g.players[seat]
        for code in player.assets:
            self.errand(code)
        for other in g.others(seat):
            space = g.players[other].space
            if space:
                self.may_meet(space, rival_worth(g, seat, other))
        far = kit_of(g, seat).reach
        for faction, space in g.patrols.items():
            self.may_meet(space, patrol_worth(g, seat, faction), far)
        for slot in g.contacts:
            self.may_meet(planet_of(slot), contact_worth(g, seat, slot, self.strangers), far)
        marking = condition_of_goal(g, seat, MarkedPlanets)
        if marking is not None:
            chance = odds.passing(g, seat, STEALTH)
            for planet, faction in FACTION_OF.items():
                if faction == marking.faction and planet not in player.marks:
                    self.deliver[planet] = self.deliver.get(planet, 0.0) + chance * FAME / marking.count

    def may_meet(self, space: str, worth: float, reach: int = 0) -> None:
        """One encounter a turn: the best of those in a space counts."""
        if worth > self.meet.get(space, 0.0):
            self.meet[space] = worth
        if reach:
            distance = self.g.map.distance[space]
            for other, far in distance.items():
                if 0 < far <= reach and worth > self.meet.get(other, 0.0):
                    self.meet[other] = worth

    def errand(self, code: str) -> None:
        g, seat = self.g, self.seat
        card = CARDS[code]
        if card.type == CARGO:
            worth = cargo_worth(g, seat, code)
            self.deliver[card.destination] = self.deliver.get(card.destination, 0.0) + worth
        elif card.type == BOUNTY and code in g.captured:
            worth = captured_worth(g, seat, code)
            self.deliver[card.destination] = self.deliver.get(card.destination, 0.0) + worth
        elif card.type == JOB:
            worth = max(0.0, job_worth(g, seat, code))
            for space in self.job_spaces(card.destination):
                self.may_meet(space, worth)
        elif card.type == BOUNTY:
            worth = max(0.0, hunt_worth(g, seat, code)) * 0.6
            crew = g.crew_of_contact(card.contact)
            owner = g.owner_of(crew) if crew else NOBODY
            if owner not in {NOBODY, seat}:
                self.may_meet(g.players[owner].space, 0.8 * worth)
        else:
            return
        self.held += worth

    def job_spaces(self, destination: str) -> list[str]:
        g, seat = self.g, self.seat
        if destination in g.map.near:
            return [destination]
        if destination == "player":
            return [g.players[other].space for other in g.others(seat)]
        if destination == "patrolled-navpoint":
            return [space for space in g.patrols.values() if g.map.kind(space) == "navpoint"]
        return []

    # ---- Plans ---------------------------------------------------------------------------------------------

    def stop(self, space: str, market: float) -> float:
        """What a turn that ends in a space brings."""
        g, seat = self.g, self.seat
        player = g.players[seat]
        planet = g.map.kind(space) == PLANET
        total = self.deliver.get(space, 0.0) + (market if planet else 0.0)
        hostile = [faction for faction in g.patrols_in(space) if player.reputation_with(faction) == NEGATIVE]
        if hostile and not kit_of(g, seat).avoids_patrols:
            return total + max(patrol_worth(g, seat, faction) for faction in hostile)
        return total + max(self.meet.get(space, 0.0), exploring(g, space))

    def onward(self, start: str, done: bool = False) -> float:
        """The best that can be reached from a space later on; `done`: what is there has been dealt with."""
        best = second = 0.0
        g, seat = self.g, self.seat
        speed = kit_of(g, seat).speed
        distance = g.map.distance[start]
        for space in {*self.deliver, *self.meet}:
            if done and space == start:
                continue
            far = distance[space]
            gain = self.deliver.get(space, 0.0) + self.meet.get(space, 0.0)
            gain -= TURN * ceil(far / speed) + STEP * far
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return best + SECOND * second

    def potential(self) -> float:
        """What the position promises."""
        return self.onward(self.g.players[self.seat].space) + REST * self.held
