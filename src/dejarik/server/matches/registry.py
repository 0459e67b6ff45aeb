"""The matches that this node holds in memory, and the one door by which they change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec

from dejarik.bots.thinking.advising import Advice
from dejarik.kernel import (
    CONCEDE,
    OFFER_DRAW,
    Decision,
    IllegalChoice,
    LedElsewhere,
    Observation,
    RulesFault,
    Seat,
)
from dejarik.server.games import ServedGame, served_game
from dejarik.server.limits import Limits
from dejarik.server.matches.hints import hint_of
from dejarik.server.matches.match import ASIDE, CHOICE, UNDO, OpenMatch
from dejarik.server.matches.packing import PackedMatches
from dejarik.server.matches.puzzles import game_of
from dejarik.server.matches.views import Views, final_answers, previews_of, viewer_of
from dejarik.server.ops.metrics import CHOICE_SECONDS, CHOICES, MATCHES_IN_MEMORY
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import ChatRow, ChoiceRow, MatchRow, SeatRow, Store, new_id, seats_in
from dejarik.server.wire.messages import HintIs, Previews, PreviewsAre, View, apart

log = logging.getLogger(__name__)

ASIDE_TRIES = 5
BY_RULES = "rules"  # why a match ended without a result
MOST_LOOKED_AT = 100_000
OPENED_AT_ONCE = 12


class Watcher:
    """Somebody looks at a match; `wake` is called when there is something new."""

    def __init__(self, wake: Callable[[], None], on_chat: Callable[[ChatRow], None], guest: str | None):
        self.wake = wake
        self.on_chat = on_chat
        self.guest = guest


class LiveMatch:
    """An open match with everything around it: its views, its watchers, and the tasks that run for it.

    Whoever reads or changes the match holds `lock`. If a change may have failed halfway, `must_rebuild` is
    set, and the match is rebuilt from its rows before anybody sees it; watchers and tasks stay.
    """

    def __init__(self, match: OpenMatch, views: Views | None = None):
        self.lock = asyncio.Lock()
        self.must_rebuild = False
        self.match = match
        self.views = views or Views(match)
        self.watchers: set[Watcher] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.clock_task: asyncio.Task[None] | None = None
        self.last_chat = 0

    def online(self) -> list[Seat]:
        return [seat for watcher in self.watchers for seat in self.match.seats_of(watcher.guest)]

    def wake(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake()


class Sit(Protocol):
    """How somebody sits down, with which name and deck; False: somebody else was faster."""

    async def __call__(self, row: MatchRow, seats: Sequence[SeatRow], seat: Seat) -> bool: ...


class OnChange(Protocol):
    """Called after every change, so that bots answer and clocks run."""

    def __call__(self, live: LiveMatch, *, late: bool) -> None: ...


class Follow(Protocol):
    """From when it returns on, the news of a match are heard: changes that other nodes make."""

    async def __call__(self, match: str) -> None: ...


class Bots(Protocol):
    """Where bots think; how they are kept from holding anybody up is not known here."""

    async def choose(self, name: str, seed: int, observation: Observation[Any]) -> str:
        """The key of the option that a bot chooses."""

    async def advise(self, seed: int, observation: Observation[Any]) -> list[Advice]:
        """The best options and why they are, the best first; nothing where that cannot be found out."""


def _goes_otherwise(row: MatchRow) -> bool:
    """Whether a match was begun by older rules, or uses something that is no longer what it was."""
    try:
        game = game_of(served_game(row.game), row.scenario)
    except LookupError:
        return False  # a game that is not served anymore
    if row.version != game.version or not row.fingerprint:
        return row.version < game.version
    try:
        begun = game.new(game.decode_setup(msgspec.json.decode(row.setup)), int(row.seed))
        return game.fingerprint(begun) != row.fingerprint
    except (LookupError, ValueError):
        return True  # it began with something that is no longer there


def _foretold(match: OpenMatch, seen: Observation[Any], wish: Previews, lang: str) -> PreviewsAre:
    """What the options do, and which of them are final if somebody may mind."""
    options = {} if wish.only_final else previews_of(match, seen, lang)
    teller = match.teller(lang, seen.seat)
    final = final_answers(match.game, teller, seen) if match.has_rivals() else []
    return PreviewsAre(wish.step, options, final)


class Registry:
    """All matches of this node."""

    def __init__(self, store: Store, bots: Bots, limits: Limits):
        self.store = store
        self.bots = bots
        self.limits = limits
        self.on_change: OnChange | None = None
        self.follow: Follow | None = None
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()
        # Also those that were forgotten while somebody still holds them: no match is ever there twice.
        self._held: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._building: dict[str, asyncio.Lock] = {}
        # Of many who come at once the first see their match while the last still wait.
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self._packed = PackedMatches()
        self._looked_at: set[str] = set()
        self._outdated: set[str] = set()  # changed elsewhere while they were being built here
        self.started = time.time()

    # ---- Finding ------------------------------------------------------------------------------------

    async def find(self, match_id: str) -> LiveMatch:
        """The match of this id: from memory, or built from its rows."""
        if match_id in self._matches:
            self._matches.move_to_end(match_id)
            return self._matches[match_id]
        try:
            async with self._building.setdefault(match_id, asyncio.Lock()):
                live = self._held.get(match_id)
                if live is None:
                    async with self._opening:
                        live = await self._open(match_id)
                self._held[match_id] = self._matches[match_id] = live
                self._make_room(live)
                if match_id in self._outdated:
                    await self.refresh(match_id)
        finally:
            self._outdated.discard(match_id)
            self._building.pop(match_id, None)
        self._tell_workers(live, late=True)
        return live

    async def _open(self, match_id: str) -> LiveMatch:
        """Whatever others do after it was read here is heard of."""
        if self.follow is not None:
            await self.follow(match_id)
        unpacked = await asyncio.to_thread(self._packed.take, match_id)
        if unpacked is None:
            return LiveMatch(await self._build(match_id))
        live = LiveMatch(*unpacked)
        try:
            await self._catch_up(live)
        except (IllegalChoice, LedElsewhere, RulesFault):
            return LiveMatch(await self._build(match_id))
        return live

    def in_use(self) -> set[str]:
        """The matches that are here, or are being opened."""
        return {*self._held, *self._building}

    @asynccontextmanager
    async def locked(self, live: LiveMatch) -> AsyncIterator[OpenMatch]:
        """The match, while nobody else reads or changes it."""
        async with live.lock:
            if live.must_rebuild:
                await self._rebuild(live)
            yield live.match

    async def _rebuild(self, live: LiveMatch) -> None:
        live.match = await self._build(live.match.id)
        live.views = Views(live.match)
        live.must_rebuild = False

    async def view(self, live: LiveMatch, guest: str | None, lang: str, since: int) -> View:
        """What a guest may see now."""
        async with self.locked(live) as match:
            await self._catch_up_to(live, since)
            viewer, views = viewer_of(match, guest, lang), live.views
            if views.is_long_work(viewer):
                return await asyncio.to_thread(views.view, viewer, since, live.online(), time.time())
            return views.view(viewer, since, live.online(), time.time())

    async def _build(self, match_id: str) -> OpenMatch:
        found = await self.store.match(match_id)
        if found is None:
            raise Refused("not-found")
        row, seats = found
        try:
            game = await asyncio.to_thread(served_game, row.game)  # the first time it is loaded
        except LookupError as unknown:
            raise Refused("not-found") from unknown
        choices = await self.store.choices(match_id)
        try:
            match = await asyncio.to_thread(OpenMatch.built, game, row, seats, choices)
            now = await asyncio.to_thread(match.kernel.fingerprint)
        except (LookupError, ValueError) as error:
            # It began with something that is no longer there, or is no longer a beginning.
            log.warning("a match cannot be begun by these rules: %s", error, extra={"match": match_id})
            await self._end(row, game)
            raise Refused("other-version", "other-rules") from error
        if not row.over and not row.uploaded:
            await self._compare(match, now)
        return match

    async def look_through(self, rows: Sequence[MatchRow]) -> bool:
        """Open matches in play whose rules or cards have changed: some have to end. Whether there were any.

        Neither changes while a node runs, so each match is looked at once.
        """
        unseen = [row for row in rows if not row.over and row.id not in self._looked_at]
        others = [row for row in unseen if await asyncio.to_thread(_goes_otherwise, row)]
        for row in others:
            with contextlib.suppress(Refused):
                await self.find(row.id)
        if len(self._looked_at) > MOST_LOOKED_AT:
            self._looked_at.clear()
        self._looked_at.update(row.id for row in unseen)
        return bool(others)

    async def _compare(self, match: OpenMatch, fingerprint: str) -> None:
        """A match in play goes on if nothing it uses has changed; otherwise it ends without a result.

        One in which nobody has chosen yet, or of which it is not known what it used, goes on as things are.
        """
        row, game = match.row, match.game
        if row.version > game.game.version:
            raise Refused("other-version", "other-rules")  # it is for a newer node
        same = row.version == game.game.version and row.fingerprint in ("", fingerprint)
        if match.unread or not (same or not match.step):
            await self._end(row, game)
            match.row = msgspec.structs.replace(row, over=True, ended=BY_RULES)
        elif (row.version, row.fingerprint) != (game.game.version, fingerprint):
            match.row = msgspec.structs.replace(row, version=game.game.version, fingerprint=fingerprint)
            await self.store.goes_by(row.id, game.game.version, fingerprint)

    async def _end(self, row: MatchRow, game: ServedGame) -> None:
        """Without a result, unless it was begun by a node that may be newer: then it is for that to go on."""
        if row.version > game.game.version or row.created > self.started:
            raise Refused("other-version", "other-rules")
        await self.store.end(row.id, BY_RULES)
        log.warning("a match ends without a result, by other rules", extra={"match": row.id})

    def _make_room(self, opened: LiveMatch) -> None:
        """Forget the matches that nobody has looked at for longest; their rows stay."""
        for match_id, live in list(self._matches.items()):
            if len(self._matches) <= self.limits.matches_in_memory:
                break
            if live is not opened and not live.watchers and not live.lock.locked() and live.bot_task is None:
                del self._matches[match_id]
                if not live.must_rebuild:
                    self._packed.put(live.match, live.views)
                if live.clock_task is not None:
                    live.clock_task.cancel()
        MATCHES_IN_MEMORY.set(len(self._matches))

    async def refresh(self, match_id: str) -> None:
        """Another node has changed a match: take over the rows it added and the names and requests."""
        live = self._held.get(match_id)
        if live is None:
            if match_id in self._building:
                self._outdated.add(match_id)
            return
        try:
            async with self.locked(live):
                await self._catch_up(live)
        except (IllegalChoice, LedElsewhere, RulesFault, Refused):
            # One match that cannot be played on here (by other rules, say) must not hold up the news of all.
            log.exception("a match cannot be brought up to date", extra={"match": match_id})
            live.must_rebuild = True
        self._changed(live, late=True)

    async def refresh_all(self) -> None:
        """News may have been missed."""
        for match_id in list(self._held):
            await self.refresh(match_id)

    async def guest_renamed(self, guest: str) -> None:
        """A guest goes by another name now."""
        for match_id, live in list(self._held.items()):
            if live.match.seats_of(guest):
                await self.refresh(match_id)

    async def _catch_up_to(self, live: LiveMatch, step: int) -> None:
        """Somebody knows a later step than we do: another node has told them before it could tell us."""
        if step > live.match.step and not self.store.sqlite:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveMatch) -> None:
        match = live.match
        for choice in await self.store.choices(match.id, match.step):
            match.apply(choice)
        found = await self.store.match(match.id)
        if found is not None and found[0].seed != match.row.seed:
            await self._rebuild(live)  # begun anew: somebody brought another deck
        elif found is not None:
            names = [seat.name for seat in match.seats]
            match.row, match.seats = found[0], found[1]
            if not match.step:
                match.clocks.since = match.row.began
            if names != [seat.name for seat in match.seats]:
                live.views.forget_words()
            live.views.forget()

    # ---- Choosing -----------------------------------------------------------------------------------

    async def choose(
        self, live: LiveMatch, seat: Seat, key: str, step: int, *, automatic: bool = False
    ) -> None:
        """Answer the open question, perhaps several in one go. Returns after the commit.

        Whether it was the player who decided matters only for what a take-back takes back, and is forgotten
        with the match in memory.
        """
        began = time.perf_counter()
        async with self.locked(live) as match:
            await self._catch_up_to(live, step)
            self._may_play(match, match.step if match.same_question(seat, step) else step)
            if seat not in match.asked():
                raise Refused("not-asked")
            if seat in match.people() and match.clocks.left(seat, [seat], time.time()) == 0:
                raise Refused("over", "time-up")  # the background work is about to say so, too
            first, *then = apart(key)
            asked = match.state.decision_of(seat)
            await self._write(live, seat, CHOICE, first, joined=automatic)
            for later in then:
                if not self._goes_on(match, seat, asked, later):
                    break
                await self._write(live, seat, CHOICE, later, joined=True)
        CHOICE_SECONDS.observe(time.perf_counter() - began)

    def _goes_on(self, match: OpenMatch, seat: Seat, asked: Decision | None, key: str) -> bool:
        """Whether a seat is asked what it has answered in one go; something else may have come up.

        An answer that names something is meant for the question that offers it. One that ends a question
        would end any, so it must be the same question still.
        """
        now = None if match.over else match.state.decision_of(seat)
        if now is None or asked is None or (now.kind != asked.kind and " " not in key):
            return False
        return key in [match.state.key(option) for option in now.options]

    async def aside(self, live: LiveMatch, seat: Seat, key: str) -> None:
        """Do something nobody asked for, whatever step the match has come to meanwhile."""
        for tries in range(ASIDE_TRIES):
            try:
                async with self.locked(live) as match:
                    self._may_play(match, match.step)
                    if key == OFFER_DRAW and match.draw_declined():
                        raise Refused("illegal")
                    await self._write(live, seat, ASIDE, key)
                return
            except Refused as refused:
                if refused.code != "stale" or tries + 1 == ASIDE_TRIES:
                    raise

    def _may_play(self, match: OpenMatch, step: int) -> None:
        if match.row.uploaded or match.over:
            raise Refused("over")
        if match.waiting_for_people():
            raise Refused("not-asked", "not-all-here")
        if step != match.step:
            raise Refused("stale")

    async def _write(self, live: LiveMatch, seat: Seat, kind: str, key: str, *, joined: bool = False) -> None:
        """Try a step in memory, write it down, and only then let anybody see it."""
        match = live.match
        if kind == UNDO and match.taken_back >= self.limits.take_backs:
            raise Refused("illegal", "take-backs", most=self.limits.take_backs)
        choice = ChoiceRow(match=match.id, step=match.step, seat=seat, kind=kind, key=key, at=time.time())
        try:
            match.apply(choice)
        except IllegalChoice as illegal:
            raise Refused("illegal") from illegal
        except RulesFault as fault:
            match.failed.add(key)
            log.exception("the rules failed", extra={"match": match.id, "step": choice.step, "key": key})
            raise Refused("fault") from fault.__cause__
        choice = match.as_written(choice)
        live.must_rebuild = True  # until it is written down, what is in memory is not the truth
        if not await self.store.accept(choice, match.standing()):
            raise Refused("stale")
        live.must_rebuild = False
        if joined:
            match.joined.add(match.step)
        if match.row.undo_by is not None:
            await self._catch_up(live)
        CHOICES.labels(match.row.game, kind).inc()
        self._changed(live)

    # ---- Around it ----------------------------------------------------------------------------------

    async def ask_undo(self, live: LiveMatch, seat: Seat, to: int) -> None:
        """Take back: at once if that is free, else the others are asked."""
        async with self.locked(live) as match:
            mine = match.seats_of(match.seats[seat].guest)
            rule = match.undo_rule(mine, to)
            if rule == "no":
                raise Refused("illegal", "no-undo")
            if rule == "free":
                await self._write(live, seat, UNDO, str(to))
                return
            await self.store.ask_undo(match.id, seat, to)
            await self._catch_up(live)
        self._changed(live)

    async def pick(self, live: LiveMatch, seat: Seat, key: str, step: int) -> None:
        """Pick one thing more, or put it back, whatever was picked after it: the picks are made anew."""
        async with self.locked(live) as match:
            await self._catch_up_to(live, step)
            self._may_play(match, step)
            found = match.gathered(seat)
            if found is None or key not in [found.before.view.key(option) for option in found.before.options]:
                raise Refused("illegal")
            if match.undo_rule(match.seats_of(match.seats[seat].guest), found.step) != "free":
                raise Refused("illegal", "no-undo")
            await self._write(live, seat, UNDO, str(found.step))
            for number, each in enumerate(found.toggled(key)):
                if not self._goes_on(match, seat, found.before.decision, each):
                    break
                await self._write(live, seat, CHOICE, each, joined=number > 0)

    async def answer_undo(self, live: LiveMatch, seats: list[Seat], *, accept: bool) -> None:
        """Agree or not; the one who asked may withdraw. When all have agreed, it is done."""
        async with self.locked(live) as match:
            await self._catch_up(live)
            row = match.row
            if row.undo_by is None or row.undo_to is None:
                raise Refused("stale", "no-request")
            asking = match.seats_of(match.seats[row.undo_by].guest)
            agreed = {*seats_in(row.undo_yes), *(seat for seat in seats if seat not in asking)}
            if not accept:
                await self.store.ask_undo(match.id, None, None)
            elif all(seat in agreed for seat in match.people() if seat not in asking):
                await self._write(live, row.undo_by, UNDO, str(row.undo_to))
            else:
                await self.store.ask_undo(match.id, row.undo_by, row.undo_to, sorted(agreed))
            await self._catch_up(live)
        self._changed(live)

    async def decline_draw(self, live: LiveMatch, seats: list[Seat]) -> None:
        """No to what somebody else has offered; they may offer it again later."""
        async with self.locked(live) as match:
            if all(seat in seats for seat in match.state.draw_offers) or match.draw_declined():
                raise Refused("stale", "no-offer")
            await self.store.decline_draw(match.id, match.step)
            await self._catch_up(live)
        self._changed(live)

    async def _reload(self, live: LiveMatch) -> None:
        async with self.locked(live):
            await self._catch_up(live)
        self._changed(live)

    async def take_seat(self, live: LiveMatch, sit: Sit) -> None:
        """Take the first open seat that nobody else gets in this moment."""
        await self._reload(live)
        match = live.match
        for row in match.seats:
            if row.open and await sit(match.row, match.seats, row.seat):
                await self._reload(live)
                return
        raise Refused("over", "no-open-seat")

    async def leave(self, match_id: str, guest: str) -> None:
        """Get up before a match begins, give up against people, else just forget it.

        Also a match that these rules cannot build anymore can be forgotten.
        """
        found = await self.store.match(match_id)
        row, seats = found if found is not None else (None, [])
        if row is None or guest not in [seat.guest for seat in seats]:
            raise Refused("not-yours")
        others = any(seat.guest not in ("", guest) for seat in seats)
        if any(seat.open for seat in seats):
            # An invitation to a table where nobody sits would be an invitation to wait for ever.
            await self.store.stand_up(match_id, guest, row.invite if others else new_id())
        elif row.over or not others or not await self._gave_up(match_id, guest):
            await self.store.hide(match_id, guest)
        await self.refresh(match_id)

    async def _gave_up(self, match_id: str, guest: str) -> bool:
        try:
            live = await self.find(match_id)
            for seat in live.match.seats_of(guest):
                await self.aside(live, seat, CONCEDE)
        except Refused:
            return False
        return True

    async def say(self, live: LiveMatch, seat: Seat, text: str) -> ChatRow:
        match = live.match
        line = await self.store.say(match.id, seat, match.seats[seat].name, text, time.time())
        self.deliver_chat(live, [line])
        return line

    def deliver_chat(self, live: LiveMatch, lines: list[ChatRow]) -> None:
        for line in lines:
            if line.number > live.last_chat:
                live.last_chat = line.number
                for watcher in tuple(live.watchers):
                    watcher.on_chat(line)

    async def refresh_chat(self, match_id: str) -> None:
        """Another node has heard something."""
        live = self._held.get(match_id)
        if live is not None and live.watchers:
            self.deliver_chat(live, await self.store.chat(match_id, live.last_chat))

    async def hint(self, live: LiveMatch, seat: Seat, step: int, lang: str) -> HintIs:
        """What a bot that thinks would do, and why, from what the seat sees; not against people."""
        if live.match.has_rivals():
            raise Refused("illegal", "no-hints")
        seen, match = await self._asked_at(live, seat, step), live.match
        found = await self.bots.advise(match.bot_seed(seat), seen)
        if not found:
            raise Refused("fault", "no-hint")
        return await asyncio.to_thread(hint_of, step, seen, found, match.teller(lang, seat))

    async def previews(self, live: LiveMatch, seat: Seat, wish: Previews, lang: str) -> PreviewsAre:
        """What the options would do: made in a thread, and nobody who chooses waits for it.

        Whoever has chosen meanwhile needs no answer, and did nothing wrong.
        """
        try:
            seen = await self._asked_at(live, seat, wish.step)
        except Refused as refused:
            if refused.code in ("stale", "not-asked", "over"):
                return PreviewsAre(wish.step, {})
            raise
        return await asyncio.to_thread(_foretold, live.match, seen, wish, lang)

    async def _asked_at(self, live: LiveMatch, seat: Seat, step: int) -> Observation[Any]:
        """What a seat that is asked sees; refused if it is not, or no longer at that step."""
        async with self.locked(live) as match:
            await self._catch_up_to(live, step)
            self._may_play(match, step)
            if seat not in match.asked():
                raise Refused("not-asked")
            return match.observation(seat)

    def watch(self, live: LiveMatch, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        if live.match.seats_of(watcher.guest):
            live.wake()  # the others see that somebody came

    def unwatch(self, live: LiveMatch, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        if live.match.seats_of(watcher.guest):
            live.wake()

    def _changed(self, live: LiveMatch, *, late: bool = False) -> None:
        live.wake()
        self._tell_workers(live, late=late)

    def _tell_workers(self, live: LiveMatch, *, late: bool) -> None:
        if self.on_change is not None:
            self.on_change(live, late=late)
