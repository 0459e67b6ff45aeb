"""What decided a match: luck, errors, and the chances to win before every choice.

Chances come from one measure (`lab/course.py`): the true position, played ahead as one usually plays. What
changes them is counted once: as luck, what dice and cards brought less what they bring on average; as play,
what a choice changed against usual play; and as the rest, what only a look farther ahead could tell.

An error is what a choice gave away, by what its seat could know: the seat's own observation is thought over,
and the choice is compared with the best option on the same deals and the same luck. Whatever looks like an
error is tried again, many times and with fresh luck, as the worst of many looks is partly bad luck. Only what
is then beyond two standard errors counts. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from dejarik.bots.thinker import Level, ThinkerBot
from dejarik.bots.thinking.advising import Advice, Comparing, compared, considered
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import Tried
from dejarik.games import modules, names
from dejarik.games.contract import Contrast
from dejarik.kernel import Decision, Match, Observation, Option, Row, Seat, State, observe
from dejarik.kernel.match import carry_out, option_of
from dejarik.lab.course import Course, Measure, Step, Tally, between, errors, glances, means
from dejarik.lab.luck import chances_of
from dejarik.lab.matches import seed_for

TRIES = 48  # that one choice is thought over with
FATES = 4 / 3  # with which every position is played ahead, for each of these tries
ANSWERS = 9_000  # given in all of that; a long match gets fewer fates
PAIRS = 3.5  # in which a suspected error and the best option meet the same luck, for each of them
FEWEST_PAIRS = 2
PLANNED = 0.3  # of these pairs, where a turn is played to its end as planned: less of it is luck
GLIMPSES = (
    1 / 3,
    1.0,
    2.0,
)  # of the tries: pairs after which somebody looks whether it may be an error at all
PLAIN = 5.0  # standard errors: after all of the tries once, no more are needed to be sure
SHOWN = 4  # options that are listed, besides the one that was chosen
SURE = 2.0  # standard errors

GRADES = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))

CRITICAL = 5  # positions of a seat
LEAST_STAKE = 0.02
MOST_TRIED = 24  # options of such a position
KEPT = 4  # of them, after a first look; more if it is not yet known how good they are

Say = Callable[[Any, Decision, Option], str]
Ask = Callable[[Any, Decision], str]
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
    doubt: float  # the standard error of these
    luck: tuple[float, ...]  # of every seat
    play: tuple[float, ...]  # what the choice changed for every seat, compared with usual play
    progress: int  # how far the match has come, as its players count
    chosen: Judged
    question: str = ""  # what was asked
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


class Part(msgspec.Struct, frozen=True):
    """A part of a result, in chances to win, and its standard error."""

    amount: float
    error: float = 0.0


class Account(msgspec.Struct, frozen=True):
    """Where the result of a seat comes from; all parts add up to the result."""

    start: Part
    luck: Part
    own_play: Part  # what its choices brought, compared with usual play: errors and other choices together
    others_play: Part
    rest: Part  # what only a look farther ahead could tell
    result: float
    own_errors: Part  # what it surely gave away, against the best choice
    others_errors: Part  # the same of the others, as far as it gained by that
    own_choices: Part  # the rest of its play
    others_choices: Part


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, looked at afterwards."""

    game: str
    tries: int
    moments: tuple[Moment, ...]
    final: tuple[float, ...]
    accounts: tuple[Account, ...]
    positions: tuple[Position, ...] = ()
    ahead: bool = True  # chances come from playing ahead; otherwise from a glance, and choices from plans


def begun(match: Match, seed: int = 0) -> Begun:
    """What is found out before anything else, and at once."""
    evaluation = evaluation_of(match.game.name)
    measure, worth = glances(match, evaluation, seed_for(seed, 0, "glances"))
    return Begun(measure, worth)


