"""Citations and proofs are read from sources, tests and scenarios, with file and line."""

import re
from pathlib import Path

import pytest

from dejarik.rules.catalog import games
from dejarik.rules.citations import citations
from dejarik.rules.coverage import PACKAGE
from dejarik.rules.proofs import UnreadableProof, proofs_in_scenarios, proofs_in_tests

READY = "destiny.action.activate.ready-only"
ROLL = "destiny.action.activate.exhaust-and-roll"


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_comments_cite_one_or_several_rules(tmp_path: Path) -> None:
    file = write(tmp_path, "deep/actions.py", f"x = 1  # rule: {READY}\n\n# rule: {READY}, {ROLL}\ny = 2\n")
    assert [(each.rule_id, each.file, each.line) for each in citations(tmp_path)] == [
        (READY, file, 1),
        (READY, file, 3),
        (ROLL, file, 3),
    ]


def test_what_only_looks_like_a_citation_is_none(tmp_path: Path) -> None:
    write(
        tmp_path, "a.py", f'"""Cite with `# rule: {READY}`."""\n\nz = "# rule: {READY}"\n# rules: {READY}\n'
    )
    assert list(citations(tmp_path)) == []


def test_a_line_of_a_table_cites_the_rule_whose_figures_it_holds(tmp_path: Path) -> None:
    table = f"# rule: {ROLL}\npoints:\n- {{rule: {READY}, points: [9, 12]}}\n- {{name: none}}\n"
    file = write(tmp_path, "rules/data/tables/destiny.yaml", table)
    write(tmp_path, "rules/data/destiny.yaml", f"{ROLL}: {{rule: {ROLL}}}\n")
    assert [(each.rule_id, each.file, each.line) for each in citations(tmp_path)] == [(READY, file, 3)]


def test_no_citation_hides_in_other_words() -> None:
    """What stands in a docstring or behind other words of a comment is not found, so it must not be there."""
    hidden = re.compile(rf"(?<!# )\brule: (?:{'|'.join(games())})\.")
    for file in sorted(PACKAGE.rglob("*.py")):
        found = [line for line in file.read_text(encoding="utf-8").splitlines() if hidden.search(line)]
        assert found == [], file


def test_a_citation_of_no_rule_names_file_and_line(tmp_path: Path) -> None:
    file = write(tmp_path, "a.py", "\n\nx = 1  # rule: destiny.no.such\n")
    (mention,) = citations(tmp_path)
    problem = mention.problem()
    assert problem is not None
    assert problem.startswith(f"{file}:3: unknown rule destiny.no.such")


def test_marks_on_tests_prove(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "test_it.py",
        f"""
import pytest

@pytest.mark.rule("{READY}")
@pytest.mark.rule(
    "{ROLL}",
)
def test_a(): ...

@pytest.mark.rule("{READY}")
class TestB:
    async def test_c(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("{ROLL}"))])
def test_d(n): ...
""",
    )
    assert [(each.rule_id, each.line) for each in proofs_in_tests(tmp_path)] == [
        (READY, 4),
        (ROLL, 6),
        (READY, 10),
        (ROLL, 14),
    ]
    assert {each.file for each in proofs_in_tests(tmp_path)} == {file}


def test_what_does_not_run_proves_nothing(tmp_path: Path) -> None:
    write(
        tmp_path,
        "test_it.py",
        f"""
import pytest

@pytest.mark.skip(reason="later")
@pytest.mark.rule("{READY}")
def test_a(): ...

@pytest.mark.xfail
@pytest.mark.rule("{READY}")
def test_b(): ...

@pytest.mark.rule("{READY}")
def helper(): ...

# @pytest.mark.rule("{READY}")
def test_c(): ...
""",
    )
    write(tmp_path, "conftest.py", f'import pytest\n\n@pytest.mark.rule("{READY}")\ndef test_d(): ...\n')
    assert list(proofs_in_tests(tmp_path)) == []


def test_a_mark_takes_plain_strings(tmp_path: Path) -> None:
    file = write(tmp_path, "test_it.py", "import pytest\n\n@pytest.mark.rule(READY)\ndef test_a(): ...\n")
    with pytest.raises(UnreadableProof, match="plain strings") as caught:
        list(proofs_in_tests(tmp_path))
    assert str(caught.value).startswith(f"{file}:3:")


def test_scenarios_prove_the_rules_on_their_top_level(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "games/destiny/scenarios/actions/ready.yaml",
        f"title: Ready\nrules:\n- {READY}\n- {ROLL}\nsteps:\n- rules: [destiny.not.counted]\n",
    )
    write(tmp_path, "games/destiny/decks/deck.yaml", f"rules: [{READY}]\n")
    assert [(each.rule_id, each.file, each.line) for each in proofs_in_scenarios(tmp_path)] == [
        (READY, file, 3),
        (ROLL, file, 4),
    ]


def test_a_broken_scenario_names_file_and_line(tmp_path: Path) -> None:
    file = write(tmp_path, "games/destiny/scenarios/bad.yaml", "title: Bad\nrules: [\n- x: {\n")
    with pytest.raises(UnreadableProof) as caught:
        list(proofs_in_scenarios(tmp_path))
    assert str(caught.value).startswith(f"{file}:")
