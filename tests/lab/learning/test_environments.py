"""Matches as PettingZoo and Gymnasium see them."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium import ActionWrapper
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from dejarik.kernel import IllegalChoice
from dejarik.lab.learning import OneSeatEnv, SeatsEnv, env, single

SAMPLES = [
    ("destiny", "obi-wan against grievous"),
    ("destiny", "four starters"),
    ("cardgame", "jedi against sith"),
    ("outer-rim", "three players on a random map"),
    ("outer-rim", "solo"),
]

# PettingZoo knows dictionaries of arrays and empty masks of agents at the end only of games of its own.
own_games_only = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


def legal(seats: SeatsEnv) -> list[int]:
    return [int(action) for action in np.flatnonzero(seats.last()[0]["action_mask"])]  # type: ignore[index]


def play(seats: SeatsEnv, luck: np.random.Generator, steps: int = 10**9) -> dict[str, float]:
    """At random, up to the end or for this many steps; what each agent was paid."""
    paid = dict.fromkeys(seats.possible_agents, 0.0)
    for agent in seats.agent_iter(steps):
        _, reward, ended, cut, _ = seats.last(observe=False)
        paid[agent] += reward
        seats.step(None if ended or cut else int(luck.choice(legal(seats))))
    return paid


@own_games_only
@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_pettingzoo_finds_nothing_wrong(game: str, sample: str) -> None:
    api_test(env(game, sample), num_cycles=150)


@own_games_only
def test_pettingzoo_finds_nothing_wrong_with_a_match_that_is_cut_off() -> None:
    api_test(env("cardgame", longest=30), num_cycles=100)


@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_equal_seeds_give_equal_matches_bots_included(game: str, sample: str) -> None:
    seed_test(lambda: env(game, sample), num_cycles=60)
    seed_test(lambda: env(game, sample, bots={1: "random"}), num_cycles=60)


def test_other_seeds_give_other_matches() -> None:
    seats = env("destiny")
    hands = set()
    for seed in range(5):
        seats.reset(seed=seed)
        hands.add(tuple(seats.session.seen(0).view.hands[0]))
    assert len(hands) > 1


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer-rim"])
def test_the_board_is_drawn_as_in_the_terminal(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn: Any = lambda render_mode: env(game, render_mode=render_mode)  # noqa: E731 - typed too narrowly there
    render_test(drawn)
    assert capsys.readouterr().out.count("\n") > 20


class TakeWhatIsThere(ActionWrapper[Any, Any, Any]):
    """Gymnasium's check draws actions without looking at the mask."""

    def action(self, action: Any) -> int:
        assert isinstance(self.env, OneSeatEnv)
        return int(action) % len(self.env.session.decision.options)


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer-rim"])
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(TakeWhatIsThere(single(game, render_mode="ansi")), skip_render_check=True)


def test_one_seat_learns_against_bots_wherever_it_sits() -> None:
    for seat in (0, 1):
        one = single("destiny", seat=seat, longest=400)
        seen, _ = one.reset(seed=3)
        luck = np.random.default_rng(3)
        ended = cut = False
        reward = 0.0
        while not (ended or cut):
            assert seen["action_mask"].any()
            assert one.session.decision.seat == seat
            seen, reward, ended, cut, _ = one.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        assert ended
        assert reward in (-1.0, 1.0)
        assert not seen["action_mask"].any()


def test_bots_are_no_agents() -> None:
    assert env("destiny", "four players", bots={1: "simple", 2: "random"}).possible_agents == [
        "seat_0",
        "seat_3",
    ]


def test_the_solo_opponent_is_no_agent() -> None:
    assert env("outer-rim", "solo").possible_agents == ["seat_0"]


def test_only_the_asked_agent_has_options() -> None:
    seats = env("destiny")
    seats.reset(seed=1)
    luck = np.random.default_rng(1)
    for agent in seats.agent_iter(60):
        for other in seats.agents:
            seen = seats.observe(other)
            assert bool(seen["action_mask"].any()) == bool(seen["options"].any()) == (other == agent)
        seats.step(int(luck.choice(legal(seats))))


def test_what_the_mask_does_not_allow_is_refused() -> None:
    seats = env("destiny")
    seats.reset(seed=1)
    before = seats.session.state.digest()
    for action in (seats.session.encoder.actions - 1, -1):
        with pytest.raises(IllegalChoice):
            seats.step(action)
    assert seats.session.state.digest() == before


def test_questions_with_one_answer_are_put_only_on_request() -> None:
    counts: dict[bool, list[int]] = {True: [], False: []}
    for lone, found in counts.items():
        seats = env("cardgame", lone=lone)
        seats.reset(seed=2)
        luck = np.random.default_rng(2)
        for _ in seats.agent_iter(120):
            found.append(len(legal(seats)))
            seats.step(int(luck.choice(legal(seats))))
    assert min(counts[True]) == 1
    assert min(counts[False]) == 2


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    seats = env("destiny", longest=20)
    seats.reset(seed=1)
    assert play(seats, np.random.default_rng(1)) == {"seat_0": 0.0, "seat_1": 0.0}
    assert seats.session.cut
    assert not seats.session.over
    assert seats.session.choices == 20


def test_several_setups_take_turns_as_the_seed_has_it() -> None:
    seats = env("destiny", ["obi-wan against grievous", "rey against kylo-ren"])
    teams = set()
    for seed in range(8):
        seats.reset(seed=seed)
        teams.add(tuple(thing.card for thing in seats.session.state.things.values()))  # type: ignore[attr-defined]
    assert len(teams) == 2


def test_the_rest_of_the_product_needs_no_arrays() -> None:
    code = (
        "import sys, dejarik.cli.simulate, dejarik.lab.speed, dejarik.games.destiny.ai.features,"
        " dejarik.games.cardgame.ai.features, dejarik.games.outer_rim.ai.features;"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'gymnasium', 'pettingzoo')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
