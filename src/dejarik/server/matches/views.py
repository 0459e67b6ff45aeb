"""What one viewer may know about a match, in words and as a board.

Everything here is made from observations. Only after the end, when nothing is secret any more, the position
itself is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.games.contract import Teller
from dejarik.kernel import Decision, Observation, Option, Seat
from dejarik.rules.catalog import statement
from dejarik.server.games import Gaming
from dejarik.server.http.language import words
from dejarik.server.matches.match import Seated
from dejarik.server.wire.messages import ChoiceOption, LogLine, Motion, Player, Question, RefusalText, View

MOST_STEPS_IN_MOTION = 12  # whoever was away longer sees the position, not the film
LATEST_LINES = 400
MANY_LINES = 8  # of the log
OFFER_DRAW = "offer-draw"  # a bot would never agree


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats they hold, and the one they look from (None: a spectator)."""

    mine: tuple[Seat, ...]
    seat: Seat | None
    lang: str


def viewer_of(seated: Seated, guest: str | None, lang: str) -> Viewer:
    """A guest at a match. With several seats they look from the one that is asked."""
    mine = seated.seats_of(guest)
    asked = [seat for seat in seated.asked() if seat in mine]
    return Viewer(tuple(mine), next(iter(asked or mine), None), lang)


class Views:
    """The views of one match, remembered until it moves on."""

    def __init__(self, seated: Seated):
        self.seated = seated
        self._journals: dict[tuple[Seat | None, str], list[tuple[int, list[LogLine]]]] = {}
        self._made: dict[Viewer, View] = {}
        self._made_at = -1

    def forget(self) -> None:
        """Something else than the position has changed: names, who is there, requests."""
        self._made.clear()

    def forget_words(self) -> None:
        """The names of players have changed, and they stand in the log."""
        self._journals.clear()
        self._made.clear()

    def view(self, viewer: Viewer, since: int, online: Sequence[Seat], now: float) -> View:
        """The match as a viewer sees it, with what was told after the step `since`."""
        seated = self.seated
        if self._made_at != seated.step:
            self._made.clear()
            self._made_at = seated.step
        if viewer not in self._made:
            self._made[viewer] = self._position(viewer)
        if since > seated.cut_to and since < seated.cut_at:
            since = seated.cut_to  # what they have seen later than that was taken back
        since = min(since, seated.step)
        log = [line for after, lines in self._journal(viewer) if after > since for line in lines]
        return msgspec.structs.replace(
            self._made[viewer],
            players=self._players(viewer, online, now),
            log=log[-LATEST_LINES:],
            log_from=since,
            motions=self._motions(viewer, since),
        )

    # ---- The position -------------------------------------------------------------------------------

    def _position(self, viewer: Viewer) -> View:
        seated = self.seated
        row, gaming, teller = seated.row, seated.gaming, seated.teller(viewer.lang)
        seen = seated.observation(viewer.seat)
        outcome = seated.state.outcome
        g = seen.view if outcome is None else seated.state
        board = gaming.web.board(g, viewer.seat, teller, hands_open=outcome is not None)
        undo_to = seated.undo_to(viewer.mine)
        asked = seated.asked()
        waiting = seated.waiting_for_people()
        return View(
            match=row.id,
            game=row.game,
            step=seated.step,
            seat=viewer.seat,
            asked=asked,
            players=[],
            board=board,
            question=None if waiting else question(gaming, teller, seen, self._is_final(viewer)),
            resolving=[] if outcome is not None else teller.resolving(seen.view),
            refusals=[] if waiting or viewer.seat not in asked else self._refusals(viewer, seen, teller),
            log=[],
            log_from=0,
            motions=[],
            asides=self._asides(viewer, seen, teller),
            can_undo=seated.undo_rule(viewer.mine, undo_to),
            undo_to=undo_to or 0,
            undo_asked_by=row.undo_by,
            draw_offered_by=next(iter(seated.state.draw_offers), None) if outcome is None else None,
            outcome="" if outcome is None else teller.outcome(seated.state),
            winners=None if outcome is None else list(outcome.winners),
            invite=invitation(seated, viewer),
            rematch=row.rematch,
            scenario=row.scenario,
            spoke=max((seated.spoke.get(seat, 0) for seat in viewer.mine), default=0),
        )

    def _is_final(self, viewer: Viewer) -> Observation[Any] | None:
        """What tells whether a choice reveals something, where that matters: against people."""
        seated = self.seated
        if all(seat in viewer.mine for seat in seated.people()):
            return None
        return seated.observation(viewer.seat)

    def _refusals(self, viewer: Viewer, seen: Observation[Any], teller: Teller) -> list[RefusalText]:
        seated = self.seated
        seat = viewer.seat
        if seat is None or seated.over or seated.state.decision.seat != seat:
            return []
        g = seen.view
        return [
            RefusalText(
                key=g.key(refusal.option),
                subjects=seated.gaming.web.subjects(g, seat, refusal.option),
                text=teller.refusal(g, seat, refusal),
                rule=refusal.rule,
                rule_text=statement(refusal.rule, viewer.lang),
                numbers=refusal.numbers,
            )
            for refusal in seated.state.refusals()
        ]

    def _asides(self, viewer: Viewer, seen: Observation[Any], teller: Teller) -> list[ChoiceOption]:
        if viewer.seat is None or self.seated.over:
            return []
        g = seen.view
        return [
            ChoiceOption(g.key(option), teller.option(g, None, option), "aside", "", [], final=True)
            for option in self.seated.state.asides(viewer.seat)
            if option.kind != OFFER_DRAW or self.seated.all_are_people()
        ]

    def _players(self, viewer: Viewer, online: Sequence[Seat], now: float) -> list[Player]:
        seated = self.seated
        asked = [] if seated.waiting_for_people() else seated.asked()  # clocks run when all sit
        names = players_of(seated, viewer.lang)
        return [
            Player(
                seat=row.seat,
                name=names[row.seat],
                kind="bot" if row.kind == "bot" else "person",
                mine=row.seat in viewer.mine,
                online=row.kind == "bot" or row.seat in online,
                clock=seated.clocks.left(row.seat, asked, now) if row.kind != "bot" else None,
            )
            for row in seated.seats
        ]

    # ---- What happened ------------------------------------------------------------------------------

    def _motions(self, viewer: Viewer, since: int) -> list[Motion]:
        seated = self.seated
        later = [after for after in seated.branch if after > since]
        if not since or len(later) > MOST_STEPS_IN_MOTION:
            later = later[-1:]
        motion = seated.gaming.web.motion
        return [
            Motion(*motion(event, viewer.seat)) for after in later for event in seated.news.get(after, ())
        ]

    def _journal(self, viewer: Viewer) -> list[tuple[int, list[LogLine]]]:
        """The log as a seat reads it, brought up to date; lines of choices taken back are cut off."""
        seated = self.seated
        journal = self._journals.setdefault((viewer.seat, viewer.lang), [])
        for number, (after, _) in enumerate(journal):
            if number >= len(seated.branch) or seated.branch[number] != after:
                del journal[number:]
                break
        missing = len(seated.branch) - len(journal)
        if missing == 1 and seated.branch[-1] in seated.news:
            # The usual case: the position after the choice is the one that stands.
            after = seated.branch[-1]
            g = seated.observation(viewer.seat).view
            journal.append((after, self._lines(viewer, g, after, seated.news[after])))
        elif missing:
            for after, state, news in seated.walk(len(journal)):
                g = Observation(state, viewer.seat).view
                journal.append((after, self._lines(viewer, g, after, news)))
        return journal

    def _lines(self, viewer: Viewer, g: Any, after: int, news: Sequence[Any]) -> list[LogLine]:
        return lines_of(self.seated.gaming, self.seated.teller(viewer.lang), g, after, news, viewer.seat)

    def is_long_work(self, viewer: Viewer) -> bool:
        """Whether this is better done in a thread: cards are first read, or much is to be told."""
        journal = self._journals.get((viewer.seat, viewer.lang))
        return journal is None or len(self.seated.branch) - len(journal) > MANY_LINES


