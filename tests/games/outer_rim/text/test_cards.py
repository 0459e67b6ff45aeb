"""What cards say, compared with what was read and found good."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.text.faces import STORED

from dejarik.words import languages


@pytest.mark.parametrize("language", languages())
def test_cards_say_what_was_read_and_found_good(language: str) -> None:
    STORED.check(language)
