"""What docs/strength.md says of the bots is what the matches beside it say."""

import pytest
from tests.docs.strength import PAGE, TITLES, editions, file_of, outdated, section


@pytest.mark.parametrize("game", [game for game in TITLES if file_of(game).exists()])
def test_the_tables_are_those_of_the_matches(game: str) -> None:
    told = PAGE.read_text(encoding="utf-8")
    if outdated(game):
        (edition,) = editions(game)
        assert f"{edition}, seed 0." in told
    else:
        assert section(game) in told
