"""Events as lines of a log: what one choice has brought about, told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import EVENT, FATE
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.knowledge import seen_by
from dejarik.games.cardgame.text.names import Names
from dejarik.games.cardgame.text.reasons import Reasons
from dejarik.kernel import Seat
from dejarik.words import Phrase, Words
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

# What others tell better: a card that was played was announced, a unit that survived still lies there.
UNTOLD = (ev.SetUp, ev.PhaseEnded, ev.CardPlayed, ev.Shuffled, ev.StrikeResolved, ev.Survived)
_DECLARED = (ev.AttackerDeclared, ev.DefenderDeclared)
_REFRESHING = (ev.FocusRemoved, ev.ShieldsRemoved)
_SEATS = ("seat", "by")
_THINGS = ("thing", "target", "source", "at")


class Log:
    """Events in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, reasons: Reasons) -> None:
        self.words = words
        self.names = names
        self.reasons = reasons

    def sentences(self, g: CardGame, news: Sequence[ev.AnyEvent], viewer: Seat | None) -> list[str | None]:
        """For each event of a choice its sentence as `viewer` may read it; `g` is what came of it."""
        seen = [seen_by(event, viewer) for event in news]
        return [
            self._line(g, seen, place) if _worth_a_line(seen, place) else None for place in range(len(seen))
        ]

    def happened(self, g: CardGame, news: Sequence[ev.AnyEvent], viewer: Seat) -> list[str]:
        """What has just come about, for whoever may react to it: what no line tells, too."""
        lines = {
            id(event): line for event, line in zip(news, self.sentences(g, news, viewer), strict=True) if line
        }
        for event in news:
            own = message_of("happened", event)
            if self.words.has(own):
                args = self._args(g, seen_by(event, viewer), _gone(news))
                lines[id(event)] = self.words.say(own, yours=getattr(event, "seat", None) == viewer, **args)
        return [lines[id(event)] for event in news if id(event) in lines]

    def _line(self, g: CardGame, events: Sequence[ev.AnyEvent], place: int) -> str:
        event = events[place]
        args = self._args(g, event, _gone(events))
        if isinstance(event, _DECLARED):
            same = [other for other in events if type(other) is type(event)]
            args["things"] = [self._thing(g, other.thing, {}) for other in same]
        if isinstance(event, ev.Refreshed):
            focus, shields = (
                sum(other.amount for other in _refresh(events) if isinstance(other, kind))
                for kind in _REFRESHING
            )
            removed = "both" if focus and shields else "focus" if focus else "shields"
            args |= {"focus": focus, "shields": shields, "removed": removed}
        return self.words.say(message_of("event", event), **args)

    def _args(self, g: CardGame, event: ev.AnyEvent, gone: dict[int, str]) -> dict[str, Any]:
        """The fields of an event as its message finds them."""
        words, names = self.words, self.names
        args: dict[str, Any] = {}
        for name, value in fields(event).items():
            if name in _SEATS and isinstance(value, int):
                args[name] = names.player(value)
            elif name in _THINGS and isinstance(value, int):
                args[name] = self._thing(g, value, gone)
                value = value in g.things or value in gone
            elif name == "card":
                args[name] = names.card(str(value))
            elif name == "cards" and isinstance(value, tuple):
                args |= self._cards(value)
            elif name == "phase":
                args[name] = words.say(f"noun-phase-{value}")
            elif isinstance(value, int) or name == "to":
                args[name] = value
            args[f"has-{name}"] = bool(value)
        return args | self._derived(g, event, gone)

    def _derived(self, g: CardGame, event: ev.AnyEvent, gone: dict[int, str]) -> dict[str, Any]:
        """What a message says beyond the fields of its event."""
        match event:
            case ev.TurnBegan():
                side = "noun-dark-side" if event.seat == g.dark else "noun-light-side"
                return {"side": self.words.say(side)}
            case ev.DialTurned():
                return {"by": abs(event.by), "forward": event.by > 0}
            case ev.BalanceTurned():
                return {"side": "dark" if event.seat == g.dark else "light"}
            case ev.Struggled():
                return {"light": event.totals[g.light], "dark": event.totals[g.dark]}
            case ev.EnteredPlay():
                host = g.things[event.thing].host if event.thing in g.things else 0
                return {"has-host": bool(host), "host": self._thing(g, host, gone)}
            case ev.EdgeRevealed():
                stacks = (self._stack(seat, cards) for seat, cards in enumerate(event.stacks))
                return {"stacks": "; ".join(stacks)}
            case ev.EdgeWon():
                return {"own": event.totals[event.seat], "other": event.totals[g.other(event.seat)]}
            case ev.AbilityUsed() | ev.Canceled():
                return self._ability(event.ability)
            case ev.Won():
                return {"ending": self.reasons.ending(g, event.seat, event.rule)}
        return {}

    def _thing(self, g: CardGame, thing: int, gone: dict[int, str]) -> Phrase:
        """A card in play, or one that has just left it, by name."""
        return self.names.thing(g, thing) if thing in g.things else self.names.card(gone.get(thing, ""))

    def _cards(self, cards: Sequence[str]) -> dict[str, Any]:
        found = self.names.cards(cards)
        return {
            "cards": found,
            "cards-acc": [card.bend(case="acc") for card in found],
            "count": len(cards),
            "known": all(cards),
        }

    def _stack(self, seat: Seat, cards: Sequence[str]) -> str:
        shown = self.names.cards(cards) or [self.names.card("")]
        return self.words.say("edge-stack", player=self.names.player(seat), cards=shown, empty=not cards)

    def _ability(self, ref: str) -> dict[str, Any]:
        card = ABILITIES[ref].card
        if card not in CARDS:
            return {"kind": "protect", "card": self.names.card("")}
        kind = "fate" if CARDS[card].type == FATE else "other"
        return {"kind": kind, "card": self.names.card(card)}


