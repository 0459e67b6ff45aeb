"""Every way through something that happens: all choices tried, and what came of them in words.

Books keep such words: a heading and its lines below it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from pathlib import Path

from tests.games.outer_rim.positions import run

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.kinds import Do
from dejarik.kernel import Decision, Narration, Option, Procedure, Step

MOST_OPTIONS = 2  # of a kind in one question: more differ only in what they are about
WHOLE = (Do.CHOICE, Do.BUY)  # kinds whose options are all tried
DEEPEST = 12  # questions in a row
CURTAIN = "curtain"
Silent = tuple[type[ev.Event], ...]
SILENT: Silent = (
    ev.StoryTold, ev.DiceRolled, ev.TestMade, ev.EncounterDrawn, ev.DatabankRead, ev.JobAttempted,
    ev.CombatBegan, ev.MarketRevealed, ev.ContactRevealed,
)  # fmt: skip


def ways(g: OuterRim, *happens: Procedure[OuterRim], silent: Silent = SILENT) -> Iterator[str]:
    """Every way through what happens, one after the other: the choices, then what has happened."""
    run(g, Stage(happens))
    yield from _explore(g, "", _told(g.news, silent), silent, 0)


class Stage(Procedure["OuterRim"]):
    """Something happens, and then everything stands still."""

    what: tuple[Procedure[OuterRim], ...]

    def begin(self, g: OuterRim) -> Step:
        if not self.what:
            return g.ask(self, self.curtain, then=self.end)
        first, self.what = copy(self.what[0]), self.what[1:]  # other ways begin with the same
        return g.call(self, first, then=self.begin)

    def curtain(self, g: OuterRim) -> Decision:
        return Decision(0, CURTAIN, (Option(Do.YES), Option(Do.NO)))

    def end(self, g: OuterRim, option: Option) -> Step:
        return g.done()


def _explore(g: OuterRim, way: str, told: list[str], silent: Silent, asked: int) -> Iterator[str]:
    if g.outcome is not None or g.decision.kind == CURTAIN or asked == DEEPEST:
        yield f"{way}{', '.join(told) or 'nothing'}{'' if asked < DEEPEST else ' …'}"
        return
    for option, said in _some(g):
        twin = g.copy()
        news = twin.choose(option, g.decision.seat)
        further = [*told, *_told(news, silent)]
        yield from _explore(twin, f"{way}{said} > ", further, silent, asked + 1)


def _some(g: OuterRim) -> Iterator[tuple[Option, str]]:
    """The options with their words; of a kind with very many only the first ones, and how many there are."""
    options = g.decision.options
    kinds = Counter(option.kind for option in options)
    tried = Counter[str]()
    for option in options:
        tried[option.kind] += 1
        if kinds[option.kind] <= MOST_OPTIONS or option.kind in WHOLE:
            yield option, g.key(option)
        elif tried[option.kind] <= MOST_OPTIONS:
            yield option, f"{g.key(option)} (of {kinds[option.kind]})"


def _told(news: list[ev.Event], silent: Silent) -> list[str]:
    return [_say(event) for event in news if not isinstance(event, (*silent, Narration))]


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


# ---- Books -----------------------------------------------------------------------------------------


def as_book(chapters: Mapping[str, list[str]]) -> str:
    return "".join(f"{name}\n" + "".join(f"  {line}\n" for line in lines) for name, lines in chapters.items())


def read_book(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("  "):
            found[[*found][-1]].append(line.strip())
        else:
            found[line] = []
    return found
