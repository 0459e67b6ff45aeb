"""`dejarik scenario check` as people and programs meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.cli import main

HOLDS = """\
title: {en: Claiming, ru: Захват}
game: destiny
board:
  A: {characters: [Obi-Wan Kenobi Ardent Avenger as obi]}
  B: {characters: [Jango Fett Lethal Mercenary as jango]}
steps:
- A: claim
expect: {claimed: A}
"""
FAILS = HOLDS.replace("claimed: A", "claimed: B")
BAD = HOLDS.replace("Jango Fett Lethal Mercenary", "Jango Fet")


def check(tmp_path: Path, *texts: str, options: tuple[str, ...] = ()) -> int:
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.yaml").write_text(text, "utf-8")
    return main(["scenario", "check", str(tmp_path), *options])


def test_all_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, HOLDS, HOLDS, options=("--lang", "en")) == 0
    assert capsys.readouterr().out == "2 scenarios hold, 0 do not, nothing is wrong with the files.\n"


def test_a_failure_is_told_with_file_line_and_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, HOLDS, FAILS, options=("--lang", "en")) == 1
    out = capsys.readouterr().out
    assert f"{tmp_path / '1.yaml'}:8: Claiming" in out
    assert "claimed should be B but is A." in out
    assert "A: claim" in out
    assert "claimed A deathwatch-hideout" in out


def test_a_bad_file_is_told_in_the_language_of_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, FAILS, BAD, options=("--lang", "ru")) == 2
    out = capsys.readouterr().out
    assert f"{tmp_path / '1.yaml'}:5: Карты «Jango Fet» нет; возможно, вы имели в виду: Jango Fett" in out
    assert "Сошлось 0 сценариев, не сошёлся 1, в файлах 1 ошибка." in out


def test_run_is_another_name_for_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, HOLDS, options=("--lang", "en")) == 0
    checked = capsys.readouterr().out
    assert main(["scenario", "run", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == checked


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, HOLDS, FAILS, BAD, options=("--json", "--lang", "en")) == 2
    report = json.loads(capsys.readouterr().out)
    assert (report["scenarios"], report["held"]) == (2, 1)
    (failed,) = report["failed"]
    assert (failed["line"], failed["title"]) == (8, "Claiming")
    assert failed["log"]
    (bad,) = report["bad"]
    assert (bad["line"], bad["file"]) == (5, str(tmp_path / "2.yaml"))


@pytest.mark.parametrize("path", ["nowhere", "."])
def test_without_files_there_is_nothing_to_check(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "check", str(tmp_path / path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_file_that_is_no_text_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe\x00")
    assert main(["scenario", "check", str(tmp_path)]) == 2
    assert "x.yaml" in capsys.readouterr().out


def test_a_file_that_is_no_text_is_told_in_the_language_of_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_bytes(HOLDS.encode("utf-16"))
    assert main(["scenario", "check", str(tmp_path), "--lang", "ru"]) == 2
    assert "Это не текст в кодировке UTF-8." in capsys.readouterr().out
