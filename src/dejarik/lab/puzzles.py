"""Puzzles out of matches: looks at every decision of a match for something that can be reached for certain.

A match of a search is known by game, seed and number, so whoever looks at it finds the same. What is kept has
passed all of these, and what has not is counted by the reason:

- `narrow`: one or two first choices reach the aim, by exact search (`puzzles.proving`);
- `long`: the player chooses at least three times between several options;
- `deals`: the proof came true with other deals, too (a check of the prover);
- `luck`: choices at random solve it in at most one of ten tries;
- `simple`: the bot `simple` does not find it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik import games
from dejarik.bots import bot, has_level
from dejarik.games.contract import Aim, Aims
from dejarik.kernel import Decision, Observation, Option, Record, Seat, State, carry_out, observe
from dejarik.kernel.chance import ChanceNeeded, SealedChance
from dejarik.lab.matches import seed_for
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.runner import Runner
from dejarik.puzzles.found import RATED_BY, Found, Origin, name_for, packed, puzzle_from
from dejarik.puzzles.proving import MOST_CHOICES, Prover, TooWide
from dejarik.puzzles.puzzle import Puzzle
from dejarik.puzzles.trial import Trial, answer_for, solve

FEWEST_CHOICES = 3
FEWEST_OPTIONS = 3  # to begin with
MOST_FIRST = 2  # and no more than half of the options
LUCKY_TRIES = 40
MOST_LUCK = 0.1
FEW_NODES = 1_500  # positions in which aims are looked for; after that, only what was found is proved
MOST_IN_ALL = 8_000  # positions of all proofs of one aim, where more first choices have to be tried
DEALS = 3
MANY = 2**60  # seeds of deals
SIMPLE, SIMPLE_TRIES = "simple", 2
PLAYED_BY = (SIMPLE, SIMPLE, "random")  # each seat of a match is played by one of them
TRIES = {"thinker-beginner": 3, "thinker-easy": 3, "thinker-medium": 2, "thinker-hard": 2}
# What each thinks over for a choice: whatever levels become, ratings mean the same.
THOUGHTS = {"thinker-beginner": 0, "thinker-easy": 16, "thinker-medium": 48, "thinker-hard": 240}
LONGEST_ATTEMPT = 40  # choices of everybody
MOST_ALIKE = 5  # puzzles with the same aim that use the same card
MOST_OF_MATCH = 3  # puzzles from one match that are kept
MOST_FOUND = 2 * MOST_OF_MATCH  # in one match; then it is left
PAUSE = 40  # choices of everybody after a puzzle was found: what comes soon is much the same
MOST_TRIED = 3  # aims that are proved in a position of which not everything was tried


class Task(msgspec.Struct, frozen=True):
    """One match of a search."""

    game: str
    seed: int
    match: int
    bots: tuple[str, ...]
    record: str = ""  # a file with a record, instead of a match to be played


class Looked(msgspec.Struct, frozen=True):
    """What came of a match: the puzzles, and how often something was turned down for which reason."""

    task: Task
    version: int
    puzzles: list[Found]
    counts: dict[str, int]


class Rated(msgspec.Struct, frozen=True):
    """How often bots of every level have solved a puzzle."""

    id: str
    solved: dict[str, tuple[int, int]]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the file of progress: one of the two."""

    looked: Looked | None = None
    rated: Rated | None = None


class Chosen(msgspec.Struct, frozen=True):
    """A choice of a line; a real one had several options, and does something."""

    option: Option
    key: str
    real: bool


Answer = Callable[[State, Decision], Option]


# ---- Attempts -----------------------------------------------------------------------------------------


def attempt(puzzle: Puzzle, answer: Answer, luck: int = 0) -> bool:
    """Whether somebody who answers like that solves a puzzle."""
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    for _ in range(LONGEST_ATTEMPT):
        if trial.status != "open":
            break
        decision = state.decision
        mine = decision.seat == puzzle.seat
        option = answer(state, decision) if mine else answer_for(puzzle, state, decision.seat, luck)
        state.choose(option, decision.seat)
        trial.follow(state)
    return trial.status == "solved"


def told(puzzle: Puzzle, answer: Answer) -> Answer:
    """The same player, who was told the task and begins with what it names: to engage that objective."""
    assert puzzle.found is not None
    subject = puzzle.found.aim.subject
    begun = False

    def first(state: State, decision: Decision) -> Option:
        nonlocal begun
        named = [option for option in decision.options if subject and option.subject == subject]
        if not begun and len(named) == 1:
            begun = True
            return named[0]
        begun = True
        return answer(state, decision)

    return first


