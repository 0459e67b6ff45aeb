"""What cards say, compared with what was read and found good."""

from __future__ import annotations

import re

import pytest
from tests.games.cardgame.text.faces import STORED

from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text.cards import CardTexts
from dejarik.words import Words, languages

TOLD_TOGETHER = "30-2"  # gains an icon and a keyword under one condition

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_cards_say_what_was_read_and_found_good(language: str) -> None:
    STORED.check(language)


@in_every_language
def test_every_ability_is_said_once_and_cleanly(language: str) -> None:
    texts = CardTexts(Words(language, game="cardgame"))
    for code, card in CARDS.items():
        said = texts.card(code).abilities
        assert len(said) >= len(card.abilities) - (code == TOLD_TOGETHER)
        for text in said:
            assert not re.search(r"  |\s[.,;:]|,,|\.\.|[{}$]", text), (code, text)
            assert text.count("(") == text.count(")"), (code, text)
            assert text[0].isupper(), (code, text)


def test_facts_stand_only_on_cards_that_have_them() -> None:
    texts = CardTexts(Words("en", game="cardgame"))
    for code, card in CARDS.items():
        face = texts.card(code)
        assert bool(face.capacity) == (card.type in (OBJECTIVE, UNIT)), code
        assert bool(face.priority) == (card.type == "fate"), code
        assert bool(face.icons) == any(card.icons), code


def test_numbers_are_counted_in_russian() -> None:
    texts = CardTexts(Words("ru", game="cardgame"))
    assert texts.numbers("1-2") == ("цена 4", "3 знака Силы", "стойкость 3")
    assert texts.numbers("29-2") == ("цена 6", "3 знака Силы", "стойкость 5")
    assert texts.numbers("2-2")[1] == "5 знаков Силы"


def test_icons_of_the_edge_stand_apart() -> None:
    texts = CardTexts(Words("en", game="cardgame"))
    assert texts.icons(CARDS["1-2"]) == "2 unit damage, 1 blast damage; with the edge: 1 blast damage"
    assert texts.icons(CARDS["1-3"]) == "with the edge: 1 unit damage, 1 tactics"
    assert texts.icons(CARDS["4-3"]) == ""
