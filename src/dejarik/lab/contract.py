"""What every game promises, checked along random matches.

`check` takes any game and a setup, walks matches chosen by their seeds, and looks closely at some of
the positions: a state is a value, options are sound, nobody sees too much, nothing is lost, matches end.

    python -m dejarik.lab.contract --game destiny --matches 1000 --seed 1

A setup is one of a game's samples, or any other by its number: `--sample "random 17"`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from shlex import quote
from typing import Any

import msgspec

from dejarik.kernel import (
    Decision,
    Fact,
    Facts,
    Game,
    Match,
    Pile,
    Record,
    Row,
    Seat,
    State,
    Together,
    foresee,
    observe,
)
from dejarik.kernel.data import astuple, is_data
from dejarik.lab.random_play import answer_together, open_seats, play_on

WORD = r"[\w+'’\"«».,:;!?#/&%()–−-]+"
READABLE = re.compile(rf"[a-z][\w-]*(?: (?:>|{WORD}))*")
AHEAD = 6  # this many choices are played on when two futures are compared
RANDOM = "random"  # the sample "random 17" is the game's setup number 17

MOST_OPTIONS = 120  # in one question
MOST_CHOICES = 20_000  # in one match

# What is looked at in a position, in this order.
LOOKS = ("copies", "options", "saves", "observations", "together", "asides", "undo", "foresight")


class Broken(AssertionError):
    """A promise was not kept: which one, where, and how to see it again."""

    def __init__(self, check: str, reason: str, record: Record, sample: str):
        self.check = check
        self.reason = reason
        self.record = record
        self.seed = record.seed
        self.row = len(record.rows)
        again = (
            f"python -m dejarik.lab.contract --game {record.game} --seed {record.seed} --matches 1 --every 1"
        )
        if sample:
            again = f"{again} --sample {quote(sample)}"
        where = f"{record.game} {sample}, seed {record.seed}, after {self.row} choices"
        super().__init__(f"{where}: {check}: {reason}\n  {again}")


class Report(msgspec.Struct):
    """What was walked."""

    matches: int = 0
    choices: int = 0
    positions: int = 0  # looked at closely
    longest: int = 0  # choices in one match
    widest: int = 0  # options in one question


def check(
    game: Game[Any, Any],
    setup: msgspec.Struct,
    seeds: Iterable[int] = range(20),
    every: int = 7,
    progress: Callable[[Report], None] | None = None,
    *,
    sample: str = "",
    most_options: int = MOST_OPTIONS,
    most_choices: int = MOST_CHOICES,
    looks: Collection[str] = LOOKS,
    ahead: int = AHEAD,
) -> Report:
    """Walk one match for each seed and look closely at every `every`-th position; raises `Broken`."""
    report = Report()
    for seed in seeds:
        walk = _Walk(game, setup, seed, sample, report, most_options, looks, ahead)
        walk.through(every, most_choices)
        report.matches += 1
        if progress is not None:
            progress(report)
    return report


class _Walk:
    """One random match, and the checks along it."""

    def __init__(
        self,
        game: Game[Any, Any],
        setup: msgspec.Struct,
        seed: int,
        sample: str,
        report: Report,
        most_options: int,
        looks: Collection[str],
        ahead: int,
    ):
        self.game = game
        self.seed = seed
        self.sample = sample
        self.report = report
        self.most_options = most_options
        self.looks = looks
        self.ahead = ahead
        self.match = Match(game, setup, seed)
        self.guess = game.closed_lists(setup)
        self.start = self.match.state.inventory()
        self.kept: list[tuple[int, State, bytes]] = []

    @property
    def state(self) -> State:
        return self.match.state

    def broken(self, check: str, reason: str) -> Broken:
        return Broken(check, reason, self.match.record, self.sample)

    def require(self, kept: bool, check: str, reason: str) -> None:
        if not kept:
            raise self.broken(check, reason)

    @contextmanager
    def trying(self, check: str, what: str) -> Iterator[None]:
        """Any error in here breaks the promise `check`."""
        try:
            yield
        except Broken:
            raise
        except Exception as error:
            cause = error.__cause__ or error
            raise self.broken(check, f"{what}: {type(cause).__name__}: {cause}") from error

    def through(self, every: int, most_choices: int) -> None:
        """The choices depend on the seed alone, so looking more closely does not lead elsewhere."""
        steps = Random(self.seed)
        rows = self.match.record.rows
        unnoted = self.notes_are_true()
        while self.state.outcome is None:
            self.require(len(rows) < most_choices, "ends", f"still going on after {most_choices} choices")
            seat = steps.choice(open_seats(self.state))
            decision = self.question(seat)
            if (len(rows) + self.seed) % every == 0:
                self.look_closely()
            key = self.state.key(steps.choice(decision.options))
            with self.trying("options", f"seat {seat} chose {key!r}"):
                self.match.play(Row(seat, key))
            self.nothing_lost(self.state, key)
            self.nothing_owed(self.state, key)
            unnoted = self.nothing_forgotten(unnoted, key)
        self.report.choices += len(rows)
        self.report.longest = max(self.report.longest, len(rows))
        self.look_back()

    def question(self, seat: Seat) -> Decision:
        """What `seat` is asked, if it is well put."""
        with self.trying("options", f"the question to seat {seat}"):
            decision = self.state.decision_of(seat)
            assert decision is not None
            keys = [self.state.key(option) for option in decision.options]
            stored = [self.state.stored_key(option) for option in decision.options]
        self.report.widest = max(self.report.widest, len(keys))
        self.require(bool(keys), "options", f"there is nothing to choose for {decision.kind!r}")
        self.require(len(keys) <= self.most_options, "bounded", f"{len(keys)} options for {decision.kind!r}")
        doubled = {key for spelled in (keys, stored) for key in spelled if spelled.count(key) > 1}
        self.require(not doubled, "distinct", f"more than one option is called {doubled}")
        unreadable = [key for key in keys if not READABLE.fullmatch(key)]
        self.require(not unreadable, "readable", f"these are no words: {unreadable}")
        return decision

    def nothing_owed(self, state: State, key: str) -> None:
        """Nobody has paid or lost more than there was."""
        below = [name for name, number in state.counters() if number < 0]
        self.require(not below, "counters", f"{key!r} left less than nothing: {below}")

    def nothing_lost(self, state: State, key: str) -> None:
        now = state.inventory()
        if not kept_whole(now, self.start):
            raise self.broken("inventory", f"{key!r} made {now} out of {self.start}")

    def notes_are_true(self) -> list[Counter[tuple[Seat, str]]]:
        """What seats have noted is so. Returns, for each seat, the others' hidden cards without a note.

        Of their own cards seats need no note as long as all that they do not see lie in one place.
        """
        unnoted = []
        for seat in range(self.state.seats):
            notes, truth = self.state.noted(seat), self.state.whereabouts(seat)
            if not can_be(notes, truth):
                raise self.broken("notes", f"seat {seat} believes {notes}, but it is {truth}")
            hidden, noted = (
                Counter((owner, card) for owner, card, _ in facts if owner != seat)
                for facts in (truth, notes)
            )
            unnoted.append(hidden - noted)
        return unnoted

    def nothing_forgotten(
        self, before: list[Counter[tuple[Seat, str]]], key: str
    ) -> list[Counter[tuple[Seat, str]]]:
        """A card that a seat has seen and that is hidden from it now has been noted."""
        unnoted = self.notes_are_true()
        for seat, (now, then) in enumerate(zip(unnoted, before, strict=True)):
            if not now <= then:
                raise self.broken("notes", f"with {key!r} seat {seat} forgot {dict(now - then)}")
        return unnoted

    def look_closely(self) -> None:
        self.report.positions += 1
        dice = Random(self.seed * 1_000_003 + len(self.match.record.rows))
        saved = self.state.encode()
        for look in LOOKS:
            if look in self.looks:
                getattr(self, look)(saved, dice)
                self.unmoved(saved)
        # After the undo, which begins another state: this one is the original that moves on.
        self.kept.append((len(self.match.record.rows), self.state.copy(), saved))

    def unmoved(self, saved: bytes) -> None:
        now = self.state.encode()
        self.require(now == saved, "copy", f"the original moved with a copy: {differs(now, saved)}")

    def copies(self, saved: bytes, dice: Random) -> None:
        with self.trying("copy", "making a copy"):
            copy = self.state.copy()
        self.require(
            copy.encode() == saved, "copy", f"a copy is another one: {differs(copy.encode(), saved)}"
        )

    def saves(self, saved: bytes, dice: Random) -> None:
        with self.trying("save", "loading what was saved"):
            loaded, copy = self.game.decode(saved), self.state.copy()
            again = loaded.encode()
        self.require(again == saved, "save", f"loading changed it: {differs(again, saved)}")
        for _ in range(self.ahead):
            if copy.outcome is not None:
                return
            seat = dice.choice(open_seats(copy))
            here, there = copy.decision_of(seat), loaded.decision_of(seat)
            self.require(here == there, "save", f"the loaded state asks {there}, not {here}")
            if here is None or not here.options:
                raise self.broken("options", f"a few choices ahead seat {seat} has nothing to choose")
            option = dice.choice(here.options)
            with self.trying("options", f"a few choices ahead, {option}"):
                copy.choose(option, seat)
            with self.trying("save", f"after loading, {option}"):
                loaded.choose(option, seat)
            future, other = copy.encode(), loaded.encode()
            self.require(future == other, "save", f"another future after loading: {differs(other, future)}")

    def options(self, saved: bytes, dice: Random) -> None:
        """Every option, at least on a copy."""
        for seat in open_seats(self.state):
            for option in self.question(seat).options:
                key = self.state.key(option)
                with self.trying("options", f"{key!r} on a copy"):
                    copy = self.state.copy()
                    copy.choose(option, seat)
                self.nothing_lost(copy, key)
                self.unmoved(saved)

    def foresight(self, saved: bytes, dice: Random) -> None:
        """What a seat foresees from what it sees comes true, whatever is hidden from it."""
        for seat in open_seats(self.state):
            with self.trying("foresight", f"what seat {seat} foresees"):
                foreseen = foresee(observe(self.state, seat))
            for option, one in foreseen.items():
                key, copy = self.state.key(option), self.state.copy()
                with self.trying("options", f"{key!r} on a copy"):
                    news = [copy.seen_by(event, seat) for event in copy.choose(option, seat)]
                told = news if one.whole else news[: len(one.news)]
                if not came_true(one.news, told):
                    raise self.broken("foresight", f"{key!r} was to do {one.news} and did {told}")
                if one.whole:
                    counted = [sorted(state.counters()) for state in (one.state, copy)]
                    self.require(
                        counted[0] == counted[1] and one.state.outcome == copy.outcome,
                        "foresight",
                        f"after {key!r} seat {seat} expected {counted[0]}, there is {counted[1]}",
                    )

    def observations(self, saved: bytes, dice: Random) -> None:
        deals = []
        for seat in (None, *range(self.state.seats)):
            who = "a spectator" if seat is None else f"seat {seat}"
            one, other = dice.randrange(2**32), dice.randrange(2**32)
            with self.trying("observation", f"what {who} sees"):
                seen = observe(self.state, seat)
                deal = seen.deal(one, self.guess)
                exchanged = observe(deal, seat)
                again = observe(seen.deal(other, self.guess), seat).deal(one, self.guess)
                asked = deal.copy()
                asked.run()
            if seat is not None:
                mine, dealt = keys(self.state, seat), keys(deal, seat)
                self.require(mine == dealt, "same options", f"{who} has {mine}, in a deal {dealt}")
            self.require(
                exchanged.encode() == seen.encode(),
                "exchange",
                f"{who} notices what cannot be seen: {differs(exchanged.encode(), seen.encode())}",
            )
            self.require(
                deal.encode() == again.encode(),
                "deal",
                f"{who} deals from equal observations and seeds: {differs(again.encode(), deal.encode())}",
            )
            self.require(
                asked.encode() == deal.encode(), "asked", f"that it is asked at all tells {who} something"
            )
            if seat is not None and mine and not isinstance(self.state.stack[-1], Together):
                self.reveals(seat, deal.copy(), dice.choice(mine))
            deals.append((seat, who, deal.copy()))
            with self.trying("deal", f"playing on what {who} dealt"):
                play_on(deal, dice, self.ahead)
        if not isinstance(self.state.stack[-1], Together):
            for seat, who, deal in deals:
                self.sees_what_it_is_told(seat, who, deal, dice)

    def reveals(self, seat: Seat, deal: State, key: str) -> None:
        """A choice that counts as revealing nothing leads `seat` to the same sight in every deal."""
        truth = self.state.copy()
        shown = [(state.reveals, state.chance.used) for state in (truth, deal)]
        with self.trying("deal", f"{key!r} in what seat {seat} dealt"):
            for state in (truth, deal):
                state.choose(state.find(state.decision, key), seat)
        if shown == [(state.reveals, state.chance.used) for state in (truth, deal)]:
            one, other = observe(deal, seat).encode(), observe(truth, seat).encode()
            self.require(
                one == other, "reveals", f"{key!r} told seat {seat} something: {differs(one, other)}"
            )

    def sees_what_it_is_told(self, viewer: Seat | None, who: str, deal: State, dice: Random) -> None:
        """One choice and the same luck in two worlds that look the same to a viewer.

        Told the same, it sees the same afterwards, or something leaked; but what has come to light may lie
        there without a word, only nobody notes what was neither told nor seen. Told different things, it
        sees different ones if the game keeps notes, or something was forgotten.
        """
        truth = self.state.copy()
        seat = truth.decision.seat
        deal.chance = truth.chance.copy()
        key = dice.choice(keys(truth, seat))
        if key not in keys(deal, seat):
            return
        revealed = truth.revealed_so_far()
        with self.trying("deal", f"{key!r} in what {who} dealt"):
            news = [
                [
                    state.seen_by(event, viewer)
                    for event in state.choose(state.find(state.decision, key), seat)
                ]
                for state in (truth, deal)
            ]
        sights = [observe(state, viewer) for state in (deal, truth)]
        one, other = (sight.encode() for sight in sights)
        if news[0] == news[1]:
            boards = [without_memory(sight.view) for sight in sights]
            shown = truth.revealed_so_far() != revealed and boards[0] != boards[1]
            told = one == other or shown
            self.require(told, "told", f"after {key!r} {who} sees what nobody told: {differs(one, other)}")
        elif type(truth).noted is not State.noted and words_in(news[0]) != words_in(news[1]):
            self.require(one != other, "told", f"after {key!r} {who} has forgotten what was told: {news}")

    def together(self, saved: bytes, dice: Random) -> None:
        frame = self.state.stack[-1]
        if not isinstance(frame, Together) or len(frame.open) < 2:
            return
        luck = dice.randrange(2**32)
        ways = []
        for order in (frame.open, tuple(reversed(frame.open))):
            with self.trying("commute", f"answering a simultaneous question in the order {order}"):
                ways.append(answer_together(self.state.copy(), order, luck))
            self.unmoved(saved)
        self.require(ways[0] == ways[1], "commute", f"the order matters: {differs(ways[1], ways[0])}")
        for seat in frame.open:
            copy = self.state.copy()
            decision = self.question(seat)
            copy.choose(dice.choice(decision.options), seat)
            if len(copy.stack) < len(self.state.stack) or copy.stack[-1] != frame:
                continue  # the list was closed, as everybody may know
            for other in frame.open:
                kept = other == seat or observe(copy, other).encode() == observe(self.state, other).encode()
                self.require(kept, "sealed", f"seat {other} noticed what seat {seat} chose")

    def asides(self, saved: bytes, dice: Random) -> None:
        depth = len(self.state.stack)
        for seat in range(self.state.seats):
            for option in self.state.asides(seat):
                key = self.state.key(option)
                with self.trying("aside", f"{key!r} of seat {seat}"):
                    copy = self.state.copy()
                    copy.aside(seat, option)
                    for _ in range(self.ahead * 4):
                        if copy.outcome is not None or len(copy.stack) <= depth:
                            break
                        play_on(copy, dice, 1)
                    stale = copy.outcome is None and copy.decision != self.game.decode(copy.encode()).decision
                self.require(not stale, "aside", f"after {key!r} the question below was not asked anew")
                self.nothing_lost(copy, key)

    def undo(self, saved: bytes, dice: Random) -> None:
        rows = self.match.record.rows.copy()
        back = dice.randint(max(0, len(rows) - self.ahead), len(rows))
        with self.trying("undo", f"taking back to choice {back} of {len(rows)}"):
            self.match.undo(back)
            for row in rows[back:]:
                self.match.play(row)
        self.require(
            self.state.encode() == saved,
            "undo",
            f"{len(rows) - back} choices undone and done again: {differs(self.state.encode(), saved)}",
        )

    def look_back(self) -> None:
        """After the end: the copies made on the way have not moved."""
        for row, copy, saved in self.kept:
            kept = copy.encode() == saved
            self.require(
                kept,
                "copy",
                f"the copy of row {row} moved with the original: {differs(copy.encode(), saved)}",
            )


def came_true(foreseen: object, told: object) -> bool:
    """Whether events are what was expected; a blank stands for anything, among names in any place."""
    if isinstance(foreseen, list | tuple) and isinstance(told, list | tuple):
        if len(foreseen) != len(told):
            return False
        if "" in foreseen and all(isinstance(name, str) for name in foreseen):
            return Counter(filter(None, foreseen)) <= Counter(told)  # a hand that was drawn has no order
        return all(map(came_true, foreseen, told))
    if is_data(foreseen) and type(foreseen) is type(told):
        return came_true(astuple(foreseen), astuple(told))
    return foreseen in ("", told)


def without_memory(view: State) -> bytes:
    """What lies before a seat, without what it remembers: its facts, and places in piles."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, Facts):
            setattr(view, name, Facts([]))
        elif isinstance(value, Pile):
            setattr(view, name, Pile([""] * len(value.cards)))
        elif name == "unseen":
            setattr(view, name, [])
        elif isinstance(value, list) and value and isinstance(value[0], Pile):
            setattr(view, name, [Pile([""] * len(pile.cards)) for pile in value])
    return view.encode()


