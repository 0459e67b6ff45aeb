"""Effects, conditions, amounts, triggers and constants as clauses and sentences.

Everything is found by name: a new word of the vocabulary needs a message, nothing here. Only what shapes
the course of a text (one after the other, if, then, may, to, choose one) is known to this module.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Effect
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.conditions import (
    Always,
    Compare,
    Each,
    Has,
    Is,
    More,
    Opponent,
)
from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.dice import NAMED, SHOWN, TurnTo
from dejarik.games.destiny.abilities.vocabulary.filters import OfType, Subtype
from dejarik.games.destiny.abilities.vocabulary.flow import (
    If,
    Instead,
    Later,
    May,
    Modal,
    OrElse,
    Seq,
    Then,
    To,
    UpToTimes,
    UseOnlyIf,
)
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf, Condition, Criterion, Filter, Not
from dejarik.games.destiny.abilities.vocabulary.players import (
    AnyMay,
    ForEach,
    ShareChoices,
    They,
    TheyChoose,
    Unless,
)
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    Host,
    Reference,
    That,
    ThatPlayer,
    Who,
    You,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_AN_OPPONENT, Trigger
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BLANK, DAMAGE, SYMBOLS
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import phrases, titles
from dejarik.games.destiny.text.filters import is_condition, symbols
from dejarik.games.destiny.text.messages import COMPARED, message_of
from dejarik.games.destiny.text.saying import Saying
from dejarik.words import Phrase, Text
from dejarik.words.mentions import MENTIONED
from dejarik.words.sentences import bullets, closed, conditional, joined, led
from dejarik.words.vocabulary import fields, kebab

LONG = 36  # characters: what follows such a phrase would be too far from its verb
ORDER, INFINITIVE, THIRD = "", "inf", "third"  # remove …, (you may) remove …, (an opponent) removes …


def sentences(s: Saying, effect: Effect, mood: str = ORDER) -> list[Text]:
    """An effect as sentences that are not yet closed; others may put a clause before the first."""
    words = s.words
    match effect:
        case Seq():
            # What comes only if something holds is a sentence of its own, and so is all that follows it.
            own = next((n for n, part in enumerate(effect.effects) if n and isinstance(part, If)), None)
            parts = [sentences(s, part, mood) for part in effect.effects[:own]]
            rest = [said for part in effect.effects[own:] for said in sentences(s, part)] if own else []
            if mood != ORDER and all(len(part) == 1 for part in parts):
                return [joined(words, [said for part in parts for said in part]), *rest]
            return [*(said for part in parts for said in part), *rest]
        case Then():
            s.aimed = _speaks_of(effect.then, "damaged")
            before = sentences(s, effect.first, mood)
            s.aimed = False
            first, *rest = sentences(s, effect.then)
            linked = "effect-then.if" if _begins_with_a_clause(effect.then) else "effect-then"
            return [*before, words.text(linked, effect=first), *rest]
        case If(then=If(otherwise=None) as inner, otherwise=None):
            return sentences(s, If(AllOf((effect.condition, inner.condition)), inner.then), mood)
        case If():
            held, named = condition(s, effect.condition), s.opponent_named
            done = sentences(s, effect.then, mood)
            if isinstance(effect.then, Seq) and effect.otherwise is None and _plain(effect.then):
                done = [joined(words, done)]  # a sentence of its own would not depend on the condition
            said = [held, *done]
            if effect.otherwise is None:
                return conditional(words, said[0], said[1:], ())
            s.opponent_named = named  # who is named in the one case is not in the other
            linked = "otherwise-if" if isinstance(effect.otherwise, If) else "otherwise"
            return conditional(words, said[0], said[1:], sentences(s, effect.otherwise, mood), linked)
        case OrElse():
            if mood != ORDER:
                both = (effect.first, effect.otherwise)
                said = [joined(words, sentences(s, one, mood)) for one in both]
                return [words.text("effect-or-else", first=said[0], otherwise=said[1])]
            before = sentences(s, effect.first, mood)
            first, *rest = sentences(s, effect.otherwise, mood)
            return [*before, words.text("effect-or-else.otherwise", otherwise=first), *rest]
        case May(effect=If() as inner) if inner.otherwise is None:
            return sentences(s, If(inner.condition, May(inner.then)), mood)
        case May(effect=Then(first=done, then=after)) if mood == ORDER and not _begins_with_a_clause(after):
            # "Then" alone would leave open what happens to those who do not want to.
            before = sentences(s, May(done))
            first, *rest = sentences(s, after)
            return [*before, words.text("effect-then.if-done", effect=first), *rest]
        case May():
            if mood != ORDER:
                return sentences(s, effect.effect, mood)
            first, *rest = sentences(s, effect.effect, INFINITIVE)
            return [words.text("effect-may", effect=first), *rest]
        case To(effect=If(otherwise=None) as inner):
            # "Exhaust this support to gain 1 resource if …": a condition cannot stand after "to".
            cost = joined(words, sentences(s, effect.cost, mood))
            held = condition(s, inner.condition)
            first, *rest = sentences(s, inner.then, INFINITIVE)
            return [words.text("effect-to.if", cost=cost, effect=first, condition=held), *rest]
        case To(effect=If() | ForEach()):
            # Two cases are sentences of their own, and so is what is done for each player.
            cost = joined(words, sentences(s, effect.cost, mood))
            first, *rest = sentences(s, effect.effect)
            linked = "effect-then.if" if isinstance(effect.effect, If) else "effect-then"
            return [cost, words.text(linked, effect=first), *rest]
        case To():
            cost = joined(words, sentences(s, effect.cost, mood))
            first, *rest = sentences(s, effect.effect, INFINITIVE)
            return [words.text("effect-to", cost=cost, effect=first), *rest]
        case UseOnlyIf():
            said = sentences(s, effect.effect, mood)
            return [*said, words.text("effect-use-only-if", condition=condition(s, effect.condition))]
        case UpToTimes():
            first, *rest = sentences(s, effect.effect, INFINITIVE)
            return [words.text("effect-up-to-times", effect=first, times=effect.times), *rest]
        case Modal():
            choices = bullets(words, [choice(s, one) for one in effect.choices])
            return [_said(s, "effect-modal", mood, {"choices": choices})]
        case They():
            whom = phrases.who(s, effect.who)
            s.they = True
            first, *rest = sentences(s, effect.effect, INFINITIVE)
            s.they = False
            if isinstance(effect.effect, May):
                return [words.text("effect-they.may", who=whom, effect=first), *rest]
            return [_said(s, "effect-they", mood, {"who": whom, "effect": first}), *rest]
        case ForEach(effect=They(who=ThatPlayer()) as inner):
            return sentences(s, They(effect.who, inner.effect), mood)
        case ForEach():
            whom = phrases.who(s, effect.who)
            first, *rest = sentences(s, effect.effect)
            return [words.text("effect-for-each", who=whom, effect=first), *rest]
        case AnyMay():
            whom = phrases.who(s, effect.who)
            pays = joined(words, sentences(s, effect.pays, INFINITIVE))
            first, *rest = sentences(s, effect.does)
            offer = words.text("effect-any-may", who=whom, pays=pays)
            return [offer, words.text("effect-any-may.then", effect=first), *rest]
        case TheyChoose():
            whom = phrases.who(s, AN_OPPONENT)
            args: dict[str, Any] = {"who": whom, "number": effect.number}
            args["choices"] = bullets(words, [choice(s, one) for one in effect.choices])
            return [_said(s, "effect-they-choose", mood, args)]
        case ShareChoices():
            args = {"theirs": effect.theirs, "yours": effect.yours}
            args["choices"] = bullets(words, [choice(s, one) for one in effect.choices])
            return [_said(s, "effect-share-choices", mood, args)]
        case Instead():
            first, *rest = sentences(s, effect.effect, mood)
            return [words.text("effect-instead", effect=first), *rest]
        case Later():
            first, *rest = sentences(s, effect.effect)
            when = words.text(f"later-{kebab(effect.after.__name__)}")
            return [words.text("effect-later", when=when, effect=first), *rest]
        case Unless(who=You()):
            does, *rest = sentences(s, effect.does, mood)
            pays = joined(words, sentences(s, effect.pays, INFINITIVE))
            return [words.text("effect-unless.you", does=does, pays=pays), *rest]
        case Unless():
            does, *rest = sentences(s, effect.does, mood)
            whom = phrases.who(s, effect.who)
            pays = joined(words, sentences(s, effect.pays, THIRD))
            return [words.text("effect-unless", does=does, who=whom, pays=pays), *rest]
    name = message_of("effect", effect)
    args = arguments(s, effect)
    said = [_ridden(s, _said(s, name, mood, args), name, effect, args)]
    _remember(s, effect, name)
    return said


def _said(s: Saying, name: str, mood: str, args: dict[str, Any]) -> Text:
    return s.words.mood(name, mood, **args) if mood else s.words.text(name, **args)


def _ridden(s: Saying, said: Text, name: str, effect: Effect, args: dict[str, Any]) -> Text:
    """The sentence with what optional fields add to it: each has an attribute of the effect's message."""
    for field, value in fields(effect).items():
        rider = f"{name}.{field}-always" if isinstance(value, Always) else f"{name}.{field}"
        if value and s.words.has(rider):
            said = s.words.text("rider", text=said, rider=s.words.text(rider, **args))
    if s.aimed and s.words.has(f"{name}.aimed"):
        said = s.words.text("rider", text=said, rider=s.words.text(f"{name}.aimed"))
    return said


