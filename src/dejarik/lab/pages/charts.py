"""Plots as SVG: values with their intervals, one line each, on a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

WIDTH, LABELS, LINE, MARGIN = 760, 250, 22, 30
LONGEST = 34  # letters of a label
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
    said = escape("; ".join(line.says for line in lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{name}-t {name}-d" '
        f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
        f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{said}</desc>'
        f"{''.join(drawn)}</svg>"
    )


def _shortened(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"
