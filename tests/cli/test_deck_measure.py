"""`dejarik deck measure`: how a deck fares, what its cards do, and whether a change is one for the better."""

import json
import re
from pathlib import Path

import pytest

from dejarik.cli import main

DECKS = {"destiny": ("obi-wan", "grievous"), "cardgame": ("jedi", "sith")}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def typed(game: str = "destiny", *more: str) -> list[str]:
    deck, opponent = DECKS[game]
    typed = ["deck", "measure", deck, "--against", opponent, "--bot", "random", "-n", "4", "--workers", "1"]
    return [*typed, *more]


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Matches played: 4 of 4."), ("ru", "Сыграно партий: 4 из 4.")]
)
def test_a_deck_is_measured(game: str, lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed(game, "--lang", lang)) == 0
    shown = capsys.readouterr()
    assert said in shown.out.replace("\xa0", " ")
    assert DECKS[game][1] in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert shown.err == ""


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the same as dejarik deck measure"), ("ru", "то же, что dejarik deck measure")]
)
def test_lab_deck_is_the_same_by_another_name(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for name in (["deck", "measure"], ["lab", "deck"]):
        assert main([*name, *typed()[2:], "--json", "--lang", lang]) == 0
        told.append(json.loads(capsys.readouterr().out))
        with pytest.raises(SystemExit):
            main([*name, "--help"])
        told[-1]["options"] = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    assert told[0] == told[1]
    assert {"--against", "--swap", "--results", "--lang"} <= told[0]["options"]
    with pytest.raises(SystemExit):
        main(["--lang", lang, "lab", "--help"])
    assert said in " ".join(capsys.readouterr().out.split())


def test_the_gauntlet_is_all_other_ready_made_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "measure", "jedi", "--bot", "random", "-n", "1", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["opponent"] for one in told["against"]] == ["sith", "imperial-navy", "scum-and-villainy"]
    assert told["deck"] == "Jedi"


def test_a_file_is_measured_and_a_change_is_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "convert", "obi-wan", "--to", "text"]) == 0
    Path("mine.txt").write_text(capsys.readouterr().out, "utf-8")
    command = ["deck", "measure", "mine.txt", "--format", "starter", *typed()[3:], "--json"]
    change = "-1 Lightsaber  +1 Block"
    assert main([*command, "--swap", change, "--swap", "−1x Dodge −1 Truce +2 Block"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["change"] for one in told["changes"]] == [change, "−1x Dodge −1 Truce +2 Block"]
    assert (told["matches"], told["wins"]["of"]) == (12, 4)
    assert {one["pairs"] for one in told["changes"]} == {4}
    assert "Lightsaber" in [card["name"] for card in told["cards"]]


def test_results_go_on_and_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    command = typed("destiny", "--swap", "-1 Lightsaber +1 Block", "--json")
    assert main(command) == 0
    expected = capsys.readouterr().out
    assert main([*command, "--results", "r.jsonl"]) == 0
    assert capsys.readouterr().out == expected
    lines = Path("r.jsonl").read_bytes().splitlines(keepends=True)
    Path("r.jsonl").write_bytes(lines[0] + lines[1][:-30])
    assert main([*command, "--results", "r.jsonl", "--html", "r.html", "--workers", "2"]) == 0
    assert capsys.readouterr().out == expected
    assert "-1 Lightsaber +1 Block" in Path("r.html").read_text("utf-8")
    assert main([*typed("destiny"), "--results", "r.jsonl"]) == 2  # without the change it is another plan
    assert "another plan" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--bot", "x"), "Unknown bot “x”; choose one of"),
        (("--swap", "Block"), "“Block” is not a change; write it like “-1 Lightsaber +1 Block”."),
        (("--swap", ""), "“” is not a change"),
        (("--swap", "-1 Lightsaber +x Block"), "There is no card “Lightsaber +x Block”."),
        (("--swap", "-1 Block"), "Block is not in the deck."),
        (("--swap", "+1 Block"), "The deck has 21 cards; it must have exactly 20."),
        (("--against", "grievous"), "The opponent “grievous” is named twice."),
        (("--against", "yoda"), "neither a ready-made deck nor a file called “yoda”"),
        (("--game", "outer-rim"), "Unknown game “outer-rim”; choose one of"),
        (("--format", "constructed"), "The deck has 20 cards; it must have exactly 30."),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_sentence(
    more: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed("destiny", *more)) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1
    assert shown.out == ""


def test_cards_that_were_followed_are_in_the_table() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main(typed("destiny", "--parquet", "matches.parquet")) == 0
    rows = parquet.read_table("matches.parquet").to_pylist()
    assert len(rows) == 4
    assert all(row["handled"][0]["drawn"] for row in rows)
    assert {row["place"] for row in rows} == {0, 1}
