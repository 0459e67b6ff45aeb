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
