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
from dejarik.lab.ladder import Decks, Rung, all_pairs, ladder, plans_of, results_of, rungs_of
from dejarik.lab.pages.ladder import ladder_markdown
from dejarik.lab.pages.tables import tables_markdown
from dejarik.lab.results import Line, edition_of
from dejarik.lab.simulation import Plan
from dejarik.lab.tables import Sitting
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
FORMER = "The rules have changed since these matches were played."
HEAD = """# Strength of the bots: all tables

Made by `python -m tests.docs.strength` of the matches in `docs/strength/`; [bots.md](bots.md#strength) says
how they were played. What has not been played yet is missing. A file goes on where it ends:

    xz -dk docs/strength/cardgame.jsonl.xz
    dejarik lab ladder cardgame --only thinker-hard:simple -n 400 --results docs/strength/cardgame.jsonl
"""


def file_of(game: str) -> Path:
    return RESULTS / f"{game.replace('_', '-')}.jsonl.xz"


def lines(game: str) -> list[Line]:
    """The matches of a game as they are kept."""
    kept = lzma.decompress(file_of(game).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Line) for line in kept]


def edition(game: str) -> str:
    """By which rules and which Dejarik the matches of a file were played."""
    (found,) = {line.edition for line in lines(game)}
    return found


def plans(game: str) -> dict[str, Plan]:
    """By key, what the matches of a game are of, as bots are now."""
    if game in DECKS:
        return plans_of(_rungs(game))
    return {sitting.key: sitting.plan for _, sittings in _sittings(game) for sitting in sittings}


def _rungs(game: str) -> list[Rung]:
    return rungs_of(game, all_pairs(BOTS), MOST, 0, DECKS[game])


def _sittings(game: str) -> list[tuple[str, list[Sitting]]]:
    return [
        (title, tables.sittings_of(game, BOTS, MOST, players, alone=alone))
        for title, players, alone in SITTINGS
    ]


def section(game: str) -> str:
    """The tables of one game. Those of former rules stay until matches are played by the present ones."""
    words = Words("en")
    parts = [FORMER] if edition(game) != edition_of(game) else []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.jsonl"
        path.write_bytes(lzma.decompress(file_of(game).read_bytes()))
        if game in DECKS:
            found = ladder(game, 0, _rungs(game), results_of(game, 0, path, edition(game)))
            return "\n\n".join([*parts, ladder_markdown(found, words)])
        results = tables.results_of(game, 0, path, edition(game))
        for title, sittings in _sittings(game):
            parts += [f"### {title}", tables_markdown(tables.tables(game, 0, sittings, results), words)]
        return "\n\n".join(parts)


def page() -> str:
    parts = [f"## {title}\n\n{section(game)}\n" for game, title in TITLES.items() if file_of(game).exists()]
    return "\n".join([HEAD, *parts])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
