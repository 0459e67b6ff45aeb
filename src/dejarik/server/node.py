"""One node: all parts of a server process, started and stopped together."""

from __future__ import annotations

from threading import Thread
from typing import Self

import msgspec

from dejarik.server.games import load_games
from dejarik.server.guests import Signer
from dejarik.server.limits import Rates
from dejarik.server.matches.creating import MatchCreator
from dejarik.server.matches.registry import Registry
from dejarik.server.matches.replays import Replays
from dejarik.server.storage.store import Store
from dejarik.server.workers.background import BackgroundWork
from dejarik.server.workers.bots import BUDGET, BotPool
from dejarik.server.workers.notifications import NotificationListener
from dejarik.server.workers.replaying import Replayer


class Settings(msgspec.Struct, frozen=True):
    """What can be set for a node."""

    database: str
    bot_processes: int = 0  # processes in which bots think; 0: one less than the machine has cores
    think_seconds: float = BUDGET
    patience: float = 1.0  # how much more often than usual everything may be asked


class Node:
    """A server process: it serves any match, and holds the ones in play in its registry."""

    def __init__(self, settings: Settings, store: Store, signer: Signer):
        self.store = store
        self.signer = signer
        self.rates = Rates(settings.patience)
        self.bots = BotPool(settings.bot_processes or None, settings.think_seconds)
        self.registry = Registry(store, self.bots)
        self.background = BackgroundWork(self.registry)
        self.replayer = Replayer()
        self.creator = MatchCreator(store, self.replayer)
        self.replays = Replays(store)
        self.notifications = NotificationListener(self.registry)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        store = await Store.open(settings.database)
        node = cls(settings, store, Signer(await store.secret()))
        node.bots.start()
        Thread(target=load_games, name="loading", daemon=True).start()  # nobody waits for it
        await node.notifications.start()
        return node

    async def close(self) -> None:
        await self.notifications.stop()
        await self.background.stop()
        self.bots.stop()
        self.replays.stop()
        await self.replayer.stop()
        await self.store.close()
