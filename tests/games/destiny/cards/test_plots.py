"""Plots that bring something to the game besides the deck."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.destiny import ready_made
from tests.games.destiny.decks.building import broken, deck

from dejarik.games.destiny import GAME, Destiny, Setup
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.rules import faults
from dejarik.games.destiny.rules.setup import Deck
from dejarik.kernel import Option, observe
from dejarik.lab.contract import check

LIGHTSABER_MASTERY, CIRCLE_OF_SHELTER, HOME_TURF, CARGO_HOLD = "09114", "09107", "07127", "02152"
PINCER_MOVEMENT, TWIN_STRIKE, TRUCE = "12008", "09111", "09149"


def mastery(*under: str) -> Deck:
    return msgspec.structs.replace(ready_made.OBI_WAN, plot=LIGHTSABER_MASTERY, under=under)


def duel(deck: Deck, seed: int = 3) -> Destiny:
    """Up to the first action, without mulligans."""
    g = GAME.new(Setup((deck, ready_made.GRIEVOUS)), seed)
    while g.decision.kind != "action":
        kinds = [option.kind for option in g.decision.options]
        g.choose(kinds.index("done") if "done" in kinds else 0)
    return g


@pytest.mark.rule("destiny.clarification.lightsaber-mastery.not-deck")
def test_only_two_different_moves_come_under_the_plot() -> None:
    for under, wrong in (
        ((CIRCLE_OF_SHELTER, CIRCLE_OF_SHELTER), CIRCLE_OF_SHELTER),
        ((CIRCLE_OF_SHELTER, PINCER_MOVEMENT, TWIN_STRIKE), ""),  # one too many, whichever it is
        ((TRUCE,), TRUCE),
    ):
        found = broken(deck("07056", plot=LIGHTSABER_MASTERY, under=under))
        assert found == {("destiny.clarification.lightsaber-mastery.not-deck", wrong)}
    without_the_plot = broken(deck("07056", under=(CIRCLE_OF_SHELTER,)))
    assert without_the_plot == {("destiny.clarification.lightsaber-mastery.not-deck", "")}


@pytest.mark.rule("destiny.deck.battlefield-one")
def test_a_second_battlefield_comes_only_with_home_turf_advantage() -> None:
    red = "07074"
    assert broken(deck(red, plot=HOME_TURF, other_battlefield=CARGO_HOLD)) == set()
    assert broken(deck(red, other_battlefield=CARGO_HOLD)) == {("destiny.deck.battlefield-one", "")}


@pytest.mark.rule("destiny.clarification.lightsaber-mastery.not-deck")
def test_events_under_the_plot_are_not_part_of_the_deck() -> None:
    for under in formats().values():
        assert faults(mastery(CIRCLE_OF_SHELTER), under) == faults(mastery(), under)
    g = duel(mastery(CIRCLE_OF_SHELTER))
    assert g.under[0] == [CIRCLE_OF_SHELTER]
    assert CIRCLE_OF_SHELTER not in [*g.hands[0], *g.decks[0].cards]
    assert len(g.hands[0]) + len(g.decks[0].cards) == len(ready_made.OBI_WAN.cards)


@pytest.mark.rule("destiny.clarification.lightsaber-mastery.look")
def test_only_the_plots_player_sees_what_lies_under_it() -> None:
    g = duel(mastery(CIRCLE_OF_SHELTER, TWIN_STRIKE))
    turns: set[int] = set()
    while len(turns) < 2:  # on any turn
        turns.add(g.decision.seat)
        assert observe(g, 0).view.under[0] == [CIRCLE_OF_SHELTER, TWIN_STRIKE]
        assert observe(g, 1).view.under[0] == ["", ""]
        assert observe(g, None).view.under[0] == ["", ""]
        g.choose(Option("pass"))


def test_an_event_from_under_the_plot_is_set_aside_after_it_was_played() -> None:
    g = duel(mastery(CIRCLE_OF_SHELTER))
    plot = next(thing.id for thing in g.things.values() if thing.card == LIGHTSABER_MASTERY)
    obi = g.characters(0)[0]
    while g.decision.seat != 0:
        g.choose(Option("pass"))
    g.choose(Option("activate", obi))
    while g.decision.seat != 0 or g.decision.kind != "action":
        g.choose(Option("pass") if g.decision.kind == "action" else g.decision.options[-1])
    g.choose(Option("use", plot, f"{LIGHTSABER_MASTERY}.1"))
    g.choose(Option("play", CIRCLE_OF_SHELTER))
    while g.decision.kind != "action":
        g.choose(0)
    assert g.under[0] == []
    assert CIRCLE_OF_SHELTER in g.set_aside[0]
    assert CIRCLE_OF_SHELTER not in g.discards[0]
    assert g.things[plot].exhausted


@pytest.mark.parametrize("open_lists", [True, False])
def test_what_lies_under_the_plot_keeps_the_contract(open_lists: bool) -> None:
    setup = Setup((mastery(CIRCLE_OF_SHELTER), mastery(CIRCLE_OF_SHELTER)), open_lists=open_lists)
    assert check(GAME, setup, range(3), every=13, sample="lightsaber mastery").matches == 3


def test_whoever_brought_two_battlefields_chooses_one_of_them() -> None:
    deck = msgspec.structs.replace(ready_made.OBI_WAN, plot=HOME_TURF, other_battlefield=CARGO_HOLD)
    used: set[str] = set()
    for seed in range(12):
        g = GAME.new(Setup((deck, ready_made.GRIEVOUS)), seed)
        while g.decision.kind not in ("own-battlefield", "action"):
            kinds = [option.kind for option in g.decision.options]
            g.choose(kinds.index("done") if "done" in kinds else 0)
        if g.decision.kind == "own-battlefield":
            assert g.decision.seat == 0
            assert {option.subject for option in g.decision.options} == {deck.battlefield, CARGO_HOLD}
            g.choose(seed % 2)
        card = g.things[g.battlefield].card
        used.add(card)
        brought = {deck.battlefield, CARGO_HOLD, ready_made.GRIEVOUS.battlefield}
        assert {*g.set_aside[0], *g.set_aside[1], card} == brought
    assert CARGO_HOLD in used
