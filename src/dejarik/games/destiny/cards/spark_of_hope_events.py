"""Spark of Hope: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    BLUE,
    DAMAGE_SHOWN,
    GRAY,
    HERO,
    IS_BLUE,
    NEUTRAL,
    RED,
    RESOURCE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    Affiliated,
    Bears,
    Choose,
    Color,
    CostOf,
    CountOf,
    DealDamage,
    DealIndirect,
    DefeatThem,
    DieOf,
    DiscardInPlay,
    GiveShields,
    Heal,
    If,
    LookAtRandom,
    MostOfOneSubtype,
    MoveDamage,
    NoMoreThan,
    Not,
    OfType,
    Other,
    Remove,
    ShareShields,
    Shielded,
    Showing,
    Subtype,
    SwitchBattlefield,
    TakeBattlefield,
    Then,
    To,
    ValueOf,
    a_character,
    a_die,
    a_support,
    an_opponents_dice,
    any_number,
    each,
    event,
    opponents_character,
    seq,
    spot,
    spot_character,
    that,
    your_character,
    your_support_or_upgrade,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "11010", "Act of Betrayal", BLUE, VILLAIN, cost=2,
    does=Then(
        Remove(a_die(OfType((UPGRADE,))), as_="removed"),
        DealDamage(ValueOf(that("removed")), to=a_character()),
    ),
)

event(
    "11012", "Sinister Ruse", BLUE, VILLAIN, cost=1,
    does=seq(LookAtRandom(1, reveal=True), DealIndirect(CostOf("seen"))),
)

event(
    "11013", "Tantrum", BLUE, VILLAIN, cost=0,
    does=To(
        DiscardInPlay(your_support_or_upgrade(OfType((UPGRADE,)), Subtype(("equipment", "weapon")))),
        Remove(a_die()),
    ),
)

event(
    "11014", "Weave the Ichor", BLUE, VILLAIN, cost=1,
    does=Heal(NoMoreThan(3, CountOf(your_character(Subtype(("witch",))))), a_character()),
)

event(
    "11043", "Desperate Measures", YELLOW, VILLAIN, cost=0,
    does=If(
        spot_character(Color((YELLOW,))),
        Then(DiscardInPlay(a_support(), as_="gone"), DealIndirect(CostOf("gone"), to=YOU)),
    ),
)

event(
    "11045", "Tireless Pursuit", YELLOW, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=MoveDamage(
        2, from_=opponents_character(), to=a_character(Bears(Subtype(("bounty",))), Other(that("from")))
    ),
)

event(
    "11061", "Destiny Fulfilled", BLUE, HERO, cost=0,
    does=To(DefeatThem(your_character()), ShareShields(3, any_number(your_character()))),
)

event(
    "11067", "Yoda's Protection", BLUE, HERO, cost=1,
    does=GiveShields(1, to=each(your_character(IS_BLUE))),
)

event(
    "11110", "Support of the Tribe", GRAY, HERO, cost=2,
    does=Heal(MostOfOneSubtype(), a_character()),
)

event(
    "11112", "Alter Fate", BLUE, NEUTRAL, cost=3,
    does=Remove(each(an_opponents_dice(DAMAGE_SHOWN))),
)

event(
    "11117", "Polarity", BLUE, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=seq(
        If(spot_character(Affiliated((HERO,))), GiveShields(1, to=a_character())),
        If(spot_character(Affiliated((VILLAIN,))), DealDamage(1, to=a_character())),
    ),
)

event(
    "11129", "Seizing Territory", RED, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=If(spot(TROOPER), TakeBattlefield()),
)

event(
    "11130", "Shields Are Down", RED, NEUTRAL, cost=1,
    does=seq(Choose(a_character(Not(Shielded())), as_="it"), Remove(a_die(DieOf(that())))),
)

event(
    "11131", "Shortcut", RED, NEUTRAL, cost=1,
    does=If(spot(VEHICLE), SwitchBattlefield()),
)

event(
    "11139", "Bad Credit", YELLOW, NEUTRAL, cost=2,
    does=Remove(each(an_opponents_dice(Showing((RESOURCE,))))),
)
