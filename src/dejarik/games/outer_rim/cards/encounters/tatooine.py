"""Encounters on Tatooine and Nal Hutta: sand, swamps, and the Hutts' long memory. Our own content."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

DECK = "tatooine-nal-hutta"
TATOOINE, NAL_HUTTA = "tatooine", "nal-hutta"

encounter(
    DECK,
    "Jawas with a Bargain",
    {
        TATOOINE: either(BuyFrom(("gear-mod", "cargo"), 2_000), Test(TECH, Credits(3_000))),
        NAL_HUTTA: Test(INFLUENCE, seq(Credits(1_000), Reputation(HUTT)), LoseCredits(1_000)),
    },
)
encounter(
    DECK,
    "Sandstorm",
    {TATOOINE: Test(STRENGTH, Credits(3_000), Harm(2)), NAL_HUTTA: seq(Heal(2), Credits(1_000))},
)
encounter(
    DECK,
    "The Kajidic Remembers",
    {
        TATOOINE: ByReputation(
            HUTT,
            positive=Credits(3_000),
            neutral=either(To(Pay(1_000), Reputation(HUTT)), Credits(1_000)),
            negative=Fight("gamorrean guards", 3, win=Credits(4_000), lose=LoseCredits(2_000)),
        ),
        NAL_HUTTA: ByReputation(
            HUTT,
            positive=seq(Credits(2_000), BuyFrom(("luxury",), 2_000)),
            neutral=Reputation(HUTT),
            negative=either(To(Pay(3_000), Reputation(HUTT)), Harm(2)),
        ),
    },
)
encounter(
    DECK,
    "Cantina Corner",
    {
        TATOOINE: None,
        NAL_HUTTA: Fight(
            "a duelling champion", 3, win=seq(Credits(3_000), Reputation(HUTT)), lose=LoseCredits(1_000)
        ),
    },
    dice=MayWeakenAtStart(COMBAT, limit="roll"),
)
encounter(
    DECK,
    "Krayt Bones",
    {
        TATOOINE: Fight("a krayt dragon", 4, win=either(Fame(), Credits(6_000)), lose=Harm(1)),
        NAL_HUTTA: Test(KNOWLEDGE, Credits(4_000), Nothing()),
    },
)
encounter(
    DECK,
    "A Snout for Hire",
    {TATOOINE: TakeThis(), NAL_HUTTA: seq(TakeThis(), Reputation(HUTT))},
    BOUNTY,
    contact="garindan",
    value=2,
    destination="nal-hutta",
    eliminate=reward(3_000),
    capture=reward(5_000),
)
encounter(
    DECK,
    "Protocol and Pistols",
    {TATOOINE: Test(TACTICS, TakeThis(), LoseCredits(1_000)), NAL_HUTTA: TakeThis()},
    BOUNTY,
    contact="4-lom",
    value=3,
    destination="tatooine",
    eliminate=reward(3_000, 1),
    capture=reward(6_000, 1),
)
encounter(
    DECK,
    "Moisture Farm Feud",
    {
        TATOOINE: either(Test(STRENGTH, Credits(4_000), Harm(1)), Test(INFLUENCE, Credits(2_000))),
        NAL_HUTTA: Test(STEALTH, Credits(4_000), seq(Reputation(HUTT, -1), LoseCredits(1_000))),
    },
)
encounter(
    DECK,
    "The Slug's Cousin",
    {TATOOINE: seq(Reputation(HUTT), MovePatrol(2)), NAL_HUTTA: None},
    constants=Discount(3_000),
)
encounter(
    DECK,
    "Weequay Gunner",
    {
        TATOOINE: either(To(Pay(1_000), TakeThis()), Credits(1_000)),
        NAL_HUTTA: Test(TACTICS, TakeThis(), Credits(1_000)),
    },
    CREW,
    skills=(TACTICS,),
    dice=MayTurn(("combat-space",), from_=(FOCUS,), to=HIT),
)
encounter(
    DECK,
    "Swoop Gang",
    {
        TATOOINE: Fight("swoop riders", 3, win=Credits(4_000), lose=LoseCredits(1_000)),
        NAL_HUTTA: seq(LookAtContact(anywhere=True), Credits(1_000)),
    },
)
encounter(
    DECK,
    "Palace Audience",
    {
        TATOOINE: either(To(Pay(8_000), Fame()), To(Fame(-1), Credits(6_000)), Credits(1_000)),
        NAL_HUTTA: ByReputation(
            HUTT,
            positive=either(
                To(Pay(2_000), seq(ChosenReputation(), LookAtContact(anywhere=True))), Credits(3_000)
            ),
            neutral=Test(INFLUENCE, Reputation(HUTT)),
            negative=Test(STEALTH, Credits(3_000), Harm(2)),
        ),
    },
)
encounter(
    DECK,
    "Sarlacc Season",
    {
        TATOOINE: either(Test(STRENGTH, Credits(5_000), Harm(2)), Credits(1_000)),
        NAL_HUTTA: ByReputation(
            HUTT,
            positive=BuyFrom(("cargo", "luxury"), 3_000),
            neutral=either(Credits(1_000), To(Pay(1_000), Reputation(HUTT))),
            negative=Fight(
                "a kajidic enforcer", 3, win=seq(Credits(2_000), Reputation(HUTT)), lose=LoseCredits(1_000)
            ),
        ),
    },
)
encounter(
    DECK,
    "Podracer Scrap",
    {
        TATOOINE: Test(TECH, TakeThis(), Credits(1_000)),
        NAL_HUTTA: Test(PILOTING, Credits(4_000), Harm(1)),
    },
    MOD,
    constants=PassPatrols(PILOTING),
)
encounter(
    DECK,
    "Bantha Trail",
    {
        TATOOINE: seq(Heal(2), LookAtContact(anywhere=True), Credits(1_000)),
        NAL_HUTTA: either(Test(INFLUENCE, seq(Credits(2_000), Reputation(HUTT))), SwapWithHere()),
    },
)
