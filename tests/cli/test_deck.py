"""`dejarik deck`: all faults at once, in the reader's language; 0 legal, 1 not, 2 no deck."""

import json
from pathlib import Path

import pytest
from tests.games.destiny.ready_made import OBI_WAN

from dejarik.cli import main
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import CHARACTER
from dejarik.games.destiny.decks.files.reading import read

BAD = """\
name: Bad
format: starter
team:
  - card: Obi-Wan Kenobi, Ardent Avenger
    elite: true
battlefield: Deathwatch Hideout
cards:
  Block: 3
  Make Demands: 1
  Blok: 1
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.yaml"
    path.write_text(BAD, encoding="utf-8")
    return str(path)


def test_a_ready_made_deck_is_legal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "obi-wan", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "The deck is legal. Format: starter.\n"


@pytest.mark.parametrize(("lang", "word"), [("en", "Line 10"), ("ru", "Строка 10")])
def test_all_faults_are_told_at_once(
    lang: str, word: str, bad: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", bad, "--lang", lang]) == 1
    out = capsys.readouterr().out
    assert word in out
    for rule in (
        "destiny.conflict.deck-size",
        "destiny.deck.max-two-copies",
        "destiny.deck.affiliation.hero-no-villain",
        "destiny.deck.color.needs-character",
    ):
        assert f"[{rule}]" in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_faults_of_a_format_name_its_lists(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "squadron", "--format", "trilogy", "--lang", lang]) == 1
    assert "[destiny.format.trilogy.sets]" in capsys.readouterr().out
    assert main(["rules", "destiny.format.trilogy.sets", "--lang", lang]) == 0
    assert ("Convergence" if lang == "en" else "«Сила единства»") in capsys.readouterr().out


def test_faults_as_json(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", bad, "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["legal"], told["format"]) == (False, "starter")
    copies = next(fault for fault in told["faults"] if fault["kind"] == "copies")
    assert copies["rule"] == "destiny.deck.max-two-copies"
    assert (copies["card"], copies["found"], copies["allowed"]) == ("09163", 3, 2)
    assert copies["says"] == "Block is in the deck 3 times; 2 copies are allowed."


def test_another_format_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "obi-wan", "--format", "constructed", "--lang", "en"]) == 1
    assert "The deck has 20 cards; it must have exactly 30." in capsys.readouterr().out
    assert main(["deck", "check", "obi-wan", "--format", "casual", "--lang", "en"]) == 2
    assert "constructed" in capsys.readouterr().err


def test_cards_that_cannot_be_played_yet_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = next(card for card in almanac.cards().values() if card.type == CHARACTER and card.subtitle)
    known = almanac.definition
    monkeypatch.setattr(almanac, "definition", lambda code: None if code == missing.code else known(code))
    name = f"{missing.title}, {missing.subtitle}"
    path = tmp_path / "mine.txt"
    path.write_text(f"Mine\n1x {name}\n1x Block\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--lang", "en"]) == 1
    assert name in capsys.readouterr().out.splitlines()[-1]


def test_a_deck_of_ours_is_shown_with_what_is_said_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "squadron", "--lang", "en"]) == 0
    name, about, summary, *_ = capsys.readouterr().out.splitlines()
    assert name == "Squadron"
    assert about.startswith("Poe Dameron and Han Solo ")
    assert summary == "Format: Infinite; team: 29 points"


@pytest.mark.parametrize(("lang", "elite"), [("en", "elite (18 points)"), ("ru", "(18 очков)")])
def test_a_deck_is_shown_as_a_list(lang: str, elite: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "obi-wan", "--lang", lang]) == 0
    assert elite in capsys.readouterr().out


@pytest.mark.parametrize("form", ["yaml", "text", "json", "tts"])
def test_a_deck_is_converted(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "convert", "obi-wan", "--to", form]) == 0
    reading = read(capsys.readouterr().out)
    assert reading.faults == ()
    assert sorted(reading.deck.cards) == sorted(OBI_WAN.cards)


def test_a_deck_that_would_lose_cards_is_not_converted(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "convert", bad, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "There is no card “Blok”." in told.err


@pytest.mark.parametrize(
    ("argv", "word"),
    [
        (["deck", "check", "nobody"], "obi-wan"),
        (["deck", "show", "."], "cannot be read"),
        (["deck", "check", "obi-wan", "--to", "yaml"], "convert"),
    ],
)
def test_what_is_no_deck_is_answered_with_a_sentence(
    argv: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*argv, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert word in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(("lang", "says"), [("en", "neither a ready-made deck"), ("ru", "Нет ни готовой")])
def test_a_name_that_no_game_knows_is_answered_with_the_decks_of_all(
    lang: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", "nosuch", "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "destiny: obi-wan, " in said
    assert "cardgame: jedi, " in said
