"""Routes of the lobby: games, decks that are brought, starting and joining matches, guests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from litestar import Response, get, post, put

from dejarik.bots import names as bot_names
from dejarik.faces import DeckChoice
from dejarik.games import names
from dejarik.kernel import Seat
from dejarik.server.games import ServedGame, served_game
from dejarik.server.http.sessions import AnyRequest, Visitor, body_of, language_of, part_of, visitor_of
from dejarik.server.language import chosen, words
from dejarik.server.limits import MOST_DECK, MOST_NAME, check_deck, clean_line
from dejarik.server.matches.creating import game_named
from dejarik.server.matches.players import bot_name, listed_name
from dejarik.server.matches.puzzles import position_name
from dejarik.server.matches.views import outcome_text
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import Guest, MatchRow, SeatRow, seats_in
from dejarik.server.wire.messages import (
    BotInfo,
    DeckText,
    DevicePass,
    GameInfo,
    Invitation,
    Join,
    MatchInfo,
    Me,
    NewMatch,
    SeatDeck,
)
from dejarik.server.wire.rows import iso

PASS_SECONDS = 600


@get("/api/games", sync_to_thread=True)
def games(request: AnyRequest) -> list[GameInfo]:
    """What can be played."""
    lang = language_of(request)
    bots = [BotInfo(bot, bot_name(bot, lang)) for bot in bot_names()]
    found = []
    for name in names():
        game = served_game(name)
        title, about = game.about(lang)
        found.append(
            GameInfo(
                id=name,
                name=title,
                about=about,
                fewest=game.seating.FEWEST,
                most=game.seating.MOST,
                decks=game.decks(lang),
                bots=bots,
                solo=game.seating.SOLO,
                unique=game.seating.UNIQUE,
                brings_decks=game.brought is not None,
                options=game.options(lang),
            )
        )
    return found


@post("/api/decks/{game:str}", request_max_body_size=MOST_DECK)
async def look_over_deck(request: AnyRequest) -> Response[Any]:
    """What is in a deck that somebody brings, and all that is wrong with it. Nothing is kept."""
    visitor, data = visitor_of(request), await body_of(request, DeckText)
    visitor.take("deck")
    game = game_named(part_of(request, "game"))
    check_deck(data.text)
    try:
        found = await asyncio.to_thread(game.look_over, data.text, visitor.lang)
    except LookupError as none:
        raise Refused("bad-request", "brought-deck") from none
    return Response(found)


# ---- Matches --------------------------------------------------------------------------------------------


@post("/api/matches")
async def new_match(request: AnyRequest) -> Response[Any]:
    """A new match; whoever asks for it becomes a guest."""
    visitor, wish = visitor_of(request), await body_of(request, NewMatch)
    guest = await visitor.guest()
    await visitor.spend("match")
    await visitor.may_begin(guest)
    match = await visitor.node.creator.by_wish(wish, guest, visitor.lang)
    return visitor.answer(await info(visitor, match), 201)


@get("/api/matches")
async def my_matches(request: AnyRequest) -> list[MatchInfo]:
    """The matches in which the guest sits, the newest first."""
    visitor = visitor_of(request)
    if visitor.guest_id is None:
        return []
    store = visitor.node.store
    found = await store.matches_of(visitor.guest_id)
    if await visitor.node.registry.look_through([row for row, _ in found]):
        found = await store.matches_of(visitor.guest_id)
    known = {row.id for row, _ in found}
    waiting: dict[str, str] = {}
    for row, _ in found:
        if row.rematch and row.rematch not in known:
            again = await store.match(row.rematch)
            if again is not None and any(seat.open for seat in again[1]) and any(s.guest for s in again[1]):
                waiting[row.id] = row.rematch
    return await asyncio.to_thread(
        lambda: [match_info(row, seats, visitor, waiting.get(row.id, "")) for row, seats in found]
    )


@post("/api/matches/{match_id:str}/join")
async def join(request: AnyRequest) -> Response[Any]:
    """Sit down where a friend has left a seat open."""
    visitor, match_id = visitor_of(request), part_of(request, "match_id")
    visitor.take("look")
    data = await body_of(request, Join)
    registry = visitor.node.registry
    live = await registry.find(match_id)
    guest = await visitor.guest()
    if not live.match.seats_of(guest.id):
        if data.invite != live.match.row.invite:
            raise Refused("not-yours", "invitation")
        guest = await _named(visitor, guest, data.name)

        async def sit(row: MatchRow, seats: Sequence[SeatRow], seat: Seat) -> bool:
            return await visitor.node.creator.sit_down(row, seats, seat, data, guest, visitor.lang)

        await registry.take_seat(live, sit)
    return visitor.answer(await info(visitor, match_id))


@get("/api/matches/{match_id:str}/invitation")
async def invitation(request: AnyRequest) -> Invitation:
    """What one is invited to, before one sits down; only for those who have the invitation."""
    visitor = visitor_of(request)
    visitor.take("look")
    found = await visitor.node.store.match(part_of(request, "match_id"))
    if found is None:
        raise Refused("not-found")
    row, seats = found
    sits = visitor.guest_id is not None and visitor.guest_id in [seat.guest for seat in seats]
    if not sits and request.query_params.get("invite") != row.invite:
        raise Refused("not-yours", "invitation")
    if not sits and not any(seat.open for seat in seats):
        raise Refused("over", "no-open-seat")
    return await asyncio.to_thread(_invitation, row, seats, sits, visitor.lang)


def _invitation(row: MatchRow, seats: list[SeatRow], sits: bool, lang: str) -> Invitation:
    game = game_named(row.game)
    wish = msgspec.json.decode(row.wish, type=NewMatch) if row.wish else None
    brought = [seat.deck for seat in seats if not seat.open]
    ready = {deck.id: deck for deck in game.decks(lang)}
    agreed = wish.options if wish is not None else {}
    return Invitation(
        game=row.game,
        players=[listed_name(seat, lang) for seat in seats],
        clock_seconds=row.clock_seconds,
        options=[option.name for option in game.options(lang) if agreed.get(option.id)],
        deck=next((seat.deck for seat in seats if seat.open), ""),
        chooses=wish is not None,
        taken=[deck for deck in brought if game.seating.UNIQUE and deck in ready and ready[deck].cards],
        side=next((side for seat in seats if not seat.open if (side := _side(game, seat, wish, ready))), ""),
        sits=sits,
    )


def _side(game: ServedGame, seat: SeatRow, wish: NewMatch | None, ready: Mapping[str, DeckChoice]) -> str:
    """Which side a seat plays, where a game has sides."""
    if not game.seating.SIDES:
        return ""
    if seat.deck in ready:
        return ready[seat.deck].side
    mine = wish.seats[seat.seat] if wish is not None else None  # sides sit where they were wished
    return game.look_over(mine.brought, "en").side if mine is not None and mine.brought else ""


@post("/api/matches/{match_id:str}/leave")
async def leave(request: AnyRequest) -> Response[Any]:
    """Remove a match from one's list: whoever plays against people gives up with that."""
    visitor = visitor_of(request)
    visitor.take("look")
    if visitor.guest_id is None:
        raise Refused("not-yours")
    await visitor.node.registry.leave(part_of(request, "match_id"), visitor.guest_id)
    return visitor.answer({})


