"""YAML as plain data that remembers its lines.

Scenarios are written by people, so a value is what it looks like: `no`, `on` and `yes` stay words (YAML
would make them truth values), whole numbers are numbers, `true` and `false` are what they say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from dejarik.positions import Path, Tree

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)")  # 01021 is the code of a card
_TRUTH = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a file: the line, what it is, and what to name when it is said."""

    line: int
    what: str
    about: dict[str, str | int] = field(default_factory=dict)


@dataclass(slots=True)
class Document:
    """One scenario as it was written; `lines` has the line of each value."""

    tree: Tree
    lines: dict[Path, int]

    def line(self, path: Path) -> int:
        """The line of a value, or of the nearest one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(text: str, problems: list[Problem]) -> list[Document]:
    """The documents of a file; what is not YAML goes on the list of problems."""
    documents: list[Document] = []
    try:
        for node in yaml.compose_all(text, _Loader):
            if node is None or (isinstance(node, yaml.ScalarNode) and not node.value):
                continue  # nothing but comments
            document = Document(None, {})
            document.tree = _plain(node, (), document.lines, problems)
            documents.append(document)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        problems.append(Problem(line, "yaml", {"problem": error.problem or str(error)}))
    except yaml.YAMLError as error:
        problems.append(Problem(1, "yaml", {"problem": str(error).splitlines()[0]}))
    except RecursionError:  # an anchor inside of what it stands for, or brackets without end
        problems.append(Problem(1, "endless"))
    return documents


def _plain(node: yaml.Node, path: Path, lines: dict[Path, int], problems: list[Problem]) -> Tree:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        fields: dict[str, Tree] = {}
        for key, value in node.value:
            name = str(key.value) if isinstance(key, yaml.ScalarNode) else ""
            if not name:
                problems.append(Problem(key.start_mark.line + 1, "no-name"))
            elif name in fields:
                problems.append(Problem(key.start_mark.line + 1, "twice", {"field": name}))
            else:
                fields[name] = _plain(value, (*path, name), lines, problems)
                lines[*path, name] = key.start_mark.line + 1
        return fields
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, place), lines, problems) for place, item in enumerate(node.value)]
    text = str(node.value)
    if getattr(node, "style", None):  # in quotes
        return text
    if _NUMBER.fullmatch(text):
        return int(text)
    return _TRUTH.get(text, text) if text else None
