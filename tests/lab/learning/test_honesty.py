"""What a learner observes is what its seat may see: no more, whatever lies hidden."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dejarik import games
from dejarik.games import find
from dejarik.kernel import Decision, Observation, Option, Seat, State, Together, observe
from dejarik.lab.learning import env, feature_names, option_feature_names
from dejarik.lab.learning.aec import arrays
from dejarik.lab.learning.encoding import Encoder, encoder

GAMES = games.names()
SAMPLES = [(game, sample) for game in GAMES for sample in find(game).samples()]

SETUPS = [*SAMPLES, *((game, seed) for game in GAMES for seed in range(4))]


def encoded(by: Encoder, observation: Observation[Any], g: State | None = None) -> tuple[bytes, bytes, bytes]:
    """What a seat observes, made from its view or, where it is given, from the state."""
    seat, decision = observation.seat, observation.decision
    assert seat is not None
    position = np.zeros(len(by.position_names), np.float32)
    options = np.zeros((by.actions, len(by.option_names)), np.float32)
    mask = np.zeros(by.actions, np.int8)
    g = observation.view if g is None else g
    by.encode_position(g, seat, decision, 0, position)
    if decision is not None:
        by.encode_options(g, seat, decision, 0, options, mask)
    return position.tobytes(), options.tobytes(), mask.tobytes()


@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_dealing_the_hidden_things_anew_changes_nothing(game: str, sample: str) -> None:
    found, by, luck = find(game), encoder(game), Random(sample)
    setup = found.samples()[sample]
    state: State = found.new(setup, 7)
    asked = 0
    while state.outcome is None and asked < 120:
        options = state.decision.options
        if len(options) > 1:
            asked += 1
            if asked % 6 == 0:
                for seat in range(state.seats):
                    observation = observe(state, seat)
                    dealt = observation.deal(asked, found.closed_lists(setup))
                    assert encoded(by, observe(dealt, seat)) == encoded(by, observation)
        state.choose(luck.randrange(len(options)))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_the_numbers_read_nothing_hidden(game: str, setup: str | int) -> None:
    found = find(game)
    brought = found.samples()[setup] if isinstance(setup, str) else found.random_setup(setup)
    assert peeked(encoder(game), found.new(brought, 11), Random(setup)) is None


def peeked(by: Encoder, state: State, luck: Random) -> tuple[int, Seat] | None:
    """The first question and the seat whose numbers tell another thing of the state than of what it sees."""
    asked = 0
    while state.outcome is None and asked < 150:
        options = state.decision.options
        if len(options) > 1:
            asked += 1
            for seat in by.features.asked(state):
                observation = observe(state, seat)
                if encoded(by, observation) != encoded(by, observation, state):
                    return asked, seat
        state.choose(luck.randrange(len(options)))
    return None


def hand_of_another(g: Any, seat: Seat) -> bool:
    return any(any(hand) for other, hand in enumerate(g.hands) if other != seat)


def contact_face_down(g: Any, seat: Seat) -> bool:
    return any(one.code for one in g.contacts.values() if not one.faceup and not one.seen)


class Peeking:
    """Features of which one number reads a card that its seat does not see."""

    def __init__(self, features: Any, peek: Callable[[Any, Seat], bool], where: str):
        self.features, self.peek, self.where = features, peek, where

    def __getattr__(self, name: str) -> Any:
        return getattr(self.features, name)

    def position(self, g: Any, seat: Seat) -> list[float]:
        numbers: list[float] = self.features.position(g, seat)
        if self.where == "position" and self.peek(g, seat):
            numbers[0] += 0.5
        return numbers

    def options(self, g: Any, seat: Seat, decision: Decision, shown: Sequence[Option]) -> array[float]:
        numbers: array[float] = self.features.options(g, seat, decision, shown)
        if self.where == "options" and self.peek(g, seat):
            numbers[-1] += 0.5
        return numbers


PEEKS = {"cardgame": hand_of_another, "destiny": hand_of_another, "outer_rim": contact_face_down}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("where", ["position", "options"])
def test_a_number_that_reads_a_hidden_card_is_found(game: str, where: str) -> None:
    found = find(game)
    setup = list(found.samples().values())[1]  # of Outer Rim with two players
    by = Encoder(Peeking(encoder(game).features, PEEKS[game], where))
    assert peeked(by, found.new(setup, 11), Random(1)) is not None


def test_an_open_answer_of_somebody_else_shows_nowhere() -> None:
    """In the mulligan both answer in secret: the second never sees how many cards the first puts back."""
    seen = set()
    for picks in (0, 3):
        seats = env("destiny")
        seats.reset(seed=4)
        session = seats.session
        for _ in range(picks):
            assert seats.agent_selection == "seat_0"
            seats.step(0)
        while session.seat == 0:
            seats.step(len(session.decision.options) - 1)
        assert isinstance(session.state.stack[-1], Together)
        assert seats.agent_selection == "seat_1"
        seen.add(tuple(array.tobytes() for array in seats.observe("seat_1").values()))
    assert len(seen) == 1


def test_the_page_for_learners_tells_the_shapes() -> None:
    page = (Path(__file__).parents[3] / "docs" / "learning.md").read_text()
    encoders = [encoder(game) for game in ("destiny", "cardgame", "outer-rim")]
    row = re.search(r"numbers of the position, about (.*)", page)
    assert row is not None
    assert [int(n) for n in re.findall(r"\d+", row[1])] == pytest.approx(
        [len(by.position_names) for by in encoders], rel=0.03
    )
    row = re.search(r"numbers of each, about (.*)", page)
    assert row is not None
    told = [(int(rows), int(numbers)) for rows, numbers in re.findall(r"(\d+) × (\d+)", row[1])]
    assert [rows for rows, _ in told] == [by.actions for by in encoders]
    assert [numbers for _, numbers in told] == pytest.approx(
        [len(by.option_names) for by in encoders], rel=0.03
    )


@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_every_question_and_option_has_a_column_of_its_own(game: str, sample: str) -> None:
    seats = env(game, sample)
    seats.reset(seed=5)
    luck = np.random.default_rng(5)
    session = seats.session
    for _ in seats.agent_iter(150):
        if session.over:
            break
        seen = arrays(session, session.seat)
        decision = session.decision
        assert seen["observation"][feature_names(game).index(f"question: {decision.kind}")] == 1.0
        for row, option in enumerate(decision.options[: session.encoder.actions]):
            assert seen["options"][row, option_feature_names(game).index(f"kind: {option.kind}")] == 1.0
        assert not seen["options"][:, 1].any()
        seats.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_go_together(game: str) -> None:
    by, found = encoder(game), find(game)
    for names in (by.position_names, by.option_names):
        assert len(set(names)) == len(names)
    # Where all seats are taken, every number is told.
    state: State = found.new(list(found.samples().values())[3], 1)
    seat = state.decision.seat
    view = observe(state, seat).view
    full = len(by.features.POSITION) == len(by.features.position(view, seat))
    assert full == (state.seats == 4 or game == "cardgame")
    numbers = by.features.options(view, seat, state.decision, state.decision.options)
    assert len(numbers) == len(by.features.OPTION) * len(state.decision.options)


def test_the_reader_comes_first() -> None:
    seats = env("destiny")
    seats.reset(seed=1)
    names = feature_names("destiny")
    seats.session.state.resources[:] = [3, 7]  # type: ignore[attr-defined]
    for agent, own, other in (("seat_0", 0.3, 0.7), ("seat_1", 0.7, 0.3)):
        position = seats.observe(agent)["observation"]
        assert position[names.index("seat 0: resources")] == pytest.approx(own)
        assert position[names.index("seat 1: resources")] == pytest.approx(other)
        assert not position[names.index("seat 2: playing")]
