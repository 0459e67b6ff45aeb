"""The docs name what there is: every path, module, command, option and `make` target in them exists."""

import argparse
import importlib
import re
from functools import cache
from itertools import takewhile
from pathlib import Path
from pkgutil import iter_modules

import pytest

import dejarik
from dejarik import cli
from dejarik.games import contract
from dejarik.games.destiny.abilities import lexicon
from dejarik.scenarios import load_text, run
from dejarik.words import Words

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
# A page may leave out the beginning of a path that its subject makes plain.
BASES = (
    ".",
    "src/dejarik",
    "src/dejarik/games",
    "src/dejarik/games/*",
    "src/dejarik/server",
    "client/src",
    "client/src/games/*",
    "tests",
    "docs",
)
INLINE = re.compile(r"`([^`\n]+)`")
BLOCK = re.compile(r"^```.*?^```|^    \S.*?$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"[\w.<>*-]+(/[\w.<>*-]*)+|[\w-]+\.(py|yaml|ftl|ts|svelte|md|txt|json)")
# What a reader makes, or what is built.
FOREIGN = {
    "build/native",
    "my.yaml",
    "compose.yaml",
    "matches.jsonl",
    "src/dejarik/bots/hasty.py",
    "src/dejarik/server/static/",
}


@pytest.fixture(params=PAGES, ids=lambda page: page.name)
def page(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def spans(page: Path) -> list[str]:
    return INLINE.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))


def commands(page: Path) -> list[str]:
    """Everything a reader may copy into a shell: inline spans and the lines of code blocks."""
    text = page.read_text(encoding="utf-8")
    return spans(page) + [line.strip() for block in BLOCK.findall(text) for line in block.splitlines()]


@cache
def files() -> tuple[Path, ...]:
    folders = [ROOT / folder for folder in ("src", "native", "tests", "docs", "examples", "client/src")]
    below = [file for folder in folders for file in folder.rglob("*.*")]
    return (*ROOT.glob("*"), *ROOT.glob("client/*"), *below)


def exists(path: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", path)
    if "/" not in pattern:
        return any(file.match(pattern) for file in files())
    ends = ("",) if pattern.endswith("/") else ("", ".py")  # modules may be named without their ending
    return any(next(ROOT.glob(f"{base}/{pattern.rstrip('/')}{end}"), None) for base in BASES for end in ends)


def test_paths_exist(page: Path) -> None:
    named = [span for span in spans(page) if PATH.fullmatch(span) and span not in FOREIGN]
    missing = [path for path in named if not exists(path)]
    assert not missing, missing


def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing, missing


def found(dotted: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    head, _, tail = dotted.rpartition(".")
    try:
        importlib.import_module(dotted)
    except ModuleNotFoundError:
        return bool(head) and found(head) and hasattr(importlib.import_module(head), tail)
    return True


def test_modules_exist(page: Path) -> None:
    named = {span for span in spans(page) if re.fullmatch(r"dejarik(\.\w+)+", span)}
    for line in commands(page):
        named.update(re.findall(r"python -m ((?:dejarik|tests)(?:\.\w+)*)(?![\w.]*<)", line))
        named.update(re.findall(r"^(?:from|import) (dejarik[\w.]*)", line))
    missing = [module for module in sorted(named) if not found(module)]
    assert not missing, missing


def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {match[1] for line in commands(page) if (match := re.match(r"make ([a-z]+)", line))}
    assert named - targets == set()


def subparsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def unknown(line: str) -> str | None:
    """The first command or option in a line that `dejarik` does not know."""
    parser: argparse.ArgumentParser = cli._parser(Words("en"))
    words = iter(re.sub(r"\s#.*", "", line).split()[1:])
    for word in words:
        nested = subparsers(parser)
        if word.startswith("-"):
            option = parser._option_string_actions.get(word.split("=")[0])
            if option is None:
                return word
            if option.nargs != 0 and "=" not in word:
                next(words, None)  # its value
        elif nested:
            if word not in nested:
                return word
            parser = nested[word]
    return None


def test_commands_and_options_exist(page: Path) -> None:
    lines = [line.removeprefix("$ ") for line in commands(page)]
    bad = [line for line in lines if line.startswith("dejarik ") and unknown(line)]
    assert not bad, bad


def test_scenarios_in_the_docs_hold(page: Path) -> None:
    for block in re.findall(
        r"^```yaml\n(title:.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        scenarios, problems = load_text(block)
        assert scenarios, problems
        assert [run(scenario) for scenario in scenarios] == [None]


# ---- The tables of architecture.md --------------------------------------------------------------------


def rows(heading: str) -> list[list[str]]:
    """The cells of the table in architecture.md that begins with this heading."""
    lines = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines()
    start = lines.index(heading) + 2
    table = list(takewhile(lambda line: line.startswith("|"), lines[start:]))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_every_package_is_in_the_table_of_packages() -> None:
    named = [
        INLINE.findall(package)[0].removeprefix("dejarik.") for package, _ in rows("| package | what it is |")
    ]
    public = {module.name for module in iter_modules(dejarik.__path__)} - {"__main__"}
    assert set(named) == public


def test_every_module_is_in_the_table_of_modules() -> None:
    for cell, text in rows("| package | modules |"):
        package = importlib.import_module(f"dejarik.{INLINE.findall(cell)[0]}")
        there = {module.name for module in iter_modules(package.__path__) if not module.name.startswith("_")}
        folders = {"data"} if package.__name__ == "dejarik.rules" else set()
        assert set(INLINE.findall(text)) - folders == there, package.__name__


def test_the_words_for_cards_are_in_the_lexicon() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    spans = [span for span in INLINE.findall(BLOCK.sub("", page)) if "/" not in span]
    code = " ".join([*blocks, *spans])
    words = set(re.findall(r"\b[A-Za-z_]+(?=\()|\b[A-Z][A-Z_]+\b", re.sub(r'"[^"]*"', "", code)))
    assert words > {"card", "May", "HOST"}
    assert {word for word in words if not hasattr(lexicon, word)} <= {"WORDS", "CODE"}


def test_the_contract_is_the_one_in_the_code() -> None:
    table = [
        INLINE.findall(protocol)[0]
        for protocol, *_ in rows("| protocol | module | what it gives | asked by |")
    ]
    assert {name.lower() for name in table} == set(contract.GameModules.__abstractmethods__)
    assert all(hasattr(contract, name) for name in table)