def _gone(events: Sequence[ev.AnyEvent]) -> dict[int, str]:
    """Cards that have left play in the meantime, so that what happened to them before can be told."""
    return {event.thing: event.card for event in events if isinstance(event, ev.LeftPlay | ev.EnteredPlay)}


def _refresh(events: Sequence[ev.AnyEvent]) -> list[ev.FocusRemoved | ev.ShieldsRemoved]:
    """The tokens that were removed because a player refreshes."""
    found: list[ev.FocusRemoved | ev.ShieldsRemoved] = []
    phase = ""
    for event in events:
        if isinstance(event, ev.PhaseBegan):
            phase = event.phase
        elif isinstance(event, _REFRESHING) and phase == "refresh":
            found.append(event)
        elif not isinstance(event, ev.Refreshed):
            phase = ""
    return found


def _worth_a_line(events: Sequence[ev.AnyEvent], place: int) -> bool:
    """Whether an event is told: others of the same choice may tell of it already."""
    event = events[place]
    later = events[place + 1 :]
    match event:
        case ev.PhaseBegan():
            return event.phase != "balance"  # the turn began with it
        case ev.Focused():
            focused = (ev.ResourcesGenerated, ev.FocusedToStrike, ev.AbilityUsed)
            return not any(isinstance(other, focused) and other.thing == event.thing for other in later)
        case ev.FocusRemoved() | ev.ShieldsRemoved():
            return not any(event is other for other in _refresh(events))
        case ev.Refreshed():
            return bool(_refresh(events))
        case ev.LeftPlay():
            return not any(_tells_where(other, event) for other in events)
        case ev.AttackerDeclared() | ev.DefenderDeclared():
            return not any(type(other) is type(event) for other in events[:place])
        case ev.Drawn():
            return bool(event.cards)
        case ev.EdgeRevealed():
            return any(event.stacks)
        case ev.AbilityUsed():
            card = ABILITIES[event.ability].card
            return card not in CARDS or CARDS[card].type != EVENT
    return not isinstance(event, UNTOLD)


def _tells_where(other: ev.AnyEvent, left: ev.LeftPlay) -> bool:
    match other:
        case ev.Destroyed():
            return other.thing == left.thing
        case ev.ReturnedToHand():
            return left.card in other.cards
        case ev.Captured():
            return left.card == other.card
    return False
