"""The planner of Outer Rim: it knows the race, buys for fame, trades when both gain, computes its odds."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.outer_rim.positions import (
    choose,
    contact,
    dice,
    give,
    keys,
    only,
    patrol,
    position,
    put,
    reputation,
    run,
    take,
    to_action,
    to_encounter,
    top,
)

from dejarik.bots import bot
from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.abilities.vocabulary.cards import Complete, FailJob
from dejarik.games.outer_rim.abilities.vocabulary.flow import Fight, RollFor, either, seq
from dejarik.games.outer_rim.abilities.vocabulary.flow import Test as SkillTest
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits, Fame
from dejarik.games.outer_rim.ai.deeds import Deed
from dejarik.games.outer_rim.ai.evaluation import scores
from dejarik.games.outer_rim.ai.expecting import Expecting, beating, passing
from dejarik.games.outer_rim.ai.race import Race, chance_to_win
from dejarik.games.outer_rim.ai.tours import finished
from dejarik.games.outer_rim.ai.trading import Offer, acceptable, best_offer
from dejarik.games.outer_rim.cards.facts import CRIT, DAMAGE, FACES, FOCUS, HIT, TECH
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import chances
from dejarik.games.outer_rim.rules.assets import GainAsset
from dejarik.games.outer_rim.rules.race import winning_deeds
from dejarik.games.outer_rim.rules.trading import CreditOffer
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.kernel import observe


def answer(g: OuterRim, name: str = "thinker-hard") -> str:
    seat = g.decision.seat
    return g.key(bot(name, 1).choose(observe(g, seat)))


def score(g: OuterRim, key: str) -> float:
    """The chance to win that the planner sees in an option."""
    found = scores(observe(g, g.decision.seat).view, g.decision)
    assert found is not None
    return found[g.find(g.decision, key)]


def play_on(g: OuterRim, *until: str) -> None:
    """The planner answers until a question of one of these kinds is asked."""
    while g.outcome is None and g.decision.kind not in until:
        choose(g, answer(g))


# ---- Characters ----------------------------------------------------------------------------------------


def cast(setup: Setup, name: str) -> set[tuple[str, str]]:
    """Whom a bot is seen to choose at first, and then."""
    found = set()
    for seed in range(60):
        g = GAME.new(setup, 7)
        chosen = []
        while g.decision.kind != "planning":
            option = bot(name, seed).choose(observe(g, g.decision.seat))
            if g.decision.kind == "character":
                chosen.append(str(option.subject))
            g.choose(option)
        found.add((chosen[0], chosen[1]))
    return found


def test_a_planner_takes_a_character_that_fares_well_but_not_always_the_same() -> None:
    first = {one for one, _ in cast(Setup(2), "thinker-hard")}
    assert "lando-calrissian" in first
    assert len(first) > 2
    assert not first & {"boba-fett", "bossk"}


def test_alone_a_planner_gives_the_opponent_any_character() -> None:
    assert len({theirs for _, theirs in cast(Setup(1), "thinker-hard")}) == 4


# ---- The race ------------------------------------------------------------------------------------------


def test_the_chances_to_win_add_up_to_one_and_follow_the_fame() -> None:
    g = position("han-solo", "bossk", "jyn-erso", "ig-88")
    g.players[2].fame = 6
    chances = [chance_to_win(g, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[2] > 0.5


def test_credits_are_worth_less_when_somebody_is_about_to_win() -> None:
    g = position("han-solo", "bossk")
    early = Race(g, 0).credits(5_000)
    g.players[1].fame = 9
    late = Race(g, 0)
    assert 0 < late.credits(5_000) < early
    assert late.left < 2


def carrying(g: OuterRim, space: str, *captives: str, others: tuple[str, ...] = ()) -> None:
    """The first player is in a space, with captives and other errands, and without money."""
    put(g, 0, space)
    g.players[0].credits = 0
    for bounty in captives:
        give(g, 0, bounty)
        pieces.capture(g, bounty)
    give(g, 0, *others)


def nears(g: OuterRim, target: str) -> int:
    """How many spaces nearer the planner's next stop is to a planet."""
    here = g.players[0].space
    there = answer(g).removeprefix("move ")
    return g.map.distance[here][target] - g.map.distance[there if there in g.map.near else here][target]


