"""What is wrong with a scenario file is said with its line, and all of it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.scenarios import Problem, files_below, load, load_text, run
from dejarik.words import Words, languages

BOARD = """\
title: {en: A duel}
game: destiny
board:
  A: {characters: [Obi-Wan Kenobi Ardent Avenger as obi], hand: [Truce]}
  B: {characters: [Jango Fett Lethal Mercenary as jango], pool: [jango: 2 ranged]}
"""

KRENNIC = """\
title: {en: A lent die}
game: destiny
board:
  A: {characters: [Director Krennic Cruel but Brilliant as krennic], pool: [lent Death Trooper: 2 ranged]}
"""


def problems_of(text: str) -> list[Problem]:
    scenarios, problems = load_text(text)
    assert not scenarios
    for language in languages():  # whatever is wrong can be said
        for problem in problems:
            assert Words(language).say(f"scenario-bad-{problem.what}", **problem.about)
    return problems


def test_a_good_file_has_no_problems() -> None:
    scenarios, problems = load_text(BOARD + "---\n" + BOARD.replace("duel", "second duel"))
    assert not problems
    assert [scenario.named("en") for scenario in scenarios] == ["A duel", "A second duel"]
    assert [scenario.line for scenario in scenarios] == [1, 7]
    assert scenarios[0].named("ru") == "A duel"


def test_whoever_is_not_described_has_a_character() -> None:
    (scenario,), problems = load_text(
        BOARD[: BOARD.index("  B:")] + "expect: {B.characters: [Tusken Raider]}"
    )
    assert not problems
    assert run(scenario) is None


def test_comments_alone_are_no_scenario() -> None:
    assert load_text("# later\n") == ([], [])


def test_all_mistakes_of_a_file_are_found_at_once() -> None:
    text = """\
title: A duel
rules: [destiny.keyword.gardian.effect]
game: destiny
boards: 3
board:
  A: {characters: [{card: Royal Guard, damage: two}], hand: [Hired Gun, Squad Tatics], res: 1}
  B: {characters: [Jango Fett Lethal Mercenary as jango, Jango Fett Lethal Mercenary as jango], resources: -1}
  turn: C
