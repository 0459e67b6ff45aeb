"""What puzzles from matches ask for: each kind of aim is noticed when it is true, and not before."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik import games
from dejarik.games.contract import Aim
from dejarik.kernel import State, observe
from dejarik.puzzles.found import file_of, read_found
from dejarik.puzzles.proving import MOST_CHOICES, Prover
from dejarik.scenarios.loading import load_text
from dejarik.words import languages, shared_words

ATTACK = """
title: {en: A position, ru: Позиция}
game: cardgame
board:
  A: {units: [4-2 as five, 8-3 as ywing, 12-4 as xwing]}
  B:
    objectives: [{card: "26-1", as: command, damage: 1}, 25-1 as shadows, 29-1 as despair]
    objective-deck: ["27-1", "28-1", "31-1"]
  start: conflict
steps: [expect: {phase: conflict}]
"""


def begun(text: str) -> tuple[Any, dict[str, Any]]:
    (scenario,), problems = load_text(text.lstrip())
    assert problems == []
    return scenario.position.begin(), dict(scenario.position.names)


def aims(game: str) -> Any:
    return games.modules(game).aims


def play(state: State, *kinds: str) -> None:
    """Answers of these kinds, one after the other, whoever is asked."""
    for kind in kinds:
        state.choose(next(option for option in state.decision.options if option.kind == kind))


# ---- The Card Game ------------------------------------------------------------------------------------


def test_ready_units_are_spared_only_once_the_engagement_is_over() -> None:
    """Whoever attacks has to strike, so what is ready in between says nothing."""
    state, names = begun(ATTACK)
    aim = Aim("spare", names["command"], 2)
    assert not aims("cardgame").holds(state, 0, aim)
    gone = state.copy()
    del gone.things[names["command"]]
    gone.cached = None
    assert aims("cardgame").holds(gone, 0, aim)
    assert not aims("cardgame").holds(gone, 0, Aim("spare", names["command"], 4))
    gone.things[names["five"]].focus = gone.things[names["ywing"]].focus = 1
    assert not aims("cardgame").holds(gone, 0, aim)
    prover = Prover(observe(state, 0), aims("cardgame"))
    found = prover.within_reach()
    assert aim in found
    assert Aim("spare", names["command"], 3) not in found
    engage = next(option for option in state.decision.options if option.subject == names["command"])
    assert prover.winning_first(aim, list(state.decision.options), MOST_CHOICES) == [engage]


def test_damage_with_a_reserve_needs_a_ready_unit_after_the_engagement() -> None:
    state, names = begun(ATTACK)
    aim = Aim("reserve", names["shadows"], 2)
    start = state.copy()
    state.things[names["shadows"]].damage = 2
    assert aim in aims("cardgame").reached(start, state, 0)
    assert aims("cardgame").holds(state, 0, aim)
    assert not aims("cardgame").holds(state, 0, Aim("reserve", names["shadows"], 3))
    for unit in ("five", "ywing", "xwing"):
        state.things[names[unit]].focus = 1
    assert not aims("cardgame").holds(state, 0, aim)
    assert aim not in aims("cardgame").reached(start, state, 0)


def test_what_took_part_is_kept_once_the_engagement_is_over() -> None:
    state, names = begun(ATTACK)
    keep, save = Aim("keep", names["five"]), Aim("save", names["command"])
    while state.engagement is None:
        play(state, "engage" if state.decision.kind == "engage" else "pass")
    state.engagement.attackers = (names["five"],)
    assert not aims("cardgame").holds(state, 0, keep)
    assert not aims("cardgame").holds(state, 1, save)
    start = state.copy()
    over = state.copy()
    over.engagement = None
    reached = aims("cardgame").reached(start, over, 0)
    assert keep in reached
    assert save not in reached  # it is not the attacker who saves it
    assert save in aims("cardgame").reached(start, over, 1)
    lost = over.copy()
    del lost.things[names["five"]], lost.things[names["command"]]
    lost.cached = None
    assert not aims("cardgame").holds(lost, 0, keep)
    assert not aims("cardgame").holds(lost, 1, save)
    assert aims("cardgame").too_late(start, lost, 1)


def test_two_cards_are_gone_only_together_and_all_units_have_to_be_exhausted() -> None:
    state, names = begun(ATTACK)
    five, wing = names["five"], names["ywing"]
    both, exhaust = Aim("both", five, wing), Aim("exhaust")
    start = state.copy()
    for unit in (five, wing, names["xwing"]):
        assert not aims("cardgame").holds(state, 1, exhaust)
        state.things[unit].focus = 1
    assert aims("cardgame").holds(state, 1, exhaust)
    assert exhaust in aims("cardgame").reached(start, state, 1)
    assert exhaust not in aims("cardgame").reached(state, state, 1), "nothing was ready before"
    del state.things[five]
    assert not aims("cardgame").holds(state, 1, both)
    del state.things[wing]
    assert aims("cardgame").holds(state, 1, both)
    assert both in aims("cardgame").reached(start, state, 1)


# ---- Outer Rim ----------------------------------------------------------------------------------------


def outer_rim() -> Any:
    game = games.find("outer_rim")
    state = game.new(next(iter(game.samples().values())), 3)
    while state.decision.kind != "planning":
        state.choose(state.decision.options[0])
    return state


def test_fame_counts_with_what_is_left_to_spend() -> None:
    start = outer_rim()
    seat = start.decision.seat
    state = start.copy()
    player = state.players[seat]
    player.fame, player.credits = player.fame + 1, player.credits + 1_000
    aim = Aim("both", player.fame, player.credits)
    assert aim in aims("outer_rim").reached(start, state, seat)
    assert aims("outer_rim").holds(state, seat, aim)
    player.credits -= 1
    assert not aims("outer_rim").holds(state, seat, aim)
    player.credits, player.fame = player.credits + 1, player.fame - 1
    assert not aims("outer_rim").holds(state, seat, aim)


def test_an_asset_is_worth_a_puzzle_if_it_cannot_just_be_paid_for() -> None:
    start = outer_rim()
    seat = start.decision.seat
    state = start.copy()
    state.players[seat].assets += ("autoblaster",)
    aim = Aim("asset", "autoblaster")
    start.players[seat].credits = 20_000
    assert aim not in aims("outer_rim").reached(start, state, seat)
    start.players[seat].credits = 0
    assert aim in aims("outer_rim").reached(start, state, seat)
    assert aims("outer_rim").holds(state, seat, aim)
    assert not aims("outer_rim").holds(start, seat, aim)


def test_a_reputation_is_improved_when_it_becomes_positive() -> None:
    start = outer_rim()
    seat = start.decision.seat
    start.players[seat].reputation = (0, -1, 0, 1)
    state = start.copy()
    state.players[seat].reputation = (0, 0, 1, 1)
    assert [one for one in aims("outer_rim").reached(start, state, seat) if one.kind == "reputation"] == [
        Aim("reputation", _third(), 1)
    ]
    assert aims("outer_rim").holds(state, seat, Aim("reputation", _third(), 1))
    assert not aims("outer_rim").holds(start, seat, Aim("reputation", _third(), 1))


def _third() -> str:
    from dejarik.games.outer_rim.cards.facts import FACTIONS

    return FACTIONS[2]


# ---- Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_aim_has_words(game: str) -> None:
    for language in languages():
        words = shared_words(language, game)
        for kind in aims(game).KINDS:
            assert words.has(f"aim-{kind}")
            assert words.has(f"aims-{kind}")
    assert {one.aim.kind for one in read_found(file_of(game))} <= set(aims(game).KINDS)
