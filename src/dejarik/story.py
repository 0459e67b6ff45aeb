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
    gathered: tuple[Any, ...] = ()  # what its line will tell along with it


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
    `gather`: what waits, with what its line tells along with it as long as it waits, such as a card with what
        pays for it. `complete`: those of them after which there is nothing to wait for.
    `frame`: what others stand below without following from it, such as phases.
    `beside`: what leaves all that is over behind, though it has no sentence, such as the next action.
    `end`: what ends everything that is open, before it is told itself: turns, phases.
    """

    def __init__(
        self,
        closed_by: Mapping[type, tuple[type, ...]] | None = None,
        *,
        follow: tuple[type, ...] = (),
        wait: tuple[type, ...] = (),
        gather: Mapping[type, tuple[type, ...]] | None = None,
        complete: tuple[type, ...] = (),
        frame: tuple[type, ...] = (),
        beside: tuple[type, ...] = (),
        end: tuple[type, ...] = (),
    ) -> None:
        self.closed_by = closed_by or {}
        self.follow = follow
        self.wait = wait
        self.gather = gather or {}
        self.complete = complete
        self.frame = frame
        self.beside = beside
        self.end = end

    def tell(
        self,
        news: Sequence[Any],
        sentences: Sequence[str | None],
        before: Open,
        say: Callable[..., str | None],
    ) -> Told:
        """The sentences of one choice as lines; `say` is for what has waited, with what it has gathered."""
        lines: list[Line] = []
        chapters = list(before)
        for event, text in zip(news, sentences, strict=True):
            begins = type(event) in self.closed_by
            self._leave_behind(chapters, event, tells=bool(text) or begins)
            if self._gathered(chapters, event):
                text = None
                if isinstance(event, self.complete):
                    _tell_waiting(lines, chapters, say)
            waits = begins and isinstance(event, self.wait)
            if text and not waits:
                _tell_waiting(lines, chapters, say)
                lines.append(Line(event, text, _depth(chapters)))
            if begins:
                chapters.append(Chapter(event, _depth(chapters) if text and not waits else UNTOLD, waits))
            else:
                self._close(chapters, event)
        return Told(lines, tuple(chapters))

    def _leave_behind(self, chapters: list[Chapter], event: Any, *, tells: bool) -> None:
        """What is over stays behind when something else begins."""
        if isinstance(event, self.end):
            chapters.clear()
            return
        first = self._framed(chapters)
        anew = isinstance(event, self.beside) or (tells and not isinstance(event, self.follow))
        if anew and all(chapter.over for chapter in chapters[first:]):
            del chapters[first:]

    def _framed(self, chapters: list[Chapter]) -> int:
        """Where the outermost chapter stands that is more than a frame."""
        return sum(isinstance(chapter.opening, self.frame) for chapter in chapters)

    def _gathered(self, chapters: list[Chapter], event: Any) -> bool:
        """Whether a chapter that still waits tells this event along with itself."""
        for place in reversed(range(len(chapters))):
            chapter = chapters[place]
            gathers = self.gather.get(type(chapter.opening), ())
            if chapter.waits and isinstance(event, gathers) and _agree(chapter.opening, event):
                chapters[place] = chapter._replace(gathered=(*chapter.gathered, event))
                return True
        return False

    def _close(self, chapters: list[Chapter], event: Any) -> None:
        """The innermost chapter that this closes is over; the outermost stays for what follows from it.

        What follows itself is gone: the next ability that something triggers stands beside it, not below.
        """
        first = self._framed(chapters)
        for place in reversed(range(len(chapters))):
            chapter = chapters[place]
            closers = self.closed_by[type(chapter.opening)]
            if not chapter.over and isinstance(event, closers) and _agree(chapter.opening, event):
                if place > first or chapter.waits or isinstance(chapter.opening, self.follow):
                    del chapters[place]
                else:
                    chapters[place] = chapter._replace(over=True)
                return


def _depth(chapters: list[Chapter]) -> int:
    """How deep a line stands that is told now."""
    return max((chapter.depth for chapter in chapters), default=UNTOLD) + 1


def _tell_waiting(lines: list[Line], chapters: list[Chapter], say: Callable[..., str | None]) -> None:
    """Something comes of what has begun, so that is told first."""
    for place, chapter in enumerate(chapters):
        if chapter.waits:
            text = say(chapter.opening, *chapter.gathered)
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

        def say(event: Any, *along: Any) -> str | None:
            return self.sentences(g, [event, *along], viewer_of(event))[0]

        return self.chapters.tell(news, sentences, before, say)
