"""Around every request: where it may come from, which headers its answer has, and that it is counted."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from dejarik.server.ops.metrics import REQUESTS

log = logging.getLogger(__name__)

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT")  # what is counted; anybody can make up others
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

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        unsafe = kind == "websocket" or scope["method"] not in SAFE
        app = self.app if not unsafe or from_here(_headers(scope)) else _turn_away
        if kind == "websocket":
            await app(scope, receive, send)
        else:
            await self._answer(app, scope, receive, send)

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


async def _turn_away(scope: Any, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    body = b'{"type":"problem","code":"not-yours","text":"cross-origin"}'
    start: Any = {
        "type": "http.response.start",
        "status": 403,
        "headers": [(b"content-type", b"application/json")],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
