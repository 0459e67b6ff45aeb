"""Conditions, triggers and constants as clauses, and the fields of a word as its message finds them.

Everything is found by name: a new word of the vocabulary needs a message, nothing here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, CountOf
from dejarik.games.destiny.abilities.vocabulary.cards import DiscardFromHand
from dejarik.games.destiny.abilities.vocabulary.choosing import Choose
from dejarik.games.destiny.abilities.vocabulary.conditions import (
    Compare,
    Each,
    Has,
    Is,
    More,
    Opponent,
)
from dejarik.games.destiny.abilities.vocabulary.constants import Constant, ResolveAs
from dejarik.games.destiny.abilities.vocabulary.damage import Heal, MoveShields, RemoveShields
from dejarik.games.destiny.abilities.vocabulary.dice import NAMED, SHOWN, Remove, Reroll, TurnTo
from dejarik.games.destiny.abilities.vocabulary.dice_filters import DieOf, FirstDealt, HurtByThisDie, Showing
from dejarik.games.destiny.abilities.vocabulary.filters import (
    Affiliated,
    Color,
    OfType,
    RoomForShields,
    Same,
    Subtype,
)
from dejarik.games.destiny.abilities.vocabulary.in_play import DiscardInPlay
from dejarik.games.destiny.abilities.vocabulary.logic import (
    AllHold,
    Condition,
    DoesNotHold,
    Filter,
    Not,
)
from dejarik.games.destiny.abilities.vocabulary.references import (
    OPPONENTS,
    THIS,
    Host,
    Reference,
    That,
    This,
    Who,
    You,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_PLAY, Select, Spot
from dejarik.games.destiny.abilities.vocabulary.sorts import DAMAGED, SHIELDED
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_AN_OPPONENT, BY_YOU, Trigger
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BLANK, CHARACTER, DAMAGE, SUPPORT, SYMBOLS
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import phrases, titles
from dejarik.games.destiny.text.messages import COMPARED, message_of
from dejarik.games.destiny.text.saying import Saying
from dejarik.kernel.data import replace
from dejarik.words import Phrase, Text
from dejarik.words.mentions import MENTIONED
from dejarik.words.vocabulary import fields, kebab

SELECTED = ("many", "spread", "long", "open", "support", "trails")  # what is known of a selection
AT_ONCE = (Remove, Reroll, DiscardFromHand, DiscardInPlay)  # all of them, not each
LONG = 36  # characters: what follows such a phrase would be too far from its verb


# ---- Arguments ------------------------------------------------------------------------------------


def arguments(s: Saying, node: Any) -> dict[str, Any]:
    """The fields of an effect or constant as its messages find them.

    Beside each field: `many` says that a selection may be of several, `you` that a player is you, `has-…`
    that something optional is there, `…-size` and `…-sign` what a change comes to.
    """
    args: dict[str, Any] = {"this": s.this, "they": s.they}
    for name, value in _in_order(s, node):
        said = _argument(s, node, name, value)
        if isinstance(value, Reference):
            said = {flag: False for flag in SELECTED if flag not in args} | said
        args |= said
        args[f"has-{name}"] = bool(value)
    if isinstance(node, Reroll):
        args["again"] = isinstance(node.what, That) and node.what.name in s.rerolled
    if isinstance(node, TurnTo):
        args["target"] = _turned_to(node)
        those = any(isinstance(one, Same) for one in node.what.where) and node.what.every
        args["many"] = args["spread"] or those  # each die has one side
    return args


def _argument(s: Saying, node: Any, name: str, value: Any) -> dict[str, Any]:
    """A field in words, and what its message may want to know about it."""
    words = s.words
    match value:
        case Select():
            # What holds all the time holds for all of them.
            every = replace(value, every=True) if isinstance(node, Constant) else value
            if isinstance(node, MoveShields | RemoveShields | Heal):
                every = replace(every, where=tuple(one for one in value.where if not _counts_tokens(one)))
            chosen = isinstance(node, Choose)
            said = phrases.selected(s, every, at_once=isinstance(node, AT_ONCE), chosen=chosen)
            many = several(value)
            flags = {"many": many, "spread": many and not value.every, "long": len(str(said)) > LONG}
            flags["support"] = isinstance(node, Heal) and CHARACTER not in value.types
            flags["spot"] = isinstance(value, Spot)
            flags["trails"] = flags["long"] or phrases.trails(s, value)
            return {name: said, "open": value.least == 0 and not value.every, **flags}
        case Reference():
            return {name: phrases.reference(s, value), **_on_no_character(s, node, value)}
        case Who():
            you = "no" if not isinstance(value, You) else "they" if s.they else "yes"
            return {"you": you, name: phrases.who(s, value)}
        case Amount():
            said = phrases.amount(s, value)
            return {name: said, f"{name}-sign": "amount", f"{name}-same": said.same}
        case Condition():
            return {name: condition(s, value)}
        case Filter():
            return {name: phrases.noun(s, value, _base(s, node)), f"{name}-owned": isinstance(value, DieOf)}
        case tuple() if name == "symbols":
            faces = phrases.sides(s, value)
            return {"sides": faces["symbols"] or "", name: faces["nouns"] or "", "blank": faces["blank"]}
        case tuple() if name == "where":
            named = f"{message_of('effect', node)}.noun"
            base = words.phrase(words.say(named) if words.has(named) else "noun-card")
            card = phrases.Group(s, *_of_a_type(words, base, value)).closed()
            return {name: card, "long": len(str(card)) > LONG}
        case None:
            return {name: ""}
        case bool():
            return {name: value}
        case str():
            return _named(s, name, value)
        case type():
            return {name: value.__name__}  # an event
        case int():
            sign = "less" if value < 0 else "none" if value == 0 else "more"
            return {name: value, f"{name}-size": abs(value), f"{name}-sign": sign, f"{name}-same": False}
        case _:
            return {}


def _named(s: Saying, name: str, value: str) -> dict[str, Any]:
    """A word of a field, or what was found under the name that stands there."""
    if name == "that" and value:
        return {name: phrases.reference(s, That(value))}
    side = f"symbol-{value}.side"
    shown = {f"{name}-side": s.words.text(side)} if value and s.words.has(side) else {}
    return {name: _word(s, value), **shown}


def _of_a_type(words: Any, base: Phrase, where: tuple[Filter, ...]) -> tuple[Phrase, str, tuple[Filter, ...]]:
    """A vehicle need not be a support: among cards anywhere the type is the noun, not the subtype."""
    support = OfType((SUPPORT,))
    if support not in where or not any(isinstance(one, Subtype) for one in where):
        return base, phrases.CARD, where
    return words.phrase("type-support"), phrases.CARD, tuple(one for one in where if one != support)


def _on_no_character(s: Saying, node: Any, value: Reference) -> dict[str, Any]:
    """Damage is removed from what is no character, which has no health to restore."""
    other = isinstance(node, Heal) and isinstance(value, This) and s.card is not None
    return {"support": True} if other and not s.is_character(value) else {}


def _counts_tokens(one: Filter) -> bool:
    """Whether a filter asks for tokens to take, or for room for them: that is understood."""
    return isinstance(one, RoomForShields) or one in (DAMAGED, SHIELDED)


def _in_order(s: Saying, node: Any) -> list[tuple[str, Any]]:
    """The fields as a sentence comes to them: "an opponent" is who is named first, "that opponent" later."""
    kind = "constant" if isinstance(node, Constant) else "effect"
    first = f"{message_of(kind, node)}.first"
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
        "costly": node.costly,
        "differing": node.differing,
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


def condition(s: Saying, value: Condition) -> Text:
    """A condition as a clause: "you have a leader in play"."""
    match value:
        case DoesNotHold():
            return _denied(s, value.of)
        case Opponent():
            held = condition(s, value.of)
            s.opponent_named = True  # what follows is about that opponent
            return held
        case Is():
            return _is(s, value)
        case Each() if s.words.has(whole := f"{message_of('filter', value.filter)}.whole"):
            s.stated = True
            every = phrases.selected(s, replace(value.select, every=True))
            s.stated = False
            return s.words.text(whole, of=every, **phrases.filter_args(s, value.filter, phrases.CARD))
        case Each():
            args = _about(s, value.select)
            return s.words.text("condition-each", predicate=phrases.predicate(s, value.filter), **args)
        case Compare() | More():
            return _compared(s, value)
        case AllHold() if (all_there := _all_there(s, value)) is not None:
            return all_there
    return s.words.text(message_of("condition", value), **_told(s, value))


def _all_there(s: Saying, value: AllHold) -> Text | None:
    """Several things of one kind that are there, as one list: "you have a blue die and a red die"."""
    parts = [one for one in value.of if isinstance(one, Has)]
    kinds = {(one.select.zone, one.select.whose) for one in parts}
    if len(parts) < len(value.of) or len(kinds) > 1:
        return None
    told = [_told(s, one) for one in parts]
    if any(args["place"] != "none" for args in told):
        return None
    every = s.words.phrase("phrase-and", what=[args["select"] for args in told])
    return s.words.text("condition-has", **{**told[0], "select": every})


def _is(s: Saying, value: Is) -> Text:
    """Something said of a thing."""
    what = phrases.reference(s, value.what)
    inner = value.filter.of if isinstance(value.filter, Not) else value.filter
    whole = message_of("filter", inner) + (".whole-not" if inner is not value.filter else ".whole")
    if s.words.has(whole) and not _of_several(inner):
        return s.words.text(whole, of=what, **phrases.filter_args(s, inner, phrases.CARD))
    kind = phrases.DIE if s.is_die(value.what) else phrases.CARD
    predicate = phrases.predicate(s, value.filter, kind)
    if value.every:
        return s.words.text("condition-is.every", predicate=predicate)
    if isinstance(value.what, That) and value.what.name in s.several:
        return s.words.text("condition-is.any", what=what, noun=s.nouns[value.what.name], predicate=predicate)
    return s.words.text("condition-is", what=what, predicate=predicate)


def _of_several(one: Filter) -> bool:
    """Whether any of several colors or affiliations will do."""
    match one:
        case Color():
            return len(one.colors) > 1
        case Affiliated():
            return len(one.affiliations) > 1
    return False


def _compared(s: Saying, value: Compare | More) -> Text:
    """What an amount comes to, in its own words if it has some: "you have 3 or more resources"."""
    name = message_of("condition", value)
    if s.words.has(name):
        return s.words.text(name, **{**_told(s, value.of), **_told(s, value)})
    return s.words.text("condition-compare", of=phrases.amount(s, value.of), **_told(s, value))


def _about(s: Saying, select: Select) -> dict[str, Any]:
    """What there is or is not, and whose, and where."""
    before = s.apart()
    noun, said, whose = phrases.bare(s, select)
    args: dict[str, Any] = {"select": said, "select-noun": noun, "whose": whose}
    if select.zone == IN_PLAY:
        s.speak_of(select.types)
    args |= {"zone": select.zone, "stated": s.stated, "spot": isinstance(select, Spot)}
    return args | phrases.held(before, select)


def _told(s: Saying, value: Struct) -> dict[str, Any]:
    """The fields of a condition, or of an amount in it, as messages find them."""
    words = s.words
    args: dict[str, Any] = {}
    for name, field in fields(value).items():
        args[f"has-{name}"] = bool(field)
        if isinstance(field, Select):
            args |= _about(s, field)
        elif isinstance(field, Who):
            args |= {"you": isinstance(field, You), name: phrases.who(s, field)}
        elif isinstance(field, Reference):
            args[name] = phrases.reference(s, field)
        elif isinstance(field, CountOf) and isinstance(value, More):
            args[name] = phrases.bare(s, field.of)[0]
        elif isinstance(field, Filter):
            base = f"{message_of('condition', value)}.noun"
            args[name] = phrases.noun(s, field, words.phrase(words.say(base)) if words.has(base) else None)
            args["owned"] = isinstance(field, DieOf)  # "this character's die" says whose it is
        elif name == "symbols" and isinstance(field, tuple):
            args |= phrases.sides(s, field)
        elif isinstance(field, tuple):
            args[name] = [condition(s, each) for each in field]
        elif isinstance(field, int | str):
            args[name] = COMPARED.get(field, field) if isinstance(field, str) else field
    return args


def _denied(s: Saying, value: Condition) -> Text:
    """That something is not so: what is said of a thing is denied there, anything else has its own words."""
    if isinstance(value, Is):
        return _is(s, Is(value.what, Not(value.filter)))
    args = _about(s, value.select) if isinstance(value, Has) else _told(s, value)
    return s.words.text(f"{message_of('condition', value)}.not", **args)


def constant(s: Saying, value: Constant) -> Text:
    """A constant ability as a sentence."""
    s.stated = True
    if isinstance(value, ResolveAs) and value.filter == DieOf(THIS):
        value = replace(value, filter=None)  # those are meant anyway
    return s.words.text(message_of("constant", value), **arguments(s, value))


def trigger(s: Saying, value: Trigger, clause: str = "") -> Text:
    """When an ability works: "after you activate this character"."""
    words = s.words
    name = f"trigger-{kebab(value.listens.__name__)}"
    if HurtByThisDie() in value.where:
        name = "trigger-hurt-by-this-die"
        value = replace(value, where=tuple(one for one in value.where if one != HurtByThisDie()))
    base = words.phrase(str(words.text(f"{name}.noun")))
    s.doing = value.by == BY_YOU
    rolled = _rolled(s.apart(), value, base)
    if value.what is not None:
        what = phrases.Group(s, phrases.reference(s, value.what), _kind(value), value.where).closed()
        s.host_named = isinstance(value.what, Host)
        s.bound["it"] = s.bound["die"] = phrases.reference(s, value.what)
        if s.is_character(value.what):
            s.nouns["it"] = words.phrase("type-character")
    else:
        if _taken_for_this(s, value):
            s.call_by_name()
        group = phrases.Group(s, base, _kind(value), value.where)
        what = group.one()
        rolled |= {"noun": group.closed(), "theirs": _theirs(s, value, base)}
        naming = tuple(one for one in value.where if isinstance(one, OfType | Subtype))
        named = phrases.Group(s, base, phrases.CARD, naming).noun
        adjective = words.say(f"{name}.that") if words.has(f"{name}.that") else MENTIONED
        s.remember("it", named if _kind(value) == phrases.CARD else base, adjective)
        s.host_named = False  # what is spoken of may be another one
    s.doing = False
    if value.by == BY_AN_OPPONENT or value.listens is ev.DiceRemoved:
        s.opponent_named = True  # whoever did it, or whose dice they were
    args: dict[str, Any] = {"what": what, "by": value.by or "anybody", "has-on": bool(value.on), **rolled}
    args["known"] = value.what is not None
    args["first"] = value.first
    if value.on:
        group = phrases.Group(s, words.phrase("noun-card"), phrases.CARD, value.on)
        s.host_named = True
        args["on"] = group.one()
    else:
        args["on"] = ""
    if value.listens is ev.PilotingBegan:
        s.remember("host", words.phrase("subtype-vehicle"))
    first = next((one for one in value.where if isinstance(one, FirstDealt)), None)
    if first is not None:
        kinds = [words.phrase(f"symbol-{symbol}") for symbol in first.symbols]
        return words.text("trigger-first-damage-dealt", kinds=kinds)
    would = f"{name}.would"
    return words.text(would if clause == "instead" and words.has(would) else name, **args)


def _theirs(s: Saying, value: Trigger, base: Phrase) -> Phrase:
    """What a trigger is about, as an opponent's."""
    group = phrases.Group(s.apart(), base, _kind(value), value.where)
    group.noun = s.words.phrase("whose", what=group.noun, whose=OPPONENTS)
    return group.closed()


