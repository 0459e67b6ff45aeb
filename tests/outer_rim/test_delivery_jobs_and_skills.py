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
    put,
    refused,
    reputation,
    secret,
    table,
    take,
    to_action,
)

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.facts import SKILLS
from dejarik.games.outer_rim.library import CARDS
from dejarik.games.outer_rim.testing import SkillTest, succeeds
from dejarik.games.outer_rim.values import copies


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
    g = table("bossk", "jyn-erso")
    give(g, 0, "food-supplies")
    at(g, "tatooine")
    assert "deliver" not in keys(g)
    assert refused(g, "deliver food-supplies") == "outer_rim.deliver.cargo-at-destination"
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
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
        g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
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
    g = table("han-solo", "jyn-erso")
    g.players[0].ship = "yv-666"
    give(g, 0, "stolen-weapons", "gift-for-jabba")
    g.databank[1] = ("unwanted-attention",)
    dice(g, "han-solo", B, B, B)
    at(g, "tatooine")
    choose(g, "deliver", "deliver stolen-weapons", "choice 2")
    assert g.players[0].assets == ("gift-for-jabba", "stolen-weapons")
    assert (g.decision.seat, g.decision.kind) == (1, "planning")


def test_the_falcon_and_secrets_help_with_illegal_cargo() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].ship, g.players[0].ship_flipped = "yt-1300", True
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", C)
    at(g, "tatooine")
    choose(g, "deliver", "turn yt-1300 > crit-to-hit")
    assert g.players[0].fame == 1
    g = table("bossk", "jyn-erso")
    secret(g, 0, "false-manifest", "kessel")
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", B)
    at(g, "tatooine")
    choose(g, "deliver", "secret-turn false-manifest > blank-to-hit")
    assert g.players[0].fame == 1


# ---- Skills ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.skill.test.unskilled",
    "outer_rim.skill.test.skilled",
    "outer_rim.skill.test.highly-skilled",
    "outer_rim.skill.test.otherwise-fail",
)
@pytest.mark.parametrize(
    ("results", "needed"),
    [(("crit", "blank"), 0), (("focus", "hit"), 1), (("focus", "blank"), 2), (("blank", "blank"), 3)],
)
def test_what_a_test_needs(results: tuple[str, ...], needed: int) -> None:
    assert [succeeds(number, results) for number in (0, 1, 2, 3)] == [
        number >= needed for number in (0, 1, 2, 3)
    ] or needed == 3
    if needed == 3:
        assert not any(succeeds(number, results) for number in range(4))


def try_skill(g: OuterRim, skill: str) -> None:
    g.asked = None
    g.news = []
    g.stack.append(SkillTest(0, skill))
    g.run()


@pytest.mark.rule(
    "outer_rim.skill.count-copies",
    "outer_rim.skill.where",
    "outer_rim.crew.have-skill-spans-cards",
    "outer_rim.crew.skills-while-held",
    "outer_rim.skill.character-skills-permanent",
)
def test_skills_are_counted_on_character_and_crew() -> None:
    g = table("bossk", "jyn-erso")
    assert [skill for skill in SKILLS if copies(g, 0, skill)] == ["strength", "tactics"]
    give(g, 0, "meeting-ponda-baba")
    assert copies(g, 0, "strength") == 2
    dice(g, "bossk", F, B)
    try_skill(g, "strength")
    (made,) = news(g, "TestMade")
    assert made.passed
    assert made.copies == 2
    take(g, "meeting-ponda-baba")
    assert copies(g, 0, "strength") == 1


@pytest.mark.rule(
    "outer_rim.skill.gained-temporary",
    "outer_rim.skill.gained-may-duplicate",
    "outer_rim.interpretation.once-per-turn",
)
def test_aphra_gains_a_second_copy_for_one_test() -> None:
    g = table("doctor-aphra", "jyn-erso")
    dice(g, "doctor-aphra", F, B)
    try_skill(g, "tech")
    choose(g, "gain-skill doctor-aphra > tech")
    (made,) = news(g, "TestMade")
    assert made.passed
    assert copies(g, 0, "tech") == 1
    try_skill(g, "tech")
    assert news(g, "TestMade")  # not asked again this turn


def test_hired_help_leaves_after_success_only() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 0, "hired-help")
    dice(g, "bossk", B, B, H, B)
    try_skill(g, "tech")
    choose(g, "gain-skill hired-help > tech")
    assert "hired-help" in g.players[0].assets
    try_skill(g, "tech")
    choose(g, "gain-skill hired-help > tech")
    assert g.players[0].assets == ()


def test_lando_rerolls_one_die_of_any_roll() -> None:
    g = table("lando-calrissian", "jyn-erso")
    dice(g, "lando-calrissian", B, B, H)
    try_skill(g, "influence")
    choose(g, "reroll lando-calrissian > any")
    (made,) = news(g, "TestMade")
    assert made.passed


