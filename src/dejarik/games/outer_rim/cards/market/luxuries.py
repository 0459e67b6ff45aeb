"""The luxury deck: each card is a way to more fame."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import (
    ARMOR,
    HEALTH,
    INFLUENCE,
    PILOTING,
    SHIP_COMBAT,
    STEALTH,
    AtNavpoint,
    Bonus,
    ChoosePlayer,
    FameBonus,
    FameForCrew,
    FameForReputation,
    Read,
    RollPerCrew,
    cargo,
    crew,
    gear,
    job,
    mod,
    reward,
    seq,
)

# rule: outer_rim.market.luxury.deck, outer_rim.market.luxury.contents, outer_rim.market.luxury.cost-range
mod(
    "Chromium Hull",
    12_000,
    deck="luxury",
    fame=FameBonus(),
    rules=["flashy"],
    patrol="R2",
    ours="price effect",
)
crew(
    "Dash Rendar",
    12_000,
    "luxury",
    PILOTING,
    STEALTH,
    rules=["fame-for-illegal-cargo"],
    patrol="I4",
    ours="price skills",
)
mod(
    "Dejarik Holotable",
    10_000,
    deck="luxury",
    fame=FameForCrew(),
    action=(RollPerCrew(1_000), AtNavpoint()),
    ours="effect",
)
gear("Extravagant Wardrobe", 10_000, deck="luxury", fame=FameForReputation(), patrol="H4", ours="price")
cargo(
    "Gift for Jabba",
    15_000,
    "tatooine",
    reward(0, 2, hutt=1),
    deck="luxury",
    rules=["defeat-costs-crew"],
    ours="price",
)
job(
    "Legendary Game of Sabacc",
    "player",
    (INFLUENCE,),
    (),
    reward(),
    deck="luxury",
    price=10_000,
    removed=True,
    job=seq(ChoosePlayer(fighting=False), Read(40)),
    patrol="S4",
)
gear(
    "Mandalorian Armor",
    10_000,
    deck="luxury",
    traits=[ARMOR],
    bonuses=Bonus(HEALTH, 3),
    rules=["fame-for-bounty"],
)
mod("Proton Torpedoes", 15_000, deck="luxury", bonuses=Bonus(SHIP_COMBAT, 1), rules=["fame-from-patrols"])
crew("Sy Snootles", 12_000, "luxury", INFLUENCE, rules=["fame-for-job"], patrol="R4", ours="price skills")
