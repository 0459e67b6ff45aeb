"""Puzzles that were found in matches: a saved position, an aim, the line that proves it, and who solves it.

Those of a game are in `puzzles/found.jsonl`, one on each line, as `dejarik lab puzzles` writes them. Their
words are not written but composed: the teams, the aim, and hints from the line.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType
from typing import Any
from zlib import compress, decompress

import msgspec

from dejarik import games
from dejarik.games.contract import Aim, Position, Teller, Value
from dejarik.kernel import Decision, Option, Seat, State, Subject
from dejarik.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle
from dejarik.puzzles.trial import solve
from dejarik.scenarios.script import Choice, Scenario
from dejarik.words import languages
from dejarik.words.speech import shared_words

FILE = "found.jsonl"
# The levels of bots that puzzles are rated with, from the weakest on.
RATED_BY = ("thinker-beginner", "thinker-easy", "thinker-medium", "thinker-hard")
_DIGEST_BYTES = 4
_SOLVES = 0.5  # a level solves a puzzle that it solves in so many of its tries
_LEVELS = (EASY, EASY, MEDIUM, HARD, HARD)  # by the rating


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a position comes from: a match of a search, or a record; and the number of choices before it."""

    choices: int
    seed: int = 0
    match: int = 0
    bots: tuple[str, ...] = ()
    record: str = ""


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle as it is kept."""

    id: str
    game: str
    version: int  # of the rules by which it was proved last
    seat: Seat
    aim: Aim
    line: tuple[str, ...]  # the choices of the seat, as records spell them
    first: int  # how many first choices reach the aim for certain,
    options: int  # of how many
    choices: int  # of the line, between at least two options each
    luck: tuple[int, int]  # solved by chance, in how many tries
    about: tuple[str, ...]
    origin: Origin
    state: str
    solved: dict[str, tuple[int, int]] = {}  # by bot: solved, in how many tries

    @property
    def rating(self) -> int:
        """How many levels of bots do not solve it: from 0 to all of them."""
        for place, bot in enumerate(RATED_BY):
            solved, tries = self.solved.get(bot, (0, 0))
            if tries and solved / tries >= _SOLVES:
                return place
        return len(RATED_BY)


def packed(state: State) -> str:
    """A position as text."""
    return b64encode(compress(state.encode(), 9)).decode()


def unpacked(game: str, text: str) -> State:
    state: State = games.find(game).decode(decompress(b64decode(text)))
    return state


def name_for(aim: Aim, state: str) -> str:
    """The permanent name of a puzzle: the same position and aim have the same."""
    digest = blake2b(msgspec.json.encode((aim, state)), digest_size=_DIGEST_BYTES)
    return f"match-{digest.hexdigest()}"


class SavedPosition:
    """A position that was saved, read when it is asked for."""

    opening: Sequence[Any] = ()
    names: Mapping[str, Subject] = MappingProxyType({})

    def __init__(self, found: Found):
        self.found = found

    @cached_property
    def state(self) -> State:
        return unpacked(self.found.game, self.found.state)

    @cached_property
    def _values(self) -> Position:
        return games.modules(self.found.game).aims.position(self.state)

    def begin(self) -> State:
        return self._values.begin()

    def near(self, key: str) -> list[str] | None:
        return self._values.near(key)

    def read(self, g: Any, key: str) -> Value:
        return self._values.read(g, key)

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        return self._values.way_out(decision, seat)

    def why_not(self, g: Any, seat: Seat, option: Option) -> str | None:
        return self._values.why_not(g, seat, option)

    def say(self, g: Any, event: Any) -> str:
        return self._values.say(g, event)


class Composed(Mapping[str, str]):
    """A text in every language, composed when it is read."""

    def __init__(self, compose: Callable[[str], str]):
        self._compose = compose
        self._said: dict[str, str] = {}

    def __getitem__(self, language: str) -> str:
        if language not in languages():
            raise KeyError(language)
        if language not in self._said:
            self._said[language] = self._compose(language)
        return self._said[language]

    def __iter__(self) -> Iterator[str]:
        return iter(languages())

    def __len__(self) -> int:
        return len(languages())


def puzzle_from(found: Found) -> Puzzle:
    """A puzzle that was found, to be played like any other."""
    position = SavedPosition(found)
    aims = games.modules(found.game).aims
    texts = _Texts(found, position)
    steps = [Choice(0, found.seat, key) for key in found.line]
    puzzle = Puzzle(
        scenario=Scenario(FILE, 0, Composed(texts.title), found.game, position, list(steps), found.id),
        level=_LEVELS[found.rating],
        task=Composed(texts.task),
        hints=(Composed(texts.direction), Composed(texts.first_choice)),
        why=Composed(texts.why),
        goal=(),
        lost=(),
        opponent=aims.OPPONENT,
        seat=found.seat,
        found=found,
    )
    texts.puzzle = puzzle
    return puzzle


class _Texts:
    """The words of a puzzle that was found, composed from its position, its aim and its line."""

    puzzle: Puzzle

    def __init__(self, found: Found, position: SavedPosition):
        self.found = found
        self.position = position

    def teller(self, language: str) -> Teller:
        teller = games.modules(self.found.game).seating.teller(language, (), self.found.seat)
        teller.meet(self.position.state)
        return teller

    def title(self, language: str) -> str:
        return self.teller(language).matchup(self.position.state, self.found.seat)

    def task(self, language: str) -> str:
        return self.teller(language).task(self.position.state, self.found.seat, self.found.aim)

    def direction(self, language: str) -> str:
        """How long the line is, and what kind of choice it begins with."""
        state = self.position.begin()
        first = state.find_stored(state.decision, self.found.line[0])
        words = shared_words(language, self.found.game)
        begin = f"puzzle-begin-{first.kind}"
        said = words.say(begin if words.has(begin) else "puzzle-begin")
        return words.say("puzzle-hint-direction", count=self.found.choices, begin=said)

    def first_choice(self, language: str) -> str:
        """What the line begins with."""
        state = self.position.begin()
        first = state.find_stored(state.decision, self.found.line[0])
        said = self.teller(language).option(state, state.decision, first)
        return shared_words(language).say("puzzle-hint-first", option=said)

    def why(self, language: str) -> str:
        """The line, and how sure it is."""
        teller, passing = self.teller(language), games.modules(self.found.game).aims.PASSING
        told = [
            teller.option(move.before, move.decision, move.option)
            for move in solve(self.puzzle)
            if move.seat == self.found.seat
            and move.decision is not None
            and len(move.decision.options) > 1
            and move.option.kind not in passing
        ]
        return shared_words(language).say(
            "puzzle-why", line=" → ".join(told), first=self.found.first, options=self.found.options
        )


def file_of(game: str) -> Path:
    """Where the found puzzles of a game are kept."""
    return Path(__file__).parents[1] / "games" / game.replace("-", "_") / "puzzles" / FILE


def read_found(file: Path) -> list[Found]:
    """The puzzles of a file, in its order; none if there is no file."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Found) for line in file.read_bytes().splitlines() if line]


def write_found(file: Path, puzzles: Sequence[Found]) -> None:
    """All at once, so that an interruption leaves the old file or the new one."""
    new = file.with_suffix(".new")
    new.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles))
    new.replace(file)


@cache
def load_found(game: str) -> dict[str, Puzzle]:
    """The puzzles that were found in matches of a game by their ids, the easiest first."""
    found = sorted(read_found(file_of(game)), key=lambda one: (one.rating, one.choices, one.id))
    return {one.id: puzzle_from(one) for one in found}
