"""Decks: the starters, deck building with precise refusals, and who plays which side."""

from __future__ import annotations

import pytest
from tests.games.cardgame.sample_decks import FOUR, JEDI_TEN

from dejarik.games.cardgame import GAME, Setup
from dejarik.games.cardgame.cards.facts import DARK, JEDI, LIGHT, NEUTRAL, OBJECTIVE, SIDE_OF, SITH
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.random import sets_for
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import faults
from dejarik.games.cardgame.rules.setup import Deck


@pytest.mark.rule(
    "cardgame.deck.set-has-six-cards",
    "cardgame.deck.set-other-types",
    "cardgame.deck.set-may-contain-duplicates",
    "cardgame.deck.set-name",
)
def test_a_set_is_an_objective_and_five_other_cards() -> None:
    assert sorted(SETS) == list(range(1, 37))
    for one in SETS.values():
        assert CARDS[one.objective].type == OBJECTIVE
        assert len(one.cards) == 5
        assert {CARDS[card].type for card in one.cards} <= {"unit", "event", "fate", "enhancement"}
    assert SETS[35].cards == ("35-2",) * 5
    first = SETS[1]
    assert CARDS[first.objective].title == "A Hero's Journey"  # it gives the set its name
    assert [CARDS[card].title for card in first.cards] == [
        "Luke Skywalker",
        "Twi'lek Loyalist",
        "Jedi Lightsaber",
        "Trust Your Feelings",
        "Dagobah Training Grounds",
    ]


@pytest.mark.rule("cardgame.faction.six-affiliations", "cardgame.faction.light-side-affiliations")
@pytest.mark.rule("cardgame.faction.dark-side-affiliations", "cardgame.faction.neutral-has-side")
@pytest.mark.rule("cardgame.faction.neutral")
def test_every_card_has_a_side_and_its_affiliation_is_of_that_side() -> None:
    sides = {side: {name for name, of in SIDE_OF.items() if of == side} for side in (LIGHT, DARK)}
    assert sides[LIGHT] == {"jedi", "rebel-alliance", "smugglers-and-spies"}
    assert sides[DARK] == {"sith", "imperial-navy", "scum-and-villainy"}
    assert {card.affiliation for card in CARDS.values()} == {*SIDE_OF, NEUTRAL}
    for card in CARDS.values():
        assert card.side in (LIGHT, DARK)
        assert card.affiliation == NEUTRAL or SIDE_OF[card.affiliation] == card.side
    for one in SETS.values():
        assert {CARDS[card].side for card in one.cards} == {CARDS[one.objective].side}


@pytest.mark.rule(
    "cardgame.setup.2-starter-deck-size",
    "cardgame.setup.2-starter-jedi",
    "cardgame.setup.2-starter-rebel",
    "cardgame.setup.2-starter-sith",
    "cardgame.setup.2-starter-navy",
    "cardgame.setup.2-sets-18-and-36-doubled",
)
def test_the_starter_decks() -> None:
    assert [deck.sets for deck in FOUR] == [
        (1, 2, 3, 4, 5, 6, 7, 18),
        (8, 9, 10, 11, 12, 13, 14, 18),
        (19, 20, 21, 22, 23, 24, 25, 36),
        (26, 27, 28, 29, 30, 31, 32, 36),
    ]
    for deck in FOUR:
        assert (len(deck.objectives()), len(deck.command())) == (8, 40)
        assert [fault.rule for fault in faults(deck)] == ["cardgame.deck.minimum-ten-sets"]
    # Both decks of a side can stay built: the box holds the shared set twice.
    assert [sum(number in deck.sets for deck in FOUR) for number in (18, 36)] == [2, 2]
    assert all(sum(number in deck.sets for deck in FOUR) == 1 for number in (1, 14, 19, 32))


@pytest.mark.rule("cardgame.deck.minimum-ten-sets", "cardgame.deck.no-maximum")
def test_a_deck_has_at_least_ten_sets() -> None:
    assert faults(JEDI_TEN) == []
    assert faults(READY_MADE["smugglers-and-spies"]) == faults(READY_MADE["scum-and-villainy"]) == []
    (fault,) = faults(Deck(JEDI, JEDI_TEN.sets[:9]))
    assert (fault.rule, fault.found, fault.allowed) == ("cardgame.deck.minimum-ten-sets", 9, 10)
    assert faults(Deck(JEDI, (*JEDI_TEN.sets, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9))) == []


