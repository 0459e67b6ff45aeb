"""Stories, dice and combats as data: labels, consequences in sentences, odds."""

from __future__ import annotations

import random

import pytest
from tests.games.outer_rim.positions import F, contact, dice, fight, give, position, put, top

from dejarik.games.outer_rim import GAME, OuterRim
from dejarik.games.outer_rim.rules.chances import passing
from dejarik.games.outer_rim.show import odds
from dejarik.games.outer_rim.show.seating import Options, setup, teller
from dejarik.games.outer_rim.show.story import odds_of, percent
from dejarik.games.outer_rim.show.web import board
from dejarik.kernel import observe


def drawn(card: str, *characters: str) -> OuterRim:
    """A player encounters Tatooine and draws this card."""
    g = position(*characters)
    top(g, "tatooine-nal-hutta", card)
    put(g, 0, "tatooine")
    for key in ("stay", "done", "explore"):
        g.choose(g.find(g.decision, key))
    return g


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_story_has_choices_with_odds_and_consequences(language: str) -> None:
    g = drawn("krayt-bones", "boba-fett", "bossk")
    shown = board(observe(g, 0).view, 0, teller(language))
    assert shown.reading is not None
    battle, sneaking = shown.choices
    assert [choice.key for choice in shown.choices] == [g.key(option) for option in g.decision.options]
    assert battle.label
    assert battle.success
    assert battle.failure
    assert "(" not in battle.success
    assert battle.odds is not None
    assert 0 < battle.odds.success < 1
    assert sneaking.odds is not None
    assert sneaking.odds.success == pytest.approx(passing(g, 0, "stealth"))
    watched = board(observe(g, 1).view, 1, teller(language))
    assert watched.reading is not None
    assert not watched.choices


def test_a_combat_shows_both_sides_before_anybody_rolls() -> None:
    g = position("jyn-erso", "bossk")
    dice(g, "jyn-erso", F, F, F)
    fight(g, value=3)
    shown = board(observe(g, 0).view, 0, teller("en")).combat
    assert shown is not None
    assert shown.dice == [g.character(0).ground, 3]
    assert shown.odds is not None
    answers = board(observe(g, 0).view, 0, teller("en")).choices
    assert [choice.key for choice in answers] == [g.key(option) for option in g.decision.options]
    assert all(choice.odds is not None for choice in answers)
    assert shown.odds.note == f"{g.character(0).ground} vs. 3 dice"
    assert board(observe(g, 1).view, 1, teller("en")).combat.odds is None  # type: ignore[union-attr]


def test_nothing_uncertain_is_told_as_sure() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


@pytest.mark.parametrize("players", [1, 3])
def test_all_that_dice_decide_about_has_odds_in_a_whole_match(players: int) -> None:
    luck, words = random.Random(players), teller("en")
    g = GAME.new(setup(["character"] * players, "en", Options(random_map=True)), seed=players)
    seen = set()
    for _ in range(700):
        if g.outcome is not None:
            break
        decision = g.decision
        view = observe(g, decision.seat).view
        for option in decision.options:
            shown = odds_of(view, decision.seat, option, words)
            if shown is not None:
                assert 0 <= shown.success <= 1 + 1e-9
                assert 0 <= shown.fall <= 1 + 1e-9
                assert shown.text
                seen.add(option.kind)
        g.choose(luck.choice(decision.options))
    assert seen >= {"choice", "patrol"} if players > 1 else seen


def test_a_target_that_may_be_fought_has_odds() -> None:
    g = position("boba-fett", "jyn-erso")
    contact(g, "tatooine.1", "garindan", faceup=True)
    give(g, 0, "a-snout-for-hire")
    dice(g, "boba-fett", 0)
    for key in ("stay", "done", "contact tatooine.1"):
        g.choose(g.find(g.decision, key))
    tried = {option.kind: odds.trial(g, 0, option) for option in g.decision.options}
    assert tried["fight"] is not None
    assert tried["talk"] is None
