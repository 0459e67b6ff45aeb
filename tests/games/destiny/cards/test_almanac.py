"""All official cards are known, and what we can play agrees with them."""

import pytest

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import AFFILIATIONS, BATTLEFIELD, CHARACTER, COLORS, PLAYABLE, TYPES
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import titles
from dejarik.games.destiny.text.almanac import AlmanacTexts
from dejarik.games.destiny.text.sides import Sides
from dejarik.words import Words, languages


def test_there_are_1602_official_cards_in_13_sets() -> None:
    assert len(almanac.cards()) == 1602
    assert {card.set for card in almanac.cards().values()} == set(almanac.SETS)
    assert len(almanac.SETS) == 13
    assert almanac.russian_names().keys() == almanac.cards().keys()


def test_a_playable_card_has_the_printed_facts() -> None:
    for code, card in CARDS.items():
        printed = almanac.cards()[code]
        assert (card.title, card.subtitle) == (printed.title, printed.subtitle)
        assert (card.type, card.color, card.affiliation) == (printed.type, printed.color, printed.affiliation)
        assert card.subtypes == set(printed.subtypes), card.title
        assert card.unique == printed.unique, card.title
        assert (card.cost, card.health) == (printed.cost or 0, printed.health or 0), card.title
        assert card.points == printed.points, card.title
        assert card.sides == printed.sides, card.title


def test_a_playable_card_is_called_the_same_everywhere() -> None:
    for lang, names in (("ru", almanac.russian_names()), ("en", almanac.cards())):
        words = Words(lang, game="destiny")
        for code in CARDS:
            named = (titles.title(words, code), titles.subtitle(words, code))
            loose = tuple(name.replace("\N{NO-BREAK SPACE}", " ") for name in named)  # bound when said
            assert loose == (names[code].title, names[code].subtitle)


@pytest.mark.rule("destiny.card.affiliation.values", "destiny.card.color.values", "destiny.card.type.values")
def test_every_card_has_a_side_a_color_and_a_type_out_of_the_lists() -> None:
    cards = almanac.cards().values()
    assert {card.affiliation for card in cards} == set(AFFILIATIONS)
    assert {card.color for card in cards} == set(COLORS)
    assert {card.type for card in cards} == set(TYPES)


@pytest.mark.rule("destiny.battlefield.gray")
def test_every_battlefield_is_gray() -> None:
    assert {card.color for card in almanac.cards().values() if card.type == "battlefield"} == {"gray"}
    assert {card.color for card in CARDS.values() if card.type == "battlefield"} == {"gray"}


@pytest.mark.rule("destiny.die.six-sided")
def test_every_die_can_be_read_and_has_six_sides() -> None:
    dice = [card.sides for card in almanac.cards().values() if card.die]
    assert len(dice) == 615
    assert {len(sides) for sides in dice} == {6}


@pytest.mark.rule("destiny.card.cost.printed")
def test_exactly_the_cards_that_are_played_have_a_cost() -> None:
    for card in almanac.cards().values():
        assert (card.cost is not None) == (card.type in PLAYABLE), card.name


@pytest.mark.rule("destiny.card.subtitle")
def test_only_characters_and_battlefields_have_subtitles() -> None:
    assert {card.type for card in almanac.cards().values() if card.subtitle} == {CHARACTER, BATTLEFIELD}


@pytest.mark.rule("destiny.card.id")
def test_set_and_number_are_the_mark_of_one_card() -> None:
    assert len({(card.set, card.position) for card in almanac.cards().values()}) == 1602
    assert all(almanac.at(card.set, card.position) is card for card in almanac.cards().values())


@pytest.mark.rule("destiny.card.rarity.levels")
@pytest.mark.parametrize("lang", languages())
def test_there_are_five_rarities(lang: str) -> None:
    rarities = {card.rarity for card in almanac.cards().values()}
    assert rarities == {"starter", "common", "uncommon", "rare", "legendary"}
    said = {Words(lang, game="destiny").say(f"rarity-{rarity}") for rarity in rarities}
    assert len(said) == 5


@pytest.mark.rule("destiny.card.subtype.optional")
def test_cards_have_no_subtype_or_one_or_several() -> None:
    assert {len(card.subtypes) for card in almanac.cards().values()} >= {0, 1, 2, 3}
    assert {len(card.subtypes) for card in CARDS.values()} >= {0, 1}


@pytest.mark.rule("destiny.card.die-reference")
@pytest.mark.parametrize("lang", languages())
def test_a_card_shows_all_sides_of_its_die(lang: str) -> None:
    texts = AlmanacTexts(lang)
    for code in ("01010", "09118"):
        shown = texts.facts(code)[-1].partition(": ")[2].split(", ")
        sides = Sides(texts.words)
        assert shown == [sides.side(side) for side in almanac.cards()[code].sides]
        assert len(shown) == 6


@pytest.mark.rule("destiny.errata.darksaber", "destiny.errata.dagger-of-mortis")
@pytest.mark.parametrize(("number", "title"), [(142, "Darksaber"), (117, "Dagger of Mortis")])
def test_two_cards_are_unique_by_errata(number: int, title: str) -> None:
    card = almanac.at("WotF", number)
    assert card is not None
    assert card.title == title
    assert card.unique


def test_names_are_found_in_both_languages_however_they_are_typed() -> None:
    for typed in ("Obi-Wan Kenobi, Ardent Avenger", "оби-ван кеноби, пылкий мститель"):
        assert [card.code for card in almanac.named(typed)] == ["09057"]
    assert {card.code for card in almanac.named("chirrut imwe")} >= {"02035"}
    assert [card.code for card in almanac.named("the best defense")] == ["09028"]


def test_of_several_printings_the_playable_one_is_found() -> None:
    assert [card.code for card in almanac.named("Lightsaber")] == ["09118"]
    assert almanac.definition("01059") == "09118"
    assert almanac.printings("09118") == ("01059", "09118")
    missing = [code for code in almanac.cards() if CARDS.keys().isdisjoint(almanac.printings(code))]
    assert all(almanac.definition(code) is None for code in missing)


def test_typing_slips_are_answered_with_near_names() -> None:
    assert "Obi-Wan Kenobi" in almanac.near("Obi-Van Kenobi")
    assert "Оби-Ван Кеноби" in almanac.near("Оби Ван Кеноби")
    assert almanac.near("qqqqqqqq") == []


def test_the_number_of_a_transformation_counts_faces() -> None:
    card = almanac.at("Transformations", 15)
    assert card is not None
    assert card.code == "13007A"


def test_cards_are_counted_set_by_set() -> None:
    counted = {one.set: one for one in almanac.coverage()}
    assert sum(one.total for one in counted.values()) == 1602
    assert counted["CONV"].total == 180
    assert counted["CONV"].playable >= 45
    # a reprint can be played as soon as another printing can
    assert counted["AW"].playable > sum(code.startswith("01") for code in CARDS)
