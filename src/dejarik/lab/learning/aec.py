"""A PettingZoo environment in which the asked seat acts: `AECEnv`, agents `seat_0`, `seat_1`, and so on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv
from rich.console import Console

from dejarik.games import modules
from dejarik.kernel import Seat
from dejarik.lab.learning.encoding import Encoder
from dejarik.lab.learning.session import NOBODY, Guess, Saved, Session, Setup, Terms

Seen = dict[str, Any]  # "observation", "options" and "action_mask"
RENDER_MODES = ("ansi", "human")
WIDTH = 120


def space_of(encoder: Encoder) -> spaces.Dict:
    """The shape of what an agent observes."""
    actions = encoder.actions
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (len(encoder.position_names),), np.float32),
            "options": spaces.Box(0.0, 1.0, (actions, len(encoder.option_names)), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def arrays(session: Session, seat: Seat) -> Seen:
    """What a seat observes, in arrays of its own; options only for the seat that is asked."""
    encoder = session.encoder
    position = np.zeros(len(encoder.position_names), np.float32)
    options = np.zeros((encoder.actions, len(encoder.option_names)), np.float32)
    mask = np.zeros(encoder.actions, np.int8)
    state = session.state
    if seat == session.seat:
        decision = state.decision
        encoder.encode_position(state, seat, decision, session.page, position)
        encoder.encode_options(state, seat, decision, session.page, options, mask)
    else:
        encoder.encode_position(state, seat, session.seen(seat).decision, 0, position)
    return {"observation": position, "options": options, "action_mask": mask}


def drawing(session: Session, seat: Seat) -> str:
    """The board as a seat sees it, as the terminal shows it."""
    shown = modules(session.game.name)
    console = Console(width=WIDTH, color_system=None, highlight=False)
    with console.capture() as text:
        console.print(shown.terminal.board(session.seen(seat), shown.seating.teller("en"), WIDTH))
    return text.get()


class SeatsEnv(AECEnv[str, Seen, int]):
    """A match as PettingZoo sees it. Seats that bots play are not agents."""

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "name": ""}

    def __init__(self, session: Session, render_mode: str | None = None):
        self.session = session
        self.render_mode = render_mode
        self.metadata = self.metadata | {"name": f"dejarik_{session.game.name}_v{session.game.version}"}
        self._seat_of = {f"seat_{seat}": seat for seat in session.learners}
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        self.agents = []
        self.observation_spaces = {agent: space_of(session.encoder) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(session.encoder.actions)  # type: ignore[misc]
            for agent in self.possible_agents
        }

    @property
    def table(self) -> Session:
        """The former name of `session`."""
        return self.session

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Equal seeds give equal matches, bots included."""
        self.session.begin(seed)
        self._sit_down()

    def step(self, action: int | None) -> None:
        """The answer of the selected agent, by its place among the options of the mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to choose")
        self._cumulative_rewards[agent] = 0.0
        self.session.choose(int(action))
        self._look()
        if self.render_mode == "human":
            self.render()

    def _sit_down(self) -> None:
        """All agents are there, and nobody was paid anything yet."""
        self.agents = self.possible_agents.copy()
        self.infos = {agent: {} for agent in self.agents}
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        """Take over what the session says."""
        session = self.session
        self.agent_selection = self._agent_of.get(session.seat, self.agents[0])
        if session.seat != NOBODY and session.reward is None:  # nobody is paid before the end
            self.rewards = dict.fromkeys(self.agents, 0.0)
            return
        self.rewards = {agent: session.rewards[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, session.over)
        self.truncations = dict.fromkeys(self.agents, session.cut)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """What an agent may see; its options, if it is the one who is asked."""
        return arrays(self.session, self._seat_of[agent])

    def render(self) -> str | None:
        """The board as the selected agent sees it: returned as text (`ansi`) or printed (`human`)."""
        seat = self.session.seat if self.session.seat != NOBODY else self._seat_of[self.possible_agents[0]]
        text = drawing(self.session, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    # ---- Matches are values -------------------------------------------------------------------------

    def save(self) -> Saved:
        """The match as it is, hidden cards and luck included; `restore` goes back to it."""
        return self.session.save()

    def deal(self, seed: int, guess: Guess | None = None) -> Saved:
        """The match as the selected agent may imagine it: what it cannot see is redealt."""
        return self.session.deal(seed, guess)

    def restore(self, saved: Saved) -> None:
        """Go on from what was saved, in this environment or in another one like it."""
        self.session.restore(saved)
        self._sit_down()


def env(
    game: str,
    setup: Setup | Sequence[Setup] | None = None,
    *,
    render_mode: str | None = None,
    **terms: Unpack[Terms],
) -> SeatsEnv:
    """The environment of a game for all seats that no bot plays.

    `setup` is a sample of the game by name or a setup, or several of them to draw from.
    """
    return SeatsEnv(Session(game, setup, **terms), render_mode)
