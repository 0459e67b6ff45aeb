"""A puzzle at this keyboard: its task above every question, its own hints, and what the attempt came to."""

from typing import Any

from dejarik.bots import Bot, bot
from dejarik.cli._play.choosing import Offer
from dejarik.cli._play.commands import OF_MATCHES, Command, words_of
from dejarik.cli._play.players import Players
from dejarik.cli._play.session import PROMPT, Session
from dejarik.cli._play.sitting import Sitting
from dejarik.cli._play.terminal import Terminal
from dejarik.games import find, modules
from dejarik.games.contract import Seating
from dejarik.kernel import Match, Observation, Option, Row, Seat, State
from dejarik.puzzles import Puzzle, Trial, opponent_answer, opponent_bot, solve
from dejarik.scenarios.opening import PUZZLE, Begun, Opened
from dejarik.words import Words
from dejarik.words.texts import in_language

HINT, RESTART, UNDO = Command.HINT, Command.RESTART, Command.UNDO
OWN = (HINT, RESTART, Command.QUIT)  # what a puzzle means by them is described by words of its own


class Opponent(Bot):
    """Answers for everybody else in a puzzle."""

    def __init__(self, puzzle: Puzzle, seed: int = 0):
        super().__init__(seed)
        self.puzzle = puzzle
        self.other = bot(opponent_bot(puzzle), seed)

    def choose(self, observation: Observation[Any]) -> Option:
        decision = observation.decision
        passed = None if decision is None else opponent_answer(self.puzzle, decision)
        return self.other.choose(observation) if passed is None else passed


class Solver(Players, frozen=True):
    """One person, where the puzzle seats them."""

    puzzle: Puzzle

    def people(self, seating: Seating, state: State) -> tuple[Seat, ...]:
        return (self.puzzle.seat,)

    def bots(self, seating: Seating, state: State) -> dict[Seat, Bot]:
        return {seat: Opponent(self.puzzle) for seat in range(state.seats) if seat != self.puzzle.seat}


class Solving(Sitting):
    """An attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle, words: Words):
        game = Begun(find(puzzle.game), puzzle.position)
        match = Match(game, Opened(f"{PUZZLE}{puzzle.id}"), 0)
        players = Solver(opponent_bot(puzzle), 0, puzzle)
        super().__init__(game, modules(puzzle.game), words, players, match, auto=True)
        self.puzzle = puzzle
        self.trial = Trial(puzzle, match.state)

    def carry_out(self, row: Row) -> None:
        super().carry_out(row)
        self.trial.follow(self.match.state)

    def back_to(self, to: int) -> None:
        super().back_to(to)
        self.trial.cut(to)

    def restart(self) -> None:
        """All choices are taken back."""
        self.own.clear()
        self.back_to(0)

    def choices(self) -> int:
        """How many choices the attempt took."""
        return self.trial.choices(self.match.record.rows)


class SolvingSession(Session):
    """Somebody sits at the terminal and tries a puzzle."""

    commands = {
        told: f"puzzle-help-{told}" if told in OWN else f"play-help-{told}"
        for told in Command
        if told not in OF_MATCHES
    }

    def __init__(self, sitting: Solving, terminal: Terminal):
        super().__init__(sitting, terminal)
        self.attempt = sitting
        self.puzzle = sitting.puzzle
        self.helped = 0  # how many hints were asked for, the solution included

    @property
    def solved(self) -> bool:
        return self.attempt.trial.status == "solved"

    def _go_on(self) -> bool:
        return super()._go_on() if self.attempt.trial.status == "open" else self._decided()

    def _decided(self) -> bool:
        """Solved, and what there is to learn; or lost, and what one can still do. False: leave."""
        seat = self.puzzle.seat
        self._tell_news(seat)
        self.terminal.gap()
        if self.solved:
            solved = self.words.say("puzzle-solved", count=self.attempt.choices())
            self.terminal.say(solved, style="bold")
            self.terminal.say(in_language(self.puzzle.why, self.words.language))
            return False
        self.terminal.say(self.words.say("puzzle-lost"), style="bold")
        named = {one.value: words_of(one, self.words)[0] for one in (UNDO, RESTART, HINT)}
        self._say("puzzle-lost-then", **named)
        while True:
            typed = self.terminal.ask(PROMPT)
            told = self._command(typed)
            if not typed or (told is not None and told[0] is Command.QUIT):
                self._leave()
                return False
            if told is None:
                self._say("puzzle-lost-then", **named)
            elif self._obey(*told, seat, []):
                return True

    def _obey(self, told: Command, text: str, seat: Seat, offers: list[Offer]) -> bool | None:
        if told is HINT:
            self._hint()
            return None
        if told is RESTART:
            self.attempt.restart()
            self._say("puzzle-restarted")
            return True
        return super()._obey(told, text, seat, offers)

    def _hint(self) -> None:
        """One hint after the other, and a way to solve it at last."""
        hints = self.puzzle.hints
        if self.helped < len(hints):
            self.terminal.say(in_language(hints[self.helped], self.words.language))
            self.helped += 1
            return
        self.helped = len(hints) + 1
        self._say("puzzle-solution")
        for told in self._solution():
            self.terminal.item(told)

    def _solution(self) -> list[str]:
        """The choices of one way to solve it, in words."""
        teller = self.sitting.teller
        return [
            teller.option(move.before, move.decision, move.option)
            for move in solve(self.puzzle)
            if move.seat == self.puzzle.seat and move.decision is not None and len(move.decision.options) > 1
        ]

    # ---- Showing ----------------------------------------------------------------------------------

    def _welcome(self) -> None:
        lang = self.words.language
        level = self.words.say(f"puzzle-level-{self.puzzle.level}")
        said = self.words.say("puzzle-welcome", title=self.puzzle.scenario.named(lang), level=level)
        self.terminal.say(said, style="bold")
        self._say("play-welcome", help=words_of(Command.HELP, self.words)[0])

    def _show_board(self, observation: Observation[Any]) -> None:
        super()._show_board(observation)
        self.terminal.gap()
        self._say("puzzle-task", task=in_language(self.puzzle.task, self.words.language))

    def _leave(self) -> None:
        self._say("play-goodbye")
