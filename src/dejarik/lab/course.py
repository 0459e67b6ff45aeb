"""How a match went: the chances of all seats before every choice, by one measure from beginning to end.

Every position is played ahead from the true state, with unseen cards in another order, as one usually plays.
All positions of a match meet the same fates: the same dice, the same order of what is left in the decks, and
the same whims. Where a choice is what one would have done anyway, nothing changes at all, so what is left of
a difference between two positions is what happened between them. The changes add up: what chance changed,
what the choice changed, and what a look farther ahead changed.

A glance at where playing ahead ends may misjudge a pair of decks all match long. So some positions are played
to the end first, and the glance is corrected by who won there (`Measure`). Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import zip_longest
from math import exp, inf, log, sqrt
from random import Random

import msgspec

from dejarik.bots.simple import come_to_rest
from dejarik.bots.thinking.halving import SEEDS
from dejarik.bots.thinking.policy import QuickPolicy, Whims, play_ahead, policy_of
from dejarik.games.contract import Evaluation
from dejarik.kernel import Decision, Match, Option, PairedChance, Row, Seat, State
from dejarik.kernel.match import carry_out, option_of
from dejarik.lab.luck import chances_of, drew, piles
from dejarik.lab.matches import seed_for

FARTHER = 3  # times as far as a thinker plays ahead
FEWEST_FATES = 2
ENOUGH_FATES = 16  # that even the longest match gets
SAMPLED = 6  # fates that tell how often a match has to be played ahead
LEGS = 12  # times that playing ahead is taken up again: it stops after so many answers

# The measure: how many positions are played to their end, how often, and how freely it may be corrected.
LOOKS = 60
ENDS = 8
KNOTS = 3
CAUTION = (8.0, 2.0)  # of the slope and of the levels: so many evened results speak for no correction
ROUNDS = 12  # of Newton's method
ALMOST = 0.995  # a glance is never surer than this
LIMIT = 30.0

Chances = tuple[float, ...]
Way = dict[Hashable, int]


class Fate:
    """One way that luck may go on, the same at all positions of a match."""

    def __init__(self, seed: int):
        luck = Random(seed)
        self.seed = luck.randrange(SEEDS)
        self.whims = Whims(Random(luck.randrange(SEEDS)))
        self._luck = Random(luck.randrange(SEEDS))
        self._places: dict[tuple[int, Hashable, int], float] = {}

    def dealt(self, state: State, followed: Way) -> State:
        """A copy in which the cards that nobody has seen lie in the order of this fate.

        Each card keeps its place among those that are left, so drawing one does not disturb the others.
        `followed` is how often each whim was followed before: the next ones are the same after it.
        """
        copy = state.copy()
        for number, pile in enumerate(piles(copy)):
            places = [at for at in range(len(pile.cards)) if at not in pile.seen]
            alike: dict[Hashable, int] = {}
            keyed = []
            for at in places:
                card = pile.cards[at]
                alike[card] = count = alike.get(card, 0) + 1
                key = number, card, count
                if key not in self._places:
                    self._places[key] = self._luck.random()
                keyed.append((self._places[key], at, card))
            keyed.sort(key=lambda each: each[:2])
            for at, (_, _, card) in zip(places, keyed, strict=True):
                pile.cards[at] = card
        copy.chance = PairedChance(self.seed)
        self.whims.followed = dict(followed)
        return copy


class Measure:
    """An evaluation whose chances to win were corrected by how such positions end in this match."""

    def __init__(
        self, evaluation: Evaluation, slope: float, levels: Sequence[Sequence[float]], first: int, last: int
    ):
        self.EDITION = evaluation.EDITION
        self.AHEAD = evaluation.AHEAD
        self.worth = evaluation.worth
        self.at_rest = evaluation.at_rest
        self.rough_answer = evaluation.rough_answer
        self.habit = evaluation.habit
        self.sensible = evaluation.sensible
        self.guess = evaluation.guess
        self.horizon = evaluation.horizon
        self.reflex = evaluation.reflex
        self.scores = evaluation.scores
        self.temperature = evaluation.temperature
        self.glance = evaluation.chance_to_win
        self.slope = slope
        self.levels = levels  # by seat, at so many points between the first horizon of the match and the last
        self.first = first
        self.last = last
        self.doubt = 0.0  # the standard error of the correction at the beginning, as a logarithm of odds
        self.answers = 0.0  # that one look ahead takes in this match; 0: nobody knows

    def doubted(self, chance: float) -> float:
        """The standard error that the correction adds to a chance."""
        return chance * (1 - chance) * self.doubt

    def chance_to_win(self, g: State, seat: Seat) -> float:
        if g.outcome is not None or not self.levels:
            return self.glance(g, seat)
        return self.corrected([self.glance(g, at) for at in range(g.seats)], self.horizon(g))[seat]

    def corrected(self, chances: Sequence[float], horizon: int) -> Chances:
        """What a glance at the chances of all seats is worth in this match."""
        if not self.levels:
            return tuple(chances)
        at, share = placed(horizon, self.first, self.last)
        strengths = [
            0.0
            if not chance
            else _won(self.slope * _odds(chance) + level[at] * (1 - share) + level[at + 1] * share)
            for chance, level in zip(chances, self.levels, strict=True)
        ]
        total = sum(strengths)
        return tuple(strength / total for strength in strengths)


def placed(horizon: int, first: int, last: int) -> tuple[int, float]:
    """Between which two knots a horizon lies, and how near the second one is."""
    along = (KNOTS - 1) * min(1.0, max(0.0, (horizon - first) / max(1, last - first)))
    at = min(KNOTS - 2, int(along))
    return at, along - at


def _odds(chance: float) -> float:
    within = min(ALMOST, max(1 - ALMOST, chance))
    return log(within / (1 - within))


def _won(odds: float) -> float:
    return 1 / (1 + exp(-min(LIMIT, max(-LIMIT, odds))))


class Step(msgspec.Struct, frozen=True):
    """What one choice changed, for every fate and every seat."""

    before: tuple[Chances, ...]  # by fate: the chances of all seats
    luck: tuple[Chances, ...]
    play: tuple[Chances, ...]
    farther: tuple[Chances, ...]  # what looking farther ahead changed, as a round began

    @property
    def chances(self) -> Chances:
        return means(self.before)

    @property
    def error(self) -> float:
        """The standard error of the chance that is known least."""
        return max(errors(self.before))


class Tally:
    """Sums over a match, fate by fate, so that it can be said how sure they are."""

    def __init__(self) -> None:
        self.start: tuple[Chances, ...] = ()
        self.luck: list[list[float]] = []
        self.play: list[list[list[float]]] = []  # by who chose
        self.farther: list[list[float]] = []
        self.doubted: Callable[[float], float] = lambda chance: 0.0

    def add(self, step: Step, seat: Seat) -> None:
        if not self.start:
            self.start = step.before
            seats = len(step.before[0])
            fates = len(step.before)
            self.luck = [[0.0] * seats for _ in range(fates)]
            self.play = [[[0.0] * seats for _ in range(fates)] for _ in range(seats)]
            self.farther = [[0.0] * seats for _ in range(fates)]
        for sums, changes in (
            (self.luck, step.luck),
            (self.play[seat], step.play),
            (self.farther, step.farther),
        ):
            for total, change in zip(sums, changes, strict=True):
                for at, each in enumerate(change):
                    total[at] += each


class Course:
    """The chances of a match, choice by choice.

    The longer a match is, and the longer its looks ahead are, the fewer fates fit into so many `answers`.
    """

    def __init__(self, match: Match, measure: Measure, seed: int, fates: int, answers: float = inf):
        self.match = match
        self.measure = measure
        self.policy = policy_of(match.game.name)
        self.seed = seed
        self.fates = [Fate(seed_for(seed, number, "fate")) for number in range(max(FEWEST_FATES, fates))]
        self.followed: Way = {}
        self._known: tuple[Chances, ...] | None = None  # of the position that comes next
        if measure.answers and answers < inf:
            del self.fates[max(ENOUGH_FATES, int(answers / (self._looks() * measure.answers))) :]

    def _looks(self) -> float:
        """How often a fate is played ahead, all match long."""
        looks = 1.0
        few = self.fates[:SAMPLED]
        state = self.match.at(0)
        for row in self.match.record.rows:
            before = state.copy()
            carry_out(state, row)
            turn = self._turn(before, state, row)
            kept = sum(self._felt_like(before, turn, fate) for fate in few) / len(few)
            self._follow(turn)
            looks += (1 - kept) if turn.free and turn.lucky else 0
            if state.outcome is None:
                looks += (1 - kept) if turn.same else turn.changed
                looks += self._end(state) != self._end(before)
        self.followed.clear()
        return looks

    def value(self, g: State, end: int, fate: Fate) -> Chances:
        """The chances where playing ahead ends; where nobody does, as soon as what was begun is over."""
        if not self.measure.AHEAD:
            come_to_rest(g, self.measure)
            return chances_of(g, self.measure)
        ahead(g, end, self.measure, self.policy, fate.whims)
        if g.outcome is not None:
            return chances_of(g, self.measure)
        return self.measure.corrected([self.measure.glance(g, seat) for seat in range(g.seats)], end)

    def values(
        self,
        state: State,
        end: int,
        option: Option | None = None,
        seat: Seat = 0,
        kept: Sequence[Chances | None] = (),
    ) -> tuple[Chances, ...]:
        """Those of a state, or of what an option makes of it, for every fate.

        What is `kept` of a fate was played before, and would go the same way again.
        """
        found = []
        for fate, once in zip_longest(self.fates, kept):
            if once is not None:
                found.append(once)
                continue
            g = fate.dealt(state, self.followed)
            if option is not None:
                g.choose(option, seat)
            found.append(self.value(g, end, fate))
        return tuple(found)

    def step(self, before: State, after: State, row: Row) -> Step:
        """The choice `row` that led from one position to the next; steps are asked for in their order."""
        turn = self._turn(before, after, row)
        end, then = self._end(before), self._end(after)
        known = self._known if self._known is not None else self.values(before, end)
        kept = [
            once if self._felt_like(before, turn, fate) else None
            for fate, once in zip(self.fates, known, strict=True)
        ]
        self._follow(turn)
        chosen = None
        if turn.free and turn.lucky:
            chosen = self.values(before, end, turn.option, row.seat, kept)
        if after.outcome is not None:
            now = (chances_of(after, self.measure),) * len(self.fates)
        elif turn.changed:
            now = self.values(after, end, kept=kept if turn.same else ())
        else:
            now = known
        if chosen is None:  # without luck, everything is the choice; without a choice, everything is luck
            chosen = known if turn.lucky else now
        later = now
        if after.outcome is None and then != end and self.measure.AHEAD:
            later = self.values(after, then)
        self._known = later
        return Step(known, _apart(now, chosen), _apart(chosen, known), _apart(later, now))

    def _end(self, state: State) -> int:
        return self.measure.horizon(state) + FARTHER * self.measure.AHEAD

    def _turn(self, before: State, after: State, row: Row) -> _Turn:
        option = option_of(before, row)
        decision = None if row.aside else before.decision_of(row.seat)
        usual = None if decision is None else self.measure.reflex(before, decision)
        free = decision is not None and len(decision.options) > 1 and usual != option
        lucky = not row.aside and (before.chance.used != after.chance.used or drew(before, after))
        felt = free and usual is None and self.measure.AHEAD > 0
        same = felt and not lucky and piles(before) == piles(after)
        return _Turn(option, decision, free, felt, lucky, same, free or lucky or row.aside)

    def _felt_like(self, before: State, turn: _Turn, fate: Fate) -> bool:
        """Whether a fate goes that way anyway: then the choice changes nothing in it."""
        if not turn.felt or turn.decision is None:
            return False
        g = fate.dealt(before, self.followed)
        asked = g.decision
        if (asked.seat, asked.kind) != (turn.decision.seat, turn.decision.kind):
            return False  # others answer first
        return asked.options[self.policy.follow(g, asked, fate.whims)] == turn.option

    def _follow(self, turn: _Turn) -> None:
        if turn.felt and turn.decision is not None:
            key = turn.decision.seat, turn.decision.kind, turn.option
            self.followed[key] = self.followed.get(key, 0) + 1


class _Turn(msgspec.Struct, frozen=True):
    """What kind of step a choice was."""

    option: Option
    decision: Decision | None
    free: bool  # somebody could have done something else
    felt: bool  # as whims decide while playing ahead
    lucky: bool  # dice were rolled, or cards drawn
    same: bool  # a fate that goes this way anyway is the same before it and after it
    changed: bool  # the position is another one


def ahead(g: State, end: int, evaluation: Evaluation, policy: QuickPolicy, whims: Whims) -> int:
    """As one usually plays, up to a horizon that may be far off; how many answers that took."""
    answers = 0
    for _ in range(LEGS):
        answers += play_ahead(g, end, evaluation, policy, whims)
        if g.outcome is not None or evaluation.horizon(g) >= end:
            break
    return answers


def glances(match: Match, evaluation: Evaluation, seed: int) -> tuple[Measure, dict[int, Chances]]:
    """Some positions played to their end: the measure of this match, and what they were worth by it."""
    beyond = FARTHER * evaluation.AHEAD
    first, last = evaluation.horizon(match.at(0)) + beyond, evaluation.horizon(match.state) + beyond
    plain = Measure(evaluation, 1.0, (), first, last)
    if not evaluation.AHEAD:
        return plain, {}
    policy = policy_of(match.game.name)
    state = match.at(0)
    count = len(match.record.rows)
    looks = {round(at * (count - 1) / (LOOKS - 1)) for at in range(LOOKS)} if count else set()
    seen: list[tuple[Chances, int, Chances]] = []  # a glance, its horizon, and how it ended
    ends: dict[int, list[tuple[Chances, int]]] = {}
    answers = 0
    for step, row in enumerate(match.record.rows):
        if step in looks:
            for number in range(ENDS):
                fate = Fate(seed_for(seed, number, f"end {step}"))
                g = fate.dealt(state, {})
                end = evaluation.horizon(g) + beyond
                answers += ahead(g, end, evaluation, policy, fate.whims)
                glance = chances_of(g, evaluation)
                ends.setdefault(step, []).append((glance, -1 if g.outcome is not None else end))
                if g.outcome is None:
                    ahead(g, end + 10_000, evaluation, policy, fate.whims)
                    seen.append((glance, end, chances_of(g, evaluation)))
        carry_out(state, row)
    measure = fitted(evaluation, seen, match.state.seats, first, last)
    measure.answers = answers / max(1, len(looks) * ENDS)
    worth = {
        step: means([glance if end < 0 else measure.corrected(glance, end) for glance, end in found])
        for step, found in ends.items()
    }
    return measure, worth


def fitted(
    evaluation: Evaluation, seen: Sequence[tuple[Chances, int, Chances]], seats: int, first: int, last: int
) -> Measure:
    """The measure by which such glances tell best how positions end (logistic, each seat for itself)."""
    slopes, levels, doubts = [], [], []
    for seat in range(seats):
        rows = []
        for glance, horizon, ended in seen:
            at, share = placed(horizon, first, last)
            row = [_odds(glance[seat])] + [0.0] * KNOTS
            row[1 + at], row[2 + at] = 1 - share, share
            rows.append((row, ended[seat]))
        weights, doubt = _logistic(rows)
        slopes.append(weights[0])
        levels.append(weights[1:])
        doubts.append(doubt)
    measure = Measure(evaluation, sum(slopes) / seats, levels, first, last)
    measure.doubt = max(doubts)
    return measure


def _logistic(rows: Sequence[tuple[list[float], float]]) -> tuple[list[float], float]:
    """The weights, cautiously, and the standard error of what they say of the beginning."""
    size = 1 + KNOTS
    usual = [1.0] + [0.0] * KNOTS
    weights = usual[:]
    curve: list[list[float]] = []
    for _ in range(ROUNDS):
        caution = [CAUTION[min(1, at)] for at in range(size)]
        slope = [care * (prior - weight) for care, prior, weight in zip(caution, usual, weights, strict=True)]
        curve = [[caution[at] if at == other else 0.0 for other in range(size)] for at in range(size)]
        for row, ended in rows:
            chance = _won(sum(weight * each for weight, each in zip(weights, row, strict=True)))
            spread = chance * (1 - chance)
            for at, each in enumerate(row):
                if each:
                    slope[at] += each * (ended - chance)
                    for other, too in enumerate(row):
                        curve[at][other] += each * too * spread
        weights = [weight + by for weight, by in zip(weights, solved(curve, slope), strict=True)]
    if not rows:
        return weights, 0.0
    early = [sum(each) / len(rows[:ENDS]) for each in zip(*(row for row, _ in rows[:ENDS]), strict=True)]
    variance = sum(one * two for one, two in zip(early, solved(curve, early), strict=True))
    return weights, sqrt(max(0.0, variance))


def solved(table: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations (Gauss and Jordan, with pivots)."""
    rows = [[*row, end] for row, end in zip(table, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda number: abs(rows[number][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for number, row in enumerate(rows):
            if number != at:
                times = row[at] / rows[at][at]
                rows[number] = [one - times * two for one, two in zip(row, rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def between(known: dict[int, Chances], count: int) -> list[Chances]:
    """Chances before every choice of which only some are known, with straight lines between them."""
    steps = sorted(known)
    found = []
    for step in range(count):
        low = max((each for each in steps if each <= step), default=steps[0])
        high = min((each for each in steps if each >= step), default=steps[-1])
        share = (step - low) / (high - low) if high > low else 0.0
        pairs = zip(known[low], known[high], strict=True)
        found.append(tuple(one * (1 - share) + two * share for one, two in pairs))
    return found


def means(values: Sequence[Chances]) -> Chances:
    return tuple(sum(each) / len(values) for each in zip(*values, strict=True))


def errors(values: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The standard errors of the means."""
    count = len(values)
    if count < FEWEST_FATES:
        return (0.0,) * len(values[0])
    found = []
    for each in zip(*values, strict=True):
        middle = sum(each) / count
        found.append(sqrt(sum((one - middle) ** 2 for one in each) / (count - 1) / count))
    return tuple(found)


def _apart(ones: Sequence[Chances], others: Sequence[Chances]) -> tuple[Chances, ...]:
    return tuple(
        tuple(one - other for one, other in zip(mine, theirs, strict=True))
        for mine, theirs in zip(ones, others, strict=True)
    )


__all__ = ["Course", "Fate", "Measure", "Step", "Tally", "between", "errors", "fitted", "glances", "means"]
