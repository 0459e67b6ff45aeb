"""`dejarik analyse` tells what decided a match, or in one sentence what is wrong."""

import json
import re
from pathlib import Path

import pytest
from tests.lab.test_analysis import conceded, played

from dejarik.cli import main
from dejarik.words import Words, languages


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
    assert "others' other choices" in said.out
    assert said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_the_page_says_every_figure_of_the_json_in_both_languages(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.html"
    for language in ("en", "ru"):
        main(["--lang", language, "analyse", str(record), "--tries", "1", "--json", "--html", str(file)])
        told = json.loads(capsys.readouterr().out)
        page = file.read_text()
        assert f'lang="{language}"' in page
        assert "<script" not in page
        assert not re.findall(r"(?:src|href)=", page), "nothing comes from elsewhere"
        for account in told["accounts"]:
            parts = ("luck", "own_errors", "own_choices", "others_errors", "others_choices", "rest")
            result = account["start"]["amount"] + sum(account[part]["amount"] for part in parts)
            assert abs(result - account["result"]) < 1e-9
            for part in parts:
                assert f"{abs(round(100 * account[part]['amount']))} ± " in page
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


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match with a critical position soon after its beginning."""
    file = tmp_path_factory.mktemp("matches") / "short.json"
    file.write_bytes(conceded("destiny", ("obi-wan", "grievous"), 14).record.encode())
    return file


@pytest.mark.parametrize("lang", languages())
def test_critical_positions_are_tried_again_until_they_are_found_or_shown(
    short: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(lang)
    typed = iter(["99", "x", *map(str, range(1, 30))])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed, "q"))
    assert main(["--lang", lang, "analyse", str(short), "--tries", "12", "--practice"]) == 0
    said = capsys.readouterr().out
    assert words.say("analysis-practice-count", number=1, count=2).split(" 2")[0] in said
    assert said.count(words.say("analysis-practice-number", count=2)) == 2, "neither 99 nor x is an option"
    assert words.say("analysis-practice-best") in said or words.say("analysis-practice-found") in said
    answer = words.say("analysis-practice-answer", option="|", chance="").partition("|")[0]
    assert answer in said


def test_the_answer_is_shown_to_whoever_gives_up_and_the_report_covers_it(
    short: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    page = tmp_path / "page.html"
    assert main(["analyse", str(short), "--tries", "12", "--practice", "--html", str(page)]) == 0
    said = capsys.readouterr().out
    shown = said.count("Best: ")
    assert shown > 0
    assert f"0 of {shown} found at the first try." in said
    written = page.read_text()
    assert written.count("<details>") == written.count("</details>") == shown
    assert written.count("<pre>") == 2 * shown, "each board and its options"
    assert "Obi-Wan Kenobi" in written


def test_a_program_and_a_person_are_not_asked_at_once(
    short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(short), "--practice", "--json"]) == 2
    assert "--json" in capsys.readouterr().err
