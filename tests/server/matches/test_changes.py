"""Changes are sent in place of whole views: put together they are the same, and who doubts gets all of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.changes import applied, digest_of
from tests.server.matches.test_exchange import two_people
from tests.server.nodes import FRIEND, ME, Person, RunningNode, asked, later_than

from dejarik.server.games import served_game
from dejarik.server.matches.changes import change
from dejarik.server.matches.match import CHOICE, UNDO
from dejarik.server.matches.views import Viewer, Views
from dejarik.server.storage.store import ChoiceRow
from dejarik.server.wire.messages import View

encode, decode = msgspec.json.encode, msgspec.json.decode
VIEWERS = (Viewer((0,), 0, "ru"), Viewer((1,), 1, "en"), Viewer((), None, "ru"))


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
@pytest.mark.parametrize("seed", [1, 2])
def test_changes_put_together_are_the_whole_view(game: str, seed: int) -> None:
    match, luck = two_people(served_game(game), seed), random.Random(seed)
    views = Views(match)
    known: dict[Viewer, View] = {}
    put_together: dict[Viewer, Any] = {}
    whole = part = 0
    for _ in range(120):
        for viewer in VIEWERS:
            since = known[viewer].step if viewer in known else 0
            view = views.view(viewer, since, [0, 1], 5.0)
            if viewer not in known:
                put_together[viewer] = decode(encode(view))
            else:
                sent = encode(change(known[viewer], view))
                put_together[viewer] = applied(put_together[viewer], decode(sent))
                whole, part = whole + len(encode(view)), part + len(sent)
            known[viewer] = view
            assert put_together[viewer] == decode(encode(view))
            assert digest_of(put_together[viewer]) == view.digest
        if match.over:
            break
        step(match, luck)
    assert part < whole / 2


def step(match: Any, luck: random.Random) -> None:
    """A choice, or now and then back to an earlier one."""
    now, seat = match.step, luck.choice(match.asked())
    if match.branch and luck.random() < 0.1:
        row = ChoiceRow(match="m", step=now, seat=seat, kind=UNDO, key=str(match.branch[-1] - 1), at=0.0)
    else:
        key = match.state.key(luck.choice(match.state.decision_of(seat).options))
        row = ChoiceRow(match="m", step=now, seat=seat, kind=CHOICE, key=key, at=0.0)
    match.apply(row)


def test_another_position_has_another_digest() -> None:
    match, luck = two_people(served_game("destiny"), 3), random.Random(3)
    views = Views(match)
    first = views.view(VIEWERS[0], 0, [0, 1], 5.0)
    assert views.view(VIEWERS[0], 0, [], 6.0).digest == first.digest  # who is there is another matter
    step(match, luck)
    assert views.view(VIEWERS[0], 0, [0, 1], 5.0).digest != first.digest


def chosen(people: list[Person], match: str) -> int:
    """Whoever is asked chooses; the step after that."""
    views = [person.view(match) for person in people]
    person, view = next(pair for pair in zip(people, views, strict=True) if asked(pair[1]))
    assert person.choose(match, view).status_code == 200
    return int(view["step"]) + 1


def test_who_reads_changes_gets_them_and_all_of_it_on_doubt(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    match = made["id"]
    with ann.live(match, changes=1) as live:
        view = live.view()
        for _ in range(6):
            step = chosen([ann, bob], match)
            while view["step"] < step:
                view = applied(view, live.next("change"))
                assert digest_of(view) == view["digest"]
        for part in ("board", "question", "refusals", "asked"):
            assert view[part] == ann.view(match)[part]
        live.say(type="look", lang="en", since=0)
        assert live.view()["logFrom"] == 0
        chosen([ann, bob], match)
        live.next("change")
    assert sum('"type":"view"' in said for said in live.heard) == 2
    with ann.live(match) as live:  # an older page
        view = live.view()
        chosen([ann, bob], match)
        live.view(later_than(view["step"]))
    assert not any('"type":"change"' in said for said in live.heard)
