"""The table of Outer Rim in a terminal: the map one plans a route on, the market, the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from dejarik.games.outer_rim import values
from dejarik.games.outer_rim.facts import FACTIONS, MARKET
from dejarik.games.outer_rim.galaxy import Galaxy
from dejarik.games.outer_rim.library import CARDS
from dejarik.kernel import Observation

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller

FRAME = 4  # columns of a panel's own


def board(observation: Observation[OuterRim], teller: Teller, width: int) -> RenderableType:
    """Everything a seat sees."""
    g = observation.view
    say = teller.words.say
    galaxy = Galaxy(g, teller, observation.seat)
    map_ = [*galaxy.lines(width - FRAME), "", say("screen-key")]
    parts: list[RenderableType] = [Panel(Text("\n".join(map_)), title=say("screen-map"))]
    if g.players[0].space:
        contacts = Text(" · ".join(galaxy.contacts()))
        parts.append(Panel(contacts, title=say("screen-contacts")))
    if g.market:
        tops = [top(g, deck, teller) for deck in MARKET if g.top(deck)]
        parts.append(Panel(Text("\n".join(tops)), title=say("screen-market")))
    lines = [
        line for seat in range(g.seats) if g.players[seat].ship for line in player_lines(g, seat, teller)
    ]
    parts.append(Panel(Text("\n".join(lines)), title=say("screen-players")))
    return Group(*parts)


def top(g: OuterRim, deck: str, teller: Teller) -> str:
    """The open card of a market deck, and what one has to know to plan with it."""
    card, say = CARDS[g.top(deck)], teller.words.say
    line = teller.names.thing(g, "buy", deck)
    if card.destination in g.board.near:
        line = say("screen-to", card=line, place=teller.names.known(card.destination))
    paid = teller.effects.reward(card.reward) or teller.effects.reward(card.capture)
    return say("screen-paid", card=line, reward=paid) if paid else line


def player_lines(g: OuterRim, seat: int, teller: Teller) -> list[str]:
    player, say = g.players[seat], teller.words.say
    lines = [
        say(
            "screen-player",
            name=f"{seat + 1}. {teller.names.player(seat, g)}",
            space=teller.names.space(player.space) if player.space else "",
            fame=player.fame,
            credits=teller.names.number(player.credits),
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
    facts, effects = CARDS[card], teller.effects
    tale = effects.tale(card)
    lines = [
        *([tale] if tale else []),
        *effects.card(facts),
        *teller.printed.card(facts),
        *effects.origin(facts),
    ]
    return Panel(Text("\n".join(lines)), title=teller.names.card(card))
