"""Events as lines of a log: what begins, with what it costs and rolls, and below it what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.knowledge import seen_by
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.passages import along
from dejarik.games.destiny.text.reasons import Reasons
from dejarik.kernel import Seat
from dejarik.story import Chapters, Passage, passages
from dejarik.words import Phrase, Words
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

CHAPTERS = Chapters(
    {
        ev.AbilityUsed: (),
        ev.Activating: (ev.Activated,),
        ev.Announced: (ev.Played, ev.PlayFailed),
        ev.BattlefieldChosen: (),
        ev.Claimed: (),
        ev.DiscardedToReroll: (),
        ev.Resolving: (ev.DieResolved, ev.ResolveOver),
        ev.SettingUp: (ev.SetUp,),
        ev.Triggered: (ev.TriggerOver,),
        ev.UpkeepBegan: (),
    },
    follow=(ev.Triggered, ev.ActionGained, ev.CountedAsPass),
    wait=(ev.Triggered,),
    gather={ev.Announced: (ev.Replacing, ev.Paid), ev.Resolving: (ev.Applying,)},
    complete=(ev.Paid, ev.Applying),
    hold=(ev.Announced, ev.Resolving),
    end=(
        ev.TurnBegan,
        ev.ExtraActionBegan,
        ev.ActionPhaseEnded,
        ev.RoundEnded,
        ev.RoundBegan,
        ev.Conceded,
        ev.MatchDrawn,
        ev.Won,
    ),
)

# What others tell better: a card that was played was announced, a readied card lies there for all to see.
UNTOLD = (
    ev.ResourcesRobbed,
    ev.SelfInflicted,
    ev.SetUp,
    ev.ActionPhaseEnded,
    ev.RoundEnded,
    ev.TurnBegan,
    ev.ExtraActionBegan,
    ev.Played,
    ev.DiceRemoved,
    ev.DieLost,
    ev.Harmed,
    ev.Milled,
    ev.ActionTaken,
    ev.IncomeDue,
    ev.LastCardPlayed,
    ev.LastCardDiscarded,
    ev.DiceReturned,
    ev.GuardianUsed,
    ev.BattlefieldChangedHands,
    ev.DiceRerolledByCard,
    ev.DieResolved,
    ev.Replacing,
    ev.Paid,
    ev.Applying,
    ev.ResolveOver,
    ev.Readied,
    ev.Shuffled,
    ev.TriggerOver,
    ev.DamageBlocked,
    ev.PilotingEnded,
    ev.UpkeepStarted,
)

_SEATS = ("seat", "by", "first", "controller", "to")
_THINGS = ("thing", "target", "source", "host", "holder")


class Log:
    """Events in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, reasons: Reasons) -> None:
        self.words = words
        self.names = names
        self.reasons = reasons

    def sentences(self, g: Destiny, news: Sequence[ev.AnyEvent], viewer: Seat | None) -> list[str | None]:
        """For each event of a choice its sentence; None: it is told along with another, or not at all."""
        seen = [seen_by(event, viewer) for event in news]
        return [
            self._sentence(g, passage) if passage is not None and _worth_a_line(passage.event) else None
            for passage in passages(seen, partial(along, players=len(g.players())))
        ]

    def _sentence(self, g: Destiny, passage: Passage) -> str:
        message = message_of("event", passage.event)
        return self.names.sentence(self.words.say(message, **self._args(g, passage, message)))

    def _args(self, g: Destiny, passage: Passage, message: str) -> dict[str, Any]:
        wanted = self.words.wants(message)
        args: dict[str, Any] = {}
        for name, value in fields(passage.event).items():
            if name in wanted:
                args |= self._field(g, name, value)
            args[f"has-{name}"] = bool(value)
        return args | self._told(g, passage)

    def _field(self, g: Destiny, name: str, value: Any) -> dict[str, Any]:
        """A field of an event in words, by what fields of this name stand for."""
        names = self.names
        if name in _SEATS:
            return {name: names.who(value)}
        if name in _THINGS and value:
            return {name: names.thing(g, value)}
        match name:
            case "die":
                return {name: names.die(g, value)}
            case "card" | "switched":
                return {name: names.card(value)}
            case "symbol":
                return {name: self.words.phrase(f"symbol-{value}")}
            case "rule":
                return {name: self.reasons.rule(str(value))}
            case _:
                return {name: value} if isinstance(value, int) or name in ("zone", "action") else {}

    def _told(self, g: Destiny, passage: Passage) -> dict[str, Any]:
        """What the sentence about an event wants to know besides its fields."""
        event = passage.event
        match event:
            case ev.Activating() | ev.Activated():
                rolled = [self._rolled(g, die, event.thing) for die in passage.along(ev.DieRolled)]
                return {"rolled": self._in_turn(rolled), "has-rolled": bool(rolled)}
            case ev.DieRolls() | ev.DieRemoved():
                word = "log-die" if isinstance(event, ev.DieRemoved) else "log-die-rolled"
                items = [self._die(g, die, word) for die in passage.alike(type(event))]
                return {"dice": items, "shown": self._in_turn(items)}
            case ev.DieTurned():
                return {"side": self._side(g, event.die, event.side)}
            case ev.Announced():
                return self._price(passage)
            case ev.Resolving():
                return self._resolved(g, event, passage)
            case ev.Mulliganed():
                return self._cards([card for drawn in passage.along(ev.Drawn) for card in drawn.cards])
            case ev.RolledOff():
                return {"shown": self._in_turn([self._total(roll) for roll in passage.alike(ev.RolledOff)])}
            case ev.Drawn() | ev.Revealed():
                return {"number": len(event.cards)} | self._cards(event.cards)
            case ev.Discarded():
                return self._cards([one.card for one in passage.alike(ev.Discarded)])
            case ev.DamageDealt():
                damage = self.words.phrase(f"symbol-{event.kind or 'damage'}")
                blocked = sum(one.amount for one in passage.along(ev.DamageBlocked))
                return {"blocked": blocked, "taken": event.dealt - blocked, "damage": damage}
            case ev.ResourcesGained():
                return {"all": bool(passage.others)}
            case ev.ActionGained():
                return {"count": len(passage.alike(ev.ActionGained))}
            case _:
                return self._seldom(g, event)

    def _seldom(self, g: Destiny, event: ev.AnyEvent) -> dict[str, Any]:
        match event:
            case ev.BattlefieldChosen():
                return {"own": event.seat == event.controller}
            case ev.Looked():
                return {"number": len(event.cards), "own": event.by == event.seat} | self._cards(event.cards)
            case ev.AbilityUsed() | ev.Triggered():
                return {"ability": self._ability(g, event)}
            case ev.Defeated():
                return {"card": self.names.thing(g, event.thing)}
            case ev.TypeChanged():
                return {"type": self.words.phrase(f"type-{event.kind}")}
            case ev.Barred():
                return {"deed": self.words.text(f"deed-{event.action}")}
            case ev.Bid():
                return {"numbers": list(event.numbers)}
            case ev.Won():
                winners = [self.names.who(seat) for seat in event.seats]
                return {"winners": winners, "number": len(winners)}
            case _:
                return {}

    # ---- Parts of sentences -----------------------------------------------------------------------

    def _in_turn(self, parts: Sequence[Any]) -> Any:
        """Parts with semicolons between them: they may have commas of their own."""
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self.words.text("log-in-turn", first=said, next=part)
        return said

    def _rolled(self, g: Destiny, rolled: ev.DieRolled, activated: int) -> Any:
        """What a die shows; whose it is, if it came with an upgrade of the card that was activated."""
        side = self._side(g, rolled.die, rolled.side)
        found = g.dice.get(rolled.die)
        if found is None or found.thing == activated:
            return side
        return self.words.text("log-upgrade-rolled", card=self.names.card(found.card), side=side)

    def _die(self, g: Destiny, event: ev.DieRolls | ev.DieRemoved, word: str) -> Any:
        side = self._side(g, event.die, event.side, bracketed=word == "log-die")
        return self.words.text(word, die=self.names.die(g, event.die), side=side)

    def _price(self, passage: Passage) -> dict[str, Any]:
        """What was paid for a card, and in place of which upgrade it is played."""
        old = [self.names.card(one.old) for one in passage.along(ev.Replacing)]
        paid = sum(one.amount for one in passage.along(ev.Paid))
        return {"paid": paid, "old": old, "has-old": bool(old)}

    def _resolved(self, g: Destiny, event: ev.Resolving, passage: Passage) -> dict[str, Any]:
        """A die, and what it comes to if nothing has prevented that."""
        names = self.names
        die = names.die(g, event.die) if event.die in g.dice else names.die_of(names.card(event.card))
        told: dict[str, Any] = {"die": die, "modifiers": [names.die(g, die) for die in event.modifiers]}
        told |= {"paid": 0, "applied": "no", "value": 0, "symbol": ""}
        for applying in passage.along(ev.Applying):
            told |= {"paid": applying.paid, "applied": "amount" if applying.value else "symbol"}
            told |= {"value": applying.value} | self._field(g, "symbol", applying.symbol)
        return told

    def _total(self, roll: ev.RolledOff) -> Any:
        return self.words.text("log-rolled-off", player=self.names.who(roll.seat), total=roll.total)

    def _cards(self, cards: Sequence[str]) -> dict[str, Any]:
        found = self.names.cards(cards)
        return {"known": bool(cards) and all(cards), "count": len(cards), "cards": found}

    def _ability(self, g: Destiny, event: ev.AbilityUsed | ev.Triggered) -> Phrase:
        """The card that an ability stands on, told from its copies in play."""
        code = event.ability.partition(".")[0]
        there = g.things.get(event.holder)
        if code in CARDS and (there is None or there.card != code):
            return self.names.card(code)
        return self.names.thing(g, event.holder)

    def _side(self, g: Destiny, die: int, number: int, *, bracketed: bool = False) -> str:
        found = g.dice.get(die)
        if found is None:
            return self.words.say("side-unknown")
        return self.names.sides.side(g.side_of(die, number), bracketed=bracketed)


def _worth_a_line(event: ev.AnyEvent) -> bool:
    match event:
        case ev.Discarded():
            return event.zone != "queue"  # events leave the queue when they are done
        case ev.Passed():
            return not event.automatic  # who claims passes from then on
        case ev.Activated():
            return bool(event.dice)
        case ev.Triggered():
            return event.ability not in ("keyword.redeploy", "keyword.piloting")  # what comes of it says so
        case ev.Drawn():
            return bool(event.cards)
        case ev.Mulliganed():
            return bool(event.count)
        case ev.ResourcesSpent() | ev.ResourcesLost() | ev.ShieldsGiven() | ev.Healed():
            return bool(event.amount)
    return not isinstance(event, UNTOLD)
