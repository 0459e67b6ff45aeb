"""What every definition must keep: the facts of cards and dice as the rules describe them."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.abilities.defining import support
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import (
    AFFILIATIONS,
    AMBUSH,
    BATTLEFIELD,
    CHARACTER,
    COLORS,
    GRAY,
    GUARDIAN,
    NEUTRAL,
    PLAYABLE,
    REDEPLOY,
    SPECIAL,
    SYMBOLS,
    TYPES,
    UPGRADE,
    Card,
    side,
    sides,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS

EVERY = [pytest.param(card, id=f"{code} {card.title}") for code, card in sorted(CARDS.items())]


@pytest.mark.parametrize("card", EVERY)
@pytest.mark.rule(
    "destiny.card.type.values",
    "destiny.card.color.values",
    "destiny.card.affiliation.values",
    "destiny.conflict.six-or-seven-types",
    "destiny.battlefield.gray",
)
def test_a_card_has_one_type_one_color_and_one_affiliation(card: Card) -> None:
    assert card.type in TYPES
    assert len(TYPES) == 7
    assert card.color in COLORS
    assert card.affiliation in AFFILIATIONS
    assert card.type != BATTLEFIELD or card.color == GRAY


@pytest.mark.parametrize("card", EVERY)
@pytest.mark.rule("destiny.die.six-sided", "destiny.card.die-reference", "destiny.die.id-match")
def test_a_die_has_the_six_sides_its_card_shows(card: Card) -> None:
    assert len(card.sides) in (0, 6)
    official = almanac.cards()[card.code]
    assert card.sides == official.sides


@pytest.mark.parametrize("card", EVERY)
def test_the_facts_of_a_definition_are_those_of_the_official_card(card: Card) -> None:
    official = almanac.cards()[card.code]
    assert (card.title, card.subtitle, card.type) == (official.title, official.subtitle, official.type)
    assert (card.color, card.affiliation) == (official.color, official.affiliation)
    assert (card.subtypes, card.unique) == (frozenset(official.subtypes), official.unique)
    assert (card.cost, card.health) == (official.cost or 0, official.health or 0)
    assert card.points == official.points


@pytest.mark.parametrize("card", EVERY)
@pytest.mark.rule("destiny.ability.special.on-die-cards")
def test_a_special_side_has_a_special_ability_to_use_and_the_other_way_round(card: Card) -> None:
    has_side = any(top.symbol == SPECIAL for top in card.sides)
    assert has_side == any(ability.clause == "special" for ability in card.abilities)


@pytest.mark.rule("destiny.keyword.redeploy.upgrades-only")
def test_redeploy_occurs_only_on_upgrades() -> None:
    assert {card.type for card in CARDS.values() if REDEPLOY in card.keywords} == {UPGRADE}
    assert {card.type for card in CARDS.values() if GUARDIAN in card.keywords} == {CHARACTER}
    assert {card.type for card in CARDS.values() if AMBUSH in card.keywords} <= set(PLAYABLE)


@pytest.mark.rule("destiny.keyword.redeploy.upgrades-only")
def test_nothing_but_an_upgrade_can_be_written_down_with_redeploy() -> None:
    with pytest.raises(ValueError, match="is no upgrade"):
        support("00000", "Nothing", GRAY, NEUTRAL, keywords=(REDEPLOY,))
    assert "00000" not in CARDS


@pytest.mark.rule(
    "destiny.card.ability.optional", "destiny.card.subtype.optional", "destiny.ability.several-per-card"
)
def test_cards_have_no_one_or_several_abilities_and_subtypes() -> None:
    assert {min(len(card.abilities), 2) for card in CARDS.values()} == {0, 1, 2}
    assert {min(len(card.subtypes), 1) for card in CARDS.values()} == {0, 1}


@pytest.mark.rule("destiny.card.subtype.no-duplicates")
def test_a_card_has_a_subtype_or_not() -> None:
    assert all(isinstance(card.subtypes, frozenset) for card in CARDS.values())


@pytest.mark.rule("destiny.card.cost.printed", "destiny.character.dice")
def test_costs_and_points_stand_on_the_cards_that_have_them() -> None:
    for card in CARDS.values():
        assert (card.cost >= 0 and not card.points) if card.type in PLAYABLE else card.cost == 0
        if card.type == CHARACTER:
            assert card.health > 0
            assert len(card.points) in (1, 2)
            # A few characters are printed without a die; they cannot be elite.
            assert card.has_die or len(card.points) == 1


def test_abilities_are_found_again_by_their_references() -> None:
    for card in CARDS.values():
        for ability in card.abilities:
            assert ABILITIES[ability.ref] is ability


@pytest.mark.parametrize(
    ("short", "symbol", "value", "modifier", "cost", "word"),
    [
        ("2MD", "melee", 2, False, 0, "2 melee"),
        ("+2RD1", "ranged", 2, True, 1, "+2 ranged for 1"),
        ("Sp1", "special", 0, False, 1, "special for 1"),
        ("-", "blank", 0, False, 0, "blank"),
    ],
)
@pytest.mark.rule("destiny.die.value", "destiny.die.value.blank-special-zero")
def test_a_side_is_read_from_its_short_form(
    short: str, symbol: str, value: int, modifier: bool, cost: int, word: str
) -> None:
    top = side(short)
    assert (top.symbol, top.value, top.modifier, top.cost, top.word) == (symbol, value, modifier, cost, word)
    assert symbol == "blank" or symbol in SYMBOLS


@pytest.mark.parametrize("short", ["", "2", "XX", "2MD2MD", "+Sp", "MD"])
def test_what_is_no_side_is_refused(short: str) -> None:
    with pytest.raises(ValueError, match="no side"):
        side(short)


def test_a_die_with_five_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="six sides"):
        sides("2MD 1R - - -")
