"""`dejarik analyse` tells what decided a match, or in one sentence what is wrong."""

import json
import re
from pathlib import Path

import pytest
from tests.lab.test_analysis import played

from dejarik.cli import main


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("matches") / "match.json"
    file.write_bytes(played("destiny", ("obi-wan", "grievous")).record.encode())
    return file


def test_chances_luck_and_errors_are_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--tries", "1"]) == 0
    said = capsys.readouterr()
    assert " wins. " in said.out
    assert "Player 1: chance to win before each choice" in said.out
    assert "own errors" in said.out
    assert said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_the_page_says_every_figure_of_the_json_in_both_languages(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.html"
    for language, mark in (("en", "."), ("ru", ",")):
        main(["--lang", language, "analyse", str(record), "--tries", "1", "--json", "--html", str(file)])
        told = json.loads(capsys.readouterr().out)
        page = file.read_text()
        assert f'lang="{language}"' in page
        assert "<script" not in page
        assert not re.findall(r"(?:src|href)=", page), "nothing comes from elsewhere"
        for account in told["accounts"]:
            for part in ("luck", "own_errors", "others_errors", "rest"):
                figure = f"{abs(100 * account[part]):.1f}".replace(".", mark)
                assert figure in page
        errors = [moment for moment in told["moments"] if moment["grade"]]
        assert errors
        assert page.count("<circle") == len(errors)


def test_what_cannot_be_analyzed_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun.json"
    begun.write_bytes(played("destiny", ("obi-wan", "grievous"), 5).record.encode())
    strange = tmp_path / "strange.json"
    strange.write_bytes(begun.read_bytes().replace(b'"destiny"', b'"chess"', 1))
    for file, said in (
        (begun, "is not over"),
        (strange, "a game that is not here: chess"),
        (tmp_path / "missing.json", "missing.json"),
    ):
        assert main(["analyse", str(file)]) == 2
        assert said in capsys.readouterr().err
    nowhere = tmp_path / "no" / "page.html"
    assert main(["analyse", str(begun), "--html", str(nowhere)]) == 2
