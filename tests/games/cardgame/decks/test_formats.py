"""Formats: the rulebook, and tournaments with their restricted list."""

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.decks.formats import CONSTRUCTED, RESTRICTED, TOURNAMENT, check_in, restricted
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.text.decks import DeckTexts


def test_of_two_sets_on_the_restricted_list_a_tournament_deck_has_one() -> None:
    one, other = RESTRICTED[0]
    assert restricted(Deck("jedi", (one, one, 1))) == []
    (fault,) = restricted(Deck("jedi", (one, other, 1)))
    assert (fault.kind, fault.set) == ("restricted", one)
    kinds = {each.kind for each in check_in(Deck("jedi", (one, other)), TOURNAMENT)}
    assert "restricted" in kinds
    assert "restricted" not in {each.kind for each in check_in(Deck("jedi", (one, other)), CONSTRUCTED)}
    for lang in ("en", "ru"):
        said = DeckTexts(lang).fault(fault)
        assert DeckTexts(lang).set_name(one) in said
        assert DeckTexts(lang).set_name(other) in said


def test_every_pair_is_of_one_side() -> None:
    for pair in RESTRICTED:
        cards = [almanac.cards()[almanac.objective_sets()[number].objective] for number in pair]
        assert len({card.side for card in cards}) == 1


def test_starters_are_for_the_kitchen_table() -> None:
    assert check_in(READY_MADE["jedi"], CONSTRUCTED) == []
    assert [fault.kind for fault in check_in(READY_MADE["jedi"], TOURNAMENT)] == ["too-few-sets"]
