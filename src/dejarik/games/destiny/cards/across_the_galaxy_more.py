"""Across the Galaxy: further cards that are no events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    BLUE,
    DAMAGE,
    DAMAGE_SHOWN,
    GRAY,
    HERO,
    HOST,
    INDIRECT,
    IS_BLUE,
    IS_NEUTRAL,
    IS_YELLOW,
    MELEE_SHOWN,
    NEUTRAL,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllOf,
    CharacterDie,
    CostAtMost,
    CountOf,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardInPlay,
    Exhaust,
    Gain,
    HasKeyword,
    If,
    Is,
    May,
    Modified,
    Not,
    OfType,
    Play,
    Remove,
    Reroll,
    ResolveThem,
    ReturnToHand,
    RollIn,
    Same,
    Spend,
    Subtype,
    TakeActions,
    Then,
    To,
    TurnTo,
    Unique,
    a_character,
    a_die,
    a_support,
    activate,
    activate_host,
    an_opponents_character,
    any_number,
    battlefield,
    card_in_play,
    character,
    each,
    either,
    play_this,
    seq,
    spot_character,
    support,
    upgrade,
    your_character,
    your_character_or_support,
    your_die,
)

VEHICLE_SUPPORT = AllOf((OfType((SUPPORT,)), Subtype(("vehicle",))))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "08020", "Super Battle Droid", "", RED, VILLAIN, "droid", health=9, points=(9,),
    die="1RD +2RD 1ID 2ID 1R -",
    power_action=TurnTo(your_die(Subtype(("droid",)), CharacterDie()), symbols=DAMAGE),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "08159", "Theed Royal Palace", "Naboo",
    power_action=seq(To(Remove(your_die()), Gain(1)), If(spot_character(IS_NEUTRAL), TakeActions())),
)

battlefield(
    "08160", "Training Room", "Kamino",
    power_action=Reroll(any_number(your_die(CharacterDie(), Not(Unique())))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "08050", "Donderbus Blaster Pistol", YELLOW, VILLAIN, "weapon", cost=2, die="1RD +2RD 2ID 1Dr 1R -",
    only_on=IS_YELLOW,
    keywords=(REDEPLOY,),
    after=(play_this(), May(ActivateThem(your_character(Same(HOST))))),
)

upgrade(
    "08069", "Lightsaber Training Staff", BLUE, HERO, "weapon", cost=1, die="0MD 0MD 0MD 1MD 1MD -",
)

upgrade(
    "08118", "Force Lift", BLUE, NEUTRAL, "ability", cost=3, die="2ID 1F 2F Sp Sp -",
    only_on=IS_BLUE,
    special=either(DealDamage(2, to=a_character()), ReturnToHand(a_support(CostAtMost(3)))),
)

upgrade(
    "08119", "Shatterpoint", BLUE, NEUTRAL, "ability", cost=2, die="2RD 1F 1R Sp1 Sp1 -",
    only_on=IS_BLUE,
    special=DiscardInPlay(
        card_in_play(
            Subtype(("equipment", "weapon")), CostAtMost(CountOf(your_die(IS_BLUE, ABILITY)))
        )
    ),
)

upgrade(
    "08131", "Dorsal Turret", RED, NEUTRAL, "weapon", "mod", cost=1, die="1RD +2RD 2ID 1Dc - -",
    modify=VEHICLE_SUPPORT,
    after=(play_this(), May(RollIn(THIS_DIE))),
)

upgrade(
    "08146", "Arc Caster", YELLOW, NEUTRAL, "weapon", "mod", cost=2, die="1RD +2RD 3ID 1Dr 1Sh -",
    modify=VEHICLE_SUPPORT,
    after=(
        play_this(),
        May(Then(ActivateThem(your_character_or_support(Same(HOST))), May(Reroll(a_die())))),
    ),
)

upgrade(
    "08147", "Black Sun Blaster Pistol", YELLOW, NEUTRAL, "weapon", cost=3, die="2RD 1Dr 1R Sp Sp -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, IS_NEUTRAL)),
    special=Then(DealIndirect(2), DealDamage(1, to=a_character())),
)

upgrade(
    "08148", "Flame Projector", YELLOW, NEUTRAL, "weapon", cost=2, die="1MD 2MD 2MD1 1Dr - -",
    only_on=IS_YELLOW,
    action=ResolveThem(your_die(Same(THIS_DIE), MELEE_SHOWN), as_symbol=INDIRECT, more=1),
)

upgrade(
    "08152", "Laser Cannon", GRAY, NEUTRAL, "weapon", "mod", cost=1,
    modify=VEHICLE_SUPPORT,
    after=(activate_host(), May(DealIndirect(1))),
)

upgrade(
    "08153", "Systems Gauge", GRAY, NEUTRAL, "mod", cost=1,
    modify=VEHICLE_SUPPORT,
    after=(activate_host(), May(To(Spend(1), Remove(a_die(DAMAGE_SHOWN))))),
)

upgrade(
    "08154", "Targeting Astromech", GRAY, NEUTRAL, "droid", "mod", cost=1,
    modify=VEHICLE_SUPPORT,
    action=To(Exhaust(THIS), TurnTo(your_die(DieOf(HOST)))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "08032", "Umbaran Hover Tank", RED, VILLAIN, "vehicle", cost=3, die="2RD 3ID 2Dr 1R Sp1 -",
    special=If(
        Is(THIS, Modified()),
        DealDamage(3, to=each(an_opponents_character())),
        DealDamage(2, to=each(an_opponents_character())),
    ),
)

support(
    "08048", "Firespray-31", YELLOW, VILLAIN, "vehicle", cost=4, die="2RD +3RD 3ID 4ID1 1Dr -",
    power_action=Play((Subtype(("mod",)),), less=2, on=THIS),
)

support(
    "08117", "Nexus Of Power", BLUE, NEUTRAL, "location", cost=1, die="0RD 0MD 0ID 0Dc 0Sh 0R",
    after=(activate(), May(TurnTo(your_die(Same(THIS_DIE))))),
)

support(
    "08130", "Senate Chamber", RED, NEUTRAL, "location", unique=True, cost=2, die="2F 2F 1Dc 1R 1R -",
    power_action=To(Remove(your_die()), TurnTo(a_die())),
)
