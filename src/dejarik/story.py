"""The log as a story: what begins is told first, and what comes of it stands below it.

A game's rules narrate what begins (`State.narrate`) before they tell what comes of it. `Chapters` says which
events begin something and which end it. A match is told choice by choice; what is still open after one is
handed on to the next, so a die that takes three questions to resolve is one chapter all the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

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
    holds: bool = False  # it waits until it is complete, however much comes of it before
    held: tuple[Line, ...] = ()  # that


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
    `hold`: what waits until it is complete or over. What comes of it before stands below it all the same,
        such as an ability that lowers a price below the line that tells the price.
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
        hold: tuple[type, ...] = (),
        frame: tuple[type, ...] = (),
        beside: tuple[type, ...] = (),
        end: tuple[type, ...] = (),
    ) -> None:
        self.closed_by = closed_by or {}
        self.follow = follow
        self.wait = wait
        self.gather = gather or {}
        self.complete = complete
        self.hold = hold
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
        page = _Page(before, say)
        for event, text in zip(news, sentences, strict=True):
            begins = type(event) in self.closed_by
            self._leave_behind(page, event, tells=bool(text) or begins)
            if self._gathered(page, event):
                text = None
            waits = begins and isinstance(event, self.wait)
            if begins and isinstance(event, self.hold):
                page.hold(event)
            elif begins:
                page.begin(event, None if waits else text, waits=waits)
            else:
                if text:
                    page.tell(event, text)
                self._close(page, event)
        return Told(page.lines, tuple(page.chapters))

    def _leave_behind(self, page: _Page, event: Any, *, tells: bool) -> None:
        """What is over stays behind when something else begins."""
        if isinstance(event, self.end):
            page.end()
            return
        first = self._framed(page.chapters)
        anew = isinstance(event, self.beside) or (tells and not isinstance(event, self.follow))
        if anew and all(chapter.over for chapter in page.chapters[first:]):
            del page.chapters[first:]

    def _framed(self, chapters: list[Chapter]) -> int:
        """Where the outermost chapter stands that is more than a frame."""
        return sum(isinstance(chapter.opening, self.frame) for chapter in chapters) if self.frame else 0

    def _gathered(self, page: _Page, event: Any) -> bool:
        """Whether a chapter that still waits tells this event along with itself."""
        for place in reversed(range(len(page.chapters))):
            chapter = page.chapters[place]
            if not chapter.waits:
                continue
            gathers = self.gather.get(type(chapter.opening), ())
            if isinstance(event, gathers) and _agree(chapter.opening, event):
                page.chapters[place] = chapter._replace(gathered=(*chapter.gathered, event))
                if isinstance(event, self.complete):
                    page.complete(place)
                return True
        return False

    def _close(self, page: _Page, event: Any) -> None:
        """The innermost chapter that this closes is over; the outermost stays for what follows from it.

        What follows itself is gone: the next ability that something triggers stands beside it, not below.
        """
        first = self._framed(page.chapters)
        for place in reversed(range(len(page.chapters))):
            chapter = page.chapters[place]
            closers = self.closed_by[type(chapter.opening)]
            if not chapter.over and isinstance(event, closers) and _agree(chapter.opening, event):
                if chapter.holds:
                    page.complete(place)
                    chapter = page.chapters[place]
                if place > first or chapter.waits or isinstance(chapter.opening, self.follow):
                    del page.chapters[place]
                else:
                    page.chapters[place] = chapter._replace(over=True)
                return


class _Page:
    """The lines of one choice in the making, and the chapters that are open."""

    def __init__(self, before: Open, say: Callable[..., str | None]) -> None:
        self.lines: list[Line] = []
        self.chapters = list(before)
        self.say = say

    def tell(self, event: Any, text: str) -> None:
        """Something comes of all that waits, so that is told first."""
        self._tell_waiting()
        self._put(Line(event, text, _depth(self.chapters)))

    def begin(self, event: Any, text: str | None, *, waits: bool) -> None:
        if text:
            self.tell(event, text)
        self.chapters.append(Chapter(event, _depth(self.chapters) if text else UNTOLD, waits))

    def hold(self, event: Any) -> None:
        """Begin what will have a line for sure, as soon as it is complete."""
        self._tell_waiting()
        self.chapters.append(Chapter(event, _depth(self.chapters), waits=True, holds=True))

    def complete(self, place: int) -> None:
        """There is nothing more to wait for: tell it, and below it what it has held back."""
        chapter = self.chapters[place]
        if not chapter.holds:
            self._tell_waiting()
            return
        text = self.say(chapter.opening, *chapter.gathered)
        depth = chapter.depth if text else UNTOLD
        self.chapters[place] = chapter._replace(depth=depth, waits=False, holds=False, held=())
        if text:
            self._put(Line(chapter.opening, text, depth))
        for line in chapter.held:
            self._put(line if text else line._replace(depth=line.depth - 1))

    def end(self) -> None:
        """Nothing goes on."""
        for place in reversed(range(len(self.chapters))):
            if self.chapters[place].holds:
                self.complete(place)
        self.chapters.clear()

    def _tell_waiting(self) -> None:
        for place, chapter in enumerate(self.chapters):
            if chapter.waits and not chapter.holds:
                text = self.say(chapter.opening, *chapter.gathered)
                depth = _depth(self.chapters[:place])
                if text:
                    self._put(Line(chapter.opening, text, depth))
                self.chapters[place] = chapter._replace(depth=depth if text else UNTOLD, waits=False)

    def _put(self, line: Line) -> None:
        """Add a line, or keep it for the innermost chapter that is not complete."""
        for place in reversed(range(len(self.chapters))):
            chapter = self.chapters[place]
            if chapter.holds:
                self.chapters[place] = chapter._replace(held=(*chapter.held, line))
                return
        self.lines.append(line)


def _depth(chapters: list[Chapter]) -> int:
    """How deep a line stands that is told now."""
    return max((chapter.depth for chapter in chapters), default=UNTOLD) + 1


def _agree(opening: Any, closing: Any) -> bool:
    return all(
        getattr(closing, field, value) == value
        for field in opening.__struct_fields__
        for value in (getattr(opening, field),)
    )


# ---- What is told in one sentence ---------------------------------------------------------------------

E = TypeVar("E")


class Passage:
    """An event with what is told along with it."""

    __slots__ = ("event", "others")

    def __init__(self, event: Any) -> None:
        self.event = event
        self.others: list[Any] = []

    def along(self, kind: type[E]) -> list[E]:
        return [other for other in self.others if isinstance(other, kind)]

    def alike(self, kind: type[E]) -> list[E]:
        """The event itself and more of its kind."""
        return [one for one in (self.event, *self.others) if isinstance(one, kind)]


def passages(
    news: Sequence[Any], along: Callable[[Sequence[Any], int], Sequence[int]]
) -> list[Passage | None]:
    """For each event of a choice its passage; None for what is told along with another.

    `along` gives the places of what is told along with the event at a place.
    """
    found: list[Passage | None] = [Passage(event) for event in news]
    for place in range(len(news)):
        passage = found[place]
        if passage is not None:
            for other in along(news, place):
                found[other] = None
                passage.others.append(news[other])
    return found


# ---- Who tells ----------------------------------------------------------------------------------------


class Storyteller(ABC):
    """The part of a game's teller that tells the log."""

    chapters: ClassVar[Chapters] = Chapters()

    def meet(self, g: Any) -> None:  # noqa: B027 - most games have nothing to remember
        """See the table as a match begins, to tell copies apart by their numbers for the rest of it."""

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
