"""The ship deck."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

for code, symbol in (
    ("hwk-290", "I3"),
    ("gx1-short-hauler", "H2"),
    ("lancer", ""),
    ("heavy-duty-lifter", "S2"),
    ("aggressor", "R3"),
    ("yv-666", ""),
    ("firespray-31", "H3"),
    ("yt-1300", ""),
):
    ship_card(code, symbol)

service("Used Ship for Sale", 0, "ship", service=BuyUsedShip(damage=3))
