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
        RING: Test(INFLUENCE, Credits(3_000), LoseCredits(2_000)),
        TAKODANA: seq(Heal(2), either(Credits(1_000), LookAtContact(anywhere=True))),
    },
)
encounter(
    DECK,
    "Kafrene Cutpurse",
    {
        RING: Fight("a cutpurse's friends", 2, win=Credits(3_000), lose=LoseCredits(2_000)),
        TAKODANA: Test(STEALTH, Credits(4_000), Harm(1)),
    },
)
encounter(
    DECK,
    "Castle Regular",
    {RING: either(To(Pay(2_000), TakeThis()), Credits(1_000)), TAKODANA: TakeThis()},
    CREW,
    skills=(INFLUENCE,),
)
encounter(
    DECK,
    "Out of Work Pilot",
    {RING: TakeThis(), TAKODANA: Test(PILOTING, TakeThis(), Credits(1_000))},
    CREW,
    skills=(PILOTING,),
)
encounter(
    DECK,
    "Unlisted Motivator",
    {RING: May(To(BarterFor(2_000), TakeThis())), TAKODANA: Test(TECH, TakeThis(), Credits(1_000))},
    MOD,
    bonuses=Bonus(HYPERDRIVE, 1),
)
encounter(
    DECK,
    "Tunnel Map",
    {RING: None, TAKODANA: seq(LookAtContact(anywhere=True), Credits(2_000))},
    secret_action=seq(LookAtContact(anywhere=True), LookAtContact(anywhere=True), SwapWithHere()),
)
encounter(
    DECK,
    "A Song Heard Once",
    {
        RING: Test(KNOWLEDGE, seq(Credits(1_000), BuyFrom(("cargo", "luxury"), 2_000))),
        TAKODANA: None,
    },
    dice=MayReroll(("test",), most=ANY, limit="roll"),
)
encounter(
    DECK,
    "Encrypted Message",
    {RING: either(TakeThis(), Credits(1_000)), TAKODANA: TakeThis()},
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
        RING: If(
            HasAsset(CARGO), either(To(Discard((CARGO,)), Credits(4_000)), Credits(1_000)), Credits(2_000)
        ),
        TAKODANA: Test(KNOWLEDGE, either(Fame(), Credits(4_000)), Harm(1)),
    },
)
encounter(
    DECK,
    "House Rules",
    {
        RING: Fight("the pit's favorite", 4, win=Credits(5_000), lose=LoseCredits(1_000)),
        TAKODANA: either(Gamble(1_000, house=1_000), ChosenReputation()),
    },
)
encounter(
    DECK,
    "A Legend Retold",
    {
        RING: either(
            Test(INFLUENCE, seq(Credits(1_000), ChosenReputation())), Test(STRENGTH, Credits(3_000), Harm(1))
        ),
        TAKODANA: either(seq(ChoosePlayer(fighting=False), Fame(who=BOTH)), seq(Heal(2), Credits(2_000))),
    },
)
encounter(
    DECK,
    "A Borrowed Name",
    {
        RING: Test(STEALTH, Credits(4_000), ChosenReputation(-1)),
        TAKODANA: either(To(Pay(1_000), ChosenReputation()), Heal(2)),
    },
)
encounter(
    DECK,
    "The Unpaid Bill",
    {
        RING: Fight(
            "a debt collector",
            3,
            win=seq(Credits(2_000), BuyFrom(("gear-mod",), 2_000)),
            lose=LoseCredits(1_000),
        ),
        TAKODANA: Test(STRENGTH, seq(Credits(2_000), Heal(1)), Credits(1_000)),
    },
)