def _begins_with_a_clause(effect: Effect) -> bool:
    """Whether the first words of an effect are "if …" or "at the end of …"."""
    return isinstance(effect.effects[0] if isinstance(effect, Seq) else effect, If | Later)


def _plain(effect: Seq) -> bool:
    """Whether effects can stand side by side in one sentence."""
    shaping = (Seq, Then, If, OrElse, May, To, Modal, They, ForEach, AnyMay, ShareChoices, Later, Unless)
    return len(effect.effects) == 2 and not any(isinstance(one, shaping) for one in effect.effects)


def _speaks_of(node: object, name: str) -> bool:
    """Whether something in an effect refers back to what was bound under this name."""
    if isinstance(node, That):
        return node.name == name
    if isinstance(node, tuple):
        return any(_speaks_of(one, name) for one in node)
    return isinstance(node, Struct) and any(_speaks_of(one, name) for one in fields(node).values())


def choice(s: Saying, effect: Effect) -> str:
    """One of several effects to choose from, as whole sentences."""
    # Another player "must choose one: to …".
    return text(s.apart(), effect, mood=INFINITIVE if s.they else ORDER)


def text(s: Saying, effect: Effect, lead: Text | None = None, mood: str = ORDER) -> str:
    """An effect as finished sentences, with a clause before it if there is one."""
    return closed(s.words, led(s.words, lead, sentences(s, effect, mood)))


