"""Thinking time: worked out from when the steps of a match were written down, so all nodes agree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dejarik.kernel import Seat


class Clocks:
    """This many seconds for each seat and the whole match; whoever is asked uses them up."""

    def __init__(self, seconds: int, seats: int, at: float):
        self.seconds = seconds
        self.used = [0.0] * seats
        self.since = at

    def step(self, asked: Iterable[Seat], at: float) -> None:
        """A step was made at this time, while these seats were asked."""
        passed = max(0.0, at - self.since)
        for seat in asked:
            self.used[seat] += passed
        self.since = at

    def left(self, seat: Seat, asked: Sequence[Seat], now: float) -> float | None:
        """Seconds left to a seat; None: nobody counts."""
        if not self.seconds:
            return None
        running = max(0.0, now - self.since) if seat in asked else 0.0
        return max(0.0, self.seconds - self.used[seat] - running)
