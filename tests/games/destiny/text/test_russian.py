"""Russian faces keep the words of the rulebook, and say what they mean as a player would."""

from __future__ import annotations

import re

import pytest

from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import Teller

RU = Teller("ru")

# What no face says, and what it says instead.
WRONG = {
    "показыва": "кубик, лежащий гранью с уроном вверх",
    r"\bимеет\b": "на нём есть урон; у него есть щит",
    r"[Ее]сли есть ": "если в вашем сбросе есть карта; если к нему прикреплено улучшение",
    r"(?:^|: |\n)(?:После (?!того как |подготовки )|Перед )": "после того как; прежде чем",
    r"[Сс]н(?:имите|ять) (?:с [^.,]* )?\d+.урон": "восстановите персонажу здоровье",
    r"лечи": "восстанавливать здоровье",
    r"карт\w* поддержки-": "поддержка-транспорт",
    r"Прикрепляется": "Модифицируйте",
    r"\bв низ\b": "под низ колоды",
    r"свойств": "ключевое слово",
    r"размер\w* (?:вашей )?руки": "предел руки",
    r", а не ": "вместо того чтобы",
    r"«[^»]*«": "„…“ внутри «…»",
    r"\d (?:урон|здоров|щит|ресурс|карт|кубик|персонаж|очк|улучшен|копи)": "неразрывный пробел",
    r"[234] \w+(?:его|ого) урона": "2 дальних урона",
    r"\(каждому\)|\(своей\)": "слово на своём месте, без скобок",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_no_face_says_what_a_russian_player_would_not(wrong: str) -> None:
    said = {code: "\n".join((*card.sides, *card.abilities)) for code in CARDS for card in [RU.card(code)]}
    assert not {code: text for code, text in said.items() if re.search(wrong, text)}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("01003", "Прежде чем персонаж соперника будет побеждён, можете переместить улучшение"),
        ("02078", "После того как на одном из ваших кубиков выпала грань со сбросом,"),
        ("08072", "можете активировать свою поддержку-транспорт"),
        ("11003", "нанести каждому из 2 персонажей урон, равный значению убранного кубика"),
        ("12021", "замысел с подтипом «Звезда Смерти» стоит на"),
        ("12054", "если у Рыцаря-джедая не меньше"),
        ("07018", "применить результат перевёрнутого кубика"),
    ],
)
def test_faces_of_each_family(code: str, said: str) -> None:
    assert said in "\n".join(RU.card(code).abilities).replace("\N{NO-BREAK SPACE}", " ")
