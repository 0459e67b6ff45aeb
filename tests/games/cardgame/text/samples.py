"""Samples for the words of the Card Game's vocabulary."""

from __future__ import annotations

from typing import Any

from tests.vocabulary_samples import Samples

import dejarik.games.cardgame as cardgame
from dejarik.games.cardgame.abilities.lexicon import (
    CHARACTER,
    EVENT,
    FORCE_USER,
    SITH,
    THIS,
    Draw,
    GainIcons,
    YouAttack,
    enemy_unit,
    icons,
)

WORDS_BY_FIELD: dict[str, Any] = {
    "traits": ("Character", "Creature"),
    "types": (EVENT,),
    "affiliation": SITH,
    "keyword": "limited",
    "title": "Darth Vader",
    "name": "target",
    "type": EVENT,
    "trait": "Vehicle",
    "aspects": ("cannot-attack", "cannot-defend"),
}
VALUES: dict[str, Any] = {
    "int": 2,
    "bool": True,
    "Icons": icons("UTB(UTB)"),
    "Select": enemy_unit(FORCE_USER),
    "Reference": THIS,
    "Who": "opponent",
    "From": "discard-pile",
    "End": "phase",
    "Filter": CHARACTER,
    "Condition": YouAttack(),
    "Effect": Draw(1),
    "Constant": GainIcons(icons("B"), THIS),
}
SAMPLES = Samples(cardgame, VALUES, WORDS_BY_FIELD)
