"""Bots think elsewhere, within their time, and never hold up other matches."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.nodes import BOT, HOTSEAT, ME, Person, RunningNode, play_on

from dejarik.bots import Bot, bot, has_level, names
from dejarik.bots.thinker import Level, ThinkerBot
from dejarik.games.destiny import GAME
from dejarik.kernel import Match, Observation, Option, observe
from dejarik.server.matches.match import OpenMatch
from dejarik.server.workers import bots
from dejarik.server.workers.background import pause


class Brooding(Bot):
    """Never comes to a decision."""

    def choose(self, observation: Observation[Any]) -> Option:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Punctual(Bot):
    """Notes by when it should answer."""

    def choose(self, observation: Observation[Any]) -> Option:
        assert self.deadline is not None
        assert 0.5 < self.deadline - time.monotonic() < 1.0
        return observation.options[-1]


def test_a_bot_is_told_to_answer_before_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", lambda name, seed: Punctual(seed))
    seen = observe(Match(GAME, GAME.samples()["obi-wan mirror"], 1).state, 0)
    assert bots.think("punctual", 1, pickle.dumps(seen), 1.0) == (len(seen.options) - 1, "")


def test_people_need_not_wait_longer_than_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", lambda name, seed: Punctual(seed))
    monkeypatch.setattr(Punctual, "patience", 0.9)
    seen = observe(Match(GAME, GAME.samples()["obi-wan mirror"], 1).state, 0)
    assert bots.think("punctual", 1, pickle.dumps(seen), 60.0).number == len(seen.options) - 1
    assert {name: bot(name).patience for name in names() if has_level(name)} == {
        "thinker-beginner": 0.3,
        "thinker-easy": 0.3,
        "thinker-medium": 0.3,
        "thinker-hard": 1.5,
    }


def test_whoever_waited_or_shares_a_process_thinks_less() -> None:
    assert bots.time_to_think(5.0) == pytest.approx(4.0)
    assert bots.time_to_think(5.0, waited=3.0) == pytest.approx(1.6)
    assert bots.time_to_think(5.0, share=0.25) == pytest.approx(1.0)
    assert bots.time_to_think(5.0, waited=4.5, share=0.25) == pytest.approx(0.4)
    assert bots.time_to_think(5.0, waited=60.0) == 0.0


def test_a_bot_that_waited_too_long_answers_at_once_and_sensibly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Level, "patience", 60.0)  # all its tries, on a busy machine, too
    state = Match(GAME, GAME.samples()["obi-wan against grievous"], 5).state
    while state.decision.kind != "action" or len(state.decision.options) < 4:
        state.choose(0)
    seen = observe(state, state.decision.seat)
    began = time.monotonic()
    late = bots.think("thinker-hard", 1, pickle.dumps(seen), 5.0, began - 60)
    assert seen.options[late.number] == ThinkerBot(1, Level(0)).choose(seen)
    assert late.hurried == bots.BEST
    best = seen.options.index(bot("thinker-hard", 1).choose(seen))
    assert bots.think("thinker-hard", 1, pickle.dumps(seen), 60.0, time.monotonic()) == (best, "")


def test_the_more_bots_are_asked_the_less_time_each_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = observe(Match(GAME, GAME.samples()["obi-wan mirror"], 1).state, 0)
    told: list[tuple[float, float, float]] = []

    def noted(name: str, seed: int, data: bytes, budget: float, asked: float, share: float) -> Any:
        told.append((budget, time.monotonic() - asked, share))
        return bots.Answer(0)

    async def ask_all(pool: bots.BotPool) -> None:
        await asyncio.gather(*(pool.choose("thinker-hard", seed, seen) for seed in range(6)))

    monkeypatch.setattr(bots, "think", noted)
    with ThreadPoolExecutor(1) as threads:
        pool = bots.BotPool(processes=2, budget=5.0)
        monkeypatch.setattr(pool, "_running", lambda: threads)
        asyncio.run(ask_all(pool))
        asyncio.run(ask_all(pool))
    assert [share for _, _, share in told[:6]] == pytest.approx([1, 1, 2 / 3, 2 / 4, 2 / 5, 2 / 6])
    assert [share for _, _, share in told[6:]] == [share for _, _, share in told[:6]], "they were answered"
    assert all(budget == 5.0 and waited >= 0 for budget, waited, _ in told)


def test_bots_with_levels_seem_to_think_and_the_others_are_quick() -> None:
    pauses = [pause("thinker-easy", seed, 8) for seed in range(50)]
    assert min(pauses) >= 0.25
    assert max(pauses) <= 1.1
    assert len(set(pauses)) == 50
    assert pause("thinker-easy", 3, 8) == pauses[3]
    assert pause("thinker-easy", 3, 2) < pauses[3], "little to choose, little to think about"
    assert pause("thinker-easy", 3, 1) == pause("simple", 3, 8) == pause("rules", 3, 8) == 0


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="this system has no alarm")
def test_whose_time_is_up_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", lambda name, seed: Brooding(seed))
    state = Match(GAME, GAME.samples()["obi-wan mirror"], 1).state
    seen = observe(state, 0)
    answer = bots.think("brooding", 1, pickle.dumps(seen), 0.05)
    assert 0 <= answer.number < len(seen.options)
    assert answer.hurried == bots.ANY
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_what_is_sent_to_a_bot_holds_no_truth() -> None:
    match = Match(GAME, GAME.samples()["obi-wan against grievous"], 77_000_077)
    sent: Observation[Any] = pickle.loads(pickle.dumps(observe(match.state, 0)))
    assert sent.view.chance.seed == 0
    assert set(sent.view.hands[1]) == {""}


def test_other_matches_go_on_while_a_bot_thinks(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    # All processes are busy, so the bot in Ann's match has to wait.
    pool = node.inner.bots._running()
    busy = [pool.submit(time.sleep, 3) for _ in range(node.inner.bots.processes)]
    waiting = ann.match(ME, BOT, seed=1)["id"]
    assert ann.say(waiting, type="choose", step=0, key="done").status_code == 200
    playing = bob.match(HOTSEAT, HOTSEAT, seed=1)["id"]
    assert play_on(bob, playing, random.Random(1), most=15)["step"] >= 15
    assert not all(task.done() for task in busy)
    assert ann.view(waiting)["asked"] == [1]
    with ann.live(waiting) as live:
        live.view(lambda view: view["step"] > 1)


def test_a_bot_that_fails_plays_on_by_luck(node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the bot knows none of that name: an error there, as any mistake of a bot would be."""
    ann = Person(node.address)
    monkeypatch.setattr(OpenMatch, "bot_of", lambda self, seat: "nobody" if seat == 1 else "")
    match = ann.match(ME, BOT, seed=3)["id"]
    assert play_on(ann, match, random.Random(1), most=6)["step"] > 6


KILLED = """
import os, signal
from dejarik.server.workers.bots import BotPool
if __name__ == "__main__":
    BotPool(1)._running().submit(os.getpid).result()
    print("they think", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_the_node_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "node.py"
    script.write_text(KILLED, encoding="utf-8")
    # BotPool share the pipe of the node: reading ends when the last of them has ended.
    ended = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (-signal.SIGKILL, b"they think\n")


def test_a_bot_process_that_was_killed_is_replaced(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(ME, BOT, seed=2)["id"]
    play_on(ann, match, random.Random(1), most=2)
    for process in list((node.inner.bots._running()._processes or {}).values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert play_on(ann, match, random.Random(1), most=8)["step"] >= 8
