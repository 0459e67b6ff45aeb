"""Decks that players bring: looked over with all faults, brought to a match, and never read from a file."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode, play_on

from dejarik.games.cardgame.decks.files import octgn, swlcgdb
from dejarik.games.cardgame.decks.files.writing import write_code, write_text
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.server.limits import MOST_BROUGHT, MOST_DECK

KNIGHTS = READY_MADE["jedi-knights"]
HEROES = Deck("jedi", (1, 1, 2, 2, 3, 3, 4, 4, 5, 5), "Heroes")


def looked_over(person: Person, game: str, text: str) -> Any:
    return person.made(f"/decks/{game}", {"text": text})


@pytest.mark.parametrize("form", WRITERS)
def test_every_form_of_destiny_is_read(ann: Person, form: str) -> None:
    look = looked_over(ann, "destiny", WRITERS[form](KNIGHTS, "infinite"))
    assert look["faults"] == []
    assert look["name"]
    assert look["cards"][:2] == ["02036", "09058"]
    assert len(look["text"]) < MOST_BROUGHT
    assert looked_over(ann, "destiny", look["text"]) == look


@pytest.mark.parametrize("write", [write_text, write_code, octgn.write, swlcgdb.write])
def test_every_form_of_the_card_game_is_read(ann: Person, write: Any) -> None:
    look = looked_over(ann, "cardgame", write(HEROES))
    assert look["faults"] == []
    assert (look["cards"][0], look["side"]) == ("jedi", "light")
    assert looked_over(ann, "cardgame", look["text"]) == look


def test_all_faults_are_told_with_rule_and_card(node: RunningNode) -> None:
    ann = Person(node.address, "ru")
    bad = msgspec.structs.replace(KNIGHTS, cards=(*KNIGHTS.cards[:-1], *[KNIGHTS.cards[0]] * 3))
    look = looked_over(ann, "destiny", WRITERS["yaml"](bad, "infinite"))
    rules = {fault["rule"]: fault for fault in look["faults"]}
    assert set(rules) == {"destiny.deck.size-thirty", "destiny.deck.max-two-copies"}
    assert all(fault["ruleText"] for fault in look["faults"])
    assert any(fault["card"] == KNIGHTS.cards[0] for fault in look["faults"])
    assert look["text"] == ""
    few = looked_over(ann, "cardgame", "Affiliation: Jedi\n3x A Hero's Journey")
    assert [fault["rule"] for fault in few["faults"]] == [
        "cardgame.deck.minimum-ten-sets",
        "cardgame.deck.two-copies",
    ]


@pytest.mark.parametrize(
    "text", ["", "x", "{", "<deck", "{}", "[1]", "a: &a [*a]", "\0", "{" * 50_000, "99999x Block"]
)
@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_what_is_no_deck_has_a_fault(node: RunningNode, game: str, text: str) -> None:
    look = looked_over(Person(node.address), game, text)
    assert look["faults"]
    assert look["text"] == ""


def test_sizes_are_limited(ann: Person) -> None:
    assert ann.post("/decks/destiny", {"text": "1x Block\n" * MOST_BROUGHT}).status_code == 413
    assert ann.post("/decks/destiny", {"text": "x" * MOST_BROUGHT}).status_code == 413
    assert ann.post("/decks/destiny", {"text": "{" + " " * MOST_DECK}).status_code == 413
    assert ann.post("/decks/outer_rim", {"text": "x"}).status_code == 400
    assert ann.post("/decks/chess", {"text": "x"}).status_code == 404


def test_a_deck_of_ones_own_is_played_against_a_bot_and_once_more(any_node: RunningNode) -> None:
    ann = Person(any_node.address)
    text = looked_over(ann, "destiny", WRITERS["tts"](KNIGHTS, "infinite"))["text"]
    made = ann.match(ME | {"deck": "", "brought": text}, BOT, seed=3)
    board = ann.view(made["id"])["board"]
    assert "02036" in json.dumps(board["players"][0])
    ann.say(made["id"], type="aside", key="concede")
    again = ann.made(f"/matches/{made['id']}/rematch")
    assert "02036" in json.dumps(ann.view(again["id"])["board"]["players"][0])


def test_both_bring_their_own_to_a_match_of_friends_or_at_one_screen(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    text = looked_over(ann, "cardgame", write_code(HEROES))["text"]
    seats = [ME | {"deck": "", "brought": text}, FRIEND | {"deck": "sith"}]
    made = ann.made("/matches", {"game": "cardgame", "seats": seats})
    bob.joins(made["invite"])
    assert bob.view(made["id"])["board"]
    brought = {"deck": "", "brought": WRITERS["yaml"](KNIGHTS, "infinite")}
    shared = ann.match(HOTSEAT | brought, HOTSEAT | brought, seed=2)
    assert play_on(ann, shared["id"], random.Random(1), most=15)["step"] >= 15


def test_a_deck_with_faults_or_a_path_starts_no_match(ann: Person) -> None:
    seats = [ME | {"deck": "", "brought": "1x Block x"}, BOT | {"deck": "obi-wan"}]
    response = ann.post("/matches", {"game": "destiny", "seats": seats})
    assert (response.status_code, response.json()["text"]) == (
        400,
        "This deck has faults and cannot be played.",
    )
    seats[0] = ME | {"deck": "/etc/passwd"}
    assert ann.post("/matches", {"game": "destiny", "seats": seats}).status_code == 400
    long = ME | {"deck": "", "brought": "x" * (MOST_BROUGHT + 1)}
    assert ann.post("/matches", {"game": "destiny", "seats": [long, seats[1]]}).status_code == 413


HOSTILE = {
    "a team of forty thousand": ("destiny", "Team:\n" + "99x Battle Droid\n" * 470),
    "nine thousand unknown cards": (
        "destiny",
        json.dumps({"name": "x", "slots": {f"{number:05d}": {"quantity": 2} for number in range(9000)}}),
    ),
    "every card there is, ninety-nine times": (
        "destiny",
        json.dumps(
            {"slots": {f"{at:02d}{number:03d}": 99 for at in range(1, 13) for number in range(1, 170)}}
        ),
    ),
    "nine thousand unknown objectives": (
        "cardgame",
        "<deck>" + "".join(f'<card qty="9" id="{number}">x</card>' for number in range(9000)) + "</deck>",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_nobody_could_mean_as_a_deck_is_not_read_to_its_end(ann: Person, name: str) -> None:
    """Judging it would take minutes, and hold up everybody who waits for the same threads."""
    game, text = HOSTILE[name]
    look = looked_over(ann, game, text)
    assert look["faults"]
    assert not look["text"]
