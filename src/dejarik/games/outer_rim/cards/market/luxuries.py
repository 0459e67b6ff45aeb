"""The luxury deck: each card is a way to more fame."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

# rule: outer_rim.market.luxury.deck, outer_rim.market.luxury.contents, outer_rim.market.luxury.cost-range
mod(
    "Chromium Hull",
    12_000,
    deck="luxury",
    fame=FameBonus(),
    constants=MayBeAttacked(),
    whenever=Whenever(LoseCombat(SPACE), DiscardThis(), binds_ai=True),
    patrol="R2",
    ours="price effect",
)
crew(
    "Dash Rendar",
    12_000,
    "luxury",
    PILOTING,
    STEALTH,
    constants=FameForCredits("illegal-cargo"),
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
    whenever=Whenever(BeDefeated(), Discard((CREW,))),
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
    constants=FameForCredits(BOUNTY),
)
mod("Proton Torpedoes", 15_000, deck="luxury", bonuses=Bonus(SHIP_COMBAT, 1), constants=FameFromPatrols())
crew(
    "Sy Snootles",
    12_000,
    "luxury",
    INFLUENCE,
    constants=FameForCredits(JOB),
    patrol="R4",
    ours="price skills",
)
