"""`dejarik deck` for decks of the Card Game: recognized, checked, shown, converted and read again."""

import json
from pathlib import Path

import pytest

from dejarik.cli import main
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.ready_made import READY_MADE

DECK = """\
Name: Mine
Affiliation: Jedi
2x Hit and Run
1x Imperial Command
3x A Hero's Journey
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(DECK, encoding="utf-8")
    return path


def test_a_ready_made_deck_is_legal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "sith", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "The deck is legal.\n"


@pytest.mark.rule(
    "cardgame.deck.minimum-ten-sets",
    "cardgame.deck.one-side",
    "cardgame.deck.two-copies",
    "cardgame.deck.limit-one-per-deck",
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_faults_are_told_at_once(mine: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(mine), "--lang", lang]) == 1
    out = capsys.readouterr().out
    for rule in ("minimum-ten-sets", "one-side", "two-copies", "limit-one-per-deck"):
        assert f"[cardgame.deck.{rule}]" in out
    assert main(["deck", "check", str(mine), "--json", "--lang", lang]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["legal"], told["side"], len(told["faults"])) == (False, "light", 4)
    assert all(fault["says"] for fault in told["faults"])


def test_a_deck_is_judged_as_tournaments_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "sith", "--format", "tournament", "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "[cardgame.deck.minimum-ten-sets]" in out
    assert "The deck is not legal in tournaments: one fault." in out
    assert main(["deck", "check", "sith", "--format", "constructed", "--lang", "ru"]) == 0
    assert capsys.readouterr().out == "Колода собрана по правилам.\n"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_cannot_be_played_yet_or_is_not_there_names_what_can(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Affiliation: Jedi\n2x The False Report\n1x Heroes Jorney\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--lang", lang]) == 2
    playable, unknown = capsys.readouterr().err.rstrip().splitlines()
    assert playable.endswith("[cardgame.format.playable]")
    assert unknown.endswith("[cardgame.format.official-sets]")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Affiliation: Jedi\n1x A Hero's Journey\n1x Heroes Jorney\n", 3),
        ('{"affiliation": {"name": "Jedi"},\n "card_blocks": [}', 2),
        ('<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">\n<section>\n</deck>', 3),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(
    text: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "cardgame", "--lang", "en"]) == 2
    assert f"Line {line}: " in capsys.readouterr().err


@pytest.mark.parametrize("form", ["text", "o8d", "swlcgdb", "code"])
def test_a_deck_is_converted_and_recognized_again(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "convert", "imperial-navy", "--to", form]) == 0
    text = capsys.readouterr().out
    assert sorted(read(text).sets) == sorted(READY_MADE["imperial-navy"].sets)
    path = tmp_path / "deck"
    path.write_text(text, encoding="utf-8")
    brought = text.strip() if form == "code" else str(path)
    main(["deck", "show", brought, "--lang", "en"])
    assert "Imperial Navy, dark side; objective sets: 8" in capsys.readouterr().out


def test_a_deck_is_shown_set_by_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "jedi", "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert "1× Странствия героя (сет 1)" in out
    assert "1× Люк Скайуокер — отряд" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["convert", "jedi", "--to", "yaml"], "cannot be converted to “yaml”"),
        (["check", "jedi", "--format", "standard"], "choose one of constructed or tournament"),
        (["check", "jedi", "--game", "chess"], "chess"),
        (["check", "nowhere.txt", "--game", "cardgame"], "neither a ready-made deck nor a file called"),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_sentence(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", *argv, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
