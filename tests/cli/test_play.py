"""Playing in the terminal: whole matches, taking back, asking why; bad input is answered."""

import re
import sys
from pathlib import Path

import pytest
from tests.cli.play_keyboard import BOT, activated, choosing_at_random, options_in, play, typing

from dejarik.bots import names
from dejarik.cli import main
from dejarik.games.destiny.rules.activating import Activate
from dejarik.kernel import Record
from dejarik.words import Words, languages

pytestmark = pytest.mark.usefixtures("at_home")

BOTS = ", ".join(names())


# ---- Whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_match_can_be_played_to_its_end_by_always_typing_1(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    over = Words(lang).say("play-over", undo="U", save="S").partition(".")[0]

    shown = play(monkeypatch, lambda new: "" if over in new else "1", *BOT, "--lang", lang)

    assert over in shown
    assert shown.count(over) == 1


@pytest.mark.parametrize("args", [("--lang", "ru"), ("--players", "3"), ("--deck", "grievous", "--no-auto")])
def test_a_match_can_be_played_to_its_end_at_random(
    monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    lang = "ru" if "ru" in args else "en"

    shown = play(monkeypatch, choosing_at_random(1), *BOT, *args)

    assert Words(lang).say("play-over", undo="U", save="S").partition(".")[0] in shown


def test_two_people_can_play_at_one_keyboard_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, choosing_at_random(2), "--opponent", "hotseat", "--seed", "5")

    assert "The match is over" in shown
    assert "Pass the keyboard to Player 2" in shown
    told = [line for line in shown.splitlines() if line.lstrip().startswith("· ")]
    assert any("Player 1 resolves" in line for line in told)
    assert not any("You " in line for line in told), "people who share a keyboard go by their names"


def test_the_same_seed_gives_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (play(monkeypatch, choosing_at_random(1, 12), *BOT) for _ in range(2))

    assert first == second
    assert first != play(monkeypatch, choosing_at_random(1, 12), "--opponent", "random", "--seed", "4")


def test_one_person_plays_outer_rim_against_its_solo_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("--opponent", "solo", "--option", "head-start=3", "--option", "long-game", "--seed", "5")

    shown = play(monkeypatch, choosing_at_random(1, 40), *args, game="outer-rim")

    assert "Your opponent follows the solo rules of the game." in shown
    assert "The AI player draws AI card #" in shown
    assert "gains 3 fame." in shown


@pytest.mark.parametrize(
    ("lang", "begins", "follows"),
    [("en", ("You resolve", "You play"), "damage"), ("ru", ("Вы применяете", "Вы играете"), "урон")],
)
def test_what_comes_of_a_choice_is_indented_below_it(
    monkeypatch: pytest.MonkeyPatch, lang: str, begins: tuple[str, ...], follows: str
) -> None:
    shown = play(monkeypatch, choosing_at_random(1), *BOT, "--lang", lang)

    told = [line for line in shown.splitlines() if line.lstrip().startswith("· ")]
    causes = [number for number, line in enumerate(told) if line.removeprefix("· ").startswith(begins)]
    assert any(told[number + 1].startswith("  · ") and follows in told[number + 1] for number in causes[:-1])
    assert not told[0].startswith(" ")


# ---- Choosing -----------------------------------------------------------------------------------------


def test_an_option_is_chosen_by_number_by_key_or_by_how_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    by_number, by_key, by_beginning = (
        play(monkeypatch, typing([typed, "log"]), *BOT) for typed in ("6", "done", "don")
    )

    assert "> done" in by_key
    after = [shown.rpartition("> log")[2] for shown in (by_number, by_key, by_beginning)]
    assert after[0] == after[1] == after[2]


def test_an_ambiguous_beginning_chooses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["return"]), *BOT)

    assert "could mean:" in shown
    assert "The match was saved" not in shown


STRANGE = (
    "0", "99", "-1", "1.5", "²", "9" * 5000, "nonsense", "é\u202e\x07\x1b[31m", "\ud800", "«»", "{ $x }",
    "[bold]", "why", "why nothing-like-this", "log many", "log 0", "log -3", "log " + "9" * 50, "card",
    "card zzz", "rules", "rules zzzqqq", "rules destiny.nothing", "save", "save \0", "save .",
    "save ~nobody-here/x", "save /proc/nothing/here", "load", "load nowhere.json", "load .", "load \0",
    "load ~nobody-here/x", "undo",
)  # fmt: skip


