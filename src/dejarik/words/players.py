"""Players, and things told apart by whose they are and which of several copies."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.words.phrase import Phrase
from dejarik.words.speech import Words


class Players:
    """Players in one language. `players` are the names people go by, if they have any."""

    def __init__(self, words: Words, players: tuple[str, ...] = ()) -> None:
        self.words = words
        self.players = players
        self._players: dict[int, Phrase] = {}  # hardly a sentence does without

    def player(self, seat: int) -> Phrase:
        if seat not in self._players:
            self._players[seat] = self._player(seat)
        return self._players[seat]

    def _player(self, seat: int) -> Phrase:
        if 0 <= seat < len(self.players) and self.players[seat]:
            return Phrase.fixed(self.players[seat])
        if seat < 0:
            return self.words.phrase("noun-nobody")
        return self.words.phrase(
            "player-numbered", what=self.words.phrase("noun-player-name"), number=seat + 1
        )

    def told_apart(self, name: Phrase, thing: int, twins: Sequence[tuple[int, int]]) -> Phrase:
        """A thing among those of the same name, each with its player, as far as needed: "Guard #2 (Ann)"."""
        controller = dict(twins)[thing]
        same = [other for other, seat in twins if seat == controller]
        if len(same) > 1:
            name = self.words.phrase("phrase-numbered", what=name, number=same.index(thing) + 1)
        if len(same) < len(twins):
            name = self.words.phrase("phrase-of-player", what=name, player=self.player(controller))
        return name