@post("/api/matches/{match_id:str}/rematch")
async def rematch(request: AnyRequest) -> Response[Any]:
    """The same match once more."""
    visitor, match_id = visitor_of(request), part_of(request, "match_id")
    await visitor.spend("match")
    node = visitor.node
    live = await node.registry.find(match_id)
    if visitor.guest_id is None or not live.match.seats_of(visitor.guest_id):
        raise Refused("not-yours")
    if not live.match.over:
        raise Refused("not-over")
    row = live.match.row
    new = await node.creator.rematch(row, live.match.seats, visitor.guest_id)
    await node.registry.refresh(match_id)
    await node.registry.refresh(new)
    return visitor.answer(await info(visitor, new), 201)


async def info(visitor: Visitor, match: str) -> MatchInfo:
    found = await visitor.node.store.match(match)
    if found is None:
        raise Refused("not-found")
    return await asyncio.to_thread(match_info, *found, visitor)


def match_info(row: MatchRow, seats: list[SeatRow], visitor: Visitor, rematch: str = "") -> MatchInfo:
    """A match in a list, without building it."""
    mine = [seat.seat for seat in seats if visitor.guest_id and seat.guest == visitor.guest_id]
    players = [listed_name(seat, visitor.lang) for seat in seats]
    waiting = any(seat.open for seat in seats)
    return MatchInfo(
        id=row.id,
        game=row.game,
        players=players,
        decks=_decks(row.game, seats, visitor.lang),
        my_seats=mine,
        asked=[] if row.over or waiting else seats_in(row.asked),
        over=row.over,
        outcome=outcome_text(row, players, visitor.lang) if row.over else "",
        updated=iso(row.updated),
        invite=f"/match/{row.id}?invite={row.invite}" if waiting and mine else "",
        scenario=row.scenario,
        progress=row.progress,
        with_people=any(seat.guest and seat.seat not in mine for seat in seats),
        rematch=rematch,
        position=position_name(row.game, row.scenario, visitor.lang),
    )


