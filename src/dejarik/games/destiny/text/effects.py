"""Effects as sentences.

Everything is found by name: a new word of the vocabulary needs a message, nothing here. Only what shapes
the course of a text (one after the other, if, then, may, to, choose one) is known to this module, each
shape in a function of its own.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from dejarik.games.destiny.abilities.ability import Effect
from dejarik.games.destiny.abilities.vocabulary.amounts import CountOf
from dejarik.games.destiny.abilities.vocabulary.cards import Draw
from dejarik.games.destiny.abilities.vocabulary.choosing import Choose
from dejarik.games.destiny.abilities.vocabulary.conditions import Always, Compare
from dejarik.games.destiny.abilities.vocabulary.damage import DealIndirect
from dejarik.games.destiny.abilities.vocabulary.dice import ForEachSelected
from dejarik.games.destiny.abilities.vocabulary.filters import Same
from dejarik.games.destiny.abilities.vocabulary.flow import (
    AnyOpponent,
    If,
    Instead,
    Later,
    May,
    Modal,
    OncePerGame,
    OrElse,
    Seq,
    Then,
    To,
    UpToTimes,
    UseOnlyIf,
    seq,
)
from dejarik.games.destiny.abilities.vocabulary.in_play import Become, Exhaust
from dejarik.games.destiny.abilities.vocabulary.logic import AllHold
from dejarik.games.destiny.abilities.vocabulary.players import (
    AnyMay,
    ForEach,
    ForEachCard,
    Repeatable,
    ShareChoices,
    They,
    TheyChoose,
    Unless,
)
from dejarik.games.destiny.abilities.vocabulary.playing import OnceInPlay, OneMoreAction, Play
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    AnOpponent,
    That,
    ThatPlayer,
    You,
)
from dejarik.games.destiny.abilities.vocabulary.resources import Gain, Lose
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.text import clauses, phrases
from dejarik.games.destiny.text.messages import message_of
from dejarik.games.destiny.text.saying import Saying
from dejarik.kernel.data import is_data, replace
from dejarik.words import Text
from dejarik.words.mentions import MENTIONED
from dejarik.words.phrase import COMMA
from dejarik.words.sentences import bullets, closed, conditional, joined, led
from dejarik.words.vocabulary import fields, kebab

ORDER, INFINITIVE, THIRD = "", "inf", "third"  # remove …, (you may) remove …, (an opponent) removes …


def text(s: Saying, effect: Effect, lead: Text | None = None, mood: str = ORDER) -> str:
    """An effect as finished sentences, with a clause before it if there is one."""
    return closed(s.words, led(s.words, lead, sentences(s, effect, mood)))


def instead(s: Saying, effect: Effect, would: Text) -> str:
    """What happens instead of something: two conditions for it are one, not "if …, if …"."""
    if isinstance(effect, May) and isinstance(effect.effect, If):
        effect = If(effect.effect.condition, May(effect.effect.then), effect.effect.otherwise)
    if not isinstance(effect, If) or effect.otherwise is not None:
        return text(s, effect, would)
    held = clauses.condition(s, effect.condition)
    both = s.words.text("lead-and", clause=Text(would.raw.rstrip(COMMA)), condition=held)
    return text(s, effect.then, both)


def choice(s: Saying, effect: Effect) -> str:
    """One of several effects to choose from, as whole sentences."""
    # Another player "must choose one: to …".
    return text(s.apart(), effect, mood=INFINITIVE if s.they else ORDER)


def sentences(s: Saying, effect: Effect, mood: str = ORDER) -> list[Text]:
    """An effect as sentences that are not yet closed; others may put a clause before the first."""
    return _shaped(effect, s, mood)


@singledispatch
def _shaped(effect: Effect, s: Saying, mood: str) -> list[Text]:
    """A word of the vocabulary: one sentence, with what its optional fields add."""
    name = message_of("effect", effect)
    args = clauses.arguments(s, effect)
    said = [_ridden(s, _said(s, name, mood, args), name, effect, args)]
    _remember(s, effect, name)
    return said


# ---- One after the other ----------------------------------------------------------------------------


@_shaped.register
def _seq(effect: Seq, s: Saying, mood: str) -> list[Text]:
    if all(isinstance(one, Exhaust) for one in effect.effects):
        # Exhaust this support and one of your characters.
        what = [clauses.arguments(s, one)["what"] for one in effect.effects]
        return [_said(s, "effect-exhaust", mood, {"what": s.words.phrase("phrase-and", what=what)})]
    effects = [part for part in effect.effects if not _is_known(s, part)]
    # What comes only if something holds, or if one likes, is a sentence of its own, and so is what one
    # cannot do, and all that follows it.
    own = next(
        (n for n, part in enumerate(effects) if n and isinstance(part, If | May | OneMoreAction)), None
    )
    parts = [sentences(s, part, mood) for part in effects[:own]]
    rest = [said for part in effects[own:] for said in sentences(s, part)] if own else []
    if mood != ORDER and all(len(part) == 1 for part in parts):
        return [joined(s.words, [said for part in parts for said in part]), *rest]
    return [*(said for part in parts for said in part), *rest]


@_shaped.register
def _then(effect: Then, s: Saying, mood: str) -> list[Text]:
    s.aimed = _speaks_of(effect.then, "damaged")
    before = sentences(s, effect.first, mood)
    s.aimed = False
    first, *rest = sentences(s, effect.then)
    linked = "effect-then.if" if _begins_with_a_clause(effect.then) else "effect-then"
    return [*before, s.words.text(linked, effect=first), *rest]


@_shaped.register
def _become(effect: Become, s: Saying, mood: str) -> list[Text]:
    said = [_said(s, "effect-become", mood, clauses.arguments(s, effect))]
    s.this = s.words.phrase("phrase-this", what=s.words.phrase(f"type-{effect.kind}"))
    return said


@_shaped.register
def _once_in_play(effect: OnceInPlay, s: Saying, mood: str) -> list[Text]:
    return sentences(s, effect.effect, mood)  # that the card has to be in play first goes without saying


@_shaped.register
def _later(effect: Later, s: Saying, mood: str) -> list[Text]:
    first, *rest = sentences(s, effect.effect, mood)
    when = s.words.text(f"later-{kebab(effect.after.__name__)}")
    if isinstance(effect.effect, May):
        return led(s.words, when, [first, *rest])
    return [s.words.text("effect-later", when=when, effect=first), *rest]


@_shaped.register
def _instead(effect: Instead, s: Saying, mood: str) -> list[Text]:
    first, *rest = sentences(s, effect.effect, mood)
    return [s.words.text("effect-instead", effect=first), *rest]


# ---- Only if ------------------------------------------------------------------------------------------


@_shaped.register
def _if(effect: If, s: Saying, mood: str) -> list[Text]:
    words = s.words
    inner = effect.then
    if effect.otherwise is None and isinstance(inner, If) and inner.otherwise is None:
        return sentences(s, If(AllHold((effect.condition, inner.condition)), inner.then), mood)
    if _is_payable(effect):
        return sentences(s, inner, mood)  # that there is enough to pay with need not be said
    held, named = clauses.condition(s, effect.condition), s.opponent_named
    done = sentences(s, effect.then, mood)
    if isinstance(effect.then, Seq) and _plain(effect.then):
        done = [joined(words, done)]  # a sentence of its own would not depend on the condition
    if effect.otherwise is None:
        return conditional(words, held, done, ())
    s.opponent_named = named  # who is named in the one case is not in the other
    linked = "otherwise-if" if isinstance(effect.otherwise, If) else "otherwise"
    many = {name: s.bound[name] for name in s.several}
    other = sentences(s, effect.otherwise, mood)
    s.bound |= many  # what was several in the one case may be one in the other
    s.several |= many.keys()
    if isinstance(effect.otherwise, Then) and len(other) == 2:
        other = [words.text("list-more", first=other[0], last=other[1])]  # what comes then is no third case
    return conditional(words, held, done, other, linked)


@_shaped.register
def _or_else(effect: OrElse, s: Saying, mood: str) -> list[Text]:
    words = s.words
    if mood != ORDER:
        said = [joined(words, sentences(s, one, mood)) for one in (effect.first, effect.otherwise)]
        return [words.text("effect-or-else", first=said[0], otherwise=said[1])]
    before = sentences(s, effect.first, mood)
    first, *rest = sentences(s, effect.otherwise, mood)
    return [*before, words.text("effect-or-else.otherwise", otherwise=first), *rest]


@_shaped.register
def _once_per_game(effect: OncePerGame, s: Saying, mood: str) -> list[Text]:
    return [*sentences(s, effect.effect, mood), s.words.text("effect-once-per-game")]


@_shaped.register
def _any_opponent(effect: AnyOpponent, s: Saying, mood: str) -> list[Text]:
    s.opponent_named = False
    return sentences(s, effect.effect, mood)


@_shaped.register
def _use_only_if(effect: UseOnlyIf, s: Saying, mood: str) -> list[Text]:
    said = sentences(s, effect.effect, mood)
    held = clauses.condition(s, effect.condition)
    return [*said, s.words.text("effect-use-only-if", condition=held)]


# ---- If one likes -------------------------------------------------------------------------------------


@_shaped.register
def _may(effect: May, s: Saying, mood: str) -> list[Text]:
    words, inner = s.words, effect.effect
    if isinstance(inner, If) and inner.otherwise is None:
        return sentences(s, If(inner.condition, May(inner.then)), mood)
    if mood != ORDER:
        return sentences(s, inner, mood)
    if isinstance(inner, Then) and not _begins_with_a_clause(inner.then):
        # "Then" alone would leave open what happens to those who do not want to.
        before = sentences(s, May(inner.first))
        first, *rest = sentences(s, inner.then)
        return [*before, words.text("effect-then.if-done", effect=first), *rest]
    first, *rest = sentences(s, inner, INFINITIVE)
    return [words.text("effect-may", effect=first), *rest]


@_shaped.register
def _to(effect: To, s: Saying, mood: str) -> list[Text]:
    words, inner = s.words, effect.effect
    cost = joined(words, sentences(s, effect.cost, mood))
    if isinstance(inner, If) and inner.otherwise is None:
        # "Exhaust this support to gain 1 resource if …": a condition cannot stand after "to".
        held = clauses.condition(s, inner.condition)
        first, *rest = sentences(s, inner.then, INFINITIVE)
        return [words.text("effect-to.if", cost=cost, effect=first, condition=held), *rest]
    if isinstance(inner, If | ForEach):
        # Two cases are sentences of their own, and so is what is done for each player.
        first, *rest = sentences(s, inner)
        linked = "effect-then.if" if isinstance(inner, If) else "effect-then"
        return [cost, words.text(linked, effect=first), *rest]
    first, *rest = sentences(s, inner, INFINITIVE)
    return [words.text("effect-to", cost=cost, effect=first), *rest]


@_shaped.register
def _up_to_times(effect: UpToTimes, s: Saying, mood: str) -> list[Text]:
    first, *rest = sentences(s, effect.effect, INFINITIVE)
    return [s.words.text("effect-up-to-times", effect=first, times=effect.times), *rest]


@_shaped.register
def _modal(effect: Modal, s: Saying, mood: str) -> list[Text]:
    return [_said(s, "effect-modal", mood, {"choices": _choices(s, effect.choices)})]


# ---- Others -------------------------------------------------------------------------------------------


@_shaped.register
def _they(effect: They, s: Saying, mood: str) -> list[Text]:
    whom = phrases.who(s, effect.who)
    s.they = True
    first, *rest = sentences(s, effect.effect, INFINITIVE)
    s.they = False
    if isinstance(effect.effect, May):
        return [s.words.text("effect-they.may", who=whom, effect=first), *rest]
    return [_said(s, "effect-they", mood, {"who": whom, "effect": first}), *rest]


@_shaped.register
def _for_each(effect: ForEach, s: Saying, mood: str) -> list[Text]:
    inner = effect.effect
    if isinstance(inner, They) and isinstance(inner.who, ThatPlayer):
        return sentences(s, They(effect.who, inner.effect), mood)
    first, *others = inner.effects if isinstance(inner, Seq) else (inner,)
    if isinstance(first, DealIndirect) and isinstance(first.to, ThatPlayer):
        return sentences(s, seq(replace(first, to=effect.who), *others), mood)
    whom = phrases.who(s, effect.who)
    told, *rest = sentences(s, inner)
    return [s.words.text("effect-for-each", who=whom, effect=told), *rest]


@_shaped.register
def _for_each_selected(effect: ForEachSelected, s: Saying, mood: str) -> list[Text]:
    all_of_them = phrases.selected(s, replace(effect.each, every=True))
    s.remember("one", phrases.called(s, effect.each))
    told, *rest = sentences(s, effect.effect)
    return [s.words.text("effect-for-each", who=all_of_them, effect=told), *rest]


@_shaped.register
def _any_may(effect: AnyMay, s: Saying, mood: str) -> list[Text]:
    words = s.words
    whom = phrases.who(s, effect.who)
    paid = effect.pays
    if isinstance(paid, They):  # those who may, on their own behalf
        s.they, paid = True, paid.effect
    pays = joined(words, sentences(s, paid, INFINITIVE))
    s.they = False
    first, *rest = sentences(s, effect.does)
    then = "effect-any-may.then-one" if isinstance(effect.who, AnOpponent) else "effect-any-may.then"
    said = [words.text("effect-any-may", who=whom, pays=pays), words.text(then, effect=first), *rest]
    if effect.otherwise is not None:
        first, *rest = sentences(s, effect.otherwise)
        said += [words.text("effect-if.otherwise", effect=first), *rest]
    return said


@_shaped.register
def _they_choose(effect: TheyChoose, s: Saying, mood: str) -> list[Text]:
    whom = phrases.who(s, AN_OPPONENT)
    args = {"who": whom, "number": effect.number, "choices": _choices(s, effect.choices)}
    return [_said(s, "effect-they-choose", mood, args)]


@_shaped.register
def _share_choices(effect: ShareChoices, s: Saying, mood: str) -> list[Text]:
    args = {"theirs": effect.theirs, "yours": effect.yours, "choices": _choices(s, effect.choices)}
    return [_said(s, "effect-share-choices", mood, args)]


@_shaped.register
def _for_each_card(effect: ForEachCard, s: Saying, mood: str) -> list[Text]:
    s.remember("one", s.words.phrase("noun-card"))
    first, *rest = sentences(s, effect.effect)
    return [s.words.text("effect-for-each-card", effect=first), *rest]


@_shaped.register
def _repeatable(effect: Repeatable, s: Saying, mood: str) -> list[Text]:
    said = sentences(s, effect.effect, mood)
    whom = phrases.who(s, AN_OPPONENT)
    s.they = True
    cost = joined(s.words, sentences(s, effect.cost, INFINITIVE))
    s.they = False
    return [*said, s.words.text("effect-repeatable", who=whom, cost=cost)]


@_shaped.register
def _unless(effect: Unless, s: Saying, mood: str) -> list[Text]:
    words = s.words
    also = effect.does if isinstance(effect.does, Unless) and effect.does.who == effect.who else None
    does, *rest = sentences(s, effect.does if also is None else also.does, mood)
    if isinstance(effect.who, You):
        pays = joined(words, sentences(s, effect.pays, INFINITIVE))
        return [words.text("effect-unless.you", does=does, pays=pays), *rest]
    whom = phrases.who(s, effect.who)
    own = effect.pays if isinstance(effect.pays, They) else None  # paid out of their own hand or pocket
    s.they = own is not None
    pays = joined(words, sentences(s, effect.pays if own is None else own.effect, THIRD))
    if also is not None and isinstance(also.pays, They):
        other = joined(words, sentences(s, also.pays.effect, THIRD))
        pays = words.text("effect-unless.or", first=pays, other=other)
    s.they = False
    return [words.text("effect-unless", does=does, who=whom, pays=pays), *rest]


# ---- Parts of sentences -------------------------------------------------------------------------------


def _choices(s: Saying, effects: tuple[Effect, ...]) -> str:
    return bullets(s.words, [choice(s, one) for one in effects])


def _said(s: Saying, name: str, mood: str, args: dict[str, Any]) -> Text:
    return s.words.mood(name, mood, **args) if mood else s.words.text(name, **args)


def _ridden(s: Saying, said: Text, name: str, effect: Effect, args: dict[str, Any]) -> Text:
    """The sentence with what optional fields add to it: each has an attribute of the effect's message."""
    riders: list[Text] = []
    # Against whom is said first; what is added alone, and only if something holds, is said last.
    last = "" if args.get("has-more") else "bonus-if"
    order = sorted(fields(effect).items(), key=lambda field: field[0] == last)
    for field, value in sorted(order, key=lambda field: field[0] not in ("against", "at")):
        rider = f"{name}.{field}-always" if isinstance(value, Always) else f"{name}.{field}"
        if value and s.words.has(rider):
            riders.append(s.words.text(rider, **args))
    if s.aimed and s.words.has(f"{name}.aimed"):
        riders.append(s.words.text(f"{name}.aimed"))
    for one in sorted(riders, key=lambda one: one.raw.startswith(",")):  # what a comma sets off comes last
        said = s.words.text("rider", text=said, rider=one)
    return said


