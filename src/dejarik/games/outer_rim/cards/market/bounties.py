"""The bounty deck: nine bounties, a broker and a warrant."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

bounty(
    "hera-syndulla",
    5,
    "lothal",
    reward(4_000, 1, rebel=-1),
    reward(6_000, 2, rebel=-1),
    combat=SPACE,
    patrol="R3",
    ours="combat eliminate capture destination",
)
bounty("maz-kanata", 5, "nal-hutta", reward(4_000, 1), reward(5_000, 2), ours="combat eliminate destination")
bounty(
    "ziton-moj",
    4,
    "ord-mantell",
    reward(4_000, 1, syndicate=-1),
    reward(6_000, 2, syndicate=-1),
    patrol="S4",
    ours="combat eliminate capture destination",
    edition=2,
)
bounty(
    "chopper",
    3,
    "naboo",
    reward(3_000, 1),
    reward(6_000, 1),
    patrol="I2",
    ours="combat eliminate capture destination",
)
bounty("doctor-evazan", 2, "ryloth", reward(4_000), reward(5_000, 1), original=True)
bounty("dengar", 3, "tatooine", reward(4_000, 1), reward(7_000, 1), original=True, patrol="H2")
bounty("greedo", 3, "mon-calamari", reward(4_000, 1), reward(7_000, 1, hutt=-1), original=True)
bounty(
    "hondo-ohnaka",
    4,
    "cantonica",
    reward(5_000, 1),
    reward(8_000, 2),
    combat=SPACE,
    original=True,
    patrol="S3",
)
bounty("chewbacca", 4, "kessel", reward(5_000, 1), reward(8_000, 2), original=True)

service("Information Broker", 2_000, "bounty", service=seq(RevealContacts(), BackIntoDeck()), patrol="I4")

job(
    "Wanted",
    "wanted-player",
    (),
    (),
    reward(),
    deck="bounty",
    job=seq(
        ChoosePlayer(notorious=True),
        Duel(seq(FamePerRival(credits=5_000, fame=1, against_more_famous=2), Complete())),
    ),
)
