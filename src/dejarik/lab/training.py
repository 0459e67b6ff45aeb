"""Fits the policy of a game to choices of a bot, its judgment to who won, and keeps both only if they win.

    dejarik lab train destiny --progress train.jsonl
    dejarik lab train destiny --only policy --teacher simple --from-nothing --progress first.jsonl

Steps: bots play matches, every choice is written down in words (`ai/policy.py`), and every position at which
thinkers judge in numbers (`ai/judgment.py`); weights are fitted to them; the quick policy may practice on
its own (`lab/practice.py`), and plays itself so that there are more positions to judge (`lab/judging.py`);
thinkers play each other, one of them with the new weights. Those that play are thinkers with the weights of
the game, and fitting starts from these weights; so the next training goes on where this one ended.

A number decides all about a match, so a file of progress lets an interrupted training go on where it was. It
is good for the weights that the training began with and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik import __version__
from dejarik.bots import Bot, bot
from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.evaluation import evaluation_of, judged_by
from dejarik.bots.thinking.policy import QuickPolicy, shares_of
from dejarik.bots.thinking.weights import JUDGMENT_FILE, POLICY_FILE, Origin, Table, read_table
from dejarik.games import find, modules
from dejarik.kernel import Game, observe
from dejarik.lab.judging import Quick, Seen, Watching, by_hand, surprise, watch
from dejarik.lab.judging import fit as fit_judgment
from dejarik.lab.matches import play, seed_for
from dejarik.lab.pairings import LANGUAGE, pairing, ready_made
from dejarik.lab.practice import Practice, Practicing
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.results import digest_of
from dejarik.lab.runner import Runner
from dejarik.lab.statistics import Share, share

FEWEST_TRIALS = 200  # matches between old and new: fewer say nothing
EPOCHS = 6
RATE = 0.25
SETTLED = 4.0  # how much a weight that one starts from has been pulled already: the more, the slower it goes
SELDOM = 12  # a word met less often says nothing
FAINT = 0.05  # a weight smaller than that is left out
QUICK_BATCH = 50  # matches of the quick policy that are played in one go
PRACTICE_BATCH = 500  # matches of practice after which it is written down how far it has come
POLICY, JUDGMENT = "policy", "judgment"  # what can be fitted
MOST_CHOICES = 5_000  # of one match: more is no match between bots


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """What was chosen: for each option its words, by their place in the lesson's vocabulary."""

    words: list[list[int]]
    chosen: int


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """A position where somebody who plays ahead would stop: the chance of each seat, and who won."""

    chances: list[float]
    winner: int


class Lesson(msgspec.Struct, frozen=True, tag="lesson"):
    """One match as it was written down."""

    number: int
    vocabulary: list[str]
    choices: list[Choice]
    judged: list[Judged]
    seen: list[Seen] = []


class Trial(msgspec.Struct, frozen=True, tag="trial"):
    """One match between the new weights and the old ones; None: neither won."""

    number: int
    won: bool | None  # by the new ones
    error: str = ""  # it could not be played to its end


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """What is to be trained, and how; the first line of a file of progress."""

    game: str
    rules: int  # their version
    teacher: str
    matches: int
    trials: int
    level: str  # of the thinkers that try it
    seed: int
    onward: bool = False  # from the weights that the game has
    practice: int = 0  # matches of the quick policy against itself, after it was fitted
    only: str = POLICY  # what is fitted; empty: both
    quick: int = 0  # matches of the quick policy against itself, to judge by
    shipped: bool = False  # nothing is fitted: the weights that the game has are tried against none
    start: str = ""  # a digest of the weights that the game has

    @property
    def fits_policy(self) -> bool:
        return self.only != JUDGMENT

    @property
    def fits_judgment(self) -> bool:
        return self.only != POLICY and modules(self.game).judgment is not None


class Trained(msgspec.Struct, frozen=True):
    """What came of it."""

    table: Table | None  # of the policy
    judgment: Table | None
    foretold: float  # share of choices, in matches it was not fitted to
    surprise: float  # of the judgment, in matches of the teacher that it was not fitted to
    former_surprise: float  # of what the evaluation says by itself, in the same
    stretch: float  # what `SCALE` of the evaluation should be multiplied by
    wins: Share  # of the trials that were played to their end
    draws: int
    unplayed: int  # trials that could not be
    accepted: bool


class OtherPlan(ValueError):
    """The file of progress is about something else, or about other weights."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A match that could not be played to its end: the rules or a bot failed."""

    number: int
    error: str


