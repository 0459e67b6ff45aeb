"""One match at this keyboard: the record, who plays, what was told to whom, and what can be taken back."""

from pathlib import Path
from typing import Any

from dejarik.cli._play import saving
from dejarik.cli._play.choosing import Offer
from dejarik.cli._play.journal import Journal
from dejarik.cli._play.players import Players, answer_of
from dejarik.games.contract import GameModules, Teller
from dejarik.kernel import Game, Match, Observation, Record, Row, RulesFault, Seat, observe
from dejarik.story import Line, Told
from dejarik.words import Words


class Stuck(Exception):
    """A bot has nothing left that the rules can carry out."""


class Sitting:
    """A match and the people and bots who play it. It prints nothing."""

    def __init__(
        self,
        game: Game[Any, Any],
        modules: GameModules,
        words: Words,
        players: Players,
        match: Match,
        *,
        auto: bool,
    ):
        self.game = game
        self.modules = modules
        self.words = words
        self.players = players
        self.match = match
        self.auto = auto
        state = match.state
        self.people = players.people(modules.seating, state)
        self.bots = players.bots(modules.seating, state)
        self.teller: Teller = modules.seating.teller(words.language)
        # Who reads alone is "you"; people who share a keyboard go by their names.
        you = self.people[0] if len(self.people) == 1 else None
        self.narrator: Teller = modules.seating.teller(words.language, (), you)
        for teller in (self.teller, self.narrator):
            teller.meet(match.at(0))
        self.journal = Journal(self.people)
        self.own: list[int] = []  # the rows that a person really chose: undo goes back to them
        self.unsaved = False
        self._failed: set[str] = set()  # keys that raised an error in this position

    def resumed(self, path: Path) -> "Sitting":
        """The match in a file, with the same players."""
        record = saving.read(path, self.game, self.words)
        return resume(record, self.game, self.modules, self.words, self.players, str(path), auto=self.auto)

    @property
    def asked(self) -> Seat:
        return self.match.state.decision.seat

    @property
    def over(self) -> bool:
        return self.match.state.outcome is not None

    def observation(self, seat: Seat) -> Observation[Any]:
        return observe(self.match.state, seat)

    def offers(self, seat: Seat) -> list[Offer]:
        """The options of a seat, in words."""
        seen = self.observation(seat)
        if seen.decision is None:
            return []
        foretold = self.modules.previews.previews(seen, self.teller)
        return [
            Offer(
                option,
                seen.view.key(option),
                self.teller.option(seen.view, seen.decision, option),
                foretold[option].beside if option in foretold else "",
            )
            for option in seen.options
        ]

    def refused(self, seat: Seat) -> list[Offer]:
        """What the asked seat might expect to choose and cannot; the words are the reasons."""
        view = self.observation(seat).view
        return [
            Offer(
                refusal.option,
                view.key(refusal.option),
                f"{self.teller.refusal(view, seat, refusal)} [{refusal.rule}]",
            )
            for refusal in self.match.state.refusals()
        ]

    def forced(self, seat: Seat) -> Offer | None:
        """The only option, if it may be taken without asking."""
        offers = self.offers(seat) if self.auto else []
        return offers[0] if len(offers) == 1 and offers[0].key not in self._failed else None

    def choose(self, seat: Seat, key: str) -> None:
        self.carry_out(Row(seat, key))

    def asides(self, seat: Seat) -> list[Offer]:
        """What a seat may do without being asked, in words."""
        view = self.observation(seat).view
        return [
            Offer(option, view.key(option), self.teller.option(view, None, option))
            for option in self.match.state.asides(seat)
        ]

    def do_aside(self, seat: Seat, key: str) -> None:
        self.carry_out(Row(seat, key, aside=True))

    def concede(self, seat: Seat) -> bool:
        """Give up, if the game knows how to."""
        for option in self.match.state.asides(seat):
            if option.kind == self.modules.seating.CONCEDE:
                self.do_aside(seat, self.match.state.key(option))
                return True
        return False

    def bot_moves(self, seat: Seat) -> None:
        """Let the bot of a seat choose; what the rules cannot carry out it does not try again."""
        key = answer_of(self.bots[seat], self.observation(seat), self._failed, self.match.state)
        if key is None:
            raise Stuck
        self.carry_out(Row(seat, key))

    def carry_out(self, row: Row) -> None:
        """Play a row and tell everybody what they see of it."""
        decision = None if row.aside else self.match.state.decision_of(row.seat)
        forced = self.auto and decision is not None and len(decision.options) == 1
        first: dict[Seat, list[Line]] = {seat: [] for seat in self.people}
        # A pass that was the only answer changes nothing that anybody would want to read.
        told = row.seat in self.people and row.key != self.modules.seating.PASS
        if forced and told and decision is not None:
            view = self.observation(row.seat).view
            words = self.teller.option(view, decision, decision.options[0])
            first[row.seat].append(Line(None, self.words.say("play-auto", option=words)))
        try:
            news = self.match.play(row)
        except RulesFault:
            self._failed.add(row.key)
            raise
        self._failed.clear()
        rows: dict[Seat, Told] = {}
        for seat in self.people:
            view = self.observation(seat).view
            lines, still_open = self.narrator.log(view, news, seat, self.journal.open(seat))
            rows[seat] = Told([*first[seat], *lines], still_open)
        self.journal.add(rows)
        self.unsaved = True
        if row.seat in self.people and not forced:
            self.own.append(len(self.match.record.rows) - 1)

    def undo(self) -> bool:
        """Back to the last question that a person answered; says whether there was one."""
        if not self.own:
            return False
        self.back_to(self.own.pop())
        return True

    def back_to(self, to: int) -> None:
        """As it was after so many choices of everybody."""
        self.match.undo(to)
        self.journal.cut(to)
        self._failed.clear()
        self.unsaved = True

    def save(self, path: Path) -> None:
        saving.write(self.match.record, path, self.words)
        self.unsaved = False


def resume(
    record: Record,
    game: Game[Any, Any],
    modules: GameModules,
    words: Words,
    players: Players,
    file: str,
    *,
    auto: bool,
    other_rules: bool = False,
) -> Sitting:
    """Play a record again, so that everything that happened can be told, and go on from its end."""
    # A record that cannot be played is refused as a whole, before anything of it is told.
    fresh = saving.replay(record, game, words, file, other_rules=other_rules)
    rows = list(fresh.record.rows)  # as they are spelled now
    fresh.undo(0)
    sitting = Sitting(game, modules, words, players, fresh, auto=auto)
    for row in rows:
        sitting.carry_out(row)
    sitting.journal.all_read()
    sitting.unsaved = False
    return sitting