def test_a_rival_who_is_about_to_win_leaves_no_time_for_what_takes_long() -> None:
    """Two captives bring most, but two turns away; with the rival at nine something has to pay at once."""
    g = position("jyn-erso", "bossk", "han-solo")
    carrying(g, "tatooine", "bounty-ziton-moj", "starting-bounty-ponda-baba")
    assert {CARDS[code].destination for code in g.players[0].assets} == {"ord-mantell", "cantonica"}
    g.players[0].fame = 3
    assert nears(g, "cantonica") > 0
    g.players[1].fame = 9
    g.asked = None
    assert nears(g, "cantonica") <= 0
    assert Race(g, 0).goes_on(0) > Race(g, 0).goes_on(1) > Race(g, 0).goes_on(3)


def test_what_is_paid_this_turn_comes_before_more_that_is_paid_later() -> None:
    g = position("lando-calrissian", "bossk", "han-solo")
    carrying(g, "nal-hutta", "bounty-dengar", "bounty-hondo-ohnaka")
    near, far = (CARDS[code].capture for code in ("bounty-dengar", "bounty-hondo-ohnaka"))
    assert (near.fame, far.fame) == (1, 2)
    for player in g.players:
        player.fame = 3
    assert answer(g) == "move tatooine"


def test_a_sure_last_fame_is_better_than_any_riches() -> None:
    """Three fame wait on Tatooine, two turns away; one on Cantonica, where one can be at once."""
    g = position("lando-calrissian", "bossk", "han-solo")
    carrying(g, "lothal", "starting-bounty-boshek", "starting-bounty-ponda-baba", others=("gift-for-jabba",))
    g.players[0].fame = 2
    assert nears(g, "tatooine") > 0
    g.players[0].fame, g.players[1].fame = 9, 5
    g.asked = None
    assert answer(g) == "move cantonica"


def test_a_deed_within_reach_that_would_win_says_more_than_fame() -> None:
    """At eight fame, with two more to be had for a captive who is nearly there, or far from there."""
    chances, needed = [], []
    for space in ("ord-mantell", "ryloth"):
        g = position("jyn-erso", "boba-fett", "han-solo")
        give(g, 1, "bounty-hondo-ohnaka")
        pieces.capture(g, "bounty-hondo-ohnaka")
        put(g, 1, space)
        g.players[0].fame, g.players[1].fame, g.players[1].credits = 7, 8, 0
        assert bool(winning_deeds(g, 1)) is (space == "ord-mantell")
        chances.append(chance_to_win(g, 1))
        needed.append(Race(g, 0).rivals[0])
    assert chances[0] > chances[1]
    assert needed[0] < needed[1]


def test_what_is_missing_is_followed_through_a_plan() -> None:
    won, need = finished((0.0, 1.0), Deed(1.0, 0.5, 1))
    assert (won, need) == (0.0, (0.5, 0.5))
    won, need = finished(need, Deed(1.0, 1.0, 1))
    assert (won, need) == (0.5, (0.5, 0.0))


# ---- The market ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["thinker-hard", "simple"])
def test_a_luxury_that_wins_is_bought(name: str) -> None:
    g = position("han-solo", "bossk")
    g.players[0].fame, g.players[0].credits = 9, 20_000
    top(g, "luxury", "chromium-hull")
    to_action(g)
    while g.outcome is None and g.decision.kind != "encounter":
        choose(g, answer(g, name))
    assert g.outcome is not None
    assert g.outcome.winners == (0,)


