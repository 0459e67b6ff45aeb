"""Ready-made decks: the two Convergence starters."""

from __future__ import annotations

from dejarik.games.destiny.setup import Deck, Member

OBI_WAN = Deck(
    name="obi-wan",
    team=(Member("09057", elite=True), Member("09091")),
    plot="09113",
    battlefield="09174",
    cards=(
        "09059",
        "09060",
        "09061",
        "09064",
        "09065",
        "09071",
        "09092",
        "09094",
        "09110",
        "09112",
        "09118",
        "09149",
        "09150",
        "09153",
        "09157",
        "09164",
        "09165",
        "09167",
        "09169",
        "09171",
    ),
)

GRIEVOUS = Deck(
    name="grievous",
    team=(Member("09019"), Member("09019"), Member("09021")),
    battlefield="09176",
    cards=(
        "09023",
        "09024",
        "09025",
        "09026",
        "09027",
        "09028",
        "09029",
        "09032",
        "09033",
        "09034",
        "09053",
        "09122",
        "09124",
        "09126",
        "09135",
        "09136",
        "09160",
        "09163",
        "09169",
        "09171",
    ),
)

STARTERS = {deck.name: deck for deck in (OBI_WAN, GRIEVOUS)}
