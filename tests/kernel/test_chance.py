"""Chance: without bias, one stream for copies and saves, and scripted when a scenario says so."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.native.builds import INTERPRETED_ONLY

from dejarik.kernel import Chance, PairedChance


def given_bytes(*values: int) -> Chance:
    """A stream that begins with these bytes (a block is 64 long, and its first byte would be made anew)."""
    block = bytes([255, *values]).ljust(64, b"\xff")
    return Chance(0, used=1, block=block)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 8, 100, 256])
def test_every_byte_that_is_not_rejected_falls_equally_often_on_each_number(n: int) -> None:
    accepted = 256 - 256 % n
    numbers = Counter(given_bytes(byte, 0).below(n) for byte in range(accepted))
    assert numbers == dict.fromkeys(range(n), accepted // n)


def test_a_rejected_byte_is_skipped() -> None:
    chance = given_bytes(252, 255, 5)  # 252 is the first multiple of 6 that does not fit 6 times 42
    assert chance.below(6) == 5
    assert chance.used == 4


@pytest.mark.parametrize("n", [257, 300, 1_000])
def test_large_numbers_are_equally_likely(n: int) -> None:
    chance, draws = Chance(7), 40 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 40) ** 2 / 40 for count in counts.values())
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_shuffling_brings_every_order_equally_often() -> None:
    chance, orders = Chance(3), Counter[tuple[int, ...]]()
    for _ in range(6_000):
        items = [0, 1, 2]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5  # 1 in 1000


draws = st.lists(st.integers(1, 600), max_size=200)


@INTERPRETED_ONLY
@given(st.integers(0, 2**64), draws, draws)
def test_a_copy_and_a_loaded_save_draw_the_same_future(seed: int, past: list[int], future: list[int]) -> None:
    chance = Chance(seed)
    for n in past:
        chance.below(n)
    copy = chance.copy()
    saved = chance.copy()
    saved.block = b""
    loaded = msgspec.json.decode(msgspec.json.encode(saved), type=Chance)
    drawn = [chance.below(n) for n in future]
    assert [copy.below(n) for n in future] == drawn
    assert [loaded.below(n) for n in future] == drawn
    assert all(0 <= number < n for number, n in zip(drawn, future, strict=True))


def test_other_seeds_draw_other_futures() -> None:
    streams = [Chance(seed) for seed in range(200)]
    futures = {tuple(chance.below(256) for _ in range(8)) for chance in streams}
    assert len(futures) == 200


def test_scripted_results_come_by_name_in_order_and_are_used_up() -> None:
    chance = Chance(1, script={"guard": [3, 1], "die": [0]})
    assert chance.scripted(("guard", "die")) == 3
    copy = chance.copy()
    assert chance.scripted(("guard", "die")) == 1
    assert chance.scripted(("guard", "die")) == 0
    assert chance.scripted(("guard", "die")) is None
    assert copy.scripted(("guard",)) == 1  # the copy has its own script
    assert Chance(1).scripted(("guard",)) is None


def test_a_thing_has_a_stream_of_its_own_where_choices_are_compared() -> None:
    one, other = PairedChance(7), PairedChance(7)
    first = [one.roll(6, 3) for _ in range(20)]
    second = []
    for _ in range(20):
        other.roll(6, 4)  # what else is rolled, and how often, makes no difference
        second.append(other.roll(6, 3))
    assert first == second
    assert first != [PairedChance(8).roll(6, 3) for _ in range(20)]
    assert [one.roll(6, 4) for _ in range(20)] != first
    assert Chance(7).roll(6, 3) == Chance(7).roll(6, 4) == Chance(7).below(6), "at the table all share one"


def test_all_sides_come_up_equally_often_where_choices_are_compared() -> None:
    chance = PairedChance(1)
    shown = Counter(chance.roll(6, die) for die in range(30) for _ in range(200))
    assert set(shown) == set(range(6))
    assert all(900 < count < 1100 for count in shown.values())


def test_a_copy_goes_on_where_each_thing_was() -> None:
    chance = PairedChance(2)
    chance.roll(6, 1)
    twin = chance.copy()
    assert [chance.roll(100, 1) for _ in range(9)] == [twin.roll(100, 1) for _ in range(9)]
    assert [chance.roll(100, 1) for _ in range(9)] != [chance.copy().roll(100, 1) for _ in range(9)]
