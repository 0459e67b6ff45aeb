"""Spark of Hope: cards that the rulebook's worked examples ask for."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AN_OPPONENT,
    HOST,
    RED,
    THIS_DIE,
    VILLAIN,
    DealIndirect,
    If,
    Is,
    RerollInstead,
    Same,
    Subtype,
    TurnTo,
    seq,
    upgrade,
    your_die,
)

upgrade(
    "11037", "TL-50 Heavy Repeater", RED, VILLAIN, "weapon", cost=3, die="2RD 3RD1 +3RD 1Dc Sp -",
    power_action=If(Is(HOST, Subtype(("trooper",))), TurnTo(your_die(Same(THIS_DIE)))),
    special=seq(DealIndirect(1, to=AN_OPPONENT), RerollInstead()),
)
