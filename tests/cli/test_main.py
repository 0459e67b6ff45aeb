"""Every sentence of the command line is ours, in the reader's language, and mistakes end with exit code 2."""

import argparse
import ast
import inspect
import os
import subprocess
import sys

import pytest

from dejarik.cli import main
from dejarik.cli._language import chosen_language
from dejarik.cli._parser import SENTENCES, Parser, argparse_speaking
from dejarik.words import Words, languages

KNOWN = ("en", "ru")
# argparse says these to the programmer who built the parser wrongly, or not at all in our use of it.
FOR_PROGRAMMERS = (
    "conflicting ",
    "cannot ",
    "invalid option string",
    "invalid conflict_resolution",
    "dest= is required",
    "mutually exclusive",
    "unexpected option string",
    "'required' is an invalid",
    ".__call__()",
    "%r is not callable",
    'argument "-" with mode',
    "%(prog)s: ",
    " (default: ",
    "show program's version",
    "subcommands",
    "%(heading)s:",
    "argument '%(argument_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "command '%(parser_name)s' is deprecated",
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def test_all_sentences_of_argparse_are_ours() -> None:
    said = {
        argument.value
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert said
    assert {each for each in said if not each.startswith(FOR_PROGRAMMERS)} <= SENTENCES.keys()


@pytest.mark.parametrize("lang", languages())
def test_our_sentences_keep_the_blanks_that_argparse_fills(lang: str) -> None:
    words = Words(lang)
    blanks = {"%s": "x", "%r": "x"}
    values = dict.fromkeys(
        ("argument_name", "message", "value", "choices", "type", "parser_name", "option", "matches"), "x"
    ) | {"filename": "x", "error": "x"}
    for sentence, message in SENTENCES.items():
        ours = words.say(message)
        if any(blank in sentence for blank in blanks):
            assert "x" in ours % "x"
        elif "%(" in sentence:
            assert "x" in ours % values


def test_argparse_speaks_its_own_words_again_afterwards() -> None:
    with argparse_speaking(Words("ru")):
        assert "ключи:" in Parser(prog="x").format_help()
    assert "options:" in argparse.ArgumentParser(prog="x").format_help()


@pytest.mark.parametrize(
    ("typed", "environment", "expected"),
    [
        (["rules", "--lang", "ru"], {}, "ru"),
        (["--lang=ru", "rules"], {"DEJARIK_LANG": "en"}, "ru"),
        (["rules"], {"DEJARIK_LANG": "ru", "LANG": "en_US.UTF-8"}, "ru"),
        (["rules"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["rules"], {"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (["rules"], {"LC_ALL": "", "LC_MESSAGES": "ru", "LANG": "en"}, "ru"),
        (["rules"], {"LANG": "C.UTF-8"}, "en"),
        (["rules"], {"LANG": "fr_FR"}, "en"),
        (["rules", "--lang"], {}, "en"),
        (["rules", "--lang", "fr"], {"LANG": "ru_RU"}, "ru"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_taken_from_the_environment(
    typed: list[str], environment: dict[str, str], expected: str
) -> None:
    assert chosen_language(typed, environment, KNOWN) == expected


def test_help_is_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    for typed in (["--lang", "ru", "--help"], ["rules", "--help", "--lang", "ru"]):
        with pytest.raises(SystemExit) as ended:
            main(typed)
        assert ended.value.code == 0
        said = capsys.readouterr().out
        assert "ключи:" in said
        assert "показать эту справку" in said
        for english in ("usage", "options", "show", "positional"):
            assert english not in said


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["scenario", "check"], "dejarik scenario check: missing arguments: PATH."),
        (["play", "destiny", "--seed", "x"], "dejarik play: --seed: “x” is not a whole number."),
        (["play", "destiny", "--seed", "x", "--lang", "ru"], "dejarik play: --seed: «x» — не целое число."),
        (["rulez"], "dejarik: COMMAND: unknown value “rulez”; choose one of"),
        (["rules", "--what"], "dejarik: unrecognized arguments: --what."),
        (["rules", "--game"], "dejarik rules: --game: needs a value."),
        (["rules", "--lang", "fr"], "dejarik rules: --lang: unknown value “fr”; choose one of"),
        (["rules", "--json=1"], "dejarik rules: --json: takes no value"),
        (["--lang", "ru", "rules", "--game"], "dejarik rules: --game: нужно значение."),
        (["rulez", "--lang", "ru"], "dejarik: КОМАНДА: значение «rulez» неизвестно"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    typed: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(typed)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1


def test_whoever_names_no_command_is_shown_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "play" in said.err
    assert main(["--lang", "ru"]) == 2
    assert "ключи:" in capsys.readouterr().err


def test_help_does_not_read_the_catalog() -> None:
    watch = "import sys, dejarik.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    seen = "print([m for m in sys.modules if m.startswith(('dejarik.rules', 'dejarik.games', 'rich'))])"
    run = subprocess.run([sys.executable, "-c", watch + seen], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = f"{sys.executable} -m dejarik rules --game destiny --json | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert run.stdout == "[\n"
    assert run.stderr == ""


@pytest.mark.parametrize("typed", [["rules"], ["rules", "--game", "destiny", "--json"]])
def test_a_reader_who_went_away_is_no_failure(typed: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "dejarik", *typed]
    run = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["cards", "outer-rim", "--lang", "ru", "Босск"], "Босск\n"),
        (["cards", "--lang", "en", "outer-rim", "--json", "Bossk"], '"name": "Bossk"'),
        (["rules", "один", "--lang", "ru", "захват"], "destiny.action.claim.once-per-round"),
    ],
)
def test_options_may_stand_among_the_words(
    typed: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed) == 0
    assert says in capsys.readouterr().out


def test_options_may_stand_among_the_paths(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", "/nowhere/one", "--json", "/nowhere/two"]) == 2
    assert "“/nowhere/one”" in capsys.readouterr().err
