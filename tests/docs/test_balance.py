"""What docs/outer-rim-balance.md says is what the matches beside it say, and they are what we want."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import pytest
from tests.docs.strength import DOCS, RESULTS

from dejarik.lab.balance import LEAST, MOST, Mixed, report, shares, turns_of

WINNING = {"job", "luxury", "bounty", "illegal cargo", "patrol"}
SEED, MATCHES = 2, 2000


@pytest.fixture(scope="module")
def matches() -> list[Mixed]:
    lines = lzma.decompress((RESULTS / "outer-rim-balance.jsonl.xz").read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Mixed) for line in lines]


def test_the_tables_are_those_of_the_matches(matches: list[Mixed]) -> None:
    assert [match.number for match in matches] == list(range(MATCHES))
    tables, items, _ = report(matches, frozenset(), SEED).partition("Items:")
    assert items
    assert tables in Path(DOCS / "outer-rim-balance.md").read_text(encoding="utf-8")


def test_every_way_to_fame_wins_and_everybody_has_a_fair_chance(matches: list[Mixed]) -> None:
    several = [match for match in matches if not match.solo]
    best = [match.sources[match.winner] for match in several]
    assert {max(found, key=lambda source: found[source]) for found in best} >= WINNING
    wins = {code: won / fair for code, (won, fair, _) in shares(several).items()}
    assert len(wins) == 8
    assert {code: share for code, share in wins.items() if not LEAST <= share <= MOST} == {}
    turns = sorted(map(turns_of, several))
    assert 12 <= turns[len(turns) // 2] <= 16
