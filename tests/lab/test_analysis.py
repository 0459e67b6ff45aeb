"""After a match: luck is what came less what comes on average, errors are what a seat could have avoided."""

from __future__ import annotations

from dejarik.bots import bot
from dejarik.games import find, modules
from dejarik.kernel import CONCEDE, Match, Row, carry_out, observe
from dejarik.lab.analysis import Moment, analyze, moments, outline
from dejarik.scenarios.loading import load_text

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


def test_only_what_drew_on_chance_was_lucky_and_the_luck_of_two_adds_up_to_nothing() -> None:
    match = played("destiny", ("obi-wan", "grievous"), 24)
    state = match.at(0)
    rolled = []
    for row in match.record.rows:
        before = state.chance.used
        carry_out(state, row)
        rolled.append(state.chance.used != before)
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


def chosen(*keys: str) -> list[Moment]:
    """The moments of a match that begins in `WON`."""
    scenarios, problems = load_text(WON)
    assert not problems, problems
    match = played("destiny", ("obi-wan", "grievous"), 0)
    match.state = scenarios[0].position.begin()
    match._checkpoints = [(0, match.state.copy())]
    for key in keys:
        match.choose(key)
    return list(moments(match, 24))


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
        parts = (account.start, account.luck, account.own_errors, account.others_errors, account.rest)
        assert abs(sum(parts) - result) < 1e-9
    one, other = told.accounts
    assert one.own_errors == -other.others_errors
    marked = -sum(moment.lost for moment in found if moment.grade and moment.seat == 0)
    assert one.own_errors == marked