def _taken_for_this(s: Saying, value: Trigger) -> bool:
    """Whether "this character" would be taken for one of those that the trigger speaks of."""
    if s.card is None or _kind(value) == phrases.DIE:
        return False
    types = [one.types for one in value.where if isinstance(one, OfType)]
    if types:
        return s.card.type in types[0]
    about = s.words.say(f"trigger-{kebab(value.listens.__name__)}.noun")
    subtypes = {name for one in value.where if isinstance(one, Subtype) for name in one.subtypes}
    return s.card.type == CHARACTER and (
        about == f"type-{CHARACTER}" or not subtypes.isdisjoint(_characters())
    )


@cache
def _characters() -> frozenset[str]:
    """What characters can be: leaders and Jedi, but no weapons."""
    return frozenset(name for card in CARDS.values() if card.type == CHARACTER for name in card.subtypes)


def _rolled(s: Saying, value: Trigger, base: Phrase) -> dict[str, Any]:
    """The die of a trigger without what it shows, and what it shows: that came up on it."""
    shown = next((one for one in value.where if isinstance(one, Showing)), None)
    if shown is None:
        return {"came-up": False}
    noun = base if value.what is None else phrases.reference(s, value.what)
    group = phrases.Group(s, noun, _kind(value), tuple(one for one in value.where if one is not shown))
    known = value.what is not None or group.has(phrases.OWNER)
    sides = phrases.sides(s, shown.symbols)
    up = {"lands": sides["symbols"], "blank": sides["blank"]}
    rolled = group.one() if group.has(phrases.OWNER) else group.closed()
    return {"came-up": True, "rolled": rolled, "definite": known, **up}


def _kind(value: Trigger) -> str:
    return phrases.DIE if "Die" in value.listens.__name__ else phrases.CARD


def several(select: Select) -> bool:
    return select.every or select.most > 1 or select.number is not None