class Aimed:
    """A bot that is told what a puzzle asks for, and sees as little as any.

    For each choice it has a number of tries: a deal that fits what it sees, one option after the other,
    and choices at random from there. Where no try reaches the aim, it plays as it always does.
    """

    def __init__(self, puzzle: Puzzle, name: str, seed: int):
        assert puzzle.found is not None
        self.puzzle = puzzle
        self.aim, self.seat = puzzle.found.aim, puzzle.found.seat
        self.aims = games.modules(puzzle.found.game).aims
        self.usual = bot(name, seed)
        self.tries = THOUGHTS[name]
        self.luck = Random(seed)

    def choose(self, seen: Observation[Any]) -> Option:
        options = seen.options
        reached = [0] * len(options)
        for number in range(self.tries if len(options) > 1 else 0):
            place = number % len(options)
            reached[place] += self._reaches(seen.deal(self.luck.randrange(MANY)), options[place])
        if not any(reached):
            return self.usual.choose(seen)
        return options[reached.index(max(reached))]

    def _reaches(self, state: State, option: Option) -> bool:
        trial = Trial(self.puzzle, state)
        seat = self.seat
        for _ in range(LONGEST_ATTEMPT):
            state.choose(option, seat)
            trial.follow(state)
            if trial.status != "open":
                break
            seat = state.decision.seat
            option = self.luck.choice(state.decision.options)
        return trial.status == "solved"


def solved_by(puzzle: Puzzle, name: str, tries: int) -> tuple[int, int]:
    """In how many of some tries a bot solves a puzzle; one that has a level is told what it asks for."""

    def once(number: int) -> bool:
        seed = seed_for(number, 0, puzzle.id)
        player = Aimed(puzzle, name, seed) if has_level(name) else bot(name, seed)

        def answer(state: State, decision: Decision) -> Option:
            return player.choose(observe(state, decision.seat))

        return attempt(puzzle, answer if has_level(name) else told(puzzle, answer), number)

    return sum(once(number) for number in range(tries)), tries


def solved_by_luck(puzzle: Puzzle, tries: int = LUCKY_TRIES) -> tuple[int, int]:
    """In how many of some tries choices at random solve a puzzle; too many are not waited for."""
    luck = Random(puzzle.id)

    def anything(_state: State, decision: Decision) -> Option:
        return luck.choice(decision.options)

    solved = 0
    for _ in range(tries):
        solved += attempt(puzzle, told(puzzle, anything))
        if solved > tries * MOST_LUCK:
            break
    return solved, tries


def solves_itself(puzzle: Puzzle) -> bool:
    """Whether the stored solution reaches the aim."""
    trial = Trial(puzzle, puzzle.position.begin())
    try:
        for move in solve(puzzle):
            trial.follow(move.after)
    except ValueError:  # its line is not legal here
        return False
    return trial.status == "solved"


# ---- Proofs -------------------------------------------------------------------------------------------


class Disproved(Exception):
    """Why a puzzle no longer is one; the text is for people who look after puzzles."""


def prove(puzzle: Puzzle) -> list[Option]:
    """The first choices that reach the aim of a puzzle for certain now; `Disproved` if there are none."""
    found = puzzle.found
    assert found is not None
    state = puzzle.position.begin()
    prover = Prover(observe(state, found.seat), games.modules(found.game).aims)
    try:
        first = prover.winning_first(found.aim, prover.sensible(prover.start), MOST_CHOICES)
    except TooWide as wide:
        raise Disproved("the proof takes too long now") from wide
    if not first:
        raise Disproved("the aim cannot be reached for certain")
    return first


def check(found: Found) -> Found:
    """The puzzle as proved by the rules of today; `Disproved` if it cannot be."""
    try:
        puzzle = puzzle_from(found)
        first = prove(puzzle)
        if not solves_itself(puzzle):
            raise Disproved("its solution does not reach the aim")
    except Disproved:
        raise
    except Exception as fault:  # its position cannot be read, or its line is not legal
        raise Disproved(f"{type(fault).__name__}: {fault}") from fault
    aims = games.modules(found.game).aims
    ideas = {aims.alike(puzzle.position.begin(), found.seat, option) for option in first}
    if len(ideas) > most_first(puzzle.position.begin()):
        raise Disproved(f"{len(ideas)} first choices reach the aim")
    version = games.find(found.game).version
    return msgspec.structs.replace(found, version=version, first=len(first))


