"""Tables of several players in Markdown: who won how often, against whom."""

from __future__ import annotations

from dejarik.lab.figures import Figures
from dejarik.lab.pages.ladder import cross_table, table, times_table
from dejarik.lab.statistics import share
from dejarik.lab.tables import Tables
from dejarik.words import Words


def tables_markdown(told: Tables, words: Words) -> str:
    """A cross table and a list; those who played alone against the rules have only the list."""
    figures = Figures(words)
    bots = list(dict.fromkeys(meeting.one for meeting in told.meetings))
    found = {(meeting.one, meeting.other): meeting.wins for meeting in told.meetings}
    for meeting in told.meetings:
        if meeting.halves and meeting.one != meeting.other:
            lost = meeting.wins.of - meeting.wins.count - meeting.draws
            found.setdefault((meeting.other, meeting.one), share(lost, meeting.wins.of))
            bots += [meeting.other] if meeting.other not in bots else []
    parts = [words.say("lab-ladder-origin", edition=told.edition, seed=told.seed)]
    if any(meeting.other for meeting in told.meetings):
        parts.append(cross_table(bots, found, figures))
    rows = [
        [
            f"`{meeting.one}`",
            f"`{meeting.other}`" if meeting.other else words.say("lab-tables-against-the-rules"),
            figures.counted(meeting.wins),
            figures.share(meeting.wins),
            figures.share(meeting.adjusted),
            figures.percent(meeting.fair) if meeting.other else "",
        ]
        for meeting in told.meetings
    ]
    columns = ("lab-column-wins", "lab-column-share", "lab-column-adjusted", "lab-tables-column-fair")
    names = [words.say(name) for name in ("lab-column-bot", "lab-tables-column-others", *columns)]
    return "\n\n".join([*parts, table(names, rows, texts=2), times_table(told.thinking, words, figures)])
