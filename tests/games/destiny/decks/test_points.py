"""The points of the Rules Reference, card by card, against what is printed."""

from collections.abc import Iterator

import pytest
from tests.games.destiny.decks.building import CONSTRUCTED, deck

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.formats import balance_of_the_force
from dejarik.games.destiny.decks.points import team_points
from dejarik.rules import catalog


def case(code: str, one_die: int, two_dice: int, mark: pytest.MarkDecorator) -> object:
    return pytest.param(code, one_die, two_dice, marks=mark, id=almanac.cards()[code].name)


@pytest.mark.parametrize(
    ("code", "one_die", "two_dice"),
    [
        case("01027", 9, 12, pytest.mark.rule("destiny.points.admiral-ackbar-aw-27")),
        case("03031", 12, 15, pytest.mark.rule("destiny.points.ahsoka-tano-eaw-31")),
        case("02026", 12, 16, pytest.mark.rule("destiny.points.baze-malbus-sor-26")),
        case("03011", 13, 17, pytest.mark.rule("destiny.points.grand-inquisitor-eaw-11")),
        case("01003", 12, 16, pytest.mark.rule("destiny.points.general-grievous-aw-3")),
        case("01010", 15, 19, pytest.mark.rule("destiny.points.darth-vader-aw-10")),
        case("02003", 14, 17, pytest.mark.rule("destiny.points.director-krennic-sor-3")),
        case("01021", 11, 14, pytest.mark.rule("destiny.points.jango-fett-aw-21")),
        case("02044", 14, 18, pytest.mark.rule("destiny.points.jyn-erso-sor-44")),
        case("04002", 10, 14, pytest.mark.rule("destiny.points.captain-phasma-tpg-2")),
        case("01028", 11, 14, pytest.mark.rule("destiny.points.leia-organa-aw-28")),
        case("02036", 11, 14, pytest.mark.rule("destiny.points.luminara-unduli-sor-36")),
        case("01035", 14, 18, pytest.mark.rule("destiny.points.luke-skywalker-aw-35")),
        case("03034", 14, 19, pytest.mark.rule("destiny.points.mace-windu-eaw-34")),
        case("02027", 9, 12, pytest.mark.rule("destiny.points.mon-mothma-sor-27")),
        case("02037", 14, 18, pytest.mark.rule("destiny.points.obi-wan-kenobi-sor-37")),
        case("02011", 19, 26, pytest.mark.rule("destiny.points.palpatine-sor-11")),
        case("01029", 16, 20, pytest.mark.rule("destiny.points.poe-dameron-aw-29")),
        case("03040", 16, 21, pytest.mark.rule("destiny.points.sabine-wren-eaw-40")),
        case("07004", 12, 14, pytest.mark.rule("destiny.points.snoke-wotf-4")),
        case("02021", 11, 14, pytest.mark.rule("destiny.points.unkar-plutt-sor-21")),
        case("01045", 11, 13, pytest.mark.rule("destiny.points.finn-aw-45")),
        case("01046", 13, 16, pytest.mark.rule("destiny.points.han-solo-aw-46")),
        case("02043", 11, 15, pytest.mark.rule("destiny.points.chewbacca-sor-43")),
        case("02035", 11, 14, pytest.mark.rule("destiny.points.chirrut-imwe-sor-35")),
        case("05029", 10, 13, pytest.mark.rule("destiny.points.aayla-secura-leg-29")),
        case("02002", 11, 14, pytest.mark.rule("destiny.points.fn-2199-sor-2")),
        case("02020", 13, 18, pytest.mark.rule("destiny.points.ig-88-sor-20")),
        case("03026", 13, 18, pytest.mark.rule("destiny.points.k-2so-eaw-26")),
    ],
)
def test_the_list_replaces_the_printed_points(code: str, one_die: int, two_dice: int) -> None:
    assert team_points(deck(code), CONSTRUCTED) == one_die
    assert team_points(deck(f"{code}*"), CONSTRUCTED) == two_dice
    assert (one_die, two_dice) != almanac.cards()[code].points


def test_the_list_has_no_other_cards() -> None:
    ours = {rule.id for rule in catalog.rules("destiny") if rule.id.startswith("destiny.points.")}
    assert len(balance_of_the_force()) == len(ours) - 1 == 29  # one rule is about the list itself


def lines_of_the_table() -> Iterator[tuple[str, int, frozenset[str]]]:
    for line in catalog.tables("destiny")["subtypes"]:
        yield line["set"], line["number"], frozenset(name.replace(" ", "-") for name in line["subtypes"])


@pytest.mark.rule("destiny.subtypes.table")
def test_characters_have_the_subtypes_that_their_printed_cards_lack() -> None:
    lines = list(lines_of_the_table())
    assert len(lines) == 84
    for set_code, number, subtypes in lines:
        card = almanac.at(set_code, number)
        assert card is not None
        assert subtypes <= set(card.subtypes), card.name


@pytest.mark.rule("destiny.subtypes.table")
@pytest.mark.parametrize(
    ("code", "subtype"), [("01021", "bounty-hunter"), ("01022", "scavenger"), ("02012", "guard")]
)
def test_playable_characters_have_them_too(code: str, subtype: str) -> None:
    assert subtype in CARDS[code].subtypes
