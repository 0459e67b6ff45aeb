from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    choose,
    contact,
    dice,
    give,
    item,
    news,
    put,
    run,
    solo,
    unmap,
)

from dejarik.games.outer_rim.cards.facts import CREW
from dejarik.games.outer_rim.rules.solo import (
    CREDITS_FOR_REPUTATION,
    CREW_FREE,
    DELIVER,
    PLANETS_FACTION,
    AiCrew,
    Item,
    applies,
)


@pytest.mark.rule("outer_rim.solo-ai.job.complete-by-reward", "outer_rim.solo-ai.job.no-databank-no-tests")
def test_the_ai_completes_jobs_by_their_reward() -> None:
    g = solo()
    give(g, 1, "rebel-prison-break")
    put(g, 1, "lothal")
    item(g, "complete-job")
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.reputation_with("rebel"), ai.reputation_with("imperial")) == (
        16_000,
        1,
        1,
        -1,
    )
    assert not news(g, "TestMade", "DatabankRead")
    assert "rebel-prison-break" in g.removed


@pytest.mark.rule(
    "outer_rim.solo-ai.cargo.deliver-at-destination",
    "outer_rim.solo-ai.cargo.all-at-once",
    "outer_rim.solo-ai.cargo.illegal-no-die",
    "outer_rim.solo-ai.cargo.illegal-damage-by-card",
)
def test_the_ai_delivers_without_dice_but_with_damage() -> None:
    g = solo()
    g.players[1].ship = "yv-666"
    give(g, 1, "stolen-weapons", "gift-for-jabba")
    put(g, 1, "tatooine")
    item(g, DELIVER, "ship", 2)
    ai = g.players[1]
    assert (ai.fame, ai.credits, ai.ship_damage, ai.assets) == (3, 14_000, 2, ())
    assert not news(g, "DiceRolled", "DatabankRead")


@pytest.mark.rule(
    "outer_rim.solo-ai.crew.from-contact",
    "outer_rim.solo-ai.crew.no-spending-no-tests",
    "outer_rim.solo-ai.crew.facedown-first",
    "outer_rim.solo-ai.crew.same-class-leftmost",
)
def test_the_ai_hires_the_first_facedown_contact_for_nothing() -> None:
    g = solo()
    put(g, 1, "tatooine")  # white and green
    contact(g, "tatooine.1", "boshek")
    contact(g, "tatooine.2", "dengar")
    run(g, AiCrew(1))
    assert g.players[1].assets == ("meeting-boshek",)
    assert g.players[1].credits == 10_000
    assert "tatooine.1" not in g.contacts
    assert not g.contacts["tatooine.2"].faceup


@pytest.mark.rule("outer_rim.solo-ai.crew.faceup-lowest-class", "outer_rim.solo-ai.crew.not-crew-return")
def test_the_ai_meets_the_lower_class_of_faceup_contacts() -> None:
    g = solo()
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "garindan", faceup=True)  # shows no crew
    contact(g, "tatooine.2", "dengar", faceup=True)
    run(g, AiCrew(1))
    assert g.players[1].assets == ()
    assert g.databank[10] == ("meeting-garindan",)
    assert g.contacts["tatooine.1"].code == "garindan"


@pytest.mark.rule("outer_rim.solo-ai.crew.full-discard-random")
def test_the_ai_makes_room_for_crew() -> None:
    g = solo()
    give(g, 1, "meeting-lobot")
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "boshek")
    run(g, AiCrew(1))
    assert g.of_type(1, CREW) == ["meeting-boshek"]
    assert [there.faceup for there in g.contacts.values() if there.code == "lobot"] == [True]


@pytest.mark.rule(
    "outer_rim.solo-ai.crew.no-defence",
    "outer_rim.solo-ai.combat.human-rolls",
    "outer_rim.solo-ai.combat.separate-rolls",
)
def test_the_ai_does_not_defend_its_crew() -> None:
    g = solo()
    give(g, 0, "bounty-dengar")
    give(g, 1, "meeting-dengar")
    put(g, 1, "tatooine")
    dice(g, "bossk", C, C, C)
    dice(g, "enemy", B, B, B)
    choose(g, "stay", "done", "hunt bounty-dengar", "eliminate")
    assert "meeting-dengar" not in g.players[1].assets
    assert g.databank[8] == ("meeting-dengar",)
    assert g.players[1].damage == 0


def test_crew_items_need_a_contact() -> None:
    g = solo()
    put(g, 1, "tatooine")
    assert applies(g, 1, Item(CREW_FREE))
    for slot in ("tatooine.1", "tatooine.2"):
        unmap(g, g.contacts[slot].code)
    assert not applies(g, 1, Item(CREW_FREE))


@pytest.mark.rule("outer_rim.solo-ai.decide.random")
@pytest.mark.parametrize(("face", "left"), [(0, "syndicate-favor"), (1, "hutt-favor")])
def test_which_of_two_jobs_the_ai_completes_is_chance(face: int, left: str) -> None:
    g = solo()
    give(g, 1, "hutt-favor", "syndicate-favor")
    put(g, 1, "nal-hutta")
    dice(g, "ai", face)
    item(g, "complete-job")
    assert g.players[1].assets == (left,)


@pytest.mark.rule("outer_rim.solo-ai.turn.first-that-applies", "outer_rim.solo-ai.crew.not-crew-return")
def test_a_faceup_contact_who_is_no_crew_has_nothing_for_the_ai() -> None:
    g = solo()
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "garindan")
    contact(g, "tatooine.2", "dengar", faceup=True)
    assert applies(g, 1, Item(CREW_FREE))  # to be revealed is an effect
    contact(g, "tatooine.1", "garindan", faceup=True)
    assert not applies(g, 1, Item(CREW_FREE))
    contact(g, "tatooine.1", "boshek", faceup=True)
    assert applies(g, 1, Item(CREW_FREE))


@pytest.mark.rule("outer_rim.interpretation.then-sequence", "outer_rim.map.your-planets-faction-none")
@pytest.mark.parametrize(("space", "imperial"), [("lothal", -1), ("lothal-left", 0)])
def test_the_ai_gains_credits_even_where_there_is_no_reputation_to_lose(space: str, imperial: int) -> None:
    g = solo()
    put(g, 1, space)
    assert applies(g, 1, Item(CREDITS_FOR_REPUTATION, PLANETS_FACTION, 4_000))
    item(g, CREDITS_FOR_REPUTATION, PLANETS_FACTION, 4_000)
    assert g.players[1].credits == 14_000
    assert g.players[1].reputation_with("imperial") == imperial


@pytest.mark.rule("outer_rim.solo-ai.crew.facedown-first")
def test_a_facedown_contact_comes_before_a_faceup_one_of_lower_class() -> None:
    g = solo()
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "boshek", faceup=True)
    contact(g, "tatooine.2", "dengar")
    run(g, AiCrew(1))
    assert g.players[1].assets == ("meeting-dengar",)
