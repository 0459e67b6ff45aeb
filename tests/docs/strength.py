"""Makes docs/strength.md of the results beside it; nothing is played. docs/bots.md says how they go on.

Run `python -m tests.docs.strength`.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from dejarik.bots import names
from dejarik.lab import tables
from dejarik.lab.ladder import Decks, all_pairs, ladder, results_of, rungs_of
from dejarik.lab.pages.ladder import ladder_markdown
from dejarik.lab.pages.tables import tables_markdown
from dejarik.lab.results import Line, edition_of
from dejarik.words import Words

DOCS = Path(__file__).parents[2] / "docs"
PAGE, RESULTS = DOCS / "strength.md", DOCS / "strength"
BOTS = names()[::-1]  # the strongest first, as they were asked for
MOST = 400  # matches of a meeting in a group of decks

STARTERS = (
    ("luke", "boba-fett"),
    ("obi-wan", "grievous"),
    ("rey", "kylo-ren"),
    ("rey-and-poe", "kylo-and-phasma"),
)
HEROES = ("jedi-knights", "senators", "squadron")
VILLAINS = ("bounty-hunters", "dark-bargain", "stormtroopers")
DECKS = {
    "destiny": [
        *(Decks(*pair, "starters") for pair in STARTERS),
        *(Decks(hero, villain, "thirty") for hero in HEROES for villain in VILLAINS),
    ],
    "cardgame": [],
}
TITLES = {"destiny": "Destiny", "cardgame": "The Card Game", "outer_rim": "Outer Rim"}
SITTINGS = (
    ("Half against half at a table of four", 4, False),
    ("One against three", 4, True),
    ("Alone against the solo opponent", 1, False),
)
HEAD = """# Strength of the bots: all tables

Made by `python -m tests.docs.strength` of the matches in `docs/strength/`; [bots.md](bots.md#strength) says
how they were played. What has not been played yet is missing. A file goes on where it ends:

    xz -dk docs/strength/cardgame.jsonl.xz
    dejarik lab ladder cardgame --only thinker-hard:simple -n 400 --results docs/strength/cardgame.jsonl
"""


def file_of(game: str) -> Path:
    return RESULTS / f"{game.replace('_', '-')}.jsonl.xz"


def editions(game: str) -> set[str]:
    """By which rules and which Dejarik the matches of a file were played."""
    lines = lzma.decompress(file_of(game).read_bytes()).splitlines()
    return {msgspec.json.decode(line, type=Line).edition for line in lines}


def section(game: str) -> str:
    """The tables of one game."""
    words = Words("en")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.jsonl"
        path.write_bytes(lzma.decompress(file_of(game).read_bytes()))
        if game in DECKS:
            rungs = rungs_of(game, all_pairs(BOTS), MOST, 0, DECKS[game])
            return ladder_markdown(ladder(game, 0, rungs, results_of(game, 0, path)), words)
        parts = []
        results = tables.results_of(game, 0, path)
        for title, players, alone in SITTINGS:
            sittings = tables.sittings_of(game, BOTS, MOST, players, alone=alone)
            told = tables.tables(game, 0, sittings, results)
            parts += [f"### {title}", tables_markdown(told, words)]
        return "\n\n".join(parts)


def page() -> str:
    parts = [f"## {title}\n\n{section(game)}\n" for game, title in TITLES.items() if file_of(game).exists()]
    return "\n".join([HEAD, *parts])


def outdated(game: str) -> bool:
    """Whether the rules have changed since: then the tables stay as they were."""
    return editions(game) != {edition_of(game)}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
