"""What a player may do where, and what comes of it, for the planner: deliveries, jobs, hunts, fights, talks.

The unit is a fame. Everything is judged by what the player knows. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dejarik.games.outer_rim.abilities.vocabulary.cards import Read
from dejarik.games.outer_rim.abilities.vocabulary.conditions import MarkedPlanets
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.ai.expecting import Expecting, Hope, beating, bruises, passing
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
from dejarik.games.outer_rim.ai.prospects import knows, planet_of, rival_worth
from dejarik.games.outer_rim.ai.valuing import FAME, condition_of_goal
from dejarik.games.outer_rim.cards.facts import (
    BOUNTY,
    CARGO,
    JOB,
    LAST_LEVEL,
    NEGATIVE,
    NOBODY,
    SPACE,
    STEALTH,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS, PATROLS
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.map import FACTION_OF, NAVPOINT

if TYPE_CHECKING:
    from dejarik.games.outer_rim.ai.race import Race
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat


class Deed(NamedTuple):
    """Something to do: all that it is worth on the average, its odds, and the fame if it succeeds."""

    worth: float
    chance: float = 1.0
    fame: int = 0
    key: str = ""


class Deeds:
    """What a player may do in each space."""

    def __init__(self, race: Race):
        self.race = race
        self.g, self.seat = race.g, race.seat
        self.numbers = race.numbers
        self.kit = kit_of(race.g, race.seat)
        self.deliver: dict[str, list[Deed]] = {}
        self.meet: dict[str, list[Deed]] = {}
        self.errands: list[Deed] = []
        self._talks: dict[str, float] = {}
        g, seat = self.g, self.seat
        player = g.players[seat]
        self.hunts = {
            CARDS[code].contact: self.hunt(code)
            for code in player.assets
            if CARDS[code].type == BOUNTY and code not in g.captured
        }
        for code in player.assets:
            self._errand(code)
        for other in g.others(seat):
            worth = rival_worth(g, seat, other) / FAME
            if worth > 0 and g.players[other].space:
                self._may_meet(g.players[other].space, Deed(worth, min(1.0, worth), 1, f"rival {other}"))
        self.patrols = {faction: self.patrol(faction) for faction in g.patrols}
        for faction, space in g.patrols.items():
            self._may_meet(space, self.patrols[faction], self.kit.reach)
        self._strangers = self._by_class()
        for slot in g.contacts:
            self._may_meet(planet_of(slot), self.contact(slot), self.kit.reach)
        self._marking()
        for found in self.meet.values():
            found.sort(reverse=True)

    # ---- Rewards -------------------------------------------------------------------------------------------

    def reward(self, reward: Reward, kind: str) -> tuple[float, int]:
        """What a reward is worth, and the fame in it; a luxury may turn credits into fame."""
        worth, fame = self.race.credits(reward.credits), reward.fame
        instead = self.kit.instead.get(kind, 0) if reward.credits else 0
        if instead > worth:
            worth, fame = 0.0, fame + instead
        expecting = Expecting(self.race)
        worth += sum(expecting.standing(faction, amount) for faction, amount in reward.reputation)
        return worth + fame, fame

    def tokens(self, *kinds: str) -> tuple[float, int]:
        """What it is worth toward the goals that one of these things happens, and the fame at once."""
        held, player = holdings(self.g, self.seat), self.g.players[self.seat]
        worth, fame = 0.0, 0
        for goal, counted, have in (
            (held.goal, self.kit.tokens, player.tokens),
            (held.ship_goal, self.kit.ship_tokens, player.ship_tokens),
        ):
            if isinstance(goal, Count) and any(counted[kind] for kind in kinds):
                if goal.condition is not None and not goal.condition.holds(self.g, self.seat):
                    continue
                last = goal.needed - have <= 1
                worth += 1.0 if last else self.numbers.on_the_way / goal.needed
                fame += last
        paid = sum(self.kit.pays[kind] for kind in kinds)
        return worth + self.race.credits(paid), fame

    # ---- Errands -------------------------------------------------------------------------------------------

    def errand(self, code: str) -> Deed:
        """What a cargo, a job or a bounty brings where it is to be done."""
        card = CARDS[code]
        if card.type == CARGO:
            return self.cargo(code)
        if card.type == JOB:
            return self.job(code)
        return self.captive(code) if code in self.g.captured else self.hunt(code)

    def cargo(self, code: str) -> Deed:
        card = CARDS[code]
        worth, fame = self.reward(card.reward, "illegal-cargo" if card.illegal else "cargo")
        more, sooner = self.tokens(*((DELIVERY, SMUGGLING) if card.illegal else (DELIVERY,)))
        chance = self.kit.smuggling if card.illegal else 1.0
        return Deed(chance * (worth + more), chance, fame + sooner, code)

    def job(self, code: str) -> Deed:
        card = CARDS[code]
        worth, fame = self.reward(card.reward, JOB)
        more, sooner = self.tokens(JOB_DONE)
        expecting = Expecting(self.race, code, worth + more, fame + sooner)
        effect = (
            Read(card.resolves)
            if card.resolves
            else next(one.effect for one in card.abilities if one.clause == "job")
        )
        hope = expecting.of(effect)
        whole = fame + sooner or round(hope.fame / hope.done) if hope.done else 0
        again = self.numbers.again * (1.0 - hope.done) if hope.worth > 0 else 0.0
        return Deed((1.0 + again) * hope.worth, hope.done, whole, code)

    def captive(self, code: str) -> Deed:
        worth, fame = self.reward(CARDS[code].capture, BOUNTY)
        more, sooner = self.tokens(BOUNTY_EARNED, CAPTURE)
        return Deed(worth + more, 1.0, fame + sooner, code)

    def eliminated(self, code: str) -> Deed:
        worth, fame = self.reward(CARDS[code].eliminate, BOUNTY)
        more, sooner = self.tokens(BOUNTY_EARNED, ELIMINATION)
        return Deed(worth + more, 1.0, fame + sooner, code)

    def hunt(self, code: str) -> Deed:
        """Fighting the target of a bounty."""
        card = CARDS[code]
        dead, alive = self.eliminated(code), self.captive(code)
        worth = max(dead.worth, self.numbers.later * alive.worth)
        return self._fight(card.combat, card.value, worth, dead.fame, code)

    def _fight(self, combat: str, value: int, worth: float, fame: int, key: str) -> Deed:
        chance = beating(self.g, self.seat, combat, value)
        more, sooner = self.tokens(VICTORY)
        hurt = bruises(self.g, self.seat, combat, value, self.race)
        return Deed(chance * (worth + more) - hurt, chance, fame + sooner, key)

    # ---- Encounters ----------------------------------------------------------------------------------------

    def patrol(self, faction: str) -> Deed:
        patrol = PATROLS[self.g.patrol(faction)]
        key = f"patrol {faction}"
        if patrol.level == LAST_LEVEL:
            return Deed(-1.0, 0.0, 0, key)
        worth, fame = self.reward(patrol.reward, "patrol")
        if patrol.reward.fame:
            worth, fame = worth + self.kit.fame_from_patrols, fame + self.kit.fame_from_patrols
        more, sooner = self.tokens(PATROL_BEATEN)
        if not self.kit.keeps_reputation:
            worth += Expecting(self.race).standing(faction, -1)
        return self._fight(SPACE, patrol.value, worth + more, fame + sooner, key)

    def talk(self, contact: str) -> float:
        """Meeting a contact who has a face."""
        if contact not in self._talks:
            card = CARDS[self.g.card_of_contact(contact)]
            hope: Hope = Expecting(self.race, card.code).of(card.abilities[0].effect)
            self._talks[contact] = max(0.0, hope.worth)
        return self._talks[contact]

    def meeting(self, contact: str, search: float = 1.0) -> Deed:
        """Talking to somebody, or fighting if that pays more."""
        talk = Deed(self.talk(contact), 1.0, 0, f"contact {contact}")
        hunt = self.hunts.get(contact)
        return talk if hunt is None or search * hunt.worth <= talk.worth else hunt

    def _by_class(self) -> dict[str, Deed]:
        g, seat = self.g, self.seat
        shown = {there.code for slot, there in g.contacts.items() if knows(g, seat, slot)}
        shown.update(g.supply, g.removed, g.captured.values())
        found: dict[str, list[Deed]] = {}
        for code, contact in CONTACTS.items():
            if code not in shown:
                found.setdefault(contact.cls, []).append(self.meeting(code, self.numbers.search))
        strangers = {}
        for cls, deeds in found.items():
            hunted = [deed for deed in deeds if deed.fame]
            chance = sum(deed.chance for deed in hunted) / len(deeds)
            fame = max((deed.fame for deed in hunted), default=0)
            strangers[cls] = Deed(sum(deed.worth for deed in deeds) / len(deeds), chance, fame, cls)
        return strangers

    def contact(self, slot: str) -> Deed:
        there = self.g.contacts[slot]
        if there.code and knows(self.g, self.seat, slot):  # another player may know more than the viewer
            return self.meeting(there.code)
        return self._strangers.get(there.cls, Deed(self.numbers.unknown))._replace(key=f"slot {slot}")

    def explore(self, space: str) -> Deed:
        kind = self.g.map.kind(space)
        hailed = kind == NAVPOINT and self.g.patrols_in(space)
        worth = self.numbers.hailed if hailed else self.numbers.exploring[kind]
        return Deed(worth * min(1.0, self.race.growth + 0.3))

    def hostile(self, space: str) -> list[Deed]:
        """The patrols that must be fought in a space."""
        if self.kit.avoids_patrols:
            return []
        player = self.g.players[self.seat]
        return [
            self.patrols[faction]
            for faction in self.g.patrols_in(space)
            if player.reputation_with(faction) == NEGATIVE
        ]

    # ---- Where ---------------------------------------------------------------------------------------------

    def _errand(self, code: str) -> None:
        g, seat = self.g, self.seat
        card = CARDS[code]
        if card.type == CARGO or code in g.captured:
            deed = self.errand(code)
            self.deliver.setdefault(card.destination, []).append(deed)
        elif card.type == JOB:
            deed = self.job(code)
            for space in job_spaces(g, seat, card.destination):
                self._may_meet(space, deed)
        elif card.type == BOUNTY:
            deed = self.hunts[card.contact]
            crew = g.crew_of_contact(card.contact)
            owner = g.owner_of(crew) if crew else NOBODY
            if owner not in {NOBODY, seat}:
                self._may_meet(g.players[owner].space, deed._replace(worth=0.8 * deed.worth))
        else:
            return
        self.errands.append(deed)

    def _may_meet(self, space: str, deed: Deed, reach: int = 0) -> None:
        if deed.worth <= 0 or not space:
            return
        self.meet.setdefault(space, []).append(deed)
        if reach:
            for other, far in self.g.map.distance[space].items():
                if 0 < far <= reach:
                    self.meet.setdefault(other, []).append(deed)

    def _marking(self) -> None:
        """Jyn Erso's goal is reached planet by planet."""
        marking = condition_of_goal(self.g, self.seat, MarkedPlanets)
        if marking is None:
            return
        player = self.g.players[self.seat]
        chance = passing(self.g, self.seat, STEALTH)
        last = marking.count - len(player.marks) <= 1
        for planet, faction in FACTION_OF.items():
            if faction == marking.faction and planet not in player.marks:
                worth = chance if last else self.numbers.on_the_way * chance / marking.count
                self.deliver.setdefault(planet, []).append(Deed(worth, chance, int(last), f"mark {planet}"))


def job_spaces(g: OuterRim, seat: Seat, destination: str) -> list[str]:
    """Where a job can be done now."""
    if destination in g.map.near:
        return [destination]
    if destination == "player":
        return [g.players[other].space for other in g.others(seat)]
    if destination == "wanted-player":
        return [
            g.players[other].space
            for other in g.others(seat)
            if NEGATIVE in g.players[other].reputation and not g.players[other].defeated
        ]
    return [space for space in g.patrols.values() if g.map.kind(space) == NAVPOINT]
