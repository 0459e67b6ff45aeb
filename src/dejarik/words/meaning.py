"""What somebody means who types a name, or a part of one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

_BREVE = "\u0306"  # й is no и
_MARKS = str.maketrans('«»„“”"()', " " * 8)


def meant(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The keys with a name like this: a full name is enough alone, then how one begins, then any part."""
    wish = plain(text)
    known = {key: [plain(name) for name in of_key] for key, of_key in names.items()}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [key for key, of_key in known.items() if any(fits(name, wish) for name in of_key)]
        if found:
            return found
    return []


def plain(text: str) -> str:
    """As people type: without case, accents, quotation marks, brackets and the dots of ё."""
    bare = text.casefold().replace("ё", "е").replace("’", "'")
    if not bare.isascii():
        parts = unicodedata.normalize("NFKD", bare)
        bare = "".join(part for part in parts if part == _BREVE or not unicodedata.combining(part))
        bare = unicodedata.normalize("NFC", bare)
    return " ".join(bare.translate(_MARKS).split())
