"""What was found out about a finished match, in the reader's language."""

from __future__ import annotations

from typing import Literal, Protocol, cast

import msgspec

from dejarik.lab.analysis import Analysis, Judged, Moment
from dejarik.server.matches.replays import Replay
from dejarik.server.wire.messages import AnalysisIs, JudgedOption, MatchAccount, MatchError

BETTER = 3  # options that are named


class Known(Protocol):
    """What an analyst knows so far."""

    count: int
    status: Literal["waiting", "running", "done", "failed"]
    outline: list[tuple[float, ...]]
    moments: list[Moment]
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
    )


def _error(replay: Replay, moment: Moment, lang: str) -> MatchError:
    def said(judged: Judged) -> JudgedOption:
        return JudgedOption(replay.option(moment.step, judged.key, lang), judged.chance)

    better = [said(each) for each in moment.options[:BETTER] if each.key != moment.chosen.key]
    grade = cast(Literal["inaccuracy", "mistake", "blunder"], moment.grade)
    return MatchError(moment.step, moment.seat, grade, moment.lost, moment.error, said(moment.chosen), better)