class Practiced(msgspec.Struct, frozen=True, tag="practiced"):
    """The weights after all practice."""

    weights: dict[str, float]


class Judgments(msgspec.Struct, frozen=True, tag="judgments"):
    """The judgment after all matches of the quick policy."""

    weights: list[float]
    positions: int


class Watched(msgspec.Struct, frozen=True, tag="watched"):
    """A batch of quick matches: the number of the first, and the positions that were judged."""

    first: int
    seen: list[Seen]


Step = Plan | Lesson | Failed | Practicing | Practiced | Watched | Judgments | Trial


class Line(msgspec.Struct, frozen=True):
    """A line of a file of progress."""

    done: Step


def present(game: str) -> str:
    """A digest of the weights that a game has."""
    return digest_of(*[read_table(game, file).weights for file in (POLICY_FILE, JUDGMENT_FILE)])


def accepted(wins: int, played: int) -> bool:
    """Whether new weights replace the old ones: enough matches, and so many won that it is hardly luck.

    A draw was played, but not won.
    """
    return played >= FEWEST_TRIALS and share(wins, played).low > 0.5


class Tried(msgspec.Struct, frozen=True):
    """What trials say."""

    wins: Share  # of those that were played to their end
    draws: int
    unplayed: int

    @property
    def accepted(self) -> bool:
        return accepted(self.wins.count, self.wins.of)


def tried(trials: Sequence[Trial]) -> Tried:
    """Those that failed say nothing about either side."""
    played = [trial for trial in trials if not trial.error]
    won = sum(trial.won is True for trial in played)
    drawn = sum(trial.won is None for trial in played)
    return Tried(share(won, len(played)), drawn, sum(bool(trial.error) for trial in trials))


# ---- Matches to learn from --------------------------------------------------------------------------------


class Batch(msgspec.Struct, frozen=True):
    """A match to be learned from."""

    plan: Plan
    number: int


def learn(batch: Batch) -> Lesson | Failed:
    """Play a match and write it down, in whatever process."""
    try:
        return _lesson(batch.plan, batch.number)
    except Exception as fault:  # one match less does not spoil the others
        return Failed(batch.number, repr(fault))


def _lesson(plan: Plan, number: int) -> Lesson:
    game: Game[Any, Any] = find(plan.game)
    evaluation, policy = evaluation_of(plan.game), modules(plan.game).policy
    state = game.new(pairing(game, number), seed_for(plan.seed, number, "match"))
    players: list[Bot] = [
        bot(plan.teacher, seed_for(plan.seed, number, f"bot {at}")) for at in range(state.seats)
    ]
    places: dict[str, int] = {}
    choices: list[Choice] = []
    chances: list[list[float]] = []
    begun = evaluation.horizon(state)
    watching = Watching(plan.game, state) if plan.fits_judgment else None
    for _ in range(MOST_CHOICES):
        if state.outcome is not None:
            break
        if watching is not None:
            watching.look(state)
        if evaluation.horizon(state) > begun:
            begun = evaluation.horizon(state)
            chances.append([evaluation.chance_to_win(state, seat) for seat in range(state.seats)])
        decision = state.decision
        option = players[decision.seat].choose(observe(state, decision.seat))
        fitted = plan.fits_policy and len(decision.options) > 1
        if fitted and evaluation.reflex(state, decision) is None:
            told = policy.words(state, decision)
            numbered = [[places.setdefault(word, len(places)) for word in one] for one in told]
            choices.append(Choice(numbered, decision.options.index(option)))
        state.choose(option, decision.seat)
    winners: tuple[int, ...] = state.outcome.winners if state.outcome is not None else ()
    judged = [Judged(one, winners[0]) for one in chances] if len(winners) == 1 else []
    return Lesson(number, list(places), choices, judged, watching.seen(state) if watching is not None else [])


# ---- Old against new --------------------------------------------------------------------------------------


class TrialBatch(msgspec.Struct, frozen=True):
    """A match between the new weights and the old ones."""

    plan: Plan
    number: int
    new: dict[str, float]
    judgment: dict[str, float]


def put_to_trial(batch: TrialBatch) -> Trial:
    """Play it, in whatever process."""
    try:
        return Trial(batch.number, _won(batch))
    except Exception as fault:  # one match less does not spoil the others
        return Trial(batch.number, None, repr(fault))


