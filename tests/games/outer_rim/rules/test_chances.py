"""Exact chances: against all rolls counted one by one, and against thousands of rolls of the engine."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.outer_rim.positions import fight, give, position, resolve, secret

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.abilities.vocabulary import flow
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits
from dejarik.games.outer_rim.cards.facts import FACES
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules import chances
from dejarik.games.outer_rim.rules.chances import Bout, beating, counted, listed, passing, smuggling, throws
from dejarik.games.outer_rim.rules.combat import damage_of
from dejarik.games.outer_rim.rules.skill_tests import succeeds
from dejarik.games.outer_rim.show import odds
from dejarik.kernel import Chance, Option, observe

EVERY_PAIR = list(product(FACES, repeat=2))
ROLLS = 10_000


def test_all_throws_together_are_certain() -> None:
    for dice in range(7):
        assert sum(chance for _, chance in throws(dice)) == pytest.approx(1)
        assert all(counted(listed(faces)) == faces for faces, _ in throws(dice))


@pytest.mark.parametrize(("skill", "copies"), [("tech", 0), ("stealth", 1)])
def test_a_test_without_help_is_counted_out(skill: str, copies: int) -> None:
    g = position("boba-fett", "bossk")
    expected = sum(succeeds(copies, pair) for pair in EVERY_PAIR) / len(EVERY_PAIR)
    assert passing(g, 0, skill) == pytest.approx(expected)


def test_a_die_that_may_be_rolled_again_is_rolled_again_after_a_failure() -> None:
    g = position("lando-calrissian", "bossk")
    skill = next(one for one in ("strength", "tech", "stealth") if one not in g.character(0).skills)
    crit = FACES.count("crit") / len(FACES)
    assert passing(g, 0, skill) == pytest.approx(1 - (1 - crit) ** 3)
    assert smuggling(g, 0) == pytest.approx(1 - (1 - 3 / 8) ** 2)


def test_crew_that_leaves_for_its_help_is_not_counted_on() -> None:
    g = position("boba-fett", "bossk")
    plain = passing(g, 0, "tech")
    give(g, 0, "hired-help")
    assert passing(g, 0, "tech") == pytest.approx(plain)


def test_a_skill_that_is_gained_once_a_turn_helps_once() -> None:
    g = position("doctor-aphra", "bossk")
    skill = next(one for one in ("strength", "piloting") if one not in g.character(0).skills)
    assert passing(g, 0, skill) == pytest.approx(0.75)
    g.used = ("0 doctor-aphra gain-skill",)
    assert passing(g, 0, skill) == pytest.approx(15 / 64)


def test_a_combat_is_counted_out() -> None:
    g = position("bossk", "jyn-erso")
    mine = [damage_of(roll) for roll in product(FACES, repeat=g.character(0).ground)]
    theirs = [damage_of(roll) for roll in product(FACES, repeat=2)]
    pairs = [(attack, defense) for attack in mine for defense in theirs]
    outlook = beating(g, 0, "ground", 2)
    assert outlook.success == pytest.approx(sum(a >= d for a, d in pairs) / len(pairs))
    assert outlook.damage == pytest.approx(sum(theirs) / len(theirs))
    g.players[0].damage = g.character(0).health - 2
    fatal = sum(defense >= 2 for defense in theirs) / len(theirs)
    assert beating(g, 0, "ground", 2).fall == pytest.approx(fatal)


def test_a_rival_uses_what_they_have_against_one() -> None:
    g = position("bossk", "jyn-erso")
    bout = Bout(0, 1, "ground", 0, viewer=0)
    before = chances.fighting(g, bout)
    give(g, 1, "jetpack")
    armed = chances.fighting(g, bout)
    assert armed.success < before.success
    seen_by_her = chances.fighting(g, Bout(0, 1, "ground", 0, viewer=1))
    assert seen_by_her.success == pytest.approx(1 - armed.success)


def play(g: OuterRim, seat: int = 0) -> None:
    """Answer every question about dice by the best odds."""
    while g.decision.kind.startswith("dice-") or g.decision.kind == "pick-dice":
        view = observe(g, seat).view

        def good(option: Option, view: OuterRim = view) -> tuple[float, float]:
            tried = odds.trial(view, seat, option)
            assert tried is not None
            return round(tried.outlook.success, 9), -round(tried.outlook.damage, 9)

        options = [option for option in g.decision.options if option.kind not in OPENLY]
        g.choose(max(options, key=good))


@pytest.mark.parametrize(
    ("character", "cards", "value", "rolls"),
    [
        ("bossk", (), 3, ROLLS),
        ("jyn-erso", ("jetpack",), 3, 1_200),
        ("ig-88", ("vibroknife",), 2, 100),
        ("boba-fett", ("plastoid-armor", "vibro-ax"), 4, 1_200),
    ],
)
def test_the_engine_rolls_what_was_foretold(
    character: str, cards: tuple[str, ...], value: int, rolls: int
) -> None:
    g = position(character, "chewbacca" if character == "lando-calrissian" else "han-solo")
    give(g, 0, *cards)
    outlook = beating(g, 0, "ground", value)
    won = suffered = 0
    for seed in range(rolls):
        match = g.copy()
        match.chance = Chance(seed)
        fight(match, value=value)
        play(match)
        decided = next(event for event in match.news if type(event).__name__ == "CombatDecided")
        won += decided.won
        suffered += decided.damage[1]
    margin = 4 * 0.5 / rolls**0.5
    assert won / rolls == pytest.approx(outlook.success, abs=margin)
    assert suffered / rolls == pytest.approx(outlook.damage, abs=4 * margin)


def test_what_stands_beside_an_answer_is_what_it_leads_to() -> None:
    """The chance before a choice is the chance of the best answer."""
    g = position("jyn-erso", "bossk")
    give(g, 0, "jetpack")
    for seed in range(40):
        match = g.copy()
        match.chance = Chance(seed)
        fight(match, value=3)
        while match.decision.kind.startswith("dice-"):
            view = observe(match, 0).view
            standing = odds.standing(view, 0)
            tried = [odds.trial(view, 0, option) for option in match.decision.options]
            assert standing is not None
            best = max(one.outlook.success for one in tried if one is not None)
            assert best == pytest.approx(standing.success)
            match.choose(match.decision.options[-1])


def test_a_secret_is_a_choice_of_its_own() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "loaded-dice", "cantonica")
    plain = beating(position("bossk", "jyn-erso"), 0, "ground", 4)
    assert beating(g, 0, "ground", 4) == plain
    fight(g, value=4)
    assert g.decision.kind == "dice-reroll"
    by_kind = {option.kind: odds.trial(g, 0, option) for option in g.decision.options}
    using, passing_by = by_kind[Do.SECRET_REROLL], by_kind[Do.PASS]
    assert using is not None
    assert passing_by is not None
    assert using.outlook.success >= passing_by.outlook.success


def test_nobody_who_watches_is_told_odds() -> None:
    g = position("jyn-erso", "bossk", "han-solo")
    fight(g, value=3)
    assert odds.standing(observe(g, 2).view, 2) is None


def test_a_test_on_a_card_has_the_odds_of_its_skill() -> None:
    g = position("lando-calrissian", "bossk")
    effect = flow.Test("tech", Credits(1_000))
    tried = odds.of_effect(g, 0, effect)
    assert tried is not None
    assert tried.outlook.success == pytest.approx(passing(g, 0, "tech"))
    resolve(g, effect)
    if g.decision.kind == "dice-reroll":
        assert all(odds.trial(g, 0, option) is not None for option in g.decision.options)
