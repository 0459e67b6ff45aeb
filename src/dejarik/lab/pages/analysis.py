"""The page of a match that was analyzed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dejarik.lab.analysis import Account, Analysis, Moment, Position, Try
from dejarik.lab.figures import Figures
from dejarik.lab.pages.charts import SHARES, Flag, course, waterfall
from dejarik.lab.pages.writing import Cell, Page
from dejarik.lab.statistics import Z95
from dejarik.words import Words

PARTS = ("start", "luck", "own-errors", "others-errors", "own-finds", "others-finds", "rest", "result")
FEW_SEATS = 2  # between two, one chance tells the other


def analysis_page(
    told: Analysis, players: Sequence[str], outcome: str, words: Words, boards: Sequence[Board] = ()
) -> str:
    """Everything in an analysis, in the reader's language; `boards` are those of its critical positions."""
    figures = Figures(words)
    page = Page(words.say("analysis-title"), words.language)
    page.say(outcome, *summary(told, words))
    page.heading(words.say("analysis-chances"))
    marked = list(enumerate((moment for moment in told.moments if moment.grade), start=1))
    ticks = [(at, figures.percent(at)) for at in SHARES]
    for seat in range(1 if len(players) <= FEW_SEATS else len(players)):
        title = words.say("analysis-chances-of", player=players[seat])
        values = [moment.chances[seat] for moment in told.moments] + [told.final[seat]]
        flags = [
            Flag(moment.step, number, told_shortly(moment, players, figures), "worse")
            for number, moment in marked
        ]
        page.picture(course(f"chances-{seat}", title, values, flags, ticks), title)
    page.heading(words.say("analysis-accounts"))
    page.say(words.say("analysis-accounts-how"))
    for seat, account in enumerate(told.accounts[: 1 if len(players) <= FEW_SEATS else None]):
        title = words.say("analysis-account-of", player=players[seat])
        steps = [
            (words.say(f"analysis-part-{part}"), amount, said)
            for part, amount, said in zip(
                PARTS, amounts(account), said_amounts(account, figures), strict=True
            )
        ]
        page.picture(waterfall(f"account-{seat}", title, steps, ticks), title)
    page.table(account_columns(words), account_rows(told, players, figures))
    page.heading(words.say("analysis-errors"))
    if marked:
        columns = [words.say(f"analysis-column-{name}") for name in ERROR_COLUMNS]
        rows = [error_row(number, moment, players, figures) for number, moment in marked]
        page.table(columns, rows, texts=5)
    elif told.ahead:
        page.say(words.say("analysis-no-errors"))
    _positions(page, told, players, figures, boards)
    return page.written()


def _positions(
    page: Page, told: Analysis, players: Sequence[str], figures: Figures, boards: Sequence[Board]
) -> None:
    """Boards to try again: what could be chosen, and below a cover what each option leaves."""
    words = figures.words
    if not told.positions:
        return
    page.heading(words.say("analysis-positions"))
    page.say(words.say("analysis-positions-how"))
    for position, board in zip(told.positions, boards, strict=True):
        page.say(position_title(position, players, words))
        page.plain(board.text)
        page.say(board.question)
        page.plain("\n".join(f"· {each}" for each in sorted(one.text or one.key for one in position.tries)))
        page.covered(words.say("analysis-positions-show"))
        columns = [words.say(f"analysis-column-{name}") for name in ("option", "verdict", "chance", "lost")]
        page.table(columns, [_try_row(one, position, figures) for one in position.tries], texts=2)
        page.uncovered()


def _try_row(one: Try, position: Position, figures: Figures) -> list[str]:
    words = figures.words
    lost = words.say(
        "analysis-lost", lost=figures.signed(-one.lost), error=figures.decimal(100 * Z95 * one.error)
    )
    played = words.say("analysis-was-chosen") if one.key == position.chosen else ""
    return [
        Cell(one.text or one.key, played),
        Cell(words.say("analysis-good" if one.good else "analysis-worse"), " ".join(one.reasons)),
        "" if one.chance is None else figures.percent(one.chance),
        lost,
    ]


def position_title(position: Position, players: Sequence[str], words: Words) -> str:
    """Whose choice it was."""
    return words.say("analysis-position", player=players[position.seat], number=position.step + 1)


class Board(msgspec.Struct, frozen=True):
    """A position as its seat saw it, in plain text, and what was asked."""

    text: str
    question: str


ERROR_COLUMNS = ("number", "player", "grade", "chosen", "better", "lost")


def summary(told: Analysis, words: Words) -> list[str]:
    """How much was looked at, and how closely; where nobody plays ahead, why nothing is called an error."""
    if not told.ahead:
        return [words.say("analysis-planned", count=len(told.moments))]
    return [words.say("analysis-summary", count=len(told.moments), tries=told.tries)]


def amounts(account: Account) -> tuple[float, ...]:
    """The parts of an account, in their order."""
    return (
        account.start,
        account.luck,
        account.own_errors,
        account.others_errors,
        account.own_finds,
        account.others_finds,
        account.rest,
        account.result,
    )


def said_amounts(account: Account, figures: Figures) -> list[str]:
    """The same in figures: chances at both ends, changes of them in between."""
    first, *changes, last = amounts(account)
    return [figures.percent(first), *map(figures.signed, changes), figures.percent(last)]


def account_columns(words: Words) -> list[str]:
    return [
        words.say("analysis-column-player"),
        *(words.say(f"analysis-part-{part}") for part in PARTS),
    ]


def account_rows(told: Analysis, players: Sequence[str], figures: Figures) -> list[list[str]]:
    """Where the result of each player comes from."""
    return [
        [player, *said_amounts(account, figures)]
        for player, account in zip(players, told.accounts, strict=True)
    ]


def error_row(number: int, moment: Moment, players: Sequence[str], figures: Figures) -> list[str]:
    """What was chosen, what would have been better, and how much was lost."""
    words = figures.words
    best = moment.options[0]
    return [
        str(number),
        Cell(players[moment.seat], words.say("analysis-choice", number=moment.step + 1)),
        words.say(f"analysis-{moment.grade}"),
        Cell(moment.chosen.text or moment.chosen.key, figures.percent(moment.chosen.chance)),
        Cell(best.text or best.key, figures.percent(best.chance)),
        words.say(
            "analysis-lost",
            lost=figures.signed(-moment.lost),
            error=figures.decimal(100 * Z95 * moment.error),
        ),
    ]


def told_shortly(moment: Moment, players: Sequence[str], figures: Figures) -> str:
    """One error in one line."""
    return figures.words.say(
        "analysis-error",
        player=players[moment.seat],
        chosen=moment.chosen.text or moment.chosen.key,
        better=moment.options[0].text or moment.options[0].key,
        lost=figures.signed(-moment.lost),
    )
