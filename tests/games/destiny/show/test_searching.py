"""Cards are searched by every fact in both languages, at a command line and in a window alike."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.show import lookup, showcase

SAME = [
    ({"words": "lightsaber"}, {"words": "световой меч"}),
    ({"set": "Convergence"}, {"set": "CONV"}),
    ({"color": "red"}, {"color": "красная"}),
    ({"color": "yellow"}, {"color": "жёлтый"}),
    ({"affiliation": "villain"}, {"affiliation": "злодей"}),
    ({"affiliation": "villain"}, {"affiliation": "злодейская"}),
    ({"type": "plot"}, {"type": "замысел"}),
    ({"subtype": "droid"}, {"subtype": "дроид"}),
    ({"rarity": "legendary"}, {"rarity": "легендарная"}),
    ({"die": ("2 melee", "special")}, {"die": ("2 ближний", "особенность")}),
]


def in_a_window(wish: dict[str, object], language: str) -> list[str]:
    typed = {
        {"words": "q"}.get(name, name): ",".join(value) if isinstance(value, tuple) else str(value)
        for name, value in wish.items()
    }
    return [face.code for face in showcase.cards(typed, language)]


@pytest.mark.parametrize(("english", "russian"), SAME[1:])
def test_a_fact_finds_the_same_cards_in_both_languages(
    english: dict[str, object], russian: dict[str, object]
) -> None:
    found = lookup.search(english, "en")
    assert found
    assert found == lookup.search(russian, "ru")
    assert found == in_a_window(english, "en") == in_a_window(russian, "ru")


@pytest.mark.parametrize(
    "wish",
    [{"cost": 3}, {"health": 11}, {"points": 12}, {"points": -1}, {"unique": True}, SAME[0][0], SAME[0][1]],
)
def test_numbers_and_words_find_the_same_cards_in_a_window(wish: dict[str, object]) -> None:
    found = lookup.search(wish, "en")
    assert found
    typed = {name: "1" if value is True else value for name, value in wish.items()}
    assert found == in_a_window(typed, "en")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("option", ["set", "color", "affiliation", "type", "subtype", "rarity"])
def test_a_word_that_is_no_fact_is_refused_with_the_option_and_what_there_is(
    option: str, language: str
) -> None:
    with pytest.raises(ValueError, match=f"--{option}: .*qwerty.*[;,] ") as refused:
        lookup.search({option: "qwerty"}, language)
    assert str(refused.value).count(",") >= 2
