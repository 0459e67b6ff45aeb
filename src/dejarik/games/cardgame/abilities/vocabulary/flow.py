"""Flow: how effects follow and condition each other. Laid out as tests and jumps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Code, Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.kernel.code import JumpUnless

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Seq(Effect, frozen=True):
    """One after the other, each as far as possible."""

    effects: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        for effect in self.effects:
            effect.lay(code)

    def could(self, g: CardGame, r: Use) -> bool:
        return any(effect.could(g, r) for effect in self.effects)


class Then(Effect, frozen=True):
    """The second only if the first was carried out completely."""

    first: Effect
    then: Effect

    def lay(self, code: Code) -> None:
        # rule: cardgame.timing.then-word
        code.then(self.first, self.then)

    def could(self, g: CardGame, r: Use) -> bool:
        return self.first.could(g, r)


class If(Effect, frozen=True):
    """Only if the condition holds; otherwise the other, if there is one."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def lay(self, code: Code) -> None:
        # rule: cardgame.ability.instead-replaces
        code.branch(partial(JumpUnless, self.condition), self.then, self.otherwise)

    def could(self, g: CardGame, r: Use) -> bool:
        branch = self.then if self.condition.holds(g, r) else self.otherwise
        return branch is not None and branch.could(g, r)


def seq(*effects: Effect) -> Seq:
    return Seq(effects)