def words_in(news: list[msgspec.Struct]) -> Counter[str]:
    """All names in events, in no order: what was drawn one by one lies in a hand together."""
    parts = (part for event in news for part in astuple(event))
    words = (word for part in parts for word in (part if isinstance(part, tuple) else (part,)))
    return Counter(word for word in words if isinstance(word, str))


def can_be(notes: list[Fact], truth: list[Fact]) -> bool:
    """Whether each note can be about a card of its own."""
    about: dict[int, int] = {}  # number of a card -> number of the note about it

    def find(number: int, tried: set[int]) -> bool:
        owner, card, zones = notes[number]
        for at, (whose, which, zone) in enumerate(truth):
            if which == card and whose == owner and zone & zones and at not in tried:
                tried.add(at)
                if at not in about or find(about[at], tried):
                    about[at] = number
                    return True
        return False

    return all(find(number, set()) for number in range(len(notes)))


def keys(state: State, seat: Seat) -> list[str]:
    decision = state.decision_of(seat)
    return [] if decision is None else [state.key(option) for option in decision.options]


def kept_whole(now: object, start: object) -> bool:
    """Nothing is lost or doubled; an owner who has left the game may have taken everything along."""
    if now == start:
        return True
    return (
        isinstance(now, list) and isinstance(start, list) and bool(now) and all(own in start for own in now)
    )


