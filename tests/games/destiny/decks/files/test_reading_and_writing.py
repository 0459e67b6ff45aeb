"""Decks are found by name and read from files, written and read again."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.games.destiny.decks.building import deck
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BLUE, EVENT, HERO
from dejarik.games.destiny.decks.files.gathering import NoDeck
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.finding import (
    BadDeck,
    find_deck,
    for_play,
    format_of,
    not_playable,
    read_deck,
)
from dejarik.games.destiny.decks.ready_made import READY_MADE, STARTERS
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.rules.setup import Deck, Member, Setup

OURS = """\
name: Obi-Wan and Satine
format: starter
team:
  - card: Obi-Wan Kenobi, Ardent Avenger
    elite: true
  - Сатин Крайз
plot: Force Flow
battlefield: Deathwatch Hideout
cards:
"""


def ours(*lines: str) -> str:
    return OURS + "".join(f"  {line}\n" for line in lines)


def same(one: Deck, other: Deck) -> bool:
    def key(deck: Deck) -> tuple[object, ...]:
        team = sorted((member.card, member.elite) for member in deck.team)
        return team, deck.plot, deck.battlefield, sorted(deck.cards)

    return key(one) == key(other)


@pytest.mark.parametrize("name", STARTERS)
def test_ready_made_decks_are_found_by_name(name: str) -> None:
    assert find_deck(name) == for_play(READY_MADE[name])
    assert find_deck(f" {name.upper()} ") == for_play(READY_MADE[name])


@pytest.mark.parametrize("form", WRITERS)
@pytest.mark.parametrize(
    "original",
    [
        OBI_WAN,
        GRIEVOUS,
        deck("02043*", "02026", "12088", "12088*", cards=("01049", "02022", "09118", "01059"), plot="08143"),
    ],
    ids=["obi-wan", "grievous", "with namesakes"],
)
def test_what_is_written_is_read_again(form: str, original: Deck) -> None:
    reading = read(WRITERS[form](original, "constructed"))
    assert reading.faults == ()
    if form == "text" and original.team[-1] == Member("12088", elite=True):
        # The text has only the number of dice: two of them are two copies of a character that is not unique.
        return
    assert same(reading.deck, original)


LUKE, LIGHTSABER_MASTERY = "07056", "09114"


@pytest.mark.rule("destiny.format.playable")
def test_what_lies_under_a_plot_has_to_be_playable_too(monkeypatch: pytest.MonkeyPatch) -> None:
    falling_avalanche = "12108"
    monkeypatch.setattr(almanac, "definition", lambda code: None if code == falling_avalanche else code)
    brought = deck(LUKE, plot=LIGHTSABER_MASTERY, under=(falling_avalanche,))
    wrong = Fault("not-playable", "destiny.format.playable", falling_avalanche)
    assert wrong in not_playable(brought)


def test_our_form_names_cards_by_title_code_and_place(tmp_path: Path) -> None:
    text = ours("Block: 2", "09118: 1", "Slave I (SoR 22): 1", "01059 Lightsaber: 1", "Световой меч: 1")
    reading = read(text)
    assert reading.faults == ()
    assert reading.deck.name == "Obi-Wan and Satine"
    assert reading.deck.team == (Member("09057", elite=True), Member("09091"))
    assert reading.deck.cards == ("09163", "09163", "09118", "02022", "01059", "09118")
    assert format_of(reading).name == "starter"


def test_an_unknown_card_is_named_with_its_line_and_the_nearest_names() -> None:
    reading = read(ours("Block: 1", "Punch Daggr: 2"))
    (fault,) = reading.faults
    assert (fault.kind, fault.line, fault.text) == ("unknown-card", 11, "Punch Daggr")
    assert "Punch Dagger" in fault.near
    assert len(reading.deck.cards) == 3  # it counts toward the size all the same


def test_a_title_of_several_cards_is_asked_about() -> None:
    (fault,) = read("team:\n  - Obi-Wan Kenobi\ncards: {}\n").faults
    assert (fault.kind, fault.line) == ("ambiguous", 2)
    assert "Obi-Wan Kenobi, Ardent Avenger" in fault.near


@pytest.mark.parametrize(
    ("lines", "kind", "line"),
    [
        (("Block: 0",), "bad-count", 10),
        (("Block: -1",), "bad-count", 10),
        (("Block: many",), "bad-count", 10),
        (("Block: 1.5",), "bad-count", 10),
        (("Block: 1000000000",), "bad-count", 10),
        (("14001: 1",), "unofficial-card", 10),
        (("09999: 1",), "unknown-card", 10),
    ],
)
def test_bad_lines_are_named(lines: tuple[str, ...], kind: str, line: int) -> None:
    assert [(fault.kind, fault.line) for fault in read(ours(*lines)).faults] == [(kind, line)]


def test_unknown_keys_formats_and_flags_are_named() -> None:
    text = "format: casual\nsideboard: x\nteam:\n  - {card: Rey, elite: maybe, dice: 2}\ncards: {}\n"
    assert [(fault.kind, fault.line, fault.text) for fault in read(text).faults] == [
        ("unknown-format", 1, "casual"),
        ("unknown-key", 2, "sideboard"),
        ("bad-elite", 4, "maybe"),
        ("unknown-key", 4, "dice"),
        ("ambiguous", 4, "Rey"),
    ]


@pytest.mark.rule("destiny.format.files")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault("no-deck", "destiny.format.files")),
        ("Dear diary,\nno cards today.\n", Fault("no-deck")),
        ("team: [\ncards: }\n", Fault("bad-yaml", line=2)),
        ("- a\nteam: x\n", Fault("bad-yaml", line=2)),
        ("team: []\ncards: [Block]\n", Fault("bad-cards", line=2)),
        ("team: []\ncards:\n  Block: [2]\n", Fault("bad-value", line=3)),
        ('{"slots": {', Fault("bad-json", line=1)),
        ('{"name": "x"}', Fault("no-slots")),
        ('{"slots": {}}', Fault("no-slots")),
        ("{" * 100_000, Fault("bad-json", line=1)),
        ("team: " + "[" * 100_000, Fault("bad-yaml", line=1)),
    ],
    ids=lambda value: value.kind if isinstance(value, Fault) else "",
)
def test_what_is_no_deck_is_refused_in_one_sentence(text: str, fault: Fault) -> None:
    with pytest.raises(NoDeck) as refused:
        read(text)
    assert refused.value.fault == fault


def test_both_kinds_of_slots_are_read() -> None:
    long = {
        "09057": {"quantity": 1, "dice": 2, "dices": None},
        "09019": {"quantity": 2, "dice": 2},
        "12054": {"quantity": 2, "dice": 3, "dices": "1,2"},
        "09174": {"quantity": 1, "dice": 0},
        "09113": {"quantity": 1, "dice": 0},
        "09163": {"quantity": 2, "dice": 0},
    }
    read_long = read(json.dumps({"name": "N", "format_code": "STD", "slots": long}))
    assert read_long.deck.team == (
        Member("09057", elite=True),
        Member("09019"),
        Member("09019"),
        Member("12054"),
        Member("12054", elite=True),
    )
    assert (read_long.deck.battlefield, read_long.deck.plot) == ("09174", "09113")
    assert read_long.deck.cards == ("09163", "09163")
    assert read_long.format == "standard"
    short = read('{"format_code": "ARNS", "slots": {"09057": 2, "09019": 2, "09163": 1}}')
    assert short.deck.team == (Member("09057", elite=True), Member("09019"), Member("09019"))
    assert short.format == "infinite"  # a format that players made


@pytest.mark.parametrize("number", ["0", "-1", "1.5", "true", "null", '"x"', "{}"])
def test_slots_need_whole_numbers(number: str) -> None:
    (fault,) = read(f'{{"slots":\n {{"09163": {number}}}}}').faults
    assert (fault.kind, fault.line) == ("bad-count", 2)


def test_the_text_of_the_community_is_read() -> None:
    text = """\
