"""Recorded playthroughs: a match as text, so that a change of behavior shows as a readable diff.

    python -m dejarik.lab.playthrough FOLDER        compare what is stored there
    python -m dejarik.lab.playthrough FOLDER --renew   play them again and store what happens now

A stored playthrough names its game, sample and seed, and the edition of the box if it is not the first; each
choice stands on a line of its own with what happened below it. When one changes on purpose, the game's rules
version goes up: by it servers tell which of their matches still go on. What each playthrough was like by each
version is kept as a digest (`VERSIONS`), so nothing is renewed without a new one.
"""

from __future__ import annotations

import argparse
import re
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik import games
from dejarik.kernel import Game, Match, Narration

VERSIONS = "versions.json"  # beside the playthroughs
_CHOICE = re.compile(r"^(?P<seat>[A-Z]): (?P<key>.+)$")


def play(game: Game[Any, Any], sample: str, seed: int, edition: str = "") -> str:
    """A match with choices at random, told as text."""
    match = Match(game, _setup(game, sample, edition), seed)
    luck = Random(seed)
    lines = [_head(game, sample, seed, edition)]
    while match.state.outcome is None:
        decision = match.state.decision
        key = match.state.key(luck.choice(decision.options))
        lines += _told(match, decision.seat, key)
    return _ended(match, lines)


def replay(text: str) -> str:
    """The same choices as in a stored playthrough, told again: equal text if nothing has changed."""
    first = _first(text)
    game, sample, seed = games.find(first["game"]), first["sample"], int(first["seed"])
    edition = first.get("edition", "")
    match = Match(game, _setup(game, sample, edition), seed)
    lines = [_head(game, sample, seed, edition)]
    for found in map(_CHOICE.match, text.splitlines()):
        if found is not None:
            try:
                lines += _told(match, ord(found["seat"]) - ord("A"), found["key"])
            except ValueError as error:
                return "\n".join([*lines, f"! {error}", ""])
    return _ended(match, lines)


def _setup(game: Game[Any, Any], sample: str, edition: str) -> Any:
    """A sample as it was recorded: what has no edition is of the first, if there are several."""
    plain = msgspec.to_builtins(game.samples()[sample])
    plain.pop("edition", None)
    return game.decode_setup({**plain, "edition": int(edition)} if edition else plain)


def _head(game: Game[Any, Any], sample: str, seed: int, edition: str) -> str:
    head = f"game: {game.name} · sample: {sample} · seed: {seed} · rules version: {game.version}"
    return f"{head} · edition: {edition}" if edition else head


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


class Versions:
    """What the playthroughs of a folder were like by each version of the rules."""

    def __init__(self, folder: Path):
        self.file = folder / VERSIONS
        known = self.file.read_bytes() if self.file.exists() else b"{}"
        self.known = msgspec.json.decode(known, type=dict[str, dict[str, str]])

    def fits(self, name: str, told: str) -> bool:
        """Whether it is what it was by its version; a version without any is a new one."""
        version = _first(told)["rules version"]
        return self.known.get(name, {}).get(version, _digest(told)) == _digest(told)

    def keep(self, name: str, told: str) -> None:
        self.known.setdefault(name, {})[_first(told)["rules version"]] = _digest(told)
        data = msgspec.json.format(msgspec.json.encode(self.known, order="sorted"), indent=2)
        self.file.write_bytes(data + b"\n")


def _first(told: str) -> dict[str, str]:
    """The fields of the first line."""
    return dict(field.split(": ", 1) for field in told.splitlines()[0].split(" · "))


def _digest(told: str) -> str:
    return blake2b(told.encode(), digest_size=8).hexdigest()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.playthrough")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--renew", action="store_true")
    chosen = parser.parse_args(arguments)
    faults = []
    versions = Versions(chosen.folder)
    for path in sorted(chosen.folder.glob("*.txt")):
        stored = path.read_text(encoding="utf-8")
        if chosen.renew:
            first = _first(stored)
            now = play(
                games.find(first["game"]), first["sample"], int(first["seed"]), first.get("edition", "")
            )
            if versions.fits(path.stem, now):
                versions.keep(path.stem, now)
                path.write_text(now, encoding="utf-8")
                continue
        elif replay(stored) != stored:
            faults.append(f"{path}: plays differently now")
            continue
        elif versions.fits(path.stem, stored):
            continue
        faults.append(f"{path}: was another match by the same rules version; count up RULES_VERSION")
    sys.stdout.writelines(f"{fault}\n" for fault in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
