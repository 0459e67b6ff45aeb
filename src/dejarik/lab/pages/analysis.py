"""The page of a match that was analyzed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from dejarik.lab.analysis import Account, Analysis, Judged, Moment, Part, Position, Try
from dejarik.lab.figures import Figures
from dejarik.lab.pages.charts import SHARES, Fall, Flag, course, waterfall
from dejarik.lab.pages.writing import Cell, Page
from dejarik.lab.statistics import Z95
from dejarik.words import Words

# What adds up to a result; where nobody plays ahead, nothing is called an error.
PARTS = ("start", "luck", "own-errors", "own-choices", "others-errors", "others-choices", "rest", "result")
PLANNED_PARTS = ("start", "luck", "own-play", "others-play", "rest", "result")
FEW_SEATS = 2  # between two, one chance tells the other
NOTHING = 0.005  # of a chance to win: rounds to nothing

Says = Callable[[Moment, Judged], str]


def analysis_page(
    told: Analysis, players: Sequence[str], outcome: str, words: Words, boards: Sequence[Board] = ()
) -> str:
    """Everything in an analysis, in the reader's language; `boards` are those of its critical positions."""
    figures = Figures(words)
    page = Page(words.say("analysis-title"), words.language)
    page.say(outcome, *verdict(told, players, figures), *summary(told, words))
    page.heading(words.say("analysis-chances"))
    marked = list(enumerate((moment for moment in told.moments if moment.grade), start=1))
    ticks = [(at, figures.percent(at)) for at in SHARES]
    rounds = begun_at(told, words)
    for seat in range(1 if len(players) <= FEW_SEATS else len(players)):
        title = words.say("analysis-chances-of", player=players[seat])
        values = [moment.chances[seat] for moment in told.moments] + [told.final[seat]]
        doubts = [Z95 * moment.doubt for moment in told.moments] + [0.0]
        flags = [
            Flag(moment.step, number, told_shortly(moment, players, figures), "worse")
            for number, moment in marked
        ]
        page.picture(course(f"chances-{seat}", title, values, flags, ticks, doubts, rounds), title)
    page.heading(words.say("analysis-accounts"))
    page.say(accounts_how(told, words))
    for seat, account in enumerate(told.accounts[: 1 if len(players) <= FEW_SEATS else None]):
        title = words.say("analysis-account-of", player=players[seat])
        page.picture(waterfall(title, falls(account, figures, parts_of(told))), title)
    page.table(account_columns(told, words), account_rows(told, players, figures))
    if marked:
        page.heading(words.say("analysis-errors"))
        columns = [words.say(f"analysis-column-{name}") for name in ERROR_COLUMNS]
        reasons = reasons_of(told)
        rows = [error_row(number, moment, players, figures, reasons) for number, moment in marked]
        page.table(columns, rows, texts=5)
    else:
        page.heading(words.say("analysis-errors"))
        page.say(words.say("analysis-no-errors"))
    _positions(page, told, players, figures, boards)
    return page.written()


def accounts_how(told: Analysis, words: Words) -> str:
    """How the parts are to be understood."""
    return words.say("analysis-accounts-how" if told.ahead else "analysis-accounts-planned")


def begun_at(told: Analysis, words: Words) -> list[tuple[int, str]]:
    """Where rounds or turns begin, or points are won, and what is said of it."""
    found: list[tuple[int, str]] = []
    most = 0
    for moment in told.moments:
        if moment.progress > most:
            most = moment.progress
            said = str(most)
            found.append(
                (moment.step, said if found else words.say("analysis-progress", game=told.game, number=said))
            )
    return found


def verdict(told: Analysis, players: Sequence[str], figures: Figures, says: Says | None = None) -> list[str]:
    """Who was luckier, whose play brought more, and what cost most: only what is beyond its noise."""
    words = figures.words
    says = says or (lambda moment, judged: judged.text or judged.key)
    found = []
    parts = (
        ("lucky", [account.luck for account in told.accounts]),
        ("played", [account.own_play for account in told.accounts] if told.ahead else []),
    )
    for name, each in parts:
        best = max(range(len(each)), key=lambda seat: each[seat].amount, default=None)
        if best is not None and sure(each[best]):
            found.append(
                words.say(f"analysis-{name}", player=players[best], amount=said_part(each[best], figures))
            )
        elif name == "lucky" and told.accounts:
            found.append(words.say("analysis-even"))
    marked = [moment for moment in told.moments if moment.grade]
    if marked:
        worst = max(marked, key=lambda moment: moment.lost)
        found.append(
            words.say(
                "analysis-worst",
                player=players[worst.seat],
                number=worst.step + 1,
                chosen=says(worst, worst.chosen),
                better=says(worst, worst.options[0]),
                lost=said_lost(worst, figures),
            )
        )
    return found


