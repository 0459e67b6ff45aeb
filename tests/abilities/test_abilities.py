"""Whatever single error somebody makes in an ability, a shipped scenario or a test notices it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from tests.abilities.games import GAMES

SHARE = 0.03  # of all changes may be such that no position can show them


def groups() -> Iterator[tuple[str, str]]:
    """The abilities in portions, so that they can be checked side by side."""
    for name, game in GAMES.items():
        for group in sorted({game.group(ref) for ref in game.refs()}):
            yield name, group


@pytest.mark.parametrize(("name", "group"), list(groups()))
def test_every_error_is_noticed(name: str, group: str) -> None:
    game = GAMES[name]
    wrong: dict[str, list[str]] = defaultdict(list)
    for ref in game.refs():
        if game.group(ref) == group:
            unnoticed = {change.name for change in game.proofs.unnoticed(game.subject(ref))}
            excused = set(game.unshown.get(ref, {}))
            wrong["unnoticed"] += sorted(f"{ref} {change}" for change in unnoticed - excused)
            wrong["noticed, but listed"] += sorted(f"{ref} {change}" for change in excused - unnoticed)
    assert wrong == {"unnoticed": [], "noticed, but listed": []}


@pytest.mark.parametrize("name", GAMES)
def test_all_proofs_hold_with_the_abilities_as_they_are(name: str) -> None:
    assert [proof.name for proof in GAMES[name].proofs.all if not proof.holds()] == []


@pytest.mark.parametrize("name", GAMES)
def test_few_errors_cannot_be_shown_and_each_has_a_reason(name: str) -> None:
    game = GAMES[name]
    refs = set(game.refs())
    assert set(game.unshown) <= refs
    reasons = [reason for changes in game.unshown.values() for reason in changes.values()]
    assert all(len(reason.split()) >= 4 for reason in reasons)
    assert len(reasons) <= SHARE * sum(len(game.subject(ref).changes) for ref in refs)
