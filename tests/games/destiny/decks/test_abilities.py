"""Deck-building abilities of cards, each applied on its own."""

import pytest
from tests.games.destiny.decks.building import CONSTRUCTED, broken, deck, only

from dejarik.games.destiny.decks.points import team_points
from dejarik.games.destiny.decks.rules import Fault, faults

# Enfys Nest with two of her Marauders: 14 + 8 + 8
NEST = ("09141", "09142", "09142")
DOUBLE_DOWN = "08143"


def test_enfys_nest_lets_in_no_other_colors() -> None:
    blue_hero = "09061"
    assert ("destiny.deck.color.needs-character", blue_hero) in broken(deck(*NEST, cards=(blue_hero,)))


def test_double_down_gives_one_more_copy_of_two_titles() -> None:
    three, four = ("09149", "09150"), "09153"
    assert broken(deck("09091", plot=DOUBLE_DOWN, cards=three * 3)) == set()
    assert only(deck("09091", plot=DOUBLE_DOWN, cards=three * 3 + (four,) * 3)).card == four
    assert only(deck("09091", plot=DOUBLE_DOWN, cards=(four,) * 4)).found == 4


def test_x_wings_come_up_to_four() -> None:
    x_wing = "08086"
    assert broken(deck("05038", cards=(x_wing,) * 4)) == set()
    assert only(deck("05038", cards=(x_wing,) * 5)) == Fault(
        "copies", "destiny.deck.max-two-copies", x_wing, 5, 4
    )


def test_general_grievous_makes_each_droid_cheaper() -> None:
    droid, magna_guard, stormtrooper = "09019", "03003", "01002"
    assert team_points(deck("09021", droid, droid), CONSTRUCTED) == 9 + 7 + 7
    # also droids that cannot be played yet, but nobody else
    assert team_points(deck("09021", magna_guard, stormtrooper), CONSTRUCTED) == 9 + 8 + 7
    assert team_points(deck(droid), CONSTRUCTED) == 8


def test_commander_cody_makes_clone_troopers_cheaper() -> None:
    assert team_points(deck("08073", "05038", "05038"), CONSTRUCTED) == 9 + 7 + 7


def test_kanan_is_cheaper_beside_another_spectre() -> None:
    kanan, sabine = "12055", "03040"
    assert team_points(deck(kanan), CONSTRUCTED) == 9
    assert team_points(deck(kanan, sabine), CONSTRUCTED) == 8 + 16


def test_finn_brings_red_villain_weapons_without_a_red_character() -> None:
    finn, baton, demands = "01045", "02008", "09024"
    assert broken(deck(finn, cards=(baton, baton))) == set()
    assert ("destiny.deck.affiliation.hero-no-villain", demands) in broken(deck(finn, cards=(demands,)))


def test_pong_krell_brings_four_different_cards() -> None:
    krell, heroes = "12003", ("09059", "09060", "09061", "09064", "09071")
    assert broken(deck(krell, cards=heroes[:4])) == set()
    assert only(deck(krell, cards=heroes)).card == heroes[4]
    assert only(deck(krell, cards=heroes[:1] * 2)).found == 1


def test_retribution_goes_with_a_character_of_twenty_points() -> None:
    retribution, palpatine, vader = "08054", "02011*", "01010*"
    assert broken(deck(palpatine, plot=retribution)) == set()
    # printed, Vader would cost 21; by the list it is 19
    assert only(deck(vader, plot=retribution)).kind == "asks-points"


@pytest.mark.rule("destiny.meta.golden-rule.card-over-rules")
def test_what_a_card_asks_of_the_team_is_asked_on_top_of_the_rules() -> None:
    solidarity, no_allegiance, allies, spectres = "08156", "08155", "10016", "12104"
    rey, luke, finn, satine = "01038", "01035", "05039", "09091"

    def kinds(*team: str, plot: str = "", cards: tuple[str, ...] = ()) -> set[str]:
        return {fault.kind for fault in faults(deck(*team, plot=plot, cards=cards, size=30), CONSTRUCTED)}

    assert "asks-one-color" in kinds(rey, finn, plot=solidarity)
    assert "asks-one-color" not in kinds(rey, luke, plot=solidarity)
    assert "copies-asked" in kinds(rey, plot=solidarity)  # the filling cards are pairs
    assert "asks-without" in kinds(rey, plot=no_allegiance)
    assert kinds("05065", plot=no_allegiance) == set()
    assert kinds(rey, satine, plot=allies) == {"asks-shared-color"}
    assert kinds(rey, luke, plot=allies) == set()
    assert "asks-without" in kinds("12055", rey, plot=spectres)
    assert kinds("12055", "03040", plot=spectres) == set()


def test_a_youngling_needs_a_jedi_and_anakin_no_darth_vader() -> None:
    youngling, luke, anakin, vader = "11059", "01035", "06001", "01010"
    assert broken(deck(youngling, luke)) == set()
    assert only(deck(youngling, youngling)).kind == "asks-character"
    assert broken(deck(anakin)) == set()
    assert only(deck("06001", vader)) == Fault(
        "asks-without", "destiny.meta.golden-rule.card-over-rules", anakin, text=vader
    )


def test_the_truce_lets_kylo_and_rey_fight_side_by_side() -> None:
    truce, kylo, rey = "11119", "11002", "11057"
    found = {fault.kind for fault in faults(deck(kylo, rey, plot=truce), CONSTRUCTED)}
    assert found == {"refused"}  # no gray cards
    blue = ("09061", "09059", "05076", "07006")  # of heroes and of villains
    told = faults(deck(kylo, rey, plot=truce, cards=blue), CONSTRUCTED)
    assert {fault.kind for fault in told} == {"refused"}
    assert "both-sides" in {fault.kind for fault in faults(deck(kylo, rey), CONSTRUCTED)}
