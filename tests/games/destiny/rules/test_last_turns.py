"""What happened in the last turn of each opponent: turns they had to pass are turns, too."""

from __future__ import annotations

import pytest

from dejarik.games.destiny import blank
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.dice_filters import last_turns

DRAWN, SHUFFLED = ev.Drawn(0, ()), ev.Shuffled(1)


@pytest.mark.parametrize(
    ("history", "last"),
    [
        ([], []),
        ([DRAWN], []),
        ([ev.TurnBegan(0), DRAWN], []),
        ([ev.TurnBegan(1), SHUFFLED, ev.TurnBegan(0), DRAWN], [ev.TurnBegan(1), SHUFFLED]),
        ([ev.TurnBegan(1), SHUFFLED, ev.TurnBegan(0), DRAWN, ev.Passed(1, True)], [ev.Passed(1, True)]),
        ([ev.TurnBegan(1), ev.Passed(1), ev.TurnBegan(0)], [ev.TurnBegan(1), ev.Passed(1)]),
    ],
)
def test_the_last_turn_of_an_opponent(history: list[ev.AnyEvent], last: list[ev.AnyEvent]) -> None:
    g = blank(2, 1)
    g.history = history
    assert last_turns(g, 0) == last
