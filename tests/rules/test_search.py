"""People type words in any case and form; the closest rule comes first."""

import pytest

from dejarik.rules.search import search


def found(text: str, lang: str, *games: str) -> list[str]:
    return [rule.id for rule in search(text, lang, games or ("destiny",))]


def test_the_rule_whose_title_says_it_comes_first() -> None:
    assert found("only ready cards activate", "en")[0] == "destiny.action.activate.ready-only"


def test_every_word_has_to_occur() -> None:
    both, one = found("guardian damage", "en"), found("guardian", "en")
    assert both
    assert set(both) < set(one)
    assert found("guardian zeppelin", "en") == []


@pytest.mark.parametrize("typed", ["щиты", "ЩИТЫ", "Щитов", "щитами"])
def test_case_and_endings_do_not_matter(typed: str) -> None:
    assert "destiny.shield.maximum" in found(typed, "ru")


def test_e_and_yo_are_one_letter() -> None:
    assert found("четырёх", "ru") == found("четырех", "ru") != []


def test_a_word_of_another_language_finds_nothing_but_ids() -> None:
    assert found("щит", "en") == []
    assert "destiny.shield.maximum" in found("shield maximum", "ru")


def test_only_the_games_that_were_asked_are_searched() -> None:
    assert {rule_id.partition(".")[0] for rule_id in found("damage", "en", "cardgame", "outer_rim")} == {
        "cardgame",
        "outer_rim",
    }


def test_no_words_find_nothing() -> None:
    assert found("  ", "en") == []
