"""What an option would do, for whoever is about to choose: the same shape in every game and over the wire."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from dejarik.faces import Shape
from dejarik.kernel import Foresight, foresee, observe

if TYPE_CHECKING:
    from dejarik.kernel import Option, Seat
    from dejarik.story import Told


SHORT = 12  # characters have room beside an option


class PreviewMark(Shape, frozen=True):
    """What would stand on a thing of the board; `kind` says of what it speaks, for its drawing."""

    id: str
    text: str
    kind: str


class Preview(Shape, frozen=True):
    """What one option would do, as far as that is sure; `short` stands beside it and is very short."""

    short: str
    text: str
    odds: float | None = None  # from 0 to 1: how likely it is to succeed
    marks: list[PreviewMark] = []

    @property
    def beside(self) -> str:
        """What stands beside the option where there is only text: its odds, too."""
        return " ".join(
            part for part in (self.short, "" if self.odds is None else f"{self.odds:.0%}") if part
        )


class Narrator(Protocol):
    """The part of a game's teller that turns events into sentences."""

    def log(self, g: Any, news: Sequence[Any], viewer: Seat | None) -> Told: ...


def change(before: int, after: int) -> str:
    """A number that becomes another one."""
    return f"{before} → {after}"


def signed(number: int) -> str:
    """By how much something changes."""
    return f"+{number}" if number >= 0 else f"−{-number}"


class Draft:
    """A preview in the making. What is said first is the most important."""

    def __init__(self) -> None:
        self.short = ""
        self.sentences: list[str] = []
        self.marks: list[PreviewMark] = []

    def brief(self, text: str) -> None:
        """What stands beside the option, unless something more important does already."""
        self.short = self.short or text

    def say(self, sentence: str) -> None:
        if sentence and sentence not in self.sentences:
            self.sentences.append(sentence)

    def mark(self, place: str, text: str, kind: str) -> None:
        self.marks.append(PreviewMark(place, text, kind))

    def tell(
        self, news: Sequence[Any], g: Any, narrator: Narrator, viewer: Seat, worth: Callable[[Any], bool]
    ) -> None:
        """What is sure to happen, in the words of the log, as far as it is worth telling."""
        for line in narrator.log(g, [event for event in news if worth(event)], viewer).lines:
            self.say(line.text)

    def preview(self) -> Preview | None:
        """Nothing, if there is nothing to say."""
        if not self.short and not self.sentences and not self.marks:
            return None
        return Preview(self.short, " ".join(self.sentences), None, self.marks)


def next_answers(foresight: Foresight[Any], seat: Seat) -> dict[Option, Foresight[Any]]:
    """What the same seat could answer next, and what that would do; nothing if somebody else is asked."""
    if not foresight.whole or foresight.state.outcome is not None:
        return {}
    try:
        seen = observe(foresight.state, seat)
    except Exception:  # the question needs something blank
        return {}
    return foresee(seen)
