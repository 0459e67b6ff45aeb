"""What cards said in the first edition, where later ones say something else: matches begun with it go on.

Nothing here ever changes (see `editions`).
"""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

# Whoever helped one to fame could be met for it again and again.
databank(
    11,
    "meeting grand-admiral-thrawn",
    databank=If(
        HasReputation(IMPERIAL, NEGATIVE),
        seq(
            Test(INFLUENCE, Reputation(IMPERIAL), Harm(2)), Test(TACTICS, Credits(2_000), LoseCredits(2_000))
        ),
        either(
            seq(
                Test(TECH, failed=Harm(1, ship=True)),
                Fight("a rebel courier", 3, win=seq(Credits(4_000), Fame()), combat=SPACE),
            ),
            seq(Reputation(IMPERIAL), Reputation(REBEL, -1)),
            Test(KNOWLEDGE, Credits(4_000)),
        ),
    ),
)

databank(
    16,
    "meeting leia-organa",
    databank=If(
        HasReputation(REBEL, NEGATIVE),
        Test(INFLUENCE, Reputation(REBEL), LoseCredits(1_000)),
        either(
            Read(49),
            seq(Reputation(REBEL), Reputation(IMPERIAL, -1)),
            To(Pay(3_000), seq(Reputation(REBEL), ChosenReputation())),
        ),
    ),
)

# Nearly half of the matches were won mainly by jobs, and hunters won least.
job(
    "Hijacking a Freighter",
    "patrolled-navpoint",
    (PILOTING, TACTICS),
    (TACTICS,),
    reward(8_000, 1),
    resolves=43,
    removed=True,
    ours="tests reward destination",
)
job(
    "Rooting Out Spies",
    "takodana",
    (TACTICS, INFLUENCE),
    (TACTICS,),
    reward(6_000, 1, imperial=-1),
    resolves=51,
    banned="takodana",
    removed=True,
    patrol="H3",
    ours="tests reward",
)
bounty(
    "ziton-moj",
    4,
    "ord-mantell",
    reward(4_000, 1, syndicate=-1),
    reward(6_000, 1, syndicate=-1),
    patrol="S4",
    ours="combat eliminate capture destination",
)
databank(1, "Local Security", databank=Fight("a customs squad", 3, win=DeliverAfterAll(), lose=LoseCargo()))
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
        eliminate=reward(3_000 + 1_000 * value),
        capture=reward(3_000 + 1_000 * value, 1),
    )
