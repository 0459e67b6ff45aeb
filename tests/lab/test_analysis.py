"""After a match: luck is what came less what comes on average, errors are what a seat could have avoided."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from dejarik.bots import bot
from dejarik.games import find, modules
from dejarik.kernel import CONCEDE, Match, Row, carry_out, observe
from dejarik.lab.analysis import Moment, analyze, critical, moments, outline, positions
from dejarik.lab.luck import shuffled
from dejarik.lab.pages.analysis import amounts, summary
from dejarik.scenarios.loading import load_text
from dejarik.words import languages, shared_words

TRIES = 6


def played(game: str, decks: tuple[str, ...], most: int | None = None) -> Match:
    """A match between simple bots, up to its end or so many choices."""
    seating = modules(game).seating
    match = Match(find(game), seating.setup(decks, "en"), 7)
    bots = [bot("simple", seat) for seat in range(match.state.seats)]
    while match.state.outcome is None and (most is None or len(match.record.rows) < most):
        seat = match.state.decision.seat
        option = bots[seat].choose(observe(match.state, seat))
        match.play(Row(seat, match.state.stored_key(option)))
    return match


def conceded(game: str, decks: tuple[str, ...], after: int) -> Match:
    """A short match, which ends because somebody has had enough."""
    match = played(game, decks, after)
    match.aside(match.state.decision.seat, CONCEDE)
    return match


def test_equal_seeds_give_equal_moments_and_every_choice_has_one() -> None:
    match = played("destiny", ("obi-wan", "grievous"), 40)
    found = list(moments(match, TRIES, seed=3))
    assert found == list(moments(match, TRIES, seed=3))
    assert [moment.step for moment in found] == list(range(40))
    assert [moment.seat for moment in found] == [row.seat for row in match.record.rows]
    assert [moment.chosen.key for moment in found] == [row.key for row in match.record.rows]
    assert all(abs(sum(moment.chances) - 1) < 1e-9 for moment in found)
    assert all(0.02 < chance < 0.98 for moment in found for chance in moment.chances), "it has only begun"


def test_the_first_glance_has_a_point_before_every_choice_and_one_at_the_end() -> None:
    match = played("cardgame", ("jedi", "sith"), 30)
    chances = outline(match)
    assert len(chances) == 31
    assert all(abs(sum(each) - 1) < 1e-9 for each in chances)


def test_only_what_drew_on_chance_or_cards_was_lucky_and_the_luck_of_two_adds_up_to_nothing() -> None:
    match = played("destiny", ("obi-wan", "grievous"), 24)
    state: Any = match.at(0)
    rolled = []
    for row in match.record.rows:
        before, cards = state.chance.used, sum(len(deck.cards) for deck in state.decks)
        carry_out(state, row)
        drew = sum(len(deck.cards) for deck in state.decks) < cards
        rolled.append(state.chance.used != before or drew)
    found = list(moments(match, TRIES))
    assert any(rolled)
    assert all(drew or moment.luck == (0.0, 0.0) for drew, moment in zip(rolled, found, strict=True))
    assert any(moment.luck[0] for moment in found)
    assert all(abs(sum(moment.luck)) < 1e-9 for moment in found)


# Rey's damage defeats the last character at once; whoever passes is defeated instead.
WON = """
title: {en: won}
game: destiny
board:
  A:
    characters: [{card: Rey Force Prodigy, as: rey, damage: 9}]
    pool: [rey: 1 melee]
  B:
    characters: [{card: First Order Stormtrooper, as: trooper, damage: 6}]
    pool: [trooper: 2 ranged]
