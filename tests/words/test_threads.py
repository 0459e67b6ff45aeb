"""Several threads read the same messages for the first time: nobody finds missing what another is reading."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from dejarik.words import Words

THREADS = 6
NOUNS = ("noun-die", "noun-card", "noun-damage", "noun-resource", "noun-player-name", "noun-nobody")


@pytest.fixture
def _restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("_restless")
def test_what_one_thread_reads_is_not_missing_for_another() -> None:
    expected = [str(Words("ru", game="destiny").phrase(noun)) for noun in NOUNS]
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(10):
            fresh, together = Words("ru", game="destiny"), Barrier(THREADS)
            assert not fresh.has("no-such-message")  # the files are open now, nothing of them is read yet

            def say(words: Words = fresh, start: Barrier = together) -> list[str]:
                start.wait()
                return [str(words.phrase(noun)) for noun in NOUNS]

            said = [pool.submit(say) for _ in range(THREADS)]
            assert all(one.result() == expected for one in said)
