"""`dejarik cards`: cards are shown, searched and counted."""

import json
from pathlib import Path

import pytest

from dejarik.cli import main
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.outer_rim.cards.library import CARDS as RIM_CARDS
from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.games.outer_rim.show import stock


def told(capsys: pytest.CaptureFixture[str], *argv: str, lang: str = "en") -> str:
    assert main(["cards", *argv, "--lang", lang]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["cards", *argv, "--lang", "en"]) == 2
    return capsys.readouterr().err


def test_a_playable_card_shows_its_facts_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "Block")
    assert "Cost: 2" in out
    assert "Remove all of an opponent's dice showing melee damage." in out
    assert told(capsys, "09163") == out
    assert told(capsys, "Блок") == out


def test_points_of_both_lists_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "01010", lang="ru")
    assert out.startswith("Дарт Вейдер, Повелитель ситхов\n")
    assert "Очки: 16/21" in out
    assert "Очки по списку «Баланс Силы»: 15/19" in out


def test_a_card_that_cannot_be_played_yet_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(almanac, "definition", lambda code: None if code == "12081" else code)
    out = told(capsys, "12081", lang="ru")
    assert "Этой картой пока нельзя играть. Ещё не описано: " in out


def test_all_cards_of_a_name_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(told(capsys, "Obi-Wan", "Kenobi", "--json"))
    assert {card["code"] for card in shown} == {"02037", "05032", "09057", "13003A"}
    playable = {card["code"] for card in shown if card["playable"]}
    assert playable == {"02037", "05032", "09057", "13003A"} & set(CARDS)


def test_several_cards_are_shown_by_their_codes(capsys: pytest.CaptureFixture[str]) -> None:
    both = told(capsys, "09163", "09057")
    assert both == told(capsys, "09163") + "\n" + told(capsys, "09057")
    assert told(capsys, "Block", "Obi-Wan Kenobi, Ardent Avenger") == both
    shown = json.loads(told(capsys, "cardgame", "Jedi in Hiding", "Red Five", "--json"))
    assert [card["code"] for card in shown] == ["3-3", "4-2", "L01-38", "157-3"]


def test_one_unknown_word_among_several_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "09163 nowhere" in refused(capsys, "09163", "nowhere")


def test_a_slip_is_answered_with_near_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Darth Vader" in refused(capsys, "Darth", "Vadder")


def test_cards_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--set", "CONV", "--type", "character", "--subtype", "droid", "--color", "red")
    assert "09019" in out
    assert "09057" not in out
    assert told(capsys, "--set", "Сила единства", "--color", "красный", "--type", "персонаж", lang="ru")


