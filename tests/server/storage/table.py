"""A database as a club has it one day: matches of all games, of all ways to play, in mid-game.

    python -m tests.server.storage.table FILE.sql

writes it as SQL, made by the code of that day. A stored one is never made again: later code goes on with it.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.nodes import BOT, DECKS, FRIEND, HOTSEAT, ME, Person, RunningNode, asked, play_on

CHOICES = 30  # in each match that is in play


def match(person: Person, game: str, *seats: dict[str, Any], **wishes: Any) -> Any:
    decks = {"destiny": DECKS, "cardgame": ("jedi", "sith"), "outer_rim": ("boba-fett", "han-solo")}[game]
    sat = [{"deck": deck, **seat} for deck, seat in zip(decks, seats, strict=False)]
    return person.made("/matches", {"game": game, "seats": sat, **wishes})


def play_both(people: tuple[Person, Person], match: str, luck: random.Random, most: int) -> None:
    """Two people, each at a screen of their own, choose at random."""
    for _ in range(most):
        for person in people:
            view = person.view(match)
            if asked(view):
                person.choose(match, view, luck.randrange(len(view["question"]["options"])))


def fill(database: str) -> None:
    """An evening at the club: Ann plays everything, Bob was invited once."""
    luck = random.Random(15)
    with RunningNode(database) as node:
        ann, bob = Person(node.address), Person(node.address, "ru")
        for person, name in ((ann, "Ann"), (bob, "Борис")):
            person.http.put("/api/me", json={"name": name, "lang": person.lang})
        for game in ("destiny", "cardgame", "outer_rim"):
            play_on(ann, match(ann, game, ME, BOT)["id"], luck, CHOICES)
            shared = match(ann, game, {**ME, **HOTSEAT, "name": "Left"}, {**HOTSEAT, "name": "Right"})
            play_on(ann, shared["id"], luck, CHOICES)
            invited = match(ann, game, ME, FRIEND, clockSeconds=3600)
            bob.joins(invited["invite"])
            play_both((ann, bob), invited["id"], luck, CHOICES // 2)
            ann.say(invited["id"], type="say", text="Good luck!")
            match(ann, game, ME, FRIEND)  # nobody has come yet
        play_on(ann, match(ann, "destiny", HOTSEAT, HOTSEAT)["id"], luck)


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "matches.db"
        fill(str(database))
        with sqlite3.connect(database) as connection:
            target.write_text("\n".join([*connection.iterdump(), ""]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
