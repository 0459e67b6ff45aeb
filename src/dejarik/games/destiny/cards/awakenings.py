"""Awakenings: cards of the rulebook's worked examples."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    BY_AN_OPPONENT,
    CHARACTER,
    NEUTRAL,
    RED,
    VILLAIN,
    YELLOW,
    ActivateThem,
    DieOf,
    DiscardFromHand,
    Itself,
    May,
    Not,
    OfType,
    ResolveThem,
    To,
    Unique,
    activate,
    any_number,
    card_in_hand,
    character,
    event,
    that,
    your_character,
    your_die,
)

THIS_CARD = your_character(Itself())

# ---- Characters ----------------------------------------------------------------------------------

character(
    "01021", "Jango Fett", "Lethal Mercenary", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=10,
    points=(12, 16), die="1RD 2RD 1MD 1R +1R -",
    after=(activate(None, OfType((CHARACTER,)), by=BY_AN_OPPONENT), May(ActivateThem(THIS_CARD))),
)

character(
    "01022", "Tusken Raider", "", YELLOW, VILLAIN, "scavenger", health=8, points=(9,),
    die="1RD 1MD 3MD1 1Sh 1R -",
    after=(
        activate(),
        May(To(DiscardFromHand(card_in_hand()), ResolveThem(your_die(DieOf(that(), upgrades=True))))),
    ),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "01143", "Squad Tactics", RED, NEUTRAL, cost=0,
    does=ActivateThem(any_number(your_character(Not(Unique())))),
)
