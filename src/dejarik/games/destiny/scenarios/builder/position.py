"""Setting up any position of Destiny from a description, as scenarios write it.

Whatever is wrong with the description is reported with `complain(path, what, **about)`, so that one look
finds all mistakes (`fields.py`). The position is read back by `values.py`.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from dejarik.games.destiny import blank
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    CHARACTER,
    DOWNGRADE,
    NOBODY,
    PLAYABLE,
    PLOT,
    SUPPORT,
    TYPES,
    UPGRADE,
    slug,
)
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.rounds import Round, Turn, Upkeep
from dejarik.games.destiny.rules.setting_up import SetUpTable
from dejarik.games.destiny.scenarios.builder.decks import DeckFields
from dejarik.games.destiny.scenarios.builder.values import PositionValues
from dejarik.kernel import Seat, as_player
from dejarik.positions import SEATS, Complain, Path, Tree

STARTS = ("turn", "round", "upkeep", "setup")
OF_MATCH = ("battlefield", "turn", "round", "claimed", "passes", "extra", "start", "decks")
IN_PLAY = {"characters": CHARACTER, "supports": SUPPORT, "plots": PLOT}
PILES = ("hand", "deck", "discard", "set-aside", "defeated", "under")
OF_SEAT = (*IN_PLAY, *PILES, "set-aside-dice", "pool", "resources", "replaced", "battlefield")
OF_THING = (
    "card", "as", "elite", "dice", "damage", "shields", "resources", "exhausted", "used", "type", "owner",
    "controller", "upgrades", "downgrades", "pilots",
)  # fmt: skip
DEFAULT_BATTLEFIELD = "09174"
BYSTANDER = "01022"  # of players whose characters nobody described
FILLER = "09164"  # decks nobody described hold some of these, so that rounds can end
FILLERS = 10
LENT = re.compile(r"lent\s+(.+)", re.IGNORECASE)


class Builder(DeckFields):
    """Sets up one thing after the other."""

    def __init__(self, seed: int, complain: Complain):
        super().__init__(complain)
        self.seed = seed
        self.first = "turn"
        self.tree: dict[str, Tree] = {}
        self.decks: dict[str, dict[str, Any]] = {}
        self.pilots: list[tuple[int, str, Path]] = []  # who pilots what, by name

    # ---- The match --------------------------------------------------------------------------------

    def build(self, tree: Tree, chance: Tree) -> None:
        path: Path = ("board",)
        self.tree = dict(self.fields(tree, path, (*SEATS, *OF_MATCH)))
        self.decks = self.judged_decks(self.tree.get("decks"), (*path, "decks"), self.judged)
        if "decks" in self.tree:
            self.tree.setdefault("A", {})  # decks can be judged without any players
        letters = [letter for letter in SEATS if letter in self.tree]
        seats = max(2, len(letters))
        if not letters or letters != list(SEATS[: len(letters)]):
            self.complain(path, "seats")
            return
        self.seats = seats
        self.g = g = blank(seats, self.seed)
        g.dice_of_defeated = [[] for _ in range(seats)]
        self.names.update({SEATS[seat]: as_player(seat) for seat in range(seats)})
        self.first = str(self.tree.get("start", "turn"))
        if self.first not in STARTS:
            self.unknown((*path, "start"), "start", self.first, STARTS)
        self.tree.setdefault("B", {})
        for seat in range(seats):
            self.seat(seat, self.tree[SEATS[seat]], (*path, SEATS[seat]))
        for pilot, vehicle, where in self.pilots:
            found = self.names.get(vehicle.lower())
            if isinstance(found, int) and found in g.things:
                g.things[pilot].pilots = found
            else:
                self.unknown(where, "vehicle", vehicle, tuple(self.names))
        if self.first != "setup":
            if "claimed" in self.tree:
                g.claimed = self.who(self.tree["claimed"], (*path, "claimed"))
            self.battlefield((*path, "battlefield"))
        self.dice_names()
        for seat in range(seats):
            self.pool(seat, self.tree[SEATS[seat]], (*path, SEATS[seat], "pool"))
        if not self.wrong:
            self.script(chance)
        if self.first == "setup":
            return
        g.turn = self.who(self.tree.get("turn", "A"), (*path, "turn"))
        g.round = self.number(self.tree.get("round", 1), (*path, "round"))
        g.passes = self.number(self.tree.get("passes", 0), (*path, "passes"))
        g.extra = [
            self.who(name, (*path, "extra", place))
            for place, name in enumerate(self.items(self.tree.get("extra"), (*path, "extra")))
        ]

    def battlefield(self, path: Path) -> None:
        entry = self.tree.get("battlefield", DEFAULT_BATTLEFIELD)
        fields = self.entry(entry, path, ("card", "as", "controller", "owner", "damage", "resources"))
        fields.setdefault("card", DEFAULT_BATTLEFIELD)
        default = SEATS[self.g.claimed] if self.g.claimed != NOBODY else "A"
        fields.setdefault("controller", default)
        fields.setdefault("owner", fields["controller"])
        self.g.battlefield = self.enter(0, fields, path, BATTLEFIELD)

    def seat(self, seat: Seat, tree: Tree, path: Path) -> None:
        g = self.g
        fields = {"characters": [BYSTANDER], **self.fields(tree, path, OF_SEAT)}
        for zone, kind in IN_PLAY.items():
            for place, entry in enumerate(self.items(fields.get(zone), (*path, zone))):
                where = (*path, zone, place)
                self.enter(seat, self.entry(entry, where, OF_THING), where, kind)
        if fields.get("characters") == []:
            self.complain((*path, "characters"), "no-characters")
        piles = {
            "hand": g.hands[seat],
            "deck": g.decks[seat].cards,
            "discard": g.discards[seat],
            "set-aside": g.set_aside[seat],
            "defeated": g.defeated[seat],
            "under": g.under[seat],
        }
        for zone, pile in piles.items():
            for place, entry in enumerate(self.items(fields.get(zone), (*path, zone))):
                pile += self.card_elsewhere(seat, entry, (*path, zone, place), zone)
        g.hands[seat].sort()
        g.discards[seat].sort()
        g.under[seat].sort()
        g.decks[seat].cards.reverse()  # written from the top
        if "deck" not in fields:
            g.decks[seat].cards = [FILLER] * FILLERS
        for place, entry in enumerate(self.items(fields.get("set-aside-dice"), (*path, "set-aside-dice"))):
            code = self.card(entry, (*path, "set-aside-dice", place))
            g.set_aside_dice[seat] += [code] if code else []
        g.resources[seat] = self.number(fields.get("resources", 0), (*path, "resources"))
        g.replaced[seat] = self.truth(fields.get("replaced", False), (*path, "replaced"))
        if "battlefield" in fields:
            code = self.card(fields["battlefield"], (*path, "battlefield"), (BATTLEFIELD,))
            g.set_aside[seat] += [code] if code else []
        elif self.first == "setup":
            g.set_aside[seat].append(DEFAULT_BATTLEFIELD)

    def enter(self, seat: Seat, fields: dict[str, Tree], path: Path, kind: str, host: int = 0) -> int:
        """Put a card into play with its dice, its tokens and what is attached to it."""
        g = self.g
        owner = self.who(fields.get("owner", fields.get("controller", SEATS[seat])), (*path, "owner"))
        controller = self.who(fields.get("controller", SEATS[seat]), (*path, "controller"))
        types = TYPES if "type" in fields else (kind,)
        code = self.card(fields.get("card"), (*path, "card"), types)
        if not code:
            return 0
        usual = 2 if self.truth(fields.get("elite", False), (*path, "elite")) else 1
        dice = self.number(fields.get("dice", usual), (*path, "dice")) if CARDS[code].has_die else 0
        g.set_aside_dice[owner] += [code] * dice
        thing = verbs.enter_play(g, code, owner, host, dice)
        found = g.things[thing]
        if CARDS[code].flips or kind == PLOT:
            found.elite = usual == 2
            for side in CARDS[code].flips:
                g.set_aside_dice[owner] += [side] * usual if CARDS[side].has_die else []
        found.type = str(fields.get("type", found.type))
        found.controller = controller
        for die in g.dice_on(thing):
            g.dice[die].seat = controller
        found.damage = self.number(fields.get("damage", 0), (*path, "damage"))
        found.shields = self.number(fields.get("shields", 0), (*path, "shields"))
        found.resources = self.number(fields.get("resources", 0), (*path, "resources"))
        found.exhausted = self.truth(fields.get("exhausted", False), (*path, "exhausted"))
        if self.truth(fields.get("used", False), (*path, "used")):
            found.used = tuple(a.ref for a in CARDS[code].abilities if a.clause == "power_action")
        self.alias(fields, path, thing)
        if "pilots" in fields:
            self.pilots.append((thing, str(fields["pilots"]), (*path, "pilots")))
        g.cached = None
        for zone, attached in (("upgrades", UPGRADE), ("downgrades", DOWNGRADE)):
            for place, entry in enumerate(self.items(fields.get(zone), (*path, zone))):
                where = (*path, zone, place)
                inner = self.entry(entry, where, OF_THING)
                # Downgrades are an opponent's: of the next player, unless told otherwise.
                by = controller if attached == UPGRADE else (controller + 1) % g.seats
                self.enter(by, inner, where, attached, thing)
        return thing

    def card_elsewhere(self, seat: Seat, entry: Tree, path: Path, zone: str) -> list[str]:
        """A card in hand, deck or a pile; its die is set aside."""
        fields = self.entry(entry, path, ("card", "as", "elite"))
        types = PLAYABLE if zone in ("hand", "deck", "discard", "under") else TYPES
        code = self.card(fields.get("card"), (*path, "card"), types)
        if not code:
            return []
        self.alias(fields, path, code)
        dice = (2 if fields.get("elite") else 1) if CARDS[code].has_die else 0
        self.g.set_aside_dice[seat] += [code] * dice
        if zone == "defeated":
            self.g.dice_of_defeated[seat].append(dice)
        return [code]

    def pool(self, seat: Seat, tree: Tree, path: Path) -> None:
        """Dice in a pool: `- guard: 2 melee`, or `- {die: guard, side: 2 melee}`; a die that a card of the
        player lends is `lent Death Trooper`."""
        if not isinstance(tree, dict) or self.wrong:
            return
        for place, entry in enumerate(self.items(tree.get("pool"), path)):
            where = (*path, place)
            if isinstance(entry, dict) and len(entry) == 1:
                ((name, words),) = entry.items()
            else:
                fields = self.fields(entry, where, ("die", "side"))
                name, words = str(fields.get("die", "")), fields.get("side", "")
            lent = LENT.fullmatch(str(name))
            die = self.lent_die(seat, lent[1], where) if lent else self.die_on_card(seat, str(name), where)
            if die:
                self.g.dice[die].side = max(0, self.side(self.g.dice[die].card, str(words), where))
                self.g.dice[die].seat = seat

    def die_on_card(self, seat: Seat, name: str, path: Path) -> int:
        """A die still on its card: of the thing of that name, first among the seat's own."""
        wanted = self.names.get(name.lower())
        title = slug(name).removesuffix("-die")
        for die in sorted(self.g.dice.values(), key=lambda die: (die.seat != seat, die.id)):
            if die.side < 0 and (wanted in (die.thing, die.id) or CARDS[die.card].slug == title):
                return die.id
        known = [*self.names, *{CARDS[d.card].title for d in self.g.dice.values()}]
        known += [f"lent {title}" for title in self.lendable(seat).values()]
        near = get_close_matches(name, known, 3)
        self.complain(path, "die-near" if near else "die", name=name, near=", ".join(near))
        return 0

    def lent_die(self, seat: Seat, name: str, path: Path) -> int:
        """A set-aside die that a card of the player has brought into the pool: `Death Trooper as trooper`."""
        fields = self.entry(name, path, ("card", "as"))
        code = self.card(fields["card"], path)
        if not code:
            return 0
        lendable = self.lendable(seat)
        if code not in lendable:
            known = ", ".join(lendable.values())
            self.complain(path, "lent-near" if known else "lent", name=fields["card"], known=known)
            return 0
        die = verbs.add_die(self.g, code, 0, seat)
        self.alias(fields, path, die)
        if "as" in fields:
            self.alias({"as": f"{fields['as']}-die"}, path, die)
        return die

    def lendable(self, seat: Seat) -> dict[str, str]:
        """The cards whose dice a player's cards can lend, with their titles."""
        lenders = [thing.card for thing in self.g.things.values() if thing.controller == seat]
        lenders += self.g.defeated[seat] + self.g.discards[seat]
        codes = [REPRINTS.get(die, die) for lender in lenders for die in CARDS[lender].brings]
        return {code: CARDS[code].title for code in codes}

    def dice_names(self) -> None:
        """The dice of what has a name are called by it: `guard-die`, `guard-die#2`."""
        if self.wrong:
            return
        for name, thing in list(self.names.items()):
            if isinstance(thing, int):
                for number, die in enumerate(self.g.dice_on(thing)):
                    self.names[f"{name}-die#{number + 1}" if number else f"{name}-die"] = die

    # ---- Chance -----------------------------------------------------------------------------------

    def script(self, tree: Tree) -> None:
        """What will be rolled, by what is rolled; and which cards chance picks from a hand."""
        if tree is None:
            return
        script: dict[str, list[int]] = {}
        for name, results in self.fields(tree, ("chance",), None).items():
            path: Path = ("chance", name)
            words = results if isinstance(results, list) else [results]
            verb, _, letter = name.partition(" ")
            if verb in ("discard", "look") and letter in SEATS[: self.g.seats]:
                seat = SEATS.index(letter)
                script[f"{verb} {seat + 1}"] = self.picks(seat, words, path)
                continue
            key, code = self.rolled(name, path)
            if code:
                script[key] = [self.side(code, str(word), path) for word in words]
        self.g.chance.script = script

    def rolled(self, name: str, path: Path) -> tuple[str, str]:
        """Under which name chance finds the script, and whose sides they are."""
        subject = self.names.get(name.lower())
        if isinstance(subject, int):
            if subject in self.g.dice:
                return f"die {subject}", self.g.dice[subject].card
            return f"thing {subject}", self.g.things[subject].card
        code = subject if subject in CARDS else self.card(name, path)
        return (CARDS[str(code)].slug, str(code)) if code else ("", "")

    def picks(self, seat: Seat, words: list[Tree], path: Path) -> list[int]:
        """Cards as places in the hand, one after the other; the hand is the one described."""
        hand = self.g.hands[seat].copy()
        places: list[int] = []
        for word in words:
            code = self.card(word, path)
            if code in hand:
                places.append(hand.index(code))
                hand.remove(code)
            elif code:
                self.complain(path, "not-in-hand", name=CARDS[code].title)
        return places

    def side(self, code: str, words: str, path: Path) -> int:
        wanted = " ".join(words.lower().split())
        sides = [side.word for side in CARDS[code].sides]
        if wanted in sides:
            return sides.index(wanted)
        self.complain(path, "side", name=words, card=CARDS[code].title, known=", ".join(dict.fromkeys(sides)))
        return -1

    # ---- The first question -----------------------------------------------------------------------

    def start(self) -> PositionValues:
        """Put the course of the game on the stack as if it had come so far by playing."""
        g = self.g
        g.changes = 0
        setup, course = SetUpTable(next="first_round"), Round(called=True)
        match self.first:
            case "setup":
                for seat in range(g.seats):
                    g.decks[seat].cards.sort()
                g.dirty = False
                g.stack = [SetUpTable()]
            case "round":
                g.round -= 1
                g.stack = [setup, course]
            case "upkeep":
                g.turn = NOBODY
                course.next = "over"
                g.stack = [setup, course, Upkeep(called=True)]
            case _:
                course.next = "turn_over"
                g.stack = [setup, course, Turn(g.turn, called=True)]
        return PositionValues(g, self.names, self.decks).run_up()
