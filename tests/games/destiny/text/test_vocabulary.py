"""Every word of the vocabulary can be said in every language, in every mood."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from types import FunctionType
from typing import get_args

import pytest
from tests.games.destiny.text.samples import SAMPLES

from dejarik.games.destiny.abilities import lexicon
from dejarik.games.destiny.abilities.ability import Effect
from dejarik.games.destiny.abilities.vocabulary import triggers
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.cards import Discard
from dejarik.games.destiny.abilities.vocabulary.choosing import Countable, OnPlayer, UpTo
from dejarik.games.destiny.abilities.vocabulary.conditions import Compare, Is
from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.defeated import OfDefeated
from dejarik.games.destiny.abilities.vocabulary.dice import ForEachSelected
from dejarik.games.destiny.abilities.vocabulary.filters import Number
from dejarik.games.destiny.abilities.vocabulary.flow import (
    AnyOpponent,
    If,
    Instead,
    Later,
    May,
    OncePerGame,
    OrElse,
    Seq,
    Then,
    To,
    UpToTimes,
    UseOnlyIf,
)
from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter, Not, Op
from dejarik.games.destiny.abilities.vocabulary.players import (
    AnyMay,
    ForEach,
    ForEachCard,
    Repeatable,
    They,
    Unless,
)
from dejarik.games.destiny.abilities.vocabulary.playing import OnceInPlay
from dejarik.games.destiny.abilities.vocabulary.references import (
    OPPONENTS,
    THIS,
    OfWhom,
    Reference,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import (
    DIE_IN_POOL,
    IN_HAND,
    IN_PLAY,
    MANY,
    Select,
    Zone,
)
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_AN_OPPONENT, BY_ANYBODY, BY_YOU, Trigger
from dejarik.games.destiny.cards.facts import AMBUSH, GUARDIAN, REDEPLOY
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.vocabulary import Building
from dejarik.games.destiny.text import clauses, effects, phrases
from dejarik.games.destiny.text.cards import CardTexts
from dejarik.games.destiny.text.messages import message_of
from dejarik.games.destiny.text.saying import Saying
from dejarik.kernel.data import is_data
from dejarik.words import Words, languages

UPGRADE = CARDS["09071"]
WORDS = {language: Words(language, game="destiny") for language in languages()}

classes, samples = SAMPLES.classes, SAMPLES.samples

in_every_language = pytest.mark.parametrize("language", languages())


def saying(language: str) -> Saying:
    return Saying(WORDS[language], UPGRADE)


# What several effects have in common is no word that a card can say.
EFFECTS = [cls for cls in classes(Effect) if cls not in (Countable, Discard, OfDefeated, OnPlayer, UpTo)]
CONSTANTS = [cls for cls in classes(Constant) if cls is not Building]


def test_card_files_find_every_word_in_the_lexicon() -> None:
    for base in (Effect, Filter, Condition, Amount, Constant, Reference, Who):
        for cls in classes(base):
            if "vocabulary" in cls.__module__:
                assert getattr(lexicon, cls.__name__) is cls


@in_every_language
@pytest.mark.parametrize("cls", EFFECTS, ids=lambda cls: cls.__name__)
def test_every_effect_is_said_as_an_order_a_permission_and_a_cost(language: str, cls: type) -> None:
    for effect in samples(cls):
        for told in (effect, May(effect), Seq((effect, effect))):
            text = effects.text(saying(language), told)
            assert text.endswith("."), text
            assert text[0].isupper(), text


# What only shapes a text takes its mood from what is inside.
SHAPES = (
    AnyMay, ForEach, ForEachCard, ForEachSelected, If, Instead, Later, May, OrElse, Repeatable, Seq, Then,
    They, To, Unless,
    UpToTimes,
    OnceInPlay,
    AnyOpponent,
    OncePerGame,
    UseOnlyIf,
)  # fmt: skip


@pytest.mark.parametrize("cls", EFFECTS, ids=lambda cls: cls.__name__)
def test_russian_knows_the_infinitive_of_every_effect(cls: type) -> None:
    if cls not in SHAPES:
        (effect, *_) = samples(cls)
        assert WORDS["ru"].has(f"{message_of('effect', effect)}.inf")


@in_every_language
@pytest.mark.parametrize("cls", classes(Filter), ids=lambda cls: cls.__name__)
def test_every_filter_narrows_dice_and_cards_and_is_said_of_something(language: str, cls: type) -> None:
    for one in samples(cls):
        for zone in (DIE_IN_POOL, IN_PLAY, IN_HAND):
            for where in ((one,), (Not(one),)):
                select = Select(zone, ("character",), OPPONENTS, where)
                assert str(phrases.selected(saying(language), select))
        for said in (one, Not(one)):
            assert str(clauses.condition(saying(language), Is(THIS, said)))


@in_every_language
@pytest.mark.parametrize("cls", classes(Condition), ids=lambda cls: cls.__name__)
def test_every_condition_is_a_clause(language: str, cls: type) -> None:
    for condition in samples(cls):
        assert str(clauses.condition(saying(language), condition))


@in_every_language
@pytest.mark.parametrize("op", get_args(Op))
@pytest.mark.parametrize("cls", classes(Amount), ids=lambda cls: cls.__name__)
def test_every_amount_can_be_compared(language: str, cls: type, op: Op) -> None:
    for amount in samples(cls):
        for number in (0, 1, 2):
            assert str(clauses.condition(saying(language), Compare(amount, op, number)))


def compared() -> list[Number]:
    """Every way in which a card compares a number of something."""
    found: set[Number] = set()
    waiting: list[object] = [card.only_if for card in CARDS.values()]
    waiting += [one.effect or one.constant for card in CARDS.values() for one in card.abilities]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting += node
        elif is_data(node):
            found.update([node] if isinstance(node, Number) else [])
            waiting += [getattr(node, name) for name in node.__struct_fields__]
    return sorted(found, key=str)


@in_every_language
@pytest.mark.parametrize("number", compared(), ids=lambda one: f"{one.measure}-{one.op}")
def test_every_number_that_cards_compare_narrows_a_selection(language: str, number: Number) -> None:
    for one in (number, Not(number)):
        for zone in (DIE_IN_POOL, IN_PLAY):
            assert str(phrases.selected(saying(language), Select(zone, ("character",), OPPONENTS, (one,))))
        assert str(clauses.condition(saying(language), Is(THIS, one)))


@in_every_language
@pytest.mark.parametrize("cls", classes(Amount), ids=lambda cls: cls.__name__)
def test_every_amount_is_what_a_number_equals(language: str, cls: type) -> None:
    for amount in samples(cls):
        assert str(phrases.amount(saying(language), amount))


@in_every_language
@pytest.mark.parametrize("cls", CONSTANTS, ids=lambda cls: cls.__name__)
def test_every_constant_is_a_sentence(language: str, cls: type) -> None:
    for constant in samples(cls):
        assert str(clauses.constant(saying(language), constant))


@in_every_language
@pytest.mark.parametrize("cls", classes(Reference), ids=lambda cls: cls.__name__)
def test_every_reference_is_a_phrase(language: str, cls: type) -> None:
    for reference in samples(cls):
        assert str(phrases.reference(saying(language), reference).bend(case="nom"))


@in_every_language
@pytest.mark.parametrize("cls", classes(Who), ids=lambda cls: cls.__name__)
def test_every_player_is_a_phrase(language: str, cls: type) -> None:
    for who in samples(cls):
        assert str(phrases.who(saying(language), who))


@in_every_language
@pytest.mark.parametrize("zone", get_args(Zone))
@pytest.mark.parametrize("whose", get_args(OfWhom))
def test_every_selection_has_all_its_forms(language: str, zone: Zone, whose: OfWhom) -> None:
    words = WORDS[language]
    for least, most, every in ((1, 1, False), (2, 2, False), (0, 2, False), (0, MANY, False), (1, 1, True)):
        select = Select(zone, ("character", "support"), whose, (), least, most, every)
        said = saying(language)
        for mention in range(2):  # an opponent is "that opponent" the second time
            phrase = phrases.selected(said, select)
            for case in words.grammar.cases:
                assert str(phrase.bend(case=case)), (case, mention)


def heard() -> list[type]:
    """Everything that abilities can listen to: what triggers are made for, and what cards use."""
    used = [ability.trigger for card in CARDS.values() for ability in card.abilities if ability.trigger]
    return sorted({trigger.listens for trigger in (*made(), *used)}, key=lambda listens: listens.__name__)


def made() -> Iterator[Trigger]:
    for make in vars(triggers).values():
        if isinstance(make, FunctionType) and make.__annotations__.get("return") == "Trigger":
            parameters = signature(make).parameters.values()
            needed = [p for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD and p.default is p.empty]
            yield make(*(THIS for _ in needed))


@in_every_language
@pytest.mark.parametrize("listens", heard())
def test_every_trigger_is_a_clause(language: str, listens: type) -> None:
    for by in (BY_YOU, BY_AN_OPPONENT, BY_ANYBODY):
        for what in (None, THIS):
            assert str(clauses.trigger(saying(language), Trigger(listens, by, what)))


@in_every_language
@pytest.mark.parametrize("keyword", [AMBUSH, GUARDIAN, REDEPLOY])
def test_every_keyword_has_a_reminder(language: str, keyword: str) -> None:
    assert CardTexts(WORDS[language]).keyword(UPGRADE, keyword)
