"""What mypyc says of written files, told of the sources that they were written from."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from io import TextIOBase
from pathlib import Path
from typing import TextIO

from native.generating import AS_PYTHON, BY_HAND, RUNTIME, SOURCES, file_of

ROOT = SOURCES.parent
MESSAGE = re.compile(r"(?P<file>dejarik/[^:]+\.py):(?P<line>\d+):(?P<said>.*)")
DEFINITIONS = (ast.ClassDef, ast.FunctionDef)
COPIED = {file_of(name): file for name, file in {**BY_HAND, **AS_PYTHON}.items()}


class Messages(TextIOBase):
    """Passes messages on, but not those about generators: that they become lists is the same to the rules."""

    def __init__(self, out: TextIO, written: Path):
        self.out = out
        self.written = written

    def write(self, text: str) -> int:
        kept = [line for line in text.splitlines() if line and "generator comprehension" not in line]
        self.out.write("".join(f"{of_sources(line, self.written)}\n" for line in kept))
        return len(text)


def of_sources(message: str, written: Path) -> str:
    """A message about a file below `written`, about the class or function of the sources that it came from.

    Lines are others in a written file, so its own is told in the end.
    """
    found = MESSAGE.match(message)
    if found is None:
        return message
    file, line, said = Path(found["file"]), int(found["line"]), found["said"]
    if file in COPIED:
        return f"{_short(RUNTIME / COPIED[file])}:{line}:{said}"
    if not (SOURCES / file).exists():
        return message
    names = names_around(_tree(written / file), line)
    start = line_of(_tree(SOURCES / file), names)
    return f"{_short(SOURCES / file)}:{start}:{said} [written: {_short(written / file)}:{line}]"


def names_around(tree: ast.AST, line: int) -> list[str]:
    """The classes and functions that a line stands in, from the outside."""
    for node in ast.iter_child_nodes(tree):
        inside = names_around(node, line)
        if isinstance(node, DEFINITIONS) and node.lineno <= line <= (node.end_lineno or 0):
            return [node.name, *inside]
        if inside:
            return inside
    return []


def line_of(tree: ast.AST, names: list[str]) -> int:
    """Where the last of these begins; what was only written has no line, so what it stands in is told."""
    line = 1
    for name in names:
        nodes = (node for node in ast.walk(tree) if isinstance(node, DEFINITIONS) and node.name == name)
        found = next(nodes, None)
        if found is None:
            break
        tree, line = found, found.lineno
    return line


@lru_cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _short(file: Path) -> Path:
    return file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
