"""The report on balance: the same matches for the same seed, fair shares, and what was never used."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.ai.balance import items
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.lab.balance import Mixed, load, main, play_mixed, report, shares, unused


def match(winner: int, *characters: str, used: tuple[str, ...] = ()) -> Mixed:
    count = len(characters)
    return Mixed(0, False, characters, tuple(range(count)), (1,) * count, (9,) * count, winner, used)


def test_a_match_is_decided_by_its_number_and_the_seed() -> None:
    first = play_mixed(GAME, 3, 0)
    assert first == play_mixed(GAME, 3, 0)
    assert first != play_mixed(GAME, 4, 0)
    assert len(set(first.sides)) == len(first.sides) == 2
    assert first.scores[first.winner] >= 10
    assert f"character {first.sides[0]}" in first.used


def test_one_match_in_ten_is_a_solo_match() -> None:
    solo = play_mixed(GAME, 3, 9)
    assert solo.solo
    assert any(item.startswith("solo ai-") for item in solo.used)


def test_wins_are_compared_with_a_fair_share() -> None:
    matches = [match(0, "bossk", "jyn-erso"), match(1, "bossk", "jyn-erso", "han-solo", "ig-88")]
    assert shares(matches)["bossk"] == (1, 0.75, 2)
    assert shares(matches)["han-solo"] == (0, 0.25, 1)
    assert "| bossk | 2 | 1 | 0.8 | 1.33 |" in report(matches, items(), 1)


def test_everything_that_was_never_used_is_listed() -> None:
    wanted = items()
    assert "secret loaded-dice" in wanted
    assert "goal bossk" in wanted
    assert "goal firespray-31" in wanted
    assert "patrol hutt-4" in wanted
    assert "solo ai-10" in wanted
    assert "ability high-table.cantonica" in wanted
    assert {f"secret {code}" for code, card in CARDS.items() if card.secrets} <= wanted
    used = tuple(sorted(wanted - {"goal bossk"}))
    assert unused([match(0, "bossk", used=used)], wanted) == ["goal bossk"]


def test_a_run_is_taken_up_where_it_was_interrupted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "matches.jsonl"
    assert main(["outer_rim", str(path), "--matches", "1", "--seed", "3"]) == 0
    (first,) = load(path)
    assert main(["outer_rim", str(path), "--matches", "2", "--seed", "3"]) == 0
    again, second = load(path)
    assert again == first
    assert second.number == 1
    assert "never used" in capsys.readouterr().out


def test_the_report_says_what_scores_came_from_and_what_decided() -> None:
    plain = match(0, "bossk", "jyn-erso")
    told = structs.replace(
        plain, sources=({"job": 6, "luxury": 4}, {"patrol": 3}), means=(1_000, 5_000), used=("goal bossk",)
    )
    text = report([told, told], items(), 1)
    assert "| job | 3.00 | 6.00 | 100 % | 34–100 % | 0 % |" in text
    assert "| luxury | 2.00 | 4.00 | 0 % | 0–66 % | 100 % |" in text
    assert "| patrol | 1.50 | 0.00 | 0 % | 0–66 % | 0 % |" in text
    assert "Left unspent: median 3000, by winners 1000." in text
    assert "brought the last" not in report([plain, plain], items(), 1)


def test_another_bot_may_play() -> None:
    planned = play_mixed(GAME, 3, 0, "thinker-hard")
    assert planned != play_mixed(GAME, 3, 0)
    assert [sum(found.values()) for found in planned.sources] == list(planned.scores)
    assert all(left >= 0 for left in planned.means)
