"""How the log is told where nothing needs to be told together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any


class OneByOne(ABC):
    """A teller whose events are told each by itself."""

    @abstractmethod
    def event(self, g: Any, event: Any, viewer: int | None) -> str | None:
        """A line of the log as `viewer` may read it; None for what is not worth a line."""

    def log(self, g: Any, news: Sequence[Any], viewer: int | None) -> list[tuple[Any, str]]:
        """The lines of one choice, each with its event."""
        told = ((event, self.event(g, event, viewer)) for event in news)
        return [(event, line) for event, line in told if line]
