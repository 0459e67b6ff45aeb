"""Whatever is printed on cards, characters and ships does to values and rolls what is written down."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.cards.equipment import as_written, items, stored
from tests.native.builds import INTERPRETED_ONLY


@pytest.mark.parametrize("item", items())
@INTERPRETED_ONLY
def test_an_item_does_what_the_book_of_equipment_says(item: str) -> None:
    assert as_written(item)


def test_the_book_tells_of_nothing_else() -> None:
    assert list(stored()) == items()
