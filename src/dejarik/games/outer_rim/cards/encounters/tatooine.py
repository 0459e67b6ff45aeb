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
        NAL_HUTTA: either(
            Test(INFLUENCE, seq(Credits(2_000), Reputation(HUTT)), LoseCredits(1_000)),
            seq(LookAtContact(anywhere=True), Credits(1_000)),
        ),
    },
)
encounter(
    DECK,
    "Sandstorm",
    {
        TATOOINE: either(Test(STRENGTH, Credits(3_000), Harm(2)), Heal(1)),
        NAL_HUTTA: seq(Heal(2), Credits(1_000)),
    },
)
encounter(
    DECK,
    "The Kajidic Remembers",
    {
        TATOOINE: ByReputation(
            HUTT,
            positive=either(Credits(3_000), Heal(ALL)),
            neutral=either(To(Pay(1_000), Reputation(HUTT)), Credits(1_000)),
            negative=Fight("gamorrean guards", 3, win=Credits(4_000), lose=LoseCredits(2_000)),
        ),
        NAL_HUTTA: ByReputation(
            HUTT,
            positive=seq(Credits(2_000), BuyFrom(("luxury",), 2_000)),
            neutral=either(Reputation(HUTT), Credits(2_000)),
            negative=either(To(Pay(3_000), Reputation(HUTT)), Harm(2)),
        ),
    },
)
encounter(
    DECK,
    "Cantina Corner",
    {
        TATOOINE: None,
        NAL_HUTTA: either(
            Fight(
                "a duelling champion", 3, win=seq(Credits(3_000), Reputation(HUTT)), lose=LoseCredits(1_000)
            ),
            RollFor(hit=Credits(2_000), crit=Credits(4_000), blank=LoseCredits(2_000)),
        ),
    },
    dice=MayWeakenAtStart(COMBAT, limit="roll"),
)
encounter(
    DECK,
    "Krayt Bones",
    {
        TATOOINE: either(
            Fight("a krayt dragon", 4, win=either(Fame(), Credits(6_000)), lose=Harm(1)),
            Test(STEALTH, Credits(3_000), Harm(2)),
        ),
        NAL_HUTTA: either(
            Test(KNOWLEDGE, Credits(4_000)), Test(INFLUENCE, Credits(3_000), Reputation(HUTT, -1))
        ),
    },
)
encounter(
    DECK,
    "A Snout for Hire",
    {
        TATOOINE: either(TakeThis(), Credits(2_000)),
        NAL_HUTTA: either(seq(TakeThis(), Reputation(HUTT)), To(Reputation(HUTT, -1), Credits(3_000))),
    },
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
    {
        TATOOINE: either(Test(TACTICS, TakeThis(), LoseCredits(1_000)), To(Pay(1_000), TakeThis()), Heal(1)),
        NAL_HUTTA: either(TakeThis(), seq(Credits(1_000), Heal(1))),
    },
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
        NAL_HUTTA: either(
            Test(STEALTH, Credits(4_000), seq(Reputation(HUTT, -1), LoseCredits(1_000))), Reputation(HUTT)
        ),
    },
)
encounter(
    DECK,
    "The Slug's Cousin",
    {TATOOINE: either(Reputation(HUTT), seq(Credits(1_000), MovePatrol(3))), NAL_HUTTA: None},
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
        TATOOINE: either(
            Fight("swoop riders", 3, win=Credits(4_000), lose=LoseCredits(1_000)),
            Test(PILOTING, Credits(2_000), LoseCredits(2_000)),
        ),
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
            neutral=either(Test(INFLUENCE, Reputation(HUTT)), Credits(1_000)),
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
            negative=either(
                Fight(
                    "a kajidic enforcer",
                    3,
                    win=seq(Credits(2_000), Reputation(HUTT)),
                    lose=LoseCredits(2_000),
                ),
                LoseCredits(1_000),
            ),
        ),
    },
)
encounter(
    DECK,
    "Podracer Scrap",
    {
        TATOOINE: either(Test(TECH, TakeThis(), Harm(1)), Credits(1_000)),
        NAL_HUTTA: either(
            Test(PILOTING, Credits(4_000), Harm(2)), Test(TACTICS, Credits(2_000), LoseCredits(1_000))
        ),
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
