"""The Card Game in the terminal: sides, decks, automatic passes, and whole matches."""

import re
from functools import partial
from pathlib import Path

import pytest
from tests.cli.play_keyboard import choosing_at_random, typing
from tests.cli.play_keyboard import play as play_any

from dejarik.cli import main
from dejarik.words import languages

play = partial(play_any, game="cardgame")
pytestmark = pytest.mark.usefixtures("at_home")


@pytest.mark.parametrize(("side", "lang"), [("light", "ru"), ("dark", "en")])
def test_a_match_can_be_played_to_its_end(monkeypatch: pytest.MonkeyPatch, side: str, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    args = ("--opponent", "random", "--side", side, "--seed", "3", "--lang", lang, "--no-color")
    shown = play(monkeypatch, choosing_at_random(1), *args)
    assert re.search(r"Побеждает Игрок \d|Player \d.* wins", shown)
    assert max(map(len, shown.splitlines())) <= 80


def test_two_people_play_at_one_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("--opponent", "hotseat", "--seed", "3", "--lang", "en")
    shown = play(monkeypatch, choosing_at_random(2, answers=120), *args)
    assert "Pass the keyboard to Player 2" in shown


def test_the_opponent_plays_the_other_side(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing([]), "--side", "dark", "--lang", "en", "--seed", "1")
    assert "Player 1 (you) · dark side" in shown
    assert "Player 2 · light side" in shown
    shown = play(monkeypatch, typing([]), "--deck", "imperial-navy", "--lang", "en", "--seed", "1")
    assert "Player 1 (you) · dark side" in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--side", "gray"], "Unknown side “gray”; choose one of light, dark."),
        (["--side", "dark", "--deck", "jedi"], "The deck “jedi” does not belong to the “dark” side."),
        (["--deck", "jedi", "--opponent-deck", "jedi"], "both decks belong to the light side"),
        (["--players", "3"], "This game is for exactly 2 players."),
        (
            ["--deck", "jedy"],
            "There is neither a ready-made deck nor a file called “jedy”. Ready-made decks: jedi.",
        ),
    ],
)
def test_decks_that_do_not_go_together_are_refused(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "cardgame", *args, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_game_without_sides_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "destiny", "--side", "light", "--lang", "en"]) == 2
    assert "no sides" in capsys.readouterr().err


def test_a_deck_can_be_brought_as_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    sets = ["A Hero's Journey", "Draw Their Fire", "Forgotten Heroes", "Jedi Training", "In You Must Go"]
    deck.write_text("Affiliation: Jedi\n" + "\n".join(f"2x {name}" for name in sets), "utf-8")
    shown = play(monkeypatch, typing([]), "--deck", str(deck), "--lang", "en", "--seed", "1")
    assert "deck 50" in shown


@pytest.mark.rule("cardgame.action.alternate-one-at-a-time")
def test_windows_can_be_passed_automatically(monkeypatch: pytest.MonkeyPatch) -> None:
    start = ("--side", "dark", "--opponent", "random", "--seed", "2", "--lang", "en", "--no-auto")
    asked = "Refresh phase: take an action, or pass"
    until = ["1", "2", *"11111"]
    assert asked in play(monkeypatch, typing(until), *start)
    shown = play(monkeypatch, typing([*until[:2], "aside", "aside 1 2", *until[2:]]), *start)
    assert "1  Pass automatically: refresh phase" in shown
    assert "Passed without asking: draw phase · refresh phase" in shown
    assert asked not in shown
    again = play(monkeypatch, typing([*until[:2], "aside 1", "aside ask again", *until[2:]]), *start)
    assert asked in again


@pytest.mark.parametrize("lang", languages())
def test_a_match_is_saved_and_continued(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    file = str(tmp_path / "match.json")
    begun = play(monkeypatch, typing(["1", "2", "1", f"save {file}"]), "--seed", "2", "--lang", lang)
    loaded = play(monkeypatch, typing([]), "--load", file, "--lang", lang)
    question = loaded.rpartition("\n\n")[2].splitlines()[0]
    assert question in begun


def test_refusals_cards_rules_and_what_is_going_on_can_be_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["1", "2", *"1111", "why", "card yoda", "stack", "log 3", "undo"]
    shown = play(monkeypatch, typing(asked), "--seed", "5", "--side", "light", "--lang", "en", "--no-auto")
    assert "[cardgame.deployment.only-active-player]" in shown
    assert "Yoda" in shown
    assert "Undone." in shown


@pytest.mark.rule("cardgame.setup.mulligan-by-agreement")
def test_options_of_a_match_are_chosen_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    start = ("--side", "light", "--seed", "2", "--lang", "en")
    assert "Draw a new hand?" in play(monkeypatch, typing(["1"]), *start)
    assert "Draw a new hand?" not in play(monkeypatch, typing(["1"]), *start, "--option", "no-mulligan")
