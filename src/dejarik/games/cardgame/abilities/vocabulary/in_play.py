"""Effects on other things in play: focus tokens, the dial, and leaving play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.choosing import within_reach
from dejarik.games.cardgame.abilities.vocabulary.references import IT, YOU, Reference, Who, seat_of
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.games.cardgame.cards.facts import MOST_DIAL
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import damage, leaving, verbs
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class PlaceFocus(Effect, frozen=True):
    """Place focus tokens."""

    amount: int
    on: Reference
    by: Who = YOU

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.on))

    def run(self, g: CardGame, r: Use) -> Step | None:
        things = self.on.find(g, r)
        if not things:
            return None
        parts = tuple((thing, self.amount) for thing in things)
        return r.call(g, damage.PlaceFocus(parts, seat_of(g, r, self.by), r.holder))


class RemoveFocus(Effect, frozen=True):
    """Remove focus tokens."""

    amount: int
    from_: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return any(g.things[thing].focus for thing in within_reach(g, r, self.from_))

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.from_.find(g, r):
            verbs.remove_focus(g, thing, self.amount)
        return None


class Destroy(Effect, frozen=True):
    """Destroy."""

    what: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.what))

    def run(self, g: CardGame, r: Use) -> Step | None:
        things = self.what.find(g, r)
        return r.call(g, leaving.destroy(g, things, r.you)) if things else None


class Strip(Effect, frozen=True):
    """Discard any number of tokens and enhancements from a unit, one choice at a time."""

    from_: Reference

    def unit(self, g: CardGame, r: Use) -> int:
        found = self.from_.find(g, r)
        return found[0] if found else 0

    def options(self, g: CardGame, r: Use) -> list[Option]:
        unit = self.unit(g, r)
        return self.on_it(g, unit) if unit else []

    @staticmethod
    def on_it(g: CardGame, unit: int) -> list[Option]:
        """What may be discarded from a unit."""
        thing = g.things[unit]
        tokens = (("damage", thing.damage), ("focus", thing.focus), ("shield", thing.shields))
        found = [Option(Do.DISCARD_TOKEN, name) for name, count in tokens if count]
        return found + [Option(Do.DISCARD, enhancement) for enhancement in g.attached(unit)]

    def could(self, g: CardGame, r: Use) -> bool:
        return any(self.on_it(g, unit) for unit in within_reach(g, r, self.from_))

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if self.options(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = (*self.options(g, r), Option(Do.ENOUGH))
        return Decision(r.you, Ask.CHOOSE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        unit = self.unit(g, r)
        if option.kind == Do.ENOUGH:
            return None
        r.pc -= 1  # and ask again
        if option.kind == Do.DISCARD:
            parts = ((int(option.subject), leaving.DISCARD, 0),)
            return r.call(g, leaving.LeavePlay(parts, leaving.DISCARDED, r.you))
        if option.subject == "damage":
            verbs.remove_damage(g, unit, 1)
        elif option.subject == "focus":
            verbs.remove_focus(g, unit, 1)
        else:
            verbs.remove_shields(g, unit, 1)
        return None


class TurnDial(Effect, frozen=True):
    """Increase the Death Star dial, or decrease it to a minimum."""

    by: int
    least: int = 0

    def could(self, g: CardGame, r: Use) -> bool:
        return g.dial > self.least if self.by < 0 else g.dial < MOST_DIAL

    def run(self, g: CardGame, r: Use) -> Step | None:
        verbs.turn_dial(g, self.by, self.least)
        return None


def leave_play(g: CardGame, r: Use, things: Iterable[int], to: str, why: str) -> Step | None:
    parts = tuple((thing, to, 0) for thing in things)
    return r.call(g, leaving.LeavePlay(parts, why, r.you)) if parts else None


class DiscardThing(Effect, frozen=True):
    """Discard a card from play."""

    what: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.what))

    def run(self, g: CardGame, r: Use) -> Step | None:
        return leave_play(g, r, self.what.find(g, r), leaving.DISCARD, leaving.DISCARDED)


class ReturnToHand(Effect, frozen=True):
    """Return things in play to their owners' hands."""

    what: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.what))

    def run(self, g: CardGame, r: Use) -> Step | None:
        return leave_play(g, r, self.what.find(g, r), leaving.TO_HAND, leaving.RETURNED)


class ReturnInstead(Effect, frozen=True):
    """The unit goes to its owner's hand instead of the discard pile."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        frame = g.own(r.depth)
        if isinstance(frame, leaving.LeavePlay):
            for thing in IT.find(g, r):
                frame.change(thing, leaving.TO_HAND)
        return None


class PutAllUnderDecks(Effect, frozen=True):
    """Return things in play to the bottom of their owners' decks in random order."""

    what: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.what))

    def run(self, g: CardGame, r: Use) -> Step | None:
        return leave_play(g, r, self.what.find(g, r), leaving.BOTTOM, leaving.RETURNED)


class KeepThree(Effect, frozen=True):
    """Each player chooses up to three units; all others return to their owners' hands."""

    most: int = 3

    def names(self, g: CardGame, r: Use) -> tuple[tuple[str, int], ...]:
        return (("kept", r.you), ("kept-too", g.other(r.you)))

    def could(self, g: CardGame, r: Use) -> bool:
        return any(g.units(seat) for seat in range(g.seats))

    def run(self, g: CardGame, r: Use) -> Step | None:
        r.bind("kept")
        r.bind("kept-too")
        r.bind("choosing", 0)
        return self.next(g, r)

    def next(self, g: CardGame, r: Use) -> Step | None:
        """Ask whoever may still choose; in the end return the rest."""
        while r.ids("choosing")[0] < g.seats:
            name, seat = self.names(g, r)[r.ids("choosing")[0]]
            if len(r.get(name)) < self.most and len(g.units(seat)) > len(r.get(name)):
                return r.ask(g)
            r.bind("choosing", r.ids("choosing")[0] + 1)
        kept = {*r.ids("kept"), *r.ids("kept-too")}
        rest = [unit for seat in range(g.seats) for unit in g.units(seat) if unit not in kept]
        return leave_play(g, r, rest, leaving.TO_HAND, leaving.RETURNED)

    def question(self, g: CardGame, r: Use) -> Decision:
        name, seat = self.names(g, r)[r.ids("choosing")[0]]
        options = [Option(Do.KEEP, unit) for unit in g.units(seat) if unit not in r.get(name)]
        return Decision(seat, Ask.CHOOSE, (*options, Option(Do.ENOUGH)), r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        name, _ = self.names(g, r)[r.ids("choosing")[0]]
        if option.kind == Do.ENOUGH:
            r.bind("choosing", r.ids("choosing")[0] + 1)
        else:
            r.bind(name, *sorted((*r.ids(name), int(option.subject))))
        return self.next(g, r)


class OpponentSacrifices(Effect, frozen=True):
    """Your opponent must sacrifice a card, if there is one."""

    select: Select  # from your point of view

    def candidates(self, g: CardGame, r: Use) -> list[int]:
        leaving_now = {
            part[0] for frame in g.stack if isinstance(frame, leaving.LeavePlay) for part in frame.parts
        }
        return [thing for thing in self.select.find(g, r) if thing not in leaving_now]

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(self.candidates(g, r))

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if self.candidates(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.SACRIFICE, thing) for thing in self.candidates(g, r))
        return Decision(g.other(r.you), Ask.SACRIFICE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        parts = ((int(option.subject), leaving.DISCARD, 0),)
        return r.call(g, leaving.LeavePlay(parts, leaving.SACRIFICED, g.other(r.you)))
