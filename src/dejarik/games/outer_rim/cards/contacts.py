"""The twenty-two contacts and their databank cards, numbers 2 to 23.

Nineteen names are the box's, three are our own, and so is what happens when one meets them.
"""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

contact("4-lom", GREEN, 2, droid=True)
hireling(2, "4-lom", either(To(Pay(2_000), Hire()), Test(TECH, Hire(), Harm(1))), STEALTH, TECH, droid=True)

contact("black-krrsantan", GREEN, 3)
hireling(
    3,
    "black-krrsantan",
    either(To(Pay(3_000), Hire()), Test(STRENGTH, Hire(), Harm(2))),
    STRENGTH,
    bonuses=Bonus(GROUND_COMBAT, 1),
)

contact("black-sun-agent", WHITE, 4, faction=SYNDICATE)
hireling(
    4,
    "black-sun-agent",
    If(
        HasReputation(SYNDICATE, POSITIVE),
        Hire(),
        either(To(Pay(2_000), Hire()), To(Reputation(SYNDICATE, -1), Hire()), Credits(1_000)),
    ),
    STEALTH,
)

contact("boshek", WHITE, 5)
hireling(5, "boshek", either(To(Pay(1_000), Hire()), Test(PILOTING, Hire())), PILOTING)

contact("chewbacca", YELLOW, 6)
hireling(
    6,
    "chewbacca",
    seq(
        If(HasReputation(IMPERIAL, POSITIVE), Fight("a very angry wookiee", 3, lose=LoseCredits(1_000))),
        either(To(Pay(3_000), Hire()), Test(INFLUENCE, Hire(), Harm(1))),
    ),
    STRENGTH,
    TECH,
)

contact("chopper", GREEN, 7, droid=True, faction=REBEL)
hireling(
    7,
    "chopper",
    Test(TECH, Hire(), seq(Harm(1), May(To(Pay(2_000), Hire())))),
    TECH,
    droid=True,
    dice=MayReroll(("combat-space",), most=1),
)

contact("dengar", GREEN, 8)
hireling(
    8,
    "dengar",
    either(To(Pay(2_000), Hire()), Test(TACTICS, Hire(), LoseCredits(1_000))),
    TACTICS,
    dice=MayTurn(("combat-ground",), from_=(FOCUS,), to=HIT),
)

contact("doctor-evazan", WHITE, 9)
hireling(9, "doctor-evazan", seq(May(To(Pay(1_000), Heal(ALL))), Test(KNOWLEDGE, Hire(), Harm(1))), KNOWLEDGE)

contact("garindan", WHITE, 10)
databank(
    10,
    "meeting garindan",
    databank=either(
        To(Pay(1_000), seq(LookAtContact(anywhere=True), LookAtContact(anywhere=True))),
        seq(Credits(2_000), Reputation(REBEL, -1)),
        Test(STEALTH, RevealContacts(), LoseCredits(1_000)),
    ),
)

contact("grand-admiral-thrawn", YELLOW, 11, faction=IMPERIAL)
databank(
    11,
    "meeting grand-admiral-thrawn",
    edition=2,
    databank=If(
        HasReputation(IMPERIAL, NEGATIVE),
        seq(
            Test(INFLUENCE, Reputation(IMPERIAL), Harm(2)), Test(TACTICS, Credits(2_000), LoseCredits(2_000))
        ),
        either(
            seq(
                Test(TECH, failed=Harm(1, ship=True)),
                Fight("a rebel courier", 3, win=seq(Credits(4_000), Fame(), ContactLeaves()), combat=SPACE),
            ),
            seq(Reputation(IMPERIAL), Reputation(REBEL, -1)),
            Test(KNOWLEDGE, Credits(4_000)),
        ),
    ),
)

contact("greedo", GREEN, 12, faction=HUTT)
hireling(
    12,
    "greedo",
    either(
        To(Pay(1_000), Hire()),
        Fight("greedo", 2, win=seq(Credits(2_000), Reputation(HUTT, -1)), lose=LoseCredits(1_000)),
    ),
    TACTICS,
)

