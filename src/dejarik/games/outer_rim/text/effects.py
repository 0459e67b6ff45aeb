"""What cards say, rendered from what they do."""

from __future__ import annotations

import re
from functools import reduce
from typing import Any

from dejarik.games.outer_rim.abilities.ability import Condition, Effect
from dejarik.games.outer_rim.abilities.vocabulary.cards import Discard
from dejarik.games.outer_rim.abilities.vocabulary.conditions import AllOf, HasAsset, Not
from dejarik.games.outer_rim.abilities.vocabulary.contacts import LookAtContact
from dejarik.games.outer_rim.abilities.vocabulary.damage import ALL, Harm, Heal
from dejarik.games.outer_rim.abilities.vocabulary.flow import (
    ByReputation,
    Choose,
    Fight,
    If,
    May,
    Nothing,
    RollFor,
    Seq,
    Test,
    To,
)
from dejarik.games.outer_rim.abilities.vocabulary.market import FREE, BuyFrom
from dejarik.games.outer_rim.abilities.vocabulary.players import (
    ChoosePlayer,
    Contest,
    Duel,
    FamePerRival,
    Gamble,
)
from dejarik.games.outer_rim.abilities.vocabulary.references import BOTH, THAT_PLAYER
from dejarik.games.outer_rim.abilities.vocabulary.resources import ReputationBecomes
from dejarik.games.outer_rim.cards.facts import BOUNTY, Card, Patrol, Reward
from dejarik.games.outer_rim.cards.library import ABILITIES, CONTACTS
from dejarik.games.outer_rim.rules import gambling
from dejarik.games.outer_rim.text.names import Names, capital
from dejarik.games.outer_rim.text.stories import Stories
from dejarik.words import Words


