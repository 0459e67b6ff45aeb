"""How matches begin: by wish, as a rematch, from a record, a step of a replay, a puzzle or an example."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from dejarik.bots import names as bot_names
from dejarik.kernel import Differs, Match, OtherVersion, Record, Seat
from dejarik.puzzles import PASSES, UnknownPuzzle
from dejarik.scenarios.opening import PUZZLE, Opened
from dejarik.server.games import ServedGame, served_game
from dejarik.server.limits import MOST_BROUGHT, MOST_CLOCK, MOST_NAME, MOST_ROWS, check_deck, clean_line
from dejarik.server.matches.match import ASIDE, CHOICE
from dejarik.server.matches.puzzles import find_scenario, game_of
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import ChoiceRow, Guest, MatchRow, SeatRow, Standing, Store, new_id
from dejarik.server.wire.messages import Join, NewMatch, SeatWish

SEED_BITS = 120
MOST_SEED = 2**127
MOST_VERSION = 10**6
BROUGHT = "own"  # in place of the name of a ready-made deck, as rows have it
BY_RULES = "rules"  # an opponent whom the rules of the game play: nobody is ever asked for it


def game_named(name: str) -> ServedGame:
    try:
        return served_game(name)
    except LookupError as unknown:
        raise Refused("not-found", "no-game") from unknown


def bot_named(name: str) -> str:
    if name not in bot_names():
        raise Refused("bad-request", "no-bot")
    return name


class Replayed(msgspec.Struct, frozen=True):
    """What a record comes to: all that is written down of it."""

    record: Record
    seats: int
    standing: Standing
    fingerprint: str

    @classmethod
    def of(cls, match: Match) -> Replayed:
        state = match.state
        outcome = state.outcome
        asked = [seat for seat in range(state.seats) if state.decision_of(seat) is not None]
        winners = outcome.winners if outcome is not None else ()
        progress = game_named(match.record.game).web.progress(state)
        standing = Standing(asked, outcome is not None, winners, progress)
        return cls(match.record, state.seats, standing, match.fingerprint())


class Replayer(Protocol):
    """Where the records of strangers are replayed; how that is kept within bounds is not known here."""

    async def replay(self, record: Record) -> Replayed:
        """What a record comes to, if our rules come to the same end."""


class MatchCreator:
    """Makes matches and writes them down."""

    def __init__(self, store: Store, replayer: Replayer):
        self.store = store
        self.replayer = replayer

    async def by_wish(self, wish: NewMatch, guest: Guest, lang: str) -> str:
        """A new match, with the guest at the seats called "me" and "hotseat"."""
        game = await asyncio.to_thread(game_named, wish.game)  # the first time it is loaded
        if not game.fewest <= len(wish.seats) <= game.seating.MOST:
            raise Refused("bad-request", "players", fewest=game.fewest, most=game.seating.MOST)
        kinds = [seat.kind for seat in wish.seats]
        if "me" not in kinds and "hotseat" not in kinds:
            raise Refused("bad-request", "no-me")
        if not 0 <= wish.clock_seconds <= MOST_CLOCK:
            raise Refused("bad-request", "clock")
        setup = await asyncio.to_thread(_setup, game, wish, lang)
        match = await asyncio.to_thread(Match, game.game, setup, _seed(wish, kinds))
        places = [game.seating.seat_of(match.state, player) for player in range(len(wish.seats))]
        seats = [_sat(seat, place, guest) for seat, place in zip(wish.seats, places, strict=True)]
        by_rules = [seat for seat in range(match.state.seats) if seat not in places]
        seats += [SeatRow(match="", seat=seat, kind="bot", bot=BY_RULES) for seat in by_rules]
        # What is waited for is begun anew from the wish, with the deck that the friend brings.
        kept = msgspec.json.encode(wish).decode() if "friend" in kinds else ""
        return await self._add(Replayed.of(match), seats, clock_seconds=wish.clock_seconds, wish=kept)

    async def sit_down(
        self, row: MatchRow, seats: Sequence[SeatRow], seat: Seat, join: Join, guest: Guest, lang: str
    ) -> bool:
        """At an open seat, with one's own deck; False if somebody else was faster.

        With another deck the match begins anew, with new luck: whoever has waited knows nothing of it.
        """
        now = time.time()
        if not row.wish:
            return await self.store.take_seat(row.id, seat, guest.id, guest.name, now)
        begun, sat = await asyncio.to_thread(_begun_anew, row, seats, seat, join, lang)
        sat = [
            msgspec.structs.replace(each, guest=guest.id, name=guest.name)
            if each.seat == begun.mine
            else each
            for each in sat
        ]
        found = Replayed.of(begun.match)
        standing = found.standing
        changed = msgspec.structs.replace(
            row,
            setup=msgspec.json.encode(begun.match.record.setup).decode(),
            seed=str(begun.match.record.seed),
            wish=begun.wish,
            asked=" ".join(map(str, standing.asked)),
            began=now,
            updated=now,
            progress=standing.progress,
            version=begun.match.record.version,
            fingerprint=found.fingerprint,
        )
        return await self.store.begin_anew(row, changed, sat)

    async def rematch(self, row: MatchRow, seats: Sequence[SeatRow], guest: str) -> str:
        """The same decks and new luck, with the guest at the seats they had; the others come when they ask.

        So nobody's clock runs before everybody is there. The second to ask gets the first's match.
        """
        new = row.rematch or await self._first_rematch(row, seats)
        for seat in seats:
            if seat.guest == guest:
                await self.store.take_seat(new, seat.seat, guest, seat.name, time.time())
        return new

    async def _first_rematch(self, row: MatchRow, seats: Sequence[SeatRow]) -> str:
        match = await asyncio.to_thread(_once_more, row)
        nobody = [msgspec.structs.replace(seat, guest="") for seat in seats]
        new = await self._add(
            Replayed.of(match),
            nobody,
            scenario=row.scenario,
            clock_seconds=row.clock_seconds,
            rematch_of=row.id,
        )
        found = await self.store.match(row.id)
        return found[0].rematch if found is not None else new

    async def from_record(self, record: Record) -> str:
        """A record to be looked at."""
        found = await self.replayer.replay(record)
        return await self._add(found, [], scenario=_scenario(record), uploaded=True)

    async def fork(self, record: Record, step: int, seat: Seat, bot: str, guest: Guest) -> str:
        """The first choices of a record, and from there on the guest against bots."""
        if not 0 <= step <= len(record.rows):
            raise Refused("bad-request", "no-step")
        cut = Record(record.game, record.version, record.setup, record.seed, record.rows[:step])
        found = await self.replayer.replay(cut)
        if not 0 <= seat < found.seats:
            raise Refused("bad-request", "no-seat")
        if found.standing.over:
            raise Refused("over")
        seats = _against_bots(found.seats, seat, bot_named(bot), guest)
        return await self._add(found, seats, scenario=_scenario(record))

    async def example(self, game: str, name: str, guest: Guest) -> str:
        """An example to be tried: whoever opens it plays all seats."""
        match = await asyncio.to_thread(_example, game, name)
        everybody = range(match.state.seats)
        seats = [SeatRow(match="", seat=seat, kind="person", guest=guest.id) for seat in everybody]
        return await self._add(Replayed.of(match), seats, scenario=_scenario(match.record))

    async def puzzle(self, game: str, name: str, guest: Guest) -> str:
        """A puzzle, with the guest at the seat whose puzzle it is."""
        match = await asyncio.to_thread(_puzzle, game, name)
        seats = _against_bots(match.state.seats, match.state.decision.seat, PASSES, guest)
        return await self._add(Replayed.of(match), seats, scenario=_scenario(match.record))

    async def _add(
        self,
        begun: Replayed,
        seats: Sequence[SeatRow],
        *,
        scenario: str = "",
        clock_seconds: int = 0,
        uploaded: bool = False,
        rematch_of: str = "",
        wish: str = "",
    ) -> str:
        name, now, record, standing = new_id(), time.time(), begun.record, begun.standing
        row = MatchRow(
            id=name,
            game=record.game,
            version=record.version,
            setup=msgspec.json.encode(record.setup).decode(),
            seed=str(record.seed),
            scenario=scenario,
            uploaded=uploaded,
            clock_seconds=clock_seconds,
            invite=new_id(),
            created=now,
            began=now,
            updated=now,
            asked=" ".join(map(str, standing.asked)),
            over=standing.over,
            winners=" ".join(map(str, standing.winners)),
            wish=wish,
            progress=standing.progress,
            fingerprint=begun.fingerprint,
        )
        mine = [msgspec.structs.replace(seat, match=name) for seat in seats]
        mine.sort(key=lambda seat: seat.seat)
        choices = [_choice(name, n, record, now) for n in range(len(record.rows))]
        await self.store.add_match(row, mine, choices, rematch_of=rematch_of)
        return name


def read_record(data: bytes) -> Record:
    """A record that somebody sends; only its form is checked."""
    try:
        record = Record.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as bad:
        raise Refused("bad-request", "no-record") from bad
    numbers = 0 <= record.seed < MOST_SEED and 0 <= record.version < MOST_VERSION
    if not numbers or len(record.rows) > MOST_ROWS or len(record.digests) > MOST_ROWS:
        raise Refused("bad-request", "no-record")
    return record


def replayed(record: Record) -> Match:
    """The match of a record, if our rules come to the same end."""
    game = game_named(record.game)
    try:
        return Match.replay(game_of(game, _scenario(record)), record)
    except OtherVersion as other:
        raise Refused("other-version", version=record.version, ours=game.game.version) from other
    except Differs as differs:
        raise Refused("bad-request", "differs", number=differs.row + 1, count=len(record.rows)) from differs
    except msgspec.ValidationError as bad:
        raise Refused("bad-request", "setup") from bad
    except MemoryError as error:
        raise Refused("bad-request", "too-much") from error
    except Exception as error:
        # Whatever a setup made by hand breaks (unknown cards, odd numbers), it is the record that is wrong.
        raise Refused("bad-request", "no-record") from error


def replayed_so_far(record: Record) -> Match:
    """The match of a stored record, by whatever rules it was played, as far as ours come to the same."""
    game = game_of(game_named(record.game), _scenario(record))
    try:
        return Match.replay(game, record, try_other_version=True)
    except Differs as differs:
        rows, digests = record.rows[: differs.row], record.digests[: differs.row]
        cut = Record(record.game, record.version, record.setup, record.seed, rows, digests)
        return Match.replay(game, cut, try_other_version=True)
    except (LookupError, ValueError) as error:
        raise Refused("other-version", "other-rules") from error


class _Begun(msgspec.Struct, frozen=True):
    """A match begun anew, and where whoever sits down now sits."""

    match: Match
    wish: str
    mine: Seat


def _begun_anew(
    row: MatchRow, seats: Sequence[SeatRow], seat: Seat, join: Join, lang: str
) -> tuple[_Begun, list[SeatRow]]:
    game, wish = game_named(row.game), msgspec.json.decode(row.wish, type=NewMatch)
    players = range(len(wish.seats))
    waiting = Match(game.game, game.game.decode_setup(msgspec.json.decode(row.setup)), int(row.seed))
    sat = {player: seats[game.seating.seat_of(waiting.state, player)] for player in players}
    player = next(number for number, each in sat.items() if each.seat == seat)
    mine = wish.seats[player]
    if join.deck or join.brought:
        mine = msgspec.structs.replace(mine, deck=join.deck, brought=join.brought)
    wish = msgspec.structs.replace(wish, seats=[*wish.seats[:player], mine, *wish.seats[player + 1 :]])
    match = Match(game.game, _setup(game, wish, lang), secrets.randbits(SEED_BITS))
    places = [game.seating.seat_of(match.state, number) for number in players]
    decks = [BROUGHT if each.brought else each.deck for each in wish.seats]
    moved = [
        msgspec.structs.replace(sat[number], seat=places[number], deck=decks[number]) for number in players
    ]
    moved.sort(key=lambda each: each.seat)
    return _Begun(match, msgspec.json.encode(wish).decode(), places[player]), moved


def _once_more(row: MatchRow) -> Match:
    game = game_of(game_named(row.game), row.scenario)
    setup = game.decode_setup(msgspec.json.decode(row.setup))
    return Match(game, setup, secrets.randbits(SEED_BITS))


def _example(game: str, name: str) -> Match:
    named = game_named(game)
    try:
        found = find_scenario(named.name, name).name
    except LookupError as unknown:
        raise Refused("not-found") from unknown
    return Match(game_of(named, found), Opened(found), 0)


def _puzzle(game: str, name: str) -> Match:
    named, opened = game_named(game), Opened(f"{PUZZLE}{name}")
    try:
        return Match(game_of(named, opened.scenario), opened, 0)
    except UnknownPuzzle as unknown:
        raise Refused("not-found") from unknown


def _setup(game: ServedGame, wish: NewMatch, lang: str) -> msgspec.Struct:
    """Reading decks takes time; so this does not run in the loop."""
    known = {deck.id for deck in game.decks(lang)}
    decks = [_brought(game, seat, known) for seat in wish.seats]
    try:
        setup = game.setup(decks, lang, wish.options)
    except msgspec.ValidationError as bad:
        raise Refused("bad-request", "no-option") from bad
    except ValueError as bad:
        raise Refused("bad-request", "not-together", why=str(bad)) from bad
    try:
        game.game.decode_setup(msgspec.to_builtins(setup))  # what is written down can be read again
    except msgspec.ValidationError as bad:
        raise Refused("bad-request", "setup") from bad
    return setup


def _brought(game: ServedGame, seat: SeatWish, known: set[str]) -> str | msgspec.Struct:
    """A ready-made deck by name, never by a path; or a brought one, from its text."""
    if not seat.brought:
        if seat.deck not in known:
            raise Refused("bad-request", "no-deck")
        return seat.deck
    if len(seat.brought) > MOST_BROUGHT:
        raise Refused("too-long", most=MOST_BROUGHT)
    check_deck(seat.brought)
    try:
        return game.brought_deck(seat.brought)
    except (ValueError, LookupError) as bad:
        raise Refused("bad-request", "brought-deck") from bad


def _scenario(record: Record) -> str:
    found: Any = record.setup.get("scenario", "")
    return found if isinstance(found, str) else ""


def _seed(wish: NewMatch, kinds: Sequence[str]) -> int:
    """Whoever names the seed knows all luck to come, so against people nobody may."""
    if wish.seed is None:
        return secrets.randbits(SEED_BITS)
    if "friend" in kinds or not 0 <= wish.seed < MOST_SEED:
        raise Refused("bad-request", "seed")
    return wish.seed


def _sat(wish: SeatWish, seat: Seat, guest: Guest) -> SeatRow:
    name, deck = clean_line(wish.name, MOST_NAME), BROUGHT if wish.brought else wish.deck
    if wish.kind == "bot":
        return SeatRow(match="", seat=seat, kind="bot", bot=bot_named(wish.bot), deck=deck)
    if wish.kind == "friend":
        return SeatRow(match="", seat=seat, kind="person", deck=deck)
    mine = name if wish.kind == "hotseat" else guest.name or name
    return SeatRow(match="", seat=seat, kind="person", guest=guest.id, name=mine, deck=deck)


def _against_bots(count: int, seat: Seat, bot: str, guest: Guest) -> list[SeatRow]:
    return [
        SeatRow(match="", seat=at, kind="person", guest=guest.id, name=guest.name)
        if at == seat
        else SeatRow(match="", seat=at, kind="bot", bot=bot)
        for at in range(count)
    ]


def _choice(match: str, step: int, record: Record, at: float) -> ChoiceRow:
    row = record.rows[step]
    return ChoiceRow(
        match=match,
        step=step,
        seat=row.seat,
        kind=ASIDE if row.aside else CHOICE,
        key=row.key,
        at=at,
        digest=record.digests[step],
    )