def test_cards_are_searched_with_a_query(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--search", "t:character f:red b:droid set:CONV or 09057")
    assert "09019" in out
    assert "09057" in out
    assert out == told(capsys, "--search", "тип:персонаж цвет:красный подтип:дроид набор:CONV или 09057")
    mistaken = refused(capsys, "--search", "c<=2  colr:red")
    assert "Character 7. There is no key “colr”. Did you mean color?" in mistaken


def test_a_collection_from_the_workshop_says_what_is_owned(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "collection.json"
    file.write_text(json.dumps({"game": "destiny", "owned": {"01011": 2, "01038": 1}}))
    owned = ("--owned", str(file), "--json")
    shown = json.loads(told(capsys, "--search", "is:owned f:blue (set:AW or -is:unique)", *owned))
    assert [card["code"] for card in shown] == ["01011", "01038"]
    assert json.loads(told(capsys, "--search", "это:моя кайло", *owned, lang="ru"))
    assert "not known here" in refused(capsys, "--search", "is:owned")
    assert "not a collection" in refused(capsys, "cardgame", "--search", "is:owned", "--owned", str(file))
    for text in ("", "[]", "{}", '{"game": "destiny", "owned": 3}'):
        file.write_text(text)
        assert "not a collection" in refused(capsys, "--search", "is:owned", *owned)
    assert "cannot be read" in refused(capsys, "--search", "is:owned", "--owned", str(tmp_path / "none"))


def test_the_former_spelling_of_an_option_is_still_understood(capsys: pytest.CaptureFixture[str]) -> None:
    search = ("--set", "CONV", "--type", "character")
    assert told(capsys, *search, "--colour", "red") == told(capsys, *search, "--color", "red")


def test_cards_are_searched_by_die(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "--die", "2 melee", "--die", "2 shield", "--playable", "--json"))
    codes = {card["code"] for card in found}
    assert "09057" in codes
    for code in codes:  # for a price or not
        assert {("melee", 2), ("shield", 2)} <= {(side.symbol, side.value) for side in CARDS[code].sides}, (
            code
        )


def test_coverage_counts_each_set(capsys: pytest.CaptureFixture[str]) -> None:
    counted = json.loads(told(capsys, "destiny", "--coverage", "--json"))
    assert counted["total"] == 1602
    assert counted["total"] == sum(one["total"] for one in counted["sets"])
    assert counted["playable"] == sum(one["playable"] for one in counted["sets"]) > 50
    assert "Convergence" in told(capsys, "--coverage")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_coverage_counts_every_game(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    games = json.loads(told(capsys, "--coverage", "--json", lang=lang))["games"]
    assert set(games) == {"destiny", "cardgame", "outer_rim"}
    cards = games["cardgame"]
    assert (cards["total"], cards["playable"]) == (1404, 176)
    known = {part["set"]: (part["total"], part["playable"]) for part in cards["sets"]}
    assert (known["core-set"], known["edge-of-darkness"], len(known)) == ((176, 176), (98, 0), 42)
    rim = {part["set"]: (part["total"], part["playable"]) for part in games["outer_rim"]["sets"]}
    assert (rim["characters"], rim["ships"], rim["contacts"], rim["ai"]) == (
        (8, 8),
        (18, 18),
        (22, 22),
        (10, 10),
    )
    assert (rim["market"], rim["navpoints"], rim["databank"]) == ((70, 70), (10, 10), (53, 53))
    assert rim["more-encounters"][0] >= 30  # our own, beside what the box holds
    shown = told(capsys, "--coverage", lang=lang)
    assert all(str(game["total"]) in shown for game in games.values())


def test_what_the_box_holds_and_nobody_has_defined_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    # Copies: what is taken out of a dictionary and put back comes to stand at its end.
    characters = {code: one for code, one in CHARACTERS.items() if code != "bossk"}
    cards = {code: card for code, card in RIM_CARDS.items() if card.deck != "luxury"}
    monkeypatch.setattr(stock, "CHARACTERS", characters)
    monkeypatch.setattr(stock, "CARDS", cards)
    counted = {part: counts for part, *counts in stock.coverage()}
    assert counted["characters"] == [8, 7]
    assert counted["market"] == [70, 62]
    assert "more-market" not in counted


@pytest.mark.parametrize("typed", ["2-2", "Yoda", "йода"])
def test_a_card_of_a_named_game_is_shown(capsys: pytest.CaptureFixture[str], typed: str) -> None:
    out = told(capsys, "cardgame", typed)
    assert out.startswith("Yoda\n")
    assert "Cost: 3" in out
    assert "Elite" in out


def test_a_card_that_cannot_be_played_yet_is_shown_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "cardgame", "Captain Zed")
    assert "Unit (unique) — Character, Officer" in out
    assert "Product: New Alliances (Endor cycle)" in out
    assert "This card cannot be played yet." in out
    assert "cannot be played yet" not in told(capsys, "cardgame", "Jedi in Hiding")
    assert "играть" in told(capsys, "cardgame", "капитан зед", lang="ru")


def test_of_cards_with_the_same_name_the_playable_one_is_shown_and_the_others_are_listed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    yoda, others = told(capsys, "cardgame", "Yoda").split("\n\n")
    assert "set 2 (2 of 6)" in yoda
    assert [line.split()[0] for line in others.splitlines()[1:]] == ["112-2", "128-2"]
    none_playable = told(capsys, "cardgame", "Slave I").splitlines()
    assert none_playable[0] == "Several cards have this name. Type the code of one to see it:"
    assert [line.split()[0] for line in none_playable[1:]] == ["84-2", "160-3"]
    both = told(capsys, "cardgame", "2-2", "112-2")
    assert both.count("Yoda\n") == 2
    assert "Several" not in both


def test_cards_are_searched_by_product_and_those_that_cannot_be_played_are_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    search = ("cardgame", "--set", "edge-of-darkness", "--affiliation", "smugglers-and-spies", "--cost", "4")
    assert "70-2  Blockade Runner" in told(capsys, *search)
    assert "No cards match" in refused(capsys, *search, "--playable")
    found = json.loads(told(capsys, "cardgame", "--set", "37", "--json"))
    assert [card["playable"] for card in found] == [True, False, False, False, False]
    assert found[0]["code"] == "3-6"  # a card of the Core Set that came out again


def test_a_name_is_looked_for_in_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "Red", "Five").startswith("Red Five\n")
    assert told(capsys, "jetpack", lang="ru")


def test_other_games_are_searched_by_their_own_facts(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "cardgame", "--type", "unit", "--affiliation", "sith", "--cost", "3")
    assert "Nightsister" in found
    assert "Yoda" not in found
    jobs = json.loads(told(capsys, "outer-rim", "--type", "job", "--json"))
    assert {face["type"] for face in jobs} == {"job"}
    assert "cards cannot be searched with --color" in refused(capsys, "cardgame", "--color", "red")
    assert "set: unknown value “999”; try 99 or 199." in refused(capsys, "cardgame", "--set", "999")
    assert "unknown value “gray”; try light side or dark side." in refused(
        capsys, "cardgame", "--side", "gray"
    )
    for fact, known in (("type", "job"), ("set", "gear and mods"), ("affiliation", "the Hutts")):
        sentence = refused(capsys, "outer-rim", f"--{fact}", "starfish")
        assert "“starfish”" in sentence
        assert known in sentence


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["Block", "--set", "CONV"],
        ["Block", "--coverage"],
        ["--die", "2 lasers"],
        ["--color", "purple"],
        ["--search", "qqqqq"],
    ],
)
def test_what_cannot_be_done_is_answered_with_a_sentence(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *argv).count("\n") == 1


def test_a_number_stays_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "outer-rim", "Contraband Sweep", lang="ru")
    assert not [line for line in said.splitlines() if line.startswith("000")]
