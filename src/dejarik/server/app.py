"""The application: all routes, and what happens around them."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError

from dejarik import RULES_RUN
from dejarik.server.http import decks, lobby, match, reference, workshop
from dejarik.server.http.live import connect
from dejarik.server.http.security import Guard, may_measure
from dejarik.server.http.sessions import AnyRequest, language_of
from dejarik.server.http.static import client
from dejarik.server.language import words
from dejarik.server.limits import MOST_BODY
from dejarik.server.node import Node, Settings
from dejarik.server.ops.metrics import PROBLEMS, exposition
from dejarik.server.refusals import Refused
from dejarik.server.storage.tables import default_database
from dejarik.server.wire.messages import ProblemCode

log = logging.getLogger(__name__)

DATABASE = "DEJARIK_DATABASE"


def application(settings: Settings) -> ASGIApp:
    """One node."""

    @asynccontextmanager
    async def running_node(app: Litestar) -> AsyncIterator[None]:
        app.state["node"] = opened = await Node.open(settings)
        try:
            yield
        finally:
            await opened.close()

    app = Litestar(
        route_handlers=[
            *lobby.ROUTES,
            *match.ROUTES,
            *reference.ROUTES,
            *workshop.ROUTES,
            *decks.ROUTES,
            connect,
            health,
            metrics,
            unknown,
            client,
        ],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            OperationalError: _away,
            Exception: _failed,
        },
        lifespan=[running_node],
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key="packed"),
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, settings.hosts, settings.path)


def from_environment() -> ASGIApp:
    """For servers that start processes of their own: the environment names the database and all settings."""
    database = os.environ.get(DATABASE) or str(default_database())
    return application(Settings.from_environment(os.environ, database))


# ---- For those who run it -----------------------------------------------------------------------------


@get("/healthz")
async def health(request: AnyRequest) -> Response[Any]:
    """Well, if matches can be played and what is played can be kept."""
    node: Node = request.app.state["node"]
    wrong = await node.wrong()
    if wrong:
        return Response({"status": "unwell", "wrong": wrong}, status_code=503)
    return Response({"status": "well", "rules": RULES_RUN})


@get("/metrics", sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """For whoever runs the table, not for its guests."""
    node: Node = request.app.state["node"]
    if not may_measure(request, node.settings.metrics_token):
        raise Refused("not-yours")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/{path:path}", sync_to_thread=False)
def unknown(request: AnyRequest) -> None:
    raise Refused("not-found")


# ---- What goes wrong ----------------------------------------------------------------------------------

STATUS: dict[ProblemCode, int] = {
    "not-found": 404,
    "not-asked": 409,
    "stale": 409,
    "illegal": 422,
    "not-yours": 403,
    "over": 409,
    "not-over": 409,
    "too-fast": 429,
    "too-long": 413,
    "bad-request": 400,
    "other-version": 409,
    "fault": 500,
}


def _refused(request: AnyRequest, refused: Refused) -> Response[Any]:
    PROBLEMS.labels(refused.code).inc()
    problem = refused.problem(words(language_of(request)))
    return Response(problem, status_code=STATUS[refused.code])


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework itself refuses: bad JSON, wrong types, too much, no such address."""
    codes: dict[int, ProblemCode] = {404: "not-found", 413: "too-long"}
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "fault")
    about = {"most": MOST_BODY} if code == "too-long" else {}
    response = _refused(request, Refused(code, **about))
    response.status_code = error.status_code
    return response


def _away(request: AnyRequest, _: OperationalError) -> Response[Any]:
    """The database is down, or we cannot reach it."""
    log.warning("the database does not answer", extra={"path": request.scope["path"]})
    response = _refused(request, Refused("fault", "away"))
    response.status_code = 503
    return response


def _failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our mistake: the details stay in our log."""
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _refused(request, Refused("fault"))
