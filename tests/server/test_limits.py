"""Sizes and rates."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.nodes import HOTSEAT, Person, RunningNode

from dejarik.server.language import chosen
from dejarik.server.limits import RATES, Rates, clean_line
from dejarik.server.refusals import Refused


def test_a_bucket_leaks_as_time_goes_by() -> None:
    now = 0.0
    rates = Rates(now=lambda: now)
    most, seconds = RATES["chat"]
    for _ in range(most):
        rates.take("ann", "chat")
    with pytest.raises(Refused, match="too-fast"):
        rates.take("ann", "chat")
    rates.take("bob", "chat")
    rates.take("ann", "hint")
    now += seconds
    rates.take("ann", "chat")
    with pytest.raises(Refused):
        rates.take("ann", "chat")


def test_whoever_chats_too_fast_is_stopped_and_the_others_are_not_bothered(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), patience=1) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        codes = [ann.say(match, type="say", text=f"hello {number}").status_code for number in range(8)]
        assert codes[:5] == [200] * 5
        assert 429 in codes
        said = ann.get(f"/matches/{match}/chat")
        assert len(said) == codes.count(200)


def test_nonsense_over_a_live_connection_counts_as_well(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), patience=1) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        with ann.live(match) as live:
            live.view()
            for _ in range(2 * RATES["message"][0]):
                live.socket.send("nonsense")
            while live.next("problem")["code"] != "too-fast":
                pass


def test_a_line_is_one_line_without_control_characters() -> None:
    assert clean_line("  a\tb\n\x00\x1b[31mc\u202e ", 20) == "a b [31mc"
    assert clean_line("Привет, мир 🙂", 20) == "Привет, мир 🙂"
    with pytest.raises(Refused, match="too-long"):
        clean_line("xx", 1)


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        (("ru", "en"), "ru"),
        ((None, None, "de-DE,de;q=0.9,ru;q=0.8,en;q=0.7"), "ru"),
        (("xx", "", None), "en"),
        (("en-US",), "en"),
    ],
)
def test_the_first_language_that_we_speak_is_chosen(wishes: tuple[str | None, ...], lang: str) -> None:
    assert chosen(*wishes) == lang
