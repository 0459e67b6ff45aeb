"""The table of Outer Rim in a terminal: the map one plans a route on, the market, the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from dejarik.games.outer_rim import values
from dejarik.games.outer_rim.facts import FACTIONS, MARKET
from dejarik.games.outer_rim.library import CARDS
from dejarik.games.outer_rim.map import MAELSTROM, PAIRS
from dejarik.kernel import Observation

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller

_LETTERS = {"rebel": "R", "imperial": "I", "hutt": "H", "syndicate": "S"}


def mark(g: OuterRim, space: str) -> str:
    """Who and what is in a space, in a few signs."""
    players = "".join(str(seat + 1) for seat, player in enumerate(g.players) if player.space == space)
    patrols = "".join(_LETTERS[faction] for faction in g.patrols_in(space))
    return players + patrols


def cell(g: OuterRim, space: str, teller: Teller) -> str:
    """One space of the map."""
    here = mark(g, space)
    if space == MAELSTROM:
        name = "*"
    elif g.board.kind(space) == "planet":
        name = teller.names.known(space).upper()
    else:
        name = "o"
    return f"{name}[{here}]" if here else name


def tile_rows(g: OuterRim, tile: str, teller: Teller) -> list[str]:
    """A tile as three rows of spaces: the outer lane, what lies between, the inner lane."""
    if tile == "kessel":
        outer = ("kessel-outer-left", "kessel-pass", "kessel-drift", "kessel-outer-right")
        inner = ("kessel-inner-left", MAELSTROM, "kessel", "kessel-chute", "kessel-crossing")
        rest = ("kessel-lantern", "kessel-inner-right")
        top = "-".join(cell(g, space, teller) for space in outer)
        low = "-".join(cell(g, space, teller) for space in (*inner, *rest))
        width = max(len(top), len(low))
        return [top.center(width, "-"), "|   \\".ljust(width), low.center(width, "-")]
    one, other = tile, PAIRS[tile]
    top = "-".join(cell(g, space, teller) for space in (f"{one}-left", one, f"{one}-right"))
    low = "-".join(cell(g, space, teller) for space in (f"{other}-left", other, f"{other}-right"))
    middle = f"|{cell(g, f'{one}-{other}', teller)}|"
    width = max(len(top), len(low), len(middle))
    return [top.center(width, "-"), middle.center(width), low.center(width, "-")]


def galaxy(g: OuterRim, teller: Teller, width: int) -> list[str]:
    """The band of tiles, broken into as many pieces as the width needs."""
    pieces: list[list[str]] = [["", "", ""]]
    for tile in g.tiles:
        rows = tile_rows(g, tile, teller)
        if pieces[-1][0] and len(pieces[-1][0]) + len(rows[0]) + 1 > width:
            pieces.append(["", "", ""])
        joint = ("-", " ", "-") if pieces[-1][0] else ("", "", "")
        pieces[-1] = [old + link + new for old, link, new in zip(pieces[-1], joint, rows, strict=True)]
    lines: list[str] = []
    for number, piece in enumerate(pieces):
        if number:
            lines.append("")
        lines += piece
    return lines


def board(observation: Observation[OuterRim], teller: Teller, width: int) -> RenderableType:
    """Everything a seat sees."""
    g = observation.view
    say = teller.words.say
    parts: list[RenderableType] = [
        Panel(Text("\n".join([*galaxy(g, teller, width - 4), say("screen-key")])), title=say("screen-map"))
    ]
    if g.market:
        tops = [teller.names.thing(g, "buy", deck) for deck in MARKET if g.top(deck)]
        parts.append(Panel(Text("\n".join(tops)), title=say("screen-market")))
    lines = [
        line for seat in range(g.seats) if g.players[seat].ship for line in player_lines(g, seat, teller)
    ]
    parts.append(Panel(Text("\n".join(lines)), title=say("screen-players")))
    return Group(*parts)


def player_lines(g: OuterRim, seat: int, teller: Teller) -> list[str]:
    player, say = g.players[seat], teller.words.say
    lines = [
        say(
            "screen-player",
            name=f"{seat + 1}. {teller.names.player(seat, g)}",
            space=teller.names.space(player.space) if player.space else "",
            fame=player.fame,
            credits=f"{player.credits:,}".replace(",", "\N{NO-BREAK SPACE}"),
            damage=player.damage,
            health=values.health(g, seat),
            hull_damage=player.ship_damage,
            hull=values.hull(g, seat),
            hyperdrive=values.hyperdrive(g, seat),
            ground=values.ground_combat(g, seat),
            ship=values.ship_combat(g, seat),
        )
    ]
    standing = ", ".join(
        f"{teller.names.known(faction)} {player.reputation_with(faction):+d}" for faction in FACTIONS
    )
    lines.append("   " + say("screen-reputation", list=standing))
    held = [teller.names.known(player.ship), *(teller.names.card(card) for card in player.assets)]
    lines.append("   " + say("screen-assets", cards=", ".join(held)))
    if player.secrets:
        lines.append("   " + say("screen-secrets", count=len(player.secrets)))
    if player.defeated:
        lines.append("   " + say("screen-defeated"))
    return lines


def face(card: str, teller: Teller) -> RenderableType:
    """Everything on a card."""
    return Panel(Text("\n".join(teller.effects.card(CARDS[card]))), title=teller.names.card(card))