def _won(batch: TrialBatch) -> bool | None:
    """Every second match is the one before with seats swapped."""
    plan, swapped = batch.plan, batch.number % 2
    pairs = ready_made(plan.game)
    policy = modules(plan.game).policy
    judged = judged_by(plan.game, batch.judgment)
    if plan.shipped:
        old, former = Table().weights, judged_by(plan.game, {})
    else:
        old, former = read_table(plan.game).weights, evaluation_of(plan.game)
    players: list[Bot] = [
        ThinkerBot(
            seed_for(plan.seed, batch.number, who),
            LEVELS[plan.level],
            QuickPolicy(policy, weights),
            evaluation,
        )
        for who, weights, evaluation in (("new", batch.new, judged), ("old", old, former))
    ]
    setup = modules(plan.game).seating.setup(pairs[batch.number // 2 % len(pairs)], LANGUAGE)
    seed = seed_for(plan.seed, batch.number // 2, "trial")
    played = play(find(plan.game), setup, players[::-1] if swapped else players, seed)
    return played.winners == (swapped,) if len(played.winners) == 1 else None


class Training:
    """A training and how far it has come."""

    def __init__(self, plan: Plan, runner: Runner, progress: Path | None = None):
        self.plan = plan
        self.runner = runner
        self.progress = progress
        self.lessons: list[Lesson] = []
        self.failed: list[Failed] = []
        self.trials: list[Trial] = []
        self.practicing: Practicing | None = None
        self.practiced: Practiced | None = None
        self.watched: dict[int, Watched] = {}
        self.start = read_table(plan.game).weights if plan.onward else {}
        self.weights: dict[str, float] = {}
        self.judgments: Judgments | None = None
        self.judgment = read_table(plan.game, JUDGMENT_FILE).weights
        self.former = self.judgment if plan.onward else {}
        lines = read_lines(progress, Line)
        if lines and lines[0].done != plan:
            raise OtherPlan
        if not lines:
            add_line(progress, Line(plan))
        self._known = lines[1:]

    def play(self) -> Iterator[int]:
        """The matches to learn from; after each, how many are there."""
        for line in self._known:
            self._note(line.done)
        there = {lesson.number for lesson in self.lessons} | {failed.number for failed in self.failed}
        waiting = [Batch(self.plan, number) for number in range(self.plan.matches) if number not in there]
        yield len(there)
        for done in self.runner.map_batches(learn, waiting):
            add_line(self.progress, Line(done))
            self._note(done)
            yield len(self.lessons) + len(self.failed)

    def _note(self, done: Step) -> None:
        if isinstance(done, Lesson):
            self.lessons.append(done)
        elif isinstance(done, Failed):
            self.failed.append(done)
        elif isinstance(done, Trial):
            self.trials.append(done)
        elif isinstance(done, Practicing):
            self.practicing = done
        elif isinstance(done, Practiced):
            self.practiced = done
        elif isinstance(done, Watched):
            self.watched[done.first] = done
        elif isinstance(done, Judgments):
            self.judgments = done

    def fit(self) -> None:
        """The new weights, from all lessons in their order."""
        self.lessons.sort(key=lambda lesson: lesson.number)
        if self.plan.fits_policy and not self.plan.shipped:
            self.weights = fit(self.lessons, self.plan.seed, self.start)
        else:
            self.weights = read_table(self.plan.game).weights

    def practice(self) -> Iterator[int]:
        """The quick policy plays itself; after each match, how many are played."""
        if self.practiced is None and self.plan.practice:
            policy = Practice(self.plan.game, self.weights, self.plan.seed)
            first = 0
            if self.practicing is not None:
                policy.go_on(self.practicing)
                first = self.practicing.matches
            for count in policy.play(self.plan.practice, first):
                if not count % PRACTICE_BATCH and count < self.plan.practice:
                    add_line(self.progress, Line(policy.so_far(count)))
                yield count
            self.practiced = Practiced(policy.weights)
            add_line(self.progress, Line(self.practiced))
        if self.practiced is not None:
            self.weights = self.practiced.weights
        yield self.plan.practice

    def judge(self) -> Iterator[int]:
        """The judgment, from quick matches and then from the lessons; meanwhile, how many are played."""
        plan = self.plan
        if not plan.fits_judgment or plan.shipped:
            yield plan.quick
            return
        if self.judgments is None:
            firsts = range(0, plan.quick, QUICK_BATCH)
            waiting = [
                Quick(plan.game, plan.seed, first, min(plan.quick, first + QUICK_BATCH), self.weights)
                for first in firsts
                if first not in self.watched
            ]
            for batch, found in zip(waiting, self.runner.map_batches(watch, waiting), strict=True):
                watched = Watched(batch.first, found)
                add_line(self.progress, Line(watched))
                self._note(watched)
                yield min(plan.quick, len(self.watched) * QUICK_BATCH)
            seen = [one for first in firsts for one in self.watched[first].seen]
            start = fit_judgment(seen, self.begun)
            self.judgments = Judgments([round(weight, 4) for weight in start], len(seen))
            add_line(self.progress, Line(self.judgments))
        self.judgment = self._named(self._judgment(self.lessons))
        yield plan.quick

    @property
    def traits(self) -> tuple[str, ...]:
        """What the judgment weighs."""
        judgment = modules(self.plan.game).judgment
        return judgment.TRAITS if judgment is not None else ()

    @property
    def begun(self) -> list[float]:
        """The weights of the judgment that fitting starts from."""
        return [self.former.get(trait, 0.0) for trait in self.traits] if self.former else by_hand(self.traits)

    def _judgment(self, lessons: Iterable[Lesson]) -> list[float]:
        """The weights that these lessons make of those from the quick matches."""
        start = self.judgments.weights if self.judgments is not None else self.begun
        return fit_judgment([seen for lesson in lessons for seen in lesson.seen], start)

    def _named(self, weights: Sequence[float]) -> dict[str, float]:
        return {trait: round(weight, 3) for trait, weight in zip(self.traits, weights, strict=True)}

    def try_out(self) -> Iterator[int]:
        """Old against new; after each match, how many are played."""
        done = {trial.number for trial in self.trials}
        waiting = [
            TrialBatch(self.plan, number, self.weights, self.judgment)
            for number in range(self.plan.trials)
            if number not in done
        ]
        yield len(done)
        for trial in self.runner.map_batches(put_to_trial, waiting):
            add_line(self.progress, Line(trial))
            self._note(trial)
            yield len(self.trials)

    def result(self) -> Trained:
        """What came of it; figures about foretelling are from weights that did not see every tenth match."""
        held = [lesson for lesson in self.lessons if lesson.number % 10 == 0]
        others = [lesson for lesson in self.lessons if lesson.number % 10]
        seen = [one for lesson in held for one in lesson.seen]
        plan, trials = self.plan, tried(self.trials)
        fits = self.lessons and plan.fits_policy
        judges = plan.fits_judgment and (self.judgment or not plan.shipped)
        return Trained(
            table=self._table(POLICY_FILE, self.weights, trials) if plan.fits_policy else None,
            judgment=self._table(JUDGMENT_FILE, self.judgment, trials) if judges else None,
            foretold=foretold(fit(others, plan.seed, self.start), held) if fits else 0.0,
            surprise=surprise(seen, self._judgment(others)) if seen else 0.0,
            former_surprise=surprise(seen, by_hand(self.traits)) if seen else 0.0,
            stretch=stretch(self.lessons),
            wins=trials.wins,
            draws=trials.draws,
            unplayed=trials.unplayed,
            accepted=trials.accepted,
        )

    def _table(self, file: str, weights: dict[str, float], trials: Tried) -> Table:
        """Weights with their origin; those that came with the game keep it, and have been tried since."""
        plan, won = self.plan, trials.wins.count
        if plan.shipped:
            known = read_table(plan.game, file)
            about = {"trial": self.command, "trials": trials.wins.of, "won": won}
            return msgspec.structs.replace(known, origin=msgspec.structs.replace(known.origin, **about))
        start = self.start if file == POLICY_FILE else self.former
        origin = Origin(
            command=self.command + f" --output {self._file}" * (not trials.accepted),
            start=digest_of(start) if start else "",
            seed=plan.seed,
            matches=len(self.lessons),
            practice=plan.practice,
            choices=sum(len(lesson.choices) for lesson in self.lessons),
            quick=plan.quick if plan.fits_judgment else 0,
            positions=sum(len(lesson.seen) for lesson in self.lessons)
            + (self.judgments.positions if self.judgments is not None else 0),
            trials=trials.wins.of,
            won=won,
            rules=plan.rules,
            version=__version__,
        )
        return Table(origin, weights)

    @property
    def _file(self) -> str:
        """Where weights are written that have not won."""
        return POLICY_FILE if self.plan.fits_policy else JUDGMENT_FILE

    @property
    def command(self) -> str:
        """What makes all of this again, from the same weights."""
        plan = self.plan
        tries = f"--trials {plan.trials} --level {plan.level} --seed {plan.seed}"
        if plan.shipped:
            return f"dejarik lab train {plan.game} --shipped {tries}"
        return (
            f"dejarik lab train {plan.game} --teacher {plan.teacher} --matches {plan.matches} {tries}"
            + " --from-nothing" * (not plan.onward)
            + f" --practice {plan.practice}" * bool(plan.practice)
            + f" --only {plan.only}" * bool(plan.only)
            + f" --quick {plan.quick}" * plan.fits_judgment
        )


# ---- Weights ------------------------------------------------------------------------------------------


def fit(
    lessons: Sequence[Lesson], seed: int, start: Mapping[str, float] | None = None, epochs: int = EPOCHS
) -> dict[str, float]:
    """The weights under which the choices that were made are likely (Adagrad, one choice after another).

    Words that these choices say nothing about keep the weights that they start with.
    """
    start = start or {}
    places, examples = _joined(lessons)
    weights = [start.get(word, 0.0) for word in places]
    squares = [SETTLED if word in start else 1e-6 for word in places]
    luck = Random(seed)
    for epoch in range(epochs):
        luck.shuffle(examples)
        rate = RATE / (1 + epoch)
        for words, chosen in examples:
            shares = shares_of([sum([weights[word] for word in told]) for told in words])
            for number, told in enumerate(words):
                pull = (1.0 if number == chosen else 0.0) - shares[number]
                if -1e-4 < pull < 1e-4:
                    continue
                for word in told:
                    squares[word] += pull * pull
                    weights[word] += rate * pull / sqrt(squares[word])
    found = {**start, **{word: weights[at] for word, at in places.items()}}
    return {word: round(weight, 3) for word, weight in sorted(found.items()) if abs(weight) >= FAINT}


def _joined(lessons: Iterable[Lesson]) -> tuple[dict[str, int], list[tuple[list[list[int]], int]]]:
    """All choices with one vocabulary; words that are seldom met are left out."""
    lessons = list(lessons)
    met: dict[str, int] = {}
    for lesson in lessons:
        counts = [0] * len(lesson.vocabulary)
        for choice in lesson.choices:
            for told in choice.words:
                for word in told:
                    counts[word] += 1
        for said, count in zip(lesson.vocabulary, counts, strict=True):
            met[said] = met.get(said, 0) + count
    known = sorted(word for word, count in met.items() if count >= SELDOM)
    places = {word: at for at, word in enumerate(known)}
    examples: list[tuple[list[list[int]], int]] = []
    for lesson in lessons:
        to = [places.get(word, -1) for word in lesson.vocabulary]
        for choice in lesson.choices:
            words = [[to[word] for word in told if to[word] >= 0] for told in choice.words]
            examples.append((words, choice.chosen))
    return places, examples


def foretold(weights: dict[str, float], lessons: Iterable[Lesson]) -> float:
    """The share of choices for which the option with the largest weight was chosen."""
    right = count = 0
    for lesson in lessons:
        known = [weights.get(word, 0.0) for word in lesson.vocabulary]
        for choice in lesson.choices:
            likings = [sum([known[word] for word in told]) for told in choice.words]
            right += likings.index(max(likings)) == choice.chosen
            count += 1
    return right / count if count else 0.0


def stretch(lessons: Iterable[Lesson]) -> float:
    """By what `SCALE` of an evaluation should be multiplied so that its chances come true.

    The logarithms of the chances between two seats are stretched until the winners are as likely as can be.
    """
    pairs = [
        log(max(1e-9, judged.chances[judged.winner]) / max(1e-9, judged.chances[1 - judged.winner]))
        for lesson in lessons
        for judged in lesson.judged
        if len(judged.chances) == 2
    ]
    if not pairs:
        return 1.0

    def loss(factor: float) -> float:
        return sum(log(1 + exp(-max(-50.0, min(50.0, factor * pair)))) for pair in pairs)

    return 1 / min((1.1**step for step in range(-30, 31)), key=loss)


def keep(game: str, trained: Trained, output: Path | None = None) -> None:
    """Write the weights where the game has them, or the policy to a file and the judgment beside it."""
    home = Path(str(files(f"dejarik.games.{game}.ai")))
    if trained.table is not None:
        write_table(trained.table, output or home / POLICY_FILE)
    if trained.judgment is not None:
        beside = output if trained.table is None else output and output.with_name(JUDGMENT_FILE)
        write_table(trained.judgment, beside or home / JUDGMENT_FILE)


def write_table(table: Table, file: Path) -> None:
    written = msgspec.json.format(msgspec.json.encode(table), indent=1)
    file.write_bytes(written + b"\n")