def test_it_flies_to_a_market_that_wins() -> None:
    g = position("han-solo", "bossk")
    g.players[0].fame, g.players[0].credits = 9, 20_000
    top(g, "luxury", "chromium-hull")
    put(g, 0, "tatooine-left")
    assert g.map.kind(answer(g).removeprefix("move ")) == "planet"


def test_a_luxury_is_not_bought_where_its_money_is_needed_and_its_fame_is_not_there() -> None:
    g = position("han-solo", "bossk")
    top(g, "luxury", "extravagant-wardrobe")
    to_action(g)
    choose(g, "market", "pass")
    assert "buy luxury" in keys(g)
    assert score(g, "buy luxury") < score(g, "pass")
    reputation(g, 0, rebel=1, hutt=1)
    assert score(g, "buy luxury") > score(g, "pass")


def test_what_was_paid_for_is_kept_in_place_of_the_least_useful_card() -> None:
    g = position("doctor-aphra", "bossk")
    g.players[0].credits = 15_000
    give(g, 0, "meeting-boshek")
    top(g, "luxury", "sy-snootles")
    to_action(g)
    choose(g, "market", "pass", "buy luxury")
    assert answer(g) == "replace meeting-boshek"


def test_what_one_can_do_is_given_up_last_and_what_one_cannot_first() -> None:
    """Jyn knows tactics and influence, but no ground combat against five dice."""
    g = position("jyn-erso", "bossk")
    give(g, 0, "bounty-maz-kanata", "rooting-out-spies")
    g.players[0].fame = 3
    take(g, "rebel-prison-break")
    g.limbo = (*g.limbo, "rebel-prison-break")
    run(g, GainAsset(0, "rebel-prison-break"))
    assert g.decision.kind == "gain"
    order = ["replace bounty-maz-kanata", "decline", "replace rooting-out-spies"]
    assert sorted(keys(g), key=lambda key: -score(g, key)) == order
    assert answer(g) == order[0]


@pytest.mark.parametrize("name", ["thinker-hard", "simple"])
def test_cargo_that_pays_more_is_not_given_up_for_some_that_is_nearer(name: str) -> None:
    for held, wish in (((), "buy cargo"), (("unmarked-blaster-gas",), "pass")):
        g = position("han-solo", "bossk")
        put(g, 0, "cantonica")
        give(g, 0, *held)  # pays 5,000, two turns away
        top(g, "cargo", "crate-of-power-couplings")  # pays 4,000, one turn away
        only(g, "cargo")
        to_action(g)
        choose(g, "market", "pass")
        assert answer(g, name) == wish


def test_money_is_a_means() -> None:
    """A ship is worth more than a fame as long as it can bring some; at the end it brings none anymore."""
    for mine, rival, wish in ((3, 3, "buy ship"), (8, 9, "buy luxury")):
        g = position("han-solo", "bossk")
        top(g, "luxury", "chromium-hull")
        top(g, "ship", "yt-1300-for-sale")
        g.players[0].credits = 20_000
        g.players[0].fame, g.players[1].fame = mine, rival
        to_action(g)
        choose(g, "market", "pass")
        assert {"buy luxury", "buy ship"} <= set(keys(g))
        assert answer(g) == wish


def test_the_more_credits_one_has_the_less_more_of_them_help() -> None:
    worths = []
    for money in (0, 15_000, 40_000):
        g = position("han-solo", "bossk")
        g.players[0].credits = money
        race = Race(g, 0)
        race.spending = 1.0
        worths.append(race.credits(5_000))
    assert worths == sorted(set(worths), reverse=True)
    assert worths[-1] > 0


def test_it_keeps_the_best_card_of_the_market() -> None:
    g = position("lando-calrissian", "bossk")
    top(g, "cargo", "stolen-prototype")
    to_action(g)
    choose(g, "market")
    assert answer(g) != "discard cargo"


# ---- Errands and fights --------------------------------------------------------------------------------


