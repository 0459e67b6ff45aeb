"""The log of a match as the server keeps it: one story, whether it is followed, read anew, or taken back."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from tests.server.matches.test_exchange import two_people

from dejarik import games
from dejarik.kernel import Seat
from dejarik.server.games import served_game
from dejarik.server.matches.match import CHOICE, UNDO, OpenMatch
from dejarik.server.matches.views import Viewer, Views
from dejarik.server.storage.store import ChoiceRow
from dejarik.server.wire.messages import LogLine

CHOICES = 60
VIEWERS = (
    Viewer((0,), 0, "en"),
    Viewer((1,), 1, "ru"),
    Viewer((), None, "en"),
    Viewer((0, 1), 0, "en"),
)


def log(views: Views, viewer: Viewer) -> list[LogLine]:
    return views.view(viewer, 0, (), 0.0).log


def apply(match: OpenMatch, seat: Seat, kind: str, key: str) -> None:
    match.apply(ChoiceRow(match="m", step=match.step, seat=seat, kind=kind, key=key, at=0.0))


def choose(match: OpenMatch, luck: random.Random) -> None:
    seat = match.asked()[0]
    decision = match.state.decision_of(seat)
    assert decision is not None
    apply(match, seat, CHOICE, match.state.key(luck.choice(decision.options)))


@pytest.mark.parametrize("game", games.names())
def test_a_story_is_the_same_followed_read_anew_and_taken_back(game: str) -> None:
    match, luck = two_people(served_game(game), 4), random.Random(4)
    followed = Views(match)
    for number in range(CHOICES):
        if match.over:
            break
        choose(match, luck)
        if number % 7 == 6:
            apply(match, 0, UNDO, str(match.branch[-3]))
        for viewer in VIEWERS:
            told = log(followed, viewer)
            assert told == log(Views(match), viewer)
            assert all(after.depth <= before.depth + 1 for before, after in pairwise(told))


def test_only_whoever_sits_alone_is_you() -> None:
    match, luck = two_people(served_game("destiny"), 2), random.Random(2)
    while len(log(Views(match), VIEWERS[2])) < 40:
        choose(match, luck)
    mine, watched, shared = (log(Views(match), VIEWERS[number]) for number in (0, 2, 3))
    assert any(line.text.startswith("You ") for line in mine)
    assert not any(line.text.startswith("Ann ") for line in mine)
    for told in (watched, shared):
        assert any(line.text.startswith("Ann ") for line in told)
        assert not any(line.text.startswith("You ") for line in told)
