"""How the solo opponent moves: toward the closest goal token, by a shortest way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.constants import StopShips
from dejarik.games.outer_rim.cards.facts import CARGO, JOB
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import PLANET, PLANETS
from dejarik.games.outer_rim.rules.moving import Move, stops
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

Way = tuple[str, ...]  # the spaces one comes through, the last included


def goals(g: OuterRim, seat: Seat) -> list[str]:
    """The planets marked with goal tokens: where the AI's cargo and jobs are to go."""
    # rule: outer_rim.solo-ai.goal-tokens.mark-destinations, outer_rim.solo-ai.setup.first-goal-token
    # rule: outer_rim.solo-ai.goal-tokens.removed-on-completion
    places = {CARDS[card].destination for card in g.of_type(seat, CARGO, JOB)}
    return [planet for planet in PLANETS if planet in places]


def ai_move(g: OuterRim, seat: Seat) -> Move:
    """The move toward the closest goal token by a shortest way."""
    # rule: outer_rim.solo-ai.move.full-hyperdrive, outer_rim.solo-ai.move.toward-closest-goal
    # rule: outer_rim.solo-ai.move.tie-random
    distance = g.map.distance[g.players[seat].space]
    marked = goals(g, seat)
    nearest = min(distance[planet] for planet in marked)
    goal = g.pick([planet for planet in marked if distance[planet] == nearest], "ai")
    best: dict[str, list[Way]] = {}
    worth = (2, 2, 2)
    for way, end, stopped in sorted(ends(g, seat, goal), key=lambda found: (found[0][-1], *found[1:])):
        # Spaces equally far from the goal are compared: where the ways lead, before anybody is pulled back.
        # rule: outer_rim.solo-ai.move.tie-avoid-patrol, outer_rim.solo-ai.move.tie-end-on-planet
        value = (int(stopped), int(g.map.kind(way[-1]) != PLANET), int(g.map.kind(end) != PLANET))
        if value < worth:
            best, worth = {}, value
        if value == worth:
            best.setdefault(end, []).append(way[1 : way.index(end) + 1] or (end,))
    end = g.pick(list(best), "ai")
    return Move(seat, end, 0, one_way(g, seat, best[end]))


def one_way(g: OuterRim, seat: Seat, ways: list[Way]) -> Way:
    """One of the ways to the same space: at random if another player could end the move on some of them."""
    # rule: outer_rim.solo-ai.decide.random, outer_rim.solo-ai.rules-apply
    watched = {g.players[other].space for other in g.others(seat) if g.has(other, StopShips)}
    ways = sorted(set(ways))
    return g.pick(ways, "ai") if any(watched.intersection(way[:-1]) for way in ways) else ways[0]


def ends(g: OuterRim, seat: Seat, goal: str) -> list[tuple[Way, str, bool]]:
    """The shortest ways to the goal as far as a move leads, where the AI ends, whether a patrol stops it."""
    # rule: outer_rim.solo-ai.move.shortest-path, outer_rim.solo-ai.move.no-detour
    # rule: outer_rim.solo-ai.move.maelstrom-passable, outer_rim.solo-ai.move.patrol-stops
    far = g.map.distance[goal]
    hyperdrive = values.hyperdrive(g, seat)
    found: list[tuple[Way, str, bool]] = []
    ways: list[Way] = [(g.players[seat].space,)]
    while ways:
        way = ways.pop()
        here, moved = way[-1], len(way) - 1
        if moved and here != goal and moved < hyperdrive and stops(g, seat, here):
            found.append((way, here, True))
        elif here == goal or moved == hyperdrive:
            found.append((way, pulled_back(g, way, goal) if here != goal else here, False))
        else:
            ways += [(*way, space) for space in g.map.near[here] if far[space] < far[here]]
    return found


def pulled_back(g: OuterRim, way: Way, goal: str) -> str:
    """Who would end on a navpoint ends on a planet that was one of the two spaces before."""
    # rule: outer_rim.solo-ai.move.pull-back-to-planet, outer_rim.solo-ai.move.pull-back-two-planets
    end = way[-1]
    if g.map.kind(end) == PLANET:
        return end
    planets = [space for space in way[1:-1][-2:] if g.map.kind(space) == PLANET]
    return min(planets, key=lambda space: g.map.distance[goal][space]) if planets else end
