"""Goals, triggered abilities and constants as they stand on the cards: each amount and each condition."""

from __future__ import annotations

from typing import Any

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
    patrol,
    position,
    put,
    reputation,
    run,
    take,
)
from tests.native.builds import interpreted_only

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.abilities.vocabulary.flow import ChooseOne
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits
from dejarik.games.outer_rim.abilities.vocabulary.triggers import HEARD, Trigger
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS
from dejarik.games.outer_rim.rules import moving
from dejarik.games.outer_rim.rules.assets import GainAsset
from dejarik.games.outer_rim.rules.map import MAELSTROM
from dejarik.games.outer_rim.rules.patrols import FightPatrol, PatrolMoves
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.games.outer_rim.rules.turns import encounters, hostile
from dejarik.games.outer_rim.rules.values import makes_room
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Procedure, Step
from dejarik.kernel.data import replace

ELIMINATED, DELIVERED_ALIVE = (
    ev.BountyEarned(0, "bounty-greedo", False),
    ev.BountyEarned(0, "bounty-greedo", True),
)
LEGAL, ILLEGAL = ev.Delivered(0, "food-supplies"), ev.Delivered(0, "stolen-weapons")
JOB_DONE = ev.JobCompleted(0, "hutt-favor")
PATROL_BEATEN = ev.CombatDecided(0, NOBODY, "hutt-1", (3, 0), True)
BRUTE_BEATEN = ev.CombatDecided(0, NOBODY, "brute", (3, 0), True)


class Happens(Procedure["OuterRim"]):
    """Something happens, and nothing else."""

    event: Any

    def begin(self, g: OuterRim) -> Step:
        g.tell(self.event)
        return g.done()


def happen(g: OuterRim, *events: ev.Event) -> None:
    interpreted_only()
    for event in events:
        run(g, Happens(event))


def flies(ship: str, *cards: str, flipped: bool = False) -> OuterRim:
    g = position("bossk", "jyn-erso")
    g.players[0].ship, g.players[0].ship_flipped = ship, flipped
    give(g, 0, *cards)
    return g


# ---- Goals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "before", "last"),
    [
        ("boba-fett", [ELIMINATED], DELIVERED_ALIVE),
        ("boba-fett", [DELIVERED_ALIVE], ELIMINATED),
        ("doctor-aphra", [JOB_DONE], JOB_DONE),
        ("ketsu-onyo", [PATROL_BEATEN, BRUTE_BEATEN], BRUTE_BEATEN),
        ("lando-calrissian", [LEGAL, ILLEGAL, LEGAL], ILLEGAL),
    ],
)
def test_personal_goals_are_counted(character: str, before: list[ev.Event], last: ev.Event) -> None:
    g = position(character, "jyn-erso")
    happen(g, *before)
    assert not g.players[0].flipped
    happen(g, last)
    assert (g.players[0].flipped, g.players[0].fame, g.players[0].tokens) == (True, 1, 0)


@pytest.mark.parametrize(
    ("ship", "cards", "before", "last"),
    [
        ("lancer", (), [ELIMINATED], DELIVERED_ALIVE),
        ("aggressor", (), [PATROL_BEATEN, BRUTE_BEATEN], PATROL_BEATEN),
        ("heavy-duty-lifter", ("food-supplies",), [], JOB_DONE),
        ("yt-1300", ("ion-cannon", "autoblaster"), [], LEGAL),
        ("yt-1300", ("ion-cannon", "meeting-chewbacca"), [], LEGAL),
    ],
)
def test_goals_of_ships_are_counted(
    ship: str, cards: tuple[str, ...], before: list[ev.Event], last: ev.Event
) -> None:
    g = flies(ship, *cards)
    happen(g, *before)
    assert not g.players[0].ship_flipped
    happen(g, last)
    assert (g.players[0].ship_flipped, g.players[0].fame) == (True, 1)


@pytest.mark.parametrize(
    ("ship", "cards", "event"),
    [
        ("heavy-duty-lifter", (), JOB_DONE),
        ("yt-1300", ("ion-cannon",), LEGAL),
        ("yt-1300", ("meeting-chewbacca",), LEGAL),
    ],
)
def test_what_happens_without_the_rest_of_a_goal_does_not_count(
    ship: str, cards: tuple[str, ...], event: ev.Event
) -> None:
    g = flies(ship, *cards)
    happen(g, event)
    assert (g.players[0].ship_flipped, g.players[0].ship_tokens) == (False, 0)


def test_the_third_crew_completes_the_goal_of_the_short_hauler_and_has_a_slot() -> None:
    g = flies("gx1-short-hauler", "meeting-lobot")
    for crew, flipped in (("meeting-chopper", False), ("meeting-k-2so", True)):
        take(g, crew)
        g.limbo = (*g.limbo, crew)
        run(g, GainAsset(0, crew))
        if not flipped:
            choose(g, "take")  # the third is not asked about
        assert (crew in g.players[0].assets, g.players[0].ship_flipped) == (True, flipped)


