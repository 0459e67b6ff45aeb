"""What cards say, compared with what was read and found good."""

from __future__ import annotations

import re

import pytest
from tests.games.cardgame.text.faces import STORED, paragraphs

from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text.cards import CardTexts
from dejarik.words import Words, languages

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_cards_say_what_was_read_and_found_good(language: str) -> None:
    STORED.check(language)


@in_every_language
def test_every_ability_is_said_once_and_cleanly(language: str) -> None:
    texts = CardTexts(Words(language, game="cardgame"))
    for code, card in CARDS.items():
        said = texts.card(code).abilities
        assert len(said) >= paragraphs(card)
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


@pytest.mark.parametrize(
    ("language", "reaction", "interrupt"),
    [("en", "Reaction: After ", "Interrupt: When "), ("ru", "реакция: После ", "перехват: Когда ")],
)
def test_reactions_come_after_something_and_interrupts_when_it_happens(
    language: str, reaction: str, interrupt: str
) -> None:
    texts = CardTexts(Words(language, game="cardgame"))
    for card in CARDS.values():
        for ability in card.abilities:
            beginning = {"reaction": reaction, "interrupt": interrupt}.get(ability.clause)
            if beginning is not None and not ability.constant:
                assert beginning.lower() in texts.ability(card, ability).lower()


def test_russian_cards_use_the_words_of_the_rulebook() -> None:
    texts = CardTexts(Words("ru", game="cardgame"))
    said = " ".join(text for code in CARDS for text in texts.card(code).abilities)
    parted = r"\d (?:жетон|урон|знак|карт|верхн|отряд|ресурс|делени|единиц|раз)"
    for wrong in (r"жетон\w+ приказа\b(?<!жетона приказа)", "под низ", "из не более чем", parted, " — "):
        assert re.search(wrong, said) is None, wrong
    assert texts.card("34-2").affiliation == texts.card("3-5").affiliation == "нейтральная карта"


@pytest.mark.parametrize(
    ("language", "code", "said"),
    [
        ("ru", "2-6", "отмените его эффекты"),  # "this event" would be the one that cancels
        ("ru", "21-2", "Улучшенный СИД Вейдера получает"),  # "this unit" would be the card just discarded
        ("en", "21-2", "Vader's TIE Advanced gains"),
        ("ru", "5-5", "другому выбранному отряду"),
        ("en", "5-5", "another target unit instead"),
        ("ru", "30-2", "1\u00a0знак урона и черту «Прицельный удар»"),
        ("en", "30-2", "1 unit damage icon and Targeted Strike"),
        ("ru", "27-6", "Выберите до 2\u00a0атакующих отрядов категории «техника». Каждый из них"),
        ("en", "27-6", "Target up to 2 attacking Vehicle units. Each of them"),
    ],
)
def test_what_a_text_speaks_of_cannot_be_mistaken(language: str, code: str, said: str) -> None:
    texts = CardTexts(Words(language, game="cardgame"))
    assert said in " ".join(texts.card(code).abilities)