def test_it_does_not_put_off_what_it_can_do_now() -> None:
    g = position("jyn-erso", "bossk")
    give(g, 0, "rooting-out-spies")
    put(g, 0, "ring-of-kafrene")
    assert answer(g) == "move takodana"
    put(g, 0, "takodana")
    choose(g, "stay", "done")
    assert answer(g) == "job rooting-out-spies"


def test_a_fight_with_poor_odds_is_avoided_and_one_with_good_odds_is_not() -> None:
    for ship, fights in (("g9-rigger", False), ("aggressor", True)):
        g = position("han-solo", "bossk")
        g.players[0].ship = ship
        patrol(g, "hutt", "tatooine", level=2)
        to_encounter(g)
        assert (answer(g) == "patrol hutt-2") is fights


def test_the_last_fame_is_worth_a_risk() -> None:
    g = position("han-solo", "bossk")
    patrol(g, "hutt", "tatooine", level=2)
    g.players[0].fame = 9
    g.players[1].fame = 9
    to_encounter(g)
    assert answer(g) == "patrol hutt-2"


def test_a_target_is_eliminated_if_that_wins_and_else_brought_in_for_more() -> None:
    g = position("boba-fett", "han-solo")
    give(g, 0, "bounty-hondo-ohnaka")
    for fame, wish in ((2, "capture"), (9, "eliminate")):
        h = g.copy()
        h.players[0].fame = fame
        put(h, 0, "cantonica")
        contact(h, "cantonica.2", "hondo-ohnaka", faceup=True)
        choose(h, "stay", "done", "contact cantonica.2")
        dice(h, "boba-fett", *[3] * 9)
        dice(h, "enemy", *[6] * 9)
        choose(h, "fight")
        play_on(h, "bounty", "planning")
        assert answer(h) == wish


def test_it_cannot_know_who_lies_facedown() -> None:
    g = position("boba-fett", "han-solo")
    give(g, 0, "starting-bounty-lobot")
    plain = answer(g)
    white = [slot for slot, there in g.contacts.items() if there.cls == "white"]
    codes = [g.contacts[slot] for slot in white]
    for slot, there in zip(white, reversed(codes), strict=True):
        g.contacts[slot] = there
    assert answer(g) == plain


# ---- Trades --------------------------------------------------------------------------------------------


def trading_post() -> OuterRim:
    """A job that the first player cannot do and the second can, both in one space with a third far off."""
    g = position("bossk", "doctor-aphra", "han-solo")
    give(g, 0, "the-jewel-of-yavin")
    put(g, 1, "tatooine")
    g.players[1].credits = 15_000
    return g


def test_a_trade_from_which_both_gain_is_offered_and_accepted() -> None:
    g = trading_post()
    offer = best_offer(g, 0)
    assert offer is not None
    assert (offer.partner, offer.gives, offer.wants) == (1, ("the-jewel-of-yavin",), ())
    assert offer.credits < 0
    to_action(g)
    choose(g, "market", "pass", "pass")
    assert answer(g) == "trade"
    play_on(g, "trade-offer", "encounter")
    assert g.decision.kind == "trade-offer"
    assert g.decision.seat == 1
    assert answer(g) == "accept"
    choose(g, "accept")
    play_on(g, "action")
    assert "the-jewel-of-yavin" in g.players[1].assets
    assert g.players[0].credits == 10_000 - offer.credits


def test_between_two_players_what_one_gains_the_other_loses() -> None:
    g = position("bossk", "doctor-aphra")
    give(g, 0, "the-jewel-of-yavin")
    put(g, 1, "tatooine")
    assert best_offer(g, 0) is None


def test_an_offer_that_loses_is_declined() -> None:
    g = trading_post()
    assert acceptable(g, 0, 1, Offer(0, wants=("the-jewel-of-yavin",))) < 0
    assert acceptable(g, 0, 1, Offer(0, wants=("the-jewel-of-yavin",), credits=3_000)) < 0
    assert acceptable(g, 0, 1, Offer(0, wants=("the-jewel-of-yavin",), credits=13_000)) > 0


