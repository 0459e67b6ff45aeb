"""Questions about a match that everybody asks."""

from __future__ import annotations

from dejarik.games.destiny import blank
from dejarik.games.destiny.rules import verbs


def test_what_has_left_play_is_no_character() -> None:
    g = blank(2, 1)
    rey = verbs.enter_play(g, "01038", 0)
    assert g.is_character(rey)
    verbs.leave_play(g, rey)
    assert not g.is_character(rey)


def test_a_character_without_a_die_lends_none() -> None:
    g = blank(2, 1)
    g.set_aside_dice[0] = ["11078"]  # Hoth Trooper
    assert verbs.lend_die(g, "11078", 0) == 0
    assert not g.dice
