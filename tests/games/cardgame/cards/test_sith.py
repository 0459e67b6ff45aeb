"""The Sith sets, 19 to 25: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L


def test_fall_of_the_jedi_puts_a_card_under_the_deck() -> None:
    dark = {"objectives": "fall-of-the-jedi imperial-command shadows-of-dathomir", "hand": "rancor"}
    board = Board("draw", D, {}, dark).do("use fall-of-the-jedi", "put-under-deck rancor")
    assert board.g.decks[D].cards[0] == "25-4"
    Board("draw", L, {}, dark).never("use fall-of-the-jedi", "draw")


def test_darth_vader_reacts_to_a_sith_event_once_per_turn() -> None:
    dark = {"units": "darth-vader", "hand": "force-choke dark-precognition"}
    board = Board("deployment", D, {"units": "yoda obi-wan-kenobi"}, dark)
    board.do("play dark-precognition", "discard devastator", "use darth-vader", "choose yoda")
    assert board["yoda"].damage == 1
    board.do("play force-choke", "choose obi-wan-kenobi").never("use darth-vader", "deployment")


def test_darth_vader_does_not_react_to_neutral_events() -> None:
    dark = {"units": "darth-vader", "hand": "dark-alliance"}
    Board("deployment", D, {"units": "yoda"}, dark).do("play dark-alliance").never(
        "use darth-vader", "deployment"
    )


def test_vaders_lightsaber_adds_damage_and_gives_vader_targeted_strike() -> None:
    light = {"units": "obi-wan-kenobi redemption"}
    for unit, targets in (
        ("darth-vader", ["damage obi-wan-kenobi", "damage redemption"]),
        ("nightsister", []),
    ):
        dark = {"units": unit, "enhancements": f"vaders-lightsaber@{unit}"}
        board = Board("conflict", D, light, dark).attack("jedi-training").defend("redemption").edge(D)
        board.do("resolve unit-damage")
        if targets:
            assert board.options == targets
            board.do("damage redemption")
        assert board["redemption"].damage == (3 if targets else 2)


def test_force_choke_reaches_characters_and_creatures_once_per_turn() -> None:
    light = {"units": "yoda red-five"}
    board = Board("deployment", D, light, {"units": "rancor tie-fighter", "hand": "force-choke force-choke"})
    board.do("play force-choke")
    assert board.options == ["choose yoda", "choose rancor"]
    board.do("choose yoda").window("deployment", D)
    assert board["yoda"].damage == 1
    assert board.refused("play force-choke") == "cardgame.ability.printed-use-limit"


@pytest.mark.parametrize(("active", "cards"), [(L, 1), (D, 0)])
def test_counsel_of_the_sith_draws_when_the_opponents_turn_begins(active: int, cards: int) -> None:
    dark = {"objectives": "counsel-of-the-sith imperial-command shadows-of-dathomir"}
    board = Board("balance", active, {}, dark)
    if cards:
        board.do("use counsel-of-the-sith")
    else:
        board.never("use counsel-of-the-sith", "refresh")
    assert len(board.g.decks[D].cards) == 10 - cards


def test_dark_precognition_draws_two_then_discards_one() -> None:
    board = Board("deployment", D, {}, {"hand": "dark-precognition", "deck": "rancor nightsister"})
    board.do("play dark-precognition")
    assert board.options == ["discard nightsister", "discard rancor", "discard devastator"]
    board.do("discard nightsister")
    assert board.hand(D) == ["rancor"]
    assert board.discard(D) == ["nightsister", "dark-precognition"]
    empty = Board("deployment", D, {}, {"hand": "dark-precognition", "filler": 1})
    with pytest.raises(AssertionError, match="over"):
        empty.do("play dark-precognition", "discard devastator")
    assert empty.g.outcome is not None
    assert empty.g.outcome.rule == "cardgame.victory.light-dark-decks-out"


def test_black_squadron_assault_readies_a_black_squadron_unit() -> None:
    dark = {"objectives": "black-squadron-assault imperial-command", "units": "tie-advanced!2 rancor!2"}
    board = Board("deployment", D, {}, dark).do("use black-squadron-assault")
    assert (board["tie-advanced"].focus, board["black-squadron-assault"].focus) == (1, 1)
    dark["units"] = "rancor!2"
    board = Board("deployment", D, {}, dark)
    assert board.refused("use black-squadron-assault") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize(
    ("top", "damage", "blast"), [("stormtrooper-elite", 4, 1), ("tie-bomber", 1, 3), ("force-choke", 1, 1)]
)
def test_vaders_tie_advanced_gains_the_printed_icons_of_the_top_card(
    top: str, damage: int, blast: int
) -> None:
    dark = {"units": "vaders-tie-advanced", "deck": top}
    board = (
        Board("conflict", D, {"units": "redemption"}, dark)
        .attack("jedi-training")
        .defend("redemption")
        .edge(D)
    )
    board.do("use vaders-tie-advanced").window("strike", L)
    assert board.discard(D)[-1] == top
    assert board["jedi-training"].damage == blast
    assert ("redemption" not in board) if damage == 4 else board["redemption"].damage == damage
    assert board.g.lasting == []


def test_vaders_tie_advanced_with_an_empty_deck_discards_nothing() -> None:
    dark = {"units": "vaders-tie-advanced", "filler": 0}
    board = (
        Board("conflict", D, {}, dark).attack("jedi-training").do("use vaders-tie-advanced").window("strike")
    )
    assert board.g.outcome is None
    assert board["jedi-training"].damage == 1


def test_tie_advanced_damages_the_objective_after_an_unopposed_engagement() -> None:
    board = Board("conflict", D, {"units": "redemption"}, {"units": "tie-advanced"}).attack("jedi-training")
    board.do("use tie-advanced").window("conflict")
    assert board["jedi-training"].damage == 1 + 1 + 1


def test_tie_advanced_gets_nothing_when_opposed() -> None:
    board = Board("conflict", D, {"units": "redemption!1 corellian-engineer"}, {"units": "tie-advanced"})
    board.attack("jedi-training").defend("corellian-engineer").edge(L).never("use tie-advanced", "conflict")
    assert board["jedi-training"].damage == 1


def test_black_squadron_pilot_may_enter_play_as_an_enhancement() -> None:
    dark = {"units": "tie-fighter rancor", "hand": "black-squadron-pilot"}
    board = Board("deployment", D, {}, dark).do("play black-squadron-pilot").at("enter-play")
    assert board.options == ["attach-to tie-fighter", "as-unit"]
    board.do("attach-to tie-fighter")
    assert board["black-squadron-pilot"].type == "enhancement"
    assert board.g.units(D) == (board.thing("tie-fighter"), board.thing("rancor"))
    board.attack("jedi-training", "tie-fighter").window("strike", L)
    assert board["jedi-training"].damage == 1 + 1  # gained, and edge-enabled


def test_black_squadron_pilot_is_a_unit_otherwise() -> None:
    dark = {"units": "tie-fighter", "hand": "black-squadron-pilot"}
    board = Board("deployment", D, {}, dark).do("play black-squadron-pilot", "as-unit")
    assert board["black-squadron-pilot"].type == "unit"
    dark["units"] = "rancor"
    board = Board("deployment", D, {}, dark).do("play black-squadron-pilot").window("deployment", L)
    assert board["black-squadron-pilot"].type == "unit"  # without a Fighter there is nothing to choose


def test_im_on_the_leader_exhausts_an_enemy_fighter() -> None:
    board = Board(
        "deployment", D, {"units": "y-wing yoda"}, {"units": "tie-fighter", "hand": "im-on-the-leader"}
    )
    board.do("play im-on-the-leader").window("deployment", L)
    assert (board["y-wing"].focus, board["tie-fighter"].focus) == (1, 0)
    board = Board("deployment", D, {"units": "yoda"}, {"units": "tie-fighter", "hand": "im-on-the-leader"})
    assert board.refused("play im-on-the-leader") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize("victim", ["the-heart-of-the-empire", "imperial-command"])
def test_the_heart_of_the_empire_loses_the_game(victim: str) -> None:
    dark = {"objectives": "the-heart-of-the-empire*9 imperial-command*4 shadows-of-dathomir"}
    board = Board("conflict", L, {"units": "red-five"}, dark)
    if victim == "imperial-command":
        board.attack(victim).window("strike")
        assert board.g.outcome is None
    else:
        with pytest.raises(AssertionError, match="over"):
            board.attack(victim).do("nothing")
        assert board.g.outcome is not None
        assert board.g.outcome.winners == (L,)
        assert board.g.turns == [2, 2]  # at once


def test_coruscant_defense_fleet_defends_and_protects_only() -> None:
    dark = {
        "units": "coruscant-defense-fleet rancor",
        "objectives": "the-heart-of-the-empire imperial-command",
    }
    board = Board("conflict", D, {}, dark).do("engage jedi-training").window("attackers")
    assert board.engagement.attackers == (board.thing("rancor"),)
    board = Board("conflict", L, {"units": "red-five"}, dark).attack("the-heart-of-the-empire")
    board.do("protect-with coruscant-defense-fleet", "protect the-heart-of-the-empire", "enough").window(
        "strike"
    )
    assert board["coruscant-defense-fleet"].damage == 2
    assert board["the-heart-of-the-empire"].damage == 1
    board = Board("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    board.never("protect-with coruscant-defense-fleet", "strike")


def test_force_stasis_keeps_a_unit_out_until_the_end_of_the_phase() -> None:
    dark = {"hand": "force-stasis force-stasis", "units": "rancor"}
    board = (
        Board("conflict", D, {"units": "yoda red-five"}, dark).do("play force-stasis").window("conflict", D)
    )
    board.attack("jedi-training").at("defenders")
    assert board.options == ["defend-with red-five", "done"]
    board = (
        Board("deployment", D, {"units": "yoda red-five"}, dark)
        .do("play force-stasis")
        .attack("jedi-training")
    )
    assert "defend-with yoda" in board.at("defenders").options  # it was played a phase earlier


def test_there_is_no_escape_only_in_a_force_phase() -> None:
    dark = {"hand": "there-is-no-escape", "units": "rancor darth-vader"}
    board = Board("force", D, {"units": "yoda", "enhancements": "trust-your-feelings@yoda"}, dark)
    board.do("play there-is-no-escape").window("force", L)
    assert board.g.units(L) == board.g.units(D) == ()
    assert board.g.decks[L].cards[0] == "2-2"
    assert sorted(board.g.decks[D].cards[:2]) == ["19-2", "25-4"]
    assert board.discard(L) == ["trust-your-feelings"]
    board = Board("deployment", D, {}, dark)
    assert board.refused("play there-is-no-escape") == "cardgame.ability.play-restriction-text"


def test_the_emperors_web_makes_the_first_sith_event_cheaper() -> None:
    dark = {"objectives": "the-emperors-web", "hand": "im-on-the-leader im-on-the-leader", "units": "rancor"}
    board = (
        Board("deployment", D, {"units": "y-wing"}, dark).do("play im-on-the-leader").window("deployment", L)
    )
    assert board["sith"].focus == board["the-emperors-web"].focus == 0
    board.do("pass", "play im-on-the-leader").window("deployment", L)
    assert board["sith"].focus + board["the-emperors-web"].focus == 1


def test_emperor_palpatine_returns_a_sith_event_when_an_objective_is_destroyed() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey"}
    dark = {
        "units": "emperor-palpatine nightsister",
        "discard": "force-choke dark-alliance dark-side-apprentice",
    }
    board = (
        Board("conflict", D, light, dark).attack("jedi-training", "nightsister").do("use emperor-palpatine")
    )
    assert board.hand(D) == ["force-choke"]
    dark["discard"] = "dark-alliance rancor"
    board = Board("conflict", D, light, dark).attack("jedi-training", "nightsister")
    board.never("use emperor-palpatine", "strike")


def test_royal_guard_protects_characters() -> None:
    dark = {"units": "darth-vader emperors-royal-guard tie-advanced"}
    board = (
        Board("conflict", L, {"units": "jedi-in-hiding"}, dark)
        .attack("imperial-command")
        .defend("darth-vader")
    )
    board.edge(L).do("protect-with emperors-royal-guard", "protect darth-vader").window("strike")
    assert (board["darth-vader"].damage, board["emperors-royal-guard"].damage) == (0, 2)
    board = (
        Board("conflict", L, {"units": "jedi-in-hiding"}, dark)
        .attack("imperial-command")
        .defend("tie-advanced")
    )
    board.edge(L).never("protect-with emperors-royal-guard", "strike")


@pytest.mark.rule("cardgame.focus.exhausted-definition", "cardgame.damage.unit-destroyed-to-discard")
def test_force_lightning_destroys_an_exhausted_unit() -> None:
    dark = {"hand": "force-lightning"}
    board = Board("deployment", D, {"units": "obi-wan-kenobi!1 yoda"}, dark).do("play force-lightning")
    board.window("deployment", L)
    assert board.discard(L) == ["obi-wan-kenobi"]
    board = Board("deployment", D, {"units": "yoda"}, dark)
    assert board.refused("play force-lightning") == "cardgame.target.needs-eligible"


@pytest.mark.rule(
    "cardgame.capture.from-anywhere", "cardgame.capture.hidden", "cardgame.refresh.3-enter-play-effects"
)
def test_cruel_interrogations_captures_a_random_card_of_the_hand() -> None:
    dark = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "cruel-interrogations"}
    board = Board("refresh", D, {"hand": "yoda", "dud": False}, dark).do("use cruel-interrogations")
    assert board.hand(L) == []
    assert board["cruel-interrogations"].captives == ("2-2",)
    board = Board("refresh", D, {"hand": "yoda", "dud": False}, dark).window("refresh")
    assert board["cruel-interrogations"].captives == ()


def test_interrogation_droid_makes_the_opponent_discard_at_random() -> None:
    dark = {"units": "darth-vader", "hand": "interrogation-droid"}
    board = Board("deployment", D, {"hand": "yoda", "dud": False}, dark).do("play interrogation-droid")
    board.do("use interrogation-droid")
    assert board.discard(L) == ["yoda"]
    board = Board(
        "deployment",
        D,
        {"hand": "yoda"},
        {"hand": "interrogation-droid rancor", "units": "interrogation-droid"},
    )
    board.do("play interrogation-droid").do("use interrogation-droid#2").never(
        "use interrogation-droid", "deployment"
    )


@pytest.mark.rule("cardgame.forced.mandatory", "cardgame.enhancement.may-target-enemy")
def test_intimidated_places_a_second_focus_token() -> None:
    light = {"units": "yoda jedi-in-hiding"}
    board = Board("conflict", L, light, {"enhancements": "intimidated@yoda"}).attack(
        "imperial-command", "yoda", "jedi-in-hiding"
    )
    board.window("conflict")
    assert (board["yoda"].focus, board["jedi-in-hiding"].focus) == (2, 1)
    shielded = Board("conflict", L, {"units": "yoda^1"}, {"enhancements": "intimidated@yoda"})
    shielded.attack("imperial-command").do("shield yoda").window("strike")
    assert shielded["yoda"].focus == 1  # the opponent places it, so a shield helps
    board = Board("deployment", D, {"units": "red-five"}, {"hand": "intimidated", "units": "darth-vader"})
    assert board.refused("play intimidated") == "cardgame.enhancement.needs-legal-host"


def test_interrogation_looks_at_the_hand_and_discards() -> None:
    board = Board("deployment", D, {"hand": "yoda jedi-in-hiding"}, {"hand": "interrogation"}).do(
        "play interrogation"
    )
    assert board.at("discard").asked == (D, "discard")
    assert board.options == ["discard yoda", "discard jedi-in-hiding", "discard red-two"]
    board.do("discard yoda")
    assert board.hand(L) == ["jedi-in-hiding"]
    known = {card for owner, card, zones in board.g.facts.of[D] if owner == L and zones == 1}
    assert known == {"3-3", "8-2"}
    board = Board("deployment", D, {"dud": False}, {"hand": "interrogation"}).do("play interrogation")
    assert board.window("deployment").discard(D) == ["interrogation"]


def test_nightsister_damages_an_objective_when_committed() -> None:
    board = Board("force", D, {}, {"units": "nightsister rancor"}).do("commit nightsister", "use nightsister")
    board.do("choose jedi-training")
    assert board["jedi-training"].damage == 1
    Board("force", D, {}, {"units": "nightsister rancor"}).do("commit rancor").never(
        "use nightsister", "force"
    )


def test_rancor_eats_the_cheapest_unit_and_takes_no_enhancements() -> None:
    board = Board(
        "refresh", D, {"units": "rebel-trooper y-wing"}, {"units": "rancor espo-trooper darth-vader"}
    )
    assert board.asked == (D, "choose")
    assert board.options == ["choose rebel-trooper", "choose espo-trooper"]
    board.do("choose rebel-trooper")
    assert board.discard(L) == ["rebel-trooper"]
    alone = Board("refresh", D, {"units": "y-wing"}, {"units": "rancor"}).window("refresh")
    assert "rancor" not in alone  # the only unit that is no Vehicle
    assert "y-wing" in alone
    board = Board("deployment", L, {"hand": "trust-your-feelings", "units": "red-five"}, {"units": "rancor"})
    assert board.refused("play trust-your-feelings") == "cardgame.enhancement.needs-legal-host"


def test_the_hands_blessing_readies_its_unit() -> None:
    dark = {"units": "darth-vader!5 nightsister!4", "enhancements": "the-hands-blessing@nightsister"}
    board = Board("refresh", D, {}, dark).do("use the-hands-blessing")
    assert (board["nightsister"].focus, board["darth-vader"].focus) == (0, 3)
    Board("refresh", L, {}, dark).never("use the-hands-blessing", "refresh")


def test_a_disturbance_in_the_force_exhausts_committed_enemies() -> None:
    dark = {"hand": "a-disturbance-in-the-force", "units": "darth-vader+"}
    board = Board("deployment", D, {"units": "yoda+ obi-wan-kenobi"}, dark).do(
        "play a-disturbance-in-the-force"
    )
    board.window("deployment", L)
    assert [board[name].focus for name in ("yoda", "obi-wan-kenobi", "darth-vader")] == [1, 0, 0]
