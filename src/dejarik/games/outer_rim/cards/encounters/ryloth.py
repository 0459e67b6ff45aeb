"""Encounters on Ryloth and Naboo: a free people in the canyons, a senator's gardens. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "ryloth-naboo"
RYLOTH, NABOO = "ryloth", "naboo"

encounter(
    DECK,
    "Canyon Wind",
    {
        RYLOTH: either(
            Test(PILOTING, seq(Credits(2_000), Reputation(REBEL)), Harm(2, ship=True)),
            To(Harm(1), Credits(2_000)),
        ),
        NABOO: seq(Heal(2), Heal(2, ship=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "The Hidden Ridge",
    {
        RYLOTH: ByReputation(
            REBEL,
            positive=either(Credits(3_000), seq(Heal(), Heal(ship=True))),
            neutral=either(Test(STEALTH, Reputation(REBEL), Harm(1)), Credits(1_000)),
            negative=Fight("a ridge patrol", 3, win=Credits(4_000), lose=LoseCredits(1_000)),
        ),
        NABOO: either(
            Test(INFLUENCE, seq(Credits(2_000), Reputation(IMPERIAL)), LoseCredits(1_000)),
            Test(PILOTING, Credits(3_000), Harm(1, ship=True)),
        ),
    },
)
encounter(
    DECK,
    "Governor's Reception",
    {
        RYLOTH: either(seq(Reputation(IMPERIAL), Reputation(REBEL, -1), Credits(2_000)), Reputation(REBEL)),
        NABOO: ByReputation(
            IMPERIAL,
            positive=either(Fame(), Credits(6_000)),
            neutral=either(To(Pay(1_000), Reputation(IMPERIAL)), Credits(1_000)),
            negative=Test(STEALTH, Credits(3_000), Harm(2)),
        ),
    },
)
encounter(
    DECK,
    "Lylek Nest",
    {
        RYLOTH: either(
            Fight("a lylek", 4, win=seq(Credits(3_000), Reputation(REBEL))),
            Test(STRENGTH, Reputation(REBEL), Harm(1)),
        ),
        NABOO: either(Test(KNOWLEDGE, Credits(3_000)), Test(STRENGTH, Credits(4_000), Harm(2))),
    },
)
encounter(
    DECK,
    "Twin Suns Song",
    {
        RYLOTH: either(TakeThis(), seq(Reputation(REBEL), Heal(1))),
        NABOO: either(Test(STRENGTH, Credits(3_000), Harm(1)), Test(TACTICS, Credits(2_000))),
    },
    CREW,
    skills=(KNOWLEDGE,),
)
encounter(
    DECK,
    "Gungan Armorer",
    {RYLOTH: either(BuyFrom(("gear-mod", "job"), 2_000), Credits(1_000)), NABOO: TakeThis()},
    GEAR,
    constants=Prevent(1, GROUND),
    code="gungan-armourer",  # as records have it
)
encounter(
    DECK,
    "Blind Spot",
    {
        RYLOTH: None,
        NABOO: either(
            Test(TECH, seq(Credits(2_000), Reputation(IMPERIAL)), LoseCredits(1_000)),
            Test(STEALTH, Credits(4_000), Reputation(IMPERIAL, -1)),
        ),
    },
    constants=SlipPast(),
)
encounter(
    DECK,
    "A Senator's Debt",
    {
        RYLOTH: either(
            seq(Credits(1_000), MovePatrol(3)), Test(TACTICS, Credits(4_000), Reputation(IMPERIAL, -1))
        ),
        NABOO: None,
    },
    secret_action=seq(Heal(), Heal(ship=True), Credits(1_000)),
)
encounter(
    DECK,
    "The Price of Renown",
    {
        RYLOTH: If(IsMostFamous(), LoseCredits(2_000), seq(Credits(2_000), Reputation(REBEL))),
        NABOO: seq(
            Credits(1_000),
            TheMostFamous(),
            Fight("ambitious duellists", 3, lose=LoseCredits(2_000, THAT_PLAYER), who=THAT_PLAYER),
        ),
    },
)
encounter(
    DECK,
    "Relief Convoy",
    {
        RYLOTH: ByReputation(
            REBEL,
            positive=May(GoDirectly(("mon-calamari", "ryloth"))),
            neutral=either(To(Pay(2_000), seq(Reputation(REBEL), Heal())), Credits(1_000)),
            negative=Test(TACTICS, Reputation(REBEL), LoseCredits(1_000)),
        ),
        NABOO: either(
            RollFor(
                hit=Credits(2_000), crit=Credits(5_000), focus=Reputation(IMPERIAL), blank=LoseCredits(1_000)
            ),
            To(Pay(1_000), Reputation(IMPERIAL)),
        ),
    },
)
encounter(
    DECK,
    "Patron of the Arts",
    {
        RYLOTH: either(To(Pay(2_000), seq(Reputation(REBEL), LookAtContact(anywhere=True))), Credits(1_000)),
        NABOO: either(To(Pay(2_000), ReputationBecomes(IMPERIAL, POSITIVE)), Test(INFLUENCE, Credits(3_000))),
    },
)
encounter(
    DECK,
    "The Family Totem",
    {
        RYLOTH: either(seq(TakeThis(), Heal(1)), To(Reputation(REBEL, -1), Credits(3_000))),
        NABOO: either(Test(KNOWLEDGE, Credits(4_000), LoseCredits(1_000)), Reputation(IMPERIAL)),
    },
    CARGO,
    destination="mon-calamari",
    banned="mon-calamari",
    reward=reward(3_000, rebel=1),
)
encounter(
    DECK,
    "Plasma Vent",
    {
        RYLOTH: either(Test(TECH, Credits(3_000), Harm(1)), To(Harm(2), Reputation(REBEL))),
        NABOO: either(
            Test(PILOTING, seq(Credits(3_000), Heal(1, ship=True)), Harm(2, ship=True)),
            Test(KNOWLEDGE, Credits(2_000)),
        ),
    },
)
encounter(
    DECK,
    "The Quiet Wing",
    {
        RYLOTH: either(
            Fight("tusk hunters", 3, win=Credits(4_000), lose=Harm(1)),
            Test(STEALTH, seq(Credits(1_000), Reputation(REBEL)), Harm(2)),
        ),
        NABOO: None,
    },
    secret_planning=GoDirectly(("lothal", "naboo")),
)
