"""What happened, as each person at the keyboard saw it, choice by choice, so that undo can cut it."""

from collections.abc import Iterable, Sequence

from dejarik.kernel import Seat
from dejarik.story import Line, Open, Told


class Journal:
    """What was told to each reader, in step with the rows of the record."""

    def __init__(self, readers: Iterable[Seat]):
        self._rows: dict[Seat, list[Told]] = {seat: [] for seat in readers}
        self._read: dict[Seat, int] = dict.fromkeys(self._rows, 0)

    @property
    def readers(self) -> Sequence[Seat]:
        return tuple(self._rows)

    def add(self, told: dict[Seat, Told]) -> None:
        """One more row, told to each reader."""
        for seat, rows in self._rows.items():
            rows.append(told[seat])

    def open(self, reader: Seat) -> Open:
        """What is still open after the latest row."""
        rows = self._rows[reader]
        return rows[-1].open if rows else ()

    def unread(self, reader: Seat) -> list[Line]:
        """What this reader has not been told yet; now it has."""
        rows = self._rows[reader]
        since = self._read[reader]
        self._read[reader] = len(rows)
        return [line for row in rows[since:] for line in row.lines]

    def all_read(self) -> None:
        """Everybody knows, or has been told otherwise."""
        self._read = {seat: len(rows) for seat, rows in self._rows.items()}

    def cut(self, to: int) -> None:
        """Keep the first `to` rows."""
        for seat, rows in self._rows.items():
            del rows[to:]
            self._read[seat] = min(self._read[seat], to)

    def last(self, reader: Seat, count: int) -> list[Line]:
        """The newest lines, oldest first."""
        return [line for row in self._rows[reader] for line in row.lines][-count:]
