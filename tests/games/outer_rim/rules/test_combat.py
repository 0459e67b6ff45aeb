from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    F,
    H,
    choose,
    dice,
    fight,
    give,
    keys,
    news,
    patrol,
    position,
    put,
    secret,
)

from dejarik.games.outer_rim.abilities.vocabulary.dice import MayReroll
from dejarik.games.outer_rim.cards.facts import ADDED_HIT, NOBODY
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules.combat import begin_combat, damage_of
from dejarik.games.outer_rim.rules.dice import PickDice


@pytest.mark.rule(
    "outer_rim.combat.damage.hit-one",
    "outer_rim.combat.damage.crit-two",
    "outer_rim.combat.damage.focus-blank-zero",
    "outer_rim.combat.step2.count",
)
def test_a_hit_is_one_a_crit_two_damage() -> None:
    assert damage_of(("hit", "crit", "focus", "blank")) == 3


@pytest.mark.rule(
    "outer_rim.combat.ground-uses-character-value",
    "outer_rim.combat.step1.roll-combat-value",
    "outer_rim.combat.steps.order",
    "outer_rim.combat.step3.mirror",
    "outer_rim.combat.ground-value-means-ground-combat",
    "outer_rim.combat.step5.ground-damages-character",
    "outer_rim.combat.two-types",
    "outer_rim.combat.step5.suffer-opponents-damage",
    "outer_rim.combat.loser-still-deals-damage",
)
def test_a_ground_combat_uses_and_harms_the_character() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", H, H, H)
    dice(g, "enemy", H, H)
    fight(g, value=2)
    rolled = news(g, "DiceRolled")
    assert [(e.seat, len(e.results)) for e in rolled] == [(0, 3), (-1, 2)]
    assert (g.players[0].damage, g.players[0].ship_damage) == (2, 0)


@pytest.mark.rule(
    "outer_rim.combat.ship-uses-ship-value",
    "outer_rim.combat.step5.ship-damages-ship",
    "outer_rim.combat.ability.plus-x",
    "outer_rim.combat.ability.plus-x-cumulative",
    "outer_rim.combat.ability.plus-x-passive",
)
def test_a_ship_combat_uses_the_ship_and_everything_that_adds_to_it() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "lancer"  # 4
    give(g, 0, "quad-laser-cannon", "meeting-rusk-7")  # +1, +1
    dice(g, "enemy", H)
    fight(g, "space", 1)
    first = news(g, "DiceRolled")[0]
    assert len(first.results) == 6
    assert g.players[0].ship_damage == 1


@pytest.mark.rule(
    "outer_rim.combat.step4.more-damage-wins",
    "outer_rim.combat.step4.other-loses",
    "outer_rim.combat.step4.tie-attacker-wins",
)
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [((H, B, B), (C, B), False), ((H, H, B), (C, B), True), ((B, B, B), (B, B), True)],
)
def test_more_damage_wins_and_the_attacker_wins_ties(
    mine: tuple[int, ...], theirs: tuple[int, ...], won: bool
) -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", *mine)
    dice(g, "enemy", *theirs)
    fight(g, value=2)
    (decided,) = news(g, "CombatDecided")
    assert decided.won == won


@pytest.mark.rule("outer_rim.combat.npc-only-win-or-lose", "outer_rim.combat.step5.npc-suffers-none")
def test_an_enemy_suffers_nothing() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C, C)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert [event.seat for event in news(g, "Damaged")] == []


@pytest.mark.rule(
    "outer_rim.combat.attacker-is-current-player",
    "outer_rim.combat.defender",
    "outer_rim.combat.pvp-on-planet-ground",
    "outer_rim.combat.step5.suffer-opponents-damage",
    "outer_rim.combat.opponent",
    "outer_rim.combat.sources",
)
def test_players_fight_on_the_ground_of_a_planet() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].flipped = True
    put(g, 1, "tatooine")
    dice(g, "bossk", H, H, B)
    dice(g, "jyn-erso", H, H, B)
    choose(g, "stay", "done", "use bossk > encounter")
    assert (g.players[0].damage, g.players[1].damage) == (2, 2)
    assert g.players[0].fame == 1  # a tie: the current player wins


@pytest.mark.rule("outer_rim.combat.pvp-off-planet-ship", "outer_rim.combat.step4.tie-attacker-wins")
def test_players_fight_with_ships_elsewhere() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "tatooine-left")
    put(g, 1, "tatooine-left")
    dice(g, "bossk", H, B)
    dice(g, "jyn-erso", H, B)
    choose(g, "stay", "done", "use bossk > encounter")
    assert (g.players[0].ship_damage, g.players[1].ship_damage) == (1, 1)


