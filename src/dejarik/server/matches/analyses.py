"""What was found out about a finished match, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, cast

from dejarik.lab.analysis import Account, Analysis, Judged, Moment, Part, Position
from dejarik.lab.figures import Figures
from dejarik.lab.pages.analysis import verdict
from dejarik.lab.statistics import Z95
from dejarik.server.matches.replays import Replay
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import (
    AccountPart,
    AnalysisIs,
    CriticalChoice,
    CriticalPosition,
    JudgedOption,
    MatchAccount,
    MatchError,
    TriedOption,
)
from dejarik.words import shared_words

BETTER = 3  # options that are named


class Known(Protocol):
    """What an analyst knows so far."""

    count: int
    status: Literal["waiting", "running", "done", "late", "failed"]
    outline: list[tuple[float, ...]]
    moments: list[Moment]
    positions: list[Position]
    analysis: Analysis | None


def analysis_of(replay: Replay, known: Known | None, lang: str, guest: str | None = None) -> AnalysisIs:
    """As it is sent to a guest."""
    if known is None:
        return AnalysisIs("none", 0, len(replay.match.record.rows), [], [], [], [], [])
    seat = next((each.seat for each in replay.seats if guest and each.guest == guest), None)
    moments = list(known.moments)
    chances = [moment.chances for moment in moments] + known.outline[len(moments) :]
    accounts = known.analysis.accounts if known.analysis is not None else ()
    reasons = _reasons(replay, known, lang)
    return AnalysisIs(
        known.status,
        len(moments),
        known.count,
        [list(each) for each in chances],
        [Z95 * moment.doubt for moment in moments],
        [moment.progress for moment in moments],
        [_error(replay, moment, reasons, lang) for moment in moments if moment.grade],
        [_account(account) for account in accounts],
        [_critical(replay, position, lang) for position in list(known.positions)],
        known.analysis is None or known.analysis.ahead,
        [] if known.analysis is None else _verdict(replay, known.analysis, lang),
        seat,
    )


def _account(account: Account) -> MatchAccount:
    def part(one: Part) -> AccountPart:
        return AccountPart(one.amount, Z95 * one.error)

    return MatchAccount(
        part(account.start),
        part(account.luck),
        part(account.own_play),
        part(account.others_play),
        part(account.rest),
        account.result,
        part(account.own_errors),
        part(account.others_errors),
        part(account.own_choices),
        part(account.others_choices),
    )


def _verdict(replay: Replay, analysis: Analysis, lang: str) -> list[str]:
    teller = replay.openly(lang)
    players = [teller.player(seat) for seat in range(len(analysis.final))]

    def says(moment: Moment, judged: Judged) -> str:
        return replay.option(moment.step, judged.key, lang)

    return verdict(analysis, players, Figures(shared_words(lang)), says)


def _reasons(replay: Replay, known: Known, lang: str) -> dict[int, str]:
    """Why the choices of critical positions were worse, by step."""
    found = {}
    for position in list(known.positions):
        for one in position.tries:
            if one.key == position.chosen and not one.good and one.contrasts:
                found[position.step] = replay.reason(position.step, one.contrasts, lang)
    return found


def position_of(replay: Replay, known: Known | None, step: int, lang: str) -> CriticalPosition:
    """A critical position to try again."""
    found = next((one for one in (known.positions if known else ()) if one.step == step), None)
    if found is None:
        raise Refused("not-found")
    seen = replay.seen(step)
    teller = replay.teller(lang, found.seat)
    options = []
    keys = {}
    for one in found.tries:
        option = replay.option_at(step, one.key)
        keys[one.key] = seen.view.key(option)
        options.append(
            TriedOption(
                keys[one.key],
                replay.option(step, one.key, lang),
                one.chance,
                one.lost,
                Z95 * one.error,
                one.good,
                " ".join(teller.contrast(seen.view, contrast) for contrast in one.contrasts),
            )
        )
    return CriticalPosition(replay.asked(step, lang), options, keys.get(found.chosen, ""))


def _critical(replay: Replay, position: Position, lang: str) -> CriticalChoice:
    found = any(one.good for one in position.tries if one.key == position.chosen)
    text = replay.prompt(position.step, lang)
    return CriticalChoice(position.step, position.seat, position.stake, found, text)


def _error(replay: Replay, moment: Moment, reasons: Mapping[int, str], lang: str) -> MatchError:
    def said(judged: Judged) -> JudgedOption:
        return JudgedOption(replay.option(moment.step, judged.key, lang), judged.chance)

    better = [said(each) for each in moment.options[:BETTER] if each.key != moment.chosen.key]
    grade = cast(Literal["inaccuracy", "mistake", "blunder"], moment.grade)
    return MatchError(
        moment.step,
        moment.seat,
        grade,
        moment.lost,
        Z95 * moment.error,
        replay.prompt(moment.step, lang),
        reasons.get(moment.step, ""),
        said(moment.chosen),
        better,
    )
