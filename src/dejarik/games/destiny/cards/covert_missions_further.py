"""Covert Missions: more plots, battlefields, upgrades, downgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    ABILITY,
    AN_OPPONENT,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CHARACTER,
    DAMAGE_SHOWN,
    EVENT,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    NEUTRAL,
    RED,
    REDEPLOY,
    RESOURCE,
    SUPPORT,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    AllOf,
    AtLeast,
    Block,
    CanBeActivated,
    CardIs,
    Choose,
    DealDamage,
    DealIndirect,
    Diceless,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    DiscardThisIf,
    Draw,
    EntersWith,
    Exhaust,
    Gain,
    GainsSubtype,
    GiveControl,
    GiveShields,
    GiveYou,
    HasKeyword,
    Heal,
    If,
    IncreaseValue,
    Is,
    IsElite,
    LimitPerCharacter,
    May,
    MoreAttached,
    MoreHealth,
    MoveDamage,
    Not,
    OfType,
    OnlyIfEach,
    Other,
    PlaceResources,
    Play,
    Ready,
    Remove,
    RemoveResources,
    Resourceful,
    ResourcesOn,
    ReturnToHand,
    RollIn,
    RollSetAside,
    Same,
    Showing,
    Spend,
    SpendOrSpot,
    Subtype,
    TakeActions,
    TakeBattlefield,
    TheirDie,
    Then,
    They,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unique,
    Unless,
    WinGame,
    a_character,
    a_die,
    a_support,
    a_support_or_upgrade,
    action_phase_begins,
    action_phase_ends,
    activate,
    an_opponents_character,
    battlefield,
    before_taking_damage,
    card_in_hand,
    claim_or_take,
    downgrade,
    each,
    either,
    exactly,
    opponents_character,
    play_this,
    plot,
    resolve_this_die,
    seq,
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
SPECTRE = Subtype(("spectre",))
SHIEN_MASTERY = Titled(("Shien Mastery",))
WOOKIEE = Subtype(("wookiee",))
USED_UP = Is(THIS, Not(Resourceful()))
THEY_DISCARD = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))

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
    constant=OnlyIfEach(SPECTRE),
)

plot(
    "12030", "Construct the Death Star", RED, VILLAIN, "death-star", "mission", points=(2,),
    action=If(
        AtLeast(2, your_die(Showing((RESOURCE,)))),
        To(
            Remove(exactly(2, your_die(Showing((RESOURCE,))))),
            Then(PlaceResources(2), If(Is(THIS, Resourceful(15)), WinGame())),
        ),
    ),
)

battlefield(
    "12159", "Pyke Syndicate Mine", "Kessel",
    claim=seq(
        If(spot_character(Diceless()), DiscardFromDeck(2, A_PLAYER), DiscardFromDeck(1, A_PLAYER)),
        If(CardIs("milled", Not(OfType((EVENT,)))), Gain(1)),
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

upgrade(
    "12069", "Padawan Braid", BLUE, HERO, cost=0,
    only_on=IS_BLUE,
    constant=(GainsSubtype("apprentice"), MoreAttached(UPGRADE, of=HOST)),
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

support(
    "12099", "Bucket", YELLOW, HERO, "droid", unique=True, cost=1, die="1F 1Sh Sp Sp - -",
    special=seq(Gain(1), either(PlaceResources(1, on=a_support()), Heal(1, a_support()))),
)

support(
    "12141", "Double Agent", YELLOW, NEUTRAL, cost=1,
    action=To(DiscardFromHand(card_in_hand(OfType((EVENT,)))), GiveControl()),
    after=(action_phase_ends(), DealIndirect(2, YOU)),
)

support(
    "12154", "Merchant Freighter", GRAY, NEUTRAL, "vehicle", cost=1,
    constant=(EntersWith(3), CanBeActivated()),
    after=(activate(), May(To(RemoveResources(1), Gain(1)))),
)
