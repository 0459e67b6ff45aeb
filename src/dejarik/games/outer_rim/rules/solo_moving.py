"""How the solo opponent moves: toward the closest goal token, by a shortest way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import CARGO, JOB
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.map import PLANET, PLANETS
from dejarik.games.outer_rim.rules.moving import stops
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


def goals(g: OuterRim, seat: Seat) -> list[str]:
    """The planets marked with goal tokens: where the AI's cargo and jobs are to go."""
    # rule: outer_rim.solo-ai.goal-tokens.mark-destinations, outer_rim.solo-ai.setup.first-goal-token
    # rule: outer_rim.solo-ai.goal-tokens.removed-on-completion
    places = {CARDS[card].destination for card in g.of_type(seat, CARGO, JOB)}
    return [planet for planet in PLANETS if planet in places]


def ai_move(g: OuterRim, seat: Seat) -> None:
    """Move toward the closest goal token by a shortest way."""
    # rule: outer_rim.solo-ai.move.full-hyperdrive, outer_rim.solo-ai.move.toward-closest-goal
    # rule: outer_rim.solo-ai.move.tie-random
    distance = g.board.distance[g.players[seat].space]
    marked = goals(g, seat)
    nearest = min(distance[planet] for planet in marked)
    goal = g.pick([planet for planet in marked if distance[planet] == nearest], "ai")
    best: list[str] = []
    worth = (2, 2, 2)
    for reached, end, stopped in sorted(set(ends(g, seat, goal))):
        # Spaces equally far from the goal are compared: where the ways lead, before anybody is pulled back.
        # rule: outer_rim.solo-ai.move.tie-avoid-patrol, outer_rim.solo-ai.move.tie-end-on-planet
        value = (int(stopped), int(g.board.kind(reached) != PLANET), int(g.board.kind(end) != PLANET))
        if value < worth:
            best, worth = [end], value
        elif value == worth and end not in best:
            best.append(end)
    verbs.put_player(g, seat, g.pick(best, "ai"))


def ends(g: OuterRim, seat: Seat, goal: str) -> list[tuple[str, str, bool]]:
    """Where the shortest ways to the goal lead in one move, where the AI ends, whether a patrol stops it."""
    # rule: outer_rim.solo-ai.move.shortest-path, outer_rim.solo-ai.move.no-detour
    # rule: outer_rim.solo-ai.move.maelstrom-passable, outer_rim.solo-ai.move.patrol-stops
    far = g.board.distance[goal]
    hyperdrive = values.hyperdrive(g, seat)
    found: list[tuple[str, str, bool]] = []
    ways: list[tuple[str, ...]] = [(g.players[seat].space,)]
    while ways:
        way = ways.pop()
        here, moved = way[-1], len(way) - 1
        if moved and here != goal and moved < hyperdrive and stops(g, seat, here):
            found.append((here, here, True))
        elif here == goal or moved == hyperdrive:
            found.append((here, pulled_back(g, way, goal) if here != goal else here, False))
        else:
            ways += [(*way, space) for space in g.board.near[here] if far[space] < far[here]]
    return found


def pulled_back(g: OuterRim, way: tuple[str, ...], goal: str) -> str:
    """Who would end on a navpoint ends on a planet that was one of the two spaces before."""
    # rule: outer_rim.solo-ai.move.pull-back-to-planet, outer_rim.solo-ai.move.pull-back-two-planets
    end = way[-1]
    if g.board.kind(end) == PLANET:
        return end
    planets = [space for space in way[1:-1][-2:] if g.board.kind(space) == PLANET]
    return min(planets, key=lambda space: g.board.distance[goal][space]) if planets else end
