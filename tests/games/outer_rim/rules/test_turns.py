from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import choose, keys, position, put, to_action, top

from dejarik.games.outer_rim.cards.library import ABILITIES


@pytest.mark.rule(
    "outer_rim.turn.three-steps", "outer_rim.planning.gain-2000", "outer_rim.encounter.exactly-one"
)
def test_planning_action_encounter() -> None:
    g = position("bossk", "jyn-erso")
    choose(g, "gain-credits")
    assert g.players[0].credits == 12_000
    assert g.decision.kind == "action"
    choose(g, "done")
    assert g.decision.kind == "encounter"
    assert "done" not in keys(g)
    assert "pass" not in keys(g)


@pytest.mark.rule("outer_rim.planning.recover", "outer_rim.damage.recovered-to-supply")
def test_recovering_in_the_planning_step() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].ship_damage = 2, 1
    choose(g, "recover")
    assert (g.players[0].damage, g.players[0].ship_damage) == (0, 0)


@pytest.mark.rule("outer_rim.planning.ability-instead")
def test_aphra_goes_to_market_in_the_planning_step() -> None:
    g = position("doctor-aphra", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "tatooine-left")
    choose(g, "use doctor-aphra > planning", "pass", "pass")
    assert g.decision.kind == "action"
    put(g, 0, "maelstrom")
    g = position("doctor-aphra", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "maelstrom")
    assert not keys(g, "use")


@pytest.mark.rule(
    "outer_rim.damage.recover-amount", "outer_rim.action.special", "outer_rim.character.starting-ability"
)
def test_bossk_recovers_two_damage_of_each_kind() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].ship_damage = 3, 1
    to_action(g)
    choose(g, "use bossk > action")
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 0)


@pytest.mark.rule(
    "outer_rim.turn.extra-turn.condition",
    "outer_rim.turn.extra-turn.full-turn",
    "outer_rim.turn.extra-turn.no-chaining",
    "outer_rim.map.maelstrom.offers-extra-turn",
)
def test_an_extra_turn_in_the_maelstrom_but_no_chain() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "maelstrom")
    top(g, "kessel-maelstrom", "guild-foreman")
    choose(g, "stay", "done", "explore", "choice 1")
    assert (g.decision.seat, g.decision.kind) == (0, "planning")
    g.players[0].ship_damage = 0
    top(g, "kessel-maelstrom", "guild-foreman")
    choose(g, "stay", "done", "explore", "choice 1")
    assert (g.decision.seat, g.decision.kind) == (1, "planning")


@pytest.mark.rule("outer_rim.map.maelstrom.offers-extra-turn")
def test_every_maelstrom_section_offers_an_extra_turn() -> None:
    from dejarik.games.outer_rim.cards.library import CARDS

    for card in CARDS.values():
        if card.deck == "kessel-maelstrom":
            assert "ExtraTurn" in repr(ABILITIES[card.sections["maelstrom"]].effect), card.code
