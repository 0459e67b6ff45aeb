"""What may be in a deck."""

import re

import pytest
from tests.games.destiny.decks.building import CONSTRUCTED, broken, deck, only

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.points import point_values
from dejarik.games.destiny.decks.ready_made import READY_MADE, STARTERS
from dejarik.games.destiny.decks.rules import Fault, faults
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.rules.catalog import statement
from dejarik.words import languages

REY, STORMTROOPER, SATINE, BAZE = "01038", "01002", "09091", "02026"
MAKE_DEMANDS, DEFENSIVE_STANCE, BLOCK, LIGHTSABER = "09024", "09061", "09163", "09118"
STARTER = formats()["starter"]
DRAFT = formats()["draft"]


@pytest.mark.rule("destiny.deck.size-thirty")
@pytest.mark.parametrize("size", [0, 29, 31])
def test_a_deck_has_exactly_thirty_cards(size: int) -> None:
    assert only(deck(REY, size=size)) == Fault("size", "destiny.deck.size-thirty", found=size, allowed=30)
    assert broken(deck(REY, size=30)) == set()


@pytest.mark.rule("destiny.conflict.deck-size")
def test_twenty_cards_are_for_starters_only() -> None:
    for name in STARTERS:
        assert faults(READY_MADE[name], STARTER) == []
        assert only(READY_MADE[name]).rule == "destiny.deck.size-thirty"
    assert only(deck(REY), STARTER) == Fault("size", "destiny.conflict.deck-size", found=30, allowed=20)


@pytest.mark.rule("destiny.deck.max-two-copies")
def test_a_third_copy_is_one_too_many() -> None:
    assert broken(deck(REY, cards=(LIGHTSABER,) * 2)) == set()
    third = only(deck(REY, cards=(LIGHTSABER,) * 3))
    assert third == Fault("copies", "destiny.deck.max-two-copies", LIGHTSABER, 3, 2)


@pytest.mark.rule("destiny.term.copy.by-title")
def test_printings_of_a_card_are_copies_of_each_other() -> None:
    awakenings = "01059"
    assert broken(deck(REY, cards=(LIGHTSABER, awakenings))) == set()
    assert only(deck(REY, cards=(LIGHTSABER, LIGHTSABER, awakenings))).found == 3


@pytest.mark.rule("destiny.deck.unique-two-copies")
def test_a_unique_card_may_be_there_twice() -> None:
    grievance_striker = "09169"
    assert broken(deck(REY, cards=(grievance_striker,) * 2)) == set()


@pytest.mark.rule("destiny.deck.affiliation.hero-no-villain")
def test_the_deck_of_heroes_has_no_villain_cards() -> None:
    wrong = only(deck(BAZE, cards=(MAKE_DEMANDS,)))
    assert (wrong.rule, wrong.card) == ("destiny.deck.affiliation.hero-no-villain", MAKE_DEMANDS)


@pytest.mark.rule("destiny.deck.affiliation.villain-no-hero")
def test_the_deck_of_villains_has_no_hero_cards() -> None:
    wrong = only(deck("01010", cards=(DEFENSIVE_STANCE,)))
    assert (wrong.rule, wrong.card) == ("destiny.deck.affiliation.villain-no-hero", DEFENSIVE_STANCE)
    assert broken(deck(REY, cards=(DEFENSIVE_STANCE,))) == set()


@pytest.mark.rule("destiny.deck.affiliation.all-neutral")
def test_a_team_of_neutrals_takes_neutral_cards_only() -> None:
    hondo = "05065"  # neutral and yellow
    for card in ("09092", "09045"):  # yellow cards of heroes and villains
        assert only(deck(hondo, cards=(card,))).rule == "destiny.deck.affiliation.all-neutral"


@pytest.mark.rule("destiny.deck.affiliation.neutral-free")
@pytest.mark.parametrize("character", [REY, "01010"])
def test_neutral_cards_fit_into_any_deck(character: str) -> None:
    assert broken(deck(character, cards=(LIGHTSABER,))) == set()


@pytest.mark.rule("destiny.deck.color.needs-character")
def test_a_colored_card_needs_a_character_of_its_color() -> None:
    wrong = only(deck(SATINE, cards=(DEFENSIVE_STANCE,)))
    assert (wrong.rule, wrong.card, wrong.word) == (
        "destiny.deck.color.needs-character",
        DEFENSIVE_STANCE,
        "blue",
    )
    assert broken(deck(SATINE, REY, cards=(DEFENSIVE_STANCE,))) == set()


@pytest.mark.rule("destiny.deck.color.gray-free")
@pytest.mark.parametrize("character", [REY, SATINE, STORMTROOPER])
def test_gray_cards_fit_into_any_deck(character: str) -> None:
    assert broken(deck(character, cards=(BLOCK, BLOCK))) == set()


@pytest.mark.rule("destiny.deck.types-allowed", "destiny.conflict.six-or-seven-types")
def test_a_deck_is_made_of_events_upgrades_downgrades_and_supports() -> None:
    shock_collar, assassin_droid = "09160", "09053"
    assert broken(deck(STORMTROOPER, cards=(BLOCK, "09171", shock_collar, assassin_droid))) == set()
    for stranger in (STORMTROOPER, "05169", "09176"):  # a character, a plot, a battlefield
        assert ("destiny.deck.types-allowed", stranger) in broken(deck(STORMTROOPER, cards=(stranger,)))


@pytest.mark.rule("destiny.deck.types-excluded")
def test_a_plot_among_thirty_cards_does_not_count_towards_them() -> None:
    found = faults(deck(REY, cards=("05169",)), CONSTRUCTED)
    assert Fault("size", "destiny.deck.size-thirty", found=29, allowed=30) in found


