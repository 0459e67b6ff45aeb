"""Encounters on Cantonica and Ord Mantell: gambling, shopping, and old soldiers. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "cantonica-ord-mantell"
CANTONICA, ORD_MANTELL = "cantonica", "ord-mantell"

encounter(
    DECK,
    "High Table",
    {
        CANTONICA: Gamble(2_000, house=2_000),
        ORD_MANTELL: either(Test(TACTICS, Credits(3_000), LoseCredits(1_000)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Fathier Odds",
    {
        CANTONICA: May(
            To(Pay(1_000), RollFor(hit=Credits(2_000), crit=Credits(5_000), focus=Credits(1_000)))
        ),
        ORD_MANTELL: either(Credits(1_000), Test(STRENGTH, Credits(4_000), Harm(2))),
    },
)
encounter(
    DECK,
    "Arms Salon",
    {
        CANTONICA: either(BuyFrom(("gear-mod", "luxury"), 2_000), Credits(1_000)),
        ORD_MANTELL: BuyFrom(("gear-mod",), 3_000),
    },
)
encounter(
    DECK,
    "Veterans' Mess",
    {
        CANTONICA: either(Test(TACTICS, seq(Credits(3_000), Heal(1))), Credits(1_000)),
        ORD_MANTELL: either(TakeThis(), Credits(2_000)),
    },
    CREW,
    skills=(TACTICS,),
)
encounter(
    DECK,
    "Loaded Dice",
    {
        CANTONICA: None,
        ORD_MANTELL: ByReputation(
            SYNDICATE,
            positive=Credits(3_000),
            neutral=either(Test(STRENGTH, Reputation(SYNDICATE), LoseCredits(1_000)), Credits(1_000)),
            negative=either(
                Fight("a collector", 3, win=Reputation(SYNDICATE), lose=LoseCredits(2_000)),
                LoseCredits(1_000),
            ),
        ),
    },
    dice=MayReroll(COMBAT, most=ANY, limit="roll"),
)
encounter(
    DECK,
    "Dealer's Tell",
    {
        CANTONICA: None,
        ORD_MANTELL: either(
            Test(KNOWLEDGE, seq(Credits(3_000), LookAtContact(anywhere=True))), Credits(1_000)
        ),
    },
    dice=MayGainSkill(limit="roll", times=2),
)
encounter(
    DECK,
    "Yacht Club Brawl",
    {
        CANTONICA: either(
            Fight(
                "club bouncers",
                3,
                win=seq(Credits(4_000), LookAtContact(anywhere=True)),
                lose=LoseCredits(1_000),
            ),
            Test(INFLUENCE, Credits(2_000), LoseCredits(1_000)),
        ),
        ORD_MANTELL: ByReputation(
            SYNDICATE,
            positive=BuyFrom(("luxury", "bounty"), 4_000),
            neutral=either(Test(STRENGTH, Credits(3_000), Harm(1)), Credits(1_000)),
            negative=either(Test(STEALTH, Credits(3_000), Harm(2)), LoseCredits(1_000)),
        ),
    },
)
encounter(
    DECK,
    "Stylist to the Stars",
    {
        CANTONICA: either(To(Pay(2_000), ChosenReputation()), Heal(2), Credits(1_000)),
        ORD_MANTELL: either(seq(Heal(), Heal(1, ship=True)), seq(Heal(1), Heal(ship=True)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Pawned Honor",
    {
        CANTONICA: either(To(Discard((GEAR,)), Credits(6_000)), Credits(1_000)),
        ORD_MANTELL: either(TakeThis(), Credits(2_000)),
    },
    GEAR,
    dice=MayWeakenAtStart(("combat-ground",), by=1),
    code="pawned-honour",  # as records have it
)
encounter(
    DECK,
    "The Ledger",
    {
        CANTONICA: either(Test(TECH, Credits(4_000), LoseCredits(1_000)), Test(INFLUENCE, Credits(2_000))),
        ORD_MANTELL: ByReputation(
            SYNDICATE,
            positive=seq(Credits(2_000), Heal(1)),
            neutral=either(Credits(1_000), To(Pay(1_000), Reputation(SYNDICATE))),
            negative=either(To(Pay(2_000), Reputation(SYNDICATE)), Harm(1)),
        ),
    },
)
encounter(
    DECK,
    "Counting Cards",
    {
        CANTONICA: If(
            HasSkill(KNOWLEDGE),
            either(Credits(3_000), Test(STEALTH, Credits(5_000))),
            either(Test(STEALTH, Credits(3_000), LoseCredits(2_000)), Credits(1_000)),
        ),
        ORD_MANTELL: either(
            Fight("scrapyard thugs", 2, win=Credits(3_000), lose=LoseCredits(1_000)),
            Test(STEALTH, Credits(2_000), LoseCredits(1_000)),
        ),
    },
)
encounter(
    DECK,
    "Names in Lights",
    {
        CANTONICA: either(To(Pay(8_000), Fame()), Credits(2_000)),
        ORD_MANTELL: either(
            Test(STRENGTH, seq(Credits(3_000), Reputation(SYNDICATE)), Harm(2)), Credits(1_000)
        ),
    },
)
encounter(
    DECK,
    "A Stacked Deck",
    {
        CANTONICA: None,
        ORD_MANTELL: either(Test(INFLUENCE, Credits(3_000), Harm(1)), Credits(1_000)),
    },
    dice=MayTurn(("test",), from_=(FOCUS,), to=CRIT, limit="roll"),
)
encounter(
    DECK,
    "Guests of the House",
    {
        CANTONICA: If(
            IsMostFamous(),
            either(Credits(2_000), ChosenReputation()),
            either(BuyFrom(("luxury",), 2_000), Credits(1_000)),
        ),
        ORD_MANTELL: either(
            Test(TACTICS, seq(Credits(3_000), MovePatrol(2)), Harm(1)), seq(Heal(1), Credits(1_000))
        ),
    },
)
