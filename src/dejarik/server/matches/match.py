"""An open match: built from its stored rows, and changed only by the next row."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Self

import msgspec

from dejarik.games.contract import Teller
from dejarik.kernel import (
    OFFER_DRAW,
    IllegalChoice,
    LedElsewhere,
    Match,
    Observation,
    Row,
    RulesFault,
    Seat,
    State,
    Together,
    carry_out,
    observe,
    option_of,
)
from dejarik.puzzles import Trial, opponent_answer, opponent_bot
from dejarik.server.games import ServedGame
from dejarik.server.matches.clocks import Clocks
from dejarik.server.matches.players import player_names
from dejarik.server.matches.puzzles import game_of, puzzle_of
from dejarik.server.storage.store import ChoiceRow, MatchRow, SeatRow, Standing
from dejarik.server.wire.messages import UndoRule

log = logging.getLogger(__name__)

CHOICE, ASIDE, UNDO = "choice", "aside", "undo"
KEPT_NEWS = 40  # steps whose events are kept for viewers who saw the position before them


class Gathered(msgspec.Struct, frozen=True):
    """Things picked one by one: where that began, what could be picked there, and what was."""

    step: int
    before: Observation[Any]
    keys: list[str]

    def toggled(self, key: str) -> list[str]:
        """With this one, too, or without it again; in the order in which they may be picked."""
        order = [self.before.view.key(option) for option in self.before.options]
        wanted = [each for each in self.keys if each != key] if key in self.keys else [*self.keys, key]
        return sorted(wanted, key=order.index)


class OpenMatch:
    """The kernel's match with its seats, clocks and take-backs. It changes only by `apply`."""

    def __init__(self, game: ServedGame, row: MatchRow, seats: Sequence[SeatRow]):
        self.game = game
        self.row = row
        self.seats = list(seats)
        begun = game_of(game, row.scenario)
        self.kernel = Match(begun, begun.decode_setup(msgspec.json.decode(row.setup)), int(row.seed))
        puzzle = puzzle_of(game.name, row.scenario)
        self.trial = Trial(puzzle, self.kernel.state) if puzzle is not None else None
        self.step = 0  # rows so far, take-backs included
        self.branch: list[int] = []  # for each choice that still stands: the step after it
        self.kinds: list[str] = []  # for each of them: of which kind the question was
        self.news: dict[int, list[Any]] = {}  # by the step after it: what happened
        self.clocks = Clocks(row.clock_seconds, self.kernel.state.seats, row.began)
        self.failed: set[str] = set()  # keys whose effects raised an error in this position
        self._seen: dict[Seat | None, Observation[Any]] = {}
        # What the seat saw that chose last, if nothing has come of that yet: it may have picked something.
        self._chosen_from: Observation[Any] | None = None
        self._gathered: tuple[int, Gathered] | None = None  # at the latest step where that was worked out
        self._asked: list[Seat] | None = None  # worked out once for each step
        self._tellers: dict[tuple[str, tuple[str, ...], Seat | None], Teller] = {}
        self._names: dict[str, tuple[list[SeatRow], tuple[str, ...]]] = {}  # by language: of whom, and what
        self.shown_names: dict[str, tuple[list[SeatRow], list[str]]] = {}  # the same for screens
        self.spoke: dict[Seat, int] = {}  # the step after a seat's latest row
        self.joined: set[int] = set()  # steps after choices that go with an earlier one: no decisions
        self.taken_back = 0  # so often
        self.cut_to = 0  # the last take-back went to this step …
        self.cut_at = 0  # … and was this one
        self.unread = 0  # stored rows that came to something else, or to nothing, by these rules

    @classmethod
    def built(
        cls, game: ServedGame, row: MatchRow, seats: Sequence[SeatRow], choices: Sequence[ChoiceRow]
    ) -> Self:
        """A match as its rows tell it, as far as these rules come to the same; `unread` says how far not."""
        match = cls(game, row, seats)
        for choice in choices:
            try:
                match.apply(choice)
            except (IllegalChoice, LedElsewhere, RulesFault) as error:
                if isinstance(error.__cause__, MemoryError):
                    raise error.__cause__ from None  # that says nothing about the rules
                match.unread = len(choices) - match.step
                about = {"match": row.id, "step": choice.step, "key": choice.key}
                log.warning("a choice does not come to what it came to: %s", error, extra=about)
                break
        return match

    # ---- What everybody asks ------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def state(self) -> State:
        return self.kernel.state

    @property
    def over(self) -> bool:
        return self.state.outcome is not None or self.stopped

    @property
    def stopped(self) -> bool:
        """Whether it stands where it cannot go on, although that is not its end."""
        return bool(self.row.ended) or self.unread > 0

    def asked(self) -> list[Seat]:
        """The seats whose answer is awaited."""
        if self.over:
            return []
        if self._asked is None:
            state = self.state
            self._asked = [seat for seat in range(state.seats) if state.decision_of(seat) is not None]
        return self._asked.copy()

    def standing(self) -> Standing:
        outcome = self.state.outcome
        winners = outcome.winners if outcome is not None else ()
        return Standing(self.asked(), outcome is not None, winners, self.game.web.progress(self.state))

    def seats_of(self, guest: str | None) -> list[Seat]:
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def front_seat(self, mine: Sequence[Seat]) -> Seat:
        """The one of their seats that somebody looks from: one that is asked, if any is.

        Among several it is the one that chose last: a screen that is shared changes hands only when it must.
        """
        seats = [seat for seat in self.asked() if seat in mine] or mine
        if len(seats) == 1:
            return seats[0]
        rows = reversed(self.kernel.record.rows)
        return next((row.seat for row in rows if row.seat in seats), seats[0])

    def people(self) -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def has_rivals(self) -> bool:
        """Whether several people play, each for themselves: then nobody is helped."""
        return len({self.seats[seat].guest for seat in self.people()}) > 1

    def all_are_people(self) -> bool:
        """Whether each seat is somebody else's: nobody plays alone, hot-seat or against a bot."""
        return len({self.seats[seat].guest for seat in self.people()}) == len(self.seats)

    def bot_of(self, seat: Seat) -> str:
        if seat >= len(self.seats):
            return ""
        named = self.seats[seat].bot
        return opponent_bot(self.trial.puzzle) if self.trial is not None and named else named

    def ready_answer(self, seat: Seat) -> str | None:
        """The key that the opponent of a puzzle answers with; None: a bot has to choose."""
        decision = self.state.decision_of(seat)
        if self.trial is None or decision is None:
            return None
        option = opponent_answer(self.trial.puzzle, decision)
        return None if option is None else self.state.key(option)

    def bot_seed(self, seat: Seat) -> int:
        """The seed of a bot's own luck for its next answer, which tells nothing about the match's luck.

        A match with a given seed goes the same way again if the people choose the same, and taking back does
        not throw a bot's dice anew.
        """
        answered = sum(row.seat == seat for row in self.kernel.record.rows)
        said = f"{self.row.seed} {seat} {answered}"
        return int.from_bytes(blake2b(said.encode(), digest_size=6).digest(), "big")

    def waiting_for_people(self) -> bool:
        """A seat is still open: nobody plays before everybody sits."""
        return any(seat.open for seat in self.seats)

    def observation(self, seat: Seat | None) -> Observation[Any]:
        """What a seat sees, made once for each step."""
        if seat not in self._seen:
            self._seen[seat] = observe(self.state, seat)
        return self._seen[seat]

    def teller(self, lang: str, you: Seat | None = None) -> Teller:
        """Who tells this match in a language, by the names of its players, to the one at seat `you`."""
        names = self._names_in(lang)
        if (lang, names, you) not in self._tellers:
            teller = self._tellers[lang, names, you] = self.game.seating.teller(lang, names, you)
            teller.meet(self.kernel.at(0))
        return self._tellers[lang, names, you]

    def _names_in(self, lang: str) -> tuple[str, ...]:
        """The names of the players, worked out anew when somebody else sits there or goes by another name."""
        if lang not in self._names or self._names[lang][0] is not self.seats:
            self._names[lang] = (self.seats, player_names(self.seats, lang))
        return self._names[lang][1]

    def draw_declined(self) -> bool:
        """Whether the draw that is offered was answered with no. Playing on answers it in the game itself."""
        if not self.state.draw_offers or self.row.draw_no is None:
            return False
        offered = [
            after
            for after, row in zip(self.branch, self.kernel.record.rows, strict=True)
            if row.aside and row.key == OFFER_DRAW
        ]
        return bool(offered) and self.row.draw_no >= offered[-1]

    # ---- Rows ---------------------------------------------------------------------------------------

    def apply(self, choice: ChoiceRow) -> None:
        """The next row. Whatever it raises, nothing has changed."""
        asked = self.asked()
        if choice.kind == UNDO:
            to = int(choice.key)
            kept = self.kept_before(to)
            self.kernel.undo(kept)
            del self.branch[kept:]
            del self.kinds[kept:]
            if self.trial is not None:
                self.trial.cut(kept)
            self.news = {after: news for after, news in self.news.items() if after <= to}
            self.joined = {after for after in self.joined if after <= to}
            self.cut_to, self.cut_at = to, choice.step + 1
            self._chosen_from = self._gathered = None
            self.taken_back += 1
        else:
            row = Row(choice.seat, choice.key, aside=choice.kind == ASIDE)
            decision = None if row.aside else self.state.decision_of(row.seat)
            news = self.kernel.play(row, choice.digest)
            self.kinds.append(decision.kind if decision is not None else "")
            self.branch.append(choice.step + 1)
            if self.trial is not None:
                self.trial.follow(self.state)
            self.news[choice.step + 1] = news
            self._chosen_from = None if news or row.aside else self._seen.get(row.seat)
            self.news.pop(choice.step + 1 - KEPT_NEWS, None)
        self.step = choice.step + 1
        self.spoke[choice.seat] = self.step
        self.clocks.step((seat for seat in asked if seat in self.people()), choice.at)
        self.failed.clear()
        self._seen.clear()
        self._asked = None

    def as_written(self, choice: ChoiceRow) -> ChoiceRow:
        """The row that was applied last as it is written down: with what it came to, cards by their codes."""
        record = self.kernel.record
        if choice.kind == UNDO:
            return msgspec.structs.replace(choice, digest=record.digests[-1] if record.digests else "")
        return msgspec.structs.replace(choice, key=record.rows[-1].key, digest=record.digests[-1])

    def kept_before(self, step: int) -> int:
        """How many choices of the branch stood at a step."""
        return bisect_right(self.branch, step)

    def walk(self, kept: int) -> Iterator[tuple[int, State, list[Any]]]:
        """The position after each later choice, with its step and what happened; the state is lent."""
        state = self.kernel.at(kept)
        for after, row in zip(self.branch[kept:], self.kernel.record.rows[kept:], strict=True):
            yield after, state, carry_out(state, row)

    def same_question(self, seat: Seat, step: int) -> bool:
        """Whether a seat is still asked what it was asked at an earlier step.

        So it is while several seats choose at the same time: what the others answer changes nothing for it.
        """
        if step == self.step or self.over:
            return step == self.step
        kept = self.kept_before(step)
        later = self.kernel.record.rows[kept:]
        if step < self.cut_at or len(later) != self.step - step or any(row.seat == seat for row in later):
            return False
        if not isinstance(self.state.stack[-1], Together):
            return False
        return self.kernel.at(kept).decision_of(seat) == self.state.decision_of(seat)

    # ---- Taking back --------------------------------------------------------------------------------

    def undo_to(self, mine: Sequence[Seat]) -> int | None:
        """The step before the last decision of these seats; None if they have made none.

        What was answered in one go is taken back in one go; what the table answered was no decision.
        """
        latest: int | None = None
        for number in reversed(range(len(self.branch) if mine else 0)):
            row = self.kernel.record.rows[number]
            if row.seat in mine and not row.aside:
                latest = number if latest is None else latest
                if self.branch[number] not in self.joined:
                    latest = number
                    break
        if latest is None:
            return None
        return self.branch[latest - 1] if latest else 0

    def gathered(self, seat: Seat) -> Gathered | None:
        """What was picked so far, where things are picked one by one and nothing has come of it yet."""
        decision = None if self.over else self.state.decision_of(seat)
        if decision is None:
            return None
        rows, first = self.kernel.record.rows, -1
        for number in range(len(rows) - 1, -1, -1):
            row = rows[number]
            if row.aside or self.news.get(self.branch[number], True):
                break
            if row.seat != seat:
                continue  # several choose at the same time
            if self.kinds[number] != decision.kind or " " not in row.key:
                break
            first = number
        if first < 0:
            self._gathered = None
            return None
        begun = self.branch[first - 1] if first else 0
        found = self._one_more(begun, seat) or self._gathered_since(first, seat)
        self._gathered = (self.step, found)
        return found

    def _one_more(self, begun: int, seat: Seat) -> Gathered | None:
        """What was picked before, and the latest choice of the seat; None where that is not known."""
        at, known = self._gathered or (-1, None)
        mine = known is not None and (known.step, known.before.seat) == (begun, seat)
        if mine and at == self.step:
            return known
        seen = self._chosen_from
        if seen is None or seen.seat != seat or seen.decision is None:
            return None
        if begun == self.step - 1:
            known = Gathered(begun, seen, [])
        elif known is None or not mine or at != self.step - 1:
            return None
        option = seen.view.find_stored(seen.decision, self.kernel.record.rows[-1].key)
        return Gathered(begun, known.before, [*known.keys, seen.view.key(option)])

    def _gathered_since(self, first: int, seat: Seat) -> Gathered:
        state, keys = self.kernel.at(first), []
        before = observe(state, seat)
        for row in self.kernel.record.rows[first:]:
            if row.seat == seat:
                keys.append(state.key(option_of(state, row)))
            carry_out(state, row)
        return Gathered(self.branch[first - 1] if first else 0, before, keys)

    def undo_rule(self, mine: Sequence[Seat], to: int | None) -> UndoRule:
        """Whether and how that can be taken back."""
        if to is None or to < 0 or not mine or self.row.uploaded or self.stopped:
            return "no"
        kept = self.kept_before(to)
        if kept == len(self.branch):
            return "no"
        if all(seat in mine for seat in self.people()):
            return "free"  # nobody but bots could mind
        if self.over:
            return "no"
        return "free" if any(self.kernel.free_undo(seat, kept) for seat in mine) else "ask"
