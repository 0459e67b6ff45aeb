"""How much guests and addresses do and have at all nodes together, so that limits hold for all of them.

One process with SQLite counts for itself and needs none of this: the statements are for PostgreSQL, whose
clock is the one that counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

FORGOTTEN_AFTER: Final = 900.0  # seconds; whatever somebody did is worked off long before
AWAY_AFTER: Final = 60.0  # seconds; a node that tells nothing for so long is gone, and its sockets with it
OVERLAP: Final = 5.0  # seconds; what is told is there for others only when it is committed


class Spent(msgspec.Struct, frozen=True):
    """Something that somebody did, as the seconds until it is as if they had not done it."""

    who: str
    what: str
    seconds: float
    most: float  # seconds that they may be behind in all


class Heard(msgspec.Struct, frozen=True):
    """What others do and have: by who and what, the seconds they are behind; by who, sockets elsewhere."""

    at: float
    behind: dict[tuple[str, str], float]
    sockets: dict[str, int]


class TooMuch(Exception):
    """More than somebody may do."""


_NOW = "extract(epoch FROM now())::float8"
_SPEND = sa.text(
    f"INSERT INTO rates (who, what, until, told) VALUES (:who, :what, {_NOW} + :seconds, {_NOW}) "
    f"ON CONFLICT (who, what) DO UPDATE SET until = greatest(rates.until, {_NOW}) + :seconds, told = {_NOW} "
    f"WHERE greatest(rates.until, {_NOW}) + :seconds <= {_NOW} + :most + 0.001 "
    "RETURNING who"
)
# In one order, so that nodes never wait for each other in a circle.
_TELL = sa.text(
    "INSERT INTO rates (who, what, until, told) "
    f"SELECT who, what, {_NOW} + seconds, {_NOW} "
    "FROM unnest(CAST(:whos AS text[]), CAST(:whats AS text[]), CAST(:seconds AS float8[])) "
    "AS spent (who, what, seconds) ORDER BY who, what "
    f"ON CONFLICT (who, what) DO UPDATE SET until = greatest(rates.until, {_NOW}) + excluded.until - {_NOW}, "
    f"told = {_NOW}"
)
_FORGET = sa.text(f"DELETE FROM rates WHERE told < {_NOW} - {FORGOTTEN_AFTER}")
_BEHIND = sa.text(f"SELECT who, what, until - {_NOW} FROM rates WHERE told > :since AND until > {_NOW}")
_CLOSE = sa.text(f"DELETE FROM sockets WHERE node = :node OR told < {_NOW} - {AWAY_AFTER}")
_OPEN = sa.text(f"INSERT INTO sockets (node, who, open, told) VALUES (:node, :who, :open, {_NOW})")
_ELSEWHERE = sa.text(
    f"SELECT who, sum(open) FROM sockets WHERE node <> :node AND told > {_NOW} - {AWAY_AFTER} GROUP BY who"
)


def spend(connection: Connection, spent: Sequence[Spent]) -> None:
    """All of it, or `TooMuch`: then the transaction is to be given up."""
    for one in sorted(spent, key=lambda each: (each.who, each.what)):
        if connection.execute(_SPEND, msgspec.structs.asdict(one)).first() is None:
            raise TooMuch


def exchange(
    connection: Connection,
    node: str,
    spent: Mapping[tuple[str, str], float],
    sockets: Mapping[str, int] | None,
    since: float,
) -> Heard:
    """Tell what was done here and, if that has changed, who has many sockets; hear the same of the others."""
    if spent:
        whos, whats = zip(*spent, strict=True)
        told: dict[str, Any] = {"whos": [*whos], "whats": [*whats], "seconds": [*spent.values()]}
        connection.execute(_TELL, told)
    if sockets is not None:
        close_sockets(connection, node)
        if sockets:
            connection.execute(
                _OPEN, [{"node": node, "who": who, "open": number} for who, number in sockets.items()]
            )
        connection.execute(_FORGET)
    behind = connection.execute(_BEHIND, {"since": since - OVERLAP})
    elsewhere = connection.execute(_ELSEWHERE, {"node": node})
    return Heard(
        float(connection.execute(sa.text(f"SELECT {_NOW}")).scalar_one()),
        {(who, what): float(seconds) for who, what, seconds in behind},
        {who: int(number) for who, number in elsewhere},
    )


def close_sockets(connection: Connection, node: str) -> None:
    """Those of a node that ends, and of nodes that are gone."""
    connection.execute(_CLOSE, {"node": node})
