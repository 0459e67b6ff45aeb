"""Triggers: the conditions of reactions (events that happened) and interrupts (procedures about to)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, Itself, MyHost, Not, OfType, Sight
from dejarik.games.cardgame.abilities.vocabulary.references import ANYBODY, OPPONENT, YOU
from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import ABILITIES
from dejarik.games.cardgame.rules.damage import Damage
from dejarik.games.cardgame.rules.leaving import LeavePlay
from dejarik.games.cardgame.rules.playing import PlayCard
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


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


def _whose(who: str, you: Seat, seat: Seat) -> bool:
    return who == ANYBODY or (seat == you) == (who == YOU)


class After(Trigger, frozen=True):
    """An event that concerned certain players and things, with certain marks."""

    who: str = ANYBODY
    what: tuple[Filter, ...] = ()
    marks: tuple[tuple[str, bool | str], ...] = ()

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

    who: str = ANYBODY
    what: tuple[Filter, ...] = ()
    why: str = ""  # of leaving play: only if so
    to: str = ""  # of leaving play: only if it goes there

    def interrupts(self, g: CardGame, r: Use, frame: Any) -> bool:
        return bool(self.affected(g, r, frame))

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


def refreshed() -> After:
    return After(ev.Refreshed, who=YOU)


def opponents_turn_begins() -> After:
    return After(ev.TurnBegan, who=OPPONENT)


def your_draw_phase_begins() -> After:
    return After(ev.PhaseBegan, who=YOU, marks=(("phase", "draw"),))


def your_refresh_phase_ends() -> After:
    return After(ev.PhaseEnded, who=YOU, marks=(("phase", "refresh"),))


def you_play(*what: Filter) -> After:
    return After(ev.CardPlayed, who=YOU, what=what)


def this_enters_play(during_engagement: bool = False) -> After:
    marks: tuple[tuple[str, bool | str], ...] = (("during_engagement", True),) if during_engagement else ()
    return After(ev.EnteredPlay, what=(Itself(),), marks=marks)


def objective_destroyed(who: str = ANYBODY) -> After:
    return After(ev.Destroyed, who=who, marks=(("type", OBJECTIVE),))


def this_attacks() -> After:
    return After(ev.AttackerDeclared, what=(Itself(),))


def this_attacks_or_defends() -> After:
    return After(ev.AttackerDeclared, ev.DefenderDeclared, what=(Itself(),))


def your_other_objective_engaged() -> After:
    return After(ev.ObjectiveEngaged, who=YOU, what=(Not(Itself()),))


def you_win_edge() -> After:
    return After(ev.EdgeWon, who=YOU)


def you_win_edge_attacking() -> After:
    return After(ev.EdgeWon, who=YOU, marks=(("attacking", True),))


def focused_to_strike(*what: Filter) -> After:
    return After(ev.FocusedToStrike, what=what)


def this_focused_to_strike() -> After:
    return After(ev.FocusedToStrike, what=(Itself(),))


def this_focused_to_strike_attacking() -> After:
    return After(ev.FocusedToStrike, what=(Itself(),), marks=(("attacking", True),))


def host_focused_to_strike() -> After:
    return After(ev.FocusedToStrike, what=(MyHost(),))


def enemy_attacker_strikes(*what: Filter) -> After:
    return After(ev.StrikeResolved, who=OPPONENT, what=what, marks=(("attacking", True),))


def this_survives_attacking() -> After:
    return After(ev.Survived, what=(Itself(),), marks=(("attacking", True),))


def this_survives_unopposed() -> After:
    return After(ev.Survived, what=(Itself(),), marks=(("attacking", True), ("unopposed", True)))


def you_commit_this() -> After:
    return After(ev.Committed, who=YOU, what=(Itself(),))


def host_generates_resources() -> After:
    return After(ev.ResourcesGenerated, what=(MyHost(),))


def you_capture_unit_from_play() -> After:
    return After(ev.Captured, who=YOU, marks=(("type", UNIT), ("from_play", True)))


def this_damages(*what: Filter) -> DamagedByThis:
    return DamagedByThis(ev.Damaged, what=what)


def friendly_would_be_damaged(*what: Filter) -> When:
    return When(Damage, who=YOU, what=what)


def would_be_damaged() -> When:
    return When(Damage, what=(OfType((UNIT, OBJECTIVE)),))


def this_leaves_play() -> When:
    return When(LeavePlay, what=(Itself(),))


def host_leaves_play() -> When:
    return When(LeavePlay, what=(MyHost(),))


def your_objective_leaves_play() -> When:
    return When(LeavePlay, who=YOU, what=(OfType((OBJECTIVE,)),))


def this_is_destroyed() -> When:
    return When(LeavePlay, what=(Itself(),), why="destroyed")


def unit_is_destroyed(*what: Filter) -> When:
    return When(LeavePlay, what=(OfType((UNIT,)), *what), why="destroyed", to="discard")


def event_is_played() -> EventPlayed:
    return EventPlayed(Use)


def interrupt_is_initiated() -> InterruptInitiated:
    return InterruptInitiated(Use)


def you_are_playing(*what: Filter) -> Playing:
    return Playing(PlayCard, what=(OfType((UNIT,)), *what))
