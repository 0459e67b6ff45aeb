from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    H,
    choose,
    dice,
    keys,
    news,
    patrol,
    position,
    put,
    refused,
    reputation,
    run,
    to_action,
    top,
)

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.rules.patrols import PatrolMoves


def drive(g: OuterRim, faction: str, left: int, seat: int = 0) -> None:
    """A symbol is revealed for the player at seat 0."""
    run(g, PatrolMoves(seat, faction, left))


@pytest.mark.rule(
    "outer_rim.patrol.move.must-reach-if-able",
    "outer_rim.patrol.move.toward-mover",
    "outer_rim.patrol.move.stops-in-players-space",
    "outer_rim.patrol.move.no-instant-combat",
)
def test_a_patrol_that_can_reach_the_player_must() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "imperial", "ryloth-left")  # two steps
    drive(g, "imperial", 4)
    assert g.patrols["imperial"] == "tatooine"
    assert g.decision.kind == "planning"
    put(g, 0, "kessel-outer-left")
    patrol(g, "imperial", "lothal")  # two steps, or more by way of Mon Calamari
    drive(g, "imperial", 2)
    assert g.patrols["imperial"] == "kessel-outer-left"


@pytest.mark.rule(
    "outer_rim.patrol.move.player-chooses-route",
    "outer_rim.patrol.move.symbol-faction-and-distance",
    "outer_rim.patrol.move.sense-of-rotation",
    "outer_rim.patrol.move.by-symbols",
)
def test_the_player_chooses_the_way_but_it_never_turns_back() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "imperial", "ring-of-kafrene")
    drive(g, "imperial", 2)
    assert g.decision.kind == "patrol-route"
    assert set(keys(g)) == {"patrol-to ring-of-kafrene-left", "patrol-to takodana"}
    choose(g, "patrol-to takodana")
    assert g.patrols["imperial"] == "takodana-left"  # the only way on
    patrol(g, "rebel", "lothal")  # Tatooine lies to the right
    drive(g, "rebel", 2)
    assert set(keys(g)) == {"patrol-to lothal-right", "patrol-to lothal-mon-calamari"}
    patrol(g, "imperial", "ryloth")  # Tatooine lies to the left
    drive(g, "imperial", 2)
    assert set(keys(g)) == {"patrol-to ryloth-left", "patrol-to ryloth-naboo"}


@pytest.mark.rule("outer_rim.patrol.stationary-when-with-player")
def test_a_patrol_with_the_player_stays() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine")
    drive(g, "hutt", 3)
    assert g.patrols["hutt"] == "tatooine"


@pytest.mark.rule("outer_rim.patrol.move.passes-everything", "outer_rim.patrol.positions")
def test_patrols_pass_the_maelstrom_other_players_and_patrols() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "kessel")
    put(g, 1, "kessel-inner-left")
    patrol(g, "rebel", "mon-calamari-right")
    patrol(g, "hutt", "maelstrom")
    drive(g, "rebel", 3)
    assert g.patrols["rebel"] == "kessel"


@pytest.mark.rule("outer_rim.patrol.move.on-reveal-after-buy-or-gain", "outer_rim.market.deck.reveal-next")
def test_a_symbol_moves_a_patrol_after_a_purchase() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "ryloth")
    top(g, "cargo", "bacta-supplies", "salvage")  # salvage: Hutt 3
    to_action(g)
    choose(g, "market", "pass", "buy cargo")
    assert g.patrols["hutt"] == "tatooine"
    assert g.top("cargo") == "salvage"
    assert g.pile("cargo").seen[len(g.pile("cargo").cards) - 1] == g.everybody


@pytest.mark.rule(
    "outer_rim.patrol.move.not-on-discard",
    "outer_rim.market.action.discard-to-bottom",
    "outer_rim.market.action.discard-optional",
    "outer_rim.discard.encounter-and-market",
)
def test_a_card_revealed_by_a_discard_moves_nobody() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "ryloth")
    top(g, "cargo", "bacta-supplies", "salvage")
    to_action(g)
    choose(g, "market", "discard cargo")
    assert g.top("cargo") == "salvage"
    assert g.pile("cargo").cards[0] == "bacta-supplies"
    assert g.patrols["hutt"] == "ryloth"
    assert g.decision.kind == "buy"


def to_patrol(g: OuterRim, faction: str = "hutt", level: int = 1) -> None:
    patrol(g, faction, g.players[0].space, level)
    choose(g, "stay", "done", f"patrol {faction}-{level}")


@pytest.mark.rule(
    "outer_rim.patrol.win-reward",
    "outer_rim.patrol.win-reputation-minus-1",
    "outer_rim.patrol.win-removed-from-game",
    "outer_rim.patrol.spawn-on-removal",
    "outer_rim.patrol.spawn-top-of-stack",
    "outer_rim.combat.patrol-is-ship-combat",
    "outer_rim.patrol.level-1-credits",
    "outer_rim.combat.step5.ship-damages-ship",
    "outer_rim.patrol.reward-on-face",
    "outer_rim.discard.eliminated-tokens-removed",
    "outer_rim.patrol.combat-value",
    "outer_rim.combat.ship-value-means-ship-combat",
)
def test_winning_against_a_patrol() -> None:
    g = position("bossk", "jyn-erso")  # on a planet, G9: ship combat 2
    dice(g, "bossk", C, H)
    dice(g, "enemy", H, B, B)
    to_patrol(g)
    player = g.players[0]
    assert player.credits == 14_000
    assert player.reputation_with("hutt") == -1
    assert (player.damage, player.ship_damage) == (0, 1)
    assert g.levels["hutt"] == 2
    assert g.patrols["hutt"] == g.map.stacks["hutt"]


