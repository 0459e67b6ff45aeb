"""Records of strangers are replayed apart from everything else, and within limits."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.attack import oversized_record
from tests.server.nodes import HOTSEAT, Person, RunningNode, wait_for

from dejarik.games import find, modules, names
from dejarik.kernel import Match, Record
from dejarik.server.language import words
from dejarik.server.matches.creating import Replayed
from dejarik.server.refusals import Refused
from dejarik.server.workers import replaying
from dejarik.server.workers.replaying import Replayer


def record_of(game: str = "destiny") -> Record:
    rules = find(game)
    match = Match(rules, next(iter(rules.samples().values())), 1)
    for _ in range(10):
        state = match.state
        match.choose(state.key(state.decision.options[0]))
    return match.record


@asynccontextmanager
async def replayer(**limits: Any) -> AsyncIterator[Replayer]:
    made = Replayer(**limits)
    try:
        yield made
    finally:
        await made.stop()


def test_the_process_comes_to_what_we_would_come_to() -> None:
    async def both() -> None:
        async with replayer() as apart:
            for name in names():
                record = record_of(name)
                assert await apart.replay(record) == Replayed.of(Match.replay(find(name), record))
            with pytest.raises(Refused, match="other-version"):
                await apart.replay(msgspec.structs.replace(record, version=record.version + 1))

    asyncio.run(both())


def _work_endlessly(pipe: Any, _: int) -> None:
    pipe.send("ready")
    pipe.recv()
    while True:
        time.sleep(0.01)


def _work_hungrily(pipe: Any, megabytes: int) -> None:
    Match.replay = lambda *_: bytearray(4 * 2**30)  # type: ignore[assignment, method-assign]
    replaying._limit_memory(megabytes)
    pipe.send("ready")
    pipe.send(replaying._answer(pipe.recv()))


@pytest.mark.parametrize("work", [_work_endlessly, _work_hungrily])
def test_what_takes_too_much_is_ended_and_the_next_record_is_none_the_wiser(
    work: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def both() -> None:
        async with replayer(seconds=0.3 if work is _work_endlessly else 60.0) as apart:
            with monkeypatch.context() as patched:
                patched.setattr(replaying, "_work", work)
                with pytest.raises(Refused) as refused:
                    await apart.replay(record_of())
                assert refused.value.message == "too-much"
                apart._end()
            apart.seconds = 60.0
            assert (await apart.replay(record_of())).seats == 2

    asyncio.run(both())


def test_work_stops_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> None:
        async with replayer(seconds=600.0) as apart:
            monkeypatch.setattr(replaying, "_work", _work_endlessly)
            waiting = asyncio.create_task(apart.replay(record_of()))
            while (process := apart._process) is None or process.pid is None:
                await asyncio.sleep(0.01)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            await asyncio.to_thread(process.join, 30)
            assert not process.is_alive()

    asyncio.run(leave())


def test_only_so_many_wait() -> None:
    async def crowd() -> None:
        async with replayer() as apart:
            apart._waiting = replaying.MOST_WAITING
            with pytest.raises(Refused) as refused:
                await apart.replay(record_of())
            assert refused.value.message == "busy"

    asyncio.run(crowd())


# ---- Through the door -------------------------------------------------------------------------------------


def test_play_goes_on_while_records_take_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "_work", _work_endlessly)
    record = msgspec.json.encode(record_of())
    head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(record)}\r\n\r\n"
    with RunningNode(str(tmp_path / "matches.db")) as node:
        node.inner.replayer.seconds = 600.0
        port = int(node.address.rpartition(":")[2])
        with ExitStack() as strangers:
            for _ in range(6):
                sending = strangers.enter_context(socket.create_connection(("127.0.0.1", port)))
                sending.sendall(head.encode() + record)
            wait_for(lambda: node.inner.replayer._waiting == 6)
            ann = Person(node.address)
            match = ann.match(HOTSEAT, HOTSEAT)["id"]
            assert ann.choose(match, ann.view(match)).status_code == 200
        wait_for(lambda: node.inner.replayer._waiting == 0)  # they have left, and nothing is done for them


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_no_match_could_begin_with_is_refused_in_a_sentence(node: RunningNode, lang: str) -> None:
    eve = Person(node.address, lang)
    answer = eve.http.post("/api/records", content=oversized_record(1000))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert answer.json()["text"] == words(lang).say("server-problem-setup")


def bounds(kind: msgspec.inspect.Type, where: str) -> list[str]:
    """The lists, texts and numbers of a setup that may be as long or great as one likes."""
    match kind:
        case msgspec.inspect.StructType(fields=fields):
            return [found for field in fields for found in bounds(field.type, f"{where}.{field.name}")]
        case msgspec.inspect.VarTupleType(item_type=item, max_length=most):
            return [*([] if most else [where]), *bounds(item, f"{where}[]")]
        case msgspec.inspect.StrType(max_length=most):
            return [] if most else [where]
        case msgspec.inspect.IntType(ge=least, le=most):
            return [] if least is not None and most is not None else [where]
        case msgspec.inspect.BoolType():
            return []
    return [where]


@pytest.mark.parametrize("game", names())
def test_everything_in_a_setup_has_a_bound(game: str) -> None:
    assert bounds(msgspec.inspect.type_info(find(game).setup), game) == []


@pytest.mark.parametrize("game", names())
def test_everything_in_the_options_of_a_match_has_a_bound(game: str) -> None:
    assert bounds(msgspec.inspect.type_info(modules(game).seating.Options), game) == []


def test_a_number_of_sixty_digits_is_refused(node: RunningNode) -> None:
    record = {"game": "outer_rim", "version": find("outer_rim").version, "seed": 1}
    record["setup"] = {"players": 1, "head_start": int("9" * 60)}
    answer = Person(node.address).post("/records", record)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    answer = Person(node.address).post("/records", record | {"setup": {"players": 1}, "version": 10**60})
    assert answer.status_code == 400
