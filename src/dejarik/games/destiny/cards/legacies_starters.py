"""Legacies: the cards of the two starter decks."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    BLANK,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    GRAY,
    HERO,
    HOST,
    INDIRECT,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    NEUTRAL,
    RANGED,
    RED,
    REDEPLOY,
    RESOURCE,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    WEAPON,
    YELLOW,
    YOU,
    ActivateThem,
    Both,
    CardOf,
    CharacterDie,
    Choose,
    ControllerOf,
    DamageAtLeast,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromTheirs,
    Draw,
    EachOfTheirs,
    Exhaust,
    Gain,
    GiveBattlefield,
    GiveShields,
    GiveYou,
    HasKeyword,
    Heal,
    If,
    Is,
    JustRolled,
    Later,
    Lose,
    Lowest,
    May,
    MoreIncome,
    OfType,
    Other,
    Play,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    RevealFromHand,
    Same,
    Shielded,
    Showing,
    Spend,
    Then,
    To,
    TurnTo,
    ValueAtMost,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    activate,
    activate_host,
    an_opponents_dice,
    any_number,
    battlefield,
    card_in_hand,
    character,
    each,
    event,
    opponents_die,
    play_this,
    seq,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    within,
    your_character,
    your_die,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "05013", "Veteran Stormtrooper", "", RED, VILLAIN, "trooper", health=9, points=(9,),
    die="1RD 2RD 3ID 1R - -",
)

character(
    "05019", "Boba Fett", "Deadly Mercenary", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=11,
    points=(12, 16), die="2RD 2MD 1Dr 1R Sp -",
    special=Then(
        Choose(a_die(), as_="die"), DealDamage(ValueOf(that("die")), to=a_character())
    ),
)

character(
    "05031", "Luke Skywalker", "Unlikely Hero", BLUE, HERO, "apprentice", unique=True, health=11,
    points=(11, 14), die="1RD 2RD 1MD 1Sh 1R -",
    power_action=To(Spend(2), ResolveThem(your_die(DieOf(THIS, upgrades=True)), more=2)),
)

character(
    "05046", "Han Solo", "Savvy Smuggler", YELLOW, HERO, "scoundrel", unique=True, health=10,
    points=(11, 14), die="2RD 2RD1 1Dc 1R +1R -",
    after=(activate(), May(Reroll(a_die()))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "05174", "Arid Wasteland", "Geonosis",
    claim=Lose(1),
)

battlefield(
    "05178", "Outer Rim Outpost", "Nal Hutta",
    claim=seq(Gain(1), Draw(1)),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "05084", "Battle Fatigue", RED, VILLAIN, cost=1,
    only_if=EachOfTheirs(DamageAtLeast(1)),
    does=Remove(an_opponents_dice()),
)

event(
    "05086", "Imperial Might", RED, VILLAIN, cost=2,
    does=ResolveThem(your_die(), more=2),
)

event(
    "05096", "Rumors", YELLOW, VILLAIN, cost=1,
    does=DiscardFromTheirs(),
)

event(
    "05097", "Subdue", YELLOW, VILLAIN, cost=1,
    does=Then(
        Choose(a_character(DamageAtLeast(3)), as_="it"),
        Remove(a_die(DieOf(that(), upgrades=True))),
    ),
)

event(
    "05098", "Take Flight", YELLOW, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=Reroll(up_to(2, your_die(IS_YELLOW))),
)

event(
    "05102", "Heightened Awareness", BLUE, HERO, cost=2,
    keywords=(AMBUSH,),
    does=GiveShields(3, to=a_character()),
)

event(
    "05116", "Bravado", YELLOW, HERO, cost=3,
    does=If(
        spot_character(IS_YELLOW), Then(Remove(opponents_die()), DealDamage(2, to=a_character()))
    ),
)

event(
    "05119", "Impulsive", YELLOW, HERO, cost=0,
    keywords=(AMBUSH,),
    does=ResolveThem(your_die()),
)

event(
    "05121", "Smuggler's Run", YELLOW, HERO, cost=0,
    does=seq(ActivateThem(your_character(IS_YELLOW)), If(JustRolled((RESOURCE,)), Gain(1))),
)

event(
    "05125", "Alter", BLUE, NEUTRAL, cost=2,
    does=TurnTo(up_to(2, a_die())),
)

event(
    "05128", "Invigorate", BLUE, NEUTRAL, cost=1,
    does=If(spot_character(IS_BLUE), Heal(1, each(your_character()))),
)

event(
    "05130", "Mislead", BLUE, NEUTRAL, cost=1,
    does=Remove(a_die(CharacterDie(), ValueAtMost(2))),
)

event(
    "05133", "The Force Is With Me", BLUE, NEUTRAL, cost=1,
    does=Remove(a_die(Showing((RANGED, INDIRECT)))),
)

event(
    "05136", "Crackdown", RED, NEUTRAL, cost=0,
    only_if=EachOfTheirs(DamageAtLeast(1)),
    does=Gain(1),
)

event(
    "05137", "Crash Landing", RED, NEUTRAL, cost=0,
    does=Then(
        Remove(a_die(Showing(DAMAGE)), as_="removed"), DealIndirect(ValueOf(that("removed")), to=YOU)
    ),
)

event(
    "05139", "Locked and Loaded", RED, NEUTRAL, cost=1,
    does=If(spot_character(IS_RED), TurnTo(up_to(2, your_die()), symbols=(INDIRECT,))),
)

event(
    "05143", "Superior Position", RED, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=Remove(a_die()),
)

event(
    "05147", "Bamboozle", YELLOW, NEUTRAL, cost=0,
    does=seq(
        Reroll(opponents_die(), as_="die"),
        If(Is(that("die"), Showing((BLANK,))), GiveYou(1, ControllerOf(that("die")))),
    ),
)

event(
    "05150", "Dangerous Maneuver", YELLOW, NEUTRAL, cost=0,
    does=seq(Heal(2, your_character()), DealIndirect(2, to=YOU)),
)

event(
    "05151", "Entangle", YELLOW, NEUTRAL, cost=2,
    does=If(spot_character(IS_YELLOW), Remove(within(3, up_to(2, a_die())))),
)

event(
    "05152", "Face-Off", YELLOW, NEUTRAL, cost=1,
    does=Then(
        seq(
            Choose(your_die(CharacterDie()), as_="mine"),
            Choose(opponents_die(CharacterDie()), as_="theirs"),
            Reroll(Both(that("mine"), that("theirs"))),
        ),
        DealDamage(2, to=CardOf(Lowest(Both(that("mine"), that("theirs"))))),
    ),
)

event(
    "05153", "Hasty Exit", YELLOW, NEUTRAL, cost=0,
    does=To(GiveBattlefield(), Remove(a_die(Showing(DAMAGE)))),
)

event(
    "05155", "Quick Draw", YELLOW, NEUTRAL, cost=0,
    does=Then(
        Play((OfType((UPGRADE,)), WEAPON)),
        Later("Played", May(ActivateThem(your_character(Same(that("host")))))),
    ),
)

event(
    "05160", "Ice Storm", GRAY, NEUTRAL, cost=0,
    does=RemoveShields(each(a_character()), 1),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "05026", "Hunter Instinct", YELLOW, VILLAIN, "ability", cost=2, die="1F 1Dr 1R Sp Sp -",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), DamageAtLeast(3)), DealDamage(2, to=that()), DealDamage(1, to=that())),
    ),
)

upgrade(
    "05027", "Wrist Rockets", YELLOW, VILLAIN, "weapon", cost=3, die="2RD 4ID1 1Dc 1R Sp -",
    only_on=IS_YELLOW,
    special=seq(
        DealDamage(2, to=a_character()), May(To(Spend(1), DealDamage(2, to=a_character())))
    ),
)

upgrade(
    "05056", "Force Focus", BLUE, NEUTRAL, "ability", cost=2, die="1Sh 1R 1R Sp Sp -",
    only_if=spot_character(IS_BLUE),
    special=seq(
        TurnTo(your_die(Other(THIS_DIE))),
        May(To(RevealFromHand(card_in_hand(IS_BLUE)), TurnTo(opponents_die()))),
    ),
)

upgrade(
    "05058", "Heirloom Lightsaber", BLUE, NEUTRAL, "weapon", cost=3, die="1MD 2MD 3MD 1Sh 1R -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, IS_BLUE)),
)

upgrade(
    "05064", "74-Z Speeder Bike", RED, NEUTRAL, "vehicle", cost=2, die="2RD1 1F 1F 1Sh 1R -",
    action=ResolveThem(your_die(Same(THIS_DIE)), and_=your_die(DieOf(HOST))),
)

upgrade(
    "05072", "Hidden Blaster", GRAY, NEUTRAL, "weapon", cost=2, die="1RD +2RD +2RD 1Dr 1R -",
    keywords=(AMBUSH,),
    after=(play_this(), May(RemoveShields(a_character(Shielded()), 1))),
)

upgrade("05073", "Hunting Rifle", GRAY, NEUTRAL, "weapon", cost=1, die="1RD 2RD1 1Dr 1R - -")

upgrade(
    "05167", "Quickdraw Holster", GRAY, NEUTRAL, "equipment", cost=0,
    after=(activate_host(), May(Reroll(any_number(your_die(DieOf(HOST, upgrades=True), WEAPON))))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "05025", "Slave I", YELLOW, VILLAIN, "vehicle", unique=True, cost=3, die="2RD 2ID 3ID1 1Sh 1R -",
    power_action=Then(
        Reroll(your_die(IS_YELLOW), as_="die"),
        May(Remove(opponents_die(ValueIs(ValueOf(that("die")))))),
    ),
)

support(
    "05035", "R2-D2", BLUE, HERO, "droid", unique=True, cost=1, die="1MD 1Dr 1Sh 1R Sp Sp",
    special=seq(Draw(1), May(TurnTo(your_die(Other(THIS_DIE))))),
)

support(
    "05052", "Millennium Falcon", YELLOW, HERO, "vehicle", unique=True, cost=4, die="2RD 3RD 4ID1 2Sh 2R -",
    after=(activate(), May(ActivateThem(your_character()))),
)

support(
    "05122", "Maz's Vault", YELLOW, HERO, "location", unique=True, cost=0,
    constant=MoreIncome(1),
)

support(
    "05134", "Perseverance", BLUE, NEUTRAL, cost=1,
    action=To(Exhaust(THIS), Then(Reroll(your_die(), as_="die"), May(Reroll(that("die"))))),
)

support(
    "05163", "Backup Specialist", GRAY, NEUTRAL, cost=1,
    action=To(Exhaust(THIS), Reroll(up_to(2, your_die()))),
)
