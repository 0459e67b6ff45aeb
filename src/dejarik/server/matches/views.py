"""What one viewer may know about a match, in words and as a board.

Everything here is made from observations. Only after the end, when nothing is secret anymore, the position
itself is shown.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from dejarik.games.contract import Shortcut, Teller
from dejarik.kernel import CONCEDE, OFFER_DRAW, Decision, Observation, Option, Seat
from dejarik.previews import Preview
from dejarik.rules.catalog import statement
from dejarik.server.games import ServedGame
from dejarik.server.language import words
from dejarik.server.matches.changes import digest
from dejarik.server.matches.match import OpenMatch
from dejarik.server.matches.puzzles import standing
from dejarik.server.storage.store import MatchRow, seats_in
from dejarik.server.wire.messages import (
    ChoiceOption,
    LogLine,
    Motion,
    OptionRole,
    Picked,
    Player,
    PuzzleStanding,
    Question,
    RefusalText,
    View,
    together,
)
from dejarik.story import Open, Told

log = logging.getLogger(__name__)

MOST_STEPS_IN_MOTION = 12  # whoever was away longer sees the position, not the film
LATEST_LINES = 400
MANY_LINES = 8  # of the log
STRETCH = 100  # choices that are told in one go, from the end of a long match on
ROLES: dict[str, OptionRole] = {CONCEDE: "resign", OFFER_DRAW: "draw"}


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats they hold, and the one they look from (None: a spectator)."""

    mine: tuple[Seat, ...]
    seat: Seat | None
    lang: str

    @property
    def you(self) -> Seat | None:
        """Who is "you" in the log: nobody where several share a screen, or only watch."""
        return self.mine[0] if len(self.mine) == 1 else None


def viewer_of(match: OpenMatch, guest: str | None, lang: str) -> Viewer:
    """A guest at a match. With several seats they look from the one that is asked."""
    mine = match.seats_of(guest)
    return Viewer(tuple(mine), match.front_seat(mine) if mine else None, lang)


class Entry(NamedTuple):
    """One choice in the journal of a viewer: what it brought, and what was still open after it.

    What nobody reads is not told: the first entries of a long match may have no lines.
    """

    after: int
    lines: list[LogLine] | None = None
    open: Open = ()


Journals = dict[tuple[Seat | None, Seat | None, str], list[Entry]]


