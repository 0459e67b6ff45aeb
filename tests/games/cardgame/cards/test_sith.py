"""The Sith sets, 19 to 25: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match


def test_fall_of_the_jedi_puts_a_card_under_the_deck() -> None:
    dark = {"objectives": "fall-of-the-jedi imperial-command shadows-of-dathomir", "hand": "rancor"}
    match = Match("draw", D, {}, dark).do("use fall-of-the-jedi", "put-under-deck rancor")
    assert match.g.decks[D].cards[0] == "25-4"
    Match("draw", L, {}, dark).never("use fall-of-the-jedi", "draw")


def test_darth_vader_reacts_to_a_sith_event_once_per_turn() -> None:
    dark = {"units": "darth-vader", "hand": "force-choke dark-precognition"}
    match = Match("deployment", D, {"units": "yoda obi-wan-kenobi"}, dark)
    match.do("play dark-precognition", "discard devastator", "use darth-vader", "choose yoda")
    assert match["yoda"].damage == 1
    match.do("play force-choke", "choose obi-wan-kenobi").never("use darth-vader", "deployment")


def test_darth_vader_does_not_react_to_neutral_events() -> None:
    dark = {"units": "darth-vader", "hand": "dark-alliance"}
    Match("deployment", D, {"units": "yoda"}, dark).do("play dark-alliance").never(
        "use darth-vader", "deployment"
    )


def test_vaders_lightsaber_adds_damage_and_gives_vader_targeted_strike() -> None:
    light = {"units": "obi-wan-kenobi redemption"}
    for unit, targets in (
        ("darth-vader", ["damage obi-wan-kenobi", "damage redemption"]),
        ("nightsister", []),
    ):
        dark = {"units": unit, "enhancements": f"vaders-lightsaber@{unit}"}
        match = Match("conflict", D, light, dark).attack("jedi-training").defend("redemption").edge(D)
        match.do("resolve unit-damage")
        if targets:
            assert match.options == targets
            match.do("damage redemption")
        assert match["redemption"].damage == (3 if targets else 2)


def test_force_choke_reaches_characters_and_creatures_once_per_turn() -> None:
    light = {"units": "yoda red-five"}
    match = Match("deployment", D, light, {"units": "rancor tie-fighter", "hand": "force-choke force-choke"})
    match.do("play force-choke")
    assert match.options == ["choose yoda", "choose rancor"]
    match.do("choose yoda").window("deployment", D)
    assert match["yoda"].damage == 1
    assert match.refused("play force-choke") == "cardgame.ability.printed-use-limit"


@pytest.mark.parametrize(("active", "cards"), [(L, 1), (D, 0)])
def test_counsel_of_the_sith_draws_when_the_opponents_turn_begins(active: int, cards: int) -> None:
    dark = {"objectives": "counsel-of-the-sith imperial-command shadows-of-dathomir"}
    match = Match("balance", active, {}, dark)
    if cards:
        match.do("use counsel-of-the-sith")
    else:
        match.never("use counsel-of-the-sith", "refresh")
    assert len(match.g.decks[D].cards) == 10 - cards


def test_dark_precognition_draws_two_then_discards_one() -> None:
    match = Match("deployment", D, {}, {"hand": "dark-precognition", "deck": "rancor nightsister"})
    match.do("play dark-precognition")
    assert match.options == ["discard nightsister", "discard rancor", "discard devastator"]
    match.do("discard nightsister")
    assert match.hand(D) == ["rancor"]
    assert match.discard(D) == ["nightsister", "dark-precognition"]
    empty = Match("deployment", D, {}, {"hand": "dark-precognition", "filler": 1})
    with pytest.raises(AssertionError, match="over"):
        empty.do("play dark-precognition", "discard devastator")
    assert empty.g.outcome is not None
    assert empty.g.outcome.rule == "cardgame.victory.light-dark-decks-out"


def test_black_squadron_assault_readies_a_black_squadron_unit() -> None:
    dark = {"objectives": "black-squadron-assault imperial-command", "units": "tie-advanced!2 rancor!2"}
    match = Match("deployment", D, {}, dark).do("use black-squadron-assault")
    assert (match["tie-advanced"].focus, match["black-squadron-assault"].focus) == (1, 1)
    dark["units"] = "rancor!2"
    match = Match("deployment", D, {}, dark)
    assert match.refused("use black-squadron-assault") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize(
    ("top", "damage", "blast"), [("stormtrooper-elite", 4, 1), ("tie-bomber", 1, 3), ("force-choke", 1, 1)]
)
def test_vaders_tie_advanced_gains_the_printed_icons_of_the_top_card(
    top: str, damage: int, blast: int
) -> None:
    dark = {"units": "vaders-tie-advanced", "deck": top}
    match = (
        Match("conflict", D, {"units": "redemption"}, dark)
        .attack("jedi-training")
        .defend("redemption")
        .edge(D)
    )
    match.do("use vaders-tie-advanced").window("strike", L)
    assert match.discard(D)[-1] == top
    assert match["jedi-training"].damage == blast
    assert ("redemption" not in match) if damage == 4 else match["redemption"].damage == damage
    assert match.g.lasting == []


def test_vaders_tie_advanced_with_an_empty_deck_discards_nothing() -> None:
    dark = {"units": "vaders-tie-advanced", "filler": 0}
    match = Match("conflict", D, {}, dark, empty_abilities=True).attack("jedi-training")
    match.do("use vaders-tie-advanced").window("strike")
    assert match.g.outcome is None
    assert match["jedi-training"].damage == 1


def test_tie_advanced_damages_the_objective_after_an_unopposed_engagement() -> None:
    match = Match("conflict", D, {"units": "redemption"}, {"units": "tie-advanced"}).attack("jedi-training")
    match.do("use tie-advanced").window("conflict")
    assert match["jedi-training"].damage == 1 + 1 + 1


def test_tie_advanced_gets_nothing_when_opposed() -> None:
    match = Match("conflict", D, {"units": "redemption!1 corellian-engineer"}, {"units": "tie-advanced"})
    match.attack("jedi-training").defend("corellian-engineer").edge(L).never("use tie-advanced", "conflict")
    assert match["jedi-training"].damage == 1


def test_black_squadron_pilot_may_enter_play_as_an_enhancement() -> None:
    dark = {"units": "tie-fighter rancor", "hand": "black-squadron-pilot"}
    match = Match("deployment", D, {}, dark).do("play black-squadron-pilot").at("enter-play")
    assert match.options == ["attach-to tie-fighter", "as-unit"]
    match.do("attach-to tie-fighter")
    assert match["black-squadron-pilot"].type == "enhancement"
    assert match.g.units(D) == (match.thing("tie-fighter"), match.thing("rancor"))
    match.attack("jedi-training", "tie-fighter").window("strike", L)
    assert match["jedi-training"].damage == 1 + 1  # gained, and edge-enabled


def test_black_squadron_pilot_is_a_unit_otherwise() -> None:
    dark = {"units": "tie-fighter", "hand": "black-squadron-pilot"}
    match = Match("deployment", D, {}, dark).do("play black-squadron-pilot", "as-unit")
    assert match["black-squadron-pilot"].type == "unit"
    dark["units"] = "rancor"
    match = Match("deployment", D, {}, dark).do("play black-squadron-pilot").window("deployment", L)
    assert match["black-squadron-pilot"].type == "unit"  # without a Fighter there is nothing to choose


def test_im_on_the_leader_exhausts_an_enemy_fighter() -> None:
    match = Match(
        "deployment", D, {"units": "y-wing yoda"}, {"units": "tie-fighter", "hand": "im-on-the-leader"}
    )
    match.do("play im-on-the-leader").window("deployment", L)
    assert (match["y-wing"].focus, match["tie-fighter"].focus) == (1, 0)
    match = Match("deployment", D, {"units": "yoda"}, {"units": "tie-fighter", "hand": "im-on-the-leader"})
    assert match.refused("play im-on-the-leader") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize("victim", ["the-heart-of-the-empire", "imperial-command"])
def test_the_heart_of_the_empire_loses_the_game(victim: str) -> None:
    dark = {"objectives": "the-heart-of-the-empire*9 imperial-command*4 shadows-of-dathomir"}
    match = Match("conflict", L, {"units": "red-five"}, dark)
    if victim == "imperial-command":
        match.attack(victim).window("strike")
        assert match.g.outcome is None
    else:
        with pytest.raises(AssertionError, match="over"):
            match.attack(victim).do("nothing")
        assert match.g.outcome is not None
        assert match.g.outcome.winners == (L,)
        assert match.g.turns == [2, 2]  # at once


def test_coruscant_defense_fleet_defends_and_protects_only() -> None:
    dark = {
        "units": "coruscant-defense-fleet rancor",
        "objectives": "the-heart-of-the-empire imperial-command",
    }
    match = Match("conflict", D, {}, dark).do("engage jedi-training").window("attackers")
    assert match.engagement.attackers == (match.thing("rancor"),)
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("the-heart-of-the-empire")
    match.do("protect-with coruscant-defense-fleet", "protect the-heart-of-the-empire", "enough").window(
        "strike"
    )
    assert match["coruscant-defense-fleet"].damage == 2
    assert match["the-heart-of-the-empire"].damage == 1
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command")
    match.never("protect-with coruscant-defense-fleet", "strike")


def test_force_stasis_keeps_a_unit_out_until_the_end_of_the_phase() -> None:
    dark = {"hand": "force-stasis force-stasis", "units": "rancor"}
    match = (
        Match("conflict", D, {"units": "yoda red-five"}, dark).do("play force-stasis").window("conflict", D)
    )
    match.attack("jedi-training").at("defenders")
    assert match.options == ["defend-with red-five", "done"]
    match = (
        Match("deployment", D, {"units": "yoda red-five"}, dark)
        .do("play force-stasis")
        .attack("jedi-training")
    )
    assert "defend-with yoda" in match.at("defenders").options  # it was played a phase earlier


def test_there_is_no_escape_only_in_a_force_phase() -> None:
    dark = {"hand": "there-is-no-escape", "units": "rancor darth-vader"}
    match = Match("force", D, {"units": "yoda", "enhancements": "trust-your-feelings@yoda"}, dark)
    match.do("play there-is-no-escape").window("force", L)
    assert match.g.units(L) == match.g.units(D) == ()
    assert match.g.decks[L].cards[0] == "2-2"
    assert sorted(match.g.decks[D].cards[:2]) == ["19-2", "25-4"]
    assert match.discard(L) == ["trust-your-feelings"]
    match = Match("deployment", D, {}, dark)
    assert match.refused("play there-is-no-escape") == "cardgame.ability.play-restriction-text"


def test_the_emperors_web_makes_the_first_sith_event_cheaper() -> None:
    dark = {"objectives": "the-emperors-web", "hand": "im-on-the-leader im-on-the-leader", "units": "rancor"}
    match = (
        Match("deployment", D, {"units": "y-wing"}, dark).do("play im-on-the-leader").window("deployment", L)
    )
    assert match["sith"].focus == match["the-emperors-web"].focus == 0
    match.do("pass", "play im-on-the-leader").window("deployment", L)
    assert match["sith"].focus + match["the-emperors-web"].focus == 1


def test_emperor_palpatine_returns_a_sith_event_when_an_objective_is_destroyed() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey"}
    dark = {
        "units": "emperor-palpatine nightsister",
        "discard": "force-choke dark-alliance dark-side-apprentice",
    }
    match = (
        Match("conflict", D, light, dark).attack("jedi-training", "nightsister").do("use emperor-palpatine")
    )
    assert match.hand(D) == ["force-choke"]
    dark["discard"] = "dark-alliance rancor"
    match = Match("conflict", D, light, dark).attack("jedi-training", "nightsister")
    match.never("use emperor-palpatine", "strike")


def test_royal_guard_protects_characters() -> None:
    dark = {"units": "darth-vader emperors-royal-guard tie-advanced"}
    match = (
        Match("conflict", L, {"units": "jedi-in-hiding"}, dark)
        .attack("imperial-command")
        .defend("darth-vader")
    )
    match.edge(L).do("protect-with emperors-royal-guard", "protect darth-vader").window("strike")
    assert (match["darth-vader"].damage, match["emperors-royal-guard"].damage) == (0, 2)
    match = (
        Match("conflict", L, {"units": "jedi-in-hiding"}, dark)
        .attack("imperial-command")
        .defend("tie-advanced")
    )
    match.edge(L).never("protect-with emperors-royal-guard", "strike")


@pytest.mark.rule("cardgame.focus.exhausted-definition", "cardgame.damage.unit-destroyed-to-discard")
def test_force_lightning_destroys_an_exhausted_unit() -> None:
    dark = {"hand": "force-lightning"}
    match = Match("deployment", D, {"units": "obi-wan-kenobi!1 yoda"}, dark).do("play force-lightning")
    match.window("deployment", L)
    assert match.discard(L) == ["obi-wan-kenobi"]
    match = Match("deployment", D, {"units": "yoda"}, dark)
    assert match.refused("play force-lightning") == "cardgame.target.needs-eligible"


@pytest.mark.rule(
    "cardgame.capture.from-anywhere", "cardgame.capture.hidden", "cardgame.refresh.3-enter-play-effects"
)
def test_cruel_interrogations_captures_a_random_card_of_the_hand() -> None:
    dark = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "cruel-interrogations"}
    match = Match("refresh", D, {"hand": "yoda", "dud": False}, dark).do("use cruel-interrogations")
    assert match.hand(L) == []
    assert match["cruel-interrogations"].captives == ("2-2",)
    match = Match("refresh", D, {"hand": "yoda", "dud": False}, dark).window("refresh")
    assert match["cruel-interrogations"].captives == ()


def test_interrogation_droid_makes_the_opponent_discard_at_random() -> None:
    dark = {"units": "darth-vader", "hand": "interrogation-droid"}
    match = Match("deployment", D, {"hand": "yoda", "dud": False}, dark).do("play interrogation-droid")
    match.do("use interrogation-droid")
    assert match.discard(L) == ["yoda"]
    match = Match(
        "deployment",
        D,
        {"hand": "yoda"},
        {"hand": "interrogation-droid rancor", "units": "interrogation-droid"},
    )
    match.do("play interrogation-droid").do("use interrogation-droid#2").never(
        "use interrogation-droid", "deployment"
    )


@pytest.mark.rule("cardgame.forced.mandatory", "cardgame.enhancement.may-target-enemy")
def test_intimidated_places_a_second_focus_token() -> None:
    light = {"units": "yoda jedi-in-hiding"}
    match = Match("conflict", L, light, {"enhancements": "intimidated@yoda"}).attack(
        "imperial-command", "yoda", "jedi-in-hiding"
    )
    match.window("conflict")
    assert (match["yoda"].focus, match["jedi-in-hiding"].focus) == (2, 1)
    shielded = Match("conflict", L, {"units": "yoda^1"}, {"enhancements": "intimidated@yoda"})
    shielded.attack("imperial-command").do("shield yoda").window("strike")
    assert shielded["yoda"].focus == 1  # the opponent places it, so a shield helps
    match = Match("deployment", D, {"units": "red-five"}, {"hand": "intimidated", "units": "darth-vader"})
    assert match.refused("play intimidated") == "cardgame.enhancement.needs-legal-host"


def test_interrogation_looks_at_the_hand_and_discards() -> None:
    match = Match("deployment", D, {"hand": "yoda jedi-in-hiding"}, {"hand": "interrogation"}).do(
        "play interrogation"
    )
    assert match.at("discard").asked == (D, "discard")
    assert match.options == ["discard yoda", "discard jedi-in-hiding", "discard red-two"]
    match.do("discard yoda")
    assert match.hand(L) == ["jedi-in-hiding"]
    known = {card for owner, card, zones in match.g.facts.of[D] if owner == L and zones == 1}
    assert known == {"3-3", "8-2"}
    match = Match("deployment", D, {"dud": False}, {"hand": "interrogation"}).do("play interrogation")
    assert match.window("deployment").discard(D) == ["interrogation"]


def test_nightsister_damages_an_objective_when_committed() -> None:
    match = Match("force", D, {}, {"units": "nightsister rancor"}).do("commit nightsister", "use nightsister")
    match.do("choose jedi-training")
    assert match["jedi-training"].damage == 1
    Match("force", D, {}, {"units": "nightsister rancor"}).do("commit rancor").never(
        "use nightsister", "force"
    )


def test_rancor_eats_the_cheapest_unit_and_takes_no_enhancements() -> None:
    match = Match(
        "refresh", D, {"units": "rebel-trooper y-wing"}, {"units": "rancor espo-trooper darth-vader"}
    )
    assert match.asked == (D, "choose")
    assert match.options == ["choose rebel-trooper", "choose espo-trooper"]
    match.do("choose rebel-trooper")
    assert match.discard(L) == ["rebel-trooper"]
    alone = Match("refresh", D, {"units": "y-wing"}, {"units": "rancor"}).window("refresh")
    assert "rancor" not in alone  # the only unit that is no Vehicle
    assert "y-wing" in alone
    match = Match("deployment", L, {"hand": "trust-your-feelings", "units": "red-five"}, {"units": "rancor"})
    assert match.refused("play trust-your-feelings") == "cardgame.enhancement.needs-legal-host"


def test_the_hands_blessing_readies_its_unit() -> None:
    dark = {"units": "darth-vader!5 nightsister!4", "enhancements": "the-hands-blessing@nightsister"}
    match = Match("refresh", D, {}, dark).do("use the-hands-blessing")
    assert (match["nightsister"].focus, match["darth-vader"].focus) == (0, 3)
    Match("refresh", L, {}, dark).never("use the-hands-blessing", "refresh")


def test_a_disturbance_in_the_force_exhausts_committed_enemies() -> None:
    dark = {"hand": "a-disturbance-in-the-force", "units": "darth-vader+"}
    match = Match("deployment", D, {"units": "yoda+ obi-wan-kenobi"}, dark).do(
        "play a-disturbance-in-the-force"
    )
    match.window("deployment", L)
    assert [match[name].focus for name in ("yoda", "obi-wan-kenobi", "darth-vader")] == [1, 0, 0]
