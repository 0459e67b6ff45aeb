"""Movement of players: along paths, stopped by patrols and the Maelstrom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.constants import (
    PassMaelstrom,
    PassPatrols,
    SlipPast,
    StopShips,
)
from dejarik.games.outer_rim.cards.facts import FACTIONS, POSITIVE, SKILLS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.dice import might_play, play_secret
from dejarik.games.outer_rim.rules.map import MAELSTROM, UNKNOWN, Map, Ways
from dejarik.games.outer_rim.rules.skill_tests import SkillTest
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

STOPPED_BY_PATROL = Why("outer_rim.movement.patrol-stops-unless-positive")
STOPPED_BY_MAELSTROM = Why("outer_rim.movement.maelstrom-stops")
SLIP, STOP, HOLD, RELEASE = Option(Do.SLIP), Option(Do.STOP), Option(Do.HOLD), Option(Do.LET_PASS)
MOST_ROUTES = 8_000  # that a map remembers, and as many former ones: those of two hundred matches


class Found:
    """The last routes that a state was asked for: whose, how far, from where, and after how many changes."""

    __slots__ = ("changes", "origin", "seat", "spaces", "ways")

    def __init__(self, seat: Seat, spaces: int, origin: int, changes: int, ways: Ways):
        self.seat = seat
        self.spaces = spaces
        self.origin = origin
        self.changes = changes
        self.ways = ways

    def fits(self, g: OuterRim, seat: Seat, spaces: int) -> bool:
        """Whether a player of the state would get the same answer: nothing has changed since."""
        return (
            self.changes == g.changes
            and self.seat == seat
            and self.spaces == spaces
            and self.origin == g.map.number[g.players[seat].space]
        )


def stops(g: OuterRim, seat: Seat, space: str) -> bool:
    """Whether a patrol in the space ends this player's movement."""
    # rule: outer_rim.movement.patrol-stops-unless-positive, outer_rim.movement.pass-positive-patrols
    # rule: outer_rim.movement.pass-players
    return space in stopping(g, seat)


def stopping(g: OuterRim, seat: Seat) -> list[str]:
    """The spaces whose patrols end this player's movement."""
    reputation = g.players[seat].reputation
    found: list[str] = []
    for number in range(len(FACTIONS)):
        if reputation[number] != POSITIVE:
            place = g.patrols.get(FACTIONS[number])
            if place is not None:
                found.append(place)
    return found


def tested_skills(g: OuterRim, seat: Seat) -> list[str]:
    """The skills a player may test to get past a patrol."""
    known = {one.skill for one in g.each(seat, PassPatrols)}
    return [skill for skill in SKILLS if skill in known]


def routes(g: OuterRim, seat: Seat, spaces: int) -> Ways:
    """Where the player can get with this many spaces.

    First come ways that nothing can end; then those that lead past a patrol, if the player may try that.
    """
    # rule: outer_rim.movement.one-step-per-adjacent-space, outer_rim.movement.leaving-is-free
    player = g.players[seat]
    layout = g.map
    bit = layout.bit
    origin = layout.number[player.space]
    near = layout.nearer(origin, spaces)  # what lies farther off ends nothing
    constants = g.constants(seat)
    # rule: outer_rim.movement.maelstrom-stops
    at_worst = layout.maelstrom & near if PassMaelstrom not in constants else 0
    ending = at_worst
    patrols, reputation = g.patrols, player.reputation
    for number in range(len(FACTIONS)):
        if reputation[number] != POSITIVE:
            place = patrols.get(FACTIONS[number])
            if place is not None:
                ending |= bit[place] & near
    if ending != at_worst and PassPatrols not in constants and not (player.secrets and slip_secret(g, seat)):
        at_worst = ending
    for other in g.others(seat):
        if g.has(other, StopShips):
            ending |= bit[g.players[other].space] & near
    found = _ways(layout, origin, spaces, ending, at_worst)
    g.found = Found(seat, spaces, origin, g.changes, found)
    return found


def ways(layout: Map, start: str, spaces: int, ending: int) -> Ways:
    """The ways from `start` without going on from `ending`, a set of spaces of the map."""
    origin = layout.number[start]
    ending &= layout.nearer(origin, spaces)  # what lies too far off does not matter
    return _ways(layout, origin, spaces, ending, ending)


def _ways(layout: Map, origin: int, spaces: int, ending: int, at_worst: int) -> Ways:
    """Where one gets from `origin` without going on from the spaces in `ending`, then only `at_worst`.

    It depends on the map alone, so all copies of a match share it; nobody writes to it.
    """
    key = (origin, spaces, ending, at_worst)
    found = layout.routes.get(key)
    if found is None:
        found = layout.former_routes.get(key)
        if found is None:
            found = _explored(layout, origin, spaces, ending, at_worst)
        if len(layout.routes) >= MOST_ROUTES:  # those that nobody asks for any more are forgotten in time
            layout.former_routes, layout.routes = layout.routes, {}
        layout.routes[key] = found
    return found