class Views:
    """The views of one match, remembered until it moves on."""

    def __init__(self, match: OpenMatch, journals: Journals | None = None):
        self.match = match
        self._journals: Journals = journals if journals is not None else {}
        # For each viewer: what was offered, whether they could agree on a draw, and how that reads.
        self._known_asides: dict[Viewer, tuple[tuple[Option, ...], bool, list[ChoiceOption]]] = {}
        self._made: dict[Viewer, View] = {}
        self._made_at = -1

    def journals(self) -> Journals:
        """What was told so far, to whom."""
        return self._journals

    def forget(self) -> None:
        """Something else than the position has changed: names, who is there, requests."""
        self._made.clear()

    def forget_words(self) -> None:
        """The names of players have changed, and they stand in the log."""
        self._journals.clear()
        self._known_asides.clear()
        self._made.clear()

    def view(self, viewer: Viewer, since: int, online: Sequence[Seat], now: float) -> View:
        """The match as a viewer sees it, with what was told after the step `since`."""
        match = self.match
        if self._made_at != match.step:
            self._made.clear()
            self._made_at = match.step
        if viewer not in self._made:
            made = self._position(viewer)
            self._made[viewer] = msgspec.structs.replace(made, digest=digest(made))
        if since > match.cut_to and since < match.cut_at:
            since = match.cut_to  # what they have seen later than that was taken back
        since = min(since, match.step)
        return msgspec.structs.replace(
            self._made[viewer],
            players=self._players(viewer, online, now),
            log=self._log(viewer, since),
            log_from=since,
            motions=self._motions(viewer, since),
        )

    # ---- The position -------------------------------------------------------------------------------

    def _position(self, viewer: Viewer) -> View:
        match = self.match
        row, game, teller = match.row, match.game, match.teller(viewer.lang, viewer.you)
        seen = match.observation(viewer.seat)
        outcome = match.state.outcome
        g = seen.view if outcome is None else match.state
        board = game.web.board(g, viewer.seat, teller, hands_open=outcome is not None)
        undo_to = match.undo_to(viewer.mine)
        waiting = match.waiting_for_people()
        asked = [] if waiting else match.asked()
        return View(
            match=row.id,
            game=row.game,
            step=match.step,
            seat=viewer.seat,
            asked=asked,
            players=[],
            board=board,
            question=None if waiting else self._question(viewer, seen, teller),
            resolving=[] if match.over else teller.resolving(seen.view),
            refusals=[] if viewer.seat not in asked else self._refusals(viewer, seen, teller),
            log=[],
            log_from=0,
            motions=[],
            asides=self._asides(viewer, seen, teller),
            can_undo=match.undo_rule(viewer.mine, undo_to),
            undo_to=undo_to or 0,
            undo_asked_by=row.undo_by,
            draw_offered_by=None if match.over else next(iter(match.state.draw_offers), None),
            draw_declined=match.draw_declined(),
            outcome=self._outcome(viewer.lang, teller),
            winners=self._winners(),
            invite=invitation(match, viewer),
            rematch=row.rematch,
            scenario=row.scenario,
            puzzle=self._puzzle(viewer.lang),
            hints=not match.has_rivals(),
            # Stopped before its end, there is none to explain; a set-up position is no match.
            analyzable=match.state.outcome is not None and not row.scenario,
            spoke=max((match.spoke.get(seat, 0) for seat in viewer.mine), default=0),
        )

    def _outcome(self, lang: str, teller: Teller) -> str:
        match = self.match
        if match.state.outcome is not None:
            return teller.outcome(match.state)
        if not match.stopped:
            return ""
        return stopped_text(match.row, players_of(match, lang), lang)

    def _winners(self) -> list[Seat] | None:
        match = self.match
        if match.state.outcome is not None:
            return list(match.state.outcome.winners)
        return seats_in(match.row.winners) if match.stopped and not match.row.ended else None

    def _puzzle(self, lang: str) -> PuzzleStanding | None:
        trial = self.match.trial
        if trial is None:
            return None
        return standing(trial, trial.choices(self.match.kernel.record.rows), lang)

    def _question(self, viewer: Viewer, seen: Observation[Any], teller: Teller) -> Question | None:
        if self.match.over:
            return None
        asked = question(self.match.game, teller, seen, rivals=self.match.has_rivals())
        if asked is None or not asked.options:
            return asked
        picks = self._picks(asked.seat, {option.key for option in asked.options})
        return msgspec.structs.replace(asked, picks=picks) if picks else asked

    def _picks(self, seat: Seat, offered: set[str]) -> list[Picked]:
        """What was picked, and what is no longer offered because of the order in which things are picked."""
        found = self.match.gathered(seat)
        if found is None:
            return []
        view = found.before.view
        picks = []
        for option in found.before.options:
            key, ids = view.key(option), self.match.game.web.subjects(view, seat, option)
            if ids and key not in offered:
                picks.append(Picked(ids[0], key, key in found.keys))
        return picks

    def _refusals(self, viewer: Viewer, seen: Observation[Any], teller: Teller) -> list[RefusalText]:
        match = self.match
        seat = viewer.seat
        if seat is None or match.over or match.state.decision.seat != seat:
            return []
        g = seen.view
        return [
            RefusalText(
                key=g.key(refusal.option),
                subjects=match.game.web.subjects(g, seat, refusal.option),
                text=_reason(teller.refusal(g, seat, refusal), rule),
                rule=refusal.rule,
                rule_text=rule,
                numbers=refusal.numbers,
            )
            for refusal in match.state.refusals()
            for rule in (statement(refusal.rule, viewer.lang),)
        ]

    def _asides(self, viewer: Viewer, seen: Observation[Any], teller: Teller) -> list[ChoiceOption]:
        """What is about nothing on the board reads the same in every position of a match."""
        if viewer.seat is None or self.match.over:
            return []
        offered = self.match.state.asides(viewer.seat)
        can_agree = self._can_agree()
        known = self._known_asides.get(viewer)
        if known is not None and known[:2] == (offered, can_agree):
            return known[2]
        said = [
            self._aside(seen.view, option, teller)
            for option in offered
            if option.kind != OFFER_DRAW or can_agree
        ]
        if not any(
            isinstance(about, int) and about for one in offered for about in (one.subject, one.object)
        ):
            self._known_asides[viewer] = (offered, can_agree, said)
        return said

    def _aside(self, g: Any, option: Option, teller: Teller) -> ChoiceOption:
        return ChoiceOption(
            key=g.key(option),
            text=teller.option(g, None, option),
            group="aside",
            group_text="",
            subjects=[],
            kind=option.kind,
            role=ROLES.get(option.kind, ""),
        )

    def _can_agree(self) -> bool:
        """On a draw: a bot never would, and what was declined is not accepted behind anybody's back."""
        return self.match.all_are_people() and not self.match.draw_declined()

    def _players(self, viewer: Viewer, online: Sequence[Seat], now: float) -> list[Player]:
        match = self.match
        asked = [] if match.waiting_for_people() else match.asked()  # clocks run when all sit
        names = players_of(match, viewer.lang)
        return [
            Player(
                seat=row.seat,
                name=names[row.seat],
                kind="bot" if row.kind == "bot" else "person",
                mine=row.seat in viewer.mine,
                online=row.kind == "bot" or row.seat in online,
                clock=match.clocks.left(row.seat, asked, now) if row.kind != "bot" else None,
                open=row.open,
            )
            for row in match.seats
        ]

    # ---- What happened ------------------------------------------------------------------------------

    def _motions(self, viewer: Viewer, since: int) -> list[Motion]:
        match = self.match
        later = match.branch[match.kept_before(since) :]
        if not since or len(later) > MOST_STEPS_IN_MOTION:
            later = later[-1:]
        motion = match.game.web.motion
        return [Motion(*motion(event, viewer.seat)) for after in later for event in match.news.get(after, ())]

    def _log(self, viewer: Viewer, since: int) -> list[LogLine]:
        """The latest lines after a step. Only as much is told as that takes, from the end of the match on."""
        journal = self._journal(viewer)
        first = bisect_right(journal, since, key=lambda entry: entry.after)
        while True:
            lines = [line for entry in journal[first:] for line in entry.lines or ()]
            if len(lines) >= LATEST_LINES or first == len(journal) or journal[first].lines is not None:
                return lines[-LATEST_LINES:]
            self._tell_earlier(journal, viewer)

    def _journal(self, viewer: Viewer) -> list[Entry]:
        """The log as a seat reads it, up to now; lines of choices taken back are cut off."""
        match = self.match
        journal = self._journals.setdefault((viewer.seat, viewer.you, viewer.lang), [])
        # Steps never repeat: where the last one that is told still stands, all before it do.
        while journal and match.branch[len(journal) - 1 : len(journal)] != [journal[-1].after]:
            journal.pop()
        missing = len(match.branch) - len(journal)
        follows = not journal or journal[-1].lines is not None
        if missing == 1 and follows and match.branch[-1] in match.news:
            # The usual case: the position after the choice is the one that stands.
            after = match.branch[-1]
            g = match.observation(viewer.seat).view
            before = journal[-1].open if journal else ()
            journal.append(self._entry(viewer, g, after, match.news[after], before))
        elif missing and follows and missing <= STRETCH:
            before = journal[-1].open if journal else ()
            journal += self._told(viewer, len(journal), len(match.branch), before)
        elif missing:
            journal[:] = [Entry(after) for after in match.branch]
            self._tell_earlier(journal, viewer)
        return journal

    def _tell_earlier(self, journal: list[Entry], viewer: Viewer) -> None:
        """Tell the last of the choices that are not told yet.

        What was open before them is not known, so it begins where nothing is: at a turn, say.
        """
        end = next((number for number, entry in enumerate(journal) if entry.lines is not None), len(journal))
        begin = end
        while journal[end - 1].lines is None:
            begin = max(0, begin - STRETCH)
            journal[begin:end] = self._told(viewer, begin, end, None if begin else ())

    def _told(self, viewer: Viewer, begin: int, end: int, before: Open | None) -> list[Entry]:
        """Choices one after the other. If it is not known what was open, only those after a new beginning."""
        found: list[Entry] = []
        teller = self.match.teller(viewer.lang, viewer.you)
        for after, state, news in self.match.walk(begin):
            if len(found) == end - begin:
                break
            if before is None and not teller.begins_anew(news):
                found.append(Entry(after))
                continue
            entry = self._entry(viewer, Observation(state, viewer.seat).view, after, news, before or ())
            # What comes before the new beginning, in the same choice, may belong below something.
            found.append(entry if before is not None else Entry(after, None, entry.open))
            before = entry.open
        return found

    def _entry(self, viewer: Viewer, g: Any, after: int, news: Sequence[Any], before: Open) -> Entry:
        told = self.match.teller(viewer.lang, viewer.you).log(g, news, viewer.seat, before)
        return Entry(after, lines_of(self.match.game, g, after, told, viewer.seat), told.open)

    def is_long_work(self, viewer: Viewer) -> bool:
        """Whether this is better done in a thread: cards are first read, or much is to be told."""
        journal = self._journals.get((viewer.seat, viewer.you, viewer.lang))
        return journal is None or len(self.match.branch) - len(journal) > MANY_LINES


