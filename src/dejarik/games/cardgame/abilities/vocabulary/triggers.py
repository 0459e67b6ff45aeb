"""Triggers: the conditions of reactions (events that happened) and interrupts (procedures about to)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, OfType, Same, Sight
from dejarik.games.cardgame.abilities.vocabulary.references import ANYBODY, OPPONENT, YOU, Reference, Who
from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import ABILITIES
from dejarik.games.cardgame.rules.damage import Damage
from dejarik.games.cardgame.rules.leaving import DESTROYED, DISCARD, LeavePlay
from dejarik.games.cardgame.rules.playing import PlayCard
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

Marks = tuple[tuple[str, bool | str], ...]  # fields of an event and what they have to be


class Trigger(msgspec.Struct, frozen=True):
    """A condition: an event that happened, or a procedure about to happen, and perhaps another one."""

    listens: type
    also: type | None = None

    @property
    def listens_to(self) -> tuple[type, ...]:
        return (self.listens,) if self.also is None else (self.listens, self.also)

    def hears(self, g: CardGame, r: Use, event: Any) -> bool:
        """Whether an event meets the condition; binds what it is about to "that"."""
        return False

    def concerns(self, you: Seat, event: Any) -> bool:
        """Whether an event concerns a player at all: the cheap question before the others."""
        return True

    def interrupts(self, g: CardGame, r: Use, frame: Any) -> bool:
        """Whether something about to happen meets the condition."""
        return False

    def occurrences(self, g: CardGame, r: Use, frame: Any) -> list[int]:
        """How something about to happen meets the condition: once, or for several things (their numbers)."""
        return [0] if self.interrupts(g, r, frame) else []


def _whose(who: Who, you: Seat, seat: Seat) -> bool:
    return who == ANYBODY or (seat == you) == (who == YOU)


class After(Trigger, frozen=True):
    """An event that concerned certain players and things, with certain marks."""

    who: Who = ANYBODY
    what: tuple[Filter, ...] = ()
    marks: Marks = ()

    def concerns(self, you: Seat, event: Any) -> bool:
        return _whose(self.who, you, event.seat)

    def hears(self, g: CardGame, r: Use, event: Any) -> bool:
        for name, wanted in self.marks:
            if getattr(event, name) != wanted:
                return False
        thing = getattr(event, "thing", 0)
        if thing not in g.things:
            thing = 0
        subject = thing or getattr(event, "card", "")
        if self.what and (not subject or not all(test.test(g, r, subject) for test in self.what)):
            return False
        if thing:
            r.bind("that", thing)
        return True


class DamagedByThis(Trigger, frozen=True):
    """This card damaged something that is still in play."""

    what: tuple[Filter, ...] = ()

    def hears(self, g: CardGame, r: Use, event: Any) -> bool:
        if event.source != r.holder or event.thing not in g.things:
            return False
        r.bind("that", event.thing)
        return all(test.test(g, r, event.thing) for test in self.what)


class When(Trigger, frozen=True):
    """Things a packet of damage or of cards leaving play is about."""

    who: Who = ANYBODY
    what: tuple[Filter, ...] = ()
    why: str = ""  # of leaving play: only if so
    to: str = ""  # of leaving play: only if it goes there

    def occurrences(self, g: CardGame, r: Use, frame: Any) -> list[int]:
        return self.affected(g, r, frame)

    def affected(self, g: CardGame, r: Sight, frame: Any) -> list[int]:
        """The things concerned that fit."""
        if self.why and frame.why != self.why:
            return []
        found = []
        for part in frame.parts:
            thing = part[0]
            if thing not in g.things or thing == g.dial_thing or thing in found:
                continue
            if self.to and part[1] != self.to:
                continue
            if _whose(self.who, r.you, g.things[thing].controller) and all(
                test.test(g, r, thing) for test in self.what
            ):
                found.append(thing)
        return found


class EventPlayed(Trigger, frozen=True):
    """An event card is played: its cost is paid and its targets are chosen."""

    def interrupts(self, g: CardGame, r: Use, frame: Any) -> bool:
        return bool(frame.event)


class InterruptInitiated(Trigger, frozen=True):
    """Another interrupt is initiated."""

    def interrupts(self, g: CardGame, r: Use, frame: Any) -> bool:
        return ABILITIES[frame.ability].clause == "interrupt"


class Playing(Trigger, frozen=True):
    """You play a unit that costs more than 1: its cost is being determined."""

    what: tuple[Filter, ...] = ()

    def interrupts(self, g: CardGame, r: Use, frame: Any) -> bool:
        return frame.seat == r.you and all(test.test(g, r, frame.card) for test in self.what)


def _tests(what: tuple[Filter | Reference, ...]) -> tuple[Filter, ...]:
    """What something is about: things that pass filters, or that a reference names."""
    return tuple(Same(one) if isinstance(one, Reference) else one for one in what)


def _marks(**marks: bool) -> Marks:
    """Only what is so is asked for."""
    return tuple((name, True) for name, wanted in marks.items() if wanted)


# ---- After: reactions -----------------------------------------------------------------------------


def refreshed() -> After:
    return After(ev.Refreshed, who=YOU)


def opponents_turn_begins() -> After:
    return After(ev.TurnBegan, who=OPPONENT)


def your_phase_begins(phase: str) -> After:
    return After(ev.PhaseBegan, who=YOU, marks=(("phase", phase),))


def your_phase_ends(phase: str) -> After:
    return After(ev.PhaseEnded, who=YOU, marks=(("phase", phase),))


def you_play(*what: Filter) -> After:
    return After(ev.CardPlayed, who=YOU, what=what)


def enters_play(*what: Filter | Reference, during_engagement: bool = False) -> After:
    return After(ev.EnteredPlay, what=_tests(what), marks=_marks(during_engagement=during_engagement))


def objective_destroyed(who: Who = ANYBODY) -> After:
    return After(ev.Destroyed, who=who, marks=(("type", OBJECTIVE),))


def attacks(*what: Filter | Reference) -> After:
    return After(ev.AttackerDeclared, what=_tests(what))


def attacks_or_defends(*what: Filter | Reference) -> After:
    return After(ev.AttackerDeclared, ev.DefenderDeclared, what=_tests(what))


def your_objective_engaged(*what: Filter) -> After:
    return After(ev.ObjectiveEngaged, who=YOU, what=what)


def you_win_edge(*, attacking: bool = False) -> After:
    return After(ev.EdgeWon, who=YOU, marks=_marks(attacking=attacking))


def focused_to_strike(*what: Filter | Reference, attacking: bool = False) -> After:
    return After(ev.FocusedToStrike, what=_tests(what), marks=_marks(attacking=attacking))


def enemy_attacker_strikes(*what: Filter) -> After:
    return After(ev.StrikeResolved, who=OPPONENT, what=what, marks=_marks(attacking=True))


def survives_attacking(*what: Filter | Reference, unopposed: bool = False) -> After:
    return After(ev.Survived, what=_tests(what), marks=_marks(attacking=True, unopposed=unopposed))


def you_commit(*what: Filter | Reference) -> After:
    return After(ev.Committed, who=YOU, what=_tests(what))


def generates_resources(*what: Filter | Reference) -> After:
    return After(ev.ResourcesGenerated, what=_tests(what))


def you_capture_unit_from_play() -> After:
    return After(ev.Captured, who=YOU, marks=(("type", UNIT), ("from_play", True)))


def this_damages(*what: Filter) -> DamagedByThis:
    return DamagedByThis(ev.Damaged, what=what)


# ---- When: interrupts -----------------------------------------------------------------------------


def would_be_damaged(*what: Filter | Reference, who: Who = ANYBODY) -> When:
    return When(Damage, who=who, what=_tests(what))


def leaves_play(*what: Filter | Reference, who: Who = ANYBODY) -> When:
    return When(LeavePlay, who=who, what=_tests(what))


def is_destroyed(*what: Filter | Reference, discarded: bool = False) -> When:
    """Something is destroyed, perhaps only what would go to the discard pile."""
    return When(LeavePlay, what=_tests(what), why=DESTROYED, to=DISCARD if discarded else "")


def event_is_played() -> EventPlayed:
    return EventPlayed(Use)


def interrupt_is_initiated() -> InterruptInitiated:
    return InterruptInitiated(Use)


def you_are_playing(*what: Filter) -> Playing:
    return Playing(PlayCard, what=(OfType((UNIT,)), *what))
