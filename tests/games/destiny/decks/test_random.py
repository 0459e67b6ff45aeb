"""Random legal decks out of all playable cards: they are legal, repeatable, and keep the contract."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.games.destiny.cards.unused import main

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, PLAYABLE
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.finding import not_playable
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.random import random_deck
from dejarik.games.destiny.decks.rules import faults
from dejarik.lab.contract import check

CONSTRUCTED = formats()["constructed"]


@pytest.mark.parametrize("seed", range(40))
def test_a_random_deck_is_legal_and_can_be_played(seed: int) -> None:
    deck = random_deck(Random(seed))
    assert faults(deck, CONSTRUCTED) == []
    assert not_playable(deck) == ()
    assert deck == random_deck(Random(seed))


def test_random_decks_differ() -> None:
    decks = [random_deck(Random(seed)) for seed in range(20)]
    assert len({deck.team for deck in decks}) > 15
    assert len({deck.cards for deck in decks}) == 20
    assert {bool(deck.plot) for deck in decks} == {True, False}


def test_a_random_deck_has_the_first_card_that_is_asked_for() -> None:
    for number, code in enumerate(sorted(CARDS)):
        if CARDS[code].type not in (CHARACTER, BATTLEFIELD, *PLAYABLE) or almanac.cards()[code].is_back:
            continue  # nobody puts the back of a card into a deck
        deck = random_deck(Random(number), (code,))
        assert code in (*deck.cards, *(member.card for member in deck.team), deck.battlefield)
        assert faults(deck, CONSTRUCTED) == []


@pytest.mark.parametrize("seed", range(12))
def test_random_legal_decks_keep_the_contract(seed: int) -> None:
    check(GAME, GAME.random_setup(seed), [seed], every=13, sample=f"random {seed}")


def test_it_is_told_which_cards_were_never_used(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--matches", "3"]) == 0
    told = capsys.readouterr()
    assert "3/3 matches" in told.err
    assert told.out.startswith("3 matches, ")
    # Three matches are far too few for all cards.
    assert "cards never played or used: none" not in told.out
    assert re.search(r"^  \d{5} .+: .*played$", told.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("plot", "format_"), [("11119", "constructed"), ("13008A", "infinite"), ("12104", "constructed")]
)
def test_a_plot_that_asks_much_of_a_deck_gets_one(plot: str, format_: str) -> None:
    deck = random_deck(Random(4), (plot,))
    assert deck.plot == plot
    assert faults(deck, formats()[format_]) == []


def test_plots_are_elite_now_and_then() -> None:
    decks = [random_deck(Random(seed), ("13009A",)) for seed in range(8)]
    assert {deck.elite_plot for deck in decks if deck.plot == "13009A"} == {True, False}


def test_a_card_that_names_somebody_comes_with_them() -> None:
    rifle = random_deck(Random(2), ("08052",))
    assert "Tobias Beckett" in {CARDS[member.card].title for member in rifle.team}
    saber = random_deck(Random(2), ("11074",))
    assert "Yoda" in {CARDS[member.card].title for member in saber.team}


def test_what_no_deck_can_have_is_left_out() -> None:
    captured, block = "13006B", "09163"
    deck = random_deck(Random(1), (captured, block))
    assert captured not in (*deck.cards, deck.plot)
    assert block in deck.cards
