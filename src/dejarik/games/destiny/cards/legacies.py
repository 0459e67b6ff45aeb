"""Legacies: cards of the rulebook's FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLUE,
    CONTROL_BATTLEFIELD,
    HERO,
    MELEE,
    RED,
    THIS,
    CardOf,
    CharacterDie,
    Color,
    DieOf,
    If,
    May,
    Reroll,
    ResolveThem,
    ShieldsOn,
    Showing,
    activate,
    character,
    event,
    that,
    your_die,
)

# rule: destiny.faq.clone-trooper-training
character(
    "05038", "Clone Trooper", "", RED, HERO, "trooper", health=8, points=(8,), die="1RD 2RD 2ID 1R - -",
    after=(
        activate(),
        If(CONTROL_BATTLEFIELD, May(Reroll(your_die(CharacterDie()))), May(Reroll(your_die(DieOf(THIS))))),
    ),
)

event(
    "05101", "Ataru Strike", BLUE, HERO, cost=1,
    does=ResolveThem(
        your_die(Color((BLUE,)), CharacterDie(), Showing((MELEE,))),
        more=ShieldsOn(CardOf(that("resolving"))),
    ),
)
