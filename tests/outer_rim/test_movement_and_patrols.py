from __future__ import annotations

import pytest
from tests.outer_rim.table import (
    B,
    C,
    F,
    H,
    choose,
    dice,
    give,
    keys,
    news,
    patrol,
    put,
    refused,
    reputation,
    secret,
    table,
    to_action,
    top,
)

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.patrols import PatrolMoves


def moves(g: OuterRim) -> set[str]:
    return {key.removeprefix("move ") for key in keys(g, "move")}


@pytest.mark.rule(
    "outer_rim.movement.in-planning-step",
    "outer_rim.movement.hyperdrive-limit",
    "outer_rim.movement.one-step-per-adjacent-space",
    "outer_rim.movement.zero-allowed",
    "outer_rim.planning.choose-one",
)
def test_one_moves_up_to_the_hyperdrive_or_not_at_all() -> None:
    g = table("bossk", "jyn-erso")  # hyperdrive 6
    distance = g.board.distance["tatooine"]
    reached = moves(g)
    assert reached == {space for space in g.board.spaces if 0 < distance[space] <= 6}
    assert {"stay", "gain-credits", "recover"} <= set(keys(g))
    assert refused(g, "move cantonica") == "outer_rim.movement.hyperdrive-limit"
    choose(g, "move ryloth")
    assert g.players[0].space == "ryloth"
    assert g.decision.kind == "action"


@pytest.mark.rule(
    "outer_rim.movement.patrol-stops-unless-positive", "outer_rim.movement.pass-positive-patrols"
)
@pytest.mark.parametrize(("level", "passes"), [(-1, False), (0, False), (1, True)])
def test_a_patrol_stops_whoever_has_no_positive_reputation(level: int, passes: bool) -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    reputation(g, 0, hutt=level)
    assert "tatooine-right" in moves(g)
    assert ("ryloth" in moves(g)) == passes


@pytest.mark.rule("outer_rim.movement.patrol-stops-unless-positive", "outer_rim.patrol.any-number-per-space")
def test_one_unfriendly_patrol_of_two_stops() -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-right")
    patrol(g, "imperial", "tatooine-nal-hutta")
    reputation(g, 0, hutt=1)
    assert "ryloth" not in moves(g)


@pytest.mark.rule("outer_rim.movement.leaving-is-free", "outer_rim.movement.pass-players")
def test_patrols_and_players_do_not_hinder_leaving_or_passing() -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine")
    reputation(g, 0, hutt=-1)
    put(g, 1, "tatooine-right")
    assert "ryloth" in moves(g)


@pytest.mark.rule(
    "outer_rim.movement.maelstrom-stops",
    "outer_rim.movement.leaving-is-free",
    "outer_rim.market.action.on-planet",
)
def test_the_maelstrom_ends_movement_but_can_be_left() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "mon-calamari")
    assert "maelstrom" in moves(g)
    assert "kessel" not in moves(g)
    put(g, 0, "maelstrom")
    assert "kessel" in moves(g)
    to_action(g)
    assert "market" not in keys(g)
    assert refused(g, "market") == "outer_rim.market.action.on-planet"


@pytest.mark.rule("outer_rim.meta.golden.card-over-reference")
def test_a_navigation_computer_overrules_the_maelstrom() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "mon-calamari")
    give(g, 0, "gree-navigation-computer")
    assert "kessel" in moves(g)


@pytest.mark.rule(
    "outer_rim.movement.maelstrom-extra-movement-stops", "outer_rim.movement.maelstrom-extra-movement-leaves"
)
def test_additional_movement_stops_in_the_maelstrom_and_may_leave_it() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "kessel-inner-left")
    top(g, "navpoints", "gravity-well")
    dice(g, "bossk", C, C)
    choose(g, "stay", "done", "explore")
    assert g.decision.kind == "move-on"
    assert "move maelstrom" in keys(g)
    assert "move kessel" not in keys(g)


