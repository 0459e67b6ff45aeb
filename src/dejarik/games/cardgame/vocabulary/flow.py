"""Flow: how effects follow and condition each other. Laid out as tests and jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities import Code, Effect, Op, Use
from dejarik.games.cardgame.vocabulary.conditions import Condition
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class JumpUnless(Op, frozen=True):
    """Go on elsewhere unless the condition holds."""

    condition: Condition
    to: int

    def run(self, g: CardGame, r: Use) -> Step | None:
        if not self.condition.holds(g, r):
            r.pc = self.to
        return None


class Jump(Op, frozen=True):
    """Go on elsewhere."""

    to: int

    def run(self, g: CardGame, r: Use) -> Step | None:
        r.pc = self.to
        return None


class FromHere(Op, frozen=True):
    """What comes now must be carried out completely for the "then" to follow."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        r.whole = True
        return None


class JumpUnlessWhole(Op, frozen=True):
    """Go on elsewhere if what came before was not carried out completely."""

    to: int

    def run(self, g: CardGame, r: Use) -> Step | None:
        if not r.whole:
            r.pc = self.to
        return None


class Seq(Effect, frozen=True):
    """One after the other, each as far as possible."""

    effects: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        for effect in self.effects:
            effect.lay(code)


class Then(Effect, frozen=True):
    """The second only if the first was carried out completely."""

    first: Effect
    then: Effect

    def lay(self, code: Code) -> None:
        # rule: cardgame.timing.then-word
        code.append(FromHere())
        self.first.lay(code)
        hole = len(code)
        code.append(Op())
        self.then.lay(code)
        code[hole] = JumpUnlessWhole(len(code))


class If(Effect, frozen=True):
    """Only if the condition holds; otherwise the other, if there is one."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def lay(self, code: Code) -> None:
        # rule: cardgame.ability.instead-replaces
        hole = len(code)
        code.append(Op())
        self.then.lay(code)
        if self.otherwise is None:
            code[hole] = JumpUnless(self.condition, len(code))
            return
        end = len(code)
        code.append(Op())
        code[hole] = JumpUnless(self.condition, len(code))
        self.otherwise.lay(code)
        code[end] = Jump(len(code))


def seq(*effects: Effect) -> Seq:
    return Seq(effects)
