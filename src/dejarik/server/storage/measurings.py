"""Decks that guests have measured: one for each guest, seen at all nodes and kept after it is over."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from dejarik.server.storage import tables as db
from dejarik.server.storage.prepared import inserted

GOES_ON = ("waiting", "running")
AWAY_AFTER = 30.0  # seconds; a node that says nothing for so long is gone, and what it played is over


class MeasuringRow(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that waits to be measured, is being measured, or was."""

    guest: str
    id: str
    game: str
    wish: str
    node: str
    asked: float
    told: float
    wanted: int
    status: str = "waiting"
    done: int = 0
    report: str = ""

    def goes_on(self, now: float) -> bool:
        return self.status in GOES_ON and self.told > now - AWAY_AFTER


def begin(connection: Connection, row: MeasuringRow) -> bool:
    """In the place of the one before it, unless that still goes on."""
    values = msgspec.structs.asdict(row)
    over = sa.or_(
        db.measurings.c.status.not_in(GOES_ON),
        db.measurings.c.told <= row.told - AWAY_AFTER,
    )
    update = db.measurings.update().where(db.measurings.c.guest == row.guest, over)
    if connection.execute(update.values(values)).rowcount:
        return True
    return inserted(connection, db.measurings, values)


def find(connection: Connection, guest: str) -> MeasuringRow | None:
    found = sa.select(db.measurings).where(db.measurings.c.guest == guest)
    row = connection.execute(found).mappings().first()
    return None if row is None else MeasuringRow(**row)


def ahead(connection: Connection, row: MeasuringRow) -> int:
    """How many come first at the same node."""
    first = (
        db.measurings.c.node == row.node,
        db.measurings.c.status.in_(GOES_ON),
        db.measurings.c.told > row.told - AWAY_AFTER,
        db.measurings.c.asked < row.asked,
    )
    return int(connection.execute(sa.select(sa.func.count()).where(*first)).scalar_one())


def tell(connection: Connection, row: MeasuringRow, status: str, done: int, report: str, now: float) -> bool:
    """How far it has come; False if its guest has stopped it. Those that wait are still here, too."""
    waiting = db.measurings.update().where(
        db.measurings.c.node == row.node, db.measurings.c.status == GOES_ON[0]
    )
    connection.execute(waiting.values(told=now))
    here = db.measurings.update().where(db.measurings.c.guest == row.guest, db.measurings.c.id == row.id)
    figures = {"done": done, "report": report, "told": now}
    going_on = here.where(db.measurings.c.status.in_(GOES_ON))
    if connection.execute(going_on.values(status=status, **figures)).rowcount:
        return True
    connection.execute(here.values(figures))
    return False


def stop(connection: Connection, guest: str) -> None:
    """The guest wants no more of it."""
    mine = (db.measurings.c.guest == guest, db.measurings.c.status.in_(GOES_ON))
    connection.execute(db.measurings.update().where(*mine).values(status="stopped"))


def end_all(connection: Connection, node: str = "") -> None:
    """What a node had begun or was asked for ends with it; without a name, that of all nodes there were."""
    here = (db.measurings.c.node == node,) if node else ()
    going_on = db.measurings.update().where(*here, db.measurings.c.status.in_(GOES_ON))
    connection.execute(going_on.values(status="ended"))
