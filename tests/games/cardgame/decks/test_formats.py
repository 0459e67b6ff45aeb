"""Formats: the rulebook, and tournaments with their restricted list."""

import pytest

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.formats import CONSTRUCTED, RESTRICTED, TOURNAMENT, check_in, restricted
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.text.decks import DeckTexts
from dejarik.rules.catalog import statement
from dejarik.words import languages


@pytest.mark.rule("cardgame.format.restricted")
def test_of_two_sets_on_the_restricted_list_a_tournament_deck_has_one() -> None:
    one, other = RESTRICTED[0]
    assert restricted(Deck("jedi", (one, one, 1))) == []
    (fault,) = restricted(Deck("jedi", (one, other, 1)))
    assert (fault.kind, fault.rule, fault.set) == ("restricted", "cardgame.format.restricted", one)
    kinds = {each.kind for each in check_in(Deck("jedi", (one, other)), TOURNAMENT)}
    assert "restricted" in kinds
    assert "restricted" not in {each.kind for each in check_in(Deck("jedi", (one, other)), CONSTRUCTED)}
    for lang in ("en", "ru"):
        said = DeckTexts(lang).fault(fault)
        assert DeckTexts(lang).set_name(one) in said
        assert DeckTexts(lang).set_name(other) in said


@pytest.mark.parametrize("lang", languages())
def test_the_list_is_read_as_it_is_applied(lang: str) -> None:
    name, said = DeckTexts(lang).set_name, statement("cardgame.format.restricted", lang)
    pairs = said.partition(": ")[2].rstrip(".").split("; ")
    assert len(pairs) == len(RESTRICTED)
    for (one, other), words in zip(RESTRICTED, pairs, strict=True):
        assert name(one) in words
        assert name(other) in words
    assert str(len(almanac.objective_sets())) in statement("cardgame.format.official-sets", lang)


@pytest.mark.rule("cardgame.format.official-sets", "cardgame.format.playable")
def test_a_set_that_is_not_there_or_cannot_be_played_is_told_apart() -> None:
    found = {fault.set: fault.rule for fault in check_in(Deck("jedi", (1, 99, 999)), CONSTRUCTED)}
    assert found[99] == "cardgame.format.playable"
    assert found[999] == "cardgame.format.official-sets"
    assert 1 not in found


@pytest.mark.rule("cardgame.format.files")
def test_what_is_no_deck_is_told_what_one_says() -> None:
    with pytest.raises(NoDeck) as refused:
        read('{"affiliation": {')
    assert [fault.rule for fault in refused.value.faults] == ["cardgame.format.files"]


def test_every_pair_is_of_one_side() -> None:
    for pair in RESTRICTED:
        cards = [almanac.cards()[almanac.objective_sets()[number].objective] for number in pair]
        assert len({card.side for card in cards}) == 1


def test_starters_are_for_the_kitchen_table() -> None:
    assert check_in(READY_MADE["jedi"], CONSTRUCTED) == []
    assert [fault.kind for fault in check_in(READY_MADE["jedi"], TOURNAMENT)] == ["too-few-sets"]