class Begun:
    """The measure of a match, and its chances as far as they are known before anything is thought over."""

    def __init__(self, measure: Measure, worth: dict[int, tuple[float, ...]]):
        self.measure = measure
        self.worth = worth

    def outline(self, match: Match) -> list[tuple[float, ...]]:
        """The chances of all seats before every choice and at the end, roughly."""
        count = len(match.record.rows)
        final = chances_of(match.state, self.measure)
        if self.worth:
            return [*between(self.worth, count), final]
        state = match.at(0)
        chances = []
        for row in match.record.rows:
            chances.append(chances_of(state, self.measure))
            carry_out(state, row)
        return [*chances, final]


def moments(
    match: Match,
    tries: int = TRIES,
    seed: int = 0,
    say: Say | None = None,
    *,
    ask: Ask | None = None,
    first: Begun | None = None,
    tally: Tally | None = None,
) -> Iterator[Moment]:
    """All choices in their order, each as soon as it is thought over. Equal seeds give equal moments.

    A `tally` keeps what is needed to say how sure the sums are.
    """
    measure = (first or begun(match, seed)).measure
    course = Course(match, measure, seed_for(seed, 0, "course"), round(FATES * tries), ANSWERS * tries)
    if tally is not None:
        tally.doubted = measure.doubted
    state = match.at(0)
    for step, row in enumerate(match.record.rows):
        before = state.copy()
        carry_out(state, row)
        changed = course.step(before, state, row)
        if tally is not None:
            tally.add(changed, row.seat)
        thought = _Thought(tries, seed_for(seed, step, "analysis"), say, ask)
        yield _moment(before, step, row, changed, measure, thought)


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
    *,
    first: Begun | None = None,
) -> Iterator[Position]:
    """Those choices with all their options, each judged as the seat could have, and with reasons."""
    measure = (first or begun(match, seed)).measure
    for moment in critical(found):
        state = match.at(moment.step)
        observation = observe(state, moment.seat)
        decision = observation.decision
        if decision is None:
            continue
        evaluation = evaluation_of(state.game)
        bot = ThinkerBot(seed_for(seed, moment.step, "position"), Level(tries))
        thought = bot.thoughts(observation, decision, evaluation)
        best = next((one for one in thought if state.stored_key(one.option) == _best(moment)), thought[0])
        thought = [best, *(one for one in thought if one is not best)]
        known = {tried.option for tried in thought}
        least = min(tried.estimate for tried in thought)
        others = [Tried(option, least) for option in decision.options if option not in known]
        judged = compared(bot, observation, [*thought, *others][:MOST_TRIED], tries, keep=KEPT)
        yield Position(
            moment.step,
            moment.seat,
            _stake(moment),
            moment.chosen.key,
            agreeing(
                [
                    Try(
                        state.stored_key(one.option),
                        say(observation.view, decision, one.option) if say is not None else "",
                        *_measured(one, judged[0], measure, state, moment.seat),
                        one.good,
                        one.contrasts,
                        tuple(tell(observation.view, each) for each in one.contrasts)
                        if tell is not None
                        else (),
                    )
                    for one in judged
                ],
                moment,
            ),
        )


def _best(moment: Moment) -> str:
    return moment.options[0].key if moment.options else ""


def _measured(
    one: Advice, best: Advice, measure: Measure, state: State, seat: Seat
) -> tuple[float | None, float, float]:
    """The chance that an option leaves, what the best one leaves more, and how sure that is."""
    if best.chance is None:
        return None, one.behind, one.doubt
    if not measure.levels:
        return max(0.0, best.chance - one.behind), one.behind, one.doubt
    horizon = measure.horizon(state) + measure.AHEAD

    def by(chance: float) -> float:
        within = min(1.0, max(0.0, chance))
        rest = (1 - within) / max(1, state.seats - 1)
        return measure.corrected([within if at == seat else rest for at in range(state.seats)], horizon)[seat]

    top, chance = by(best.chance), by(best.chance - one.behind)
    stretch = (top - chance) / one.behind if one.behind > 0 else 1.0
    return chance, top - chance, one.doubt * stretch


