"""The ten cards of the solo opponent."""

from __future__ import annotations

from dejarik.games.outer_rim.rules.solo import (
    AI_CARDS,
    BUY,
    COMPLETE,
    CREDITS_FOR_REPUTATION,
    CREW_FREE,
    DELIVER,
    FAME,
    GAIN_CREDITS,
    MOVE,
    NEAREST_PATROL,
    PATROL,
    PLANETS_FACTION,
    RECOVER,
    RECOVER_IF_DEFEATED,
    REPUTATION,
    REVEAL,
    AiCard,
    Item,
)

GAIN = Item(GAIN_CREDITS)
CAREFUL = (Item(RECOVER), Item(MOVE), GAIN)
BOLD = (Item(RECOVER_IF_DEFEATED), Item(MOVE), GAIN)
FIGHT, DO_JOB, BUY_FAME = Item(PATROL), Item(COMPLETE), Item(FAME, amount=8_000)
HIRE = Item(CREW_FREE)


def deliver(what: str = "", amount: int = 0) -> Item:
    return Item(DELIVER, what, amount)


def buy(deck: str, if_full: str = "") -> Item:
    return Item(BUY, deck, other=if_full)


for number, planning, action, encounter in (
    (
        1,
        BOLD,
        (deliver("ship", 2), buy("cargo", "job")),
        (FIGHT, DO_JOB, BUY_FAME, Item(REPUTATION, PLANETS_FACTION)),
    ),
    (2, CAREFUL, (deliver("ship", 2), buy("job", "cargo")), (FIGHT, DO_JOB, HIRE)),
    (
        3,
        BOLD,
        (deliver("character", 2), buy("job")),
        (FIGHT, BUY_FAME, Item(CREDITS_FOR_REPUTATION, NEAREST_PATROL, 4_000)),
    ),
    (4, BOLD, (deliver(), buy("cargo")), (FIGHT, DO_JOB, HIRE, BUY_FAME)),
    (5, BOLD, (deliver("ship", 3), buy("job")), (FIGHT, BUY_FAME, HIRE)),
    (6, CAREFUL, (deliver("character", 2), buy("job")), (FIGHT, DO_JOB, BUY_FAME)),
    (7, BOLD, (deliver("reputation", 1), buy("cargo", "gear-mod")), (FIGHT, DO_JOB, BUY_FAME)),
    (
        8,
        BOLD,
        (deliver(), buy("gear-mod"), Item(REVEAL)),
        (FIGHT, DO_JOB, BUY_FAME, Item(REPUTATION, NEAREST_PATROL)),
    ),
    (
        9,
        BOLD,
        (deliver(), buy("ship")),
        (FIGHT, DO_JOB, Item(CREDITS_FOR_REPUTATION, PLANETS_FACTION, 4_000)),
    ),
    (10, BOLD, (deliver(), buy("cargo")), (FIGHT, DO_JOB, BUY_FAME)),
):
    AI_CARDS[f"ai-{number}"] = AiCard(f"ai-{number}", planning, action, encounter, reshuffles=number == 10)
