"""Patrols: how they move, and what happens when a player encounters one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.constants import (
    DivertPatrols,
    FameFromPatrols,
    KeepReputation,
)
from dejarik.games.outer_rim.cards.facts import LAST_LEVEL, NOBODY, SPACE
from dejarik.games.outer_rim.cards.library import PATROLS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.combat import CombatRolls, SufferDamage, begin_combat
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

STOP = Option(Do.STOP)


class PatrolMoves(Procedure["OuterRim"]):
    """A movement symbol was revealed: the faction's patrol moves toward a player."""

    # rule: outer_rim.patrol.move.by-symbols, outer_rim.patrol.move.symbol-faction-and-distance
    # rule: outer_rim.patrol.move.toward-mover, outer_rim.patrol.move.no-instant-combat
    seat: Seat  # who chooses the way
    faction: str
    left: int
    to: Seat = NOBODY
    start: str = ""
    visited: tuple[str, ...] = ()

    def begin(self, g: OuterRim) -> Step:
        self.to = self.seat
        self.start = g.patrols[self.faction]
        # rule: outer_rim.patrol.stationary-when-with-player
        if self.start == g.players[self.seat].space:
            return g.done(happened=False)
        if self.may_divert(g):
            return g.ask(self, self.towards_whom, then=self.diverted)
        return g.go(self, then=self.move)

    def may_divert(self, g: OuterRim) -> bool:
        """Whether the player who buys a card decides toward whom the patrol moves."""
        if g.step != "action" or self.seat != g.current:
            return False
        far = g.map.distance[self.start][g.players[self.seat].space]
        return any(far <= one.spaces for one in g.each(self.seat, DivertPatrols))

    def towards_whom(self, g: OuterRim) -> Decision:
        options = tuple(
            Option(Do.PLAYER, g.players[seat].character) for seat in (self.seat, *g.others(self.seat))
        )
        return Decision(self.seat, Ask.PATROL_TOWARDS, options, g.patrol(self.faction), public=True)

    def diverted(self, g: OuterRim, option: Option) -> Step:
        self.to = next(s for s, player in enumerate(g.players) if player.character == option.subject)
        return g.go(self, then=self.move)

    def move(self, g: OuterRim) -> Step:
        here, target = g.patrols[self.faction], g.players[self.to].space
        # rule: outer_rim.patrol.move.stops-in-players-space
        if self.left == 0 or here == target:
            return g.done()
        return g.ask(self, self.which_way, then=self.moved)

    def ways(self, g: OuterRim) -> list[str]:
        """The spaces the patrol may move to next."""
        here, target = g.patrols[self.faction], g.players[self.to].space
        way = g.map.way(self.start, target)
        short = g.map.distance[target]
        # rule: outer_rim.solo-ai.buy.patrol-shortest-path
        if not way or here not in way or self.to == g.ai:
            return [space for space in g.map.near[here] if short[space] < short[here]]
        # rule: outer_rim.patrol.move.must-reach-if-able
        onward = g.map.onward(self.start, target, here)
        if way[here] <= self.left:
            return [space for space in onward if way[space] < way[here]]
        # rule: outer_rim.patrol.move.player-chooses-route, outer_rim.patrol.move.sense-of-rotation
        return [space for space in onward if space not in self.visited] or [
            space for space in g.map.near[here] if short[space] < short[here]
        ]

    def which_way(self, g: OuterRim) -> Decision:
        ways = self.ways(g)
        if len(ways) > 1 and self.forced(g):
            ways = ways[:1]  # equally short ways end in the same space
        options = tuple([Option(Do.PATROL_TO, space) for space in ways])
        return Decision(self.seat, Ask.PATROL_ROUTE, options, g.patrol(self.faction), public=True)

    def forced(self, g: OuterRim) -> bool:
        here, target = g.patrols[self.faction], g.players[self.to].space
        way = g.map.way(self.start, target)
        return here in way and way[here] <= self.left

    def moved(self, g: OuterRim, option: Option) -> Step:
        # rule: outer_rim.patrol.move.passes-everything
        self.visited = (*self.visited, g.patrols[self.faction])
        verbs.put_patrol(g, self.faction, str(option.subject))
        self.left -= 1
        return g.go(self, then=self.move)


class DrivePatrol(Procedure["OuterRim"]):
    """A player moves a patrol in any direction, up to this many spaces."""

    seat: Seat
    faction: str
    left: int
    must: bool = False

    def begin(self, g: OuterRim) -> Step:
        if self.left == 0:
            return g.done()
        return g.ask(self, self.which_way, then=self.moved)

    def which_way(self, g: OuterRim) -> Decision:
        ways = [Option(Do.PATROL_TO, space) for space in g.map.near[g.patrols[self.faction]]]
        options = ways if self.must else [*ways, STOP]
        return Decision(self.seat, Ask.PATROL_ROUTE, tuple(options), g.patrol(self.faction), public=True)

    def moved(self, g: OuterRim, option: Option) -> Step:
        if option == STOP:
            return g.done()
        verbs.put_patrol(g, self.faction, str(option.subject))
        self.left -= 1
        return g.go(self, then=self.begin)


class FightPatrol(Procedure["OuterRim"]):
    """Encounter a patrol: a ship combat, even on a planet."""

    # rule: outer_rim.combat.patrol-is-ship-combat, outer_rim.combat.ship-value-means-ship-combat
    seat: Seat
    faction: str

    def begin(self, g: OuterRim) -> Step:
        patrol = PATROLS[g.patrol(self.faction)]
        # rule: outer_rim.patrol.level-4-invulnerable, outer_rim.patrol.combat-value
        # rule: outer_rim.patrol.level-4-no-value
        begin_combat(
            g, self.seat, NOBODY, patrol.code, SPACE, patrol.value, hopeless=patrol.level == LAST_LEVEL
        )
        return g.call(self, CombatRolls(), then=self.decided)

    def decided(self, g: OuterRim) -> Step:
        assert self.result is not None
        if not self.result.happened:
            # rule: outer_rim.patrol.loss-moves-patrol
            return g.call(self, DrivePatrol(self.seat, self.faction, 1, must=True), then=self.suffer)
        # rule: outer_rim.patrol.win-reward, outer_rim.patrol.reward-on-face, outer_rim.patrol.level-1-credits
        # rule: outer_rim.patrol.level-2-3-fame
        patrol = PATROLS[g.patrol(self.faction)]
        g.narrate(ev.BeatingPatrol(patrol.code, self.seat))
        return g.call(self, gain(self.seat, "patrol", patrol.code, patrol.reward), then=self.won)

    def won(self, g: OuterRim) -> Step:
        patrol = PATROLS[g.patrol(self.faction)]
        if patrol.reward.fame:
            for more in g.each(self.seat, FameFromPatrols):
                verbs.change_fame(g, self.seat, more.fame)
        if not g.has(self.seat, KeepReputation):
            # rule: outer_rim.patrol.win-reputation-minus-1
            verbs.change_reputation(g, self.seat, self.faction, -1)
        verbs.next_patrol(g, self.faction, self.seat)
        return g.go(self, then=self.suffer)

    def suffer(self, g: OuterRim) -> Step:
        return g.call(self, SufferDamage(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()