def agreeing(tries: Sequence[Try], moment: Moment) -> tuple[Try, ...]:
    """What was found out about the choice with many more tries holds here, too; the best comes first.

    An error stays one, and what was not found to be one is as good as the best, as far as anybody can tell.
    """
    best = tries[0]
    told = []
    for one in tries:
        if one.key != moment.chosen.key or (one is best and not moment.grade):
            told.append(one)
            continue
        lost, error, good = moment.lost, moment.error, not moment.grade
        if good:
            lost, error = min(one.lost, SURE * one.error), one.error
        chance = None if best.chance is None else max(0.0, best.chance - lost)
        told.append(msgspec.structs.replace(one, lost=lost, error=error, good=good, chance=chance))
    first, *others = told
    if not first.good:  # the error itself came out first among fewer tries
        better = next((at for at, one in enumerate(others) if one.key == _best(moment)), 0)
        leader = others.pop(better)
        others.append(first)
        first = msgspec.structs.replace(leader, chance=best.chance, lost=0.0, error=0.0, good=True)
    return first, *sorted(others, key=lambda one: (not one.good, one.lost))


def analyze(
    match: Match,
    found: Sequence[Moment],
    tries: int = TRIES,
    tried: Sequence[Position] = (),
    tally: Tally | None = None,
) -> Analysis:
    """What all moments of a match add up to."""
    evaluation = evaluation_of(match.game.name)
    final = chances_of(match.state, evaluation)
    seats = len(final)
    marked = [moment for moment in found if moment.grade]
    sharing = max(1, seats - 1)  # what one player gives away, the others share
    accounts = []
    for seat, result in enumerate(final):
        sums = _sums(seat, found, tally)
        start = Part(found[0].chances[seat], sums[0]) if found else Part(result)
        luck = Part(sum(moment.luck[seat] for moment in found), sums[1])
        own = Part(sum(moment.play[seat] for moment in found if moment.seat == seat), sums[2])
        others = Part(sum(moment.play[seat] for moment in found if moment.seat != seat), sums[3])
        rest = Part(result - start.amount - luck.amount - own.amount - others.amount, sums[4])
        mine = _lost([moment for moment in marked if moment.seat == seat], -1.0)
        theirs = _lost([moment for moment in marked if moment.seat != seat], 1.0 / sharing)
        choices = _without(own, mine), _without(others, theirs)
        accounts.append(Account(start, luck, own, others, rest, result, mine, theirs, *choices))
    return Analysis(
        match.game.name, tries, tuple(found), final, tuple(accounts), tuple(tried), evaluation.AHEAD > 0
    )


def _lost(marked: Sequence[Moment], sign: float) -> Part:
    error = abs(sign) * sqrt(sum(moment.error**2 for moment in marked))
    return Part(sign * sum(moment.lost for moment in marked), error)


def _without(play: Part, errors: Part) -> Part:
    """What is left of it. Both were tried with luck of their own, so neither makes the other surer."""
    return Part(play.amount - errors.amount, sqrt(play.error**2 + errors.error**2))


def _sums(
    seat: Seat, found: Sequence[Moment], tally: Tally | None
) -> tuple[float, float, float, float, float]:
    """How sure start, luck, own play, the others' play and the rest of a seat are."""
    if tally is None or not tally.start or not found:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    others = [
        [sum(tally.play[at][fate][seat] for at in range(len(tally.play)) if at != seat)]
        for fate in range(len(tally.luck))
    ]
    doubt = tally.doubted(found[0].chances[seat])
    start = sqrt(errors(tally.start)[seat] ** 2 + doubt**2)
    rest = sqrt(errors(tally.farther)[seat] ** 2 + doubt**2)
    return start, errors(tally.luck)[seat], errors(tally.play[seat])[seat], errors(others)[0], rest


class _Thought(msgspec.Struct, frozen=True):
    """How much is thought about one choice, with which luck, and who says what options and questions are."""

    tries: int
    seed: int
    say: Say | None
    ask: Ask | None


