"""Covert Missions: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AMBUSH,
    BLUE,
    GRAY,
    HERO,
    NEUTRAL,
    RED,
    RESOURCE,
    SHIELD,
    YELLOW,
    ActivateThem,
    CharacterDie,
    Color,
    CountOf,
    DealDamage,
    DiscardFromDeck,
    Draw,
    Gain,
    GiveBattlefield,
    GiveShields,
    If,
    IsExhausted,
    MoveShields,
    NoMoreThan,
    Ready,
    Remove,
    Reroll,
    ResolveThem,
    RoomForShields,
    Shielded,
    Spend,
    Subtype,
    Then,
    To,
    TurnTo,
    ValueAtMost,
    ValueOf,
    a_character,
    a_die,
    an_upgrade,
    each,
    either,
    event,
    opponents_character,
    seq,
    spot,
    spot_character,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "12057", "Forestall", BLUE, HERO, cost=1,
    does=TurnTo(up_to(2, your_die()), symbols=(SHIELD,)),
)

event(
    "12058", "Fresh Start", BLUE, HERO, cost=2,
    does=Then(
        Remove(a_die(CharacterDie()), as_="removed"), DiscardFromDeck(ValueOf(that("removed")), A_PLAYER)
    ),
)

event(
    "12060", "Nullify", BLUE, HERO, cost=0,
    does=Then(
        MoveShields(1, your_character(Shielded()), to=opponents_character(RoomForShields())), Remove(a_die())
    ),
)

event(
    "12093", "As One", YELLOW, HERO, cost=0,
    does=Then(Reroll(a_die()), ResolveThem(up_to(3, your_die(Subtype(("spectre",)))))),
)

event(
    "12097", "Reciprocate", YELLOW, HERO, cost=0,
    does=Then(Ready(opponents_character(IsExhausted())), Gain(1)),
)

event(
    "12110", "Infuse the Force", BLUE, NEUTRAL, cost=1,
    does=seq(
        If(spot(Subtype(("sith",))), DealDamage(1, to=a_character())),
        If(spot(Subtype(("jedi",))), GiveShields(1, to=a_character())),
        If(spot(Subtype(("apprentice",))), Draw(1)),
    ),
)

event(
    "12111", "On Guard", BLUE, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=either(GiveShields(1, to=a_character()), To(Spend(1), Ready(an_upgrade(IsExhausted())))),
)

event(
    "12118", "Command and Conquer", RED, NEUTRAL, cost=1,
    does=seq(
        If(spot(Subtype(("pilot",))), ActivateThem(your_character_or_support(Subtype(("pilot",))))),
        If(spot(Subtype(("leader",))), TurnTo(your_die(CharacterDie()))),
        If(spot(Subtype(("trooper",))), ResolveThem(your_die())),
    ),
)

event(
    "12124", "Under Fire", RED, NEUTRAL, cost=1,
    does=Then(DealDamage(1, to=your_character(Color((RED,)))), Remove(a_die())),
)

event(
    "12134", "Reap", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=TurnTo(your_die(), symbols=(RESOURCE,)),
)

event(
    "12136", "Survival Instinct", YELLOW, NEUTRAL, cost=0,
    does=Then(GiveBattlefield(), Remove(a_die(ValueAtMost(2)))),
)

event(
    "12150", "Harmless Trick", GRAY, NEUTRAL, cost=1,
    does=If(spot_character(Color((GRAY,))), Remove(a_die())),
)

event(
    "12152", "Standoff", GRAY, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=GiveShields(1, to=each(a_character())),
)

event(
    "12153", "Utinni!", GRAY, NEUTRAL, cost=1,
    does=DiscardFromDeck(NoMoreThan(4, CountOf(your_character(Subtype(("jawa",))))), A_PLAYER),
)
