"""Which changes are tried: of every module some, the same ones for the same seed.

Lots are drawn from a change's own words, so that work on one function leaves the samples of the others alone.
"""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from tests.mutation.changes import Change, Found, Optional, changes, optional_arguments

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "dejarik"
RULES = (
    "kernel/*.py",
    "games/*/rules/*.py",
    "games/*/state.py",
    "games/*/knowledge.py",
    "games/*/events.py",
)
CALLED = ("kernel/**/*.py", "games/*/rules/*.py", "games/*/*.py")  # where called functions are looked up


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no position can show, and why.

    Before and after are whole statements, or the part of one that changes; `*` stands for anything.
    """

    file: str
    function: str
    before: str
    after: str
    why: str

    def means(self, change: Change) -> bool:
        return (
            fnmatchcase(change.file, self.file)
            and fnmatchcase(change.function, self.function)
            and (
                change.after in self.made_of(change.before)
                or (self.before, "*") == (change.before, self.after)
            )
        )

    def made_of(self, statement: str) -> list[str]:
        """The statement with the part exchanged, at each place where it occurs."""
        places = [found.start() for found in re.finditer(re.escape(self.before), statement)]
        return [statement[:at] + self.after + statement[at + len(self.before) :] for at in places]


def equivalents() -> list[Equivalent]:
    """The list of those that were looked at and found to change nothing."""
    listed = (Path(__file__).parent / "equivalent.yaml").read_bytes()
    return msgspec.yaml.decode(listed, type=list[Equivalent])


def modules(pattern: str = "") -> list[str]:
    """The modules of the rules, or those whose path contains the pattern, wherever they are."""
    wanted = ("**/*.py",) if pattern else RULES
    files = {path.relative_to(SOURCES).as_posix() for one in wanted for path in SOURCES.glob(one)}
    return sorted(file for file in files if pattern in file and not file.endswith("__init__.py"))


@cache
def optional() -> Optional:
    """What can be left out in calls of the kernel and of rules."""
    files = sorted({path for one in CALLED for path in SOURCES.glob(one)})
    return optional_arguments(ast.parse(path.read_text(encoding="utf-8")) for path in files)


def source_of(file: str) -> str:
    return (SOURCES / file).read_text(encoding="utf-8")


def all_changes(file: str) -> list[Found]:
    return changes(file, source_of(file), optional())


def sample(seed: int, count: int, pattern: str = "", about: str = "") -> list[Found]:
    """So many changes over all modules: at least one of each, and one of each line before a second."""
    lots = {file: _in_order(seed, all_changes(file)) for file in modules(pattern)}
    lots = {file: [one for one in found if about in one.change.before] for file, found in lots.items()}
    lots = {file: found for file, found in lots.items() if found}
    files = sorted(lots, key=lambda file: _lot(seed, file))[:count]
    sizes = {file: len({one.line for one in lots[file]}) for file in files}
    shares = {file: max(1, count * size // sum(sizes.values())) for file, size in sizes.items()}
    while sum(shares.values()) > count:
        shares[max(shares, key=lambda file: (shares[file], file))] -= 1
    for file in files * count:
        if sum(shares.values()) >= count:
            break
        shares[file] += 1
    return [found for file in sorted(files) for found in lots[file][: shares[file]]]


def _in_order(seed: int, found: list[Found]) -> list[Found]:
    """By lot, but first one of each line."""
    drawn = sorted(found, key=lambda one: _lot(seed, str(one.change)))
    firsts: dict[int, Found] = {}
    for one in drawn:
        firsts.setdefault(one.line, one)
    return sorted(drawn, key=lambda one: firsts[one.line] is not one)


def _lot(seed: int, words: str) -> bytes:
    return blake2b(f"{seed} {words}".encode(), digest_size=8).digest()
