"""What can be wrong with an ability of the Card Game, and how to play with it meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from tests.abilities.changes import (
    ANYBODYS,
    DENIED,
    LESS,
    LONGER,
    MAY,
    MORE,
    MUST,
    NO_CONDITION,
    NO_COST,
    NO_FILTER,
    NO_LIMIT,
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
from tests.abilities.proofs import Proof, Subject, Wrong, mentioned, of_tests, scenarios

from dejarik.games.cardgame.abilities.ability import Ability, Effect
from dejarik.games.cardgame.abilities.vocabulary import references, selectors
from dejarik.games.cardgame.abilities.vocabulary.choosing import Pick
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant, FirstCheaper, GainIcons
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, Not, OfType, Same, Trait
from dejarik.games.cardgame.abilities.vocabulary.flow import Seq, Then
from dejarik.games.cardgame.abilities.vocabulary.lasting import (
    END_OF_ENGAGEMENT,
    END_OF_PHASE,
    END_OF_STRIKE,
    CannotUntil,
    Until,
)
from dejarik.games.cardgame.abilities.vocabulary.playing import PlayThisAsParticipant
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.games.cardgame.abilities.vocabulary.triggers import Trigger
from dejarik.games.cardgame.cards.facts import slug
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.rules import discarding, index, windows
from dejarik.games.cardgame.state import CardGame

# What the rules remember about cards, to be forgotten whenever an ability changes.
MEMORIES = tuple(
    memory
    for module in (discarding, index, windows)
    for memory in vars(module).values()
    if hasattr(memory, "cache_clear")
)
LASTS_LONGER = {END_OF_STRIKE: END_OF_ENGAGEMENT, END_OF_ENGAGEMENT: END_OF_PHASE, END_OF_PHASE: "match"}
UNSAID = {"why": "", "to": "", "who": references.ANYBODY, "also": None}  # of triggers
# Modules whose tests are proofs as well: they play positions.
TESTS = (
    "cards.test_jedi", "cards.test_rebel_alliance", "cards.test_light_neutral_and_smugglers",
    "cards.test_sith", "cards.test_imperial_navy", "cards.test_dark_neutral_and_scum",
    "cards.test_interactions",
    "rules.test_restrictions", "rules.test_engagements", "rules.test_phases", "rules.test_resources",
    "rules.test_rule_options", "rules.test_terms", "rules.test_timing", "rules.test_windows",
)  # fmt: skip


class Nothing(Effect, frozen=True):
    """No effect at all."""


class Anything(Filter, frozen=True):
    """A filter that lets everything pass."""

    def test(self, g: CardGame, r: Any, subject: Any) -> bool:
        return True


class Always(Condition, frozen=True):
    """Holds whatever happens."""

    def holds(self, g: CardGame, r: Any) -> bool:
        return True


class Never(Condition, frozen=True):
    """The contrary of a condition."""

    of: Condition

    def holds(self, g: CardGame, r: Any) -> bool:
        return not self.of.holds(g, r)


class Whole(msgspec.Struct, frozen=True):
    """An ability as one value: what `Ability` is made of."""

    clause: str
    effect: Effect | None
    trigger: Trigger | None
    constant: Constant | None
    when: Condition | None
    costs: tuple[Effect, ...]
    targets: tuple[Effect, ...]
    limit: str
    forced: bool


def frame(node: Any) -> Iterator[Change]:
    """What frames an ability: its cost, its limit, and whether it is forced."""
    if not isinstance(node, Whole):
        return
    for cost, cheaper in rows_without_one(node, "costs"):
        yield Change(NO_COST, short(cost), cheaper)
    if node.limit:
        yield Change(NO_LIMIT, node.limit, replaced(node, "limit", ""))
    if node.clause in ("reaction", "interrupt"):
        kind = MAY if node.forced else MUST
        yield Change(kind, short(node.effect), replaced(node, "forced", not node.forced))


def links(node: Any) -> Iterator[Change]:
    if isinstance(node, Then):
        yield Change(NO_THEN, short(node.then), Seq((node.first, node.then)))
    elif isinstance(node, Until | CannotUntil):
        yield Change(LONGER, node.until, replaced(node, "until", LASTS_LONGER[node.until]))


def selections(node: Any) -> Iterator[Change]:
    if isinstance(node, Select) and not any(isinstance(one, Same) for one in node.where):
        if node.whose == selectors.ANYBODYS:
            yield Change(YOURS, short(node), replaced(node, "whose", selectors.YOURS))
        else:
            yield Change(ANYBODYS, f"{node.whose} {short(node)}", replaced(node, "whose", selectors.ANYBODYS))
    if isinstance(node, Pick):
        select = node.select
        if select.least == 0:
            more = replaced(select, "most", select.most + 1)
            yield Change(UP_TO, f"{select.most} {short(select)}", replaced(node, "select", more))
        elif not any(isinstance(one, Same) for one in select.where):
            two = msgspec.structs.replace(select, least=select.least + 1, most=select.most + 1)
            yield Change(MORE, f"{select.most} {short(select)}", replaced(node, "select", two))


def filters(node: Any) -> Iterator[Change]:
    """One filter or condition less: each of a row, and the one of a field."""
    kind = WIDER_TRIGGER if isinstance(node, Trigger) else NO_FILTER
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, tuple):
            for one, rest in rows_without_one(node, field):
                if (isinstance(one, Filter) and not _said_by_trait(one, value)) or field == "marks":
                    yield Change(kind, short(one), rest)
        elif isinstance(value, Filter) and not isinstance(node, Not):
            yield Change(kind, short(value), replaced(node, field, Anything()))
        elif isinstance(value, Condition):
            yield Change(NO_CONDITION, short(value), replaced(node, field, Always()))
            yield Change(DENIED, short(value), replaced(node, field, Never(value)))
    if isinstance(node, Trigger):
        for field, unsaid in UNSAID.items():
            if getattr(node, field, unsaid) != unsaid:
                about = f"{field} {short(getattr(node, field))}"
                yield Change(WIDER_TRIGGER, about, replaced(node, field, unsaid))
    if isinstance(node, FirstCheaper) and node.affiliation:
        yield Change(NO_FILTER, node.affiliation, replaced(node, "affiliation", ""))


def _said_by_trait(one: Filter, row: tuple[Any, ...]) -> bool:
    """Whether all cards with a trait of the same row are of that type anyway."""
    if not isinstance(one, OfType):
        return False
    for other in row:
        if isinstance(other, Trait):
            bearers = [card for card in CARDS.values() if card.traits & set(other.traits)]
            if all(card.type in one.types for card in bearers):
                return True
    return False


def amounts(node: Any) -> Iterator[Change]:
    if isinstance(node, Select | Whole):
        return
    yield from numbers(node)
    yield from flags(node, but=("targeting",))  # all that cannot be targeted is an enhancement on the dial
    if isinstance(node, GainIcons):
        for place, count in enumerate(node.icons):
            if count:
                for kind, step in ((MORE, 1), (LESS, -1)):
                    icons = (*node.icons[:place], count + step, *node.icons[place + 1 :])
                    yield Change(kind, f"icons {node.icons}", replaced(node, "icons", icons))


GRAMMAR = Grammar((dropped_effects(Effect, Nothing()), frame, links, selections, filters, amounts))


# ---- What is changed -----------------------------------------------------------------------------


def subjects() -> Iterator[Subject]:
    for ref, ability in ABILITIES.items():
        if ability.card in CARDS:
            yield Subject(ref, (ability.card,), tuple(_changes_of(ability)))


def _changes_of(ability: Ability) -> Iterator[Wrong]:
    whole = Whole(*(getattr(ability, field) for field in Whole.__struct_fields__))
    if ability.constant is not None:
        yield Wrong(NOT_THERE, short(ability.constant), partial(played_with, ability, None))
    elif isinstance(ability.effect, PlayThisAsParticipant):
        yield Wrong(NOT_THERE, short(ability.effect), partial(played_with, ability, None))
        return
    for kind, about, other in changed(whole, GRAMMAR):
        if ability.from_hand and kind == MUST:
            continue  # nobody has to play a card from hand
        yield Wrong(kind, about, partial(played_with, ability, other))


@contextmanager
def played_with(original: Ability, other: Whole | None) -> Iterator[None]:
    """Everybody plays with another ability meanwhile, or without it."""
    card, ref = CARDS[original.card], original.ref
    made = original
    if other is not None:
        number = int(ref.rpartition(".")[2])
        parts = msgspec.structs.asdict(other)
        made = Ability(
            card.code, number, from_hand=original.from_hand, as_enhancement=original.as_enhancement, **parts
        )
    abilities = tuple(
        made if one is original else one for one in card.abilities if other or one is not original
    )
    try:
        ABILITIES[ref] = made
        CARDS[card.code] = msgspec.structs.replace(card, abilities=abilities)
        _forget()
        yield
    finally:
        ABILITIES[ref] = original
        CARDS[card.code] = card
        _forget()


def _forget() -> None:
    for memory in MEMORIES:
        memory.cache_clear()


# ---- What has to notice it -----------------------------------------------------------------------


def proofs() -> Iterator[Proof]:
    named = {card.code: (card.slug, card.title) for card in CARDS.values()}
    yield from scenarios("cardgame", lambda text, state: mentioned(named, f"{text} {slug(text)}"))
    for module in TESTS:
        yield from of_tests(f"tests.games.cardgame.{module}", named)


def title(ref: str) -> str:
    return CARDS[ABILITIES[ref].card].title