def _is_known(s: Saying, effect: Effect) -> bool:
    """Whether there is nothing to choose from: what is "chosen" has a name already, and keeps it."""
    if not isinstance(effect, Choose) or len(effect.what.where) != 1:
        return False
    (only,) = effect.what.where
    if not isinstance(only, Same):
        return False
    s.bound[effect.as_] = phrases.reference(s, only.as_)
    return True


def _is_payable(effect: If) -> bool:
    """Whether a condition asks only for what the cost takes anyway: "if you have 2 …, remove 2 … to …"."""
    held, paid = effect.condition, effect.then
    if effect.otherwise is not None or not isinstance(held, Compare) or not isinstance(held.of, CountOf):
        return False
    what = getattr(paid.cost, "what", None) if isinstance(paid, To) else None
    return what == replace(held.of.of, least=held.number, most=held.number) and held.op == ">="


def _begins_with_a_clause(effect: Effect) -> bool:
    """Whether the first words of an effect are "if …", or "at the end of …, you may"."""
    first = effect.effects[0] if isinstance(effect, Seq) else effect
    return isinstance(first, If) or (isinstance(first, Later) and isinstance(first.effect, May))


def _plain(effect: Seq) -> bool:
    """Whether effects can stand side by side in one sentence."""
    shaping = (
        Seq,
        Then,
        If,
        OrElse,
        May,
        To,
        Modal,
        They,
        ForEach,
        AnyMay,
        ShareChoices,
        Later,
        OnceInPlay,
        Unless,
    )
    alone = any(isinstance(one, shaping) or _does_another(one) for one in effect.effects)
    return len(effect.effects) == 2 and not alone