def test_a_gift_is_accepted_and_a_request_for_one_declined() -> None:
    for name in ("thinker-hard", "simple"):
        g = position("bossk", "jyn-erso")
        h = g.copy()
        for state, amount, wish in ((g, 5_000, "accept"), (h, -5_000, "decline")):
            state.asked = None
            state.stack.append(CreditOffer(0))
            state.run()
            choose(state, f"{'give' if amount > 0 else 'want'}-credits {abs(amount)}")
            assert answer(state, name) == wish


def test_a_declined_offer_is_not_made_again() -> None:
    g = trading_post()
    to_action(g)
    choose(g, "market", "pass", "pass", "trade")
    play_on(g, "trade-offer")
    choose(g, "decline")
    assert g.decision.kind == "trade-with"
    assert answer(g) == "done"


# ---- Odds ----------------------------------------------------------------------------------------------


def damage(faces: tuple[str, ...]) -> int:
    return sum(DAMAGE[face] for face in faces)


def test_the_odds_of_a_combat_equal_enumeration() -> None:
    g = position("han-solo", "bossk")
    g.players[0].ship = "g9-rigger"
    rolls = [
        (damage(mine), damage(theirs))
        for mine in product(FACES, repeat=2)
        for theirs in product(FACES, repeat=3)
    ]
    won = sum(mine >= theirs for mine, theirs in rolls) / len(rolls)
    assert beating(g, 0, "space", 3) == pytest.approx(won)


def test_the_odds_of_a_test_equal_enumeration() -> None:
    g = position("han-solo", "bossk")  # Han knows about tech once
    rolls = list(product(FACES, repeat=2))
    passed = sum(bool({HIT, CRIT} & set(roll)) for roll in rolls) / len(rolls)
    assert passing(g, 0, TECH) == pytest.approx(passed)
    assert FOCUS not in {HIT, CRIT}


def test_odds_of_the_solo_opponent_are_not_those_of_a_player_with_the_same_cards() -> None:
    """It changes no dice. Odds are remembered, and a match must not depend on those played before."""
    alone = position("jyn-erso", "lando-calrissian", solo=True)
    theirs = passing(alone, 1, "influence"), beating(alone, 1, "ground", 3)
    assert alone.ai == 1
    g = position("lando-calrissian", "jyn-erso")
    mine = passing(g, 0, "influence"), beating(g, 0, "ground", 3)
    assert mine == (chances.passing(g, 0, "influence"), chances.beating(g, 0, "ground", 3).success)
    assert mine[0] > theirs[0]
    assert mine[1] > theirs[1]


def test_effects_are_worth_what_comes_of_them() -> None:
    g = position("han-solo", "bossk")
    expecting = Expecting(Race(g, 0), reward=2.0, fame=1.0)
    chance = passing(g, 0, TECH)
    job = seq(SkillTest(TECH, failed=FailJob()), Complete())
    hope = expecting.of(job)
    assert (hope.worth, hope.done, hope.fame) == pytest.approx((2 * chance, chance, chance))
    assert expecting.of(either(Fame(), Credits(1_000))).worth == 1.0
    lucky = expecting.of(RollFor(crit=Fame())).worth
    assert lucky == pytest.approx(1 / 8)
    assert (
        expecting.of(Fight("a rancor", 9, win=Fame())).worth
        < 0
        < expecting.of(Fight("a womp rat", 1, win=Fame())).worth
    )


# ---- All of it -----------------------------------------------------------------------------------------


def test_every_score_belongs_to_an_option_and_is_a_chance() -> None:
    for players in (1, 3):
        g = GAME.new(Setup(players), 4)
        player = bot("thinker-hard", 4)
        for _ in range(300):
            if g.outcome is not None:
                break
            seen = observe(g, g.decision.seat)
            found = scores(seen.view, g.decision)
            if found is not None:
                assert set(found) == set(g.decision.options)
                assert all(-0.01 <= one <= 1.01 for one in found.values())
            g.choose(player.choose(seen))
