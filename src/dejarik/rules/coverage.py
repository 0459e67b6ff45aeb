"""How many rules are cited and proven, and which are not: the report behind `dejarik rules --coverage`."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from dejarik.rules.catalog import Rule, rules
from dejarik.rules.citations import Mention, citations
from dejarik.rules.proofs import proofs_in_scenarios, proofs_in_tests

PACKAGE = Path(__file__).parents[1]


class GameCoverage(msgspec.Struct, frozen=True):
    """The count for one game: each normative rule is proven, or waits for something, or is missing.

    `cited` counts the normative rules whose place in the program is marked; `uncited` are the others.
    `descriptive` and `waits` hold ids by the key of their reason.
    """

    game: str
    total: int
    normative: int
    cited: int
    uncited: list[str]
    proven: int
    missing: list[str]
    waits: dict[str, list[str]]
    descriptive: dict[str, list[str]]


class Coverage(msgspec.Struct, frozen=True):
    """The count for several games; `problems` are ids in code or tests that no catalog knows."""

    tests_found: bool
    games: list[GameCoverage]
    problems: list[str]


def count(game: str, catalog: Iterable[Rule], cited: set[str], proven: set[str]) -> GameCoverage:
    """Counts the rules of one game against the ids that are cited and proven anywhere."""
    listed = list(catalog)
    normative = [rule for rule in listed if rule.normative]
    uncited = [rule.id for rule in normative if rule.id not in cited]
    unproven = [rule for rule in normative if rule.id not in proven]
    return GameCoverage(
        game=game,
        total=len(listed),
        normative=len(normative),
        cited=len(normative) - len(uncited),
        uncited=uncited,
        proven=len(normative) - len(unproven),
        missing=[rule.id for rule in unproven if rule.waits is None],
        waits=_by_reason((rule.waits, rule.id) for rule in unproven),
        descriptive=_by_reason((rule.descriptive, rule.id) for rule in listed),
    )


def _by_reason(pairs: Iterable[tuple[str | None, str]]) -> dict[str, list[str]]:
    grouped: dict[str, list[str]] = {}
    for reason, rule_id in pairs:
        if reason is not None:
            grouped.setdefault(reason, []).append(rule_id)
    return grouped


def find_tests(package: Path) -> Path | None:
    """The tests beside the sources; an installed package has none."""
    root = package.parents[1]
    tests = root / "tests"
    at_home = package.parent.name == "src" and (root / "pyproject.toml").is_file() and tests.is_dir()
    return tests if at_home else None


def coverage(games: Iterable[str], package: Path = PACKAGE) -> Coverage:
    """Reads sources, tests and scenarios and counts the rules of the games."""
    tests = find_tests(package)
    cited = list(citations(package))
    proven = list(proofs_in_scenarios(package))
    if tests is not None:
        proven += proofs_in_tests(tests)
    return Coverage(
        tests_found=tests is not None,
        games=[count(game, rules(game), _ids(cited), _ids(proven)) for game in games],
        problems=[problem for mention in (*cited, *proven) if (problem := mention.problem()) is not None],
    )


def _ids(mentions: Iterable[Mention]) -> set[str]:
    return {mention.rule_id for mention in mentions}
