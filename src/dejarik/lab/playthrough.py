"""Recorded playthroughs: a match as text, so that a change of behavior shows as a readable diff.

    python -m dejarik.lab.playthrough FOLDER        compare what is stored there
    python -m dejarik.lab.playthrough FOLDER --renew   play them again and store what happens now

A stored playthrough names its game, sample and seed; each choice stands on a line of its own with what
happened below it. When one changes on purpose, the game's rules version goes up.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik import games
from dejarik.kernel import Game, Match, Narration

_CHOICE = re.compile(r"^(?P<seat>[A-Z]): (?P<key>.+)$")


def play(game: Game[Any, Any], sample: str, seed: int) -> str:
    """A match with choices at random, told as text."""
    match = Match(game, game.samples()[sample], seed)
    luck = Random(seed)
    lines = [_head(game, sample, seed)]
    while match.state.outcome is None:
        decision = match.state.decision
        key = match.state.key(luck.choice(decision.options))
        lines += _told(match, decision.seat, key)
    return _ended(match, lines)


def replay(text: str) -> str:
    """The same choices as in a stored playthrough, told again: equal text if nothing has changed."""
    first = dict(field.split(": ", 1) for field in text.splitlines()[0].split(" · "))
    game, sample, seed = games.find(first["game"]), first["sample"], int(first["seed"])
    match = Match(game, game.samples()[sample], seed)
    lines = [_head(game, sample, seed)]
    for found in map(_CHOICE.match, text.splitlines()):
        if found is not None:
            try:
                lines += _told(match, ord(found["seat"]) - ord("A"), found["key"])
            except ValueError as error:
                return "\n".join([*lines, f"! {error}", ""])
    return _ended(match, lines)


def _head(game: Game[Any, Any], sample: str, seed: int) -> str:
    return f"game: {game.name} · sample: {sample} · seed: {seed} · rules version: {game.version}"


def _told(match: Match, seat: int, key: str) -> list[str]:
    # What is said to readers alone is no part of how a match goes.
    news = [event for event in match.choose(key, seat) if not isinstance(event, Narration)]
    return [f"{chr(ord('A') + seat)}: {key}", *(f"    {_words(event)}" for event in news)]


def _words(event: msgspec.Struct) -> str:
    """An event with its fields; dice and cards by number, since names may have changed hands."""
    fields = (f"{name} {getattr(event, name)}" for name in event.__struct_fields__)
    return f"{type(event).__name__} ({', '.join(fields)})"


def _ended(match: Match, lines: list[str]) -> str:
    outcome = match.state.outcome
    end = f"winners {outcome.winners} by {outcome.rule}" if outcome is not None else "not over"
    return "\n".join([*lines, f"end: {end} · digest {match.state.digest()}", ""])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.playthrough")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--renew", action="store_true")
    chosen = parser.parse_args(arguments)
    different = 0
    for path in sorted(chosen.folder.glob("*.txt")):
        stored = path.read_text(encoding="utf-8")
        first = dict(field.split(": ", 1) for field in stored.splitlines()[0].split(" · "))
        game = games.find(first["game"])
        if chosen.renew:
            path.write_text(play(game, first["sample"], int(first["seed"])), encoding="utf-8")
        elif replay(stored) != stored:
            different += 1
            sys.stdout.write(f"{path}: plays differently now\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
