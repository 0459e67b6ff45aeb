"""Setting up any position from a description, as scenarios write it.

    board:
      A: {units: [{card: Yoda, as: yoda, damage: 1}], hand: [Twist of Fate], objectives: [Jedi Training]}
      B: {units: [Darth Vader as vader], objectives: [{card: Imperial Command, captives: [Red Five]}]}
      active: B
      start: conflict

A plays the light side, B the dark side. Objectives that nobody described are three without abilities.
"""

from __future__ import annotations

from typing import Any

from dejarik.games.cardgame import blank
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    JEDI,
    OBJECTIVE,
    SITH,
    UNIT,
    slug,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules import verbs
from dejarik.games.cardgame.rules.setting_up import SetUpTable, lay_out
from dejarik.games.cardgame.rules.setup import Setup
from dejarik.games.cardgame.rules.turns import Game, Turn
from dejarik.games.cardgame.scenarios.builder.decks import DeckFields
from dejarik.games.cardgame.scenarios.builder.fields import SEATS, SIDES
from dejarik.games.cardgame.scenarios.builder.values import PositionValues
from dejarik.kernel import Seat, as_player
from dejarik.positions import Complain, Path, Tree

STARTS = {
    "turn": "begin",
    "refresh": "refresh",
    "draw": "draw",
    "deployment": "deployment",
    "conflict": "conflict",
    "force": "force",
}
SETUP = "setup"  # nothing is set up yet
OPTIONS = ("decks", "start", "late-refresh", "seen-captives", "empty-abilities", "mulligan")
OF_MATCH = ("active", "dial", "balance", "turns")
COMMAND = (UNIT, ENHANCEMENT, EVENT, FATE)
OF_SEAT = (
    "affiliation", "objectives", "units", "enhancements", "hand", "deck", "objective-deck", "discard",
    "victory", "listed",
)  # fmt: skip
OF_THING = ("card", "as", "focus", "damage", "shields", "committed", "enhancements", "captives", "owner")
OBJECTIVES = (("1-1", "12-1", "7-1"), ("25-1", "26-1", "29-1"))
FILLER = ("13-3", "32-2")  # decks nobody described hold some of these, so that turns can go on
FILLERS = 10


