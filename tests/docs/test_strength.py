"""What docs/strength.md says of the bots is what the matches beside it say, and bots still play them so."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.docs import strength
from tests.docs.strength import FORMER, PAGE, TITLES, edition, file_of, lines, plans, section

from dejarik.lab.matches import Played
from dejarik.lab.results import edition_of
from dejarik.lab.simulation import Batch, Plan, play_batch

GAMES = [game for game in TITLES if file_of(game).exists()]
# Meetings whose matches take a second or two.
CHEAP = {
    "destiny": ("thinker-easy/thinker-beginner/", "thinker-medium/thinker-easy/"),
    "cardgame": ("thinker-easy/thinker-beginner/",),
    "outer_rim": ("thinker-hard/simple/", "thinker-medium/thinker-easy/", "simple//"),
}
EACH = 2  # matches that are played again


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_those_of_the_matches(game: str) -> None:
    told = PAGE.read_text(encoding="utf-8")
    assert f"{edition(game)}, seed 0." in told
    assert section(game) in told


def test_tables_of_former_rules_stay_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    before = section("destiny")
    monkeypatch.setattr(strength, "edition_of", lambda game: "9.9.9 (destiny 99)")
    assert section("destiny") == f"{FORMER}\n\n{before}"


def kept(game: str, meeting: str) -> Iterator[tuple[Plan, int, Played]]:
    """The matches of a meeting, one of each of its plans before the next."""
    known = plans(game)
    found = [line for line in lines(game) if line.key.startswith(meeting) and line.key in known]
    for line in sorted(found, key=lambda line: line.start):
        for number, played in enumerate(line.played, start=line.start):
            yield known[line.key], number, played


def timeless(played: Played) -> Played:
    """Nobody thinks as long twice; how often is the same."""
    thought = tuple(
        msgspec.structs.replace(one, seconds=0.0, longest=0.0, steps={}) for one in played.thought
    )
    return msgspec.structs.replace(played, thought=thought)


@pytest.mark.parametrize(("game", "meeting"), [(game, one) for game in GAMES for one in CHEAP[game]])
def test_matches_that_are_kept_are_played_so_again(game: str, meeting: str) -> None:
    """Else bots have changed, and the figures are about others: their edition has to count up."""
    if edition(game) != edition_of(game):
        pytest.skip("the rules have changed since")
    found = list(kept(game, meeting))
    assert len(found) >= EACH
    for plan, number, played in found[:EACH]:
        (again,) = play_batch(Batch(plan, number, number + 1))
        if not played.thought:  # the first ones had no witness
            again = msgspec.structs.replace(again, thought=(), luck=())
        assert timeless(again) == timeless(played)
