"""Encounters on the Ring of Kafrene and Takodana: the black market and the castle. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "ring-of-kafrene-takodana"
RING, TAKODANA = "ring-of-kafrene", "takodana"

encounter(
    DECK,
    "Back Room Auction",
    {
        RING: BuyFrom(("luxury", "gear-mod", "ship"), 3_000),
        TAKODANA: BuyFrom(("job", "bounty", "gear-mod"), 2_000),
    },
)
encounter(
    DECK,
    "Permit Trouble",
    {
        RING: either(
            Test(INFLUENCE, Credits(3_000), LoseCredits(2_000)),
            Test(KNOWLEDGE, Credits(2_000), LoseCredits(1_000)),
        ),
        TAKODANA: seq(Heal(2), either(Credits(1_000), LookAtContact(anywhere=True))),
    },
)
encounter(
    DECK,
    "Kafrene Cutpurse",
    {
        RING: either(
            Fight("a cutpurse's friends", 2, win=Credits(3_000), lose=LoseCredits(2_000)),
            Test(TACTICS, Credits(3_000), LoseCredits(1_000)),
        ),
        TAKODANA: either(
            Test(STEALTH, Credits(4_000), Harm(1)), seq(Credits(1_000), LookAtContact(anywhere=True))
        ),
    },
)
encounter(
    DECK,
    "Castle Regular",
    {
        RING: either(To(Pay(2_000), TakeThis()), Credits(1_000)),
        TAKODANA: either(TakeThis(), seq(Heal(2), LookAtContact(anywhere=True))),
    },
    CREW,
    skills=(INFLUENCE,),
)
encounter(
    DECK,
    "Out of Work Pilot",
    {
        RING: either(TakeThis(), BuyFrom(("gear-mod",), 3_000)),
        TAKODANA: either(Test(PILOTING, TakeThis(), Harm(1, ship=True)), Credits(1_000)),
    },
    CREW,
    skills=(PILOTING,),
)
encounter(
    DECK,
    "Unlisted Motivator",
    {
        RING: May(To(BarterFor(2_000), TakeThis())),
        TAKODANA: either(Test(TECH, TakeThis(), Credits(1_000)), Test(KNOWLEDGE, Credits(4_000))),
    },
    MOD,
    bonuses=Bonus(HYPERDRIVE, 1),
)
encounter(
    DECK,
    "Tunnel Map",
    {
        RING: None,
        TAKODANA: either(seq(LookAtContact(anywhere=True), SwapWithHere()), Credits(2_000)),
    },
    secret_action=seq(LookAtContact(anywhere=True), LookAtContact(anywhere=True), SwapWithHere()),
)
encounter(
    DECK,
    "A Song Heard Once",
    {
        RING: either(
            Test(KNOWLEDGE, seq(Credits(1_000), BuyFrom(("cargo", "luxury"), 2_000))),
            Test(TECH, Credits(3_000), LoseCredits(1_000)),
        ),
        TAKODANA: None,
    },
    dice=MayReroll(("test",), most=ANY, limit="roll"),
)
encounter(
    DECK,
    "Encrypted Message",
    {
        RING: either(TakeThis(), Credits(1_000)),
        TAKODANA: either(TakeThis(), Test(KNOWLEDGE, Credits(4_000), Harm(1))),
    },
    JOB,
    destination="player",
    reward=reward(4_000),
    constants=KeptForGood(),
    job=Complete(),
)
encounter(
    DECK,
    "Ancient Statues",
    {
        RING: either(
            To(Discard((CARGO,)), Credits(4_000)),
            Test(KNOWLEDGE, Credits(3_000), LoseCredits(1_000)),
            Credits(1_000),
        ),
        TAKODANA: either(
            Test(KNOWLEDGE, either(Fame(), Credits(4_000)), Harm(2)), seq(Heal(1), Credits(2_000))
        ),
    },
)
encounter(
    DECK,
    "House Rules",
    {
        RING: either(
            Fight("the pit's favorite", 4, win=Credits(5_000), lose=LoseCredits(1_000)),
            Test(INFLUENCE, Credits(3_000), Harm(1)),
        ),
        TAKODANA: either(Gamble(1_000, house=5_000), Credits(1_000)),
    },
)
encounter(
    DECK,
    "A Legend Retold",
    {
        RING: either(
            Test(INFLUENCE, seq(Credits(1_000), ChosenReputation())), Test(STRENGTH, Credits(4_000), Harm(1))
        ),
        TAKODANA: either(seq(ChoosePlayer(fighting=False), Fame(who=BOTH)), seq(Heal(2), Credits(2_000))),
    },
)
encounter(
    DECK,
    "A Borrowed Name",
    {
        RING: either(Test(STEALTH, Credits(4_000), ChosenReputation(-1)), Credits(1_000)),
        TAKODANA: either(To(Pay(1_000), ChosenReputation()), Heal(2)),
    },
)
encounter(
    DECK,
    "The Unpaid Bill",
    {
        RING: either(
            Fight(
                "a debt collector",
                3,
                win=seq(Credits(2_000), BuyFrom(("gear-mod",), 2_000)),
                lose=LoseCredits(2_000),
            ),
            To(Pay(1_000), LookAtContact(anywhere=True)),
            Harm(1),
        ),
        TAKODANA: either(Test(STRENGTH, Credits(3_000), Harm(1)), seq(Heal(1), Credits(1_000))),
    },
)
