"""Encounters on Lothal and Mon Calamari: factories and shipyards of two enemies. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "lothal-mon-calamari"
LOTHAL, MON_CALAMARI = "lothal", "mon-calamari"

encounter(
    DECK,
    "Papers, Please",
    {
        LOTHAL: ByReputation(
            IMPERIAL,
            positive=Credits(3_000),
            neutral=Test(INFLUENCE, Reputation(IMPERIAL), LoseCredits(1_000)),
            negative=Test(STEALTH, Credits(2_000), Harm(2)),
        ),
        MON_CALAMARI: seq(Heal(ship=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "The Foreman's Ledger",
    {
        LOTHAL: Test(TECH, seq(Credits(2_000), Reputation(IMPERIAL)), Harm(1)),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=BuyFrom(("ship", "gear-mod"), 3_000),
            neutral=Test(TECH, Reputation(REBEL)),
            negative=either(To(Pay(2_000), Reputation(REBEL)), Nothing()),
        ),
    },
)
encounter(
    DECK,
    "Recruiting Drive",
    {
        LOTHAL: either(seq(Reputation(IMPERIAL), Reputation(REBEL, -1)), Credits(1_000)),
        MON_CALAMARI: either(seq(Reputation(REBEL), Reputation(IMPERIAL, -1)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Loth-cat Burglary",
    {
        LOTHAL: Test(STEALTH, Credits(4_000), seq(LoseCredits(1_000), Reputation(IMPERIAL, -1))),
        MON_CALAMARI: Test(KNOWLEDGE, either(Credits(3_000), Reputation(REBEL)), Nothing()),
    },
)
encounter(
    DECK,
    "Shipwright's Apology",
    {LOTHAL: BuyFrom(("gear-mod",), 2_000), MON_CALAMARI: TakeThis()},
    MOD,
    bonuses=Bonus(HULL, 1),
)
encounter(
    DECK,
    "Deserters",
    {
        LOTHAL: seq(TakeThis(), Reputation(IMPERIAL, -1)),
        MON_CALAMARI: Fight(
            "bounty poachers", 3, win=seq(Reputation(REBEL), Credits(2_000)), lose=LoseCredits(1_000)
        ),
    },
    CREW,
    skills=(STRENGTH,),
)
encounter(
    DECK,
    "A Favorite Weakness",
    {LOTHAL: None, MON_CALAMARI: Test(TACTICS, seq(Credits(2_000), Reputation(REBEL)), Harm(1))},
    dice=AddHit(COMBAT, limit="roll"),
    code="a-favourite-weakness",  # as records have it
)
encounter(
    DECK,
    "Contraband Sweep",
    {
        LOTHAL: If(
            HasIllegal(),
            Test(STEALTH, Credits(2_000), seq(LoseCredits(2_000), Reputation(IMPERIAL, -1))),
            Credits(2_000),
        ),
        MON_CALAMARI: TakeThis(),
    },
    CARGO,
    destination="tatooine",
    banned="tatooine",
    reward=reward(6_000),
    traits=[ILLEGAL],
)
encounter(
    DECK,
    "Parade Day",
    {
        LOTHAL: ByReputation(
            IMPERIAL,
            positive=either(Fame(), Credits(4_000)),
            neutral=Test(INFLUENCE, Reputation(IMPERIAL)),
            negative=Fight("parade troopers", 4, win=Credits(5_000), lose=Harm(1)),
        ),
        MON_CALAMARI: seq(Heal(2), MovePatrol(2)),
    },
)
encounter(
    DECK,
    "Test Flight",
    {
        LOTHAL: Test(PILOTING, Credits(4_000), Harm(1, ship=True)),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=seq(Heal(ship=True), Credits(2_000)),
            neutral=Test(PILOTING, Reputation(REBEL), Harm(1, ship=True)),
            negative=seq(PatrolToYou(REBEL), Credits(2_000)),
        ),
    },
)
encounter(
    DECK,
    "Captain of Industry",
    {
        LOTHAL: ByReputation(
            IMPERIAL,
            positive=BuyFrom(("gear-mod", "ship"), 4_000),
            neutral=either(To(Pay(1_000), Reputation(IMPERIAL)), Credits(1_000)),
            negative=Test(TACTICS, Credits(2_000), Reputation(REBEL)),
        ),
        MON_CALAMARI: either(To(Pay(2_000), seq(Reputation(REBEL), Heal())), Heal(2, ship=True)),
    },
)
encounter(
    DECK,
    "Smelter Strike",
    {
        LOTHAL: either(
            seq(Reputation(REBEL), Reputation(IMPERIAL, -1), Credits(1_000)),
            Test(TACTICS, seq(Credits(2_000), Reputation(IMPERIAL)), Harm(1)),
        ),
        MON_CALAMARI: either(Test(STRENGTH, Credits(4_000), Harm(1)), To(Harm(1), Reputation(REBEL))),
    },
)
encounter(
    DECK,
    "The Sculptor's Model",
    {LOTHAL: TakeThis(), MON_CALAMARI: seq(Heal(1), Credits(2_000))},
    CARGO,
    destination="naboo",
    banned="naboo",
    reward=reward(5_000),
)
encounter(
    DECK,
    "Coral Choir",
    {
        LOTHAL: Test(INFLUENCE, Credits(3_000), PatrolToYou(IMPERIAL)),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=seq(Credits(2_000), LookAtContact(anywhere=True)),
            neutral=either(Reputation(REBEL), Credits(1_000)),
            negative=Test(KNOWLEDGE, Reputation(REBEL), LoseCredits(1_000)),
        ),
    },
)