def setups_called(game: Game[Any, Any], sample: str | None) -> dict[str, msgspec.Struct]:
    """The sample of that name, the random setup of that number, or all samples."""
    if sample is None:
        return game.samples()
    number = sample.removeprefix(f"{RANDOM} ")
    if number.isdecimal():
        return {sample: game.random_setup(int(number))}
    return {name: setup for name, setup in game.samples().items() if name == sample}


def differs(one: bytes, other: bytes) -> str:
    """The first place where two encodings differ, with a little around it; nothing if they are equal."""
    if one == other:
        return ""
    shorter = min(len(one), len(other))
    place = next((place for place in range(shorter) if one[place] != other[place]), shorter)
    around = slice(max(0, place - 40), place + 30)
    return f"…{one[around].decode(errors='replace')}… for …{other[around].decode(errors='replace')}…"


def main(arguments: list[str] | None = None) -> int:
    """The command line: walk the samples of the games until enough matches were seen."""
    import argparse
    import sys

    from dejarik import games

    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.contract", description=__doc__)
    parser.add_argument("--game", action="append", help="a game's name; all games if none is given")
    parser.add_argument(
        "--sample", help='one setup of the game, or "random 17"; all samples if none is given'
    )
    parser.add_argument("--matches", type=int, default=20, help="number of matches for each setup")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--every", type=int, default=7, help="look closely at every n-th position")
    chosen = parser.parse_args(arguments)

    for name in chosen.game or games.names():
        game = games.find(name)
        for sample, setup in setups_called(game, chosen.sample).items():

            def show(report: Report, at: str = f"{name} {sample}") -> None:
                counts = f"{report.matches}/{chosen.matches} matches, {report.choices} choices"
                print(f"\r{at}: {counts}, {report.positions} looked at", end="", file=sys.stderr, flush=True)

            seeds = range(chosen.seed, chosen.seed + chosen.matches)
            try:
                report = check(game, setup, seeds, chosen.every, show, sample=sample)
            except Broken as broken:
                print(file=sys.stderr)
                print(broken)
                return 1
            print(file=sys.stderr)
            print(f"{name} {sample}: {msgspec.json.encode(report).decode()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
