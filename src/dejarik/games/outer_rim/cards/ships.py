"""The ten ships: two to start with, eight for sale, with the famous ships they become."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

ship(0, sheet("g9-rigger", 6, 2, 3, (1, 1, 0, 1)))
ship(0, sheet("g-1a-starfighter", 5, 3, 4, (1, 1, 0, 1)))

ship(
    5_000,
    sheet("hwk-290", 6, 3, 4, (1, 1, 0, 2), action=(To(Pay(7_000), CompleteShipGoal()), HasAsset(MOD))),
    ByAbility("action"),
    sheet("moldy-crow", 6, 3, 4, (2, 1, 0, 2), bonuses=Bonus(GROUND_COMBAT, 1)),
)
ship(
    5_000,
    sheet("gx1-short-hauler", 6, 2, 5, (1, 0, 1, 2)),
    Count(GainAssets(CREW, 3)),
    sheet("gx1-flagship", 6, 2, 5, (1, 0, 1, 3), constants=AvoidPatrols()),
)
ship(
    10_000,
    sheet("lancer", 6, 4, 5, (1, 1, 0, 2)),
    Count(EarnBounty(captured=True)),
    sheet("shadow-caster", 6, 4, 5, (1, 1, 0, 3), constants=StopShips()),
)
ship(
    10_000,
    sheet("heavy-duty-lifter", 6, 3, 5, (1, 0, 1, 3)),
    Count(CompleteJobs(), condition=HasAsset(CARGO)),
    sheet("lifter-in-service", 6, 3, 5, (2, 1, 0, 3), bonuses=Bonus(HYPERDRIVE, 1, per=JOB)),
)
ship(
    15_000,
    sheet("aggressor", 6, 5, 5, (1, 1, 1, 2)),
    Count(WinCombat(against=PATROL), times=2),
    sheet("ig-2000", 6, 5, 5, (1, 1, 1, 3), constants=KeepReputation()),
)
ship(
    15_000,
    sheet(
        "yv-666",
        7,
        3,
        5,
        (2, 0, 1, 3),
        whenever=Whenever(RepairShip(3), May(To(Pay(7_000), CompleteShipGoal()))),
    ),
    ByAbility("whenever"),
    sheet("hounds-tooth", 7, 4, 5, (2, 0, 1, 3), constants=RescueRoll(2)),
)
ship(
    20_000,
    sheet(
        "firespray-31",
        6,
        5,
        6,
        (1, 1, 1, 2),
        encounter=seq(ChoosePlayer(fame="more"), Duel(CompleteShipGoal(), combat=SPACE)),
    ),
    ByAbility("encounter"),
    sheet("slave-i", 6, 5, 6, (1, 2, 1, 2), constants=PassPatrols(STEALTH)),
)
ship(
    20_000,
    sheet("yt-1300", 7, 4, 5, (1, 1, 1, 3)),
    Count(DeliverCargo(), condition=HasAsset(MOD, 2, one_less_with="chewbacca")),
    sheet("millennium-falcon", 7, 5, 5, (1, 1, 1, 3), dice=may_treat_as_hit(FOCUS, CRIT)),
)