@pytest.mark.rule(
    "outer_rim.skill.test.effects-on-card",
    "outer_rim.skill.tests-by-card",
    "outer_rim.skill.test.no-fail-effect",
)
@pytest.mark.parametrize(("face", "purse"), [(C, 14_000), (B, 10_000)])
def test_a_test_without_a_failure_effect(face: int, purse: int) -> None:
    g = table("bossk", "jyn-erso")
    from tests.outer_rim.table import top

    put(g, 0, "nal-hutta")
    top(g, "tatooine-nal-hutta", "krayt-bones")
    dice(g, "bossk", face, face)
    choose(g, "stay", "done", "explore")
    assert g.players[0].credits == purse


@pytest.mark.rule(
    "outer_rim.skill.test.no-success-effect", "outer_rim.encounter.card.subsections-by-reputation"
)
@pytest.mark.parametrize(("face", "damage"), [(C, 0), (B, 2)])
def test_a_test_without_a_success_effect(face: int, damage: int) -> None:
    from tests.outer_rim.table import top

    g = table("bossk", "jyn-erso")
    g.players[0].ship = "lancer"
    put(g, 0, "ryloth-left")
    reputation(g, 0, rebel=-1)
    top(g, "navpoints", "friendly-colours")
    dice(g, "bossk", face, face)
    choose(g, "stay", "done", "explore")
    assert g.players[0].ship_damage == (3 if damage else 0)


# ---- Jobs ------------------------------------------------------------------------------------------


def attempt(g: OuterRim, card: str, space: str) -> None:
    give(g, 0, card)
    put(g, 0, space)
    choose(g, "stay", "done", f"job {card}")


@pytest.mark.rule(
    "outer_rim.job.attempt-at-destination", "outer_rim.job.definition", "outer_rim.encounter.ability-instead"
)
def test_a_job_is_done_at_its_destination_only() -> None:
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
    dice(g, "bossk", C, C, C, C)
    attempt(g, "relic-of-the-past", "mon-calamari")
    assert (g.players[0].credits, g.players[0].fame) == (20_000, 1)
    assert "relic-of-the-past" in g.removed
    assert g.databank[48] == ("the-drowned-archive",)
    assert CARDS["relic-of-the-past"].skills == ("knowledge", "strength")


@pytest.mark.rule("outer_rim.job.completed-card-fate")
def test_a_favor_is_discarded() -> None:
    g = table("jyn-erso", "bossk")
    dice(g, "jyn-erso", H, H)
    attempt(g, "hutt-favor", "nal-hutta")
    assert g.players[0].reputation_with("hutt") == 1
    assert g.pile("job").cards[0] == "hutt-favor"


@pytest.mark.rule(
    "outer_rim.job.italic-skill-fails-job", "outer_rim.job.failed-stop-and-keep", "outer_rim.job.retry-later"
)
def test_failing_an_italic_skill_fails_the_job_which_is_kept() -> None:
    g = table("bossk", "jyn-erso")
    dice(g, "bossk", B, B)
    attempt(g, "relic-of-the-past", "mon-calamari")
    assert g.players[0].assets == ("relic-of-the-past",)
    assert len(news(g, "TestMade")) == 1
    assert g.databank[48] == ("the-drowned-archive",)


@pytest.mark.rule("outer_rim.job.defeat-fails-job")
def test_defeat_fails_a_job() -> None:
    g = table("bossk", "jyn-erso")
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
    g = table("jyn-erso", "bossk")
    dice(g, "jyn-erso", H, H, B, B, C, C, C)
    dice(g, "enemy", B, B, B)
    give(g, 0, "rooting-out-spies")
    put(g, 0, "takodana")
    choose(g, "stay", "done", "job rooting-out-spies")
    (began,) = news(g, "CombatBegan")
    assert (began.attacker, began.defender, began.enemy) == (0, -1, "an unmasked spy")
    assert g.players[0].fame == 1


def test_sy_snootles_turns_the_credits_of_a_job_into_fame() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 0, "sy-snootles")
    dice(g, "bossk", C, C, C, C)
    attempt(g, "relic-of-the-past", "mon-calamari")
    choose(g, "take-fame")
    assert (g.players[0].credits, g.players[0].fame) == (10_000, 2)


@pytest.mark.rule(
    "outer_rim.combat.step4.win-effects-before-damage", "outer_rim.combat.step5.suffer-opponents-damage"
)
def test_a_job_completed_by_a_fight_still_costs_its_damage() -> None:
    g = table("bossk", "jyn-erso")
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
    g = table("bossk", "jyn-erso")
    give(g, 0, "rebel-prison-break")
    put(g, 0, "lothal")
    dice(g, "bossk", B, B, B, B, B)
    dice(g, "enemy", H, H, B)
    choose(g, "stay", "done", "job rebel-prison-break")
    assert g.players[0].damage == 2
    assert g.combat is None
    assert g.players[0].assets == ("rebel-prison-break",)
