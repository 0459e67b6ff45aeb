"""Encounters at navpoints: patrols, wreckage, and the long dark between stars. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "navpoints"
PATROL, CLEAR = "patrol", "clear"

encounter(
    DECK,
    "Friendly Colors",
    {
        PATROL: either(Credits(2_000), Test(INFLUENCE, PatrolReputation(), PatrolReputation(-1))),
        CLEAR: ByReputation(
            REBEL,
            positive=seq(PatrolToYou(REBEL), Heal(ship=True)),
            neutral=seq(PatrolToYou(REBEL), Heal(ship=True)),
            negative=Test(PILOTING, failed=Harm(3, ship=True)),
        ),
    },
    code="friendly-colours",  # as records have it
)
encounter(
    DECK,
    "Sensor Ghost",
    {
        PATROL: May(Test(STEALTH, ExtraTurn(), PatrolReputation(-1))),
        CLEAR: Test(TECH, Credits(3_000), Nothing()),
    },
)
encounter(
    DECK,
    "Derelict Freighter",
    {
        PATROL: Test(INFLUENCE, Credits(3_000), LoseCredits(1_000)),
        CLEAR: either(Test(TECH, Credits(4_000), Harm(2, ship=True)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Pirate Ambush",
    {
        PATROL: seq(Credits(2_000), PatrolReputation()),
        CLEAR: Fight("pirate skiffs", 3, win=Credits(5_000), lose=LoseCredits(2_000), combat=SPACE),
    },
)
encounter(
    DECK,
    "Stop and Search",
    {
        PATROL: If(
            HasIllegal(),
            Test(STEALTH, Nothing(), seq(LoseCredits(2_000), PatrolReputation(-1))),
            Credits(2_000),
        ),
        CLEAR: seq(Heal(1, ship=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Drifting Pod",
    {PATROL: either(PatrolReputation(), Credits(2_000)), CLEAR: TakeThis()},
    CARGO,
    destination="mon-calamari",
    banned="mon-calamari",
    reward=reward(4_000),
)
encounter(
    DECK,
    "Gravity Well",
    {
        PATROL: Test(TACTICS, MovePatrol(3), Harm(2, ship=True)),
        CLEAR: Test(PILOTING, MoveOn(4), Harm(2, ship=True)),
    },
)
encounter(
    DECK,
    "Salvaged Gunnery Relay",
    {PATROL: Test(TACTICS, TakeThis(), Harm(1, ship=True)), CLEAR: Test(TECH, TakeThis(), Credits(1_000))},
    MOD,
    dice=MayTurn(("combat-space",), from_=(FOCUS,), to=HIT),
)
encounter(
    DECK,
    "Jammed Frequency",
    {PATROL: Test(TECH, seq(MovePatrol(2), Credits(2_000)), Nothing()), CLEAR: None},
    dice=MayWeaken(("combat-space",), limit="roll", by=2),
)
encounter(
    DECK,
    "Smuggler's Chart",
    {PATROL: Test(KNOWLEDGE, seq(Credits(2_000), PatrolReputation()), Credits(1_000)), CLEAR: None},
    secret_planning=MoveOn(10),
)
encounter(
    DECK,
    "Crossed Signals",
    {
        PATROL: RollFor(
            hit=Credits(2_000), crit=Credits(4_000), focus=MovePatrol(2), blank=Harm(1, ship=True)
        ),
        CLEAR: None,
    },
    secret_action=MovePatrol(4),
)
encounter(
    DECK,
    "Nobody for Parsecs",
    {PATROL: seq(Heal(2), PatrolReputation()), CLEAR: seq(Heal(2), Heal(2, ship=True))},
)
encounter(
    DECK,
    "The Holonet Crew",
    {
        PATROL: Test(INFLUENCE, seq(PatrolReputation(), Credits(1_000)), LoseCredits(1_000)),
        CLEAR: Test(PILOTING, seq(Credits(2_000), ChosenReputation()), Harm(1, ship=True)),
    },
)
encounter(
    DECK,
    "The Long Way Round",
    {
        PATROL: Test(PILOTING, seq(Credits(2_000), PatrolReputation()), Harm(2, ship=True)),
        CLEAR: either(To(Harm(2, ship=True), MoveOn(6)), MoveOn(2)),
    },
)
encounter(
    DECK,
    "The Lamplighter",
    {
        PATROL: either(To(Pay(1_000), MovePatrol(4)), Credits(2_000)),
        CLEAR: Test(KNOWLEDGE, seq(MoveOn(3), Credits(1_000)), Heal(1, ship=True)),
    },
)
