"""One node: all parts of a server process, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import time
from collections.abc import Mapping
from functools import cache
from threading import Thread
from typing import Any, Self

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.games import load_games
from dejarik.server.guests import Signer
from dejarik.server.limits import Limits, Rates, Sockets, veil
from dejarik.server.matches.creating import MatchCreator
from dejarik.server.matches.registry import Registry
from dejarik.server.matches.replays import Replays
from dejarik.server.storage.store import Store
from dejarik.server.workers.analyzing import Analyst
from dejarik.server.workers.background import BackgroundWork
from dejarik.server.workers.bots import BUDGET, BotPool
from dejarik.server.workers.measuring import Measurer
from dejarik.server.workers.notifications import NotificationListener
from dejarik.server.workers.replaying import Replayer
from dejarik.server.workers.sharing import LimitSharing
from dejarik.server.workers.wordings import WordsAhead

log = logging.getLogger(__name__)

KEYS_EVERY = 60.0  # seconds between looks whether the key was replaced
HEALTH_EVERY = 1.0  # seconds for which what was found is told again
LEAST_ROOM = 32 * 1024 * 1024  # bytes; a full disk would be noticed only by the choice that is lost


FEW_OBJECTS = 10_000  # made since garbage was last looked for; a view alone has hundreds
MOST_SETTING = 10**9
PATH = re.compile(r"/|(/[A-Za-z0-9._~-]+)+")

# Views are made and thrown away by the hundred, hardly ever in circles. To look for those as often as Python
# does by itself, through all that a node holds, cost it a twelfth of its time.
SELDOM = (20_000, 50, 100)


class Settings(msgspec.Struct, frozen=True):
    """What can be set for a node."""

    database: str
    bot_processes: int = 0  # processes in which bots think; 0: one less than the machine has cores
    think_seconds: float = BUDGET
    patience: float = 1.0  # how much more often than usual everything may be asked
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()  # names by which the table is reached, besides addresses and local names
    metrics_token: str = ""  # whoever shows it may read the metrics; without one, only this machine may
    path: str = ""  # below which the table lies on its host: "/table"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], database: str) -> Self:
        """The settings that variables name: `DEJARIK_HOSTS`, `DEJARIK_SOCKETS_PER_GUEST` and the like."""
        said = {
            field.name: _number(field, value)
            for field in (*msgspec.structs.fields(cls), *msgspec.structs.fields(Limits))
            if field.type in (int, float) and (value := environment.get(variable(field.name)))
        }
        limits = {name: said.pop(name) for name in Limits.__struct_fields__ if name in said}
        hosts = [host.strip() for host in environment.get(variable("hosts"), "").split(",")]
        return cls(
            database,
            hosts=tuple(host for host in hosts if host),
            metrics_token=environment.get(variable("metrics_token"), ""),
            path=_path(environment.get(variable("path"), "")),
            limits=Limits(**limits),
            **said,
        )


def _path(said: str) -> str:
    """With a slash before it and none behind it; nothing at the top of a host."""
    path = f"/{said.strip('/')}"
    if not PATH.fullmatch(path):
        raise BadSetting(variable("path"), said)
    return path.rstrip("/")


class BadSetting(Exception):
    """A variable whose value is none."""

    def __init__(self, name: str, value: str):
        self.name = name
        self.value = value
        super().__init__(name, value)


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return f"DEJARIK_{name.upper()}"


def _number(field: msgspec.structs.FieldInfo, value: str) -> Any:
    """A number greater than zero, whole where only whole ones make sense."""
    try:
        number = msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as bad:
        raise BadSetting(variable(field.name), value) from bad
    if not 0 < number < MOST_SETTING:
        raise BadSetting(variable(field.name), value)
    return number


@cache
def _load() -> None:
    """All games. What is loaded stays, so garbage is not looked for in it: that would hold up everybody."""
    load_games()
    gc.set_threshold(FEW_OBJECTS)
    gc.collect()
    gc.freeze()


class Node:
    """A server process: it serves any match, and holds the ones in play in its registry."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, salt: bytes = b""):
        self.settings = settings
        self.store = store
        self.signer = signer
        self.limits = settings.limits.times(settings.patience)
        self.rates = Rates(settings.patience, veiled=veil(salt) if salt else None)
        self.sockets = Sockets(self.limits, veil(salt) if salt else str)
        self.sharing = LimitSharing(store, self.rates, self.sockets)
        self.bots = BotPool(settings.bot_processes or None, settings.think_seconds)
        self.registry = Registry(store, self.bots, self.limits)
        self.background = BackgroundWork(self.registry)
        self.replayer = Replayer(self.limits.record_seconds, self.limits.record_megabytes)
        self.creator = MatchCreator(store, self.replayer)
        self.replays = Replays(store)
        self.analyst = Analyst()
        self.measurer = Measurer(store, self.limits)
        self.words_ahead = WordsAhead()
        self.notifications = NotificationListener(self.registry)
        self._reading_keys: asyncio.Task[None]
        self._wrong: list[str] = []
        self._look_again = 0.0

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        gc.set_threshold(*SELDOM)
        store = await Store.open(settings.database)
        salt = b"" if store.sqlite else await store.salt()
        node = cls(settings, store, Signer(await store.keys()), salt)
        node.bots.start()
        if store.sqlite:
            await store.end_measurings()  # a server that was killed could not
        node._reading_keys = asyncio.create_task(node._keep_reading_keys())
        Thread(target=_load, name="loading", daemon=True).start()  # nobody waits for it
        await node.notifications.start()
        node.sharing.start()
        return node

    async def _keep_reading_keys(self) -> None:
        """A key can be replaced while nodes are running."""
        while True:
            await asyncio.sleep(KEYS_EVERY)
            with contextlib.suppress(SQLAlchemyError):
                self.signer.keys = await self.store.keys()

    async def wrong(self) -> list[str]:
        """What is wrong here; nothing, if matches can be played and kept. It does not look each time."""
        now = time.monotonic()
        if now >= self._look_again:
            self._wrong = await self._look_over()
            self._look_again = now + HEALTH_EVERY
        return self._wrong

    async def _look_over(self) -> list[str]:
        wrong = []
        room = self.store.room()
        if room is not None and room < LEAST_ROOM:
            wrong.append("disk")
        try:
            await self.store.healthy()
        except SQLAlchemyError:
            wrong.append("database")
        if not self.bots.alive() or not self.notifications.listening():
            wrong.append("workers")
        if wrong:
            log.warning("something is wrong: %s", ", ".join(wrong))
        return wrong

    async def close(self) -> None:
        self._reading_keys.cancel()
        await self.notifications.stop()
        await self.sharing.stop()
        await self.background.stop()
        await asyncio.to_thread(self.words_ahead.stop)
        self.bots.stop()
        self.replays.stop()
        await self.analyst.stop()
        await self.measurer.close()
        await self.replayer.stop()
        await self.store.close()
