"""Covert Missions: more cards, of all types."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    A_PLAYER,
    ABILITY,
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CHARACTER,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DOWNGRADE,
    EACH_OPPONENT,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    IS_BLUE,
    IS_NEUTRAL,
    IS_RED,
    MELEE_SHOWN,
    NEUTRAL,
    PLOT,
    RED,
    REDEPLOY,
    SHIELD,
    SUPPORT,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    ActivateThem,
    AllHold,
    AllOf,
    AllOffGuard,
    Among,
    Apart,
    AtLeast,
    BattlefieldElsewhere,
    Bears,
    Block,
    CharacterDie,
    Choose,
    Colour,
    ControllerOf,
    CountOf,
    DamageAtLeast,
    DealDamage,
    DealIndirect,
    DiceInPool,
    DiceOf,
    DieOf,
    DiscardAtRandom,
    DiscardFromHand,
    DiscardInPlay,
    DiscardThisIf,
    Draw,
    EntersWith,
    Exactly,
    Exhaust,
    ForEach,
    Gain,
    GiveShields,
    GiveYou,
    HasKeyword,
    Heal,
    HealthAtLeast,
    HowMany,
    If,
    IncreaseValue,
    Is,
    IsElite,
    IsExhausted,
    LessHealth,
    LimitPerCharacter,
    MatchingCard,
    May,
    MoreHealth,
    MoreResourcesThanYou,
    MostHealth,
    MoveDamage,
    MoveShields,
    MoveUpgrade,
    Named,
    NameOne,
    Not,
    OffGuard,
    OfType,
    On,
    OneDieOfEach,
    OnlyIfEach,
    Other,
    PlaceResources,
    Play,
    PointsAtMost,
    Ready,
    Remove,
    RemoveResources,
    Reroll,
    ResolveThem,
    Resourceful,
    ResourcesOn,
    ReturnToHand,
    RollIn,
    RollSetAside,
    RoomForShields,
    Same,
    SharesSubtype,
    Shielded,
    ShieldsAtLeast,
    Showing,
    Spend,
    SpendOrSpot,
    Subtype,
    TakeActions,
    TakeBattlefield,
    TakeFrom,
    TheirDie,
    Then,
    They,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unique,
    Unless,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    a_downgrade,
    a_support_or_upgrade,
    action_phase_begins,
    activate,
    an_opponents_character,
    an_opponents_dice,
    an_upgrade,
    any_number,
    battlefield,
    before_resolving_this_die,
    before_taking_damage,
    card_in_hand,
    character,
    claim_or_take,
    downgrade,
    each,
    event,
    exactly,
    opponents_character,
    opponents_die,
    opponents_support,
    play_this,
    plot,
    resolve_this_die,
    seq,
    setup,
    so_many,
    spot,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    would_activate,
    your_card_in_play,
    your_character,
    your_character_or_support,
    your_die,
    your_support,
    your_support_or_upgrade,
)

APPRENTICE = Subtype(("apprentice",))
PILOT = Subtype(("pilot",))
PIRATE = Subtype(("pirate",))
SCAVENGER = Subtype(("scavenger",))
SHIEN_MASTERY = Titled(("Shien Mastery",))
WOOKIEE = Subtype(("wookiee",))
USED_UP = Is(THIS, Not(Resourceful()))
TAKE_ONE = TakeFrom(1, AN_OPPONENT)
THEY_DISCARD = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "12053", "Anakin Skywalker", "Dedicated Mentor", BLUE, HERO, "jedi", "leader",
    unique=True, health=13, points=(15, 19), die="1MD 2MD 4MD1 1Sh 1R -",
    after=(activate(), May(To(
        DiscardFromHand(card_in_hand()),
        Then(
            MoveShields(1, a_character(Shielded()), to=a_character(RoomForShields(), Other(that("from")))),
            If(Is(that("to"), APPRENTICE), Draw(1)),
        ),
    ))),
)

character(
    "12020", "Commander Pyre", "Harsh Negotiator", RED, VILLAIN, "leader", "trooper",
    unique=True, health=11, points=(11, 14), die="1RD 2RD 2RD1 1F 1R -",
    after=(claim_or_take(), May(DealIndirect(1))),
)

character(
    "12039", "Kragan Gorr", "Pirate Captain", YELLOW, VILLAIN, "leader", "pirate", "scoundrel",
    unique=True, health=11, points=(13, 16), die="2RD 3RD1 3ID 1Dr 1R -",
    after=(
        activate(),
        seq(May(ActivateThem(your_character_or_support(PIRATE))), If(OffGuard(), May(TAKE_ONE))),
    ),
)

character(
    "12040", "Pyke Sentinel", "", YELLOW, VILLAIN, "guard", "scoundrel", health=7, points=(6,),
    keywords=(GUARDIAN,),
)

character(
    "12041", "Synara San", "Opportunistic Infiltrator", YELLOW, VILLAIN, "pirate", "scoundrel",
    unique=True, health=10, points=(12, 14), die="2RD 2ID 1Dr 1Dc 1R -",
    after=(activate(), If(OffGuard(), May(THEY_DISCARD))),
)

character(
    "12054", "Jedi Knight", "", BLUE, HERO, "jedi", health=10, points=(12, 15), die="2MD 3MD1 1Sh 1R Sp -",
    special=Then(
        GiveShields(1, to=a_character()),
        If(
            Is(THIS, ShieldsAtLeast(3)), DealDamage(2, to=a_character()), DealDamage(1, to=a_character())
        ),
    ),
    after=(setup(), May(GiveShields(2, to=THIS))),
)

character(
    "12074", "Tarfful", "Chieftain of Kachirho", RED, HERO, "wookiee", "leader",
    unique=True, health=11, points=(11, 14), die="1RD 1MD 2MD 2F 1R -",
    constant=MoreHealth(1, of=your_character(WOOKIEE, Other(THIS))),
    before=(before_resolving_this_die(DAMAGE_SHOWN), If(Is(THIS, DamageAtLeast(6)), IncreaseValue(1))),
)

character(
    "12092", "Vengeful Wookiee", "", YELLOW, HERO, "wookiee", health=9, points=(7,),
    before=(
        would_activate(),
        May(Then(Reroll(a_die()), If(Is(THIS, DamageAtLeast(6)), May(Remove(a_die()))))),
    ),
)

character(
    "12129", "Nar Shaddaa Thief", "", YELLOW, NEUTRAL, "scavenger", "scoundrel", health=7, points=(7,),
    power_action=If(Is(THIS, IsExhausted()), If(MoreResourcesThanYou(2), TAKE_ONE)),
)

character(
    "12147", "Jawa Junk Dealer", "", GRAY, NEUTRAL, "jawa", "scavenger", health=5, points=(5,),
    after=(activate(), May(Play((Colour((GRAY,)), IS_NEUTRAL), less=1))),
)

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
    does=seq(
        Choose(opponents_die(), as_="die"),
        Unless(
            ControllerOf(that("die")), pays=GiveYou(1, ControllerOf(that("die"))), does=Remove(that("die"))
        ),
    ),
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
        TakeFrom(HowMany("spotted"), AN_OPPONENT),
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

# ---- Plots and battlefields ----------------------------------------------------------------------

plot(
    "12105", "Valorous Tribe", GRAY, HERO, points=(3,),
    action=To(
        Exhaust(THIS),
        Then(
            MoveDamage(2, a_character(), to=your_character(Other(that("from")))),
            If(spot(WOOKIEE), May(Heal(1, a_character()))),
        ),
    ),
)

battlefield(
    "12157", "Abandoned Refinery", "Savereen",
    power_action=To(
        DiscardInPlay(your_support_or_upgrade()),
        Then(Play((OfType((SUPPORT, UPGRADE)),), less=1), Draw(1)),
    ),
)

plot(
    "12104", "Spectre Cell", GRAY, HERO, points=(-1,),
    constant=OnlyIfEach(Subtype(("spectre",))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "12015", "Ancient Sith Armor", BLUE, VILLAIN, "equipment", cost=2,
    keywords=(REDEPLOY,),
    before=(before_taking_damage(HOST), May(To(Exhaust(THIS), Block(1)))),
    after=(Trigger("Played", BY_YOU, None, (ABILITY,), (Same(HOST),)), May(Ready(THIS))),
)

upgrade(
    "12016", "Death Field", BLUE, VILLAIN, "ability", cost=5, die="2ID 3ID 3ID 4ID1 2Dc Sp",
    only_on=IS_BLUE,
    special=DealDamage(2, to=each(an_opponents_character())),
    action=To(Exhaust(THIS), RollIn(THIS_DIE)),
)

upgrade(
    "12017", "Pong Krell's Lightsaber", BLUE, VILLAIN, "weapon",
    unique=True, cost=3, die="2MD +2MD 1Sh 1R Sp1 -",
    special=DealDamage(2, to=up_to(2, a_character())),
    power_action=To(SpendOrSpot(1, spot(Titled(("Pong Krell",)))), RollSetAside("12017")),
)

upgrade(
    "12035", "Commander Pyre's Blaster", RED, VILLAIN, "weapon",
    unique=True, cost=2, die="+2RD +2RD +3RD 1Dr 1R -",
    after=(play_this(Titled(("Commander Pyre",))), May(TakeBattlefield())),
)

upgrade(
    "12051", "Boba Fett's Wrist Laser", YELLOW, VILLAIN, "equipment",
    unique=True, cost=1, die="1RD 1RD +2RD +2RD 1Dr -",
    after=(
        (play_this(Titled(("Boba Fett",))), May(TakeActions(1))),
        (resolve_this_die(), Unless(YOU, pays=DiscardFromHand(card_in_hand()), does=DiscardInPlay(THIS))),
    ),
)

upgrade(
    "12067", "Anakin Skywalker's Lightsaber", BLUE, HERO, "weapon",
    unique=True, cost=3, die="2MD 2MD +2MD 2Sh 1R -",
    keywords=(REDEPLOY,),
    constant=DiscardThisIf(spot(Titled(("Rey's Lightsaber",)))),
    after=(
        play_this(),
        Then(GiveShields(1, to=opponents_character()), GiveShields(2, to=a_character())),
    ),
)

upgrade(
    "12114", "Shien Mastery", BLUE, NEUTRAL, "ability", "form", cost=4, die="3MD 2Sh 2Sh 2R Sp Sp",
    only_on=IS_BLUE,
    constant=LimitPerCharacter(1, Subtype(("form",))),
    special=seq(DealDamage(2, to=a_character()), May(Remove(a_die(DAMAGE_SHOWN)))),
    after=(play_this(), May(RollIn(THIS_DIE))),
)

upgrade(
    "12115", "Shien Training", BLUE, NEUTRAL, "ability", cost=3, die="2MD 2Sh 1R Sp Sp -",
    only_on=IS_BLUE,
    special=seq(
        DealDamage(2, to=a_character()),
        Choose(your_character(Same(HOST)), as_="bearer"),
        May(To(DiscardInPlay(THIS), Play((SHIEN_MASTERY,), discard=True, free=True, on=that("bearer")))),
    ),
)

upgrade(
    "12037", "E-11D Blaster Rifle", RED, VILLAIN, "weapon", cost=3, die="1RD 2RD +3RD 1Dr 1Dc -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, IsElite())),
    after=(play_this(OfType((CHARACTER,)), Not(Unique())), May(Gain(1))),
)

upgrade(
    "12068", "Kanan Jarrus' Lightsaber", BLUE, HERO, "weapon",
    unique=True, cost=3, die="2MD 3MD1 +3MD 1Sh +2Sh -",
    after=(
        Trigger("DieTurned", BY_ANYBODY, None, (TheirDie(),)),
        May(Then(
            TurnTo(your_die(DieOf(THIS))),
            If(
                Is(HOST, Titled(("Kanan Jarrus",))),
                May(To(Exhaust(THIS), TurnTo(your_die(DieOf(HOST))))),
            ),
        )),
    ),
)

upgrade(
    "12087", "Fortitude", RED, HERO, cost=2,
    constant=(MoreHealth(3, of=HOST), MoreHealth(1, of=HOST, while_=Is(HOST, WOOKIEE))),
)

upgrade(
    "12146", "Z-6 Jetpack", YELLOW, NEUTRAL, "equipment", cost=2, die="2RD 2RD1 1Dr 1Sh Sp -",
    constant=EntersWith(1),
    special=Then(PlaceResources(1), DealIndirect(ResourcesOn(THIS))),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "12025", "Cruel Methods", RED, VILLAIN, cost=1,
    after=(claim_or_take(), May(DealDamage(1, to=HOST))),
)

downgrade(
    "12148", "Outdated Tech", GRAY, NEUTRAL, "mod", cost=1,
    modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    before=(Trigger("ResolveDie", BY_ANYBODY, None, (DieOf(HOST),)), May(IncreaseValue(-1))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "12032", 'The "Duchess"', RED, VILLAIN, "artillery", unique=True, cost=4, die="3RD 4RD1 2Dc Sp Sp -",
    special=Then(
        DealDamage(2, to=each(opponents_character())), DealDamage(1, to=each(opponents_character(TROOPER)))
    ),
)

support(
    "12034", "Viper Probe Droid", RED, VILLAIN, "droid", cost=0,
    after=(
        Trigger("DieRolls", BY_ANYBODY, None, (DAMAGE_SHOWN,)),
        If(spot_character(IS_RED), May(Then(To(Spend(1), Remove(that())), DiscardInPlay(THIS)))),
    ),
)

support(
    "12156", "Wretched Hive", GRAY, NEUTRAL, "location", cost=1,
    action=If(
        spot(SCAVENGER),
        To(
            Exhaust(THIS),
            Unless(AN_OPPONENT, pays=GiveYou(1, AN_OPPONENT), does=THEY_DISCARD),
        ),
    ),
)

support(
    "12033", "Tie Bomber", RED, VILLAIN, "vehicle", cost=3, die="2Dr 2Dr Sp Sp - -",
    constant=EntersWith(3),
    special=seq(To(RemoveResources(1), DealIndirect(4)), May(ReturnToHand(THIS))),
)

support(
    "12113", "Seeking Knowledge", BLUE, NEUTRAL, cost=1,
    constant=EntersWith(2),
    after=(action_phase_begins(), Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), Draw(3))))),
)

support(
    "12125", "Tactical Delay", RED, NEUTRAL, cost=1,
    constant=EntersWith(2),
    after=(
        action_phase_begins(),
        Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), TakeActions(2)))),
    ),
)

support(
    "12142", "Improvised Explosive", YELLOW, NEUTRAL, cost=1,
    constant=EntersWith(2),
    after=(
        action_phase_begins(),
        Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), DealIndirect(3, A_PLAYER)))),
    ),
)

support(
    "12143", "Raiding Party", YELLOW, NEUTRAL, "pirate", "scoundrel", cost=2, die="1RD +2RD 2ID 1Dc 1Dc -",
    after=(activate(), May(Then(RemoveResources(1, a_support_or_upgrade(Resourceful())), Gain(1)))),
)
