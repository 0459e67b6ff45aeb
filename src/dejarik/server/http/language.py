"""Which language a client reads, and the words of the table in it."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.words import Words, languages, shared_words

DEFAULT = "en"


def words(lang: str) -> Words:
    """The words for all games."""
    return shared_words(lang)


def chosen(*wishes: str | None) -> str:
    """The first wish that we speak: of the address, of the cookie, of the browser."""
    known = languages()
    for wish in wishes:
        for part in (wish or "").split(","):
            spoken = part.partition(";")[0].strip().partition("-")[0].lower()
            if spoken in known:
                return spoken
    return DEFAULT


def bot_name(bot: str, lang: str) -> str:
    """What a bot goes by; one that has no words yet by the name of its file."""
    own = f"table-bot-{bot}"
    return words(lang).say(own) if words(lang).has(own) else bot


def told_apart(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Players of one name are numbered; who has none is called by the seat elsewhere."""
    return tuple(
        words(lang).say("table-numbered", name=name, number=names[: place + 1].count(name))
        if name and names.count(name) > 1
        else name
        for place, name in enumerate(names)
    )
