"""A live connection: the position is sent whenever it changes, only as far as its viewer may see it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import OperationalError

from dejarik.server.http.sessions import BAD_JSON, Visitor, number_of, part_of
from dejarik.server.language import words
from dejarik.server.limits import MOST_MESSAGE
from dejarik.server.matches.changes import change
from dejarik.server.matches.commands import answer
from dejarik.server.matches.registry import LiveMatch, Watcher
from dejarik.server.ops.metrics import PROBLEMS, WATCHING
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import ChatRow
from dejarik.server.wire.messages import ClientMessage, Look, ServerMessage, Updated, View
from dejarik.server.wire.rows import chat_message

log = logging.getLogger(__name__)

NOT_FOUND = 4404  # closing codes from 4000 on are the application's
TOO_MANY = 4429
FAILED = 1011  # an error of the server, as the protocol has it
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One viewer of one match."""

    def __init__(self, socket: WebSocket[Any, Any, Any], visitor: Visitor, live: LiveMatch):
        self.socket = socket
        self.visitor = visitor
        self.live = live
        self.since = number_of(socket, "since")
        self._reads_changes = bool(number_of(socket, "changes"))
        self._known: View | None = None  # what was sent last
        self._changed = asyncio.Event()
        self._changed.set()  # the first position is news, too
        self._outgoing: asyncio.Queue[ServerMessage | None] = asyncio.Queue(maxsize=200)
        self.watcher = Watcher(self._wake, self._chat_line, visitor.guest_id)

    def _wake(self) -> None:
        if not self._changed.is_set():
            self._changed.set()
            self._put(None)

    def _chat_line(self, line: ChatRow) -> None:
        self._put(chat_message(line))

    def _put(self, message: ServerMessage | None) -> None:
        # Whoever does not read what is sent misses chat; the position comes whenever they do read.
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(message)

    async def run(self) -> None:
        node = self.visitor.node
        for line in await node.store.chat(self.live.match.id):
            self._put(chat_message(line))
            self.live.last_chat = max(self.live.last_chat, line.number)
        node.registry.watch(self.live, self.watcher)
        both = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            ended.pop().result()  # neither ends by itself: this raises what went wrong
        finally:
            node.registry.unwatch(self.live, self.watcher)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            if self._changed.is_set():
                self._changed.clear()
                await self._send_position()
            message = await self._outgoing.get()
            if message is not None:
                await self._send(message)

    async def _send_position(self) -> None:
        visitor, since = self.visitor, self.since
        try:
            view = await visitor.node.registry.view(self.live, visitor.guest_id, visitor.lang, since)
        except Refused as refused:
            await self._send(refused.problem(words(visitor.lang)))
            return
        if self.since == since:  # else they have asked for more meanwhile
            self.since = view.step
        known, self._known = self._known, view
        if self._reads_changes and known is not None and known.seat == view.seat:
            await self._send(change(known, view))
        else:
            await self._send(Updated(view))

    async def _send(self, message: ServerMessage) -> None:
        try:
            await self.socket.send_data(_encoder.encode(message), mode="text")
        except OSError as gone:  # so an ASGI server says that there is nobody at the other end anymore
            raise WebSocketDisconnect(detail="left while something was sent") from gone

    async def _read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            try:
                if len(data) > MOST_MESSAGE:
                    raise Refused("too-long", most=MOST_MESSAGE)
                await self._carry_out(data)
            except Refused as refused:
                PROBLEMS.labels(refused.code).inc()
                self._put(refused.problem(words(self.visitor.lang)))
            except OperationalError:
                log.warning("the database does not answer", extra={"match": self.live.match.id})
                self._put(Refused("fault", "away").problem(words(self.visitor.lang)))
            except Exception:
                log.exception("a message failed", extra={"match": self.live.match.id})
                self._put(Refused("fault").problem(words(self.visitor.lang)))

    async def _carry_out(self, data: str | bytes) -> None:
        self.visitor.take("message")  # nonsense counts, too
        try:
            message = _decoder.decode(data)
        except BAD_JSON as bad:
            raise Refused("bad-request") from bad
        said = await answer(self.visitor.node.registry, self.visitor, self.live, message)
        if isinstance(message, Look):
            self.since = max(0, message.since)
            self._known = None  # they doubt it
            self._changed.clear()
            self._wake()
        elif said is not None and said.__struct_config__.tag != "chat":
            self._put(said)  # chat comes to everybody, also to whoever said it


@websocket("/api/matches/{match_id:str}/live")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """The position of a match and what is said there, as it changes."""
    await socket.accept()
    visitor = Visitor(socket, socket.app.state["node"])
    try:
        visitor.take("look")
        with visitor.node.sockets.one_more(visitor.guest_id, visitor.address):
            live = await visitor.node.registry.find(part_of(socket, "match_id"))
            await _talk(Connection(socket, visitor, live))
    except Refused as refused:
        PROBLEMS.labels(refused.code).inc()
        await socket.send_data(_encoder.encode(refused.problem(words(visitor.lang))), mode="text")
        await socket.close(TOO_MANY if refused.code == "too-fast" else NOT_FOUND)


async def _talk(connection: Connection) -> None:
    WATCHING.inc()
    try:
        await connection.run()
    except WebSocketDisconnect:
        pass
    except Exception:
        # Whoever cannot be shown the position any more comes again, and does not sit before an old one.
        log.exception("a live connection failed", extra={"match": connection.live.match.id})
        await connection.socket.close(FAILED)
    finally:
        WATCHING.dec()