@pytest.mark.rule("outer_rim.combat.pvp-by-effect", "outer_rim.defeat.cannot-be-attacked")
def test_nobody_attacks_without_an_effect_or_the_defeated() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    choose(g, "stay", "done")
    assert not [key for key in keys(g) if "jyn" in key or "use" in key]
    g = position("bossk", "jyn-erso")
    g.players[0].flipped = True
    put(g, 1, "tatooine")
    g.players[1].damage, g.players[1].defeated = 4, True
    choose(g, "stay", "done")
    assert not keys(g, "use")


@pytest.mark.rule(
    "outer_rim.combat.step4.win-effects-before-damage",
    "outer_rim.combat.step4.win-and-be-defeated",
    "outer_rim.defeat.lose-3000",
)
def test_one_may_win_and_fall() -> None:
    g = position("bossk", "jyn-erso")
    player = g.players[0]
    player.ship_damage, player.credits = 1, 1_000  # the hull is 3
    patrol(g, "hutt", "tatooine")
    dice(g, "bossk", C, C)
    dice(g, "enemy", H, H, H)
    choose(g, "stay", "done", "patrol hutt-1")
    assert g.levels["hutt"] == 2
    assert player.defeated
    assert player.credits == 2_000  # 1,000 and the reward of 4,000, then 3,000 are lost


@pytest.mark.rule(
    "outer_rim.combat.step4.win-effects-before-damage",
    "outer_rim.fame.win-at-10",
    "outer_rim.fame.immediate-anytime",
)
def test_fame_from_a_won_combat_ends_the_match_before_the_damage() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].fame = 9
    patrol(g, "rebel", "tatooine", 2)
    dice(g, "bossk", C, C)
    dice(g, "enemy", C, C, B, B)
    choose(g, "stay", "done", "patrol rebel-2")
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert g.players[0].ship_damage == 0


# ---- Abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("outer_rim.combat.ability.added-hit-no-reroll")
def test_a_hit_that_is_no_die_cannot_be_rolled_again() -> None:
    g = position("ig-88", "jyn-erso")
    begin_combat(g, 0, NOBODY, "brute", "ground", 1)
    reroll = MayReroll(most=2)
    for results, open_ in ((("hit", ADDED_HIT), [(0, "hit")]), ((ADDED_HIT,), [])):
        g.dice = Roll(0, "combat", 1, results=results)
        assert reroll.objects(g, 0, g.dice, "ig-88") == (["any"] if open_ else [])
        assert PickDice(0, "any", 2).pickable(g) == open_


@pytest.mark.rule("outer_rim.timing.once-per-trigger")
def test_ig_88_rerolls_any_number_once_per_combat() -> None:
    g = position("ig-88", "jyn-erso")
    dice(g, "ig-88", B, B, F, C, C, C)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert g.decision.kind == "dice-reroll"
    choose(g, "reroll ig-88 > any", "die blank", "die blank", "roll")
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (4, 0)


@pytest.mark.rule(
    "outer_rim.combat.ability.turn-die",
    "outer_rim.combat.step2.manipulation-both",
    "outer_rim.interpretation.once-per-turn",
)
def test_jyn_turns_a_focus_to_a_crit_once_per_turn() -> None:
    g = position("jyn-erso", "bossk")
    dice(g, "jyn-erso", F, F, B)
    dice(g, "enemy", B)
    fight(g, value=1)
    choose(g, "turn jyn-erso > focus-to-crit")
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (2, 0)
    dice(g, "jyn-erso", F, F, B)
    dice(g, "enemy", B)
    fight(g, value=1)  # the same turn
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (0, 0)


@pytest.mark.rule(
    "outer_rim.combat.ability.cancel",
    "outer_rim.dice.crit-is-not-hit",
)
def test_an_ion_cannon_cancels_a_hit_or_with_tactics_a_crit() -> None:
    g = position("han-solo", "jyn-erso")
    give(g, 0, "ion-cannon")
    dice(g, "han-solo", H, B)
    dice(g, "enemy", C, H, B)
    fight(g, "space", 3)
    assert keys(g) == ["cancel ion-cannon > hit", "pass"]
    choose(g, "cancel ion-cannon > hit")
    assert g.players[0].ship_damage == 2
    g = position("bossk", "jyn-erso")  # has Tactics
    give(g, 0, "ion-cannon")
    dice(g, "bossk", H, B)
    dice(g, "enemy", C, H, B)
    fight(g, "space", 3)
    assert keys(g) == ["cancel ion-cannon > hit", "cancel ion-cannon > crit", "pass"]
    choose(g, "cancel ion-cannon > crit")
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (1, 1)
    assert decided.won


