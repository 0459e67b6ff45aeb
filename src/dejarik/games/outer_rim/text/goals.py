"""Goals in words, made from what they count, what they ask for, or the abilities that complete them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.outer_rim.abilities.vocabulary.flow import May, Seq, To
from dejarik.games.outer_rim.abilities.vocabulary.goals import ByAbility, Count, Goal, Reach
from dejarik.games.outer_rim.abilities.vocabulary.players import Duel
from dejarik.games.outer_rim.text.clauses import message
from dejarik.games.outer_rim.text.effects import INFINITIVE, Effects
from dejarik.games.outer_rim.text.names import Names
from dejarik.kernel.data import asdict
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability, Effect

_NAMED = ("skill", "one_less_with")


def arguments(words: Words, names: Names, thing: msgspec.Struct) -> dict[str, Any]:
    """The fields of a definition for its message: codes to choose by, names and numbers to show."""
    shown: dict[str, Any] = {}
    for field, value in asdict(thing).items():
        name = field.replace("_", "-")
        if isinstance(value, tuple):
            shown[name] = words.say("printed-or", list=[names.phrase(one) for one in value])
        elif isinstance(value, bool) or value is None:
            shown[name] = {True: "yes", False: "no", None: "any"}[value]
        elif isinstance(value, int):
            shown[name] = value
            shown[f"{name}-shown"] = names.number(value)
        elif isinstance(value, str):
            shown[name] = names.phrase(value) if value and field in _NAMED else value or "any"
    return shown


class Goals:
    """Goals in one language."""

    def __init__(self, words: Words, names: Names, effects: Effects) -> None:
        self.words = words
        self.names = names
        self.effects = effects

    def text(self, goal: Goal, abilities: Iterable[Ability]) -> str:
        """A goal; `abilities` stand on the same side."""
        if isinstance(goal, Count):
            said = self._said(goal.trigger, times=goal.times)
            if goal.condition is None:
                return said
            condition = self.effects.clauses.condition(goal.condition)
            return self.words.say("goal-while", goal=said, condition=condition)
        if isinstance(goal, Reach):
            return self._said(goal.condition)
        assert isinstance(goal, ByAbility)
        return self._by_ability(next(one for one in abilities if one.clause == goal.clause))

    def _said(self, thing: msgspec.Struct, **given: int) -> str:
        shown = arguments(self.words, self.names, thing) | given
        return self.words.say(f"goal-{message(thing)}", **shown)

    def _by_ability(self, ability: Ability) -> str:
        steps = reduce(self._then, self._steps(ability.effect))
        if ability.whenever is not None:
            trigger = ability.whenever.trigger
            shown = arguments(self.words, self.names, trigger)
            said = self.words.say(f"trigger-{message(trigger)}", **shown)
            return self.words.say("goal-by-whenever", trigger=said, text=steps)
        if ability.condition is None:
            return self.words.say(f"goal-by-{ability.clause}", text=steps)
        condition = self.effects.clauses.condition(ability.condition)
        return self.words.say(f"goal-by-{ability.clause}-if", text=steps, condition=condition)

    def _then(self, one: str, other: str) -> str:
        return self.words.say("goal-then", one=one, other=other)

    def _steps(self, effect: Effect) -> list[str]:
        """What has to be done until the goal is completed."""
        match effect:
            case Seq():
                return [step for one in effect.effects for step in self._steps(one)]
            case May():
                return self._steps(effect.effect)
            case To():
                return [self.effects.clause(effect.cost, INFINITIVE)]
            case Duel():
                return [self.words.say("goal-duel", combat=effect.combat or "any")]
        return [self.effects.clause(effect, INFINITIVE)]
