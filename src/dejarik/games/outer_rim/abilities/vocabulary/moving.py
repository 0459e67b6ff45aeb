"""What moves on the map, players and patrols, and marks that are left on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.cards.facts import FACTIONS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.map import PLANETS
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

STAY = Option(Do.STAY)


class MoveOn(Effect, frozen=True):
    """Move up to this many spaces."""

    # rule: outer_rim.movement.maelstrom-extra-movement-stops
    # rule: outer_rim.movement.maelstrom-extra-movement-leaves
    spaces: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        from dejarik.games.outer_rim.rules.moving import routes

        return Decision(r.you, Ask.MOVE_ON, (*routes(g, r.you, self.spaces).moves, STAY), r.card)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.moving import Move

        if option == STAY:
            return None
        return r.call(g, Move(r.you, str(option.subject), self.spaces))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class GoDirectly(Effect, frozen=True):
    """Move directly to a planet of your choice among some, or to any."""

    # rule: outer_rim.movement.directly-relocates
    planets: tuple[str, ...] = PLANETS

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLANET, planet) for planet in self.planets)
        return Decision(r.you, Ask.WHICH_PLANET, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        if g.players[r.you].space != option.subject:
            verbs.put_player(g, r.you, str(option.subject))
        return None


class MovePatrol(Effect, frozen=True):
    """Move a patrol of your choice up to this many spaces."""

    spaces: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PATROL, g.patrol(faction)) for faction in FACTIONS)
        return Decision(r.you, Ask.WHICH_PATROL, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.patrols import DrivePatrol

        faction = str(option.subject).rpartition("-")[0]
        return r.call(g, DrivePatrol(r.you, faction, self.spaces))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class PatrolToYou(Effect, frozen=True):
    """A faction's patrol is moved directly to your space."""

    # rule: outer_rim.movement.directly-relocates, outer_rim.movement.directly-skips-between
    faction: str

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        space = g.players[r.you].space
        if g.patrols[self.faction] != space:
            verbs.put_patrol(g, self.faction, space)
        return None


class MarkPlanet(Effect, frozen=True):
    """Put a damage token on your planet."""

    # rule: outer_rim.goal.text
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        player = g.players[r.you]
        player.marks = (*player.marks, player.space)
        g.changes += 1
        g.dirty = True
        g.tell(ev.TokenPlaced(r.you, player.space))
        return None