@pytest.mark.rule(
    "outer_rim.combat.step2.manipulation-roller-first",
    "outer_rim.combat.step1.reroll-order",
    "outer_rim.combat.step3.reroll-order",
    "outer_rim.combat.reroll-same-die-repeatedly",
)
def test_the_roller_uses_abilities_first_then_the_opponent() -> None:
    g = position("lando-calrissian", "bossk")
    g.players[1].ship = "lancer"
    give(g, 0, "targeting-computer")
    give(g, 1, "sublight-acceleration-motor")
    put(g, 0, "tatooine-left")
    put(g, 1, "tatooine-left")
    dice(g, "lando-calrissian", B, B, B, H, H, B)
    fight(g, "space", other=1)
    assert (g.decision.seat, g.decision.kind) == (0, "dice-reroll")
    choose(g, "reroll lando-calrissian > any")
    while g.decision.seat == 0:
        choose(g, "die blank" if "die blank" in keys(g) else "roll" if "roll" in keys(g) else "pass")
    assert (g.decision.seat, g.decision.kind) == (1, "dice-reroll")
    assert "reroll-theirs sublight-acceleration-motor > any" in keys(g)


@pytest.mark.rule("outer_rim.combat.npc-roller-no-abilities")
def test_who_rolls_for_an_enemy_uses_no_abilities() -> None:
    g = position("bossk", "lando-calrissian")
    dice(g, "bossk", B, B, B)
    dice(g, "enemy", B, B)
    fight(g, value=2)
    assert g.decision.kind == "planning"  # Lando, to the left, was not asked


def test_plastoid_armor_with_strength_takes_a_die_from_the_opponent() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "plastoid-armor")
    fight(g, value=3)
    assert len(news(g, "DiceRolled")[1].results) == 2
    g = position("han-solo", "jyn-erso")  # without Strength
    give(g, 0, "plastoid-armor")
    fight(g, value=3)
    assert len(news(g, "DiceRolled")[1].results) == 3


@pytest.mark.rule("outer_rim.combat.ability.add-hit", "outer_rim.secret.play-reveal")
def test_a_secret_adds_a_hit() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "a-favourite-weakness", "lothal")
    dice(g, "bossk", B, B, B)
    dice(g, "enemy", H)
    fight(g, value=1)
    choose(g, "secret-add-hit a-favourite-weakness > hit")
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (1, 1)
    assert g.players[0].secrets == ()


def test_vibro_ax_vibroknife_and_autoblaster() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "vibro-ax", "vibroknife")
    dice(g, "bossk", H, F, F, B)
    dice(g, "enemy", B)
    fight(g, value=1)
    choose(
        g, "turn vibro-ax > hit-to-crit", "turn vibroknife > focus-to-hit", "turn vibroknife > focus-to-hit"
    )
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (4, 0)
    g = position("bossk", "jyn-erso")
    give(g, 0, "autoblaster")
    dice(g, "bossk", F, F)
    dice(g, "enemy", B)
    fight(g, "space", 1)
    assert keys(g) == ["turn autoblaster > focus-to-hit", "turn autoblaster > focus-to-crit", "pass"]
    choose(g, "turn autoblaster > focus-to-crit")
    (decided,) = news(g, "CombatDecided")
    assert decided.damage == (2, 0)


@pytest.mark.rule("outer_rim.combat.step3.mirror")
def test_a_secret_weakens_the_opponent_before_the_roll() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "cantina-corner", "tatooine")
    dice(g, "bossk", B, B, B)
    fight(g, value=3)
    assert g.decision.kind == "dice-start"
    choose(g, "secret-weaken cantina-corner > 2")
    assert len(news(g, "DiceRolled")[-1].results) == 1


@pytest.mark.rule("outer_rim.component.dice-overflow", "outer_rim.component.unlimited")
def test_there_are_as_many_dice_as_needed() -> None:
    g = position("bossk", "jyn-erso")
    fight(g, value=12)
    assert len(news(g, "DiceRolled")[1].results) == 12
