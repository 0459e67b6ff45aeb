"""Whatever a deck check reports names a statement that its reader can open, in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dejarik.games
from dejarik.games.destiny.decks.formats import formats
from dejarik.rules import catalog

GAMES = ("destiny", "cardgame")
# What cannot be read as a deck, or not for what was wanted: these cite what a file has to say.
OF_FILES = {
    "destiny": (
        "ambiguous bad-cards bad-count bad-elite bad-json bad-saved-objects bad-value bad-yaml no-deck",
        "no-description no-saved-cards no-slots not-found not-found-near not-in-deck under-lost",
        "unknown-format unknown-key unreadable",
    ),
    "cardgame": (
        "bad-count empty no-deck no-field no-json no-xml not-found not-in-deck unknown-format unreadable",
    ),
}
WORDED_TWICE = {
    "unknown-set-near",
    "unknown-number",
    "affiliation-missing",
}  # kinds with other words for them
AROUND = {"at-line", "and-near"}  # what other sentences are put into


@cache
def messages(game: str) -> frozenset[str]:
    """All kinds of faults: each has its sentence."""
    text = Path(dejarik.games.__file__).parent.joinpath(game, "words", "en", "decks.ftl").read_text("utf-8")
    found = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("fault-")}
    return frozenset(kind.removeprefix("fault-") for kind in found) - AROUND - WORDED_TWICE


class Made:
    """A place in the source where a fault is made."""

    def __init__(self, kinds: set[str], rules: set[str], where: str) -> None:
        self.kinds, self.rules, self.where = kinds, rules, where


@cache
def made(game: str) -> tuple[Made, ...]:
    return tuple(
        each
        for file in sorted(Path(dejarik.games.__file__).parent.joinpath(game).rglob("*.py"))
        for each in _made_in(file)
    )


def _made_in(file: Path) -> Iterator[Made]:
    source = file.read_text("utf-8")
    if "Fault(" not in source and ".wrong(" not in source:
        return
    tree = ast.parse(source)
    for scope in [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]:
        for call in [each for each in ast.walk(scope) if isinstance(each, ast.Call)]:
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            if name not in ("Fault", "wrong") or not call.args:
                continue
            kinds = set(_strings(call.args[0], scope, file))
            rules = (
                set(_strings(call.args[1], scope, file)) if name == "Fault" and len(call.args) > 1 else set()
            )
            for kind in kinds:
                yield Made({kind}, rules, f"{file.name}:{call.lineno}")


def _strings(node: ast.expr, scope: ast.FunctionDef, file: Path) -> Iterator[str]:
    """What an expression can be: words, a choice of words, or a name that stands for such."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _strings(one, scope, file)
            yield from _strings(other, scope, file)
        case ast.JoinedStr(values=[ast.Constant(value=str(before)), _, ast.Constant(value=str(behind))]):
            having = {".sets": "sets", ".restricted": "restricted"}[behind]
            yield from (f"{before}{name}{behind}" for name, one in formats().items() if getattr(one, having))
        case ast.Name(id=name):
            yield from _called(name, scope, file)


def _called(name: str, scope: ast.FunctionDef, file: Path) -> Iterator[str]:
    local = [
        each.value
        for each in ast.walk(scope)
        if isinstance(each, ast.Assign) and any(getattr(one, "id", "") == name for one in each.targets)
    ]
    for value in local:
        yield from _strings(value, scope, file)
    if not local and name.isupper():
        module = ".".join(("dejarik", *file.with_suffix("").parts[file.parts.index("games") :]))
        yield getattr(__import__(module, fromlist=[name]), name)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fault_is_found_in_the_source(game: str) -> None:
    assert {kind for one in made(game) for kind in one.kinds} == messages(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_of_a_deck_names_its_rule(game: str) -> None:
    of_files = set(" ".join(OF_FILES[game]).split())
    silent = {(kind, one.where) for one in made(game) if not one.rules for kind in one.kinds}
    assert {kind for kind, _ in silent} == of_files, silent
    speaking = {kind for one in made(game) if one.rules for kind in one.kinds}
    assert speaking.isdisjoint(of_files), "a fault names its rule everywhere or nowhere"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", catalog.languages())
def test_what_a_fault_names_can_be_read(game: str, lang: str) -> None:
    named = {rule for one in made(game) for rule in one.rules} | {f"{game}.format.files"}
    for rule in named:
        assert catalog.wording(rule, lang).title
        assert len(catalog.statement(rule, lang)) > 20, rule