@pytest.mark.rule("outer_rim.patrol.level-2-3-fame")
@pytest.mark.parametrize(("level", "fame"), [(2, 1), (3, 2)])
def test_patrols_of_level_2_and_3_bring_fame(level: int, fame: int) -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C)
    dice(g, "enemy", B, B, B, B, B, B)
    to_patrol(g, "rebel", level)
    assert g.players[0].fame == fame


@pytest.mark.rule("outer_rim.patrol.loss-moves-patrol", "outer_rim.combat.step4.consequence-from-source")
def test_who_loses_moves_the_patrol_one_space_before_the_damage() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", B, B)
    dice(g, "enemy", H, H, B)
    to_patrol(g)
    assert set(keys(g)) == {f"patrol-to {space}" for space in g.map.near["tatooine"]}
    assert g.players[0].ship_damage == 0
    choose(g, "patrol-to tatooine-left")
    assert g.patrols["hutt"] == "tatooine-left"
    assert g.players[0].ship_damage == 2
    assert g.players[0].reputation_with("hutt") == 0


@pytest.mark.rule(
    "outer_rim.patrol.level-4-invulnerable",
    "outer_rim.patrol.level-4-always-wins",
    "outer_rim.patrol.level-4-no-dice",
    "outer_rim.patrol.level-4-no-value",
)
def test_level_4_always_wins_without_dice() -> None:
    g = position("bossk", "jyn-erso")
    to_patrol(g, level=4)
    assert not news(g, "DiceRolled")
    choose(g, "patrol-to tatooine-left")
    assert g.players[0].defeated
    assert g.levels["hutt"] == 4


@pytest.mark.rule(
    "outer_rim.encounter.patrol.must-if-negative",
    "outer_rim.encounter.ability-blocked-by-patrol",
    "outer_rim.encounter.patrol.several-choose-negative",
)
def test_a_hostile_patrol_must_be_encountered() -> None:
    g = position("ketsu-onyo", "jyn-erso")
    patrol(g, "hutt", "tatooine")
    patrol(g, "rebel", "tatooine")
    patrol(g, "imperial", "tatooine")
    reputation(g, 0, hutt=-1, imperial=-1)
    choose(g, "stay", "done")
    assert keys(g) == ["patrol imperial-1", "patrol hutt-1"]
    assert refused(g, "explore") == "outer_rim.encounter.patrol.must-if-negative"


@pytest.mark.rule(
    "outer_rim.encounter.patrol.may-if-not-negative",
    "outer_rim.encounter.patrol.several-none-negative",
    "outer_rim.encounter.options",
    "outer_rim.encounter.free-choice",
    "outer_rim.encounter.space-always-available",
)
def test_other_patrols_may_be_encountered() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine")
    patrol(g, "rebel", "tatooine")
    reputation(g, 0, hutt=1)
    choose(g, "stay", "done")
    assert set(keys(g)) == {
        "patrol hutt-1",
        "patrol rebel-1",
        "contact tatooine.1",
        "contact tatooine.2",
        "explore",
    }


@pytest.mark.rule("outer_rim.patrol.spawn-no-immediate-combat")
def test_a_new_patrol_in_ones_space_starts_no_combat() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "takodana-right")
    dice(g, "bossk", C, C)
    dice(g, "enemy", B, B, B)
    to_patrol(g)
    assert g.patrols["hutt"] == "takodana-right"
    assert g.decision.seat == 1


def test_jyn_may_send_a_patrol_after_somebody_else() -> None:
    g = position("jyn-erso", "bossk")
    g.players[0].flipped = True
    patrol(g, "hutt", "ryloth")
    top(g, "cargo", "bacta-supplies", "salvage")
    to_action(g)
    choose(g, "market", "pass", "buy cargo", "player bossk")
    assert g.patrols["hutt"] == "naboo"


def test_ketsu_finds_encounters_three_spaces_away() -> None:
    g = position("ketsu-onyo", "bossk")
    patrol(g, "hutt", "ryloth")
    patrol(g, "rebel", "ring-of-kafrene")
    choose(g, "stay", "done")
    assert "reach-patrol hutt-1" in keys(g)
    assert "reach-patrol rebel-1" not in keys(g)
    assert "reach-contact nal-hutta.1" in keys(g)
    dice(g, "ketsu-onyo", C, C)
    dice(g, "enemy", B, B, B)
    choose(g, "reach-patrol hutt-1")
    assert g.players[0].space == "tatooine"
    assert g.levels["hutt"] == 2
