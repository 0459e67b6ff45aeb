"""Matches come and go from memory; whoever opens or watches one keeps it."""

from __future__ import annotations

import asyncio
import gc
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.nodes import FRIEND, HOTSEAT, ME, Person, RunningNode, later_than, play_on, wait_for
from tests.server.storage.table import match as match_of

from dejarik import games
from dejarik.server.limits import Limits
from dejarik.server.matches import registry
from dejarik.server.matches.match import OpenMatch
from dejarik.server.matches.packing import PackedMatches

FEW = Limits(matches_in_memory=2)


def test_one_more_match_opens_while_all_others_are_watched(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), limits=FEW) as node:
        ann = Person(node.address)
        matches = [ann.match(HOTSEAT, HOTSEAT)["id"] for _ in range(4)]
        with ExitStack() as stack:
            for match in matches:
                live = stack.enter_context(ann.live(match))
                assert live.view()["match"] == match
            assert len(node.inner.registry._matches) == 4
        assert ann.view(ann.match(HOTSEAT, HOTSEAT)["id"])["step"] == 0


def test_whoever_still_holds_a_match_that_was_forgotten_holds_the_only_one(tmp_path: Path) -> None:
    """Else two copies of it would go on side by side, and neither would hear of the other's news."""
    with RunningNode(str(tmp_path / "matches.db"), limits=FEW) as node:
        ann = Person(node.address)
        match = ann.match(ME, FRIEND)["id"]
        here = node.inner.registry
        ann.view(match)
        held = here._matches[match]
        for _ in range(3):
            ann.view(ann.match(HOTSEAT, HOTSEAT)["id"])
        assert match not in here._matches
        ann.view(match)
        assert here._matches[match] is held


def test_what_was_forgotten_goes_on_where_it_stood(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), limits=FEW) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        with ann.live(match) as live:
            ann.choose(match, live.view())
            before = live.view(later_than(0))
        for _ in range(4):
            ann.view(ann.match(HOTSEAT, HOTSEAT)["id"])
        assert match not in node.inner.registry._matches
        after = ann.view(match)
        assert (after["step"], after["board"]) == (before["step"], before["board"])


def forgotten(node: RunningNode, person: Person, match: str) -> bool:
    """Others take the place of a match in memory; whether it was packed."""
    for _ in range(4):
        person.view(person.match(HOTSEAT, HOTSEAT)["id"])
    assert match not in node.inner.registry._matches
    return match in node.inner.registry._packed._packed


@pytest.mark.parametrize("game", games.names())
def test_what_was_packed_is_what_its_rows_tell(tmp_path: Path, game: str) -> None:
    database, luck = str(tmp_path / "matches.db"), random.Random(8)
    with RunningNode(database, limits=FEW) as node:
        ann = Person(node.address)
        match = match_of(ann, game, HOTSEAT, HOTSEAT)["id"]
        before = play_on(ann, match, luck, 40)
        assert forgotten(node, ann, match)
        after = ann.view(match)
        assert after == before
        assert ann.say(match, type="undo", step=after["undoTo"]).status_code == 200
        assert ann.say(match, type="undo", step=ann.view(match)["undoTo"]).status_code == 200
        play_on(ann, match, luck, 10)
        assert forgotten(node, ann, match)
        packed = ann.view(match)
    with RunningNode(database, limits=FEW) as node:
        again = Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        built = again.view(match)
        assert built == packed
        assert built["step"] > 50


def test_what_others_did_meanwhile_is_taken_over(postgres_database: str) -> None:
    with RunningNode(postgres_database, limits=FEW) as here, RunningNode(postgres_database) as there:
        ann = Person(here.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        play_on(ann, match, random.Random(1), 30)
        assert forgotten(here, ann, match)
        again = Person(there.address)
        again.http.cookies.update(ann.http.cookies)
        play_on(again, match, random.Random(2), 5)
        again.http.put("/api/me", json={"name": "Anna", "lang": "en"})
        assert ann.view(match) == again.view(match)


def test_only_so_much_is_packed(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), limits=FEW) as node:
        ann = Person(node.address)
        packed = node.inner.registry._packed = PackedMatches(8 * 1024)
        matches = [ann.match(HOTSEAT, HOTSEAT)["id"] for _ in range(3)]
        for match in matches:
            play_on(ann, match, random.Random(1), 25)
        assert forgotten(node, ann, matches[-1])
        assert packed._bytes == sum(map(len, packed._packed.values())) <= 8 * 1024
        assert len(packed._packed) < 3
        assert [ann.view(match)["step"] for match in matches] == [25] * 3


def test_of_many_matches_only_a_few_are_opened_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "OPENED_AT_ONCE", 2)
    with RunningNode(str(tmp_path / "matches.db")) as node:
        ann = Person(node.address)
        matches = [ann.match(HOTSEAT, HOTSEAT)["id"] for _ in range(8)]
        build, opening, most = node.inner.registry._build, 0, 0

        async def counted(match: str) -> OpenMatch:
            nonlocal opening, most
            opening += 1
            most = max(most, opening)
            await asyncio.sleep(0)
            built = await build(match)
            opening -= 1
            return built

        monkeypatch.setattr(node.inner.registry, "_build", counted)
        with ThreadPoolExecutor(len(matches)) as everybody:
            assert len({view["match"] for view in everybody.map(ann.view, matches)}) == len(matches)
        assert most == 2


def test_garbage_is_not_looked_for_in_what_is_loaded_for_good(node: RunningNode) -> None:
    assert wait_for(gc.get_freeze_count) > 10_000
