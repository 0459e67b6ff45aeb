"""The board of the Card Game in a terminal, as one seat sees it. Nothing is told by color alone."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    IMPERIAL_NAVY,
    JEDI,
    MOST_DIAL,
    NEUTRAL,
    NOBODY,
    OBJECTIVE,
    REBEL_ALLIANCE,
    SCUM_AND_VILLAINY,
    SITH,
    SMUGGLERS_AND_SPIES,
    UNIT,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.knowledge import known_captives
from dejarik.games.cardgame.rules import setting_up, turns, values
from dejarik.games.cardgame.rules.conflict import ConflictPhase, Engage
from dejarik.games.cardgame.rules.edge import edge_total
from dejarik.games.cardgame.rules.payment import sources
from dejarik.games.cardgame.rules.windows import ActionWindow
from dejarik.games.cardgame.text.finding import card_name, cards
from dejarik.kernel import Observation, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Engagement, Thing
    from dejarik.games.cardgame.text import Teller

# From here on two players sit side by side; below, one above the other.
SIDE_BY_SIDE = 124
LONGEST_NAME, SHORTEST_NAME = 34, 16
_GUTTER = 3
_WHOLE = "\N{NO-BREAK SPACE}"  # stands inside names while lines are broken
COLORS = {
    JEDI: "green",
    REBEL_ALLIANCE: "red",
    SMUGGLERS_AND_SPIES: "yellow",
    SITH: "magenta",
    IMPERIAL_NAVY: "blue",
    SCUM_AND_VILLAINY: "yellow",
    NEUTRAL: "default",
}
_GROUPS = (AFFILIATION, OBJECTIVE, UNIT, ENHANCEMENT)
# What always goes on and tells nothing; the line on top says it.
_FRAME_OF_THE_GAME = (
    setting_up.SetUpTable,
    setting_up.OpeningHands,
    setting_up.ChooseObjectives,
    setting_up.Mulligan,
    setting_up.RevealObjectives,
    turns.Game,
    turns.Turn,
    turns.BalancePhase,
    turns.RefreshPhase,
    turns.DrawPhase,
    turns.ForcePhase,
    ConflictPhase,
    Engage,
    ActionWindow,
)


def board(observation: Observation[CardGame], teller: Teller, width: int) -> RenderableType:
    """The board as the seat sees it: the opponent first, its own side nearest to the options."""
    g = observation.view
    me = observation.seat if observation.seat is not None else g.light
    beside = width >= SIDE_BY_SIDE
    drawing = _Drawing(observation, teller, (width - _GUTTER) // 2 if beside else width)
    opponent, own = drawing.side(g.other(me)), drawing.side(me)
    middle = Group(*drawing.engagement())
    if beside:
        grid = Table.grid(padding=(0, _GUTTER, 0, 0))
        grid.add_column(width=drawing.width)
        grid.add_column(width=drawing.width)
        grid.add_row(own, opponent)
        return Group(*drawing.head(), grid, middle, *drawing.foot())
    return Group(*drawing.head(), opponent, middle, own, *drawing.foot())


class _Drawing:
    """One drawing of one observation; a side is so many columns wide."""

    def __init__(self, observation: Observation[CardGame], teller: Teller, width: int):
        self.g: CardGame = observation.view
        self.viewer = observation.seat
        self.teller = teller
        self.words = teller.words
        self.width = width
        # All sides have the same columns, so that the eye finds things in the same place.
        shown = [thing for thing in self.g.things.values() if thing.id != self.g.dial_thing]
        cells = [self.cells(thing) for thing in shown]
        self.columns = [max((len(row[place]) for row in cells), default=0) for place in range(3)]
        room = max(SHORTEST_NAME, width - sum(self.columns[1:]) - 2 * 4 - 14)
        self.columns[0] = min(self.columns[0], room, LONGEST_NAME)

    # ---- The lines on top -----------------------------------------------------------------------------

    def head(self) -> Iterator[RenderableType]:
        g, words = self.g, self.words
        yield Rule(Text(self.when(), style="bold"), align="left", style="dim")
        balance = "light" if g.balance == g.light else "dark"
        line = words.say(
            "screen-state",
            dial=g.dial,
            most=MOST_DIAL,
            balance=balance,
            light=len(g.victory[g.light]),
            dark=len(g.victory[g.dark]),
        )
        damage = g.things[g.dial_thing].damage
        yield Text(f"{line} · {words.say('screen-dial-damage', damage=damage)}" if damage else line)
        for attached in g.attached(g.dial_thing):
            yield Text(words.say("screen-on-dial", name=self.teller.name(g.things[attached].card)))

    def when(self) -> str:
        g, words = self.g, self.words
        if g.outcome is not None:
            return words.say("screen-over")
        if not any(g.turns):
            return words.say("screen-setup")
        args = {"turn": g.turns[g.active], "phase": words.say(f"noun-phase-{g.phase}")}
        if g.active == self.viewer:
            return words.say("screen-your-turn", **args)
        return words.say("screen-turn", player=self.teller.player(g.active), **args)

    # ---- One side -------------------------------------------------------------------------------------

    def side(self, seat: Seat) -> RenderableType:
        """Everything one player has."""
        g = self.g
        title = Text(self.teller.player(seat), style="bold underline")
        if seat == self.viewer:
            title.append(" " + self.words.say("screen-you"), style="not underline")
        side = self.words.say("noun-dark-side" if seat == g.dark else "noun-light-side")
        title.append(f" · {side}", style="not bold not underline")
        counts = self.words.say(
            "screen-counts",
            hand=len(g.hands[seat]),
            reserve=values.reserve(g, seat),
            deck=len(g.decks[seat].cards),
            objectives=len(g.objective_decks[seat].cards),
            discard=len(g.discards[seat]),
        )
        powers = self.words.say(
            "screen-powers",
            resources=sum(g.card(source).resources for source in sources(g, seat)),
            cards=g.force_cards(seat),
            force=turns.force_total(g, seat),
        )
        return Group(title, Text(f"  {counts}"), Text(f"  {powers}"), self.cards(seat), *self.rows(seat))

    def cards(self, seat: Seat) -> Table:
        """A line for each card in play, what is attached to it below it."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=1)
        for width in self.columns:
            grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
        grid.add_column()
        mine = [thing for thing in self.g.things.values() if thing.controller == seat and not thing.host]
        for kind in _GROUPS:
            for number, thing in enumerate(each for each in mine if each.type == kind):
                mark = self.words.say(f"screen-mark-{kind}") if not number else ""
                grid.add_row(Text(mark, style="dim"), *self.fitted(thing))
                for attached in self.g.attached(thing.id):
                    grid.add_row("", *self.fitted(self.g.things[attached]))
        return grid

    def fitted(self, thing: Thing) -> Iterator[Text]:
        """The cells of a card; of a name that is too long, the number that tells it from its copies stays."""
        name, *rest = self.cells(thing)
        number = self.number(thing)
        if len(name) > self.columns[0] and number:
            name = name[: len(name) - len(number) - 1]
            name.truncate(self.columns[0] - len(number) - 1, overflow="ellipsis")
            name.append(f" {number}")
        yield name
        yield from rest

    def cells(self, thing: Thing) -> tuple[Text, Text, Text, Text]:
        """Name, damage, what it can do, and the rest."""
        words, card = self.words, CARDS[thing.card]
        name = Text(self.name(thing), style=COLORS[card.affiliation])
        if thing.host:
            name = Text("+ ").append(name)
        harm = Text()
        if thing.type in (UNIT, OBJECTIVE):
            capacity = values.capacity(self.g, thing.id)
            harm = Text(words.say("screen-damage", damage=thing.damage, capacity=capacity))
            harm.stylize("red" if thing.damage else "")
        return name, harm, Text(self.can(thing)), Text(", ".join(self.state(thing)))

    def can(self, thing: Thing) -> str:
        """Combat icons in letters, Force icons and resources."""
        words, card = self.words, CARDS[thing.card]
        parts = []
        if thing.type == UNIT:
            row = values.icons(self.g, thing.id)
            letters = [words.say(f"screen-icon-{icon}") for icon in ("unit-damage", "tactics", "blast")]
            normal = [f"{letter}{count}" for letter, count in zip(letters, row[:3], strict=True) if count]
            edge = [f"+{letter}{count}" for letter, count in zip(letters, row[3:], strict=True) if count]
            parts += [*normal, *edge]
            if card.force:
                parts.append(f"{words.say('screen-icon-force')}{card.force}")
        if card.resources:
            parts.append(f"{words.say('screen-icon-resource')}{card.resources}")
        return " ".join(parts)

    def state(self, thing: Thing) -> Iterator[str]:
        """Tokens on a card and its part in the engagement; a card with focus tokens is exhausted."""
        words, engagement = self.words, self.g.engagement
        if thing.focus:
            yield words.say("screen-focus", count=thing.focus)
        if thing.shields:
            yield words.say("screen-shields", count=thing.shields)
        if thing.committed:
            yield words.say("screen-committed")
        if thing.captives:
            known = ", ".join(map(self.teller.name, known_captives(self.g, self.viewer, thing)))
            count = len(thing.captives)
            yield words.say("screen-captives-known" if known else "screen-captives", count=count, names=known)
        if engagement is not None:
            role = _role(engagement, thing.id)
            if role:
                yield words.say(f"screen-{role}")
        elif thing.type == OBJECTIVE and thing.id in self.g.engaged and self.g.phase == "conflict":
            yield words.say("screen-engaged")

    def rows(self, seat: Seat) -> Iterator[RenderableType]:
        """The hand as far as the viewer knows it, and what was secretly picked."""
        g = self.g
        if seat == self.viewer:
            yield from self.row("screen-hand", self.counted(g.hands[seat]))
            yield from self.row("screen-face-down", self.counted(g.face_down[seat]))
            if g.sealed:
                yield from self.row("screen-picked", self.counted(c for c in g.sealed[seat] if c in CARDS))
            passed = [self.words.say(f"window-{name}") for name in g.auto[seat]]
            yield from self.row("screen-auto", passed)
        elif self.viewer is not None:
            facts = g.facts.of[self.viewer]
            known = [card for owner, card, zones in facts if owner == seat and zones == HAND]
            yield from self.row("screen-known", self.counted(known))
        if g.looker == self.viewer:
            yield from self.row("screen-looked", self.counted(g.looked[seat]))

    def counted(self, cards: Iterable[object]) -> list[str]:
        found = Counter(str(card) for card in cards)
        return [self.priced(card) + (f" ×{n}" if n > 1 else "") for card, n in found.items()]

    def priced(self, card: str) -> str:
        """A card with what it costs, or that it is fate."""
        kind, name = CARDS[card].type, self.teller.name(card)
        if kind == FATE:
            return self.words.say("screen-fate", name=name)
        if kind in (UNIT, ENHANCEMENT, EVENT):
            return self.words.say("screen-priced", name=name, cost=CARDS[card].cost)
        return name

    def row(self, label: str, items: Sequence[str]) -> Iterator[RenderableType]:
        """Items after a label, none of them torn apart at the end of a line."""
        if items:
            whole = " · ".join(item.replace(" ", _WHOLE) for item in items)
            start = f"  {self.words.say(label)} "
            lines = textwrap.fill(whole, self.width, initial_indent=start, subsequent_indent=" " * len(start))
            yield Text(lines.replace(_WHOLE, " "))

    # ---- What is going on -----------------------------------------------------------------------------

    def engagement(self) -> Iterator[RenderableType]:
        """Who fights for what, and the edge stacks."""
        g, words = self.g, self.words
        now = g.engagement
        if now is None:
            return
        yield Rule(
            Text(words.say("screen-engagement", target=self.teller.thing(g, now.objective))), style="dim"
        )
        declared = next((frame.chosen for frame in g.stack if isinstance(frame, Engage)), ())
        attackers, defenders = now.attackers or declared, now.defenders
        if now.attackers:
            defenders += declared
        sides = (("screen-attackers", attackers), ("screen-defenders", defenders))
        for label, units in sides:
            yield from self.row(label, [self.teller.thing(g, unit) for unit in units if unit in g.things])
        if now.edge != NOBODY:
            yield Text("  " + words.say("screen-edge", player=self.teller.player(now.edge)))
        for seat in (now.attacker, g.other(now.attacker)):
            if g.stacks[seat] or g.face_up[seat]:
                yield from self.row("screen-stack", [self.stack(seat)])
        yield Rule(style="dim")

    def stack(self, seat: Seat) -> str:
        g = self.g
        down = ", ".join(self.teller.name(card) for card in g.stacks[seat] if card)
        up = ", ".join(self.teller.name(card) for card in g.face_up[seat])
        return self.words.say(
            "screen-stack-of",
            player=self.teller.player(seat),
            down=len(g.stacks[seat]),
            cards=", ".join(part for part in (up, down) if part) or "—",
            total=edge_total(g, seat),
        )

    def foot(self) -> Iterator[Text]:
        """What has been begun, and what the letters mean."""
        begun = zip(self.g.stack, self.teller.resolving(self.g), strict=True)
        lines = [line for frame, line in begun if not isinstance(frame, _FRAME_OF_THE_GAME)]
        if any(self.g.units(seat) for seat in range(self.g.seats)):
            yield Text(self.words.say("screen-legend"), style="dim")
        if lines and self.g.outcome is None:
            yield Text(self.words.say("screen-resolving", what=" › ".join(lines)), style="italic")

    def name(self, thing: Thing) -> str:
        """The name of a card in play; of several alike, with a number."""
        return f"{self.teller.name(thing.card)} {self.number(thing)}".strip()

    def number(self, thing: Thing) -> str:
        mine = (other for other in self.g.things.values() if other.controller == thing.controller)
        twins = [other.id for other in mine if other.card == thing.card]
        return self.words.say("screen-number", number=twins.index(thing.id) + 1) if len(twins) > 1 else ""


def _role(engagement: Engagement, thing: int) -> str:
    if thing == engagement.striking:
        return "striking"
    if thing in engagement.attackers:
        return "attacking"
    if thing in engagement.defenders:
        return "defending"
    return "target" if thing == engagement.objective else ""


# ---- A card ---------------------------------------------------------------------------------------


def face(card: str, teller: Teller) -> RenderableType:
    """Everything that is on a card."""
    said = teller.card(card)
    title = Text(said.name, style=f"bold {COLORS.get(CARDS[card].affiliation, 'default')}")
    numbers = [*teller.numbers(card), *([said.icons] if said.icons else [])]
    lines: list[RenderableType] = [title, Text(said.type_line, style="dim")]
    lines.append(Text(" · ".join((said.affiliation, said.side, *said.sets)), style="dim"))
    if numbers:
        lines.append(Text(" · ".join(numbers)))
    lines += [Text(ability) for ability in said.abilities]
    return Padding(Group(*lines), (0, 0, 0, 2))


__all__ = ["board", "card_name", "cards", "face"]
