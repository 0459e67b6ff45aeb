"""Engagements: attackers, defenders, edge battle, strikes and reward."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L

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
    board = Board("conflict", L, {"units": "yoda y-wing"}, {"units": "admiral-motti"})
    board.attack("imperial-command", "yoda")
    seen = []
    for _ in range(60):
        decision = board.g.decision
        if decision.kind == "engage":
            break
        seen.append(str(decision.about) if decision.kind == "action" else decision.kind)
        if decision.kind == "defenders" and "defend-with admiral-motti" in board.options:
            board.do("defend-with admiral-motti")
        else:
            assert board._idle()
    assert list(dict.fromkeys(seen)) == ["attackers", "defenders", "edge", "strike", "conflict"]
    assert seen.count("strike") == 4  # both are asked after each of two strikes
    assert board.g.engagement is None


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
    board = Board("conflict", L, {"units": "yoda y-wing red-five!1"}).at("engage")
    names = ["shadows-of-dathomir", "imperial-command", "death-and-despayre"]
    assert board.options == [*(f"engage {name}" for name in names), "decline"]
    board.do("engage imperial-command")
    assert board.options == ["attack-with yoda", "attack-with y-wing"]
    assert board.refused("attack-with red-five") == "cardgame.engagement.2-declare-attackers"
    board.do("attack-with yoda", "done")
    assert board["yoda"].focus == 0
    board.at("engage")
    assert board.refused("engage imperial-command") == "cardgame.conflict.once-per-objective"
    board.attack("death-and-despayre").window("conflict-end")  # nobody is left to attack with


@pytest.mark.rule("cardgame.engagement.3-declare-defenders", "cardgame.engagement.participant")
@pytest.mark.rule("cardgame.term.attacking-player", "cardgame.term.defending-player")
def test_declaring_defenders() -> None:
    board = Board("conflict", L, {"units": "yoda"}, {"units": "rancor tie-fighter!1"}).attack(
        "imperial-command"
    )
    assert board.at("defenders").asked == (D, "defenders")
    assert board.options == ["defend-with rancor", "done"]
    assert board.refused("defend-with tie-fighter") == "cardgame.engagement.3-declare-defenders"


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
    board = Board("conflict", L, light, {"units": "rancor", "hand": "darth-vader"}).attack("imperial-command")
    board.defend("rancor").at("edge")
    assert board.asked == (L, "edge")
    board.do("pass")
    assert board.asked == (D, "edge")
    board.do("place darth-vader")
    assert observe(board.g, L).view.stacks == [[], [""]]
    board.do("place obi-wan-kenobi", "pass", "place red-two", "pass", "pass")
    assert board.engagement.edge == L  # 4 + 2 against 4
    assert sorted(board.discard(L)) == ["obi-wan-kenobi", "red-two"]
    assert board.discard(D) == ["darth-vader"]
    assert "darth-vader" not in board


@pytest.mark.rule("cardgame.edge-battle.tie-goes-to-defender", "cardgame.strike.edge-holder-first")
def test_a_tie_goes_to_the_defender_who_strikes_first() -> None:
    board = Board("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor"}).attack("imperial-command")
    board.defend("rancor").window("strike")
    assert (board["rancor"].focus, "obi-wan-kenobi" in board) == (1, False)


@pytest.mark.rule(
    "cardgame.edge-battle.no-defender-attacker-wins", "cardgame.edge-battle.no-defender-attacker-may-place"
)
@pytest.mark.rule("cardgame.edge-battle.needs-participant-to-place", "cardgame.engagement.6-unopposed")
def test_without_defenders_the_attacker_wins_the_edge_and_may_still_place() -> None:
    light = {"units": "yoda", "hand": "target-of-opportunity"}
    board = (
        Board("conflict", L, light, {"units": "rancor", "hand": "darth-vader"})
        .attack("imperial-command")
        .at("edge")
    )
    board.do("place target-of-opportunity")
    assert board.asked == (L, "edge")  # the defender cannot place
    board.window("edge")
    assert board.engagement.edge == L
    assert board["imperial-command"].damage == 1


@pytest.mark.rule("cardgame.edge-battle.no-defender-attacker-wins")
def test_defenders_that_are_gone_count_as_none() -> None:
    board = Board("conflict", D, {"units": "twilek-loyalist"}, {"units": "rancor", "hand": "force-choke"})
    board.attack("jedi-training").defend("twilek-loyalist").do("play force-choke")
    board.do("choose twilek-loyalist").window("edge")
    assert board.engagement.edge == D


@pytest.mark.rule("cardgame.edge-battle.no-defender-attacker-wins", "cardgame.edge-battle.higher-total-wins")
def test_a_defender_who_falls_in_the_edge_battle_may_still_win_it() -> None:
    light = {"units": "yoda", "hand": "heat-of-battle"}
    dark = {"units": "death-star-trooper", "hand": "darth-vader"}
    board = Board("conflict", L, light, dark).attack("imperial-command").defend("death-star-trooper")
    board.at("edge").do("place heat-of-battle", "place darth-vader").window("edge")
    assert "death-star-trooper" not in board
    assert board.engagement.edge == D  # 2 against 4; there was somebody to fight for it


@pytest.mark.rule("cardgame.edge-battle.fate-ascending-priority", "cardgame.edge-battle.fate-fully-resolved")
@pytest.mark.rule("cardgame.edge-battle.fate-icons-count", "cardgame.edge-battle.count-icons")
def test_fate_cards_resolve_by_priority_and_their_icons_count() -> None:
    light = {"units": "twilek-loyalist yoda", "hand": "heat-of-battle"}
    dark = {"units": "espo-trooper rancor", "hand": "heat-of-battle"}
    board = Board("conflict", D, light, dark).attack("jedi-training", "espo-trooper", "rancor")
    board.defend("twilek-loyalist", "yoda").do("place heat-of-battle", "place heat-of-battle", "pass", "pass")
    assert board.asked == (L, "choose")  # priority 5 before 6
    board.do("choose espo-trooper")
    assert "espo-trooper" not in board  # resolved before the next one
    assert board.asked == (D, "choose")
    board.do("choose twilek-loyalist").window("edge")
    assert board.engagement.edge == L  # two icons each


@pytest.mark.rule("cardgame.edge-battle.fate-tie-attacker-orders")
def test_the_attacker_orders_fate_cards_of_equal_priority() -> None:
    board = (
        Board("conflict", D, {"units": "yoda"}, {"units": "rancor"}).attack("jedi-training").defend("yoda")
    )
    board.at("edge")
    g = board.g.copy()
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
    board = Board("conflict", L, light, {"units": "admiral-motti duty-officer"})
    board.attack("imperial-command", "yoda", "obi-wan-kenobi", "r2-d2").defend(
        "admiral-motti", "duty-officer"
    ).edge(L)
    board.at("strike", L)
    assert board.options == ["strike-with yoda", "strike-with obi-wan-kenobi", "strike-with r2-d2"]
    assert board.refused("strike-with y-wing") == "cardgame.strike.1-choose-unit"  # it stayed at home
    board.do(
        "strike-with yoda",
        "resolve tactics",
        "exhaust duty-officer",
        "resolve unit-damage",
        "damage duty-officer",
    )
    assert board["yoda"].focus == 2  # committed to the Force
    board.window("conflict")
    assert all(board[name].focus for name in ("obi-wan-kenobi", "r2-d2", "admiral-motti"))


@pytest.mark.rule("cardgame.strike.edge-holder-cannot-start")
def test_if_the_edge_holder_cannot_strike_the_opponent_does() -> None:
    light = {"units": "yoda", "hand": "jedi-mind-trick"}
    board = Board("conflict", L, light, {"units": "rancor"}).attack("imperial-command").defend("rancor")
    board.do("play jedi-mind-trick", "choose rancor").window("strike")
    assert board.engagement.edge == D
    assert (board["yoda"].focus, board["rancor"].focus, board["yoda"].damage) == (1, 2 + 1, 0)


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
    board = Board("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor darth-vader"}).attack(
        "imperial-command"
    )
    board.defend("rancor").edge(L).at("icons")
    assert board.options == ["resolve unit-damage", "resolve tactics", "resolve blast"]
    board.do("resolve blast")
    assert board["imperial-command"].damage == 1
    assert (board["shadows-of-dathomir"].damage, board["death-and-despayre"].damage) == (0, 0)
    board.do("resolve tactics")
    assert board.options == ["exhaust rancor", "exhaust darth-vader"]  # participating or not
    board.do("exhaust rancor", "exhaust darth-vader")
    assert (board["rancor"].focus, board["darth-vader"].focus) == (1, 1)
    assert board["rancor"].damage == 1  # the last type resolves by itself


@pytest.mark.rule(
    "cardgame.strike.tactics", "cardgame.strike.tactics-divisible", "cardgame.strike.tactics-any-enemy-unit"
)
def test_tactics_tokens_may_all_go_to_one_unit() -> None:
    board = Board("conflict", L, {"units": "obi-wan-kenobi"}, {"units": "rancor darth-vader"}).attack(
        "imperial-command"
    )
    board.defend("rancor").edge(L).do("resolve tactics", "exhaust darth-vader", "exhaust darth-vader")
    assert board["darth-vader"].focus == 2


@pytest.mark.rule("cardgame.strike.blast-only-attacker", "cardgame.strike.no-legal-target")
def test_a_defenders_blast_is_not_used() -> None:
    board = Board("conflict", L, {"units": "twilek-loyalist"}, {"units": "tie-bomber"}).attack(
        "imperial-command"
    )
    board.defend("tie-bomber").edge(D).window("strike")
    assert board["tie-bomber"].focus == 1
    objectives = [board.g.things[thing] for seat in (L, D) for thing in board.g.objectives(seat)]
    assert all(objective.damage == 0 for objective in objectives)


@pytest.mark.rule("cardgame.strike.readied-unit-strikes-again")
def test_a_unit_readied_after_the_last_strike_strikes_again() -> None:
    board = Board(
        "conflict", D, {}, {"affiliation": "imperial-navy", "units": "tie-bomber", "hand": "tallon-roll"}
    )
    board.attack("jedi-training").window("strike").do("play tallon-roll").window("strike", L)
    assert board["tie-bomber"].focus == 0
    board.window("conflict")
    assert board.g.victory[D] == ["7-1"]  # 2 + 2 + 1


@pytest.mark.rule("cardgame.engagement.6-unopposed", "cardgame.engagement.6-unopposed-bonus")
@pytest.mark.parametrize(("defender", "damage"), [("", 1 + 1), ("rancor", 0), ("c-3po", 1 + 1)])
def test_the_unopposed_bonus(defender: str, damage: int) -> None:
    dark = {"units": "rancor" if defender == "rancor" else "espo-trooper"}
    board = Board("conflict", L, {"units": "believer-in-the-old-ways"}, dark).attack("imperial-command")
    if defender == "rancor":
        board.defend("rancor")
    elif defender:
        board.defend("espo-trooper").edge(L)
    board.window("conflict")
    assert board["imperial-command"].damage == damage


@pytest.mark.rule("cardgame.engagement.6-unopposed")
def test_without_a_surviving_attacker_nothing_is_unopposed() -> None:
    board = Board("conflict", L, {"units": "jedi-in-hiding y-wing"}, {"hand": "force-choke"})
    board.attack("imperial-command", "jedi-in-hiding").do("play force-choke").window("conflict")
    assert "jedi-in-hiding" not in board
    assert board["imperial-command"].damage == 0


@pytest.mark.rule("cardgame.engagement.6-no-bonus-if-destroyed", "cardgame.engagement.single-objective")
def test_there_is_no_bonus_for_an_objective_that_is_gone() -> None:
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir death-and-despayre"}
    board = Board("conflict", L, {"units": "red-five"}, dark).attack("imperial-command").window("conflict")
    assert "imperial-command" not in board
    assert (board["shadows-of-dathomir"].damage, board["death-and-despayre"].damage) == (0, 0)


@pytest.mark.rule("cardgame.engagement.objective-destroyed-midway")
def test_an_engagement_goes_on_when_its_objective_is_gone() -> None:
    dark = {"objectives": "imperial-command*4 shadows-of-dathomir", "units": "rancor"}
    board = Board("conflict", L, {"units": "red-five jedi-in-hiding"}, dark)
    board.attack("imperial-command", "red-five", "jedi-in-hiding").defend("rancor").edge(L)
    board.do("strike-with red-five").window("strike")
    assert "imperial-command" not in board
    board.window("conflict")
    assert board["rancor"].focus == 1  # it struck, too
    assert board["shadows-of-dathomir"].damage == 0
