from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import position, reputation, resolve

from dejarik.games.outer_rim.abilities.vocabulary.flow import Seq, To
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits, Fame, Reputation
from dejarik.games.outer_rim.rules import verbs


@pytest.mark.rule(
    "outer_rim.reputation.increase",
    "outer_rim.reputation.increase-at-max",
    "outer_rim.reputation.decrease",
    "outer_rim.reputation.decrease-at-min",
    "outer_rim.reputation.tracked-on-player-board",
)
def test_reputation_moves_one_step_and_stops_at_the_ends() -> None:
    g = position("bossk", "jyn-erso")
    seen = []
    for amount in (1, 1, -1, -1, -1):
        verbs.change_reputation(g, 0, "hutt", amount)
        seen.append(g.players[0].reputation_with("hutt"))
    assert seen == [1, 1, 0, -1, -1]
    assert g.players[1].reputation == (0, 0, 0, 0)


@pytest.mark.rule("outer_rim.interpretation.to-requires-full")
@pytest.mark.parametrize(("level", "fame"), [(-1, 0), (0, 1)])
def test_to_needs_the_whole_first_part(level: int, fame: int) -> None:
    g = position("bossk", "jyn-erso")
    reputation(g, 0, hutt=level)
    resolve(g, To(Reputation("hutt", -1), Fame()))
    assert g.players[0].fame == fame


@pytest.mark.rule(
    "outer_rim.interpretation.and-as-much-as-possible",
    "outer_rim.interpretation.then-sequence",
    "outer_rim.interpretation.non-may-mandatory",
)
def test_and_is_done_as_far_as_possible() -> None:
    g = position("bossk", "jyn-erso")
    reputation(g, 0, rebel=-1)
    resolve(g, Seq((Credits(5_000), Reputation("rebel", -1))))
    assert g.players[0].credits == 15_000
    assert g.players[0].reputation_with("rebel") == -1
