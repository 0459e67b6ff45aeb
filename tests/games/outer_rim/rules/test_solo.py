from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    H,
    choose,
    dice,
    draws,
    give,
    item,
    keys,
    news,
    patrol,
    position,
    put,
    reputation,
    run,
    solo,
    top,
)

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS
from dejarik.games.outer_rim.rules.solo import (
    AI_CARDS,
    DELIVER,
    FAME,
    GAIN_CREDITS,
    MOVE,
    PATROL,
    RECOVER,
    RECOVER_IF_DEFEATED,
    AiTurn,
    Item,
    applies,
)
from dejarik.games.outer_rim.rules.solo_moving import goals


@pytest.mark.rule(
    "outer_rim.solo-ai.setup.human-first",
    "outer_rim.solo-ai.setup.credits",
    "outer_rim.solo-ai.setup.ai-character",
    "outer_rim.solo-ai.setup.ai-ship",
    "outer_rim.solo-ai.setup.prepare-as-player",
    "outer_rim.solo-ai.overview",
    "outer_rim.setup.solo-extra-steps",
    "outer_rim.solo-ai.setup.deck",
    "outer_rim.solo-ai.setup.normal-otherwise",
)
def test_the_solo_opponent_is_set_up_like_a_player() -> None:
    g = GAME.new(Setup(1), 3)
    assert g.first == 0
    choose(g, "character bossk", "ship g-1a-starfighter")
    assert g.decision.seat == 0
    assert set(keys(g)) == {
        f"character {code}" for code, one in CHARACTERS.items() if one.databank in {91, 92}
    }
    choose(g, "character jyn-erso")
    me, ai = g.players
    assert (me.credits, ai.credits) == (4_000, 6_000)
    assert ai.ship == "g9-rigger"
    assert ai.reputation_with("imperial") == -1
    (card,) = ai.assets
    assert CARDS[card].number == 92
    assert ai.space == CARDS[card].start
    assert g.ai_deck is not None
    assert sorted(g.ai_deck.cards) == sorted(AI_CARDS)
    assert len(AI_CARDS) == 10


@pytest.mark.rule(
    "outer_rim.solo-ai.setup.first-goal-token",
    "outer_rim.solo-ai.goal-tokens.mark-destinations",
    "outer_rim.solo-ai.goal-tokens.removed-on-completion",
)
def test_goal_tokens_mark_destinations() -> None:
    g = solo()
    give(g, 1, "food-supplies", "the-kessel-run")
    assert goals(g, 1) == ["nal-hutta", "kessel"]
    put(g, 1, "nal-hutta")
    item(g, DELIVER)
    assert goals(g, 1) == ["kessel"]


@pytest.mark.rule("outer_rim.solo-ai.decide.random", "outer_rim.solo-ai.setup.ai-instructions")
def test_landos_choice_is_random() -> None:
    chosen = set()
    for seed in range(20):
        g = GAME.new(Setup(1), seed)
        choose(g, "character bossk", "ship g9-rigger", "character lando-calrissian")
        chosen.add(g.players[1].reputation)
    assert len(chosen) == 4


@pytest.mark.rule(
    "outer_rim.solo-ai.turn.after-each-human-turn",
    "outer_rim.solo-ai.turn.draw-and-resolve",
    "outer_rim.solo-ai.turn.card-to-bottom",
    "outer_rim.solo-ai.turn.no-encounter-cards",
)
def test_the_ai_plays_after_the_human() -> None:
    g = solo()
    assert g.ai_deck is not None
    top_card = g.ai_deck.cards[-1]
    encounters = [pile.cards.copy() for pile in g.encounters]
    choose(g, "stay", "done")
    while g.decision.kind != "planning":
        g.choose(len(g.decision.options) - 1)
    assert g.decision.seat == 0
    if not AI_CARDS[top_card].reshuffles:
        assert g.ai_deck.cards[0] == top_card
    assert sum(before != pile.cards for before, pile in zip(encounters, g.encounters, strict=True)) <= 1


@pytest.mark.rule(
    "outer_rim.solo-ai.turn.first-that-applies",
    "outer_rim.solo-ai.turn.all-that-apply",
    "outer_rim.solo-ai.turn.none-applies",
)
def test_an_item_without_effect_does_not_apply() -> None:
    g = solo()
    assert not applies(g, 1, Item(RECOVER))
    g.players[1].damage = 1
    assert applies(g, 1, Item(RECOVER))
    assert not applies(g, 1, Item(RECOVER_IF_DEFEATED))
    assert not applies(g, 1, Item(MOVE))
    give(g, 1, "food-supplies")
    assert applies(g, 1, Item(MOVE))
    put(g, 1, "nal-hutta")
    assert not applies(g, 1, Item(MOVE))  # rule: it stays on its goal
    assert applies(g, 1, Item(GAIN_CREDITS))
    assert applies(g, 1, Item(FAME, amount=8_000))
    g.players[1].credits = 7_000
    assert not applies(g, 1, Item(FAME, amount=8_000))
    assert not applies(g, 1, Item(PATROL))


