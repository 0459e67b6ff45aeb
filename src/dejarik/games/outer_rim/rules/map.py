"""The map: planets, navpoints and the Maelstrom, joined by paths; a band of six tiles between two end caps.

Which planets lie on which tile and the order of the tiles are the box's; the paths are our own drawing.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from dejarik.games.outer_rim.cards.facts import GREEN, HUTT, IMPERIAL, REBEL, SYNDICATE, WHITE, YELLOW
from dejarik.games.outer_rim.kinds import Do
from dejarik.kernel import Option

PLANET, NAVPOINT, MAELSTROM = "planet", "navpoint", "maelstrom"

# rule: outer_rim.setup.1.map-standard-order, outer_rim.map.composition
TILES = ("cantonica", "lothal", "kessel", "tatooine", "ryloth", "ring-of-kafrene")
PAIRS = {
    "cantonica": "ord-mantell",
    "lothal": "mon-calamari",
    "tatooine": "nal-hutta",
    "ryloth": "naboo",
    "ring-of-kafrene": "takodana",
}
# The planets of this tile lie side by side, without a navpoint between them: the book knows such planets.
SIDE_BY_SIDE = "ring-of-kafrene"
# rule: outer_rim.map.ring-of-kafrene-is-planet
PLANETS = (*(planet for pair in PAIRS.items() for planet in pair), "kessel")
# rule: outer_rim.map.planet-faction-symbol, outer_rim.map.your-planets-faction-none
FACTION_OF = {
    "ord-mantell": SYNDICATE,
    "lothal": IMPERIAL,
    "mon-calamari": REBEL,
    "kessel": SYNDICATE,
    "tatooine": HUTT,
    "nal-hutta": HUTT,
    "ryloth": REBEL,
    "naboo": IMPERIAL,
}
DECK_OF = {
    "cantonica": "cantonica-ord-mantell",
    "ord-mantell": "cantonica-ord-mantell",
    "lothal": "lothal-mon-calamari",
    "mon-calamari": "lothal-mon-calamari",
    "kessel": "kessel-maelstrom",
    MAELSTROM: "kessel-maelstrom",
    "tatooine": "tatooine-nal-hutta",
    "nal-hutta": "tatooine-nal-hutta",
    "ryloth": "ryloth-naboo",
    "naboo": "ryloth-naboo",
    "ring-of-kafrene": "ring-of-kafrene-takodana",
    "takodana": "ring-of-kafrene-takodana",
}
CLASSES_OF = {
    "cantonica": (WHITE, YELLOW),
    "ord-mantell": (WHITE, GREEN),
    "lothal": (WHITE, YELLOW),
    "mon-calamari": (GREEN, YELLOW),
    "kessel": (WHITE, GREEN),
    "tatooine": (WHITE, GREEN),
    "nal-hutta": (GREEN, YELLOW),
    "ryloth": (WHITE, GREEN),
    "naboo": (WHITE, YELLOW),
    "ring-of-kafrene": (GREEN, YELLOW),
    "takodana": (WHITE, YELLOW),
}
SLOTS_ON = {planet: (f"{planet}.1", f"{planet}.2") for planet in PLANETS}
PLANET_WITH = {slot: planet for planet, slots in SLOTS_ON.items() for slot in slots}
SLOTS = tuple(slot for slots in SLOTS_ON.values() for slot in slots)

# The tile with Kessel: spaces with their place along the arc, and the paths between them.
_KESSEL = {
    "kessel-outer-left": 0,
    "kessel-inner-left": 0,
    "kessel-pass": 1,
    MAELSTROM: 1,
    "kessel": 2,
    "kessel-chute": 3,
    "kessel-drift": 3,
    "kessel-crossing": 4,
    "kessel-lantern": 5,
    "kessel-outer-right": 6,
    "kessel-inner-right": 6,
}
_KESSEL_PATHS: tuple[tuple[str, str], ...] = (
    ("kessel-outer-left", "kessel-pass"),
    ("kessel-pass", "kessel-drift"),
    ("kessel-drift", "kessel-outer-right"),
    ("kessel-inner-left", MAELSTROM),
    (MAELSTROM, "kessel"),
    ("kessel", "kessel-chute"),
    ("kessel-chute", "kessel-crossing"),
    ("kessel-crossing", "kessel-lantern"),
    ("kessel-lantern", "kessel-inner-right"),
    ("kessel-pass", "kessel-crossing"),
    ("kessel-outer-left", "kessel-inner-left"),
)
_WIDTH = 7


UNKNOWN: Final = -1


class Ways:
    """Where one can get to, nearest first: the options to move, and whence one comes to each space.

    Spaces are numbers here; nobody comes to those that cannot be reached, and to where one stands from there.
    """

    __slots__ = ("moves", "plans", "whence")

    def __init__(self, moves: tuple[Option, ...], whence: list[int]):
        self.moves = moves
        self.whence = whence
        self.plans: tuple[Option, ...] | None = None  # with what else everybody can plan, once that was asked

    @property
    def spaces(self) -> list[str]:
        return [str(move.subject) for move in self.moves]


class Map:
    """One layout: who is adjacent to whom, how far everything is, and where new patrols appear."""

    def __init__(self, tiles: tuple[str, ...]):
        self.tiles = tiles
        self.near: dict[str, tuple[str, ...]] = {}
        self.along: dict[str, int] = {}  # place along the arc, from the Rebel and Syndicate end cap
        self.tile_of: dict[str, str] = {}
        paths: dict[str, list[str]] = {}
        ports: list[tuple[str, str, str, str]] = []

        def join(one: str, other: str) -> None:
            # rule: outer_rim.map.paths-connect, outer_rim.map.adjacent-spaces
            paths.setdefault(one, []).append(other)
            paths.setdefault(other, []).append(one)

        for place, tile in enumerate(tiles):
            if tile == "kessel":
                spaces, lines = _KESSEL, _KESSEL_PATHS
                port = ("kessel-outer-left", "kessel-inner-left", "kessel-outer-right", "kessel-inner-right")
            else:
                outer, inner = tile, PAIRS[tile]
                port = (f"{outer}-left", f"{inner}-left", f"{outer}-right", f"{inner}-right")
                spaces = {outer: 1, inner: 1, port[0]: 0, port[1]: 0, port[2]: 2, port[3]: 2}
                lines = ((port[0], outer), (outer, port[2]), (port[1], inner), (inner, port[3]))
                if tile == SIDE_BY_SIDE:
                    lines += ((outer, inner),)
                else:
                    middle = f"{outer}-{inner}"
                    spaces[middle] = 1
                    lines += ((outer, middle), (middle, inner))
            for space, column in spaces.items():
                self.along[space] = place * _WIDTH + column
                self.tile_of[space] = tile
            for one, other in lines:
                join(one, other)
            ports.append(port)
        # rule: outer_rim.map.adjacent-tiles
        for left, right in pairwise(ports):
            join(left[2], right[0])
            join(left[3], right[1])
        for space, others in paths.items():
            self.near[space] = tuple(sorted(others))
        self.spaces = tuple(self.near)
        # Routes are found by the numbers of spaces, which is quicker than by their names; a set of spaces is
        # a number, too, with a bit for each. What was found is kept for as long as the map is in use.
        self.number = {space: number for number, space in enumerate(self.spaces)}
        self.beside = [[self.number[other] for other in self.near[space]] for space in self.spaces]
        self.moves = [Option(Do.MOVE, space) for space in self.spaces]
        self.bit = {space: 1 << number for space, number in self.number.items()}
        self.maelstrom = self.bit.get(MAELSTROM, 0)
        self.routes: dict[tuple[int, int, int, int], Ways] = {}
        self.former_routes: dict[tuple[int, int, int, int], Ways] = {}  # until there are as many new ones
        self._within: list[list[int]] = [[] for _ in self.spaces]
        # rule: outer_rim.map.adjacent-patrol-stack, outer_rim.map.stack-is-not-a-space
        self.stacks = {
            REBEL: ports[0][0],
            SYNDICATE: ports[0][1],
            IMPERIAL: ports[-1][2],
            HUTT: ports[-1][3],
        }
        self.distance = {space: self._distances(space) for space in self.spaces}
        self._ways: dict[tuple[str, str], dict[str, int]] = {}
        self._onward: dict[tuple[str, str, str], list[str]] = {}
        self._slots: dict[tuple[str, int], frozenset[str]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return map_of, (self.tiles,)  # whoever is given a view finds the routes of its own process

    def _distances(self, start: str) -> dict[str, int]:
        # rule: outer_rim.map.closest.definition, outer_rim.map.closest.shortest-distance
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            space = waiting.popleft()
            for other in self.near[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    waiting.append(other)
        return found

    def nearer(self, start: int, spaces: int) -> int:
        """The spaces that are nearer to `start` than so many: those from which one could go on."""
        within = self._within[start]
        if not within:
            within.append(0)
            for space, far in self.distance[self.spaces[start]].items():
                if far + 1 == len(within):
                    within.append(within[-1])
                within[-1] |= self.bit[space]
        return within[spaces] if spaces < len(within) else within[-1]

    def slots_within(self, start: str, spaces: int) -> frozenset[str]:
        """The contact slots of planets that are no farther from `start`, but elsewhere."""
        found = self._slots.get((start, spaces))
        if found is None:
            distance = self.distance[start]
            near = [slot for slot, planet in PLANET_WITH.items() if 0 < distance[planet] <= spaces]
            found = self._slots[start, spaces] = frozenset(near)
        return found

    def path(self, ways: Ways, to: str) -> tuple[str, ...]:
        """The spaces on the way to one that can be reached, without the one where it begins."""
        path = [to]
        whence = ways.whence
        here = self.number[to]
        while (before := whence[here]) >= 0 and whence[before] != before:
            path.append(self.spaces[before])
            here = before
        path.reverse()
        return tuple(path)

    @staticmethod
    def kind(space: str) -> str:
        # rule: outer_rim.map.space-types, outer_rim.map.maelstrom-unique
        # rule: outer_rim.map.maelstrom.not-navpoint
        if space in DECK_OF:
            return MAELSTROM if space == MAELSTROM else PLANET
        return NAVPOINT

    def forward(self, start: str, target: str, space: str, other: str) -> bool:
        """Whether the step from `space` to `other` keeps the sense in which `target` lies from `start`."""
        # rule: outer_rim.patrol.move.sense-of-rotation
        if self.along[target] > self.along[start]:
            return self.along[other] >= self.along[space]
        return self.along[other] <= self.along[space]

    def way(self, start: str, target: str) -> dict[str, int]:
        """Steps left to `target` without turning back, for the spaces from which that is possible.

        Empty where the target lies in neither direction, or cannot be reached without turning back.
        """
        known = self._ways.get((start, target))
        if known is None:
            known = {}
            if self.along[start] != self.along[target]:
                known = {target: 0}
                waiting = deque([target])
                while waiting:
                    space = waiting.popleft()
                    for other in self.near[space]:
                        if other not in known and self.forward(start, target, other, space):
                            known[other] = known[space] + 1
                            waiting.append(other)
                if start not in known:
                    known = {}
            self._ways[start, target] = known
        return known

    def onward(self, start: str, target: str, here: str) -> list[str]:
        """Where one can go next from `here`, on a way to `target` without turning back."""
        found = self._onward.get((start, target, here))
        if found is None:
            found = [space for space in self.near[here] if self._leads_on(start, target, here, space)]
            self._onward[start, target, here] = found
        return found

    def _leads_on(self, start: str, target: str, here: str, space: str) -> bool:
        way = self.way(start, target)
        if space not in way or not self.forward(start, target, here, space):
            return False
        # A step across the band must not lead into a dead end: from there it has to go on without returning.
        return space == target or any(
            other in way and other != here and self.forward(start, target, space, other)
            for other in self.near[space]
        )


# A match keeps its map; here, those that are loaded or begun anew find it.
@lru_cache(maxsize=64)
def map_of(tiles: tuple[str, ...]) -> Map:
    """The map with its tiles in that order, from the Rebel and Syndicate end cap."""
    return Map(tiles)
