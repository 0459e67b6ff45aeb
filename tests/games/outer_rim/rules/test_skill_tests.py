from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    F,
    H,
    choose,
    dice,
    give,
    news,
    position,
    put,
    reputation,
    run,
    take,
)

from dejarik.games.outer_rim.cards.facts import SKILLS
from dejarik.games.outer_rim.rules.skill_tests import SkillTest, succeeds
from dejarik.games.outer_rim.rules.values import copies


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


@pytest.mark.rule(
    "outer_rim.skill.count-copies",
    "outer_rim.skill.where",
    "outer_rim.crew.have-skill-spans-cards",
    "outer_rim.crew.skills-while-held",
    "outer_rim.skill.character-skills-permanent",
)
def test_skills_are_counted_on_character_and_crew() -> None:
    g = position("bossk", "jyn-erso")
    assert [skill for skill in SKILLS if copies(g, 0, skill)] == ["strength", "tactics"]
    give(g, 0, "meeting-ponda-baba")
    assert copies(g, 0, "strength") == 2
    dice(g, "bossk", F, B)
    run(g, SkillTest(0, "strength"))
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
    g = position("doctor-aphra", "jyn-erso")
    dice(g, "doctor-aphra", F, B)
    run(g, SkillTest(0, "tech"))
    choose(g, "gain-skill doctor-aphra > tech")
    (made,) = news(g, "TestMade")
    assert made.passed
    assert copies(g, 0, "tech") == 1
    run(g, SkillTest(0, "tech"))
    assert news(g, "TestMade")  # not asked again this turn


def test_hired_help_leaves_after_success_only() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "hired-help")
    dice(g, "bossk", B, B, H, B)
    run(g, SkillTest(0, "tech"))
    choose(g, "gain-skill hired-help > tech")
    assert "hired-help" in g.players[0].assets
    run(g, SkillTest(0, "tech"))
    choose(g, "gain-skill hired-help > tech")
    assert g.players[0].assets == ()


def test_lando_rerolls_one_die_of_any_roll() -> None:
    g = position("lando-calrissian", "jyn-erso")
    dice(g, "lando-calrissian", B, B, H)
    run(g, SkillTest(0, "influence"))
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
    g = position("bossk", "jyn-erso")
    from tests.games.outer_rim.positions import top

    put(g, 0, "nal-hutta")
    top(g, "tatooine-nal-hutta", "krayt-bones")
    dice(g, "bossk", face, face)
    choose(g, "stay", "done", "explore", "choice 1")
    assert g.players[0].credits == purse


@pytest.mark.rule(
    "outer_rim.skill.test.no-success-effect", "outer_rim.encounter.card.subsections-by-reputation"
)
@pytest.mark.parametrize(("face", "damage"), [(C, 0), (B, 2)])
def test_a_test_without_a_success_effect(face: int, damage: int) -> None:
    from tests.games.outer_rim.positions import top

    g = position("bossk", "jyn-erso")
    g.players[0].ship = "lancer"
    put(g, 0, "ryloth-left")
    reputation(g, 0, rebel=-1)
    top(g, "navpoints", "friendly-colours")
    dice(g, "bossk", face, face)
    choose(g, "stay", "done", "explore")
    assert g.players[0].ship_damage == (3 if damage else 0)
