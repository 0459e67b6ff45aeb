"""After a match: luck is what came less what comes on average, errors are what a seat could have avoided."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.outer_rim.positions import choose, only, position, to_action, top

from dejarik.bots import bot
from dejarik.bots.thinking.advising import reckoning_of
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import Tried
from dejarik.games import find, modules
from dejarik.games.outer_rim.rules.trading import CreditOffer
from dejarik.kernel import CONCEDE, Match, Option, Row, State, carry_out, observe
from dejarik.lab.analysis import (
    PAIRS,
    SURE,
    Account,
    Begun,
    Judged,
    Moment,
    Part,
    Try,
    agreeing,
    analyze,
    begun,
    critical,
    grade_of,
    moments,
    positions,
    stood,
)
from dejarik.lab.analysis import (
    TRIES as TRIED,
)
from dejarik.lab.course import Course, Fate, Measure, Tally, between, fitted, solved
from dejarik.lab.figures import Figures
from dejarik.lab.pages.analysis import PARTS, PLANNED_PARTS, amounts, falls, said_amounts, summary, verdict
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
    assert (found[0].progress, found[-1].progress) == (0, 2)


def test_the_first_graph_has_a_point_before_every_choice_and_one_at_the_end() -> None:
    for game, decks in (("cardgame", ("jedi", "sith")), ("outer_rim", ("boba-fett", "bossk"))):
        match = conceded(game, decks, 12)
        first = begun(match)
        chances = first.outline(match)
        assert len(chances) == 14
        assert all(abs(sum(each) - 1) < 1e-9 for each in chances)
        assert chances[-1] in ((0.0, 1.0), (1.0, 0.0))
        assert bool(first.measure.levels) == (game == "cardgame")


def plainly(match: Match) -> Begun:
    """Without playing any position to its end."""
    return Begun(Measure(evaluation_of(match.game.name), 1.0, (), 0, 0), {})


@pytest.mark.parametrize(
    ("game", "decks"),
    [
        ("destiny", ("obi-wan", "grievous")),
        ("cardgame", ("jedi", "sith")),
        ("outer_rim", ("boba-fett", "bossk")),
    ],
)
def test_the_changes_lead_from_one_point_of_the_graph_to_the_next(game: str, decks: tuple[str, ...]) -> None:
    match = conceded(game, decks, 40)
    course = Course(match, plainly(match).measure, 3, 3)
    state = match.at(0)
    last = None
    for row in match.record.rows:
        before = state.copy()
        carry_out(state, row)
        step = course.step(before, state, row)
        if last is not None:
            assert step.before == last, "one measure all along"
        last = tuple(
            tuple(sum(each) for each in zip(*parts, strict=True))
            for parts in zip(step.before, step.luck, step.play, step.farther, strict=True)
        )
        changes = [step.luck, step.play, step.farther]
        assert all(abs(sum(chances)) < 1e-9 for by_fate in changes for chances in by_fate)
        last = course._known if course._known is not None else last
    assert last is not None
    assert all(sorted(chances) == [0.0, 1.0] for chances in last)


def test_what_is_forced_and_draws_nothing_changes_nothing() -> None:
    match = played("cardgame", ("jedi", "sith"), 60)
    found = list(moments(match, 2, first=plainly(match)))
    state: Any = match.at(0)
    forced = 0
    for moment, row in zip(found, match.record.rows, strict=True):
        before = state.copy()
        carry_out(state, row)
        piles = [len(deck.cards) for deck in state.decks]
        same = before.chance.used == state.chance.used and piles == [len(deck.cards) for deck in before.decks]
        if same and len(before.decision.options) == 1:
            forced += 1
            assert moment.luck == moment.play == (0.0, 0.0)
    assert forced


def test_a_fate_keeps_the_order_of_what_is_left_and_what_somebody_has_seen() -> None:
    state: Any = played("destiny", ("obi-wan", "grievous"), 10).state
    deck = state.decks[0]
    deck.seen[len(deck.cards) - 1] = 1
    orders = set()
    for seed in range(5):
        fate = Fate(seed)
        other: Any = fate.dealt(state, {})
        assert sorted(other.decks[0].cards) == sorted(deck.cards)
        assert other.decks[0].cards[-1] == deck.cards[-1]
        orders.add(tuple(other.decks[0].cards))
        fewer = state.copy()
        drawn = fewer.decks[0].cards.pop(0)
        left = list(other.decks[0].cards)[:-1]
        again: Any = fate.dealt(fewer, {})
        fewer_left = [card for card in again.decks[0].cards if card != deck.cards[-1]]
        expected = [card for card in left if card not in (drawn, deck.cards[-1])]
        assert [card for card in fewer_left if card != drawn] == expected
    assert len(orders) > 1


def test_the_measure_learns_what_a_glance_misjudges_and_nothing_from_few_results() -> None:
    evaluation = evaluation_of("cardgame")
    wrong = [((0.3, 0.7), 5, (1.0, 0.0) if at % 10 else (0.0, 1.0)) for at in range(400)]
    measure = fitted(evaluation, wrong, 2, 0, 10)
    first, second = measure.corrected((0.3, 0.7), 5)
    assert 0.85 < first < 0.93
    assert abs(first + second - 1) < 1e-9
    assert 0.0 < measure.doubted(0.5) < 0.1
    cautious = fitted(evaluation, [], 2, 0, 10)
    assert abs(cautious.corrected((0.3, 0.7), 5)[0] - 0.3) < 1e-9


def test_linear_equations_and_lines_between_points() -> None:
    assert [round(each, 9) for each in solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0])] == [1.0, 2.0]
    line = between({0: (0.0, 1.0), 4: (1.0, 0.0)}, 6)
    assert [each[0] for each in line] == [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]


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
    tally = Tally()
    found = list(moments(match, 2, tally=tally))
    told = analyze(match, found, 2, tally=tally)
    assert sorted(told.final) == [0.0, 1.0]
    for account, result in zip(told.accounts, told.final, strict=True):
        for parts in (PARTS, PLANNED_PARTS):
            assert abs(sum(part.amount for part in amounts(account, parts)[:-1]) - result) < 1e-9
            assert len(said_amounts(account, Figures(shared_words("en")), parts)) == len(parts)
        assert account.own_choices.error > account.own_play.error, "errors are no surer than that"
        assert account.result == result
        assert all(part.error > 0 for part in (account.start, account.luck, account.own_play, account.rest))
    one, other = told.accounts
    assert one.own_errors.amount == -other.others_errors.amount
    assert abs(one.luck.amount + other.luck.amount) < 1e-9
    assert abs(one.own_play.amount + other.others_play.amount) < 1e-9
    marked = -sum(moment.lost for moment in found if moment.grade and moment.seat == 0)
    assert one.own_errors.amount == marked
    assert one.start.amount == found[0].chances[0], "the account begins where the graph does"


# Before the first bet 1/2; after a point 3/4, without one 1/4, if one bets anything; a bet that wins in so
# many of four cases moves the chance by half of that.
BET_ON = {"poor": 1 / 4, "fair": 1 / 2, "good": 3 / 4}


@pytest.mark.parametrize(
    ("bets", "points"),
    [(("poor", "good"), (1, 0)), (("good", "poor"), (0, 1)), (("good", "good"), (1, 1))],
    ids=str,
)
def test_where_all_chances_are_known_luck_play_and_errors_are_what_they_are(
    bets: tuple[str, str], points: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.lab.wager import PlayedOut, wagered  # which compiled rules do not allow

    match, evaluation = wagered(bets, points), PlayedOut()
    monkeypatch.setattr("dejarik.lab.analysis.evaluation_of", lambda game: evaluation)
    tally = Tally()
    found = list(moments(match, 240, first=Begun(Measure(evaluation, 1.0, (), 0, 0), {}), tally=tally))
    told = analyze(match, found, 240, tally=tally)
    first, second = (BET_ON[bet] for bet in bets)
    between = 1 / 4 + points[0] / 2  # for the first player, before the second one bets
    betting = 1 / 2 + points[0] / 2 - second / 2
    result = 1 / 2 + (points[0] - points[1]) / 2
    expected = {
        "start": 1 / 2,
        "luck": between - (1 / 4 + first / 2) + result - betting,
        "own_play": 1 / 4 + first / 2 - 1 / 2,
        "others_play": betting - between,
        "rest": 0.0,
        "own_errors": -(BET_ON["good"] - first) / 2,
        "others_errors": (BET_ON["good"] - second) / 2,
        "own_choices": 1 / 4 + first / 2 - 1 / 2 + (BET_ON["good"] - first) / 2,
        "others_choices": betting - between - (BET_ON["good"] - second) / 2,
    }
    account = told.accounts[0]
    assert account.result == result
    for name, amount in expected.items():
        part = getattr(account, name)
        assert abs(part.amount - amount) <= 3 * part.error + 1e-9, name
        assert part.error < 0.04, name
    assert account.own_play.error > 0 or first == 1 / 2
    assert [bool(moment.grade) for moment in found] == [bet != "good" for bet in bets]


def test_who_does_not_do_what_needs_no_thought_has_played_too() -> None:
    from tests.lab.wager import PlayedOut, wagered  # which compiled rules do not allow

    match, evaluation = wagered(("good", "poor"), (1, 0)), PlayedOut("poor")
    first, second = moments(match, 240, first=Begun(Measure(evaluation, 1.0, (), 0, 0), {}))
    assert abs(first.chances[0] - 0.5) < 0.06, "both are taken to bet poorly"
    assert abs(first.play[0] - 0.25) < 0.06
    assert second.play == (0.0, 0.0)


@pytest.mark.parametrize(
    ("game", "decks"), [("destiny", ("obi-wan", "grievous")), ("cardgame", ("jedi", "sith"))]
)
def test_what_a_fate_does_anyway_is_not_played_again_and_would_come_to_the_same(
    game: str, decks: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, decks, 60)
    course = Course(match, plainly(match).measure, 3, 4)
    values = Course.values
    spared = []

    def again(
        self: Course, state: Any, end: int, option: Any = None, seat: int = 0, kept: Any = ()
    ) -> tuple[tuple[float, ...], ...]:
        found = values(self, state, end, option, seat, kept)
        if any(once is not None for once in kept):
            assert found == values(self, state, end, option, seat)
        spared.append(sum(once is not None for once in kept))
        return found

    monkeypatch.setattr(Course, "values", again)
    state = match.at(0)
    for row in match.record.rows:
        before = state.copy()
        carry_out(state, row)
        course.step(before, state, row)
    assert sum(spared) > len(spared), "more than one of four"


def test_a_long_match_gets_fewer_fates_and_never_too_few() -> None:
    match = played("destiny", ("obi-wan", "grievous"), 60)
    measure = plainly(match).measure

    def fates(looks: float, most: int = 64) -> int:
        measure.answers = looks
        return len(Course(match, measure, 3, most, 9_000 * 48).fates)

    assert fates(0.0) == 64, "nobody knows how long a look is"
    assert fates(1.0) == 64
    assert 64 > fates(400.0) > fates(500.0) > 16
    assert fates(1e6) == 16
    assert fates(1e6, 3) == 3


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "decks"), [("destiny", ("obi-wan", "grievous")), ("cardgame", ("jedi", "sith"))]
)
def test_an_analysis_of_a_long_match_takes_no_more_answers_than_promised(
    game: str, decks: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have more than 200 choices; an answer takes about as long on any day."""
    match = played(game, decks)
    assert len(match.record.rows) > 200
    answers = 0
    choose = State.choose

    def counting(self: State, choice: int | Option, seat: int | None = None) -> list[Any]:
        nonlocal answers
        answers += 1
        return choose(self, choice, seat)

    monkeypatch.setattr(State, "choose", counting)
    first = begun(match)
    assert 0 < answers < 120_000, "the first graph"
    found = list(moments(match, first=first))
    assert list(positions(match, found, first=first))
    assert answers < 1_300_000


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


