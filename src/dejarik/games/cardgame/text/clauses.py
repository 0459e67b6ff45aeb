"""Costs, effects, conditions, triggers and constant effects as clauses and sentences.

Everything is found by name: a new word of the vocabulary needs a message, nothing here. Only what shapes
the course of a text (one after the other, then, if, choosing) is known to this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.games.cardgame.abilities.ability import Effect
from dejarik.games.cardgame.abilities.vocabulary.cards import DiscardTopForIcons, RevealTopAndTake
from dejarik.games.cardgame.abilities.vocabulary.choosing import (
    Pick,
    PickAffected,
    PickCard,
)
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition, HostIs
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant, EntersAsEnhancement
from dejarik.games.cardgame.abilities.vocabulary.costs import Focus
from dejarik.games.cardgame.abilities.vocabulary.damage import ALL, Protect, RedirectDamage
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, OfType, Same
from dejarik.games.cardgame.abilities.vocabulary.flow import If, Seq, Then
from dejarik.games.cardgame.abilities.vocabulary.in_play import PutAllUnderDecks
from dejarik.games.cardgame.abilities.vocabulary.lasting import Until
from dejarik.games.cardgame.abilities.vocabulary.references import (
    HOST,
    IT,
    OPPONENT,
    TARGET,
    THIS,
    YOU,
    Each,
    Reference,
)
from dejarik.games.cardgame.abilities.vocabulary.selectors import ANYBODYS, ENEMY, YOURS, Select
from dejarik.games.cardgame.abilities.vocabulary.triggers import After, DamagedByThis, Trigger, When
from dejarik.games.cardgame.cards.facts import ICON_NAMES, NEUTRAL
from dejarik.games.cardgame.text import phrases, titles
from dejarik.games.cardgame.text.saying import Saying
from dejarik.words import Phrase, Text
from dejarik.words.sentences import conditional, joined
from dejarik.words.vocabulary import fields, kebab, message_of

ORDER, INFINITIVE = "", "inf"  # draw a card, (focus this card to) draw a card
WHOSE = {YOU: YOURS, OPPONENT: ENEMY}


def sentences(s: Saying, effect: Effect, mood: str = ORDER) -> list[Text]:
    """An effect as sentences that are not yet closed; others may put a clause before the first."""
    words = s.words
    match effect:
        case Pick() | PickAffected() | PickCard():
            return choose(s, effect, mood)
        case Seq():
            return [said for part in effect.effects for said in sentences(s, part, mood)]
        case Then():
            before = sentences(s, effect.first, mood)
            first, *rest = sentences(s, effect.then)
            return [*before, words.text("effect-then", effect=first), *rest]
        case If():
            holds = condition(s, effect.condition)
            if effect.otherwise is None:
                return conditional(words, holds, sentences(s, effect.then, mood), ())
            usual = sentences(s, effect.otherwise, mood)  # what is chosen is named here
            first, *rest = sentences(s, effect.then, mood)
            return [*usual, words.text("effect-if.instead", condition=holds, effect=first), *rest]
    if isinstance(effect, DiscardTopForIcons):
        s.call_by_name()
    name = message_of("effect", effect)
    args = arguments(s, effect)
    if isinstance(effect, Until):
        args["constant"] = constant(s, effect.constant, mood)
    return [words.mood(name, mood, **args) if mood else words.text(name, **args)]


def choose(s: Saying, pick: Effect, mood: str = ORDER) -> list[Text]:
    """Something is chosen: one thing is spoken of when something is done with it, several at once."""
    if isinstance(pick, PickCard):
        s.picked = pick
    if not isinstance(pick, Pick):
        return []
    if pick.select.most == 1:
        s.fresh[pick.name] = pick
        return []
    how = phrases.how_picked(pick)
    chosen = phrases.selected(s, pick.select, how)
    noun, *more = phrases.types(s, pick.select.types)
    s.bound[pick.name] = s.words.phrase(
        "phrase-each-of-them", what=s.words.phrase("noun-card") if more else noun
    )
    args: dict[str, Any] = {"what": chosen, "how": how}
    return [s.words.mood("effect-choose", mood, **args) if mood else s.words.text("effect-choose", **args)]


def paid(s: Saying, costs: Sequence[Effect]) -> Text:
    """Costs as one clause; whoever is named in the first is "it" in the others."""
    this = s.this
    parts: list[Text] = []
    for cost in costs:
        parts += sentences(s, cost)
        s.this = s.words.phrase(f"noun-it-{this.gender}")
    s.this, s.this_named = this, Focus(THIS) in costs
    return joined(s.words, parts)


# ---- Arguments ------------------------------------------------------------------------------------


def arguments(s: Saying, node: Any) -> dict[str, Any]:
    """The fields of an effect, condition or constant as its messages find them.

    Beside each field: `…-size` and `…-sign` say what a change comes to, `has-…` whether something optional
    is there; `card` is what was picked from a hand or a pile.
    """
    args = _mentioned(s, node)
    for name, value in fields(node).items():
        args[f"has-{name}"] = bool(value)
        args[name] = _argument(s, node, name, value)
        if isinstance(value, int) and not isinstance(value, bool):
            args[f"{name}-size"] = abs(value)
            args[f"{name}-sign"] = "all" if value == ALL else "less" if value < 0 else "more"
    return args


def _mentioned(s: Saying, node: Any) -> dict[str, Any]:
    """What a text can speak of without a field for it: this card, its host, what was picked."""
    args: dict[str, Any] = {
        "this": s.this,
        "host": phrases.reference(s, HOST),
        "card": s.this if s.picked is None else phrases.picked(s, s.picked),
        "that": s.bound.get(IT.name, s.this),
    }
    if isinstance(node, RedirectDamage):
        args["target"] = phrases.reference(s, TARGET)
    if isinstance(node, EntersAsEnhancement) and s.card is not None and s.card.enhances is not None:
        args["on"] = phrases.enhanced(s, s.card.enhances)
    if isinstance(node, Protect) and s.card is not None and s.card.protect:
        args["trait"] = phrases.trait(s, s.card.protect)
    return args


def _argument(s: Saying, node: Any, name: str, value: Any) -> Any:
    """One field as its message finds it."""
    match value:
        case Each() if isinstance(node, PutAllUnderDecks):
            return phrases.selected(s, value.of, phrases.ALL)
        case Reference():
            return phrases.reference(s, value)
        case Select():
            return phrases.selected(s, value, _how_selected(node))
        case Condition():
            return condition(s, value)
        case Filter():
            return _card(s, (value,))
        case tuple() if name == "where":
            # All that fit are taken, of whichever type.
            return _card(s, value, "phrase-and" if isinstance(node, RevealTopAndTake) else "phrase-or")
        case tuple() if name == "icons":
            return icons(s, value)
        case tuple() if name == "aspects":
            return [s.words.text(f"aspect-{aspect}") for aspect in value]
        case None:
            return ""
        case str():
            return _word(s, name, value)
    return value


def _card(s: Saying, filters: tuple[Filter, ...], joint: str = "phrase-or") -> Phrase:
    noun, _ = phrases.grown(s, [s.words.phrase("noun-card")], filters, joint=joint)
    return noun


def _how_selected(node: Any) -> str:
    return phrases.THEIR if type(node).__name__.startswith("Opponent") else phrases.ANY


def _word(s: Saying, name: str, value: str) -> Phrase | str:
    """A word of the rules by name: an affiliation, a keyword, a type, a trait."""
    if not value:
        return ""
    if name == "affiliation":
        return value if value == NEUTRAL else titles.name(s.words, value)
    if name == "trait":
        return phrases.trait(s, value)
    return s.words.phrase(f"{name}-{value}") if name in ("keyword", "type") else value


def icons(s: Saying, row: Sequence[int]) -> list[Text]:
    """Combat icons as a list: "1 unit damage icon", "1 edge-enabled blast icon"."""
    names = [*(f"icon-{name}" for name in ICON_NAMES), *(f"icon-edge-{name}" for name in ICON_NAMES)]
    return [
        s.words.text("counted-icon", number=number, icon=s.words.phrase(name))
        for name, number in zip(names, row, strict=True)
        if number
    ]


# ---- Conditions, constants, triggers --------------------------------------------------------------


def condition(s: Saying, value: Condition) -> Text:
    """A condition as a clause: "you are the attacking player"."""
    return s.words.text(message_of("condition", value), **arguments(s, value))


def restriction(s: Saying, value: Condition) -> Text:
    """A condition as the time at which an action can be used: "during an engagement"."""
    return s.words.text(f"{message_of('condition', value)}.when", **arguments(s, value))


def constant(s: Saying, value: Constant, mood: str = ORDER) -> Text:
    """A constant effect as a sentence."""
    holds = getattr(value, "when", None)
    if holds is None:
        name, said = message_of("constant", value), arguments(s, value)
        return s.words.mood(name, mood, **said) if mood else s.words.text(name, **said)
    clause = condition(s, holds)
    args = arguments(s, value)
    if isinstance(holds, HostIs):  # it has just been named
        args["to"] = s.words.phrase(f"noun-it-{s.host.gender}")
    return s.words.text(
        "constant-if", condition=clause, text=s.words.text(message_of("constant", value), **args)
    )


def also(s: Saying, value: Constant) -> Text:
    """What else comes with a constant effect that has just been said: "and Targeted Strike"."""
    return s.words.text(f"{message_of('constant', value)}.also", **arguments(s, value))


def goes_along(s: Saying, value: Constant, before: Constant) -> bool:
    """Whether an effect works for the same cards under the same condition, and so is said along with it."""
    held = getattr(value, "when", None)
    return (
        held is not None
        and held == getattr(before, "when", None)
        and getattr(value, "to", None) == getattr(before, "to", None)
        and s.words.has(f"{message_of('constant', value)}.also")
    )


def trigger(s: Saying, value: Trigger, *, targeting: bool = False) -> Text:
    """When an ability works: "after you refresh", "when this unit would leave play", "when target unit …"."""
    words = s.words
    match value:
        case After():
            name = f"after-{kebab(value.listens.__name__)}"
        case When():
            name = f"when-{kebab(value.listens.__name__)}"
        case _:
            name = message_of("trigger", value)
    if isinstance(value, DamagedByThis):
        s.call_by_name()
    args: dict[str, Any] = {"who": "anybody", "why": "", "to": "", "this": s.this}
    args |= dict.fromkeys(("attacking", "unopposed", "during-engagement", "from-play"), False)
    args |= {field: word for field, word in fields(value).items() if isinstance(word, str)}
    noun = words.phrase(words.say(f"{name}.noun")) if words.has(f"{name}.noun") else None
    for mark, wanted in getattr(value, "marks", ()):
        if mark == "type":
            noun = words.phrase(f"type-{wanted}")
        elif mark == "phase":
            args["phase"] = words.phrase(f"noun-phase-{wanted}")
        else:
            args[mark.replace("_", "-")] = wanted
    if noun is not None:
        whose = WHOSE.get(args["who"], ANYBODYS) if words.has(f"{name}.whose") else ANYBODYS
        filters: tuple[Filter, ...] = getattr(value, "what", ())
        what, proper = phrases.grown(s, [noun], filters, whose)
        if not proper:
            what = phrases.targeted(s, what) if targeting else words.phrase("phrase-a", what=what)
        args["what"] = what
        kinds = next((one.types for one in filters if isinstance(one, OfType)), ())
        again = words.phrase("noun-card") if len(kinds) > 1 else phrases.types(s, kinds)[0] if kinds else noun
        s.remember(IT.name, again)
        s.host_named = Same(HOST) in filters
    return words.text(f"{name}.or-{kebab(value.also.__name__)}" if value.also is not None else name, **args)
