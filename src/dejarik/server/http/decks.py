"""Routes for the decks of guests: kept with their name on the server, and measured by bots."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal, TypeVar, cast

import msgspec
from litestar import Response, delete, get, post

from dejarik.games import modules
from dejarik.lab.measuring import Measurement
from dejarik.lab.pages.measuring import ranked
from dejarik.server.games import ServedGame
from dejarik.server.http.sessions import AnyRequest, Visitor, body_of, part_of, visitor_of
from dejarik.server.limits import MOST_KEPT_DECK, MOST_SHELF
from dejarik.server.matches.creating import game_named
from dejarik.server.refusals import Refused
from dejarik.server.storage.measurings import GOES_ON, MeasuringRow
from dejarik.server.storage.shelves import DeckRow
from dejarik.server.wire.messages import (
    DeckChange,
    DeckKept,
    DecksAre,
    KeepDecks,
    Measure,
    Measured,
    MeasuredCard,
    MeasuredChange,
    MeasuredOpponent,
    MeasuringIs,
)

T = TypeVar("T", bound=msgspec.Struct)

# ---- Kept ---------------------------------------------------------------------------------------------


@post("/api/shelf/{game:str}", request_max_body_size=MOST_SHELF, status_code=200)
async def keep(request: AnyRequest) -> Response[Any]:
    """Keep what a guest has changed, and tell what they changed elsewhere."""
    visitor, data = visitor_of(request), await body_of(request, KeepDecks)
    visitor.take("shelf")
    game = game_named(part_of(request, "game"))
    if game.workbench is None:
        raise Refused("bad-request", "brought-deck")
    if not data.changed and (visitor.guest_id is None or await _unknown(visitor)):
        return visitor.answer(DecksAre({}, [], [], list(data.known)))  # nobody becomes a guest by looking
    rows, left_out = [], []
    for one in data.changed:
        text = "" if one.deck is None else msgspec.json.encode(one.deck).decode()
        if len(text) > MOST_KEPT_DECK:
            left_out.append(one.id)
        else:
            rows.append(DeckRow(one.id, one.stamp, text))
    guest, most = await visitor.guest(), visitor.node.limits.decks_per_guest
    kept = await visitor.node.store.keep_decks(guest.id, game.name, rows, data.known, most, time.time())
    others = [
        DeckChange(row.id, row.stamp, msgspec.json.decode(row.deck, type=DeckKept) if row.deck else None)
        for row in kept.others
        if row.id not in left_out
    ]
    return visitor.answer(DecksAre(kept.stamps, others, left_out + kept.no_room, kept.unknown))


async def _unknown(visitor: Visitor) -> bool:
    return await visitor.node.store.guest(visitor.guest_id or "") is None


# ---- Measured -----------------------------------------------------------------------------------------


@get("/api/measuring")
async def measuring(request: AnyRequest) -> MeasuringIs:
    """How far the deck of a guest is; nothing is begun by asking."""
    visitor = visitor_of(request)
    visitor.take("look")
    return await _told(visitor)


@post("/api/measuring/{game:str}")
async def measure(request: AnyRequest) -> Response[Any]:
    """Have a deck measured: bots play it against others, in the background."""
    visitor, wish = visitor_of(request), await body_of(request, Measure)
    game = game_named(part_of(request, "game"))
    visitor.take("measuring")
    guest = await visitor.guest()
    await visitor.node.measurer.begin(game, wish, guest.id, visitor.lang)
    return visitor.answer(await _told(visitor), 201)


@delete("/api/measuring", status_code=200)
async def stop(request: AnyRequest) -> MeasuringIs:
    """No more of it; what was played stays."""
    visitor = visitor_of(request)
    visitor.take("look")
    if visitor.guest_id is not None:
        await visitor.node.measurer.stop(visitor.guest_id)
    return await _told(visitor)


async def _told(visitor: Visitor) -> MeasuringIs:
    node = visitor.node
    found = await node.store.measuring(visitor.guest_id) if visitor.guest_id is not None else None
    limits = node.limits
    none = MeasuringIs("none", limits.measuring_matches, limits.measuring_seconds, 0, 0, 0)
    return none if found is None else await asyncio.to_thread(_as_sent, none, *found, visitor.lang)


def _as_sent(none: MeasuringIs, row: MeasuringRow, ahead: int, lang: str) -> MeasuringIs:
    status = row.status
    if status in GOES_ON and not row.goes_on(time.time()):
        status = "ended"
    wish = msgspec.json.decode(row.wish, type=Measure)
    told = msgspec.json.decode(row.report, type=Measurement) if row.report else None
    return msgspec.structs.replace(
        none,
        status=cast(Literal["waiting", "running", "done", "stopped", "late", "ended", "failed"], status),
        game=row.game,
        wish=wish,
        ahead=ahead if status == "waiting" else 0,
        done=row.done,
        wanted=row.wanted,
        measured=measured(game_named(row.game), told, wish, lang) if told is not None else None,
    )


def measured(game: ServedGame, told: Measurement, wish: Measure, lang: str) -> Measured:
    """A report in the reader's language."""
    name, decks = modules(game.name).stock.name, {deck.id: deck.name for deck in game.decks(lang)}
    figures = msgspec.to_builtins(told)
    against = [one | {"name": decks.get(one["opponent"], one["opponent"])} for one in figures["against"]]
    cards = [msgspec.to_builtins(card) | {"name": name(card.card, lang)} for card in ranked(told.cards)]
    changes = [
        one
        | {
            "take": wish.take,
            "put": wish.put,
            "difference": one["paired"]["difference"],
            "gained": one["paired"]["one"],
            "lost": one["paired"]["other"],
        }
        for one in figures["changes"]
    ]
    return _shaped(
        figures
        | {
            "against": [_shaped(one, MeasuredOpponent) for one in against],
            "cards": [_shaped(card, MeasuredCard) for card in cards],
            "change": _shaped(changes[0], MeasuredChange) if changes else None,
        },
        Measured,
    )


def _shaped(figures: dict[str, Any], kind: type[T]) -> T:
    """Figures of the lab as they are sent: what a shape has no field for is left out."""
    given = {field.encode_name: figures[field.name] for field in msgspec.structs.fields(kind)}
    return msgspec.convert(given, kind)


ROUTES = (keep, measuring, measure, stop)
