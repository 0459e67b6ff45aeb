"""Critical positions of a match, tried again at the terminal."""

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING

from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.contract import Teller
    from dejarik.kernel import Match
    from dejarik.lab.analysis import Position, Try
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.analysis import Board

WIDE = 80
END = "q"


def boards(match: "Match", positions: "Sequence[Position]", teller: "Teller") -> "list[Board]":
    """The positions as their seats saw them, in plain text."""
    from rich.console import Console

    from dejarik.games import modules
    from dejarik.kernel import observe
    from dejarik.lab.pages.analysis import Board

    shown = modules(match.game.name).terminal
    found = []
    for position in positions:
        seen = observe(match.at(position.step), position.seat)
        assert seen.decision is not None
        page = StringIO()
        console = Console(file=page, width=WIDE, color_system=None, legacy_windows=False)
        console.print(shown.board(seen, teller, WIDE))
        found.append(Board(page.getvalue().rstrip(), teller.prompt(seen.view, seen.decision)))
    return found


def practice(match: "Match", positions: "Sequence[Position]", teller: "Teller", words: Words) -> None:
    """One position after the other: choose, hear what comes of it, and try again until it is found."""
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.analysis import position_title

    out, figures = screen(), Figures(words)
    players = [teller.player(seat) for seat in range(match.state.seats)]
    if not positions:
        out.print(Text(words.say("analysis-practice-none")))
        return
    first = asked = 0
    for number, (position, board) in enumerate(
        zip(positions, boards(match, positions, teller), strict=True), 1
    ):
        out.print()
        out.print(Text(words.say("analysis-practice-count", number=number, count=len(positions))))
        out.print(Text(position_title(position, players, words)), style="bold")
        out.print(Text(board.text))
        out.print(Text(board.question), style="bold")
        options = sorted(position.tries, key=lambda one: one.text)
        for place, one in enumerate(options, start=1):
            out.print(Text(f"  {place:>2}  {one.text}"))
        found = _found(options, position, figures)
        if found is None:
            break
        asked += 1
        first += found
    out.print(Text(words.say("analysis-practice-end", found=first, count=asked)))


def _found(options: "list[Try]", position: "Position", figures: "Figures") -> bool | None:
    """Whether the first try was good; None: somebody has had enough."""
    from rich.text import Text

    from dejarik.cli._screen import screen

    out, words = screen(), figures.words
    first: bool | None = None
    while True:
        try:
            typed = input(words.say("analysis-practice-ask") + "> ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if typed.casefold() == END:
            return None
        if not typed:
            _answer(position, figures)
            return first or False
        if not typed.isdecimal() or not 1 <= int(typed[:9]) <= len(options):
            out.print(Text(words.say("analysis-practice-number", count=len(options))))
            continue
        one = options[int(typed[:9]) - 1]
        if one.good:
            best = one is position.tries[0]
            out.print(Text(words.say("analysis-practice-best" if best else "analysis-practice-found")))
            _answer(position, figures)
            return True if first is None else first
        first = False
        for sentence in said(one, figures):
            out.print(Text(sentence))


def said(one: "Try", figures: "Figures") -> list[str]:
    """What a worse option loses, and why."""
    from dejarik.lab.statistics import Z95

    whole = round(100 * one.lost)
    lost = figures.about(str(whole), Z95 * one.error)
    return [figures.words.say("analysis-practice-lost", lost=lost, count=whole), *one.reasons]


def _answer(position: "Position", figures: "Figures") -> None:
    """The best option, why, and what was chosen in the match."""
    from rich.text import Text

    from dejarik.cli._screen import screen

    out, words = screen(), figures.words
    best = position.tries[0]
    played = next((one for one in position.tries if one.key == position.chosen), best)
    for message, one in (("answer", best), ("played", played)):
        chance = "" if one.chance is None else figures.percent(one.chance)
        out.print(Text(words.say(f"analysis-practice-{message}", option=one.text, chance=chance)))
        for reason in one.reasons if message == "answer" or not one.good else ():
            out.print(Text(f"  {reason}"))
