"""What decided a match: luck, errors, and the chances to win before every choice.

Luck is what chance brought minus what it brings on average: every choice that drew on chance is carried out
again with other luck. An error is what a choice gave away, by what its seat could know: the seat's own
observation is thought over, and the choice is compared with the best option on the same deals and the same
luck. Only what is beyond two standard errors counts. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from dejarik.bots.thinker import Level, ThinkerBot
from dejarik.bots.thinking.advising import compared
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import Table, Tried
from dejarik.bots.thinking.policy import policy_of
from dejarik.games.contract import Contrast, Evaluation
from dejarik.kernel import Decision, Match, Observation, Option, Row, Seat, State, observe
from dejarik.kernel.match import carry_out, option_of
from dejarik.lab.luck import chances_of, luck_of
from dejarik.lab.matches import seed_for

TRIES = 48  # that one choice is thought over with
FEWEST_PAIRS = 2  # the choice and the best option meet the same luck; half as often as anything is tried
SHOWN = 4  # options that are listed, besides the one that was chosen
SURE = 2.0  # standard errors

GRADES = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))

CRITICAL = 5  # positions of a seat
LEAST_STAKE = 0.02
MOST_TRIED = 24  # options of such a position
KEPT = 4  # of them, after a first look

Say = Callable[[Any, Decision, Option], str]
Tell = Callable[[Any, Contrast], str]


class Judged(msgspec.Struct, frozen=True):
    """An option and the chance to win that it leaves."""

    key: str
    text: str
    chance: float


class Moment(msgspec.Struct, frozen=True):
    """A choice: how things stood before it, what luck it had, and what it gave away."""

    step: int  # how many choices came before
    seat: Seat
    chances: tuple[float, ...]  # of every seat, before it
    luck: tuple[float, ...]  # of every seat
    chosen: Judged
    options: tuple[Judged, ...] = ()  # the best first; none where there was nothing to think about
    lost: float = 0.0  # what the best option would have left more
    error: float = 0.0  # the standard error of that
    grade: str = ""  # only where it is sure that something was lost


class Try(msgspec.Struct, frozen=True):
    """An option of a critical position, judged once more."""

    key: str
    text: str
    chance: float | None  # None: nobody thought about it
    lost: float  # what the best option leaves more
    error: float  # the standard error of that
    good: bool  # as good as the best, as far as anybody can tell or cares
    contrasts: tuple[Contrast, ...] = ()  # with the best option; of the best: with the next one
    reasons: tuple[str, ...] = ()  # the same in words


class Position(msgspec.Struct, frozen=True):
    """A choice at which much was at stake, to be tried again."""

    step: int
    seat: Seat
    stake: float  # between the best option and another one
    chosen: str  # the key of what was chosen then
    tries: tuple[Try, ...]  # the best first


class Account(msgspec.Struct, frozen=True):
    """Where the result of a seat comes from, in chances to win; all parts add up to the result."""

    start: float
    luck: float
    own_errors: float
    others_errors: float
    rest: float  # what the judgement of positions cannot tell apart
    result: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, looked at afterwards."""

    game: str
    tries: int
    moments: tuple[Moment, ...]
    final: tuple[float, ...]
    accounts: tuple[Account, ...]
    positions: tuple[Position, ...] = ()


def outline(match: Match) -> list[tuple[float, ...]]:
    """The chances of all seats before every choice and at the end, at a first glance."""
    state = match.at(0)
    chances = [_chances(state)]
    for row in match.record.rows:
        carry_out(state, row)
        chances.append(_chances(state))
    return chances


def moments(match: Match, tries: int = TRIES, seed: int = 0, say: Say | None = None) -> Iterator[Moment]:
    """All choices in their order, each as soon as it is thought over. Equal seeds give equal moments."""
    state = match.at(0)
    for step, row in enumerate(match.record.rows):
        before = state.copy()
        carry_out(state, row)
        yield _moment(before, state, step, row, _Thought(tries, seed_for(seed, step, "analysis"), say))


def critical(found: Sequence[Moment]) -> list[Moment]:
    """The choices at which most was at stake, in their order; errors come before what was found."""
    chosen: list[Moment] = []
    for seat in {moment.seat for moment in found}:
        own = [moment for moment in found if moment.seat == seat and _stake(moment) >= LEAST_STAKE]
        own.sort(key=lambda moment: (not moment.grade, -_stake(moment)))
        chosen += own[:CRITICAL]
    return sorted(chosen, key=lambda moment: moment.step)


def _stake(moment: Moment) -> float:
    """What was lost, or what the next best option would have lost."""
    if moment.grade:
        return moment.lost
    first, *others = [judged.chance for judged in moment.options] or [0.0]
    return first - others[0] if others else 0.0


