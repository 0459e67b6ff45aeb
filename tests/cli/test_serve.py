"""`dejarik serve` without the driver for PostgreSQL: SQLite does not miss it, PostgreSQL says what to do."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from dejarik.cli.serve import listen
from dejarik.words import Words


def serve(lang: str, database: str) -> subprocess.Popen[str]:
    """The command in a fresh Python that cannot import psycopg."""
    arguments = ["--lang", lang, "serve", "--port", "0", "--database", database]
    code = f"import sys; sys.modules['psycopg'] = None; from dejarik.cli import main; main({arguments!r})"
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe, text=True)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_postgresql_without_its_driver_is_one_sentence(lang: str) -> None:
    with serve(lang, "postgresql://nobody@127.0.0.1:1/none") as command:
        _, told = command.communicate(timeout=60)
    assert told.strip().endswith(Words(lang).say("serve-postgres-missing"))
    assert "pip install dejarik[postgres]" in told
    assert "Traceback" not in told


def test_sqlite_needs_no_driver(tmp_path: Path) -> None:
    with serve("en", str(tmp_path / "table.db")) as command:
        try:
            assert command.stdout is not None
            address = command.stdout.readline().partition(" at ")[2].partition("/. ")[0]
            assert httpx.get(f"{address}/healthz", timeout=60).json()["status"] == "well"
        finally:
            command.terminate()
            command.communicate(timeout=60)


def test_answers_on_a_kept_connection_do_not_wait_for_each_other() -> None:
    """Nagle's algorithm and delayed acknowledgments together cost 40 ms for each request."""

    async def accepted() -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found = writer.get_extra_info("socket")
            done.set_result(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0, Words("en"))
        server = await asyncio.start_server(look, sock=listening)
        async with server:
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await done
            writer.close()
            return found

    assert asyncio.run(accepted())
