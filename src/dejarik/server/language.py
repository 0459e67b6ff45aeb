"""Which language a client reads, and the server's words in it."""

from __future__ import annotations

from dejarik.words import Words, languages, shared_words
from dejarik.words.library import PRODUCT, languages_beside

DEFAULT = "en"


def words(lang: str) -> Words:
    """The words for all games."""
    return shared_words(lang)


def further_languages() -> str:
    """The languages that are not in the package, which the client was built without."""
    beside = languages_beside()
    return " ".join(beside.languages()) if beside else ""


def web_words(lang: str) -> str:
    """What the client says in a language, as its files have it."""
    return "\n".join(source.text for source in PRODUCT.sources(lang) if "/web/" in source.name)


def chosen(*wishes: str | None) -> str:
    """The first wish that we speak: of the address, of the cookie, of the browser."""
    known = languages()
    for wish in wishes:
        for part in (wish or "").split(","):
            spoken = part.partition(";")[0].strip().partition("-")[0].lower()
            if spoken in known:
                return spoken
    return DEFAULT
