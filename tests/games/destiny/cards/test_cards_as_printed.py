"""What every definition must keep: the facts of cards and dice as the rules describe them."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from dejarik.games.destiny.abilities import defining
from dejarik.games.destiny.abilities.vocabulary.choosing import ChooseOpponent
from dejarik.games.destiny.abilities.vocabulary.conditions import Opponent
from dejarik.games.destiny.abilities.vocabulary.flow import AskWhether
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENTS, AnOpponent
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_AN_OPPONENT
from dejarik.games.destiny.cards import almanac, elements
from dejarik.games.destiny.cards.facts import (
    AFFILIATIONS,
    AMBUSH,
    BATTLEFIELD,
    CHARACTER,
    COLORS,
    GRAY,
    GUARDIAN,
    PLAYABLE,
    REDEPLOY,
    SPECIAL,
    SUPPORT,
    SYMBOLS,
    TYPES,
    UPGRADE,
    side,
    sides,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.kernel.code import CanPay
from dejarik.kernel.data import is_data


@pytest.mark.rule(
    "destiny.card.type.values",
    "destiny.card.color.values",
    "destiny.card.affiliation.values",
    "destiny.conflict.six-or-seven-types",
    "destiny.battlefield.gray",
)
def test_a_card_has_one_type_one_color_and_one_affiliation() -> None:
    assert len(TYPES) == 7
    for card in almanac.cards().values():
        assert card.type in TYPES, card
        assert card.color in COLORS, card
        assert card.affiliation in AFFILIATIONS, card
        assert card.type != BATTLEFIELD or card.color == GRAY, card


@pytest.mark.rule("destiny.die.six-sided", "destiny.card.die-reference", "destiny.die.id-match")
def test_a_die_has_the_six_sides_its_card_shows() -> None:
    assert all(len(card.sides) in (0, 6) for card in CARDS.values())
    assert CARDS["09057"].sides == sides("2MD 3MD1 2F 2Sh 1R -")


@pytest.mark.parametrize(("code", "name"), [("09057", "Obi-Wan Kenobi"), ("09057", "Satine Kryze")])
def test_a_definition_whose_name_does_not_fit_its_code_is_refused(code: str, name: str) -> None:
    with pytest.raises(ValueError, match="09057 is 'Obi-Wan Kenobi, Ardent Avenger', not"):
        defining.card(code, name)


def test_a_card_cannot_be_defined_twice() -> None:
    with pytest.raises(ValueError, match="defined twice"):
        defining.card("09057", "Obi-Wan Kenobi, Ardent Avenger")


def test_a_card_without_abilities_needs_no_definition() -> None:
    made_of = elements.elements()
    textless = {code for code, card in almanac.cards().items() if card.textless}
    assert textless == {
        code for code, card in almanac.cards().items() if not made_of.get(card.first_printing, ("unknown",))
    }
    for code in textless:
        definition = CARDS[almanac.definition(code) or ""]
        assert (definition.abilities, definition.keywords, definition.only_on) == ((), frozenset(), None)


@pytest.mark.rule("destiny.ability.special.on-die-cards")
def test_a_special_side_has_a_special_ability_to_use_and_the_other_way_round() -> None:
    for card in CARDS.values():
        has_side = any(top.symbol == SPECIAL for top in card.sides)
        assert has_side == any(ability.clause == "special" for ability in card.abilities), card


@pytest.mark.rule("destiny.keyword.redeploy.upgrades-only")
def test_redeploy_occurs_only_on_upgrades() -> None:
    assert {card.type for card in CARDS.values() if REDEPLOY in card.keywords} == {UPGRADE}
    assert {card.type for card in CARDS.values() if GUARDIAN in card.keywords} == {CHARACTER}
    assert {card.type for card in CARDS.values() if AMBUSH in card.keywords} <= set(PLAYABLE)


@pytest.mark.rule("destiny.keyword.redeploy.upgrades-only")
def test_nothing_but_an_upgrade_can_be_written_down_with_redeploy(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = next(code for code, card in CARDS.items() if card.type == SUPPORT)
    monkeypatch.delitem(CARDS, missing)
    with pytest.raises(ValueError, match="is no upgrade"):
        defining.card(missing, almanac.cards()[missing].name, keywords=(REDEPLOY,))
    assert missing not in CARDS


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
            # A few characters are printed without a die; only those with other sides can be elite.
            assert card.has_die or len(card.points) == 1 or card.flips


def test_abilities_are_found_again_by_their_references() -> None:
    for card in CARDS.values():
        for ability in card.abilities:
            assert ABILITIES[ability.ref] is ability


def about_an_opponent(part: Any) -> bool:
    """Whether an op needs to know which opponent is meant; a condition about opponents tries them all."""
    if isinstance(part, Opponent):
        return False
    if isinstance(part, AnOpponent) or (isinstance(part, Select) and part.whose == AN_OPPONENTS):
        return True
    if is_data(part):
        part = tuple(getattr(part, field) for field in part.__struct_fields__)
    return isinstance(part, tuple) and any(about_an_opponent(one) for one in part)


@pytest.mark.rule("destiny.multiplayer.choose-opponent")
def test_an_opponent_is_chosen_before_an_ability_is_about_them() -> None:
    for ref, ability in ABILITIES.items():
        if ability.trigger is not None and ability.trigger.by == BY_AN_OPPONENT:
            continue  # "that opponent" is known
        before = takewhile(lambda op: not isinstance(op, ChooseOpponent), ability.code)
        # Whether a cost can be paid, or is worth asking for, is tried with all opponents.
        tried = (AskWhether, CanPay)
        assert not [op for op in before if not isinstance(op, tried) and about_an_opponent(op)], ref


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
