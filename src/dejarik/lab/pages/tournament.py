"""The page of a tournament."""

from __future__ import annotations

from dejarik.games import typed
from dejarik.lab.figures import Figures
from dejarik.lab.pages.charts import SHARES, Whisker, whiskers
from dejarik.lab.pages.writing import Cell, Page
from dejarik.lab.tournament import SWISS, Meeting, Report
from dejarik.words import Words


def tournament_page(told: Report, words: Words) -> str:
    """Everything in a report, in the reader's language."""
    figures = Figures(words)
    page = Page(words.say("tournament-title", game=typed(told.game)), words.language)
    page.say(*summary(told, words))
    page.heading(words.say("tournament-standings"))
    lines = [
        Whisker(
            label := f"{one.brings} · {one.bot}",
            one.wins.share,
            one.wins.low,
            one.wins.high,
            f"{label}: {figures.share(one.wins)}",
        )
        for one in told.standings
        if one.wins.of
    ]
    if lines:
        ticks = [(at, figures.percent(at)) for at in SHARES]
        plot = whiskers("standings", words.say("tournament-plot"), lines, ticks, 0.5)
        page.picture(plot, words.say("tournament-plot"))
    columns = [words.say(f"tournament-column-{name}") for name in standing_columns(told)]
    page.table(columns, standing_rows(told, figures), texts=3)
    page.heading(words.say("tournament-meetings"))
    page.table(
        [
            *([words.say("tournament-column-round")] if told.system == SWISS else []),
            *(words.say(f"tournament-column-{name}") for name in ("one", "other", "score", "draws", "share")),
        ],
        [_met(told, meeting, figures) for meeting in told.meetings],
        texts=3 if told.system == SWISS else 2,
    )
    return page.written()


def summary(told: Report, words: Words) -> list[str]:
    """What was played, in sentences."""
    figures = Figures(words)
    said = [
        words.say(
            f"tournament-summary-{told.system}",
            count=len(told.standings),
            each=told.each,
            rounds=told.rounds,
            seed=told.seed,
            edition=told.edition,
        ),
        words.say("lab-played-of", played=told.matches, wanted=told.wanted),
    ]
    if told.first_player.of:
        first = figures.share(told.first_player)
        said.append(words.say("lab-first-won", share=first, counted=figures.counted(told.first_player)))
    return said


def standing_columns(told: Report) -> list[str]:
    """The columns of the standings, by the ends of their messages."""
    swiss = ["opponents", "byes"] if told.system == SWISS else []
    return ["rank", "deck", "bot", "points", *swiss, "wins", "losses", "draws", "share"]


def standing_rows(told: Report, figures: Figures) -> list[list[str]]:
    """The standings, as they are printed."""
    rows: list[list[str]] = []
    for one in told.standings:
        swiss = [figures.decimal(one.opponents), str(one.byes)] if told.system == SWISS else []
        rows.append(
            [
                str(one.rank),
                one.brings,
                one.bot,
                figures.decimal(one.points),
                *swiss,
                figures.counted(one.wins),
                str(one.losses),
                str(one.draws),
                Cell(figures.share(one.wins)),
            ]
        )
    return rows


def _met(told: Report, meeting: Meeting, figures: Figures) -> list[str]:
    names = {one.entrant: f"{one.brings} · {one.bot}" for one in told.standings}
    return [
        *([str(meeting.round)] if told.system == SWISS else []),
        names[meeting.one],
        names[meeting.other],
        Cell(f"{meeting.wins.count} : {meeting.losses}"),
        str(meeting.draws),
        Cell(figures.share(meeting.wins), figures.counted(meeting.wins)),
    ]
