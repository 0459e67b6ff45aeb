"""Who could win in their next turn."""

from __future__ import annotations

from tests.games.outer_rim.positions import give, patrol, position, put, reputation, solo

from dejarik.games.outer_rim.rules.race import winning_deeds
from dejarik.games.outer_rim.show.seating import teller
from dejarik.games.outer_rim.show.web import board
from dejarik.kernel import observe


def test_fame_that_is_near_enough_is_a_threat() -> None:
    g = position("boba-fett", "bossk")
    g.players[1].fame = g.goal - 1
    put(g, 1, "mon-calamari")
    assert winning_deeds(g, 1) == ()
    give(g, 1, "relic-of-the-past")  # a job on Mon Calamari for one fame
    (deed,) = winning_deeds(g, 1)
    assert (deed.thing, deed.fame) == ("relic-of-the-past", 1)
    g.players[1].fame = g.goal - 2
    assert winning_deeds(g, 1) == ()


def test_what_lies_too_far_away_is_none() -> None:
    g = position("boba-fett", "bossk")
    g.players[1].fame = g.goal - 1
    give(g, 1, "relic-of-the-past")
    put(g, 1, "ring-of-kafrene")
    assert winning_deeds(g, 1) == ()


def test_a_patrol_with_fame_within_reach_is_one() -> None:
    g = position("boba-fett", "bossk")
    g.players[1].fame = g.goal - 1
    reputation(g, 1, hutt=-1)
    patrol(g, "hutt", g.players[1].space, level=2)
    assert [deed.fame for deed in winning_deeds(g, 1)] == [1]
    patrol(g, "hutt", g.players[1].space, level=4)
    assert winning_deeds(g, 1) == ()


def test_the_threat_is_told_to_everybody_in_words() -> None:
    g = position("boba-fett", "bossk")
    g.players[1].fame = g.goal - 1
    put(g, 1, "mon-calamari")
    give(g, 1, "relic-of-the-past")
    shown = board(observe(g, 0).view, 0, teller("en", ("Ann", "Bob")))
    assert shown.players[0].threat == ""
    assert shown.players[1].threat == "Bob could win next turn: Relic of the Past."


def test_the_solo_opponent_pays_for_fame_delivers_and_does_jobs() -> None:
    g = solo()
    g.players[1].fame = g.goal - 1
    g.players[1].credits = 7_000
    assert winning_deeds(g, 1) == ()
    g.players[1].credits = 8_000
    (deed,) = winning_deeds(g, 1)
    assert (deed.kind, deed.fame) == ("payment", 1)
    shown = board(observe(g, 0).view, 0, teller("ru"))
    assert shown.players[1].threat.endswith("может победить уже следующим ходом: очко славы за кредиты.")
    g.players[1].credits = 0
    give(g, 1, "relic-of-the-past")
    put(g, 1, "ring-of-kafrene")
    assert winning_deeds(g, 1) == (), "too far away"
    put(g, 1, "mon-calamari")
    assert [deed.thing for deed in winning_deeds(g, 1)] == ["relic-of-the-past"]


def test_the_solo_opponent_fights_only_patrols_that_it_must() -> None:
    g = solo()
    g.players[1].fame = g.goal - 1
    g.players[1].credits = 0
    patrol(g, "hutt", g.players[1].space, level=2)
    assert winning_deeds(g, 1) == ()
    reputation(g, 1, hutt=-1)
    assert [deed.fame for deed in winning_deeds(g, 1)] == [1]