def positions(
    match: Match,
    found: Sequence[Moment],
    tries: int = TRIES,
    seed: int = 0,
    say: Say | None = None,
    tell: Tell | None = None,
) -> Iterator[Position]:
    """Those choices with all their options, each judged as the seat could have, and with reasons."""
    for moment in critical(found):
        state = match.at(moment.step)
        observation = observe(state, moment.seat)
        decision = observation.decision
        if decision is None:
            continue
        evaluation = evaluation_of(state.game)
        bot = ThinkerBot(seed_for(seed, moment.step, "position"), Level(tries))
        thought = bot.thoughts(observation, decision, evaluation)
        known = {tried.option for tried in thought}
        least = min(tried.estimate for tried in thought)
        others = [Tried(option, least) for option in decision.options if option not in known]
        judged = compared(bot, observation, [*thought, *others][:MOST_TRIED], tries, keep=KEPT)
        best = judged[0].chance
        yield Position(
            moment.step,
            moment.seat,
            _stake(moment),
            moment.chosen.key,
            tuple(
                Try(
                    state.stored_key(one.option),
                    say(observation.view, decision, one.option) if say is not None else "",
                    None if best is None else max(0.0, best - one.behind),
                    one.behind,
                    one.doubt,
                    one.good,
                    one.contrasts,
                    tuple(tell(observation.view, each) for each in one.contrasts) if tell is not None else (),
                )
                for one in judged
            ),
        )


def analyze(
    match: Match, found: Sequence[Moment], tries: int = TRIES, tried: Sequence[Position] = ()
) -> Analysis:
    """What all moments of a match add up to."""
    final = _chances(match.state)
    begun = found[0].chances if found else final
    accounts = []
    for seat, result in enumerate(final):
        luck = sum(moment.luck[seat] for moment in found)
        own = -sum(moment.lost for moment in found if moment.grade and moment.seat == seat)
        # What one player gives away, the others share.
        given = sum(moment.lost for moment in found if moment.grade and moment.seat != seat)
        others = given / max(1, len(final) - 1)
        start = begun[seat]
        accounts.append(Account(start, luck, own, others, result - start - luck - own - others, result))
    return Analysis(match.game.name, tries, tuple(found), final, tuple(accounts), tuple(tried))


class _Thought(msgspec.Struct, frozen=True):
    """How much is thought about one choice, with which luck, and who says what options are."""

    tries: int
    seed: int
    say: Say | None


def _moment(before: State, after: State, step: int, row: Row, thought: _Thought) -> Moment:
    evaluation = evaluation_of(before.game)
    option = option_of(before, row)
    chances = _chances(before)
    none = (0.0,) * before.seats
    luck = none if row.aside else luck_of(before, after, option, row.seat, evaluation, thought.seed)
    observation = observe(before, row.seat)
    decision = observation.decision
    nothing = row.aside or decision is None or len(observation.options) < 2
    if nothing or decision is None or evaluation.reflex(observation.view, decision) is not None:
        said = Judged(before.stored_key(option), _said(thought, observation, option), chances[row.seat])
        return Moment(step, row.seat, chances, luck, said)
    bot = ThinkerBot(thought.seed, Level(thought.tries))
    found = bot.thoughts(observation, decision, evaluation)
    best = found[0]
    chosen = next((tried for tried in found if tried.option == option), Tried(option, best.estimate))
    lost, error = 0.0, 0.0
    if chosen is not best:
        lost, error = _given_away(observation, evaluation, bot, best, chosen)
        chosen = Tried(option, best.estimate - lost)
    sure = lost > 0.0 and lost >= SURE * error
    shown = tuple(_judged(before, observation, thought, tried) for tried in found[:SHOWN])
    return Moment(
        step,
        row.seat,
        _adjusted(chances, row.seat, best.estimate),
        luck,
        _judged(before, observation, thought, chosen),
        shown,
        lost,
        error,
        next((grade for grade, least in GRADES if sure and lost >= least), ""),
    )


def _given_away(
    observation: Observation[Any], evaluation: Evaluation, bot: ThinkerBot, best: Tried, chosen: Tried
) -> tuple[float, float]:
    """How much better the best option is than the choice, and the standard error of that.

    Both are tried afresh: what made an option the best was partly luck, which must not count against the
    choice.
    """
    if not evaluation.AHEAD:
        return 0.0, 0.0
    assert observation.seat is not None
    policy = policy_of(observation.view.game)
    table = Table(observation.seat, lambda: bot.dealt(observation, evaluation, policy), evaluation, policy)
    pair = [Tried(best.option, best.expected), Tried(chosen.option, chosen.expected)]
    for _ in range(max(FEWEST_PAIRS, bot.level.tries // 2)):
        table.batch(pair, bot.luck)
    return pair[0].ahead_of(pair[1])


def _chances(state: State) -> tuple[float, ...]:
    return chances_of(state, evaluation_of(state.game))


def _adjusted(chances: tuple[float, ...], seat: Seat, found: float) -> tuple[float, ...]:
    """The chance that was found for one seat; the others share what is left as they did."""
    others = sum(chances) - chances[seat]
    share = (1.0 - found) / others if others > 0 else 0.0
    return tuple(found if at == seat else chance * share for at, chance in enumerate(chances))


def _judged(state: State, observation: Observation[Any], thought: _Thought, tried: Tried) -> Judged:
    return Judged(state.stored_key(tried.option), _said(thought, observation, tried.option), tried.estimate)


def _said(thought: _Thought, observation: Observation[Any], option: Option) -> str:
    if thought.say is None or observation.decision is None:
        return ""
    return thought.say(observation.view, observation.decision, option)
