"""Duties: what a player must do next, or first in a round, and what a player cannot do in the next turn.

A duty binds only those who can fulfill it, and only actions: whoever passes has not acted yet. It ends with
the next action, whichever that is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import ACTED, ACTS_FIRST, CANNOT_NEXT, CANNOT_NOW, MUST_NEXT, TAKING
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules import marking, values
from dejarik.kernel import Option, Seat, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Candidate = tuple[str, Subject, Subject, Why | None]

BOUND = Why("destiny.reading.coercion.if-able")
BARRED = Why("destiny.reading.running-interference.same-action")


class Duty(NamedTuple):
    """An action that a player must take: of a kind, with one card or with any character."""

    kind: str
    what: Subject = 0  # 0: any character

    def fits(self, g: Destiny, kind: str, what: Subject) -> bool:
        if kind != self.kind:
            return False
        return what == self.what if self.what else isinstance(what, int) and g.is_character(what)


def duties(g: Destiny, seat: Seat) -> Iterator[Duty]:
    """What a player must do as the next action, if able."""
    for one in g.lasting:
        if one.subject == -1 - seat and one.aspect.startswith(MUST_NEXT) and one.last >= g.round:
            _, kind, *card = one.aspect.split()
            yield Duty(kind, *card)
    if ACTS_FIRST in g.index.constants and not _has_acted(g, seat):
        for constant, view in values.constants(g, ACTS_FIRST):
            if view.you == seat and (constant.unless is None or not constant.unless.holds(g, view)):
                yield Duty(Do.ACTIVATE, view.holder)


def _has_acted(g: Destiny, seat: Seat) -> bool:
    """Whether a player has taken an action this round, also before anybody had a first one to take."""
    if any(one.aspect == ACTED and one.subject == -1 - seat for one in g.lasting):
        return True
    events = (*g.history, *g.told)
    turns = sum(isinstance(event, ev.TurnBegan) and event.seat == seat for event in events)
    passes = sum(isinstance(event, ev.Passed) and event.seat == seat for event in events)
    return turns - (g.turn == seat) > passes


def barred(g: Destiny, seat: Seat) -> set[str]:
    """The kinds of action that a player cannot take this turn."""
    if g.turn != seat:
        return set()
    now = str(marking.turns(g))
    marks = [one.aspect.split() for one in g.lasting if one.subject == -1 - seat]
    return {mark[1] for mark in marks if mark[0] == CANNOT_NOW and mark[2] == now}


def bind(g: Destiny, seat: Seat, found: list[Candidate]) -> list[Candidate]:
    """The same candidates, with what a duty keeps a player from refused."""
    shut = barred(g, seat)
    if shut:
        found = [(k, what, on, why or (BARRED if k in shut else None)) for k, what, on, why in found]
    required = pressing(g, list(dict.fromkeys(duties(g, seat))), found)
    if not required:
        return found
    # Several duties are fulfilled by one action, if one fits them all; else whichever the player likes.
    fitting = [sum(duty.fits(g, k, what) for duty in required) * (why is None) for k, what, _, why in found]
    enough = len(required) if max(fitting) == len(required) else 1
    return [
        (k, what, on, why or (None if fits >= enough else BOUND))
        for (k, what, on, why), fits in zip(found, fitting, strict=True)
    ]


def pressing(g: Destiny, given: list[Duty], found: list[Candidate]) -> list[Duty]:
    """The duties that can be fulfilled: the others lapse."""
    # rule: destiny.reading.coercion.if-able
    return [
        duty
        for duty in given
        if any(why is None and duty.fits(g, kind, what) for kind, what, _, why in found)
    ]


# ---- The course of a match ------------------------------------------------------------------------


def oblige(g: Destiny, seat: Seat, kind: str, card: str = "", *, this_round: bool) -> None:
    """A player must take an action of a kind next, with a card if one is named."""
    mark = f"{MUST_NEXT} {kind} {card}".rstrip()
    marking.last(g, mark, -1 - seat, g.round, g.round if this_round else marking.FOR_GOOD)
    g.tell(ev.Obliged(seat, kind, card))


def bar(g: Destiny, seat: Seat, kind: str) -> None:
    """A player cannot take an action of this kind in the next turn, whenever that comes."""
    marking.last(g, f"{CANNOT_NEXT} {kind}", -1 - seat, g.round, marking.FOR_GOOD)
    g.tell(ev.Barred(seat, kind))


def turn_begins(g: Destiny, seat: Seat) -> None:
    """What was forbidden for a player's next turn is forbidden now."""
    # rule: destiny.reading.running-interference.same-action
    for one in [one for one in g.lasting if one.subject == -1 - seat and one.aspect.startswith(CANNOT_NEXT)]:
        marking.change_mark(g, one, f"{CANNOT_NOW} {one.aspect.split()[1]} {marking.turns(g)}")


def begin_action(g: Destiny, seat: Seat, option: Option) -> None:
    """An action is taken: whatever had to be the next one is over."""
    index = g.cached or g.index
    if g.lasting:
        for one in [
            one for one in g.lasting if one.subject == -1 - seat and one.aspect.startswith(MUST_NEXT)
        ]:
            marking.change_mark(g, one, "")
    if ACTS_FIRST in index.constants:
        marking.note(g, ACTED, seat)
    # A card that waits for actions may come into play by this very one.
    played = option.kind == Do.PLAY and CARDS[str(option.subject)].heeds_actions
    if played or ev.ActionTaken in index.after:
        marking.note(g, f"{TAKING} {option.kind}", seat)


def end_action(g: Destiny, seat: Seat) -> None:
    """The action that was taken last is over; told if somebody listens."""
    mine = [one for one in g.lasting if one.subject == -1 - seat and one.aspect.startswith(TAKING)]
    if mine:
        marking.change_mark(g, mine[-1], "")
        if ev.ActionTaken in (g.cached or g.index).after:
            g.tell(ev.ActionTaken(seat, mine[-1].aspect.split()[1]))
