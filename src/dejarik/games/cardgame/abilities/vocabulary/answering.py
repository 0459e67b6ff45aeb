"""Effects of interrupts: they edit, replace or cancel what is about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import IT, TARGET
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import leaving
from dejarik.games.cardgame.rules.damage import Damage, moved, protectable
from dejarik.games.cardgame.rules.playing import PlayCard
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class CancelIt(Effect, frozen=True):
    """Cancel the effects of what is being interrupted."""

    # rule: cardgame.cancel.meaning
    def run(self, g: CardGame, r: Use) -> Step | None:
        if r.depth >= 0 and not g.stack[r.depth].off:
            g.own(r.depth).off = True
        else:
            r.whole = False
        return None


class PreventDamage(Effect, frozen=True):
    """Prevent a point of the damage being dealt to the chosen card."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        _take_point(g, r, 0)
        return None


class RedirectDamage(Effect, frozen=True):
    """A point of the damage goes to the target instead."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        for target in TARGET.find(g, r):
            _take_point(g, r, target)
        return None


def _take_point(g: CardGame, r: Use, target: int) -> None:
    """Take one point of what "that" would be dealt, and give it to `target`, if there is one."""
    packet = g.stack[r.depth]
    that = IT.find(g, r)
    if not isinstance(packet, Damage) or not that:
        return
    part = next((part for part in packet.parts if part[0] == that[0]), None)
    if part is not None:
        owned = g.own(r.depth)
        assert isinstance(owned, Damage)
        owned.parts = moved(owned.parts, part, 1, (target,) if target else ())


class ReturnInstead(Effect, frozen=True):
    """The unit goes to its owner's hand instead of the discard pile."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        frame = g.own(r.depth)
        if isinstance(frame, leaving.LeavePlay):
            for thing in IT.find(g, r):
                frame.change(thing, leaving.TO_HAND)
        return None


class Reduce(Effect, frozen=True):
    """The card being played costs less: as much as cards were discarded."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        frame = g.own(r.depth)
        if isinstance(frame, PlayCard):
            frame.discount += len(r.get("x"))
        return None


class OpponentSacrifices(Effect, frozen=True):
    """Your opponent must sacrifice a card, if there is one."""

    select: Select  # from your point of view

    def candidates(self, g: CardGame, r: Use) -> list[int]:
        leaving_now = {
            part[0] for frame in g.stack if isinstance(frame, leaving.LeavePlay) for part in frame.parts
        }
        return [thing for thing in self.select.find(g, r) if thing not in leaving_now]

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if self.candidates(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.SACRIFICE, thing) for thing in self.candidates(g, r))
        return Decision(g.other(r.you), Ask.SACRIFICE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        parts = ((int(option.subject), leaving.DISCARD, 0),)
        return r.call(g, leaving.LeavePlay(parts, leaving.SACRIFICED, g.other(r.you)))


class Protect(Effect, frozen=True):
    """Protect: any amount of damage to a friendly card with the trait goes to this card instead."""

    # rule: cardgame.keyword.protect-partial
    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        packet = g.stack[r.depth]
        assert isinstance(packet, Damage)
        things = sorted({part[0] for part in protectable(g, packet, r.holder)})
        options = [Option(Do.PROTECT, thing) for thing in things]
        if r.get("points"):
            options.append(Option(Do.ENOUGH))
        return Decision(r.you, Ask.PROTECT, tuple(options), r.holder, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        if option.kind == Do.ENOUGH:
            return None
        packet = g.own(r.depth)
        assert isinstance(packet, Damage)
        part = next(part for part in protectable(g, packet, r.holder) if part[0] == option.subject)
        packet.parts = moved(packet.parts, part, 1, (r.holder, *part[2:], r.holder))
        r.bind("points", 1)
        return r.ask(g) if protectable(g, packet, r.holder) else None


class RestartEdgeBattle(Effect, frozen=True):
    """Cancel this edge battle and all other fate cards, discard both stacks and start anew."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        g.restart = True
        g.changes += 1
        return None
