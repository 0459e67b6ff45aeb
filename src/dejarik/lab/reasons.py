"""Why an option is good, in sentences.

What comes of options was compared in the same dealt worlds, and the game's teller says how they differ. Where
they do not differ in anything one could name, the reason belongs to the kind of the option, as a player at
the table would give it: the game's words `hint-<question>-<option>` or `hint-<option>`.
"""

from __future__ import annotations

from typing import Any

from dejarik.bots.thinking.advising import Advice
from dejarik.games.contract import Teller
from dejarik.kernel import Observation, Option
from dejarik.words import shared_words


def reasons_for(seen: Observation[Any], one: Advice, teller: Teller, *, best: bool) -> list[str]:
    """Why an option is the best, or how it differs from the best; nothing if there is nothing to say."""
    told = [teller.contrast(seen.view, contrast) for contrast in one.contrasts]
    return told or ([usual_reason(seen, one.option, teller.language)] if best else [])


def usual_reason(seen: Observation[Any], option: Option, lang: str) -> str:
    """Why one chooses an option of its kind."""
    decision = seen.decision
    words = shared_words(lang, seen.view.game)
    asked = "" if decision is None else decision.kind
    names = (f"hint-{asked}-{option.kind}", f"hint-{option.kind}", "server-hint-otherwise")
    return words.say(next(name for name in names if words.has(name)))