@pytest.mark.parametrize("lang", languages())
def test_whatever_is_typed_gets_an_answer_and_the_question_stands(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    answers: list[str] = []
    left = iter(STRANGE)

    def typist(shown: str) -> str | None:
        answers.append(shown)
        return next(left, None)

    shown = play(monkeypatch, typist, *BOT, "--lang", lang)

    assert len(answers) == len(STRANGE) + 1
    for typed, answer in zip(STRANGE, answers[1:], strict=True):
        assert len(answer.splitlines()) >= 3, typed  # what was typed, the answer, the prompt
        assert "\x1b" not in answer
    assert Words(lang).say("play-kept") not in shown  # nothing was chosen


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "what you cannot do now"),
        ("помощь", "what you cannot do now"),
        ("h", "what you cannot do now"),
        ("card force fl", "Force Flow"),
        ("карта force fl", "Force Flow"),
        ("rules destiny.action.activate.ready-only", "Only ready cards activate"),
        ("log", "Nothing has happened yet"),
        ("стек", "."),
        ("", "Setup"),
        ("board", "Setup"),
    ],
)
def test_commands_are_understood_in_every_language(
    monkeypatch: pytest.MonkeyPatch, typed: str, said: str
) -> None:
    shown = play(monkeypatch, typing([typed]), *BOT)

    assert said in shown.partition("> ")[2]


# ---- Why ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_hint_names_options_by_their_numbers_with_chances_and_a_reason_and_the_question_stands(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    words = Words(lang, "destiny")
    hint = words.say("play-command-hint")
    first = words.say("prompt-action")
    asked: list[str] = []

    def typist(new: str) -> str | None:
        if asked:
            asked.append(new)
            return None
        if first in new:
            asked.append(new)
            return hint
        return str(options_in(new))

    play(monkeypatch, typist, *BOT, "--lang", lang)
    question, answer = asked
    assert words.say("play-hint-thinking") in answer
    chance = words.say("play-hint-tried", chance="|", error="").partition("|")[0]
    count = " ".join(answer.split()).count(chance.strip())
    assert 1 <= count <= 3
    numbers = [int(number) for number in re.findall(r"^ +(\d+)\. ", answer, re.MULTILINE)]
    assert len(numbers) == count
    assert all(1 <= number <= options_in(question) for number in numbers)


def test_what_is_refused_comes_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing([*activated(), "why activate obi", "activate obi"]), *BOT)

    why, tried = shown.split("> ")[-3:-1]
    assert "Obi-Wan Kenobi" in why
    assert why.splitlines()[1] == tried.splitlines()[1]
    assert "exhausted" in why


# ---- Taking back --------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_question_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["1", "undo", "log", "undo"]), *BOT)

    screens = shown.split("> ")
    assert "Undone." in screens[2]
    assert screens[2].endswith(screens[0][screens[0].index("Setup") :])
    assert "Nothing has happened yet." in screens[3]
    assert "There is nothing to undo." in screens[4]


def test_undo_takes_back_what_the_bot_did_since(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing([*activated(), "undo"]), *BOT)

    screens = shown.split("> ")
    before, back = screens[len(activated()) - 1], screens[len(activated()) + 1]
    assert back.endswith(before[before.rindex("Round 1") :])


def test_a_match_that_is_over_can_be_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["concede", "nonsense", "log", "undo"]), *BOT)

    assert shown.count("The match is over") == 2
    assert shown[shown.index("Undone.") :].count("Setup") == 1


def test_control_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(shown: str) -> str:
        raise KeyboardInterrupt

    assert play(monkeypatch, typist, *BOT).endswith("Goodbye.\n")