def test_what_one_usually_plays_changes_little_and_what_throws_a_win_away_much() -> None:
    (passed,) = chosen("pass")
    won = chosen(passed.options[0].key)[0]
    assert won.play[0] >= 0.0
    assert passed.play[0] < -0.3
    assert abs((won.play[0] - passed.play[0]) - passed.lost) < 0.35, "one scale for all of it"


def marked(better: float, seeds: int) -> float:
    """How often an option is called an error whose tries bring so much less, with much noise."""
    found = 0
    for seed in range(seeds):
        luck = Random(seed)
        one, other = Tried(Option("a"), 0.0), Tried(Option("b"), 0.0)

        def batch(one: Tried = one, other: Tried = other, luck: Random = luck) -> None:
            common = luck.gauss(0.5, 0.2)
            one.values.append(common + luck.gauss(better, 0.1))
            other.values.append(common + luck.gauss(0.0, 0.1))

        found += bool(grade_of(*stood(one, other, TRIED, batch)))
    return found / seeds


def test_an_option_that_is_equally_good_is_hardly_ever_called_an_error() -> None:
    """One side of two standard errors is two and a half in a hundred, and looking early only clears."""
    assert PAIRS * TRIED >= 150
    assert marked(0.0, 600) < 0.04
    assert marked(0.1, 100) == 1.0
    assert marked(0.05, 100) > 0.9


