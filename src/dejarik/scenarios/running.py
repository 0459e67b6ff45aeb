"""Runs a scenario: chooses what its steps name, compares what it expects.

At every question the state is saved, loaded and played on in the loaded copy; the original goes the same way
beside it, and both have to stay equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from dejarik import games
from dejarik.games.contract import Position, Value
from dejarik.kernel import Decision, Narration, Option, Seat, State, observe
from dejarik.positions import SEATS
from dejarik.scenarios.comparing import UnknownField, fits, show, shown
from dejarik.scenarios.matching import Names, meant, plain, split
from dejarik.scenarios.script import (
    Asides,
    Can,
    Choice,
    Holds,
    Logged,
    Only,
    Refused,
    Scenario,
    Step,
)

# What can be expected of every game.
COMMON = ("asked", "question", "over", "winner", "won-by")

MOST_SILENT = 60  # more unmentioned questions than that between two steps were not meant


@dataclass(slots=True)
class Failure(Exception):
    """Why a scenario does not hold; `what` is a message of `scenario.ftl` without `scenario-fail-`."""

    line: int
    what: str
    about: dict[str, str | int] = field(default_factory=dict)
    legal: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Moved:
    """One choice of somebody, with the positions before and after it, and what happened."""

    before: State
    after: State
    seat: Seat
    decision: Decision | None  # None: it was done without being asked
    option: Option
    news: list[Any]


def moves(scenario: Scenario) -> list[Moved]:
    """All choices of a scenario, for whoever wants to tell them; those that nobody wrote down, too."""
    return _Telling(scenario).moves()


def run(scenario: Scenario) -> Failure | None:
    """Nothing if the scenario holds, else where and why it does not."""
    return _Run(scenario).failure()


class _Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario):
        self.scenario = scenario
        self.position = scenario.position
        self.game = games.find(scenario.game)
        self.names = Names(scenario.position.names)
        self.state: State = scenario.position.begin()
        self.log = self.said(self.state, self.position.opening)
        self.line = scenario.line

    def failure(self) -> Failure | None:
        try:
            for step in self.scenario.steps:
                self.line = step.line
                self.take(step)
            self.no_chance_left()
        except Failure as failure:
            failure.log = self.log
            return failure
        except UnknownField as unknown:
            return Failure(self.line, "field", {"name": unknown.name, "known": ", ".join(unknown.known)})
        except Exception as fault:  # the rules themselves broke: say where, and go on with the next scenario
            about: dict[str, str | int] = {"fault": f"{type(fault).__name__}: {fault}"}
            return Failure(self.line, "fault", about, log=self.log)
        return None

    def take(self, step: Step) -> None:
        match step:
            case Choice():
                self.choose(step)
            case Only():
                self.only(step, self.until_asked(step.seat))
            case Can():
                self.can(step, self.until_asked(step.seat))
            case Asides():
                self.asides(step)
            case Refused():
                self.refused(step, self.until_asked(step.seat))
            case Holds():
                self.holds(step)
            case Logged():
                self.logged(step)

    def fail(self, what: str, decision: Decision | None = None, /, **about: str | int) -> Failure:
        legal = [] if decision is None else [self.words(option) for option in decision.options]
        return Failure(self.line, what, about, legal)

    # ---- Playing ----------------------------------------------------------------------------------

    def choose(self, step: Choice) -> None:
        first: Failure | None = None
        if self.take_aside(step):
            return
        for _ in range(MOST_SILENT):
            decision = self.asked(step.seat)
            if decision is not None:
                found = meant(self.state, self.names, decision.options, step.words)
                if len(found) == 1:
                    self.answer(decision, found[0])
                    return
                if found:
                    matches = ", ".join(map(self.words, found))
                    raise self.fail("ambiguous", decision, words=step.words, matches=matches)
                seat = SEATS[step.seat]
                absent = self.fail("absent", decision, seat=seat, words=step.words, question=decision.kind)
                first = first or absent
            if not self.pass_by(step.seat, decision):
                break
        raise first or self.not_asked(step.seat)

    def take_aside(self, step: Choice) -> bool:
        """Do what the step names without being asked, if it names an aside rather than an answer."""
        decision = self.asked(step.seat)
        if decision is not None and meant(self.state, self.names, decision.options, step.words):
            return False
        found = meant(self.state, self.names, self.state.asides(step.seat), step.words)
        if len(found) != 1:
            return False
        aside = found[0]
        choice = f"{SEATS[step.seat]}: {self.words(aside)}"
        self.carry_out(choice, step.seat, None, aside, lambda one: one.aside(step.seat, aside))
        return True

    def until_asked(self, seat: Seat) -> Decision:
        """The question a seat is asked, after passing those of others."""
        for _ in range(MOST_SILENT):
            decision = self.asked(seat)
            if decision is not None:
                return decision
            if not self.pass_by(seat, None):
                break
        raise self.not_asked(seat)

    def asked(self, seat: Seat) -> Decision | None:
        if self.state.outcome is not None:
            raise self.fail("over", winner=show(_winner(self.state)))
        return self.state.decision_of(seat)

    def pass_by(self, seat: Seat, decision: Decision | None) -> bool:
        """Pass a question that no step mentioned, if possible."""
        if self.scenario.strict:
            return False
        decision = decision or self.state.decision
        option = self.position.way_out(decision, seat)
        if option is None:
            return False
        self.answer(decision, option, silent=True)
        return True

    def not_asked(self, seat: Seat) -> Failure:
        open_ = self.state.decision
        return self.fail("not-asked", open_, seat=SEATS[seat], other=SEATS[open_.seat], question=open_.kind)

    def answer(self, decision: Decision, option: Option, *, silent: bool = False) -> None:
        choice = f"{SEATS[decision.seat]}: {self.words(option)}"
        said = f"{choice} (…)" if silent else choice
        self.carry_out(said, decision.seat, decision, option, lambda one: one.choose(option, decision.seat))

    def carry_out(
        self,
        choice: str,
        seat: Seat,
        decision: Decision | None,
        option: Option,
        act: Callable[[State], list[Any]],
    ) -> None:
        """Do something in the state and in a copy that was saved and loaded; go on with the copy."""
        state = self.state
        asked = state.decision
        saved = state.encode()
        twin: State = self.game.decode(saved)
        same = all(twin.decision_of(seat) == state.decision_of(seat) for seat in range(state.seats))
        if twin.encode() != saved or not same:
            raise self.fail("saved", asked)
        self.log.append(choice)
        self.log += self.said(state, act(state))
        act(twin)
        if twin.encode() != state.encode():
            raise self.fail("saved", asked)
        self.state = twin

    def said(self, state: State, events: Iterable[Any]) -> list[str]:
        facts = (event for event in events if not isinstance(event, Narration))
        return [f"    {self.position.say(state, event)}" for event in facts]

    def words(self, option: Option) -> str:
        """An option with the names the writer gave."""
        subjects = []
        if option.subject != 0 or option.object != 0:
            subjects.append(option.subject)
        if option.object != 0:
            subjects.append(option.object)
        named = [self.names.words.get(one, [self.state.words_of(one)])[0] for one in subjects]
        return " ".join([option.kind, " > ".join(named)]) if named else option.kind

    # ---- Comparing --------------------------------------------------------------------------------

    def only(self, step: Only, decision: Decision) -> None:
        kind = plain(step.kind)
        found = [option for option in decision.options if kind in ("", plain(option.kind))]
        named: list[Option] = []
        for words in step.words:
            bare = [o for o in decision.options if plain(o.kind) == plain(words) and o == Option(o.kind)]
            one = meant(self.state, self.names, found, f"{step.kind} {words}".strip()) or bare
            if not one:
                raise self.fail("only-absent", decision, kind=step.kind, words=words)
            if len(one) > 1:
                raise self.fail("ambiguous", decision, words=words, matches=", ".join(map(self.words, one)))
            named += one
        more = [self.words(option) for option in found if option not in named]
        if more:
            raise self.fail("only-more", decision, kind=step.kind, more=", ".join(more))

    def can(self, step: Can, decision: Decision) -> None:
        for words in step.words:
            found = bool(meant(self.state, self.names, decision.options, words))
            if found != step.open:
                what = "absent" if step.open else "open"
                raise self.fail(what, decision, seat=SEATS[step.seat], words=words, question=decision.kind)

    def asides(self, step: Asides) -> None:
        """Exactly these, now; no question is passed by for it."""
        open_ = self.state.asides(step.seat)
        for words in step.words:
            if not meant(self.state, self.names, open_, words):
                raise self.fail("only-absent", kind="", words=words)
        if len(open_) > len(step.words):
            raise self.fail("only-more", kind="", more=", ".join(map(self.words, open_)))

    def refused(self, step: Refused, decision: Decision) -> None:
        if meant(self.state, self.names, decision.options, step.words):
            raise self.fail("not-refused", decision, words=step.words, rule=step.rule)
        refusals = self.state.refusals()
        found = meant(self.state, self.names, [refusal.option for refusal in refusals], step.words)
        rules = {refusal.rule for refusal in refusals if refusal.option in found}
        if not found:
            kind, parts = split(step.words)
            subjects = [self.names.subjects.get(part) for part in parts]
            option = Option(kind, *(0 if one is None else one for one in subjects[:2]))
            rule = self.position.why_not(self.state, step.seat, option) if None not in subjects else None
            rules = {rule} if rule is not None else set()
        if rules != {step.rule}:
            actual = ", ".join(sorted(rules)) or "–"
            raise self.fail("refused-otherwise", decision, words=step.words, rule=step.rule, actual=actual)

    def holds(self, step: Holds) -> None:
        actual = value(self.position, self.state, step)
        if fits(step.expected, actual) != step.so:
            raise self.fail(
                "value" if step.so else "value-so",
                key=step.key,
                expected=shown(step.expected),
                actual=show(actual),
            )

    def logged(self, step: Logged) -> None:
        lines = iter([plain(line).split("-") for line in self.log])
        said = [plain(line) for line in self.log]
        for words in step.words:
            wanted = plain(words).split("-")
            if not step.so:
                if any(all(word in line.split("-") for word in wanted) for line in said):
                    raise self.fail("logged", words=words)
            elif not any(all(word in line for word in wanted) for line in lines):
                raise self.fail("not-logged", words=words)

    def no_chance_left(self) -> None:
        """A result that was never rolled shows that something else happened than was meant."""
        left = [name for name, results in (self.state.chance.script or {}).items() if results]
        if left:
            raise self.fail("chance-left", names=", ".join(self.scripted(name) for name in left))

    def scripted(self, name: str) -> str:
        """What the writer calls something that chance knows as `thing 3`, `die 4` or `discard 2`."""
        kind, _, number = name.partition(" ")
        if not number.isdecimal():
            return name
        if kind in ("thing", "die"):
            return self.names.words.get(int(number), [name])[0]
        return f"{kind} {SEATS[int(number) - 1]}" if 0 < int(number) <= len(SEATS) else name


class _Telling(_Run):
    """A scenario being played to be told, not to be checked."""

    def moves(self) -> list[Moved]:
        self.made: list[Moved] = []
        for step in self.scenario.steps:
            if isinstance(step, Choice):
                self.choose(step)
        return self.made

    def carry_out(
        self,
        choice: str,
        seat: Seat,
        decision: Decision | None,
        option: Option,
        act: Callable[[State], list[Any]],
    ) -> None:
        before = self.state.copy()
        news = act(self.state)
        self.made.append(Moved(before, self.state.copy(), seat, decision, option, news))


# ---- What is true of a position -----------------------------------------------------------------------


def holds(position: Position, state: State, step: Holds) -> bool:
    """Whether what is expected is true now."""
    return fits(step.expected, value(position, state, step)) == step.so


def value(position: Position, state: State, step: Holds) -> Value:
    """What is true now of that which an expectation names."""
    if step.key in COMMON:
        return _common(state, step.key)
    seen = state if step.viewer is None else observe(state, step.viewer).view
    return position.read(seen, step.key)


def _common(state: State, key: str) -> bool | frozenset[str]:
    over = state.outcome is not None
    match key:
        case "over":
            return over
        case "winner":
            return _winner(state)
        case "won-by":
            return frozenset({state.outcome.rule if state.outcome else "nothing"})
        case "asked":
            return frozenset({"nobody" if over else SEATS[state.decision.seat]})
        case _:
            return frozenset({"none" if over else state.decision.kind})


def _winner(state: State) -> frozenset[str]:
    outcome = state.outcome
    return frozenset({"nobody" if outcome is None else " ".join(SEATS[seat] for seat in outcome.winners)})
