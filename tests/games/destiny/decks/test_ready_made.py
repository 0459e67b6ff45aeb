"""Six decks of our own making: legal, playable, named in every language, and unlike each other."""

import pytest

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import HERO, VILLAIN
from dejarik.games.destiny.decks.finding import find_deck, for_play, format_of, not_playable, read_deck
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.our_decks import OUR_DECKS
from dejarik.games.destiny.decks.rules import faults
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.show.showcase import ready_made
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.words import languages

DECKS = list(OUR_DECKS.values())


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_of_ours_is_legal_in_infinite_and_can_be_played(deck: Deck) -> None:
    assert faults(deck, formats()["infinite"]) == []
    assert not_playable(deck) == ()
    assert len(deck.cards) == 30
    assert format_of(read_deck(deck.name)).name == "infinite"
    assert find_deck(deck.name) == for_play(deck)


def test_they_are_unlike_each_other() -> None:
    assert len(OUR_DECKS) == 6
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
    assert set(OUR_DECKS) <= walked
