"""The games whose abilities are checked, and what no position of them can show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path

import msgspec
from tests.abilities import cardgame, destiny, outer_rim
from tests.abilities.proofs import Proof, Proofs, Subject

UNSHOWN = Path(__file__).parent / "unshown"


class Game:
    """The abilities of a game and the proofs of them, put together when they are first needed."""

    def __init__(
        self,
        name: str,
        subjects: Callable[[], Iterable[Subject]],
        proofs: Callable[[], Iterable[Proof]],
        title: Callable[[str], str],
        group: Callable[[str], str],
    ):
        self.name, self.title, self.group = name, title, group
        self._subjects, self._proofs = subjects, proofs

    @cached_property
    def _by_ref(self) -> dict[str, Subject]:
        return {subject.ref: subject for subject in self._subjects()}

    @cached_property
    def proofs(self) -> Proofs:
        return Proofs(self._proofs())

    @cached_property
    def unshown(self) -> dict[str, dict[str, str]]:
        """Ability -> change -> why no position can show it."""
        found: dict[str, dict[str, str]] = {}
        for file in sorted((UNSHOWN / self.name).glob("*.yaml")):
            for ref, changes in (msgspec.yaml.decode(file.read_bytes()) or {}).items():
                assert ref not in found, f"{file}: {ref} is listed twice"
                found[ref] = changes
        return found

    def refs(self) -> list[str]:
        return sorted(self._by_ref)

    def subject(self, ref: str) -> Subject:
        return self._by_ref[ref]


GAMES = {
    "cardgame": Game(
        "cardgame", cardgame.subjects, cardgame.proofs, cardgame.title, lambda ref: ref.partition("-")[0][-1]
    ),
    "destiny": Game("destiny", destiny.subjects, destiny.proofs, destiny.title, lambda ref: ref[:2]),
    "outer-rim": Game(
        "outer-rim", outer_rim.subjects, outer_rim.proofs, outer_rim.title, lambda ref: ref[:1]
    ),
}
