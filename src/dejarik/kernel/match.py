"""A match is game + rules version + setup + seed + list of choices; everything else is computed from it."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.kernel.decision import Option, Seat
from dejarik.kernel.game import Game
from dejarik.kernel.state import IllegalChoice, State

CHECKPOINT_EVERY = 16
PACKED_CHECKPOINTS = 2  # the latest, for take-backs soon after it was unpacked
MOST_EXACT = 2**53  # programs that know only floating-point numbers round greater ones


class Row(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One choice: who, and the option's key; an aside is a choice nobody asked for."""

    seat: Seat
    key: str
    aside: bool = False


def option_of(state: State, row: Row, *, stored: bool = True) -> Option:
    """The option that a row names; `IllegalChoice` if its seat does not have it now.

    What a record holds (`stored`) is looked for as records spell it first, what players say as they do.
    """
    if state.outcome is not None:
        raise IllegalChoice("the match is over")
    if row.aside:
        for option in state.asides(row.seat):
            if row.key in (state.stored_key(option), state.key(option)):
                return option
        raise IllegalChoice(f"{row.key!r} is not open to seat {row.seat}")
    decision = state.decision_of(row.seat)
    if decision is None:
        raise IllegalChoice(f"seat {row.seat} is not asked anything")
    return state.find_stored(decision, row.key) if stored else state.find(decision, row.key)


def carry_out(state: State, row: Row, option: Option | None = None) -> list[Any]:
    """Play one row on a state and return what happened; `option`, if its caller has looked it up already."""
    if option is None:
        option = option_of(state, row)
    return state.aside(row.seat, option) if row.aside else state.choose(option, row.seat)


class Record(msgspec.Struct, omit_defaults=True):
    """A whole match as data: a bug report, a puzzle, a regression test and a training sample."""

    game: str
    version: int
    setup: dict[str, Any]
    seed: int
    rows: list[Row] = []
    # By row: the digest of the state after it, so that a difference has a place; "" where it is not known.
    digests: list[str] = []

    def encode(self) -> bytes:
        """As JSON, one line for each row: a changed playthrough is a readable diff.

        A long seed is written as a string, so that it survives browsers and other programs.
        """
        head = msgspec.to_builtins(msgspec.structs.replace(self, rows=[], digests=[]))
        if self.seed > MOST_EXACT:
            head["seed"] = str(self.seed)
        lines = [msgspec.json.encode(head)[:-1] + b',\n"rows":[']
        lines.append(b",\n".join(msgspec.json.encode(row) for row in self.rows))
        lines.append(b'],\n"digests":[')
        lines.append(b",\n".join(msgspec.json.encode(digest) for digest in self.digests))
        return b"\n".join(lines) + b"]}\n"

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """Read a record; its seed may be a number or a string."""
        return msgspec.json.decode(data, type=cls, strict=False)


class OtherVersion(ValueError):
    """The record was made under other rules; it can be tried on request."""

    def __init__(self, record: Record, game: Game[Any, Any]):
        self.record = record
        super().__init__(
            f"this record was made with version {record.version} of the {game.name} rules, "
            f"these are version {game.version}"
        )


class Differs(ValueError):
    """Replaying came out different at the choice numbered `row` (0 is the first)."""

    def __init__(self, record: Record, row: int, reason: str):
        self.record = record
        self.row = row
        self.reason = reason
        super().__init__(f"choice {row + 1} of {len(record.rows)}: {reason}")


class LedElsewhere(ValueError):
    """A choice does not lead to the position that it led to when it was written down."""

    def __init__(self, row: Row):
        self.row = row
        super().__init__(f"the position after {row.key!r} is another one")


class RulesFault(Exception):
    """An effect raised an error. The match stands as before the choice; the record reproduces it."""

    def __init__(self, record: Record, row: Row):
        self.record = record
        self.row = row
        super().__init__(f"the choice {row.key!r} of seat {row.seat} failed in the rules; it was taken back")


class PackedMatch(msgspec.Struct, frozen=True):
    """A match as data, with the position it came to: nothing has to be played again to go on."""

    record: Record
    revealed: list[bool]
    state: bytes
    checkpoints: list[tuple[int, bytes]]


