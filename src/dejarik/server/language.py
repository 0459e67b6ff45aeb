"""Which language a client reads, and the server's words in it."""

from __future__ import annotations

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
