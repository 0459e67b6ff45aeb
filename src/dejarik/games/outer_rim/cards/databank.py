"""The databank apart from the contacts: customs, sabacc, favors gone wrong, jobs, and the starting cards."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

# Illegal cargo was found: what may still be done about it.
databank(
    1,
    "Imperial Presence",
    databank=If(
        HasReputation(IMPERIAL, POSITIVE),
        DeliverAfterAll(),
        Test(STEALTH, DeliverAfterAll(), seq(Harm(1), Reputation(IMPERIAL, -1))),
    ),
)
databank(
    1,
    "Unwanted Attention",
    databank=either(To(Pay(2_000), DeliverAfterAll()), Test(INFLUENCE, DeliverAfterAll(), EndTurn())),
)
databank(
    1,
    "Local Security",
    edition=2,
    databank=Fight("a customs squad", 2, win=DeliverAfterAll(), lose=LoseCargo()),
)
databank(
    1,
    "Special Interest Groups",
    databank=either(
        To(PlanetReputation(-1), DeliverAfterAll()), Test(KNOWLEDGE, DeliverAfterAll(), Harm(2)), EndTurn()
    ),
)

# Sabacc against another player.
databank(
    40,
    "An Epic Game of Sabacc",
    databank=Contest(
        (INFLUENCE, KNOWLEDGE),
        win=seq(LoseCredits(3_000, THAT_PLAYER), Credits(3_000), Fame(2), Complete()),
        lose=seq(LoseCredits(3_000), Credits(3_000, THAT_PLAYER)),
    ),
)
databank(
    40,
    "A Cutthroat Game of Sabacc",
    databank=Contest(
        (STEALTH, TACTICS), win=seq(Fame(2), Complete()), lose=seq(Fame(1, THAT_PLAYER), Harm(1))
    ),
)

# A favor that went wrong.
databank(
    41, "Tenuous Alliance", databank=either(To(Pay(2_000), Complete()), seq(ChosenReputation(-1), FailJob()))
)
databank(41, "Lost Faith", databank=Test(STRENGTH, Complete(), seq(Harm(2), FailJob())))
databank(
    41,
    "One More Condition",
    databank=either(
        Fight("a rival's gunhand", 3, win=Complete(), lose=FailJob()), seq(LoseCredits(1_000), FailJob())
    ),
)

# Jobs. A failed test in italics fails the job; the others cost something.
databank(
    42,
    "The Vault Below the Tables",
    job=seq(
        Test(INFLUENCE, failed=LoseCredits(2_000)),
        Test(STEALTH, failed=seq(Harm(1), FailJob())),
        Test(TECH, failed=Harm(2)),
        Complete(),
    ),
)
databank(
    43,
    "Boarding at Full Burn",
    job=seq(
        Test(PILOTING, failed=Harm(2, ship=True)), Test(TACTICS, failed=seq(Harm(1), FailJob())), Complete()
    ),
)
databank(
    44,
    "Under the Palace Floor",
    job=seq(
        Test(STEALTH, failed=Reputation(HUTT, -1)),
        Test(KNOWLEDGE, failed=Harm(1)),
        Test(STRENGTH, failed=seq(Harm(2), FailJob())),
        Complete(),
    ),
)
databank(
    45,
    "The Auction of the Jewel",
    job=seq(
        Test(KNOWLEDGE, failed=LoseCredits(2_000)),
        Test(TECH, failed=FailJob()),
        Test(TACTICS, failed=Fight("the auction's guards", 3, lose=FailJob())),
        Complete(),
    ),
)
databank(
    46,
    "Less Than Twelve Parsecs",
    job=seq(
        Test(PILOTING, failed=seq(Harm(2, ship=True), FailJob())),
        Test(KNOWLEDGE, failed=Harm(1, ship=True)),
        Test(TECH, failed=Harm(2, ship=True)),
        Test(PILOTING, failed=FailJob()),
        Complete(),
    ),
)
databank(
    47,
    "Cell Block Nine",
    job=seq(
        Test(STEALTH, failed=Fight("prison wardens", 3, lose=FailJob())),
        Test(STRENGTH, failed=Harm(2)),
        Test(TACTICS, failed=FailJob()),
        Complete(),
    ),
)
databank(
    48,
    "The Drowned Archive",
    job=seq(Test(KNOWLEDGE, failed=FailJob()), Test(STRENGTH, failed=Harm(2)), Complete()),
)
databank(
    49,
    "Rendezvous at Dusk",
    databank=seq(
        Test(STEALTH, failed=Harm(1)),
        Test(
            TACTICS,
            passed=seq(Credits(4_000), Fame()),
            failed=Fight("pursuers", 3, win=Credits(2_000), combat=SPACE),
        ),
    ),
)
databank(
    50,
    "Down Among the Spice",
    job=seq(
        Test(STEALTH, failed=Reputation(SYNDICATE, -1)),
        Test(STRENGTH, failed=seq(Harm(2), FailJob())),
        Test(PILOTING, failed=Harm(2, ship=True)),
        Complete(),
    ),
)
databank(
    51,
    "Whispers in the Castle",
    job=seq(
        Test(TACTICS, failed=FailJob()),
        Test(INFLUENCE, failed=Fight("an unmasked spy", 3, lose=FailJob())),
        Complete(),
    ),
)

# Starting bounties.
for target, value, to, start, combat in (
    ("boshek", 2, "tatooine", "ord-mantell", SPACE),
    ("ponda-baba", 2, "cantonica", "tatooine", GROUND),
    ("lobot", 2, "naboo", "takodana", GROUND),
    ("black-sun-agent", 3, "mon-calamari", "nal-hutta", GROUND),
):
    databank(
        90,
        f"starting bounty {target}",
        BOUNTY,
        contact=target,
        value=value,
        destination=to,
        start=start,
        combat=combat,
        eliminate=reward(4_000 + 1_000 * value),
        capture=reward(6_000 + 1_000 * value, 1),
        edition=2,
    )

# Starting cargoes.
for title, to, start, pays, traits in (
    ("Crate of Power Couplings", "lothal", "ord-mantell", reward(4_000), ()),
    ("Barrels of Jogan Brandy", "naboo", "tatooine", reward(4_000), ()),
    ("Medicine for the Mines", "kessel", "mon-calamari", reward(4_000), ()),
    ("Unmarked Blaster Gas", "nal-hutta", "ryloth", reward(5_000), ("illegal",)),
):
    databank(91, title, CARGO, destination=to, start=start, reward=pays, traits=traits)

# Starting jobs.
databank(
    92,
    "A Debt Collected",
    JOB,
    destination="cantonica",
    start="lothal",
    reward=reward(5_000),
    skills=(INFLUENCE,),
    critical=(INFLUENCE,),
    job=Test(INFLUENCE, Complete(), Harm(1)),
)
databank(
    92,
    "A Shipment Misplaced",
    JOB,
    destination="takodana",
    start="ryloth",
    reward=reward(5_000),
    skills=(TECH,),
    critical=(TECH,),
    job=Test(TECH, Complete(), LoseCredits(1_000)),
)
databank(
    92,
    "A Quiet Word",
    JOB,
    destination="nal-hutta",
    start="naboo",
    reward=reward(4_000, hutt=1),
    skills=(STEALTH,),
    critical=(STEALTH,),
    job=Test(STEALTH, Complete(), If(HasReputation(HUTT, NEGATIVE), Harm(1), Reputation(HUTT, -1))),
)
databank(
    92,
    "A Pilot Missing",
    JOB,
    destination="ord-mantell",
    start="mon-calamari",
    reward=reward(4_000, rebel=1),
    skills=(KNOWLEDGE, TACTICS),
    critical=(KNOWLEDGE,),
    job=seq(Test(KNOWLEDGE, failed=FailJob()), Test(TACTICS, failed=Harm(1)), Complete()),
)
