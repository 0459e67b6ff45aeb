"""Cards are looked for by every fact, by words and by the sides of their dice, in whatever language."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.show import searching
from dejarik.search import BadQuery, find
from dejarik.words import Words


def found(query: str, lang: str = "en") -> list[OfficialCard]:
    return [almanac.cards()[code] for code in find(searching, {"q": query}, lang)]


SAME = [
    ("light saber", "световой меч"),
    ("set:CONV", 'набор:"Сила единства"'),
    ("f:red", "цвет:красный"),
    ("color:yellow", "цвет:жёлтый"),
    ("a:villain", "принадлежность:злодейская"),
    ("t:plot", "тип:замысел"),
    ("b:droid", "подтип:дроид"),
    ("y:legendary", "редкость:легендарная"),
    ("c<=2", "стоимость<=2"),
    ("h>12", "здоровье>12"),
    ("p:15", "очки:15"),
    ("die:2melee die:special", "кубик:2ближний кубик:особенность"),
    ("is:unique -is:dice", "это:уникальная -это:скубиком"),
    ("f:red or f:gray", "цвет:красный или цвет:серый"),
    ("format:trilogy", "формат:trilogy"),
]


@pytest.mark.parametrize(("english", "russian"), SAME[1:])
def test_a_query_finds_the_same_cards_in_both_languages(english: str, russian: str) -> None:
    cards = found(english)
    assert 0 < len(cards) < 1602
    assert cards == found(russian) == found(russian, "ru")


def test_words_without_a_key_are_looked_for_in_the_names_of_every_language() -> None:
    assert [card.code for card in found("мститель оби")] == ["09057"]
    assert [card.code for card in found("kenobi t:character p:18 ardent")] == ["09057"]
    assert [card.code for card in found("deja vu")] == ["08047"]  # Déjà Vu
    assert [card.code for card in found("09057")] == ["09057"]


def test_facts_are_taken_together_and_can_be_denied() -> None:
    cards = found("set:CONV t:character f:red b:droid")
    assert "09019" in {card.code for card in cards}
    assert all(card.color == "red" and "droid" in card.subtypes for card in cards)
    assert all(card.cost is not None and card.cost <= 2 for card in found("c<=2"))
    red_or_gray = found("t:upgrade c<=2 (f:red or f:gray) -is:unique")
    assert {card.color for card in red_or_gray} == {"red", "gray"}
    assert not any(card.unique for card in red_or_gray)
    assert (
        red_or_gray == found("t:upgrade c<=2 f:red|gray u:no") == found("t:upgrade c<3 f!=blue|yellow u!yes")
    )


def test_sides_of_dice_are_compared() -> None:
    codes = {card.code for card in found("set:CONV die:2melee")}
    assert "09057" in codes  # 2 melee
    assert "09118" not in codes  # 3 melee for 1, +2 melee
    codes = {card.code for card in found('set:CONV die:"+2 melee" die:special')}
    assert "09118" in codes
    assert "09057" not in codes
    for card in found("die>=3melee"):
        assert any(side.symbol == "melee" and side.value >= 3 for side in card.sides), card.code
    for card in found("die>=4"):
        assert any(side.value >= 4 for side in card.sides), card.code
    assert {card.code for card in found("die>=4melee")} < {card.code for card in found("die>=3melee")}


def test_dice_are_measured() -> None:
    for card in found("blanks=0"):
        assert card.die
        assert not any(side.symbol == "blank" for side in card.sides), card.code
    assert all(card.die for card in found("damage<0.5"))
    assert all(any(side.cost >= 2 for side in card.sides) for card in found("sidecost>=2"))
    vader = next(card for card in found("01010"))
    dealt = sum(s.value for s in vader.sides if s.symbol in ("melee", "ranged", "indirect")) / 6
    assert vader in found(f"damage>={dealt - 0.01:.2f}")
    assert vader not in found(f"damage>{dealt + 0.01:.2f}")


def test_points_are_those_that_count_today() -> None:
    assert "01010" in {card.code for card in found("p:19")}  # the rulebook's, in place of the printed 21
    assert "01010" not in {card.code for card in found("p:21")}


def test_the_text_is_that_of_the_reader() -> None:
    english = found('text:"remove a die"')
    assert english
    assert found('text:"уберите кубик"', "ru")
    assert not found('text:"уберите кубик"')


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("option", ["set", "color", "affiliation", "type", "subtype", "rarity"])
def test_a_value_that_there_is_not_is_refused_by_name(option: str, lang: str) -> None:
    with pytest.raises(BadQuery) as refused:
        find(searching, {option: "qwerty"}, lang)
    said = refused.value.told(Words(lang))
    assert "qwerty" in said
    assert "1" not in said  # no place: it was chosen by itself


@pytest.mark.parametrize(
    ("query", "place", "hint"),
    [
        ("tpye:event", 1, "type"),
        ("c<=2 colr:red", 6, "color"),
        ("f:prple", 1, "purple|blue|red"),
        ("c<=x", 1, "not a number"),
        ("t>event", 1, "compares numbers"),
        ("f:red (c<=2", 7, "partner"),
        ("f:red c<=2)", 11, "partner"),
        ('x:"remove', 3, "never closed"),
        ("f:", 3, "missing"),
        ("f:red or", 9, "both sides"),
        ("die:2lasers", 1, "die side"),
        ("die>=special", 1, "no value"),
        ("is:shiny", 1, "unique"),
        ("(" * 30 + "f:red" + ")" * 30, 22, "too many"),
    ],
)
def test_a_mistake_is_pointed_at(query: str, place: int, hint: str) -> None:
    with pytest.raises(BadQuery) as refused:
        found(query)
    said = refused.value.told(Words("en"))
    assert said.startswith(f"Character {place}. ")
    assert any(each in said for each in hint.split("|")), said
    assert refused.value.told(Words("ru"))


def test_what_is_endless_is_refused() -> None:
    with pytest.raises(BadQuery):
        found("force " * 100)