def _moment(before: State, step: int, row: Row, changed: Step, measure: Measure, thought: _Thought) -> Moment:
    option = option_of(before, row)
    observation = observe(before, row.seat)
    decision = observation.decision
    said = Judged(before.stored_key(option), _said(thought, observation, option), changed.chances[row.seat])
    plain = _made(before, step, row, changed, measure, said)
    nothing = row.aside or decision is None or len(observation.options) < 2
    if nothing or decision is None or measure.reflex(observation.view, decision) is not None:
        return plain
    bot = ThinkerBot(thought.seed, Level(thought.tries))
    table = Comparing(bot, observation, measure)
    if not table.compares:
        return plain
    found = considered(bot, table, bot.thoughts(observation, decision, measure), option)
    best = found[0]
    chosen = next((tried for tried in found if tried.option == option), Tried(option, best.estimate))
    lost, error, top = 0.0, 0.0, best.estimate
    if chosen is not best:
        lost, error, top = _given_away(table, bot, best.option, option)
    grade = grade_of(lost, error)
    shown = [_judged(before, observation, thought, tried.option, tried.estimate) for tried in found[:SHOWN]]
    if grade:  # by the same many tries
        shown[0] = msgspec.structs.replace(shown[0], chance=top)
    said = _judged(
        before, observation, thought, option, shown[0].chance - lost if chosen is not best else top
    )
    question = thought.ask(observation.view, decision) if thought.ask is not None else ""
    return msgspec.structs.replace(
        plain, chosen=said, question=question, options=tuple(shown), lost=lost, error=error, grade=grade
    )


def grade_of(lost: float, error: float) -> str:
    """How grave it is, if it is sure."""
    sure = lost > 0.0 and lost >= SURE * error
    return next((grade for grade, least in GRADES if sure and lost >= least), "")


def _made(before: State, step: int, row: Row, changed: Step, measure: Measure, said: Judged) -> Moment:
    """Without what was thought about it."""
    doubt = max(measure.doubted(chance) for chance in changed.chances)
    known = before.game in names()
    progress = modules(before.game).web.progress(before) if known else 0
    return Moment(
        step,
        row.seat,
        changed.chances,
        sqrt(changed.error**2 + doubt**2),
        means(changed.luck),
        means(changed.play),
        progress,
        said,
    )


def _given_away(
    table: Comparing, bot: ThinkerBot, best: Option, chosen: Option
) -> tuple[float, float, float]:
    """What the best option leaves more than the choice, with its standard error, and what chance it leaves.

    Both are tried afresh, with the same deals and the same luck: what made an option the best was partly
    luck, which must not count against the choice. Most suspects are cleared after few tries; an error is
    only what stands through all of them.
    """
    one, other = Tried(best, 0.0), Tried(chosen, 0.0)
    tries = bot.level.tries if table.reckoning is None else round(bot.level.tries * PLANNED)
    lost, error = stood(one, other, tries, lambda: table.batch([one, other], bot.luck))
    return lost, error, sum(one.values) / len(one.values)


def stood(one: Tried, other: Tried, tries: int, batch: Callable[[], None]) -> tuple[float, float]:
    """What one option leaves more than the other, with its standard error; as many batches as needed."""
    looks = [max(FEWEST_PAIRS, round(share * tries)) for share in GLIMPSES]
    pairs = max(FEWEST_PAIRS, round(PAIRS * tries))
    for number in range(1, pairs + 1):
        batch()
        if number in looks and number < pairs:
            lost, error = one.ahead_of(other)
            if lost + error < LEAST_STAKE:  # no error that anybody would list
                return min(lost, SURE * error), error
            if number >= tries and lost > PLAIN * error:
                break
    return one.ahead_of(other)


def _judged(
    state: State, observation: Observation[Any], thought: _Thought, option: Option, chance: float
) -> Judged:
    return Judged(state.stored_key(option), _said(thought, observation, option), chance)


def _said(thought: _Thought, observation: Observation[Any], option: Option) -> str:
    if thought.say is None or observation.decision is None:
        return ""
    return thought.say(observation.view, observation.decision, option)