Obi-Wan Kenobi Starter Set\r
\r
Hero\r
Force / Rogue / General\r
\r
Sets: Convergence\r
\r
BATTLEFIELD\r
-----------\r
Deathwatch Hideout, Concordia (Convergence #174)\r
\r
CHARACTER\r
---------\r
2x Obi-Wan Kenobi, Ardent Avenger (Convergence #57)\r
2x Commando Droid (Convergence #19)\r
\r
EVENT\r
-----\r
2x Roger, Roger (Convergence #27)\r
1x Nothing Like It (Convergence #999)\r
"""
    reading = read(text)
    assert reading.deck.name == "Obi-Wan Kenobi Starter Set"
    assert reading.deck.battlefield == "09174"
    assert reading.deck.team == (Member("09057", elite=True), Member("09019"), Member("09019"))
    assert reading.deck.cards[:2] == ("09027", "09027")
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("unknown-card", 20)]


def test_looser_lists_are_read_by_title() -> None:
    reading = read("My list\n2x Block\nPunch Dagger x2\n1x Slave I\n")
    assert reading.deck.name == "My list"
    assert reading.deck.cards[:4] == ("09163", "09163", "09171", "09171")
    assert [(fault.kind, fault.line) for fault in reading.faults] == [("ambiguous", 4)]


def test_a_deck_file_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(WRITERS["yaml"](OBI_WAN, "starter"), encoding="utf-8")
    mine = find_deck(str(path))
    assert same(mine, OBI_WAN)
    assert GAME.new(Setup((mine, GRIEVOUS)), seed=1).decision is not None


def test_another_printing_is_played_under_the_code_of_the_definition(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    text = WRITERS["yaml"](OBI_WAN, "starter").replace("Lightsaber: 1", "'01059': 1")
    path.write_text(text, encoding="utf-8")
    assert "01059" in read_deck(str(path)).deck.cards
    assert same(find_deck(str(path)), OBI_WAN)


def test_a_known_card_that_cannot_be_played_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fitting = (card for card in almanac.cards().values() if (card.color, card.affiliation) == (BLUE, HERO))
    titles = Counter(card.title for card in almanac.cards().values())
    missing = next(card for card in fitting if card.type == EVENT and titles[card.title] == 1)
    known = almanac.definition
    monkeypatch.setattr(almanac, "definition", lambda code: None if code == missing.code else known(code))
    path = tmp_path / "mine.yaml"
    text = WRITERS["yaml"](OBI_WAN, "starter").replace("Upper Hand: 1", f"{missing.title}: 1")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        find_deck(str(path))
    assert [(fault.kind, fault.card) for fault in refused.value.faults] == [("not-playable", missing.code)]


def test_an_illegal_deck_is_refused_with_all_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(ours("Block: 3", "Make Demands: 1"), encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        find_deck(str(path))
    assert {fault.kind for fault in refused.value.faults} == {"size", "copies", "affiliation", "color"}


def test_a_name_that_is_neither_deck_nor_file_is_answered_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(BadDeck) as refused:
        find_deck("obi-won")
    assert refused.value.faults == (Fault("not-found-near", text="obi-won", near=("obi-wan",)),)
    with pytest.raises(BadDeck) as refused:
        find_deck(str(tmp_path))
    assert refused.value.faults[0].kind == "unreadable"
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0" * 10)
    with pytest.raises(BadDeck) as refused:
        find_deck(str(tmp_path / "picture"))
    assert refused.value.faults == (Fault("no-deck"),)
