"""Who may be in a team, and what a plot asks of it."""

import pytest
from tests.games.destiny.decks.building import CONSTRUCTED, broken, deck, only
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.points import team_points
from dejarik.games.destiny.decks.rules import Fault, faults
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.scenarios.builder.decks import gray_cards

LUKE, REY, FINN_RED, HIRED_GUN = "01035", "01038", "05039", "01047"
VADER, STORMTROOPER, MARAUDER = "01010", "01002", "09142"


def test_a_legal_deck_has_no_faults() -> None:
    assert faults(deck(LUKE, "09091"), CONSTRUCTED) == []


@pytest.mark.rule("destiny.deck.team.one-side")
def test_heroes_and_villains_do_not_mix() -> None:
    assert ("destiny.deck.team.one-side", "") in broken(deck(REY, STORMTROOPER))
    assert broken(deck(VADER, STORMTROOPER)) == set()


@pytest.mark.rule("destiny.deck.team.neutral")
@pytest.mark.parametrize("partner", [REY, STORMTROOPER, MARAUDER])
def test_neutral_characters_fit_anywhere(partner: str) -> None:
    assert broken(deck(MARAUDER, partner)) == set()


@pytest.mark.rule("destiny.deck.team.colors-free")
def test_characters_of_a_team_may_have_different_colors() -> None:
    assert broken(deck("05031", "05038", HIRED_GUN)) == set()


@pytest.mark.rule("destiny.deck.team.minimum-one")
def test_a_team_has_at_least_one_character() -> None:
    assert ("destiny.deck.team.minimum-one", "") in broken(deck())
    assert broken(deck(REY)) == set()


@pytest.mark.rule("destiny.card.unique.team")
def test_a_unique_character_is_in_a_team_once() -> None:
    assert only(deck(REY, REY)) == Fault("unique", "destiny.card.unique.team", REY, 2, 1)


@pytest.mark.rule("destiny.deck.team.nonunique-any-number", "destiny.card.unique.marker")
def test_a_character_without_the_mark_comes_in_any_number() -> None:
    assert broken(deck(*[STORMTROOPER] * 4)) == set()
    assert only(deck(*[STORMTROOPER] * 5)).kind == "points"  # 35: only their points limit them


@pytest.mark.rule("destiny.character.nonunique-one-die")
def test_a_non_unique_character_has_one_die() -> None:
    elite = only(deck(f"{STORMTROOPER}*"))
    assert (elite.rule, elite.card) == ("destiny.character.nonunique-one-die", STORMTROOPER)


@pytest.mark.rule("destiny.conflict.one-die-characters")
def test_the_number_of_values_is_read_from_the_card() -> None:
    jedi_knight = "12054"  # not unique, and yet with two values
    assert broken(deck(f"{jedi_knight}*")) == set()
    assert team_points(deck(f"{jedi_knight}*"), CONSTRUCTED) == 15
    assert broken(deck(f"{STORMTROOPER}*")) != set()


@pytest.mark.rule("destiny.character.two-point-values", "destiny.character.elite")
def test_one_die_costs_the_lower_value_and_two_dice_the_higher() -> None:
    assert team_points(deck(REY), CONSTRUCTED) == 9
    assert team_points(deck(f"{REY}*"), CONSTRUCTED) == 12


@pytest.mark.rule("destiny.character.point-limit")
def test_a_team_of_thirty_points_is_legal_and_one_of_thirty_one_is_not() -> None:
    thirty = deck(f"{LUKE}*", f"{REY}*")  # 18 + 12
    assert team_points(thirty, CONSTRUCTED) == 30
    assert broken(thirty) == set()
    over = deck(f"{LUKE}*", "13002A", "11059")  # another Luke, but the sum is what matters here
    assert team_points(over, CONSTRUCTED) == 18 + 9 + 4
    assert Fault("points", "destiny.character.point-limit", found=31, allowed=30) in faults(over, CONSTRUCTED)


@pytest.mark.rule("destiny.plot.points-count")
def test_a_plot_counts_against_the_same_thirty_points() -> None:
    fortify = "05169"
    assert team_points(deck(f"{LUKE}*", REY, plot=fortify), CONSTRUCTED) == 18 + 9 + 2
    over = only(deck(f"{LUKE}*", f"{REY}*", plot=fortify))
    assert (over.rule, over.found, over.allowed) == ("destiny.character.point-limit", 32, 30)


@pytest.mark.rule("destiny.plot.optional-one")
def test_a_team_has_no_plot_or_one_but_not_two() -> None:
    one = "team: [Rey]\nplot: Force Flow\nbattlefield: Deathwatch Hideout\ncards: {}"
    two = one.replace("Force Flow", "[Force Flow, Fortify]")
    assert Fault("plots", "destiny.plot.optional-one", found=2, allowed=1) in read(two).faults
    assert "plots" not in {fault.kind for fault in read(one).faults}
    assert broken(deck(REY)) == set()


@pytest.mark.rule("destiny.plot.affiliation")
def test_a_hero_or_villain_plot_needs_a_character_of_that_side() -> None:
    blockade, long_term_plan = "07029", "07081"  # red villain, red hero
    assert broken(deck(STORMTROOPER, plot=blockade)) == set()
    assert broken(deck(FINN_RED, plot=long_term_plan)) == set()
    wrong = only(deck(FINN_RED, plot=blockade))
    assert (wrong.rule, wrong.card, wrong.word) == ("destiny.plot.affiliation", blockade, "villain")


@pytest.mark.rule("destiny.deck.components")
def test_each_card_stands_where_cards_of_its_type_belong() -> None:
    block, force_flow = "09163", "09113"
    assert ("destiny.deck.components", block) in broken(deck(REY, block))
    assert ("destiny.deck.components", block) in broken(deck(REY, plot=block))
    assert ("destiny.deck.components", force_flow) in broken(deck(REY, battlefield=force_flow))


@pytest.mark.rule("destiny.deck.battlefield-one")
def test_a_player_brings_exactly_one_battlefield() -> None:
    none = Deck(team=deck(REY).team, battlefield="", cards=tuple(gray_cards(30)))
    assert only(none).rule == "destiny.deck.battlefield-one"
    two = only(deck(REY, other_battlefield="01168"))
    assert two == Fault("battlefields", "destiny.deck.battlefield-one", found=2, allowed=1)


@pytest.mark.rule("destiny.conflict.grievous-starter")
def test_the_starter_characters_keep_their_printed_points() -> None:
    starter = formats()["starter"]
    assert team_points(OBI_WAN, starter) == 18 + 8 + 2
    assert team_points(GRIEVOUS, starter) == 9 + 7 + 7
    assert team_points(deck("02037*"), starter) == 18  # the other Obi-Wan is in the list: 20 is printed
    assert team_points(deck("01003"), starter) == 12  # and so is the other Grievous: 13
