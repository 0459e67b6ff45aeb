"""A ladder in Markdown: for each group of decks a cross table and a list, then the time for a choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dejarik.lab.figures import Figures
from dejarik.lab.ladder import Ladder, Meeting, Thinking
from dejarik.lab.statistics import Share, share
from dejarik.words import Words


def ladder_markdown(told: Ladder, words: Words) -> str:
    """All tables, one below the other."""
    figures = Figures(words)
    parts = [words.say("lab-ladder-origin", edition=told.edition, seed=told.seed)]
    for group in dict.fromkeys(meeting.group for meeting in told.meetings):
        meetings = [meeting for meeting in told.meetings if meeting.group == group]
        if group:
            parts.append(f"**{group}**")
        parts += [_cross_table(meetings, figures), _list(meetings, words, figures)]
    parts.append(times_table(told.thinking, words, figures))
    return "\n\n".join(parts)


def _cross_table(meetings: Sequence[Meeting], figures: Figures) -> str:
    """How often the bot of a row won against the bot of a column."""
    bots = list(dict.fromkeys(name for meeting in meetings for name in (meeting.one, meeting.other)))
    found = {}
    for meeting in meetings:
        found[meeting.one, meeting.other] = meeting.wins
        if meeting.one != meeting.other:
            lost = meeting.wins.of - meeting.wins.count - meeting.draws
            found[meeting.other, meeting.one] = share(lost, meeting.wins.of)
    return cross_table(bots, found, figures)


def cross_table(bots: Sequence[str], found: Mapping[tuple[str, str], Share], figures: Figures) -> str:
    """A row and a column for each bot; what was not played stays empty."""
    shares = {who: figures.share(wins) for who, wins in found.items()}
    rows = [[f"`{row}`", *(shares.get((row, column), "") for column in bots)] for row in bots]
    return table(["", *(f"`{name}`" for name in bots)], rows, texts=1)


def _list(meetings: Iterable[Meeting], words: Words, figures: Figures) -> str:
    rows = [
        [
            f"`{meeting.one}`",
            f"`{meeting.other}`",
            figures.counted(meeting.wins),
            figures.share(meeting.wins),
            figures.share(meeting.adjusted),
            figures.share(meeting.with_first),
            figures.share(meeting.with_second),
        ]
        for meeting in meetings
    ]
    columns = ("bot", "opponent", "wins", "share", "adjusted", "first-deck", "second-deck")
    return table([words.say(f"lab-column-{name}") for name in columns], rows, texts=2)


def times_table(thinking: Iterable[Thinking], words: Words, figures: Figures) -> str:
    """How long each bot thinks about a choice."""
    rows = [
        [
            f"`{one.bot}`",
            str(one.choices),
            *(figures.decimal(time, 3) for time in (one.mean, one.most, one.longest)),
        ]
        for one in thinking
    ]
    columns = ("bot", "choices", "mean", "most", "longest")
    return table([words.say(f"lab-column-{name}") for name in columns], rows, texts=1)


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> str:
    """A table in Markdown; after the first columns, which are texts, all are figures."""
    lines = ["---" if at < texts else "--:" for at in range(len(columns))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (columns, lines, *rows))


def thinking_sentence(thinking: Thinking, words: Words) -> str:
    """How long a bot thinks."""
    figures = Figures(words)
    times = {
        "mean": figures.decimal(thinking.mean, 3),
        "most": figures.decimal(thinking.most, 2),
        "longest": figures.decimal(thinking.longest, 2),
    }
    return words.say("lab-ladder-thinking", bot=thinking.bot, **times)
