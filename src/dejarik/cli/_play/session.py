"""The loop: show what happened, ask, carry out, until the match ends or somebody leaves."""

import os
import shlex
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from dejarik.cli._language import chosen_language
from dejarik.cli._play import answers, saving
from dejarik.cli._play.choosing import NoSuchNumber, Offer, Unclear, beginning, chosen, exact
from dejarik.cli._play.commands import OF_PUZZLES, Command, command, words_of
from dejarik.cli._play.saving import BadFile
from dejarik.cli._play.sitting import Sitting, Stuck
from dejarik.cli._play.terminal import Left, Terminal, quotable
from dejarik.games import typed
from dejarik.kernel import Observation, RulesFault, Seat
from dejarik.words import languages

PROMPT = "> "
INDENT = 5  # of an option: its number stands before it
FEW_OPTIONS = 6  # this many stand below each other even where two columns would fit


class Session:
    """Somebody sits at the terminal and plays."""

    # What can be typed, and the messages that describe it.
    commands: Mapping[Command, str] = {
        told: f"play-help-{told}" for told in Command if told not in OF_PUZZLES
    }

    def __init__(self, sitting: Sitting, terminal: Terminal):
        self.sitting = sitting
        self.words = sitting.words
        self.terminal = terminal
        self.reader: Seat | None = None  # whose hand is on the screen

    def run(self) -> int:
        self._welcome()
        try:
            while self._go_on():
                pass
        except (Left, KeyboardInterrupt):
            self._leave()
        return 0

    def _go_on(self) -> bool:
        """One choice, or one answer after the end; False: that was all."""
        sitting = self.sitting
        try:
            if sitting.over:
                return self._after_the_end()
            seat = sitting.asked
            if seat in sitting.bots:
                sitting.bot_moves(seat)
            elif forced := sitting.forced(seat):
                sitting.choose(seat, forced.key)
            else:
                return self._ask(seat)
        except RulesFault as fault:
            self._report(fault)
        except Stuck:
            self._say("play-stuck")
            raise Left from None
        return True

    # ---- Asking -----------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> bool:
        """Ask until something changes; False: leave."""
        self._hand_over(seat)
        self._tell_news(seat)
        sitting = self.sitting
        offers = sitting.offers(seat)
        self._show_question(seat, offers)
        while True:
            typed = self.terminal.ask(PROMPT)
            offer = exact(typed, offers)
            if offer is None:
                if not typed:
                    self._show_question(seat, offers)
                    continue
                told = self._command(typed)
                if told is not None:
                    outcome = self._obey(*told, seat, offers)
                    if outcome is not None:
                        return outcome
                    continue
                offer = self._chosen(typed, seat, offers)
            if offer is not None:
                sitting.choose(seat, offer.key)
                return True

    def _command(self, typed: str) -> tuple[Command, str] | None:
        """The command that was typed, if there is such a one here."""
        told = command(typed)
        return told if told is not None and told[0] in self.commands else None

    def _chosen(self, typed: str, seat: Seat, offers: list[Offer]) -> Offer | None:
        """The offer that is meant; otherwise a sentence about what is wrong."""
        try:
            return chosen(typed, offers)
        except NoSuchNumber:
            self._say("play-no-number", count=len(offers))
        except Unclear as unclear:
            if unclear.fitting:
                meant = "; ".join(offer.words for offer in unclear.fitting)
                self._say("play-ambiguous", text=quotable(typed), meant=meant)
                return None
            refused = beginning(typed, self.sitting.refused(seat))
            if refused:
                for refusal in dict.fromkeys(offer.words for offer in refused):
                    self.terminal.item(refusal)
            else:
                self._say(
                    "play-not-understood", text=quotable(typed), help=words_of(Command.HELP, self.words)[0]
                )
        return None

    def _obey(self, told: Command, text: str, seat: Seat, offers: list[Offer]) -> bool | None:
        """Carry out a command. None: the question stands; True: it has changed; False: leave."""
        if self._tell(told, text, seat, offers):
            return None
        match told:
            case Command.BOARD:
                self._show_question(seat, offers)
            case Command.SAVE:
                self._save(text)
            case Command.LOAD:
                return True if self._load(text) else None
            case Command.UNDO:
                return True if self._undo() else None
            case Command.ASIDE:
                return True if self._aside(seat, text) else None
            case Command.CONCEDE:
                if self.sitting.concede(seat):
                    return True
                self._say("play-no-concede")
            case Command.QUIT:
                self._leave()
                return False
        return None

    def _tell(self, told: Command, text: str, seat: Seat, offers: list[Offer]) -> bool:
        """Answer a command that only asks; False: it is another one."""
        sitting, terminal = self.sitting, self.terminal
        match told:
            case Command.WHY:
                answers.why(sitting, seat, text, terminal)
            case Command.HINT:
                answers.hint(sitting, seat, offers, terminal)
            case Command.LOG:
                answers.log(sitting, seat, text, terminal)
            case Command.STACK:
                answers.stack(sitting, seat, terminal)
            case Command.CARD:
                answers.card(sitting, seat, text, terminal)
            case Command.RULES:
                answers.look_up(sitting, text, terminal)
            case Command.HELP:
                answers.help_(sitting, terminal, self.commands)
            case _:
                return False
        return True

    def _after_the_end(self) -> bool:
        """The match is over: what happened, how it ended, and what one can still want."""
        sitting = self.sitting
        reader = self.reader if self.reader is not None else sitting.people[0]
        self._tell_news(reader)
        observation = sitting.observation(reader)
        self._show_board(observation)
        self.terminal.gap()
        self.terminal.say(sitting.teller.outcome(observation.view), style="bold")
        words = {each.value: words_of(each, self.words)[0] for each in (Command.UNDO, Command.SAVE)}
        self._say("play-over", **words)
        while True:
            typed = self.terminal.ask(PROMPT)
            if not typed:
                return False
            told = self._command(typed)
            if told is None:
                self._say("play-over", **words)
            elif told[0] in (Command.QUIT, Command.CONCEDE):
                return False
            elif told[0] is Command.BOARD:
                self._show_board(observation)
            elif self._obey(*told, reader, []):
                return True

    # ---- Showing ----------------------------------------------------------------------------------

    def _say(self, message: str, **args: str | int) -> None:
        self.terminal.say(self.words.say(message, **args))

    def _welcome(self) -> None:
        sitting = self.sitting
        if sitting.bots:
            mine = sitting.teller.player(sitting.people[0])
            others = ", ".join(sitting.teller.player(seat) for seat in sitting.bots)
            self._say("play-who", player=mine, bots=others, bot=sitting.players.opponent)
        if sitting.players.solo:
            self._say("play-solo")
        self._say("play-welcome", help=words_of(Command.HELP, self.words)[0])

    def _hand_over(self, seat: Seat) -> None:
        """Whoever is asked must not see the hand of whoever was."""
        if self.reader != seat and len(self.sitting.people) > 1:
            self.terminal.clear()
            self.terminal.ask(self.words.say("play-hand-over", player=self.sitting.teller.player(seat)) + " ")
            self.terminal.clear()
        self.reader = seat

    def _tell_news(self, seat: Seat) -> None:
        lines = self.sitting.journal.unread(seat)
        if lines:
            self.terminal.gap()
        for line in lines:
            self.terminal.item(line.text, line.depth)

    def _show_board(self, observation: Observation[Any]) -> None:
        sitting, terminal = self.sitting, self.terminal
        terminal.show(sitting.modules.terminal.board(observation, sitting.teller, terminal.width))

    def _show_question(self, seat: Seat, offers: list[Offer]) -> None:
        sitting, terminal = self.sitting, self.terminal
        observation = sitting.observation(seat)
        terminal.gap()
        self._show_board(observation)
        terminal.gap()
        if observation.decision is not None:
            terminal.say(sitting.teller.prompt(observation.view, observation.decision), style="bold")
        terminal.show(numbered(offers, terminal.width))

    # ---- Doing ------------------------------------------------------------------------------------

    def _undo(self) -> bool:
        done = self.sitting.undo()
        self._say("play-undone" if done else "play-undo-nothing")
        return done

    def _aside(self, seat: Seat, text: str) -> bool:
        """List what can be done without being asked, or do it: one thing by its words, several by number."""
        offers = [] if self.sitting.over else self.sitting.asides(seat)
        if not text or not offers:
            self._say("play-asides" if offers else "play-no-asides")
            self.terminal.show(numbered(offers, self.terminal.width))
            return False
        numbers = text.split()
        wished = numbers if all(number.isdecimal() for number in numbers) else [text]
        meant = [offer for wish in wished if (offer := self._chosen(wish, seat, offers)) is not None]
        if len(meant) < len(wished):
            return False
        for offer in meant:
            if not self.sitting.over:
                self.sitting.do_aside(seat, offer.key)
        return True

    def _save(self, text: str) -> None:
        if not text:
            self._say("play-save-where")
            return
        try:
            path = Path(text).expanduser()
            self.sitting.save(path)
            self._say("play-saved")
            self._how_to_continue(path)
        except BadFile as bad:
            self.terminal.say(str(bad))
        except RuntimeError:  # of a home folder that does not exist: ~nobody/match.json
            self._say("play-file-missing", file=quotable(text))

    def _load(self, text: str) -> bool:
        if not text:
            self._say("play-load-which")
            return False
        try:
            self.sitting = self.sitting.resumed(Path(text).expanduser())
        except BadFile as bad:
            self.terminal.say(str(bad))
            return False
        except RuntimeError:
            self._say("play-file-missing", file=quotable(text))
            return False
        self.reader = None
        self._say("play-loaded", file=text, count=len(self.sitting.match.record.rows))
        return True

    def _report(self, fault: RulesFault) -> None:
        """Our mistake: the choice was taken back, and whoever can repair it gets a file."""
        path = saving.own_folder() / f"{self.sitting.game.name}-fault.json"
        try:
            saving.write(fault.record, path, self.words)
            self._say("play-fault", key=fault.row.key, file=str(path))
        except BadFile as bad:
            self._say("play-fault-unsaved", key=fault.row.key)
            self.terminal.say(str(bad))

    def _leave(self) -> None:
        """Nothing is lost: an unfinished match is kept, and how to go on is said."""
        sitting = self.sitting
        if sitting.unsaved and not sitting.over:
            path = saving.own_folder() / f"{sitting.game.name}.json"
            try:
                sitting.save(path)
                self._say("play-kept")
                self._how_to_continue(path)
            except BadFile as bad:
                self.terminal.say(str(bad))
        self._say("play-goodbye")

    def _how_to_continue(self, path: Path) -> None:
        sitting = self.sitting
        parts = ["dejarik", "play", typed(sitting.game.name), "--load", str(path)]
        parts += ["--opponent", sitting.players.opponent]
        if chosen_language([], os.environ, languages()) != self.words.language:
            parts += ["--lang", self.words.language]
        self.terminal.line(shlex.join(parts))


def numbered(offers: list[Offer], width: int) -> Text:
    """The options with their numbers; of many options, two short ones share a line."""
    column = width // 2
    lines = last = Text()
    beside = False  # the last one left room on its line
    for number, offer in enumerate(offers, start=1):
        words = f"{offer.words} [{offer.would}]" if offer.would else offer.words
        shown = Text(f"{number:>3}  ", style="bold cyan").append(
            hanging(words, width), style="not bold default"
        )
        short = len(offers) > FEW_OPTIONS and len(shown) < column
        if beside and short:
            lines.append(" " * (column - len(last))).append(shown)
            beside = False
            continue
        lines.append("\n" if number > 1 else "").append(shown)
        last, beside = shown, short
    return lines


def hanging(words: str, width: int) -> str:
    """A long option goes on below its own beginning."""
    return textwrap.fill(words, width - INDENT).replace("\n", "\n" + " " * INDENT)
