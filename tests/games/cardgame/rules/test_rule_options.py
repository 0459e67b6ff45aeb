"""Readings in which the book and later rulings differ: one by default, the other by option."""

from __future__ import annotations

from typing import Any

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


# What could be used for nothing: phase, active player, the two sides, and the use.
FOR_NOTHING = [
    ("balance", D, {"units": "luke-skywalker"}, {}, "use luke-skywalker"),
    (
        "deployment",
        L,
        {"units": "yoda", "enhancements": "trust-your-feelings@yoda"},
        {},
        "use trust-your-feelings",
    ),
    ("deployment", L, {"hand": "emergency-repair"}, {}, "play emergency-repair"),
    ("deployment", L, {"hand": "it-binds-all-things"}, {}, "play it-binds-all-things"),
    (
        "deployment",
        D,
        {},
        {"affiliation": "imperial-navy", "hand": "trooper-assault"},
        "play trooper-assault",
    ),
    (
        "deployment",
        D,
        {"units": "yoda"},
        {"hand": "a-disturbance-in-the-force"},
        "play a-disturbance-in-the-force",
    ),
]


@pytest.mark.rule("cardgame.ability.some-effect")
@pytest.mark.parametrize("case", FOR_NOTHING, ids=lambda case: str(case[-1]))
def test_abilities_are_used_for_nothing_only_by_the_letter_of_the_book(case: tuple[Any, ...]) -> None:
    phase, active, light, dark, use = case
    until = "refresh" if phase == "balance" else phase
    with pytest.raises(AssertionError):
        Match(phase, active, light, dark, empty_abilities=True).never(use, until)
    Match(phase, active, light, dark).never(use, until)


def test_readings_of_a_match_are_those_of_its_setup() -> None:
    plain = GAME.new(Setup((READY_MADE["jedi"], READY_MADE["sith"])), 1)
    assert (plain.late_refresh, plain.seen_captives, plain.empty_abilities) == (False, False, False)
    decks = (READY_MADE["jedi"], READY_MADE["sith"])
    ruled = GAME.new(Setup(decks, late_refresh=True, seen_captives=True, empty_abilities=True), 1)
    assert (ruled.late_refresh, ruled.seen_captives, ruled.empty_abilities) == (True, True, True)
