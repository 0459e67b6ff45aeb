"""The count is honest: every normative rule has a place in the code and is proven, waits, or is missing."""

from pathlib import Path

import pytest

from dejarik.rules import catalog
from dejarik.rules.catalog import Rule
from dejarik.rules.coverage import PACKAGE, Coverage, count, coverage, find_tests

RULES = [
    Rule("g.a", "term"),
    Rule("g.b", "term"),
    Rule("g.c", "term", waits="named-cards"),
    Rule("g.d", "term", waits="named-cards"),
    Rule("g.e", "meta", descriptive="theme"),
]


def test_each_normative_rule_is_proven_or_waits_or_is_missing() -> None:
    counted = count("g", RULES, cited={"g.a", "g.e"}, proven={"g.a", "g.d", "other.rule"})
    assert (counted.total, counted.normative, counted.cited, counted.proven) == (5, 4, 1, 2)
    assert counted.uncited == ["g.b", "g.c", "g.d"]
    assert counted.missing == ["g.b"]
    assert counted.waits == {"named-cards": ["g.c"]}
    assert counted.descriptive == {"theme": ["g.e"]}


def test_a_description_is_never_counted_as_proven() -> None:
    counted = count("g", RULES, cited=set(), proven={"g.e"})
    assert counted.proven == 0


@pytest.fixture(scope="module")
def ours() -> Coverage:
    return coverage(catalog.games())


@pytest.mark.parametrize("game", catalog.games())
def test_every_normative_rule_has_its_place_in_the_program(ours: Coverage, game: str) -> None:
    (counted,) = (one for one in ours.games if one.game == game)
    assert counted.uncited == []
    assert counted.cited == counted.normative > 300


def test_code_tests_and_scenarios_name_only_rules_that_exist(ours: Coverage) -> None:
    assert ours.tests_found
    assert ours.problems == []


def test_unknown_ids_are_reported_with_file_and_line(tmp_path: Path) -> None:
    package = tmp_path / "src" / "dejarik"
    tests = tmp_path / "tests"
    package.mkdir(parents=True)
    tests.mkdir()
    (tmp_path / "pyproject.toml").touch()
    (package / "a.py").write_text("x = 1  # rule: destiny.nope\n")
    (tests / "test_b.py").write_text(
        'import pytest\n\n@pytest.mark.rule("destiny.nor.this")\ndef test_b(): ...\n'
    )
    problems = coverage(["destiny"], package).problems
    assert len(problems) == 2
    assert problems[0].startswith(f"{package / 'a.py'}:1: unknown rule destiny.nope")
    assert problems[1].startswith(f"{tests / 'test_b.py'}:3: unknown rule destiny.nor.this")


def test_an_installed_package_has_no_tests(tmp_path: Path) -> None:
    installed = tmp_path / "lib" / "site-packages" / "dejarik"
    installed.mkdir(parents=True)
    (tmp_path / "lib" / "tests").mkdir()
    assert find_tests(installed) is None
    assert not coverage(["destiny"], installed).tests_found
    assert find_tests(PACKAGE) is not None
