"""Balance and reach of a game's content over many matches between bots.

    python -m dejarik.lab.balance outer_rim FILE --matches 4400 --seed 1 --bot thinker-hard

FILE keeps one match per line; what is there already is not played again, so a long run can be interrupted
and taken up later. The report is Markdown. Number and seed decide a match, and the module `ai.balance` of
the game says which matches are played and what to look for in them; whatever else there is to decide, the
bots decide.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.bots import bot
from dejarik.games import find, modules
from dejarik.kernel import Game, observe
from dejarik.lab.matches import seed_for
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.statistics import share

if TYPE_CHECKING:
    from dejarik.games.contract import Balance

SEEDS = 1 << 60
MOST, LEAST = 1.5, 0.5  # of the fair share of wins


class Mixed(msgspec.Struct, frozen=True):
    """One match that was played; everything by seat."""

    number: int
    solo: bool
    sides: tuple[str, ...]
    places: tuple[int, ...]  # 0: who went first
    scores: tuple[int, ...]
    turns: tuple[int, ...]
    winner: int
    used: tuple[str, ...]  # items that mattered
    sources: tuple[dict[str, int], ...] = ()  # what the scores came from, what came last named last
    means: tuple[int, ...] = ()  # what was left unspent


def balance_of(played: Game[Any, Any]) -> Balance:
    """What to look for in matches of a game; `LookupError` if it does not say."""
    balance = modules(played.name).balance
    if balance is None:
        raise LookupError(f"{played.name} does not say what to look for")
    return balance


def play_mixed(played: Game[Any, Any], seed: int, number: int, player: str = "simple") -> Mixed:
    """A whole match."""
    balance = balance_of(played)
    luck = Random(seed_for(seed, number, "setup"))
    plan = balance.plan(number, luck)
    state = played.new(plan.setup, seed_for(seed, number, "match"))
    bots = [bot(player, luck.randrange(SEEDS)) for _ in range(state.seats)]
    watcher = balance.Watcher(state)
    while state.outcome is None:
        decision = state.decision
        seat = decision.seat
        option = next((one for one in plan.choices if one in decision.options), None)
        if option is None:
            option = bots[seat].choose(observe(state, seat))
        watcher.chosen(state, option)
        watcher.happened(state, state.choose(option, seat))
    return Mixed(
        number,
        plan.solo,
        watcher.sides(state),
        watcher.places(state),
        watcher.scores(state),
        watcher.turns_of(state),
        state.outcome.winners[0],
        tuple(sorted(watcher.used)),
        watcher.sources(state),
        watcher.means(state),
    )


def shares(matches: Iterable[Mixed]) -> dict[str, tuple[int, float, int]]:
    """For each side that was played: wins, the wins that would be fair, matches."""
    wins, played = Counter[str](), Counter[str]()
    fair: dict[str, float] = {}
    for match in matches:
        wins[match.sides[match.winner]] += 1
        for side in match.sides:
            fair[side] = fair.get(side, 0.0) + 1 / len(match.sides)
            played[side] += 1
    return {code: (wins[code], fair[code], played[code]) for code in sorted(played)}


def turns_of(match: Mixed) -> float:
    """Turns per player."""
    return sum(match.turns) / len(match.turns)


def unused(matches: Iterable[Mixed], items: frozenset[str]) -> list[str]:
    """The items that never mattered."""
    missing = set(items)
    for match in matches:
        missing.difference_update(match.used)
    return sorted(missing)


def rarest(matches: Sequence[Mixed], items: frozenset[str], count: int) -> list[tuple[str, int]]:
    """The items that mattered least often."""
    seen = Counter(dict.fromkeys(items, 0))
    for match in matches:
        seen.update(item for item in match.used if item in seen)
    return sorted(seen.items(), key=lambda pair: (pair[1], pair[0]))[:count]


def report(matches: Sequence[Mixed], items: frozenset[str], seed: int, rare: int = 10) -> str:
    """Everything, as Markdown."""
    several = [match for match in matches if not match.solo]
    solo = [match for match in matches if match.solo]
    lines = [f"{len(several)} matches of two to four players and {len(solo)} solo matches, seed {seed}.", ""]
    if len(several) > 1:
        lines += _pace(several) + _balance(several) + _seats(several) + _sources(several)
    if solo:
        won = sum(match.winner == 0 for match in solo)
        pace = median(turns_of(match) for match in solo)
        lines += [f"Solo: the bot won {won} of {len(solo)} matches, median {pace:.1f} turns.", ""]
    missing = unused(matches, items)
    lines += [f"Items: {len(items)}; never used: {len(missing)}.", ""]
    lines += [f"- {item}" for item in missing]
    if rare:
        lines += ["", "| used least often | matches |", "|---|---|"]
        lines += [f"| {item} | {count} |" for item, count in rarest(matches, items, rare)]
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
    lines = ["| side | matches | wins | fair | wins / fair | 95 % |  |", "|---|---|---|---|---|---|---|"]
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
        here = [match for match in matches if len(match.sides) == players]
        wins = Counter(match.places[match.winner] for match in here)
        if here:
            row = ", ".join(f"{100 * wins[place] / len(here):.0f} %" for place in range(players))
            lines.append(f"| {players} | {row} |")
    return [*lines, ""]


def _sources(matches: Sequence[Mixed]) -> list[str]:
    """What scores came from, what was left, and what decided matches."""
    told = [match for match in matches if match.sources]
    if not told:
        return []
    seats = sum(len(match.sides) for match in told)
    everybody, winners, most, last = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for match in told:
        for found in match.sources:
            everybody.update(found)
        best = match.sources[match.winner]
        winners.update(best)
        most[max(best, key=lambda source: best[source])] += 1
        last[[*best][-1]] += 1
    lines = [
        "| source | per player | per winner | brought winners most | 95 % | brought the last |",
        "|---|---|---|---|---|---|",
    ]
    for source, count in everybody.most_common():
        main = share(most[source], len(told))
        lines.append(
            f"| {source} | {count / seats:.2f} | {winners[source] / len(told):.2f} | "
            f"{100 * main.share:.0f} % | {100 * main.low:.0f}–{100 * main.high:.0f} % | "
            f"{100 * last[source] / len(told):.0f} % |"
        )
    left = median(one for match in told for one in match.means)
    won = median(match.means[match.winner] for match in told)
    return [*lines, "", f"Left unspent: median {left:.0f}, by winners {won:.0f}.", ""]


def load(path: Path) -> list[Mixed]:
    return read_lines(path, Mixed)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.balance")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--rare", type=int, default=10)
    chosen = parser.parse_args(arguments)
    played = find(chosen.game)
    matches = load(chosen.file)
    for number in range(len(matches), chosen.matches):
        matches.append(play_mixed(played, chosen.seed, number, chosen.bot))
        add_line(chosen.file, matches[-1])
    sys.stdout.write(report(matches, balance_of(played).items(), chosen.seed, chosen.rare))
    return 0


if __name__ == "__main__":
    sys.exit(main())