def _does_another(effect: Effect) -> bool:
    """Whether somebody else is the subject, as in "an opponent loses 1 resource"."""
    return isinstance(effect, Lose | Gain | Draw) and not isinstance(effect.who, You)


def _speaks_of(node: object, name: str) -> bool:
    """Whether something in an effect refers back to what was bound under this name."""
    if isinstance(node, That):
        return node.name == name
    if isinstance(node, tuple):
        return any(_speaks_of(one, name) for one in node)
    return is_data(node) and any(_speaks_of(one, name) for one in fields(node).values())


def _remember(s: Saying, effect: Effect, name: str) -> None:
    """What was chosen can be referred to from now on."""
    bound = getattr(effect, "as_", "")
    if not bound:
        return
    chosen = next((value for value in fields(effect).values() if isinstance(value, Select)), None)
    noun = (
        phrases.called(s, chosen)
        if chosen is not None
        else s.words.phrase(phrases.BOUND_BY_THE_RULES.get(bound, "noun-card"))
    )
    adjective = s.words.say(f"{name}.that") if s.words.has(f"{name}.that") else MENTIONED
    many = clauses.several(chosen) if chosen is not None else getattr(effect, "amount", 1) != 1
    many = many or getattr(effect, "add", False)  # one more for each
    many = effect.most > 1 if isinstance(effect, Play) else many
    s.remember(bound, noun, adjective, many=many)