class Match:
    """Record and checkpoints around a state: undo, replay, what was revealed, and restoring on error."""

    def __init__(self, game: Game[Any, Any], setup: msgspec.Struct, seed: int):
        self.game = game
        self.record = Record(game.name, game.version, msgspec.to_builtins(setup), seed)
        self.state: State = game.new(setup, seed)
        self.revealed: list[bool] = []  # by row: did chance, knowledge or another seat come in
        self._checkpoints: list[tuple[int, State]] = [(0, self.state.copy())]

    @classmethod
    def replay(cls, game: Game[Any, Any], record: Record, *, try_other_version: bool = False) -> Match:
        """The match a record describes. Stops with `Differs` at the very choice where it differs."""
        if record.version != game.version and not try_other_version:
            raise OtherVersion(record, game)
        match = cls(game, game.decode_setup(record.setup), record.seed)
        for number, row in enumerate(record.rows):
            try:
                match.play(row, record.digests[number] if number < len(record.digests) else "")
            except (IllegalChoice, RulesFault, LedElsewhere) as error:
                raise Differs(record, number, str(error)) from error
        return match

    def packed(self) -> PackedMatch:
        """All of it as data; earlier positions are made anew from the record where they are needed."""
        latest = [(count, state.encode()) for count, state in self._checkpoints[1:][-PACKED_CHECKPOINTS:]]
        return PackedMatch(self.record, self.revealed, self.state.encode(), latest)

    @classmethod
    def unpacked(cls, game: Game[Any, Any], packed: PackedMatch) -> Match:
        match = cls(game, game.decode_setup(packed.record.setup), packed.record.seed)
        match.record, match.revealed = packed.record, packed.revealed
        match.state = game.decode(packed.state)
        match._checkpoints += [(count, game.decode(state)) for count, state in packed.checkpoints]
        return match

    def choose(self, key: str, seat: Seat | None = None) -> list[Any]:
        """Answer the open question with the option `key` names; returns what happened."""
        return self.play(Row(self.state.decision.seat if seat is None else seat, key))

    def aside(self, seat: Seat, key: str) -> list[Any]:
        """Do what `key` names among the asides of `seat`."""
        return self.play(Row(seat, key, aside=True))

    def play(self, row: Row, digest: str = "") -> list[Any]:
        """Carry out one row and write it down, as records spell it. On any error nothing has changed.

        With the digest that it came to, when it was written down, it must come to the same now. Such a row is
        understood even if its key is not: options may be called otherwise now.
        """
        state = self.state
        option = self._option(row, digest)
        written = Row(row.seat, state.stored_key(option), row.aside)
        before = state.revealed_so_far()
        try:
            news = carry_out(state, row, option)
        except Exception as error:
            self._restore(len(self.record.rows))
            raise RulesFault(self._record_with(row), row) from error
        now = state.digest()
        if digest and now != digest:
            self._restore(len(self.record.rows))
            raise LedElsewhere(row)
        self.revealed.append(state.revealed_so_far() != before)
        self.record.rows.append(written)
        self.record.digests.append(now)
        count = len(self.record.rows)
        if count % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((count, state.copy()))
        return news

    def _option(self, row: Row, digest: str) -> Option:
        try:
            return option_of(self.state, row, stored=bool(digest))
        except IllegalChoice:
            decision = (
                None if row.aside or not digest or self.state.outcome else self.state.decision_of(row.seat)
            )
            for option in decision.options if decision is not None else ():
                if self._comes_to(row, option, digest):
                    return option
            raise

    def _comes_to(self, row: Row, option: Option, digest: str) -> bool:
        state = self.state.copy()
        try:
            carry_out(state, row, option)
        except Exception:  # of the rules: then it is another one
            return False
        return state.digest() == digest

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` rows; what came later is cut off."""
        if not 0 <= to <= len(self.record.rows):
            raise IndexError(f"there are {len(self.record.rows)} choices, not {to}")
        self._restore(to)
        del self.record.rows[to:]
        del self.revealed[to:]
        del self.record.digests[to:]

    def free_undo(self, seat: Seat, to: int) -> bool:
        """May `seat` take back to `to` without asking: only its own rows, and nothing was revealed."""
        rows = self.record.rows[to:]
        return all(row.seat == seat for row in rows) and not any(self.revealed[to:])

    def fingerprint(self) -> str:
        """Of how it began and of all that it uses: see `Game.fingerprint`."""
        return self.game.fingerprint(self.at(0))

    def at(self, to: int) -> State:
        """A copy of the position after the first `to` rows."""
        count, checkpoint = max((c for c in self._checkpoints if c[0] <= to), key=lambda c: c[0])
        state = checkpoint.copy()
        for row in self.record.rows[count:to]:
            carry_out(state, row)
        return state

    def _restore(self, to: int) -> None:
        self.state = self.at(to)
        self._checkpoints = [entry for entry in self._checkpoints if entry[0] <= to]

    def _record_with(self, row: Row) -> Record:
        record = msgspec.convert(msgspec.to_builtins(self.record), Record)
        record.rows.append(row)
        return record
