"""`dejarik rules` lists, searches, shows and counts."""

import json
import re
from collections.abc import Iterable
from functools import cache

import pytest

from dejarik.cli import _coverage, main
from dejarik.rules import catalog
from dejarik.rules.coverage import Coverage, GameCoverage, coverage

READY = "destiny.action.activate.ready-only"
DESTINY = len(catalog.rules("destiny"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@cache
def _counted(games: tuple[str, ...]) -> Coverage:
    return coverage(games)


@pytest.fixture(autouse=True)
def counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting reads all sources and tests, which do not change meanwhile."""

    def once(games: Iterable[str]) -> Coverage:
        return _counted(tuple(games))

    monkeypatch.setattr(_coverage, "coverage", once)


class Said:
    """What one run of the command said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.code = 0
        self.out = ""
        self.err = ""

    def __call__(self, *typed: str) -> "Said":
        self.code = main(["rules", *typed])
        self.out, self.err = self._capsys.readouterr()
        return self


@pytest.fixture
def rules(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


def test_without_words_the_games_and_their_chapters_are_listed(rules: Said) -> None:
    said = rules()
    assert said.code == 0
    for start in ("cardgame: 356 rules", f"destiny: {DESTINY} rules", "outer-rim: 609 rules"):
        assert start in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_numbers_of_rules_are_counted_in_russian(rules: Said) -> None:
    said = rules("--lang", "ru")
    for start in ("cardgame: 356 правил", f"destiny: {DESTINY} правил", "outer-rim: 609 правил\n"):
        assert start in said.out


def test_one_game_is_listed_rule_by_rule(rules: Said) -> None:
    lines = rules("--game", "destiny").out.splitlines()
    assert len(lines) == DESTINY
    assert f"{READY}\tOnly ready cards activate" in lines


def test_the_beginning_of_an_id_lists_what_is_below_it(rules: Said) -> None:
    lines = rules("destiny.action.activate").out.splitlines()
    assert f"{READY}\tOnly ready cards activate" in lines
    assert all(line.startswith("destiny.action.activate.") for line in lines)


def test_an_id_that_has_ids_below_it_is_shown_and_with_a_dot_lists_them(rules: Said) -> None:
    assert rules("destiny.term.heal").out.startswith("destiny.term.heal\nHeal")
    lines = [line.split("\t")[0] for line in rules("destiny.term.heal.").out.splitlines()]
    assert lines == ["destiny.term.heal.excess", "destiny.term.heal.none-removed"]


def test_a_rule_is_shown_in_the_readers_language(rules: Said) -> None:
    said = rules(READY, "--lang", "ru").out
    assert said.startswith(f"{READY}\nАктивация: только подготовленные карты\n")
    assert "  Активировать повёрнутого персонажа" in said
    assert "  Пояснение: То же самое верно" in said
    assert "Note: Holds for activations" in rules(READY).out


def test_a_rule_without_anything_to_prove_says_why(rules: Said) -> None:
    assert (
        "Nothing to prove: It tells what something stands for in the story."
        in rules("destiny.card.color.red").out
    )
    assert "prove" not in rules(READY).out


def test_several_rules_can_be_shown_at_once(rules: Said) -> None:
    said = rules(READY, "cardgame.meta.two-players").out
    assert said.index(READY) < said.index("\n\ncardgame.meta.two-players\n")


def test_words_search_and_the_closest_comes_first(rules: Said) -> None:
    assert rules("only", "ready", "activate").out.startswith(READY)
    assert READY in rules("повернут активировать", "--lang", "ru").out


def test_a_long_answer_is_cut_and_says_so(rules: Said) -> None:
    lines = rules("damage").out.splitlines()
    assert len(lines) == 31
    assert re.fullmatch(r"\d+ more rules were found; add a word\.", lines[-1])


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["zeppelin"], "No rule contains “zeppelin”."),
        (["--game", "chess"], "Unknown game “chess”; choose one of cardgame, destiny, outer-rim."),
        (
            ["destiny.action.activate.ready-onyl"],
            f"There is no rule “destiny.action.activate.ready-onyl”; did you mean {READY}",
        ),
        (["destiny.zzz.qqq.www"], "There is no rule “destiny.zzz.qqq.www”"),
        (["--coverage", "shield"], "--coverage takes no words"),
    ],
)
def test_what_cannot_be_answered_is_one_sentence(rules: Said, typed: list[str], complaint: str) -> None:
    said = rules(*typed)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(f"dejarik rules: {complaint}")
    assert said.err.count("\n") == 1


def test_json_holds_everything_about_a_rule(rules: Said) -> None:
    (rule,) = json.loads(rules(READY, "--json").out)
    assert rule == {
        "id": READY,
        "game": "destiny",
        "kind": "action",
        "title": "Only ready cards activate",
        "rule": "An exhausted character or support cannot be activated.",
        "note": "Holds for activations through card effects as well.",
        "reading": False,
        "descriptive": None,
        "waits": None,
    }
    assert len(json.loads(rules("--json").out)) == 356 + DESTINY + 609
    assert json.loads(rules("zeppelin", "--json").out) == []


def test_the_count_fits_the_screen_in_both_languages(rules: Said) -> None:
    for lang in ("en", "ru"):
        said = rules("--coverage", "--lang", lang)
        assert said.code == 0
        assert max(len(line) for line in said.out.splitlines()) <= 80
        assert re.search(rf"^destiny +{DESTINY} ", said.out, re.MULTILINE)


def test_the_count_of_one_game_names_the_rules_without_proof(rules: Said) -> None:
    said = rules("--coverage", "--game", "outer_rim").out
    assert "cardgame" not in said
    reason = "Nothing to prove (2). It recommends and forbids nothing.\n"
    assert reason + "  outer_rim.job.read-current-section\n  outer_rim.variant.random-map.balance\n" in said


def test_the_count_of_one_game_names_the_rules_without_a_place_in_the_code(
    rules: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = GameCoverage("destiny", 2, 2, 1, [READY], 2, [], {}, {})
    monkeypatch.setattr(_coverage, "coverage", lambda games: Coverage(True, [counted], []))
    for lang, heading in (("en", "Not cited in the code: 1"), ("ru", "Не упомянуто в коде: 1")):
        said = rules("--coverage", "--game", "destiny", "--lang", lang)
        assert f"{heading}\n  {READY}\n" in said.out


def test_the_count_as_json_adds_up(rules: Said) -> None:
    counted = json.loads(rules("--coverage", "--json").out)
    assert counted["tests_found"] is True
    assert counted["problems"] == []
    for game in counted["games"]:
        waiting = sum(len(ids) for ids in game["waits"].values())
        assert game["normative"] == game["proven"] + waiting + len(game["missing"])
        assert game["total"] == game["normative"] + sum(len(ids) for ids in game["descriptive"].values())


def test_a_reading_is_marked_as_ours(rules: Said) -> None:
    assert "Our reading" in rules("destiny.later.piloting.one-vehicle").out
    assert "Our reading" not in rules("destiny.later.piloting.begin").out
    assert "Наше толкование" in rules("destiny.later.piloting.one-vehicle", "--lang", "ru").out
