"""Matches come and go from memory; whoever opens or watches one keeps it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.nodes import FRIEND, HOTSEAT, ME, Person, RunningNode, later_than

from dejarik.server.limits import Limits

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
        registry = node.inner.registry
        ann.view(match)
        held = registry._matches[match]
        for _ in range(3):
            ann.view(ann.match(HOTSEAT, HOTSEAT)["id"])
        assert match not in registry._matches
        ann.view(match)
        assert registry._matches[match] is held


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
