"""Where a rule is proven: tests with `@pytest.mark.rule("<id>", …)` and scenarios with `rules: [<id>, …]`.

Both are read, not run: counting has to work without importing the tests, and whether they pass is for the
test run to say. A test that is skipped or expected to fail proves nothing.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from dejarik.rules.citations import Mention

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PROVES_NOTHING = ("skip", "xfail")


class UnreadableProof(ValueError):
    """A file that should prove rules cannot be read; the message names file and line."""

    def __init__(self, file: Path, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")


def proofs_in_tests(tests: Path) -> Iterator[Mention]:
    """The rules that the tests below a folder prove."""
    for file in sorted(tests.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if ".rule(" not in source:
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as error:
            raise UnreadableProof(file, error.lineno or 0, error.msg) from error
        yield from _in_body(tree.body, [], file)


def _in_body(body: list[ast.stmt], outer: list[ast.expr], file: Path) -> Iterator[Mention]:
    """The proofs of the tests in a module or class; marks of a class hold for each of its tests."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _in_body(node.body, [*outer, *node.decorator_list], file)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            decorators = [*outer, *node.decorator_list]
            if not any(_mark(decorator) in _PROVES_NOTHING for decorator in decorators):
                for decorator in decorators:
                    yield from _marked(decorator, file)


def _mark(node: ast.expr) -> str | None:
    """The x of `pytest.mark.x` or `pytest.mark.x(…)`."""
    target = node.func if isinstance(node, ast.Call) else node
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "pytest.mark":
        return target.attr
    return None


def _marked(decorator: ast.expr, file: Path) -> Iterator[Mention]:
    """The rules of a decorator, also those that stand on a single case of `parametrize`."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and _mark(node) == "rule":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise UnreadableProof(file, argument.lineno, "a rule mark takes ids as plain strings")
                yield Mention(argument.value, file, argument.lineno)


def proofs_in_scenarios(package: Path) -> Iterator[Mention]:
    """The rules that the scenarios of all games in the package prove."""
    for folder in sorted(package.glob("games/*/scenarios")):
        for file in sorted(folder.rglob("*.yaml")):
            yield from _in_scenario(file)


def _in_scenario(file: Path) -> Iterator[Mention]:
    try:
        documents = list(yaml.compose_all(file.read_text(encoding="utf-8"), _Loader))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise UnreadableProof(file, line, error.problem or "not YAML") from error
    for document in documents:
        if not isinstance(document, yaml.MappingNode):
            continue
        for key, value in document.value:
            if key.value == "rules":
                for item in value.value if isinstance(value, yaml.SequenceNode) else [value]:
                    yield Mention(str(item.value), file, item.start_mark.line + 1)