class Builder(DeckFields):
    """Sets up one thing after the other."""

    def __init__(self, seed: int, complain: Complain):
        super().__init__(complain)
        self.g = blank(1, seed)
        self.first = "deployment"
        self.decks: dict[str, dict[str, Any]] = {}
        self.mulligan = True

    def build(self, tree: Tree, chance: Tree) -> None:
        g = self.g
        path: Path = ("board",)
        fields = self.fields(tree, path, (*SEATS, *OPTIONS, *OF_MATCH))
        self.names.update({SEATS[seat]: as_player(seat) for seat in range(g.seats)})
        g.late_refresh = self.truth(fields.get("late-refresh", False), (*path, "late-refresh"))
        g.seen_captives = self.truth(fields.get("seen-captives", False), (*path, "seen-captives"))
        g.empty_abilities = self.truth(fields.get("empty-abilities", False), (*path, "empty-abilities"))
        self.decks = self.judged_decks(fields.get("decks"), (*path, "decks"), self.judged)
        self.first = str(fields.get("start", "deployment"))
        if self.first == SETUP:
            self.unpack(self.fields(tree, path, (*SEATS, *OPTIONS)), path)
        elif self.first in STARTS:
            self.match(fields, path)
        else:
            self.complain((*path, "start"), "start", name=self.first, known=", ".join((SETUP, *STARTS)))
        if chance is not None:
            script = self.fields(chance, ("chance",), ("random-card", "random-captive"))
            g.chance.script = {}
            for name, places in script.items():
                row = places if isinstance(places, list) else [places]
                g.chance.script[name] = [self.number(place, ("chance", name)) for place in row]

    def unpack(self, fields: dict[str, Tree], path: Path) -> None:
        """Nothing but two decks, about to be set up."""
        self.mulligan = self.truth(fields.get("mulligan", True), (*path, "mulligan"))
        decks = [self.brought(seat, fields.get(SEATS[seat]), (*path, SEATS[seat])) for seat in (0, 1)]
        if not self.wrong:
            lay_out(self.g, Setup(tuple(deck for deck in decks if deck is not None)))

    def match(self, fields: dict[str, Tree], path: Path) -> None:
        """A match in progress."""
        g = self.g
        g.dial_thing = verbs.new_thing(g, "dial", DIAL, g.dark)
        g.dial = self.number(fields.get("dial", 0), (*path, "dial"))
        g.active = self.who(fields.get("active", "A"), (*path, "active"))
        g.balance = self.who(fields.get("balance", "A"), (*path, "balance"))
        turns = self.number(fields.get("turns", 2), (*path, "turns"))
        g.turns = [turns, turns]
        if g.active == g.dark and turns:
            g.turns[g.light] -= 1  # the dark side begins, so the light side has had one turn less
        sides = [self.fields(fields.get(letter, {}), (*path, letter), OF_SEAT) for letter in SEATS[: g.seats]]
        for seat, side in enumerate(sides):
            self.side(seat, side, (*path, SEATS[seat]))
        for seat, side in enumerate(sides):
            # Enhancements may lie on cards of the other side, so all others come first.
            self.enhancements(seat, side, (*path, SEATS[seat], "enhancements"))

    def side(self, seat: Seat, fields: dict[str, Tree], path: Path) -> None:
        g = self.g
        where = (*path, "affiliation")
        emblem = self.entry(fields.get("affiliation", (JEDI, SITH)[seat]), where, ("card", "focus"))
        affiliation = slug(str(emblem.get("card")))
        if affiliation not in CARDS or CARDS[affiliation].side != SIDES[seat]:
            self.complain(where, "card", name=affiliation)
            return
        thing = verbs.new_thing(g, affiliation, AFFILIATION, seat)
        g.things[thing].focus = self.number(emblem.get("focus", 0), (*where, "focus"))
        default = [CARDS[code].title for code in OBJECTIVES[seat]]
        for zone, kind in (("objectives", OBJECTIVE), ("units", UNIT)):
            entries = fields.get(zone, default if kind == OBJECTIVE else None)
            for place, entry in enumerate(self.items(entries, (*path, zone))):
                self.enter(seat, entry, (*path, zone, place), kind)
        piles = {
            "hand": (g.hands[seat], seat, COMMAND),
            "deck": (g.decks[seat].cards, seat, COMMAND),
            "discard": (g.discards[seat], seat, COMMAND),
            "objective-deck": (g.objective_decks[seat].cards, seat, (OBJECTIVE,)),
            "victory": (g.victory[seat], g.other(seat), (OBJECTIVE,)),
        }
        for zone, (pile, owner, types) in piles.items():
            pile += self.pile(fields.get(zone), (*path, zone), owner, types)
        g.hands[seat].sort()
        g.decks[seat].cards.reverse()  # written from the top
        g.objective_decks[seat].cards.reverse()
        if "deck" not in fields:
            g.decks[seat].cards = [FILLER[seat]] * FILLERS
        # Deck lists are open: with a longer list a player is asked in more windows.
        listed = self.pile(fields.get("listed"), (*path, "listed"), seat, COMMAND)
        g.lists.append((*g.hands[seat], *g.decks[seat].cards, *g.discards[seat], *listed))

    def pile(self, tree: Tree, path: Path, seat: Seat, types: tuple[str, ...]) -> list[str]:
        found = []
        for place, entry in enumerate(self.items(tree, path)):
            fields = self.entry(entry, (*path, place), ("card", "as"))
            code = self.card(fields.get("card"), (*path, place), SIDES[seat], types)
            if code:
                self.alias(fields, (*path, place), code)
                found.append(code)
        return found

    def enter(self, seat: Seat, entry: Tree, path: Path, kind: str, host: int = 0) -> int:
        """Put a card into play with its tokens and what is attached to it."""
        fields = self.entry(entry, path, OF_THING)
        types = (kind, UNIT) if kind == ENHANCEMENT else (kind,)
        owner = self.who(fields.get("owner", SEATS[seat]), (*path, "owner"))
        code = self.card(fields.get("card"), path, SIDES[owner], types)
        if not code:
            return 0
        thing = verbs.new_thing(self.g, code, kind, owner, host)
        found = self.g.things[thing]
        found.controller = seat
        self.g.cached = None
        found.focus = self.number(fields.get("focus", 0), (*path, "focus"))
        found.damage = self.number(fields.get("damage", 0), (*path, "damage"))
        found.shields = self.number(fields.get("shields", 0), (*path, "shields"))
        found.committed = self.truth(fields.get("committed", False), (*path, "committed"))
        captives = self.pile(fields.get("captives"), (*path, "captives"), 0, (*COMMAND, OBJECTIVE))
        found.captives = tuple(sorted(captives))
        self.alias(fields, path, thing)
        for place, attached in enumerate(self.items(fields.get("enhancements"), (*path, "enhancements"))):
            self.enter(seat, attached, (*path, "enhancements", place), ENHANCEMENT, thing)
        return thing

    def enhancements(self, seat: Seat, side: dict[str, Tree], path: Path) -> None:
        """Enhancements of the play area, or `{on: vader, card: Intimidated}` on any card or the dial."""
        for place, entry in enumerate(self.items(side.get("enhancements"), path)):
            host = 0
            if isinstance(entry, dict) and "on" in entry:
                entry = dict(entry)
                host = self.host(str(entry.pop("on")), (*path, place, "on"))
            self.enter(seat, entry, (*path, place), ENHANCEMENT, host)

    def host(self, name: str, path: Path) -> int:
        found = self.names.get(name.lower())
        if isinstance(found, int):
            return found
        for thing in self.g.things:
            if self.g.words_of(thing) == slug(name):
                return thing
        self.complain(path, "card", name=name)
        return 0

    def start(self) -> PositionValues:
        """Put the course of the game on the stack as if it had come so far by playing."""
        g = self.g
        g.told, g.news, g.dirty, g.changes = [], [], False, 0
        if self.first == "turn":
            g.turns[g.active] -= 1
        if self.first == SETUP:
            g.stack = [SetUpTable(mulligan=self.mulligan)]
        else:
            g.phase = self.first
            g.stack = [
                SetUpTable(next="first_turn"),
                Game(called=True),
                Turn(g.active, next=STARTS[self.first], called=True),
            ]
        return PositionValues(g, self.names, self.decks).run_up()