def lines_of(
    gaming: Gaming, teller: Teller, g: Any, after: int, news: Sequence[Any], seat: Seat | None
) -> list[LogLine]:
    """What happened in one choice, as a seat may read it."""
    web = gaming.web
    return [
        LogLine(after, text, web.mentions(event, seat), type(event).__name__, web.whose(event))
        for event, text in teller.log(g, news, seat)
    ]


# ---- Questions ----------------------------------------------------------------------------------------


def question(
    gaming: Gaming, teller: Teller, seen: Observation[Any], final: Observation[Any] | None
) -> Question | None:
    """The open question; its options only for whoever is asked."""
    decision = seen.decision
    if decision is None:
        return None
    g, web = seen.view, gaming.web
    revealing = reveals(final, decision) if final is not None and decision.options else set()
    places = {name: place for place, name in enumerate(web.GROUPS)}
    grouped = [(web.group(g, decision, option), option) for option in decision.options]
    grouped.sort(key=lambda pair: places.get(pair[0], len(places)))
    mine = bool(decision.options)
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=teller.prompt(g, decision) if mine else awaited(teller, decision.seat),
        options=[
            ChoiceOption(
                key=g.key(option),
                text=teller.option(g, decision, option),
                group=group,
                group_text=web.group_text(group, teller),
                subjects=web.subjects(g, decision.seat, option),
                final=option in revealing,
            )
            for group, option in grouped
        ],
        about=web.about(g, decision) if mine else [],
    )


def awaited(teller: Teller, seat: Seat) -> str:
    return words(teller.language).say("table-awaited", player=teller.player(seat))


class _Revealed(Exception):
    """Something came out; what would follow does not matter any more."""


class _Seal(int):
    """A count that breaks when it is counted on."""

    def __add__(self, more: int) -> int:
        raise _Revealed


def reveals(seen: Observation[Any], decision: Decision) -> set[Option]:
    """The options that would reveal something, tried on a table dealt from what the seat sees."""
    table = seen.deal(0)
    table.decision_of(decision.seat)
    table.reveals = _Seal(table.reveals)
    table.chance.used = _Seal(table.chance.used)
    found: set[Option] = set()
    for option in decision.options:
        try:
            table.copy().choose(option, decision.seat)
        except _Revealed:
            found.add(option)
        except Exception:  # of the rules themselves: whoever chooses it will be told
            continue
    return found


# ---- Around the board -----------------------------------------------------------------------------------


def players_of(seated: Seated, lang: str) -> list[str]:
    """What the players go by."""
    teller = seated.teller(lang)
    open_seat = words(lang).say("table-open-seat")
    return [open_seat if row.open else teller.player(row.seat) for row in seated.seats]


def invitation(seated: Seated, viewer: Viewer) -> str:
    """Where a friend can sit down; only those who sit here may invite."""
    if not viewer.mine or not seated.waiting_for_people():
        return ""
    return f"/match/{seated.id}?invite={seated.row.invite}"