@pytest.mark.rule("cardgame.deck.one-side", "cardgame.deck.any-affiliation-of-side")
def test_all_sets_are_of_one_side() -> None:
    for affiliation in ("jedi", "rebel-alliance", "smugglers-and-spies"):
        mix = (1, 2, 3, 8, 9, 10, 15, 15, 16, 17)
        assert faults(Deck(affiliation, mix)) == []
        for number in range(19, 37):  # the neutral sets of the other side, too
            rules = {fault.rule for fault in faults(Deck(affiliation, (*mix, number)))}
            assert "cardgame.deck.one-side" in rules
    (fault,) = faults(Deck(JEDI, (*JEDI_TEN.sets, 19)))
    assert (fault.rule, fault.set) == ("cardgame.deck.one-side", 19)
    assert faults(Deck(JEDI, (*JEDI_TEN.sets, 8, 15))) == []


@pytest.mark.rule("cardgame.deck.affiliation-only")
def test_locked_sets_need_their_affiliation() -> None:
    (fault,) = faults(Deck(JEDI, (*JEDI_TEN.sets, 13)))
    assert (fault.rule, fault.set, fault.word) == ("cardgame.deck.affiliation-only", 13, "rebel-alliance")
    assert {number for number in SETS if CARDS[SETS[number].objective].locked} == {4, 13, 22, 28}
    assert 13 not in sets_for(JEDI)
    assert sets_for(SITH) == [number for number in range(19, 37) if number != 28]


@pytest.mark.rule("cardgame.deck.two-copies", "cardgame.deck.limit-one-per-deck")
def test_two_copies_of_a_set_or_one() -> None:
    (fault,) = faults(Deck(JEDI, (*JEDI_TEN.sets, 1, 1)))
    assert (fault.rule, fault.set, fault.found, fault.allowed) == ("cardgame.deck.two-copies", 1, 3, 2)
    (fault,) = faults(Deck(JEDI, (*JEDI_TEN.sets, 18)))
    assert (fault.rule, fault.set, fault.found, fault.allowed) == (
        "cardgame.deck.limit-one-per-deck",
        18,
        2,
        1,
    )


@pytest.mark.parametrize(
    ("affiliation", "sets", "rule"),
    [
        (JEDI, JEDI_TEN.sets[:9], "cardgame.deck.minimum-ten-sets"),
        (JEDI, (*JEDI_TEN.sets, 7, 7), "cardgame.deck.two-copies"),
        (JEDI, (*JEDI_TEN.sets, 17), "cardgame.deck.limit-one-per-deck"),
        ("imperial-navy", (26, 27, 28, 29, 30, 31, 32, 34, 35, 22), "cardgame.deck.affiliation-only"),
    ],
)
def test_what_no_deck_may_be(affiliation: str, sets: tuple[int, ...], rule: str) -> None:
    assert [fault.rule for fault in faults(Deck(affiliation, sets))] == [rule]


@pytest.mark.rule("cardgame.deck.choose-affiliation")
def test_a_deck_has_an_affiliation() -> None:
    (fault,) = faults(Deck("neutral", JEDI_TEN.sets))
    assert fault.rule == "cardgame.deck.choose-affiliation"


@pytest.mark.rule(
    "cardgame.meta.two-players", "cardgame.meta.one-light-one-dark", "cardgame.setup.1-choose-side"
)
def test_one_player_is_light_and_one_is_dark() -> None:
    for decks in (
        (READY_MADE["jedi"], READY_MADE["rebel-alliance"]),
        (READY_MADE["sith"],),
        (READY_MADE["jedi"], READY_MADE["sith"], READY_MADE["sith"]),
    ):
        with pytest.raises(ValueError, match="light"):
            GAME.new(Setup(decks), 1)
    assert GAME.new(Setup((READY_MADE["sith"], READY_MADE["jedi"])), 1).dark == 0
