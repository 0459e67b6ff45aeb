"""What can be wrong with an ability of Destiny, and how to play with it meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from tests.abilities.changes import (
    ANYBODYS,
    DENIED,
    LESS,
    MANY,
    MAY,
    MORE,
    MUST,
    NO_CONDITION,
    NO_COST,
    NO_FILTER,
    NO_KEYWORD,
    NO_THEN,
    NOT_THERE,
    UP_TO,
    WIDER_TRIGGER,
    YOURS,
    Change,
    Grammar,
    changed,
    dropped_effects,
    flags,
    numbers,
    replaced,
    rows_without_one,
    short,
)
from tests.abilities.proofs import Proof, Subject, Wrong, scenarios

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Ability, Effect
from dejarik.games.destiny.abilities.vocabulary import references
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.choosing import GainNamedSubtype
from dejarik.games.destiny.abilities.vocabulary.conditions import ALWAYS
from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.damage import DealIndirect, ShareShields, StrikeOwn
from dejarik.games.destiny.abilities.vocabulary.dice import ForEachSelected, ResolveThem, TurnTo
from dejarik.games.destiny.abilities.vocabulary.dice_filters import DieOf
from dejarik.games.destiny.abilities.vocabulary.filters import On, Same
from dejarik.games.destiny.abilities.vocabulary.flow import May, Seq, Then, To, UpToTimes, UseOnlyIf
from dejarik.games.destiny.abilities.vocabulary.in_play import ActivateThem
from dejarik.games.destiny.abilities.vocabulary.logic import (
    AnyHolds,
    AnyOf,
    Condition,
    DoesNotHold,
    Filter,
    Not,
)
from dejarik.games.destiny.abilities.vocabulary.players import Unless
from dejarik.games.destiny.abilities.vocabulary.references import (
    EACH_PLAYER,
    HOST,
    THIS,
    THIS_DIE,
    AnOpponent,
    EachOpponent,
    You,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_ANYBODY, BY_YOU, Trigger
from dejarik.games.destiny.cards.facts import Card
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.rules import activating

Everybody = You | AnOpponent | EachOpponent

# Only its controller activates or plays a card or rolls its die into the pool: "you" is said by the card.
OWN = (THIS, THIS_DIE, HOST)
ONLY_YOU = (ev.Activated, ev.Played, ev.DieRolled, activating.Activate)

ONE_PLAYER = (DealIndirect, Unless)  # of several they take the first, who is you
# Effects on everything that fits, or among it.
TAKES_ALL = (ForEachSelected, StrikeOwn, ShareShields, GainNamedSubtype)


class Nothing(Effect, frozen=True):
    """No effect at all."""


class Anything(Filter, frozen=True):
    """A filter that lets everything pass."""

    def test(self, g: Any, r: Any, subject: Any) -> bool:
        return True


class Whole(msgspec.Struct, frozen=True):
    """An ability as one value: what `Ability` is made of."""

    effect: Effect | None
    trigger: Trigger | None
    constant: Constant | None


def links(node: Any) -> Iterator[Change]:
    if isinstance(node, Then):
        yield Change(NO_THEN, short(node.then), Seq((node.first, node.then)))
    elif isinstance(node, May):
        yield Change(MUST, short(node.effect), node.effect)
    elif isinstance(node, To):
        yield Change(NO_COST, short(node.cost), node.effect)
    elif isinstance(node, UseOnlyIf):
        yield Change(NO_CONDITION, short(node.condition), node.effect)
    elif isinstance(node, UpToTimes):
        yield Change(UP_TO, str(node.times), replaced(node, "times", node.times + 1))
    elif isinstance(node, Whole) and node.effect is not None and not _may_be_declined(node.effect):
        yield Change(MAY, short(node.effect), replaced(node, "effect", May(node.effect)))


def _may_be_declined(effect: Effect) -> bool:
    """Whether nothing need be done anyway: "you may", or "up to" in the question of the effect itself."""
    up_to = isinstance(effect, ResolveThem | ActivateThem | TurnTo) and effect.what.least == 0
    return up_to or isinstance(effect, May)


def selections(node: Any) -> Iterator[Change]:
    """Whose it is, unless a filter says that already."""
    if not isinstance(node, Select) or any(_says_whose(one) for one in node.where):
        return
    if node.whose == references.ANYBODYS:
        yield Change(YOURS, short(node), replaced(node, "whose", references.YOURS))
    else:
        yield Change(ANYBODYS, f"{node.whose} {short(node)}", replaced(node, "whose", references.ANYBODYS))


def _says_whose(one: Filter) -> bool:
    """Whether a filter names the very one, or what belongs to this card or the one it is on."""
    match one:
        case Same():
            return True
        case DieOf(things=of) | On(host=of):
            return of in OWN
    return False


def how_many(node: Any) -> Iterator[Change]:
    """What an effect lets somebody choose: more of them, or fewer."""
    if not isinstance(node, Effect) or isinstance(node, TAKES_ALL):
        return
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Select) and not any(isinstance(one, Same) for one in value.where):
            for kind, about, other in _counts(value):
                yield Change(kind, f"{about} {short(value)}", replaced(node, field, other))


def _counts(node: Select) -> Iterator[Change]:
    if node.every or node.number is not None:
        return
    if node.least == 0 and node.most < MANY:
        yield Change(UP_TO, str(node.most), replaced(node, "most", node.most + 1))
    elif node.least == node.most:
        more = msgspec.structs.replace(node, least=node.least + 1, most=node.most + 1)
        yield Change(MORE, str(node.most), more)
        if node.least > 1:
            fewer = msgspec.structs.replace(node, least=node.least - 1, most=node.most - 1)
            yield Change(LESS, str(node.most), fewer)
    if node.worth:
        yield Change(LESS, f"worth {node.worth}", replaced(node, "worth", node.worth - 1))
        yield Change(MORE, f"worth {node.worth}", replaced(node, "worth", node.worth + 1))
    if node.within >= 0:
        yield Change(MORE, f"within {node.within}", replaced(node, "within", node.within + 1))


def people(node: Any) -> Iterator[Change]:
    """Whoever is meant: everybody else, too. Nobody reads another's choices off "they"."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, You) and isinstance(node, ONE_PLAYER):
            continue
        if isinstance(value, Everybody) and isinstance(node, Effect | Amount):
            about = f"{type(value).__name__} {type(node).__name__}"
            yield Change(ANYBODYS, about, replaced(node, field, EACH_PLAYER))


