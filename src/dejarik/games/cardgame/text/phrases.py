"""Selectors, filters and references as phrases: nouns that take whatever form a sentence asks for.

A noun grows from the inside out: what kind it is, whose, in which state, and the clauses after it. Each
language says in its messages (`.place`) at which of these steps a filter joins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dejarik.games.cardgame.abilities.vocabulary.choosing import Pick, PickCard
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, Not, OfType, Same, Titled
from dejarik.games.cardgame.abilities.vocabulary.references import (
    ACTIVE,
    IT,
    OPPONENT,
    OTHER,
    Each,
    EngagedObjective,
    Host,
    Reference,
    That,
    This,
)
from dejarik.games.cardgame.abilities.vocabulary.selectors import ANYBODYS, Select
from dejarik.games.cardgame.cards.facts import AFFILIATION, DIAL, ENHANCEMENT, OBJECTIVE, UNIT, slug
from dejarik.games.cardgame.text import titles
from dejarik.games.cardgame.text.saying import Saying
from dejarik.words import Phrase
from dejarik.words.vocabulary import fields, message_of

INNER, OUTER, LAST = "inner", "outer", "last"
ANY_CARD = {UNIT, OBJECTIVE, ENHANCEMENT, AFFILIATION}
# What an effect must not go to once more.
ANOTHER = Not(Same(IT))
# How something comes to be chosen, and so which words stand before it.
TARGET, ANY, THEIR, BY_ACTIVE, EVERY, ALL = "target", "any", "their", "active", "each", "all"


# ---- Nouns with filters ---------------------------------------------------------------------------


def types(s: Saying, names: Iterable[str]) -> list[Phrase]:
    """Types by name; all kinds of cards in play are "card"."""
    wanted = set(names)
    card = s.words.phrase("noun-card")
    if not wanted or wanted == ANY_CARD:
        return [card]
    if wanted == ANY_CARD - {UNIT}:
        return [s.words.phrase("phrase-no-unit", what=card)]
    return [s.words.phrase(f"type-{name}") for name in names]


def grown(
    s: Saying, nouns: list[Phrase], filters: Iterable[Filter], whose: str = ANYBODYS, joint: str = "phrase-or"
) -> tuple[Phrase, bool]:
    """Nouns joined, usually by "or", with all that filters say of them; and whether that is a name."""
    rest: list[Filter] = []
    for one in filters:
        match one:
            case Same():
                return reference(s, one.of), True
            case Titled():
                return titles.titled(s.words, one.title), True
            case OfType():
                nouns = types(s, one.types)
            case _:
                rest.append(one)
    noun = nouns[0] if len(nouns) == 1 else s.words.phrase(joint, what=nouns)
    for place in (INNER, OUTER, LAST):
        if place == OUTER:
            noun = s.words.phrase("whose", what=noun, whose=whose)
        for one in rest:
            name = _message(one)
            if s.words.say(f"{name}.place") == place:
                noun = s.words.phrase(name, what=noun, **_filter_args(s, one))
    return noun, False


def _message(one: Filter) -> str:
    if one == OTHER:
        return "filter-other"
    return message_of("filter-not", one.of) if isinstance(one, Not) else message_of("filter", one)


def _filter_args(s: Saying, one: Filter) -> dict[str, Any]:
    """The fields of a filter as its messages find them."""
    words = s.words
    args: dict[str, Any] = {}
    for name, value in fields(one.of if isinstance(one, Not) else one).items():
        args[f"has-{name}"] = value is not None
        if name == "traits" and isinstance(value, tuple):
            args |= _traits(s, value)
        elif name == "affiliation":
            args[name] = titles.name(words, str(value))
        elif name == "keyword":
            args[name] = words.phrase(f"keyword-{value}")
        elif isinstance(value, int):
            args[name] = value
    return args


def _traits(s: Saying, names: tuple[str, ...]) -> dict[str, Any]:
    """Traits as words, as names, and whether they can stand beside a noun: beside one, beside several."""
    found = [trait(s, name) for name in names]
    single = not any(" " in one.raw for one in found)
    return {
        "traits": found,
        "names": [s.words.text("name-of-trait", trait=one) for one in found],
        "single": single,
        "countable": single and all(one.has_plural for one in found),
    }


def trait(s: Saying, name: str) -> Phrase:
    return s.words.phrase(f"trait-{slug(name)}")


# ---- Selections -----------------------------------------------------------------------------------


def selected(s: Saying, select: Select, how: str) -> Phrase:
    """A selection with the words before it: "a target enemy unit", "up to 2 …"."""
    nouns = types(s, select.types)
    # "Another" stands before "target", all other filters behind it.
    other = how == TARGET and ANOTHER in select.where
    where = [one for one in select.where if not (other and one == ANOTHER)]
    # What a player picks of their own needs no "enemy".
    noun, _ = grown(s, nouns, where, ANYBODYS if how == THEIR else select.whose)
    if select.most == 1 and not select.least:
        return s.words.phrase("select-up-to-one", what=noun, how=how)
    if select.most > 1:
        return s.words.phrase("select-up-to", what=noun, number=select.most, how=how)
    if how == TARGET:
        return targeted(s, noun, other=other)
    return s.words.phrase(f"select-{how}", what=noun)


def targeted(s: Saying, noun: Phrase, *, other: bool = False) -> Phrase:
    return s.words.phrase("select-target", what=noun, other=other)


def enhanced(s: Saying, select: Select) -> Phrase:
    """What an enhancement may be attached to: "a Character unit", "the Death Star dial"."""
    if select.types == (DIAL,):
        return s.words.phrase("reference-dial", what=s.words.phrase(f"type-{DIAL}"))
    noun, _ = grown(s, types(s, select.types), select.where, select.whose)
    return s.words.phrase("phrase-a", what=noun)


def picked(s: Saying, pick: PickCard) -> Phrase:
    """A card from a pile or a hand: "an Ewok unit"."""
    noun, _ = grown(s, [s.words.phrase("noun-card")], pick.where)
    return s.words.phrase("phrase-a", what=noun)


def how_picked(pick: Pick) -> str:
    if pick.who == OPPONENT:
        return THEIR
    if pick.who == ACTIVE:
        return BY_ACTIVE
    return TARGET if pick.targeting else ANY


# ---- References -----------------------------------------------------------------------------------


def reference(s: Saying, what: Reference) -> Phrase:
    """What an ability already knows, or a target when it is first spoken of."""
    words = s.words
    match what:
        case This():
            return s.this
        case Host() if s.host_named:
            return words.phrase("phrase-that", what=s.host)
        case Host():
            named = "reference-host-of-it" if s.this_named else "reference-host"
            return words.phrase(named, what=s.host, this=s.this)
        case EngagedObjective():
            return words.phrase("reference-engaged-objective", what=words.phrase("type-objective"))
        case Each():
            return selected(s, what.of, EVERY)
        case That():
            return _that(s, what.name)
    raise TypeError(f"{type(what).__name__} is not spoken of")


def _that(s: Saying, name: str) -> Phrase:
    pick = s.fresh.pop(name, None)
    if pick is None:
        if name not in s.bound:
            s.remember(name, s.words.phrase(f"type-{UNIT}"))
        return s.bound[name]
    nouns = types(s, pick.select.types)
    again = nouns[0] if len(nouns) == 1 else s.words.phrase("noun-card")
    s.remember(name, again)
    return selected(s, pick.select, how_picked(pick))
