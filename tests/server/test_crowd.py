"""The tools that measure a node under load run, and idle tables take no more memory than is promised."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from tests.server.nodes import SECONDS


def measured(*arguments: str) -> str:
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_small_crowd_comes_to_tables_that_left_memory() -> None:
    told = measured("tests.server.crowd", "--tables", "4", "--choices", "25", "--evicted", "--port", "8431")
    assert "destiny, 4 tables after 25 choices, 8 live connections" in told
    assert "until the position is there: median" in told


def test_a_small_load_is_measured() -> None:
    told = measured(
        "tests.server.load",
        *("--matches", "2", "--spectators", "1", "--pause", "0.1", "--seconds", "2", "--port", "8432"),
    )
    assert "destiny, nodes 1, matches at a time 2, spectators of each 1" in told
    assert "on both screens: p50" in told


def test_bots_of_a_busy_server_get_weaker_and_all_matches_go_on() -> None:
    """Twelve people at once want answers of the strongest bot, which has one process and little time."""
    told = measured(
        "tests.server.load",
        *("--bot", "thinker-hard", "--bot-processes", "1", "--think", "1", "--matches", "12"),
        *("--pause", "0", "--seconds", "8", "--port", "8435"),
    )
    answers = re.search(
        r"answers of thinker-hard (\d+), at each table (\d+) at least.* longest (\d+) ms", told
    )
    hurried = re.search(r"of (\d+) choices the best so far was taken for (\d+)", told)
    assert answers is not None, told
    assert hurried is not None, told
    given, fewest, longest = map(int, answers.groups())
    asked, best = map(int, hurried.groups())
    assert fewest >= 1, "nobody is left out"
    assert given <= asked
    assert best >= 1, told
    assert longest < 1000 * SECONDS, "nobody waits as long as tests wait at most"


@pytest.mark.soak
def test_a_thousand_idle_tables_take_no_more_than_400_megabytes() -> None:
    told = measured("tests.server.crowd", "--tables", "1000", "--rest", "3", "--port", "8433")
    after = re.search(r"memory \d+ → (\d+) MB", told)
    assert after is not None
    assert int(after[1]) <= 400, told


@pytest.mark.soak
def test_two_hundred_long_matches_open_again() -> None:
    options = ("--tables", "200", "--choices", "400", "--game", "cardgame", "--people", "1", "--evicted")
    told = measured("tests.server.crowd", *options, "--port", "8434")
    assert "cardgame, 200 tables after 400 choices, 200 live connections" in told


@pytest.mark.soak
def test_fifty_people_play_the_strongest_bot_at_the_same_time() -> None:
    told = measured(
        "tests.server.load",
        *("--bot", "thinker-hard", "--matches", "50", "--pause", "4", "--seconds", "30", "--port", "8436"),
    )
    answers = re.search(r"answers of thinker-hard (\d+), at each table", told)
    assert answers is not None, told
    assert int(answers[1]) >= 50, told
