"""Across the Galaxy: the set goes on with events."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    ALWAYS,
    CHARACTER,
    CONTROL_BATTLEFIELD,
    HERO,
    IS_RED,
    IS_YELLOW,
    MOD,
    NEUTRAL,
    RED,
    SUPPORT,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    ActivateThem,
    AllOf,
    AnyOf,
    CostAtMost,
    CountOf,
    DealIndirect,
    DieOf,
    Exhaust,
    If,
    May,
    Not,
    OfType,
    Other,
    Remove,
    Reroll,
    ResolveThem,
    Then,
    To,
    TurnTo,
    Unique,
    a_die,
    a_support,
    any_number,
    each,
    either,
    event,
    seq,
    spot,
    spot_character,
    that,
    your_character_or_support,
    your_die,
    your_support,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "08023", "Commence Primary Ignition", RED, VILLAIN, cost=2,
    does=Then(
        ActivateThem(your_support(IS_RED)),
        May(ResolveThem(any_number(your_die(DieOf(that("activated"), upgrades=True))), keep=ALWAYS)),
    ),
)

event(
    "08045", "Sidestep", YELLOW, VILLAIN, cost=0,
    does=Then(
        Exhaust(a_support(CostAtMost(2)), as_="support"),
        May(To(DealIndirect(1, YOU), Exhaust(a_support(CostAtMost(2), Other(that("support")))))),
    ),
)

event(
    "08076", "Aerial Advantage", RED, HERO, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=seq(
        If(spot_character(IS_RED), TurnTo(a_die())),
        If(spot(VEHICLE), May(Remove(a_die()))),
        If(spot(MOD), May(either(TurnTo(a_die()), Remove(a_die())))),
    ),
)

event(
    "08094", "Daring Gambit", YELLOW, HERO, cost=2,
    does=seq(
        Then(
            Reroll(each(your_die())),
            ResolveThem(your_die(IS_YELLOW), more=CountOf(your_die(Other(that("resolving"))))),
        ),
        Remove(each(your_die())),
    ),
)

event(
    "08122", "Barrel Roll", RED, NEUTRAL, cost=0,
    does=seq(
        ActivateThem(your_support()),
        Then(
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
        ),
    ),
)

event(
    "08123", "Deployment", RED, NEUTRAL, cost=1,
    does=ActivateThem(
        any_number(
            your_character_or_support(
                AnyOf((OfType((SUPPORT,)), AllOf((OfType((CHARACTER,)), Not(Unique())))))
            )
        )
    ),
)
