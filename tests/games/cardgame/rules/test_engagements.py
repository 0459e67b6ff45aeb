"""Engagements: attackers, defenders, edge battle, strikes and reward."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.rules.edge import EdgeBattle
from dejarik.kernel import observe


@pytest.mark.rule("cardgame.engagement.six-steps", "cardgame.engagement.action-window-after-attackers")
@pytest.mark.rule(
    "cardgame.engagement.action-window-after-defenders", "cardgame.engagement.action-window-after-edge"
)
@pytest.mark.rule("cardgame.engagement.action-window-after-strike", "cardgame.timing.reward-no-window")
@pytest.mark.rule("cardgame.timing.edge-single-framework-block", "cardgame.engagement.ends-after-reward")
@pytest.mark.rule("cardgame.conflict.several-engagements", "cardgame.action.not-in-framework-events")
def test_the_windows_of_an_engagement() -> None:
    match = Match("conflict", L, {"units": "yoda y-wing"}, {"units": "admiral-motti"})
    match.attack("imperial-command", "yoda")
    seen = []
    for _ in range(60):
        decision = match.g.decision
        if decision.kind == "engage":
            break
        seen.append(str(decision.about) if decision.kind == "action" else decision.kind)
        if decision.kind == "defenders" and "defend-with admiral-motti" in match.options:
            match.do("defend-with admiral-motti")
        else:
            assert match._idle()
    assert list(dict.fromkeys(seen)) == ["attackers", "defenders", "edge", "strike", "conflict"]
    assert seen.count("strike") == 4  # both are asked after each of two strikes
    assert match.g.engagement is None


@pytest.mark.rule(
    "cardgame.engagement.1-declare-objective",
    "cardgame.conflict.once-per-objective",
    "cardgame.conflict.optional",
)
@pytest.mark.rule(
    "cardgame.engagement.2-declare-attackers", "cardgame.conflict.needs-attacker", "cardgame.term.enemy"
)
@pytest.mark.rule("cardgame.engagement.declaring-does-not-exhaust", "cardgame.conflict.ends-when-all-engaged")
def test_declaring_objective_and_attackers() -> None:
    match = Match("conflict", L, {"units": "yoda y-wing red-five!1"}).at("engage")
    names = ["shadows-of-dathomir", "imperial-command", "death-and-despayre"]
    assert match.options == [*(f"engage {name}" for name in names), "decline"]
    match.do("engage imperial-command")
    assert match.options == ["attack-with yoda", "attack-with y-wing"]
    assert match.refused("attack-with red-five") == "cardgame.engagement.2-declare-attackers"
    match.do("attack-with yoda", "done")
    assert match["yoda"].focus == 0
    match.at("engage")
    assert match.refused("engage imperial-command") == "cardgame.conflict.once-per-objective"
    match.attack("death-and-despayre").window("conflict-end")  # nobody is left to attack with


@pytest.mark.rule("cardgame.engagement.3-declare-defenders", "cardgame.engagement.participant")
@pytest.mark.rule("cardgame.term.attacking-player", "cardgame.term.defending-player")
def test_declaring_defenders() -> None:
    match = Match("conflict", L, {"units": "yoda"}, {"units": "rancor tie-fighter!1"}).attack(
        "imperial-command"
    )
    assert match.at("defenders").asked == (D, "defenders")
    assert match.options == ["defend-with rancor", "done"]
    assert match.refused("defend-with tie-fighter") == "cardgame.engagement.3-declare-defenders"


@pytest.mark.rule("cardgame.edge-battle.attacker-places-first", "cardgame.edge-battle.defender-next")
@pytest.mark.rule("cardgame.edge-battle.alternate-until-two-passes", "cardgame.edge-battle.pass-not-final")
@pytest.mark.rule(
    "cardgame.edge-battle.face-down",
    "cardgame.edge-battle.any-card-from-hand",
    "cardgame.edge-battle.four-steps",
)
@pytest.mark.rule("cardgame.edge-battle.reveal-simultaneously", "cardgame.edge-battle.stacks-discarded")
@pytest.mark.rule(
    "cardgame.edge-battle.higher-total-wins",
    "cardgame.edge-battle.out-of-play",
    "cardgame.edge-battle.not-played",
)
@pytest.mark.rule("cardgame.edge-battle.only-fate-and-force-icons", "cardgame.zone.out-of-play")
def test_edge_cards_are_placed_by_turns_face_down() -> None:
    light = {"units": "yoda", "hand": "obi-wan-kenobi heat-of-battle"}
    match = Match("conflict", L, light, {"units": "rancor", "hand": "darth-vader"}).attack("imperial-command")
    match.defend("rancor").at("edge")
    assert match.asked == (L, "edge")
    match.do("pass")
    assert match.asked == (D, "edge")
    match.do("place darth-vader")
    assert observe(match.g, L).view.stacks == [[], [""]]
    match.do("place obi-wan-kenobi", "pass", "place red-two", "pass", "pass")
    assert match.engagement.edge == L  # 4 + 2 against 4
    assert sorted(match.discard(L)) == ["obi-wan-kenobi", "red-two"]
    assert match.discard(D) == ["darth-vader"]
    assert "darth-vader" not in match


@pytest.mark.rule("cardgame.edge-battle.tie-goes-to-defender", "cardgame.strike.edge-holder-first")
def test_a_tie_goes_to_the_defender_who_strikes_first() -> None:
    match = Match("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor"}).attack("imperial-command")
    match.defend("rancor").window("strike")
    assert (match["rancor"].focus, "obi-wan-kenobi" in match) == (1, False)


@pytest.mark.rule(
    "cardgame.edge-battle.no-defender-attacker-wins", "cardgame.edge-battle.no-defender-attacker-may-place"
)
@pytest.mark.rule("cardgame.edge-battle.needs-participant-to-place", "cardgame.engagement.6-unopposed")
def test_without_defenders_the_attacker_wins_the_edge_and_may_still_place() -> None:
    light = {"units": "yoda", "hand": "target-of-opportunity"}
    match = (
        Match("conflict", L, light, {"units": "rancor", "hand": "darth-vader"})
        .attack("imperial-command")
        .at("edge")
    )
    match.do("place target-of-opportunity")
    assert match.asked == (L, "edge")  # the defender cannot place
    match.window("edge")
    assert match.engagement.edge == L
    assert match["imperial-command"].damage == 1


@pytest.mark.rule("cardgame.edge-battle.no-defender-attacker-wins")
def test_defenders_that_are_gone_count_as_none() -> None:
    match = Match("conflict", D, {"units": "twilek-loyalist"}, {"units": "rancor", "hand": "force-choke"})
    match.attack("jedi-training").defend("twilek-loyalist").do("play force-choke")
    match.do("choose twilek-loyalist").window("edge")
    assert match.engagement.edge == D


@pytest.mark.rule("cardgame.edge-battle.no-defender-attacker-wins", "cardgame.edge-battle.higher-total-wins")
def test_a_defender_who_falls_in_the_edge_battle_may_still_win_it() -> None:
    light = {"units": "yoda", "hand": "heat-of-battle"}
    dark = {"units": "death-star-trooper", "hand": "darth-vader"}
    match = Match("conflict", L, light, dark).attack("imperial-command").defend("death-star-trooper")
    match.at("edge").do("place heat-of-battle", "place darth-vader").window("edge")
    assert "death-star-trooper" not in match
    assert match.engagement.edge == D  # 2 against 4; there was somebody to fight for it


@pytest.mark.rule("cardgame.edge-battle.fate-ascending-priority", "cardgame.edge-battle.fate-fully-resolved")
@pytest.mark.rule("cardgame.edge-battle.fate-icons-count", "cardgame.edge-battle.count-icons")
def test_fate_cards_resolve_by_priority_and_their_icons_count() -> None:
    light = {"units": "twilek-loyalist yoda", "hand": "heat-of-battle"}
    dark = {"units": "espo-trooper rancor", "hand": "heat-of-battle"}
    match = Match("conflict", D, light, dark).attack("jedi-training", "espo-trooper", "rancor")
    match.defend("twilek-loyalist", "yoda").do("place heat-of-battle", "place heat-of-battle", "pass", "pass")
    assert match.asked == (L, "choose")  # priority 5 before 6
    match.do("choose espo-trooper")
    assert "espo-trooper" not in match  # resolved before the next one
    assert match.asked == (D, "choose")
    match.do("choose twilek-loyalist").window("edge")
    assert match.engagement.edge == L  # two icons each


@pytest.mark.rule("cardgame.edge-battle.fate-tie-attacker-orders")
def test_the_attacker_orders_fate_cards_of_equal_priority() -> None:
    match = (
        Match("conflict", D, {"units": "yoda"}, {"units": "rancor"}).attack("jedi-training").defend("yoda")
    )
    match.at("edge")
    g = match.g.copy()
    g.fates = [(5, L, "3-6"), (5, D, "19-6"), (9, L, "4-6")]  # no two cards of the Core Set are equal
    frame = g.stack[-1]
    assert isinstance(frame, EdgeBattle)
    decision = frame.which_fate(g)
    assert decision.seat == D
    assert [option.subject for option in decision.options] == ["3-6", "19-6"]


@pytest.mark.rule(
    "cardgame.strike.1-choose-unit", "cardgame.strike.2-focus-unit", "cardgame.strike.continue-alone"
)
@pytest.mark.rule("cardgame.strike.cannot-pass", "cardgame.strike.step-ends")
@pytest.mark.rule(
    "cardgame.strike.exhausted-participant-still-participates", "cardgame.force.committed-can-fight"
)
@pytest.mark.rule("cardgame.force.committed-strike-two-focus", "cardgame.engagement.6-survivor")
def test_players_alternate_striking_until_nobody_is_ready() -> None:
    light = {"units": "yoda+ obi-wan-kenobi r2-d2 y-wing"}
    match = Match("conflict", L, light, {"units": "admiral-motti duty-officer"})
    match.attack("imperial-command", "yoda", "obi-wan-kenobi", "r2-d2").defend(
        "admiral-motti", "duty-officer"
    ).edge(L)
    match.at("strike", L)
    assert match.options == ["strike-with yoda", "strike-with obi-wan-kenobi", "strike-with r2-d2"]
    assert match.refused("strike-with y-wing") == "cardgame.strike.1-choose-unit"  # it stayed at home
    match.do(
        "strike-with yoda",
        "resolve tactics",
        "exhaust duty-officer",
        "resolve unit-damage",
        "damage duty-officer",
    )
    assert match["yoda"].focus == 2  # committed to the Force
    match.window("conflict")
    assert all(match[name].focus for name in ("obi-wan-kenobi", "r2-d2", "admiral-motti"))


@pytest.mark.rule("cardgame.strike.edge-holder-cannot-start")
def test_if_the_edge_holder_cannot_strike_the_opponent_does() -> None:
    light = {"units": "yoda", "hand": "jedi-mind-trick"}
    match = Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command").defend("rancor")
    match.do("play jedi-mind-trick", "choose rancor").window("strike")
    assert match.engagement.edge == D
    assert (match["yoda"].focus, match["rancor"].focus, match["yoda"].damage) == (1, 2 + 1, 0)


@pytest.mark.rule(
    "cardgame.strike.resolve-by-type-any-order",
    "cardgame.strike.3-resolve-icons",
    "cardgame.strike.icon-types",
)
@pytest.mark.rule("cardgame.strike.unit-damage", "cardgame.strike.strength", "cardgame.strike.normal-icons")
@pytest.mark.rule("cardgame.strike.fully-resolved")
@pytest.mark.rule(
    "cardgame.strike.blast-attacker",
    "cardgame.engagement.single-objective",
    "cardgame.edge-battle.winner-benefits",
)
def test_icons_are_resolved_type_by_type_in_any_order() -> None:
    match = Match("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor darth-vader"}).attack(
        "imperial-command"
    )
    match.defend("rancor").edge(L).at("icons")
    assert match.options == ["resolve unit-damage", "resolve tactics", "resolve blast"]
    match.do("resolve blast")
    assert match["imperial-command"].damage == 1
    assert (match["shadows-of-dathomir"].damage, match["death-and-despayre"].damage) == (0, 0)
    match.do("resolve tactics")
    assert match.options == ["exhaust rancor", "exhaust darth-vader"]  # participating or not
    match.do("exhaust rancor", "exhaust darth-vader")
    assert (match["rancor"].focus, match["darth-vader"].focus) == (1, 1)
    assert match["rancor"].damage == 1  # the last type resolves by itself


@pytest.mark.rule(
    "cardgame.strike.tactics", "cardgame.strike.tactics-divisible", "cardgame.strike.tactics-any-enemy-unit"
)
def test_tactics_tokens_may_all_go_to_one_unit() -> None:
    match = Match("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor darth-vader"}).attack(
        "imperial-command"
    )
    match.defend("rancor").edge(L).do("resolve tactics", "exhaust darth-vader", "exhaust darth-vader")
    assert match["darth-vader"].focus == 2


@pytest.mark.rule("cardgame.strike.blast-only-attacker", "cardgame.strike.no-legal-target")
def test_a_defenders_blast_is_not_used() -> None:
    match = Match("conflict", L, {"units": "twilek-loyalist"}, {"units": "tie-bomber"}).attack(
        "imperial-command"
    )
    match.defend("tie-bomber").edge(D).window("strike")
    assert match["tie-bomber"].focus == 1
    objectives = [match.g.things[thing] for seat in (L, D) for thing in match.g.objectives(seat)]
    assert all(objective.damage == 0 for objective in objectives)


@pytest.mark.rule("cardgame.strike.readied-unit-strikes-again")
def test_a_unit_readied_after_the_last_strike_strikes_again() -> None:
    match = Match(
        "conflict", D, {}, {"affiliation": "imperial-navy", "units": "tie-bomber", "hand": "tallon-roll"}
    )
    match.attack("jedi-training").window("strike").do("play tallon-roll").window("strike", L)
    assert match["tie-bomber"].focus == 0
    match.window("conflict")
    assert match.g.victory[D] == ["7-1"]  # 2 + 2 + 1


@pytest.mark.rule("cardgame.engagement.6-unopposed", "cardgame.engagement.6-unopposed-bonus")
@pytest.mark.parametrize(("defender", "damage"), [("", 1 + 1), ("rancor", 0), ("c-3po", 1 + 1)])
def test_the_unopposed_bonus(defender: str, damage: int) -> None:
    dark = {"units": "rancor" if defender == "rancor" else "espo-trooper"}
    match = Match("conflict", L, {"units": "believer-in-the-old-ways"}, dark).attack("imperial-command")
    if defender == "rancor":
        match.defend("rancor")
    elif defender:
        match.defend("espo-trooper").edge(L)
    match.window("conflict")
    assert match["imperial-command"].damage == damage


@pytest.mark.rule("cardgame.engagement.6-unopposed")
def test_without_a_surviving_attacker_nothing_is_unopposed() -> None:
    match = Match("conflict", L, {"units": "jedi-in-hiding y-wing"}, {"hand": "force-choke"})
    match.attack("imperial-command", "jedi-in-hiding").do("play force-choke").window("conflict")
    assert "jedi-in-hiding" not in match
    assert match["imperial-command"].damage == 0


@pytest.mark.rule("cardgame.engagement.6-no-bonus-if-destroyed", "cardgame.engagement.single-objective")
def test_there_is_no_bonus_for_an_objective_that_is_gone() -> None:
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir death-and-despayre"}
    match = Match("conflict", L, {"units": "red-five"}, dark).attack("imperial-command").window("conflict")
    assert "imperial-command" not in match
    assert (match["shadows-of-dathomir"].damage, match["death-and-despayre"].damage) == (0, 0)


@pytest.mark.rule("cardgame.engagement.objective-destroyed-midway")
def test_an_engagement_goes_on_when_its_objective_is_gone() -> None:
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "rancor"}
    match = Match("conflict", L, {"units": "red-five jedi-in-hiding"}, dark)
    match.attack("imperial-command", "red-five", "jedi-in-hiding").defend("rancor").edge(L)
    match.do("strike-with red-five").window("strike")
    assert "imperial-command" not in match
    match.window("conflict")
    assert match["rancor"].focus == 1  # it struck, too
    assert match["shadows-of-dathomir"].damage == 0
