"""What a client cannot do: a code for programs, and a sentence in the client's language."""

from __future__ import annotations

from typing import Any, get_args

from dejarik.server.wire.messages import Problem, ProblemCode
from dejarik.words import Words

STATUS: dict[ProblemCode, int] = {
    "not-found": 404,
    "not-asked": 409,
    "stale": 409,
    "illegal": 422,
    "not-yours": 403,
    "over": 409,
    "not-over": 409,
    "too-fast": 429,
    "too-long": 413,
    "bad-request": 400,
    "other-version": 409,
    "fault": 500,
}
CODES: tuple[ProblemCode, ...] = get_args(ProblemCode)


class Refused(Exception):
    """Nothing was changed. Without words of its own it is told in those of its code."""

    def __init__(self, code: ProblemCode, message: str = "", /, **about: Any):
        self.code = code
        self.message = message or code
        self.about = about
        super().__init__(code)

    def problem(self, words: Words) -> Problem:
        return Problem(self.code, words.say(f"server-problem-{self.message}", **self.about))
