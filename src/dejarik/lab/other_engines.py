"""Public engines, played at random in the same way as ours, where they are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

Match = Callable[[Random], int]  # plays a match and counts the decisions with at least two options


def rlcard() -> Iterator[tuple[str, Match]]:
    """RLCard: card games in Python."""
    make = import_module("rlcard").make
    for name in ("mahjong", "doudizhu", "gin-rummy", "uno"):
        env = make(name, config={"seed": 0})

        def match(luck: Random, env: Any = env) -> int:
            decisions = 0
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                decisions += len(legal) > 1
                state, _ = env.step(luck.choice(legal))
            return decisions

        yield name, match


def open_spiel() -> Iterator[tuple[str, Match]]:
    """OpenSpiel: C++ called from Python."""
    load = import_module("pyspiel").load_game
    for name in ("gin_rummy", "hearts"):
        game = load(name)

        def match(luck: Random, game: Any = game) -> int:
            decisions = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    results, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(results, odds)[0])
                    continue
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(luck.choice(legal))
            return decisions

        yield name, match


def pettingzoo() -> Iterator[tuple[str, Match]]:
    """PettingZoo's classic games."""
    for module in ("connect_four_v3", "go_v5"):
        env = import_module(f"pettingzoo.classic.{module}").env()

        def match(luck: Random, env: Any = env) -> int:
            decisions = 0
            env.reset(seed=luck.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
                decisions += len(legal) > 1
                env.step(luck.choice(legal))
            return decisions

        yield module.rpartition("_")[0], match


ENGINES = {"rlcard": rlcard, "open_spiel": open_spiel, "pettingzoo": pettingzoo}