def _reason(told: str, rule: str) -> str:
    """Why something cannot be done, without the rule at its end: a screen shows that by itself."""
    return told.removesuffix(rule).rstrip() if rule else told


def lines_of(game: ServedGame, g: Any, after: int, told: Told, seat: Seat | None) -> list[LogLine]:
    """What happened in one choice, as a seat may read it."""
    web = game.web
    return [
        LogLine(
            step=after,
            text=line.text,
            subjects=web.mentions(line.event, seat),
            kind=type(line.event).__name__,
            seat=web.whose(line.event),
            card=web.played(g, line.event),
            depth=line.depth,
        )
        for line in told.lines
    ]


# ---- Questions ----------------------------------------------------------------------------------------


def question(game: ServedGame, teller: Teller, seen: Observation[Any], *, rivals: bool) -> Question | None:
    """The open question; its options only for whoever is asked."""
    decision = seen.decision
    if decision is None:
        return None
    g, web = seen.view, game.web
    places = {name: place for place, name in enumerate(web.GROUPS)}
    grouped = [(web.group(g, decision, option), option) for option in decision.options]
    grouped.sort(key=lambda pair: places.get(pair[0], len(places)))
    mine = bool(decision.options)
    short = _shortcut(game, teller, seen, decision)
    key = _key_of(short, g) if short is not None else ""
    proposed = []
    if short is not None and not short.certain:
        subjects = [subject for option in short.options for subject in web.subjects(g, decision.seat, option)]
        # It belongs to several things at once, so that a click on one of them still means that one.
        group_text = web.group_text("end", teller)
        proposed = [ChoiceOption(key, short.text, "end", group_text, ["", *subjects], "together")]
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
                kind=option.kind,
            )
            for group, option in grouped
        ]
        + proposed,
        about=web.about(g, decision) if mine else [],
        obvious=key if short is not None and short.certain else "",
        tells=short is not None and short.tells,
        weighty=mine and rivals,
    )