@pytest.mark.rule("outer_rim.solo-ai.turn.none-applies", "outer_rim.solo-ai.turn.first-that-applies")
def test_nothing_happens_if_no_item_applies() -> None:
    g = solo()
    put(g, 1, "naboo-left")
    g.players[1].credits = 0
    draws(g, "ai-6")
    run(g, AiTurn(1))
    assert g.players[1].credits == 2_000  # planning; no purchase off planets, no encounter item applies
    assert g.players[1].assets == ()


@pytest.mark.rule("outer_rim.solo-ai.no-abilities-but-values", "outer_rim.solo-ai.rules-apply")
def test_only_values_of_the_ais_cards_count() -> None:
    g = solo("lando-calrissian")
    g.players[1].ship = "lancer"
    give(g, 1, "quad-laser-cannon")
    g.players[1].reputation = (0, 0, -1, 0)
    patrol(g, "hutt", "naboo")
    dice(g, "lando-calrissian", B, B, B, B, H)
    dice(g, "enemy", B, B, B)
    assert applies(g, 1, Item(PATROL))
    item(g, PATROL)
    rolled = news(g, "DiceRolled")
    assert len(rolled) == 2  # no reroll
    assert len(rolled[0].results) == 5
    assert g.levels["hutt"] == 2


@pytest.mark.rule("outer_rim.solo-ai.no-goals")
def test_the_ai_completes_no_goals() -> None:
    g = solo("han-solo")
    g.players[1].ship = "yt-1300"
    give(g, 1, "ion-cannon", "autoblaster", "food-supplies")
    put(g, 1, "nal-hutta")
    item(g, DELIVER)
    assert not g.players[1].flipped
    assert not g.players[1].ship_flipped
    assert g.players[1].fame == 0
    g = solo("lando-calrissian")  # whose goal is counted
    give(g, 1, "stolen-weapons")
    put(g, 1, "tatooine")
    item(g, DELIVER)
    assert g.players[1].tokens == 0


@pytest.mark.rule("outer_rim.solo-ai.defeated-turn-ends")
def test_a_defeated_ai_finishes_its_item_and_no_more() -> None:
    g = solo()
    g.current = 1
    give(g, 1, "stolen-weapons")
    put(g, 1, "tatooine")
    g.players[1].ship_damage = 1
    draws(g, "ai-1")
    top(g, "cargo", "food-supplies")
    run(g, AiTurn(1))
    ai = g.players[1]
    assert ai.fame == 1
    assert ai.assets == ()  # nothing was bought anymore
    assert ai.defeated


@pytest.mark.rule("outer_rim.solo-ai.decide.decline")
def test_the_ai_does_not_gamble() -> None:
    g = solo()
    put(g, 0, "cantonica")
    put(g, 1, "cantonica")
    top(g, "cantonica-ord-mantell", "high-table")
    dice(g, "ai", 0)  # by chance it would join
    choose(g, "stay", "done", "explore", "join")
    assert (
        sum(event.amount for event in news(g, "CreditsChanged") if event.seat == 1 and event.amount == -2_000)
        == 0
    )
    assert len([event for event in news(g, "DiceRolled") if event.what == "gamble"]) == 1


@pytest.mark.rule("outer_rim.solo-ai.databank-40")
def test_the_ai_tests_its_skills_in_a_game_of_sabacc() -> None:
    g = solo("lando-calrissian")
    give(g, 0, "legendary-game-of-sabacc")
    put(g, 1, "tatooine")
    g.databank[40] = ("an-epic-game-of-sabacc",)
    dice(g, "bossk", C, C, C, C)
    dice(g, "lando-calrissian", B, B, B, B)
    choose(g, "stay", "done", "job legendary-game-of-sabacc")
    made = news(g, "TestMade")
    assert [event.seat for event in made] == [0, 1, 0, 1]
    assert g.players[0].fame == 2
    assert "legendary-game-of-sabacc" in g.removed


@pytest.mark.rule(
    "outer_rim.solo-ai.expert.fame-head-start", "outer_rim.solo-ai.expert.long-game", "outer_rim.solo-ai.win"
)
def test_expert_level_and_victory() -> None:
    g = position("bossk", "han-solo", solo=True, head_start=3, long_game=True)
    assert g.players[1].fame == 3
    g.players[1].fame = 11
    item(g, FAME, amount=8_000)
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


def test_the_tenth_card_discards_and_is_shuffled_in() -> None:
    g = solo()
    deck = draws(g, "ai-10")
    bounty, luxury = g.top("bounty"), g.top("luxury")
    run(g, AiTurn(1))
    assert g.pile("bounty").cards[0] == bounty
    assert g.pile("luxury").cards[0] == luxury
    assert not deck.seen
    assert sorted(deck.cards) == sorted(AI_CARDS)


@pytest.mark.rule("outer_rim.solo-ai.defeated-turn-ends")
def test_the_last_line_of_the_tenth_card_is_not_for_the_defeated() -> None:
    g = solo()
    g.current = 1
    deck = draws(g, "ai-10")
    patrol(g, "hutt", "tatooine", 3)
    put(g, 1, "tatooine")
    reputation(g, 1, hutt=-1)
    dice(g, "enemy", *[C] * 6)
    bounty, luxury = g.top("bounty"), g.top("luxury")
    run(g, AiTurn(1))
    assert g.players[1].defeated
    assert (g.top("bounty"), g.top("luxury")) == (bounty, luxury)
    assert deck.cards[0] == "ai-10"
