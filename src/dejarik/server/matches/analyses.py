"""What was found out about a finished match, in the reader's language."""

from __future__ import annotations

from typing import Literal, Protocol, cast

import msgspec

from dejarik.lab.analysis import Analysis, Judged, Moment, Position
from dejarik.lab.statistics import Z95
from dejarik.server.matches.replays import Replay
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import (
    AnalysisIs,
    CriticalChoice,
    CriticalPosition,
    JudgedOption,
    MatchAccount,
    MatchError,
    TriedOption,
)

BETTER = 3  # options that are named


class Known(Protocol):
    """What an analyst knows so far."""

    count: int
    status: Literal["waiting", "running", "done", "failed"]
    outline: list[tuple[float, ...]]
    moments: list[Moment]
    positions: list[Position]
    analysis: Analysis | None


def analysis_of(replay: Replay, known: Known | None, lang: str) -> AnalysisIs:
    """As it is sent."""
    if known is None:
        return AnalysisIs("none", 0, len(replay.match.record.rows), [], [], [])
    moments = list(known.moments)
    chances = [moment.chances for moment in moments] + known.outline[len(moments) :]
    accounts = known.analysis.accounts if known.analysis is not None else ()
    return AnalysisIs(
        known.status,
        len(moments),
        known.count,
        [list(each) for each in chances],
        [_error(replay, moment, lang) for moment in moments if moment.grade],
        [MatchAccount(**msgspec.structs.asdict(account)) for account in accounts],
        [_critical(replay, position, lang) for position in list(known.positions)],
        known.analysis is None or known.analysis.ahead,
    )


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


def _error(replay: Replay, moment: Moment, lang: str) -> MatchError:
    def said(judged: Judged) -> JudgedOption:
        return JudgedOption(replay.option(moment.step, judged.key, lang), judged.chance)

    better = [said(each) for each in moment.options[:BETTER] if each.key != moment.chosen.key]
    grade = cast(Literal["inaccuracy", "mistake", "blunder"], moment.grade)
    return MatchError(moment.step, moment.seat, grade, moment.lost, moment.error, said(moment.chosen), better)
