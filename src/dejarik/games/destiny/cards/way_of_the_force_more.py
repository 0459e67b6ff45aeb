"""Way of the Force: further cards that are no events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    ABILITY,
    ALWAYS,
    AMBUSH,
    BLANK,
    BLANK_SHOWN,
    BLUE,
    BY_AN_OPPONENT,
    BY_ANYBODY,
    CHARACTER,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DROID,
    EVENT,
    GRAY,
    GUARDIAN,
    GUNGAN,
    HERO,
    HOST,
    IS_BLUE,
    IS_YELLOW,
    MELEE,
    NEUTRAL,
    RED,
    SPECIAL,
    THIS,
    THIS_DIE,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    ActivateThem,
    AtLeast,
    CardOf,
    CharacterDie,
    Choose,
    ControllerOf,
    CountOf,
    DamageAtLeast,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GainsSubtype,
    GiveShields,
    Has,
    HasKeyword,
    Heal,
    If,
    Is,
    LookAtHand,
    Lose,
    LowerCost,
    MakesElite,
    May,
    MoveUpgrade,
    Not,
    OfType,
    On,
    Other,
    PlaceResources,
    Play,
    Remove,
    Reroll,
    RerollInstead,
    ResolveThem,
    ReturnToHand,
    RollIn,
    Same,
    Showing,
    Spend,
    Subtype,
    TakeActions,
    TakeResourcesFrom,
    Then,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unique,
    Unless,
    ValueOf,
    XIs,
    a_character,
    a_die,
    activate,
    activate_host,
    an_opponents_character,
    an_upgrade,
    character,
    costs,
    each,
    either,
    opponents_die,
    play,
    play_this,
    plot,
    resolve_this_die,
    roll,
    seq,
    setup,
    spot_character,
    support,
    that,
    upgrade,
    would_be_defeated,
    would_play,
    your_character,
    your_character_or_support,
    your_die,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "07001", "Count Dooku", "Darth Tyranus", BLUE, VILLAIN, "sith", unique=True, health=12, points=(15, 18),
    die="2MD 3MD1 1F 2Sh 1R -",
    after=(
        activate(),
        seq(May(TurnTo(your_die(DieOf(THIS)), symbols=(MELEE,))), TurnTo(opponents_die(Showing((MELEE,))))),
    ),
)

character(
    "07002", "Fifth Brother", "Intimidating Enforcer", BLUE, VILLAIN, "inquisitor", unique=True, health=12,
    points=(13, 16), die="1MD 2MD 1Dc 1R Sp -",
    special=ResolveThem(your_die(OfType((UPGRADE,)), IS_BLUE, Not(ABILITY)), keep=ALWAYS),
)

character(
    "07018", "Arihnda Pryce", "Unscrupulous Governor", RED, VILLAIN, "leader", unique=True, health=10,
    points=(10, 13), die="2MD 1Dc 1R Sp Sp -",
    special=seq(
        TurnTo(your_die(Other(THIS_DIE)), as_="turned"),
        If(CONTROL_BATTLEFIELD, May(ResolveThem(your_die(Same(that("turned"))), more=1))),
    ),
)

character(
    "07019", "Executioner", "", RED, VILLAIN, "trooper", health=8, points=(8,), die="1MD 2MD 2MD1 1R - -",
    after=(Trigger("Defeated", BY_AN_OPPONENT), May(RollIn(THIS_DIE))),
)

character(
    "07036", "Jabba The Hutt", "Renowned Gangster", YELLOW, VILLAIN, "leader", "scoundrel", unique=True,
    health=12, points=(12, 16), die="2F 1R 1R Sp Sp -",
    special=DealIndirect(CountOf(your_die(Showing((SPECIAL,))))),
)

character(
    "07037", "Mandalorian Super Commando", "", YELLOW, VILLAIN, "trooper", health=9, points=(9,),
    die="1RD 2RD 1MD 1Sh 1Sh -",
    power_action=Then(Play((Subtype(("equipment", "weapon")),), on=THIS), DealDamage(1, to=a_character())),
)

character(
    "07054", "Ezra Bridger", "Aspiring Jedi", BLUE, HERO, "spectre", unique=True, health=8, points=(8, 11),
    die="1MD 2MD 1Dr 1Dc 1R -",
    power_action=If(AtLeast(3, an_upgrade(On(THIS))), Draw(2), If(Has(an_upgrade(On(THIS))), Draw(1))),
)

character(
    "07072", "Gungan Warrior", "", RED, HERO, "gungan", health=6, points=(6,), die="1MD 2ID 1Sh 1R - -",
)

character(
    "07073", "Leia Organa", "Heart of the Resistance", RED, HERO, "leader", unique=True, health=11,
    points=(12, 15), die="2F 1Dc 2Dc 1Sh 1R -",
    power_action=To(
        Remove(your_die(CharacterDie()), as_="removed"), DiscardFromDeck(ValueOf(that("removed")), A_PLAYER)
    ),
)

character(
    "07088", "Anakin Skywalker", "Podracing Prodigy", YELLOW, HERO, "pilot", unique=True, health=7,
    points=(7, 10), die="1Dc 1Sh 1R 1R 1R -",
    after=(activate(), May(TurnTo(your_die(Subtype(("droid", "podracer")))))),
)

character(
    "07090", "Cassian Andor", "Rebellion Operative", YELLOW, HERO, "leader", unique=True, health=10,
    points=(10, 14), die="1RD 2RD 1Dc 1Dc 1R -",
    after=(resolve_this_die(), May(either(DealIndirect(1), DiscardFromDeck(1, A_PLAYER)))),
)

character(
    "07091", "Trusted Informant", "", YELLOW, HERO, "scoundrel", health=9, points=(9,),
    die="2RD 2ID 1Dc 1R +1R -",
    after=(activate(), May(LookAtHand())),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "07029", "Blockade", RED, VILLAIN, points=(3,),
    after=(setup(), Lose(1)),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "07016", "Force Fear", BLUE, VILLAIN, "ability", cost=2, die="2ID 1Dr 1Dc Sp Sp -",
    only_on=IS_BLUE,
    special=seq(
        Choose(opponents_die(CharacterDie()), as_="it"),
        Unless(ControllerOf(that()), pays=DealDamage(2, to=CardOf(that())), does=Remove(that())),
    ),
)

upgrade(
    "07034", "Executioner's Axe", RED, VILLAIN, "weapon", cost=2, die="1MD 2MD1 +2MD 1R - -",
    after=(Trigger("Defeated", BY_AN_OPPONENT), May(RollIn(THIS_DIE))),
)

upgrade(
    "07052", "Underhanded Tactics", YELLOW, VILLAIN, "ability", cost=1, die="+1RD +1RD 1Dc Sp Sp -",
    special=seq(DealIndirect(1), May(ResolveThem(your_die(Other(THIS_DIE))))),
)

upgrade(
    "07085", "Electropole", RED, HERO, "weapon", cost=2, die="2MD 2MD1 2Dr 1Sh 1R -",
    before=(would_be_defeated(HOST), May(MoveUpgrade(THIS, to=your_character(GUNGAN, Other(that()))))),
)

upgrade(
    "07086", "Inspiring Presence", RED, HERO, cost=2,
    only_on=Unique(),
    constant=HasKeyword(GUARDIAN, of=your_character(Other(HOST))),
)

upgrade(
    "07105", "Stealthy", YELLOW, HERO, "ability", cost=2, die="2ID 2Sh 1R Sp Sp -",
    constant=GainsSubtype("trooper"),
    special=seq(
        Choose(your_die(CharacterDie()), as_="die"), DiscardFromDeck(ValueOf(that("die")), A_PLAYER)
    ),
)

upgrade(
    "07118", "Force Jump", BLUE, NEUTRAL, "ability", cost=1, die="1Sh 1Sh Sp Sp - -",
    only_on=IS_BLUE,
    special=seq(TurnTo(a_die(DAMAGE_SHOWN), symbols=(BLANK,)), RerollInstead()),
)

upgrade(
    "07119", "Way of the Force", BLUE, NEUTRAL, "ability", cost=3,
    only_if=spot_character(IS_BLUE),
    constant=MakesElite(),
)

upgrade(
    "07131", "Weapon Master", RED, NEUTRAL, "ability", cost=0,
    action=To(
        Remove(your_die(DieOf(HOST, upgrades=True))), TurnTo(your_die(DieOf(HOST, upgrades=True), WEAPON))
    ),
)

upgrade(
    "07143", "Mandalorian Vambraces", YELLOW, NEUTRAL, "equipment", cost=1, die="1RD 1MD 1Dr 1Dc 1Sh 1R",
    action=ReturnToHand(THIS),
)

upgrade(
    "07144", "Respected Businessman", YELLOW, NEUTRAL, "title", cost=2,
    after=(activate_host(), May(Gain(1))),
)

upgrade(
    "07145", "V-1 Thermal Detonator", YELLOW, NEUTRAL, "weapon", cost=2, die="1Dr 1Dc Sp Sp - -",
    special=To(DiscardInPlay(THIS), DealDamage(2, to=each(an_opponents_character()))),
)

upgrade(
    "07154", "Macrobinoculars", GRAY, NEUTRAL, "equipment", cost=1, die="1F 1R +1R Sp - -",
    special=seq(LookAtHand(), GiveShields(1, to=a_character())),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "07012", "Dark Empowerment", BLUE, VILLAIN, cost=0,
    action=To(costs(Exhaust(THIS), Remove(your_die(BLANK_SHOWN))), DealIndirect(1)),
)

support(
    "07013", "Count Dooku's Solar Sailer", BLUE, VILLAIN, "vehicle", unique=True, cost=3,
    die="2F 2F 1Sh 2Sh 2R -",
    after=(activate(), May(Draw(1))),
)

# rule: destiny.ability.die-bound.list
support(
    "07032", "Imperial Troop Transport", RED, VILLAIN, "vehicle", cost=3, die="XRD XRD1 XID XDr XSh -",
    constant=XIs(CountOf(your_character(Not(Unique())))),
)

support(
    "07033", "Planetary Bombardment", RED, VILLAIN, cost=6, die="4ID 5ID 6ID1 7ID1 4Dr -",
    keywords=(AMBUSH,),
    after=(play_this(), May(DealIndirect(CountOf(your_character_or_support(VEHICLE))))),
)

support(
    "07050", "Sebulba's Podracer", YELLOW, VILLAIN, "vehicle", "podracer", unique=True, cost=2,
    die="1ID 2ID1 1Dr 1Dc 1Sh -",
    keywords=(AMBUSH,),
    after=(
        resolve_this_die(),
        If(
            spot_character(Titled(("Sebulba",))),
            May(either(DealIndirect(1), DealDamage(1, to=a_character()))),
            May(DealIndirect(1)),
        ),
    ),
)

support(
    "07065", "Plo Koon's Starfighter", BLUE, HERO, "vehicle", unique=True, cost=3,
    die="2RD 3RD1 1Dr 1Sh 1R -",
    after=(
        activate(),
        seq(
            May(TurnTo(your_die(CharacterDie(), Not(Unique())), as_="turned")),
            If(spot_character(Titled(("Plo Koon",))), May(ResolveThem(your_die(Same(that("turned")))))),
        ),
    ),
)

support(
    "07082", "Gungan Catapult", RED, HERO, "artillery", cost=4, die="2RD 4ID 6ID2 3Dr - -",
    after=(activate(None, GUNGAN), May(Reroll(THIS_DIE))),
)

support(
    "07084", "Suppressive Fire", RED, HERO, cost=0,
    after=(
        activate(None, OfType((CHARACTER,)), by=BY_ANYBODY),
        May(To(costs(Spend(1), DiscardInPlay(THIS)), Remove(a_die(DieOf(that()))))),
    ),
)

support(
    "07107", "Dex's Diner", GRAY, HERO, "location", unique=True, cost=1,
    action=To(
        costs(Exhaust(THIS), Spend(1)),
        seq(
            Choose(a_character(), as_="it"),
            If(Is(that(), DamageAtLeast(6)), Heal(2, that()), Heal(1, that())),
        ),
    ),
)

support(
    "07130", "Hailfire Droid Tank", RED, NEUTRAL, "droid", "vehicle", cost=4, die="2RD 3RD1 2ID 3ID 2Dr 1Sh",
    after=(
        (play(VEHICLE), May(DealIndirect(1))),
        (play(DROID), May(ActivateThem(your_character_or_support(Same(that()))))),
    ),
)

support(
    "07140", "Streetwise", YELLOW, NEUTRAL, cost=1,
    before=(would_play(OfType((EVENT,)), IS_YELLOW), May(To(Exhaust(THIS), LowerCost(1)))),
)

support(
    "07141", "XS Stock Light Freighter", YELLOW, NEUTRAL, "vehicle", cost=2, die="1RD 2ID Sp Sp Sp -",
    keywords=(AMBUSH,),
    special=seq(either(PlaceResources(2), TakeResourcesFrom()), May(TakeActions())),
)

support(
    "07153", "Podracer", GRAY, NEUTRAL, "vehicle", "podracer", cost=1, die="1ID 2ID 1Dr 1Dc 1Sh -",
    keywords=(AMBUSH,),
    after=(roll(THIS_DIE, BLANK_SHOWN), ReturnToHand(THIS)),
)
