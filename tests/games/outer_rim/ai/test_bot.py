"""The simple bot of Outer Rim: it plans toward what pays, by what it sees, and beats whoever has no plan."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import give, position, put

from dejarik.bots import bot
from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.ai import odds
from dejarik.games.outer_rim.ai.evaluation import habit, worth
from dejarik.games.outer_rim.pieces import Contact
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import observe


def answer(g: OuterRim) -> str:
    seat = g.decision.seat
    return g.key(bot("simple", 1).choose(observe(g, seat)))


def test_it_flies_where_its_cargo_is_paid_for() -> None:
    g = position("han-solo", "bossk")
    give(g, 0, "gift-for-jabba")
    put(g, 0, "ryloth")
    assert answer(g) == "move tatooine"
    put(g, 0, "cantonica")
    move = answer(g).removeprefix("move ")
    assert g.map.distance[move]["tatooine"] < g.map.distance["cantonica"]["tatooine"]


def test_it_takes_on_a_job_it_can_do_and_goes_there() -> None:
    g = position("jyn-erso", "bossk")
    give(g, 0, "rooting-out-spies")
    put(g, 0, "ring-of-kafrene")
    assert answer(g) == "move takodana"
    put(g, 0, "takodana")
    g.choose(g.find(g.decision, "stay"))
    g.choose(g.find(g.decision, "done"))
    assert answer(g) == "job rooting-out-spies"


def test_it_does_not_attack_a_patrol_that_is_too_strong() -> None:
    g = position("han-solo", "bossk")
    g.levels["hutt"] = 3
    put(g, 0, g.patrols["hutt"])
    g.choose(g.find(g.decision, "stay"))
    g.choose(g.find(g.decision, "done"))
    assert answer(g) != "patrol hutt-3"


def test_it_fights_the_target_it_knows() -> None:
    g = position("bossk", "han-solo")
    give(g, 0, "bounty-doctor-evazan", "mpl-57-grenade-launcher")
    slot = next(slot for slot, there in g.contacts.items() if there.code == "doctor-evazan")
    g.contacts[slot] = Contact("doctor-evazan", "white", faceup=True)
    put(g, 0, slot.partition(".")[0])
    g.choose(g.find(g.decision, "stay"))
    g.choose(g.find(g.decision, "done"))
    assert answer(g) == f"contact {slot}"
    g.choose(g.find(g.decision, f"contact {slot}"))
    assert answer(g) == "fight"


def test_it_cannot_know_who_lies_facedown() -> None:
    g = position("boba-fett", "han-solo")
    give(g, 0, "starting-bounty-lobot")
    plain = answer(g)
    white = [slot for slot, there in g.contacts.items() if there.cls == "white"]
    codes = [g.contacts[slot].code for slot in white]
    for slot, code in zip(white, reversed(codes), strict=True):
        g.contacts[slot] = Contact(code, "white")
    assert answer(g) == plain


def test_every_quick_answer_is_an_option() -> None:
    for players in (1, 3):
        g = GAME.new(Setup(players), 4)
        player = bot("simple", 4)
        for _ in range(400):
            if g.outcome is not None:
                break
            seen = observe(g, g.decision.seat)
            quick = habit(seen.view, g.decision)
            assert quick is None or quick in g.decision.options
            g.choose(player.choose(seen))


def test_fame_is_worth_more_than_the_credits_that_buy_it() -> None:
    g = position("lando-calrissian", "bossk")
    rich = worth(g, 0)
    g.players[0].credits -= 8_000
    g.players[0].fame += 1
    assert worth(g, 0) > rich


@pytest.mark.parametrize(
    ("mine", "theirs", "percent"), [(1, 1, 70.3), (3, 3, 61.6), (5, 4, 70.4), (2, 8, 6.5), (8, 1, 99.5)]
)
def test_the_odds_of_a_combat_are_exact(mine: int, theirs: int, percent: float) -> None:
    assert round(100 * odds.winning(mine, theirs), 1) == percent


def test_it_beats_whoever_has_no_plan() -> None:
    won = 0
    for seed in range(6):
        g = GAME.new(Setup(2), seed)
        players = [bot("simple", seed), bot("random", seed)]
        if seed % 2:
            players.reverse()
        while g.outcome is None:
            g.choose(players[g.decision.seat].choose(observe(g, g.decision.seat)))
        won += g.outcome.winners == (seed % 2,)
    assert won >= 5
