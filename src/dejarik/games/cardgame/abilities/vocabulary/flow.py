"""Flow: how effects follow and condition each other. Laid out as tests and jumps."""

from __future__ import annotations

from functools import partial

from dejarik.games.cardgame.abilities.ability import Code, Effect
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.kernel.code import JumpUnless


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
        code.then(self.first, self.then)


class If(Effect, frozen=True):
    """Only if the condition holds; otherwise the other, if there is one."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def lay(self, code: Code) -> None:
        # rule: cardgame.ability.instead-replaces
        code.branch(partial(JumpUnless, self.condition), self.then, self.otherwise)


def seq(*effects: Effect) -> Seq:
    return Seq(effects)
