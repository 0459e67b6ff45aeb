"""Encounters at navpoints: patrols, wreckage, and the long dark between stars. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "navpoints"
PATROL, CLEAR = "patrol", "clear"

encounter(
    DECK,
    "Friendly Colors",
    {
        PATROL: either(
            Credits(1_000), Test(INFLUENCE, seq(Credits(2_000), PatrolReputation()), PatrolReputation(-1))
        ),
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
        CLEAR: either(Test(TECH, Credits(3_000)), Test(TACTICS, Credits(4_000), Harm(2, ship=True))),
    },
)
encounter(
    DECK,
    "Derelict Freighter",
    {
        PATROL: either(Test(INFLUENCE, Credits(4_000), LoseCredits(1_000)), PatrolReputation()),
        CLEAR: either(Test(TECH, Credits(4_000), Harm(2, ship=True)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Pirate Ambush",
    {
        PATROL: either(
            PatrolReputation(),
            Fight(
                "pirate skiffs",
                3,
                win=seq(Credits(4_000), PatrolReputation()),
                lose=PatrolReputation(-1),
                combat=SPACE,
            ),
        ),
        CLEAR: Fight("pirate skiffs", 3, win=Credits(5_000), lose=LoseCredits(2_000), combat=SPACE),
    },
)
encounter(
    DECK,
    "Stop and Search",
    {
        PATROL: If(
            HasIllegal(),
            either(
                Test(STEALTH, Nothing(), seq(LoseCredits(2_000), PatrolReputation(-1))),
                Pay(1_000),
                To(Discard((CARGO,)), PatrolReputation()),
            ),
            either(Test(INFLUENCE, Credits(4_000), PatrolReputation(-1)), Credits(1_000)),
        ),
        CLEAR: seq(Heal(1, ship=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Drifting Pod",
    {
        PATROL: either(PatrolReputation(), Credits(2_000)),
        CLEAR: either(TakeThis(), RollFor(hit=Credits(2_000), crit=Credits(4_000), blank=Harm(1))),
    },
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
    {
        PATROL: either(
            Test(TACTICS, TakeThis(), Harm(1, ship=True)), seq(Heal(1, ship=True), Credits(1_000))
        ),
        CLEAR: either(Test(TECH, TakeThis(), Credits(1_000)), MoveOn(3)),
    },
    MOD,
    dice=MayTurn(("combat-space",), from_=(FOCUS,), to=HIT),
)
encounter(
    DECK,
    "Jammed Frequency",
    {
        PATROL: either(Test(TECH, seq(MovePatrol(2), Credits(3_000)), PatrolReputation(-1)), Credits(1_000)),
        CLEAR: None,
    },
    dice=MayWeaken(("combat-space",), limit="roll", by=2),
)
encounter(
    DECK,
    "Smuggler's Chart",
    {
        PATROL: either(
            Test(KNOWLEDGE, seq(Credits(2_000), PatrolReputation()), LoseCredits(1_000)), MoveOn(4)
        ),
        CLEAR: None,
    },
    secret_planning=MoveOn(10),
)
encounter(
    DECK,
    "Crossed Signals",
    {
        PATROL: either(
            RollFor(hit=Credits(2_000), crit=Credits(4_000), focus=MovePatrol(2), blank=Harm(1, ship=True)),
            Credits(1_000),
        ),
        CLEAR: None,
    },
    secret_action=MovePatrol(4),
)
encounter(
    DECK,
    "Nobody for Parsecs",
    {
        PATROL: either(seq(Heal(ALL), Credits(1_000)), PatrolReputation()),
        CLEAR: seq(Heal(2), Heal(2, ship=True)),
    },
)
encounter(
    DECK,
    "The Holonet Crew",
    {
        PATROL: either(
            Test(INFLUENCE, seq(PatrolReputation(), Credits(1_000)), LoseCredits(1_000)),
            Test(STRENGTH, Credits(3_000), Harm(1)),
        ),
        CLEAR: either(
            Test(PILOTING, seq(Credits(2_000), ChosenReputation()), Harm(1, ship=True)), Credits(1_000)
        ),
    },
)
encounter(
    DECK,
    "The Long Way Around",
    {
        PATROL: either(
            Test(PILOTING, seq(Credits(2_000), PatrolReputation()), Harm(2, ship=True)),
            Test(TACTICS, Credits(3_000), LoseCredits(1_000)),
        ),
        CLEAR: either(To(Harm(2, ship=True), MoveOn(6)), MoveOn(2)),
    },
    code="the-long-way-round",  # as records have it
)
encounter(
    DECK,
    "The Lamplighter",
    {
        PATROL: either(MovePatrol(4), Credits(1_000)),
        CLEAR: either(
            Test(KNOWLEDGE, seq(MoveOn(3), Credits(3_000))), seq(Heal(2, ship=True), Credits(1_000))
        ),
    },
)
