from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import B, choose, dice, give, keys, position, refused, secret, to_action

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.rules import verbs


@pytest.mark.rule(
    "outer_rim.damage.capped",
    "outer_rim.damage.excess-ignored",
    "outer_rim.damage.tokens-on-character",
    "outer_rim.damage.tokens-on-ship",
)
def test_damage_is_capped() -> None:
    g = position("bossk", "jyn-erso")
    assert verbs.suffer(g, 0, 9, ship=False) == 4
    assert verbs.suffer(g, 0, 1, ship=True) == 1
    assert (g.players[0].damage, g.players[0].ship_damage) == (4, 1)


def defeat(g: OuterRim, seat: int = 0, ship: bool = False) -> None:
    g.asked = None
    verbs.suffer(g, seat, 9, ship)
    g.between()
    g.run()


@pytest.mark.rule(
    "outer_rim.defeat.at-health",
    "outer_rim.defeat.at-hull",
    "outer_rim.defeat.lose-3000",
    "outer_rim.defeat.effects-list",
    "outer_rim.defeat.discard-secrets",
    "outer_rim.secret.defeat-discard-hidden",
    "outer_rim.defeat.piece-laid-down",
)
@pytest.mark.parametrize("ship", [False, True])
def test_defeat(ship: bool) -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 1, "cantina-corner", "tatooine")
    give(g, 1, "ion-cannon")
    defeat(g, 1, ship=ship)
    player = g.players[1]
    assert player.defeated
    assert (player.credits, player.secrets, player.space, player.assets) == (
        7_000,
        (),
        "naboo",
        ("ion-cannon",),
    )
    pile = g.pile("tatooine-nal-hutta")
    assert pile.cards[0] == "cantina-corner"
    assert pile.seen[0] == 0b10  # only its owner knows


@pytest.mark.rule("outer_rim.defeat.lose-3000")
def test_a_poor_player_loses_everything() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 2_000
    defeat(g)
    assert g.players[0].credits == 0


@pytest.mark.rule(
    "outer_rim.defeat.must-recover-next-planning",
    "outer_rim.defeat.stand-up-after-recovery",
    "outer_rim.defeat.ends-when-damage-below-limit",
)
def test_the_defeated_recover_in_their_next_planning_step() -> None:
    g = position("bossk", "jyn-erso")
    defeat(g, 1)
    choose(g, "stay", "done")
    while g.decision.seat == 0:
        g.choose(0 if g.decision.kind == "encounter" else len(g.decision.options) - 1)
    assert g.decision.seat == 1
    assert g.decision.kind == "action"  # recovering was the only choice, so it was made
    assert not g.players[1].defeated
    assert g.players[1].damage == 0


@pytest.mark.rule("outer_rim.defeat.must-recover-next-planning")
def test_why_the_defeated_cannot_move() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].defeated = 4, True
    g.asked = None
    assert keys(g) == ["recover"]
    assert refused(g, "gain-credits") == "outer_rim.defeat.must-recover-next-planning"


@pytest.mark.rule("outer_rim.defeat.finish-current-then-turn-ends")
def test_who_falls_in_an_action_finishes_it_and_has_no_encounter() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship, g.players[0].damage = "yv-666", 3
    give(g, 0, "stolen-weapons", "gift-for-jabba")
    g.databank[1] = ("imperial-presence",)
    dice(g, "bossk", B, B, B)
    to_action(g)
    choose(g, "deliver", "deliver stolen-weapons")
    assert g.players[0].defeated
    assert "deliver gift-for-jabba" in keys(g)  # the action goes on
    choose(g, "deliver gift-for-jabba")
    assert g.decision.seat == 1


@pytest.mark.rule(
    "outer_rim.combat.ability.plus-x-passive", "outer_rim.defeat.at-health", "outer_rim.damage.capped"
)
def test_losing_armor_may_defeat() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 1, "armored-vest")
    g.players[1].damage = 5
    assert (g.players[1].defeated,) == (False,)
    g.asked = None
    verbs.drop_asset(g, 1, "armored-vest")
    verbs.return_card(g, "armored-vest")
    g.between()
    g.run()
    assert g.players[1].defeated
    assert g.players[1].damage == 4


def test_ig_88_sacrifices_crew_instead_of_falling() -> None:
    g = position("ig-88", "jyn-erso")
    g.players[0].flipped = True
    give(g, 0, "meeting-lobot")
    defeat(g)
    choose(g, "sacrifice meeting-lobot")
    assert (g.players[0].defeated, g.players[0].damage, g.players[0].assets) == (False, 0, ())


def test_gift_for_jabba_costs_a_crew_member_in_defeat() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "gift-for-jabba", "meeting-lobot")
    defeat(g)
    assert g.players[0].assets == ("gift-for-jabba",)
