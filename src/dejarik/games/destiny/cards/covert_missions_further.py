"""Covert Missions: more cards, of all types."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    ABILITY,
    AMBUSH,
    AN_OPPONENT,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DOWNGRADE,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    MELEE_SHOWN,
    NEUTRAL,
    RED,
    REDEPLOY,
    SHIELD,
    SUPPORT,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VILLAIN,
    YELLOW,
    YOU,
    AllHold,
    Among,
    Bears,
    Block,
    CharacterDie,
    Choose,
    ControllerOf,
    CountOf,
    DealDamage,
    DealIndirect,
    DiscardAtRandom,
    DiscardFromHand,
    DiscardInPlay,
    DiscardThisIf,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    GiveYou,
    Heal,
    HowMany,
    If,
    Is,
    LimitPerCharacter,
    MatchingCard,
    May,
    MoveDamage,
    MoveShields,
    Named,
    NameOne,
    OfType,
    On,
    Other,
    Play,
    Ready,
    Remove,
    Reroll,
    RollIn,
    RollSetAside,
    RoomForShields,
    Same,
    SharesSubtype,
    Shielded,
    Showing,
    Spend,
    SpendOrSpot,
    Subtype,
    TakeActions,
    TakeBattlefield,
    Then,
    They,
    Titled,
    To,
    Trigger,
    Unless,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    a_downgrade,
    activate,
    an_opponents_character,
    an_opponents_dice,
    any_number,
    battlefield,
    before_taking_damage,
    card_in_hand,
    character,
    each,
    event,
    opponents_character,
    opponents_die,
    play_this,
    plot,
    resolve_this_die,
    seq,
    so_many,
    spot,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    your_character,
    your_die,
    your_support_or_upgrade,
)

SCAVENGER = Subtype(("scavenger",))
SHIEN_MASTERY = Titled(("Shien Mastery",))
THEY_DISCARD = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "12053", "Anakin Skywalker", "Dedicated Mentor", BLUE, HERO, "jedi", "leader",
    unique=True, health=13, points=(15, 19), die="1MD 2MD 4MD1 1Sh 1R -",
    after=(activate(), May(To(
        DiscardFromHand(card_in_hand()),
        Then(
            MoveShields(1, a_character(Shielded()), to=a_character(RoomForShields(), Other(that("from")))),
            If(Is(that("to"), Subtype(("apprentice",))), Draw(1)),
        ),
    ))),
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

# ---- Plots and battlefields ----------------------------------------------------------------------

plot(
    "12105", "Valorous Tribe", GRAY, HERO, points=(3,),
    action=To(
        Exhaust(THIS),
        Then(
            MoveDamage(2, a_character(), to=your_character(Other(that("from")))),
            If(spot(Subtype(("wookiee",))), May(Heal(1, a_character()))),
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
