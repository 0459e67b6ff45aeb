"""Players, and things told apart by whose they are and which of several copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from dejarik.words.phrase import Phrase
from dejarik.words.speech import Words

YOU = -2  # no seat


class Players:
    """Players in one language. `players` are the names people go by, if they have any; `you` reads."""

    def __init__(self, words: Words, players: tuple[str, ...] = (), you: int | None = None) -> None:
        self.words = words
        self.players = players
        self.you = you
        self._begins = tuple(name for name in players if name)
        self._players: dict[int, Phrase] = {}  # hardly a sentence does without

    def player(self, seat: int) -> Phrase:
        if seat not in self._players:
            self._players[seat] = self._player(seat)
        return self._players[seat]

    def who(self, seat: int) -> Phrase:
        """A player in the log: "you" for whoever reads it."""
        if self.you is None or seat != self.you:
            return self.player(seat)
        if YOU not in self._players:
            self._players[YOU] = replace(self.words.phrase("noun-you"), you=True)
        return self._players[YOU]

    def sentence(self, text: str) -> str:
        """A line of the log with a capital letter, unless it begins with the name somebody goes by.

        A title that ends with an exclamation mark ends the line as well.
        """
        text = text.removesuffix(".") if text.endswith("!.") else text
        begins = self._begins
        return text if begins and text.startswith(begins) else text[:1].upper() + text[1:]

    def _player(self, seat: int) -> Phrase:
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.words.phrase("player-named", name=self.players[seat])
        if seat < 0:
            return self.words.phrase("noun-nobody")
        return self.words.phrase(
            "player-numbered", what=self.words.phrase("noun-player-name"), number=seat + 1
        )

    def copies(self, names: Iterable[Phrase]) -> list[Phrase]:
        """Cards in a list: of several copies of one, how many there are."""
        counted = Counter(names).items()
        return [
            name if number == 1 else self.words.phrase("phrase-copies", what=name, number=number)
            for name, number in counted
        ]

    def told_apart(self, name: Phrase, thing: int, twins: Sequence[tuple[int, int]]) -> Phrase:
        """A thing among those of the same name, each with its player, as far as needed: "Ann's Guard #2".

        Whoever reads knows that what is nobody else's is theirs.
        """
        controller = dict(twins)[thing]
        same = [other for other, seat in twins if seat == controller]
        if len(same) > 1:
            name = self.words.phrase("phrase-numbered", what=name, number=same.index(thing) + 1)
        if len(same) < len(twins) and controller != self.you:
            name = self.words.phrase("phrase-of-player", what=name, player=self.player(controller))
        return name
