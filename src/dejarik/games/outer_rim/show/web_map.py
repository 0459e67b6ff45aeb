"""Where everything lies on a drawn map: a gentle arc of tiles between two end caps.

Places are polar: a share of the tile's width and a distance from the far center of the circle, so that any
order of the tiles is drawn by the same rule.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

import msgspec

from dejarik.games.outer_rim.cards.facts import HUTT, IMPERIAL, REBEL, SYNDICATE
from dejarik.games.outer_rim.rules.map import MAELSTROM, PAIRS, SIDE_BY_SIDE, map_of

WIDTH, HEIGHT = 1120, 418
_CENTER = (WIDTH / 2, 1262.0)
_OUTER, _MIDDLE, _INNER = 1200.0, 1100.0, 1040.0  # the two lanes, and what lies between them
_RIM, _HUB = 1252.0, 962.0  # where tiles end
_SPREAD = 24.4  # degrees from the middle to where the tiles end
_CAP = 2.4  # degrees of an end cap
_WIDE = 1.85  # the tile with Kessel, measured by the others

# On the tile with Kessel: the share of its width, and the distance from the center.
_KESSEL = {
    "kessel-outer-left": (0.07, _OUTER - 6),
    "kessel-pass": (0.36, _OUTER + 2),
    "kessel-drift": (0.66, _OUTER + 2),
    "kessel-outer-right": (0.94, _OUTER - 6),
    "kessel-inner-left": (0.06, _INNER + 4),
    MAELSTROM: (0.2, _INNER + 16),
    "kessel": (0.48, _INNER + 4),
    "kessel-chute": (0.655, _INNER + 4),
    "kessel-crossing": (0.52, _MIDDLE + 32),
    "kessel-lantern": (0.74, _MIDDLE + 18),
    "kessel-inner-right": (0.93, _INNER + 4),
}


class Point(msgspec.Struct, frozen=True):
    """In the units of the map: x to the right, y down."""

    x: float
    y: float


class Chart(msgspec.Struct, frozen=True):
    """A drawn map: the outline of each tile and of both end caps, and the place of each space and stack."""

    tiles: dict[str, str]  # tile -> its outline as an SVG path
    caps: tuple[str, str]
    spaces: dict[str, Point]
    stacks: dict[str, Point]  # faction -> where its stack of patrols lies


def _at(angle: float, distance: float) -> Point:
    turned = radians(angle)
    x, y = _CENTER
    return Point(round(x + distance * sin(turned), 1), round(y - distance * cos(turned), 1))


def _wedge(start: float, end: float) -> str:
    """A piece of the ring between two angles."""
    one, two, three, four = _at(start, _RIM), _at(end, _RIM), _at(end, _HUB), _at(start, _HUB)
    return (
        f"M{one.x} {one.y}A{_RIM} {_RIM} 0 0 1 {two.x} {two.y}"
        f"L{three.x} {three.y}A{_HUB} {_HUB} 0 0 0 {four.x} {four.y}Z"
    )


def _shares(tile: str) -> dict[str, tuple[float, float]]:
    """The places on a tile."""
    if tile == "kessel":
        return _KESSEL
    outer, inner = tile, PAIRS[tile]
    places = {
        f"{outer}-left": (0.11, _OUTER),
        outer: (0.5, _OUTER),
        f"{outer}-right": (0.89, _OUTER),
        f"{inner}-left": (0.11, _INNER),
        inner: (0.5, _INNER),
        f"{inner}-right": (0.89, _INNER),
    }
    return places if tile == SIDE_BY_SIDE else {**places, f"{outer}-{inner}": (0.5, _MIDDLE)}


@lru_cache(maxsize=64)
def chart(tiles: tuple[str, ...]) -> Chart:
    """The map with its tiles in that order."""
    widths = [_WIDE if tile == "kessel" else 1.0 for tile in tiles]
    degree = 2 * _SPREAD / sum(widths)
    outlines: dict[str, str] = {}
    spaces: dict[str, Point] = {}
    angle = -_SPREAD
    for tile, width in zip(tiles, widths, strict=True):
        outlines[tile] = _wedge(angle, angle + width * degree)
        for space, (share, distance) in _shares(tile).items():
            spaces[space] = _at(angle + share * width * degree, distance)
        angle += width * degree
    edge = _SPREAD + _CAP
    end = _SPREAD + _CAP / 2
    stacks = {
        REBEL: _at(-end, _OUTER),
        SYNDICATE: _at(-end, _INNER),
        IMPERIAL: _at(end, _OUTER),
        HUTT: _at(end, _INNER),
    }
    caps = (_wedge(-edge, -_SPREAD), _wedge(_SPREAD, edge))
    return Chart(outlines, caps, spaces, stacks)


@lru_cache(maxsize=64)
def paths(tiles: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Each path of the map once."""
    near = map_of(tiles).near
    return tuple((space, other) for space in near for other in near[space] if space < other)