def test_whoever_repairs_much_of_a_yv_666_may_pay_for_its_goal() -> None:
    g = flies("yv-666")
    happen(g, ev.Recovered(0, True, 2), ev.Recovered(0, False, 4))
    assert g.decision.kind == "planning"
    happen(g, ev.Recovered(0, True, 3))
    assert (g.decision.kind, keys(g)) == ("whether", ["yes", "no"])
    choose(g, "yes")
    assert (g.players[0].ship_flipped, g.players[0].credits, g.players[0].fame) == (True, 3_000, 1)
    g = flies("yv-666")
    g.players[0].credits = 6_000
    happen(g, ev.Recovered(0, True, 3))
    assert keys(g) == ["no"]


@pytest.mark.parametrize(
    ("mod", "gear", "reached"),
    [
        ("improved-nav-computer", ("mpl-57-grenade-launcher", "jetpack"), True),  # just 15,000
        ("improved-nav-computer", ("mpl-57-grenade-launcher", "vibroknife"), False),
        ("ion-cannon", ("mandalorian-armor",), False),
    ],
)
def test_bossk_wants_a_mod_and_two_pieces_of_gear_of_some_worth(
    mod: str, gear: tuple[str, ...], reached: bool
) -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, mod, *gear)
    assert g.players[0].flipped == reached


@pytest.mark.parametrize(("ship", "reached"), [("lancer", False), ("aggressor", True)])
def test_han_wants_a_dear_ship(ship: str, reached: bool) -> None:
    g = position("han-solo", "jyn-erso")
    g.players[0].ship = ship
    give(g, 0)
    assert g.players[0].flipped == reached


@pytest.mark.parametrize(
    ("marks", "reached"),
    [(("lothal",), False), (("lothal", "tatooine"), False), (("lothal", "naboo"), True)],
)
def test_jyn_marks_planets_of_the_empire(marks: tuple[str, ...], reached: bool) -> None:
    g = position("jyn-erso", "bossk")
    g.players[0].marks = marks
    give(g, 0)
    assert g.players[0].flipped == reached


# ---- Triggered abilities -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "event", "paid"),
    [
        ("boba-fett", ELIMINATED, 5_000),
        ("boba-fett", DELIVERED_ALIVE, 0),
        ("ketsu-onyo", BRUTE_BEATEN, 4_000),
        ("ketsu-onyo", ev.CombatDecided(0, 1, "", (0, 1), False), 0),
        ("ketsu-onyo", ev.CombatDecided(1, 0, "", (0, 1), False), 4_000),
    ],
)
def test_characters_are_paid_after_their_goals(character: str, event: ev.Event, paid: int) -> None:
    for flipped in (False, True):
        g = position(character, "jyn-erso")
        g.players[0].flipped = flipped
        happen(g, event)
        assert g.players[0].credits == 10_000 + paid * flipped


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize(("combat", "kept"), [("ground", True), ("space", False)])
def test_a_chromium_hull_is_lost_with_a_ship_combat(combat: str, kept: bool, solo: bool) -> None:
    g = position("bossk", "jyn-erso", solo=solo)
    give(g, 1, "chromium-hull")
    dice(g, "bossk", C, C, C)
    dice(g, "jyn-erso", B, B, B)
    fight(g, combat, other=1)
    while g.combat is not None:
        choose(g, "pass")
    assert ("chromium-hull" in g.players[1].assets) == kept


@pytest.mark.parametrize(("cards", "attacked"), [((), []), (("chromium-hull",), ["jyn-erso"])])
def test_a_chromium_hull_invites_attacks(cards: tuple[str, ...], attacked: list[str]) -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 1, *cards)
    assert [option.subject for option in encounters(g, 0) if option.kind == "attack"] == attacked


# ---- Constants -----------------------------------------------------------------------------------------


def test_who_may_test_which_skill_to_get_past_a_patrol() -> None:
    g = position("han-solo", "jyn-erso")
    assert moving.tested_skills(g, 0) == []
    g.players[0].flipped = True
    assert moving.tested_skills(g, 0) == ["piloting"]
    g = flies("firespray-31", flipped=True)
    assert moving.tested_skills(g, 0) == ["stealth"]
    give(g, 0, "podracer-scrap")
    assert moving.tested_skills(g, 0) == ["piloting", "stealth"]


@pytest.mark.parametrize("card", ["gree-navigation-computer", "a-pilot-who-stayed"])
def test_the_maelstrom_is_passed(card: str) -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, g.map.near[MAELSTROM][0])
    stopped = set(moving.routes(g, 0, 3).spaces)
    give(g, 0, card)
    assert stopped < set(moving.routes(g, 0, 3).spaces)


def far_from(g: OuterRim, space: str, spaces: int) -> str:
    return next(other for other, far in g.map.distance[space].items() if far == spaces)


@pytest.mark.parametrize(("spaces", "asked"), [(3, True), (4, False)])
def test_jyn_diverts_patrols_that_are_near(spaces: int, asked: bool) -> None:
    g = position("jyn-erso", "bossk")
    g.players[0].flipped = True
    g.step = "action"
    patrol(g, "hutt", far_from(g, "tatooine", spaces))
    run(g, PatrolMoves(0, "hutt", 1))
    assert (g.decision.kind == "patrol-towards") == asked


