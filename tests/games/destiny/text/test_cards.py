"""What cards say, compared with what was read and found good."""

from __future__ import annotations

import re

import pytest
from tests.games.destiny.text.faces import STORED

from dejarik.games.destiny.abilities.vocabulary.constants import NoRestrictionsOnThis
from dejarik.games.destiny.cards.facts import side
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.vocabulary import MayInclude
from dejarik.games.destiny.text import Teller
from dejarik.words import languages


@pytest.mark.parametrize("language", languages())
def test_cards_say_what_was_read_and_found_good(language: str) -> None:
    STORED.check(language)


@pytest.mark.rule("destiny.ability.several-per-card")
@pytest.mark.parametrize("language", languages())
def test_finn_has_two_abilities_each_by_itself(language: str) -> None:
    finn = "01045"
    assert len(Teller(language).card(finn).abilities) == 2
    assert [type(ability.constant) for ability in CARDS[finn].abilities] == [NoRestrictionsOnThis, MayInclude]


@pytest.mark.parametrize("language", languages())
def test_texts_are_clean(language: str) -> None:
    teller = Teller(language)
    for code in CARDS:
        for text in teller.card(code).abilities:
            assert not re.search(r"  |\s[.,;:]|,,|\.\.|[{}$]", text), (code, text)
            assert text.count("(") == text.count(")"), (code, text)


@pytest.mark.parametrize(
    ("short", "words", "signs", "letters"),
    [
        ("2MD", "2 melee damage", "2⚔", "2 Me"),
        ("+2RD1", "+2 ranged damage (cost 1)", "+2➹¹", "+2 Ra (1)"),
        ("1Sh", "1 shield", "1⛨", "1 Sh"),
        ("Sp", "special", "★", "Sp"),
        ("Sp1", "special (cost 1)", "★¹", "Sp (1)"),
        ("XF", "X focus", "X◎", "X Fo"),
        ("-", "blank", "–", "-"),
    ],
)
def test_sides_in_words_and_short(short: str, words: str, signs: str, letters: str) -> None:
    teller = Teller("en")
    assert teller.side(side(short)) == words
    assert teller.side_short(side(short)) == signs
    assert teller.side_short(side(short), plain=True) == letters
    assert letters.isascii()


def test_russian_sides_are_counted() -> None:
    teller = Teller("ru")
    said = [teller.side(side(short)) for short in ("1MD", "2MD", "3MD1", "+2R", "5Sh", "XDr", "Sp")]
    assert said == [
        "1 ближний урон", "2 ближних урона", "3 ближних урона за 1 ресурс", "+2 ресурса", "5 щитов",
        "X диверсий", "особенность",
    ]  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_signs_and_letters_tell_all_sides_apart(language: str) -> None:
    teller = Teller(language)
    every = {each for card in CARDS.values() for each in card.sides}
    assert len({teller.side_short(each) for each in every}) == len(every)
    assert len({teller.side_short(each, plain=True) for each in every}) == len(every)
