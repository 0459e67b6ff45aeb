"""Triggers: which event an "after" ability hears, which procedure a "before" ability interrupts.

An event or procedure offers *roles*: who does it (`by`) and what it is about (`thing`, `die`, `host`).
A trigger filters by them, and the ability finds them bound under the same names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from dejarik.games.destiny.abilities import Resolve
from dejarik.games.destiny.vocabulary.filters import Filter
from dejarik.games.destiny.vocabulary.references import HOST, THIS, THIS_DIE, Host, Reference, This, ThisDie
from dejarik.kernel import Seat, Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Roles = tuple[Seat, Subject, int]  # who does it, what it is about, the card it is played on

BY_YOU: Final = "you"
BY_AN_OPPONENT: Final = "opponent"
BY_ANYBODY: Final = ""


class Trigger(msgspec.Struct, frozen=True):
    """Listens to events or procedures of one class (`listens`), narrowed by who and what."""

    listens: str
    by: str = BY_YOU
    what: Reference | None = None  # the subject must be this very one
    where: tuple[Filter, ...] = ()  # the subject must pass these
    on: tuple[Filter, ...] = ()  # the card it is played on must pass these

    def match(self, g: Destiny, ref: str, holder: int, you: Seat, roles: Roles) -> Resolve | None:
        """The ability about to be applied, with the roles bound, or None."""
        by, subject, host = roles
        if (self.by == BY_YOU and by != you) or (self.by == BY_AN_OPPONENT and by == you):
            return None
        # The commonest triggers are about this very card: decide those without looking anything up.
        match self.what:
            case This():
                if subject != holder:
                    return None
            case Host():
                if holder not in g.things or subject != g.things[holder].host:
                    return None
            case ThisDie():
                if subject not in g.dice_on(holder):
                    return None
        r = Resolve(ref, you, holder)
        if subject != 0:
            r.bind("die" if isinstance(self.what, ThisDie) else "it", subject)
        if host:
            r.bind("host", host)
        if not all(one.test(g, r, subject) for one in self.where):
            return None
        if self.on and not (host and all(one.test(g, r, host) for one in self.on)):
            return None
        return r


def roles(occurrence: Any) -> Roles:
    """The roles of an event or of a procedure that is about to happen."""
    match type(occurrence).__name__:
        case "Activated" | "Activate":
            return occurrence.seat, occurrence.thing, 0
        case "Played":
            return occurrence.seat, occurrence.thing or occurrence.card, occurrence.host
        case "PlayCard":
            return occurrence.seat, occurrence.card, occurrence.host
        case "DieRolled" | "DieRerolled" | "DieResolved" | "ResolveDie":
            return occurrence.seat, occurrence.die, 0
        case "DieRemoved" | "DieTurned":
            return occurrence.by, occurrence.die, 0
        case "DamageDealt":
            return occurrence.by, occurrence.target, 0
        case "Defeated" | "Defeat" | "DiscardFromPlay":
            return occurrence.seat, occurrence.thing, 0
        case _:
            return getattr(occurrence, "seat", -1), 0, 0


def activate(what: Reference | None = THIS, *where: Filter, by: str = BY_YOU) -> Trigger:
    return Trigger("Activated", by, what, where)


def activate_host(by: str = BY_YOU) -> Trigger:
    return Trigger("Activated", by, HOST)


def play_this(*on: Filter) -> Trigger:
    """After you play this card (on a card that passes the filters)."""
    return Trigger("Played", BY_YOU, THIS, (), on)


def play_on_this(*where: Filter) -> Trigger:
    """After you play a card on this one."""
    return Trigger("Played", BY_YOU, None, where)


def roll_this_die_into_pool() -> Trigger:
    return Trigger("DieRolled", BY_YOU, THIS_DIE)


def would_play(*where: Filter) -> Trigger:
    """Before you play such a card."""
    return Trigger("PlayCard", BY_YOU, None, where)