def checked(found: Found) -> tuple[Found, str]:
    """A puzzle as proved again, or as it was with what is wrong with it."""
    try:
        return check(found), ""
    except Disproved as fault:
        return found, str(fault)


# ---- Looking ------------------------------------------------------------------------------------------


class Looker:
    """Looks at the decisions of one match."""

    def __init__(self, game: str, task: Task):
        self.game = game
        self.task = task
        self.aims: Aims = games.modules(game).aims
        self.counts = Counter[str]()
        self.known: set[tuple[str, ...]] = set()
        self.latest: tuple[Seat, str] | None = None
        self.puzzles: list[Found] = []
        self.since = -PAUSE  # when the latest was found

    def look(self, state: State, choices: int) -> None:
        """All that can be asked for in a position."""
        decision = state.decision
        if decision.kind not in self.aims.BEGINS or len(decision.options) < FEWEST_OPTIONS:
            return
        if choices < self.since + PAUSE:
            return
        seat = decision.seat
        seen = observe(state, seat)
        if not self.aims.worth_a_look(seen.view, seat):
            return
        if self.aims.LOOPS and self.latest == (seat, decision.kind):
            return  # later in the same turn there is only less to choose
        self.latest = (seat, decision.kind)
        self.counts["positions"] += 1
        prover = Prover(seen, self.aims)
        ways, everything = prover.reachable(FEW_NODES)
        self.counts["too wide"] += not everything
        most = {(aim.kind, aim.subject): max(ways, key=lambda one: _amount(one, aim)) for aim in ways}
        order = sorted(
            set(most.values()), key=lambda one: (self.aims.KINDS.index(one.kind), str(one.subject))
        )
        for aim in order if everything else order[:MOST_TRIED]:
            self.counts["within reach"] += 1
            if ways[aim].choices < FEWEST_CHOICES:
                self.counts["too short"] += 1
                continue
            found = self.judged(state, prover, aim, ways[aim].first, choices, exact=everything)
            if found is not None:
                self.puzzles.append(found)
                self.since = choices
                self.counts["found"] += 1
                return  # one for each position

    def judged(
        self, state: State, prover: Prover, aim: Aim, first: list[Option], choices: int, *, exact: bool = True
    ) -> Found | None:
        """A puzzle, if it is one; `exact`: no further first choices can reach the aim."""
        if self.ideas(state, first) > MOST_FIRST + 1:
            self.counts["not narrow"] += 1
            return None
        easy = self.easy(puzzle_from(self.begun(state, aim, 0, choices)))
        if easy:
            self.counts[easy] += 1
            return None
        try:
            sure = self.sure(state, prover, aim, first if exact else prover.sensible(prover.start))
            if not 1 <= self.ideas(state, sure) <= most_first(state):
                self.counts["not narrow" if sure else "not sure"] += 1
                return None
            found = self.begun(state, aim, len(sure), choices)
            line = self.line(puzzle_from(found), state, prover)
        except TooWide:
            self.counts["proof too wide"] += 1
            return None
        real = sum(choice.real for choice in line)
        if real < FEWEST_CHOICES:
            self.counts["too short"] += 1
            return None
        about = self.aims.about(state, found.seat, aim, [choice.option for choice in line])
        if about in self.known:
            self.counts["seen before"] += 1
            return None
        self.known.add(about)
        keys = tuple(choice.key for choice in line)
        return self.tried(msgspec.structs.replace(found, line=keys, choices=real, about=about), state)

    def sure(self, state: State, prover: Prover, aim: Aim, first: Sequence[Option]) -> list[Option]:
        """The first choices that reach the aim for certain; too many are not waited for."""
        found: list[Option] = []
        nodes = 0
        for option in first:
            found += prover.winning_first(aim, [option], MOST_CHOICES)
            nodes += prover.nodes
            if nodes > MOST_IN_ALL:
                raise TooWide
            if self.ideas(state, found) > MOST_FIRST:
                break
        return found

    def ideas(self, state: State, options: Sequence[Option]) -> int:
        """How many different options there are, if equal dice are one."""
        return len({self.aims.alike(state, state.decision.seat, option) for option in options})

    def begun(self, state: State, aim: Aim, first: int, choices: int) -> Found:
        """A puzzle without its line."""
        task, saved = self.task, packed(state)
        return Found(
            id=name_for(aim, saved),
            game=self.game,
            version=games.find(self.game).version,
            seat=state.decision.seat,
            aim=aim,
            line=(),
            first=first,
            options=len(state.decision.options),
            choices=0,
            luck=(0, 0),
            about=(),
            origin=Origin(choices, task.seed, task.match, task.bots, task.record),
            state=saved,
        )

    def line(self, puzzle: Puzzle, state: State, prover: Prover | None = None, luck: int = 0) -> list[Chosen]:
        """A shortest way to the aim, against answers of others; empty if it is not reached."""
        found = puzzle.found
        assert found is not None
        aim, seat = found.aim, found.seat
        made: list[Chosen] = []
        here = state.copy()
        for _ in range(LONGEST_ATTEMPT):
            if self.aims.holds(here, seat, aim):
                return made
            if here.outcome is not None:
                break
            decision = here.decision
            if decision.seat == seat:
                prover = prover or Prover(observe(here, seat), self.aims)
                option = prover.next_choice(prover.start, aim, MOST_CHOICES)
                prover = None
                if option is None:
                    break
                real = len(decision.options) > 1 and option.kind not in self.aims.PASSING
                made.append(Chosen(option, here.stored_key(option), real))
            elif luck:
                option = Random(luck).choice(decision.options)
            else:
                option = answer_for(puzzle, here, decision.seat)
            here.choose(option, decision.seat)
        return []

    def easy(self, puzzle: Puzzle) -> str:
        """Who solves it without much thought: luck, or what looks best. Quicker than a proof."""
        luck = solved_by_luck(puzzle)
        if luck[0] > luck[1] * MOST_LUCK:
            return "by luck"
        return "simple finds it" if solved_by(puzzle, SIMPLE, SIMPLE_TRIES)[0] else ""

    def tried(self, found: Found, state: State) -> Found | None:
        """Solved by its line, with other deals, too."""
        puzzle = puzzle_from(found)
        if not solves_itself(puzzle):
            self.counts["solution differs"] += 1
            return None
        if not self.comes_true(puzzle, state):
            self.counts["not in other deals"] += 1
            return None
        return msgspec.structs.replace(found, luck=solved_by_luck(puzzle))

    def comes_true(self, puzzle: Puzzle, state: State) -> bool:
        """Whether the proof holds with other deals, against answers at random: a check of the prover."""
        seen = observe(state, puzzle.seat)
        for number in range(1, DEALS + 1):
            dealt = seen.deal(number)
            dealt.chance = SealedChance(0)
            try:
                if not self.line(puzzle, dealt, luck=number):
                    return False
            except (ChanceNeeded, TooWide):
                return False
        return True


