"""Behind a proxy, below a path: pages, requests, live connections and cookies."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from tests.server.nodes import HOTSEAT, SECONDS, Person, RunningNode, asked, wait_for

from dejarik.cli import main
from dejarik.server.app import application
from dejarik.server.http import static
from dejarik.server.node import BadSetting, Settings

BELOW = "/club/table"
PAGE = '<link href="/icon.png"><link href="./favicon.svg"><script src="./assets/main.js"></script>'


class Proxy:
    """A small reverse proxy on loopback: everything below a path goes to a node, byte by byte."""

    def __init__(self, node: str, *, takes_off: bool):
        self.port_of_node = int(node.rpartition(":")[2])
        self.takes_off = takes_off  # the path, before it passes a request on
        self.port = 0
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> str:
        self.thread.start()
        wait_for(lambda: self.port)
        return f"http://127.0.0.1:{self.port}"

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(SECONDS)

    async def _run(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        await self.over.wait()
        server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        first, _, rest = head.partition(b"\r\n")
        method, path, version = first.split(b" ")
        if not path.startswith(BELOW.encode()):
            writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            writer.close()
            return
        if self.takes_off:
            path = path[len(BELOW) :] or b"/"
        if b"upgrade: websocket" not in rest.lower():
            rest = re.sub(rb"(?i)connection: [^\r]*\r\n", b"", rest)
            rest = b"Connection: close\r\n" + rest
        inner, outer = await asyncio.open_connection("127.0.0.1", self.port_of_node)
        outer.write(b" ".join((method, path, version)) + b"\r\n" + rest)
        try:
            await asyncio.gather(_pass_on(reader, outer), _pass_on(inner, writer))
        finally:
            outer.transport.abort()
            writer.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.write_eof()


class NodeBelow(RunningNode):
    """A node that knows the path below which it lies."""

    def __init__(self, database: str):
        super().__init__(database)
        self.app = application(Settings(database, bot_processes=1, patience=1000.0, path=BELOW))
        config = uvicorn.Config(self.app, port=0, log_config=None, access_log=False, ws="websockets-sansio")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with NodeBelow(str(tmp_path_factory.mktemp("below") / "matches.db")) as node:
        yield node


@pytest.mark.parametrize("takes_off", [True, False])
def test_a_match_is_played_below_a_path(below: RunningNode, takes_off: bool) -> None:
    with Proxy(below.address, takes_off=takes_off) as address:
        ann = Person(f"{address}{BELOW}")
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        cookie = next(each for each in ann.http.cookies.jar if each.name == "dejarik_guest")
        assert cookie.path == f"{BELOW}/", "another table on this host has its own guests"
        with ann.live(match) as screen:
            view = screen.view(asked)
            screen.say(type="choose", step=view["step"], key=view["question"]["options"][0]["key"])
            assert screen.view(lambda now: now["step"] > view["step"])
        assert [each["id"] for each in ann.get("/matches")] == [match]


@pytest.mark.parametrize("page", ["", "/", "/match/abc", "/rules/destiny/die"])
def test_every_page_finds_its_files(
    below: RunningNode, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(static, "STATIC", tmp_path)
    with Proxy(below.address, takes_off=False) as address:
        shown = Person(address).http.get(f"{BELOW}{page}")
    assert shown.status_code == 200
    assert shown.text == PAGE.replace('"./', '"/').replace('"/', f'"{BELOW}/')


def test_at_the_top_of_a_host_they_lie_there(
    node: RunningNode, ann: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(static, "STATIC", tmp_path)
    assert ann.http.get("/match/abc").text == PAGE.replace('"./', '"/')


@pytest.mark.parametrize(("said", "path"), [("", ""), ("/", ""), ("table", "/table"), ("/a/b/", "/a/b")])
def test_a_path_is_understood_however_it_is_written(said: str, path: str) -> None:
    assert Settings.from_environment({"DEJARIK_PATH": said}, "matches.db").path == path


@pytest.mark.parametrize("said", ["a b", "/a//b", 'a"b', "/<x>", "/../x?y"])
def test_what_is_no_path_is_refused(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetting):
        Settings.from_environment({"DEJARIK_PATH": said}, "matches.db")
    assert main(["serve", "--path", said]) == 2
    assert "is no path" in capsys.readouterr().err
