from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import give, item, patrol, put, reputation, solo

from dejarik.games.outer_rim.rules.solo import MOVE, Item, applies
from dejarik.games.outer_rim.rules.solo_moving import ends


@pytest.mark.rule(
    "outer_rim.solo-ai.move.full-hyperdrive",
    "outer_rim.solo-ai.move.toward-closest-goal",
    "outer_rim.solo-ai.move.shortest-path",
)
def test_the_ai_moves_towards_the_closest_goal() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "tatooine")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"  # it does not overshoot
    put(g, 1, "takodana")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"  # six spaces


@pytest.mark.rule("outer_rim.solo-ai.move.stays-on-goal")
def test_the_ai_stays_on_its_goal() -> None:
    g = solo()
    give(g, 1, "food-supplies", "the-kessel-run")
    put(g, 1, "nal-hutta")
    assert not applies(g, 1, Item(MOVE))


@pytest.mark.rule("outer_rim.solo-ai.move.patrol-stops", "outer_rim.solo-ai.move.no-detour")
def test_a_patrol_on_the_way_stops_the_ai() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "naboo")
    patrol(g, "rebel", "naboo-left")
    item(g, MOVE)
    assert g.players[1].space == "naboo-left"
    reputation(g, 1, rebel=1)
    put(g, 1, "naboo")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"


@pytest.mark.rule("outer_rim.solo-ai.move.tie-avoid-patrol")
def test_of_equal_ways_the_ai_takes_the_one_without_patrols() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "ryloth")  # five spaces to Nal Hutta, by Tatooine or by Naboo
    patrol(g, "rebel", "naboo")
    assert {end for _, end, stopped in ends(g, 1, "nal-hutta") if stopped} == {"naboo"}
    for _ in range(8):
        put(g, 1, "ryloth")
        item(g, MOVE)
        assert g.players[1].space == "nal-hutta"


@pytest.mark.rule("outer_rim.solo-ai.move.maelstrom-passable")
def test_the_ai_passes_the_maelstrom() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "the-kessel-run")
    put(g, 1, "mon-calamari")
    item(g, MOVE)
    assert g.players[1].space == "kessel"


@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-to-planet")
def test_who_would_end_on_a_navpoint_ends_on_a_planet_just_passed() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    g.players[1].ship = "g-1a-starfighter"  # hyperdrive 5
    put(g, 1, "ring-of-kafrene-left")  # two steps short of it lies Ryloth; the fifth space is a navpoint
    found = {end for _, end, _ in ends(g, 1, "nal-hutta")}
    assert all(g.map.kind(end) == "planet" for end in found)


@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-to-planet")
def test_a_planet_three_spaces_back_is_too_far() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    g.players[1].ship = "g-1a-starfighter"  # hyperdrive 5
    put(g, 1, "cantonica-right")  # the second space is Lothal, the fifth a navpoint
    assert {end for _, end, _ in ends(g, 1, "nal-hutta")} == {"kessel-pass"}
