"""Looks over a set-up before or while it serves, and changes nothing: what is well, noteworthy or wrong."""

from __future__ import annotations

import errno
import json
import platform
import shutil
import socket
import ssl
import stat
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.storage import tables as db
from dejarik.words import Words, languages

OLDEST_PYTHON = (3, 11)
LEAST_ROOM, ENOUGH_ROOM = 64, 1024  # megabytes
MEGABYTE = 1024 * 1024
MOST_DRIFT = 5.0  # seconds between our clock and the database's
SECONDS = 10.0  # to wait for an answer over the network
CLIENT = Path(__file__).parent / "static" / "index.html"

How = Literal["good", "note", "bad"]


class Setup(msgspec.Struct, frozen=True):
    """What is looked over: a database, where the server listens, and where people find it."""

    database: URL
    host: str
    port: int
    address: str = ""


class Finding(msgspec.Struct, frozen=True):
    """One thing: how it is, and what it is about, for the sentence that says it."""

    how: How
    what: str
    about: dict[str, Any] = {}


def look_over(setup: Setup) -> list[Finding]:
    """Everything, the ground first."""
    return [
        *_python(),
        *_client(),
        *_languages(),
        *_files(setup.database),
        *_database(setup.database),
        *_port(setup.host, setup.port),
        *(_address(setup.address) if setup.address else ()),
    ]


# ---- What is installed ----------------------------------------------------------------------------------


def _python() -> Iterator[Finding]:
    how: How = "good" if sys.version_info >= OLDEST_PYTHON else "bad"
    oldest = ".".join(map(str, OLDEST_PYTHON))
    yield Finding(how, f"python-{how}", {"version": platform.python_version(), "oldest": oldest})


def _client() -> Iterator[Finding]:
    built = CLIENT.is_file()
    yield Finding("good" if built else "bad", "client-good" if built else "client-bad")


def _languages() -> Iterator[Finding]:
    known = list(languages())
    for lang in known:
        Words(lang).say("server-drawn")  # what is broken raises
    yield Finding("good", "languages", {"count": len(known), "names": ", ".join(known)})


# ---- Where matches are kept -----------------------------------------------------------------------------


def _files(url: URL) -> Iterator[Finding]:
    """Of an SQLite database: who may read it, and whether there is room."""
    if not db.is_sqlite(url):
        return
    file = db.file_of(url)
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    room = shutil.disk_usage(folder).free // MEGABYTE
    about = {"room": room, "folder": str(folder)}
    yield Finding(*_grade(room), about)
    if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077 and sys.platform != "win32":
        yield Finding("bad", "modes", {"file": str(file)})


def _grade(room: int) -> tuple[How, str]:
    if room < LEAST_ROOM:
        return "bad", "disk-full"
    return ("note", "disk-low") if room < ENOUGH_ROOM else ("good", "disk-good")


def _database(url: URL) -> Iterator[Finding]:
    if db.is_sqlite(url) and not db.file_of(url).exists():
        yield Finding("note", "database-none", {"file": str(db.file_of(url))})
        return
    try:
        engine = db.open_for_reading(url)
        with engine.connect() as connection:
            yield from _tables(connection)
        engine.dispose()
    except (OSError, SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".:")
        yield Finding("bad", "database-bad", {"reason": reason})


def _tables(connection: Connection) -> Iterator[Finding]:
    now, head = db.revisions(connection)
    if now is None:
        yield Finding("note", "database-empty")
        return
    if now == head:
        matches = connection.execute(sa.select(sa.func.count()).select_from(db.matches)).scalar_one()
        yield Finding("good", "database-good", {"matches": matches})
        keys = sa.select(sa.func.count()).select_from(db.settings).where(db.settings.c.name == "cookie-key")
        yield Finding("good" if connection.execute(keys).scalar_one() else "note", "key")
        yield from _clock(connection)
    elif db.is_known(now):
        yield Finding("note", "database-older")
    else:
        yield Finding("bad", "database-later")


def _clock(connection: Connection) -> Iterator[Finding]:
    """A clock that goes wrong lets people lose on time."""
    latest = connection.execute(sa.select(sa.func.max(db.matches.c.updated))).scalar_one() or 0.0
    drift = latest - time.time()
    if not db.is_sqlite(connection.engine.url):
        theirs = connection.execute(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))).scalar_one()
        drift = max(drift, abs(float(theirs) - time.time()))
    bad = drift > MOST_DRIFT
    yield Finding("bad" if bad else "good", "clock-bad" if bad else "clock-good", {"seconds": round(drift)})


# ---- Where people find it -------------------------------------------------------------------------------


def _port(host: str, port: int) -> Iterator[Finding]:
    about = {"host": host, "port": str(port)}
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE and _answers(f"http://{host}:{port}/"):
                yield Finding("good", "port-ours", about)
            else:
                yield Finding("bad", "port-bad", {**about, "reason": error.strerror or str(error)})
            return
    yield Finding("good", "port-good", about)


def _answers(address: str) -> bool:
    try:
        return "status" in _health(address)
    except (OSError, ValueError):
        return False


def _health(address: str) -> Any:
    with urllib.request.urlopen(f"{address.rstrip('/')}/healthz", timeout=SECONDS) as answer:
        return json.loads(answer.read(10_000))


def _address(address: str) -> Iterator[Finding]:
    """Through the proxy, as a browser comes: the page, and the live connection."""
    parts = urlsplit(address)
    about: dict[str, Any] = {"address": address, "host": parts.hostname or ""}
    if parts.scheme not in ("http", "https") or not parts.hostname:
        yield Finding("bad", "address-none", about)
        return
    try:
        _health(address)
    except urllib.error.HTTPError as error:
        what = "address-host" if error.code == 421 else "address-status"
        yield Finding("bad", what, {**about, "status": str(error.code)})
        return
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "reason", error)).rstrip(".")
        yield Finding("bad", "address-away", {**about, "reason": reason})
        return
    yield Finding("good", "address-good", about)
    if parts.scheme == "http":
        yield Finding("note", "address-plain", about)
    live = _upgrades(address)
    yield Finding("good" if live else "bad", "live-good" if live else "live-bad", about)


def _upgrades(address: str) -> bool:
    """Whether a live connection can be opened: many proxies must be told to let it through."""
    parts = urlsplit(address)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    asked = (
        f"GET {parts.path.rstrip('/')}/api/matches/none/live HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: ZGVqYXJpayBkb2N0b3IhIQ==\r\n\r\n"
    )
    try:
        with socket.create_connection((host, port), SECONDS) as plain:
            wire = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
            wire.sendall(asked.encode())
            return wire.recv(64).startswith(b"HTTP/1.1 101")
    except OSError:
        return False
