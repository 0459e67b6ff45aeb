"""What the players of a match go by: guests by their names, bots by theirs, and nobody by the same name."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.server.language import words
from dejarik.server.storage.store import SeatRow


def bot_name(bot: str, lang: str) -> str:
    """What a bot goes by; one that has no words yet goes by the name of its file."""
    own = f"server-bot-{bot}"
    return words(lang).say(own) if words(lang).has(own) else bot


def player_names(seats: Sequence[SeatRow], lang: str) -> tuple[str, ...]:
    """The names by which a match is told. Equal ones are numbered; without one a game names the seat."""
    return distinct([bot_name(seat.bot, lang) if seat.bot else seat.name for seat in seats], lang)


def distinct(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Equal names are numbered."""
    return tuple(
        words(lang).say("server-numbered", name=name, number=names[: place + 1].count(name))
        if name and names.count(name) > 1
        else name
        for place, name in enumerate(names)
    )


def listed_name(seat: SeatRow, lang: str) -> str:
    """A player in a list of matches, where nobody needs to be told from namesakes."""
    say = words(lang).say
    if seat.open:
        return say("server-open-seat")
    if seat.bot:
        return bot_name(seat.bot, lang)
    return seat.name or say("server-player", number=seat.seat + 1)
