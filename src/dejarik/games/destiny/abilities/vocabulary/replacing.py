"""Replacing and delaying: what happens instead, what is blocked, and what happens later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.references import HOST, Reference
from dejarik.games.destiny.rules import piles
from dejarik.games.destiny.rules.damage import Damage, Defeat
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class CallOff(Op, frozen=True):
    """What was about to happen does not happen."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.effect.replacement.original-gone, destiny.effect.would-be.cancels-triggers
        frame = g.own(r.depth)
        frame.off = True
        if isinstance(frame, Defeat) and frame.by_damage:
            # The damage is still there, but the defeat it caused has been replaced.
            g.things[frame.thing].spared = True
        g.dirty = True
        return None


class Instead(Effect, frozen=True):
    """This happens instead of what was about to happen."""

    effect: Effect

    # rule: destiny.effect.replacement.marker, destiny.effect.replacement.may-trigger
    def lay(self, code: Code) -> None:
        code.append(CallOff())
        self.effect.lay(code)


class Redirect(Effect, frozen=True):
    """That damage is dealt to another character instead."""

    to: Reference = HOST

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        targets = self.to.find(g, r)
        if isinstance(frame, Damage) and targets:
            # rule: destiny.effect.replacement.only-once, destiny.effect.replacement.may-trigger
            (place,) = r.ids("part")
            frame.parts = (*frame.parts[:place], targets[0], *frame.parts[place + 1 :])
            frame.replaced = (*frame.replaced, place)
            g.changes += 1
        return None


class BlockFromDeck(Effect, frozen=True):
    """Discard as many cards from the top of your deck as there is damage, to block it.

    The player decides whether that comes before the shields or after them.
    """

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.useless(g, r):
            r.whole = False
            return None
        return r.ask(g)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.amounts(g, r)

    def amounts(self, g: Destiny, r: Resolve) -> list[int]:
        """How much there is to block: all of it, or what the shields leave."""
        frame = g.stack[r.depth]
        if not isinstance(frame, Damage):
            return []
        (place,) = r.ids("part")
        whole = frame.parts[place + 1] - frame.blocked_at(place)
        # rule: destiny.shield.with-other-blocking, destiny.clarification.force-illusion.order-with-shields
        after_shields = whole - g.things[frame.parts[place]].shields
        return [number for number in dict.fromkeys((whole, after_shields)) if number > 0]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option("block", str(number)) for number in self.amounts(g, r))
        return Decision(r.you, "block", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        number = int(option.subject)
        if len(piles.discard_from_deck(g, r.you, number)) < number:
            r.whole = False  # rule: destiny.clarification.force-illusion.too-few-cards
            return None
        frame = g.own(r.depth)
        if isinstance(frame, Damage):
            frame.blocked = (*frame.blocked, r.ids("part")[0], number)
        return None


class Later(Effect, frozen=True):
    """The effect is delayed until an event (by the name of its class)."""

    after: str
    effect: Effect

    def lay(self, code: Code) -> None:
        hole = code.hole()
        self.effect.lay(code)
        code.append(End())
        code[hole] = Park(self.after, len(code))


class Park(Op, frozen=True):
    """Set up the delayed effect and go on."""

    after: str
    to: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.effect.delayed.when, destiny.effect.delayed.event-discarded
        g.delayed.append(Resolve(r.ability, r.you, r.holder, pc=r.pc, bound=r.bound, waits=self.after))
        g.changes += 1
        r.pc = self.to
        return None


class End(Op, frozen=True):
    """Nothing more is done."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.pc = 1_000_000
        return None
