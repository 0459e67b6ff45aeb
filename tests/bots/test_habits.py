"""What the simple bot never does: its choices are also the hints that beginners follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.outer_rim.positions import give, position, put

from dejarik.bots import bot
from dejarik.games import find
from dejarik.games.cardgame.abilities.vocabulary.selectors import ANYBODYS
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.destiny.ai.evaluation import WORTH_RESOLVING, habit, reflex, side_worth
from dejarik.games.outer_rim.ai.bargains import cost_of_room, errand_worth
from dejarik.games.outer_rim.rules import values
from dejarik.kernel import Decision, Option, observe


def choices(game: str, sample: str, seed: int) -> Iterator[tuple[Any, Decision, Option]]:
    """The questions of a match between two simple bots, with the state and the answer."""
    rules = find(game)
    g = rules.new(rules.samples()[sample], seed)
    players = [bot("simple", seed), bot("simple", seed + 1)]
    while g.outcome is None:
        seat = g.decision.seat
        seen = observe(g, seat)
        answer = players[seat].choose(seen)
        assert seen.decision is not None
        yield g, seen.decision, answer
        g.choose(answer, seat)


@pytest.mark.parametrize("seed", [3, 4])
def test_in_destiny_it_neither_claims_nor_passes_with_dice_to_roll_or_to_use(seed: int) -> None:
    ended = poor = 0
    for g, decision, answer in choices("destiny", "rey against kylo-ren", seed):
        if decision.kind == "action" and answer.kind in ("claim", "pass"):
            ended += 1
            assert not [option for option in decision.options if option.kind == "activate"]
            dice = [int(option.subject) for option in decision.options if option.kind == "resolve"]
            worth = [side_worth(side) for die in dice if (side := g.showing(die)) is not None]
            assert all(one < WORTH_RESOLVING for one in worth)
            poor += bool(g.pool(decision.seat))
    assert ended
    assert poor, "dice that are good for nothing keep nobody from ending a round"


@pytest.mark.parametrize("seed", [3, 4])
def test_in_destiny_it_discards_only_to_reroll_some_die(seed: int) -> None:
    """A card thrown away for nothing would be the worst advice of all."""
    discarded = rolled = 0
    for _, decision, answer in choices("destiny", "obi-wan against grievous", seed):
        discarded += decision.kind == "discard-to-reroll"
        if decision.kind == "reroll-dice" and answer.kind == "reroll":
            rolled += 1
        if decision.kind == "reroll-dice" and answer.kind == "roll":
            assert rolled >= discarded
    assert discarded


def test_in_destiny_a_secret_bid_is_taken_for_no_card() -> None:
    """Bids and cards put away are both secret; only cards have a habit."""
    rules = find("destiny")
    g = rules.new(rules.samples()["obi-wan against grievous"], 1)
    assert g.decision.kind == "return"
    assert reflex(g, g.decision) == habit(g, g.decision)
    assert reflex(g, g.decision) in g.decision.options
    bids = tuple(Option("bid", str(number)) for number in range(4))
    asked = Decision(g.decision.seat, "bid", bids)
    assert reflex(g, asked) is habit(g, asked) is None


def test_in_the_card_game_it_strengthens_no_enemy() -> None:
    attached = 0
    for seed in range(6):
        for g, decision, answer in choices("cardgame", "jedi against sith", seed):
            if decision.kind != "enter-play" or answer.kind != "attach-to":
                continue
            enhances = CARDS[str(decision.about)].enhances
            if enhances is not None and enhances.whose == ANYBODYS and int(answer.subject) != g.dial_thing:
                attached += 1
                assert g.things[int(answer.subject)].controller == decision.seat
    assert attached


def test_in_outer_rim_it_keeps_cargo_that_pays_more() -> None:
    g = position("han-solo", "bossk")
    put(g, 0, "cantonica")
    give(g, 0, "unmarked-blaster-gas")  # pays 5,000, two turns away
    assert not values.room_for(g, 0, "crate-of-power-couplings")  # would pay 4,000, one turn away
    gain = errand_worth(g, 0, "crate-of-power-couplings", "cantonica")
    assert gain > errand_worth(g, 0, "unmarked-blaster-gas", "cantonica")  # by the way alone
    assert gain < cost_of_room(g, 0, "crate-of-power-couplings", "cantonica")


def test_in_outer_rim_it_begins_no_trade_that_it_would_decline() -> None:
    for _, decision, answer in choices("outer_rim", "two players", 2):
        assert not (decision.kind == "action" and answer.kind in ("trade", "offer-credits"))
