"""The Card Game in a window: ready-made decks, options, and faces as data."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.games.cardgame.cards.facts import OBJECTIVE
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.show import seating, showcase
from dejarik.server.games import served_game
from dejarik.words import languages

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_every_card_has_a_face_with_all_its_facts(language: str) -> None:
    for face in showcase.cards({}, language):
        card = CARDS[face.code]
        marks = {mark.kind: mark.value for mark in face.facts}
        assert face.name
        assert marks["side"]
        assert marks["affiliation"]
        assert all(mark.name for mark in face.facts)
        assert len(face.abilities) >= len(card.abilities)
        icons = [marks.get(kind, "0") for kind in ("unit-damage", "tactics", "blast")]
        edge = [marks.get(f"edge-{kind}", "0") for kind in ("unit-damage", "tactics", "blast")]
        assert [*icons, *edge] == [str(number) for number in card.icons]
        assert ("sets" in marks) == (card.type != "affiliation")
    assert len(showcase.cards({}, language)) == len(CARDS)


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        ({"type": "fate", "side": "dark"}, "19-6 20-6 21-6"),
        ({"set": "18"}, "3-6 4-6 5-6 18-1 18-2"),
        ({"subtype": "ewok"}, "17-2"),
        ({"keyword": "protect"}, "5-3 22-2 23-3"),
        ({"affiliation": "jedi", "cost": "0"}, "5-5"),  # objectives cost nothing, not 0
        ({"resources": "3"}, "12-5 22-1"),
        ({"capacity": "10"}, "22-1"),
        ({"q": "ВЕЙДЕРА"}, "19-4 21-2"),
        ({"q": "lightsaber weapon"}, ""),  # words of one language at a time
        ({"q": "lightsaber"}, "1-4 5-5 19-4"),
        ({"q": "счетчик смерти", "type": "event"}, ""),
        ({"codes": "2-2,chess,19-2"}, "2-2 19-2"),
        ({"unique": "1", "type": "enhancement"}, "13-4 19-4"),
    ],
    ids=str,
)
def test_cards_are_found_by_facts_and_words(filters: dict[str, str], found: str) -> None:
    assert {face.code for face in showcase.cards(filters, "ru")} == set(found.split())


@pytest.mark.parametrize(
    "filters",
    [{"type": "battlefield"}, {"side": "gray"}, {"affiliation": "hero"}, {"cost": "-1"}, {"set": "37"}],
    ids=str,
)
def test_what_is_no_fact_is_refused(filters: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(filters.values()))):
        showcase.cards(filters, "en")


def test_an_unknown_card_has_no_face() -> None:
    with pytest.raises(LookupError):
        showcase.face("37-1", "en")


@in_every_language
def test_ready_made_decks_name_their_objectives(language: str) -> None:
    for deck in showcase.ready_made(language):
        affiliation, *objectives = deck.cards
        assert deck.name == showcase.face(affiliation, language).name
        assert {CARDS[code].type for code in objectives} == {OBJECTIVE}
        assert all(showcase.face(code, language).name in deck.about for code in objectives)
    assert {deck.id for deck in showcase.ready_made(language)} == set(seating.decks())


@in_every_language
def test_options_have_words_and_make_the_setup(language: str) -> None:
    for option in served_game("cardgame").options(language):
        assert option.name
        assert option.about
    plain = seating.setup(("jedi", "sith"), language)
    assert (plain.mulligan, plain.late_refresh, plain.seen_captives, plain.open_lists) == (
        True,
        False,
        False,
        True,
    )
    for name, field, value in (
        ("late_refresh", "late_refresh", True),
        ("seen_captives", "seen_captives", True),
        ("empty_abilities", "empty_abilities", True),
        ("closed_lists", "open_lists", False),
        ("no_mulligan", "mulligan", False),
    ):
        other = seating.setup(("jedi", "sith"), language, seating.Options(**{name: True}))
        assert other == msgspec.structs.replace(plain, **{field: value})
