"""Routes of the workshop: cards found at every keystroke, decks judged while they are built."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

from dejarik.faces import Outfit
from dejarik.games.contract import Workbench
from dejarik.search import BadQuery, asked
from dejarik.server.http.sessions import AnyRequest, body_of, language_of, part_of, visitor_of
from dejarik.server.language import words as words_in
from dejarik.server.limits import MOST_DECK, check_deck
from dejarik.server.matches.creating import game_named
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import DeckText, FoundCards, QueryFault, SheetForm, Wanted, Work

MOST_TYPED = 400


@get("/api/found/{game:str}", sync_to_thread=True)
def found(request: AnyRequest) -> FoundCards:
    """The codes of what fits a query: `?q=t:upgrade c<=2`. A mistake is an answer, too."""
    return _found(request, Wanted(request.query_params.get("q", "")))


@post("/api/found/{game:str}", request_max_body_size=MOST_DECK)
async def found_with(request: AnyRequest) -> Response[Any]:
    """The same with what only the one who asks knows: which cards they own, which go with their team."""
    wanted = await body_of(request, Wanted)
    return Response(await asyncio.to_thread(_found, request, wanted))


def _found(request: AnyRequest, wanted: Wanted) -> FoundCards:
    visitor = visitor_of(request)
    visitor.take("look")
    game = game_named(part_of(request, "game"))
    q = wanted.q[: MOST_TYPED + 1]
    asks = asked(q)
    try:
        return FoundCards(game.found(q, visitor.lang, wanted.own), asks=asks)
    except BadQuery as bad:
        return FoundCards([], _fault(bad, q, visitor.lang), asks)


def _fault(bad: BadQuery, q: str, lang: str) -> QueryFault:
    """What was wrong stands at the place that is named, or behind a key that stands there."""
    text, at = str(bad.about.get("text", "")), bad.at or 0
    begins = max(at, q.find(text, at)) if text else at
    known = bad.about.get("known", ())
    return QueryFault(
        bad.told(words_in(lang)),
        begins,
        begins + max(1, len(text)),
        [known] if isinstance(known, str) else list(known),
    )


@get("/api/workshop/{game:str}", sync_to_thread=True)
def outfit(request: AnyRequest) -> Outfit:
    """What decks of a game are made of, and decks to begin with."""
    lang = language_of(request)
    visitor_of(request).node.words_ahead.begin(game_named(part_of(request, "game")), lang)
    return _bench(request).outfit(lang)


@post("/api/workshop/{game:str}")
async def judge(request: AnyRequest) -> Response[Any]:
    """A deck with all its faults, and what cards would do to it. Nothing is kept."""
    visitor, work = visitor_of(request), await body_of(request, Work)
    visitor.take("workbench")
    return Response(await asyncio.to_thread(_bench(request).judged, work.sheet, work.weigh, visitor.lang))


@post("/api/workshop/{game:str}/fitting")
async def fitting(request: AnyRequest) -> Response[Any]:
    """All that a team lets in, whatever else is in the deck."""
    visitor, work = visitor_of(request), await body_of(request, Work)
    visitor.take("deck")
    return Response(FoundCards(await asyncio.to_thread(_bench(request).fitting, work.sheet)))


@post("/api/workshop/{game:str}/read", request_max_body_size=MOST_DECK)
async def read(request: AnyRequest) -> Response[Any]:
    """The deck in a text of any form, and every line that could not be read."""
    visitor, data = visitor_of(request), await body_of(request, DeckText)
    visitor.take("deck")
    check_deck(data.text)
    return Response(await asyncio.to_thread(_bench(request).laid_out, data.text, visitor.lang))


@post("/api/workshop/{game:str}/write")
async def write(request: AnyRequest) -> Response[Any]:
    """A deck in one of the forms of its game."""
    visitor, data = visitor_of(request), await body_of(request, SheetForm)
    visitor.take("workbench")
    bench = _bench(request)
    if data.form not in bench.outfit(visitor.lang).forms:
        raise Refused("not-found")
    try:
        return Response(DeckText(bench.written(data.sheet, data.form, visitor.lang)))
    except ValueError as lost:
        raise Refused("bad-request", "unwritable", fault=str(lost)) from lost


def _bench(request: AnyRequest) -> Workbench:
    bench = game_named(part_of(request, "game")).workbench
    if bench is None:
        raise Refused("bad-request", "brought-deck")
    return bench


ROUTES = (found, found_with, outfit, judge, fitting, read, write)
