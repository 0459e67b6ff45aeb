"""Where the code implements a rule: a comment `# rule: <id>` or `# rule: <id>, <id>` beside the code.

A rule that is a figure has its line in a table of the catalog, `rule: <id>`: the program reads it there.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import msgspec

from dejarik.rules.catalog import UnknownRule, rule

_CITATION = re.compile(r"#\s*rule:\s*(.*)")
_LINE_OF_A_TABLE = re.compile(r"\brule:\s*([\w.-]+)")


class Mention(msgspec.Struct, frozen=True):
    """A rule id found in a file; it may be one that nobody wrote."""

    rule_id: str
    file: Path
    line: int

    def problem(self) -> str | None:
        """What is wrong with it, for whoever has to correct it; nothing if the rule exists."""
        try:
            rule(self.rule_id)
        except UnknownRule as unknown:
            return f"{self.file}:{self.line}: {unknown}"
        return None


def citations(package: Path) -> Iterator[Mention]:
    """All citations in the sources below a folder, and in its tables."""
    for file in sorted(package.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        # Only comments count, but most files need not be taken apart to see that they cite nothing.
        if "rule:" in source:
            yield from _in_source(source, file)
    for file in sorted(package.glob("rules/data/tables/*.yaml")):
        yield from _in_table(file)


def _in_source(source: str, file: Path) -> Iterator[Mention]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (found := _CITATION.match(token.string)):
            for rule_id in found[1].split(","):
                yield Mention(rule_id.strip(), file, token.start[0])


def _in_table(file: Path) -> Iterator[Mention]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#") and (found := _LINE_OF_A_TABLE.search(line)):
            yield Mention(found[1], file, number)
