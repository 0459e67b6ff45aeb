"""Who asks: the guest of a request, their language, and their address for the rates."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from dejarik.server import language
from dejarik.server.node import Node
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import Guest
from dejarik.server.storage.tallies import Spent

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

COOKIE = "dejarik_guest"
LANG_COOKIE = "dejarik_lang"
BAD_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
A_YEAR = 365 * 24 * 3600


class Visitor:
    """Somebody whose request is being answered. Guests are made only when there is something to remember."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any], node: Node):
        self.node = node
        cookie = connection.cookies.get(COOKIE)
        self.guest_id = node.signer.guest(cookie)
        self.lang = language_of(connection)
        self.address = connection.client.host if connection.client is not None else ""
        self.secure = connection.url.scheme in ("https", "wss")
        self._cookies: list[Cookie] = []
        if self.guest_id is not None and cookie != node.signer.cookie(self.guest_id):
            self._keep_guest(self.guest_id)  # it was signed with a key that is no longer used

    @property
    def who(self) -> str:
        """By whom rates are counted."""
        return self.guest_id or self.address

    def take(self, what: str) -> None:
        """One more of a kind; refused if that is too often for them, or for all who share their address."""
        self.node.rates.take(self.who, what)
        self.node.rates.take_shared(self.address, what)

    async def spend(self, what: str) -> None:
        """One more of what is kept for ever, counted at all nodes together before it is made."""
        await self._spend(
            [self.node.rates.take(self.who, what), self.node.rates.take_shared(self.address, what)]
        )

    async def _spend(self, spent: list[Spent]) -> None:
        if not self.node.store.sqlite and not await self.node.store.spend(spent):
            raise Refused("too-fast")

    async def may_begin(self, guest: Guest) -> None:
        """Refused if a guest has as many matches as anybody can have."""
        most = self.node.limits.matches_per_guest
        if await self.node.store.unfinished(guest.id) >= most:
            raise Refused("too-fast", "matches", most=most)

    async def guest(self) -> Guest:
        """The guest; a newcomer becomes one now."""
        store = self.node.store
        if self.guest_id is not None:
            known = await store.guest(self.guest_id)
            if known is not None:
                return known
        await self._spend([self.node.rates.take(self.address, "guest")])
        made = await store.new_guest("", self.lang, time.time())
        self.guest_id = made.id
        self._keep_guest(made.id)
        return made

    async def becomes(self, guest: str) -> Guest:
        """Somebody who was here before, at another device."""
        known = await self.node.store.guest(guest)
        if known is None:
            raise Refused("not-found", "no-pass")
        self.guest_id = guest
        self._keep_guest(guest)
        return known

    def _keep_guest(self, guest: str) -> None:
        self._keep(COOKIE, self.node.signer.cookie(guest), hidden=True)

    def speaks(self, lang: str) -> None:
        """The language is remembered."""
        self.lang = lang
        self._keep(LANG_COOKIE, lang, hidden=False)

    def _keep(self, name: str, value: str, *, hidden: bool) -> None:
        self._cookies.append(
            Cookie(
                name,
                value=value,
                path=f"{self.node.settings.path}/",
                httponly=hidden,
                samesite="lax",
                secure=self.secure,
                max_age=A_YEAR,
            )
        )

    def answer(self, content: Any, status: int = 200) -> Response[Any]:
        """A response that also brings what is to be remembered."""
        return Response(content, status_code=status, cookies=self._cookies)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return language.chosen(
        connection.query_params.get("lang"),
        connection.cookies.get(LANG_COOKIE),
        connection.headers.get("accept-language"),
    )


def visitor_of(request: AnyRequest) -> Visitor:
    return Visitor(request, request.app.state["node"])


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """The message in the body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except BAD_JSON as bad:
        raise Refused("bad-request") from bad


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is stopped if whoever asked for it leaves."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("fault")  # nobody hears it
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def part_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """A part of the path: the name of something. What no database could keep names nothing."""
    part = str(connection.path_params[name])
    if "\0" in part:
        raise Refused("not-found")
    return part


def number_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> int:
    """A number of the query: from 0 on, and 0 if there is none."""
    said = connection.query_params.get(name, "0")
    if not said.isdecimal() or len(said) > 9:
        raise Refused("bad-request")
    return int(said)
