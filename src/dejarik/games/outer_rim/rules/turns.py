"""Turns: planning, action, encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Ability, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.constants import AvoidPatrols, FarEncounters, MayBeAttacked
from dejarik.games.outer_rim.cards.facts import JOB, NEGATIVE, NOBODY, PLANNING_CREDITS, SPACE
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.bounties import HuntCrew, crew_to_hunt
from dejarik.games.outer_rim.rules.combat import CombatRolls, SufferDamage, begin_combat
from dejarik.games.outer_rim.rules.delivering import Deliver, deliverable
from dejarik.games.outer_rim.rules.dice import play_secret
from dejarik.games.outer_rim.rules.encounters import AttemptJob, ExploreSpace, MeetContact
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.map import SLOTS_ON
from dejarik.games.outer_rim.rules.market import Market
from dejarik.games.outer_rim.rules.moving import Move, routes
from dejarik.games.outer_rim.rules.patrols import FightPatrol
from dejarik.games.outer_rim.rules.solo import AiTurn
from dejarik.games.outer_rim.rules.trading import Trade, why_not_trade, with_name
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

STAY, GAIN, RECOVER = Option(Do.STAY), Option(Do.GAIN_CREDITS), Option(Do.RECOVER)
DELIVER, MARKET_ACTION, TRADE = Option(Do.DELIVER), Option(Do.MARKET), Option(Do.TRADE)
ACTIONS: tuple[Option, ...] = (DELIVER, MARKET_ACTION, TRADE)
DONE = Option(Do.DONE)
EXPLORE = Option(Do.EXPLORE)
DEED_OVER = ev.DeedOver()
PLANNING, ACTION, ENCOUNTER = "planning", "action", "encounter"
SECRETLY = {clause: f"secret-{clause}" for clause in (PLANNING, ACTION, ENCOUNTER)}

NOT_ON_A_PLANET = Why("outer_rim.market.action.on-planet")
NOTHING_TO_DELIVER = Why("outer_rim.deliver.cargo-at-destination")
ALREADY_TAKEN = Why("outer_rim.action.each-once")


class PlayOn(Procedure["OuterRim"]):
    """One turn after another, clockwise, until somebody has won."""

    # rule: outer_rim.turn.order-clockwise, outer_rim.turn.after-three-steps-pass
    # rule: outer_rim.solo-ai.turn.after-each-human-turn
    seat: Seat = NOBODY

    def begin(self, g: OuterRim) -> Step:
        if self.seat == NOBODY:
            self.seat = g.first if g.first not in g.out else g.left_of(g.first)
        g.current = self.seat
        g.in_extra_turn = False
        g.extra_turn = False
        return self.turn(g)

    def turn(self, g: OuterRim) -> Step:
        g.used = ()
        g.turn_over = False
        g.beaten = False
        g.changes += 1
        g.tell(ev.TurnBegan(self.seat, g.in_extra_turn))
        if self.seat == g.ai:
            return g.call(self, AiTurn(self.seat), then=self.ended)
        # rule: outer_rim.solo-ai.turn.human-normal
        return g.call(self, Turn(self.seat), then=self.ended)

    def ended(self, g: OuterRim) -> Step:
        g.step = ""
        # rule: outer_rim.turn.extra-turn.full-turn, outer_rim.turn.extra-turn.no-chaining
        if g.extra_turn and not g.in_extra_turn and self.seat not in g.out:
            g.in_extra_turn, g.extra_turn = True, False
            return g.go(self, then=self.turn)
        self.seat = g.left_of(self.seat)
        return self.begin(g)


def over(g: OuterRim) -> bool:
    """Whether the rest of the turn is skipped."""
    # rule: outer_rim.turn.end-effect-skips-rest, outer_rim.defeat.finish-current-then-turn-ends
    return g.turn_over or g.beaten


def headed(g: OuterRim, seat: Seat, clause: str) -> tuple[tuple[str, Ability], ...]:
    """The abilities of a player headed with a word, each with the card, sheet or character it stands on."""
    # rule: outer_rim.goal.ability-text
    return holdings(g, seat).headed.get(clause, ())


def secrets_headed(g: OuterRim, seat: Seat, clause: str) -> list[tuple[str, Ability]]:
    wanted = SECRETLY[clause]
    found: list[tuple[str, Ability]] = []
    for secret in g.players[seat].secrets:
        for ability in CARDS[secret.card].abilities:
            if ability.clause == wanted:
                found.append((secret.card, ability))
    return found


def uses(g: OuterRim, seat: Seat, clause: str) -> list[Option]:
    """The abilities headed with a word that can be used now."""
    options: list[Option] = []
    for source, ability in holdings(g, seat).headed.get(clause, ()):
        # rule: outer_rim.action.special-each-once
        fresh = not g.used or f"{seat} {ability.ref}" not in g.used
        if fresh and ability.why_not(g, seat, source) is None:
            options.append(Option(Do.USE, source, ability.ref))
    if g.players[seat].secrets:
        for card, ability in secrets_headed(g, seat, clause):
            if ability.why_not(g, seat, card) is None:
                options.append(Option(Do.PLAY_SECRET, card))
    return options


def used(g: OuterRim, seat: Seat, option: Option) -> Resolve:
    """The resolution of a chosen ability."""
    source = str(option.subject)
    g.narrate(ev.AbilityUsed(seat, source))
    if option.kind == Do.PLAY_SECRET:
        ref = next(a.ref for a in CARDS[source].abilities if a.clause.startswith("secret-"))
        play_secret(g, seat, source)
        return Resolve(ref, seat, source)
    verbs.spend_use(g, f"{seat} {option.object}")
    return Resolve(str(option.object), seat, source)


class Turn(Procedure["OuterRim"]):
    """A player's turn."""

    # rule: outer_rim.turn.three-steps, outer_rim.turn.current-player
    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        verbs.begin_step(g, self.seat, PLANNING)
        return g.ask(self, self.plan, then=self.planned)

    # ---- Planning ----------------------------------------------------------------------------------

    def plan(self, g: OuterRim) -> Decision:
        # rule: outer_rim.planning.choose-one, outer_rim.movement.zero-allowed
        # rule: outer_rim.planning.ability-instead, outer_rim.movement.in-planning-step
        if g.players[self.seat].defeated:
            # rule: outer_rim.defeat.must-recover-next-planning
            return Decision(self.seat, Ask.PLANNING, (RECOVER,), public=True)
        ways = routes(g, self.seat, values.hyperdrive(g, self.seat))
        if ways.plans is None:
            ways.plans = (*ways.moves, STAY, GAIN, RECOVER)
        used = uses(g, self.seat, PLANNING)
        return Decision(self.seat, Ask.PLANNING, (*ways.plans, *used) if used else ways.plans)

    def planned(self, g: OuterRim, option: Option) -> Step:
        if option.kind == Do.MOVE:
            distance = values.hyperdrive(g, self.seat)
            return g.call(self, Move(self.seat, str(option.subject), distance), then=self.act)
        if option == GAIN:  # rule: outer_rim.planning.gain-2000
            verbs.gain_credits(g, self.seat, PLANNING_CREDITS)
        elif option == RECOVER:  # rule: outer_rim.planning.recover
            player = g.players[self.seat]
            verbs.recover(g, self.seat, player.damage, ship=False)
            verbs.recover(g, self.seat, player.ship_damage, ship=True)
        elif option != STAY:
            return g.call(self, used(g, self.seat, option), then=self.act)
        return g.go(self, then=self.act)

    # ---- Action ------------------------------------------------------------------------------------

    def act(self, g: OuterRim) -> Step:
        g.narrate(DEED_OVER)
        if over(g):
            return g.done()
        verbs.begin_step(g, self.seat, ACTION)
        return g.ask(self, self.which_action, then=self.acted)

    def which_action(self, g: OuterRim) -> Decision:
        # rule: outer_rim.action.any-number-any-order, outer_rim.action.list, outer_rim.action.special
        options: list[Option] = []
        for option in ACTIONS:
            if why_not_act(g, self.seat, option.kind) is None:
                options.append(option)
        options += uses(g, self.seat, ACTION)
        options.append(DONE)
        return Decision(self.seat, Ask.ACTION, tuple(options))

    def acted(self, g: OuterRim, option: Option) -> Step:
        if option == DONE:
            return self.meet(g)
        if option.kind in {Do.USE, Do.PLAY_SECRET}:
            return g.call(self, used(g, self.seat, option), then=self.act)
        verbs.spend_use(g, option.kind)
        if option == DELIVER:
            return g.call(self, Deliver(self.seat), then=self.act)
        if option == MARKET_ACTION:
            return g.call(self, Market(self.seat), then=self.act)
        return g.call(self, Trade(self.seat), then=self.act)

    # ---- Encounter ---------------------------------------------------------------------------------

    def meet(self, g: OuterRim) -> Step:
        verbs.begin_step(g, self.seat, ENCOUNTER)
        return g.ask(self, self.which_encounter, then=self.met)

    def which_encounter(self, g: OuterRim) -> Decision:
        # rule: outer_rim.encounter.exactly-one, outer_rim.encounter.options, outer_rim.encounter.free-choice
        return Decision(self.seat, Ask.ENCOUNTER, tuple(encounters(g, self.seat)))

    def met(self, g: OuterRim, option: Option) -> Step:
        subject = str(option.subject)
        if option == EXPLORE:
            return g.call(self, ExploreSpace(self.seat), then=self.end)
        if option.kind in {Do.PATROL, Do.REACH_PATROL}:
            return g.call(self, FightPatrol(self.seat, subject.rpartition("-")[0]), then=self.end)
        if option.kind in {Do.CONTACT, Do.REACH_CONTACT}:
            return g.call(self, MeetContact(self.seat, subject), then=self.end)
        if option.kind == Do.JOB:
            return g.call(self, AttemptJob(self.seat, subject), then=self.end)
        if option.kind == Do.ATTACK:
            return g.call(self, Attack(self.seat, with_name(g, subject)), then=self.end)
        if option.kind == Do.HUNT:
            return g.call(self, HuntCrew(self.seat, subject), then=self.end)
        return g.call(self, used(g, self.seat, option), then=self.end)

    def end(self, g: OuterRim) -> Step:
        g.tell(ev.TurnEnded(self.seat))
        return g.done()