def sure(part: Part) -> bool:
    """Whether something was won beyond what noise can do."""
    return round(100 * part.amount) > 0 and part.amount > Z95 * part.error


def said_part(part: Part, figures: Figures) -> str:
    return figures.points(part.amount, Z95 * part.error)


def said_lost(moment: Moment, figures: Figures) -> str:
    return figures.points(-moment.lost, Z95 * moment.error)


def parts_of(told: Analysis) -> tuple[str, ...]:
    return PARTS if told.ahead else PLANNED_PARTS


def falls(account: Account, figures: Figures, parts: Sequence[str]) -> list[Fall]:
    """The parts of an account; a rest that is nothing is left out."""
    return [
        Fall(figures.words.say(f"analysis-part-{name}"), part.amount, said)
        for name, part, said in zip(
            parts, amounts(account, parts), said_amounts(account, figures, parts), strict=True
        )
        if name != "rest" or abs(part.amount) >= NOTHING
    ]


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
    lost = figures.points(-one.lost, Z95 * one.error)
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
    """How much was looked at, and how closely."""
    if not told.ahead:
        return [words.say("analysis-planned", count=len(told.moments))]
    return [words.say("analysis-summary", count=len(told.moments), tries=told.tries)]


def amounts(account: Account, parts: Sequence[str]) -> list[Part]:
    """The parts of an account, in their order; the result is certain."""
    return [
        Part(account.result) if name == "result" else getattr(account, name.replace("-", "_"))
        for name in parts
    ]


def said_amounts(account: Account, figures: Figures, parts: Sequence[str]) -> list[str]:
    """The same in figures: chances at both ends, changes of them in between, with half of their intervals."""
    return [
        said_chance(part, figures) if name in ("start", "result") else said_part(part, figures)
        for name, part in zip(parts, amounts(account, parts), strict=True)
    ]


def said_chance(part: Part, figures: Figures) -> str:
    number = figures.about(f"{100 * part.amount:.0f}", Z95 * part.error)
    return figures.words.say("lab-percent", number=number)


def account_columns(told: Analysis, words: Words) -> list[str]:
    return [
        words.say("analysis-column-player"),
        *(words.say(f"analysis-part-{part}") for part in parts_of(told)),
    ]


def account_rows(told: Analysis, players: Sequence[str], figures: Figures) -> list[list[str]]:
    """Where the result of each player comes from."""
    return [
        [player, *said_amounts(account, figures, parts_of(told))]
        for player, account in zip(players, told.accounts, strict=True)
    ]


def reasons_of(told: Analysis) -> dict[int, str]:
    """Why the choice of a critical position was worse, by step."""
    return {
        position.step: " ".join(one.reasons)
        for position in told.positions
        for one in position.tries
        if one.key == position.chosen and not one.good
    }


def error_row(
    number: int, moment: Moment, players: Sequence[str], figures: Figures, reasons: Mapping[int, str]
) -> list[str]:
    """What was asked and chosen, what would have been better and why, and how much was lost."""
    words = figures.words
    best = moment.options[0]
    return [
        str(number),
        Cell(players[moment.seat], words.say("analysis-choice", number=moment.step + 1)),
        Cell(words.say(f"analysis-{moment.grade}"), moment.question),
        Cell(moment.chosen.text or moment.chosen.key, figures.percent(moment.chosen.chance)),
        Cell(
            best.text or best.key,
            " ".join([figures.percent(best.chance), reasons.get(moment.step, "")]).strip(),
        ),
        said_lost(moment, figures),
    ]


def told_shortly(moment: Moment, players: Sequence[str], figures: Figures) -> str:
    """One error in one line."""
    return figures.words.say(
        "analysis-error",
        player=players[moment.seat],
        chosen=moment.chosen.text or moment.chosen.key,
        better=moment.options[0].text or moment.options[0].key,
        lost=said_lost(moment, figures),
    )
