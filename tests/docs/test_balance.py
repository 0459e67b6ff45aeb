"""What docs/outer-rim-balance.md says is what the matches beside it say, and they are what we want."""

from __future__ import annotations

import lzma
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.docs.strength import DOCS, RESULTS

from dejarik.games import find
from dejarik.lab.balance import LEAST, MOST, Mixed, play_mixed, report, shares, turns_of

WINNING = {"job", "luxury", "bounty", "illegal cargo", "patrol"}
A_WAY_TO_WIN = 0.02  # of all winners: what brings fewer of them most of their fame is no plan
SEED, MATCHES, BOT = 2, 2000, "thinker-hard"
AGAIN = (0, 1, 2, 9)  # two, three and four players, and one alone


@pytest.fixture(scope="module")
def matches() -> list[Mixed]:
    lines = lzma.decompress((RESULTS / "outer-rim-balance.jsonl.xz").read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Mixed) for line in lines]


def test_the_tables_are_those_of_the_matches(matches: list[Mixed]) -> None:
    assert [match.number for match in matches] == list(range(MATCHES))
    tables, items, _ = report(matches, frozenset(), SEED).partition("Items:")
    assert items
    assert tables in Path(DOCS / "outer-rim-balance.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", AGAIN)
def test_matches_that_are_kept_are_played_so_again(matches: list[Mixed], number: int) -> None:
    """Else the planner or the rules have changed, and the report is about others."""
    assert play_mixed(find("outer_rim"), SEED, number, BOT) == matches[number]


def test_matches_that_are_played_again_are_of_all_sizes(matches: list[Mixed]) -> None:
    again = [matches[number] for number in AGAIN]
    assert {(len(match.sides), match.solo) for match in again} >= {(players, False) for players in (2, 3, 4)}
    assert any(match.solo for match in again)


def test_every_way_to_fame_wins_and_everybody_has_a_fair_chance(matches: list[Mixed]) -> None:
    several = [match for match in matches if not match.solo]
    best = [match.sources[match.winner] for match in several]
    most = Counter(max(found, key=lambda source: found[source]) for found in best)
    assert {source for source, won in most.items() if won >= A_WAY_TO_WIN * len(several)} >= WINNING
    wins = {code: won / fair for code, (won, fair, _) in shares(several).items()}
    assert len(wins) == 8
    assert {code: share for code, share in wins.items() if not LEAST <= share <= MOST} == {}
    turns = sorted(map(turns_of, several))
    assert 12 <= turns[len(turns) // 2] <= 16
