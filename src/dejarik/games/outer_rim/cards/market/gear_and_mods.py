"""The deck of gear and mods."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

ON_GROUND = ("combat-ground",)
IN_SPACE = ("combat-space",)

gear("Armored Vest", 4_000, traits=[ARMOR], bonuses=Bonus(HEALTH, 2), patrol="H3", ours="price")
gear(
    "Plastoid Armor",
    8_000,
    traits=[ARMOR],
    bonuses=Bonus(HEALTH, 2),
    dice=FewerDice(ON_GROUND, skills=(STRENGTH,)),
)
gear(
    "DL-44 Heavy Blaster Pistol",
    3_000,
    traits=[WEAPON],
    bonuses=Bonus(GROUND_COMBAT, 1),
    patrol="S3",
    ours="price",
)
gear("MPL-57 Grenade Launcher", 8_000, traits=[WEAPON], bonuses=Bonus(GROUND_COMBAT, 2))
gear(
    "Vibro-Ax",
    5_000,
    traits=[WEAPON],
    bonuses=Bonus(GROUND_COMBAT, 1),
    dice=MayTurn(ON_GROUND, skills=(STRENGTH,), from_=(HIT,), to=CRIT),
    patrol="R3",
    ours="price effect",
)
gear(
    "Vibroknife",
    3_000,
    traits=[WEAPON],
    dice=MayTurn(ON_GROUND, from_=(FOCUS,), to=HIT, more_with=(STEALTH, STRENGTH)),
    ours="price effect",
)
gear("Jetpack", 4_000, dice=MayCancel(ON_GROUND, crit_with=TACTICS), patrol="I3", ours="price")

mod(
    "Autoblaster",
    5_000,
    dice=MayTurn(IN_SPACE, from_=(FOCUS,), to=HIT, times=2, crit_with=TACTICS),
    ours="price effect",
)
mod("Ion Cannon", 5_000, dice=MayCancel(IN_SPACE, crit_with=TACTICS), patrol="H4")
mod("Targeting Computer", 2_000, dice=MayReroll(IN_SPACE, most=ANY, only=BLANK))
mod("Quad Laser Cannon", 2_000, bonuses=Bonus(SHIP_COMBAT, 1), patrol="S2")
mod("Maneuvering Thrusters", 5_000, dice=FewerDice(IN_SPACE, skills=(TACTICS,)), ours="price")
mod(
    "SubLight Acceleration Motor",
    4_000,
    dice=MayRerollTheirs(IN_SPACE, more_with=(PILOTING, TACTICS)),
    patrol="R2",
    ours="price",
)
mod("Shield Upgrade", 4_000, bonuses=Bonus(HULL, 1), action=Heal(1, ship=True), ours="price")
mod("Improved Nav Computer", 3_000, bonuses=Bonus(HYPERDRIVE, 1), patrol="I4", ours="effect")
mod("Gree Navigation Computer", 3_000, constants=PassMaelstrom(), ours="price deck")

service("Special Order", 2_000, "gear-mod", service=OrderSpecially(), patrol="S4")
