"""The hall: the matches that are being played or watched here, and the one door by which they change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from dejarik.kernel import IllegalChoice, RulesFault, Seat
from dejarik.server.games import gaming
from dejarik.server.http.errors import Refused
from dejarik.server.matches.match import ASIDE, CHOICE, UNDO, Seated
from dejarik.server.matches.views import Views, viewer_of
from dejarik.server.ops.metrics import CHOICE_SECONDS, CHOICES, MATCHES_IN_MEMORY
from dejarik.server.storage.store import ChatRow, ChoiceRow, Store, seats_in
from dejarik.server.wire.messages import View
from dejarik.server.workers.bots import Thinkers

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 1000
ASIDE_TRIES = 5
HINT_BOT = "simple"


class Watch:
    """Somebody looks at a match; `wake` is called when there is something new."""

    def __init__(self, wake: Callable[[], None], heard: Callable[[ChatRow], None], guest: str | None):
        self.wake = wake
        self.heard = heard
        self.guest = guest


class Table:
    """A match in memory with its views, those who watch it, and what is going on around it.

    Whoever reads or changes the match holds `lock`; if a change may have failed halfway, the match is
    `torn` and is built anew from its rows first.
    """

    def __init__(self, seated: Seated):
        self.lock = asyncio.Lock()
        self.torn = False
        self.seated = seated
        self.views = Views(seated)
        self.watches: set[Watch] = set()
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.last_chat = 0

    def online(self) -> list[Seat]:
        return [seat for watch in self.watches for seat in self.seated.seats_of(watch.guest)]

    def wake(self) -> None:
        for watch in tuple(self.watches):
            watch.wake()


class Attends(Protocol):
    """Lets go on by itself what does: bots and clocks."""

    def __call__(self, table: Table, *, late: bool) -> None: ...


class Hall:
    """All matches of this node."""

    def __init__(self, store: Store, thinkers: Thinkers):
        self.store = store
        self.thinkers = thinkers
        self.attend: Attends | None = None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    # ---- Finding ------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table:
        """The match of this id: from memory, or built from its rows."""
        if match in self._tables:
            self._tables.move_to_end(match)
            return self._tables[match]
        try:
            async with self._opening.setdefault(match, asyncio.Lock()):
                if match not in self._tables:
                    self._tables[match] = Table(await self._build(match))
                    self._make_room()
                table = self._tables[match]
        finally:
            self._opening.pop(match, None)
        self._go_on(table, late=True)
        return table

    @asynccontextmanager
    async def held(self, table: Table) -> AsyncIterator[Seated]:
        """The match, while nobody else reads or changes it."""
        async with table.lock:
            if table.torn:
                table.seated = await self._build(table.seated.id)
                table.views = Views(table.seated)
                table.torn = False
            yield table.seated

    async def view(self, table: Table, guest: str | None, lang: str, since: int) -> View:
        """What a guest may see now."""
        async with self.held(table) as seated:
            await self._not_behind(table, since)
            viewer, views = viewer_of(seated, guest, lang), table.views
            if views.is_long_work(viewer):
                return await asyncio.to_thread(views.view, viewer, since, table.online(), time.time())
            return views.view(viewer, since, table.online(), time.time())

    async def _build(self, match: str) -> Seated:
        found = await self.store.match(match)
        if found is None:
            raise Refused("not-found")
        row, seats = found
        try:
            game = await asyncio.to_thread(gaming, row.game)  # the first time it is loaded
        except LookupError as unknown:
            raise Refused("not-found") from unknown
        if row.version != game.game.version:
            raise Refused("other-version", version=row.version, ours=game.game.version)
        choices = await self.store.choices(match)

        def build() -> Seated:
            seated = Seated(game, row, seats)
            for choice in choices:
                seated.apply(choice)
            return seated

        try:
            return await asyncio.to_thread(build)
        except (IllegalChoice, RulesFault, LookupError) as error:
            log.exception("a match cannot be built from its rows", extra={"match": match})
            raise Refused("fault") from error

    def _make_room(self) -> None:
        """Forget the matches that nobody has looked at for longest; their rows stay."""
        for match, table in list(self._tables.items()):
            if len(self._tables) <= MOST_IN_MEMORY:
                break
            if not table.watches and not table.lock.locked() and table.bots is None:
                del self._tables[match]
                if table.timer is not None:
                    table.timer.cancel()
        MATCHES_IN_MEMORY.set(len(self._tables))

    async def refresh(self, match: str) -> None:
        """Another node has changed a match: take over the rows it added and the names and requests."""
        table = self._tables.get(match)
        if table is None:
            return
        try:
            async with self.held(table):
                await self._catch_up(table)
        except (IllegalChoice, RulesFault, Refused):
            # One match that cannot be played on here (by other rules, say) must not hold up the news of all.
            log.exception("a match cannot be brought up to date", extra={"match": match})
            table.torn = True
        self._changed(table, late=True)

    async def refresh_all(self) -> None:
        """News may have been missed."""
        for match in list(self._tables):
            await self.refresh(match)

    async def renamed(self, guest: str) -> None:
        """A guest goes by another name now."""
        for match, table in list(self._tables.items()):
            if table.seated.seats_of(guest):
                await self.refresh(match)

    async def _not_behind(self, table: Table, step: int) -> None:
        """Somebody knows a later step than we do: another node has told them before it could tell us."""
        if step > table.seated.step and not self.store.sqlite:
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        seated = table.seated
        for choice in await self.store.choices(seated.id, seated.step):
            seated.apply(choice)
        found = await self.store.match(seated.id)
        if found is not None:
            names = [seat.name for seat in seated.seats]
            seated.row, seated.seats = found[0], found[1]
            if not seated.step:
                seated.clocks.since = seated.row.began
            if names != [seat.name for seat in seated.seats]:
                table.views.forget_words()
            table.views.forget()

    # ---- Choosing -----------------------------------------------------------------------------------

    async def choose(self, table: Table, seat: Seat, key: str, step: int) -> None:
        """Answer the open question. Returns after the commit."""
        began = time.perf_counter()
        async with self.held(table) as seated:
            await self._not_behind(table, step)
            self._may_play(seated, seated.step if seated.same_question(seat, step) else step)
            if seat not in seated.asked():
                raise Refused("not-asked")
            if seat in seated.people() and seated.clocks.left(seat, [seat], time.time()) == 0:
                raise Refused("over", "time-up")  # whoever attends to the table is about to say so, too
            await self._write(table, seat, CHOICE, key)
        CHOICE_SECONDS.observe(time.perf_counter() - began)

    async def aside(self, table: Table, seat: Seat, key: str) -> None:
        """Do something nobody asked for, whatever step the match has come to meanwhile."""
        for tries in range(ASIDE_TRIES):
            try:
                async with self.held(table) as seated:
                    self._may_play(seated, seated.step)
                    await self._write(table, seat, ASIDE, key)
                return
            except Refused as refused:
                if refused.code != "stale" or tries + 1 == ASIDE_TRIES:
                    raise

    def _may_play(self, seated: Seated, step: int) -> None:
        if seated.row.uploaded or seated.over:
            raise Refused("over")
        if seated.waiting_for_people():
            raise Refused("not-asked", "not-all-here")
        if step != seated.step:
            raise Refused("stale")

    async def _write(self, table: Table, seat: Seat, kind: str, key: str) -> None:
        """Try a step in memory, write it down, and only then let anybody see it."""
        seated = table.seated
        choice = ChoiceRow(match=seated.id, step=seated.step, seat=seat, kind=kind, key=key, at=time.time())
        try:
            seated.apply(choice)
        except IllegalChoice as illegal:
            raise Refused("illegal") from illegal
        except RulesFault as fault:
            seated.failed.add(key)
            log.exception("the rules failed", extra={"match": seated.id, "step": choice.step, "key": key})
            raise Refused("fault") from fault.__cause__
        table.torn = True  # until it is written down, what is in memory is not the truth
        if not await self.store.accept(choice, seated.standing()):
            raise Refused("stale")
        table.torn = False
        if seated.row.undo_by is not None:
            await self._catch_up(table)
        CHOICES.labels(seated.row.game, kind).inc()
        self._changed(table)

    # ---- Around it ----------------------------------------------------------------------------------

    async def ask_undo(self, table: Table, seat: Seat, to: int) -> None:
        """Take back: at once if that is free, else the others are asked."""
        async with self.held(table) as seated:
            mine = seated.seats_of(seated.seats[seat].guest)
            rule = seated.undo_rule(mine, to)
            if rule == "no":
                raise Refused("illegal", "no-undo")
            if rule == "free":
                await self._write(table, seat, UNDO, str(to))
                return
            await self.store.ask_undo(seated.id, seat, to)
            await self._catch_up(table)
        self._changed(table)

    async def answer_undo(self, table: Table, seats: list[Seat], *, accept: bool) -> None:
        """Agree or not; the one who asked may withdraw. When all have agreed, it is done."""
        async with self.held(table) as seated:
            await self._catch_up(table)
            row = seated.row
            if row.undo_by is None or row.undo_to is None:
                raise Refused("stale", "no-request")
            asking = seated.seats_of(seated.seats[row.undo_by].guest)
            agreed = {*seats_in(row.undo_yes), *(seat for seat in seats if seat not in asking)}
            if not accept:
                await self.store.ask_undo(seated.id, None, None)
            elif all(seat in agreed for seat in seated.people() if seat not in asking):
                await self._write(table, row.undo_by, UNDO, str(row.undo_to))
            else:
                await self.store.ask_undo(seated.id, row.undo_by, row.undo_to, sorted(agreed))
            await self._catch_up(table)
        self._changed(table)

    async def _requests_changed(self, table: Table) -> None:
        async with self.held(table):
            await self._catch_up(table)
        self._changed(table)

    async def sit_down(self, table: Table, guest: str, name: str) -> None:
        """Take the first open seat."""
        seated = table.seated
        for row in seated.seats:
            if row.open and await self.store.take_seat(seated.id, row.seat, guest, name, time.time()):
                await self._requests_changed(table)
                return
        raise Refused("over", "no-open-seat")

    async def say(self, table: Table, seat: Seat, text: str) -> ChatRow:
        seated = table.seated
        line = await self.store.say(seated.id, seat, seated.seats[seat].name, text, time.time())
        self.heard(table, [line])
        return line

    def heard(self, table: Table, lines: list[ChatRow]) -> None:
        for line in lines:
            if line.number > table.last_chat:
                table.last_chat = line.number
                for watch in tuple(table.watches):
                    watch.heard(line)

    async def refresh_chat(self, match: str) -> None:
        """Another node has heard something."""
        table = self._tables.get(match)
        if table is not None and table.watches:
            self.heard(table, await self.store.chat(match, table.last_chat))

    async def hint(self, table: Table, seat: Seat, step: int) -> str:
        """What the bot would do."""
        async with self.held(table) as seated:
            await self._not_behind(table, step)
            self._may_play(seated, step)
            if seat not in seated.asked():
                raise Refused("not-asked")
            seen = seated.observation(seat)
        return await self.thinkers.choose(HINT_BOT, seated.luck(seat), seen)

    def watch(self, table: Table, watch: Watch) -> None:
        table.watches.add(watch)
        if table.seated.seats_of(watch.guest):
            table.wake()  # the others see that somebody came

    def unwatch(self, table: Table, watch: Watch) -> None:
        table.watches.discard(watch)
        if table.seated.seats_of(watch.guest):
            table.wake()

    def _changed(self, table: Table, *, late: bool = False) -> None:
        table.wake()
        self._go_on(table, late=late)

    def _go_on(self, table: Table, *, late: bool) -> None:
        if self.attend is not None:
            self.attend(table, late=late)
