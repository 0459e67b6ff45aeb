"""The official cards: those that can be played, and those that are only known."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import ICON_NAMES, KEYWORDS, NEUTRAL, SIDE_OF, X, slug
from dejarik.games.cardgame.cards.library import CARDS, SETS, official
from dejarik.games.cardgame.show import showcase
from dejarik.words import shared_words


@pytest.mark.rule("cardgame.card.types-list", "cardgame.component.card-count")
def test_the_core_set_holds_what_the_box_holds() -> None:
    types = Counter(card.type for card in CARDS.values())
    assert types == {
        "affiliation": 6,
        "objective": 36,
        "unit": 66,
        "enhancement": 25,
        "event": 37,
        "fate": 6,
    }


def test_every_official_card_is_known_by_its_code_and_number() -> None:
    cards = almanac.cards()
    assert len(cards) == 1404
    assert all(code == card.code for code, card in cards.items())
    assert len({card.number for card in cards.values()}) == 1404
    assert {card.product for card in cards.values()} == set(almanac.products())


def test_an_objective_set_has_an_objective_and_five_other_cards_of_its_side() -> None:
    cards = almanac.cards()
    assert list(almanac.objective_sets()) == list(range(1, 290))
    for one in almanac.objective_sets().values():
        assert cards[one.objective].type == "objective"
        others = [cards[code] for code in one.cards]
        assert all(card.type not in ("objective", "affiliation") for card in others)
        assert {card.side for card in others} == {cards[one.objective].side}
    places = [number for one in almanac.objective_sets().values() for number in one.octgn]
    assert len(set(places)) == 289 * 6


def test_every_set_belongs_to_one_product_and_every_card_to_a_set_or_a_challenge_deck() -> None:
    numbers = [number for product in almanac.products().values() for number in product.sets]
    assert sorted(numbers) == sorted(almanac.objective_sets())
    in_sets = {code for one in almanac.objective_sets().values() for code in (one.objective, *one.cards)}
    affiliations = {code for code, card in almanac.cards().items() if card.type == "affiliation"}
    outside = set(almanac.cards()) - in_sets - affiliations
    assert {code[:4] for code in outside} == {"D01-", "L01-"}


def test_facts_are_the_facts_there_are() -> None:
    for card in almanac.cards().values():
        assert card.affiliation in (*SIDE_OF, NEUTRAL)
        assert SIDE_OF.get(card.affiliation, card.side) == card.side
        assert card.keywords <= {*KEYWORDS, "pilot", "influence", "protect"}
        assert card.locked in ("", *SIDE_OF)
        assert all(number >= 0 for number in (card.cost, card.force, card.priority, card.pilot))
        assert all(number >= X for number in (card.resources, card.capacity, card.edge))


def test_slips_of_the_lists_are_mended() -> None:
    cards = almanac.cards()
    assert cards["194-2"].traits == {"Character", "Officer"}
    assert cards["240-4"].type == "enhancement"
    assert cards["84-2"].title == cards["160-3"].title == "Slave I"
    assert cards["243-2"].title == "Nien Nunb"
    assert cards["233-1"].traits == {"Millennium Falcon"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_known_card_has_a_face(lang: str) -> None:
    words = shared_words(lang, "cardgame")
    for code, card in almanac.cards().items():
        face = showcase.face(code, lang)
        assert face.name
        assert face.playable == (code in CARDS)
        assert bool(face.missing) == (not face.playable)
        kinds = {fact.kind for fact in face.facts}
        assert {"side", "affiliation", "product", "number"} <= kinds
        assert kinds & set(ICON_NAMES) <= ({*ICON_NAMES} if card.type == "unit" else set())
        assert all(words.has(f"trait-{slug(trait)}") for trait in card.traits)
    assert showcase.face("37-2", lang).name == {"en": "Old Ben's Spirit", "ru": "Дух старого Бена"}[lang]


def test_a_computed_number_is_shown_as_x() -> None:
    def facts(code: str) -> dict[str, str]:
        return {fact.kind: fact.value for fact in showcase.face(code, "en").facts}

    assert facts("286-1")["resources"] == "X"
    assert facts("D01-5")["capacity"] == "X"


def test_keywords_of_a_known_card_stand_on_it_without_reminders() -> None:
    assert showcase.face("49-2", "en").abilities == ["Protect Vehicle"]
    assert showcase.face("194-2", "ru").abilities == ["Элита"]


def test_a_card_that_can_be_played_comes_with_its_abilities() -> None:
    assert official("1-2").abilities == CARDS["1-2"].abilities != ()
    assert not official("37-2").abilities
    with pytest.raises(KeyError):
        official("999-1")
    assert set(SETS) < set(almanac.objective_sets())


def test_playing_does_not_read_what_cannot_be_played() -> None:
    script = (
        "from dejarik.games.cardgame import GAME; from dejarik.games.cardgame.cards import almanac\n"
        "g = GAME.new(next(iter(GAME.samples().values())), 1)\n"
        "assert not almanac.cards.cache_info().currsize\n"
        "assert not almanac.objective_sets.cache_info().currsize\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
