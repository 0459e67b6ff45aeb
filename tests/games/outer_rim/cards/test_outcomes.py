"""Whatever can become of an encounter, a databank card or a job is written down."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.cards.outcomes import as_written, played, stored
from tests.native.builds import INTERPRETED_ONLY


@pytest.mark.parametrize("ref", played())
@INTERPRETED_ONLY
def test_an_encounter_ends_as_the_book_of_outcomes_says(ref: str) -> None:
    assert as_written(ref)


def test_the_book_tells_of_nothing_else() -> None:
    assert list(stored()) == played()
