"""What cards are worth at the moment, and what that means for whether somebody has won."""

from __future__ import annotations

from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.abilities.vocabulary.lasting import END_OF_STRIKE
from dejarik.games.cardgame.rules import values, victory
from dejarik.games.cardgame.rules.damage import NOTHING_LEFT, Damage
from dejarik.games.cardgame.state import Lasting


def test_icons_gained_for_a_strike_are_gained_by_one_unit() -> None:
    match = Match(light={"units": "yoda red-two"})
    yoda, two = match.thing("yoda"), match.thing("red-two")
    before = {unit: values.icons(match.g, unit) for unit in (yoda, two)}
    match.g.lasting = [Lasting("icons", END_OF_STRIKE, thing=yoda, icons=(0, 1, 0, 0, 0, 0))]
    assert values.icons(match.g, two) == before[two]
    assert values.icons(match.g, yoda) == (before[yoda][0], before[yoda][1] + 1, *before[yoda][2:])


def test_damage_on_the_dial_wins_only_if_a_card_says_so() -> None:
    for enhancements, damage, won in (
        ("", 12, False),
        ("trench-run@death-star-dial", 9, False),
        ("trench-run@death-star-dial", 10, True),
        ("trench-run@death-star-dial", 11, True),
    ):
        match = Match(light={"enhancements": enhancements})
        match["death-star-dial"].damage = damage
        assert victory.dial_destroyed(match.g) == won


def test_damage_falls_with_the_last_card_that_it_was_meant_for() -> None:
    match = Match(light={"units": "yoda"})
    gone, there = 999, match.thing("yoda")
    assert Damage(((gone, 1), (there, 1)), D).why_not(match.g) is None
    assert Damage(((gone, 1),), D).why_not(match.g) == NOTHING_LEFT
    assert Damage(((there, 1),), L).why_not(match.g) is None
