"""The eight characters."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import (
    ANY,
    COMBAT,
    CRIT,
    EVERY_ROLL,
    FOCUS,
    HUTT,
    HYPERDRIVE,
    IMPERIAL,
    INFLUENCE,
    KNOWLEDGE,
    PILOTING,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
    Bonus,
    ChoosePlayer,
    Duel,
    Fame,
    Heal,
    LookAtContact,
    MarketAction,
    MarkPlanet,
    MayGainSkill,
    MayReroll,
    MayTurn,
    NotMarkedHere,
    OffMaelstrom,
    OnFactionPlanet,
    OnPlanetOf,
    Pay,
    PlanetReputation,
    TakeDroid,
    Test,
    To,
    both,
    character,
    seq,
)

character(
    "Boba Fett",
    4,
    3,
    (STEALTH, TACTICS),
    90,
    reputation=((HUTT, 1),),
    needed=2,
    action=LookAtContact(),
    after=["eliminations-pay"],
)

character(
    "Bossk",
    4,
    3,
    (STRENGTH, TACTICS),
    90,
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
    reputation=((IMPERIAL, 1),),
    needed=2,
    dice=MayGainSkill(),
    planning_after=(MarketAction(), OffMaelstrom()),
)

character(
    "Han Solo",
    4,
    3,
    (PILOTING, TECH),
    91,
    reputation=((HUTT, -1),),
    bonuses=Bonus(HYPERDRIVE, 2),
    after=["pass-patrols-piloting"],
)

character(
    "IG-88",
    4,
    3,
    (STRENGTH, TECH),
    90,
    droid=True,
    dice=MayReroll(most=ANY),
    front_action=TakeDroid(),
    after=["sacrifice-crew"],
)

character(
    "Jyn Erso",
    4,
    3,
    (INFLUENCE, TACTICS),
    92,
    reputation=((IMPERIAL, -1),),
    dice=MayTurn((*COMBAT, "test"), from_=(FOCUS,), to=CRIT, limit="turn"),
    front_action=(Test(STEALTH, MarkPlanet()), both(OnPlanetOf(IMPERIAL), NotMarkedHere())),
    after=["divert-patrols"],
)

character(
    "Ketsu Onyo",
    4,
    3,
    (STEALTH, STRENGTH),
    90,
    reputation=((SYNDICATE, 1),),
    needed=3,
    rules=["far-encounters"],
    after=["wins-pay"],
)

character(
    "Lando Calrissian",
    4,
    2,
    (INFLUENCE, KNOWLEDGE, PILOTING),
    91,
    chooses_reputation=True,
    needed=2,
    dice=MayReroll(EVERY_ROLL, limit="roll"),
    action_after=(To(Pay(1_000), Test(INFLUENCE, PlanetReputation())), OnFactionPlanet()),
)
