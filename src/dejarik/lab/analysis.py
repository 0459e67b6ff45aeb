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
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import Table, Tried
from dejarik.bots.thinking.policy import policy_of
from dejarik.games.contract import Evaluation
from dejarik.kernel import Decision, Match, Observation, Option, Row, Seat, State, observe
from dejarik.kernel.match import carry_out, option_of
from dejarik.lab.luck import chances_of, luck_of
from dejarik.lab.matches import seed_for

TRIES = 48  # that one choice is thought over with
FEWEST_PAIRS = 2  # the choice and the best option meet the same luck; half as often as anything is tried
SHOWN = 4  # options that are listed, besides the one that was chosen
SURE = 2.0  # standard errors

GRADES = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))

Say = Callable[[Any, Decision, Option], str]


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


def analyze(match: Match, found: Sequence[Moment], tries: int = TRIES) -> Analysis:
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
    return Analysis(match.game.name, tries, tuple(found), final, tuple(accounts))


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
