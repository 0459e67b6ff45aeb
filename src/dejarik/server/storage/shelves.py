"""The decks that guests keep: a deck is changed only by whoever knows its latest change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from dejarik.server.storage import tables as db
from dejarik.server.storage.prepared import inserted


class DeckRow(msgspec.Struct, frozen=True):
    """One deck; without text it was put away."""

    id: str
    stamp: int
    deck: str


class Kept(msgspec.Struct, frozen=True):
    """What became of some changes, and what others have changed meanwhile."""

    stamps: dict[str, int]  # of the changes that were taken in
    others: list[DeckRow]
    no_room: list[str]  # for these
    unknown: list[str]  # that the guest takes to be here


def keep(
    connection: Connection,
    guest: str,
    game: str,
    changed: Sequence[DeckRow],
    known: Mapping[str, int],
    most: int,
    at: float,
) -> Kept:
    """Take in what was changed, and give back all that the guest does not know in this place.

    A change names the stamp of what it was made from. If somebody else was faster, it is not taken in, and
    theirs is given back: whoever asked puts both together and comes again.
    """
    stamps: dict[str, int] = {}
    no_room: list[str] = []
    room = most - _count(connection, guest, gone=False)
    for row in changed:
        if row.stamp == 0 and row.deck and room <= 0:
            no_room.append(row.id)
            continue
        if _put(connection, guest, game, row, at):
            stamps[row.id] = row.stamp + 1
            room -= row.stamp == 0
    _forget_old(connection, guest, most)
    mine = sa.select(db.decks).where(db.decks.c.guest == guest, db.decks.c.game == game)
    rows = connection.execute(mine.order_by(db.decks.c.at, db.decks.c.id)).all()
    others = [
        DeckRow(row.id, row.stamp, row.deck)
        for row in rows
        if row.stamp != (stamps.get(row.id) or known.get(row.id, 0))
    ]
    here = {row.id for row in rows}
    return Kept(stamps, others, no_room, [each for each in known if each not in here])


def _put(connection: Connection, guest: str, game: str, row: DeckRow, at: float) -> bool:
    values = {"stamp": row.stamp + 1, "deck": row.deck, "at": at}
    if row.stamp:
        here = (db.decks.c.guest == guest, db.decks.c.id == row.id, db.decks.c.game == game)
        latest = db.decks.update().where(*here, db.decks.c.stamp == row.stamp)
        return connection.execute(latest.values(values)).rowcount == 1
    return inserted(connection, db.decks, {"guest": guest, "id": row.id, "game": game, **values})


def _count(connection: Connection, guest: str, *, gone: bool) -> int:
    mine = (db.decks.c.guest == guest, (db.decks.c.deck == "") if gone else (db.decks.c.deck != ""))
    return int(connection.execute(sa.select(sa.func.count()).where(*mine)).scalar_one())


def _forget_old(connection: Connection, guest: str, most: int) -> None:
    """That a deck was put away is told to other devices, but not for ever."""
    gone = (db.decks.c.guest == guest, db.decks.c.deck == "")
    latest = sa.select(db.decks.c.at).where(*gone).order_by(db.decks.c.at.desc()).offset(most).limit(1)
    oldest = connection.execute(latest).scalar()
    if oldest is not None:
        connection.execute(db.decks.delete().where(*gone, db.decks.c.at <= oldest))