def _remember(s: Saying, effect: Effect, name: str) -> None:
    """What was chosen can be referred to from now on."""
    bound = getattr(effect, "as_", "")
    if not bound:
        return
    chosen = next((value for value in fields(effect).values() if isinstance(value, Select)), None)
    noun = phrases.called(s, chosen) if chosen is not None else s.words.phrase("noun-card")
    adjective = s.words.say(f"{name}.that") if s.words.has(f"{name}.that") else MENTIONED
    s.remember(bound, noun, adjective, many=chosen is not None and _several(chosen))


def _several(select: Select) -> bool:
    return select.every or select.most > 1 or select.number is not None


# ---- Arguments ------------------------------------------------------------------------------------


def arguments(s: Saying, node: Any) -> dict[str, Any]:
    """The fields of an effect or constant as its messages find them.

    Beside each field: `many` says that a selection may be of several, `you` that a player is you, `has-…`
    that something optional is there, `…-size` and `…-sign` what a change comes to.
    """
    args: dict[str, Any] = {"this": s.this}
    base = _base(s, node)
    for name, value in _in_order(s, node):
        match value:
            case Select():
                # What holds all the time holds for all of them.
                every = replace(value, every=True) if isinstance(node, Constant) else value
                args[name] = said = phrases.selected(s, every)
                args["many"] = _several(value)
                args["spread"] = _several(value) and not value.every
                args["long"] = len(str(said)) > LONG
            case Reference():
                args[name] = phrases.reference(s, value)
                for flag in ("many", "spread", "long"):
                    args.setdefault(flag, False)
            case Who():
                args["you"] = "no" if not isinstance(value, You) else "they" if s.they else "yes"
                args[name] = phrases.who(s, value)
            case Amount():
                args[name] = phrases.amount(s, value)
                args[f"{name}-sign"] = "amount"
            case Condition() if is_condition(value):
                args[name] = condition(s, value)
            case Filter():
                args[name] = phrases.noun(s, value, base)
            case tuple() if name == "symbols":
                args["sides"] = [s.words.text(f"symbol-{each}.side") for each in symbols(value)] or ""
                args[name] = [s.words.phrase(f"symbol-{each}") for each in symbols(value)] or ""
            case tuple() if name == "where":
                args[name] = phrases.Group(s, s.words.phrase("noun-card"), phrases.CARD, value).closed()
            case None:
                args[name] = ""
            case bool():
                args[name] = value
            case str():
                args[name] = _word(s, value)
            case type():
                args[name] = value.__name__  # an event
            case int():
                args[name] = value
                args[f"{name}-size"] = abs(value)
                args[f"{name}-sign"] = "less" if value < 0 else "none" if value == 0 else "more"
        args[f"has-{name}"] = bool(value)
    if isinstance(node, TurnTo):
        args["target"] = _turned_to(node)
        args["many"] = args["spread"]  # each die has one side
    return args