def message(thing: object) -> str:
    """`LoseCredits` is said by `lose-credits`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(thing).__name__).lower()


class Effects:
    """Effects in one language."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names
        self.stories = Stories(words)

    def text(self, effect: Effect, *, led: bool = False) -> str:
        """An effect in whole sentences, one for each step; `led`: something stands before the first."""
        steps = effect.effects if isinstance(effect, Seq) else (effect,)
        first, *rest = [f"{self.say(step)}." for step in steps]
        return " ".join([first if led else capital(first), *map(capital, rest)])

    def say(self, effect: Effect) -> str:
        """An effect as a part of a sentence; what belongs to one branch has commas in between."""
        say = self.words.say
        if isinstance(effect, Seq):
            steps = [self.say(one) for one in effect.effects]
            return ("; " if any(";" in step for step in steps) else ", ").join(steps)
        if isinstance(effect, Choose):
            return say("effect-choose", list=self._either(effect.choices))
        if isinstance(effect, If):
            parts = {"condition": self.condition(effect.condition), "then": self.say(effect.then)}
            if isinstance(effect.otherwise, Nothing):
                return say("effect-if", **parts)
            return say("effect-if-else", **parts, otherwise=self.say(effect.otherwise))
        if isinstance(effect, May):
            return say("effect-may", then=self.say(effect.effect))
        if isinstance(effect, To):
            return say("effect-to", cost=self.say(effect.cost), then=self.say(effect.effect))
        if isinstance(effect, Test):
            return self._test(effect)
        branches = self._branches(effect)
        if branches is not None:
            return branches
        return self._simple(effect)

    def _either(self, choices: tuple[Effect, ...]) -> str:
        """One or the other; what has parts of its own stands in brackets."""
        said = [self.say(one) for one in choices]
        return self.words.say(
            "effect-or", list=[f"({one})" if re.search("[,;:] ", one) else one for one in said]
        )

    def _test(self, effect: Test) -> str:
        shown: dict[str, Any] = {"skill": self.names.known(effect.skill)}
        passed, failed = not isinstance(effect.passed, Nothing), not isinstance(effect.failed, Nothing)
        if passed:
            shown["passed"] = self.say(effect.passed)
        if failed:
            shown["failed"] = self.say(effect.failed)
        word = "-both" if passed and failed else "-passed" if passed else "-failed" if failed else ""
        return self.words.say(f"effect-test{word}", **shown)

    def _branches(self, effect: Effect) -> str | None:
        say = self.words.say
        if isinstance(effect, ByReputation):
            return say(
                "effect-by-reputation",
                faction=self.names.known(effect.faction),
                positive=self.say(effect.positive),
                neutral=self.say(effect.neutral),
                negative=self.say(effect.negative),
            )
        if isinstance(effect, Fight):
            parts = {"win": self.say(effect.win), "lose": self.say(effect.lose)}
            enemy = self.names.known(effect.enemy)
            word = "effect-fight-that" if effect.who == THAT_PLAYER else "effect-fight"
            return say(word, enemy=enemy, combat=effect.combat, value=effect.value, **parts)
        if isinstance(effect, Duel):
            return say("effect-duel", combat=effect.combat or "any", win=self.say(effect.win))
        if isinstance(effect, ChoosePlayer):
            notorious = "yes" if effect.notorious else "no"
            return say("effect-choose-player", fame=effect.fame or "any", notorious=notorious)
        if isinstance(effect, Contest):
            skills = ", ".join(self.names.known(skill) for skill in effect.skills)
            return say("effect-contest", list=skills, win=self.say(effect.win), lose=self.say(effect.lose))
        if isinstance(effect, RollFor):
            results = {name: self.say(getattr(effect, name)) for name in ("hit", "crit", "focus", "blank")}
            return say("effect-roll-for", **results)
        return None

    def _simple(self, effect: Effect) -> str:
        word = f"effect-{message(effect)}"
        shown: dict[str, Any] = {}
        if isinstance(effect, Heal) and effect.amount == ALL:
            word += "-all"
        elif isinstance(effect, BuyFrom) and effect.discount == FREE:
            word = "effect-buy-free"
        elif isinstance(effect, LookAtContact) and effect.anywhere:
            word += "-anywhere"
        if isinstance(effect, Harm | Heal) and effect.ship:
            word += "-ship"
        who = {THAT_PLAYER: "-that", BOTH: "-both"}.get(getattr(effect, "who", ""), "")
        if self.words.has(word + who):
            word += who
        for field in ("amount", "spaces", "number", "credits", "stake", "discount", "damage"):
            if hasattr(effect, field):
                number = getattr(effect, field)
                signed = "reputation" in word or "fame" in word
                shown["count"] = number
                shown["amount"] = self.names.number(number, "+" if signed else "")
        if isinstance(effect, Discard):
            shown["type"] = effect.types[0] if len(effect.types) == 1 else "several"
        if isinstance(effect, FamePerRival):
            shown["amount"] = self.names.number(effect.credits)
            shown |= {"fame": effect.fame, "more": effect.against_more_famous}
        if isinstance(effect, Gamble):
            shown["house"] = self.names.number(effect.house)
            shown |= {"dice": gambling.DICE, "least": gambling.LEAST_ALONE}
        if isinstance(effect, ReputationBecomes):
            shown["level"] = effect.level
        if hasattr(effect, "faction"):
            shown["faction"] = self.names.known(effect.faction)
        for field in ("types", "decks", "planets"):
            listed = getattr(effect, field, None)
            if isinstance(listed, tuple):
                shown["list"] = ", ".join(self.names.known(one) for one in listed)
        return self.words.say(word, **shown)

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
        for field in ("faction", "skill"):
            if hasattr(condition, field):
                shown[field] = self.names.known(getattr(condition, field))
        return self.words.say(f"condition-{word}", **shown)

    def _and(self, one: str, other: str) -> str:
        return self.words.say("condition-and", one=one, other=other)

    def reward(self, reward: Reward) -> str:
        parts = []
        if reward.credits:
            parts.append(self.words.say("effect-credits", amount=self.names.number(reward.credits)))
        if reward.fame:
            parts.append(self.words.say("effect-fame", amount=self.names.number(reward.fame, "+")))
        for faction, amount in reward.reputation:
            name = self.names.known(faction)
            parts.append(
                self.words.say("effect-reputation", faction=name, amount=self.names.number(amount, "+"))
            )
        return "; ".join(parts)

    def section(self, where: str) -> str:
        """The heading of a section."""
        word = f"section-{where}"
        return self.words.say(word) if self.words.has(word) else self.names.space(where)

    def card(self, facts: Card) -> list[str]:
        """The facts on a card, and its sections; what else it can do is for `Printed` to say."""
        say, lines = self.words.say, []
        if facts.price is not None:
            lines.append(say("face-price", price=self.names.number(facts.price)))
        if facts.destination:
            lines.append(say("face-destination", place=self.names.known(facts.destination)))
        if facts.type == BOUNTY:
            # rule: outer_rim.bounty.class-shown
            target, known = CONTACTS[facts.contact], self.names.known
            lines.append(say("face-target", name=known(target.code), **{"class": known(target.cls)}))
            lines.append(say(f"face-combat-{facts.combat}", value=facts.value))
        if facts.skills:
            lines.append(say("face-skills", list=", ".join(map(self.names.known, facts.skills))))
        for kind, reward in (("", facts.reward), ("eliminate", facts.eliminate), ("capture", facts.capture)):
            text = self.reward(reward)
            if text:
                lines.append(say(f"face-{kind or 'reward'}", text=text))
        for where, ref in facts.sections.items():
            story = self.stories.section(facts.code, where)
            lines += [f"{self.section(where)}. {story}", self.text(ABILITIES[ref].effect)]
        return lines

    def origin(self, facts: Card | Patrol) -> list[str]:
        """What on a card is our own content and not that of the box."""
        if getattr(facts, "original", False):
            return [self.words.say("face-original")]
        parts = [self.words.say(f"ours-{part}") for part in facts.ours]
        return [self.words.say("face-ours", list=parts)] if parts else []
