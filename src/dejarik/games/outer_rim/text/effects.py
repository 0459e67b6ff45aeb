"""What cards say, rendered from what they do.

An effect is said in several moods, which the messages give: as a command ("gain 2,000 credits"), as `inf`
after "you may" and "to", as `also` after a clause about somebody else ("…, and you lose 1,000 credits"), and
as `gained` or `lost`, one of several things that share a verb ("gain 2,000 credits and 1 fame").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.abilities.vocabulary.cards import Complete, FailJob
from dejarik.games.outer_rim.abilities.vocabulary.contacts import LookAtContact, SwapWithHere
from dejarik.games.outer_rim.abilities.vocabulary.damage import Harm, Heal
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
from dejarik.games.outer_rim.abilities.vocabulary.market import BuyFrom
from dejarik.games.outer_rim.abilities.vocabulary.players import (
    Contest,
    Duel,
)
from dejarik.games.outer_rim.abilities.vocabulary.references import BOTH, THAT_PLAYER
from dejarik.games.outer_rim.abilities.vocabulary.resources import (
    ChosenReputation,
    PatrolReputation,
    Reputation,
)
from dejarik.games.outer_rim.cards.facts import BOUNTY, RESULTS, Card, Patrol, Reward
from dejarik.games.outer_rim.cards.library import ABILITIES, CONTACTS
from dejarik.games.outer_rim.text.clauses import Clauses, message
from dejarik.games.outer_rim.text.names import Names, capital
from dejarik.games.outer_rim.text.paragraphs import Layout, Paragraph
from dejarik.games.outer_rim.text.stories import Stories
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Condition, Effect

COMMAND, INFINITIVE, ALSO, GAINED, LOST = "", "inf", "also", "gained", "lost"  # moods
ALONE, UNDER, END = "alone", "under", "end"  # places: by itself, depending on something, as an outcome
_IN_PARTS = (Seq, Choose, If, May, To, Test, ByReputation, Fight, Duel, Contest, RollFor)
_SHARED = {GAINED: "effect-gain", LOST: "effect-lose"}  # the verb of several things
_REPUTATIONS = (Reputation, ChosenReputation, PatrolReputation)
_PERMISSIONS = (BuyFrom, SwapWithHere)  # say "you may" themselves


class Effects:
    """Effects in one language."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names
        self.clauses = Clauses(words, names)
        self.layout = Layout(words)
        self.stories = Stories(words)

    # ---- Whole texts ------------------------------------------------------------------------------------

    def text(self, effect: Effect, condition: Condition | None = None) -> str:
        """An effect in whole sentences, with line breaks between what belongs apart."""
        return self.layout.apart(self._if_so(effect, condition))

    def line(self, effect: Effect, condition: Condition | None = None) -> str:
        """An effect that follows something in the same line, so without a capital letter."""
        return self.layout.running([self.layout.folded(self._if_so(effect, condition))])

    def _if_so(self, effect: Effect, condition: Condition | None) -> list[Paragraph]:
        said = self.said(effect)
        if condition is None:
            return said
        return self._under("effect-if", said, condition=self.clauses.condition(condition))

    def outcome(self, effect: Effect) -> str:
        """What something brings, in one line of whole sentences."""
        return capital(self.layout.running(self.said(effect, place=END)))

    def phrase(self, effect: Effect) -> str:
        """An effect that follows something, without a full stop where it is no more than a clause."""
        whole = self.layout.folded(self.said(effect, place=UNDER))
        return self.layout.running([whole]) if whole.ends or whole.choices else whole.clause

    def clause(self, effect: Effect, mood: str = COMMAND) -> str:
        """What is done first, as a part of a sentence."""
        return self.said(effect, mood)[0].clause

    # ---- Effects in parts -------------------------------------------------------------------------------

    def said(self, effect: Effect, mood: str = COMMAND, place: str = ALONE) -> list[Paragraph]:
        """An effect paragraph by paragraph, the first in that mood."""
        match effect:
            case Seq():
                return self._steps(effect.effects, mood, place)
            case Choose():
                return [self._choose(effect, mood, place)]
            case If():
                return self._if(effect)
            case ByReputation():
                return self._by_reputation(effect)
            case May():
                return self._after("effect-may", self.said(effect.effect, INFINITIVE))
            case To():
                cost = self._cost(effect.cost, mood)
                return self._after("effect-to", self.said(effect.effect, INFINITIVE), cost=cost)
        return [self._ending(effect, mood)]

    def _after(self, word: str, paragraphs: list[Paragraph], **shown: Any) -> list[Paragraph]:
        """The first clause with something before it."""
        first, *rest = paragraphs
        clause = self.words.say(word, then=first.clause, **shown)
        return [Paragraph(clause, first.ends, first.choices), *rest]

    def _under(self, word: str, paragraphs: list[Paragraph], **shown: Any) -> list[Paragraph]:
        """Paragraphs of which all depend on what is said before the first."""
        return self._after(word, [self.layout.folded(paragraphs)], **shown)

    def _cost(self, cost: Effect, mood: str) -> str:
        if isinstance(cost, Harm) and mood == COMMAND:
            word, shown = self.clauses.of(cost)
            return self.words.say(f"{word}.cost", **shown)
        return self.clause(cost, mood)

    def _choose(self, effect: Choose, mood: str, place: str) -> Paragraph:
        """What can be chosen from is a list, but for what is simple and stands in the middle of a line."""
        choices = [(choice,) for choice in effect.choices]
        if place == END and all(self._shares(choice) == GAINED for choice in choices):
            return Paragraph(self._things("effect-gain-one", choices, GAINED, mood))
        if place == END and not any(isinstance(choice, _IN_PARTS) for choice in effect.choices):
            said = [self.clause(choice, mood) for choice in effect.choices]
            return Paragraph(self.words.say("effect-or", list=said))
        return Paragraph(
            self._mood("effect-choose", {}, mood),
            choices=tuple(self._item(choice) for choice in effect.choices),
        )

    def _item(self, effect: Effect) -> str:
        return self.layout.line(self.layout.folded(self.said(effect, place=UNDER)))

    def _if(self, effect: If) -> list[Paragraph]:
        condition = self.clauses.condition(effect.condition)
        then = self._under("effect-if", self.said(effect.then, place=UNDER), condition=condition)
        if _is_nothing(effect.otherwise):
            return then
        return [*then, *self._under("effect-otherwise", self.said(effect.otherwise, place=UNDER))]

    def _by_reputation(self, effect: ByReputation) -> list[Paragraph]:
        levels = {name: getattr(effect, name) for name in ("positive", "neutral", "negative")}
        found: list[Paragraph] = []
        for then, names in _alike(levels):
            said = [self.words.say(f"level-{name}") for name in names]
            shown = {"levels": said, "with": self.names.standing(effect.faction)}
            found += self._under("effect-by-reputation", self.said(then, place=UNDER), **shown)
        return found

    def _ending(self, effect: Effect, mood: str) -> Paragraph:
        """An effect with nothing before it and perhaps with several ends."""
        ends: list[tuple[str, Effect]] = []
        shown: dict[str, Any] = {}
        word = f"effect-{message(effect)}"
        match effect:
            case Test():
                shown = {"skill": self.names.phrase(effect.skill)}
                ends = [("effect-passed", effect.passed), ("effect-failed", effect.failed)]
            case Fight():
                shown = {"enemy": self.names.phrase(effect.enemy), "combat": effect.combat}
                shown["value"] = effect.value
                that = "-that" if effect.who == THAT_PLAYER else ""
                word += that
                ends = [(f"effect-won{that}", effect.win), (f"effect-lost{that}", effect.lose)]
            case Duel():
                shown = {"combat": effect.combat or "any"}
                ends = [("effect-won", effect.win)]
            case Contest():
                shown = {"list": [self.names.phrase(skill) for skill in effect.skills]}
                ends = [("effect-won", effect.win), ("effect-lost", effect.lose)]
            case RollFor():
                return Paragraph(self._mood(word, {}, mood), self._results(effect))
            case _:
                word, shown = self.clauses.of(effect)
        clause = self._mood(word, shown, mood)
        return Paragraph(
            clause, tuple(self._end(end, {}, then) for end, then in ends if not _is_nothing(then))
        )

    def _results(self, effect: RollFor) -> tuple[str, ...]:
        """What each result of a die brings; results that bring the same are named together."""
        results = {name: getattr(effect, name) for name in RESULTS}
        return tuple(
            self._end("effect-rolled", {"list": [self.names.known(name) for name in names]}, then)
            for then, names in _alike(results)
            if not _is_nothing(then)
        )

    def _end(self, word: str, shown: dict[str, Any], then: Effect) -> str:
        return self.words.say(word, text=self.layout.running(self.said(then, place=END)), **shown)

    def _mood(self, word: str, shown: dict[str, Any], mood: str) -> str:
        return str(self.words.mood(word, mood, **shown)) if mood else self.words.say(word, **shown)

    # ---- One step after the other -----------------------------------------------------------------------

    def _steps(self, effects: Sequence[Effect], mood: str, place: str) -> list[Paragraph]:
        """Steps of one clause each share a sentence as long as they can."""
        found: list[Paragraph] = []
        for apart, steps in groupby(effects, lambda step: isinstance(step, (*_IN_PARTS, *_PERMISSIONS))):
            if not apart:
                found += self._together(list(steps), COMMAND if found else mood)
                continue
            for step in steps:
                if found and place != ALONE and isinstance(step, (May, *_PERMISSIONS)) and not found[-1].ends:
                    found[-1] = self._permitted(found[-1].clause, step)
                else:
                    found += self.said(step, COMMAND if found else mood)
        return found

    def _permitted(self, said: str, step: Effect) -> Paragraph:
        """What one may do besides, in the same sentence: so it depends on the same thing."""
        if isinstance(step, May):
            first, *_ = self.said(step.effect, INFINITIVE)
            other = self._mood("effect-may", {"then": first.clause}, ALSO)
            return Paragraph(self._also(said, other), first.ends, first.choices)
        return Paragraph(self._also(said, self._one(step, ALSO)))

    def _together(self, steps: list[Effect], mood: str) -> list[Paragraph]:
        """Whatever has another subject than what stands before it follows as a clause of its own."""
        found: list[Paragraph] = []
        said = ""
        for of_you, group in groupby(steps, _is_of_you):
            run = list(group)
            if said and of_you and len(run) > 1:
                if self._is_one_verb(run):
                    said = self._also(said, self._all_of(run, ALSO))
                    continue
                found.append(Paragraph(said))
                said = ""
            if not said and of_you:
                said = self._all_of(run, COMMAND if found else mood)
                continue
            for step in run:
                said = self._also(said, self._one(step, ALSO)) if said else self._one(step, mood)
        return [*found, Paragraph(said)]

    def _also(self, one: str, other: str) -> str:
        return self.words.say("effect-also", one=one, other=other)

    def _all_of(self, run: list[Effect], mood: str) -> str:
        """What the player does, in one clause; after a part with an "and" of its own comes a "then"."""
        clauses: list[str] = []
        compound = False
        for shared, group in groupby(_pairs(run), self._shares):
            steps = list(group)
            if shared and len(steps) > 1:
                clauses.append(self._things(_SHARED[shared], sorted(steps, key=_is_reputation), shared, mood))
                compound = True
            else:
                clauses += [self._mood(*self.clauses.of(*step), mood) for step in steps]
                compound = compound or any(len(step) > 1 for step in steps)
        if compound:
            return reduce(lambda one, other: self.words.say("effect-then", one=one, other=other), clauses)
        return self.words.say("effect-and", list=clauses)

    def _shares(self, effects: tuple[Effect, ...]) -> str:
        """Whether the language has one verb for this and for whatever else is gained, or is lost."""
        if isinstance(effects[0], _IN_PARTS):
            return ""
        word, shown = self.clauses.of(*effects)
        way = LOST if shown.get("way") == "less" else GAINED
        return way if self.words.has(f"{word}.{way}") else ""

    def _is_one_verb(self, run: list[Effect]) -> bool:
        shared = {self._shares(step) for step in _pairs(run)}
        return len(shared) == 1 and "" not in shared

    def _things(self, word: str, steps: Iterable[tuple[Effect, ...]], shared: str, mood: str) -> str:
        things = [self._mood(*self.clauses.of(*step), shared) for step in steps]
        return self._mood(word, {"list": things}, mood)

    def _one(self, effect: Effect, mood: str) -> str:
        return self._mood(*self.clauses.of(effect), mood)

    # ---- Facts on a card --------------------------------------------------------------------------------

    def reward(self, reward: Reward) -> str:
        """What is gained and lost, in short."""
        say, number = self.words.say, self.names.number
        parts = []
        if reward.credits:
            parts.append(say("reward-credits", amount=number(reward.credits)))
        if reward.fame:
            parts.append(say("reward-fame", count=reward.fame))
        for faction, amount in reward.reputation:
            shown = {"with": self.names.standing(faction), "amount": number(amount, "+")}
            parts.append(say("reward-reputation", **shown))
        return ", ".join(parts)

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
            lines.append(say("face-destination", place=self.names.place(facts.destination)))
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
        return [self.words.say("face-ours", list=", ".join(parts))] if parts else []


