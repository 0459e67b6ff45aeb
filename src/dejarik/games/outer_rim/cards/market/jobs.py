"""The job deck: nine adventures, four favors, and a hired hand."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

job(
    "The Casino Heist",
    "cantonica",
    (INFLUENCE, STEALTH, TECH),
    (STEALTH,),
    reward(12_000, 1),
    resolves=42,
    banned="cantonica",
    removed=True,
    patrol="H2",
    ours="tests reward",
)
job(
    "Hijacking a Freighter",
    "patrolled-navpoint",
    (PILOTING, TACTICS),
    (TACTICS,),
    reward(12_000),
    resolves=43,
    removed=True,
    ours="tests reward destination",
    edition=2,
)
job(
    "Jabbas Hidden Stash",
    "tatooine",
    (STEALTH, KNOWLEDGE, STRENGTH),
    (STRENGTH,),
    reward(10_000, 1, hutt=-1),
    resolves=44,
    banned="tatooine",
    removed=True,
    patrol="R4",
    ours="tests reward",
)
job(
    "The Jewel of Yavin",
    "naboo",
    (KNOWLEDGE, TECH, TACTICS),
    (TECH,),
    reward(15_000, 1),
    resolves=45,
    banned="naboo",
    removed=True,
    ours="tests",
)
job(
    "The Kessel Run",
    "kessel",
    (PILOTING, KNOWLEDGE, TECH, PILOTING),
    (PILOTING,),
    reward(8_000, 2),
    resolves=46,
    banned="kessel",
    removed=True,
    patrol="S3",
    ours="tests reward",
)
job(
    "Rebel Prison Break",
    "lothal",
    (STEALTH, STRENGTH, TACTICS),
    (TACTICS,),
    reward(6_000, 1, rebel=1, imperial=-1),
    resolves=47,
    banned="lothal",
    removed=True,
    ours="tests reward destination",
)
job(
    "Relic of the Past",
    "mon-calamari",
    (KNOWLEDGE, STRENGTH),
    (KNOWLEDGE,),
    reward(10_000, 1),
    resolves=48,
    banned="mon-calamari",
    removed=True,
    patrol="I3",
    ours="tests reward",
)
job(
    "Rescue from the Mines",
    "kessel",
    (STEALTH, STRENGTH, PILOTING),
    (STRENGTH,),
    reward(8_000, 1),
    resolves=50,
    banned="kessel",
    removed=True,
    ours="tests reward",
)
job(
    "Rooting Out Spies",
    "takodana",
    (TACTICS, INFLUENCE),
    (TACTICS,),
    reward(10_000, imperial=-1),
    resolves=51,
    banned="takodana",
    removed=True,
    patrol="H3",
    ours="tests reward",
    edition=2,
)

job(
    "Hutt Favor",
    "nal-hutta",
    (INFLUENCE,),
    (INFLUENCE,),
    reward(5_000, hutt=1),
    job=Test(INFLUENCE, Complete(), Read(41)),
    banned="nal-hutta",
    patrol="R3",
    ours="reward destination",
)
job(
    "Imperial Favor",
    "ryloth",
    (TACTICS,),
    (TACTICS,),
    reward(5_000, imperial=1),
    job=Test(TACTICS, Complete(), Read(41)),
    banned="ryloth",
    ours="tests reward",
)
job(
    "Rebel Favor",
    "mon-calamari",
    (KNOWLEDGE,),
    (KNOWLEDGE,),
    reward(5_000, rebel=1),
    job=Test(KNOWLEDGE, Complete(), Read(41)),
    banned="mon-calamari",
    ours="reward destination",
)
job(
    "Syndicate Favor",
    "nal-hutta",
    (STRENGTH,),
    (STRENGTH,),
    reward(5_000, syndicate=1),
    job=Test(STRENGTH, Complete(), Read(41)),
    banned="nal-hutta",
    patrol="I2",
    ours="tests reward",
)

crew("Hired Help", 3_000, "job", dice=MayGainSkill(limit="roll", leaves=True), patrol="S3", ours="price")
