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
            neutral=either(Test(INFLUENCE, Reputation(IMPERIAL), LoseCredits(1_000)), Credits(1_000)),
            negative=either(Test(STEALTH, Credits(3_000), Harm(2)), LoseCredits(1_000)),
        ),
        MON_CALAMARI: either(Heal(ship=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "The Foreman's Ledger",
    {
        LOTHAL: either(
            Test(TECH, seq(Credits(2_000), Reputation(IMPERIAL)), Harm(1)),
            Test(STEALTH, Credits(3_000), Reputation(IMPERIAL, -1)),
        ),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=BuyFrom(("ship", "gear-mod"), 3_000),
            neutral=either(Test(TECH, Reputation(REBEL)), Credits(1_000)),
            negative=either(To(Pay(2_000), Reputation(REBEL)), Credits(1_000)),
        ),
    },
)
encounter(
    DECK,
    "Recruiting Drive",
    {
        LOTHAL: either(seq(Reputation(IMPERIAL), Reputation(REBEL, -1), Credits(1_000)), Credits(1_000)),
        MON_CALAMARI: either(
            seq(Reputation(REBEL), Reputation(IMPERIAL, -1), Credits(1_000)), Credits(1_000)
        ),
    },
)
encounter(
    DECK,
    "Loth-cat Burglary",
    {
        LOTHAL: either(
            Test(STEALTH, Credits(5_000), seq(LoseCredits(1_000), Reputation(IMPERIAL, -1))), Credits(1_000)
        ),
        MON_CALAMARI: either(
            Test(KNOWLEDGE, either(Credits(2_000), Reputation(REBEL))),
            Test(STEALTH, Credits(2_000), Harm(1)),
        ),
    },
)
encounter(
    DECK,
    "Shipwright's Apology",
    {
        LOTHAL: either(BuyFrom(("gear-mod",), 2_000), seq(LookAtContact(anywhere=True), Credits(1_000))),
        MON_CALAMARI: either(TakeThis(), seq(Heal(ship=True), Credits(1_000))),
    },
    MOD,
    bonuses=Bonus(HULL, 1),
)
encounter(
    DECK,
    "Deserters",
    {
        LOTHAL: either(seq(TakeThis(), Reputation(IMPERIAL, -1)), Reputation(IMPERIAL)),
        MON_CALAMARI: either(
            Fight("bounty poachers", 3, win=seq(Reputation(REBEL), Credits(2_000)), lose=LoseCredits(1_000)),
            seq(Credits(2_000), Reputation(REBEL, -1)),
        ),
    },
    CREW,
    skills=(STRENGTH,),
)
encounter(
    DECK,
    "A Favorite Weakness",
    {
        LOTHAL: None,
        MON_CALAMARI: either(Test(TACTICS, seq(Credits(2_000), Reputation(REBEL)), Harm(1)), Credits(1_000)),
    },
    dice=AddHit(COMBAT, limit="roll"),
    code="a-favourite-weakness",  # as records have it
)
encounter(
    DECK,
    "Contraband Sweep",
    {
        LOTHAL: If(
            HasIllegal(),
            either(
                Test(STEALTH, Credits(3_000), seq(LoseCredits(2_000), Reputation(IMPERIAL, -1))),
                LoseCredits(1_000),
            ),
            either(Credits(1_000), Reputation(IMPERIAL)),
        ),
        MON_CALAMARI: either(TakeThis(), Reputation(REBEL)),
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
            neutral=either(Test(INFLUENCE, Reputation(IMPERIAL)), Credits(1_000)),
            negative=either(
                Fight("parade troopers", 4, win=Credits(5_000), lose=Harm(1)),
                Test(STEALTH, Credits(2_000), Harm(2)),
            ),
        ),
        MON_CALAMARI: either(seq(Heal(2), MovePatrol(2)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Test Flight",
    {
        LOTHAL: either(Test(PILOTING, Credits(4_000), Harm(1, ship=True)), Test(TECH, Credits(2_000))),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=seq(Heal(ship=True), Credits(2_000)),
            neutral=either(Test(PILOTING, Reputation(REBEL), Harm(1, ship=True)), Credits(1_000)),
            negative=either(seq(PatrolToYou(REBEL), Credits(3_000)), Credits(1_000)),
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
            negative=either(Test(TACTICS, Credits(3_000), Harm(1)), Reputation(REBEL)),
        ),
        MON_CALAMARI: either(
            To(Pay(1_000), seq(Reputation(REBEL), Heal())), seq(Heal(2, ship=True), Credits(1_000))
        ),
    },
)
encounter(
    DECK,
    "Smelter Strike",
    {
        LOTHAL: either(
            seq(Reputation(REBEL), Reputation(IMPERIAL, -1), Credits(2_000)),
            Test(TACTICS, seq(Credits(2_000), Reputation(IMPERIAL)), Harm(1)),
        ),
        MON_CALAMARI: either(
            Test(STRENGTH, Credits(4_000), Harm(1)), To(Harm(1), seq(Reputation(REBEL), Credits(1_000)))
        ),
    },
)
encounter(
    DECK,
    "The Sculptor's Model",
    {LOTHAL: either(TakeThis(), Credits(1_000)), MON_CALAMARI: seq(Heal(1), Credits(2_000))},
    CARGO,
    destination="naboo",
    banned="naboo",
    reward=reward(5_000),
)
encounter(
    DECK,
    "Coral Choir",
    {
        LOTHAL: either(
            Test(INFLUENCE, Credits(3_000), seq(PatrolToYou(IMPERIAL), Reputation(IMPERIAL, -1))),
            Credits(1_000),
        ),
        MON_CALAMARI: ByReputation(
            REBEL,
            positive=seq(Credits(2_000), LookAtContact(anywhere=True)),
            neutral=either(Reputation(REBEL), Credits(1_000)),
            negative=either(Test(KNOWLEDGE, Reputation(REBEL), LoseCredits(1_000)), Credits(1_000)),
        ),
    },
)
