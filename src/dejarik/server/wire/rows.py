"""Stored rows as messages."""

from __future__ import annotations

from datetime import UTC, datetime

from dejarik.server.storage.store import ChatRow
from dejarik.server.wire.messages import Chat


def chat_message(line: ChatRow) -> Chat:
    return Chat(line.number, line.seat, line.name, line.text, iso(line.at))


def iso(at: float) -> str:
    """A time as clients read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
