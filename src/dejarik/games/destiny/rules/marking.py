"""Verbs for what lasts: marks on players and cards, and the turns that they are counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import (
    ACTION_NEXT_TURN,
    KEPT,
    MUST_PASS,
    MUST_PASS_ONCE,
)
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Lasting


FOR_GOOD = 1_000_000  # the last round of what ends only with the game


def last(g: Destiny, aspect: str, subject: int, first: int, until: int) -> None:
    """An effect on a thing or die begins to last, from one round to another."""
    from dejarik.games.destiny.state import Lasting

    # rule: destiny.effect.definition
    g.lasting.append(Lasting(aspect, subject, first, until))
    g.changes += 1


def keep(g: Destiny, thing: int, card: str) -> None:
    """A card in play remembers another card for as long as it is there."""
    if thing in g.things:
        last(g, f"{KEPT} {card}", thing, g.round, FOR_GOOD)


def made_to_pass(g: Destiny, seat: Seat) -> bool:
    """Whether a player must pass this turn; whoever must pass a number of turns has then passed one."""
    for effect in g.lasting:
        if effect.subject == seat and effect.aspect in (MUST_PASS, MUST_PASS_ONCE):
            if effect.aspect == MUST_PASS_ONCE:
                g.lasting.remove(effect)
            return True
    return False


def mark(g: Destiny, seat: Seat, aspect: str, *, this_turn: bool) -> None:
    """A player is marked until the round ends, or for this turn alone."""
    last(g, f"{aspect} {turns(g)}" if this_turn else aspect, -1 - seat, g.round, g.round)


def has_mark(g: Destiny, seat: Seat, aspect: str) -> bool:
    """Whether a player has a mark that still holds."""
    valid = (aspect, f"{aspect} {turns(g)}")
    return any(one.subject == -1 - seat and one.aspect in valid for one in g.lasting)


def take_mark(g: Destiny, seat: Seat, aspect: str) -> bool:
    """Take a mark off a player; whether there was one that still holds."""
    valid = (aspect, f"{aspect} {turns(g)}")
    for one in g.lasting:
        if one.subject == -1 - seat and one.aspect in valid:
            g.lasting.remove(one)
            g.changes += 1
            return True
    return False


def note(g: Destiny, aspect: str, seat: Seat) -> None:
    """A mark on a player that is only a note about the course of the round, and no change."""
    from dejarik.games.destiny.state import Lasting

    g.lasting.append(Lasting(aspect, -1 - seat, g.round, g.round))


def change_mark(g: Destiny, mark: Lasting, aspect: str) -> None:
    """A mark says something else from now on until the round ends, or is over (""); nothing else changes."""
    from dejarik.games.destiny.state import Lasting

    g.lasting.remove(mark)
    if aspect:
        g.lasting.append(Lasting(aspect, mark.subject, g.round, g.round))


def turns(g: Destiny) -> int:
    """How many turns of this round have begun."""
    return sum(isinstance(event, ev.TurnBegan) for event in (*g.history, *g.told))


def turn_starts(events: list[ev.AnyEvent]) -> list[tuple[int, Seat]]:
    """Where turns begin among the events of a round, and whose they are: who has to pass has a turn, too."""
    # rule: destiny.action.claim.auto-pass
    starts: list[tuple[int, Seat]] = []
    for at, event in enumerate(events):
        if isinstance(event, ev.Passed) and starts and starts[-1][1] == event.seat:
            continue  # this turn has begun already
        if isinstance(event, ev.TurnBegan | ev.Passed):
            starts.append((at, event.seat))
    return starts


def gain_promised_actions(g: Destiny, seat: Seat) -> None:
    """Additional actions that a player was promised for the turn that begins."""
    # rule: destiny.additional-action.order
    promised = [
        one for one in g.lasting if (one.aspect, one.subject, one.last) == (ACTION_NEXT_TURN, seat, g.round)
    ]
    for one in promised:
        g.lasting.remove(one)
        g.extra.append(seat)
        g.tell(ev.ActionGained(seat))
