"""The cargo deck: ten cargoes, of which five are illegal, and a place to hide them."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

cargo(
    "Bacta Supplies",
    1_000,
    "takodana",
    reward(6_000),
    action=(seq(DiscardThis(), Heal()), Not(IsDroid())),
    patrol="R2",
)
cargo("Coaxium Crystal", 1_000, "ryloth", reward(5_000), patrol="I3")
cargo("Food Supplies", 1_000, "nal-hutta", reward(6_000), ours="price reward")
cargo("Salvage", 1_000, "mon-calamari", reward(5_000), patrol="H3", ours="price")
cargo("Moisture Condensers", 2_000, "lothal", reward(7_000), original=True, patrol="S2")
cargo("Stolen Hyperfuel", 3_000, "ring-of-kafrene", reward(9_000), illegal=True)
cargo("Stolen Prototype", 2_000, "cantonica", reward(4_000, 1), illegal=True, patrol="I2", ours="reward")
cargo("Stolen Supplies", 2_000, "kessel", reward(4_000, 1), illegal=True, ours="reward")
cargo("Stolen Weapons", 2_000, "tatooine", reward(4_000, 1), illegal=True, patrol="H4", ours="reward")
cargo("Forged Transit Codes", 3_000, "naboo", reward(8_000), illegal=True, original=True)

mod(
    "Smuggling Compartment",
    2_000,
    deck="cargo",
    constants=HoldsCargo(),
    dice=may_treat_as_hit(FOCUS),
    patrol="R4",
    ours="effect",
)