def test_the_answer_to_a_critical_position_does_not_contradict_the_list_of_errors() -> None:
    def tried(key: str, lost: float, *, good: bool) -> Try:
        return Try(key, key, 0.5 - lost, lost, 0.01, good)

    options = (Judged("b", "b", 0.5), Judged("a", "a", 0.4))
    error = Moment(3, 0, (0.5, 0.5), 0.0, (0.0, 0.0), (0.0, 0.0), 1, Judged("a", "a", 0.4))
    error = msgspec.structs.replace(error, options=options, lost=0.1, error=0.01, grade="blunder")
    best, *others = agreeing([tried("a", 0.0, good=True), tried("b", 0.01, good=True)], error)
    assert (best.key, best.good, best.lost) == ("b", True, 0.0)
    assert [(one.key, one.good, one.lost) for one in others] == [("a", False, 0.1)]
    fine = msgspec.structs.replace(error, lost=0.0, error=0.0, grade="")
    best, other = agreeing([tried("b", 0.0, good=True), tried("a", 0.06, good=False)], fine)
    assert (other.key, other.good) == ("a", True)
    assert other.lost <= 0.02
    assert best.key == "b"


def test_sentences_say_only_what_is_beyond_noise() -> None:
    def account(luck: float, error: float) -> Account:
        parts = Part(luck, error), Part(0.1, 0.2), Part(-0.1, 0.2), Part(0.0004)
        errors = Part(-0.1, 0.01), Part(0.0), Part(0.2, 0.2), Part(-0.1, 0.2)
        return Account(Part(0.5), *parts, 0.6, *errors)

    match = conceded("destiny", ("obi-wan", "grievous"), 2)
    told = analyze(match, [])
    for lang in languages():
        figures = Figures(shared_words(lang))
        lucky = msgspec.structs.replace(told, accounts=(account(0.3, 0.05), account(-0.3, 0.05)))
        (sentence,) = verdict(lucky, ["Ann", "Bob"], figures)
        assert sentence == figures.words.say("analysis-lucky", player="Ann", amount="+30 ± 10")
        even = msgspec.structs.replace(told, accounts=(account(0.3, 0.2), account(-0.3, 0.2)))
        assert verdict(even, ["Ann", "Bob"], figures) == [figures.words.say("analysis-even")]
        bars = falls(lucky.accounts[0], figures, PARTS)
        assert len(bars) == len(PARTS) - 1, "a rest that is nothing is left out"
        assert bars[2].label == figures.words.say("analysis-part-own-errors")
        assert bars[2].says == figures.points(-0.1, 0.02)
        assert [bar.says for bar in bars][-1] == figures.words.say("lab-percent", number="60")


