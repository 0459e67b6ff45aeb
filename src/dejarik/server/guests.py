"""Guests: a signed cookie says who somebody is; nobody needs an account."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Sequence
from hashlib import sha256

Key = tuple[str, float | None]  # in hexadecimal; one that was replaced is good until some time


class Signer:
    """Signs the ids of guests, so that nobody can take another's. The first key signs, all are accepted."""

    def __init__(self, keys: Sequence[Key], now: Callable[[], float] = time.time):
        self.keys = keys
        self._now = now

    def cookie(self, guest: str) -> str:
        return f"{guest}.{_signature(self.keys[0][0], guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest a cookie speaks of; None if it is not ours."""
        guest, dot, signature = (cookie or "").partition(".")
        if not dot:
            return None
        good = [secret for secret, until in self.keys if until is None or until > self._now()]
        found = [hmac.compare_digest(signature.encode(), _signature(key, guest).encode()) for key in good]
        return guest if any(found) else None


def _signature(secret: str, guest: str) -> str:
    return hmac.new(bytes.fromhex(secret), guest.encode(), sha256).hexdigest()
