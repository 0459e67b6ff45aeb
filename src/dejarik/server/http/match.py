"""Routes of one match: polling, records, replays."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post

from dejarik.server.http.lobby import info
from dejarik.server.http.sessions import (
    BAD_JSON,
    AnyRequest,
    body_of,
    number_of,
    part_of,
    visitor_of,
    while_there,
)
from dejarik.server.limits import MOST_BODY, MOST_RECORD
from dejarik.server.matches.analyses import analysis_of, position_of
from dejarik.server.matches.commands import answer
from dejarik.server.matches.creating import read_record
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import (
    AnalysisIs,
    Chat,
    ClientMessage,
    CriticalPosition,
    Fork,
    Look,
    Started,
    Updated,
    View,
)
from dejarik.server.wire.rows import chat_message

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@get("/api/matches/{match_id:str}")
async def position(request: AnyRequest) -> View:
    """The position as the visitor may see it, with the log after the step `since`."""
    visitor = visitor_of(request)
    visitor.take("look")
    registry = visitor.node.registry
    live = await registry.find(part_of(request, "match_id"))
    return await registry.view(live, visitor.guest_id, visitor.lang, number_of(request, "since"))


@post("/api/matches/{match_id:str}/messages", request_max_body_size=MOST_BODY)
async def message(request: AnyRequest) -> Response[Any]:
    """Whatever can be said over the live connection, answered at once."""
    visitor, since = visitor_of(request), number_of(request, "since")
    visitor.take("message")
    try:
        said = _decoder.decode(await request.body())
    except BAD_JSON as bad:
        raise Refused("bad-request") from bad
    registry = visitor.node.registry
    live = await registry.find(part_of(request, "match_id"))
    reply = await answer(registry, visitor, live, said)
    if reply is None:
        since = said.since if isinstance(said, Look) else since
        reply = Updated(await registry.view(live, visitor.guest_id, visitor.lang, max(0, since)))
    return visitor.answer(reply)


@get("/api/matches/{match_id:str}/chat")
async def chat(request: AnyRequest) -> list[Chat]:
    """What was said, for clients that poll."""
    visitor, match_id = visitor_of(request), part_of(request, "match_id")
    visitor.take("look")
    lines = await visitor.node.store.chat(match_id, number_of(request, "since"))
    return [chat_message(line) for line in lines]


# ---- Records and replays ----------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}/record")
async def record(request: AnyRequest) -> Response[Any]:
    """The record of a finished match, as a file."""
    visitor, match_id = visitor_of(request), part_of(request, "match_id")
    visitor.take("look")
    found = await visitor.node.store.match(match_id)
    if found is None:
        raise Refused("not-found")
    data = (await visitor.node.replays.record(found[0])).encode()
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{found[0].game}-{match_id}.json"'},
    )


@post("/api/records", request_max_body_size=MOST_RECORD)
async def upload(request: AnyRequest) -> Response[Any]:
    """A record to be replayed here."""
    visitor = visitor_of(request)
    await visitor.spend("record")
    record = read_record(await request.body())
    match = await while_there(request, visitor.node.creator.from_record(record))
    return visitor.answer(Started(match), 201)


@get("/api/replays/{match_id:str}")
async def replay(request: AnyRequest) -> View:
    """A finished match after this many choices, with all hands open; `log=0` leaves its whole log out."""
    visitor, step = visitor_of(request), number_of(request, "step")
    visitor.take("look")
    with_log = request.query_params.get("log") != "0"
    replays = visitor.node.replays
    return await replays.view(part_of(request, "match_id"), step, visitor.lang, with_log=with_log)


@post("/api/replays/{match_id:str}/fork")
async def fork(request: AnyRequest) -> Response[Any]:
    """Play on from a step, against a bot."""
    visitor, data = visitor_of(request), await body_of(request, Fork)
    await visitor.spend("match")
    node = visitor.node
    found = await node.replays.find(part_of(request, "match_id"))
    guest = await visitor.guest()
    await visitor.may_begin(guest)
    forking = node.creator.fork(found.match.record, data.step, data.seat, data.bot, guest)
    match = await while_there(request, forking)
    return visitor.answer(await info(visitor, match), 201)


@get("/api/replays/{match_id:str}/analysis")
async def analysis(request: AnyRequest) -> AnalysisIs:
    """What is known of what decided a match; nothing is begun by asking."""
    visitor = visitor_of(request)
    visitor.take("look")
    replay = await visitor.node.replays.find(part_of(request, "match_id"))
    known = visitor.node.analyst.find(replay.known)
    return await asyncio.to_thread(analysis_of, replay, known, visitor.lang, visitor.guest_id)


@get("/api/replays/{match_id:str}/analysis/position")
async def critical(request: AnyRequest) -> CriticalPosition:
    """A critical position as its seat saw it, to try again."""
    visitor, step = visitor_of(request), number_of(request, "step")
    visitor.take("look")
    replay = await visitor.node.replays.find(part_of(request, "match_id"))
    known = visitor.node.analyst.find(replay.known)
    return await asyncio.to_thread(position_of, replay, known, step, visitor.lang)


@post("/api/replays/{match_id:str}/analysis", status_code=200)
async def analyze(request: AnyRequest) -> AnalysisIs:
    """Have a finished match analyzed."""
    visitor = visitor_of(request)
    replay = await visitor.node.replays.find(part_of(request, "match_id"))
    if replay.match.state.outcome is None:
        raise Refused("not-over")
    if visitor.node.analyst.find(replay.known) is None:
        visitor.take("analysis")
    progress = visitor.node.analyst.begin(replay.known, replay.match.record)
    return await asyncio.to_thread(analysis_of, replay, progress, visitor.lang, visitor.guest_id)


ROUTES = (position, message, chat, record, upload, replay, fork, analysis, analyze, critical)
