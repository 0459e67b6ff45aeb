"""What is said in one clause: the message of an effect or a condition, and what it shows."""

from __future__ import annotations

import re
from functools import reduce
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.abilities.vocabulary.cards import Discard
from dejarik.games.outer_rim.abilities.vocabulary.conditions import AllOf, HasAsset, Not
from dejarik.games.outer_rim.abilities.vocabulary.contacts import LookAtContact
from dejarik.games.outer_rim.abilities.vocabulary.damage import ALL, Harm, Heal
from dejarik.games.outer_rim.abilities.vocabulary.market import FREE, BuyFrom
from dejarik.games.outer_rim.abilities.vocabulary.players import ChoosePlayer, FamePerRival, Gamble
from dejarik.games.outer_rim.abilities.vocabulary.references import BOTH, THAT_PLAYER
from dejarik.games.outer_rim.abilities.vocabulary.resources import (
    ChosenReputation,
    LoseCredits,
    Reputation,
    ReputationBecomes,
)
from dejarik.games.outer_rim.rules import gambling
from dejarik.games.outer_rim.text.names import Names
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Condition, Effect

_NUMBERS = ("amount", "spaces", "number", "credits", "stake", "discount", "damage")
Said = tuple[str, dict[str, Any]]


def message(thing: object) -> str:
    """`LoseCredits` is said by `lose-credits`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(thing).__name__).lower()


class Clauses:
    """Effects and conditions of one clause in one language."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    # ---- Effects ----------------------------------------------------------------------------------------

    def of(self, effect: Effect, other: Effect | None = None) -> Said:
        """The message of an effect, or of two that are said in one, and what it shows."""
        if other is not None:
            return self._pair(effect, other)
        shown = self._number(effect) | self._kind(effect) | self._listed(effect)
        if hasattr(effect, "faction"):
            shown |= {"with": self.names.standing(effect.faction), "faction": effect.faction}
        return self._word(effect), shown

    def _pair(self, effect: Effect, other: Effect) -> Said:
        if isinstance(effect, Heal) and isinstance(other, Heal):
            by_ship = {one.ship: "all" if one.amount == ALL else one.amount for one in (effect, other)}
            return "effect-heal-both", {"character": by_ship[False], "ship": by_ship[True]}
        if isinstance(effect, Reputation) and isinstance(other, ChosenReputation):
            return "effect-reputation-and-chosen", self.of(effect)[1]
        return "effect-look-at-two", {}

    def _word(self, effect: Effect) -> str:
        word = f"effect-{message(effect)}"
        if isinstance(effect, Heal) and effect.amount == ALL:
            word += "-all"
        elif isinstance(effect, BuyFrom) and effect.discount == FREE:
            word = "effect-buy-free"
        elif isinstance(effect, LookAtContact) and effect.anywhere:
            word += "-anywhere"
        if isinstance(effect, Harm | Heal) and effect.ship:
            word += "-ship"
        who = {THAT_PLAYER: "-that", BOTH: "-both"}.get(getattr(effect, "who", ""), "")
        return word + who if self.words.has(word + who) else word

    def _number(self, effect: Effect) -> dict[str, Any]:
        """How many, as a text as well, and whether it is more or less of something."""
        for field in _NUMBERS:
            if hasattr(effect, field):
                number = getattr(effect, field)
                way = "less" if number < 0 or isinstance(effect, LoseCredits) else "more"
                return {"count": abs(number), "amount": self.names.number(abs(number)), "way": way}
        return {}

    def _kind(self, effect: Effect) -> dict[str, Any]:
        match effect:
            case Discard():
                return {"type": effect.types[0] if len(effect.types) == 1 else "several"}
            case ChoosePlayer():
                return {"fame": effect.fame or "any", "notorious": effect.notorious}
            case FamePerRival():
                return {"fame": effect.fame, "more": effect.against_more_famous}
            case Gamble():
                house = self.names.number(effect.house)
                return {"house": house, "dice": gambling.DICE, "least": gambling.LEAST_ALONE}
            case ReputationBecomes():
                return {"level": effect.level}
        return {}

    def _listed(self, effect: Effect) -> dict[str, Any]:
        if isinstance(effect, BuyFrom):
            return {"list": [self.words.say(f"deck-{deck}") for deck in effect.decks]}
        for field in ("types", "planets"):
            listed = getattr(effect, field, None)
            if isinstance(listed, tuple):
                return {"list": [self.names.phrase(one) for one in listed]}
        return {}

    # ---- Conditions -------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        if isinstance(condition, AllOf):
            return reduce(self._and, (self.condition(one) for one in condition.of))
        word = message(condition)
        if isinstance(condition, Not):  # said in one sentence: "you are not a droid"
            condition = condition.of
            word += f"-{message(condition)}"
        shown: dict[str, Any] = {name: getattr(condition, name, 1) for name in ("count", "level")}
        if isinstance(condition, HasAsset):
            helper = condition.one_less_with
            shown |= {"type": condition.type, "enough": condition.count - 1}
            shown["one-less-with"] = self.names.known(helper) if helper else "any"
        if hasattr(condition, "faction"):
            shown |= {"faction": condition.faction, "with": self.names.standing(condition.faction)}
        if hasattr(condition, "skill"):
            shown["skill"] = self.names.phrase(condition.skill)
        return self.words.say(f"condition-{word}", **shown)

    def _and(self, one: str, other: str) -> str:
        return self.words.say("condition-and", one=one, other=other)
