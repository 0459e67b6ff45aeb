"""Encounters on Kessel and in the Maelstrom: spice and a short cut through the dark. Our own content.

Every card offers some way to an extra turn in the Maelstrom.
"""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "kessel-maelstrom"
KESSEL, MAELSTROM = "kessel", "maelstrom"

encounter(
    DECK,
    "Spice Dust",
    {
        KESSEL: either(Test(STRENGTH, Credits(4_000), Harm(1)), Credits(1_000)),
        MAELSTROM: either(Test(PILOTING, ExtraTurn(), Harm(2, ship=True)), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Guild Foreman",
    {
        KESSEL: ByReputation(
            SYNDICATE,
            positive=Credits(4_000),
            neutral=either(Credits(1_000), To(Pay(1_000), Reputation(SYNDICATE))),
            negative=Test(STRENGTH, Reputation(SYNDICATE), Harm(2)),
        ),
        MAELSTROM: either(seq(Harm(2, ship=True), ExtraTurn()), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Runaway Carts",
    {
        KESSEL: either(
            Test(TECH, seq(Credits(2_000), Reputation(SYNDICATE)), Harm(2)),
            Test(STRENGTH, Reputation(REBEL), Harm(1)),
        ),
        MAELSTROM: either(
            RollFor(hit=ExtraTurn(), crit=seq(ExtraTurn(), Credits(2_000)), blank=Harm(2, ship=True)),
            Test(TECH, Credits(3_000)),
        ),
    },
)
encounter(
    DECK,
    "Something Large",
    {
        KESSEL: either(
            Fight("a spice spider", 4, win=seq(Credits(5_000), Heal(1)), lose=LoseCredits(1_000)),
            Test(KNOWLEDGE, Credits(3_000), Harm(1)),
        ),
        MAELSTROM: either(
            Fight("something large", 4, win=seq(ExtraTurn(), Credits(2_000)), combat=SPACE),
            Test(STEALTH, ExtraTurn(), Harm(2, ship=True)),
        ),
    },
)
encounter(
    DECK,
    "False Manifest",
    {
        KESSEL: None,
        MAELSTROM: either(
            Test(KNOWLEDGE, ExtraTurn(), Harm(1, ship=True)),
            Test(INFLUENCE, Credits(3_000), LoseCredits(1_000)),
        ),
    },
    dice=may_treat_as_hit(),
)
encounter(
    DECK,
    "Ration Crate",
    {
        KESSEL: either(TakeThis(), Reputation(REBEL)),
        MAELSTROM: either(
            To(Discard((CARGO,)), ExtraTurn()), Test(PILOTING, ExtraTurn(), Harm(1, ship=True))
        ),
    },
    CARGO,
    destination="ord-mantell",
    banned="ord-mantell",
    reward=reward(5_000),
)
encounter(
    DECK,
    "The Informant's Shaft",
    {
        KESSEL: either(
            Test(
                STEALTH, seq(Credits(3_000), Reputation(SYNDICATE)), seq(Reputation(SYNDICATE, -1), Harm(1))
            ),
            seq(Credits(1_000), LookAtContact(anywhere=True)),
        ),
        MAELSTROM: either(Test(TACTICS, ExtraTurn(), LoseCredits(1_000)), To(Pay(2_000), ExtraTurn())),
    },
)
encounter(
    DECK,
    "Overseer's Sidearm",
    {
        KESSEL: either(
            Fight("an overseer", 3, win=TakeThis(), lose=Reputation(SYNDICATE, -1)),
            Test(INFLUENCE, Credits(3_000), Harm(1)),
        ),
        MAELSTROM: either(Test(TECH, ExtraTurn(), Harm(1, ship=True)), Reputation(SYNDICATE)),
    },
    GEAR,
    dice=MayTurn(("combat-ground",), from_=(FOCUS,), to=CRIT),
)
encounter(
    DECK,
    "Twelve Parsecs, They Say",
    {
        KESSEL: If(HasSkill(PILOTING), Credits(3_000), Credits(1_000)),
        MAELSTROM: either(
            Test(PILOTING, seq(ExtraTurn(), May(To(Harm(3, ship=True), Fame()))), Harm(3, ship=True)),
            Test(INFLUENCE, Credits(3_000), Harm(1, ship=True)),
        ),
    },
)
encounter(
    DECK,
    "Mass Shadow",
    {
        KESSEL: seq(Heal(1), Credits(1_000), May(To(Pay(2_000), Reputation(SYNDICATE)))),
        MAELSTROM: If(
            HasSkill(KNOWLEDGE),
            ExtraTurn(),
            Test(PILOTING, ExtraTurn(), seq(Harm(1, ship=True), LoseCredits(1_000))),
        ),
    },
)
encounter(
    DECK,
    "Freed Miners",
    {
        KESSEL: either(
            To(Pay(2_000), seq(Reputation(REBEL), ChosenReputation())),
            seq(Credits(2_000), Reputation(SYNDICATE), Reputation(REBEL, -1)),
        ),
        MAELSTROM: either(
            Test(STRENGTH, ExtraTurn(), Harm(1, ship=True)), To(Harm(1, ship=True), Reputation(REBEL))
        ),
    },
)
encounter(
    DECK,
    "Shift Whistle",
    {
        KESSEL: either(To(Harm(2), Credits(3_000)), Heal(2)),
        MAELSTROM: either(
            Test(STEALTH, ExtraTurn(), Harm(2, ship=True)),
            Fight("pirate skiffs", 3, win=Credits(4_000), lose=LoseCredits(1_000), combat=SPACE),
        ),
    },
)
encounter(
    DECK,
    "A Pilot Who Stayed",
    {
        KESSEL: either(To(Pay(2_000), TakeThis()), Credits(1_000)),
        MAELSTROM: either(
            Test(TECH, ExtraTurn(), LoseCredits(1_000)), Test(PILOTING, ExtraTurn(), Harm(1, ship=True))
        ),
    },
    CREW,
    skills=(PILOTING,),
    constants=PassMaelstrom(),
)
encounter(
    DECK,
    "Blackout",
    {
        KESSEL: None,
        MAELSTROM: either(
            RollFor(hit=ExtraTurn(), crit=ExtraTurn(), focus=Heal(1, ship=True), blank=Harm(1, ship=True)),
            Heal(2, ship=True),
        ),
    },
    dice=MayCancel(COMBAT, limit="roll"),
)
