"""Plots as SVG: values with their intervals, what rises and falls over time, and sums step by step."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

WIDTH, LABELS, LINE, MARGIN = 760, 250, 22, 30
HEIGHT, AXIS = 260, 72  # of plots over time, and the room for what stands beside their axis
LONGEST = 34  # letters of a label
LETTER, APART = 7, 12  # how wide a letter is, and how far apart words stand at least
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Whisker(msgspec.Struct, frozen=True):
    """A value with its interval, what it is called, and what it says in words."""

    label: str
    value: float
    low: float
    high: float
    says: str
    kind: str = ""  # better, worse


def whiskers(
    name: str, title: str, lines: Sequence[Whisker], ticks: Sequence[tuple[float, str]], middle: float
) -> str:
    """Lines from top to bottom; the ticks are the scale, the middle is drawn bold. Names differ in a page."""
    least, most = ticks[0][0], ticks[-1][0]
    height = LINE * len(lines) + 2 * MARGIN

    def x(value: float) -> float:
        within = min(most, max(least, value))
        return LABELS + (WIDTH - LABELS - MARGIN) * (within - least) / (most - least)

    bottom = height - MARGIN
    drawn = []
    for at, tick in ticks:
        bold = 2 if at == middle else 1
        drawn.append(
            f'<line class="axis" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{MARGIN - 8}" y2="{bottom}" '
            f'stroke-width="{bold}"/><text class="soft" x="{x(at):.1f}" y="{bottom + 18}" '
            f'text-anchor="middle">{escape(tick)}</text>'
        )
    for at, line in enumerate(lines):
        y = MARGIN + LINE * at + LINE / 2
        kind = line.kind or "mark"
        drawn.append(
            f'<g><title>{escape(line.says)}</title><text x="{LABELS - 12}" y="{y + 4:.1f}" text-anchor="end">'
            f'{escape(_shortened(line.label))}</text><line class="{kind}" x1="{x(line.low):.1f}" '
            f'x2="{x(line.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke-width="2"/>'
            f'<circle class="{kind}" cx="{x(line.value):.1f}" cy="{y:.1f}" r="4"/></g>'
        )
    return _framed(name, title, "; ".join(line.says for line in lines), height, drawn)


class Flag(msgspec.Struct, frozen=True):
    """A point of a course that is marked with a number, and what it says in words."""

    at: int
    number: int
    says: str
    kind: str = ""  # better, worse


def course(
    name: str,
    title: str,
    values: Sequence[float],
    flags: Sequence[Flag],
    ticks: Sequence[tuple[float, str]],
    doubts: Sequence[float] = (),
    rounds: Sequence[tuple[int, str]] = (),
) -> str:
    """Shares that follow each other, from left to right, each with half of its interval, with the points that
    are marked, and where something begins that players count."""

    def x(at: int) -> float:
        return AXIS + (WIDTH - AXIS - MARGIN) * at / max(1, len(values) - 1)

    def y(value: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * min(1.0, max(0.0, value))

    drawn = [_level(y(at), tick) for at, tick in ticks]
    free = 0.0
    for at, said in rounds:
        if x(at) < free:
            continue
        free = x(at) + APART + LETTER * len(said)
        drawn.append(
            f'<line class="axis" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{y(1):.1f}" y2="{y(0) + 8:.1f}"/>'
            f'<text class="soft" x="{x(at) + 3:.1f}" y="{HEIGHT - 10}">{escape(said)}</text>'
        )
    sure = [0.0] * (len(values) - len(doubts))
    doubts = [*doubts, *sure]
    above = [f"{x(at):.1f},{y(value + doubts[at]):.1f}" for at, value in enumerate(values)]
    below = [f"{x(at):.1f},{y(value - doubts[at]):.1f}" for at, value in enumerate(values)]
    drawn.append(f'<polygon class="band" points="{" ".join([*above, *reversed(below)])}"/>')
    points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(values))
    drawn.append(f'<polyline class="line" points="{points}"/>')
    drawn += [
        f'<g><title>{escape(flag.says)}</title><circle class="{flag.kind or "mark"}" cx="{x(flag.at):.1f}" '
        f'cy="{y(values[flag.at]):.1f}" r="9"/><text class="inside" x="{x(flag.at):.1f}" '
        f'y="{y(values[flag.at]) + 4:.1f}" text-anchor="middle">{flag.number}</text></g>'
        for flag in flags
    ]
    return _framed(name, title, "; ".join(flag.says for flag in flags) or title, HEIGHT, drawn, "course")


class Fall(msgspec.Struct, frozen=True):
    """A part of what is added up: its name, how much, and that as a text."""

    label: str
    amount: float
    says: str


def waterfall(title: str, steps: Sequence[Fall]) -> str:
    """What is added up, a bar below the other, each from where the one above ended; both ends stand alone.

    Words and figures have columns of their own, so that they can be read at any width.
    """
    ends, level = [], 0.0
    for at, step in enumerate(steps):
        alone = at in (0, len(steps) - 1)
        ends.append((0.0, step.amount) if alone else (level, level + step.amount))
        level = ends[-1][1]
    least = min(0.0, *(min(pair) for pair in ends))
    most = max(1.0, *(max(pair) for pair in ends))
    rows = []
    for at, (step, (start, end)) in enumerate(zip(steps, ends, strict=True)):
        alone = at in (0, len(steps) - 1)
        kind = "mark" if alone else "better" if step.amount >= 0 else "worse"
        left = 100 * (min(start, end) - least) / (most - least)
        width = 100 * abs(end - start) / (most - least)
        rows.append(
            f'<div role="listitem"><span>{escape(step.label)}</span><span class="track">'
            f'<i class="{kind}" style="left:{left:.1f}%;width:{width:.1f}%"></i></span>'
            f"<b>{escape(step.says)}</b></div>"
        )
    return f'<div class="falls" role="list" aria-label="{escape(title)}">{"".join(rows)}</div>'


def _level(y: float, tick: str) -> str:
    return (
        f'<line class="axis" x1="{AXIS}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="soft" x="{AXIS - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(tick)}</text>'
    )


def _framed(name: str, title: str, said: str, height: float, drawn: Sequence[str], kind: str = "plot") -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" role="img" '
        f'aria-labelledby="{name}-t {name}-d" '
        f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
        f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{escape(said)}</desc>'
        f"{''.join(drawn)}</svg>"
    )


def _shortened(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"
