"""Deck files of all forms: written, read back, and refused with the line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.games.cardgame.sample_decks import FOUR, JEDI_TEN

from dejarik.games.cardgame.cards.facts import JEDI, SITH
from dejarik.games.cardgame.decks.files import octgn, swlcgdb
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.files.writing import write_code, write_text
from dejarik.games.cardgame.decks.finding import find_deck
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.show.workshop import FORMS, opened


@pytest.mark.parametrize(
    "deck",
    [*FOUR, JEDI_TEN, READY_MADE["smugglers-and-spies"], READY_MADE["scum-and-villainy"]],
    ids=lambda deck: deck.affiliation,
)
def test_every_form_reads_back_what_it_wrote(deck: Deck) -> None:
    wanted = (deck.affiliation, tuple(sorted(deck.sets)))
    for written in (write_text(deck), write_code(deck), octgn.write(deck), swlcgdb.write(deck)):
        again = read(written)
        assert (again.affiliation, again.sets) == wanted


@pytest.mark.rule("cardgame.setup.2-starter-deck-size")
@pytest.mark.parametrize("form", FORMS)
def test_a_starter_deck_can_be_played_from_every_form(form: str, tmp_path: Path) -> None:
    file = tmp_path / "starter"
    file.write_text(opened("sith", None, "en").written(form), "utf-8")
    assert sorted(find_deck(str(file)).sets) == list(READY_MADE["sith"].sets)
    file.write_text(write_text(Deck(SITH, (*READY_MADE["sith"].sets[:7], 33), "Sith")), "utf-8")
    with pytest.raises(NoDeck):
        find_deck(str(file))


def test_a_ready_made_deck_is_called_by_its_affiliation_in_the_readers_language() -> None:
    assert [opened("jedi", None, lang).title for lang in ("en", "ru")] == ["Jedi", "Джедаи"]


@pytest.mark.parametrize("text", ["<deck>", '{"name": '])
def test_what_a_parser_found_wrong_is_said_in_the_readers_language(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match="столбце") as refused:
        opened(str(file), None, "ru")
    said = str(refused.value).removesuffix(" [cardgame.format.files]")
    assert not re.search(r"(?!XML|JSON)\b[A-Za-z]+", said)


def test_lists_as_people_write_them() -> None:
    deck = read(
        "Jedi (Core)\nTotal Objective Sets: (4)\n2x A Hero's Journey (Core)\n  - Luke Skywalker\n"
        "Secret of Yavin 4 x1\n- Hit and Run (1)"
    )
    assert (deck.affiliation, deck.sets) == (JEDI, (1, 1, 5, 18))


O8D = octgn.write(JEDI_TEN)
JSON = json.dumps(json.loads(swlcgdb.write(JEDI_TEN)), indent=2, ensure_ascii=False)
LUKE = next(number for number, line in enumerate(O8D.splitlines(), 1) if "Luke Skywalker" in line)
HERO = next(number for number, line in enumerate(O8D.splitlines(), 1) if "A Hero's Journey" in line)
BLOCK = next(number for number, line in enumerate(JSON.splitlines(), 1) if "{" in line and number > 5)


def without(line: int, text: str) -> str:
    return "\n".join(row for number, row in enumerate(text.splitlines(), 1) if number != line)


def in_line(line: int, text: str, old: str, new: str) -> str:
    rows = text.splitlines()
    assert old in rows[line - 1]
    rows[line - 1] = rows[line - 1].replace(old, new)
    return "\n".join(rows)


FAULTS = {
    "nothing": ("", "empty", 1),
    "blank lines": ("\n \n", "empty", 1),
    "text: an unknown set": ("Affiliation: Jedi\n2x No Such Objective", "unknown-set", 2),
    "text: a set that cannot be played yet": (
        "Affiliation: Jedi\n2x A Message from Beyond",
        "set-not-playable",
        2,
    ),
    "text: an affiliation that cannot be played yet": (
        "2x A Hero's Journey\nAffiliation: Dark Masters",
        "not-playable",
        2,
    ),
    "text: below blank lines": ("\n\nAffiliation: Jedi\n2x No Such Objective", "unknown-set", 4),
    "text: no affiliation": ("2x A Hero's Journey", "no-affiliation", 1),
    "text: an unknown affiliation": ("2x A Hero's Journey\nAffiliation: Gungans", "no-affiliation", 2),
    "text: an affiliation without a name": ("Name: x\nAffiliation:", "no-affiliation", 2),
    "text: a second affiliation": (
        "Affiliation: Jedi\nHit and Run\nAffiliation: Sith",
        "second-affiliation",
        3,
    ),
    "text: no copies": ("Affiliation: Jedi\n0x A Hero's Journey", "bad-count", 2),
    "text: copies beyond measure": (f"Affiliation: Jedi\n{10**11}x A Hero's Journey", "bad-count", 2),
    "text: a line of signs": ("Affiliation: Jedi\nHit and Run\n%%%", "unknown-set", 3),
    "code: an unknown set": ("jedi:1-999", "unknown-set", 1),
    "code: a set that cannot be played yet": ("jedi:1-99", "set-not-playable", 1),
    "code: an unknown affiliation": ("gungans:1-2", "no-affiliation", 1),
    "code: a number beyond measure": ("jedi:" + "1" * 5000, "unknown-set", 1),
    "o8d: broken off": ("<deck>\n<section>\n</deck>", "no-xml", 3),
    "o8d: broken off below a blank line": ("\n<deck>\n<section>\n</deck>", "no-xml", 4),
    "o8d: another document": ("<html>\n<p/></html>", "no-deck", 1),
    "o8d: of another game": (O8D.replace(octgn.GAME_ID, "a" * 36), "no-deck", 2),
    "o8d: an unknown card": (in_line(LUKE, O8D, octgn.card_id(64), "x"), "unknown-card", LUKE),
    "o8d: a set that cannot be played yet": (
        in_line(LUKE, O8D, octgn.card_id(64), octgn.card_id(223)),
        "set-not-playable",
        LUKE,
    ),
    "o8d: a card of a challenge deck": (
        in_line(LUKE, in_line(LUKE, O8D, octgn.card_id(64), "x"), "Luke Skywalker", "Jerjerrod's Task"),
        "not-playable",
        LUKE,
    ),
    "o8d: no id": (in_line(LUKE, O8D, f'id="{octgn.card_id(64)}"', ""), "unknown-card", LUKE),
    "o8d: no number": (in_line(LUKE, O8D, 'qty="1"', 'qty="²"'), "bad-count", LUKE),
    "o8d: no affiliation": (without(4, O8D), "no-affiliation", 1),
    "o8d: a second affiliation": (
        in_line(LUKE, O8D, octgn.card_id(64), octgn.card_id(octgn.AFFILIATIONS["sith"])),
        "second-affiliation",
        LUKE,
    ),
    "o8d: a card too often": (in_line(LUKE, O8D, 'qty="1"', 'qty="2"'), "broken-set", LUKE),
    "o8d: a card is missing": (without(LUKE, O8D), "broken-set", HERO - 1),
    "o8d: the objective is missing": (without(HERO, O8D), "broken-set", LUKE),
    "o8d: a bomb": ('<!DOCTYPE deck [\n<!ENTITY a "aaaa">]><deck>&a;</deck>', "no-deck", 2),
    "swlcgdb: broken off": ('{"name": "x",\n}', "no-json", 2),
    "swlcgdb: other data": ('{"name": "x"}', "no-deck", 1),
    "swlcgdb: no affiliation": (JSON.replace('"affiliation"', '"side"'), "no-field", 1),
    "swlcgdb: a nameless affiliation": (JSON.replace('"Jedi"\n', '""\n'), "no-affiliation", 1),
    "swlcgdb: an unknown affiliation": (JSON.replace('"Jedi"\n', '"Gungans"\n'), "no-affiliation", 3),
    "swlcgdb: no sets": ('{"affiliation": {"name": "Jedi"},\n"card_blocks": 3}', "no-field", 2),
    "swlcgdb: sets that are none": ('{"affiliation": {},\n"card_blocks": [1]}', "no-field", 2),
    "swlcgdb: an unknown set": (in_line(BLOCK + 1, JSON, "1", "999"), "unknown-set", BLOCK),
    "swlcgdb: a set that cannot be played yet": (
        in_line(BLOCK + 1, JSON, "1", "99"),
        "set-not-playable",
        BLOCK,
    ),
    "swlcgdb: no set number": (in_line(BLOCK + 1, JSON, "block", "id"), "no-field", BLOCK),
    "swlcgdb: copies beyond measure": (in_line(BLOCK + 3, JSON, "1", f"{10**11}"), "bad-count", BLOCK),
    "swlcgdb: no copies": (in_line(BLOCK + 3, JSON, "1", "0"), "bad-count", BLOCK),
    "swlcgdb: brackets in a name": (
        in_line(BLOCK + 3, JSON, "1", "0").replace("A Hero's", r"[{\"A\" Hero's"),
        "bad-count",
        BLOCK,
    ),
    "swlcgdb: nested without end": ('{"affiliation": ' + "[" * 100_000, "no-deck", 1),
}


@pytest.mark.parametrize(("text", "kind", "line"), FAULTS.values(), ids=FAULTS)
def test_malformed_files_are_refused_with_the_line(text: str, kind: str, line: int) -> None:
    with pytest.raises(NoDeck) as caught:
        read(text)
    assert (caught.value.faults[0].kind, caught.value.faults[0].line) == (kind, line)


def test_all_faults_of_a_file_are_told_from_the_top() -> None:
    with pytest.raises(NoDeck) as caught:
        read(in_line(LUKE, without(4, O8D), "qty", "number").replace(octgn.card_id(63), "x"))
    lines = [fault.line for fault in caught.value.faults[:-1]]
    assert lines == sorted(lines)
    assert [fault.kind for fault in caught.value.faults] == ["broken-set", "unknown-card", "no-affiliation"]


@pytest.mark.parametrize("line", ["2x Luke Skywalkers Journey", "Luke Skywalkers Journey x2 (Core)"])
def test_an_unknown_set_is_quoted_without_its_count(line: str) -> None:
    with pytest.raises(NoDeck) as caught:
        read(f"Affiliation: Jedi\n{line}")
    assert caught.value.faults[0].text == "Luke Skywalkers Journey"


@pytest.mark.rule("cardgame.deck.set-all-or-nothing")
def test_an_octgn_file_with_a_broken_set_is_refused() -> None:
    lines = octgn.write(JEDI_TEN).splitlines()
    broken = "\n".join(line for line in lines if "Luke Skywalker" not in line)
    with pytest.raises(NoDeck) as caught:
        read(broken)
    (fault,) = caught.value.faults
    assert (fault.kind, fault.set, fault.text, fault.found, fault.allowed) == (
        "broken-set",
        1,
        "1-2",
        0,
        1,
    )


def test_swlcgdb_is_read_by_block_numbers() -> None:
    data = json.loads(swlcgdb.write(JEDI_TEN))
    data["card_blocks"][0] |= {"id": 4711, "quantity": 2}
    assert read(json.dumps(data)).sets == (1, *JEDI_TEN.sets)
