"""Readings that the publisher later ruled otherwise: the book by default, the ruling by option."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame import GAME, Setup
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.kernel import observe

CRUEL = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "cruel-interrogations"}


def captured(seen: bool) -> Match:
    """Cruel Interrogations has taken a card at random from the hand of the light side."""
    light = {"hand": "yoda red-five double-strike rescue-mission", "deck": "obi-wan-kenobi"}
    match = Match("refresh", D, light, CRUEL, seen_captives=seen)
    return match.do("use cruel-interrogations").window("refresh")


@pytest.mark.rule("cardgame.capture.hidden")
@pytest.mark.parametrize("seen", [False, True])
def test_captives_are_hidden_from_both_or_by_option_open_to_dark(seen: bool) -> None:
    match = captured(seen)
    place = match.thing("cruel-interrogations")
    (captive,) = match["cruel-interrogations"].captives
    views = {viewer: observe(match.g, viewer) for viewer in (L, D, None)}
    shown = {viewer: view.view.things[place].captives for viewer, view in views.items()}
    assert shown == {L: ("",), D: (captive,) if seen else ("",), None: ("",)}
    dealt = {views[D].deal(seed).things[place].captives for seed in range(30)}
    assert (dealt == {(captive,)}) is seen
    assert observe(views[D].deal(5), D).encode() == views[D].encode()


@pytest.mark.parametrize("seen", [False, True])
def test_whoever_saw_a_captive_knows_it_in_the_hand_afterwards(seen: bool) -> None:
    match = captured(seen)
    (captive,) = match["cruel-interrogations"].captives
    match.g.facts.of[D] = [fact for fact in match.g.facts.of[D] if fact[1] != captive]
    match["cruel-interrogations"].damage = 4
    match.window("force", L).at("balance", L).do("damage cruel-interrogations")
    assert captive in match.g.hands[L]
    sight = observe(match.g, D)
    hands = [sight.deal(seed).hands[L] for seed in range(40)]
    assert all(captive in hand for hand in hands) is seen


def test_the_book_is_the_default() -> None:
    plain = GAME.new(Setup((READY_MADE["jedi"], READY_MADE["sith"])), 1)
    assert (plain.late_refresh, plain.seen_captives) == (False, False)
    ruled = GAME.new(
        Setup((READY_MADE["jedi"], READY_MADE["sith"]), late_refresh=True, seen_captives=True), 1
    )
    assert (ruled.late_refresh, ruled.seen_captives) == (True, True)