steps:
- E: play X
- A: {may: [pass]}
- B: {refused: {claim: destiny.action.claim.never}}
expect: {not: 3}
"""
    found = [(problem.line, problem.what) for problem in problems_of(text)]
    assert found == [
        (1, "no-languages"),
        (2, "rule-near"),
        (4, "field"),
        (6, "field"),
        (6, "no-number"),
        (6, "card-type"),
        (6, "card-near"),
        (7, "name-twice"),
        (7, "no-number"),
        (8, "no-seat"),
        (10, "step"),
        (11, "step"),
        (12, "rule-near"),
        (13, "no-fields"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("title: {en: x\ngame: y", 2, "yaml"),
        ("title: \t- x\n - y", 1, "yaml"),
        ("- a\n- b", 1, "no-fields"),
        ("title: {en: x}\ngame: chess\nboard: {}", 2, "game"),
        (BOARD + "game: destiny\n", 6, "twice"),
        (BOARD + "[1]: 2\n", 6, "no-name"),
        (BOARD + "lesson: &a [*a]\n", 1, "endless"),
        (BOARD.replace("game: destiny\n", ""), 1, "missing"),
        (BOARD + "steps: play\n", 6, "no-list"),
        (BOARD + "steps:\n- A: [[pass]]\n", 7, "no-words"),
        (BOARD + "strict: maybe\n", 6, "no-truth"),
        (BOARD + "seed: one\n", 6, "no-number"),
        (BOARD + "rules: [chess.castling]\n", 6, "rule"),
        (BOARD + "expect: {obi-wan: {damage: 1}}\n", 6, "name-near"),
        (BOARD + "expect:\n  turn: A\n  zzz: 1\n", 8, "name"),
        (BOARD + "expect: {A.shields: 1}\n", 6, "name-near"),
        (BOARD + "steps:\n- A: {sees: {B.hnd: 1}}\n", 7, "name-near"),
        (BOARD + "steps:\n- A: {sees: {not: {zzz: 1}}}\n", 7, "name"),
        (BOARD + "steps:\n- A: {sees: [B.hand]}\n", 7, "no-fields"),
        (BOARD + "steps:\n- A: {sees: {log: [passed A]}}\n", 7, "name"),
        (BOARD + "steps:\n- A: {sees: {winner: A}}\n", 7, "name-near"),
        (BOARD + "steps:\n- C: {sees: {B.hand: 0}}\n", 7, "no-seat"),
        (BOARD + "chance: {obi: 7 melee}\n", 6, "side"),
        (BOARD + "chance: {discard A: Dodge}\n", 6, "not-in-hand"),
        (BOARD.replace("jango: 2 ranged", "jang: 2 ranged"), 5, "die-near"),
        (BOARD.replace("jango: 2 ranged", "xyz: 2 ranged"), 5, "die"),
        (BOARD.replace("jango: 2 ranged", "lent Death Trooper: 2 ranged"), 5, "lent"),
        (BOARD.replace("jango: 2 ranged", "lent Death Tropper: 2 ranged"), 5, "card-near"),
        (KRENNIC.replace("lent Death Trooper", "lent Royal Guard"), 4, "lent-near"),
        (KRENNIC.replace("lent Death Trooper", "Death Trooper"), 4, "die-near"),
        (KRENNIC.replace("2 ranged", "5 ranged"), 4, "side"),
        (KRENNIC.replace("lent Death Trooper", "lent Death Trooper as krennic"), 4, "name-twice"),
        (BOARD.replace("[Truce]", "[Xyzzy]"), 4, "card"),
        (BOARD.replace("[Truce]", "[{as: x}]"), 4, "no-card"),
        (BOARD.replace("[Jango Fett Lethal Mercenary as jango]", "[]"), 5, "no-characters"),
        (BOARD.replace("  B: {characters", "  C: {characters"), 3, "seats"),
        (BOARD + "  start: noon\n", 6, "start"),
    ],
)
def test_a_mistake_is_found_in_its_line(text: str, line: int, what: str) -> None:
    assert (line, what) in [(problem.line, problem.what) for problem in problems_of(text)]


def test_nearest_names_are_offered() -> None:
    (problem,) = problems_of(BOARD.replace("[Truce]", "[Treuce]"))
    assert problem.about["name"] == "Treuce"
    assert str(problem.about["near"]).split(", ")[0] == "Truce"  # others may come as cards are added


def test_words_stay_words() -> None:
    """In other YAML files `no` and `on` are truth values; here they are what somebody says."""
    (scenario,), problems = load_text(BOARD + "steps:\n- A: no\nexpect: {obi: {on: nothing}}\n")
    assert not problems
    assert [getattr(step, "words", None) or getattr(step, "expected", None) for step in scenario.steps] == [
        "no",
        {"on": "nothing"},
    ]


def test_the_code_of_a_card_keeps_its_zero() -> None:
    (scenario,), problems = load_text(
        BOARD.replace("[Truce]", "[09149, 01059]") + "expect: {A.hand: [Truce, 09118]}"
    )
    assert not problems
    assert run(scenario) is None


def test_files_are_found_in_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.yaml").write_text(BOARD, "utf-8")
    (tmp_path / "b.yml").write_text(BOARD, "utf-8")
    (tmp_path / "notes.txt").write_text("", "utf-8")
    assert [file.name for file in files_below(tmp_path)] == ["b.yml", "a.yaml"]
    assert load(tmp_path / "b.yml")[1] == []


def test_a_comma_in_a_title_without_quotes_is_named_as_the_mistake() -> None:
    text = BOARD.replace("{en: A duel}", "{en: A duel, at dawn, ru: Дуэль}")
    (problem,) = problems_of(text)
    assert (problem.line, problem.what, problem.about) == (1, "comma", {"name": "at dawn"})
    said = Words("en").say("scenario-bad-comma", name="at dawn")
    assert said.startswith("“at dawn” has no value.")
    assert "quotes" in said
    scenarios, problems = load_text(BOARD.replace("A duel", '"A duel, at dawn"'))
    assert not problems
    assert scenarios[0].named("en") == "A duel, at dawn"


def test_what_is_no_text_is_told_so() -> None:
    (problem,) = problems_of(BOARD.replace("A duel", "7"))
    assert problem.what == "no-words"
    assert Words("en").say("scenario-bad-no-words") == "This field must be text."


@pytest.mark.parametrize(("where", "aside"), [("characters", ""), ("defeated", "02003, ")])
def test_a_lent_die_belongs_to_no_card_and_goes_aside(where: str, aside: str) -> None:
    board = KRENNIC.replace("characters", where).replace("Death Trooper:", "Death Trooper as trooper:")
    steps = f"""\
steps:
- expect: {{A.pool: [Death Trooper: 2 ranged], trooper: 2 ranged, A.set-aside-dice: [{aside}]}}
- A: [resolve trooper-die, target tusken-raider]
expect: {{A.pool: [], A.set-aside-dice: [{aside}Death Trooper], log: [die-resolved trooper ranged]}}
"""
    (scenario,), problems = load_text(board + steps)
    assert not problems
    assert run(scenario) is None
