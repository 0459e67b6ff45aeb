"""Where the code cites a rule: `# rule: <id>` or `# rule: <id>, <id>` in a comment."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import msgspec

from dejarik.rules.catalogue import UnknownRule, rule

_CITATION = re.compile(r"#\s*rule:\s*(.*)")


class Mention(msgspec.Struct, frozen=True):
    """A rule id that stands in a file; it may be one that nobody wrote."""

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
    """All citations in the sources below a folder."""
    for file in sorted(package.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        # Only comments count, but most files need not be taken apart to see that they cite nothing.
        if "rule:" in source:
            yield from _in_source(source, file)


def _in_source(source: str, file: Path) -> Iterator[Mention]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (found := _CITATION.match(token.string)):
            for rule_id in found[1].split(","):
                yield Mention(rule_id.strip(), file, token.start[0])
