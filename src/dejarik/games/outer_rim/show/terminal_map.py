"""The map in a terminal: two lanes of spaces with their paths, and how far everything is from the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, FACTIONS, JOB, LAST_LEVEL, POSITIVE
from dejarik.games.outer_rim.cards.library import CARDS, PATROLS
from dejarik.games.outer_rim.rules.map import MAELSTROM, PAIRS, PLANET, SIDE_BY_SIDE
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller

LETTERS = {"rebel": "R", "imperial": "I", "hutt": "H", "syndicate": "S"}
STORM = "~"
WANTED = "!"  # where the reader has an errand
LANE, ACROSS = "-", "|"
# The tile with Kessel: the two lanes, and the spaces that are joined across them.
OUTER = ("kessel-outer-left", "kessel-pass", "kessel-drift", "kessel-outer-right")
INNER = (
    "kessel-inner-left",
    MAELSTROM,
    "kessel",
    "kessel-chute",
    "kessel-crossing",
    "kessel-lantern",
    "kessel-inner-right",
)

Rows = tuple[str, str, str]


class Galaxy:
    """The map as one reader sees it; a spectator sees no distances."""

    def __init__(self, g: OuterRim, teller: Teller, reader: Seat | None):
        self.g, self.teller, self.reader = g, teller, reader
        space = g.players[reader].space if reader is not None else ""
        self.far = g.map.distance[space] if space else {}
        held = g.of_type(reader, CARGO, JOB, BOUNTY) if reader is not None else []
        self.wanted = {
            CARDS[card].destination for card in held if CARDS[card].type != BOUNTY or card in g.captured
        }

    def mark(self, space: str) -> str:
        """Who and what is in a space, in a few signs."""
        here = [seat for seat, one in enumerate(self.g.players) if one.space == space]
        players = "".join(str(seat + 1) for seat in here if seat not in self.g.out)
        patrols = "".join(self.letter(faction) for faction in self.g.patrols_in(space))
        return f"[{players}{patrols}]" if players or patrols else ""

    def letter(self, faction: str) -> str:
        """A patrol: in small letters if it lets the reader pass."""
        letter = LETTERS[faction]
        passes = self.reader is not None and self.g.players[self.reader].reputation_with(faction) == POSITIVE
        return letter.lower() if passes else letter

    def cell(self, space: str) -> str:
        """One space: a name if it has one, how far it is, and who is there."""
        far = str(self.far[space]) if self.far else ""
        here = self.mark(space)
        if self.g.map.kind(space) == PLANET:
            sign = WANTED if space in self.wanted else ""
            name = self.teller.names.known(space).upper() + sign
            return f"{name} {far}{here}" if far else f"{name}{here}"
        if space == MAELSTROM:
            return f"{STORM}{far}{here}"
        return f"{far or 'o'}{here}"

    def tile(self, tile: str) -> Rows:
        """The outer lane, what lies between, the inner lane; all of one width."""
        if tile == "kessel":
            return self.kessel()
        one, other = tile, PAIRS[tile]
        across = ACROSS
        if tile != SIDE_BY_SIDE:
            across = f"{ACROSS}{self.cell(f'{one}-{other}')}{ACROSS}"
        lanes = [
            [self.cell(space) for space in (f"{name}-left", name, f"{name}-right")] for name in (one, other)
        ]
        left = max(len(lane[0]) for lane in lanes)
        middle = max(len(across), *(len(lane[1]) for lane in lanes))
        right = max(len(lane[2]) for lane in lanes)
        top, low = (
            f"{lane[0]:{LANE}<{left}}-{lane[1]:{LANE}^{middle}}-{lane[2]:{LANE}>{right}}" for lane in lanes
        )
        return top, f"{' ' * (left + 1)}{across.center(middle)}{' ' * (right + 1)}", low

    def kessel(self) -> Rows:
        """Two ways across: at the near end, and half way."""
        low = LANE.join(self.cell(space) for space in INNER)
        crossing = len(LANE.join(self.cell(space) for space in INNER[:4])) + 1
        left, half, drift, right = (self.cell(space) for space in OUTER)
        top = f"{left:{LANE}<{crossing}}{half}-{drift}-"
        width = max(len(low), len(top) + len(right))
        top += f"{right:{LANE}>{width - len(top)}}"
        return top, f"{ACROSS}{ACROSS:>{crossing}}".ljust(width), f"{low:{LANE}<{width}}"

    def lines(self, width: int) -> list[str]:
        """The band of tiles, broken into as many pieces as the width needs."""
        pieces: list[Rows] = [("", "", "")]
        for tile in self.g.tiles:
            rows = self.tile(tile)
            before = pieces[-1]
            if before[0] and len(before[0]) + len(rows[0]) + 2 > width:
                pieces.append(rows)
                continue
            top, across, low = (LANE, " ", LANE) if before[0] else ("", "", "")
            pieces[-1] = (before[0] + top + rows[0], before[1] + across + rows[1], before[2] + low + rows[2])
        found: list[str] = []
        for number, piece in enumerate(pieces):
            if number:
                found.append("")
            # A lane that goes on in the next piece ends with a dash.
            more = LANE if number < len(pieces) - 1 else ""
            begun = LANE if number else ""
            found += [begun + piece[0] + more, " " * len(begun) + piece[1], begun + piece[2] + more]
        return [line.rstrip() for line in found]

    def lanes(self) -> str:
        """The names of the spaces around Kessel, which have no room on the map."""
        named = {
            lane: ", ".join(self.teller.names.known(space) for space in spaces if space != "kessel")
            for lane, spaces in (("outer", OUTER), ("inner", INNER))
        }
        return self.teller.words.say("screen-lanes", **named)

    def patrols(self) -> list[str]:
        """Where patrols are, and what it takes to beat them."""
        names, found = self.teller.names, []
        for faction in FACTIONS:
            if faction in self.g.patrols:
                code = self.g.patrol(faction)
                facts = PATROLS[code]
                found.append(
                    self.teller.words.say(
                        "screen-patrol",
                        letter=self.letter(faction),
                        patrol=names.patrol(code),
                        place=names.space(self.g.patrols[faction]),
                        strength=str(facts.value) if facts.level < LAST_LEVEL else "beyond",
                        reward=self.teller.effects.reward(facts.reward),
                    )
                )
        return found

    def contacts(self) -> list[str]:
        """Who waits on each planet, as far as the reader knows."""
        names = self.teller.names
        found = []
        for planet in (space for space in self.g.map.spaces if self.g.map.kind(space) == PLANET):
            slots = self.g.contacts_on(planet)
            if slots:
                there = ", ".join(names.contact(self.g, slot, "screen-hidden") for slot in slots)
                found.append(f"{names.known(planet)}: {there}")
        return found
