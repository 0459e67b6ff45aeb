"""The workshop: cards found at a keystroke, decks judged while they are built, read and written."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from tests.server.nodes import BOT, ME, Person

from dejarik.games import modules
from dejarik.games.cardgame.decks.files.writing import write_text
from dejarik.games.cardgame.decks.random import random_deck as random_card_game_deck
from dejarik.games.destiny.decks.files.writing import as_yaml
from dejarik.games.destiny.decks.random import random_deck
from dejarik.server.games import served_game
from dejarik.server.limits import MOST_BROUGHT

GAMES = ("destiny", "cardgame")
QUERIES = ("", "kylo", "t:upgrade c<=2", 'text:"remove a die"', "die>=2melee", "b:jedi (f:red or f:blue)")


def line(place: str, card: str, count: int = 1, elite: bool = False) -> dict[str, Any]:
    return {"place": place, "card": card, "count": count, "elite": elite}


def sheet(*lines: dict[str, Any], format_name: str = "", name: str = "") -> dict[str, Any]:
    return {"name": name, "format": format_name, "lines": list(lines)}


def judged(person: Person, game: str, built: Any, *weigh: str) -> Any:
    return person.made(f"/workshop/{game}", {"sheet": built, "weigh": weigh})


def starter(person: Person, game: str, name: str) -> Any:
    return person.get(f"/workshop/{game}")["readyMade"][name]


# ---- Searching -----------------------------------------------------------------------------------------


def test_cards_are_found_as_codes_and_backs_are_left_out(ann: Person) -> None:
    found = ann.get("/found/destiny", q="kylo t:character")
    assert "01011" in found["codes"]
    assert not found.get("fault")
    every = ann.get("/found/destiny")["codes"]
    assert len(every) > 1500
    assert len(every) == len(set(every))
    assert not any(modules("destiny").searching.cards()[code].is_back for code in every)


def test_a_card_of_the_card_game_is_found_in_its_objective_sets(ann: Person) -> None:
    assert "1-1" in ann.get("/found/cardgame", q='name="Luke Skywalker"')["codes"]
    assert "1-2" not in ann.get("/found/cardgame")["codes"]
    assert ann.get("/found/cardgame", q="type:affiliation")["codes"][0] == "jedi"


@pytest.mark.parametrize(
    ("query", "wrong", "known"),
    [
        ("t:event colr:red", "colr", ["color"]),
        ("t:upgrad3 kylo", "upgrad3", ["upgrade"]),
        ("kylo (t:event", "(", []),
        ("c<=two", "two", []),
    ],
)
def test_a_mistake_is_pointed_at_and_mended(ann: Person, query: str, wrong: str, known: list[str]) -> None:
    fault = ann.get("/found/destiny", q=query)["fault"]
    assert query[fault["begins"] : fault["ends"]] == wrong
    assert fault["known"][: len(known)] == known
    assert fault["text"]


WHOLE = "t:upgrade c<=2 (f:red or f:gray) -is:unique die:special die>=1ranged set:AW is:owned"


def test_what_only_the_asker_knows_goes_anywhere_in_a_query(ann: Person) -> None:
    """With the query comes the list; without it, the answer says that it is wanted."""
    alone = ann.get("/found/destiny", q=WHOLE)
    assert alone["asks"] == ["owned"]
    assert "owned" in alone["fault"]["text"]
    every = ann.get("/found/destiny", q=WHOLE.removesuffix(" is:owned"))["codes"]
    assert every
    mine: dict[str, Any] = {"owned": [every[0], "01011", "no such card"], "fitting": ["01012"]}

    def found(q: str, game: str = "destiny", **own: list[str]) -> Any:
        return ann.made(f"/found/{game}", {"q": q, "own": own})["codes"]

    assert found(WHOLE, **mine) == [every[0]]
    assert set(found("(is:owned or is:fitting)", **mine)) == {every[0], "01011", "01012"}
    assert found("это:моя тип:персонаж", **mine) == ["01011"]
    assert found("owned:yes t:character", **mine) == ["01011"]
    assert "01011" not in found("-is:owned t:character", **mine)
    assert ann.get("/found/destiny", q="owned")["asks"] == [], "a word is a word"
    units = found("is:owned t:unit", "cardgame", owned=["1-1"])
    assert units == ["1-1"], "of a set all cards are owned"
    faces = ann.get("/cards/destiny", q="is:owned t:character", owned="01011,01045")
    assert [face["code"] for face in faces] == ["01011", "01045"]


def test_a_query_takes_much_less_than_the_eye_notices() -> None:
    game = served_game("destiny")
    for query in QUERIES:
        game.found(query, "en")
    begun = time.process_time()
    for query in QUERIES * 5:
        game.found(query, "en")
    assert (time.process_time() - begun) / (5 * len(QUERIES)) < 0.02


# ---- Judging -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_ready_made_deck_is_legal_in_its_format_and_can_be_played(ann: Person, game: str) -> None:
    outfit = ann.get(f"/workshop/{game}")
    assert set(outfit["readyMade"]) == set(modules(game).workshop.READY_MADE)  # type: ignore[union-attr]
    for built in outfit["readyMade"].values():
        said = judged(ann, game, built)
        assert said["faults"] == []
        verdicts = {one["format"]: one["faults"] for one in said["formats"]}
        assert verdicts[built["format"]] == 0
        assert ann.made(f"/decks/{game}", {"text": said["text"]})["faults"] == []


def test_all_faults_are_told_at_once_with_their_rules(ann: Person) -> None:
    team = [line("team", "01011", elite=True), line("team", "01045", elite=True)]
    said = judged(ann, "destiny", sheet(*team, line("cards", "01021", 3)))
    rules = {fault["rule"] for fault in said["faults"]}
    assert {"destiny.deck.team.one-side", "destiny.deck.size-thirty", "destiny.deck.battlefield-one"} <= rules
    assert all(fault["ruleText"] for fault in said["faults"])
    assert said["text"] == ""
    assert said["points"]["01011"] == [10, 13]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_faults_of_formats_and_of_files_say_what_they_break(ann: Person, language: str) -> None:
    ann.lang = language
    old = sheet(line("team", "01045"), line("battlefield", "01174"), format_name="trilogy")
    faults = judged(ann, "destiny", old)["faults"]
    assert "destiny.format.trilogy.sets" in {fault["rule"] for fault in faults}
    both = sheet(
        line("affiliation", "jedi"), line("sets", "99-1"), line("sets", "103-1"), format_name="tournament"
    )
    faults += judged(ann, "cardgame", both)["faults"]
    assert {"cardgame.format.playable", "cardgame.format.restricted"} <= {fault["rule"] for fault in faults}
    for game, text in (("destiny", "2x Blokc\n"), ("destiny", "team: ["), ("cardgame", "<deck")):
        faults += ann.made(f"/workshop/{game}/read", {"text": text})["faults"]
    assert all(fault["rule"] and fault["ruleText"] for fault in faults)


def test_a_card_is_weighed_before_it_is_added(ann: Person) -> None:
    built = starter(ann, "destiny", "senators")
    twice = next(one["card"] for one in built["lines"] if one.get("count") == 2)
    some = [one for one in built["lines"] if one["place"] != "cards" or one["card"] == twice]
    weighed = judged(ann, "destiny", built | {"lines": some}, twice, "01011", built["lines"][-1]["card"])
    assert weighed["weighed"][twice]["kind"] == "copies"
    assert weighed["weighed"]["01011"]["kind"] == "both-sides"
    assert all(fault["text"] and fault["rule"] for fault in weighed["weighed"]["01011"]["faults"])
    assert built["lines"][-1]["card"] not in weighed["weighed"], "it fits"
    assert judged(ann, "destiny", built, built["lines"][-1]["card"])["weighed"], "the deck is full"


def test_while_there_is_no_team_no_card_is_said_not_to_fit_it(ann: Person) -> None:
    red, villain = "01021", "01011"
    said = judged(ann, "destiny", sheet(format_name="infinite"), red, villain)["weighed"]
    assert villain not in said
    assert said.get(red, {}).get("kind") not in ("color", "affiliation")


def test_what_a_team_lets_in_is_listed(ann: Person) -> None:
    built = starter(ann, "destiny", "senators")
    fits = ann.made("/workshop/destiny/fitting", {"sheet": built})["codes"]
    mine = [one["card"] for one in built["lines"] if one["place"] == "cards"]
    assert set(mine) <= set(fits)
    assert "01011" not in fits, "a villain"
    jedi = ann.made("/workshop/cardgame/fitting", {"sheet": starter(ann, "cardgame", "jedi")})["codes"]
    assert "1-1" in jedi
    assert "19-1" not in jedi, "the dark side"


def test_a_drafted_deck_mixes_sides_and_copies_and_is_played(ann: Person) -> None:
    copied = starter(ann, "destiny", "senators") | {"format": "draft"}
    baze, stormtrooper, block = line("team", "02026"), line("team", "01002"), line("cards", "09163", 5)
    kept = [each for each in copied["lines"] if each["place"] == "battlefield"]
    rest = [line("cards", "09171", 9), line("cards", "09024", 6)]  # 20 cards of both sides
    drafted = copied | {"lines": [baze, stormtrooper, *kept, block, *rest]}
    found = judged(ann, "destiny", drafted)
    assert found["faults"] == []
    assert found["figures"][1] == {"kind": "cards", "found": 20, "wanted": 30, "enough": 20}
    assert {"format": "draft", "faults": 0} in found["formats"]
    assert ann.match(ME | {"deck": "", "brought": found["text"]}, BOT, seed=3)
    rules = judged(ann, "destiny", drafted | {"format": "infinite"})["faults"]
    assert {"destiny.deck.team.one-side", "destiny.deck.size-thirty", "destiny.deck.max-two-copies"} <= {
        fault["rule"] for fault in rules
    }


def test_a_starter_of_the_card_game_is_too_small_for_a_tournament(ann: Person) -> None:
    built = starter(ann, "cardgame", "jedi")
    assert judged(ann, "cardgame", built | {"format": "tournament"})["faults"]
    ten = built["lines"] + [line("sets", "4-1"), line("sets", "5-1")]
    figures = judged(ann, "cardgame", built | {"lines": ten})["figures"]
    assert figures == [{"kind": "sets", "found": 10, "wanted": 10, "enough": 0}]


def test_a_deck_with_cards_that_nobody_knows_any_more_still_opens(ann: Person) -> None:
    built = sheet(line("team", "99999"), line("cards", "gone"), line("nowhere", "x"), format_name="former")
    said = judged(ann, "destiny", built, "nothing")
    assert any("99999" in fault["text"] for fault in said["faults"])
    assert any("gone" in fault["text"] for fault in said["faults"])
    there = judged(ann, "cardgame", sheet(line("sets", "999-1"), line("affiliation", "hutts")))
    assert any("999-1" in fault["text"] for fault in there["faults"])


# ---- Reading and writing -------------------------------------------------------------------------------


def _alike(one: Any, other: Any) -> bool:
    """The same cards; forms of others know no order and not every format."""

    def key(built: Any) -> list[tuple[str, str, int, bool]]:
        found: dict[tuple[str, str, bool], int] = {}
        for each in built["lines"]:
            place = (each["place"], each["card"], each.get("elite", False))
            found[place] = found.get(place, 0) + each.get("count", 1)
        return sorted((place, card, count, elite) for (place, card, elite), count in found.items())

    return key(one) == key(other)


@pytest.mark.parametrize("game", GAMES)
def test_every_ready_made_deck_comes_through_every_form(ann: Person, game: str) -> None:
    outfit = ann.get(f"/workshop/{game}")
    bench = modules(game).workbench
    assert bench is not None
    for form in outfit["forms"]:
        name = random.Random(form).choice(sorted(outfit["readyMade"]))
        built = outfit["readyMade"][name]
        text = ann.made(f"/workshop/{game}/write", {"sheet": built, "form": form})["text"]
        read = ann.made(f"/workshop/{game}/read", {"text": text})
        assert read["faults"] == []
        assert _alike(read["sheet"], built), (name, form)


@pytest.mark.parametrize("seed", range(12))
def test_random_decks_come_through_every_form(seed: int) -> None:
    dice = random.Random(seed)
    bench = modules("destiny").workbench
    assert bench is not None
    built = bench.laid_out(as_yaml(random_deck(dice), "infinite"), "en").sheet
    for form in bench.outfit("en").forms:
        if form != "yaml" and any(one.place == "under" for one in built.lines):
            continue  # only our own form has room for them
        again = bench.laid_out(bench.written(built, form, "en"), "en")
        assert sorted(map(repr, again.sheet.lines)) == sorted(map(repr, built.lines)), form
    cards = modules("cardgame").workbench
    assert cards is not None
    sets = cards.laid_out(write_text(random_card_game_deck(dice, dice.choice(("light", "dark")))), "ru").sheet
    for form in cards.outfit("ru").forms:
        assert cards.laid_out(cards.written(sets, form, "ru"), "ru").sheet.lines == sets.lines, form


def test_what_cannot_be_read_is_named_with_its_line_and_the_rest_is_there(ann: Person) -> None:
    read = ann.made("/workshop/destiny/read", {"text": "2x Blokc\n1x Force Push\n"})
    assert [one["card"] for one in read["sheet"]["lines"]]
    (fault,) = read["faults"]
    assert "Line 1" in fault["text"]
    assert "Block" in fault["text"]
    read = ann.made(
        "/workshop/cardgame/read", {"text": "Affiliation: Jedi\n2x A Heros Journy\n1x Hit and Run"}
    )
    assert [one["card"] for one in read["sheet"]["lines"]] == ["jedi", "18-1"]
    assert "Line 2" in read["faults"][0]["text"]
    assert "A Hero's Journey" in read["faults"][0]["text"]


def test_a_deck_that_would_lose_cards_is_not_written(ann: Person) -> None:
    answer = ann.post("/workshop/destiny/write", {"sheet": sheet(line("cards", "gone")), "form": "text"})
    assert answer.status_code == 400
    assert "gone" in answer.json()["text"]
    assert ann.post("/workshop/destiny/write", {"sheet": sheet(), "form": "pdf"}).status_code == 404


@pytest.mark.parametrize(
    "bad",
    [
        {"sheet": sheet(line("cards", "01021", 0))},
        {"sheet": sheet(line("cards", "01021", 100))},
        {"sheet": sheet(line("cards", "x" * 41))},
        {"sheet": sheet(*[line("cards", "01021")] * 201)},
        {"sheet": sheet(), "weigh": ["01021"] * 121},
        {"sheet": 7},
    ],
)
def test_nonsense_is_refused(ann: Person, bad: Any) -> None:
    assert ann.post("/workshop/destiny", bad).status_code == 400


def test_games_without_deck_building_have_no_workshop(ann: Person) -> None:
    assert ann.http.get("/api/workshop/outer_rim").status_code == 400
    assert ann.http.get("/api/workshop/chess").status_code == 404
    long = ann.post("/workshop/destiny/read", {"text": "1x Block\n" * MOST_BROUGHT})
    assert long.status_code == 413


def test_a_deck_from_the_workshop_is_played(ann: Person) -> None:
    text = judged(ann, "destiny", starter(ann, "destiny", "senators"))["text"]
    made = ann.match(ME | {"deck": "", "brought": text}, BOT, seed=3)
    assert ann.view(made["id"])["board"]
