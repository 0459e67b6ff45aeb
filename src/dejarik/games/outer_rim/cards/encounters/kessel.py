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
        KESSEL: Test(STRENGTH, Credits(4_000), Harm(1)),
        MAELSTROM: Test(PILOTING, ExtraTurn(), Harm(2, ship=True)),
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
        KESSEL: Test(TECH, seq(Credits(2_000), Reputation(SYNDICATE)), Harm(2)),
        MAELSTROM: RollFor(
            hit=ExtraTurn(), crit=seq(ExtraTurn(), Credits(2_000)), focus=Nothing(), blank=Harm(2, ship=True)
        ),
    },
)
encounter(
    DECK,
    "Something Large",
    {
        KESSEL: Fight("a spice spider", 4, win=seq(Credits(5_000), Heal(1)), lose=LoseCredits(1_000)),
        MAELSTROM: Fight(
            "something large", 4, win=seq(ExtraTurn(), Credits(2_000)), lose=Nothing(), combat=SPACE
        ),
    },
)
encounter(
    DECK,
    "False Manifest",
    {KESSEL: None, MAELSTROM: Test(KNOWLEDGE, ExtraTurn(), Harm(1, ship=True))},
    dice=may_treat_as_hit(),
)
encounter(
    DECK,
    "Ration Crate",
    {
        KESSEL: TakeThis(),
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
        KESSEL: Test(
            STEALTH, seq(Credits(3_000), Reputation(SYNDICATE)), seq(Reputation(SYNDICATE, -1), Harm(1))
        ),
        MAELSTROM: Test(TACTICS, ExtraTurn(), LoseCredits(1_000)),
    },
)
encounter(
    DECK,
    "Overseer's Sidearm",
    {
        KESSEL: Fight("an overseer", 3, win=TakeThis(), lose=Reputation(SYNDICATE, -1)),
        MAELSTROM: Test(TECH, ExtraTurn(), Harm(2, ship=True)),
    },
    GEAR,
    dice=MayTurn(("combat-ground",), from_=(FOCUS,), to=CRIT),
)
encounter(
    DECK,
    "Twelve Parsecs, They Say",
    {
        KESSEL: If(HasSkill(PILOTING), Credits(3_000), Credits(1_000)),
        MAELSTROM: Test(PILOTING, seq(ExtraTurn(), May(To(Harm(3, ship=True), Fame()))), Harm(3, ship=True)),
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
            seq(Credits(2_000), Reputation(SYNDICATE)),
        ),
        MAELSTROM: Test(STRENGTH, ExtraTurn(), Harm(1, ship=True)),
    },
)
encounter(
    DECK,
    "Shift Whistle",
    {
        KESSEL: either(To(Harm(1), Credits(4_000)), Heal(2)),
        MAELSTROM: Test(STEALTH, ExtraTurn(), Harm(2, ship=True)),
    },
)
encounter(
    DECK,
    "A Pilot Who Stayed",
    {
        KESSEL: either(To(Pay(2_000), TakeThis()), Credits(1_000)),
        MAELSTROM: If(HasSkill(TECH), ExtraTurn(), Test(PILOTING, ExtraTurn(), Harm(1, ship=True))),
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
        MAELSTROM: RollFor(
            hit=ExtraTurn(), crit=ExtraTurn(), focus=Heal(1, ship=True), blank=Harm(1, ship=True)
        ),
    },
    dice=MayCancel(COMBAT, limit="roll"),
)
