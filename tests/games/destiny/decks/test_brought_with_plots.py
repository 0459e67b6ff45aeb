"""What plots let a player bring besides team and deck: cards under them, and a second battlefield."""

from random import Random

import msgspec
import pytest
from tests.games.destiny.decks.building import broken, deck, only
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.finding import for_play, not_playable, unwritable
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.random import random_deck
from dejarik.games.destiny.decks.rules import Fault, faults
from dejarik.games.destiny.rules.setup import Deck, Setup

REY, PADME, CLONE = "01038", "09075", "05038"
LIGHTSABER_MASTERY, HOME_TURF, CHOOSE_YOUR_DESTINY = "09114", "07127", "13008A"
CIRCLE_OF_SHELTER, TWIN_STRIKE, DEFLECTING_SLASH, BLOCK = "09107", "09111", "09108", "09163"
FROZEN_WASTES, CARGO_HOLD = "01168", "02152"
NOT_DECK = "destiny.clarification.lightsaber-mastery.not-deck"


@pytest.mark.rule("destiny.clarification.lightsaber-mastery.not-deck")
def test_moves_under_lightsaber_mastery_are_no_part_of_the_deck() -> None:
    pair = (CIRCLE_OF_SHELTER, TWIN_STRIKE)
    assert broken(deck(REY, plot=LIGHTSABER_MASTERY, under=pair)) == set()
    # They are not counted as copies, either.
    full = deck(REY, plot=LIGHTSABER_MASTERY, under=pair, cards=(TWIN_STRIKE,) * 2)
    assert broken(full) == set()


@pytest.mark.rule("destiny.clarification.lightsaber-mastery.not-deck")
def test_a_third_move_the_same_one_twice_and_another_event_are_refused() -> None:
    three = (CIRCLE_OF_SHELTER, TWIN_STRIKE, DEFLECTING_SLASH)
    third = only(deck(REY, plot=LIGHTSABER_MASTERY, under=three))
    assert third == Fault("under", NOT_DECK, found=3, allowed=2)
    twice = only(deck(REY, plot=LIGHTSABER_MASTERY, under=(TWIN_STRIKE,) * 2))
    assert twice == Fault("under-twice", NOT_DECK, TWIN_STRIKE, 2, 1)
    stranger = only(deck(REY, plot=LIGHTSABER_MASTERY, under=(BLOCK,)))
    assert (stranger.kind, stranger.card, stranger.text) == ("under-kind", BLOCK, LIGHTSABER_MASTERY)


def test_without_such_a_plot_nothing_is_brought_besides_the_deck() -> None:
    assert only(deck(REY, under=(TWIN_STRIKE,))) == Fault("under", NOT_DECK, found=1, allowed=0)
    unknown = faults(deck(REY, plot=LIGHTSABER_MASTERY, under=("99999",)), formats()["constructed"])
    assert Fault("unknown-card", "destiny.format.official-sets", text="99999") in unknown


@pytest.mark.rule("destiny.deck.battlefield-one")
def test_home_turf_advantage_brings_two_battlefields() -> None:
    assert broken(deck(PADME, plot=HOME_TURF, other_battlefield=FROZEN_WASTES)) == set()
    assert only(deck(PADME, other_battlefield=FROZEN_WASTES)).rule == "destiny.deck.battlefield-one"
    wrong = only(deck(PADME, plot=HOME_TURF, other_battlefield=BLOCK))
    assert (wrong.kind, wrong.card) == ("no-battlefield", BLOCK)


def test_three_battlefields_are_more_than_any_plot_allows() -> None:
    text = "team: [Padmé Amidala]\nbattlefield: [Frozen Wastes, Cargo Hold, Echo Base]\ncards: {}"
    assert Fault("battlefields", "destiny.deck.battlefield-one", found=3, allowed=2) in read(text).faults


@pytest.mark.parametrize("form", WRITERS)
def test_two_battlefields_are_written_and_read_again(form: str) -> None:
    original = deck(PADME, plot=HOME_TURF, battlefield=FROZEN_WASTES, other_battlefield=CARGO_HOLD)
    again = read(WRITERS[form](original, "constructed"))
    assert again.faults == ()
    assert {again.deck.battlefield, again.deck.other_battlefield} == {FROZEN_WASTES, CARGO_HOLD}


def test_cards_under_a_plot_are_written_in_our_form_only() -> None:
    original = deck(REY, plot=LIGHTSABER_MASTERY, under=(CIRCLE_OF_SHELTER, TWIN_STRIKE))
    again = read(WRITERS["yaml"](original, "constructed"))
    assert (again.faults, again.deck.under) == ((), original.under)
    assert unwritable(again, "yaml") == ()
    for form in WRITERS.keys() - {"yaml"}:
        assert unwritable(again, form) == (Fault("under-lost", card=LIGHTSABER_MASTERY),)


def test_what_is_brought_besides_the_deck_is_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = msgspec.structs.replace(OBI_WAN, plot=LIGHTSABER_MASTERY, under=(TWIN_STRIKE,))
    mine = for_play(read(WRITERS["yaml"](brought, "starter")).deck)
    assert GAME.new(Setup((mine, GRIEVOUS)), seed=1).under[0] == [TWIN_STRIKE]
    home = for_play(deck(PADME, plot=HOME_TURF, other_battlefield=FROZEN_WASTES))
    assert home.other_battlefield == FROZEN_WASTES
    missing = "09175"
    monkeypatch.setattr(almanac, "definition", lambda code: None if code == missing else code)
    assert not_playable(deck(PADME, plot=HOME_TURF, other_battlefield=missing))[0].card == missing


def test_choose_your_destiny_is_for_three_sets_of_the_infinite_format() -> None:
    infinite = formats()["infinite"]
    cards = tuple(code for code in ("09163", "09164", "09169", "09171", "01151", "01157") for _ in range(2))
    three = deck(CLONE, cards=cards, size=len(cards), plot=CHOOSE_YOUR_DESTINY, battlefield=CARGO_HOLD)
    kinds = {fault.kind for fault in faults(three, infinite)}
    assert kinds == {"size"}  # Legacies, Convergence, Awakenings; the battlefield is in neither team nor deck
    four = deck(CLONE, cards=(*cards, "02138"), size=13, plot=CHOOSE_YOUR_DESTINY)
    assert {fault.kind for fault in faults(four, infinite)} == {"size", "asks-sets"}
    assert "asks-format" in {fault.kind for fault in faults(three, formats()["constructed"])}


def test_random_decks_bring_what_their_plot_allows() -> None:
    def bringing(plot: str) -> Deck:
        decks = (random_deck(Random(seed), (plot,)) for seed in range(20))
        return next(deck for deck in decks if deck.plot == plot)  # not every team can afford it

    assert len(bringing(LIGHTSABER_MASTERY).under) == 2
    home = bringing(HOME_TURF)
    assert home.other_battlefield not in ("", home.battlefield)
