"""The index that goes along with the cards in play says the same as one made anew."""

from __future__ import annotations

from random import Random

import pytest
from tests.native.builds import slots

from dejarik.games.destiny import GAME
from dejarik.games.destiny.rules.index import Index, build
from dejarik.games.destiny.state import Destiny
from dejarik.lab.random_play import play_on


def told_by(index: Index) -> dict[str, object]:
    """All that follows from what is in play alone."""
    return {name: getattr(index, name) for name in slots(Index) if name != "settled"}


@pytest.mark.parametrize("seed", range(8))
def test_the_index_is_kept_up_to_date(seed: int) -> None:
    g: Destiny = GAME.new(GAME.random_setup(seed), seed)
    luck = Random(seed)
    while g.outcome is None:
        assert told_by(g.index) == told_by(build(g))
        play_on(g, luck, 1)


def test_a_copy_does_not_get_a_card_that_enters_play_elsewhere() -> None:
    g: Destiny = GAME.new(next(iter(GAME.samples().values())), 1)
    play_on(g, Random(1), 30)
    twin = g.copy()
    seen = told_by(twin.index)
    play_on(g, Random(2), 60)
    assert told_by(g.index) != seen
    assert told_by(twin.index) == seen == told_by(build(twin))
