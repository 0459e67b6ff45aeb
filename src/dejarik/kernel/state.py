"""A game in progress is a value: `State` holds everything, and `choose` runs it to the next question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from dejarik.kernel.chance import Chance
from dejarik.kernel.clone import clone
from dejarik.kernel.data import encode
from dejarik.kernel.decision import Decision, Option, Refusal, Seat, Subject
from dejarik.kernel.knowledge import Fact
from dejarik.kernel.procedure import DONE, STEP, Frame, Procedure, Result, Step
from dejarik.kernel.together import Together

T = TypeVar("T")

MOMENTS = 5_000  # without a question in between; more means that the rules run in a circle


class Endless(Exception):
    """The rules never came to a question."""


class IllegalChoice(ValueError):
    """The choice is not among the options."""


# Asides that mean the same in every game; a server or a client knows them by these kinds.
CONCEDE = "concede"
OFFER_DRAW = "offer-draw"

AGREED = "agreed"  # in place of a rule: the match ended in a draw because everybody wished so


class Narration(msgspec.Struct, frozen=True, gc=False):
    """An event for readers alone: what begins, what is over, what explains a number.

    No ability hears it and nothing keeps it, so a game may narrate more without changing how a match goes on.
    """


class SeatNarration(Narration, frozen=True, gc=False):
    """What a player begins, or is done with."""

    seat: int


class CardNarration(SeatNarration, frozen=True, gc=False):
    """The same with a card."""

    card: str


class ThingNarration(SeatNarration, frozen=True, gc=False):
    """The same with a thing on the table."""

    thing: int


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: who won (several, or nobody, in a draw) and by which rule."""

    winners: tuple[Seat, ...]
    rule: str


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What all games have in common. One caller owns a state; `copy()` is explicit and cheap.

    `choose` may leave a broken state behind when it raises: `Match` is what restores.
    """

    game: ClassVar[str] = ""  # the name of the game this is a state of
    unforeseen: ClassVar[tuple[type, ...]] = ()  # events that show hidden cards: more may hang on these

    seats: int
    chance: Chance
    stack: list[Procedure[Any]] = []
    outcome: Outcome | None = None
    changes: int = 0  # every write counts; an action that left it where it was changed nothing
    reveals: int = 0  # how often somebody came to know something
    draw_offers: tuple[Seat, ...] = ()  # who has offered a draw that nobody has answered by playing on
    sealed: list[list[Subject]] = []  # answers to a simultaneous question, until all are in
    # Not saved: made anew, or empty whenever a question is open.
    told: list[Any] = []  # events of this moment, not yet heard by the timing module
    news: list[Any] = []  # events since the last choice
    dirty: bool = False  # something changed that a state check should look at
    shared: int = 0  # this many frames at the bottom of the stack are shared with a copy
    asked: Decision | None = None  # the open question, derived from the top frame
    answering: Seat = -1  # who gave the answer that is being carried out

    # ---- What a game must add -------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy. Games copy their own mutable fields on top of `copy_base`."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def blanked(self, viewer: Seat | None) -> Self:
        """A copy in which everything `viewer` does not know is blank (None: a spectator).

        The kernel itself takes away chance, the open question and the sealed answers of others.
        """
        raise TypeError(f"{type(self).__name__} does not say what a seat may see")

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
        """Of a blanked state: a copy with the blanks filled by what fits, playing on with `chance`."""
        raise TypeError(f"{type(self).__name__} does not say how blanks are filled")

    def seen_by(self, event: Any, viewer: Seat | None) -> Any:
        """An event as `viewer` is told of it: what it does not see is blank."""
        return event

    def noted(self, viewer: Seat) -> list[Fact]:
        """What `viewer` has noted about cards that it does not see, if the game keeps such notes."""
        return []

    def whereabouts(self, viewer: Seat) -> list[Fact]:
        """The truth behind the notes: every card that `viewer` might note, and where it is."""
        return []

    def inventory(self) -> object:
        """Every card, die and token, wherever it is, as a value that never changes during a match.

        A list has an entry for each owner; who leaves the game may take the entry along, but only whole.
        """
        return None

    def counters(self) -> Iterable[tuple[str, int]]:
        """What is counted, by name: tokens, resources, points. None of it ever falls below zero."""
        return ()

    def between(self) -> None:
        """The timing module's second door: something was told or changed in the moment just ended."""
        self.told = []
        self.dirty = False

    def automatic_answer(self, decision: Decision) -> Option | None:
        """Answer for a seat that does not answer for itself, or None to let it choose."""
        return None

    def refusals(self) -> list[Refusal]:
        """What the asked seat might expect to choose and cannot, with reasons."""
        return []

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do without being asked."""
        return ()

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        """The procedure that carries out an aside."""
        raise IllegalChoice(f"no aside {option}")

    def offer_draw(self, seat: Seat, playing: Sequence[Seat]) -> None:
        """A seat offers a draw; once all that are playing have done so, the match is drawn."""
        self.draw_offers = (*self.draw_offers, seat)
        if all(one in self.draw_offers for one in playing):
            self.outcome = Outcome((), AGREED)

    def words_of(self, subject: Subject) -> str:
        """A subject in words a person can read and type, distinct within the state."""
        return str(subject)

    def stored_word(self, subject: Subject) -> str:
        """A subject as records name it: by a code, where a title may come to be another's, too."""
        return self.words_of(subject)

    def also_called(self, subject: Subject) -> tuple[str, ...]:
        """Other words by which records may name a subject."""
        return ()

    def chance_names(self, what: Subject) -> tuple[str, ...]:
        """The names under which a scenario may script the roll of `what`."""
        return (self.words_of(what),)

    # ---- Playing --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open question: derived by the top frame, shared by copies, not saved."""
        if self.asked is None:
            if self.outcome is not None or not self.stack:
                raise IllegalChoice("the match is over")
            frame = self.stack[-1]
            self.asked = getattr(frame, frame.asks)(self)
        return self.asked

    def decision_of(self, seat: Seat) -> Decision | None:
        """The question open to `seat`: the one decision, or its part of a simultaneous question."""
        if self.outcome is not None:
            return None
        frame = self.stack[-1]
        if isinstance(frame, Together):
            return frame.question_for(self, seat) if seat in frame.open else None
        return self.decision if self.decision.seat == seat else None

    def choose(self, choice: int | Option, seat: Seat | None = None) -> list[Any]:
        """Answer the open question and run up to the next one or the end; returns what happened."""
        decision = (self.asked or self.decision) if seat is None else self.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} is not asked anything")
        options = decision.options
        if isinstance(choice, int):
            if choice < 0 or choice >= len(options):
                raise IllegalChoice(f"there is no option {choice}")
            option = options[choice]
        elif choice in options:
            option = choice
        else:
            raise IllegalChoice(f"{choice} is not among the options")
        self.news = []
        if self.draw_offers:  # who plays on declines what others offered
            self.draw_offers = tuple(offering for offering in self.draw_offers if offering == decision.seat)
        self.answer(decision.seat, option)
        self.run()
        return self.news

    def aside(self, seat: Seat, option: Option) -> list[Any]:
        """Do something nobody asked for; then the question below is asked again."""
        if self.outcome is not None or option not in self.asides(seat):
            raise IllegalChoice(f"{option} is not open to seat {seat}")
        self.news = []
        self.asked = None
        self.stack.append(self.begin_aside(seat, option))
        self.run()
        return self.news

    def answer(self, seat: Seat, option: Option) -> None:
        """Hand an answer to the frame that asked."""
        if self.shared:
            self.own(len(self.stack) - 1)
        frame = self.stack[-1]
        frame.asks = ""
        self.asked = None
        self.answering = seat
        getattr(frame, frame.next)(self, option)
        if self.told or self.dirty:
            self.between()

    def run(self, before_each: Callable[[], None] | None = None) -> None:
        """Moments, one after another, up to the next question that somebody has to answer."""
        stack = self.stack
        for _ in range(MOMENTS):
            if before_each is not None:
                before_each()
            if self.outcome is not None:
                return
            if not stack:
                raise Endless("nothing is left to do, and the match has no outcome")
            if self.shared and self.shared >= len(stack):
                self.own(len(stack) - 1)
            frame = stack[-1]
            if frame.asks:
                decision = self.asked = getattr(frame, frame.asks)(self)
                options = decision.options
                lone = decision.public and len(options) == 1
                option = options[0] if lone else self.automatic_answer(decision)
                if option is None:
                    return
                self.answer(decision.seat, option)
                continue
            if frame.recheck:
                frame.recheck = False
                if frame.off or frame.why_not(self) is not None:
                    frame.next = "fell"
            getattr(frame, frame.next)(self)
            if self.told or self.dirty:
                self.between()
        raise Endless(" > ".join(type(f).__name__ for f in stack))

    def revealed_so_far(self) -> tuple[int, int]:
        """How much has come out. A choice that leaves it as it was has told nobody anything new."""
        return self.chance.used, self.reveals

    # ---- What moments say -----------------------------------------------------------------------

    def go(self, frame: Procedure[Self], then: Callable[[Self], Step]) -> Step:
        frame.next = then.__name__
        return STEP

    def call(self, frame: Procedure[Self], sub: Procedure[Self], then: Callable[[Self], Step]) -> Step:
        frame.next = then.__name__
        frame.result = None
        sub.called = True
        self.stack.append(sub)
        return STEP

    def ask(
        self,
        frame: Procedure[Self],
        question: Callable[[Self], Decision],
        then: Callable[[Self, Option], Step],
    ) -> Step:
        frame.asks = question.__name__
        frame.next = then.__name__
        return STEP

    def before(self, frame: Procedure[Self], then: Callable[[Self], Step]) -> Step:
        """The timing module's first door: let others interrupt or replace what would happen."""
        frame.next = then.__name__
        frame.recheck = True  # also without a window: what this very moment told may come in between
        self.open_window(frame)
        return STEP

    def open_window(self, frame: Procedure[Self]) -> None:
        """Push a window if anything may interrupt `frame`."""

    def push(self, frame: Procedure[Any]) -> None:
        """Let `frame` run first: a window, or work that was parked. It hands over nothing.

        Copies of the state may hold the same parked frame, so what runs is a clone.
        """
        self.stack.append(clone(frame))

    def done(
        self, happened: bool = True, whole: bool = True, amount: int = 0, touched: tuple[int, ...] = ()
    ) -> Step:
        """The top frame is finished; its result goes into the frame that called it."""
        stack = self.stack
        if stack.pop().called:
            caller = self.own(len(stack) - 1) if self.shared else stack[-1]
            if happened and whole and not amount and not touched:
                caller.result = DONE
            else:
                caller.result = Result(happened, whole, amount, touched)
        elif self.shared > len(stack):
            self.shared = len(stack)
        return STEP

    def tell(self, event: Any) -> None:
        """State a fact. "After" abilities hear it once the moment has ended."""
        self.told.append(event)
        self.news.append(event)

    def narrate(self, event: Narration) -> None:
        """Say to readers alone what begins or ends: what is told after it stands below it in the log."""
        self.news.append(event)

    def own(self, depth: int) -> Frame:
        """The frame at `depth`, safe to write to."""
        stack = self.stack
        if depth < self.shared:
            for shared in range(depth, min(self.shared, len(stack))):
                stack[shared] = clone(stack[shared])
            self.shared = depth
        return stack[depth]

    # ---- Chance ---------------------------------------------------------------------------------

    def roll(self, sides: int, what: Subject) -> int:
        """A number from 0 to sides - 1 for `what` is being rolled."""
        if self.chance.script is not None:
            result = self.chance.scripted(self.chance_names(what))
            if result is not None:
                return result
        return self.chance.roll(sides, what)

    def pick(self, items: Sequence[T], what: str) -> T:
        """One of the items at random; `what` names the draw for scenarios."""
        return items[self.roll(len(items), what)]

    # ---- Keys -----------------------------------------------------------------------------------

    def key(self, option: Option) -> str:
        """An option in words: sent to players, written in scenarios, typed by people."""
        return _spelled(option, self.words_of)

    def stored_key(self, option: Option) -> str:
        """An option as records keep it: it means the same whatever is added to the game."""
        return _spelled(option, self.stored_word)

    def _other_keys(self, option: Option) -> set[str]:
        """How else an option may be spelled in a record."""
        about = (option.subject, option.object)
        subjects, objects = ({self.words_of(each), *self.also_called(each)} for each in about)
        if option.object != 0:
            return {f"{option.kind} {one} > {other}" for one in subjects for other in objects}
        return {f"{option.kind} {one}" for one in subjects}

    def find(self, decision: Decision, key: str) -> Option:
        """The option of `decision` that `key` names."""
        for spelled in (self.key, self.stored_key):
            for option in decision.options:
                if spelled(option) == key:
                    return option
        for option in decision.options:  # a record may be older than another card of that title
            if key in self._other_keys(option):
                return option
        legal = ", ".join(self.key(option) for option in decision.options)
        raise IllegalChoice(f"{key!r} is not among: {legal}")

    def find_stored(self, decision: Decision, key: str) -> Option:
        """The option that a record names; the same as `find`, which looks first how people spell it."""
        for option in decision.options:
            if self.stored_key(option) == key:
                return option
        return self.find(decision, key)

    # ---- A value --------------------------------------------------------------------------------

    def copy_base(self) -> Self:
        """A copy as far as the kernel's own fields go. Frames are shared until one side runs them."""
        self.shared = len(self.stack)
        twin = clone(self)
        twin.chance = self.chance.copy()
        twin.stack = self.stack.copy()
        twin.told = []
        twin.news = []
        if self.sealed:
            twin.sealed = [answers.copy() for answers in self.sealed]
        return twin

    def bare(self) -> Self:
        """A shallow twin without what is not saved, to be encoded at once."""
        twin = clone(self)
        twin.chance = clone(self.chance)
        twin.chance.block = b""
        twin.told = []
        twin.news = []
        twin.stack = []
        twin.shared = 0
        twin.asked = None
        twin.answering = -1
        return twin

    def parked(self) -> list[list[Procedure[Any]]]:
        """The lists of frames in the state: the stack, and whatever a game parks for later."""
        return [self.stack]

    def unpark(self, frames: list[list[Procedure[Any]]]) -> None:
        """Take back what `parked` gave out."""
        (self.stack,) = frames

    def encode(self) -> bytes:
        """The whole state as JSON."""
        return encode((self.parked(), self.bare()))

    def digest(self) -> str:
        """A short fingerprint: equal states have equal digests."""
        return blake2b(self.encode(), digest_size=8).hexdigest()


def _spelled(option: Option, word: Callable[[Subject], str]) -> str:
    words = str(option.kind)
    if option.subject != 0 or option.object != 0:
        words = f"{words} {word(option.subject)}"
    if option.object != 0:
        words = f"{words} > {word(option.object)}"
    return words
