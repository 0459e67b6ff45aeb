"""Every word of the vocabulary can be said in every language, as an order and as what a cost is paid for."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.cardgame.text.samples import SAMPLES

from dejarik.games.cardgame.abilities import lexicon
from dejarik.games.cardgame.abilities.ability import Effect
from dejarik.games.cardgame.abilities.vocabulary.choosing import (
    Pick,
    PickAffected,
    PickCard,
)
from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
from dejarik.games.cardgame.abilities.vocabulary.costs import Cost
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter
from dejarik.games.cardgame.abilities.vocabulary.flow import If, Seq, Then
from dejarik.games.cardgame.abilities.vocabulary.references import ANYBODY, OPPONENT, YOU, Reference
from dejarik.games.cardgame.abilities.vocabulary.selectors import (
    ENEMY,
    OfWhom,
    Select,
    enemy_unit,
    up_to,
)
from dejarik.games.cardgame.abilities.vocabulary.triggers import After, Trigger, When
from dejarik.games.cardgame.cards.facts import AFFILIATION, ENHANCEMENT, OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text import clauses, phrases
from dejarik.games.cardgame.text.cards import CardTexts
from dejarik.games.cardgame.text.saying import Saying
from dejarik.words import Words, languages
from dejarik.words.sentences import closed
from dejarik.words.vocabulary import message_of

GUARDIAN = CARDS["5-3"]  # has Protect
WORDS = {language: Words(language, game="cardgame") for language in languages()}
CHOICES = (Pick, PickAffected, PickCard)  # spoken of inside effects
FLOW = (If, Seq, Then)
classes, samples = SAMPLES.classes, SAMPLES.samples

in_every_language = pytest.mark.parametrize("language", languages())


def saying(language: str) -> Saying:
    return Saying(WORDS[language], GUARDIAN)


def effects() -> list[type]:
    return [cls for cls in classes(Effect) if cls is not Cost and cls not in CHOICES]


def test_card_files_find_every_word_in_the_lexicon() -> None:
    for base in (Effect, Filter, Condition, Constant, Reference, Trigger):
        for cls in classes(base):
            if "vocabulary" in cls.__module__:
                assert getattr(lexicon, cls.__name__) is cls


@in_every_language
@pytest.mark.parametrize("cls", effects(), ids=lambda cls: cls.__name__)
def test_every_effect_is_said_as_an_order_and_as_what_is_paid_for(language: str, cls: type) -> None:
    for effect in samples(cls):
        for mood in (clauses.ORDER, clauses.INFINITIVE):
            text = closed(WORDS[language], clauses.sentences(saying(language), effect, mood))
            assert text.endswith("."), text
            assert text[0].isupper(), text


@pytest.mark.parametrize("cls", effects(), ids=lambda cls: cls.__name__)
def test_russian_knows_the_infinitive_of_every_effect_that_is_no_cost(cls: type) -> None:
    if not issubclass(cls, Cost) and cls not in FLOW:
        (effect, *_) = samples(cls)
        assert WORDS["ru"].has(f"{message_of('effect', effect)}.inf")


@in_every_language
@pytest.mark.parametrize("cls", classes(Filter), ids=lambda cls: cls.__name__)
def test_every_filter_narrows_a_noun_in_all_its_forms(language: str, cls: type) -> None:
    if cls.__name__ == "Not":
        return  # there is a word only for what cards say: the snapshot has them all
    words = WORDS[language]
    for one in samples(cls):
        phrase = phrases.selected(saying(language), Select((UNIT,), ENEMY, (one,)), phrases.TARGET)
        for case in words.grammar.cases:
            assert str(phrase.bend(case=case))


@in_every_language
@pytest.mark.parametrize("base", [Condition, Constant, Reference], ids=lambda base: base.__name__)
def test_every_condition_constant_effect_and_reference_is_said(language: str, base: type) -> None:
    for cls in classes(base):
        for node in samples(cls):
            pilot = Saying(WORDS[language], CARDS["21-4"])  # says what it enhances
            match node:
                case Condition():
                    said = str(clauses.condition(pilot, node))
                case Constant():
                    said = str(clauses.constant(pilot, node))
                case _:
                    said = str(phrases.reference(pilot, node))
            assert said, cls


@in_every_language
@pytest.mark.parametrize("whose", get_args(OfWhom))
@pytest.mark.parametrize(
    "types", [(UNIT,), (UNIT, OBJECTIVE), (OBJECTIVE, ENHANCEMENT, AFFILIATION)], ids=" ".join
)
def test_every_selection_has_all_its_forms(language: str, whose: OfWhom, types: tuple[str, ...]) -> None:
    for how in (phrases.TARGET, phrases.ANY, phrases.THEIR, phrases.BY_ACTIVE, phrases.EVERY):
        for most in (1, 3):
            select = Select(types, whose, least=0, most=most)
            phrase = phrases.selected(saying(language), select, how)
            for case in WORDS[language].grammar.cases:
                assert str(phrase.bend(case=case))


@pytest.mark.parametrize(
    ("language", "may", "must"),
    [
        ("en", "up to 1 target enemy unit", "a target enemy unit"),
        ("ru", "не более чем один выбранный вражеский отряд", "выбранный вражеский отряд"),
    ],
)
def test_choosing_one_or_none_differs_from_choosing_one(language: str, may: str, must: str) -> None:
    said = saying(language)
    assert str(phrases.selected(said, up_to(1, enemy_unit()), phrases.TARGET)) == may
    assert str(phrases.selected(said, enemy_unit(), phrases.TARGET)) == must


def triggers() -> list[tuple[type[Trigger], type]]:
    """All that abilities of cards listen to."""
    used = [ability.trigger for card in CARDS.values() for ability in card.abilities if ability.trigger]
    return sorted({(type(trigger), trigger.listens) for trigger in used}, key=str)


@in_every_language
@pytest.mark.parametrize(("cls", "listens"), triggers(), ids=lambda one: one.__name__)
def test_every_trigger_is_a_clause_whoever_it_is_about(
    language: str, cls: type[Trigger], listens: type
) -> None:
    marks = (("phase", "draw"), ("attacking", True), ("unopposed", True), ("from_play", True))
    for who in (YOU, OPPONENT, ANYBODY):
        trigger: Trigger
        if cls is After:
            trigger = After(listens, who=who, marks=marks)
        elif cls is When:
            trigger = When(listens, who=who, why="destroyed", to="discard")
        else:
            trigger = cls(listens)
        assert str(clauses.trigger(saying(language), trigger))


@in_every_language
def test_every_keyword_of_a_card_has_a_reminder(language: str) -> None:
    texts = CardTexts(WORDS[language])
    for keyword in ("edge", "elite", "limited", "no-enhancements", "protect", "shielding", "targeted-strike"):
        assert texts.keyword(GUARDIAN, keyword).endswith(".)")
