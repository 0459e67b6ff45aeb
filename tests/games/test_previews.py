"""What options say beforehand comes true, fits its place, and gives nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dejarik import games
from dejarik.kernel import Observation, Option, Seat, State, Together, observe
from dejarik.previews import SHORT, Preview

NAMES = games.names()
CHANGE = re.compile(r"(\d+) → (\d+)")
SEEDS = range(4)


def positions(name: str, seed: int, most: int = 160) -> Iterator[State]:
    """The questions of a random match with a random setup."""
    rules, luck = games.find(name), Random(seed)
    g = rules.new(rules.random_setup(seed), seed)
    for _ in range(most):
        if g.outcome is not None:
            return
        if not isinstance(g.stack[-1], Together):
            yield g
        g.choose(luck.choice(g.decision.options), g.decision.seat)


def previews(name: str, seen: Observation[Any], lang: str = "en") -> dict[Option, Preview]:
    modules = games.modules(name)
    return modules.previews.previews(seen, modules.seating.teller(lang))


def number(name: str, g: Any, place: str, kind: str) -> int | None:
    """What a mark speaks of, read from the board; None if nothing is there anymore."""
    if place.startswith("s"):
        return _of_player(name, g, int(place[1:]), kind)
    thing = int(place[1:])
    if kind == "dial":
        return int(g.dial)
    if thing not in g.things:
        return None
    found = g.things[thing]
    if kind in ("shields", "focus"):
        return int(getattr(found, kind))
    if name == "destiny":
        from dejarik.games.destiny.rules.values import remaining_health

        return remaining_health(g, thing)
    from dejarik.games.cardgame.rules.values import capacity

    return max(0, capacity(g, thing) - int(found.damage))


def _of_player(name: str, g: Any, seat: Seat, kind: str) -> int:
    if name == "outer_rim":
        player = g.players[seat]
        return int({"damage": player.damage, "ship-damage": player.ship_damage, "fame": player.fame}[kind])
    if name == "destiny":
        return int(g.resources[seat])
    from dejarik.games.cardgame.rules.payment import sources
    from dejarik.games.cardgame.rules.turns import force_total

    return force_total(g, seat) if kind == "force" else sum(g.card(one).resources for one in sources(g, seat))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_number_and_every_defeat_comes_true(name: str, seed: int) -> None:
    told = 0
    for g in positions(name, seed):
        seat = g.decision.seat
        for option, preview in previews(name, observe(g, seat)).items():
            after = g.copy()
            after.choose(option, seat)
            for mark in preview.marks:
                where = f"{name} {seed}: {g.key(option)!r}: {mark}"
                if mark.kind == "defeated":
                    assert int(mark.id[1:]) not in after.things, where  # type: ignore[attr-defined]
                change = CHANGE.fullmatch(mark.text)
                if change is None or mark.kind in ("possible", "credits"):
                    continue
                told += 1
                assert number(name, g, mark.id, mark.kind) == int(change[1]), where
                if name != "outer_rim":  # there another player's turn may follow at once
                    assert number(name, after, mark.id, mark.kind) == int(change[2]), where
    assert told > 3


@pytest.mark.parametrize("name", NAMES)
def test_who_wins_at_once_is_said(name: str) -> None:
    """At the end of matches: an option that ends it says so, and no other one does."""
    for seed in range(6):
        last = None
        for g in positions(name, seed, most=3000):
            last = g.copy()
        if last is None:
            continue
        seat = last.decision.seat
        for option, preview in previews(name, observe(last, seat)).items():
            after = last.copy()
            after.choose(option, seat)
            if preview.short in ("you win", "you lose"):
                assert after.outcome is not None
                assert (seat in after.outcome.winners) == (preview.short == "you win")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_shows(name: str) -> None:
    """Positions that differ only in what a seat cannot know have the same previews."""
    rules = games.find(name)
    for place, g in enumerate(positions(name, 5)):
        if place % 4:
            continue
        seat = g.decision.seat
        seen = observe(g, seat)
        other = seen.deal(place, rules.closed_lists(rules.random_setup(5)))
        assert previews(name, seen) == previews(name, observe(other, seat))
        assert previews(name, observe(g, (seat + 1) % g.seats)) == {}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_stands_beside_an_option_is_short(name: str, lang: str) -> None:
    shorts: set[str] = set()
    for seed in SEEDS:
        for g in positions(name, seed):
            found = previews(name, observe(g, g.decision.seat), lang).values()
            shorts |= {preview.short for preview in found}
            for preview in found:
                assert preview.short or preview.text or preview.marks
                assert "\n" not in preview.text
    assert [short for short in shorts if len(short) > SHORT] == []
    assert len(shorts) > 3


@pytest.mark.parametrize("name", NAMES)
def test_asking_changes_nothing(name: str) -> None:
    for place, g in enumerate(positions(name, 2)):
        if place % 5 == 0:
            seen = observe(g, g.decision.seat)
            saved, shown = g.encode(), seen.encode()
            previews(name, seen)
            assert g.encode() == saved
            assert seen.encode() == shown


def test_where_there_is_only_text_the_odds_stand_beside_the_option() -> None:
    assert Preview("8 → 6", "").beside == "8 → 6"
    assert Preview("8 → 6", "", 0.25).beside == "8 → 6 25%"
    assert Preview("", "", 0.5).beside == "50%"
