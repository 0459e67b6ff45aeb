"""What to do and why, as it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.bots.thinking.advising import Advice
from dejarik.games.contract import Teller
from dejarik.kernel import Observation
from dejarik.lab.reasons import reasons_for
from dejarik.lab.statistics import Z95
from dejarik.server.wire.messages import HintIs, HintOption


def hint_of(step: int, seen: Observation[Any], found: Sequence[Advice], teller: Teller) -> HintIs:
    """The best option with its reason, and those beside it."""
    options = [
        HintOption(
            key=seen.view.key(one.option),
            chance=one.chance,
            error=Z95 * one.error,
            close=one.close,
            reason=" ".join(reasons_for(seen, one, teller, best=one is found[0])),
        )
        for one in found
    ]
    return HintIs(step, options[0].key, options[0].reason, options)
