"""Routes of one match: polling, records, replays."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post

from dejarik.table.answering import answer, told
from dejarik.table.limits import MOST_BODY, MOST_RECORD
from dejarik.table.lobby import info
from dejarik.table.messages import Chat, ClientMessage, Fork, Look, Started, Updated, View
from dejarik.table.opening import read_record
from dejarik.table.problems import Refused
from dejarik.table.visiting import Visitor

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@get("/api/matches/{match_id:str}")
async def position(match_id: str, visitor: Visitor, since: int = 0) -> View:
    """The position as the visitor may see it, with the log after the step `since`."""
    visitor.take("look")
    hall = visitor.house.hall
    table = await hall.table(match_id)
    return await hall.view(table, visitor.guest_id, visitor.lang, max(0, since))


@post("/api/matches/{match_id:str}/messages", request_max_body_size=MOST_BODY)
async def message(
    match_id: str, request: Request[Any, Any, Any], visitor: Visitor, since: int = 0
) -> Response[Any]:
    """Whatever can be said over the live connection, answered at once."""
    try:
        said = _decoder.decode(await request.body())
    except (msgspec.DecodeError, RecursionError) as bad:
        raise Refused("bad-request") from bad
    hall = visitor.house.hall
    table = await hall.table(match_id)
    reply = await answer(visitor, table, said)
    if reply is None:
        since = said.since if isinstance(said, Look) else since
        reply = Updated(await hall.view(table, visitor.guest_id, visitor.lang, max(0, since)))
    return visitor.answer(reply)


@get("/api/matches/{match_id:str}/chat")
async def chat(match_id: str, visitor: Visitor, since: int = 0) -> list[Chat]:
    """What was said, for those who poll."""
    visitor.take("look")
    return [told(line) for line in await visitor.house.store.chat(match_id, max(0, since))]


# ---- Records and replays ----------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}/record")
async def record(match_id: str, visitor: Visitor) -> Response[Any]:
    """The record of a finished match, as a file."""
    visitor.take("look")
    found = await visitor.house.store.match(match_id)
    if found is None:
        raise Refused("not-found")
    data = (await visitor.house.replays.record(found[0])).encode()
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{found[0].game}-{match_id}.json"'},
    )


@post("/api/records", request_max_body_size=MOST_RECORD)
async def upload(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Any]:
    """A record to be replayed here."""
    visitor.take("record")
    record = read_record(await request.body())
    return visitor.answer(Started(await visitor.house.opening.from_record(record)), 201)


@get("/api/replays/{match_id:str}")
async def replay(match_id: str, visitor: Visitor, step: int = 0, log: bool = True) -> View:
    """A finished match after so many choices, with all hands open; `log` brings its whole log along."""
    visitor.take("look")
    found = await visitor.house.replays.find(match_id)
    return await asyncio.to_thread(found.view, step, visitor.lang, with_log=log)


@post("/api/replays/{match_id:str}/fork")
async def fork(match_id: str, data: Fork, visitor: Visitor) -> Response[Any]:
    """Play on from a step, against a bot."""
    visitor.take("match")
    house = visitor.house
    found = await house.replays.find(match_id)
    guest = await visitor.guest()
    match = await house.opening.fork(found.match.record, data.step, data.seat, data.bot, guest)
    return visitor.answer(await info(visitor, match), 201)


ROUTES = (position, message, chat, record, upload, replay, fork)
