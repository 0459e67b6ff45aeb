from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    F,
    H,
    choose,
    dice,
    give,
    keys,
    news,
    position,
    put,
    refused,
    secret,
    to_action,
)

from dejarik.games.outer_rim import OuterRim


def at(g: OuterRim, space: str) -> None:
    put(g, 0, space)
    to_action(g)


@pytest.mark.rule(
    "outer_rim.deliver.action",
    "outer_rim.deliver.cargo-at-destination",
    "outer_rim.deliver.cargo-reward",
    "outer_rim.deliver.cargo-then-discard",
    "outer_rim.cargo.definition",
    "outer_rim.credits.gain-from-supply",
)
def test_cargo_is_delivered_at_its_destination() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "food-supplies")
    at(g, "tatooine")
    assert "deliver" not in keys(g)
    assert refused(g, "deliver food-supplies") == "outer_rim.deliver.cargo-at-destination"
    g = position("bossk", "jyn-erso")
    give(g, 0, "food-supplies")
    at(g, "nal-hutta")
    choose(g, "deliver")
    assert g.players[0].credits == 16_000
    assert g.players[0].assets == ()
    assert g.pile("cargo").cards[0] == "food-supplies"


@pytest.mark.rule(
    "outer_rim.deliver.illegal-roll-first",
    "outer_rim.deliver.illegal-hit-delivers",
    "outer_rim.asset.trait.no-own-effect",
    "outer_rim.asset.trait.where",
)
def test_illegal_cargo_needs_a_hit() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", H)
    at(g, "tatooine")
    choose(g, "deliver")
    assert (g.players[0].credits, g.players[0].fame) == (14_000, 1)


@pytest.mark.rule(
    "outer_rim.deliver.illegal-other-databank-1",
    "outer_rim.deliver.illegal-crit-is-not-hit",
    "outer_rim.dice.crit-is-not-hit",
    "outer_rim.databank.resolve-by-number",
    "outer_rim.databank.card-effects-vary",
)
@pytest.mark.parametrize("face", [C, F, B])
def test_anything_else_leads_to_databank_1(face: int) -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "stolen-weapons")
    g.databank[1] = ("unwanted-attention",)
    dice(g, "bossk", face)
    at(g, "tatooine")
    choose(g, "deliver")
    assert news(g, "DatabankRead")
    choose(g, "choice 1")  # a bribe
    assert (g.players[0].credits, g.players[0].fame) == (12_000, 1)
    assert g.databank[1] == ("unwanted-attention",)


@pytest.mark.rule("outer_rim.deliver.illegal-other-databank-1")
def test_cargo_that_is_not_delivered_stays() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "stolen-weapons")
    g.databank[1] = ("imperial-presence",)
    dice(g, "bossk", B, B, B)
    at(g, "tatooine")
    choose(g, "deliver")
    assert g.players[0].assets == ("stolen-weapons",)
    assert g.players[0].fame == 0
    assert g.players[0].damage == 1


@pytest.mark.rule("outer_rim.databank.duplicate-random-pick")
def test_one_of_several_cards_is_taken_at_random() -> None:
    seen = set()
    for seed in range(25):
        g = position("bossk", "jyn-erso")
        give(g, 0, "stolen-weapons")
        g.chance.seed, g.chance.block = seed, b""
        dice(g, "bossk", B)
        at(g, "tatooine")
        choose(g, "deliver")
        seen.add(news(g, "DatabankRead")[0].card)
    assert seen == {"imperial-presence", "unwanted-attention", "local-security", "special-interest-groups"}


@pytest.mark.rule(
    "outer_rim.deliver.several-in-one-action",
    "outer_rim.deliver.several-in-chosen-order",
    "outer_rim.deliver.illegal-one-roll-each",
)
def test_several_deliveries_in_one_action() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "yv-666"
    give(g, 0, "stolen-weapons", "gift-for-jabba")
    dice(g, "bossk", H)
    at(g, "tatooine")
    choose(g, "deliver")
    assert set(keys(g)) == {"deliver stolen-weapons", "deliver gift-for-jabba"}
    choose(g, "deliver gift-for-jabba")
    assert "done" in keys(g)
    choose(g, "deliver stolen-weapons")
    assert g.players[0].fame == 3
    assert g.decision.kind == "action"


@pytest.mark.rule("outer_rim.deliver.turn-end-stops-rest", "outer_rim.turn.end-effect-skips-rest")
def test_a_delivery_that_ends_the_turn_stops_the_rest() -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].ship = "yv-666"
    give(g, 0, "stolen-weapons", "gift-for-jabba")
    g.databank[1] = ("unwanted-attention",)
    dice(g, "han-solo", B, B, B)
    at(g, "tatooine")
    choose(g, "deliver", "deliver stolen-weapons", "choice 2")
    assert g.players[0].assets == ("gift-for-jabba", "stolen-weapons")
    assert (g.decision.seat, g.decision.kind) == (1, "planning")


def test_the_falcon_and_secrets_help_with_illegal_cargo() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship, g.players[0].ship_flipped = "yt-1300", True
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", C)
    at(g, "tatooine")
    choose(g, "deliver", "turn yt-1300 > crit-to-hit")
    assert g.players[0].fame == 1
    g = position("bossk", "jyn-erso")
    secret(g, 0, "false-manifest", "kessel")
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", B)
    at(g, "tatooine")
    choose(g, "deliver", "secret-turn false-manifest > blank-to-hit")
    assert g.players[0].fame == 1


@pytest.mark.rule("outer_rim.combat.step4.win-effects-before-damage", "outer_rim.fame.immediate-anytime")
def test_cargo_that_was_fought_for_pays_before_the_damage() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "stolen-weapons")
    g.players[0].fame = 9
    at(g, "tatooine")
    dice(g, "databank-1", 1)  # Local Security
    dice(g, "bossk", B, C, C, B)
    dice(g, "enemy", C, C, B)
    choose(g, "deliver")
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert (g.players[0].damage, g.players[0].defeated) == (0, False)
