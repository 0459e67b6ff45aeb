"""The prover: finds what is certain, and nothing that luck, a hidden card or an answer could spoil."""

from __future__ import annotations

import pytest

from dejarik import games
from dejarik.games.contract import Aim
from dejarik.games.outer_rim.cards.facts import MARKET
from dejarik.kernel import State, observe
from dejarik.puzzles import find
from dejarik.puzzles.proving import MOST_CHOICES, Prover, TooWide
from dejarik.scenarios.loading import load_text

DESTINY = """
title: {{en: A position, ru: Позиция}}
game: destiny
board:
  A:
    characters:
    - {{card: "09057", as: obi, exhausted: true, used: true}}
    - {{card: "09058", as: jedi, exhausted: true}}
    pool: [{pool}]
    hand: [{hand}]
    resources: 1
  B:
    characters: [{{card: "09020", as: trooper, damage: {damage}}}, 09021 as grievous]
    hand: {theirs}
steps: [expect: {{A.resources: 1}}]
"""


def destiny(
    pool: str = "obi: 2 melee, jedi: 2 melee", hand: str = "", damage: int = 3, theirs: str = "[]"
) -> tuple[State, int]:
    """A position in which A is to act, and the trooper of B."""
    text = DESTINY.lstrip().format(pool=pool, hand=hand, damage=damage, theirs=theirs)
    (scenario,), problems = load_text(text)
    assert problems == []
    return scenario.position.begin(), int(scenario.position.names["trooper"])


def prover(game: str, state: State, most: int = 4_000) -> Prover:
    return Prover(observe(state, state.decision.seat), games.modules(game).aims, most)


def reaches(game: str, state: State, aim: Aim) -> bool:
    searching = prover(game, state)
    return bool(searching.winning_first(aim, list(state.decision.options), MOST_CHOICES))


def test_what_dice_in_the_pool_do_is_certain() -> None:
    state, trooper = destiny()
    aim = Aim("defeat", trooper)
    searching = prover("destiny", state)
    found = searching.within_reach()
    assert aim in found
    assert len(found[aim].line) == 4  # two dice, each with its target
    first = searching.winning_first(aim, found[aim].first, MOST_CHOICES)
    assert {option.kind for option in first} == {"resolve"}
    assert searching.next_choice(searching.start, aim, MOST_CHOICES) in first


def test_it_is_not_certain_with_one_die_too_few() -> None:
    state, trooper = destiny(damage=2)
    assert not reaches("destiny", state, Aim("defeat", trooper))
    assert Aim("defeat", trooper) not in prover("destiny", state).within_reach()


def test_what_has_to_be_rolled_is_not_certain() -> None:
    """A reroll could show anything, also enough damage."""
    state, trooper = destiny(pool="obi: blank, jedi: 2 melee", hand='"09111"', damage=5)
    assert reaches("destiny", state, Aim("defeat", trooper))  # by the other die
    state, trooper = destiny(pool="obi: blank, jedi: blank", hand='"09111", "09112"', damage=5)
    assert not reaches("destiny", state, Aim("defeat", trooper))


def test_a_card_that_is_drawn_is_no_part_of_a_proof() -> None:
    """The true deck makes no difference: the seat does not see it."""
    state, trooper = destiny(pool="obi: blank", damage=5)
    for card in ("09111", "09112"):
        other = state.copy()
        other.decks[0].cards = [card] * 10  # type: ignore[attr-defined]
        assert not reaches("destiny", other, Aim("defeat", trooper))


def test_what_the_opponent_holds_makes_no_difference() -> None:
    lines = []
    for theirs in ("[]", '["09026"]', '["09026", "09027", "09149"]'):
        state, trooper = destiny(theirs=theirs)
        found = prover("destiny", state).within_reach()
        lines.append(found[Aim("defeat", trooper)].line)
    assert len(set(lines)) == 1


def test_after_the_turn_it_is_too_late() -> None:
    """With different symbols two actions are needed, and the opponent acts in between."""
    state, trooper = destiny(pool="obi: 2 melee, jedi: 1 shield", hand='"09061"')
    assert not reaches("destiny", state, Aim("defeat", trooper))


def test_who_assigns_indirect_damage_is_tried_in_every_way() -> None:
    """The solution of the puzzle leaves no choice to the opponent; with less damage it would."""
    puzzle = find("destiny", "forced-hands")
    state = puzzle.position.begin()
    first, second = (int(puzzle.position.names[name]) for name in ("first", "second"))
    assert reaches("destiny", state, Aim("defeat", first))
    weaker = state.copy()
    weaker.things[second].damage = 0  # type: ignore[attr-defined]
    weaker.things[first].damage = 0  # type: ignore[attr-defined]
    assert not reaches("destiny", weaker, Aim("defeat", first))


def test_the_opponent_of_the_card_game_may_answer_with_whatever_it_may_hold() -> None:
    """The view is armed: a copy of each card that nobody has seen, and never the true hand alone."""
    game = games.find("cardgame")
    state = game.new(next(iter(game.samples().values())), 3)
    while not state.hands[1] or state.phase != "deployment":
        state.choose(state.decision.options[-1])
    aims = games.modules("cardgame").aims
    seen = observe(state, 0)
    hidden = set(seen.view.unseen[1])
    armed = aims.armed(seen.view, 0)
    assert "" not in armed.hands[1]
    assert set(armed.hands[1]) <= hidden
    assert len(armed.hands[1]) > len(state.hands[1])


def test_each_card_that_the_market_may_turn_up_is_tried() -> None:
    puzzle = find("outer_rim", "arsenal")
    state = puzzle.position.begin()
    aims = games.modules("outer_rim").aims
    view = observe(state, puzzle.seat).view
    for key in ("market", "pass"):
        view.choose(view.find(view.decision, key))
    buying = next(option for option in view.decision.options if option.kind == "buy")
    bought = view.copy()
    bought.choose(buying)
    paying = next((option for option in bought.decision.options if option.kind == "pay"), None)
    trial, last = (bought, paying) if paying is not None else (view, buying)
    filled = list(aims.unknowns(trial, puzzle.seat, last))
    assert len(filled) > 1
    assert len(filled) == len({one.encode() for one in filled})
    assert not any("" in (one.top(deck) for deck in MARKET) for one in filled)


def test_a_search_that_grows_too_wide_says_so() -> None:
    state, trooper = destiny()
    with pytest.raises(TooWide):
        prover("destiny", state, most=3).within_reach()
    with pytest.raises(TooWide):
        prover("destiny", state, most=1).proves(
            prover("destiny", state).start, Aim("defeat", trooper), MOST_CHOICES
        )


def test_what_was_found_before_a_search_grew_too_wide_is_kept() -> None:
    """Short lines come first, so something is known after few positions."""
    state, trooper = destiny()
    everything, whole = prover("destiny", state).reachable()
    assert whole
    some, enough = prover("destiny", state).reachable(most=20)
    assert not enough
    assert set(some) < set(everything)
    assert everything[Aim("defeat", trooper)].choices == 4
    for aim, way in some.items():
        assert set(way.first) <= set(everything[aim].first)


def test_a_position_that_several_first_choices_lead_to_belongs_to_all_of_them() -> None:
    """Deploying two cards in either order: each of them may come first."""
    puzzle = find("outer_rim", "arsenal")
    searching = prover("outer_rim", puzzle.position.begin(), most=20_000)
    for aim, way in searching.within_reach().items():
        lines = searching.winning_first(aim, searching.sensible(searching.start), MOST_CHOICES)
        assert set(lines) <= set(way.first), aim
