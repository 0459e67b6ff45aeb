"""Samples for the words of Destiny's vocabulary."""

from __future__ import annotations

from typing import Any

from tests.vocabulary_samples import Samples

import dejarik.games.destiny as destiny
from dejarik.games.destiny.abilities.lexicon import (
    AN_OPPONENT,
    CONTROL_BATTLEFIELD,
    THIS,
    CountOf,
    Gain,
    Opponent,
    Unique,
    a_character,
    that,
    your_die,
)
from dejarik.games.destiny.cards.facts import CHARACTER, DAMAGE
from dejarik.games.destiny.events import RoundEnded

WORDS_BY_FIELD: dict[str, Any] = {
    "symbols": DAMAGE,
    "subtypes": ("droid", "vehicle"),
    "colors": ("red", "blue"),
    "affiliations": ("hero", "villain"),
    "titles": ("General Grievous",),
    "types": (CHARACTER,),
    "keyword": "guardian",
    "subtype": "droid",
    "color": "red",
    "symbol": "shield",
    "type": CHARACTER,
    "card": "09057",
    "kind": "support",
    "to": "shield",
    "as_symbol": "focus",
}
VALUES: dict[str, Any] = {
    "int": 2,
    "bool": True,
    "Amount": CountOf(your_die()),
    "Select": your_die(),
    "Target": a_character(),
    "Reference": THIS,
    "That": that("it"),
    "Who": AN_OPPONENT,
    "Nameable": "subtype",
    "Filter": Unique(),
    "Condition": CONTROL_BATTLEFIELD,
    "Opponent": Opponent(CONTROL_BATTLEFIELD),
    "Measure": "value",
    "Op": ">=",
    "Effect": Gain(1),
    "type[Event]": RoundEnded,
    "type[ev.Event]": RoundEnded,
}


SAMPLES = Samples(destiny, VALUES, WORDS_BY_FIELD)
