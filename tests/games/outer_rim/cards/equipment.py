"""What everything printed does to values and rolls: each item tried in every kind of roll, and written down.

Two travelers try it, one with and one without a head for tactics, alone and again with a crew and a good
name: first what they are worth with it, then each way through two rolls of a kind.

`python -m tests.games.outer_rim.cards.equipment` writes the book anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import cycle, islice
from pathlib import Path

os.environ.setdefault("DEJARIK_NATIVE", "0")  # procedures of tests are none of the compiled ones

from tests.games.outer_rim.exploring import as_book, read_book, ways
from tests.games.outer_rim.positions import Bout, give, position, put, reputation

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import FACES, FACTIONS, GROUND, SPACE
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.combat import begin_combat
from dejarik.games.outer_rim.rules.skill_tests import SkillTest, roll_dice
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.kernel import Procedure, Step

BOOK = Path(__file__).parent / "equipment.txt"
HEROES = ("han-solo", "bossk")
RIVAL = "ketsu-onyo"
ROLLED = ("focus", "focus", "focus", "blank", "hit", "crit", "blank")
THEIRS = ("hit", "crit", "focus", "hit", "blank")
CREW = ("meeting-maz-kanata", "meeting-rusk-7")
DICE = 60


class Quarrel(Procedure["OuterRim"]):
    """A combat between the two players."""

    kind: str

    def begin(self, g: OuterRim) -> Step:
        begin_combat(g, 0, 1, "", self.kind, 0)
        return g.call(self, Bout(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class Inspection(Procedure["OuterRim"]):
    """A roll for illegal cargo."""

    def begin(self, g: OuterRim) -> Step:
        return g.call(self, roll_dice(g, 0, "illegal"), then=self.end)

    def end(self, g: OuterRim) -> Step:
        assert g.dice is not None
        g.tell(ev.TestMade(0, "illegal", 0, g.dice.results, False))
        g.dice = None
        return g.done()


ROLLS: dict[str, Callable[[], Procedure[OuterRim]]] = {
    "ground": partial(Quarrel, GROUND),
    "space": partial(Quarrel, SPACE),
    "test": partial(SkillTest, 0, "knowledge"),
    "illegal": Inspection,
}


def items() -> list[str]:
    """Cards, characters and ships with something printed that changes values or rolls."""
    cards = [code for code, card in CARDS.items() if card.bonuses or card.dice or card.fame]
    return sorted((*cards, *CHARACTERS, *SHIPS))


def tried(item: str) -> list[str]:
    """What an item is worth, and what it lets a player do; a line once for all it holds for."""
    found: dict[str, list[str]] = {}
    for who, g in _positions(item):
        found.setdefault(f"worth {_worth(g)}", []).append(who)
        for roll, happens in ROLLS.items():
            for way in ways(g.copy(), happens(), happens(), silent=(ev.CombatBegan, ev.DiceRolled)):
                found.setdefault(f"{roll}: {way}", []).append(who)
    everybody = len(list(_positions(item)))
    return [f"{line} ({', '.join(who)})" if len(who) < everybody else line for line, who in found.items()]


def _worth(g: OuterRim) -> str:
    sums = (values.health, values.hull, values.hyperdrive, values.ground_combat, values.ship_combat)
    return " ".join(f"{one.__name__} {one(g, 0)}" for one in (*sums, values.asset_fame))


def _positions(item: str) -> Iterator[tuple[str, OuterRim]]:
    """Who has the item, and how: alone or among friends, before and after a goal."""
    if item in CHARACTERS:
        for flipped in (False, True):
            yield "flipped" if flipped else "", _position(item, flipped=flipped)
    elif item in SHIPS:
        for flipped in (False, True)[: 1 + (SHIPS[item].back is not None)]:
            yield "flipped" if flipped else "", _position(HEROES[0], ship=item, ship_flipped=flipped)
    else:
        for hero in HEROES:
            for friends in (False, True):
                yield f"{hero} with friends" if friends else hero, _position(hero, item, friends=friends)


def _position(
    hero: str, item: str = "", *, friends: bool = False, ship: str = "heavy-duty-lifter", **sides: bool
) -> OuterRim:
    g = _empty(hero).copy()
    player = g.players[0]
    player.ship = ship
    for side, turned in sides.items():
        setattr(player, side, turned)
    if not item:
        give(g, 0, "hutt-favor")
    if friends:
        reputation(g, 0, **dict.fromkeys(FACTIONS, 1))
        give(g, 0, *[crew for crew in CREW if crew != item][: 1 + (hero == HEROES[0])])
    if item and CARDS[item].secrets and CARDS[item].dice:
        pieces.give_secret(g, 0, item, min(CARDS[item].secrets))
    elif item:
        give(g, 0, item)
    g.asked = None
    return g


@cache
def _empty(hero: str) -> OuterRim:
    g = position(hero, RIVAL if hero != RIVAL else HEROES[0])
    put(g, 1, g.players[0].space)
    g.players[1].ship = "aggressor"
    for seat, faces in ((0, ROLLED), (1, THEIRS)):
        name = g.players[seat].character
        g.chance.script = (g.chance.script or {}) | {
            name: [FACES.index(one) for one in islice(cycle(faces), DICE)]
        }
    return g


@cache
def stored() -> dict[str, list[str]]:
    return read_book(BOOK)


def as_written(item: str) -> bool:
    """Whether an item does what the book says."""
    return tried(item) == stored()[item]


if __name__ == "__main__":
    BOOK.write_text(as_book({item: tried(item) for item in items()}), "utf-8")
