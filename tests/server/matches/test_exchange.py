"""Whatever a viewer cannot see may be exchanged: nothing that is sent to them changes by it.

The contract says so of observations; here it is said of what is made from them and sent: boards, questions
and which answers are final, refusals, asides, what is being resolved, log lines and motions.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from dejarik.kernel import IllegalChoice, Row, State, carry_out, observe
from dejarik.server.games import ServedGame, served_game
from dejarik.server.matches.match import CHOICE, OpenMatch
from dejarik.server.matches.views import Viewer, Views, final_answers, lines_of
from dejarik.server.storage.store import ChoiceRow, MatchRow, SeatRow
from dejarik.server.wire.messages import Motion

SETUPS: dict[str, tuple[list[str], dict[str, bool | int]]] = {
    "destiny": (["obi-wan", "grievous"], {}),
    "cardgame": (["jedi", "sith"], {}),
    "outer_rim": (["han-solo", "boba-fett"], {}),
}
CHOICES = 140
EVERY = 4  # this many choices from one closer look to the next
encode = msgspec.json.encode


def two_people(game: ServedGame, seed: int) -> OpenMatch:
    """Two people, each with a name, and a match that nobody has to serve."""
    decks, options = SETUPS[game.name]
    setup = game.setup(decks, "en", options)
    row = MatchRow(
        id="m", game=game.name, version=game.game.version, setup=encode(setup).decode(), seed=str(seed),
        created=0.0, began=0.0, updated=0.0,
    )  # fmt: skip
    people = [
        SeatRow(match="m", seat=seat, kind="person", guest=name, name=name)
        for seat, name in enumerate(("Ann", "Bob"))
    ]
    return OpenMatch(game, row, people)


def with_exchanged(truth: OpenMatch, dealt: State) -> OpenMatch:
    """The same match, but for what was exchanged."""
    twin = copy.copy(truth)
    twin.kernel = copy.copy(truth.kernel)
    twin.kernel.state = dealt
    twin._seen = {}
    return twin


def shown(match: OpenMatch, viewer: Viewer) -> dict[str, Any]:
    made = Views(match)._position(viewer)
    seen = match.observation(viewer.seat)
    final = final_answers(match.game, match.teller(viewer.lang, viewer.you), seen) if seen.options else []
    return {name: encode(part) for name, part in {**msgspec.structs.asdict(made), "final": final}.items()}


def told(match: OpenMatch, state: State, news: list[Any], viewer: Viewer) -> tuple[bytes, bytes]:
    g, seat = observe(state, viewer.seat).view, viewer.seat
    story = match.teller(viewer.lang, viewer.you).log(g, news, seat)
    lines = lines_of(match.game, g, 1, story, seat)
    return encode(lines), encode([Motion(*match.game.web.motion(event, seat)) for event in news])


class Exchange:
    """One random match, looked at by everybody who may look."""

    def __init__(self, game: ServedGame, seed: int):
        self.match = two_people(game, seed)
        setup = game.game.decode_setup(msgspec.json.decode(self.match.row.setup))
        self.guess = game.game.closed_lists(setup)
        self.luck = random.Random(seed)
        self.positions = 0
        self.tellings = 0

    def play(self) -> None:
        while not self.match.over and self.match.step < CHOICES:
            seat = self.luck.choice(self.match.asked())
            decision = self.match.state.decision_of(seat)
            assert decision is not None
            key = self.match.state.key(self.luck.choice(decision.options))
            if self.match.step % EVERY == 0:
                for looking in (None, 0, 1):
                    lang = self.luck.choice(("en", "ru"))
                    self.look(Viewer(() if looking is None else (looking,), looking, lang), Row(seat, key))
            now = self.match.step
            self.match.apply(ChoiceRow(match="m", step=now, seat=seat, kind=CHOICE, key=key, at=0.0))

    def look(self, viewer: Viewer, row: Row) -> None:
        state = self.match.state
        dealt = observe(state, viewer.seat).deal(self.luck.randrange(2**32), self.guess)
        other = with_exchanged(self.match, dealt)
        assert shown(self.match, viewer) == shown(other, viewer)
        self.positions += 1
        here, there = state.copy(), dealt.copy()
        there.chance = here.chance.copy()  # dice fall openly: they are no secret that is exchanged
        try:
            happened = carry_out(here, row), carry_out(there, row)
        except IllegalChoice:
            return  # somebody else's secret was exchanged: there they cannot choose this
        if observe(here, viewer.seat).encode() != observe(there, viewer.seat).encode():
            return  # something came out that was exchanged
        assert told(self.match, here, happened[0], viewer) == told(other, there, happened[1], viewer)
        self.tellings += 1


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_sent_depends_on_what_its_reader_cannot_see(name: str, seed: int) -> None:
    walk = Exchange(served_game(name), seed)
    walk.play()
    assert walk.positions > 50
    assert walk.tellings > 20


def test_it_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a seat were shown what the other one sees, a close look would tell."""
    monkeypatch.setattr(OpenMatch, "observation", lambda self, seat: observe(self.state, seat and 1 - seat))
    with pytest.raises(AssertionError):
        Exchange(served_game("destiny"), 0).play()