"""


def in_won(*keys: str) -> Match:
    """A match that begins in `WON`."""
    scenarios, problems = load_text(WON)
    assert not problems, problems
    match = played("destiny", ("obi-wan", "grievous"), 0)
    match.state = scenarios[0].position.begin()
    match._checkpoints = [(0, match.state.copy())]
    for key in keys:
        match.choose(key)
    return match


def chosen(*keys: str) -> list[Moment]:
    """Its moments."""
    return list(moments(in_won(*keys), 24))


def test_passing_instead_of_winning_is_a_blunder_and_winning_is_none() -> None:
    (passed,) = chosen("pass")
    assert passed.grade == "blunder"
    assert passed.lost > 0.1
    assert passed.options[0].key.startswith("resolve")
    won = chosen(passed.options[0].key)
    assert [moment.grade for moment in won] == [""] * len(won)


def test_the_parts_of_an_account_add_up_to_the_result() -> None:
    match = played("destiny", ("obi-wan", "grievous"))
    found = list(moments(match, 2))
    told = analyze(match, found, 2)
    assert sorted(told.final) == [0.0, 1.0]
    for account, result in zip(told.accounts, told.final, strict=True):
        assert abs(sum(amounts(account)[:-1]) - result) < 1e-9
        assert account.result == result
    one, other = told.accounts
    assert one.own_errors == -other.others_errors
    marked = -sum(moment.lost for moment in found if moment.grade and moment.seat == 0)
    assert one.own_errors == marked
    finds = sum(
        moment.gained + (moment.lost if moment.grade else 0.0) for moment in found if moment.seat == 0
    )
    assert abs(one.own_finds - finds) < 1e-9
    assert abs(one.own_finds + other.others_finds) < 1e-9
    first = next(moment for moment in found if moment.usual is not None)
    assert first.usual is not None
    starts = (one.start, other.start)
    assert abs(starts[first.seat] - first.usual) < 1e-9


def test_cards_that_come_are_luck_even_if_no_die_is_rolled() -> None:
    """In the Card Game hardly anything is drawn but cards."""
    match = played("cardgame", ("jedi", "sith"), 60)
    found = list(moments(match, 2))
    state: Any = match.at(0)
    drawn = []
    for row in match.record.rows:
        used, cards = state.chance.used, [len(deck.cards) for deck in state.decks]
        carry_out(state, row)
        fewer = any(len(deck.cards) < was for deck, was in zip(state.decks, cards, strict=True))
        drawn.append(fewer and state.chance.used == used)
    assert any(drawn)
    assert any(moment.luck[0] for moment, drew in zip(found, drawn, strict=True) if drew)


def test_other_decks_hold_the_same_cards_and_keep_what_somebody_has_seen() -> None:
    state: Any = played("destiny", ("obi-wan", "grievous"), 10).state
    deck = state.decks[0]
    deck.seen[len(deck.cards) - 1] = 1
    orders = set()
    for seed in range(5):
        other: Any = shuffled(state, Random(seed))
        assert sorted(other.decks[0].cards) == sorted(deck.cards)
        assert other.decks[0].cards[-1] == deck.cards[-1]
        orders.add(tuple(other.decks[0].cards))
    assert len(orders) > 1
    assert state.decks[0].cards == deck.cards


def test_what_one_usually_plays_gains_nothing_and_what_wins_gains_much() -> None:
    (passed,) = chosen("pass")
    won = chosen(passed.options[0].key)[0]
    assert passed.usual is not None
    assert won.gained >= 0.0
    assert passed.gained < 0.0
    assert abs((won.gained - passed.gained) - passed.lost) < 0.35, "one scale for all of it"


def test_critical_positions_are_the_errors_and_what_mattered_with_all_their_options() -> None:
    (passed,) = chosen("pass")
    assert critical([passed]) == [passed]
    won = chosen(passed.options[0].key)[0]
    assert critical([won]) == [won], "found, and much was at stake"
    dull = msgspec.structs.replace(passed, grade="", options=passed.options[:1])
    assert critical([dull]) == []
    many = [msgspec.structs.replace(passed, step=step, lost=0.1 + step / 100) for step in range(8)]
    assert [moment.step for moment in critical(many)] == [3, 4, 5, 6, 7]

    match = in_won("pass")
    teller = modules("destiny").seating.teller("en")
    (position,) = positions(match, [passed], 24, say=teller.option, tell=teller.contrast)
    assert position.chosen == "pass"
    seen = observe(match.at(0), 0)
    assert {one.key for one in position.tries} == {seen.view.stored_key(option) for option in seen.options}
    best, *others = position.tries
    assert best.good
    assert best.key.startswith("resolve")
    assert [one.good for one in others] == [False] * len(others)
    assert all(one.lost > 0.5 and one.reasons for one in others)
    assert "100 %" in best.reasons[0]
    told = analyze(match, [passed], 24, [position])
    assert told.positions == (position,)


def test_where_choices_are_only_planned_nothing_is_an_error_and_that_is_said() -> None:
    match = conceded("outer_rim", ("boba-fett", "bossk"), 30)
    found = list(moments(match, 2))
    assert all(not moment.grade for moment in found)
    told = analyze(match, found, 2)
    assert not told.ahead
    for lang in languages():
        words = shared_words(lang)
        assert summary(told, words) == [words.say("analysis-planned", count=31)]
