"""What stands on characters, ships and cards besides effects: what adds to values, what may be done to dice,
what else they change, and goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.abilities.vocabulary.dice import (
    ANY,
    COMBAT,
    EVERY_ROLL,
    DiceAbility,
    MayCancel,
    MayGainSkill,
    MayReroll,
    MayRerollTheirs,
    MayTurn,
    MayWeaken,
    MayWeakenAtStart,
)
from dejarik.games.outer_rim.abilities.vocabulary.goals import ByAbility, Goal
from dejarik.games.outer_rim.cards.library import CHARACTERS, SHIPS
from dejarik.games.outer_rim.text.clauses import message
from dejarik.games.outer_rim.text.effects import Effects
from dejarik.games.outer_rim.text.goals import Goals, arguments
from dejarik.games.outer_rim.text.names import Names, capital
from dejarik.words import Words
from dejarik.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.abilities.vocabulary.constants import Bonus, Constant, FameBonus
    from dejarik.games.outer_rim.abilities.vocabulary.triggers import Trigger, Whenever
    from dejarik.games.outer_rim.cards.facts import Card, Character, Sheet, Ship

HEADED = ("planning", "action", "encounter")


class Printed:
    """Faces in one language."""

    def __init__(self, words: Words, names: Names, effects: Effects) -> None:
        self.words = words
        self.names = names
        self.effects = effects
        self.goals = Goals(words, names, effects)

    def goal(self, code: str) -> str:
        """The goal of a character or a ship; nothing for a ship without one."""
        if code in CHARACTERS:
            character = CHARACTERS[code]
            return self.goals.text(character.goal, character.both + character.front)
        ship = SHIPS[code]
        return self.goals.text(ship.goal, ship.front.abilities) if ship.goal is not None else ""

    def ship(self, ship: Ship, flipped: bool) -> str:
        """A ship whose goal is completed is known by another name."""
        return self.names.known(ship.back.code if flipped and ship.back is not None else ship.code)

    def character(self, character: Character, flipped: bool) -> list[str]:
        """The abilities of a character before the flip, or those that come with it."""
        if flipped:
            return [*self._headed(character.back), *self._constant((), (), character.back_constants)]
        until = [self.words.say("printed-until-goal", text=line) for line in self._headed(character.front)]
        constant = self._constant(character.bonuses, character.dice, character.constants)
        return [*self._headed(character.both), *until, *constant]

    def sheet(self, sheet: Sheet, goal: Goal | None = None) -> list[str]:
        """The abilities on one side of a ship sheet, but for the one that its goal tells of."""
        told = goal.clause if isinstance(goal, ByAbility) else ""
        abilities = [one for one in sheet.abilities if one.clause != told]
        return [*self._headed(abilities), *self._constant(sheet.bonuses, sheet.dice, sheet.constants)]

    def card(self, card: Card) -> list[str]:
        """The abilities on a card, without the sections of encounters."""
        secret = bool(card.secrets)
        lines = self._headed(card.abilities)
        lines += self._constant(card.bonuses, card.dice, card.constants, secret=secret)
        if card.fame is not None:
            lines.append(self._said("printed", card.fame))
        return [self.words.say("printed-secret", text=line) for line in lines] if secret else lines

    def _headed(self, abilities: Iterable[Ability]) -> list[str]:
        lines = []
        for ability in abilities:
            if ability.whenever is not None:
                lines.append(self._triggered(ability, ability.whenever))
                continue
            clause = ability.clause.removeprefix("secret-")
            if clause in HEADED:
                text = self.effects.line(ability.effect, ability.condition)
                lines.append(self.words.say(f"printed-{clause}", text=text))
            elif clause != "section":
                lines.append(self.effects.text(ability.effect, ability.condition))
        return lines

    def _constant(
        self,
        bonuses: Iterable[Bonus],
        dice: Iterable[DiceAbility],
        constants: Iterable[Constant],
        secret: bool = False,
    ) -> list[str]:
        """A secret is played once anyway: it says nothing about turns."""
        lines = [self._bonus(bonus) for bonus in bonuses]
        for ability in dice:
            line = self._dice(ability)
            once = ability.limit == "turn" and not secret
            lines.append(capital(self.words.say("printed-once-per-turn", text=line) if once else line))
        return lines + [self._said("constant", constant) for constant in constants]

    def _triggered(self, ability: Ability, whenever: Whenever) -> str:
        trigger = self._said("trigger", whenever.trigger)
        text = self.effects.line(ability.effect)
        return self.words.say("printed-whenever", trigger=trigger, text=text)

    def _said(self, family: str, thing: FameBonus | Constant | Trigger) -> str:
        """Something by the message of its class, with everything that its definition fixes."""
        return self.words.say(f"{family}-{message(thing)}", **arguments(self.words, self.names, thing))

    def _bonus(self, bonus: Bonus) -> str:
        per = f"-per-{bonus.per}" if bonus.per else ""
        return self.words.say(f"printed-bonus-{bonus.value}{per}", amount=bonus.by)

    def _dice(self, ability: DiceAbility) -> str:
        when = f"printed-when-{_when(ability.what)}"
        at_start = isinstance(ability, MayWeakenAtStart)
        said = self.words.say(f"{when}.start" if at_start else when)
        if ability.skills:
            said = self.words.say("printed-with", when=said, skills=self._skills(ability.skills))
        shown: dict[str, Any] = {"when": said}
        if isinstance(ability, MayReroll):
            shown |= {"most": 0 if ability.most == ANY else ability.most, "only": self._result(ability.only)}
            if isinstance(ability, MayRerollTheirs):
                shown["more"] = self._skills(ability.more_with)
        elif isinstance(ability, MayTurn):
            shown |= {
                "from": [self.names.phrase(result) for result in ability.from_],
                "to": self.names.phrase(ability.to),
                "times": ability.times,
                "more": self._skills(ability.more_with),
                "crit": self._skills((ability.crit_with,)),
            }
        elif isinstance(ability, MayCancel):
            shown["crit"] = self._skills((ability.crit_with,))
        elif isinstance(ability, MayWeaken | MayWeakenAtStart):
            shown["by"] = ability.by
        elif isinstance(ability, MayGainSkill):
            shown |= {"times": ability.times, "leaves": ability.leaves}
        return self.words.say(f"printed-{message(ability)}", **shown)

    def _result(self, result: str) -> Phrase | str:
        return "any" if result == "any" else self.names.phrase(result)

    def _skills(self, skills: tuple[str, ...]) -> str:
        """Skills of which one is needed, as the having of them is said."""
        known = [self.names.phrase(skill) for skill in skills if skill]
        return self.words.say("printed-skills", list=known) if known else "none"


def _when(what: tuple[str, ...]) -> str:
    """Which rolls an ability is for, in one word."""
    if what == EVERY_ROLL:
        return "every"
    if what == COMBAT:
        return "combat"
    if what == (*COMBAT, "test"):
        return "combat-test"
    return what[0].removeprefix("combat-")
