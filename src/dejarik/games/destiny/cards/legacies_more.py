"""Legacies: further characters, battlefields, plots, upgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AMBUSH,
    BLUE,
    CONTROL_BATTLEFIELD,
    EACH_PLAYER,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    INDIRECT_SHOWN,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    ActivateThem,
    Affiliated,
    AllOf,
    Choose,
    Color,
    ControllerOf,
    CostOf,
    CountOf,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    GiveYou,
    Half,
    HasKeyword,
    If,
    Is,
    May,
    Modifier,
    Not,
    OfType,
    Other,
    PlaceResources,
    Remove,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolveThem,
    RollSetAside,
    Same,
    ShieldsOn,
    Spend,
    SwitchBattlefield,
    TakeActions,
    TakeBattlefield,
    TakeResourcesFrom,
    Then,
    To,
    TurnTo,
    Unique,
    Unless,
    UseClaim,
    ValueOf,
    XIs,
    a_character,
    a_die,
    activate,
    any_number,
    battlefield,
    character,
    each,
    either,
    exactly,
    opponents_character,
    opponents_die,
    plot,
    resolve_this_die,
    seq,
    setup,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    would_be_defeated,
    your_character,
    your_character_or_support,
    your_die,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "05010", "Kallus", "Agent of the Empire", RED, VILLAIN, "leader", "trooper", unique=True, health=12,
    points=(14, 18), die="1RD 2RD 1MD 3MD1 1R -",
    power_action=either(
        TurnTo(your_die(DieOf(THIS), RANGED_SHOWN), symbols=(MELEE,)),
        TurnTo(your_die(DieOf(THIS), MELEE_SHOWN), symbols=(RANGED,)),
    ),
)

character(
    "05029", "Aayla Secura", "Jedi General", BLUE, HERO, "jedi", unique=True, health=10, points=(9, 12),
    die="1MD 2MD 2ID 1R Sp -",
    special=seq(TurnTo(your_die(Color((BLUE, RED)))), TurnTo(opponents_die())),
)

character(
    "05030", "Jedi Temple Guard", "", BLUE, HERO, "jedi", health=8, points=(8,), die="1MD +2MD 1Sh 2Sh 1R -",
    keywords=(GUARDIAN,),
)

character(
    "05032", "Obi-Wan Kenobi", "Jedi Master", BLUE, HERO, "jedi", unique=True, health=12, points=(15, 19),
    die="3MD 3MD1 1Sh 1Sh 1R -",
    after=(activate(), May(GiveShields(1, to=a_character()))),
)

character(
    "05041", "Wedge Antilles", "Squad Leader", RED, HERO, "pilot", unique=True, health=11, points=(11, 15),
    die="2ID +3ID 1Dr 1Sh 1R -",
    power_action=TurnTo(your_die(VEHICLE)),
)

character(
    "05049", "Saw Gerrera", "Extremist Leader", YELLOW, HERO, "leader", unique=True, health=11,
    points=(12, 16), die="2ID 3ID 1Dr 1R Sp -",
    special=Then(DiscardAtRandom(1, who=A_PLAYER), DealIndirect(CostOf("discarded"))),
)

character(
    "05050", "Zeb Orrelios", "The Last Lasat", YELLOW, HERO, "spectre", unique=True, health=12,
    points=(13, 17), die="1MD 2MD 3MD1 1Sh 1R -",
    constant=ResolveAs((MELEE,), RANGED, filter=DieOf(THIS)),
)

character(
    "05065", "Hondo Ohnaka", "Respected Businessman", YELLOW, NEUTRAL, "scoundrel", unique=True, health=10,
    points=(12, 15), die="1F 2Dr 1Dc Sp Sp -",
    special=seq(
        Choose(opponents_character(), as_="it"),
        Unless(
            ControllerOf(that()), pays=GiveYou(1, ControllerOf(that())), does=DealDamage(3, to=that())
        ),
    ),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "05175", "Citadel Landing Zone", "Scarif",
    claim=Then(Reroll(any_number(your_die())), May(ResolveThem(your_die()))),
)

battlefield(
    "05177", "Launch Deck", "Home One",
    claim=To(Remove(your_die(), as_="removed"), DealIndirect(Half(ValueOf(that("removed"))))),
)

battlefield(
    "05180", "Power Generator Trench", "Death Star I",
    claim=TurnTo(a_die()),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "05168", "Espionage", GRAY, NEUTRAL, points=(1,),
    after=(setup(), DiscardFromDeck(1, EACH_PLAYER)),
)

plot(
    "05169", "Fortify", GRAY, NEUTRAL, points=(2,),
    after=(setup(), GiveShields(1, to=a_character())),
)

plot(
    "05170", "Preemptive Strike", GRAY, NEUTRAL, points=(3,),
    after=(setup(), DealIndirect(2)),
)

plot(
    "05172", "Stolen Intel", GRAY, NEUTRAL, points=(2,),
    after=(setup(), Draw(1)),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "05015", "Fragmentation Grenade", RED, VILLAIN, "weapon", cost=1, die="1ID 1ID 1ID 2ID 3ID -",
    after=(resolve_this_die(), Unless(YOU, pays=Spend(1), does=DiscardInPlay(THIS))),
)

upgrade(
    "05016", "Grand Moff", RED, VILLAIN, "title", cost=4, die="2ID 3ID 2F 3F 2Dc 2R",
    only_on=AllOf((IS_RED, Unique())),
    power_action=either(UseClaim(), SwitchBattlefield()),
)

upgrade(
    "05017", "Kallus' Bo-Rifle", RED, VILLAIN, "weapon", unique=True, cost=3, die="2RD +4RD1 +3MD +3MD 1R -",
    keywords=(AMBUSH,),
)

upgrade(
    "05036", "Force Meditation", BLUE, HERO, "ability", cost=2, die="1F 1Sh 1R Sp Sp -",
    only_if=spot_character(IS_BLUE),
    special=DiscardFromDeck(2, A_PLAYER),
)

upgrade(
    "05037", "Obi-Wan Kenobi's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=3,
    die="2MD +3MD 2Sh 2Sh Sp -",
    only_on=IS_BLUE,
    special=seq(GiveShields(1, to=HOST), DealDamage(ShieldsOn(HOST), to=a_character(), unblockable=True)),
)

upgrade(
    "05044", "Camouflaged Rifle", RED, HERO, "weapon", cost=3, die="3RD1 +3RD 1Sh 1R Sp -",
    special=If(CONTROL_BATTLEFIELD, DealDamage(3, to=a_character()), DealDamage(2, to=a_character())),
)

upgrade(
    "05054", "Zeb Orrelios' Bo-Rifle", YELLOW, HERO, "weapon", unique=True, cost=3,
    die="+2RD +3RD +2MD +3MD 1R -",
    action=To(Spend(1), ResolveThem(your_die(Same(THIS_DIE), Modifier()), as_base=True)),
)

upgrade(
    "05059", "Hush-98 Comlink", BLUE, NEUTRAL, "equipment", cost=2, die="1F 2F 1Sh 1R +1R -",
    action=To(Remove(THIS_DIE), ActivateThem(any_number(your_character_or_support()))),
)

upgrade(
    "05062", "Auto Cannon", RED, NEUTRAL, "weapon", cost=3, die="3RD1 +4RD1 3ID +4ID 1R -",
)

upgrade(
    "05063", "E-11 Blaster", RED, NEUTRAL, "weapon", cost=2, die="1RD +2RD 2ID 1Sh 1R -",
    keywords=(REDEPLOY,),
)

upgrade(
    "05067", "Bartering", YELLOW, NEUTRAL, "ability", cost=1, die="1F 1Dc 1R +1R Sp -",
    special=seq(Gain(1), May(Draw(1, EACH_PLAYER))),
)

# rule: destiny.ability.die-bound.list
upgrade(
    "05068", "Gang Up", YELLOW, NEUTRAL, cost=3, die="XID XID XF XDr XSh -",
    constant=XIs(CountOf(your_character(IS_YELLOW))),
)

upgrade(
    "05071", "Canto Bight Pistol", GRAY, NEUTRAL, "weapon", cost=3, die="3RD1 2ID 1Sh 1R Sp -",
    keywords=(REDEPLOY,),
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), Affiliated((VILLAIN,))), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

upgrade(
    "05123", "Diplomatic Protection", YELLOW, HERO, cost=1,
    before=(
        would_be_defeated(HOST),
        May(To(DiscardInPlay(THIS), GiveShields(2, to=each(your_character(Other(that())))))),
    ),
)

upgrade(
    "05166", "Bodyguard", GRAY, NEUTRAL, "title", cost=1,
    only_on=Not(Unique()),
    constant=HasKeyword(GUARDIAN, of=HOST),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "05023", "Ark Angel", YELLOW, VILLAIN, "vehicle", unique=True, cost=2, die="1RD 2ID 1Sh 2Sh1 1R -",
    after=(activate(), ActivateThem(up_to(2, your_character_or_support(OfType((SUPPORT,)), Other(THIS))))),
)

support(
    "05024", "BT-1", YELLOW, VILLAIN, "droid", unique=True, cost=2, die="1MD 3MD1 1ID 2ID 1Dr -",
    after=(activate(), Then(DealIndirect(1, to=YOU), DealIndirect(1))),
)

support(
    "05028", "BB-9E", GRAY, VILLAIN, "droid", unique=True, cost=1, die="1MD 1ID 1Dr 1Dc Sp -",
    special=seq(Reroll(opponents_die()), RerollInstead()),
)

support(
    "05051", "Runaway Boomas", YELLOW, HERO, "artillery", cost=3, die="2ID 2ID 3ID - - -",
    power_action=To(Spend(1), RollSetAside("05051")),
)

support(
    "05055", "Republic Cruiser", GRAY, HERO, "vehicle", cost=2, die="1F 1R 1R Sp Sp -",
    special=either(
        GiveShields(2, to=a_character(Unique())), GiveShields(1, to=each(your_character(Unique())))
    ),
)

support(
    "05060", "Ground Battalion", RED, NEUTRAL, cost=4, die="2RD 2ID 3ID 4ID1 1Sh -",
    after=(activate(), May(TakeBattlefield())),
)

support(
    "05061", "Lookout Post", RED, NEUTRAL, "location", cost=2, die="+2ID +3ID +3ID 1Sh 1R -",
    only_if=CONTROL_BATTLEFIELD,
)

support(
    "05066", "Pirate Speeder Tank", YELLOW, NEUTRAL, "vehicle", cost=5, die="3RD 4ID 5ID1 2Sh Sp -",
    special=seq(DealDamage(2, to=a_character()), GiveShields(2, to=a_character()), TakeActions()),
)

support(
    "05091", "Command Bridge", RED, VILLAIN, "location", cost=1,
    action=To(Exhaust(THIS), ActivateThem(exactly(2, your_character(Not(Unique()))))),
)

support(
    "05146", "Cover Team", RED, NEUTRAL, cost=1,
    action=To(Exhaust(THIS), ResolveThem(your_die(INDIRECT_SHOWN), more=1)),
)

support(
    "05164", "Remote Stockpile", GRAY, NEUTRAL, "location", cost=1,
    action=To(Exhaust(THIS), either(PlaceResources(1), TakeResourcesFrom())),
)