def _shortcut(
    game: ServedGame, teller: Teller, seen: Observation[Any], decision: Decision
) -> Shortcut | None:
    if not decision.options or game.shortcuts is None:
        return None
    return game.shortcuts.shortcut(seen.view, decision, teller)


def _key_of(short: Shortcut, g: Any) -> str:
    return together([g.key(option) for option in short.options])


def final_answers(game: ServedGame, teller: Teller, seen: Observation[Any]) -> list[str]:
    """The keys of the answers that cannot be taken back freely, since they bring something out.

    To know that, each is tried: more work than the rest of the question, so it is done when asked for.
    """
    decision = seen.decision
    if decision is None:
        return []
    revealing = seen.revealing()
    keys = [seen.view.key(option) for option in decision.options if option in revealing]
    short = _shortcut(game, teller, seen, decision)
    if short is not None and not short.certain and seen.reveals(short.options):
        keys.append(_key_of(short, seen.view))
    return keys


def previews_of(match: OpenMatch, seen: Observation[Any], lang: str) -> dict[str, Preview]:
    """What the options of the open question would do, by their keys; one can play without."""
    try:
        found = match.game.previews.previews(seen, match.teller(lang, seen.seat))
    except Exception:
        log.exception("previews failed", extra={"match": match.id})
        return {}
    return {seen.view.key(option): preview for option, preview in found.items()}


def awaited(teller: Teller, seat: Seat) -> str:
    return _awaited(teller.language, teller.player(seat))


@lru_cache(maxsize=4096)
def _awaited(lang: str, player: str) -> str:
    return words(lang).say("server-awaited", player=player)


# ---- Around the board -----------------------------------------------------------------------------------


def players_of(match: OpenMatch, lang: str) -> list[str]:
    """What the players go by."""
    known = match.shown_names.get(lang)
    if known is None or known[0] is not match.seats:
        teller = match.teller(lang)
        open_seat = words(lang).say("server-open-seat")
        names = [open_seat if row.open else teller.player(row.seat) for row in match.seats]
        known = match.shown_names[lang] = (match.seats, names)
    return known[1]


def outcome_text(row: MatchRow, players: Sequence[str], lang: str) -> str:
    """How a match ended, without building it."""
    say = words(lang).say
    if row.ended:
        return say(f"server-ended-{row.ended}")
    names = [players[seat] for seat in seats_in(row.winners) if seat < len(players)]
    return say("server-won", players=names) if names else say("server-drawn")


def stopped_text(row: MatchRow, players: Sequence[str], lang: str) -> str:
    """The same where the position is not that of the end."""
    ended = outcome_text(row, players, lang)
    return ended if row.ended else f"{ended} {words(lang).say('server-shown-so-far')}"


def invitation(match: OpenMatch, viewer: Viewer) -> str:
    """Where a friend can sit down; only those who sit here may invite."""
    if not viewer.mine or not match.waiting_for_people():
        return ""
    return f"/match/{match.id}?invite={match.row.invite}"