@pytest.mark.rule("outer_rim.movement.directly-relocates", "outer_rim.movement.directly-skips-between")
def test_a_piece_moved_directly_is_not_stopped() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "ryloth")
    reputation(g, 0, rebel=1)
    for faction, space in zip(("hutt", "imperial", "syndicate"), g.board.near["ryloth"], strict=True):
        patrol(g, faction, space)
    top(g, "ryloth-naboo", "relief-convoy")
    choose(g, "stay", "done", "explore", "yes", "planet mon-calamari")
    assert g.players[0].space == "mon-calamari"


@pytest.mark.rule("outer_rim.movement.directly-relocates")
def test_a_patrol_is_moved_directly_too() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "ryloth-left")
    g.players[0].ship_damage = 2
    top(g, "navpoints", "friendly-colours")
    choose(g, "stay", "done", "explore")
    assert g.patrols["rebel"] == "ryloth-left"
    assert g.players[0].ship_damage == 0


def test_han_may_slip_past_a_patrol_after_his_goal() -> None:
    g = table("han-solo", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "tatooine")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    dice(g, "han-solo", H, B)
    choose(g, "move ryloth", "test piloting")
    assert g.players[0].space == "ryloth"


def test_who_fails_to_slip_past_stops_there() -> None:
    g = table("han-solo", "jyn-erso")
    g.players[0].flipped = True
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    dice(g, "han-solo", F, B)
    choose(g, "move ryloth", "test piloting")
    assert g.players[0].space == "tatooine-right"


def test_a_tractor_beam_may_hold_whoever_passes() -> None:
    g = table("bossk", "ketsu-onyo")
    g.players[1].ship, g.players[1].ship_flipped = "lancer", True
    put(g, 1, "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    choose(g, "move ryloth")
    assert (g.decision.seat, g.decision.kind) == (1, "tractor-beam")
    choose(g, "hold")
    assert g.players[0].space == "tatooine-right"


@pytest.mark.rule("outer_rim.secret.when-playable", "outer_rim.secret.play-reveal")
def test_a_secret_lets_one_pass_a_patrol_once() -> None:
    g = table("bossk", "jyn-erso")
    secret(g, 0, "blind-spot", "ryloth")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    choose(g, "move ryloth", "slip")
    assert g.players[0].space == "ryloth"
    assert g.players[0].secrets == ()
    assert g.pile("ryloth-naboo").cards[0] == "blind-spot"


# ---- Patrols ---------------------------------------------------------------------------------------


def drive(g: OuterRim, faction: str, left: int, seat: int = 0) -> None:
    """A symbol is revealed for the player at seat 0."""
    g.asked = None
    g.stack.append(PatrolMoves(seat, faction, left))
    g.run()


@pytest.mark.rule(
    "outer_rim.patrol.move.must-reach-if-able",
    "outer_rim.patrol.move.toward-mover",
    "outer_rim.patrol.move.stops-in-players-space",
    "outer_rim.patrol.move.no-instant-combat",
)
def test_a_patrol_that_can_reach_the_player_must() -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "imperial", "ryloth-left")  # two steps
    drive(g, "imperial", 4)
    assert g.patrols["imperial"] == "tatooine"
    assert g.decision.kind == "planning"


@pytest.mark.rule(
    "outer_rim.patrol.move.player-chooses-route",
    "outer_rim.patrol.move.symbol-faction-and-distance",
    "outer_rim.patrol.move.sense-of-rotation",
    "outer_rim.patrol.move.by-symbols",
)
def test_the_player_chooses_the_way_but_it_never_turns_back() -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "imperial", "ring-of-kafrene")
    drive(g, "imperial", 2)
    assert g.decision.kind == "patrol-route"
    assert set(keys(g)) == {"patrol-to ring-of-kafrene-left", "patrol-to ring-of-kafrene-takodana"}
    choose(g, "patrol-to ring-of-kafrene-takodana")
    assert g.patrols["imperial"] == "takodana"  # the only way on
    patrol(g, "rebel", "cantonica")
    drive(g, "rebel", 2)
    assert set(keys(g)) == {"patrol-to cantonica-right", "patrol-to cantonica-ord-mantell"}
    patrol(g, "imperial", "ryloth")  # Tatooine lies to the left
    drive(g, "imperial", 2)
    assert set(keys(g)) == {"patrol-to ryloth-left", "patrol-to ryloth-naboo"}