@pytest.mark.parametrize(("spaces", "reached"), [(3, True), (4, False)])
def test_ketsu_reaches_patrols_three_spaces_away(spaces: int, reached: bool) -> None:
    g = position("ketsu-onyo", "bossk")
    patrol(g, "hutt", far_from(g, "tatooine", spaces))
    found = [option for option in encounters(g, 0) if option.kind == "reach-patrol"]
    assert any(option.subject == "hutt-1" for option in found) == reached


@pytest.mark.parametrize(("flipped", "must"), [(False, ["hutt"]), (True, [])])
def test_the_flagship_need_not_meet_hostile_patrols(flipped: bool, must: list[str]) -> None:
    g = flies("gx1-short-hauler", flipped=flipped)
    patrol(g, "hutt", "tatooine")
    reputation(g, 0, hutt=-1)
    assert hostile(g, 0) == must


def beat(g: OuterRim, faction: str, level: int) -> None:
    patrol(g, faction, "tatooine", level)
    dice(g, "bossk", *(C,) * 6)
    dice(g, "enemy", *(B,) * 8)
    run(g, FightPatrol(0, faction))
    while g.combat is not None:
        choose(g, "pass")


@pytest.mark.parametrize(("flipped", "level"), [(False, -1), (True, 0)])
def test_the_ig_2000_keeps_its_reputation(flipped: bool, level: int) -> None:
    g = flies("aggressor", flipped=flipped)
    beat(g, "hutt", 1)
    assert g.players[0].reputation_with("hutt") == level


@pytest.mark.parametrize(("cards", "fame"), [((), 1), (("proton-torpedoes",), 2)])
def test_proton_torpedoes_give_more_fame_for_patrols(cards: tuple[str, ...], fame: int) -> None:
    g = flies("lancer", *cards)
    beat(g, "hutt", 2)
    assert g.players[0].fame == fame
    beat(g, "rebel", 1)  # which pays in credits
    assert g.players[0].fame == fame


@pytest.mark.parametrize(
    ("card", "kind"),
    [("dash-rendar", "illegal-cargo"), ("mandalorian-armor", "bounty"), ("sy-snootles", "job")],
)
def test_luxuries_turn_one_kind_of_reward_into_fame(card: str, kind: str) -> None:
    for reward in ("illegal-cargo", "cargo", "bounty", "job"):
        g = position("han-solo", "jyn-erso")
        g.players[0].flipped = True
        give(g, 0, card)
        run(g, gain(0, reward, "food-supplies", CARDS["food-supplies"].reward))
        assert (g.decision.kind == "reward") == (reward == kind)
        if reward == kind:
            choose(g, "take-fame")
            assert (g.players[0].credits, g.players[0].fame) == (10_000, 1)


@pytest.mark.parametrize(
    ("face", "damage"),
    [pytest.param(H, 3, id="hit"), pytest.param(F, 3, id="focus"), pytest.param(C, 0, id="crit")],
)
def test_the_pup_of_the_hounds_tooth_recovers_two_damage(face: int, damage: int) -> None:
    g = flies("yv-666", flipped=True)
    dice(g, "bossk", B, B, B, B, face)
    dice(g, "enemy", C, C, H)
    fight(g, "space", value=3)
    assert "launch-pup" in keys(g)
    choose(g, "launch-pup")
    assert (g.players[0].credits < 10_000) == (damage == 0)  # what a defeat costs
    if damage:
        assert g.players[0].ship_damage == damage


def test_an_encrypted_message_makes_no_room() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "encrypted-message", "hutt-favor")
    assert makes_room(g, 0, "rebel-favor") == ["hutt-favor"]


# ---- In words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_trigger_is_said_as_a_trigger_and_as_a_goal(lang: str) -> None:
    words = Teller(lang).words
    for kind in Trigger.__subclasses__():
        name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
        assert words.has(f"trigger{name}"), kind
        assert words.has(f"goal{name}"), kind
        assert kind.event in HEARD


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_texts_follow_the_definitions(lang: str) -> None:
    teller = Teller(lang)
    boba = replace(CHARACTERS["boba-fett"], code="boba-fett")
    assert isinstance(boba.goal, Count)
    before = teller.printed.goals.text(boba.goal, ())
    after = teller.printed.goals.text(replace(boba.goal, times=7), ())
    assert "7" in after
    assert before != after
    assert teller.names.number(5_000) in teller.printed.character(boba, flipped=True)[0]
    assert teller.names.number(7_000) in teller.printed.goal("yv-666")
    assert all(teller.printed.goal(code) for code, ship in SHIPS.items() if ship.back is not None)


def test_a_card_may_offer_any_number_of_choices() -> None:
    g = GAME.new(Setup(2), 1)
    many = ChooseOne(tuple(Credits(1_000 * number) for number in range(1, 12)), tuple(range(11)), 11)
    offered = many.question(g, Resolve(you=0, card="", ability="")).options
    assert [option.subject for option in offered] == [str(number) for number in range(1, 12)]