def _in_order(s: Saying, node: Any) -> list[tuple[str, Any]]:
    """The fields as a sentence comes to them: "an opponent" is who is named first, "that opponent" later."""
    first = f"{message_of('effect', node)}.first"
    wanted = s.words.say(first) if s.words.has(first) else ""
    return sorted(fields(node).items(), key=lambda field: field[0] != wanted)


def _turned_to(node: TurnTo) -> str:
    """What decides to which sides dice are turned."""
    wanted = {
        "named": node.avoid == NAMED,
        "shown": node.avoid == SHOWN,
        "alike": node.like and node.worth,
        "like": node.like,
        "first": node.first,
        "least": node.least >= 0,
        "most": node.most,
        "higher": node.higher,
        "value": node.value >= 0,
        "blank": node.symbols == (BLANK,),
        "no-damage": BLANK in node.symbols and set(SYMBOLS) - set(node.symbols) == set(DAMAGE),
        "symbols": node.symbols,
    }
    return next((name for name, value in wanted.items() if value), "any")


def _word(s: Saying, value: str) -> Phrase | str:
    """A word of the rules by name: a symbol, a type, a keyword, a card."""
    if value in CARDS or value in almanac.cards():
        return titles.name(s.words, value)
    for kind in ("symbol", "type", "keyword", "subtype"):
        if value and s.words.has(f"{kind}-{value}"):
            return s.words.phrase(f"{kind}-{value}")
    return value


def _base(s: Saying, node: Any) -> Phrase | None:
    """The noun that a filter inside a constant ability narrows, where its message names one."""
    name = f"{message_of('constant', node)}.noun" if isinstance(node, Constant) else ""
    return s.words.phrase(s.words.say(name)) if name and s.words.has(name) else None


def condition(s: Saying, value: Criterion) -> Text:
    """A condition as a clause: "you have a leader in play"."""
    match value:
        case Not():
            return _denied(s, value.of)
        case Opponent():
            held = condition(s, value.of)
            s.opponent_named = True  # what follows is about that opponent
            return held
        case Is():
            return _is(s, value)
        case Each():
            args = _about(s, value.select)
            return s.words.text("condition-each", predicate=phrases.predicate(s, value.filter), **args)
        case Compare() | More():
            return _compared(s, value)
    return s.words.text(message_of("condition", value), **_told(s, value))


def _is(s: Saying, value: Is) -> Text:
    """Something said of a thing."""
    what = phrases.reference(s, value.what)
    inner = value.filter.of if isinstance(value.filter, Not) else value.filter
    whole = message_of("filter", inner) + (".whole-not" if inner is not value.filter else ".whole")
    if s.words.has(whole):
        return s.words.text(whole, of=what, **phrases.filter_args(s, inner, phrases.CARD))
    return s.words.text("condition-is", what=what, predicate=phrases.predicate(s, value.filter))