def test_all_faults_are_told_at_once() -> None:
    bad = deck(
        REY, REY, STORMTROOPER, cards=(LIGHTSABER,) * 3 + ("09092",), size=28, plot="09151", battlefield=""
    )
    assert broken(bad) == {
        ("destiny.card.unique.team", REY),
        ("destiny.deck.team.one-side", ""),
        ("destiny.plot.color", "09151"),
        ("destiny.deck.battlefield-one", ""),
        ("destiny.deck.size-thirty", ""),
        ("destiny.deck.color.needs-character", "09092"),
        ("destiny.deck.max-two-copies", LIGHTSABER),
    }


@pytest.mark.rule("destiny.format.official-sets")
def test_an_unknown_code_is_a_fault() -> None:
    assert only(deck(REY, cards=("99999",))) == Fault(
        "unknown-card", "destiny.format.official-sets", text="99999"
    )


@pytest.mark.rule("destiny.format.official-sets")
def test_the_back_of_a_double_sided_card_is_not_brought() -> None:
    found = faults(deck("01010", cards=("13006B",)), CONSTRUCTED)
    assert Fault("back", "destiny.format.official-sets", "13006B") in found
    assert "back" not in {fault.kind for fault in faults(deck("01010", cards=("13006A",)), CONSTRUCTED)}


@pytest.mark.rule("destiny.format.standard.sets", "destiny.format.trilogy.sets", "destiny.format.reprints")
@pytest.mark.parametrize("name", ["standard", "trilogy"])
def test_a_format_names_cards_out_of_other_sets(name: str) -> None:
    # Lightsaber was printed again in Convergence, so its first printing is legal, too.
    found = broken(deck(REY, cards=("01059",), battlefield="01174"), formats()[name])
    outside = {card for rule, card in found if rule == f"destiny.format.{name}.sets"}
    assert {REY, "01174"} <= outside
    assert "01059" not in outside


@pytest.mark.rule(
    "destiny.format.standard.restricted",
    "destiny.format.trilogy.restricted",
    "destiny.format.infinite.restricted",
)
@pytest.mark.parametrize("name", ["standard", "trilogy", "infinite"])
def test_a_format_allows_one_restricted_title(name: str) -> None:
    under, rule = formats()[name], f"destiny.format.{name}.restricted"
    c_3po, chopper, camp = "11077", "11094", "09178"
    one = deck(c_3po, "11090")
    assert rule not in {broke for broke, _ in broken(one, under)}
    two = deck(c_3po, chopper, battlefield=camp)
    assert {card for broke, card in broken(two, under) if broke == rule} == {c_3po, chopper, camp}
    assert rule not in {broke for broke, _ in broken(two)}, "the rulebook restricts none"


@pytest.mark.rule("destiny.format.infinite.restricted")
def test_a_restricted_title_may_be_there_twice() -> None:
    hyperspace_jump = "01129"
    twice = deck(SATINE, BAZE, cards=(hyperspace_jump, hyperspace_jump))
    assert "restricted" not in {fault.kind for fault in faults(twice, formats()["infinite"])}


@pytest.mark.parametrize("lang", languages())
def test_the_lists_of_formats_are_read_as_they_are_applied(lang: str) -> None:
    texts = DeckTexts(lang)
    for name, under in formats().items():
        if under.sets:
            said = statement(f"destiny.format.{name}.sets", lang)
            named = {code for code in almanac.SETS if texts.words.say(f"set-{code}") in said}
            assert named == set(under.sets)
        if under.restricted:
            said = statement(f"destiny.format.{name}.restricted", lang)
            missing = [code for code in under.restricted if texts.title(code) not in said]
            assert missing == []
            assert len(re.split(", | and | и ", said.partition(": ")[2])) == len(under.restricted)
    said = statement("destiny.format.official-sets", lang)
    assert all(texts.words.say(f"set-{code}") in said for code in almanac.SETS)


@pytest.mark.rule("destiny.format.balance")
def test_a_format_has_points_of_its_own() -> None:
    amilyn, limit = "11075", 30
    infinite = formats()["infinite"]
    card = almanac.cards()[amilyn]
    assert point_values(card, infinite) != card.points
    assert point_values(card, CONSTRUCTED) == card.points
    assert infinite.points == limit


@pytest.mark.rule("destiny.later.draft.size")
def test_a_drafted_deck_has_twenty_to_thirty_cards() -> None:
    for size in (20, 25, 30):
        assert broken(deck(REY, size=size), DRAFT) == set()
    for size in (19, 31):
        wrong = only(deck(REY, size=size), DRAFT)
        assert wrong == Fault("size", "destiny.later.draft.size", found=size, allowed=30, fewest=20)


@pytest.mark.rule("destiny.later.draft.copies")
def test_a_drafted_deck_has_as_many_copies_as_its_player_got() -> None:
    assert broken(deck(REY, cards=(LIGHTSABER,) * 5), DRAFT) == set()
    twice = only(deck(REY, REY), DRAFT)
    assert (twice.kind, twice.rule) == ("unique", "destiny.card.unique.team")


@pytest.mark.rule("destiny.later.draft.together")
def test_in_a_draft_heroes_and_villains_go_together_but_colors_count() -> None:
    mixed = deck(BAZE, STORMTROOPER, cards=(MAKE_DEMANDS,))
    assert broken(mixed, DRAFT) == set()
    assert ("destiny.deck.team.one-side", "") in broken(mixed)
    villains_card = deck(BAZE, cards=(MAKE_DEMANDS,))
    assert broken(villains_card, DRAFT) == set()
    assert only(deck(BAZE, cards=(DEFENSIVE_STANCE,)), DRAFT).kind == "color"
