"""Empire at War: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_COLOR,
    AN_OPPONENT,
    BLANK_SHOWN,
    BLUE,
    DAMAGE,
    DAMAGE_SHOWN,
    EACH_OPPONENT,
    FOCUS,
    GRAY,
    HERO,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    NEUTRAL,
    RANGED_SHOWN,
    RED,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    YOU,
    ActivateThem,
    AtLeast,
    Bears,
    CardIs,
    CardOf,
    CharacterDie,
    Choose,
    ControllerOf,
    CostAtLeast,
    CostAtMost,
    CostOf,
    CountOf,
    DamageAtLeast,
    DealDamage,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    Heal,
    HowMany,
    If,
    IsExhausted,
    Lose,
    May,
    Modifier,
    MoveUpgrade,
    Named,
    NameOne,
    Not,
    OfType,
    On,
    Other,
    Play,
    Ready,
    Remove,
    Reroll,
    ResolveThem,
    Same,
    ShareShields,
    Showing,
    Spend,
    Subtype,
    TakeActions,
    Then,
    They,
    To,
    TurnTo,
    Unique,
    Unless,
    ValueAtLeast,
    ValueOf,
    WithCost,
    a_character,
    a_die,
    a_support,
    an_opponents_character,
    an_opponents_dice,
    an_upgrade,
    any_number,
    card_in_play,
    each,
    either,
    event,
    exactly,
    opponents_character,
    opponents_die,
    seq,
    spot,
    spot_character,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
    your_support_or_upgrade,
)

YOUR_SUPPORT = your_character_or_support(OfType((SUPPORT,)))

# ---- Events --------------------------------------------------------------------------------------

event(
    "03061", "Commandeer", RED, VILLAIN, cost=2,
    does=ResolveThem(opponents_die(VEHICLE), free=True),
)

event(
    "03062", "Crossfire", RED, VILLAIN, cost=1,
    does=either(Remove(a_die(WithCost())), To(Spend(1), Remove(exactly(2, a_die(WithCost()))))),
)

event(
    "03063", "Drop Your Weapon!", RED, VILLAIN, cost=2,
    does=If(
        AtLeast(2, your_character(IS_RED)),
        seq(
            Choose(a_character(Not(IsExhausted()), Bears(WEAPON)), as_="it"),
            DiscardInPlay(an_upgrade(WEAPON, On(that()))),
        ),
    ),
)

event(
    "03066", "Red Alert", RED, VILLAIN, cost=3,
    does=Ready(a_character(Not(Unique()), IS_RED, IsExhausted())),
)

event(
    "03070", "As You Command", BLUE, VILLAIN, cost=0,
    does=ResolveThem(your_die(CharacterDie()), as_symbol=FOCUS),
)

event(
    "03071", "Cornered Prey", BLUE, VILLAIN, cost=2,
    does=DealDamage(CountOf(an_opponents_dice(BLANK_SHOWN)), to=a_character()),
)

event(
    "03074", "Kill Them All", BLUE, VILLAIN, cost=1,
    does=DealDamage(1, to=each(opponents_character(Not(Unique())))),
)

event(
    "03075", "Unyielding", BLUE, VILLAIN, cost=1,
    does=ResolveThem(any_number(your_die(IS_BLUE, DAMAGE_SHOWN)), unblockable=True),
)

event(
    "03078", "Anarchy", YELLOW, VILLAIN, cost=3,
    does=Then(
        Remove(your_die(IS_YELLOW), as_="removed"),
        DealDamage(ValueOf(that("removed")), to=each(an_opponents_character())),
    ),
)

event(
    "03079", "Bounty Postings", YELLOW, VILLAIN, cost=1,
    does=Draw(CountOf(an_opponents_character())),
)

event(
    "03082", "Only Business Matters", YELLOW, VILLAIN, cost=1,
    does=Then(Remove(any_number(your_die(IS_YELLOW)), as_="removed"), Gain(HowMany("removed"))),
)

event(
    "03087", "No Survivors", GRAY, VILLAIN, cost=1,
    does=DealDamage(1, to=each(an_opponents_character(DamageAtLeast(1)))),
)

event(
    "03090", "Entrenched", RED, HERO, cost=3,
    does=ShareShields(5, any_number(your_character())),
)

event(
    "03091", "Fortuitous Strike", RED, HERO, cost=1,
    does=If(
        spot_character(IS_RED),
        Then(
            Reroll(any_number(your_die()), as_="rerolled"),
            DealDamage(HowMany("rerolled", RANGED_SHOWN), to=a_character()),
        ),
    ),
)

event(
    "03095", "Swift Strike", RED, HERO, cost=1,
    does=Remove(a_die(Modifier())),
)

event(
    "03099", "Bestow", BLUE, HERO, cost=1,
    does=seq(
        Choose(your_character(IS_BLUE, Bears(Not(Subtype(("ability",))))), as_="it"),
        MoveUpgrade(an_upgrade(Not(Subtype(("ability",))), On(that())), to=a_character(Other(that()))),
    ),
)

event(
    "03101", "Reaping The Crystal", BLUE, HERO, cost=0,
    does=Play((IS_BLUE, CostAtLeast(3)), less=1),
)

event(
    "03102", "Secret Mission", BLUE, HERO, cost=0,
    does=seq(
        NameOne(A_COLOR),
        Then(DiscardFromDeck(1, AN_OPPONENT), If(CardIs("milled", Named(A_COLOR)), Gain(1))),
    ),
)

event(
    "03103", "Trust The Force", BLUE, HERO, cost=0,
    does=Reroll(any_number(a_die(IS_BLUE))),
)

event(
    "03108", "Appraise", YELLOW, HERO, cost=0,
    does=To(Remove(your_die(Showing((RESOURCE,)))), Play((OfType((SUPPORT,)),), less=2)),
)

event(
    "03109", "Bad Feeling", YELLOW, HERO, cost=0,
    does=To(Remove(your_die()), Reroll(any_number(a_die()))),
)

event(
    "03110", "Double-Cross", YELLOW, HERO, cost=2,
    does=To(Remove(your_die(IS_YELLOW, CharacterDie())), ResolveThem(opponents_die())),
)

event(
    "03112", "Local Patrol", YELLOW, HERO, cost=0,
    does=They(AN_OPPONENT, either(Lose(1, who=YOU), DiscardFromDeck(2))),
)

event(
    "03117", "Defiance", GRAY, HERO, cost=1,
    does=Then(Reroll(your_die(CharacterDie()), as_="die"), Heal(ValueOf(that("die")), CardOf(that("die")))),
)

event(
    "03119", "Deploy Squadron", RED, NEUTRAL, cost=0,
    does=ActivateThem(any_number(YOUR_SUPPORT)),
)

event(
    "03122", "Flanking Maneuver", RED, NEUTRAL, cost=2,
    does=DealDamage(CountOf(your_die(OfType((SUPPORT,)))), to=a_character()),
)

event(
    "03123", "Heat Of Battle", RED, NEUTRAL, cost=2,
    does=seq(
        They(AN_OPPONENT, TurnTo(up_to(2, your_die()), symbols=DAMAGE)),
        TurnTo(up_to(2, your_die()), symbols=DAMAGE),
    ),
)

event(
    "03124", "Pinned Down", RED, NEUTRAL, cost=1,
    does=If(spot(VEHICLE), Remove(a_die())),
)

event(
    "03131", "Lightsaber Training", BLUE, NEUTRAL, cost=1,
    does=TurnTo(up_to(2, your_die(IS_BLUE, WEAPON))),
)

event(
    "03132", "No Surrender", BLUE, NEUTRAL, cost=0,
    does=Then(
        Reroll(your_die(IS_BLUE, CharacterDie(), BLANK_SHOWN), as_="die"),
        May(ResolveThem(your_die(Same(that("die"))))),
    ),
)

event(
    "03134", "Voices Cry Out", BLUE, NEUTRAL, cost=0,
    does=Reroll(each(a_die(ValueAtLeast(2)))),
)

event(
    "03136", "Battle Rage", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Choose(your_character(DamageAtLeast(6)), as_="it"),
        ResolveThem(your_die(DieOf(that()), DAMAGE_SHOWN), more=2),
    ),
)

event(
    "03137", "Disable", YELLOW, NEUTRAL, cost=0,
    does=Exhaust(a_support(Not(IsExhausted()))),
)

event(
    "03139", "Pickpocket", YELLOW, NEUTRAL, cost=1,
    does=seq(DiscardAtRandom(1, EACH_OPPONENT), Draw(HowMany("discarded"))),
)

event(
    "03140", "Threaten", YELLOW, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_YELLOW),
        seq(
            Choose(opponents_die(CharacterDie()), as_="it"),
            Unless(
                ControllerOf(that()),
                pays=DealDamage(ValueOf(that()), to=CardOf(that())),
                does=Remove(that()),
            ),
        ),
    ),
)

event(
    "03148", "Partnership", GRAY, NEUTRAL, cost=0,
    does=seq(
        ActivateThem(your_character()), Then(ActivateThem(YOUR_SUPPORT), May(To(Spend(1), TakeActions()))),
    ),
)

event(
    "03149", "Recycle", GRAY, NEUTRAL, cost=1,
    does=Then(
        DiscardInPlay(your_support_or_upgrade(OfType((SUPPORT,))), as_="gone"), Gain(CostOf("gone"))
    ),
)

event(
    "03150", "Rend", GRAY, NEUTRAL, cost=0,
    does=DiscardInPlay(card_in_play(OfType((SUPPORT, UPGRADE)), CostAtMost(0))),
)

event(
    "03151", "Roll On", GRAY, NEUTRAL, cost=0,
    does=seq(Reroll(your_die(), as_="die"), May(Reroll(that("die"))), May(Reroll(that("die")))),
)