def _compared(s: Saying, value: Compare | More) -> Text:
    """What an amount comes to, in its own words if it has some: "you have 3 or more resources"."""
    name = message_of("condition", value)
    if s.words.has(name):
        return s.words.text(name, **{**_told(s, value.of), **_told(s, value)})
    return s.words.text("condition-compare", of=phrases.amount(s, value.of), **_told(s, value))


def _about(s: Saying, select: Select) -> dict[str, Any]:
    """What there is or is not, and whose, and where."""
    noun, proper, whose = phrases.bare(s, select)
    said = noun if proper else s.words.phrase("phrase-a", what=noun)
    return {"select": said, "select-noun": noun, "whose": whose, "zone": select.zone}


def _told(s: Saying, value: Struct) -> dict[str, Any]:
    """The fields of a condition, or of an amount in it, as messages find them."""
    words = s.words
    args: dict[str, Any] = {}
    for name, field in fields(value).items():
        if isinstance(field, Select):
            args |= _about(s, field)
        elif isinstance(field, Who):
            args |= {"you": isinstance(field, You), name: phrases.who(s, field)}
        elif isinstance(field, Reference):
            args[name] = phrases.reference(s, field)
        elif isinstance(field, Filter):
            base = f"{message_of('condition', value)}.noun"
            args[name] = phrases.noun(s, field, words.phrase(words.say(base)) if words.has(base) else None)
        elif name == "symbols" and isinstance(field, tuple):
            args[name] = [words.text(f"symbol-{each}.side") for each in symbols(field)]
        elif isinstance(field, tuple):
            args[name] = [condition(s, each) for each in field]
        elif isinstance(field, int | str):
            args[name] = COMPARED.get(field, field) if isinstance(field, str) else field
    return args


def _denied(s: Saying, value: Criterion) -> Text:
    """That something is not so: what is said of a thing is denied there, anything else has its own words."""
    if isinstance(value, Is):
        return _is(s, Is(value.what, Not(value.filter)))
    args = _about(s, value.select) if isinstance(value, Has) else {}
    return s.words.text(f"{message_of('condition', value)}.not", **args)


def constant(s: Saying, value: Constant) -> Text:
    """A constant ability as a sentence."""
    s.stated = True
    return s.words.text(message_of("constant", value), **arguments(s, value))


def trigger(s: Saying, value: Trigger, clause: str = "") -> Text:
    """When an ability works: "after you activate this character"."""
    words = s.words
    name = f"trigger-{kebab(value.listens.__name__)}"
    base = words.phrase(str(words.text(f"{name}.noun")))
    if value.what is not None:
        what = phrases.Group(s, phrases.reference(s, value.what), _kind(value), value.where).closed()
        s.host_named = isinstance(value.what, Host)
        s.bound["it"] = s.bound["die"] = phrases.reference(s, value.what)
    else:
        s.call_by_name()
        group = phrases.Group(s, base, _kind(value), value.where)
        noun = group.closed()
        what = noun if group.proper else words.phrase("phrase-a", what=noun)
        naming = tuple(one for one in value.where if isinstance(one, OfType | Subtype))
        named = phrases.Group(s, base, phrases.CARD, naming).noun
        s.remember("it", named if group.kind == phrases.CARD else base)
    if value.by == BY_AN_OPPONENT or value.listens is ev.DiceRemoved:
        s.opponent_named = True  # whoever did it, or whose dice they were
    args: dict[str, Any] = {"what": what, "by": value.by or "anybody", "has-on": bool(value.on)}
    if value.on:
        group = phrases.Group(s, words.phrase("noun-card"), phrases.CARD, value.on)
        noun = group.closed()
        s.host_named = True
        args["on"] = noun if group.proper else words.phrase("phrase-a", what=noun)
    else:
        args["on"] = ""
    would = f"{name}.would"
    return words.text(would if clause == "instead" and words.has(would) else name, **args)


def _kind(value: Trigger) -> str:
    return phrases.DIE if "Die" in value.listens.__name__ else phrases.CARD
