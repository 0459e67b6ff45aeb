"""Guests: a signed cookie says who somebody is; nobody needs an account."""

from __future__ import annotations

import hmac
from hashlib import sha256


class Signer:
    """Signs the ids of guests, so that nobody can take another's."""

    def __init__(self, key: bytes):
        self._key = key

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest a cookie speaks of; None if it is not ours."""
        guest, dot, signature = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), sha256).hexdigest()
