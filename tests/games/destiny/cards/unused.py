"""Which cards random matches never play or use.

    python -m tests.games.destiny.cards.unused --matches 5000

walks the matches of `dejarik.lab.soak` and watches every card. With `--tries 20`, whatever is left is played
for in matches that begin with the positions of its scenarios.
"""

from __future__ import annotations

import argparse
import os
import sys

os.environ.setdefault("DEJARIK_NATIVE", "0")  # functions of the rules are replaced to be watched

from tests.games.destiny.cards.usage import brought, everything, named, play_from_scenes, watching

from dejarik.games.destiny import GAME
from dejarik.lab.soak import Walked, walk


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.destiny.cards.unused", description=__doc__)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match")
    parser.add_argument("--tries", type=int, default=0, help="so often from each scenario of what is left")
    chosen = parser.parse_args(arguments)

    total = Walked()
    with watching() as seen:
        for number in range(chosen.seed, chosen.seed + chosen.matches):
            seen |= brought(GAME.random_setup(number))
            total.add(walk(GAME, number))
            print(f"\r{total.matches}/{chosen.matches} matches", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        play_from_scenes(everything() - seen, seen, chosen.tries)
    for fault in total.faults:
        print(fault.told)
    unseen = named(everything() - seen)
    print(f"{total.matches} matches, {total.choices} choices, {len(total.faults)} broken")
    print(f"cards never played or used: {len(unseen) or 'none'}")
    for card, what in unseen.items():
        print(f"  {card}: {', '.join(what)}")
    return 1 if total.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