class Attack(Procedure["OuterRim"]):
    """A ship combat against a player whose card allows it."""

    seat: Seat
    other: Seat

    def begin(self, g: OuterRim) -> Step:
        begin_combat(g, self.seat, self.other, "", SPACE, 0)
        return g.call(self, CombatRolls(), then=self.decided)

    def decided(self, g: OuterRim) -> Step:
        return g.call(self, SufferDamage(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


def why_not_act(g: OuterRim, seat: Seat, kind: str) -> Why | None:
    """Why one of the three common actions cannot be taken."""
    if g.used and kind in g.used:  # rule: outer_rim.action.each-once
        return ALREADY_TAKEN
    if kind == Do.DELIVER:  # rule: outer_rim.deliver.action, outer_rim.deliver.encounter-gains-wait
        return None if deliverable(g, seat) else NOTHING_TO_DELIVER
    if kind == Do.MARKET:
        # rule: outer_rim.market.action.on-planet, outer_rim.map.ring-of-kafrene-is-planet
        return None if g.on_planet(seat) else NOT_ON_A_PLANET
    return why_not_trade(g, seat)


def actions(g: OuterRim, seat: Seat) -> list[tuple[Option, Why | None]]:
    """The three common actions, each with the reason why it cannot be taken."""
    return [(option, why_not_act(g, seat, option.kind)) for option in ACTIONS]


def at_destination(g: OuterRim, seat: Seat, card: str) -> bool:
    """Whether a player is where a job is to be done."""
    destination = CARDS[card].destination
    space = g.players[seat].space
    if destination == "player":
        return bool(g.with_seat(seat))
    if destination == "wanted-player":
        return any(
            NEGATIVE in g.players[other].reputation and not g.players[other].defeated
            for other in g.with_seat(seat)
        )
    if destination == "patrolled-navpoint":
        return g.map.kind(space) == "navpoint" and bool(g.patrols_in(space))
    return destination == space


def hostile(g: OuterRim, seat: Seat) -> list[str]:
    """The factions whose patrols here must be encountered."""
    # rule: outer_rim.encounter.patrol.must-if-negative, outer_rim.encounter.patrol.several-choose-negative
    return hostile_among(g, seat, g.patrols_in(g.players[seat].space))


def hostile_among(g: OuterRim, seat: Seat, here: list[str]) -> list[str]:
    if not here or g.has(seat, AvoidPatrols):
        return []
    player = g.players[seat]
    return [faction for faction in here if player.reputation_with(faction) == NEGATIVE]


def encounters(g: OuterRim, seat: Seat) -> list[Option]:
    """All encounters open to a player."""
    space = g.players[seat].space
    here = g.patrols_in(space)
    must = hostile_among(g, seat, here)
    if must:  # rule: outer_rim.encounter.ability-blocked-by-patrol
        return [Option(Do.PATROL, g.patrol(faction)) for faction in must]
    # rule: outer_rim.encounter.patrol.may-if-not-negative, outer_rim.encounter.patrol.several-none-negative
    options: list[Option] = []
    for faction in here:
        options.append(Option(Do.PATROL, g.patrol(faction)))
    # rule: outer_rim.contact.encounter.choose-before-reveal
    for slot in SLOTS_ON.get(space, ()):
        if slot in g.contacts:
            options.append(Option(Do.CONTACT, slot))
    options.append(EXPLORE)  # rule: outer_rim.encounter.space-always-available
    # rule: outer_rim.encounter.ability-instead, outer_rim.job.definition
    for card in holdings(g, seat).cards:
        if card.type == JOB and at_destination(g, seat, card.code):
            options.append(Option(Do.JOB, card.code))
    for code in crew_to_hunt(g, seat):
        options.append(Option(Do.HUNT, code))
    options += uses(g, seat, ENCOUNTER)
    for other in attackable(g, seat):
        options.append(Option(Do.ATTACK, g.players[other].character))
    if FarEncounters in g.constants(seat):
        options += far_encounters(g, seat)
    return options


def reach(g: OuterRim, seat: Seat) -> int:
    """How many spaces away a player may encounter patrols and contacts."""
    far = 0
    for one in g.each(seat, FarEncounters):
        far = max(far, one.spaces)
    return far


def far_encounters(g: OuterRim, seat: Seat) -> list[Option]:
    """The patrols and contacts in other spaces that a player may encounter."""
    space, far = g.players[seat].space, reach(g, seat)
    distance = g.map.distance[space]
    patrols = [
        Option(Do.REACH_PATROL, g.patrol(faction))
        for faction, place in g.patrols.items()
        if 0 < distance[place] <= far
    ]
    near = g.map.slots_within(space, far)
    contacts: list[Option] = []
    for slot in g.contacts:
        if slot in near:
            contacts.append(Option(Do.REACH_CONTACT, slot))
    return patrols + contacts


def attackable(g: OuterRim, seat: Seat) -> list[Seat]:
    """The players here whose ship may be attacked."""
    found: list[Seat] = []
    space = g.players[seat].space
    for other in g.others(seat):
        player = g.players[other]
        if player.space == space and not player.defeated and g.has(other, MayBeAttacked):
            found.append(other)
    return found
