"""What decided a match: luck, errors, and the chances to win before every choice.

Luck is what chance brought minus what it brings on average: every choice that drew on chance or cards is
carried out again with other luck and other decks. An error is what a choice gave away, by what its seat could
know: the seat's own observation is thought over, and the choice is compared with the best option on the same
deals and the same luck. Only what is beyond two standard errors counts.

Where a result comes from is a sum of changes, each counted once: what chance changed, and what a choice
changed against what one usually plays there. Usual play is what chances to win are found with, so it is what
they expect; compared with anything better, the sum would not come out. Nothing here knows a game.
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
from dejarik.games.contract import Contrast
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
    usual: float | None = (
        None  # the chance of its seat, had it chosen what one usually does; None: no thought
    )
    gained: float = 0.0  # by the choice, compared with that


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
    own_finds: float  # what choices brought more than usual play does
    others_finds: float
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
    ahead: bool = True  # choices were played ahead; otherwise they were only planned, and no error is sure


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
    begun = _begun(found) if found else final
    errors, finds = [0.0] * len(final), [0.0] * len(final)
    for moment in found:
        lost = moment.lost if moment.grade else 0.0
        errors[moment.seat] -= lost
        finds[moment.seat] += moment.gained + lost
    accounts = []
    sharing = max(1, len(final) - 1)  # what one player gives away, the others share
    for seat, result in enumerate(final):
        luck = sum(moment.luck[seat] for moment in found)
        own, others = errors[seat], (errors[seat] - sum(errors)) / sharing
        good, theirs = finds[seat], (finds[seat] - sum(finds)) / sharing
        start = begun[seat]
        rest = result - start - luck - own - others - good - theirs
        accounts.append(Account(start, luck, own, others, good, theirs, rest, result))
    ahead = evaluation_of(match.game.name).AHEAD > 0
    return Analysis(match.game.name, tries, tuple(found), final, tuple(accounts), tuple(tried), ahead)


def _begun(found: Sequence[Moment]) -> tuple[float, ...]:
    """The chances at the beginning, as usual play has them where it is known."""
    for moment in found:
        if moment.usual is not None:
            return _adjusted(moment.chances, moment.seat, moment.usual)
    return found[0].chances


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
    luck = none
    if not row.aside:
        luck = luck_of(before, after, option, row.seat, evaluation, thought.seed, cards=True)
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
    lost, error, usual, gained = 0.0, 0.0, None, 0.0
    if evaluation.AHEAD:
        lost, error, usual, gained = _given_away(observation, decision, bot, best, chosen)
    if chosen is not best:
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
        usual,
        gained,
    )


def _given_away(
    observation: Observation[Any], decision: Decision, bot: ThinkerBot, best: Tried, chosen: Tried
) -> tuple[float, float, float, float]:
    """What the best option leaves more than the choice, with its standard error; and what usual play leaves,
    with what the choice leaves more than that.

    All are tried afresh, with the same deals and the same luck: what made an option the best was partly luck,
    which must not count against the choice.
    """
    evaluation, policy = evaluation_of(observation.view.game), policy_of(observation.view.game)
    table = Table(decision.seat, lambda: bot.dealt(observation, evaluation, policy), evaluation, policy)
    arms = {one.option: Tried(one.option, one.expected) for one in (best, chosen)}
    usual = Tried(chosen.option, chosen.expected)
    for _ in range(max(FEWEST_PAIRS, bot.level.tries // 2)):
        picked = decision.options[policy.pick(observation.view, decision, bot.luck)]
        third = Tried(picked, 0.0)
        table.batch([*arms.values(), *([] if picked in arms else [third])], bot.luck)
        usual.values.append(arms.get(picked, third).values[-1])
    lost, error = (0.0, 0.0) if chosen is best else arms[best.option].ahead_of(arms[chosen.option])
    gained, _ = arms[chosen.option].ahead_of(usual)
    return lost, error, sum(usual.values) / len(usual.values), gained


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
