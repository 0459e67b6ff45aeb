"""Everything that one node of the table consists of, started and stopped together."""

from __future__ import annotations

from threading import Thread
from typing import Self

import msgspec

from dejarik.server.games import load_games
from dejarik.server.http.cookies import Signer
from dejarik.server.http.limits import Rates
from dejarik.server.matches.creating import Opening
from dejarik.server.matches.registry import Hall
from dejarik.server.matches.replays import Replays
from dejarik.server.storage.store import Store
from dejarik.server.workers.background import Attendant
from dejarik.server.workers.bots import BUDGET, Thinkers
from dejarik.server.workers.notifications import Hearing


class Settings(msgspec.Struct, frozen=True):
    """What can be set for a node."""

    database: str
    thinkers: int = 0  # processes in which bots think; 0: one less than the machine has cores
    think_seconds: float = BUDGET
    patience: float = 1.0  # how much more often than usual everything may be asked


class House:
    """One node."""

    def __init__(self, settings: Settings, store: Store, signer: Signer):
        self.store = store
        self.signer = signer
        self.rates = Rates(settings.patience)
        self.thinkers = Thinkers(settings.thinkers or None, settings.think_seconds)
        self.hall = Hall(store, self.thinkers)
        self.attendant = Attendant(self.hall)
        self.opening = Opening(store)
        self.replays = Replays(store)
        self.hearing = Hearing(self.hall)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        store = await Store.open(settings.database)
        house = cls(settings, store, Signer(await store.secret()))
        house.thinkers.start()
        Thread(target=load_games, name="loading", daemon=True).start()  # nobody waits for it
        await house.hearing.start()
        return house

    async def close(self) -> None:
        await self.hearing.stop()
        await self.attendant.stop()
        self.thinkers.stop()
        await self.store.close()
