"""Matches that were saved in the terminal: continued, refused, or tried with other rules."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.play_keyboard import BOT, activated, last_screen, play, typing

from dejarik.cli import main
from dejarik.kernel import Record

pytestmark = pytest.mark.usefixtures("at_home")


def test_a_saved_match_is_continued_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = play(monkeypatch, typing([*activated(), "save a match.json", "log 3", "quit"]), *BOT)
    loaded = play(monkeypatch, typing(["log 3"]), "--load", "a match.json")
    while_playing = play(monkeypatch, typing(["load a match.json", "log 3"]), *BOT)

    position = last_screen(saved.partition("> save")[0] + "> ")
    assert "--load 'a match.json' --opponent random" in saved
    assert "The match was saved" not in saved
    assert position in loaded
    assert position in while_playing
    assert "Loaded “a match.json”" in while_playing
    told = saved.partition("> log 3\n")[2].partition("> ")[0]
    assert told.count("\n") == 3
    assert told in loaded
    assert told in while_playing


def test_how_to_continue_names_the_game_as_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["save rim.json", "quit"]), "--opponent", "random", game="outer-rim")

    assert "dejarik play outer-rim --load rim.json --opponent random" in shown


def test_a_folder_that_was_mistyped_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["1", "save mactches/one.json", "quit"]), *BOT)

    assert "There is no folder “mactches”; nothing was saved." in shown
    assert not Path("mactches").exists()
    assert "The match was saved" in shown  # in our own folder, which is made


def test_a_continued_match_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, typing(["1", "save one.json"]), *BOT)

    shown = play(monkeypatch, typing(["undo", "undo"]), "--load", "one.json")

    assert shown.index("Undone.") < shown.index("There is nothing to undo.")


def test_leaving_keeps_an_unfinished_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = play(monkeypatch, typing([*activated(), "quit", "1"]), *BOT)

    file = tmp_path / "state" / "dejarik" / "destiny.json"
    assert f"dejarik play destiny --load {file} --opponent random" in shown
    assert shown.endswith("Goodbye.\n")
    assert len(Record.decode(file.read_bytes()).rows) > len(activated())
    assert last_screen(shown) in play(monkeypatch, typing([]), "--load", str(file))


def changed(file: Path, **fields: object) -> None:
    record = Record.decode(file.read_bytes())
    file.write_bytes(msgspec.structs.replace(record, **fields).encode())


def test_a_record_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play(monkeypatch, typing(["1", "save other.json"]), *BOT)
    changed(tmp_path / "other.json", version=99)

    shown = play(monkeypatch, typing(["load other.json", "log"]), *BOT)

    assert "“other.json” was played with version 99 of the rules" in shown
    assert "Nothing has happened yet." in shown


def test_a_record_of_other_rules_can_be_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    play(monkeypatch, typing(["1", "save other.json"]), *BOT)
    changed(file, version=99)

    assert "Picked" in play(monkeypatch, typing([]), *BOT[:2], "--load", str(file), "--other-rules")

    changed(file, digests=["0000"])
    assert main(["play", "destiny", "--load", str(file), "--other-rules"]) == 2


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "is a match of chess, not of destiny"),
        ({"rows": [(0, "fly away")], "digests": []}, "choice 1 of 1 (“fly away”) leads elsewhere"),
        ({"setup": {}}, "does not contain a playable match"),
        ({"setup": {"decks": []}}, "does not contain a playable match"),
        ({"seed": -1}, "does not contain a playable match"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fields: dict[str, object], said: str
) -> None:
    file = tmp_path / "odd.json"
    play(monkeypatch, typing(["1", "save odd.json"]), *BOT)
    data = msgspec.json.decode(file.read_bytes()) | fields
    file.write_bytes(msgspec.json.encode(data))

    shown = play(monkeypatch, typing(["load odd.json"]), *BOT)

    assert said in " ".join(shown.split())


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"game": 1}', b"[" * 100_000])
def test_a_file_that_is_no_match_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_bytes(content)

    assert "“bad.json” isn't a saved match." in play(monkeypatch, typing(["load bad.json"]), *BOT)
    assert main(["play", "destiny", "--load", "bad.json"]) == 2
    assert capsys.readouterr().err == "dejarik play: “bad.json” isn't a saved match.\n"


def test_a_choice_that_is_called_otherwise_now_is_known_by_where_it_led(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "odd.json"
    play(monkeypatch, typing(["1", "save odd.json"]), *BOT)
    data = msgspec.json.decode(file.read_bytes()) | {"rows": [(0, "fly away")]}
    file.write_bytes(msgspec.json.encode(data))
    assert "Picked" in play(monkeypatch, typing([]), *BOT[:2], "--load", str(file))
