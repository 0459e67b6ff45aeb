"""A page of HTML, piece by piece. Everything that is written is escaped; there are no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fdfdfb; --line: #c9ced6; --mark: #1668b8;
  --good: #1d7a3d; --bad: #b3261e; --soft: #5b6675; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ebf0; --paper: #14181f; --line: #3b4452;
  --mark: #6cb2f5; --good: #6fd08c; --bad: #ff9087; --soft: #a3adba; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.wide { overflow-x: auto; } figure { margin: 1rem 0; } figcaption { color: var(--soft); }
table { border-collapse: collapse; } caption { text-align: left; color: var(--soft); }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right;
  vertical-align: top; font-variant-numeric: tabular-nums; white-space: nowrap; }
th { white-space: normal; vertical-align: bottom; }
th:first-child, td:first-child, td.text, th.text { text-align: left; } td.text { white-space: normal; }
pre { font: 13px/1.35 ui-monospace, monospace; } summary { cursor: pointer; color: var(--mark); }
small { color: var(--soft); display: block; } .better { color: var(--good); } .worse { color: var(--bad); }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { stroke: var(--line); } svg .soft { fill: var(--soft); }
svg .mark { fill: var(--mark); stroke: var(--mark); }
svg.course { min-width: 40rem; } svg .band { fill: var(--mark); opacity: .18; }
svg .line { fill: none; stroke: var(--mark); stroke-width: 2; } svg text.inside { fill: var(--paper); }
svg .better { fill: var(--good); stroke: var(--good); } svg .worse { fill: var(--bad); stroke: var(--bad); }
.falls { display: grid; gap: .25rem; max-width: 48rem; }
.falls > div { display: grid; grid-template-columns: minmax(6rem, 14rem) minmax(3rem, 1fr) 6rem; gap: .75rem;
  align-items: center; }
.falls b { text-align: right; font-variant-numeric: tabular-nums; }
.falls .track { position: relative; height: 1.25rem;
  background: color-mix(in srgb, var(--line) 40%, transparent); }
.falls i { position: absolute; top: 0; bottom: 0; min-width: 2px; background: var(--mark); }
.falls i.better { background: var(--good); } .falls i.worse { background: var(--bad); }
@media (max-width: 32rem) {
  .falls > div { grid-template: "what figure" "track track" / minmax(0, 1fr) auto; gap: .125rem .75rem; }
  .falls .track { grid-area: track; height: .75rem; }
}
"""


class Cell(str):
    """What stands in a cell: a figure, what explains it in small print, and whether it is good."""

    small: str
    kind: str

    def __new__(cls, text: str, small: str = "", kind: str = "") -> Cell:
        made = super().__new__(cls, text)
        made.small = small
        made.kind = kind
        return made


class Page:
    """A page being written."""

    def __init__(self, title: str, lang: str):
        self.title = title
        self.lang = lang
        self.parts: list[str] = []

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def say(self, *sentences: str) -> None:
        self.parts.extend(f"<p>{escape(sentence)}</p>" for sentence in sentences)

    def plain(self, text: str) -> None:
        """Text as it stands, line by line."""
        self.parts.append(f'<div class="wide"><pre>{escape(text)}</pre></div>')

    def covered(self, summary: str) -> None:
        """What follows up to `uncovered` is seen by whoever asks for it."""
        self.parts.append(f"<details><summary>{escape(summary)}</summary>")

    def uncovered(self) -> None:
        self.parts.append("</details>")

    def picture(self, svg: str, caption: str) -> None:
        """A plot; the table that belongs to it says the same in figures."""
        self.parts.append(
            f'<figure><div class="wide">{svg}</div><figcaption>{escape(caption)}</figcaption></figure>'
        )

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> None:
        """A table whose first cells are words and name the row."""
        head = "".join(
            f'<th scope="col"{_class("text" if at < texts else "")}>{escape(column)}</th>'
            for at, column in enumerate(columns)
        )
        body = "\n".join(f"<tr>{_row(row, texts)}</tr>" for row in rows)
        self.parts.append(
            f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'
        )

    def written(self) -> str:
        """The whole page."""
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{escape(self.lang)}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<h1>{escape(self.title)}</h1>\n{body}\n</body>\n</html>\n"
        )


def _class(name: str) -> str:
    return f' class="{escape(name)}"' if name else ""


def _row(cells: Sequence[str], texts: int) -> str:
    return "".join(_cell(cell, "text" if at < texts else "") for at, cell in enumerate(cells))


def _cell(cell: str, kind: str) -> str:
    small = ""
    if isinstance(cell, Cell):
        kind = f"{kind} {cell.kind}".strip()
        small = f"<small>{escape(cell.small)}</small>" if cell.small else ""
    return f"<td{_class(kind)}>{escape(cell)}{small}</td>"