def test_figures_say_how_sure_they_are_unless_they_are_certain() -> None:
    figures = Figures(shared_words("en"))
    assert figures.points(-0.068) == "\N{MINUS SIGN}7"
    assert figures.points(-0.068, 0.002) == "\N{MINUS SIGN}7 ± <1"
    assert figures.points(0.26, 0.034) == "+26 ± 3"


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


def test_where_choices_are_planned_what_is_compared_is_said() -> None:
    match = conceded("outer_rim", ("boba-fett", "bossk"), 30)
    found = list(moments(match, 2))
    assert all(not moment.grade for moment in found), "a single pair of tries is sure of nothing"
    told = analyze(match, found, 2)
    assert not told.ahead
    for lang in languages():
        words = shared_words(lang)
        assert summary(told, words) == [words.say("analysis-planned", count=31)]


def winning_at_the_market(*keys: str) -> Match:
    """Two have nine fame, and one of them stands before a luxury that brings the tenth."""
    g = position("han-solo", "bossk")
    g.players[0].fame, g.players[0].credits = 9, 20_000
    g.players[1].fame = 9
    top(g, "luxury", "chromium-hull")
    only(g, "luxury")
    to_action(g)
    choose(g, "market", "pass")
    match = played("outer_rim", ("han-solo", "bossk"), 0)
    match.state = g
    match._checkpoints = [(0, g.copy())]
    for key in keys:
        match.choose(key)
    return match


def test_in_outer_rim_a_win_thrown_away_is_a_blunder_and_a_critical_position() -> None:
    (passed,) = moments(winning_at_the_market("pass"), 24)
    assert passed.grade == "blunder"
    assert passed.options[0].key == "buy luxury"
    assert passed.options[0].chance == 1.0
    assert passed.lost >= SURE * passed.error
    match = winning_at_the_market("pass")
    teller = modules("outer_rim").seating.teller("en")
    (tried,) = positions(match, [passed], 24, say=teller.option, tell=teller.contrast)
    best, *others = tried.tries
    assert (best.key, best.good, best.chance) == ("buy luxury", True, 1.0)
    assert not any(one.good for one in others if one.key == "pass")
    assert best.reasons
    bought = next(iter(moments(winning_at_the_market("buy luxury"), 24)))
    assert bought.grade == ""


def test_in_outer_rim_nobody_is_blamed_for_what_only_a_plan_judges() -> None:
    """Characters are chosen before there is any turn, and what a trade is worth is seen much later."""
    match = played("outer_rim", ("boba-fett", "bossk"), 0)
    seen = observe(match.state, match.state.decision.seat)
    evaluation = evaluation_of("outer_rim")
    assert reckoning_of(seen, evaluation) is None
    g = position("bossk", "jyn-erso")
    assert reckoning_of(observe(g, 0), evaluation) is not None
    g.stack.append(CreditOffer(0))
    g.asked = None
    g.run()
    choose(g, "give-credits 5000")
    assert reckoning_of(observe(g, 1), evaluation) is None
