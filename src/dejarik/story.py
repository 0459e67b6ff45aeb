"""The log as a story: what begins is told first, and what comes of it stands below it.

A game's rules narrate what begins (`State.narrate`) before they tell what comes of it. `Chapters` says which
events begin something and which end it. A match is told choice by choice; what is still open after one is
handed on to the next, so a die that takes three questions to resolve is one chapter all the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

UNTOLD = -1


class Line(NamedTuple):
    """A sentence of the log, the event it tells, and how many others it stands below."""

    event: Any
    text: str
    depth: int = 0


class Chapter(NamedTuple):
    """Something that has begun. `depth` is that of its own line, or `UNTOLD`."""

    opening: Any
    depth: int = UNTOLD
    waits: bool = False  # for something to come of it: it has no line before
    over: bool = False  # yet what follows from it may still be told below it


Open = tuple[Chapter, ...]  # the chapters that go on, outermost first


class Told(NamedTuple):
    """The lines of one choice, and what is still open after it."""

    lines: list[Line]
    open: Open = ()


class Chapters:
    """How the events of a game make a story.

    `closed_by`: what begins something, with what closes it; fields of the same name must agree. The closing
        event is told inside, and stays silent if it has no sentence.
    `follow`: what still belongs to the outermost chapter after it was closed, such as abilities it triggers.
        Anything else begins beside it.
    `wait`: what has no line unless something comes of it, such as an ability that may be declined.
    `end`: what ends everything that is open, before it is told itself: turns, phases.
    """

    def __init__(
        self,
        closed_by: Mapping[type, tuple[type, ...]] | None = None,
        *,
        follow: tuple[type, ...] = (),
        wait: tuple[type, ...] = (),
        end: tuple[type, ...] = (),
    ) -> None:
        self.closed_by = closed_by or {}
        self.follow = follow
        self.wait = wait
        self.end = end

    def tell(
        self,
        news: Sequence[Any],
        sentences: Sequence[str | None],
        before: Open,
        say: Callable[[Any], str | None],
    ) -> Told:
        """The sentences of one choice as lines; `say` is for what has begun in an earlier one."""
        lines: list[Line] = []
        chapters = list(before)
        for event, text in zip(news, sentences, strict=True):
            begins = type(event) in self.closed_by
            if isinstance(event, self.end) or (
                (text or begins) and _all_over(chapters) and not isinstance(event, self.follow)
            ):
                chapters.clear()
            waits = begins and isinstance(event, self.wait)
            if text and not waits:
                _tell_waiting(lines, chapters, say)
                lines.append(Line(event, text, _depth(chapters)))
            if begins:
                chapters.append(Chapter(event, _depth(chapters) if text and not waits else UNTOLD, waits))
            else:
                self._close(chapters, event)
        return Told(lines, tuple(chapters))

    def _close(self, chapters: list[Chapter], event: Any) -> None:
        """The innermost chapter that this closes is over; the outermost stays for what follows from it."""
        for place in reversed(range(len(chapters))):
            chapter = chapters[place]
            closers = self.closed_by[type(chapter.opening)]
            if not chapter.over and isinstance(event, closers) and _agree(chapter.opening, event):
                if place or chapter.waits:
                    del chapters[place]
                else:
                    chapters[0] = chapter._replace(over=True)
                return


def _all_over(chapters: list[Chapter]) -> bool:
    return bool(chapters) and all(chapter.over for chapter in chapters)


def _depth(chapters: list[Chapter]) -> int:
    """How deep a line stands that is told now."""
    return max((chapter.depth for chapter in chapters), default=UNTOLD) + 1


def _tell_waiting(lines: list[Line], chapters: list[Chapter], say: Callable[[Any], str | None]) -> None:
    """Something comes of what has begun, so that is told first."""
    for place, chapter in enumerate(chapters):
        if chapter.waits:
            text = say(chapter.opening)
            depth = _depth(chapters[:place])
            if text:
                lines.append(Line(chapter.opening, text, depth))
            chapters[place] = chapter._replace(depth=depth if text else UNTOLD, waits=False)


def _agree(opening: Any, closing: Any) -> bool:
    return all(
        getattr(closing, field, value) == value
        for field in opening.__struct_fields__
        for value in (getattr(opening, field),)
    )


class Storyteller(ABC):
    """The part of a game's teller that tells the log."""

    chapters: ClassVar[Chapters] = Chapters()

    @abstractmethod
    def sentences(self, g: Any, news: Sequence[Any], viewer: int | None) -> Sequence[str | None]:
        """For each event of a choice its sentence as `viewer` may read it; None: others tell it."""

    def begins_anew(self, news: Sequence[Any]) -> bool:
        """Whether nothing that was open before a choice is open after it."""
        return not self.chapters.closed_by or any(isinstance(event, self.chapters.end) for event in news)

    def log(self, g: Any, news: Sequence[Any], viewer: int | None, before: Open = ()) -> Told:
        """The lines of one choice, told after what is still open; `g` is what came of it."""
        return self.log_openly(g, news, lambda event: viewer, before)

    def log_openly(
        self, g: Any, news: Sequence[Any], viewer_of: Callable[[Any], int | None], before: Open = ()
    ) -> Told:
        """The same where nothing is secret anymore: each event as whoever sees all of it may read it."""
        viewers = [viewer_of(event) for event in news]
        told = {viewer: self.sentences(g, news, viewer) for viewer in set(viewers)}
        sentences = [told[viewer][place] for place, viewer in enumerate(viewers)]
        return self.chapters.tell(
            news, sentences, before, lambda event: self.sentences(g, [event], viewer_of(event))[0]
        )
