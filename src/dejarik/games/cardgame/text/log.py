"""Events as lines of a log: what begins, with what it costs, and below it what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import FATE
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.knowledge import seen_by
from dejarik.games.cardgame.text.names import Names
from dejarik.games.cardgame.text.reasons import Reasons
from dejarik.kernel import Seat
from dejarik.story import Chapters
from dejarik.words import Phrase, Words
from dejarik.words.sentences import listed
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

CHAPTERS = Chapters(
    {
        ev.SettingUp: (ev.SetUp,),
        ev.PhaseBegan: (),
        ev.Announced: (ev.CardPlayed, ev.NotPlayed),
        ev.Using: (ev.UseOver,),
        ev.Engaging: (ev.EngagementEnded,),
        ev.EdgeBegan: (ev.EdgeWon,),
        ev.FocusedToStrike: (ev.StrikeOver,),
    },
    follow=(ev.Using,),
    wait=(ev.PhaseBegan, ev.Announced, ev.Using, ev.EdgeBegan),
    gather={
        ev.Announced: (ev.ResourcesGenerated, ev.EnteredPlay, ev.Using),
        ev.Using: (ev.ResourcesGenerated, ev.AbilityUsed),
    },
    complete=(ev.EnteredPlay, ev.Using, ev.AbilityUsed),
    hold=(ev.Announced,),
    frame=(ev.SettingUp, ev.PhaseBegan),
    beside=(ev.ActionBegan,),
    end=(ev.TurnBegan, ev.PhaseBegan, ev.Conceded, ev.Drew, ev.Won),
)

# What others tell better: a card that was played was announced, a unit that survived still lies there.
UNTOLD = (
    ev.SetUp,
    ev.PhaseEnded,
    ev.ActionBegan,
    ev.CardPlayed,
    ev.AbilityUsed,
    ev.UseOver,
    ev.ObjectiveEngaged,
    ev.AttackerDeclared,
    ev.DefenderDeclared,
    ev.StrikeResolved,
    ev.StrikeOver,
    ev.Survived,
    ev.EngagementEnded,
    ev.Shuffled,
)
_DECLARED = (ev.AttackerDeclared, ev.DefenderDeclared)
_REFRESHING = (ev.FocusRemoved, ev.ShieldsRemoved)
_SEATS = ("seat", "by")
_THINGS = ("thing", "target", "source", "at", "objective")

Gone = dict[int, tuple[str, Seat]]  # what has left play: its card and its player


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
            if self.words.has(own) and not _declared_before(news, event):
                args = self._args(g, seen_by(event, viewer), _gone(news))
                if isinstance(event, _DECLARED):
                    same = [other.thing for other in news if isinstance(other, type(event))]
                    args["things"] = [self._thing(g, thing, {}) for thing in same]
                yours = getattr(event, "seat", None) == viewer
                lines[id(event)] = self.names.sentence(self.words.say(own, yours=yours, **args))
        return [lines[id(event)] for event in news if id(event) in lines]

    def _line(self, g: CardGame, events: Sequence[ev.AnyEvent], place: int) -> str:
        event = events[place]
        args = self._args(g, event, _gone(events))
        if isinstance(event, ev.Announced | ev.Using):
            args |= self._paid(g, events[place + 1 :])
        elif isinstance(event, ev.DialTurned):
            by = sum(turned.by for turned in _turned(events, place))
            args |= {"by": abs(by), "forward": by > 0}
        elif isinstance(event, ev.Refreshed):
            focus, shields = (
                sum(other.amount for other in _refresh(events) if isinstance(other, kind))
                for kind in _REFRESHING
            )
            removed = "both" if focus and shields else "focus" if focus else "shields"
            args |= {"focus": focus, "shields": shields, "removed": removed}
        return self.names.sentence(self.words.say(message_of("event", event), **args))

    def _paid(self, g: CardGame, along: Sequence[ev.AnyEvent]) -> dict[str, Any]:
        """What has paid for something, and what a card that was played is attached to."""
        sources = [event for event in along if isinstance(event, ev.ResourcesGenerated)]
        entered = next((event.thing for event in along if isinstance(event, ev.EnteredPlay)), 0)
        host = g.things[entered].host if entered in g.things else 0
        paid = [
            self.words.text("paid-by", thing=self._thing(g, each.thing, {}), amount=_share(each, sources))
            for each in sources
        ]
        return {
            "paid": listed(self.words, paid) if paid else "",
            "total": sum(each.amount for each in sources),
            "has-host": bool(host),
            "host": self._thing(g, host, {}),
        }

    def _args(self, g: CardGame, event: ev.AnyEvent, gone: Gone) -> dict[str, Any]:
        """The fields of an event as its message finds them."""
        words, names = self.words, self.names
        args: dict[str, Any] = {}
        for name, value in fields(event).items():
            if name in _SEATS and isinstance(value, int):
                args[name] = names.who(value)
            elif name in _THINGS and isinstance(value, int):
                args[name] = self._thing(g, value, gone)
                value = value in g.things or value in gone
            elif name == "card":
                args[name] = names.card(str(value))
            elif name == "cards" and isinstance(value, tuple):
                args |= self._cards(value)
            elif name == "units" and isinstance(value, tuple):
                args[name] = [self._thing(g, unit, gone) for unit in value] or [""]
            elif name == "phase":
                args[name] = words.say(f"noun-phase-{value}")
            elif isinstance(value, int) or name in ("to", "until", "aspect"):
                args[name] = value
            args[f"has-{name}"] = bool(value)
        return args | self._derived(g, event, gone)

    def _derived(self, g: CardGame, event: ev.AnyEvent, gone: Gone) -> dict[str, Any]:
        """What a message says beyond the fields of its event."""
        match event:
            case ev.TurnBegan():
                side = "noun-dark-side" if event.seat == g.dark else "noun-light-side"
                return {"side": self.words.say(side)}
            case ev.BalanceTurned():
                return {"side": "dark" if event.seat == g.dark else "light"}
            case ev.Struggled():
                return {"light": event.totals[g.light], "dark": event.totals[g.dark]}
            case ev.EnteredPlay():
                host = g.things[event.thing].host if event.thing in g.things else 0
                kind = CARDS[event.card].type
                return {"kind": kind, "has-host": bool(host), "host": self._thing(g, host, gone)}
            case ev.EdgeRevealed():
                stacks = (self._stack(seat, cards) for seat, cards in enumerate(event.stacks))
                return {"stacks": "; ".join(stacks)}
            case ev.EdgeWon():
                return {"own": event.totals[event.seat], "other": event.totals[g.other(event.seat)]}
            case ev.Using():
                return self._ability(g, event.ability, event.holder, event.on)
            case ev.Canceled():
                return self._ability(g, event.ability)
            case ev.Won():
                return {"ending": self.reasons.ending(g, self.names.who(event.seat), event.rule)}
        return {}

    def _thing(self, g: CardGame, thing: int, gone: Gone) -> Phrase:
        """A card in play, or one that has just left it, by name."""
        return self.names.thing(g, thing, gone) if thing in g.things or thing in gone else self.names.card("")

    def _cards(self, cards: Sequence[str]) -> dict[str, Any]:
        found = self.names.cards(cards)
        return {"cards": found, "count": len(cards), "known": all(cards)}

    def _stack(self, seat: Seat, cards: Sequence[str]) -> str:
        shown = self.names.cards(cards) or [self.names.card("")]
        return self.words.say("edge-stack", player=self.names.who(seat), cards=shown, empty=not cards)

    def _ability(self, g: CardGame, ref: str, holder: int = 0, on: str = "") -> dict[str, Any]:
        """An ability by the card it stands on, which may have left play to pay for it."""
        card = ABILITIES[ref].card
        known = self.names.card(card if card in CARDS else on)
        thing = self.names.thing(g, holder) if holder in g.things else known
        if card not in CARDS:
            return {"kind": "protect", "card": thing, "thing": thing}
        kind = FATE if CARDS[card].type == FATE else ABILITIES[ref].clause
        return {"kind": kind, "card": known, "thing": thing}


def _gone(events: Sequence[ev.AnyEvent]) -> Gone:
    """Cards that have left play in the meantime, so that what happened to them before can be told."""
    moved = (event for event in events if isinstance(event, ev.LeftPlay | ev.EnteredPlay))
    return {event.thing: (event.card, event.seat) for event in moved}


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


def _share(source: ev.ResourcesGenerated, sources: Sequence[ev.ResourcesGenerated]) -> int:
    """How much of a payment one of several sources has given; that of a single one goes without saying."""
    return source.amount if len(sources) > 1 else 1


def _turned(events: Sequence[ev.AnyEvent], place: int) -> list[ev.DialTurned]:
    """The turns of the dial up to this one that follow each other at once: they are one."""
    found: list[ev.DialTurned] = []
    for event in reversed(events[: place + 1]):
        if not isinstance(event, ev.DialTurned):
            break
        found.append(event)
    return found


def _declared_before(events: Sequence[ev.AnyEvent], event: ev.AnyEvent) -> bool:
    """Whether others were declared before this one: all are told together."""
    if not isinstance(event, _DECLARED):
        return False
    first = next(other for other in events if type(other) is type(event))
    return first is not event


def _worth_a_line(events: Sequence[ev.AnyEvent], place: int) -> bool:
    """Whether an event is told: others of the same choice may tell of it already."""
    event = events[place]
    before, later = events[:place], events[place + 1 :]
    match event:
        case ev.Focused():
            orders = (ev.ResourcesGenerated, ev.FocusedToStrike, ev.AbilityUsed)
            return not (
                any(isinstance(other, orders) and other.thing == event.thing for other in later)
                or any(isinstance(other, ev.Using) and other.holder == event.thing for other in before)
            )
        case ev.DialTurned():
            return not isinstance(events[place + 1] if later else None, ev.DialTurned)
        case ev.FocusRemoved() | ev.ShieldsRemoved():
            return not any(event is other for other in _refresh(events))
        case ev.Refreshed():
            return bool(_refresh(events))
        case ev.LeftPlay():
            return not any(_tells_where(other, event) for other in events)
        case ev.Destroyed():
            return not any(isinstance(other, ev.Fell) and other.thing == event.thing for other in before)
        case ev.Affected():
            return not any(isinstance(other, ev.Affected) and other.thing == event.thing for other in before)
        case ev.Struggled():
            return any(event.totals)
        case ev.Drawn():
            return bool(event.cards)
        case ev.EdgeRevealed():
            return any(event.stacks)
        case ev.Using():
            return not event.card  # an event was announced
    return not isinstance(event, UNTOLD)


def _tells_where(other: ev.AnyEvent, left: ev.LeftPlay) -> bool:
    match other:
        case ev.Destroyed() | ev.Sacrificed():
            return other.thing == left.thing
        case ev.ReturnedToHand():
            return left.card in other.cards
        case ev.Captured():
            return left.card == other.card
    return False
