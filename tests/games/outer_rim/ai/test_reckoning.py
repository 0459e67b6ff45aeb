"""What a turn has brought: everything that counts in the race, by what its player knows."""

from __future__ import annotations

from math import e

import pytest
from tests.games.outer_rim.positions import choose, contact, give, position, put, to_action

from dejarik.games import modules
from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.ai.reckoning import Reckoning
from dejarik.games.outer_rim.rules.trading import CreditOffer
from dejarik.kernel import observe


def begun(*characters: str) -> tuple[OuterRim, Reckoning]:
    g = position(*characters)
    return g, Reckoning(observe(g, 0).view, 0)


def odds(chance: float) -> float:
    return chance / (1 - chance)


def test_a_fame_more_is_worth_as_much_at_the_start_as_later() -> None:
    ratios = []
    for fame in (0, 3, 6):
        g = position("han-solo", "bossk")
        g.players[0].fame = fame
        reckoning = Reckoning(observe(g, 0).view, 0)
        more = g.copy()
        more.players[0].fame += 1
        ratios.append(odds(reckoning.chance(more)) / odds(reckoning.chance(g)))
    assert ratios == pytest.approx([e**0.5] * 3, rel=0.1)


def test_whatever_a_player_has_counts_and_what_a_rival_gains_counts_against_them() -> None:
    g, reckoning = begun("han-solo", "bossk")
    before = reckoning.chance(g)
    richer, stronger, hurt, beaten = (g.copy() for _ in range(4))
    richer.players[0].credits += 5_000
    give(stronger, 0, "autoblaster")
    hurt.players[0].damage = 3
    beaten.players[1].fame += 1
    assert min(reckoning.chance(richer), reckoning.chance(stronger)) > before
    assert max(reckoning.chance(hurt), reckoning.chance(beaten)) < before


def test_an_errand_is_a_hope_that_is_worth_more_near_its_planet() -> None:
    g, reckoning = begun("han-solo", "bossk")
    carrying = g.copy()
    give(carrying, 0, "moisture-condensers")
    nearer = carrying.copy()
    put(nearer, 0, "lothal")
    empty = g.copy()
    put(empty, 0, "lothal")
    assert reckoning.chance(carrying) > reckoning.chance(g)
    assert reckoning.chance(nearer) - reckoning.chance(empty) > reckoning.chance(carrying) - reckoning.chance(
        g
    )


def test_who_lies_facedown_makes_no_difference() -> None:
    g, reckoning = begun("han-solo", "bossk")
    slot = next(slot for slot, there in g.contacts.items() if not there.faceup and not there.seen)
    other = g.copy()
    code = next(
        there.code
        for at, there in g.contacts.items()
        if at != slot and not there.faceup and there.cls == g.contacts[slot].cls
    )
    contact(other, slot, code)
    assert other.contacts[slot].code != g.contacts[slot].code
    assert reckoning.chance(other) == reckoning.chance(g)


def test_a_turn_is_judged_when_it_is_over() -> None:
    g, reckoning = begun("han-solo", "bossk")
    choose(g, "gain-credits")
    assert not reckoning.over(g)
    choose(g, "done")
    while g.outcome is None and g.current == 0 and g.decision.kind != "planning":
        assert not reckoning.over(g)
        g.choose(g.decision.options[-1])
    assert reckoning.over(g)
    again = position("han-solo", "bossk")
    again.in_extra_turn = True
    assert reckoning.over(again), "an extra turn is another one"


def test_only_choices_of_ones_own_turn_are_compared() -> None:
    plan = modules("outer_rim").plan
    assert plan is not None
    g = position("bossk", "jyn-erso")
    assert plan.reckoning(observe(g, 0).view, g.decision) is not None
    to_action(g)
    assert plan.reckoning(observe(g, 0).view, g.decision) is None
    g.stack.append(CreditOffer(0))
    g.asked = None
    g.run()
    choose(g, "give-credits 5000")
    assert plan.reckoning(observe(g, 1).view, g.decision) is None
