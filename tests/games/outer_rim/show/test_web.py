"""The board as data: groups, cards, flights, and what dice and prices come to."""

from __future__ import annotations

import random

import pytest
from tests.games.outer_rim.positions import choose, contact, give, position, put, to_action, to_encounter

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.events import DiceRolled, Moved
from dejarik.games.outer_rim.rules.market import TOO_DEAR, why_not_buy
from dejarik.games.outer_rim.show import web
from dejarik.games.outer_rim.show.seating import Options, setup, teller
from dejarik.games.outer_rim.show.web import GROUPS, board, group, group_text, subjects
from dejarik.kernel import observe

ANYBODY = "character"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_has_a_group_and_every_card_on_the_board_is_known(players: int) -> None:
    luck, words = random.Random(players), teller("ru")
    g = GAME.new(setup([ANYBODY] * players, "ru", Options(random_map=True)), seed=players)
    for _ in range(400):
        if g.outcome is not None:
            break
        decision = g.decision
        view = observe(g, decision.seat).view
        shown = board(view, decision.seat, words)
        for option in decision.options:
            name = group(view, decision, option)
            assert name in GROUPS
            assert group_text(name, words)
            for subject in subjects(view, decision.seat, option):
                assert subject[0] in "pkfmcsd"
        flights = {route.to: route.spaces for route in shown.routes}
        moves = [f"p{option.subject}" for option in decision.options if option.kind == "move"]
        assert sorted(flights) == sorted(moves)
        for goal, spaces in flights.items():
            assert spaces[-1] == goal
        cards = [
            slot.card for side in shown.players for slot in side.ship_slots + side.own_slots if slot.card
        ]
        held = [card for player in g.players for card in player.assets if CARDS[card].type]
        assert sorted(card.code for card in cards) == sorted(held)
        g.choose(luck.choice(decision.options))


def test_a_flight_is_one_line_of_the_log() -> None:
    g = GAME.new(setup(["boba-fett", "bossk"], "en"), seed=2)
    while g.decision.kind != "planning":
        g.choose(g.decision.options[0])
    seat = g.decision.seat
    far = next(option for option in reversed(g.decision.options) if option.kind == "move")
    news = g.choose(far)
    assert len([event for event in news if isinstance(event, Moved)]) > 2
    told = [line.event for line in teller("en").log(observe(g, seat).view, news, seat).lines]
    assert [event.space for event in told if isinstance(event, Moved)] == [far.subject]


def test_combat_dice_say_what_damage_they_deal() -> None:
    rolled = DiceRolled(0, "combat", ("crit", "hit", "added-hit", "focus", "blank"), by=0)
    assert web.motion(rolled, None)[1]["damage"] == 4
    assert "damage" not in web.motion(DiceRolled(0, "test", ("crit", "hit"), by=0), None)[1]


def test_a_price_is_too_high_by_the_rules_of_buying() -> None:
    g = position("boba-fett", "bossk")
    for purse in (0, 3_000, 60_000):
        g.players[0].credits = purse
        for deck in board(observe(g, 0).view, 0, teller("en")).market:
            assert deck.dear == (why_not_buy(g, 0, deck.deck) is TOO_DEAR)
    assert not any(deck.dear for deck in board(observe(g, None).view, None, teller("en")).market)


def test_the_story_of_a_databank_card_is_read_out() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "tatooine.1", "ziton-moj", faceup=True)
    to_encounter(g)
    choose(g, "contact tatooine.1")
    reading = board(observe(g, 0).view, 0, teller("en")).reading
    assert reading is not None
    assert reading.story.startswith("The Falleen smiles")


def test_no_story_is_read_out_when_an_asset_is_used() -> None:
    g = position("lando-calrissian", "jyn-erso")
    put(g, 0, "naboo-left")
    give(g, 0, "dejarik-holotable", "meeting-lobot")
    to_action(g)
    choose(g, "use dejarik-holotable > action")
    reading = board(observe(g, 0).view, 0, teller("en")).reading
    assert reading is not None
    assert reading.story == ""
