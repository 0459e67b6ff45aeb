"""Across the Galaxy: cards of the rulebook's worked examples and FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLUE,
    HERO,
    HOST,
    MELEE,
    RED,
    SUPPORT,
    THIS,
    YELLOW,
    AllOf,
    Color,
    DefeatThem,
    Exhaust,
    If,
    Is,
    May,
    OfType,
    Other,
    Ready,
    Redirect,
    RemainingHealth,
    ResolveThem,
    Showing,
    Spend,
    Subtype,
    Then,
    To,
    costs,
    event,
    that,
    upgrade,
    would_be_dealt_damage,
    your_die,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "08060", "Finishing Strike", BLUE, HERO, cost=1,
    does=Then(
        ResolveThem(your_die(Showing((MELEE,))), unblockable=True),
        If(Is(that("damaged"), RemainingHealth(1)), DefeatThem(that("damaged"))),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "08088", "R2 Astromech", RED, HERO, "droid", "mod", cost=0,
    modify=AllOf((OfType((SUPPORT,)), Subtype(("vehicle",)))),
    action=To(costs(Exhaust(THIS), Spend(2)), Ready(HOST)),
)

upgrade(
    "08105", "Decoy", YELLOW, HERO, cost=1,
    only_on=Color((YELLOW,)),
    instead=(would_be_dealt_damage(None, Other(HOST)), May(To(Exhaust(THIS), Redirect(HOST)))),
)
