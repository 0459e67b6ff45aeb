"""The board of Outer Rim in a terminal: the map to plan a route on, the market, the players."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from dejarik.games.outer_rim.cards.facts import FACTIONS, MARKET, SKILLS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.solo_moving import goals as goals_of_ai
from dejarik.games.outer_rim.show import showcase
from dejarik.games.outer_rim.show.player_board import goal, ship_goal
from dejarik.games.outer_rim.show.terminal_map import Galaxy
from dejarik.kernel import Observation

if TYPE_CHECKING:
    from dejarik.games.outer_rim.show.shapes import ShownGoal
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller

FRAME = 4  # columns of a panel's own
FRAME_OF_THE_GAME = frozenset({"SetUpTable", "PlayOn", "Turn", "AiTurn"})  # always there: nothing to tell


def board(observation: Observation[OuterRim], teller: Teller, width: int) -> RenderableType:
    """Everything a seat sees."""
    g = observation.view
    say = teller.words.say
    galaxy = Galaxy(g, teller, observation.seat)
    wide = width - FRAME
    map_ = [*galaxy.lines(wide), "", say("screen-key"), galaxy.lanes()]
    parts: list[RenderableType] = [panel(map_, wide, say("screen-map"))]
    if g.players[0].space:
        parts.append(panel([" · ".join(galaxy.contacts())], wide, say("screen-contacts")))
        parts.append(panel(galaxy.patrols(), wide, say("screen-patrols")))
    if g.market:
        tops = [top(g, deck, teller) for deck in MARKET if g.top(deck)]
        parts.append(panel(tops, wide, say("screen-market")))
    lines = [
        line for seat in range(g.seats) if g.players[seat].ship for line in player_lines(g, seat, teller)
    ]
    if lines:
        parts.append(panel(lines, wide, say("screen-players")))
    begun = zip(g.stack, teller.resolving(g), strict=True)
    doing = [line for frame, line in begun if type(frame).__name__ not in FRAME_OF_THE_GAME]
    if doing and g.outcome is None:
        parts.append(Text(say("screen-resolving", what=" › ".join(doing)), style="italic"))
    return Group(*parts)


def panel(lines: list[str], width: int, title: str) -> Panel:
    """Lines in a frame, broken between words only: the narrow space inside a number holds."""
    apart = [part for line in lines for part in line.splitlines() or [""]]
    broken = [part for line in apart for part in (_wrapped(line, width) if len(line) > width else [line])]
    return Panel(Text("\n".join(broken)), title=title)


def _wrapped(line: str, width: int) -> list[str]:
    """Below a bullet a line goes on under its text; names with hyphens stay whole."""
    indent = "  " if line.startswith("• ") else ""
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


class Framed:
    """Such a panel, as wide as there is room when it is shown."""

    def __init__(self, lines: list[str], title: str):
        self.lines, self.title = lines, title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield panel(self.lines, options.max_width - FRAME, self.title)


def top(g: OuterRim, deck: str, teller: Teller) -> str:
    """The open card of a market deck, and what one has to know to plan with it."""
    card, say = CARDS[g.top(deck)], teller.words.say
    line = teller.names.top(g, deck)
    if card.destination in g.map.near:
        line = say("screen-to", card=line, place=teller.names.known(card.destination))
    paid = teller.effects.reward(card.reward) or teller.effects.reward(card.capture)
    return say("screen-paid", card=line, reward=paid) if paid else line


def player_lines(g: OuterRim, seat: int, teller: Teller) -> list[str]:
    player, say = g.players[seat], teller.words.say
    if seat in g.out:
        return [say("screen-out", name=teller.names.figure(g, seat))]
    lines = [
        say(
            "screen-player",
            name=teller.names.figure(g, seat),
            space=teller.names.space(player.space) if player.space else "",
            **{"has-space": bool(player.space)},
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
        f"{teller.names.known(faction)} {teller.names.number(player.reputation_with(faction), '+')}"
        for faction in FACTIONS
    )
    lines.append("   " + say("screen-reputation", list=standing))
    copies = ((skill, values.copies(g, seat, skill)) for skill in SKILLS)
    skills = [f"{teller.names.known(skill)} ×{count}" for skill, count in copies if count]
    lines.append("   " + say("screen-skills", list=", ".join(skills).replace(" ×1", "")))
    held = [teller.names.known(player.ship), *(teller.names.card(card) for card in player.assets)]
    lines.append("   " + say("screen-assets", cards=", ".join(held)))
    goals = [one for one in (goal(g, seat, teller), ship_goal(g, seat, teller)) if one is not None]
    if goals:
        lines.append("   " + say("screen-goals", list="; ".join(map(progress, goals))))
    if seat == g.ai:
        # rule: outer_rim.solo-ai.goal-tokens.mark-destinations
        heading = ", ".join(teller.names.known(planet) for planet in goals_of_ai(g, seat))
        lines.append("   " + say("screen-goal-tokens", list=heading or "0"))
    if player.secrets:
        # rule: outer_rim.secret.own-peek
        known = [teller.names.card(secret.card) for secret in player.secrets if secret.card]
        lines.append("   " + say("screen-secrets", list=", ".join(known) or str(len(player.secrets))))
    if player.defeated:
        lines.append("   " + say("screen-defeated"))
    return lines


def progress(shown: ShownGoal) -> str:
    """A goal and how far one has come; a condition is met or not."""
    needed = shown.needed or 1
    return f"{shown.text} ({needed if shown.done else shown.tokens}/{needed})"


def face(card: str, teller: Teller) -> RenderableType:
    """Everything on a card, a character, a ship sheet or a patrol."""
    if card not in CARDS:
        shown = showcase.face(card, teller.language)
        known = [f"{fact.name}: {fact.value}" for fact in shown.facts]
        return Framed([shown.type_line, *known, *shown.abilities], shown.name)
    facts, effects = CARDS[card], teller.effects
    tale = teller.stories.card(card)
    lines = [
        *([tale] if tale else []),
        *effects.card(facts),
        *teller.printed.card(facts),
        *effects.origin(facts),
    ]
    return Framed(lines, teller.names.title(card))


def cards(g: OuterRim, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language."""
    wish = text.casefold()
    names = {code: card_name(code, teller).casefold() for code in showcase.codes_in(g)}
    exact = [code for code, name in names.items() if name == wish]
    return exact or [code for code, name in names.items() if wish in name]


def card_name(card: str, teller: Teller) -> str:
    return showcase.face(card, teller.language).name
