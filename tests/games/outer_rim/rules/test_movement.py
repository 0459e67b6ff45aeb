from __future__ import annotations

import pickle

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
    patrol,
    position,
    put,
    refused,
    reputation,
    secret,
    to_action,
    top,
)
from tests.native.builds import INTERPRETED_ONLY

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.rules import moving, verbs
from dejarik.games.outer_rim.rules.map import TILES, Map
from dejarik.games.outer_rim.rules.moving import reachable
from dejarik.kernel import observe


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
    g = position("bossk", "jyn-erso")  # hyperdrive 6
    distance = g.map.distance["tatooine"]
    reached = moves(g)
    assert reached == {space for space in g.map.spaces if 0 < distance[space] <= 6}
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
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    reputation(g, 0, hutt=level)
    assert "tatooine-right" in moves(g)
    assert ("ryloth" in moves(g)) == passes


@pytest.mark.rule("outer_rim.movement.patrol-stops-unless-positive", "outer_rim.patrol.any-number-per-space")
def test_one_unfriendly_patrol_of_two_stops() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-right")
    patrol(g, "imperial", "tatooine-nal-hutta")
    reputation(g, 0, hutt=1)
    assert "ryloth" not in moves(g)


@pytest.mark.rule("outer_rim.movement.leaving-is-free", "outer_rim.movement.pass-players")
def test_patrols_and_players_do_not_hinder_leaving_or_passing() -> None:
    g = position("bossk", "jyn-erso")
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
    g = position("bossk", "jyn-erso")
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
    g = position("bossk", "jyn-erso")
    put(g, 0, "mon-calamari")
    give(g, 0, "gree-navigation-computer")
    assert "kessel" in moves(g)


@pytest.mark.rule(
    "outer_rim.movement.maelstrom-extra-movement-stops", "outer_rim.movement.maelstrom-extra-movement-leaves"
)
def test_additional_movement_stops_in_the_maelstrom_and_may_leave_it() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "kessel-inner-left")
    top(g, "navpoints", "gravity-well")
    dice(g, "bossk", C, C)
    choose(g, "stay", "done", "explore")
    assert g.decision.kind == "move-on"
    assert "move maelstrom" in keys(g)
    assert "move kessel" not in keys(g)


@pytest.mark.rule("outer_rim.movement.directly-relocates", "outer_rim.movement.directly-skips-between")
def test_a_piece_moved_directly_is_not_stopped() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "ryloth")
    reputation(g, 0, rebel=1)
    for faction, space in zip(("hutt", "imperial", "syndicate"), g.map.near["ryloth"], strict=True):
        patrol(g, faction, space)
    top(g, "ryloth-naboo", "relief-convoy")
    choose(g, "stay", "done", "explore", "yes", "planet mon-calamari")
    assert g.players[0].space == "mon-calamari"


@pytest.mark.rule("outer_rim.movement.directly-relocates")
def test_a_patrol_is_moved_directly_too() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "ryloth-left")
    g.players[0].ship_damage = 2
    top(g, "navpoints", "friendly-colours")
    choose(g, "stay", "done", "explore")
    assert g.patrols["rebel"] == "ryloth-left"
    assert g.players[0].ship_damage == 0


def test_han_may_slip_past_a_patrol_after_his_goal() -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "tatooine")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    dice(g, "han-solo", H, B)
    choose(g, "move ryloth", "test piloting")
    assert g.players[0].space == "ryloth"


def test_who_fails_to_slip_past_stops_there() -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].flipped = True
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    dice(g, "han-solo", F, B)
    choose(g, "move ryloth", "test piloting")
    assert g.players[0].space == "tatooine-right"


def test_a_tractor_beam_may_hold_whoever_passes() -> None:
    g = position("bossk", "ketsu-onyo")
    g.players[1].ship, g.players[1].ship_flipped = "lancer", True
    put(g, 1, "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    choose(g, "move ryloth")
    assert (g.decision.seat, g.decision.kind) == (1, "tractor-beam")
    choose(g, "hold")
    assert g.players[0].space == "tatooine-right"


@pytest.mark.rule("outer_rim.secret.when-playable", "outer_rim.secret.play-reveal")
def test_a_secret_lets_one_pass_a_patrol_once() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "blind-spot", "ryloth")
    patrol(g, "hutt", "tatooine-right")
    patrol(g, "rebel", "tatooine-nal-hutta")
    choose(g, "move ryloth", "slip")
    assert g.players[0].space == "ryloth"
    assert g.players[0].secrets == ()
    assert g.pile("ryloth-naboo").cards[0] == "blind-spot"


def test_routes_are_found_anew_when_something_has_changed_since_the_question() -> None:
    g = position("bossk", "jyn-erso")
    patrol(g, "imperial", "lothal")
    assert "ryloth" in moves(g)
    found = g.found
    assert found is not None
    assert found.fits(g, 0, 6)
    assert not found.fits(g, 1, 6)
    assert not found.fits(g, 0, 5)
    assert g.copy().found is None
    verbs.put_patrol(g, "hutt", "tatooine-right")
    verbs.put_patrol(g, "rebel", "tatooine-nal-hutta")
    assert not found.fits(g, 0, 6)
    assert "ryloth" not in reachable(g, 0, 6)


def test_what_was_found_for_one_question_is_no_answer_to_another() -> None:
    g = position("bossk", "jyn-erso")
    asked = moves(g)
    reachable(g, 1, 2)  # somebody looks what another player could do meanwhile
    choose(g, "move ryloth")
    assert "ryloth" in asked
    assert g.players[0].space == "ryloth"


@INTERPRETED_ONLY
def test_a_map_remembers_only_so_many_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "MOST_ROUTES", 3)
    layout = Map(TILES)
    fresh = {space: moving.ways(Map(TILES), space, 4, 0).spaces for space in layout.spaces}
    for space in (*layout.spaces, *layout.spaces[-5:], *layout.spaces):
        assert moving.ways(layout, space, 4, 0).spaces == fresh[space]
        assert len(layout.routes) <= 3
        assert len(layout.former_routes) <= 3


def test_a_view_for_another_process_takes_no_routes_along() -> None:
    g = position("bossk", "jyn-erso")
    view = observe(g, 0).view
    assert moves(g)
    assert view.map.routes
    given = pickle.loads(pickle.dumps(view))
    assert given.encode() == view.encode()
    assert given.map is view.map
    assert len(pickle.dumps(view.map)) < 1_000
