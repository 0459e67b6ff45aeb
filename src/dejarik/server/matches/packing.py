"""Matches that left memory, packed small: opened again they need not be played and told from the beginning.

What is packed is never older than the rows it was made of, and whoever unpacks it takes over later ones. It
stays in this process, and whatever does not fit is simply built from its rows.
"""

from __future__ import annotations

import pickle
import zlib
from collections import OrderedDict

from dejarik.kernel import Match
from dejarik.server.games import served_game
from dejarik.server.matches.match import OpenMatch
from dejarik.server.matches.puzzles import game_of
from dejarik.server.matches.views import Views

MOST_BYTES = 64 * 1024 * 1024
WORTH_IT = 20  # choices; shorter matches are built as fast from their rows
# Of an open match: what is made anew, and what the kernel packs by itself.
_MADE_ANEW = ("_tellers", "_seen", "_names", "shown_names")
_LEFT_OUT = frozenset({"game", "kernel", "_chosen_from", "_gathered", *_MADE_ANEW})


class PackedMatches:
    """So many bytes of them; those that left first go first."""

    def __init__(self, most: int = MOST_BYTES):
        self._most = most
        self._packed: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    def put(self, match: OpenMatch, views: Views) -> None:
        if len(match.branch) < WORTH_IT or match.trial is not None or match.stopped:
            return
        self._take(match.id)
        rest = {name: value for name, value in vars(match).items() if name not in _LEFT_OUT}
        data = zlib.compress(pickle.dumps((rest, match.kernel.packed(), views.journals())), 1)
        self._packed[match.id] = data
        self._bytes += len(data)
        while self._bytes > self._most:
            self._bytes -= len(self._packed.popitem(last=False)[1])

    def take(self, match_id: str) -> tuple[OpenMatch, Views] | None:
        """The match as it was when it left, if it is here."""
        data = self._take(match_id)
        if data is None:
            return None
        rest, kernel, journals = pickle.loads(zlib.decompress(data))
        match = OpenMatch.__new__(OpenMatch)
        game = served_game(rest["row"].game)
        vars(match).update(rest, game=game, _chosen_from=None, _gathered=None)
        vars(match).update((name, {}) for name in _MADE_ANEW)
        match.kernel = Match.unpacked(game_of(game, match.row.scenario), kernel)
        return match, Views(match, journals)

    def _take(self, match_id: str) -> bytes | None:
        data = self._packed.pop(match_id, None)
        self._bytes -= len(data) if data is not None else 0
        return data
