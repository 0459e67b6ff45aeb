"""Spark of Hope: upgrades and downgrades that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK_SHOWN,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CHARACTER,
    DAMAGE_SHOWN,
    DROID,
    FIRST_TURN,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    LEADER,
    NEUTRAL,
    RED,
    SUPPORT,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    Affiliated,
    AllHold,
    AllOf,
    Bears,
    CharacterDie,
    Choose,
    CopyOfThis,
    CountOf,
    DealDamage,
    DieOf,
    DiscardInPlay,
    DiscardThisIf,
    Exhaust,
    Gain,
    GiveShields,
    If,
    IncreaseValue,
    Is,
    IsExhausted,
    LimitPerCharacter,
    May,
    Modifies,
    MoveDamage,
    Not,
    NotSo,
    OfType,
    On,
    Other,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    RollIn,
    Same,
    Spend,
    Subtype,
    TakeBattlefield,
    Then,
    They,
    TheyHaveDefeated,
    Titled,
    To,
    Trigger,
    TurnTo,
    UseClaim,
    UseOnlyIf,
    a_character,
    a_die,
    a_downgrade,
    activate_host,
    any_number,
    before_resolving_this_die,
    card_in_play,
    downgrade,
    either,
    play_this,
    roll,
    seq,
    spot,
    that,
    upgrade,
    your_character,
    your_character_or_support,
    your_die,
)

DROID_BODY = AllOf((OfType((CHARACTER, SUPPORT)), DROID))
HOST_DEFEATED = Trigger("Defeated", BY_ANYBODY, HOST)
BOUNTY = Subtype(("bounty",))
BOUNTY_HUNTER = Subtype(("bounty-hunter",))
NIMAN_MASTERY = Titled(("Niman Mastery",))
WITCH = Subtype(("witch",))

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "11035", "Crimson Star", RED, VILLAIN, cost=0,
    only_if=TheyHaveDefeated(),
    action=To(Exhaust(THIS), ResolveThem(your_die(DieOf(HOST)), more=1)),
)

upgrade(
    "11051", "0-0-0 Protocol Matrix", YELLOW, VILLAIN, "mod", cost=1, die="1MD 1MD 1MD 2MD1 2MD1 -",
    modify=DROID_BODY,
)

upgrade(
    "11053", "Gauntlet Rockets", YELLOW, VILLAIN, "equipment", cost=3, die="1RD 2RD 3RD +4RD 2Dr -",
    only_on=BOUNTY_HUNTER,
    action=seq(
        Choose(a_character(), as_="it"),
        TurnTo(your_die(Same(THIS_DIE)), most=CountOf(a_downgrade(BOUNTY, On(that())))),
    ),
)

upgrade(
    "11054", "Pulse Cannon", YELLOW, VILLAIN, "weapon", cost=3, die="1RD 2RD 2RD1 3RD1 1Dr 1Dr1",
    power_action=Then(
        ResolveThem(your_die(Same(THIS_DIE))),
        Then(
            seq(RollIn(THIS_DIE), ResolveThem(your_die(Same(THIS_DIE)))),
            seq(RollIn(THIS_DIE), ResolveThem(your_die(Same(THIS_DIE)))),
        ),
    ),
)

upgrade(
    "11074", "Yoda's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=1, die="1MD +1MD 1Sh 1R Sp Sp",
    after=(play_this(Titled(("Yoda",))), May(GiveShields(1, to=HOST))),
    special=either(
        DealDamage(1, to=a_character(), unblockable=True),
        To(RemoveShields(HOST, 1), DealDamage(2, to=a_character(), unblockable=True)),
    ),
)

upgrade(
    "11090", "EL-16 Heavy Field Blaster", RED, HERO, "weapon", cost=3, die="+1RD +2RD +3RD +3ID +1R -",
    before=(before_resolving_this_die(), If(Modifies(TROOPER), May(IncreaseValue(1)))),
)

upgrade(
    "11091", "Salvaged Arm", RED, HERO, "mod", cost=1,
    modify=DROID_BODY,
    before=(
        Trigger("ResolveDie", BY_YOU, None, (DieOf(HOST, upgrades=True),)),
        May(To(Exhaust(THIS), IncreaseValue(1))),
    ),
)

upgrade(
    "11092", "Tico Pendant", RED, HERO, "equipment", cost=0,
    action=To(
        Exhaust(THIS),
        seq(
            Choose(a_character(Other(HOST)), as_="it"),
            If(
                Is(that(), Bears(CopyOfThis())),
                MoveDamage(2, that(), HOST),
                MoveDamage(1, that(), HOST, exactly=True),
            ),
        ),
    ),
)

upgrade(
    "11108", "Han Solo's Blaster", YELLOW, HERO, "weapon", unique=True, cost=3, die="1RD 2RD 3RD1 +3RD 1R -",
    keywords=(AMBUSH,),
    after=(
        play_this(),
        May(
            Then(
                They(AN_OPPONENT, Remove(your_die(DAMAGE_SHOWN))),
                If(Is(HOST, Titled(("Han Solo",))), May(ActivateThem(your_character(Same(HOST))))),
            )
        ),
    ),
)

upgrade(
    "11109", "Han Solo's Dice", YELLOW, HERO, "equipment", unique=True, cost=1, die="1R 1R 2R1 +1R +2R1 -",
    after=(
        roll(None, DieOf(HOST), BLANK_SHOWN),
        May(
            Then(
                To(Exhaust(THIS), Reroll(that())), If(Is(HOST, Titled(("Han Solo",))), May(Ready(THIS)))
            )
        ),
    ),
)

upgrade(
    "11122", "Niman Mastery", BLUE, NEUTRAL, "ability", "form", cost=2, die="2MD 1F 1Sh 1R Sp Sp",
    only_on=IS_BLUE,
    constant=LimitPerCharacter(1, Subtype(("form",))),
    after=(play_this(), TurnTo(a_die(OfType((CHARACTER, UPGRADE))))),
    special=seq(TurnTo(a_die(CharacterDie())), TurnTo(a_die(OfType((UPGRADE,))))),
)

upgrade(
    "11123", "Niman Training", BLUE, NEUTRAL, "ability", cost=1, die="1MD 1R Sp Sp - -",
    only_on=IS_BLUE,
    special=seq(
        TurnTo(a_die(OfType((UPGRADE,)))),
        May(To(DiscardInPlay(THIS), Play((NIMAN_MASTERY,), discard=True, free=True, on=HOST))),
    ),
)

upgrade(
    "11124", "Untamed Power", BLUE, NEUTRAL, "ability", cost=2, die="+2MD 1Dc 1R Sp Sp -",
    only_on=Subtype(("apprentice",)),
    special=seq(
        If(
            Is(HOST, Affiliated((HERO,))),
            seq(GiveShields(1, to=a_character()), Remove(a_die(DAMAGE_SHOWN))),
        ),
        If(
            Is(HOST, Affiliated((VILLAIN,))),
            seq(DealDamage(1, to=a_character()), Remove(a_die(Not(DAMAGE_SHOWN)))),
        ),
    ),
)

upgrade(
    "11136", "Admiral", RED, NEUTRAL, "title", cost=4, die="3ID 2F 3F 3Sh Sp Sp",
    only_on=LEADER,
    after=(play_this(), May(To(Spend(2), either(Ready(a_character()), Ready(card_in_play(VEHICLE)))))),
    special=To(Exhaust(THIS), either(Ready(a_character()), Ready(card_in_play(VEHICLE)))),
)

upgrade(
    "11137", "Communication Module", RED, NEUTRAL, "mod", cost=1,
    modify=DROID_BODY,
    after=(
        activate_host(),
        seq(
            If(Is(HOST, OfType((CHARACTER,))), May(TurnTo(a_die(OfType((SUPPORT,)))))),
            If(Is(HOST, OfType((SUPPORT,))), May(TurnTo(a_die(CharacterDie())))),
        ),
    ),
)

upgrade(
    "11155", "Grappling Arm", GRAY, NEUTRAL, "mod", cost=1, die="1MD +2MD 1F 1Dr - -",
    modify=DROID_BODY,
    action=To(Remove(your_die(Same(THIS_DIE))), DiscardInPlay(card_in_play(Subtype(("trap",))))),
)

upgrade(
    "11156", "Rocket Booster", GRAY, NEUTRAL, "mod", cost=2, die="1RD 2ID 3ID1 1Sh 2Sh -",
    modify=DROID_BODY,
    action=seq(
        Then(
            ActivateThem(your_character_or_support(Same(HOST))),
            ResolveThem(any_number(your_die(DieOf(HOST, upgrades=True)))),
        ),
        DiscardInPlay(THIS),
    ),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "11006", "Chancellor's Edict", BLUE, VILLAIN, "bounty", cost=1,
    after=((play_this(), RemoveShields(HOST)), (HOST_DEFEATED, May(GiveShields(2, to=a_character())))),
)

downgrade(
    "11008", "Possessed", BLUE, VILLAIN, "curse", cost=3,
    constant=DiscardThisIf(NotSo(spot(WITCH))),
    action=To(Exhaust(THIS), ResolveThem(a_die(DieOf(HOST)))),
)

downgrade(
    "11009", "Uncontrollable Rage", BLUE, VILLAIN, "curse", cost=1,
    action=UseOnlyIf(
        AllHold((Is(HOST, Not(IsExhausted())), NotSo(FIRST_TURN))),
        To(Exhaust(THIS), If(spot(WITCH), DealDamage(2, to=HOST), DealDamage(1, to=HOST))),
    ),
)

downgrade(
    "11024", "Priority Target", RED, VILLAIN, "bounty", cost=0,
    after=(HOST_DEFEATED, May(seq(TakeBattlefield(), UseClaim(or_power_action=True)))),
)

downgrade(
    "11138", "Dead Or Alive", YELLOW, NEUTRAL, "bounty", cost=1,
    only_if=spot(BOUNTY_HUNTER),
    after=((activate_host(by=BY_ANYBODY), May(Gain(1))), (HOST_DEFEATED, May(Gain(1)))),
)
