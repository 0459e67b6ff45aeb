from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    H,
    choose,
    dice,
    fight,
    give,
    keys,
    patrol,
    position,
    put,
    resolve,
    to_action,
    to_encounter,
    top,
)

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.abilities.vocabulary.resources import Fame
from dejarik.games.outer_rim.cards.facts import ASSETS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.timing import winner_of


@pytest.mark.rule("outer_rim.fame.asset-bonus", "outer_rim.fame.asset-bonus-lost", "outer_rim.fame.track")
def test_assets_add_fame_while_they_are_held() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].fame = 4
    give(g, 0, "extravagant-wardrobe")
    assert g.players[0].fame == 4
    verbs.set_reputation(g, 0, "hutt", 1)
    verbs.set_reputation(g, 0, "rebel", 1)
    g.between()
    assert g.players[0].fame == 5
    verbs.set_reputation(g, 0, "rebel", 0)
    g.between()
    assert g.players[0].fame == 4


@pytest.mark.rule("outer_rim.fame.win-at-10", "outer_rim.variant.long-game")
def test_ten_fame_wins_or_twelve_in_a_long_game() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].fame = 8
    resolve(g, Fame(2))
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert GAME.new(Setup(2, long_game=True), 1).goal == 12
    g = position("bossk", "jyn-erso", long_game=True)
    g.players[0].fame = 8
    resolve(g, Fame(2))
    assert g.outcome is None


@pytest.mark.rule("outer_rim.fame.simultaneous-most-credits", "outer_rim.fame.simultaneous-farthest-seat")
def test_of_several_winners_the_richest_then_the_farthest_wins() -> None:
    g = position("bossk", "jyn-erso", "han-solo", "boba-fett")
    g.players[1].fame = g.players[3].fame = 10
    assert winner_of(g) == 3
    g.players[1].credits += 1_000
    assert winner_of(g) == 1
    g.players[1].credits -= 1_000
    g.first = 2
    assert winner_of(g) == 1


@pytest.mark.rule(
    "outer_rim.fame.most-famous-tie-choice",
    "outer_rim.fame.most-famous-all-tied",
    "outer_rim.interpretation.ties-current-player",
)
def test_the_current_player_decides_between_the_most_famous() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    put(g, 0, "naboo")
    for seat, fame in ((0, 3), (1, 5), (2, 5)):
        g.players[seat].fame = fame
    top(g, "ryloth-naboo", "the-price-of-renown")
    to_encounter(g)
    choose(g, "explore")
    assert g.decision.seat == 0
    assert keys(g) == ["player jyn-erso", "player han-solo"]
    dice(g, "han-solo", B, B)
    dice(g, "enemy", H, B, B)
    choose(g, "player han-solo")
    assert (g.players[1].credits, g.players[2].credits) == (10_000, 8_000)


@pytest.mark.rule("outer_rim.fame.most-famous-self-check")
def test_being_tied_for_most_famous_counts() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "ryloth")
    top(g, "ryloth-naboo", "the-price-of-renown")
    to_encounter(g)
    choose(g, "explore")
    assert g.players[0].credits == 8_000


@pytest.mark.rule(
    "outer_rim.character.personal-goal",
    "outer_rim.goal.complete-fame-and-flip",
    "outer_rim.goal.flip-gives-ability",
    "outer_rim.goal.text",
)
def test_hans_goal_is_a_dear_ship() -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].credits = 20_000
    patrol(g, "hutt", "tatooine")
    top(g, "ship", "aggressor-for-sale")
    to_action(g)
    choose(g, "market", "pass", "buy ship")
    assert g.players[0].flipped
    assert g.players[0].fame == 1


@pytest.mark.rule("outer_rim.goal.counter-tokens", "outer_rim.timing.after")
def test_ketsus_goal_counts_combats() -> None:
    g = position("ketsu-onyo", "jyn-erso")
    for tokens in (1, 2, 0):
        dice(g, "ketsu-onyo", C, C, C)
        dice(g, "enemy", B)
        fight(g, value=1)
        assert g.players[0].tokens == tokens
    assert g.players[0].flipped
    dice(g, "ketsu-onyo", C, C, C)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert g.players[0].credits == 14_000


@pytest.mark.rule("outer_rim.goal.aphra-job-completed")
def test_only_completed_jobs_count_for_aphra() -> None:
    g = position("doctor-aphra", "jyn-erso")
    give(g, 0, "rebel-favor")
    put(g, 0, "mon-calamari")
    g.databank[41] = ("tenuous-alliance",)
    dice(g, "doctor-aphra", B, B)
    choose(g, "stay", "done", "job rebel-favor", "pass", "choice 2", "faction hutt")
    assert g.players[0].tokens == 0


@pytest.mark.rule("outer_rim.goal.prior-condition-counts")
def test_mods_held_before_count_for_the_goal_of_a_new_ship() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "yt-1300"
    give(g, 0, "ion-cannon", "autoblaster", "food-supplies")
    put(g, 0, "nal-hutta")
    to_action(g)
    choose(g, "deliver")
    assert g.players[0].ship_flipped
    assert g.players[0].fame == 1


def test_goals_of_other_characters_and_ships() -> None:
    g = position("ig-88", "jyn-erso")
    g.players[0].ship = "gx1-short-hauler"
    give(g, 0, "meeting-k-2so")
    assert (g.players[0].flipped,) == (False,)
    give(g, 0, "meeting-chopper")
    assert g.players[0].flipped
    g = position("bossk", "jyn-erso")
    give(g, 0, "ion-cannon", "vibroknife")
    assert (g.players[0].flipped,) == (False,)
    give(g, 0, "mpl-57-grenade-launcher")
    assert g.players[0].flipped
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "hwk-290"
    give(g, 0, "ion-cannon")
    to_action(g)
    choose(g, "use hwk-290 > action")
    assert (g.players[0].ship_flipped, g.players[0].credits, g.players[0].fame) == (True, 3_000, 1)


def test_what_a_card_adds_is_not_added_to_others_with_the_same_character_and_ship() -> None:
    g = position("bossk", "jyn-erso")
    held = holdings(g, 0)
    known = [dict(each) for each in (held.constants, held.bonuses, held.headed, held.dice_at)]
    heard, dice_abilities = set(held.heard), held.dice
    for card in CARDS.values():
        if card.type in ASSETS:
            g.players[0].assets = (card.code,)
            held = holdings(g, 0)
            assert set(held.constants) == {*known[0], *map(type, card.constants)}
            assert set(held.bonuses) == {*known[1], *(bonus.value for bonus in card.bonuses)}
            assert set(held.headed) == {*known[2], *(ability.clause for ability in card.abilities)}
            assert len(held.dice) == len(dice_abilities) + len(card.dice)
            assert sum(map(len, held.dice_at.values())) == len(held.dice)
    g.players[0].assets = ()
    held = holdings(g, 0)
    assert [held.constants, held.bonuses, held.headed, held.dice_at] == known
    assert (held.heard, held.dice) == (heard, dice_abilities)