contact("hera-syndulla", YELLOW, 13, faction=REBEL)
hireling(
    13,
    "hera-syndulla",
    If(
        HasReputation(REBEL, NEGATIVE),
        Test(INFLUENCE, Reputation(REBEL)),
        either(
            Test(PILOTING, Hire()), To(Pay(4_000), seq(Hire(), Reputation(IMPERIAL, -1))), Reputation(REBEL)
        ),
    ),
    PILOTING,
    TACTICS,
    bonuses=Bonus(HYPERDRIVE, 1),
)

contact("hondo-ohnaka", YELLOW, 14)
hireling(
    14,
    "hondo-ohnaka",
    either(
        To(Pay(2_000), Hire()),
        To(Discard((CARGO,)), seq(Hire(), Credits(2_000))),
        RollFor(hit=Credits(2_000), crit=Credits(4_000), blank=LoseCredits(2_000)),
    ),
    INFLUENCE,
)

contact("k-2so", YELLOW, 15, droid=True, faction=REBEL)
hireling(
    15, "k-2so", either(Test(TECH, Hire(), Harm(2)), To(Pay(3_000), Hire())), KNOWLEDGE, STRENGTH, droid=True
)

contact("leia-organa", YELLOW, 16, faction=REBEL)
databank(
    16,
    "meeting leia-organa",
    edition=2,
    databank=If(
        HasReputation(REBEL, NEGATIVE),
        Test(INFLUENCE, Reputation(REBEL), LoseCredits(1_000)),
        either(
            seq(Read(49), ContactLeaves()),
            seq(Reputation(REBEL), Reputation(IMPERIAL, -1)),
            To(Pay(3_000), seq(Reputation(REBEL), ChosenReputation())),
        ),
    ),
)

contact("lobot", WHITE, 17)
hireling(17, "lobot", either(To(Pay(2_000), Hire()), Test(KNOWLEDGE, Hire())), TECH)

contact("maz-kanata", YELLOW, 18)
hireling(
    18,
    "maz-kanata",
    seq(
        Heal(2),
        either(Test(KNOWLEDGE, Hire()), To(Pay(4_000), Hire()), SwapWithHere(), BuyFrom(("luxury",), 2_000)),
    ),
    INFLUENCE,
    KNOWLEDGE,
)

contact("orrin-vash", WHITE, 19)
databank(
    19,
    "meeting orrin-vash",
    databank=either(
        To(Pay(2_000), BuyFrom(("bounty", "job", "gear-mod"), 3_000)),
        Test(INFLUENCE, BuyFrom(("cargo", "job"), FREE), LoseCredits(1_000)),
        MovePatrol(3),
    ),
)

contact("ponda-baba", WHITE, 20)
hireling(
    20,
    "ponda-baba",
    either(To(Pay(1_000), Hire()), Fight("ponda baba", 3, win=Hire(), lose=LoseCredits(1_000))),
    STRENGTH,
)

contact("rusk-7", GREEN, 21, droid=True)
hireling(
    21,
    "rusk-7",
    either(To(Pay(2_000), Hire()), Test(TECH, Hire(), Harm(1))),
    TACTICS,
    droid=True,
    bonuses=Bonus(SHIP_COMBAT, 1),
)

contact("sister-nalvi", WHITE, 22)
hireling(
    22,
    "sister-nalvi",
    seq(If(Not(IsDroid()), Heal(2)), May(To(Pay(1_000), Hire()))),
    KNOWLEDGE,
    action=If(Not(IsDroid()), Heal(1)),
)

contact("ziton-moj", GREEN, 23, faction=SYNDICATE)
databank(
    23,
    "meeting ziton-moj",
    databank=If(
        HasReputation(SYNDICATE, NEGATIVE),
        Fight("a black sun enforcer", 3, win=Reputation(SYNDICATE), lose=LoseCredits(2_000)),
        either(
            To(Pay(3_000), seq(Reputation(SYNDICATE), Credits(1_000))),
            Test(STEALTH, seq(Credits(3_000), Reputation(SYNDICATE)), Harm(2)),
            To(seq(Pay(4_000), Reputation(SYNDICATE, -1)), seq(Fame(), ContactLeaves())),
        ),
    ),
)
