"""Balance and reach of Outer Rim over many mixed matches between simple bots.

    python -m dejarik.lab.outer_rim_report FILE --matches 4400 --seed 1

FILE keeps one match per line; what is there already is not played again, so a long run can be interrupted
and taken up later. The report is Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median, quantiles

import msgspec

from dejarik.lab.outer_rim_matches import Mixed, play_mixed
from dejarik.lab.outer_rim_reach import items
from dejarik.lab.statistics import share

MOST, LEAST = 1.5, 0.5  # of the fair share of wins


def shares(matches: Iterable[Mixed]) -> dict[str, tuple[int, float, int]]:
    """For each character: wins, the wins that would be fair, matches."""
    wins, played = Counter[str](), Counter[str]()
    fair: dict[str, float] = {}
    for match in matches:
        wins[match.characters[match.winner]] += 1
        for character in match.characters:
            fair[character] = fair.get(character, 0.0) + 1 / len(match.characters)
            played[character] += 1
    return {code: (wins[code], fair[code], played[code]) for code in sorted(played)}


def turns_of(match: Mixed) -> float:
    """Turns per player."""
    return sum(match.turns) / len(match.turns)


def unused(matches: Iterable[Mixed]) -> list[str]:
    """The items that never mattered."""
    missing = set(items())
    for match in matches:
        missing.difference_update(match.used)
    return sorted(missing)


def rarest(matches: Sequence[Mixed], count: int) -> list[tuple[str, int]]:
    """The items that mattered least often."""
    seen = Counter(dict.fromkeys(items(), 0))
    for match in matches:
        seen.update(item for item in match.used if item in seen)
    return sorted(seen.items(), key=lambda pair: (pair[1], pair[0]))[:count]


def report(matches: Sequence[Mixed], seed: int, rare: int = 10) -> str:
    """Everything, as Markdown."""
    table = [match for match in matches if not match.solo]
    solo = [match for match in matches if match.solo]
    lines = [f"{len(table)} matches of two to four players and {len(solo)} solo matches, seed {seed}.", ""]
    if len(table) > 1:
        lines += _pace(table) + _balance(table) + _seats(table)
    if solo:
        won = sum(match.winner == 0 for match in solo)
        pace = median(turns_of(match) for match in solo)
        lines += [f"Solo: the bot won {won} of {len(solo)} matches, median {pace:.1f} turns.", ""]
    missing = unused(matches)
    lines += [f"Items: {len(items())}; never used: {len(missing)}.", ""]
    lines += [f"- {item}" for item in missing]
    if rare:
        lines += ["", "| used least often | matches |", "|---|---|"]
        lines += [f"| {item} | {count} |" for item, count in rarest(matches, rare)]
    return "\n".join(lines) + "\n"


def _pace(matches: Sequence[Mixed]) -> list[str]:
    lines = ["| players | matches | turns per player: p10 | median | p90 |", "|---|---|---|---|---|"]
    for players in (2, 3, 4, 0):
        turns = [turns_of(match) for match in matches if players in {0, len(match.turns)}]
        if len(turns) > 1:
            tenths = quantiles(turns, n=10)
            name = players or "all"
            lines.append(
                f"| {name} | {len(turns)} | {tenths[0]:.1f} | {median(turns):.1f} | {tenths[-1]:.1f} |"
            )
    return [*lines, ""]


def _balance(matches: Sequence[Mixed]) -> list[str]:
    lines = ["| character | matches | wins | fair | wins / fair | 95 % |  |", "|---|---|---|---|---|---|---|"]
    for code, (wins, fair, played) in sorted(
        shares(matches).items(), key=lambda pair: -pair[1][0] / pair[1][1]
    ):
        interval = share(wins, played)
        low, high = interval.low * played / fair, interval.high * played / fair
        mark = "" if LEAST <= wins / fair <= MOST else "outside"
        lines.append(
            f"| {code} | {played} | {wins} | {fair:.1f} | {wins / fair:.2f} | {low:.2f}–{high:.2f} | {mark} |"
        )
    return [*lines, ""]


def _seats(matches: Sequence[Mixed]) -> list[str]:
    lines = ["| players | wins of the first, second, … player |", "|---|---|"]
    for players in (2, 3, 4):
        here = [match for match in matches if len(match.characters) == players]
        wins = Counter(match.places[match.winner] for match in here)
        if here:
            row = ", ".join(f"{100 * wins[place] / len(here):.0f} %" for place in range(players))
            lines.append(f"| {players} | {row} |")
    return [*lines, ""]


def load(path: Path) -> list[Mixed]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Mixed) for line in lines]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.outer_rim_report")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rare", type=int, default=10)
    chosen = parser.parse_args(arguments)
    matches = load(chosen.file)
    with chosen.file.open("ab") as file:
        for number in range(len(matches), chosen.matches):
            matches.append(play_mixed(chosen.seed, number))
            file.write(msgspec.json.encode(matches[-1]) + b"\n")
            file.flush()
    sys.stdout.write(report(matches, chosen.seed, chosen.rare))
    return 0


if __name__ == "__main__":
    sys.exit(main())
