"""Words on cards, put together before anybody looks for them."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

from dejarik.search import put_together

if TYPE_CHECKING:
    from dejarik.server.games import ServedGame

BREATH = 0.003  # seconds after each card: whoever plays meanwhile goes first


class WordsAhead:
    """The first search for words would wait a second or two for all texts of a game; games keep them."""

    def __init__(self) -> None:
        self._begun: dict[tuple[str, str], Thread] = {}
        self._stopping = Event()

    def begin(self, game: ServedGame, lang: str) -> None:
        """Have the texts of a game made in a language, once, beside everything else."""
        key = game.name, lang
        if key not in self._begun:
            self._begun[key] = Thread(target=self._make, args=(game, lang), name="wording", daemon=True)
            self._begun[key].start()

    def _make(self, game: ServedGame, lang: str) -> None:
        for _ in put_together(game.searching, lang):
            if self._stopping.wait(BREATH):
                return

    def wait(self) -> None:
        """Until all that was begun is done."""
        for thread in list(self._begun.values()):
            thread.join()

    def stop(self) -> None:
        self._stopping.set()
        self.wait()
