"""Awakenings: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK_SHOWN,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DISCARD,
    EACH_PLAYER,
    EVENT,
    GRAY,
    HERO,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE,
    NEUTRAL,
    RANGED_SHOWN,
    RED,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AddToHand,
    CharacterDie,
    Choose,
    CostAtMost,
    CountOf,
    DealDamage,
    DefeatThem,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    Half,
    Heal,
    HowMany,
    If,
    IsExhausted,
    May,
    MoveDamage,
    Not,
    OfType,
    On,
    Other,
    Play,
    Ready,
    Remove,
    Reroll,
    ResolveThem,
    RoomInHand,
    Same,
    ShareShields,
    Showing,
    Subtype,
    TakeActions,
    Then,
    They,
    To,
    TurnTo,
    Unique,
    ValueAtLeast,
    ValueAtMost,
    ValueOf,
    a_character,
    a_die,
    an_opponents_dice,
    an_upgrade,
    any_number,
    card_in_discard,
    card_in_hand,
    card_in_play,
    each,
    either,
    event,
    exactly,
    opponents_character,
    opponents_die,
    reprint,
    seq,
    so_many,
    spot_character,
    that,
    up_to,
    your_character,
    your_die,
)

WEAPON_OR_EQUIPMENT = Subtype(("weapon", "equipment"))

reprint("01072", of="09025")

# ---- Events --------------------------------------------------------------------------------------

event(
    "01068", "Cannon Fodder", RED, VILLAIN, cost=0,
    does=Then(
        seq(
            Choose(opponents_die(DAMAGE_SHOWN), as_="die"),
            DealDamage(ValueOf(that("die")), to=your_character(Not(Unique()))),
        ),
        Remove(that("die")),
    ),
)

event(
    "01073", "Sweep the Area", RED, VILLAIN, cost=0,
    does=Reroll(so_many(CountOf(your_character(IS_RED, Not(IsExhausted()))), an_opponents_dice())),
)

event(
    "01074", "Tactical Mastery", RED, VILLAIN, cost=1,
    does=If(spot_character(IS_RED), TakeActions(2)),
)

event(
    "01080", "Boundless Ambition", BLUE, VILLAIN, cost=1,
    does=Draw(RoomInHand()),
)

event(
    "01082", "Feel Your Anger", BLUE, VILLAIN, cost=1,
    does=Remove(so_many(CountOf(an_opponents_dice(BLANK_SHOWN)), an_opponents_dice())),
)

event(
    "01083", "Force Strike", BLUE, VILLAIN, cost=1,
    does=Then(
        TurnTo(your_die(IS_BLUE), symbols=(MELEE,), as_="die"), May(ResolveThem(your_die(Same(that("die")))))
    ),
)

event(
    "01085", "Isolation", BLUE, VILLAIN, cost=1,
    does=If(spot_character(IS_BLUE), Remove(a_die(CharacterDie()))),
)

event(
    "01086", "No Mercy", BLUE, VILLAIN, cost=2,
    does=Then(
        DiscardFromHand(any_number(card_in_hand(IS_BLUE))),
        ResolveThem(your_die(DAMAGE_SHOWN), more=HowMany("discarded")),
    ),
)

event(
    "01093", "Armed to the Teeth", YELLOW, VILLAIN, cost=0,
    does=seq(
        Choose(your_character(IS_YELLOW), as_="it"),
        Then(
            DiscardInPlay(any_number(an_upgrade(On(that()))), as_="gone"),
            DealDamage(HowMany("gone"), to=a_character()),
        ),
    ),
)

event(
    "01095", "Fight Dirty", YELLOW, VILLAIN, cost=1,
    does=Then(
        Remove(any_number(your_die(IS_YELLOW)), as_="removed"),
        DealDamage(HowMany("removed"), to=a_character()),
    ),
)

event(
    "01096", "Go for the Kill", YELLOW, VILLAIN, cost=0,
    does=ResolveThem(your_die(RANGED_SHOWN), unblockable=True),
)

event(
    "01097", "He Doesn't Like You", YELLOW, VILLAIN, cost=0,
    does=To(Remove(your_die()), Remove(opponents_die())),
)

event(
    "01103", "Commando Raid", RED, HERO, cost=1,
    does=Then(ResolveThem(your_die(IS_RED, Showing((DISCARD,))), more=2), Draw(1)),
)

event(
    "01104", "Defensive Position", RED, HERO, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=Remove(each(an_opponents_dice(ValueAtLeast(2)))),
)

event(
    "01105", "Field Medic", RED, HERO, cost=1,
    does=Heal(2, a_character()),
)

event(
    "01106", "Hit and Run", RED, HERO, cost=0,
    keywords=(AMBUSH,),
    does=ActivateThem(your_character(IS_RED)),
)

event(
    "01107", "It's a Trap!", RED, HERO, cost=1,
    does=seq(
        Choose(opponents_die(Not(BLANK_SHOWN)), as_="die"),
        TurnTo(up_to(2, your_die(IS_RED)), like=that("die")),
    ),
)

event(
    "01108", "Natural Talent", RED, HERO, cost=1,
    does=ResolveThem(your_die(), more=1),
)

event(
    "01109", "Rearm", RED, HERO, cost=0,
    does=Play((OfType((UPGRADE,)), IS_RED), hand=False, discard=True, less=1),
)

event(
    "01114", "Anticipate", BLUE, HERO, cost=2,
    does=Then(
        They(AN_OPPONENT, ResolveThem(any_number(your_die()))),
        Remove(each(an_opponents_dice(Other(that("resolved"))))),
    ),
)

event(
    "01118", "Noble Sacrifice", BLUE, HERO, cost=0,
    does=To(DefeatThem(your_character(IS_BLUE)), Exhaust(a_character(Not(IsExhausted())))),
)

event(
    "01119", "Patience", BLUE, HERO, cost=1,
    does=Then(
        Remove(any_number(your_die()), as_="removed"), DiscardFromDeck(HowMany("removed"), AN_OPPONENT)
    ),
)

event(
    "01120", "Return of the Jedi", BLUE, HERO, cost=1,
    does=AddToHand(card_in_discard(OfType((EVENT,)), IS_BLUE)),
)

event(
    "01122", "Willpower", BLUE, HERO, cost=1,
    does=MoveDamage(
        1, from_=your_character(IsExhausted()), to=opponents_character(IsExhausted()), exactly=True
    ),
)

event(
    "01127", "Don't Get Cocky", YELLOW, HERO, cost=0,
    does=Draw(2, EACH_PLAYER),
)

event(
    "01131", "Negotiate", YELLOW, HERO, cost=1,
    does=To(Remove(your_die(CharacterDie())), They(AN_OPPONENT, Remove(exactly(2, your_die())))),
)

event(
    "01132", "Scavenge", YELLOW, HERO, cost=0,
    does=Then(DiscardFromDeck(3), May(AddToHand(card_in_discard(OfType((UPGRADE, SUPPORT)))))),
)

event(
    "01133", "Shoot First", YELLOW, HERO, cost=1,
    keywords=(AMBUSH,),
    does=Then(ResolveThem(your_die(IS_YELLOW, RANGED_SHOWN)), Remove(opponents_die(RANGED_SHOWN))),
)

event(
    "01134", "Smuggling", YELLOW, HERO, cost=0,
    does=If(spot_character(IS_YELLOW), To(DiscardFromHand(card_in_hand()), Gain(1))),
)

event(
    "01139", "Dug in", RED, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=ShareShields(3, any_number(your_character())),
)

event(
    "01140", "Firepower", RED, NEUTRAL, cost=1,
    does=either(
        ResolveThem(your_die(IS_RED, RANGED_SHOWN), more=1),
        ResolveThem(your_die(IS_RED, VEHICLE, RANGED_SHOWN), more=2),
    ),
)

event(
    "01141", "Leadership", RED, NEUTRAL, cost=1,
    does=To(
        Exhaust(your_character(IS_RED, Unique(), Not(IsExhausted())), as_="it"),
        Ready(a_character(IsExhausted(), Other(that()))),
    ),
)

event(
    "01142", "Logistics", RED, NEUTRAL, cost=0,
    does=If(spot_character(IS_RED), ResolveThem(your_die(Showing((RESOURCE,))), more=1)),
)

event(
    "01145", "Deflect", BLUE, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_BLUE),
        seq(
            Remove(a_die(RANGED_SHOWN), as_="removed"),
            DealDamage(Half(ValueOf(that("removed"))), to=a_character()),
        ),
    ),
)

event(
    "01152", "All In", GRAY, NEUTRAL, cost=1,
    does=ResolveThem(any_number(your_die())),
)

event(
    "01158", "Disarm", YELLOW, NEUTRAL, cost=1,
    does=To(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        DiscardInPlay(card_in_play(WEAPON_OR_EQUIPMENT, CostAtMost(ValueOf(that("removed"))))),
    ),
)

event(
    "01159", "Electroshock", YELLOW, NEUTRAL, cost=1,
    does=If(spot_character(IS_YELLOW), Remove(a_die(ValueAtMost(2)))),
)

event(
    "01160", "Reversal", YELLOW, NEUTRAL, cost=3,
    does=If(
        spot_character(IS_YELLOW),
        seq(
            Remove(a_die(DAMAGE_SHOWN), as_="removed"),
            DealDamage(ValueOf(that("removed")), to=a_character()),
        ),
    ),
)

event(
    "01161", "Scramble", YELLOW, NEUTRAL, cost=0,
    does=If(spot_character(IS_YELLOW), Reroll(each(an_opponents_dice()))),
)
