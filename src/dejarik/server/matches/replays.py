"""Finished matches and uploaded records, looked at step by step: nothing in them is secret anymore."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal

import msgspec

from dejarik.games.contract import Contrast, Teller
from dejarik.kernel import Match, Observation, Option, Record, Row, Seat, State, carry_out, observe
from dejarik.server.games import ServedGame
from dejarik.server.matches.creating import game_named, replayed_so_far
from dejarik.server.matches.match import ASIDE, UNDO
from dejarik.server.matches.players import player_names
from dejarik.server.matches.views import awaited, question, stopped_text
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import ChoiceRow, MatchRow, SeatRow, Store
from dejarik.server.wire.messages import LogLine, Motion, Player, Question, View
from dejarik.story import Told

MOST_IN_MEMORY = 50
THREADS = 2  # in which replays are made; play does not wait for them


def standing_rows(choices: list[ChoiceRow]) -> list[ChoiceRow]:
    """The choices that were not taken back."""
    kept: list[ChoiceRow] = []
    for choice in choices:
        if choice.kind == UNDO:
            to = int(choice.key)
            kept = [row for row in kept if row.step < to]
        else:
            kept.append(choice)
    return kept


class Replay:
    """One match in memory, with its whole log in the languages that were asked for."""

    def __init__(
        self, game: ServedGame, row: MatchRow, seats: list[SeatRow], match: Match, *, stopped: bool = False
    ):
        self.known = (row.id, row.updated)  # a match that ends again, in another way, is another one
        self.stopped = stopped  # these rules do not come to the end of it
        self.game = game
        self.row = row
        self.seats = seats
        self.match = match
        self._logs: dict[str, list[LogLine]] = {}
        self._options: dict[tuple[int, str, str], str] = {}

    def view(self, step: int, lang: str, *, with_log: bool) -> View:
        """The position after this many choices, with all hands open."""
        record = self.match.record
        if not 0 <= step <= len(record.rows):
            raise Refused("bad-request", "no-step")
        names = player_names(self.seats, lang)
        teller, web = self._teller(lang, names), self.game.web
        last = step == len(record.rows)
        state = self.match.at(max(0, step - 1))
        news = carry_out(state, record.rows[step - 1]) if step else []
        outcome = state.outcome
        stopped = outcome is None and last and self.stopped
        asked = (
            [] if outcome or stopped else [s for s in range(state.seats) if state.decision_of(s) is not None]
        )
        if with_log and lang not in self._logs:
            self._logs[lang] = self._log(lang, names)
        return View(
            match=self.row.id,
            game=self.row.game,
            step=step,
            seat=None,
            asked=asked,
            players=[
                Player(seat, teller.player(seat), self._kind(seat), mine=False, online=False)
                for seat in range(state.seats)
            ],
            board=web.board(state, None, teller, hands_open=True),
            question=Question(asked[0], "", awaited(teller, asked[0]), [], []) if asked else None,
            resolving=[] if outcome else teller.resolving(state),
            refusals=[],
            log=self._logs[lang] if with_log else [],
            log_from=0,
            motions=[Motion(*web.motion(event, web.concerned(event))) for event in news],
            asides=[],
            can_undo="no",
            undo_to=0,
            undo_asked_by=None,
            draw_offered_by=None,
            outcome=self._outcome(teller, state, lang) if outcome or stopped else "",
            winners=list(outcome.winners) if outcome is not None else None,
            steps=list(range(len(record.rows) + 1)),
            scenario=self.row.scenario,
        )

    def option(self, step: int, key: str, lang: str) -> str:
        """What a choice is called that was open after this many choices."""
        asked = (step, key, lang)
        if asked not in self._options:  # whoever follows an analysis asks every second
            self._options[asked] = self._called(step, key, lang)
        return self._options[asked]

    def seen(self, step: int) -> Observation[Any]:
        """What whoever chose after this many choices could see then."""
        return observe(self.match.at(step), self.match.record.rows[step].seat)

    def teller(self, lang: str, you: Seat) -> Teller:
        """Who tells somebody at a seat."""
        return self._teller(lang, player_names(self.seats, lang), you)

    def prompt(self, step: int, lang: str) -> str:
        """What was asked after this many choices."""
        asked = (step, "", lang)
        if asked not in self._options:
            seen = self.seen(step)
            decision = seen.decision
            said = "" if decision is None else self.teller(lang, decision.seat).prompt(seen.view, decision)
            self._options[asked] = said
        return self._options[asked]

    def openly(self, lang: str) -> Teller:
        """Who tells of the players by their names."""
        return self._teller(lang, player_names(self.seats, lang))

    def reason(self, step: int, contrasts: Sequence[Contrast], lang: str) -> str:
        """How the choice after this many choices differs from the best one."""
        asked = (step, "reason", lang)
        if asked not in self._options:
            seen = self.seen(step)
            teller = self.teller(lang, self.match.record.rows[step].seat)
            self._options[asked] = " ".join(teller.contrast(seen.view, each) for each in contrasts)
        return self._options[asked]

    def option_at(self, step: int, key: str) -> Option:
        """The option of that key among those that were open after this many choices."""
        state = self.match.at(step)
        decision = state.decision_of(self.match.record.rows[step].seat)
        assert decision is not None
        return state.find_stored(decision, key)

    def asked(self, step: int, lang: str) -> View:
        """The position after this many choices as whoever chose then saw it, with the question."""
        seat = self.match.record.rows[step].seat
        teller, seen, web = self.teller(lang, seat), self.seen(step), self.game.web
        asked = question(self.game, teller, seen, rivals=False)
        if asked is not None:  # each option is judged by itself
            asked = msgspec.structs.replace(
                asked, obvious="", options=[one for one in asked.options if one.kind != "together"]
            )
        return View(
            match=self.row.id,
            game=self.row.game,
            step=step,
            seat=seat,
            asked=[seat],
            players=[
                Player(at, teller.player(at), self._kind(at), mine=at == seat, online=True)
                for at in range(self.match.state.seats)
            ],
            board=web.board(seen.view, seat, teller),
            question=asked,
            resolving=teller.resolving(seen.view),
            refusals=[],
            log=[],
            log_from=0,
            motions=[],
            asides=[],
            can_undo="no",
            undo_to=0,
            undo_asked_by=None,
            draw_offered_by=None,
            outcome="",
            winners=None,
            scenario=self.row.scenario,
        )

    def _called(self, step: int, key: str, lang: str) -> str:
        state = self.match.at(step)
        seat = self.match.record.rows[step].seat
        decision = state.decision_of(seat)
        if decision is None:
            return key
        option = state.find_stored(decision, key)
        return self._teller(lang, player_names(self.seats, lang)).option(state, decision, option)

    def _outcome(self, teller: Teller, state: State, lang: str) -> str:
        if state.outcome is not None:
            return teller.outcome(state)
        players = [teller.player(seat) for seat in range(state.seats)]
        return stopped_text(self.row, players, lang)

    def _kind(self, seat: Seat) -> Literal["person", "bot"]:
        return "bot" if any(row.seat == seat and row.bot for row in self.seats) else "person"

    def _teller(self, lang: str, names: tuple[str, ...], you: Seat | None = None) -> Teller:
        teller = self.game.seating.teller(lang, names, you)
        teller.meet(self.match.at(0))
        return teller

    def _log(self, lang: str, names: tuple[str, ...]) -> list[LogLine]:
        teller, web = self._teller(lang, names), self.game.web
        lines: list[LogLine] = []
        told = Told([])
        state = self.match.at(0)
        for number, row in enumerate(self.match.record.rows, start=1):
            # Nothing is secret anymore: each event is told as whoever sees all of it reads it.
            told = teller.log_openly(state, carry_out(state, row), web.concerned, told.open)
            for event, text, depth in told.lines:
                subjects = web.mentions(event, web.concerned(event))
                kind, seat = type(event).__name__, web.whose(event)
                lines.append(LogLine(number, text, subjects, kind, seat, depth=depth))
        return lines


class Replays:
    """The replays that somebody looks at."""

    def __init__(self, store: Store):
        self.store = store
        self._open: OrderedDict[tuple[str, float], Replay] = OrderedDict()
        self._threads = ThreadPoolExecutor(THREADS, "replays")

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def view(self, match: str, step: int, lang: str, *, with_log: bool) -> View:
        """A finished match after this many choices."""
        found, loop = await self.find(match), asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(found.view, step, lang, with_log=with_log))

    async def find(self, match_id: str) -> Replay:
        """The replay of a match that is over, or of an uploaded record."""
        found = await self.store.match(match_id)
        if found is None:
            raise Refused("not-found")
        row, seats = found
        if not row.over and not row.uploaded:
            raise Refused("not-over")
        # A match against a bot can be taken back even from its end, and ends in another way then.
        known = (match_id, row.updated)
        if known in self._open:
            self._open.move_to_end(known)
            return self._open[known]
        record = await self.record(row)
        match = await asyncio.get_running_loop().run_in_executor(self._threads, replayed_so_far, record)
        stopped = bool(row.ended) or len(match.record.rows) < len(record.rows)
        made = Replay(game_named(row.game), row, seats, match, stopped=stopped)
        self._open[known] = made
        while len(self._open) > MOST_IN_MEMORY:
            self._open.popitem(last=False)
        return made

    async def record(self, row: MatchRow) -> Record:
        """The record of a match that is over: only now does its seed leave the server."""
        if not row.over and not row.uploaded:
            raise Refused("not-over")
        choices = standing_rows(await self.store.choices(row.id))
        return Record(
            game=row.game,
            version=row.version,
            setup=msgspec.json.decode(row.setup, type=dict),
            seed=int(row.seed),
            rows=[_row(choice) for choice in choices],
            digests=[choice.digest for choice in choices],
        )


def _row(choice: ChoiceRow) -> Row:
    return Row(choice.seat, choice.key, aside=choice.kind == ASIDE)
