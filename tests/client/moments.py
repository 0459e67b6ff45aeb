"""Moments of a long match of Outer Rim to go on from: a crowded table, a story, a combat, the last turns."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
from playwright.sync_api import Page

from dejarik import games
from dejarik.games.outer_rim import OuterRim, Setup
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION
from dejarik.kernel import Match

MOST = 2_400  # choices
CROWDED = 7  # cards before one player
GREEDY = ("buy", "take", "contact", "explore", "yes", "choice", "market", "job", "hunt")


class Moment(msgspec.Struct, frozen=True):
    """A question to somebody, at a step of the record."""

    step: int
    seat: int


def _fits(g: OuterRim, name: str) -> bool:
    decision = g.decision
    held = len(g.players[decision.seat].assets)
    if name == "crowded":
        return decision.kind == "planning" and held >= CROWDED
    if name == "story":
        return decision.kind == "choose-one" and len(decision.options) > 2 and held > 3
    return decision.kind in {"dice-reroll", "dice-turn"} and g.combat is not None and g.dice is not None


@cache
def long_match(players: int, seed: int) -> tuple[bytes, dict[str, Moment]]:
    """A match of greedy players, given up in the end, and where in it the moments are."""
    rules = games.find("outer_rim")
    # Of the first edition: with other numbers, the moments would be elsewhere.
    match = Match(rules, Setup(players, edition=FIRST_EDITION), seed)
    luck = Random(seed)
    found: dict[str, Moment] = {}
    for number in range(MOST):
        g = match.state
        assert isinstance(g, OuterRim)
        if g.outcome is not None or len(found) == 3:
            break
        for name in ("crowded", "story", "combat"):
            if name not in found and _fits(g, name):
                found[name] = Moment(number, g.decision.seat)
        liked = [option for option in g.decision.options if option.kind in GREEDY]
        pool = liked if liked and luck.random() < 0.75 else g.decision.options
        match.choose(g.key(luck.choice(pool)), g.decision.seat)
    for seat in range(players):
        if match.state.outcome is None:
            match.aside(seat, "concede")
    return msgspec.json.encode(match.record), found


@cache
def nearly_won(players: int, seed: int) -> tuple[bytes, Moment]:
    """A whole match of chance, and the last planning step in it with somebody one fame from winning.

    One player plays against the solo opponent.
    """
    match = Match(games.find("outer_rim"), Setup(players), seed)
    luck = Random(seed)
    found = Moment(0, 0)
    number = 0
    while match.state.outcome is None:
        g = match.state
        assert isinstance(g, OuterRim)
        if g.decision.kind == "planning" and max(player.fame for player in g.players) >= g.goal - 1:
            found = Moment(number, g.decision.seat)
        match.choose(g.key(luck.choice(g.decision.options)), g.decision.seat)
        number += 1
    assert found.step, "somebody wins from afar"
    return msgspec.json.encode(match.record), found


def visit_moment(page: Page, name: str, players: int = 4, seed: int = 5) -> str:
    """Play on from a moment of a long match; answers with the address of the match."""
    record, found = long_match(players, seed)
    return _play_on(page, record, found[name])


def visit_last_turns(page: Page, players: int, seed: int) -> str:
    """Play on where somebody is about to win; answers with the address of the match."""
    return _play_on(page, *nearly_won(players, seed))


def _play_on(page: Page, record: bytes, moment: Moment) -> str:
    kept = page.request.post("/api/records", data=record, headers={"content-type": "application/json"})
    assert kept.ok, kept.text()
    wish = {"step": moment.step, "seat": moment.seat, "bot": "random"}
    forked = page.request.post(f"/api/replays/{kept.json()['id']}/fork", data=wish)
    assert forked.ok, forked.text()
    path = f"/match/{forked.json()['id']}"
    page.goto(path)
    page.wait_for_selector(".match-layout[data-step]")
    page.wait_for_selector(".outer-rim")
    return path