def _decks(game: str, seats: list[SeatRow], lang: str) -> list[SeatDeck]:
    try:
        ready = {deck.id: deck for deck in served_game(game).decks(lang)}
    except LookupError:  # a game that is not served anymore
        return [SeatDeck() for _ in seats]
    own = SeatDeck(words(lang).say("server-own-deck"))
    return [
        SeatDeck()
        if seat.open or not seat.deck
        else SeatDeck(ready[seat.deck].name, ready[seat.deck].cards)
        if seat.deck in ready
        else own
        for seat in seats
    ]


@post("/api/examples/{game:str}/{example:str}/start")
async def start_example(request: AnyRequest) -> Response[Any]:
    """A position that shows a rule, to be tried."""
    return await _start(request, visitor_of(request).node.creator.example, part_of(request, "example"))


@post("/api/puzzles/{game:str}/{puzzle:str}/start")
async def start_puzzle(request: AnyRequest) -> Response[Any]:
    return await _start(request, visitor_of(request).node.creator.puzzle, part_of(request, "puzzle"))


async def _start(
    request: AnyRequest, begin: Callable[[str, str, Guest], Awaitable[str]], position: str
) -> Response[Any]:
    """A match that begins with a position, for the visitor alone."""
    visitor = visitor_of(request)
    await visitor.spend("match")
    match = await begin(part_of(request, "game"), position, await visitor.guest())
    return visitor.answer(await info(visitor, match), 201)


# ---- Guests ---------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Response[Any]:
    visitor = visitor_of(request)
    known = await visitor.node.store.guest(visitor.guest_id) if visitor.guest_id else None
    return visitor.answer(Me(known.name if known else "", visitor.lang))


@put("/api/me")
async def change_me(request: AnyRequest) -> Response[Any]:
    """A name and a language to go by."""
    visitor, data = visitor_of(request), await body_of(request, Me)
    guest = await visitor.guest()
    visitor.take("message")
    lang = chosen(data.lang, guest.lang)
    changed = await _named(visitor, msgspec.structs.replace(guest, lang=lang), data.name)
    visitor.speaks(lang)
    return visitor.answer(Me(changed.name, lang))


@post("/api/me/pass")
async def new_pass(request: AnyRequest) -> Response[Any]:
    """For another device of the guest, which may use it within some minutes."""
    visitor = visitor_of(request)
    visitor.take("message")
    guest = await visitor.guest()
    text = visitor.node.signer.pass_for(guest.id, PASS_SECONDS)
    return visitor.answer(DevicePass(text, PASS_SECONDS), 201)


@put("/api/me/pass")
async def use_pass(request: AnyRequest) -> Response[Any]:
    """Be the same guest here as at another device."""
    visitor, data = visitor_of(request), await body_of(request, DevicePass)
    visitor.take("message")
    guest = visitor.node.signer.guest_by_pass(data.text)
    if guest is None:
        raise Refused("not-found", "no-pass")
    known = await visitor.becomes(guest)
    return visitor.answer(Me(known.name, visitor.lang))


async def _named(visitor: Visitor, guest: Guest, name: str) -> Guest:
    """A guest by another name, if they say one."""
    changed = msgspec.structs.replace(guest, name=clean_line(name, MOST_NAME) or guest.name)
    await visitor.node.store.rename_guest(changed)
    if changed.name != guest.name:
        await visitor.node.registry.guest_renamed(guest.id)
    return changed


ROUTES = (
    games,
    look_over_deck,
    new_match,
    my_matches,
    join,
    invitation,
    leave,
    rematch,
    who_am_i,
    change_me,
    new_pass,
    use_pass,
    start_example,
    start_puzzle,
)
