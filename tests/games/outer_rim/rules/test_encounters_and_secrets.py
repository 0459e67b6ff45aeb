from __future__ import annotations

import subprocess
import sys

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    choose,
    dice,
    give,
    keys,
    news,
    patrol,
    position,
    put,
    reputation,
    secret,
    to_action,
    to_encounter,
    top,
)

from dejarik.kernel import observe


@pytest.mark.rule(
    "outer_rim.encounter.space.draw-and-resolve",
    "outer_rim.encounter.space.card-to-bottom",
    "outer_rim.encounter.card.sections",
    "outer_rim.encounter.card.one-section-only",
)
def test_the_section_of_the_space_is_read() -> None:
    for space, purse in (("tatooine", 10_000), ("nal-hutta", 13_000)):
        g = position("bossk", "jyn-erso")
        put(g, 0, space)
        top(g, "tatooine-nal-hutta", "krayt-bones")
        dice(g, "bossk", *((C, C) if space == "nal-hutta" else (B, B)))
        to_encounter(g)
        choose(g, "explore", "choice 2")
        assert g.players[0].credits == purse
        assert g.pile("tatooine-nal-hutta").cards[0] == "krayt-bones"


@pytest.mark.rule("outer_rim.encounter.card.sections", "outer_rim.encounter.card.state-when-revealed")
def test_at_a_navpoint_it_matters_whether_a_patrol_is_there() -> None:
    for there, section in ((True, "patrol"), (False, "clear")):
        g = position("bossk", "jyn-erso")
        put(g, 0, "ryloth-left")
        patrol(g, "hutt", "ryloth-left" if there else "naboo")
        top(g, "navpoints", "pirate-ambush")
        to_encounter(g)
        choose(g, "explore")
        assert news(g, "EncounterDrawn")[0].section == section
        assert bool(news(g, "CombatBegan")) != there


@pytest.mark.rule(
    "outer_rim.encounter.card.subsections-by-reputation",
    "outer_rim.reputation.effects",
    "outer_rim.reputation.three-levels",
)
@pytest.mark.parametrize(("level", "options"), [(1, 14_000), (0, 10_000), (-1, 10_000)])
def test_a_section_may_depend_on_reputation(level: int, options: int) -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "kessel")
    reputation(g, 0, syndicate=level)
    top(g, "kessel-maelstrom", "guild-foreman")
    dice(g, "bossk", B, B)
    to_encounter(g)
    choose(g, "explore")
    assert g.players[0].credits == options
    assert (g.decision.kind == "choose-one") == (level == 0)
    assert g.players[0].damage == (2 if level == -1 else 0)


@pytest.mark.rule("outer_rim.encounter.card.assets", "outer_rim.encounter.space.bounty-on-card")
def test_an_encounter_card_is_kept_as_an_asset() -> None:
    g = position("bossk", "jyn-erso")
    top(g, "tatooine-nal-hutta", "a-snout-for-hire")
    to_encounter(g)
    choose(g, "explore", "choice 1", "take")
    assert g.players[0].assets == ("a-snout-for-hire",)
    assert "a-snout-for-hire" not in g.pile("tatooine-nal-hutta").cards


@pytest.mark.rule(
    "outer_rim.secret.gain",
    "outer_rim.secret.what",
    "outer_rim.secret.may-not-show",
    "outer_rim.secret.own-peek",
    "outer_rim.trade.not-secrets-not-ships",
)
def test_a_secret_is_kept_facedown_and_cannot_be_traded() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    top(g, "tatooine-nal-hutta", "cantina-corner")
    to_encounter(g)
    choose(g, "explore")
    assert [one.card for one in g.players[0].secrets] == ["cantina-corner"]
    assert observe(g, 0).view.players[0].secrets[0].card == "cantina-corner"
    assert observe(g, 1).view.players[0].secrets[0].card == ""
    assert observe(g, 1).view.players[0].secrets[0].deck == "tatooine-nal-hutta"
    assert b"cantina-corner" not in observe(g, 1).view.encode().split(b'"unseen"')[0]
    while g.decision.kind != "action" or g.decision.seat:
        choose(g, "stay") if g.decision.kind == "planning" else choose(g, "done") if "done" in keys(
            g
        ) else g.choose(len(g.decision.options) - 1)
    put(g, 0, "tatooine")
    put(g, 1, "tatooine")
    if "trade" in keys(g):
        choose(g, "trade")
        assert not [key for key in keys(g) if "cantina" in key or "g9" in key]


@pytest.mark.rule("outer_rim.secret.when-playable", "outer_rim.action.special-no-interrupt")
def test_a_secret_for_the_action_step() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "a-senators-debt", "naboo")
    g.players[0].damage = 2
    assert "play-secret a-senators-debt" not in keys(g)
    to_action(g)
    choose(g, "play-secret a-senators-debt")
    assert (g.players[0].damage, g.players[0].credits, g.players[0].secrets) == (0, 11_000, ())


@pytest.mark.rule("outer_rim.interpretation.to-requires-full")
def test_only_who_has_gear_can_leave_it_with_the_pawnbroker() -> None:
    for held, offered in (("vibroknife", ["choice 1", "choice 2"]), ("ion-cannon", ["choice 2"])):
        g = position("bossk", "jyn-erso")
        put(g, 0, "cantonica")
        give(g, 0, held)
        top(g, "cantonica-ord-mantell", "pawned-honour")
        to_encounter(g)
        choose(g, "explore")
        assert keys(g) == offered
        if held == "vibroknife":
            choose(g, "choice 1")
            assert (g.players[0].credits, g.players[0].assets) == (16_000, ())


def test_a_gamble_is_played_on_in_another_process() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "cantonica")
    top(g, "cantonica-ord-mantell", "high-table")
    to_encounter(g)
    choose(g, "explore")
    assert g.decision.kind == "gamble"
    load = """
import sys
from dejarik.games.outer_rim import GAME
print(GAME.decode(sys.stdin.buffer.read()).digest())
"""
    found = subprocess.run([sys.executable, "-c", load], input=g.encode(), capture_output=True, check=True)
    assert found.stdout.decode().strip() == g.digest()