@pytest.mark.rule("outer_rim.patrol.stationary-when-with-player")
def test_a_patrol_with_the_player_stays() -> None:
    g = table("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine")
    drive(g, "hutt", 3)
    assert g.patrols["hutt"] == "tatooine"


@pytest.mark.rule("outer_rim.patrol.move.passes-everything", "outer_rim.patrol.positions")
def test_patrols_pass_the_maelstrom_other_players_and_patrols() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "kessel")
    put(g, 1, "kessel-inner-left")
    patrol(g, "rebel", "mon-calamari-right")
    patrol(g, "hutt", "maelstrom")
    drive(g, "rebel", 3)
    assert g.patrols["rebel"] == "kessel"


@pytest.mark.rule("outer_rim.patrol.move.on-reveal-after-buy-or-gain", "outer_rim.market.deck.reveal-next")
def test_a_symbol_moves_a_patrol_after_a_purchase() -> None:
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
    patrol(g, "hutt", "ryloth")
    top(g, "cargo", "bacta-supplies", "salvage")
    to_action(g)
    choose(g, "market", "discard cargo")
    assert g.top("cargo") == "salvage"
    assert g.pile("cargo").cards[0] == "bacta-supplies"
    assert g.patrols["hutt"] == "ryloth"
    assert g.decision.kind == "buy"


# ---- Fighting them ---------------------------------------------------------------------------------


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
    g = table("bossk", "jyn-erso")  # on a planet, G9: ship combat 2
    dice(g, "bossk", C, H)
    dice(g, "enemy", H, B, B)
    to_patrol(g)
    player = g.players[0]
    assert player.credits == 14_000
    assert player.reputation_with("hutt") == -1
    assert (player.damage, player.ship_damage) == (0, 1)
    assert g.levels["hutt"] == 2
    assert g.patrols["hutt"] == g.board.stacks["hutt"]


@pytest.mark.rule("outer_rim.patrol.level-2-3-fame")
@pytest.mark.parametrize(("level", "fame"), [(2, 1), (3, 2)])
def test_patrols_of_level_2_and_3_bring_fame(level: int, fame: int) -> None:
    g = table("bossk", "jyn-erso")
    dice(g, "bossk", C, C)
    dice(g, "enemy", B, B, B, B, B, B)
    to_patrol(g, "rebel", level)
    assert g.players[0].fame == fame


@pytest.mark.rule("outer_rim.patrol.loss-moves-patrol", "outer_rim.combat.step4.consequence-from-source")
def test_who_loses_moves_the_patrol_one_space_before_the_damage() -> None:
    g = table("bossk", "jyn-erso")
    dice(g, "bossk", B, B)
    dice(g, "enemy", H, H, B)
    to_patrol(g)
    assert set(keys(g)) == {f"patrol-to {space}" for space in g.board.near["tatooine"]}
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
    g = table("bossk", "jyn-erso")
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
    g = table("ketsu-onyo", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
    put(g, 0, "takodana-right")
    dice(g, "bossk", C, C)
    dice(g, "enemy", B, B, B)
    to_patrol(g)
    assert g.patrols["hutt"] == "takodana-right"
    assert g.decision.seat == 1


def test_jyn_may_send_a_patrol_after_somebody_else() -> None:
    g = table("jyn-erso", "bossk")
    g.players[0].flipped = True
    patrol(g, "hutt", "ryloth")
    top(g, "cargo", "bacta-supplies", "salvage")
    to_action(g)
    choose(g, "market", "pass", "buy cargo", "player bossk")
    assert g.patrols["hutt"] == "naboo"


def test_ketsu_finds_encounters_three_spaces_away() -> None:
    g = table("ketsu-onyo", "bossk")
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