# ---- Mistakes on the command line ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "“chess” cannot be played in the terminal; choose one of cardgame, destiny, outer-rim."),
        (("destiny", "--opponent", "x"), f"Unknown opponent “x”; choose one of {BOTS}, hotseat"),
        (("destiny", "--opponent", "solo"), f"Unknown opponent “solo”; choose one of {BOTS}, hotseat"),
        (("outer-rim", "--opponent", "solo", "--players", "2"), "You play alone against the solo opponent"),
        (("outer-rim", "--option", "short-game"), "choose from random-map, long-game, head-start."),
        (("outer-rim", "--opponent", "solo", "--option", "head-start=9"), "cannot be set like this"),
        (("destiny", "--option", "random-map"), "There is no option “random-map”: this game has no options."),
        (("destiny", "--players", "5"), "This game is for 2 to 4 players."),
        (("destiny", "--players", "1"), "This game is for 2 to 4 players."),
        (("destiny", "--players", "2", *(2 * ("--opponent-deck", "grievous"))), "there are only 2 players"),
        (("destiny", "--seed", "-1"), "A random seed is a whole number"),
        (("destiny", "--seed", "9" * 50), "A random seed is a whole number"),
        (("destiny", "--load", "nowhere.json"), "There is no file “nowhere.json”."),
        (("destiny", "--load", "."), "is a folder, not a file."),
        (("destiny", "--load", "x", "--seed", "1"), "A saved match has its own"),
        (("destiny", "--deck", "nobody"), "nobody"),
        (("destiny", "--deck", "."), "."),
    ],
)  # fmt: skip
def test_a_mistake_on_the_command_line_is_answered_with_a_sentence(
    args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *args]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.startswith("dejarik play: ")


# ---- Sitting together ---------------------------------------------------------------------------------


def test_hands_are_hidden_while_the_keyboard_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, typing(["", "done", ""]), "--opponent", "hotseat", "--seed", "5")

    first, second = shown.split("Pass the keyboard to Player ")[1:]
    assert first.count("Hand:") == second.count("Hand:") == 1
    assert "\n" * 50 in first.partition("Hand:")[2]
    own = [line for part in (first, second) for line in part.splitlines() if "Hand:" in line]
    assert own[0] != own[1]
    assert own[0] not in second


def test_forced_answers_are_given_only_where_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    lone: list[str] = []

    def watching(shown: str) -> str:
        if options_in(shown) == 1:
            lone.append(shown)
        return choose(shown) or ""

    choose = choosing_at_random(1)
    noted = play(monkeypatch, watching, *BOT, "--deck", "grievous")
    assert not lone
    assert "Only one possible answer" in noted

    choose = choosing_at_random(1)
    asked = play(monkeypatch, watching, *BOT, "--deck", "grievous", "--no-auto")
    assert lone
    assert "Only one possible answer" not in asked


# ---- Our own mistakes ---------------------------------------------------------------------------------


def test_a_fault_in_the_rules_is_reported_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(self: Activate, g: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Activate, "begin", broken)

    shown = play(monkeypatch, typing([*activated(), "pass"]), *BOT)

    file = tmp_path / "state" / "dejarik" / "destiny-fault.json"
    assert "the rules failed at “activate obi-wan-kenobi”" in " ".join(shown.split())
    assert Record.decode(file.read_bytes()).rows[-1].key.startswith("activate")
    assert "You pass" in shown


# ---- Every kind of terminal ---------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [40, 80, 120, 200])
@pytest.mark.parametrize("lang", languages())
def test_no_line_is_wider_than_the_screen(monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))

    shown = play(monkeypatch, choosing_at_random(1, 25), *BOT, "--lang", lang)

    shown = shown.partition(Words(lang).say("play-kept"))[0]  # then comes a line to be copied
    assert max(map(len, shown.splitlines())) <= columns


def test_color_is_only_decoration(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = play(monkeypatch, typing(["done", "1"]), *BOT)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    colored = play(monkeypatch, typing(["done", "1"]), *BOT)
    without = play(monkeypatch, typing(["done", "1"]), *BOT, "--no-color")

    assert "\x1b[3" in colored
    assert "\x1b[3" not in without
    assert _without_escapes(colored) == _without_escapes(without) == plain


def _without_escapes(text: str) -> str:
    import re

    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_a_terminal_that_cannot_print_everything_is_no_reason_to_stop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import subprocess

    done = subprocess.run(
        [sys.executable, "-m", "dejarik", "play", "destiny", *BOT, "--lang", "ru"],
        input=b"1\n\xff\xfe\nhelp\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb", "PATH": ""},
        check=False,
    )

    assert done.returncode == 0
    assert done.stderr == b""
