"""The index that goes along with the cards in play says the same as one made anew."""

from __future__ import annotations

from random import Random

import pytest
from tests.native.builds import slots

from dejarik.games.cardgame import GAME
from dejarik.games.cardgame.rules.index import Index, build
from dejarik.games.cardgame.state import CardGame
from dejarik.lab.random_play import play_on


def told_by(index: Index) -> dict[str, object]:
    return {name: getattr(index, name) for name in slots(Index)}


@pytest.mark.parametrize("seed", range(8))
def test_the_index_is_kept_up_to_date(seed: int) -> None:
    g: CardGame = GAME.new(GAME.random_setup(seed), seed)
    luck = Random(seed)
    for _ in range(600):
        if g.outcome is not None:
            break
        assert told_by(g.index) == told_by(build(g))
        play_on(g, luck, 1)


def test_a_copy_does_not_get_a_card_that_enters_play_elsewhere() -> None:
    g: CardGame = GAME.new(next(iter(GAME.samples().values())), 1)
    play_on(g, Random(1), 60)
    twin = g.copy()
    seen = told_by(twin.index)
    play_on(g, Random(2), 120)
    assert told_by(g.index) != seen
    assert told_by(twin.index) == seen == told_by(build(twin))
