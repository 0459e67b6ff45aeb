"""A seat as the subject of an option, and kinds that are named in one place."""

from __future__ import annotations

from typing import Final

import pytest

from dejarik.kernel import Option, as_player, kinds_in, player_seat


def test_a_player_is_read_back_from_the_subject() -> None:
    assert [as_player(seat) for seat in range(3)] == ["player 1", "player 2", "player 3"]
    assert [player_seat(as_player(seat)) for seat in range(12)] == list(range(12))
    assert Option("opponent", as_player(1)).seat == 1


@pytest.mark.parametrize("subject", [0, 7, "", "player", "01058", "players 2"])
def test_other_subjects_are_no_players(subject: int | str) -> None:
    assert player_seat(subject) is None
    with pytest.raises(ValueError, match="is no player"):
        _ = Option("opponent", subject).seat


def test_kinds_are_listed_in_order() -> None:
    class Ask:
        ROLL: Final = "roll"
        BID: Final = "bid"

    assert kinds_in(Ask) == ("bid", "roll")
