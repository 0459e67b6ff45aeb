"""The eight characters."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

character(
    "Boba Fett",
    4,
    3,
    (STEALTH, TACTICS),
    90,
    Count(EarnBounty(), times=2),
    reputation=((HUTT, 1),),
    action=LookAtContact(),
    whenever_after=Whenever(EarnBounty(captured=False), Credits(5_000)),
)

character(
    "Bossk",
    4,
    3,
    (STRENGTH, TACTICS),
    90,
    Reach(HasCollection(gear=2, mods=1, worth=15_000)),
    reputation=((HUTT, 1),),
    action=seq(Heal(2), Heal(2, ship=True)),
    encounter_after=seq(ChoosePlayer(fame="not-less"), Duel(Fame(1))),
)

character(
    "Doctor Aphra",
    4,
    2,
    (KNOWLEDGE, STEALTH, TECH),
    92,
    Count(CompleteJobs(), times=2),
    reputation=((IMPERIAL, 1),),
    dice=MayGainSkill(),
    planning_after=(MarketAction(), OffMaelstrom()),
)

character(
    "Han Solo",
    4,
    3,
    (PILOTING, TECH),
    91,
    Reach(HasShipWorth(15_000)),
    reputation=((HUTT, -1),),
    bonuses=Bonus(HYPERDRIVE, 2),
    constants_after=PassPatrols(PILOTING),
)

character(
    "IG-88",
    4,
    3,
    (STRENGTH, TECH),
    90,
    Reach(HasDroids(2)),
    droid=True,
    dice=MayReroll(most=ANY),
    front_action=TakeDroid(),
    constants_after=Sacrifice(CREW),
)

character(
    "Jyn Erso",
    4,
    3,
    (INFLUENCE, TACTICS),
    92,
    Reach(MarkedPlanets(IMPERIAL, 2)),
    reputation=((IMPERIAL, -1),),
    dice=MayTurn((*COMBAT, "test"), from_=(FOCUS,), to=CRIT, limit="turn"),
    front_action=(Test(STEALTH, MarkPlanet()), both(OnPlanetOf(IMPERIAL), NotMarkedHere())),
    constants_after=DivertPatrols(spaces=3),
)

character(
    "Ketsu Onyo",
    4,
    3,
    (STEALTH, STRENGTH),
    90,
    Count(WinCombat(), times=3),
    reputation=((SYNDICATE, 1),),
    constants=FarEncounters(spaces=3),
    whenever_after=Whenever(WinCombat(), Credits(4_000)),
)

character(
    "Lando Calrissian",
    4,
    2,
    (INFLUENCE, KNOWLEDGE, PILOTING),
    91,
    Count(DeliverCargo(ILLEGAL), times=2),
    chooses_reputation=True,
    dice=MayReroll(EVERY_ROLL, limit="roll"),
    action_after=(To(Pay(1_000), Test(INFLUENCE, PlanetReputation())), OnFactionPlanet()),
)
