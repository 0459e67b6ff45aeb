"""Matches, choices, seats, guests and chat as rows. Whatever a method returned is committed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dejarik.kernel import Seat
from dejarik.table import database as db

CHANNEL = "dejarik"
MY_MATCHES = 50
CHAT_LINES = 50


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came without an account."""

    id: str
    name: str
    lang: str


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is apart from its choices."""

    id: str
    game: str
    version: int
    setup: str
    seed: str
    scenario: str = ""
    uploaded: bool = False
    clock_seconds: int = 0
    invite: str = ""
    created: float
    began: float
    updated: float
    asked: str = ""
    over: bool = False
    winners: str = ""
    undo_by: int | None = None
    undo_to: int | None = None
    undo_yes: str = ""
    rematch: str = ""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. A person's seat without a guest is open."""

    match: str
    seat: Seat
    kind: str
    guest: str = ""
    bot: str = ""
    name: str = ""
    deck: str = ""

    @property
    def open(self) -> bool:
        return self.kind == "person" and not self.guest


class ChoiceRow(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a match: a choice, an aside, or that it went back to an earlier step."""

    match: str
    step: int
    seat: Seat
    kind: str
    key: str
    at: float


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands, for lists: kept beside it, so that nobody has to replay it."""

    asked: Sequence[Seat]
    over: bool
    winners: Sequence[Seat]


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something a player said."""

    match: str
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


def new_id() -> str:
    """An id nobody guesses."""
    return secrets.token_hex(8)


class Store:
    """The rows of all matches. With PostgreSQL every change is told to the other nodes as it is committed."""

    def __init__(self, engine: AsyncEngine):
        self.engine = engine
        self.node = new_id()
        self.sqlite = db.is_sqlite(engine.url)
        # SQLite lets one connection write at a time; waiting here is fairer than asking again and again.
        self._turn = asyncio.Lock() if self.sqlite else None

    @classmethod
    async def open(cls, database: str) -> Self:
        """A store on a database that is brought up to date first."""
        engine = db.open_engine(db.address(database))
        await db.bring_up_to_date(engine)
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self, match: str = "", what: str = "") -> AsyncIterator[AsyncConnection]:
        if self._turn is not None:
            async with self._turn, self.engine.begin() as connection:
                yield connection
            return
        async with self.engine.begin() as connection:
            yield connection
            if match:
                news = sa.select(sa.func.pg_notify(CHANNEL, f"{what} {match} {self.node}"))
                await connection.execute(news)

    def _insert(self, table: sa.Table) -> Any:
        """An insert that does nothing where the key is taken; otherwise it gives the key back."""
        insert = sqlite_insert(table) if self.sqlite else postgres_insert(table)
        return insert.on_conflict_do_nothing().returning(*table.primary_key.columns)

    async def healthy(self) -> None:
        """Raises unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    # ---- Guests -------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """The key that signs cookies, the same on all nodes; made when first asked for."""
        async with self._writing() as connection:
            made = {"name": "cookie-key", "value": secrets.token_hex(32)}
            await connection.execute(self._insert(db.settings).values(made))
            found = await connection.execute(
                sa.select(db.settings.c.value).where(db.settings.c.name == "cookie-key")
            )
            return bytes.fromhex(found.scalar_one())

    async def guest(self, guest: str) -> Guest | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(db.guests).where(db.guests.c.id == guest))
            row = found.mappings().first()
        return None if row is None else Guest(row["id"], row["name"], row["lang"])

    async def new_guest(self, name: str, lang: str, at: float) -> Guest:
        guest = Guest(secrets.token_hex(16), name, lang)
        async with self._writing() as connection:
            await connection.execute(db.guests.insert().values(id=guest.id, name=name, lang=lang, created=at))
        return guest

    async def rename_guest(self, guest: Guest) -> None:
        """A new name or language; where the guest sits, the name changes, too."""
        async with self._writing() as connection:
            await connection.execute(
                db.guests.update().where(db.guests.c.id == guest.id).values(name=guest.name, lang=guest.lang)
            )
            await connection.execute(
                db.seats.update().where(db.seats.c.guest == guest.id).values(name=guest.name)
            )

    # ---- Matches ------------------------------------------------------------------------------------

    async def add_match(
        self, match: MatchRow, seats: Sequence[SeatRow], choices: Sequence[ChoiceRow] = ()
    ) -> None:
        async with self._writing() as connection:
            await connection.execute(db.matches.insert().values(msgspec.structs.asdict(match)))
            if seats:
                await connection.execute(db.seats.insert(), [msgspec.structs.asdict(seat) for seat in seats])
            if choices:
                rows = [msgspec.structs.asdict(choice) for choice in choices]
                await connection.execute(db.choices.insert(), rows)

    async def match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(db.matches).where(db.matches.c.id == match))
            row = found.mappings().first()
            if row is None:
                return None
            seats = await connection.execute(
                sa.select(db.seats).where(db.seats.c.match == match).order_by(db.seats.c.seat)
            )
            return MatchRow(**row), [SeatRow(**seat) for seat in seats.mappings()]

    async def matches_of(self, guest: str) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The latest matches in which a guest sits, the newest first."""
        mine = sa.select(db.seats.c.match).where(db.seats.c.guest == guest)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(db.matches)
                .where(db.matches.c.id.in_(mine))
                .order_by(db.matches.c.updated.desc())
                .limit(MY_MATCHES)
            )
            rows = [MatchRow(**row) for row in found.mappings()]
            seats = await connection.execute(
                sa.select(db.seats)
                .where(db.seats.c.match.in_([row.id for row in rows]))
                .order_by(db.seats.c.seat)
            )
            by_match: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in seats.mappings():
                by_match[seat["match"]].append(SeatRow(**seat))
        return [(row, by_match[row.id]) for row in rows]

    async def choices(self, match: str, since: int = 0) -> list[ChoiceRow]:
        """The steps of a match from `since` on."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(db.choices)
                .where(db.choices.c.match == match, db.choices.c.step >= since)
                .order_by(db.choices.c.step)
            )
            return [ChoiceRow(**row) for row in found.mappings()]

    async def accept(self, choice: ChoiceRow, standing: Standing) -> bool:
        """Write a step down, if nobody else was faster: the key (match, step) decides.

        A request to take something back is void once the match has moved on.
        """
        async with self._writing(choice.match, "rows") as connection:
            done = await connection.execute(self._insert(db.choices).values(msgspec.structs.asdict(choice)))
            if done.first() is None:
                return False
            await connection.execute(
                db.matches.update()
                .where(db.matches.c.id == choice.match)
                .values(
                    updated=choice.at,
                    asked=_joined(standing.asked),
                    over=standing.over,
                    winners=_joined(standing.winners),
                    undo_by=None,
                    undo_to=None,
                    undo_yes="",
                )
            )
        return True

    async def ask_undo(
        self, match: str, seat: Seat | None, to: int | None, agreed: Sequence[Seat] = ()
    ) -> None:
        """Somebody asks to take back and some have agreed; without a seat the request is void."""
        async with self._writing(match, "table") as connection:
            await connection.execute(
                db.matches.update()
                .where(db.matches.c.id == match)
                .values(undo_by=seat, undo_to=to, undo_yes=_joined(agreed))
            )

    async def take_seat(self, match: str, seat: Seat, guest: str, name: str, at: float) -> bool:
        """Sit down on an open seat; whoever comes second does not get it."""
        async with self._writing(match, "table") as connection:
            done = await connection.execute(
                db.seats.update()
                .where(
                    db.seats.c.match == match,
                    db.seats.c.seat == seat,
                    db.seats.c.kind == "person",
                    db.seats.c.guest == "",
                )
                .values(guest=guest, name=name)
            )
            await connection.execute(
                db.matches.update().where(db.matches.c.id == match).values(began=at, updated=at)
            )
            return done.rowcount == 1

    async def set_rematch(self, match: str, rematch: str) -> bool:
        """Only one match is the rematch of another."""
        async with self._writing(match, "table") as connection:
            done = await connection.execute(
                db.matches.update()
                .where(db.matches.c.id == match, db.matches.c.rematch == "")
                .values(rematch=rematch)
            )
            return done.rowcount == 1

    # ---- Chat ---------------------------------------------------------------------------------------

    async def say(self, match: str, seat: Seat | None, name: str, text: str, at: float) -> ChatRow:
        while True:
            async with self._writing(match, "chat") as connection:
                last = await connection.execute(
                    sa.select(sa.func.coalesce(sa.func.max(db.chat.c.number), 0)).where(
                        db.chat.c.match == match
                    )
                )
                number = int(last.scalar_one()) + 1
                row = ChatRow(match=match, number=number, seat=seat, name=name, text=text, at=at)
                done = await connection.execute(self._insert(db.chat).values(msgspec.structs.asdict(row)))
                if done.first() is not None:
                    return row

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """The latest lines after the one numbered `since`, the oldest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(db.chat)
                .where(db.chat.c.match == match, db.chat.c.number > since)
                .order_by(db.chat.c.number.desc())
                .limit(CHAT_LINES)
            )
            return [ChatRow(**row) for row in found.mappings()][::-1]


def _joined(seats: Sequence[Seat]) -> str:
    return " ".join(map(str, seats))


def seats_in(text: str) -> list[Seat]:
    """What `asked` and `winners` hold."""
    return [int(seat) for seat in text.split()]
