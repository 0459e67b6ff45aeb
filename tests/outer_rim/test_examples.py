"""The worked examples of the rulebook: each is a scenario, or a test below where no card of the game fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.outer_rim.table import (
    B,
    H,
    choose,
    dice,
    fight,
    give,
    keys,
    news,
    put,
    reputation,
    resolve,
    run,
    table,
)

from dejarik.games.outer_rim import values, verbs
from dejarik.games.outer_rim.facts import NOBODY
from dejarik.games.outer_rim.library import CARDS
from dejarik.games.outer_rim.solo import MOVE, AiItem
from dejarik.games.outer_rim.solo_moving import pulled_back
from dejarik.games.outer_rim.vocabulary.dice import MayWeakenAtStart
from dejarik.games.outer_rim.vocabulary.effects import Fame, Reputation, ReputationBecomes
from dejarik.games.outer_rim.vocabulary.flow import seq
from dejarik.scenarios import load, shipped

HERE = Path(__file__).parent
EXAMPLES = (HERE / "example_ids.txt").read_text("utf-8").split()


def test_every_example_is_played() -> None:
    played = {scenario.id for file in shipped("outer_rim").glob("*.yaml") for scenario in load(file)[0]}
    played |= {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(r'example\("(.+?)"\)', file.read_text())
    }
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 94
    assert [name for name in EXAMPLES if name not in played] == []
    assert {name for name in played if name.startswith("outer_rim.ex.")} <= set(EXAMPLES)


@pytest.mark.example("outer_rim.ex.book.start-of-combat-each-combat")
@pytest.mark.rule("outer_rim.timing.once-per-trigger", "outer_rim.combat.ability.start-of-combat")
def test_an_ability_for_the_start_of_combat_is_used_once_in_each(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = replace(CARDS["vibroknife"], code="trial-flash", dice=(MayWeakenAtStart(),))
    monkeypatch.setitem(CARDS, "trial-flash", trial)
    g = table("bossk", "han-solo")
    g.players[0].assets = ("trial-flash",)
    for _ in range(2):
        dice(g, "bossk", B, B, B)
        dice(g, "enemy", B)
        fight(g, value=3)
        assert keys(g) == ["weaken trial-flash > 2", "pass"]
        choose(g, "weaken trial-flash > 2")
        assert [len(event.results) for event in news(g, "DiceRolled")] == [3, 1]  # and it was not asked again


@pytest.mark.example("outer_rim.ex.combat.nonactive-resolver-attacks")
@pytest.mark.rule("outer_rim.combat.attacker-when-current-absent", "outer_rim.combat.npc-roller-left")
def test_who_resolves_a_combat_without_the_current_player_attacks() -> None:
    g = table("bossk", "jyn-erso", "han-solo")
    assert g.current == 0
    dice(g, "jyn-erso", H, B, B)
    dice(g, "enemy", H, B)
    fight(g, "ground", 2, seat=1)
    (decided,) = news(g, "CombatDecided")
    assert (decided.attacker, decided.damage, decided.won) == (1, (1, 1), True)
    assert [(event.seat, event.by) for event in news(g, "DiceRolled")] == [(1, 1), (NOBODY, 2)]
    assert [player.damage for player in g.players] == [0, 1, 0]


@pytest.mark.example("outer_rim.ex.fame.tie-break-seat")
@pytest.mark.rule("outer_rim.fame.simultaneous-most-credits", "outer_rim.fame.simultaneous-farthest-seat")
@pytest.mark.parametrize(("purse", "winner"), [(5_000, 3), (6_000, 1)])
def test_of_two_who_win_at_once_the_richer_or_else_the_farther_wins(purse: int, winner: int) -> None:
    g = table("bossk", "jyn-erso", "han-solo", "boba-fett")
    for seat in (1, 3):
        g.players[seat].fame, g.players[seat].credits = 9, 5_000
    g.players[1].credits = purse
    for seat in (1, 3):
        verbs.change_fame(g, seat, 1)
    g.between()
    assert g.outcome is not None
    assert g.outcome.winners == (winner,)


@pytest.mark.example("outer_rim.ex.fame.floor-with-bonus")
@pytest.mark.rule(
    "outer_rim.fame.floor-zero", "outer_rim.fame.asset-bonus-lost", "outer_rim.fame.asset-bonus"
)
def test_fame_has_a_floor_and_no_debt() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 0, "chromium-hull")
    assert g.players[0].fame == 1
    resolve(g, Fame(-1))
    assert g.players[0].fame == 0
    verbs.drop_asset(g, 0, "chromium-hull")
    verbs.return_card(g, "chromium-hull")
    g.between()
    assert g.players[0].fame == 0
    resolve(g, Fame(2))
    assert g.players[0].fame == 2


@pytest.mark.example("outer_rim.ex.solo.pull-back-two-planets")
@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-two-planets")
def test_of_two_planets_just_passed_the_ai_ends_on_the_nearer_to_its_goal() -> None:
    g = table("bossk", "han-solo", solo=True)
    assert pulled_back(g, ("naboo-right", "naboo", "ryloth", "ryloth-left"), "tatooine") == "ryloth"
    assert pulled_back(g, ("naboo-right", "ryloth", "naboo", "naboo-left"), "tatooine") == "ryloth"
    assert pulled_back(g, ("naboo", "naboo-left", "nal-hutta-right"), "nal-hutta") == "nal-hutta-right"


def ends_of_ai(monkeypatch: pytest.MonkeyPatch, hyperdrive: int) -> set[str]:
    """Where the opponent ends on its way from Ryloth to Nal Hutta, five spaces by Naboo and by Tatooine."""
    monkeypatch.setattr(values, "hyperdrive", lambda g, seat: hyperdrive)
    ends = set()
    for seed in range(12):
        g = table("bossk", "lando-calrissian", solo=True)
        give(g, 1, "food-supplies")
        put(g, 1, "ryloth")
        g.chance.seed, g.chance.block = seed, b""
        run(g, AiItem(1, MOVE, "", 0, ""))
        ends.add(g.players[1].space)
    return ends


@pytest.mark.example("outer_rim.ex.solo.equal-paths-planet")
@pytest.mark.rule("outer_rim.solo-ai.move.tie-end-on-planet", "outer_rim.solo-ai.move.tie-random")
def test_of_equal_ways_the_ai_prefers_to_end_on_a_planet(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends_of_ai(monkeypatch, 2) == {"naboo"}  # the other way would end at a navpoint
    assert ends_of_ai(monkeypatch, 3) == {"tatooine", "naboo"}  # chance decides between planets


@pytest.mark.example("outer_rim.ex.reputation.set-versus-shift")
@pytest.mark.rule(
    "outer_rim.reputation.set", "outer_rim.reputation.increase", "outer_rim.reputation.increase-at-max"
)
def test_reputation_that_becomes_positive_jumps_and_then_stays() -> None:
    g = table("bossk", "jyn-erso")
    reputation(g, 0, imperial=-1)
    both = seq(ReputationBecomes("imperial", 1), Reputation("imperial", 1))
    g.news = []
    resolve(g, both)
    assert [(event.faction, event.level) for event in news(g, "ReputationChanged")] == [("imperial", 1)]
    reputation(g, 0, imperial=-1)
    resolve(g, Reputation("imperial", 1))
    assert g.players[0].reputation_with("imperial") == 0
