"""Effects on dice: remove, reroll, turn, roll, resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import verbs
from dejarik.games.destiny.abilities import Code, Effect, Op, Resolve
from dejarik.games.destiny.resolving import ResolveDie, TurnDice, why_not_resolve
from dejarik.games.destiny.vocabulary.picking import STOP, pick_first
from dejarik.games.destiny.vocabulary.references import Reference
from dejarik.games.destiny.vocabulary.selectors import Select
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Target = Select | Reference


def _chosen(target: Target, g: Destiny, r: Resolve) -> list[int]:
    """What is meant by now: choices were made by an op before this one."""
    return target.find(g, r) if isinstance(target, Reference) else []


class Remove(Effect, frozen=True):
    """Remove dice."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "remove", "what", self.as_))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(g.showing(int(die)) is not None for die in self.what.find(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        dice = [die for die in _chosen(self.what, g, r) if g.showing(die) is not None]
        if self.as_:
            r.bind(self.as_ + ".value", *(g.value(die) for die in dice))
        for die in dice:
            verbs.remove_die(g, r.you, die)
        return None


class Reroll(Effect, frozen=True):
    """Reroll dice."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "reroll", "what", self.as_))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(g.showing(int(die)) is not None for die in self.what.find(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for die in _chosen(self.what, g, r):
            if g.showing(die) is not None:
                verbs.reroll(g, die)
        return None


class TurnTo(Effect, frozen=True):
    """Turn dice to a side of your choice, or to one showing certain symbols."""

    what: Select
    symbols: tuple[str, ...] = ()
    optional: bool = False  # under a "may"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        among = tuple(int(die) for die in self.what.find(g, r))
        optional = self.optional or self.what.least == 0
        if not among:
            r.whole = r.whole and optional
            return None
        turn = TurnDice(r.you, self.what.most, among, symbols=self.symbols, optional=optional)
        return r.call(g, turn)

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)


class RollIn(Effect, frozen=True):
    """Roll a die that lies on its card into the pool."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "roll", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for die in _chosen(self.what, g, r):
            if g.dice[die].side < 0:
                verbs.roll_into_pool(g, die)
        return None


class ResolveThem(Effect, frozen=True):
    """Resolve dice out of a selection, one after another in any order, each with more value.

    A selection of one die admits no modifiers; one of several dice does.
    """

    what: Select
    more: int = 0
    optional: bool = False  # under a "may"

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if len(r.get("resolved")) < self.what.most and self.candidates(g, r):
            return r.ask(g)
        if not r.get("resolved") and self.least:
            r.whole = False
        r.unbind("resolved")
        return None

    @property
    def least(self) -> int:
        return 0 if self.optional else self.what.least

    def candidates(self, g: Destiny, r: Resolve) -> list[int]:
        done = r.get("resolved")
        return [
            int(die)
            for die in self.what.find(g, r)
            if die not in done and why_not_resolve(g, r.you, int(die)) is None
        ]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option("resolve", die) for die in self.candidates(g, r)]
        if len(r.get("resolved")) >= self.least:
            options.append(Option(STOP))
        return Decision(r.you, "resolve", tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == STOP:
            r.unbind("resolved")
            return None
        # rule: destiny.resolve-with-card.effect, destiny.resolve-with-card.modifier-condition
        taken = tuple(int(die) for die in r.get("resolved"))
        room = self.what.most - len(taken) - 1
        die = ResolveDie(
            r.you, int(option.subject), each=self.more, taken=taken, modifiable=room > 0, room=room
        )
        return r.call(g, die)

    def returned(self, g: Destiny, r: Resolve) -> None:
        touched = r.result.touched if r.result is not None else ()
        r.bind("resolved", *sorted({*(int(die) for die in r.get("resolved")), *touched}))
        r.pc -= 1  # and once more, from `run`