def most_first(state: State) -> int:
    """How many first choices of a puzzle may reach its aim."""
    return min(MOST_FIRST, len(state.decision.options) // 2)


def _amount(one: Aim, like: Aim) -> int:
    """How much an aim asks for, if it is of that kind and about the same."""
    return one.amount if (one.kind, one.subject) == (like.kind, like.subject) else -1


def look_at(task: Task) -> Looked:
    """One match from its first choice to its last."""
    looker = Looker(task.game, task)
    try:
        for choices, state in enumerate(_positions(task)):
            looker.look(state, choices)
            if len(looker.puzzles) == MOST_FOUND:
                break
    except Exception as fault:
        fault.add_note(f"in match {task.match} of a search for puzzles with seed {task.seed}")
        raise
    return Looked(task, games.find(task.game).version, looker.puzzles, dict(looker.counts))


def _positions(task: Task) -> Iterator[State]:
    """The positions of a match at each of its choices; each is lent."""
    game = games.find(task.game)
    if task.record:
        record = Record.decode(Path(task.record).read_bytes())
        state = game.new(game.decode_setup(record.setup), record.seed)
        for row in record.rows:
            yield state
            carry_out(state, row)
        return
    seed = seed_for(task.seed, task.match, "match")
    state = game.new(setup_of(task), seed)
    bots = [bot(name, seed_for(task.seed, task.match, f"bot {at}")) for at, name in enumerate(task.bots)]
    while state.outcome is None:
        yield state
        seat = state.decision.seat
        state.choose(bots[seat % len(bots)].choose(observe(state, seat)), seat)


def setup_of(task: Task) -> Any:
    """What the match is played with."""
    return games.modules(task.game).aims.setup(Random(seed_for(task.seed, task.match, "setup")))


def tasks_of(game: str, seed: int, matches: int) -> list[Task]:
    """The matches of a search; stronger and weaker bots come to different positions."""
    tasks = []
    for match in range(matches):
        luck = Random(seed_for(seed, match, "bots"))
        tasks.append(Task(game, seed, match, tuple(luck.choice(PLAYED_BY) for _ in range(2))))
    return tasks


# ---- A whole search -----------------------------------------------------------------------------------


class Search:
    """Matches looked at and puzzles rated so far, in memory and, if there is a path, in a file."""

    def __init__(self, game: str, path: Path | None):
        self.game = game
        self.path = path
        self.looked: dict[Task, Looked] = {}
        self.rated: dict[str, Rated] = {}
        for line in read_lines(path, Line):
            self._keep(line)

    def _keep(self, line: Line) -> None:
        version = games.find(self.game).version
        if line.looked is not None and line.looked.version == version:
            self.looked[line.looked.task] = line.looked
        if line.rated is not None:
            self.rated[line.rated.id] = line.rated

    def add(self, line: Line) -> None:
        add_line(self.path, line)
        self._keep(line)

    @property
    def counts(self) -> Counter[str]:
        """What was turned down, and why."""
        total = Counter[str]()
        for looked in self.looked.values():
            total.update(looked.counts)
        return total

    def found(self) -> list[Found]:
        """All puzzles, in the order of the matches."""
        return [one for looked in self.looked.values() for one in looked.puzzles]

    def look(self, tasks: Sequence[Task], runner: Runner) -> Iterator[Looked]:
        """At all matches that were not looked at before."""
        waiting = [task for task in tasks if task not in self.looked]
        for looked in runner.map_batches(look_at, waiting):
            self.add(Line(looked=looked))
            yield looked

    def rate(self, puzzles: Sequence[Found], runner: Runner) -> Iterator[Rated]:
        """All puzzles that were not rated before."""
        waiting = [one for one in puzzles if one.id not in self.rated]
        for rated in runner.map_batches(rated_by_bots, waiting):
            self.add(Line(rated=rated))
            yield rated

    def collection(self, puzzles: Sequence[Found]) -> list[Found]:
        """The puzzles with their ratings, the easiest first."""
        done = [
            msgspec.structs.replace(one, solved=self.rated[one.id].solved)
            for one in puzzles
            if one.id in self.rated
        ]
        return sorted(done, key=lambda one: (one.rating, one.choices, one.id))


def rated_by_bots(found: Found) -> Rated:
    """Bots of every level try, from the weakest on; those above one that always solves it need not."""
    puzzle = puzzle_from(found)
    solved: dict[str, tuple[int, int]] = {}
    for name in RATED_BY:
        solved[name] = solved_by(puzzle, name, TRIES[name])
        if solved[name][0] == solved[name][1]:
            break
    return Rated(found.id, solved)


def chosen(puzzles: Sequence[Found], wanted: int, known: Sequence[Found] = ()) -> list[Found]:
    """So many different ones, also from those that are known: no idea twice, few with the same aim and card.

    None has more first choices than the page with the puzzles says, and few of them are from one match. All
    kinds of aims take turns, the most wanted first, and long lines come first in each.
    """
    order = games.modules(puzzles[0].game).aims.KINDS if puzzles else ()
    ranked = sorted(puzzles, key=lambda one: (order.index(one.aim.kind), -one.choices, one.first, one.id))
    kept: list[Found] = []
    ideas = {one.about for one in known}
    alike = Counter(use for one in known for use in _uses(one))
    matches = Counter(_match(one) for one in known)
    for one in ranked:
        if one.first > min(MOST_FIRST, one.options // 2):  # with equal dice that count as one in a search
            continue
        if one.about in ideas or any(alike[use] >= MOST_ALIKE for use in _uses(one)):
            continue
        if matches[_match(one)] >= MOST_OF_MATCH:
            continue
        ideas.add(one.about)
        alike.update(_uses(one))
        matches[_match(one)] += 1
        kept.append(one)
    turns = Counter[str]()
    round_of: dict[str, int] = {}
    for one in kept:
        round_of[one.id] = turns[one.aim.kind]
        turns[one.aim.kind] += 1
    return sorted(kept, key=lambda one: round_of[one.id])[:wanted]


def _match(found: Found) -> tuple[int, int, str]:
    """The match that a puzzle comes from."""
    return found.origin.seed, found.origin.match, found.origin.record


def _uses(found: Found) -> set[tuple[str, str]]:
    """The cards and places that a puzzle is about, with its aim; a number is neither."""
    kind = found.aim.kind
    named = [use for use in found.about[1:] if not use.rpartition(" ")[2].isdecimal()]
    return {(kind, use) for use in named if use}
