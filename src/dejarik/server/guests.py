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
        return guest if self._signed(guest, signature) else None

    def pass_for(self, guest: str, seconds: float) -> str:
        """By which another device becomes this guest, for so long."""
        until = f"{int(self._now() + seconds):x}"
        return f"{guest}.{until}.{_signature(self.keys[0][0], _pass(guest, until))}"

    def guest_by_pass(self, text: str) -> str | None:
        """The guest a pass was made for; None if it is not ours, or too old."""
        guest, _, rest = text.partition(".")
        until, _, signature = rest.partition(".")
        if not self._signed(_pass(guest, until), signature):
            return None
        return guest if int(until, 16) > self._now() else None

    def _signed(self, text: str, signature: str) -> bool:
        good = [secret for secret, until in self.keys if until is None or until > self._now()]
        found = [hmac.compare_digest(signature.encode(), _signature(key, text).encode()) for key in good]
        return any(found)


def _pass(guest: str, until: str) -> str:
    """What is signed: nobody could take it for a cookie, nor a cookie for it."""
    return f"pass {guest} {until}"


def _signature(secret: str, guest: str) -> str:
    return hmac.new(bytes.fromhex(secret), guest.encode(), sha256).hexdigest()
