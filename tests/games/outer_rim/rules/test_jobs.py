from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    H,
    choose,
    dice,
    give,
    keys,
    news,
    position,
    put,
    refused,
    reputation,
)

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.cards.library import CARDS


def attempt(g: OuterRim, card: str, space: str) -> None:
    give(g, 0, card)
    put(g, 0, space)
    choose(g, "stay", "done", f"job {card}")


@pytest.mark.rule(
    "outer_rim.job.attempt-at-destination", "outer_rim.job.definition", "outer_rim.encounter.ability-instead"
)
def test_a_job_is_done_at_its_destination_only() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "the-kessel-run")
    choose(g, "stay", "done")
    assert "job the-kessel-run" not in keys(g)
    assert refused(g, "job the-kessel-run") == "outer_rim.job.attempt-at-destination"


@pytest.mark.rule(
    "outer_rim.job.resolves-databank-card",
    "outer_rim.job.completed-reward",
    "outer_rim.job.completed-card-fate",
    "outer_rim.databank.discard-returns",
    "outer_rim.job.skill-list",
)
def test_a_completed_job_pays_and_leaves_the_game() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C, C, C)
    attempt(g, "relic-of-the-past", "mon-calamari")
    assert (g.players[0].credits, g.players[0].fame) == (20_000, 1)
    assert "relic-of-the-past" in g.removed
    assert g.databank[48] == ("the-drowned-archive",)
    assert CARDS["relic-of-the-past"].skills == ("knowledge", "strength")


@pytest.mark.rule("outer_rim.job.completed-card-fate")
def test_a_favor_is_discarded() -> None:
    g = position("jyn-erso", "bossk")
    dice(g, "jyn-erso", H, H)
    attempt(g, "hutt-favor", "nal-hutta")
    assert g.players[0].reputation_with("hutt") == 1
    assert g.pile("job").cards[0] == "hutt-favor"


@pytest.mark.rule(
    "outer_rim.job.italic-skill-fails-job", "outer_rim.job.failed-stop-and-keep", "outer_rim.job.retry-later"
)
def test_failing_an_italic_skill_fails_the_job_which_is_kept() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", B, B)
    attempt(g, "relic-of-the-past", "mon-calamari")
    assert g.players[0].assets == ("relic-of-the-past",)
    assert len(news(g, "TestMade")) == 1
    assert g.databank[48] == ("the-drowned-archive",)


@pytest.mark.rule("outer_rim.job.defeat-fails-job")
def test_defeat_fails_a_job() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].damage = 2
    give(g, 0, "relic-of-the-past")
    dice(g, "bossk", C, C, B, B)
    put(g, 0, "mon-calamari")
    choose(g, "stay", "done", "job relic-of-the-past")
    assert g.players[0].defeated
    assert g.players[0].assets == ("relic-of-the-past",)
    assert g.players[0].fame == 0


@pytest.mark.rule("outer_rim.combat.card-enemy", "outer_rim.combat.card-enemy-defends")
def test_a_job_may_lead_to_a_fight() -> None:
    g = position("jyn-erso", "bossk")
    dice(g, "jyn-erso", H, H, B, B, C, C, C)
    dice(g, "enemy", B, B, B)
    give(g, 0, "rooting-out-spies")
    put(g, 0, "takodana")
    choose(g, "stay", "done", "job rooting-out-spies")
    (began,) = news(g, "CombatBegan")
    assert (began.attacker, began.defender, began.enemy) == (0, -1, "an unmasked spy")
    assert g.players[0].fame == 1


def test_sy_snootles_turns_the_credits_of_a_job_into_fame() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "sy-snootles")
    dice(g, "bossk", C, C, C, C)
    attempt(g, "relic-of-the-past", "mon-calamari")
    choose(g, "take-fame")
    assert (g.players[0].credits, g.players[0].fame) == (10_000, 2)


@pytest.mark.rule(
    "outer_rim.combat.step4.win-effects-before-damage", "outer_rim.combat.step5.suffer-opponents-damage"
)
def test_a_job_completed_by_a_fight_still_costs_its_damage() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "wanted")
    put(g, 1, "tatooine")
    reputation(g, 1, hutt=-1)
    g.players[1].fame = 1
    dice(g, "bossk", C, H, B)
    dice(g, "jyn-erso", H, B, B)
    choose(g, "stay", "done", "job wanted")
    assert (g.players[0].fame, g.players[0].credits) == (2, 15_000)
    assert (g.players[0].damage, g.players[1].damage) == (1, 3)
    assert g.combat is None
    assert g.pile("bounty").cards[0] == "wanted"


@pytest.mark.rule("outer_rim.job.failed-stop-and-keep")
def test_a_job_failed_by_a_fight_stops_after_the_damage() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "rebel-prison-break")
    put(g, 0, "lothal")
    dice(g, "bossk", B, B, B, B, B)
    dice(g, "enemy", H, H, B)
    choose(g, "stay", "done", "job rebel-prison-break")
    assert g.players[0].damage == 2
    assert g.combat is None
    assert g.players[0].assets == ("rebel-prison-break",)


@pytest.mark.rule("outer_rim.combat.step4.win-effects-before-damage", "outer_rim.job.completed-reward")
def test_a_favor_saved_by_a_fight_pays_before_its_damage() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    give(g, 0, "hutt-favor")
    put(g, 0, "nal-hutta")
    dice(g, "databank-41", 1)  # One More Condition
    dice(g, "bossk", B, B, C, C, B)
    dice(g, "enemy", C, C, B)
    choose(g, "stay", "done", "job hutt-favor", "choice 1")
    assert g.players[0].defeated
    assert g.players[0].credits == 2_000  # 5,000 gained, and 3,000 of them lost again
    assert g.players[0].assets == ()
    assert not news(g, "JobFailed")
