"""Rewards, pages, bots and saved matches."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from dejarik.bots import bot
from dejarik.games import find
from dejarik.games.contract import Features
from dejarik.games.destiny.ai import features
from dejarik.kernel import Observation, Outcome, observe
from dejarik.lab.learning import Batch, Session, env
from dejarik.lab.learning.aec import arrays
from dejarik.lab.learning.encoding import Encoder
from dejarik.lab.learning.session import SEEDS, shares


def to_the_end(session: Session, luck: Random) -> None:
    while not (session.over or session.cut):
        session.choose(luck.randrange(len(session.decision.options)))


@pytest.mark.parametrize(
    ("winners", "seats", "paid"),
    [
        ((1,), 2, [-1.0, 1.0]),
        ((), 2, [0.0, 0.0]),
        ((0, 1), 2, [0.0, 0.0]),
        ((2,), 3, [-0.5, -0.5, 1.0]),
        ((0, 3), 4, [0.5, -0.5, -0.5, 0.5]),
    ],
)
def test_winners_share_a_point_and_losers_its_loss(
    winners: tuple[int, ...], seats: int, paid: list[float]
) -> None:
    found = shares(Outcome(winners, "rule"), seats)
    assert [found[seat] for seat in range(seats)] == paid


@pytest.mark.parametrize("sample", ["obi-wan against grievous", "four starters"])
def test_only_the_outcome_is_paid(sample: str) -> None:
    session = Session("destiny", sample)
    session.begin(3)
    luck = Random(3)
    while not session.over:
        assert not any(session.rewards.values())
        session.choose(luck.randrange(len(session.decision.options)))
    assert session.state.outcome is not None
    assert session.rewards == shares(session.state.outcome, session.state.seats)


def test_an_own_reward_is_asked_for_every_step_of_the_own_seat_and_comes_on_top() -> None:
    def riches(before: Observation[Any], after: Observation[Any]) -> float:
        assert before.seat == after.seat is not None
        assert before.decision is not None
        assert before.decision.seat == before.seat
        assert after.decision is None or after.decision.seat == after.seat
        return float(after.view.resources[after.seat] - before.view.resources[before.seat])

    session = Session("destiny", reward=riches)
    session.begin(2)
    luck = Random(2)
    first: dict[int, int] = {}
    paid = [0.0, 0.0]
    while not session.over:
        first.setdefault(session.seat, session.state.resources[session.seat])  # type: ignore[attr-defined]
        session.choose(luck.randrange(len(session.decision.options)))
        paid = [total + session.rewards[seat] for seat, total in enumerate(paid)]
    assert session.state.outcome is not None
    outcome = shares(session.state.outcome, 2)
    for seat in (0, 1):
        rest = session.state.resources[seat]  # type: ignore[attr-defined]
        assert paid[seat] == outcome[seat] + rest - first[seat]


def test_a_random_bot_chooses_as_if_it_had_looked() -> None:
    session = Session("destiny", bots={1: "random"})
    session.begin(6)
    luck = Random(6)
    state = find("destiny").new(session.setups[0], luck.randrange(SEEDS))
    player = bot("random", luck.randrange(SEEDS))
    for _ in range(30):
        while state.decision.seat == 1 or len(state.decision.options) == 1:
            state.choose(
                player.choose(observe(state, 1))
                if len(state.decision.options) > 1
                else state.decision.options[0]
            )
        assert state.digest() == session.state.digest()
        state.choose(0)
        session.choose(0)


def test_a_better_bot_wins_against_a_random_learner() -> None:
    session = Session("destiny", bots={1: "simple"})
    session.begin(1)
    to_the_end(session, Random(1))
    assert session.rewards == {0: -1.0}


def test_a_session_without_learners_or_with_an_unknown_sample_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody is left"):
        Session("destiny", bots={0: "random", 1: "random"})
    with pytest.raises(LookupError, match="there is no sample 'chess'; there is: obi-wan"):
        Session("destiny", "chess")


def test_long_lists_are_shown_page_by_page() -> None:
    session = Session("destiny")
    by = session.encoder = Encoder(
        cast(
            Features,
            SimpleNamespace(
                **{**{name: getattr(features, name) for name in features.__all__}, "MOST_OPTIONS": 3}
            ),
        )
    )
    luck = Random(1)
    paged = 0
    session.begin(1)
    while paged < 20:
        decision = session.decision
        wish = luck.randrange(len(decision.options))
        pages = 0
        digest = session.state.digest()
        while True:
            start, stop, more = by.page(decision, session.page)
            seen = arrays(session, session.seat)
            assert (
                list(seen["action_mask"]) == [1] * (stop - start) + [0] * (2 - (stop - start)) + [more]
                if len(decision.options) > 3
                else seen["action_mask"].sum() == len(decision.options)
            )
            assert bool(seen["options"][-1, 0]) == more
            if start <= wish < stop:
                break
            session.choose(2)
            pages += 1
            assert session.state.digest() == digest
        twin = session.state.copy()
        twin.choose(decision.options[wish])
        paged += pages
        session.choose(wish - start)
        if not session.over and len(twin.decision.options) > 1:
            assert session.state.digest() == twin.digest()
        if session.over:
            session.begin()


@pytest.mark.parametrize("bots", [{}, {1: "random"}, {1: "simple"}])
def test_a_saved_match_goes_on_in_the_same_way_as_often_as_one_likes(bots: dict[int, str]) -> None:
    seats = env("destiny", bots=bots)
    seats.reset(seed=8)
    session = seats.session
    for _ in range(12):
        seats.step(0)
    saved = seats.save()
    endings = []
    for other in (seats, env("destiny", bots=bots), seats):
        other.restore(saved)
        assert other.agent_selection == f"seat_{session.seat}" or other is not seats
        luck = Random(4)
        for _ in range(20):
            other.step(luck.randrange(len(other.session.decision.options)))
        endings.append(other.session.state.digest())
    assert len(set(endings)) == 1


def test_a_dealt_match_looks_the_same_and_hides_something_else() -> None:
    seats = env("destiny")
    seats.reset(seed=8)
    for _ in range(12):
        seats.step(0)
    agent, truth = seats.agent_selection, seats.session.state.digest()
    before = seats.observe(agent)
    other = env("destiny")
    digests = set()
    for seed in range(3):
        other.restore(seats.deal(seed))
        assert other.agent_selection == agent
        for key, array in other.observe(agent).items():
            assert np.array_equal(array, before[key])
        digests.add(other.session.state.digest())
    assert len(digests) == 3
    assert truth not in digests
    assert seats.session.state.digest() == truth


def test_where_lists_are_closed_a_guess_is_dealt() -> None:
    seats = env("destiny", "closed lists")
    seats.reset(seed=8)
    lists = seats.session.game.closed_lists(seats.session.setups[0])
    with pytest.raises(ValueError, match="the guess for seat"):
        seats.deal(1)
    assert seats.deal(1, lists).state.digest() != seats.save().state.digest()


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer-rim"])
def test_a_batch_shows_what_single_matches_show(game: str) -> None:
    batch = Batch(game, 3, longest=60, seed=5)
    seeds = Random(5)
    alone = []
    for _ in range(3):
        session = Session(game, longest=60)
        session.begin(seeds.randrange(SEEDS))
        alone.append(session)
    luck = np.random.default_rng(5)
    finished = 0
    for _ in range(150):
        for place, session in enumerate(alone):
            seen = arrays(session, session.seat)
            assert batch.seats[place] == session.seat
            assert np.array_equal(batch.positions[place], seen["observation"])
            assert np.array_equal(batch.options[place], seen["options"])
            assert np.array_equal(batch.masks[place], seen["action_mask"])
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(actions)
        for place, (session, action) in enumerate(zip(alone, actions, strict=True)):
            session.choose(action)
            assert [batch.rewards[place, seat] for seat in session.learners] == list(session.rewards.values())
            assert (batch.ended[place], batch.cut[place]) == (session.over, session.cut)
            if session.over or session.cut:
                finished += 1
                session.begin()
    assert finished >= 3
