"""Definitions add text to cards whose facts are in the data."""

from __future__ import annotations

import pytest

from dejarik.games.cardgame.abilities.defining import card, constant
from dejarik.games.cardgame.abilities.vocabulary.constants import Struggle
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.library import CARDS, SETS

TEXT = constant(Struggle(1))


def test_every_card_of_the_core_set_can_be_played_with_or_without_a_definition() -> None:
    assert list(CARDS) == list(almanac.core_cards())
    assert not CARDS["1-1"].abilities
    assert CARDS["1-2"].abilities


def test_every_card_but_an_affiliation_is_in_an_objective_set() -> None:
    in_sets = {code for one in SETS.values() for code in (one.objective, *one.cards)}
    assert in_sets == {code for code, one in CARDS.items() if one.type != "affiliation"}


def test_the_title_of_another_card_is_refused() -> None:
    with pytest.raises(ValueError, match="7-1 is Jedi Training, not Yoda"):
        card("7-1", "Yoda", text=TEXT)


def test_a_card_is_defined_once() -> None:
    with pytest.raises(ValueError, match="7-1 Jedi Training is defined twice"):
        card("7-1", "Jedi Training", text=TEXT)