def _explored(layout: Map, origin: int, spaces: int, ending: int, at_worst: int) -> Ways:
    whence = [UNKNOWN] * len(layout.spaces)
    left = whence.copy()
    left[origin] = spaces
    whence[origin] = origin
    known = [origin]
    explore(layout, known, left, whence, ending)
    if at_worst != ending:
        explore(layout, known, left, whence, at_worst)
    moves: list[Option] = []
    for at in range(1, len(known)):
        moves.append(layout.moves[known[at]])
    return Ways(tuple(moves), whence)


def explore(layout: Map, known: list[int], left: list[int], whence: list[int], ending: int) -> None:
    """Find what can be reached from the spaces known so far, without going on from those in `ending`.

    Spaces are numbers here; `left` says how far one could still go from each, `whence` how one came to it.
    """
    origin = known[0]
    for here in known:  # which grows meanwhile
        more = left[here] - 1
        if more < 0 or (ending >> here & 1 and here != origin):
            continue
        for there in layout.beside[here]:
            if left[there] == UNKNOWN:
                left[there] = more
                whence[there] = here
                known.append(there)


def slip_secret(g: OuterRim, seat: Seat) -> str:
    """The secret that keeps a patrol from stopping a player, or nothing."""
    for secret in g.players[seat].secrets:
        for one in CARDS[secret.card].constants:
            if isinstance(one, SlipPast):
                return secret.card
    return ""


def reachable(g: OuterRim, seat: Seat, spaces: int) -> list[str]:
    """The spaces a player can choose to move to, nearest first."""
    # rule: outer_rim.movement.hyperdrive-limit
    return routes(g, seat, spaces).spaces


def what_stops(g: OuterRim, seat: Seat, spaces: int, to: str) -> Why:
    """Why a space cannot be reached that is near enough: something on the way ends the movement."""
    layout = g.map
    free = ways(layout, g.players[seat].space, spaces, layout.bit[MAELSTROM])
    return STOPPED_BY_PATROL if to in free.spaces else STOPPED_BY_MAELSTROM


class Move(Procedure["OuterRim"]):
    """Move to a space, one space at a time; patrols, the Maelstrom and tractor beams may end it."""

    seat: Seat
    to: str
    spaces: int
    path: tuple[str, ...] = ()  # the spaces to come; found here unless it is known already
    held_by: tuple[Seat, ...] = ()

    def begin(self, g: OuterRim) -> Step:
        if self.path:
            return self.step(g)
        found = g.found  # by the question whose answer this is, unless the state was loaded or copied since
        if found is not None and found.fits(g, self.seat, self.spaces):
            self.path = g.map.path(found.ways, self.to)
        else:
            self.path = g.map.path(routes(g, self.seat, self.spaces), self.to)
        return self.step(g)

    def step(self, g: OuterRim) -> Step:
        """On to where somebody or something might end the movement: nothing follows a space passed by."""
        path = self.path
        hindered = stopping(g, self.seat)
        watching = [other for other in g.others(self.seat) if g.has(other, StopShips)]
        for at in range(len(path) - 1):
            space = path[at]
            verbs.put_player(g, self.seat, space)
            for other in watching:
                if g.players[other].space == space:
                    self.held_by += (other,)
            if self.held_by or space in hindered:
                self.path = path[at + 1 :]
                return g.go(self, then=self.held)
        self.path = ()
        verbs.put_player(g, self.seat, path[-1])
        return g.done()

    def held(self, g: OuterRim) -> Step:
        if self.held_by:
            return g.ask(self, self.hold_or_not, then=self.held_or_not)
        if not stops(g, self.seat, g.players[self.seat].space):
            return g.go(self, then=self.step)
        return g.ask(self, self.slip_or_stop, then=self.slipped)

    def hold_or_not(self, g: OuterRim) -> Decision:
        return Decision(self.held_by[0], Ask.TRACTOR_BEAM, (HOLD, RELEASE), g.players[self.seat].character)

    def held_or_not(self, g: OuterRim, option: Option) -> Step:
        if option == HOLD:
            return g.done(whole=False)
        self.held_by = self.held_by[1:]
        return g.go(self, then=self.held)

    def slip_or_stop(self, g: OuterRim) -> Decision:
        options = [Option(Do.TEST, skill) for skill in tested_skills(g, self.seat)]
        if might_play(g, self.seat, SlipPast.moment) and slip_secret(g, self.seat):
            options.append(SLIP)
        return Decision(self.seat, Ask.PAST_PATROL, (*options, STOP), g.players[self.seat].space)

    def slipped(self, g: OuterRim, option: Option) -> Step:
        if option == STOP:
            return g.done(whole=False)
        if option == SLIP:
            play_secret(g, self.seat, slip_secret(g, self.seat))
            return g.go(self, then=self.step)
        return g.call(self, SkillTest(self.seat, str(option.subject)), then=self.tested)

    def tested(self, g: OuterRim) -> Step:
        assert self.result is not None
        if self.result.happened:
            return g.go(self, then=self.step)
        return g.done(whole=False)
