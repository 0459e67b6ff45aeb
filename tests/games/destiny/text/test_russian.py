"""Russian faces keep the words of the rulebook, and say what they mean as a player would."""

from __future__ import annotations

import re

import pytest

from dejarik.games.destiny.cards.facts import CHARACTER
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import Teller, titles

RU = Teller("ru")

# What no face says, and what it says instead.
WRONG = {
    "показыва": "кубик, лежащий гранью с уроном вверх",
    r"\bимеет\b": "на нём есть урон; у него есть щит",
    r"[Ее]сли есть ": "если в вашем сбросе есть карта; если к нему прикреплено улучшение",
    r"(?:^|: |\n)(?:После (?!того как |подготовки )|Перед )": "после того как; прежде чем",
    r"[Сс]н(?:имите|ять) (?:с (?!(?:этой )?карты поддержки)[^.,]* )?\d+.урон": "восстановите здоровье",
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
    r"\(не (?!больше)": "(кроме способностей)",
    r"с персонаж\w+ со щитом": "снимите с персонажа щит",
    r"заплатив на": "снизив стоимость",
    r"персонаж соперника с уроном": "на каждом персонаже соперника есть урон",
    r"переброс\w+ переброшенн": "ещё раз перебросить",
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
        ("02014", "перебросьте кубик этого улучшения, вместо того чтобы убирать его"),
        ("01045", "В вашу колоду можно включить красное злодейское оружие или транспорт"),
        ("08027", "переверните выбранные кубики на любые грани"),
        ("08146", "Модифицируйте поддержку-транспорт."),
        ("12099", "Снимите с карты поддержки 1 урон."),
        ("08072", "можете активировать свою поддержку-транспорт"),
        ("11003", "нанести каждому из 2 персонажей урон, равный значению убранного кубика"),
        ("12115", "Нанесите персонажу 2 урона. Можете сбросить это улучшение из игры, чтобы"),
        ("01024", "Выберите до 3 персонажей и нанесите каждому из них 1 урон."),
        ("03091", "урон, равный числу переброшенных кубиков, лежащих гранью с дальним уроном вверх"),
        ("12021", "замысел с подтипом «Звезда Смерти» стоит на"),
        ("12054", "если у Рыцаря-джедая не меньше"),
        ("07018", "применить результат перевёрнутого кубика"),
        ("08055", "с тем же символом, что у перевёрнутого кубика"),
        ("07033", "равный числу ваших карт транспорта"),
        ("07047", "Сбросьте из игры карту поддержки с жетонами."),
        ("12130", "равный числу переброшенных кубиков с названным символом"),
        ("01042", "это улучшение до конца игры становится картой поддержки. Верните эту карту поддержки"),
        ("12159", "Если хотя бы одна из сброшенных карт — не событие, получите 1 ресурс."),
    ],
)
def test_faces_of_each_family(code: str, said: str) -> None:
    assert said in "\n".join(RU.card(code).abilities).replace("\N{NO-BREAK SPACE}", " ")


def test_names_bend_in_every_case_and_titles_are_carried_by_a_noun() -> None:
    fett, rifle = titles.name(RU.words, "05019"), titles.name(RU.words, "01008")
    assert [str(fett.bend(case=case)) for case in ("acc", "pre")] == ["Бобу Фетта", "Бобе Фетте"]
    assert [str(rifle.bend(case=case)) for case in ("nom", "acc", "gen")] == [
        "«Винтовка F-11D»", "карту «Винтовка F-11D»", "карты «Винтовка F-11D»",
    ]  # fmt: skip
    assert str(titles.titled(RU.words, "R2-D2")) == "R2-D2"


def test_characters_are_animate_and_other_cards_stand_in_quotes() -> None:
    for code, card in CARDS.items():
        name = titles.name(RU.words, code)
        assert name.animate == (card.type == CHARACTER) or code == "02030", name
        assert str(name).startswith("«") == (card.type != CHARACTER) or code in ("02030", "08019"), name


def test_different_cards_have_different_titles() -> None:
    said: dict[str, set[str]] = {}
    for code, card in CARDS.items():
        said.setdefault(RU.card(code).name.lower(), set()).add(card.title.lower())
    assert not {title: cards for title, cards in said.items() if len(cards) > 1}


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("option-shield", "Дать Оби-Вану Кеноби щиты"),
        ("option-heal", "Восстановить здоровье Оби-Вану Кеноби"),
        ("option-ready", "Вернуть Оби-Вана Кеноби в подготовленное положение"),
    ],
)
def test_options_say_what_is_done_in_the_words_of_the_book(message: str, said: str) -> None:
    assert RU.words.say(message, what=titles.name(RU.words, "09057")) == said
