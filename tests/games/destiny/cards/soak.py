"""Very many random matches with random legal decks out of all playable cards, under the contract suite.

    python -m tests.games.destiny.cards.soak --matches 5000 --workers 2

says how far it is while it runs and, at the end, which cards were never played or used.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from multiprocessing import Pool
from random import Random

from tests.games.destiny.cards.usage import brought, everything, named, watching

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.random import random_deck
from dejarik.lab.contract import Broken, Report, check

AT_ONCE = 10  # matches between two words about the progress
Seen = set[tuple[str, str]]


def random_setup(seed: int) -> Setup:
    """Two or three decks; the first brings one card after the other, so that none is left to luck."""
    dice = Random(seed)
    codes = sorted(CARDS)
    first = random_deck(dice, (codes[seed % len(codes)],))
    return Setup((first, *(random_deck(dice) for _ in range(2 if seed % 10 == 0 else 1))))


def walk(seeds: range, every: int) -> tuple[Report, Seen, str]:
    """Matches of these seeds: what was walked, what was seen of cards, and what broke."""
    total = Report()
    with watching() as seen:
        for seed in seeds:
            setup = random_setup(seed)
            seen |= brought(setup)
            try:
                one = check(GAME, setup, [seed], every, sample=f"random decks {seed}")
            except Broken as broken:
                return total, seen, str(broken)
            add(total, one)
    return total, seen, ""


def add(total: Report, one: Report) -> None:
    total.matches += one.matches
    total.choices += one.choices
    total.positions += one.positions
    total.longest = max(total.longest, one.longest)
    total.widest = max(total.widest, one.widest)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.destiny.cards.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--every", type=int, default=40, help="look closely at every so many positions")
    parser.add_argument("--workers", type=int, default=1, help="so many processes")
    chosen = parser.parse_args(arguments)

    last = chosen.seed + chosen.matches
    parts = [range(first, min(first + AT_ONCE, last)) for first in range(chosen.seed, last, AT_ONCE)]
    total, seen, faults = Report(), set[tuple[str, str]](), 0
    with Pool(chosen.workers) as pool:
        for report, found, broken in pool.imap_unordered(partial(walk, every=chosen.every), parts):
            add(total, report)
            seen |= found
            if broken:
                faults += 1
                print(f"\n{broken}", file=sys.stderr)
            told = f"{total.matches}/{chosen.matches} matches, {total.choices} choices"
            print(f"\r{told}, {faults} broken", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    unseen = everything() - seen
    print(f"{total.matches} matches, {total.choices} choices, {total.positions} positions looked at closely")
    print(f"longest match {total.longest} choices, widest question {total.widest} options, {faults} broken")
    print(f"cards never played or used: {len(named(unseen)) or 'none'}")
    for card, what in named(unseen).items():
        print(f"  {card}: {', '.join(what)}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
