"""What becomes of every encounter, databank card, job and action: each way through it, written down.

Four travelers come along: a stranger, a friend with money and a good name, an outcast, and a beggar.
Each meets everything several times: with hits, crits, focus or blanks on all dice, and with luck that turns
soon or late. Every choice is tried. What happens is written down once for all who fare alike:

    sandstorm.tatooine
      crit: credits +3000
      hit focus blank: damage 2

`python -m tests.games.outer_rim.cards.outcomes` writes the book anew; its difference shows what a changed
card does now.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from pathlib import Path

os.environ.setdefault("DEJARIK_NATIVE", "0")  # procedures of tests are none of the compiled ones

from tests.games.outer_rim.exploring import as_book, read_book, ways
from tests.games.outer_rim.positions import give, patrol, position, put, reputation, top

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.abilities.ability import Ability, Resolve
from dejarik.games.outer_rim.cards.facts import ASSETS, CUSTOMS, FACES, FACTIONS, SYNDICATE
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, SHIPS
from dejarik.games.outer_rim.rules.encounters import (
    NO_PATROL,
    PATROL_HERE,
    AttemptJob,
    ExploreSpace,
    MeetContact,
    ReadDatabank,
)
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.kernel import Procedure

BOOK = Path(__file__).parent / "outcomes.txt"
READ_OUT = ("section", "databank", "job")
USED = ("action", "planning", "encounter", "secret-action", "secret-planning")
TRAVELERS = ("stranger", "friend", "outcast", "beggar")
# What the dice show, over and over again; and what enemies roll meanwhile.
LUCK: dict[str, tuple[tuple[str, ...], str]] = {
    "hit": (("hit",), "blank"),
    "crit": (("crit",), "blank"),
    "focus": (("focus",), "hit"),
    "blank": (("blank",), "crit"),
    "turning": (("crit", "crit", "blank", "blank"), "crit"),
    "late": (("crit",) * 4 + ("blank",) * 4, "crit"),
}
DICE = 80
CARGO, FAVOR = "stolen-weapons", "hutt-favor"
FRIENDS = ("food-supplies", "targeting-computer", "meeting-maz-kanata", "meeting-k-2so")
BY_A_NAVPOINT = "tatooine-right"
RICH = 20_000


def book() -> str:
    """All outcomes, in the order of names."""
    return as_book({ref: outcomes(ref) for ref in played()})


def played() -> list[str]:
    return sorted(ref for ref, ability in ABILITIES.items() if ability.clause in (*READ_OUT, *USED))


@cache
def stored() -> dict[str, list[str]]:
    """The book as it was last written: ability -> lines."""
    return read_book(BOOK)


def outcomes(ref: str) -> list[str]:
    """What becomes of an ability, a line for each that differs, with whoever and whatever leads to it."""
    fares: dict[str, dict[str, list[str]]] = {}  # ways and ends -> traveler -> results
    for traveler in TRAVELERS:
        for luck in LUCK:
            for way in _ways(ref, traveler, luck):
                fares.setdefault(way, {}).setdefault(traveler, []).append(luck)
    return [f"{_who(fare)}{way}" for way, fare in fares.items()]


def _who(fare: dict[str, list[str]]) -> str:
    alike = len(fare) == len(TRAVELERS) and len({tuple(results) for results in fare.values()}) == 1
    groups = [("", next(iter(fare.values())))] if alike else list(fare.items())
    said = []
    for traveler, results in groups:
        dice = "" if len(results) == len(LUCK) else " ".join(results)
        said.append(" ".join(filter(None, (traveler, dice))))
    return f"{', '.join(said)}: " if any(said) else ""


def _ways(ref: str, traveler: str, luck: str) -> Iterator[str]:
    g = _position(traveler).copy()
    ability = ABILITIES[ref]
    frame = _use(g, ability) if ability.clause in USED else _begin(g, ability)
    faces, others = LUCK[luck]
    hero = [FACES.index(face) for face in islice(cycle(faces), DICE)]
    enemy = [FACES.index(others)] * DICE
    g.chance.script = {g.players[0].character: hero, g.players[1].character: enemy, "enemy": enemy}
    if isinstance(frame, Resolve) and ability.why_not(g, 0, frame.card) is not None:
        yield "cannot be used"
    else:
        yield from ways(g, frame)


# ---- Positions -------------------------------------------------------------------------------------


@cache
def _position(traveler: str) -> OuterRim:
    g = position("bossk" if traveler == "beggar" else "han-solo", "ketsu-onyo")
    hero = g.players[0]
    hero.ship = "g9-rigger" if traveler == "beggar" else "yt-1300"
    if traveler == "stranger":
        hero.damage, hero.ship_damage = 3, 3
    elif traveler == "friend":
        hero.credits, hero.fame, hero.damage, hero.ship_damage = 40_000, 3, 1, 1
        reputation(g, 0, **dict.fromkeys(FACTIONS, 1))
        give(g, 0, *FRIENDS)
    elif traveler == "outcast":
        hero.damage, hero.ship_damage = 1, 2
        reputation(g, 0, **dict.fromkeys(FACTIONS, -1))
        give(g, 0, CARGO)
    else:
        hero.credits = 0
        g.players[1].fame = 1
        give(g, 0, CARGO)
    return g


def _use(g: OuterRim, ability: Ability) -> Resolve:
    """A player has what has the ability, with a rival and an Imperial planet at hand, and uses it."""
    source = ability.ref.partition(".")[0]
    hero = g.players[0]
    _all_to(g, "lothal" if hero.credits else BY_A_NAVPOINT)
    if source in CHARACTERS:
        hero.character = source
        hero.flipped = ability in CHARACTERS[source].back
    elif source in SHIPS:
        hero.ship = source
    elif CARDS[source].type in ASSETS:
        hero.assets = tuple(one for one in hero.assets if CARDS[one].type != CARDS[source].type)
        give(g, 0, source)
    if hero.credits > RICH:
        hero.marks = (hero.space,)
    return Resolve(ability.ref, 0, source)


def _begin(g: OuterRim, ability: Ability) -> Procedure[OuterRim]:
    """What a player does to have an ability resolved."""
    code, _, section = ability.ref.partition(".")
    card = CARDS[code]
    for player in g.players:
        player.assets = tuple(one for one in player.assets if one != code)
    if ability.clause == "section":
        _all_to(g, BY_A_NAVPOINT if section in (PATROL_HERE, NO_PATROL) else section)
        if section == PATROL_HERE:
            patrol(g, SYNDICATE, BY_A_NAVPOINT)
        top(g, card.deck, code)
        return ExploreSpace(0)
    if ability.clause == "job":
        give(g, 0, code)
        return AttemptJob(0, code)
    g.databank[card.number] = (code,)
    contact = next((one for one, token in CONTACTS.items() if token.number == card.number), "")
    if contact:
        _all_to(g, "tatooine")
        pieces.put_contact(g, "tatooine.1", contact)
        return MeetContact(0, "tatooine.1")
    job = next((one.code for one in CARDS.values() if one.resolves == card.number), "")
    if job:
        give(g, 0, job)
        return AttemptJob(0, job)
    if card.number == CUSTOMS:
        give(g, 0, CARGO)
        return ReadDatabank(0, card.number, CARGO)
    give(g, 0, FAVOR)
    return ReadDatabank(0, card.number, FAVOR, 1)


def _all_to(g: OuterRim, space: str) -> None:
    for seat in range(2):
        put(g, seat, space)


def as_written(ref: str) -> bool:
    """Whether what becomes of an ability is what the book says."""
    return outcomes(ref) == stored()[ref]


if __name__ == "__main__":
    BOOK.write_text(book(), "utf-8")
