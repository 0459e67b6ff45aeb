"""Covert Missions: more events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DOWNGRADE,
    EACH_OPPONENT,
    GRAY,
    HERO,
    IS_BLUE,
    MELEE_SHOWN,
    NEUTRAL,
    PLOT,
    RED,
    SHIELD,
    SHOWN,
    THAT_PLAYER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllHold,
    AllOffGuard,
    Among,
    Apart,
    AtLeast,
    BattlefieldElsewhere,
    Bears,
    CharacterDie,
    CheaperBy,
    Choose,
    ControllerOf,
    CountOf,
    DealDamage,
    DealIndirect,
    DiceInPool,
    Diceless,
    DiceOf,
    DieOf,
    DiscardAtRandom,
    DiscardInPlay,
    Exactly,
    Exhaust,
    ForEach,
    Gain,
    GiveShields,
    GiveYou,
    Heal,
    HealthAtLeast,
    HowMany,
    If,
    Is,
    IsExhausted,
    LessHealth,
    MatchingCard,
    May,
    MostHealth,
    MoveUpgrade,
    Named,
    NameOne,
    Not,
    OfType,
    On,
    OneDieOfEach,
    Other,
    PennilessOpponents,
    PlaceResources,
    PointsAtMost,
    Remove,
    RemoveResources,
    Reroll,
    ResolveThem,
    Resourceful,
    RollIn,
    Same,
    SharesSubtype,
    Showing,
    Spend,
    Subtype,
    SymbolsShown,
    TakeBattlefield,
    TakeResources,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    Unless,
    ValueIs,
    ValueOf,
    YouHaveResources,
    a_character,
    a_die,
    a_downgrade,
    an_opponents_dice,
    an_upgrade,
    any_number,
    each,
    either,
    event,
    exactly,
    opponents_die,
    opponents_support,
    seq,
    so_many,
    spot,
    spot_character,
    spot_plot,
    that,
    up_to,
    your_card_in_play,
    your_character,
    your_character_or_support,
    your_die,
    your_die_on_card,
    your_support,
)

APPRENTICE = Subtype(("apprentice",))
MISSION = Subtype(("mission",))
PILOT = Subtype(("pilot",))
PIRATE = Subtype(("pirate",))
SCAVENGER = Subtype(("scavenger",))
SHIEN_MASTERY = Titled(("Shien Mastery",))
WOOKIEE = Subtype(("wookiee",))

# ---- Events --------------------------------------------------------------------------------------

event(
    "12010", "Trap the Blade", BLUE, VILLAIN, cost=1,
    does=seq(
        Remove(a_die(MELEE_SHOWN), as_="removed"),
        If(
            AllHold((Is(MatchingCard(that("removed")), OfType((UPGRADE,))), spot_character(IS_BLUE))),
            May(To(Spend(1), DiscardInPlay(MatchingCard(that("removed"))))),
        ),
    ),
)

event(
    "12011", "Treason", BLUE, VILLAIN, cost=2,
    does=If(
        spot_character(IS_BLUE),
        Then(
            Remove(opponents_die(CharacterDie(), DAMAGE_SHOWN), as_="removed"),
            They(ControllerOf(that("removed")), DealDamage(ValueOf(that("removed")), to=your_character())),
        ),
    ),
)

event(
    "12029", "Taking Charge", RED, VILLAIN, cost=1,
    keywords=(AMBUSH,),
    does=If(CONTROL_BATTLEFIELD, Remove(a_die()), Then(TakeBattlefield(), May(Reroll(a_die())))),
)

event(
    "12045", "Change of Fortune", YELLOW, VILLAIN, cost=2,
    does=seq(
        Then(NameOne("symbol"), Reroll(any_number(an_opponents_dice()), as_="rerolled")),
        Remove(each(a_die(Among(that("rerolled")), Named("symbol")))),
    ),
)

event(
    "12048", "Warning Shot", YELLOW, VILLAIN, cost=1,
    does=seq(Choose(opponents_die(), as_="die"), Unless(
        ControllerOf(that("die")), pays=GiveYou(1, ControllerOf(that("die"))), does=Remove(that("die")),
    )),
)

event(
    "12062", "Stand Firm", BLUE, HERO, cost=0,
    does=To(
        Remove(any_number(your_die(Showing((SHIELD,)))), as_="removed"),
        Remove(so_many(HowMany("removed"), a_die())),
    ),
)

event(
    "12078", "Run to Safety", RED, HERO, cost=1,
    does=seq(
        Choose(a_character(), as_="first"),
        Then(
            Heal(1, that("first")),
            May(Heal(2, a_character(Other(that("first")), SharesSubtype(that("first"))))),
        ),
    ),
)

event(
    "12109", "Fluid Riposte", BLUE, NEUTRAL, "move", cost=1,
    does=If(
        spot_character(IS_BLUE),
        seq(
            Choose(your_character(IS_BLUE), as_="spotted"),
            Then(
                Remove(a_die(DAMAGE_SHOWN)),
                If(Is(that("spotted"), Bears(SHIEN_MASTERY)), DealDamage(1, to=a_character())),
            ),
        ),
    ),
)

event(
    "12112", "Side By Side", BLUE, NEUTRAL, cost=1,
    does=Then(
        Reroll(a_die(), as_="rerolled"),
        May(Remove(a_die(Other(that("rerolled")), ValueIs(ValueOf(that("rerolled")))))),
    ),
)

event(
    "12130", "Controlled Chaos", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Then(NameOne("symbol"), Reroll(up_to(5, a_die()), as_="rerolled")),
        May(To(Spend(1), Reroll(any_number(a_die(Among(that("rerolled"))))))),
        DealIndirect(CountOf(a_die(Among(that("rerolled")), Named("symbol")))),
    ),
)

event(
    "12131", "Dangerous Escape", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Choose(a_character(Bears(OfType((DOWNGRADE,)))), as_="it"),
        Then(
            DiscardInPlay(each(a_downgrade(On(that()))), as_="discarded"),
            DealDamage(HowMany("discarded"), to=that()),
        ),
    ),
)

event(
    "12135", "Rogue Tendencies", YELLOW, NEUTRAL, cost=1,
    does=seq(
        If(spot(SCAVENGER), Gain(1)),
        If(spot(Subtype(("scoundrel",))), Reroll(up_to(3, a_die()))),
        If(spot(Subtype(("bounty-hunter",))), DiscardAtRandom(1)),
    ),
)

event(
    "12006", "Entropic Blast", BLUE, VILLAIN, cost=2,
    does=DealDamage(2, to=each(a_character(DiceInPool()))),
)

event(
    "12008", "Pincer Movement", BLUE, VILLAIN, "move", cost=1,
    does=Then(
        ActivateThem(exactly(2, your_character(IS_BLUE))),
        seq(
            Choose(a_character(), as_="it"),
            TurnTo(each(a_die(DieOf(that(), upgrades=True))), symbols=(BLANK,)),
        ),
    ),
)

event(
    "12009", "Quad Slam", BLUE, VILLAIN, cost=2,
    does=Remove(up_to(4, a_die(CharacterDie(), Apart("removed"))), as_="removed"),
)

event(
    "12026", "Call to Action", RED, VILLAIN, cost=2,
    does=seq(Choose(your_character(PointsAtMost(15)), as_="it"), RollIn(DiceOf(that()))),
)

event(
    "12028", "I'll Handle This Myself", RED, VILLAIN, cost=1,
    does=seq(
        TurnTo(your_die(CharacterDie()), as_="turned"),
        If(Exactly(1, your_character()), May(ResolveThem(your_die(Same(that("turned")))))),
    ),
)

event(
    "12046", "Opportune Strike", YELLOW, VILLAIN, cost=1,
    does=If(AllOffGuard(), ForEach(EACH_OPPONENT, DealIndirect(2, THAT_PLAYER))),
)

event(
    "12047", "Plunder", YELLOW, VILLAIN, cost=1,
    only_if=BattlefieldElsewhere(),
    does=seq(
        Choose(any_number(your_character_or_support(PIRATE)), as_="spotted"),
        TakeResources(HowMany("spotted"), AN_OPPONENT),
    ),
)

event(
    "12075", "Feat of Strength", RED, HERO, cost=1,
    does=If(
        spot_character(HealthAtLeast(15)),
        Remove(up_to(2, a_die(DAMAGE_SHOWN))),
        If(spot_character(HealthAtLeast(10)), Remove(a_die(DAMAGE_SHOWN))),
    ),
)

event(
    "12076", "Imposing Figure", RED, HERO, cost=0,
    does=If(spot_character(MostHealth()), Gain(1)),
)

event(
    "12079", "Swing In", RED, HERO, cost=2,
    does=seq(
        Choose(any_number(your_character(HealthAtLeast(10))), as_="spotted"),
        RollIn(OneDieOfEach(that("spotted"))),
    ),
)

event(
    "12096", "Pride and Joy", YELLOW, HERO, cost=1,
    only_if=Exactly(1, your_support(VEHICLE)),
    does=ResolveThem(your_die(VEHICLE), keep=ALWAYS),
)

event(
    "12102", "Fling", GRAY, HERO, cost=3,
    does=seq(
        Choose(your_character(WOOKIEE), as_="it"), Exhaust(a_character(Other(that()), LessHealth(that())))
    ),
)

event(
    "12107", "Bestow Wisdom", BLUE, NEUTRAL, cost=1,
    does=seq(
        Choose(your_character(Subtype(("jedi", "sith"))), as_="teacher"),
        MoveUpgrade(
            up_to(2, an_upgrade(IS_BLUE, ABILITY, On(that("teacher")))),
            to=a_character(APPRENTICE, Other(that("teacher"))),
        ),
    ),
)

event(
    "12121", "Flanked by Wingmen", RED, NEUTRAL, cost=0,
    does=Then(
        ActivateThem(your_character()),
        If(
            AtLeast(2, your_character_or_support(PILOT)),
            GiveShields(2, to=that("activated")),
            GiveShields(1, to=that("activated")),
        ),
    ),
)

event(
    "12132", "Deadlock", YELLOW, NEUTRAL, cost=0,
    does=seq(PlaceResources(1, on=your_support()), PlaceResources(1, on=opponents_support())),
)

event(
    "12138", "Think on Your Feet", YELLOW, NEUTRAL, cost=0,
    does=To(
        RemoveResources(1, your_card_in_play(Resourceful(), Not(OfType((PLOT,))))),
        Remove(a_die(DAMAGE_SHOWN)),
    ),
)

event(
    "12064", "Valiant Deed", BLUE, HERO, cost=1,
    does=Then(
        Remove(a_die(OfType((UPGRADE,)))), If(spot_plot(MISSION), May(RollIn(your_die_on_card(APPRENTICE))))
    ),
)

event(
    "12094", "Lead from the Front", YELLOW, HERO, cost=7,
    constant=CheaperBy(SymbolsShown()),
    does=ResolveThem(up_to(3, your_die()), more=1),
)

event(
    "12120", "Embark", RED, NEUTRAL, cost=0,
    does=Then(
        ActivateThem(your_character_or_support()), If(AtLeast(5, your_die()), TurnTo(your_die(), avoid=SHOWN))
    ),
)

event(
    "12133", "Monopolize", YELLOW, NEUTRAL, cost=2,
    constant=CheaperBy(PennilessOpponents()),
    does=Then(Remove(a_die()), If(YouHaveResources(3), Gain(1))),
)

event(
    "12137", "Taken by Surprise", YELLOW, NEUTRAL, cost=0,
    does=either(
        DealDamage(1, to=a_character(Not(IsExhausted()))),
        If(spot_plot(MISSION), DealDamage(2, to=a_character(Diceless()))),
    ),
)
