"""Around every request: where it may come from, which headers its answer has, and that it is counted."""

from __future__ import annotations

import hmac
import logging
import socket
import time
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Send

from dejarik.server.http.sessions import language_of
from dejarik.server.language import words
from dejarik.server.limits import MOST_PATH, MOST_QUERY
from dejarik.server.ops.metrics import PROBLEMS, REQUESTS
from dejarik.server.refusals import Refused

log = logging.getLogger(__name__)

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT")  # what is counted; anybody can make up others
MOST_HOST = 80  # letters of a name that are told back
# Names that nobody can register: of local networks, of this machine.
LOCAL = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
PASSED_ON = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = (), path: str = ""):
        self.app = app
        self.path = path
        self.hosts = Hosts(hosts)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.path and f"{scope['path']}/".startswith(f"{self.path}/"):
            # Some proxies take the path off that they serve us below, others do not.
            scope = {**scope, "path": scope["path"][len(self.path) :] or "/"}
        refused = self._refused(scope)
        app = self.app if refused is None else partial(_turn_away, *refused)
        if kind == "websocket":
            await app(scope, receive, send)
        else:
            await self._answer(app, scope, receive, send)

    def _refused(self, scope: Any) -> tuple[int, Refused] | None:
        """Why a request is not even looked at, and with which status."""
        headers = _headers(scope)
        if len(scope["path"]) > MOST_PATH or len(scope.get("query_string", b"")) > MOST_QUERY:
            return 414, Refused("too-long", most=MOST_PATH)
        if not self.hosts.are_ours(headers.get("host", "")):
            return 421, Refused("not-yours", "host", host=host_name(headers.get("host", ""))[:MOST_HOST])
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not from_here(headers):
            return 403, Refused("not-yours", "cross-origin")
        return None

    async def _answer(self, app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_security(scope["path"])]
            await send(message)

        try:
            await app(scope, receive, send_with_headers)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(method, str(status)).inc()
            # The path without its query: an invitation in it is a secret.
            log.info(
                "request",
                extra={
                    "method": method,
                    "path": scope["path"],
                    "status": status,
                    "ms": round(1000 * (time.perf_counter() - began), 1),
                },
            )


def from_here(headers: dict[str, str]) -> bool:
    """Whether a request was made by our own pages, or by no browser at all."""
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # it is no address at all
        return False


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _security(path: str) -> list[tuple[bytes, bytes]]:
    headers = dict(HEADERS)
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def _turn_away(status: int, refused: Refused, scope: Any, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": ""})
        return
    PROBLEMS.labels(refused.code).inc()
    problem = refused.problem(words(language_of(ASGIConnection(scope))))
    page = not scope["path"].startswith("/api/")
    body = problem.text.encode() if page else msgspec.json.encode(problem)
    kind = b"text/plain; charset=utf-8" if page else b"application/json"
    start: Any = {"type": "http.response.start", "status": status, "headers": [(b"content-type", kind)]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


# ---- Who may come in -------------------------------------------------------------------------------------


class Hosts:
    """The names by which a table is reached.

    A page elsewhere could give a name of its own our address, and a browser would take us for its own. That
    takes a name anybody can register: addresses, names without a dot and names of local networks are ours.
    Others are named by whoever runs the table; `*.example.org` stands for all names below one.
    """

    def __init__(self, hosts: Sequence[str] = ()):
        self.named = frozenset(host.lower() for host in hosts if host)

    def are_ours(self, header: str) -> bool:
        """Whether a request with this `Host` header is meant for us."""
        name = host_name(header)
        if not name or name in self.named or "*" in self.named:
            return bool(name)
        return _is_address(name) or _is_local(name) or any(f"*.{end}" in self.named for end in _ends(name))


def host_name(header: str) -> str:
    """The name in a `Host` header, without its port; nothing, if there is none."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    return "." not in name or name.endswith(LOCAL) or name == socket.gethostname().lower()


def _ends(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[place:]) for place in range(1, len(parts))]


def may_measure(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    """Whether somebody may read the metrics: by the token, or from this machine if there is none.

    What a proxy on this machine passes on comes from elsewhere.
    """
    if token:
        shown = connection.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(shown.encode(), token.encode())
    if any(name in connection.headers for name in PASSED_ON) or connection.client is None:
        return False
    return _is_address(connection.client.host) and ip_address(connection.client.host).is_loopback
