"""What a client says in a match, carried out; the same for WebSocket and polling."""

from __future__ import annotations

from typing import Protocol

from dejarik.kernel import Seat
from dejarik.server.language import chosen
from dejarik.server.limits import MOST_CHAT, clean_line
from dejarik.server.matches.match import OpenMatch
from dejarik.server.matches.registry import LiveMatch, Registry
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import (
    AnswerUndo,
    Aside,
    Choose,
    ClientMessage,
    DeclineDraw,
    Hint,
    Look,
    Pick,
    Previews,
    Say,
    ServerMessage,
    Undo,
)
from dejarik.server.wire.rows import chat_message


class Speaker(Protocol):
    """Who says something in a match, however they are connected."""

    guest_id: str | None
    lang: str

    def take(self, what: str) -> None:
        """Count one more of a kind; refused if that is too often."""


async def answer(
    registry: Registry, speaker: Speaker, live: LiveMatch, message: ClientMessage
) -> ServerMessage | None:
    """The answer, or None where the answer is the position itself."""
    match = live.match
    match message:
        case Choose():
            seat = _seat(speaker, match, message.seat)
            await registry.choose(live, seat, message.key, message.step, automatic=message.automatic)
        case Aside():
            await registry.aside(live, _seat(speaker, match, message.seat), message.key)
        case Undo():
            speaker.take("undo")
            await registry.ask_undo(live, _seat(speaker, match, None), message.step)
        case Pick():
            speaker.take("undo")  # what was picked is taken back and picked anew
            await registry.pick(live, _seat(speaker, match, message.seat), message.key, message.step)
        case AnswerUndo():
            await registry.answer_undo(live, _seats(speaker, match), accept=message.accept)
        case DeclineDraw():
            await registry.decline_draw(live, _seats(speaker, match))
        case Say():
            speaker.take("chat")
            seat = _seat(speaker, match, None)
            text = clean_line(message.text, MOST_CHAT)
            if not text:
                raise Refused("bad-request")
            return chat_message(await registry.say(live, seat, text))
        case Hint():
            speaker.take("hint")
            seat = _seat(speaker, match, None)
            return await registry.hint(live, seat, message.step, speaker.lang)
        case Previews():
            speaker.take("previews")
            seat = _seat(speaker, match, None)
            return await registry.previews(live, seat, message, speaker.lang)
        case Look():
            speaker.lang = chosen(message.lang, speaker.lang)
    return None


def _seats(speaker: Speaker, match: OpenMatch) -> list[Seat]:
    mine = match.seats_of(speaker.guest_id)
    if not mine:
        raise Refused("not-yours")
    return mine


def _seat(speaker: Speaker, match: OpenMatch, wish: Seat | None) -> Seat:
    """For which of their seats somebody speaks: the one they name, else the one they look from."""
    mine = _seats(speaker, match)
    if wish is None:
        return match.front_seat(mine)
    if wish not in mine:
        raise Refused("not-yours")
    return wish
