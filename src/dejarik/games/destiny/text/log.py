"""Events as lines of a log."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.knowledge import seen_by
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.reasons import Reasons
from dejarik.kernel import Seat
from dejarik.words import Words
from dejarik.words.vocabulary import fields, kebab

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

# What others tell better: a card that was played was announced, a readied card lies there for all to see.
UNTOLD = (
    ev.SetUp,
    ev.ActionPhaseEnded,
    ev.RoundEnded,
    ev.TurnBegan,
    ev.Played,
    ev.DiceRemoved,
    ev.Readied,
    ev.Shuffled,
)

_SEATS = ("seat", "by", "first", "controller", "to")
_THINGS = ("thing", "target", "source", "host", "holder")


class Log:
    """Events in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, reasons: Reasons) -> None:
        self.words = words
        self.names = names
        self.reasons = reasons

    def event(self, g: Destiny, event: ev.AnyEvent, viewer: Seat | None) -> str | None:
        event = seen_by(event, viewer)
        if isinstance(event, UNTOLD) or self._told_by_another(g, event):
            return None
        return self.words.say(f"event-{kebab(type(event).__name__)}", **self._args(g, event))

    def _told_by_another(self, g: Destiny, event: ev.AnyEvent) -> bool:
        if isinstance(event, ev.Exhausted):
            return any(isinstance(told, ev.Activated) and told.thing == event.thing for told in g.history)
        if isinstance(event, ev.Discarded):
            # Events leave the queue when they are done; who rerolls says so.
            return event.zone == "queue" or any(
                before == event and isinstance(after, ev.DiscardedToReroll)
                for before, after in pairwise(g.history)
            )
        if isinstance(event, ev.Drawn | ev.Mulliganed):
            return not (event.cards if isinstance(event, ev.Drawn) else event.count)
        if isinstance(event, ev.ResourcesSpent | ev.ResourcesLost | ev.ShieldsGiven | ev.Healed):
            return event.amount == 0
        return False

    def _args(self, g: Destiny, event: ev.AnyEvent) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in fields(event).items():
            args |= self._field(g, name, value)
            args[f"has-{name}"] = bool(value)
        return args | self._told(g, event)

    def _field(self, g: Destiny, name: str, value: Any) -> dict[str, Any]:
        """A field of an event in words, by what fields of this name stand for."""
        names = self.names
        if name in _SEATS:
            return {name: names.player(value)}
        if name in _THINGS and value:
            return {name: names.thing(g, value)}
        match name:
            case "die":
                return {name: names.die(g, value)}
            case "dice":
                return {"count": len(value)}
            case "card":
                return {name: names.card(value)}
            case "symbol":
                return {name: self.words.phrase(f"symbol-{value}")}
            case "rule":
                return {name: self.reasons.rule(str(value))}
            case "ability":
                code = str(value).partition(".")[0]
                return {name: names.card(code) if code in CARDS else code}
            case _:
                return {name: value} if isinstance(value, int) or name == "zone" else {}

    def _told(self, g: Destiny, event: ev.AnyEvent) -> dict[str, Any]:
        """What the sentence about an event wants to know besides its fields."""
        match event:
            case ev.Drawn() | ev.Looked() | ev.Revealed():
                cards = event.cards
                return {"count": len(cards), "known": all(cards), "cards": self.names.cards(cards)}
            case ev.DieRolled() | ev.DieRerolled() | ev.DieTurned() | ev.DieRemoved():
                return {"side": self._side(g, event.die, event.side)}
            case ev.DamageDealt():
                damage = self.words.phrase(f"symbol-{event.kind or 'damage'}")
                return {"blocked": event.dealt - event.taken, "damage": damage}
            case ev.TypeChanged():
                return {"type": self.words.phrase(f"type-{event.kind}")}
            case ev.Bid():
                return {"numbers": list(event.numbers)}
            case ev.Won():
                winners = [self.names.player(seat) for seat in event.seats]
                return {"winners": winners, "number": len(winners)}
            case _:
                return {}

    def _side(self, g: Destiny, die: int, number: int) -> str:
        found = g.dice.get(die)
        return (
            self.words.say("side-unknown")
            if found is None
            else self.names.sides.side(CARDS[found.card].sides[number])
        )
