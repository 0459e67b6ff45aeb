"""What a scenario says: its title, the rules it proves, its steps and what is expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dejarik.games.contract import Position
from dejarik.kernel import Seat
from dejarik.positions import Tree
from dejarik.words.texts import in_language, name_of


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat chooses an option."""

    line: int
    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class Only:
    """The exact set of options of one kind; of all options if no kind is named."""

    line: int
    seat: Seat
    kind: str
    words: list[str]


@dataclass(frozen=True, slots=True)
class Can:
    """Options that are open, or are not."""

    line: int
    seat: Seat
    words: list[str]
    open: bool = True


@dataclass(frozen=True, slots=True)
class Asides:
    """All that the seat may do now without being asked."""

    line: int
    seat: Seat
    words: list[str]


@dataclass(frozen=True, slots=True)
class Refused:
    """Something the seat might expect to be able to do, and the rule that forbids it."""

    line: int
    seat: Seat
    words: str
    rule: str


@dataclass(frozen=True, slots=True)
class Holds:
    """A value of the position, or what it must not be; as one seat sees it, if a viewer is named."""

    line: int
    key: str
    expected: Tree
    so: bool = True
    viewer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Logged:
    """What has happened, in this order, with anything in between; or what has not happened."""

    line: int
    words: list[str]
    so: bool = True


Step = Choice | Only | Can | Asides | Refused | Holds | Logged


@dataclass(slots=True)
class Scenario:
    """A position, what is done in it, and what is then true."""

    file: str
    line: int
    title: Mapping[str, str]
    game: str
    position: Position
    steps: list[Step]
    id: str = ""
    lesson: dict[str, str] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)
    strict: bool = False

    @property
    def name(self) -> str:
        """What it is called by programs, wherever its file lies: its id, or the words of its title."""
        return name_of(self.id, self.named("en"))

    def named(self, language: str) -> str:
        """The title in a language, or in any."""
        return in_language(self.title, language)
