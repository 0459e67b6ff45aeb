"""A language made of files alone, longer than English and with accents: all games are played in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dejarik import games
from dejarik.words import Library, Words, check
from dejarik.words.__main__ import main
from dejarik.words.library import PRODUCT
from dejarik.words.pseudo import LONGER, PSEUDO, accented, messages, write

ROOT = Path(__file__).parents[2]
# What is typed, not read: commands, names of bots and files.
TYPED = {"dejarik", "play", "random", "opponent", "lang", *games.names(), "outer"} | {
    word
    for source in PRODUCT.sources("en")
    for name, text in source.entries.items()
    if name.startswith("play-command-")
    for word in text.split()
}
# All vowels have accents: a word without any does not come from the messages.
HARD_CODED = re.compile(r"(?<![\w./-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w./-])")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    write(folder)
    return folder


def hard_coded(text: str) -> set[str]:
    return {word for word in HARD_CODED.findall(text) if len(word) > 3 and word not in TYPED}


def test_texts_are_longer_and_have_accents() -> None:
    for text in ("Undo", "Choose a card to activate", "Waiting for your opponent to allow the undo."):
        assert len(accented(text)) >= len(text) * LONGER - 1
        assert not hard_coded(accented(text))


def test_what_is_filled_in_and_chosen_between_stays() -> None:
    text = messages(
        "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n"
        "error = not %(value)s of %s\n"
        "take = take { A($what) }\n    .that = adj-taken\n    .place = last\n"
        "    .third = takes { A($what) }\n"
        'told = { $seat } { YOU($seat, "win", "wins") }\n'
        "play-command-undo = undo u\n"
    )
    assert "[one] { $n } çàààrd\n" in text
    assert "*[other] { $n } çàààrdš\n" in text
    assert "ñööt %(value)s ööf %s" in text
    assert ".that = adj-taken\n" in text
    assert ".place = last\n" in text
    assert ".third = tààkééš { A($what) }\n" in text
    assert '{ YOU($seat, "wîîñ", "wîîîñš") }' in text
    assert "play-command-undo = undo u" in text


def test_the_check_accepts_a_language_from_another_folder(folder: Path) -> None:
    beside = Library(folder / "words", folder / "games")
    library = Library(PRODUCT.common, PRODUCT.games_folder, beside)
    assert PSEUDO in library.languages()
    problems = check(("en", PSEUDO), library=library)
    assert not problems, "\n" + "\n".join(map(str, problems))
    said = Words(PSEUDO, game="destiny", library=library).say("type-upgrade")
    assert said == accented("upgrade")


def test_the_folder_is_written_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--pseudo", str(tmp_path)]) == 0
    assert f"DEJARIK_LANGUAGES={tmp_path}" in capsys.readouterr().out
    assert (tmp_path / "words" / PSEUDO / "common.ftl").is_file()
    assert (tmp_path / "rules" / PSEUDO / "destiny.yaml").is_file()


def started(folder: Path) -> Path:
    """The words of Destiny in a language that has just been started in a folder."""
    assert main(["--start", str(folder), "de"]) == 0
    return folder / "games/destiny/words/de"


def lacking(folder: Path) -> list[str]:
    library = Library(PRODUCT.common, PRODUCT.games_folder, Library(folder / "words", folder / "games"))
    return [str(problem) for problem in check(("en", "de"), library=library)]


def test_a_language_is_started_with_all_there_is_to_translate(tmp_path: Path) -> None:
    words = started(tmp_path)
    english = PRODUCT.games_folder / "destiny" / "words" / "en" / "terms.ftl"
    assert (words / "terms.ftl").read_text("utf-8") == english.read_text("utf-8")
    assert "  title: Your first reroll\n" in (words / "puzzles.yaml").read_text("utf-8")
    assert "destiny.example.ability.training-ongoing:\n" in (words / "examples.yaml").read_text("utf-8")
    assert not lacking(tmp_path)


def test_the_check_names_what_a_puzzle_lacks(tmp_path: Path) -> None:
    words = started(tmp_path)
    (words / "puzzles.yaml").write_text("first-reroll: {title: Nochmal würfeln, hints: [Eins]}\n", "utf-8")
    missing = lacking(tmp_path)
    assert "destiny/de/puzzles.yaml:0: first-reroll has no task" in missing
    assert "destiny/de/puzzles.yaml:0: first-reroll has no hints" in missing
    assert "destiny/de/puzzles.yaml:0: first-reroll has no title" not in missing


def test_puzzles_and_examples_are_said_in_the_language_of_the_files(folder: Path) -> None:
    asked = (
        "from dejarik.puzzles import find; from dejarik.scenarios import load, shipped\n"
        "puzzle = find('destiny', 'first-reroll')\n"
        "texts = (puzzle.scenario.title, puzzle.task, puzzle.why, *puzzle.hints)\n"
        f"print(*(text['{PSEUDO}'] for text in texts), sep='\\n')\n"
        "examples, _ = load(shipped('destiny') / 'examples' / 'abilities.yaml')\n"
        f"print(examples[0].named('{PSEUDO}'))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DEJARIK_LANGUAGES": str(folder)}
    told = subprocess.run(
        [sys.executable, "-c", asked], check=True, env=environment, capture_output=True, text=True
    ).stdout
    assert told.startswith(accented("Your first reroll"))
    assert told.count("\n") == 6
    assert hard_coded(told) == set()


@pytest.mark.parametrize("game", games.names())
def test_a_match_in_the_terminal_says_nothing_that_is_not_in_the_files(
    game: str, folder: Path, tmp_path: Path
) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "DEJARIK_LANGUAGES": str(folder),
        "XDG_STATE_HOME": str(tmp_path),
        "COLUMNS": "400",  # no id of a rule is broken at its hyphen
    }
    command = ["play", games.typed(game), "--lang", PSEUDO, "--opponent", "random", "--seed", "3"]
    typed = "why\nlog\nhelp\n" + "1\n" * 60 + "why\nlog 30\n"
    done = subprocess.run(
        [sys.executable, "-m", "dejarik", *command],
        check=False,
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(accented("Player")) > 10 or game == "outer_rim"
    assert hard_coded(done.stdout.replace(str(tmp_path), "")) == set()
