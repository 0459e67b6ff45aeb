"""The board of Destiny in a terminal, drawn from what one seat sees. Nothing is told by color alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    BLANK,
    CHARACTER,
    DOWNGRADE,
    HAND,
    NOBODY,
    PLOT,
    SPECIAL,
    SUPPORT,
    UPGRADE,
    Side,
    X,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.playing import Apply
from dejarik.games.destiny.rules.values import health
from dejarik.games.destiny.text import titles
from dejarik.games.destiny.text.finding import card_name, cards
from dejarik.kernel import Observation, Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing
    from dejarik.games.destiny.text import Teller

# From here on two players sit side by side; below, one above the other.
SIDE_BY_SIDE = 116
SHORTEST_NAME = 16
COLORS = {"red": "red", "blue": "blue", "yellow": "yellow", "gray": "default"}
_INDENT = {UPGRADE: "+ ", DOWNGRADE: "− "}
_ORDER = (CHARACTER, SUPPORT, PLOT)
_GUTTER = "  "
# What always goes on and tells nothing; the line on top says it.
_FRAME_OF_THE_GAME = frozenset(
    [
        "SetUpTable",
        "Mulligans",
        "OpeningShields",
        "Round",
        "Turn",
        "Upkeep",
        "UpkeepDiscards",
        "Settle",
        "Before",
        "Order",
    ]
)


def board(observation: Observation[Destiny], teller: Teller, width: int) -> RenderableType:
    """The board as the seat sees it: the others first, its own side nearest to the options."""
    g = observation.view
    me = observation.seat if observation.seat is not None else 0
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    if width < SIDE_BY_SIDE:
        drawing = _Drawing(observation, teller, width)
        sides: RenderableType = Group(*(drawing.side(seat) for seat in (*others, me)))
    else:
        drawing = _Drawing(observation, teller, (width - len(_GUTTER)) // 2)
        sides = Group(*(drawing.beside(pair) for pair in _pairs([me, *others])))
    return Group(*drawing.head(), sides, *drawing.resolving())


class _Drawing:
    """One drawing of one observation; a side is so many columns wide."""

    def __init__(self, observation: Observation[Destiny], teller: Teller, width: int):
        self.g: Destiny = observation.view
        self.viewer = observation.seat
        self.teller = teller
        self.width = width
        self.words = teller.words
        # All sides have the same columns, so that the eye finds things in the same place.
        shown = [thing for thing in self.g.things.values() if thing.type != BATTLEFIELD]
        self.lines = {thing.id: self.line(thing) for thing in shown}
        columns = [max(map(len, column)) for column in zip(*self.lines.values(), strict=True)]
        # The name is what can be shortened.
        taken = sum(width + 2 for width in columns[1:] if width)
        columns[0] = max(SHORTEST_NAME, min(columns[0], width - 2 - taken))
        ends = accumulate((width + 2 for width in columns if width), initial=2)
        self.starts = dict(zip((place for place, width in enumerate(columns) if width), ends, strict=False))

    # ---- The line on top ----------------------------------------------------------------------------

    def head(self) -> Iterable[RenderableType]:
        g, words = self.g, self.words
        if g.outcome is not None:
            when = words.say("screen-over", round=g.round)
        elif not g.round:
            when = words.say("screen-setup")
        elif g.turn == NOBODY:
            when = words.say("screen-upkeep", round=g.round)
        elif g.turn == self.viewer:
            when = words.say("screen-your-turn", round=g.round)
        else:
            player = words.grammar.named(self.teller.player(g.turn))
            when = words.say("screen-turn", round=g.round, player=player)
        yield Rule(Text(when, style="bold"), align="left", style="dim")
        if g.battlefield:
            yield self.battlefield()

    def battlefield(self) -> Text:
        """Which battlefield, who controls it, whether it was claimed this round, and what lies on it."""
        g, words = self.g, self.words
        thing = g.things[g.battlefield]
        place = self.teller.name(thing.card)
        controller = g.battlefield_controller()
        if controller == NOBODY:
            line = words.say("screen-battlefield-free", name=place)
        else:
            line = words.say("screen-battlefield", name=place, player=self.teller.player(controller))
        if g.claimed != NOBODY:
            line += " " + words.say("screen-claimed")
        if thing.damage:
            line += " · " + words.say("screen-damage-on", damage=thing.damage)
        if rest := self.rest(thing):
            line += " · " + rest
        return Text(line)

    # ---- One side -------------------------------------------------------------------------------------

    def side(self, seat: Seat) -> RenderableType:
        """Everything one player has."""
        g = self.g
        title = Text(self.teller.player(seat), style="bold underline")
        if seat == self.viewer:
            title.append(" " + self.words.say("screen-you"), style="not underline")
        if seat in g.out:
            return title.append(" " + self.words.say("screen-out"), style="not bold not underline")
        counts = self.words.say(
            "screen-counts",
            resources=g.resources[seat],
            hand=len(g.hands[seat]),
            deck=len(g.decks[seat].cards),
            discard=len(g.discards[seat]),
        )
        title.append("  " + counts, style="not bold not underline")
        return Group(title, *self.cards(seat), *self.rows(seat))

    def beside(self, seats: Sequence[Seat]) -> Table:
        """Two sides beside each other."""
        grid = Table.grid(padding=(0, len(_GUTTER), 0, 0))
        for _ in seats:
            grid.add_column(width=self.width)
        grid.add_row(*(self.side(seat) for seat in seats))
        return grid

    def cards(self, seat: Seat) -> Iterator[Text]:
        """A line for each card in play, what is attached to it below it."""
        g = self.g
        mine = [thing for thing in g.things.values() if thing.controller == seat and not thing.host]
        for thing in sorted(mine, key=_place):
            if thing.type != BATTLEFIELD:
                for shown in (thing.id, *g.index.attached.get(thing.id, ())):
                    yield self.laid_out(shown)
                    yield from self.notes(g.things[shown])

    def laid_out(self, thing: int) -> Text:
        """The cells of a card in their columns; a long name goes on over columns that stay empty."""
        cells = self.lines[thing]
        line = Text("  ")
        for place, start in self.starts.items():
            if cells[place]:
                line.append(" " * (start - len(line)))
                line.append(cells[place] if place else self.fitted(cells, thing))
        return line

    def notes(self, thing: Thing) -> Iterator[Text]:
        """Below a card what ties it to others: who pilots what, whose dice it holds, its other sides."""
        g, words = self.g, self.words
        said: list[str] = []
        if thing.pilots in g.things:
            said.append(words.say("screen-pilots", vehicle=self.name(g.things[thing.pilots])))
        if pilots := [self.name(g.things[pilot]) for pilot in g.pilots_of(thing.id)]:
            said.append(words.say("screen-piloted-by", pilots=", ".join(pilots)))
        held = [g.dice[die] for die in g.lying_on(thing.id)]
        said += [
            words.say("screen-captive", name=self.teller.name(die.card))
            for die in held
            if die.captor == thing.id
        ]
        if kept := [self.teller.name(card) for card in values.kept(g, thing.id)]:
            said.append(words.say("screen-kept", cards=", ".join(kept)))
        if flips := CARDS[thing.card].flips:
            said.append(words.say("screen-flips", sides=", ".join(map(self.teller.name, flips))))
        yield from (self.note(one) for one in said)

    def note(self, said: str) -> Text:
        line = Text("      " + said, style="dim")
        line.truncate(self.width, overflow="ellipsis")
        return line

    def fitted(self, cells: list[Text], thing: int) -> Text:
        name = cells[0]
        following = (start for place, start in self.starts.items() if place and cells[place])
        room = next(following, self.width + 2) - 2 - self.starts[0]
        return name if len(name) <= room else self.shortened(name, thing, room)

    def shortened(self, name: Text, thing: int, width: int) -> Text:
        """A name that does not fit, with the number that tells it from its copies."""
        number = self.number(self.g.things[thing])
        name = name[: len(name) - len(number)]
        name.truncate(width - len(number), overflow="ellipsis")
        return name.append(number)

    def line(self, thing: Thing) -> list[Text]:
        """Name, damage, shields, whether it is ready, and the rest."""
        words = self.words
        name = Text(_INDENT.get(thing.type, "") + self.name(thing), style=COLORS[CARDS[thing.card].color])
        harm, shields, state = Text(), Text(), Text()
        if thing.type == CHARACTER:
            harm.append(words.say("screen-damage", damage=thing.damage, health=health(self.g, thing.id)))
            harm.stylize("red" if thing.damage else "")
        elif thing.damage:
            harm.append(words.say("screen-damage-on", damage=thing.damage), style="red")
        if thing.shields:
            shields.append(words.say("screen-shields", count=thing.shields))
        if thing.type in (CHARACTER, SUPPORT):
            word = "adj-exhausted" if thing.exhausted else "adj-ready"
            state.append(words.say("screen-state", what=titles.name(words, thing.card), state=word))
            state.stylize("dim" if thing.exhausted else "green")
        return [name, harm, shields, state, Text(self.rest(thing))]

    def rest(self, thing: Thing) -> str:
        """Dice lying on the card, tokens on it, and what kind of card it is where one might wonder."""
        words = self.words
        parts: list[str] = []
        resting = [die for die in self.g.lying_on(thing.id) if self.g.dice[die].side < 0]
        if resting:
            parts.append(words.say("screen-dice", count=len(resting)))
        if thing.resources:
            parts.append(words.say("screen-tokens", count=thing.resources))
        if thing.used:
            parts.append(words.say("screen-used"))
        if thing.type == PLOT:
            parts.append(words.say("screen-plot", elite="yes" if thing.elite else "no"))
        return ", ".join(parts)

    def rows(self, seat: Seat) -> Iterator[Text]:
        """The pool, the hand as far as the viewer knows it, and what was secretly picked from it."""
        yield from self.row("screen-pool", self.pool(seat), "  ")
        known, label = self.hand(seat)
        yield from self.row(label, [Text(card) for card in known], " · ")
        if seat == self.viewer and self.g.sealed:
            picked = [Text(self.teller.name(str(card))) for card in self.g.sealed[seat]]
            yield from self.row("screen-picked", picked, " · ")

    def row(self, label: str, items: Sequence[Text], between: str) -> Iterator[Text]:
        """Items after a label, none of them torn apart at the end of a line."""
        if not items:
            return
        line = Text("  " + self.words.say(label) + " ")
        indent = len(line)
        for number, item in enumerate(items):
            if len(line) > indent and len(line) + len(item) > self.width:
                yield line
                line = Text(" " * indent)
            line.append(item)
            line.append(between if number + 1 < len(items) else "")
        yield line

    def pool(self, seat: Seat) -> list[Text]:
        """The dice in the pool by the card they belong to: `Obi-Wan Kenobi [2 melee] [blank]`."""
        g = self.g
        by_card: dict[int, Text] = {}
        for number in g.pool(seat):
            die = g.dice[number]
            if die.thing not in by_card:
                thing = g.things.get(die.thing)
                by_card[die.thing] = Text(self.name(thing) if thing else self.teller.name(die.card))
            side = g.side_of(number, die.side)
            by_card[die.thing].append(" ").append(f"[{self.side_shown(side)}]", style="bold")
        return list(by_card.values())

    def side_shown(self, side: Side) -> str:
        """A side in the words of the board: `2 melee`, `+1 ranged, cost 1`, `blank`."""
        said = self.words.say(f"screen-symbol-{side.symbol}")
        if side.symbol not in (BLANK, SPECIAL):
            said = f"{'+' if side.modifier else ''}{'X' if side.value == X else side.value} {said}"
        return self.words.say("screen-side-for", side=said, cost=side.cost) if side.cost else said

    def hand(self, seat: Seat) -> tuple[list[str], str]:
        """The cards the viewer knows to be in a hand, with their costs, and what to call them."""
        g = self.g
        if seat == self.viewer:
            known, label = list(g.hands[seat]), "screen-hand"
        else:
            facts = g.facts.of[self.viewer] if self.viewer is not None else []
            known = [card for owner, card, zones in facts if owner == seat and zones == HAND]
            label = "screen-known"
        return [self.priced(card, count) for card, count in Counter(known).items()], label

    def priced(self, card: str, count: int) -> str:
        text = self.words.say("screen-priced", name=self.teller.name(card), cost=CARDS[card].cost)
        return f"{text} ×{count}" if count > 1 else text

    # ---- What is going on -----------------------------------------------------------------------------

    def resolving(self) -> Iterator[Text]:
        """What has been begun, and what waits in the queue."""
        begun = zip(self.g.stack, self.teller.resolving(self.g), strict=True)
        lines = [line for frame, line in begun if type(frame).__name__ not in _FRAME_OF_THE_GAME]
        if lines:
            yield Text(self.words.say("screen-resolving", what=" › ".join(lines)), style="italic")
        waiting = [self.waiting(entry) for entry in self.g.queue]
        if waiting:
            yield Text(self.words.say("screen-queue", what=", ".join(waiting)), style="italic")

    def waiting(self, entry: Resolve | Apply) -> str:
        """The card whose effect waits."""
        if isinstance(entry, Apply):
            return self.teller.name(entry.card)
        code = entry.ability.partition(".")[0]
        return self.teller.name(code) if code in CARDS else self.teller.thing(self.g, entry.holder)

    def name(self, thing: Thing) -> str:
        """The name of a card in play; of several alike, with a number."""
        return self.teller.name(thing.card) + self.number(thing)

    def number(self, thing: Thing) -> str:
        twins = [
            other.id
            for other in self.g.things.values()
            if other.card == thing.card and other.controller == thing.controller
        ]
        return (
            " " + self.words.say("screen-number", number=twins.index(thing.id) + 1) if len(twins) > 1 else ""
        )


def _place(thing: Thing) -> tuple[int, int]:
    return (_ORDER.index(thing.type) if thing.type in _ORDER else len(_ORDER), thing.id)


def _pairs(seats: Sequence[Seat]) -> list[Sequence[Seat]]:
    return [seats[start : start + 2] for start in range(0, len(seats), 2)]


# ---- A card ---------------------------------------------------------------------------------------


def face(card: str, teller: Teller) -> RenderableType:
    """Everything that is on a card: its text, its die, its numbers."""
    said = teller.card(card)
    words = teller.words
    title = Text(said.name, style=f"bold {COLORS[CARDS[card].color]}")
    if said.subtitle:
        title.append(f" — {said.subtitle}", style="not bold")
    lines: list[RenderableType] = [title, Text(said.type_line, style="dim")]
    numbers = [
        words.say(f"screen-face-{name}", value=value)
        for name, value in (("cost", said.cost), ("health", said.health), ("points", said.points))
        if value
    ]
    if numbers:
        lines.append(Text(" · ".join(numbers)))
    if said.sides:
        lines.append(Text(words.say("screen-face-die", sides=" · ".join(said.sides))))
    lines += [Text(ability) for ability in said.abilities]
    return Padding(Group(*lines), (0, 0, 0, 2))


__all__ = ["board", "card_name", "cards", "face"]
