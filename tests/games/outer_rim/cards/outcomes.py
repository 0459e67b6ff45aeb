"""What becomes of every encounter, databank card and job: each way through it, played and written down.

Four travelers come along: a stranger, a friend with money and a good name, an outcast, and a beggar.
Each meets everything four times: with hits, crits, focus and blanks on all dice. Every choice is tried. What
happens is written down once for all who fare alike:

    sandstorm.tatooine
      crit: credits +3000
      hit focus blank: damage 2

`python -m tests.games.outer_rim.cards.outcomes` writes the book anew; its difference shows what a changed
card does now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.games.outer_rim.positions import give, patrol, position, put, reputation, run, top

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Ability
from dejarik.games.outer_rim.cards.facts import CUSTOMS, FACES, FACTIONS, RESULTS, SYNDICATE
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CONTACTS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules.encounters import (
    NO_PATROL,
    PATROL_HERE,
    AttemptJob,
    ExploreSpace,
    MeetContact,
    ReadDatabank,
)
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.kernel import Decision, Option, Procedure, Step

BOOK = Path(__file__).parent / "outcomes.txt"
PLAYED = ("section", "databank", "job")  # the clauses of abilities that are read out and resolved
TRAVELERS = ("stranger", "friend", "outcast", "beggar")
OTHERS = {"hit": "blank", "crit": "blank", "focus": "hit", "blank": "crit"}  # what enemies roll meanwhile
MOST_OPTIONS = 2  # of a kind in one question: more differ only in what they are about
DEEPEST = 12  # questions in one encounter
DICE = 80
CURTAIN = "curtain"
SILENT = (
    ev.StoryTold, ev.DiceRolled, ev.TestMade, ev.EncounterDrawn, ev.DatabankRead, ev.JobAttempted,
    ev.CombatBegan, ev.MarketRevealed, ev.ContactRevealed,
)  # fmt: skip
CARGO, FAVOR = "stolen-weapons", "hutt-favor"
FRIENDS = ("food-supplies", "targeting-computer", "meeting-maz-kanata", "meeting-k-2so")
BY_A_NAVPOINT = "tatooine-right"


def book() -> str:
    """All outcomes, in the order of names."""
    return "".join(f"{ref}\n" + "".join(f"  {line}\n" for line in outcomes(ref)) for ref in played())


def played() -> list[str]:
    return sorted(ref for ref, ability in ABILITIES.items() if ability.clause in PLAYED)


@cache
def stored() -> dict[str, list[str]]:
    """The book as it was last written: ability -> lines."""
    found: dict[str, list[str]] = {}
    ref = ""
    for line in BOOK.read_text("utf-8").splitlines():
        if line.startswith("  "):
            found[ref].append(line.strip())
        else:
            ref = line
            found[ref] = []
    return found


def outcomes(ref: str) -> list[str]:
    """What becomes of an ability, a line for each that differs, with whoever and whatever leads to it."""
    fares: dict[str, dict[str, list[str]]] = {}  # ways and ends -> traveler -> results
    for traveler in TRAVELERS:
        for result in RESULTS:
            for way in _ways(ref, traveler, result):
                fares.setdefault(way, {}).setdefault(traveler, []).append(result)
    return [f"{_who(fare)}{way}" for way, fare in fares.items()]


def _who(fare: dict[str, list[str]]) -> str:
    alike = len(fare) == len(TRAVELERS) and len({tuple(results) for results in fare.values()}) == 1
    groups = [("", next(iter(fare.values())))] if alike else list(fare.items())
    said = []
    for traveler, results in groups:
        dice = "" if len(results) == len(RESULTS) else " ".join(results)
        said.append(" ".join(filter(None, (traveler, dice))))
    return f"{', '.join(said)}: " if any(said) else ""


def _ways(ref: str, traveler: str, result: str) -> Iterator[str]:
    g = _position(traveler).copy()
    frame = _begin(g, ABILITIES[ref])
    face, other = FACES.index(result), FACES.index(OTHERS[result])
    g.chance.script = {
        g.players[0].character: [face] * DICE,
        g.players[1].character: [other] * DICE,
        "enemy": [other] * DICE,
    }
    run(g, Stage(frame))
    yield from _explore(g, "", _told(g.news), 0)


class Stage(Procedure["OuterRim"]):
    """Something happens, and then everything stands still."""

    what: Procedure[OuterRim]

    def begin(self, g: OuterRim) -> Step:
        return g.call(self, self.what, then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.ask(self, self.curtain, then=self.encore)

    def curtain(self, g: OuterRim) -> Decision:
        return Decision(0, CURTAIN, (Option(Do.YES), Option(Do.NO)))

    def encore(self, g: OuterRim, option: Option) -> Step:
        return g.done()


def _explore(g: OuterRim, way: str, told: list[str], asked: int) -> Iterator[str]:
    if g.outcome is not None or g.decision.kind == CURTAIN or asked == DEEPEST:
        yield f"{way}{', '.join(told) or 'nothing'}{'' if asked < DEEPEST else ' …'}"
        return
    for option in _some(g.decision.options):
        twin = g.copy()
        news = twin.choose(option, g.decision.seat)
        yield from _explore(twin, f"{way}{g.key(option)} > ", [*told, *_told(news)], asked + 1)


def _some(options: tuple[Option, ...]) -> list[Option]:
    """The options, of a kind with very many only the first ones."""
    kinds: dict[str, int] = {}
    found = []
    for option in options:
        kinds[option.kind] = kinds.get(option.kind, 0) + 1
        if kinds[option.kind] <= MOST_OPTIONS or option.kind == Do.CHOICE:
            found.append(option)
    return found


def _told(news: list[ev.Event]) -> list[str]:
    return [_say(event) for event in news if not isinstance(event, SILENT)]


def _say(event: ev.Event) -> str:
    whose = "" if getattr(event, "seat", 0) == 0 else "rival "
    match event:
        case ev.CreditsChanged():
            return f"{whose}credits {event.amount:+}"
        case ev.FameChanged():
            return f"{whose}fame {event.amount:+}"
        case ev.ReputationChanged():
            return f"{whose}{event.faction} {event.level:+}"
        case ev.Damaged() | ev.Recovered():
            sign = "+" if isinstance(event, ev.Damaged) else "-"
            return f"{whose}{'ship ' if event.ship else ''}damage {sign}{event.amount}"
    fields = [getattr(event, field) for field in event.__struct_fields__]
    words = [str(value) for value in fields if value not in (0, False, "", ())]
    return " ".join([re.sub(r"\B([A-Z])", r"-\1", type(event).__name__).lower(), *words])


# ---- Positions -------------------------------------------------------------------------------------


@cache
def _position(traveler: str) -> OuterRim:
    g = position("bossk" if traveler == "beggar" else "han-solo", "ketsu-onyo")
    hero = g.players[0]
    hero.ship = "g9-rigger" if traveler == "beggar" else "yt-1300"
    if traveler == "stranger":
        hero.damage, hero.ship_damage = 3, 3
    elif traveler == "friend":
        hero.credits, hero.fame = 40_000, 3
        reputation(g, 0, **dict.fromkeys(FACTIONS, 1))
        give(g, 0, *FRIENDS)
    elif traveler == "outcast":
        hero.damage, hero.ship_damage = 1, 2
        reputation(g, 0, **dict.fromkeys(FACTIONS, -1))
        give(g, 0, CARGO)
    else:
        hero.credits = 0
        g.players[1].fame = 1
    return g


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
