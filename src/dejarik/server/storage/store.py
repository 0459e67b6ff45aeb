"""Matches, choices, seats, guests, chat and decks as rows. Whatever a method returned is committed."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from dejarik.kernel import Seat
from dejarik.server.storage import measurings, shelves, tallies
from dejarik.server.storage import tables as db
from dejarik.server.storage.batches import Batches
from dejarik.server.storage.files import FileLock
from dejarik.server.storage.measurings import MeasuringRow
from dejarik.server.storage.prepared import Prepared, cursor_of, insert_or_leave
from dejarik.server.storage.shelves import DeckRow, Kept
from dejarik.server.storage.tallies import Heard, Spent, TooMuch

T = TypeVar("T")
CookieKey = tuple[str, float | None]  # in hexadecimal, and until when it is good
MY_MATCHES = 50
CHAT_LINES = 50
# Among the settings:
COOKIE_KEY, FORMER_KEYS, CHECKED, SALT = "cookie-key", "cookie-keys-former", "checked", "salt"

# What a step changes in its match, unless a node by other rules has ended that meanwhile.
MOVES_ON = ("updated", "asked", "over", "winners", "progress", "undo_by", "undo_to", "undo_yes")
_IN_PLAY = db.matches.update().where(db.matches.c.id == sa.bindparam("mine"), db.matches.c.ended == "")
_TAKEN_OUT = db.choices.delete().where(
    db.choices.c.match == sa.bindparam("mine"), db.choices.c.step == sa.bindparam("at_step")
)
_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("text")))
GROUP = 3  # characters of an id that name the group of its match: 4096 groups


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
    wish: str = ""
    draw_no: int | None = None
    progress: int = 0
    fingerprint: str = ""
    ended: str = ""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. A person's seat without a guest is open."""

    match: str
    seat: Seat
    kind: str
    guest: str = ""
    bot: str = ""
    name: str = ""
    deck: str = ""
    hidden: bool = False

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
    digest: str = ""


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands, for lists: kept beside it, so that nobody has to replay it."""

    asked: Sequence[Seat]
    over: bool
    winners: Sequence[Seat]
    progress: int


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


def channel_of(match: str) -> str:
    """On which the news of a match are told; nobody hears those of groups whose matches they do not hold."""
    return f"dejarik_{match[:GROUP] if match[:GROUP].isalnum() and match.isascii() else ''}"


class Store:
    """The rows of all matches. With PostgreSQL every change is told to the other nodes as it is committed.

    A transaction runs as one piece in a thread: the loop waits for it once and not at every statement.
    """

    def __init__(self, engine: Engine, lock: FileLock | None = None):
        self.engine = engine
        self._lock = lock
        self.node = new_id()
        self.sqlite = db.is_sqlite(engine.url)
        self._readers = ThreadPoolExecutor(db.POOL // 2, "reading")
        # SQLite lets one connection write at a time; waiting here is fairer than asking again and again.
        self._writers = ThreadPoolExecutor(1 if self.sqlite else db.POOL // 2, "writing")
        self._insert_choice = Prepared(insert_or_leave(db.choices, engine.dialect), engine.dialect)
        self._move_on = Prepared(_IN_PLAY, engine.dialect, MOVES_ON)
        self._take_out = Prepared(_TAKEN_OUT, engine.dialect)
        self._notify = Prepared(_NOTIFY, engine.dialect)
        self._steps = Batches(engine, self._writers, self._accept)

    @classmethod
    async def open(cls, database: str) -> Self:
        """A store on a database that is brought up to date first."""
        url = db.address(database)
        lock = db.locked(url)
        engine = db.open_engine(url)
        await asyncio.to_thread(db.bring_up_to_date, engine)
        return cls(engine, lock)

    async def close(self) -> None:
        """What was begun is finished."""
        await asyncio.get_running_loop().run_in_executor(self._writers, self._steps.close)
        await asyncio.to_thread(self._writers.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction)

    async def _write(self, work: Callable[[Connection], T], match: str = "", what: str = "") -> T:
        def transaction() -> T:
            with self.engine.begin() as connection:
                result = work(connection)
                if match:
                    with cursor_of(connection) as cursor:
                        self._tell(cursor, match, what)
                return result

        return await asyncio.get_running_loop().run_in_executor(self._writers, transaction)

    def _tell(self, cursor: DBAPICursor, match: str, what: str) -> None:
        """The other nodes hear of it when it is committed."""
        if not self.sqlite:
            news = {"channel": channel_of(match), "text": f"{what} {match} {self.node}"}
            self._notify(cursor, news)

    def _insert(self, table: sa.Table) -> Any:
        """An insert that does nothing where the key is taken; otherwise it gives the key back."""
        insert = insert_or_leave(table, self.engine.dialect)
        return insert.returning(*table.primary_key.columns)

    async def healthy(self) -> None:
        """Raises unless the database answers and something can be written down."""

        def work(connection: Connection) -> None:
            value = str(time.time())
            if not connection.execute(_setting(CHECKED).values(value=value)).rowcount:
                connection.execute(self._insert(db.settings).values(name=CHECKED, value=value))

        await self._write(work)

    def room(self) -> int | None:
        """Bytes that are left where the database lies; None if it lies elsewhere."""
        return shutil.disk_usage(db.file_of(self.engine.url).parent).free if self.sqlite else None

    # ---- Guests -------------------------------------------------------------------------------------

    async def keys(self) -> list[CookieKey]:
        """The keys for cookies, the same on all nodes; the first signs, and is made when first asked for."""

        def work(connection: Connection) -> list[CookieKey]:
            made = {"name": COOKIE_KEY, "value": _new_key()}
            connection.execute(self._insert(db.settings).values(made))
            return _keys(connection)

        return await self._write(work)

    async def replace_key(self, good_for: float, now: float) -> None:
        """Sign with another key from now on; what was signed before is good for some more seconds."""

        def work(connection: Connection) -> None:
            until = now + good_for
            former = [(secret, min(ends or until, until)) for secret, ends in _keys(connection)]
            still_good = [key for key in former if key[1] > now]
            values = {COOKIE_KEY: _new_key(), FORMER_KEYS: msgspec.json.encode(still_good).decode()}
            for name, value in values.items():
                if not connection.execute(_setting(name).values(value=value)).rowcount:
                    connection.execute(db.settings.insert().values(name=name, value=value))

        await self._write(work)

    async def guest(self, guest: str) -> Guest | None:
        def work(connection: Connection) -> Guest | None:
            row = connection.execute(sa.select(db.guests).where(db.guests.c.id == guest)).mappings().first()
            return None if row is None else Guest(row["id"], row["name"], row["lang"])

        return await self._read(work)

    async def new_guest(self, name: str, lang: str, at: float) -> Guest:
        guest = Guest(secrets.token_hex(16), name, lang)
        made = db.guests.insert().values(id=guest.id, name=name, lang=lang, created=at)
        await self._write(lambda connection: connection.execute(made).rowcount)
        return guest

    async def rename_guest(self, guest: Guest) -> None:
        """A new name or language; where the guest sits, the name changes, too."""

        def work(connection: Connection) -> None:
            known = db.guests.update().where(db.guests.c.id == guest.id)
            connection.execute(known.values(name=guest.name, lang=guest.lang))
            sitting = db.seats.update().where(db.seats.c.guest == guest.id)
            connection.execute(sitting.values(name=guest.name))

        await self._write(work)

    # ---- Matches ------------------------------------------------------------------------------------

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        choices: Sequence[ChoiceRow] = (),
        *,
        rematch_of: str = "",
    ) -> None:
        """A new match. Only one is the rematch of another: whoever comes second adds nothing."""
        none_yet = (db.matches.c.id == rematch_of, db.matches.c.rematch == "")
        follows = db.matches.update().where(*none_yet).values(rematch=match.id)

        def work(connection: Connection) -> None:
            if rematch_of and not connection.execute(follows).rowcount:
                return
            connection.execute(db.matches.insert().values(msgspec.structs.asdict(match)))
            if seats:
                connection.execute(db.seats.insert(), [msgspec.structs.asdict(seat) for seat in seats])
            if choices:
                connection.execute(
                    db.choices.insert(), [msgspec.structs.asdict(choice) for choice in choices]
                )

        await self._write(work, rematch_of, "match")

    async def match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        def work(connection: Connection) -> tuple[MatchRow, list[SeatRow]] | None:
            row = connection.execute(sa.select(db.matches).where(db.matches.c.id == match)).mappings().first()
            if row is None:
                return None
            sitting = sa.select(db.seats).where(db.seats.c.match == match).order_by(db.seats.c.seat)
            return MatchRow(**row), [SeatRow(**seat) for seat in connection.execute(sitting).mappings()]

        return await self._read(work)

    async def matches_of(self, guest: str) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The latest matches in which a guest sits, the newest first."""
        mine = sa.select(db.seats.c.match).where(db.seats.c.guest == guest, db.seats.c.hidden.is_(False))
        latest = sa.select(db.matches).where(db.matches.c.id.in_(mine))
        latest = latest.order_by(db.matches.c.updated.desc()).limit(MY_MATCHES)

        def work(connection: Connection) -> list[tuple[MatchRow, list[SeatRow]]]:
            rows = [MatchRow(**row) for row in connection.execute(latest).mappings()]
            by_match: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            sitting = sa.select(db.seats).where(db.seats.c.match.in_(list(by_match)))
            for seat in connection.execute(sitting.order_by(db.seats.c.seat)).mappings():
                by_match[seat["match"]].append(SeatRow(**seat))
            return [(row, by_match[row.id]) for row in rows]

        return await self._read(work)

    async def unfinished(self, guest: str) -> int:
        """How many matches a guest has that are not over; puzzles and examples are not counted."""
        sits = db.matches.c.id == db.seats.c.match
        mine = (db.seats.c.guest == guest, db.seats.c.hidden.is_(False))
        going_on = (db.matches.c.over.is_(False), db.matches.c.scenario == "")
        count = sa.select(sa.func.count(sa.distinct(db.matches.c.id))).where(sits, *mine, *going_on)
        return await self._read(lambda connection: int(connection.execute(count).scalar_one()))

    async def choices(self, match: str, since: int = 0) -> list[ChoiceRow]:
        """The steps of a match from `since` on."""
        wanted = sa.select(db.choices).where(db.choices.c.match == match, db.choices.c.step >= since)
        wanted = wanted.order_by(db.choices.c.step)

        def work(connection: Connection) -> list[ChoiceRow]:
            return [ChoiceRow(**row) for row in connection.execute(wanted).mappings()]

        return await self._read(work)

    async def accept(self, choice: ChoiceRow, standing: Standing) -> bool:
        """Write a step down, if nobody else was faster: the key (match, step) decides.

        SQLite writes one after another, so steps that wait meanwhile are committed together.
        """

        def work(connection: Connection) -> bool:
            with cursor_of(connection) as cursor:
                return self._accept(cursor, (choice, standing))

        if not self.sqlite:
            return await self._write(work)
        return await self._steps.add((choice, standing))

    def _accept(self, cursor: DBAPICursor, step: tuple[ChoiceRow, Standing]) -> bool:
        """A request to take something back is void once the match has moved on."""
        choice, standing = step
        if not self._insert_choice(cursor, msgspec.structs.asdict(choice)):
            return False
        now: dict[str, Any] = {
            "mine": choice.match,
            "updated": choice.at,
            "asked": _joined(standing.asked),
            "over": standing.over,
            "winners": _joined(standing.winners),
            "progress": standing.progress,
            "undo_by": None,
            "undo_to": None,
            "undo_yes": "",
        }
        if not self._move_on(cursor, now):
            self._take_out(cursor, {"mine": choice.match, "at_step": choice.step})
            return False  # a node by other rules has ended it meanwhile
        self._tell(cursor, choice.match, "rows")
        return True

    async def ask_undo(
        self, match: str, seat: Seat | None, to: int | None, agreed: Sequence[Seat] = ()
    ) -> None:
        """Somebody asks to take back and some have agreed; without a seat the request is void."""
        request = {"undo_by": seat, "undo_to": to, "undo_yes": _joined(agreed)}
        await self._change(db.matches, (db.matches.c.id == match,), request, match)

    async def take_seat(self, match: str, seat: Seat, guest: str, name: str, at: float) -> bool:
        """Sit down on an open seat; whoever comes second does not get it."""
        here = (db.seats.c.match == match, db.seats.c.seat == seat)
        still_open = (*here, db.seats.c.kind == "person", db.seats.c.guest == "")
        if not await self._change(db.seats, still_open, {"guest": guest, "name": name}, match):
            return False
        await self._change(db.matches, (db.matches.c.id == match,), {"began": at, "updated": at}, match)
        return True

    async def begin_anew(self, known: MatchRow, begun: MatchRow, seats: Sequence[SeatRow]) -> bool:
        """A match that nobody has played yet has another beginning; False if it had one already.

        Every beginning has a seed of its own, so the seed tells whether somebody else was faster.
        """
        fields = ("setup", "seed", "wish", "asked", "began", "updated", "progress", "version", "fingerprint")
        values = {field: getattr(begun, field) for field in fields}
        update = db.matches.update().where(db.matches.c.id == known.id, db.matches.c.seed == known.seed)

        def work(connection: Connection) -> bool:
            if connection.execute(update.values(values)).rowcount != 1:
                return False
            connection.execute(db.seats.delete().where(db.seats.c.match == known.id))
            connection.execute(db.seats.insert(), [msgspec.structs.asdict(seat) for seat in seats])
            return True

        return await self._write(work, known.id, "match")

    async def end(self, match: str, why: str) -> None:
        """A match in play ends without a result."""
        in_play = (db.matches.c.id == match, db.matches.c.over.is_(False))
        values = {"over": True, "ended": why, "asked": "", "winners": ""}
        await self._change(db.matches, in_play, values, match)

    async def goes_by(self, match: str, version: int, fingerprint: str) -> None:
        """By which rules a match is played, and what it uses."""
        values = {"version": version, "fingerprint": fingerprint}
        await self._change(db.matches, (db.matches.c.id == match,), values, match)

    async def stand_up(self, match: str, guest: str, invite: str) -> None:
        """A guest leaves a match that has not begun; their seats are open to whoever has the invitation."""
        sitting = db.seats.update().where(db.seats.c.match == match, db.seats.c.guest == guest)
        invited = db.matches.update().where(db.matches.c.id == match).values(invite=invite)

        def work(connection: Connection) -> None:
            connection.execute(sitting.values(guest="", name=""))
            connection.execute(invited)

        await self._write(work, match, "match")

    async def hide(self, match: str, guest: str) -> None:
        """A guest does not want to see a match in their list anymore."""
        sitting = db.seats.update().where(db.seats.c.match == match, db.seats.c.guest == guest)
        await self._write(lambda connection: connection.execute(sitting.values(hidden=True)).rowcount)

    async def decline_draw(self, match: str, step: int) -> None:
        """Whatever was offered up to this step."""
        await self._change(db.matches, (db.matches.c.id == match,), {"draw_no": step}, match)

    async def _change(
        self, table: sa.Table, where: Sequence[sa.ColumnElement[bool]], values: dict[str, Any], match: str
    ) -> bool:
        """Change one row, if it is still as expected."""
        update = table.update().where(*where).values(values)
        return await self._write(lambda connection: connection.execute(update).rowcount == 1, match, "match")

    # ---- Chat ---------------------------------------------------------------------------------------

    async def say(self, match: str, seat: Seat | None, name: str, text: str, at: float) -> ChatRow:
        last = sa.select(sa.func.coalesce(sa.func.max(db.chat.c.number), 0)).where(db.chat.c.match == match)

        def work(connection: Connection) -> ChatRow | None:
            number = int(connection.execute(last).scalar_one()) + 1
            row = ChatRow(match=match, number=number, seat=seat, name=name, text=text, at=at)
            done = connection.execute(self._insert(db.chat).values(msgspec.structs.asdict(row)))
            return row if done.first() is not None else None

        while True:
            said = await self._write(work, match, "chat")
            if said is not None:
                return said

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        """The latest lines after the one numbered `since`, the oldest first."""
        latest = sa.select(db.chat).where(db.chat.c.match == match, db.chat.c.number > since)
        latest = latest.order_by(db.chat.c.number.desc()).limit(CHAT_LINES)

        def work(connection: Connection) -> list[ChatRow]:
            return [ChatRow(**row) for row in connection.execute(latest).mappings()][::-1]

        return await self._read(work)

    # ---- Decks --------------------------------------------------------------------------------------

    async def keep_decks(
        self,
        guest: str,
        game: str,
        changed: Sequence[DeckRow],
        known: Mapping[str, int],
        most: int,
        at: float,
    ) -> Kept:
        """Take in what a guest has changed, and tell what they changed elsewhere."""
        return await self._write(
            lambda connection: shelves.keep(connection, guest, game, changed, known, most, at)
        )

    async def begin_measuring(self, row: MeasuringRow) -> bool:
        """False if the guest has another one that goes on."""
        return await self._write(lambda connection: measurings.begin(connection, row))

    async def measuring(self, guest: str) -> tuple[MeasuringRow, int] | None:
        """That of a guest, and how many come before it."""

        def work(connection: Connection) -> tuple[MeasuringRow, int] | None:
            row = measurings.find(connection, guest)
            return None if row is None else (row, measurings.ahead(connection, row))

        return await self._read(work)

    async def tell_measuring(self, row: MeasuringRow, status: str, done: int, report: str) -> bool:
        """How far it has come; False if its guest has stopped it."""
        now = time.time()
        return await self._write(
            lambda connection: measurings.tell(connection, row, status, done, report, now)
        )

    async def stop_measuring(self, guest: str) -> None:
        await self._write(lambda connection: measurings.stop(connection, guest))

    async def end_measurings(self) -> None:
        """Those of this node; with SQLite there is no other."""
        node = "" if self.sqlite else self.node
        await self._write(lambda connection: measurings.end_all(connection, node))

    # ---- Limits that all nodes share ----------------------------------------------------------------

    async def salt(self) -> bytes:
        """By which the names of guests and addresses are veiled for the other nodes; the same on all."""

        def work(connection: Connection) -> bytes:
            connection.execute(self._insert(db.settings).values(name=SALT, value=_new_key()))
            salt = sa.select(db.settings.c.value).where(db.settings.c.name == SALT)
            return bytes.fromhex(connection.execute(salt).scalar_one())

        return await self._write(work)

    async def spend(self, spent: Sequence[Spent]) -> bool:
        """Count something that is about to be made; False, and nothing is counted, if that is too much."""
        try:
            await self._write(lambda connection: tallies.spend(connection, spent))
        except TooMuch:
            return False
        return True

    async def exchange_limits(
        self, spent: Mapping[tuple[str, str], float], sockets: Mapping[str, int] | None, since: float
    ) -> Heard:
        """Tell the other nodes what was done here, and hear what was done there since a moment."""
        return await self._write(
            lambda connection: tallies.exchange(connection, self.node, spent, sockets, since)
        )

    async def close_sockets(self) -> None:
        await self._write(lambda connection: tallies.close_sockets(connection, self.node))


def _new_key() -> str:
    return secrets.token_hex(32)


def _setting(name: str) -> Any:
    return db.settings.update().where(db.settings.c.name == name)


def _keys(connection: Connection) -> list[CookieKey]:
    stored = sa.select(db.settings.c.name, db.settings.c.value)
    found: dict[str, str] = {row.name: row.value for row in connection.execute(stored)}
    current: list[CookieKey] = [(found[COOKIE_KEY], None)] if COOKIE_KEY in found else []
    return current + msgspec.json.decode(found.get(FORMER_KEYS, "[]"), type=list[CookieKey])


def _joined(seats: Sequence[Seat]) -> str:
    return " ".join(map(str, seats))


def seats_in(text: str) -> list[Seat]:
    """What `asked` and `winners` hold."""
    return [int(seat) for seat in text.split()]
