"""What a client cannot do: a code for programs, and a sentence in the client's language."""

from __future__ import annotations

from typing import Any

from dejarik.server.wire.messages import Problem, ProblemCode
from dejarik.words import Words


class Refused(Exception):
    """Nothing was changed. Without words of its own it is told in those of its code."""

    def __init__(self, code: ProblemCode, message: str = "", /, **about: Any):
        self.code = code
        self.message = message or code
        self.about = about
        super().__init__(code)

    def problem(self, words: Words) -> Problem:
        return Problem(self.code, words.say(f"server-problem-{self.message}", **self.about))
