"""Routes of the lobby: games, decks that are brought, starting and joining matches, guests."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post, put

from dejarik.bots import names as bot_names
from dejarik.games import names
from dejarik.kernel import Seat
from dejarik.server.games import served_game
from dejarik.server.http.sessions import AnyRequest, Visitor, body_of, language_of, part_of, visitor_of
from dejarik.server.language import chosen, words
from dejarik.server.limits import MOST_DECK, MOST_NAME, check_deck, clean_line
from dejarik.server.matches.creating import game_named
from dejarik.server.matches.players import bot_name, listed_name
from dejarik.server.refusals import Refused
from dejarik.server.storage.store import MatchRow, SeatRow, seats_in
from dejarik.server.wire.messages import (
    BotInfo,
    DeckText,
    GameInfo,
    Join,
    MatchInfo,
    Me,
    NewMatch,
    StartScenario,
)
from dejarik.server.wire.rows import iso


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
    visitor.take("match")
    match = await visitor.node.creator.by_wish(wish, guest, visitor.lang)
    return visitor.answer(await info(visitor, match), 201)


@get("/api/matches")
async def my_matches(request: AnyRequest) -> list[MatchInfo]:
    """The matches in which the guest sits, the newest first."""
    visitor = visitor_of(request)
    if visitor.guest_id is None:
        return []
    found = await visitor.node.store.matches_of(visitor.guest_id)
    return [match_info(row, seats, visitor) for row, seats in found]


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
        await registry.take_seat(live, guest.id, guest.name)
    return visitor.answer(await info(visitor, match_id))


@post("/api/matches/{match_id:str}/rematch")
async def rematch(request: AnyRequest) -> Response[Any]:
    """The same match once more."""
    visitor, match_id = visitor_of(request), part_of(request, "match_id")
    visitor.take("match")
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
    return match_info(*found, visitor)


def match_info(row: MatchRow, seats: list[SeatRow], visitor: Visitor) -> MatchInfo:
    """A match in a list, without building it."""
    mine = [seat.seat for seat in seats if visitor.guest_id and seat.guest == visitor.guest_id]
    players = [listed_name(seat, visitor.lang) for seat in seats]
    waiting = any(seat.open for seat in seats)
    return MatchInfo(
        id=row.id,
        game=row.game,
        players=players,
        my_seats=mine,
        asked=[] if row.over or waiting else seats_in(row.asked),
        over=row.over,
        outcome=_outcome(seats_in(row.winners), players, visitor.lang) if row.over else "",
        updated=iso(row.updated),
        invite=f"/match/{row.id}?invite={row.invite}" if waiting and mine else "",
        scenario=row.scenario,
    )


def _outcome(winners: list[Seat], players: list[str], lang: str) -> str:
    if not winners:
        return words(lang).say("server-drawn")
    names = [players[seat] for seat in winners if seat < len(players)]
    return words(lang).say("server-won", players=names)


@post("/api/scenarios/{game:str}/{scenario:str}/start")
async def start_scenario(request: AnyRequest) -> Response[Any]:
    visitor, data = visitor_of(request), await body_of(request, StartScenario)
    game, scenario = part_of(request, "game"), part_of(request, "scenario")
    visitor.take("match")
    guest = await visitor.guest()
    match = await visitor.node.creator.scenario(game, scenario, data.bot, guest)
    return visitor.answer(await info(visitor, match), 201)


# ---- Guests ---------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Me:
    visitor = visitor_of(request)
    known = await visitor.node.store.guest(visitor.guest_id) if visitor.guest_id else None
    return Me(known.name if known else "", visitor.lang)


@put("/api/me")
async def change_me(request: AnyRequest) -> Response[Any]:
    """A name and a language to go by."""
    visitor, data = visitor_of(request), await body_of(request, Me)
    guest = await visitor.guest()
    visitor.take("message")
    name = clean_line(data.name, MOST_NAME) or guest.name
    lang = chosen(data.lang, guest.lang)
    changed = msgspec.structs.replace(guest, name=name, lang=lang)
    await visitor.node.store.rename_guest(changed)
    if changed.name != guest.name:
        await visitor.node.registry.guest_renamed(guest.id)
    visitor.speaks(lang)
    return visitor.answer(Me(name, lang))


ROUTES = (
    games,
    look_over_deck,
    new_match,
    my_matches,
    join,
    rematch,
    who_am_i,
    change_me,
    start_scenario,
)
