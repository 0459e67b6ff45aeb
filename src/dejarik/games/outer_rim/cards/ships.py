"""The ten ships: two to start with, eight for sale, with the famous ships they become."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import (
    CRIT,
    FOCUS,
    GROUND_COMBAT,
    HYPERDRIVE,
    JOB,
    MOD,
    SPACE,
    Bonus,
    ChoosePlayer,
    CompleteShipGoal,
    Duel,
    HasAsset,
    Pay,
    To,
    may_treat_as_hit,
    seq,
    sheet,
    ship,
)

ship("g9-rigger", 0, sheet("g9-rigger", 6, 2, 3, (1, 1, 0, 1)))
ship("g-1a-starfighter", 0, sheet("g-1a-starfighter", 5, 3, 4, (1, 1, 0, 1)))

ship(
    "hwk-290",
    5_000,
    sheet("hwk-290", 6, 3, 4, (1, 1, 0, 2), action=(To(Pay(7_000), CompleteShipGoal()), HasAsset(MOD))),
    sheet("moldy-crow", 6, 3, 4, (2, 1, 0, 2), bonuses=Bonus(GROUND_COMBAT, 1)),
)
ship(
    "gx1-short-hauler",
    5_000,
    sheet("gx1-short-hauler", 6, 2, 5, (1, 0, 1, 2)),
    sheet("gx1-flagship", 6, 2, 5, (1, 0, 1, 3), rules=["diplomatic-mission"]),
)
ship(
    "lancer",
    10_000,
    sheet("lancer", 6, 4, 5, (1, 1, 0, 2)),
    sheet("shadow-caster", 6, 4, 5, (1, 1, 0, 3), rules=["tractor-beam"]),
)
ship(
    "heavy-duty-lifter",
    10_000,
    sheet("heavy-duty-lifter", 6, 3, 5, (1, 0, 1, 3)),
    sheet("lifter-in-service", 6, 3, 5, (2, 1, 0, 3), bonuses=Bonus(HYPERDRIVE, 1, per=JOB)),
)
ship(
    "aggressor",
    15_000,
    sheet("aggressor", 6, 5, 5, (1, 1, 1, 2)),
    sheet("ig-2000", 6, 5, 5, (1, 1, 1, 3), rules=["keep-reputation"]),
    needed=2,
)
ship(
    "yv-666",
    15_000,
    sheet("yv-666", 7, 3, 5, (2, 0, 1, 3)),
    sheet("hounds-tooth", 7, 4, 5, (2, 0, 1, 3), rules=["nashtah-pup"]),
)
ship(
    "firespray-31",
    20_000,
    sheet(
        "firespray-31",
        6,
        5,
        6,
        (1, 1, 1, 2),
        encounter=seq(ChoosePlayer(fame="more"), Duel(CompleteShipGoal(), combat=SPACE)),
    ),
    sheet("slave-i", 6, 5, 6, (1, 2, 1, 2), rules=["pass-patrols-stealth"]),
)
ship(
    "yt-1300",
    20_000,
    sheet("yt-1300", 7, 4, 5, (1, 1, 1, 3)),
    sheet("millennium-falcon", 7, 5, 5, (1, 1, 1, 3), dice=may_treat_as_hit(FOCUS, CRIT)),
)
