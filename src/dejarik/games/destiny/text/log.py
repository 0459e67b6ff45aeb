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
from dejarik.words import Phrase, Words
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
        words, names = self.words, self.names
        args: dict[str, Any] = {}
        for name, value in fields(event).items():
            if name in _SEATS:
                args[name] = names.player(value)
            elif name in _THINGS and value:
                args[name] = names.thing(g, value)
            elif name == "die":
                args[name] = names.die(g, value)
            elif name == "dice":
                args["count"] = len(value)
            elif name == "card":
                args[name] = names.card(value)
            elif name == "symbol":
                args[name] = words.phrase(f"symbol-{value}")
            elif name == "rule":
                args[name] = self.reasons.rule(str(value))
            elif name == "ability":
                clause = str(value).partition(".")[0]
                args[name] = names.card(clause) if clause in CARDS else clause
            elif isinstance(value, bool | int) or name == "zone":
                args[name] = value
            args[f"has-{name}"] = bool(value)
        if isinstance(event, ev.Drawn | ev.Looked | ev.Revealed):
            args["count"] = len(event.cards)
            args["known"] = all(event.cards)
            args["cards"] = names.cards(event.cards)
        if isinstance(event, ev.DieRolled | ev.DieRerolled | ev.DieTurned | ev.DieRemoved):
            args["side"] = self._side(g, event.die, event.side)
        if isinstance(event, ev.DamageDealt):
            args["blocked"] = event.dealt - event.taken
            args["damage"] = words.phrase(f"symbol-{event.kind or 'damage'}")
        if isinstance(event, ev.TypeChanged):
            args["type"] = words.phrase(f"type-{event.kind}")
        if isinstance(event, ev.Bid):
            args["numbers"] = list(event.numbers)
        if isinstance(event, ev.Won):
            winners: list[Phrase] = [names.player(seat) for seat in event.seats]
            args["winners"] = winners
            args["number"] = len(winners)
        return args

    def _side(self, g: Destiny, die: int, number: int) -> str:
        found = g.dice.get(die)
        return (
            self.words.say("side-unknown")
            if found is None
            else self.names.sides.side(CARDS[found.card].sides[number])
        )
