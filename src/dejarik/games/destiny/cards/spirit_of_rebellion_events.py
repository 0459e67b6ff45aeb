"""Spirit of Rebellion: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    DAMAGE_SHOWN,
    DISCARD,
    FOCUS,
    GRAY,
    HERO,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE,
    MELEE_SHOWN,
    NEUTRAL,
    OTHER,
    RANGED_SHOWN,
    RED,
    RESOURCE,
    SHIELD,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    AllHold,
    AtLeast,
    CardOf,
    CharacterDie,
    Choose,
    ControllerOf,
    CopyOfThis,
    CountOf,
    DealDamage,
    DefeatThem,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    Gain,
    GiveShields,
    Has,
    Heal,
    HowMany,
    If,
    Is,
    IsExhausted,
    Lose,
    LowestOf,
    May,
    MoveDamage,
    Not,
    OfType,
    Other,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    Same,
    Showing,
    TakeBattlefield,
    Then,
    They,
    To,
    TurnTo,
    Unique,
    ValueOf,
    WithCost,
    WorthTogether,
    a_character,
    a_die,
    an_opponents_character,
    an_opponents_dice,
    any_number,
    card_in_discard,
    card_in_hand,
    each,
    either,
    event,
    exactly,
    opponents_character,
    opponents_die,
    seq,
    so_many,
    spot_character,
    that,
    up_to,
    your_character,
    your_die,
)

ANOTHER_COPY = Has(card_in_discard(CopyOfThis()))

# ---- Events --------------------------------------------------------------------------------------

event(
    "02061", "Battle Formation", RED, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=May(Reroll(so_many(CountOf(your_character(IS_RED)), your_die()))),
)

event(
    "02062", "Imperial War Machine", RED, VILLAIN, cost=0,
    does=ResolveThem(your_die(IS_RED, WithCost()), free=True),
)

event(
    "02063", "Lockdown", RED, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=If(AtLeast(2, your_character(IS_RED)), TakeBattlefield()),
)

event(
    "02064", "Sustained Fire", RED, VILLAIN, cost=1,
    only_if=AtLeast(2, your_die(RANGED_SHOWN)),
    does=RemoveShields(each(an_opponents_character())),
)

event(
    "02066", "Trench Warfare", RED, VILLAIN, cost=0,
    only_if=Has(your_die(Showing((SHIELD,)))),
    does=TurnTo(any_number(an_opponents_dice()), symbols=(SHIELD,)),
)

event(
    "02068", "We Have Them Now", RED, VILLAIN, cost=2,
    only_if=CONTROL_BATTLEFIELD,
    does=TurnTo(up_to(4, your_die()), symbols=DAMAGE),
)

event(
    "02072", "Lightsaber Throw", BLUE, VILLAIN, cost=1,
    only_if=Has(your_die(MELEE_SHOWN)),
    does=DealDamage(2, to=a_character()),
)

event(
    "02073", "Manipulate", BLUE, VILLAIN, cost=0,
    does=Then(TurnTo(your_die(), symbols=(BLANK,)), TurnTo(opponents_die(), symbols=(BLANK,))),
)

event(
    "02074", "No Disintegrations", BLUE, VILLAIN, cost=1,
    does=If(ANOTHER_COPY, DiscardFromDeck(3, AN_OPPONENT), DiscardFromDeck(1, AN_OPPONENT)),
)

event(
    "02075", "Now You Will Die", BLUE, VILLAIN, cost=1,
    does=ResolveThem(your_die(), as_symbol=MELEE),
)

event(
    "02076", "Rise Again", BLUE, VILLAIN, cost=5,
    does=seq(
        Choose(a_character(Unique(), IS_BLUE), as_="it"),
        Heal(5, that()),
        May(Play((OfType((UPGRADE,)),), hand=False, discard=True, free=True, on=that())),
    ),
)

event(
    "02077", "The Price of Failure", BLUE, VILLAIN, cost=0,
    does=If(spot_character(IS_BLUE), To(DefeatThem(your_character()), Ready(a_character(IsExhausted())))),
)

event(
    "02080", "Doubt", GRAY, VILLAIN, cost=0,
    does=Then(
        Reroll(opponents_die(), as_="die"),
        They(
            ControllerOf(that("die")), either(ResolveThem(your_die(Same(that("die")))), Remove(that("die")))
        ),
    ),
)

event(
    "02081", "Arms Deal", YELLOW, VILLAIN, cost=0,
    does=Then(DiscardFromHand(any_number(card_in_hand(WEAPON))), Gain(HowMany("discarded"))),
)

event(
    "02082", "Bait and Switch", YELLOW, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=TurnTo(your_die(Showing((RESOURCE,)))),
)

event(
    "02084", "Loose Ends", YELLOW, VILLAIN, cost=2,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(RANGED_SHOWN)), DiscardFromDeck(4, AN_OPPONENT)),
)

event(
    "02085", "One-Quarter Portion", YELLOW, VILLAIN, cost=1,
    does=Then(Remove(opponents_die(), as_="removed"), Gain(1, ControllerOf(that("removed")))),
)

event(
    "02086", "Relentless Pursuit", YELLOW, VILLAIN, cost=0,
    does=MoveDamage(2, from_=opponents_character(), to=a_character(Other(that("from")))),
)

event(
    "02090", "Emergency Evacuation", RED, HERO, cost=4,
    does=Remove(each(a_die())),
)

event(
    "02092", "Guerrilla Warfare", RED, HERO, cost=0,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(IS_RED)), DealDamage(1, to=a_character())),
)

event(
    "02094", "Rebel Assault", RED, HERO, cost=0,
    only_if=Has(your_die(RANGED_SHOWN)),
    does=Remove(opponents_die(Not(DAMAGE_SHOWN))),
)

event(
    "02095", "Sensor Placement", RED, HERO, cost=2,
    does=If(spot_character(IS_RED), ResolveThem(opponents_die(Not(DAMAGE_SHOWN)))),
)

event(
    "02096", "Spirit of Rebellion", RED, HERO, cost=0,
    does=If(ANOTHER_COPY, GiveShields(2, to=a_character()), GiveShields(1, to=a_character())),
)

event(
    "02100", "Caution", BLUE, HERO, cost=0,
    does=To(
        Remove(your_die(CharacterDie()), as_="removed"),
        GiveShields(3, to=a_character(Other(CardOf(that("removed"))))),
    ),
)

event(
    "02102", "Determination", BLUE, HERO, cost=0,
    only_if=Has(your_die(Showing((FOCUS,)))),
    does=ResolveThem(your_die(), as_symbol=OTHER),
)

event(
    "02103", "Guard", BLUE, HERO, cost=0,
    does=To(
        Remove(your_die(IS_BLUE, MELEE_SHOWN), as_="removed"),
        Remove(so_many(ValueOf(that("removed")), an_opponents_dice())),
    ),
)

event(
    "02106", "Synchronicity", BLUE, HERO, cost=0,
    only_if=AllHold((Has(your_die(MELEE_SHOWN)), Has(your_die(Showing((SHIELD,)))))),
    does=DealDamage(2, to=a_character(), unblockable=True),
)

event(
    "02109", "Confidence", GRAY, HERO, cost=0,
    does=seq(
        Choose(opponents_die(), as_="die"),
        They(ControllerOf(that("die")), ResolveThem(your_die(Same(that("die"))))),
    ),
)

event(
    "02110", "Garbage'll Do", YELLOW, HERO, cost=0,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(VEHICLE)), GiveShields(1, to=each(your_character()))),
)

event(
    "02112", "Rebel", YELLOW, HERO, cost=1,
    only_if=Has(your_die(Showing((DISCARD,)))),
    does=Play(hand=False, discard=True, less=1),
)

event(
    "02115", "Never Tell Me The Odds", YELLOW, HERO, cost=3,
    does=seq(
        Choose(your_character(IS_YELLOW), as_="it"),
        TurnTo(any_number(your_die(DieOf(that(), upgrades=True)))),
    ),
)

event(
    "02116", "Planned Explosion", YELLOW, HERO, cost=0,
    only_if=WorthTogether(10, your_die()),
    does=seq(Remove(each(your_die())), DealDamage(10, to=a_character())),
)

event(
    "02122", "Suppression", RED, NEUTRAL, cost=0,
    does=Then(Remove(your_die(IS_RED, RANGED_SHOWN)), Remove(opponents_die())),
)

event(
    "02127", "Decisive Blow", BLUE, NEUTRAL, cost=3,
    does=Then(
        ResolveThem(your_die(MELEE_SHOWN)),
        Remove(each(a_die(DieOf(that("damaged"), upgrades=True)))),
    ),
)

event(
    "02128", "High Ground", BLUE, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=Then(
        Remove(opponents_die(DAMAGE_SHOWN), as_="removed"),
        If(Is(that("removed"), CharacterDie()), DealDamage(1, to=CardOf(that("removed")))),
    ),
)

event(
    "02130", "Overconfidence", BLUE, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_BLUE),
        Then(
            Reroll(exactly(2, a_die()), as_="rerolled"),
            Remove(a_die(LowestOf(that("rerolled")))),
        ),
    ),
)

event(
    "02132", "Rejuvenate", BLUE, NEUTRAL, cost=0,
    does=If(spot_character(IS_BLUE), Heal(1, a_character())),
)

event(
    "02133", "Trust Your Instincts", BLUE, NEUTRAL, cost=0,
    does=seq(
        Choose(your_character(IS_BLUE), as_="it"),
        Then(Reroll(any_number(your_die(DieOf(that(), upgrades=True)))), May(Draw(1))),
    ),
)

event(
    "02136", "Evade", GRAY, NEUTRAL, cost=1,
    does=Remove(a_die(RANGED_SHOWN)),
)

event(
    "02138", "Parry", GRAY, NEUTRAL, cost=1,
    does=Remove(a_die(MELEE_SHOWN)),
)

event(
    "02142", "Bolt Hole", YELLOW, NEUTRAL, cost=0,
    does=To(
        Remove(your_die(IS_YELLOW, CharacterDie()), as_="removed"), GiveShields(2, to=CardOf(that("removed")))
    ),
)

event(
    "02144", "Diversion", YELLOW, NEUTRAL, cost=1,
    does=If(ANOTHER_COPY, Lose(3), Lose(1)),
)
