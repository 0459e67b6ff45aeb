"""Legacies: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    ALWAYS,
    AMBUSH,
    BLANK,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    EACH_OPPONENT,
    GRAY,
    HERO,
    INDIRECT_SHOWN,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    SUPPORT,
    THAT_PLAYER,
    VILLAIN,
    WEAPON,
    YELLOW,
    ActivateThem,
    Bears,
    Choose,
    CostOf,
    CountOf,
    DealDamage,
    DealIndirect,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    ForEach,
    Gain,
    Half,
    Has,
    HowMany,
    If,
    IsExhausted,
    May,
    Modifier,
    MoveUpgrade,
    Not,
    OfType,
    On,
    Other,
    Remove,
    Reroll,
    ResolveThem,
    TakeActions,
    Then,
    They,
    To,
    TurnTo,
    ValueOf,
    a_character,
    a_die,
    an_opponents_character,
    an_opponents_dice,
    an_upgrade,
    any_number,
    each,
    event,
    seq,
    spot_character,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "05075", "Consumed By The Dark Side", BLUE, VILLAIN, cost=0,
    does=To(DealDamage(1, to=your_character(IS_BLUE)), TurnTo(a_die(), symbols=(BLANK,))),
)

event(
    "05077", "Double Strike", BLUE, VILLAIN, cost=2,
    does=ResolveThem(your_die(MELEE_SHOWN), keep=ALWAYS),
)

event(
    "05080", "Snare", BLUE, VILLAIN, cost=3,
    only_if=Has(your_character(IsExhausted())),
    does=Exhaust(a_character(Not(IsExhausted()))),
)

event(
    "05085", "Crush the Rebellion", RED, VILLAIN, cost=2,
    does=Then(Remove(a_die(DAMAGE_SHOWN), as_="removed"), DealIndirect(Half(ValueOf(that("removed"))))),
)

event(
    "05087", "Scorched Earth", RED, VILLAIN, cost=2,
    only_if=CONTROL_BATTLEFIELD,
    does=DealIndirect(CountOf(an_opponents_dice())),
)

event(
    "05089", "Target Practice", RED, VILLAIN, cost=0,
    does=Then(Reroll(any_number(your_die(IS_RED))), Reroll(any_number(your_die(IS_RED)))),
)

event(
    "05090", "Three Steps Ahead", RED, VILLAIN, cost=3,
    does=TakeActions(3),
)

event(
    "05093", "Free-For-All", YELLOW, VILLAIN, cost=1,
    does=Then(Remove(any_number(your_die()), as_="removed"), DealIndirect(HowMany("removed"))),
)

event(
    "05104", "Strength Through Weakness", BLUE, HERO, cost=3,
    does=DiscardFromDeck(4, A_PLAYER),
)

event(
    "05108", "Attack Run", RED, HERO, cost=0,
    keywords=(AMBUSH,),
    does=ActivateThem(your_character_or_support(OfType((SUPPORT,)))),
)

event(
    "05109", "Equip", RED, HERO, cost=1,
    does=seq(
        Choose(your_character(Bears(WEAPON)), as_="it"),
        MoveUpgrade(an_upgrade(WEAPON, On(that())), to=a_character(Other(that()))),
    ),
)

event(
    "05118", "Explosive Tactics", YELLOW, HERO, cost=2,
    does=Then(DiscardFromDeck(1, A_PLAYER), DealIndirect(CostOf("milled"))),
)

event(
    "05124", "Into The Garbage Chute", GRAY, HERO, cost=1,
    does=To(Exhaust(your_character(Not(IsExhausted()))), Remove(up_to(2, a_die(DAMAGE_SHOWN)))),
)

event(
    "05126", "Ancient Wisdom", BLUE, NEUTRAL, cost=1,
    does=Draw(2),
)

event(
    "05127", "Feel The Force", BLUE, NEUTRAL, cost=1,
    does=TurnTo(a_die(IS_BLUE)),
)

event(
    "05129", "Legacies", BLUE, NEUTRAL, cost=0,
    does=If(spot_character(IS_BLUE), ResolveThem(your_die(Modifier()), as_base=True)),
)

event(
    "05131", "Respite", BLUE, NEUTRAL, cost=0,
    does=To(Exhaust(your_character(Not(IsExhausted()))), seq(Gain(1), Draw(1))),
)

event(
    "05138", "Law and Order", RED, NEUTRAL, cost=3,
    does=If(spot_character(IS_RED), DiscardInPlay(an_upgrade())),
)

event(
    "05141", "Strength in Numbers", RED, NEUTRAL, cost=2,
    does=DealIndirect(CountOf(your_character(IsExhausted()))),
)

event(
    "05142", "Sudden Impact", RED, NEUTRAL, cost=1,
    does=Then(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        DealDamage(Half(ValueOf(that("removed"))), to=each(an_opponents_character())),
    ),
)

event(
    "05144", "Target Intel", RED, NEUTRAL, cost=0,
    does=ResolveThem(your_die(INDIRECT_SHOWN), as_symbol=RANGED),
)

event(
    "05157", "Well-Connected", YELLOW, NEUTRAL, cost=0,
    does=seq(
        If(spot_character(IS_YELLOW), Gain(1)), ForEach(EACH_OPPONENT, They(THAT_PLAYER, May(Draw(1))))
    ),
)

event(
    "05158", "Defend", GRAY, NEUTRAL, cost=2,
    keywords=(AMBUSH,),
    does=Remove(up_to(3, a_die(MELEE_SHOWN))),
)

event(
    "05159", "Dive", GRAY, NEUTRAL, cost=2,
    keywords=(AMBUSH,),
    does=Remove(up_to(3, a_die(RANGED_SHOWN))),
)

event(
    "05162", "Shelter", GRAY, NEUTRAL, cost=1,
    does=Remove(a_die(INDIRECT_SHOWN)),
)
