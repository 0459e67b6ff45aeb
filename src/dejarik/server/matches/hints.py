"""Why a hint says what it says, in a sentence.

The reason belongs to the kind of the option, as a player at the table would give it. The words are the
game's: `hint-<question>-<option>` or `hint-<option>`.
"""

from __future__ import annotations

from typing import Any

from dejarik.kernel import Observation
from dejarik.words import shared_words


def reason_for(game: str, lang: str, seen: Observation[Any], key: str) -> str:
    """Why one would choose the option with this key."""
    words = shared_words(lang, game)
    decision = seen.decision
    option = next((option for option in seen.options if seen.view.key(option) == key), None)
    if decision is None or option is None:
        return ""
    names = (f"hint-{decision.kind}-{option.kind}", f"hint-{option.kind}", "server-hint-otherwise")
    return words.say(next(name for name in names if words.has(name)))