def filters(node: Any) -> Iterator[Change]:
    """One filter or condition less: each of a row, and the one of a field."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(node, AnyOf | AnyHolds | Not | DoesNotHold):
            continue
        if isinstance(value, tuple):
            for one, rest in rows_without_one(node, field):
                if isinstance(one, Filter | Condition):
                    yield Change(_kind(node, one), short(one), rest)
        elif isinstance(value, Filter) and not isinstance(value, references.Reference):
            yield Change(_kind(node, value), short(value), replaced(node, field, Anything()))
        elif isinstance(value, Condition):
            yield Change(NO_CONDITION, short(value), replaced(node, field, ALWAYS))
            yield Change(DENIED, short(value), replaced(node, field, DoesNotHold(value)))


def alternatives(node: Any) -> Iterator[Change]:
    """ "Or" with one possibility less."""
    if isinstance(node, AnyOf | AnyHolds):
        for one, rest in rows_without_one(node, "of"):
            yield Change(NO_FILTER, f"or {short(one)}", rest)


def triggers(node: Any) -> Iterator[Change]:
    if isinstance(node, Trigger):
        if node.by != BY_ANYBODY and not (
            node.by == BY_YOU and node.what in OWN and node.listens in ONLY_YOU
        ):
            yield Change(WIDER_TRIGGER, f"by {node.by}", replaced(node, "by", BY_ANYBODY))
        if node.what is not None:
            yield Change(WIDER_TRIGGER, f"what {short(node.what)}", replaced(node, "what", None))


def amounts(node: Any) -> Iterator[Change]:
    if not isinstance(node, Select | UpToTimes):
        yield from numbers(node)
        yield from flags(node, but=("optional", "given"))


GRAMMAR = Grammar(
    (
        dropped_effects(Effect, Nothing()),
        links,
        selections,
        how_many,
        people,
        filters,
        alternatives,
        triggers,
        amounts,
    )
)


def _kind(node: Any, one: Any) -> str:
    if isinstance(node, Trigger):
        return WIDER_TRIGGER
    return NO_CONDITION if isinstance(one, Condition) else NO_FILTER


# ---- What is changed -----------------------------------------------------------------------------


def subjects() -> Iterator[Subject]:
    """Every ability, and what cards say about where and when they may be played."""
    for ref, ability in ABILITIES.items():
        code = ref.partition(".")[0]
        whole = Whole(ability.effect, ability.trigger, ability.constant)
        yield Subject(ref, (code,) if code in CARDS else (), tuple(_changes_of(ability, whole)))
    for code, card in CARDS.items():
        restrictions = tuple(_changes_of_card(card))
        if restrictions:
            yield Subject(code, (code,), restrictions)


def _changes_of(ability: Ability, whole: Whole) -> Iterator[Wrong]:
    if ability.constant is not None:
        yield Wrong(NOT_THERE, short(ability.constant), _instead(ability, None))
    for kind, about, other in changed(whole, GRAMMAR):
        yield Wrong(kind, about, _instead(ability, other))


def _instead(ability: Ability, other: Whole | None) -> Any:
    """Everybody plays with another ability meanwhile, or without it."""

    @contextmanager
    def play() -> Iterator[None]:
        code = ability.ref.partition(".")[0]
        card = CARDS.get(code)
        parts = msgspec.structs.asdict(other) if other is not None else {"effect": Nothing()}
        made = Ability(ability.ref, ability.clause, **parts)
        ABILITIES[ability.ref] = made
        if card is not None:
            abilities = [made if one is ability else one for one in card.abilities]
            if other is None:
                abilities = [one for one in abilities if one is not made]
            CARDS[code] = msgspec.structs.replace(card, abilities=tuple(abilities))
        try:
            yield
        finally:
            ABILITIES[ability.ref] = ability
            if card is not None:
                CARDS[code] = card

    return play


def _changes_of_card(card: Card) -> Iterator[Wrong]:
    for keyword in sorted(card.keywords):
        yield Wrong(NO_KEYWORD, keyword, _printed(card, "keywords", card.keywords - {keyword}))
    for field in ("only_if", "only_on", "modify"):
        value = getattr(card, field)
        if value is not None:
            kind = NO_CONDITION if field == "only_if" else NO_FILTER
            yield Wrong(kind, f"{field} {short(value)}", _printed(card, field, None))
            for one, about, other in changed(value, GRAMMAR):
                yield Wrong(one, f"{field} {about}", _printed(card, field, other))


def _printed(card: Card, field: str, value: Any) -> Any:
    @contextmanager
    def play() -> Iterator[None]:
        CARDS[card.code] = replaced(card, field, value)
        try:
            yield
        finally:
            CARDS[card.code] = card

    return play


def proofs() -> Iterator[Proof]:
    known = re.compile(rb"\b\d{5}[A-Z]?\b")  # in the text, too: decks beside the table are no part of a state

    def cards_in(text: str, state: bytes) -> Iterator[str]:
        return (code.decode() for code in known.findall(text.encode() + state))

    return scenarios("destiny", cards_in)


def title(ref: str) -> str:
    card = CARDS.get(ref.partition(".")[0])
    return card.title if card is not None else ref
