"""Ready-made decks: one file each; those of our own making are legal, playable, named and unlike."""

from pathlib import Path

import pytest

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import HERO, VILLAIN
from dejarik.games.destiny.decks import ready_made as package
from dejarik.games.destiny.decks.finding import find_deck, for_play, format_of, not_playable, read_deck
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.ready_made import OURS, READY_MADE, STARTERS, reading
from dejarik.games.destiny.decks.rules import faults
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.show.showcase import ready_made
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.words import languages

DECKS = [READY_MADE[name] for name in OURS]


def test_a_deck_is_a_file_and_a_file_a_deck() -> None:
    files = {path.stem for path in Path(package.__file__).parent.glob("*.yaml")}
    assert set(READY_MADE) == files
    assert len(READY_MADE) == len(files)
    assert "anakin" not in READY_MADE


@pytest.mark.parametrize("name", READY_MADE)
def test_a_file_is_understood_and_names_itself(name: str) -> None:
    found = reading(name)
    assert found.faults == ()
    assert found.deck.name == name
    assert found.format == ("starter" if name in STARTERS else "infinite")


@pytest.mark.parametrize("name", READY_MADE)
def test_comments_name_the_cards(name: str) -> None:
    file = Path(package.__file__).parent / f"{name}.yaml"
    codes = [line for line in file.read_text("utf-8").splitlines() if '"' in line.partition("#")[0]]
    assert codes
    for line in codes:
        code, comment = line.split('"')[1], line.partition("# ")[2]
        assert comment == almanac.cards()[code].name


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_of_ours_is_legal_in_infinite_and_can_be_played(deck: Deck) -> None:
    assert faults(deck, formats()["infinite"]) == []
    assert not_playable(deck) == ()
    assert len(deck.cards) == 30
    assert format_of(read_deck(deck.name)).name == "infinite"
    assert find_deck(deck.name) == for_play(deck)


def test_they_are_unlike_each_other() -> None:
    assert len(OURS) == 6
    sides = [{almanac.cards()[member.card].affiliation for member in deck.team} for deck in DECKS]
    assert sum(HERO in side for side in sides) == sum(VILLAIN in side for side in sides) == 3
    assert {len(deck.team) for deck in DECKS} == {2, 3, 4}
    assert {any(member.elite for member in deck.team) for deck in DECKS} == {True, False}
    assert {bool(deck.plot) for deck in DECKS} == {True, False}
    assert len({deck.battlefield for deck in DECKS}) == 6
    for one in DECKS:
        for other in DECKS:
            if one is not other:
                assert len({*one.cards} & {*other.cards}) < 8, (one.name, other.name)


@pytest.mark.parametrize("language", languages())
def test_each_has_a_name_and_a_sentence(language: str) -> None:
    told = [DeckTexts(language).called(deck) for deck in DECKS]
    assert len({name for name, _ in told}) == len({about for _, about in told}) == 6
    assert all(name and about.endswith(".") for name, about in told)
    shown = {deck.id: (deck.name, deck.about) for deck in ready_made(language)}
    assert [shown[deck.name] for deck in DECKS] == told


def test_every_one_is_walked_by_the_contract_suite() -> None:
    walked = {deck.name for setup in GAME.samples().values() for deck in setup.decks}
    assert set(OURS) <= walked