def _is_nothing(effect: Effect) -> bool:
    return isinstance(effect, Nothing)


def _is_of_you(effect: Effect) -> bool:
    """Whether the player does it, and not somebody or something else."""
    others = getattr(effect, "who", "") in {THAT_PLAYER, BOTH}
    return not others and not isinstance(effect, Harm | Complete | FailJob)


def _alike(named: dict[str, Effect]) -> Iterable[tuple[Effect, list[str]]]:
    """Each effect once, with all that lead to it."""
    found: list[tuple[Effect, list[str]]] = []
    for name, effect in named.items():
        known = next((names for other, names in found if other == effect), None)
        if known is None:
            found.append((effect, [name]))
        else:
            known.append(name)
    return found


def _is_reputation(effects: tuple[Effect, ...]) -> bool:
    """Whom one stands well with is long to say, so it comes after what else is gained or lost."""
    return isinstance(effects[0], _REPUTATIONS)


def _pairs(run: list[Effect]) -> Iterable[tuple[Effect, ...]]:
    """Effects one by one, but for those that are shorter together."""
    rest = list(run)
    while rest:
        first = rest.pop(0)
        after = rest[0] if rest else None
        both_healed = isinstance(first, Heal) and isinstance(after, Heal) and first.ship != after.ship
        twice_looked = isinstance(first, LookAtContact) and first == after
        if after is not None and (both_healed or twice_looked or _are_alike_reputations(first, after)):
            yield first, rest.pop(0)
        else:
            yield (first,)


def _are_alike_reputations(first: Effect, after: Effect) -> bool:
    """Whether reputation with a certain faction and with a chosen one changes by the same."""
    if not isinstance(first, Reputation) or not isinstance(after, ChosenReputation):
        return False
    return first.amount == after.amount
