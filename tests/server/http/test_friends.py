"""Playing with a friend: they choose their name and deck, and only then the match begins."""

from __future__ import annotations

from typing import Any

from tests.server.nodes import BOT, FRIEND, ME, Person, RunningNode

from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.ready_made import READY_MADE


def asked_to(person: Person, invite: str) -> Any:
    path, _, token = invite.partition("?invite=")
    return person.get(f"/matches/{path.rpartition('/')[2]}/invitation", invite=token)


def sits_down(person: Person, invite: str, **choice: str) -> Any:
    path, _, token = invite.partition("?invite=")
    return person.post(f"/matches/{path.rpartition('/')[2]}/join", {"invite": token, **choice})


def characters(view: Any, seat: int) -> list[str]:
    side = next(each for each in view["board"]["players"] if each["seat"] == seat)
    return [each["name"] for each in side["characters"]]


def test_the_friend_is_told_what_it_is_and_chooses_name_and_deck(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    ann.http.put("/api/me", json={"name": "Ann"})
    made = ann.match(ME, FRIEND, clockSeconds=600)
    told = asked_to(bob, made["invite"])
    assert (told["game"], told["clockSeconds"], told["chooses"]) == ("destiny", 600, True)
    assert told["players"] == ["Ann", "Open seat"]
    before = ann.view(made["id"])

    joined = sits_down(bob, made["invite"], name="Bob", deck="senators").json()
    assert joined["players"] == ["Ann", "Bob"]
    assert joined["mySeats"] == [1]
    view = bob.view(made["id"])
    assert characters(view, 1) != characters(before, 1), "what was suggested is not what is played"
    assert characters(view, 0) == characters(before, 0), "what the host brought stays"
    assert ann.view(made["id"])["board"] != before["board"], "who has waited knows nothing of the luck"
    assert view["asked"]


def test_the_friend_brings_a_deck_of_their_own(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    looked = bob.post("/decks/destiny", {"text": WRITERS["text"](READY_MADE["squadron"], "infinite")}).json()
    assert sits_down(bob, made["invite"], brought="nonsense").json()["code"] == "bad-request"
    assert sits_down(bob, made["invite"], deck="../etc").json()["code"] == "bad-request"
    assert ann.view(made["id"])["invite"], "nobody has sat down"
    assert sits_down(bob, made["invite"], brought=looked["text"]).status_code == 200
    assert "Poe Dameron" in " ".join(characters(bob.view(made["id"]), 1))


def test_sides_and_characters_that_others_play_are_not_offered(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    seats = [ME | {"deck": "jedi"}, FRIEND | {"deck": "sith"}]
    made = ann.made("/matches", {"game": "cardgame", "seats": seats})
    told = asked_to(bob, made["invite"])
    assert told["side"] == "light"
    refused = sits_down(bob, made["invite"], deck="jedi").json()
    assert refused["code"] == "bad-request"

    seats = [ME | {"deck": "bossk"}, FRIEND | {"deck": "jyn-erso"}]
    made = ann.made("/matches", {"game": "outer_rim", "seats": seats, "options": {"random_map": True}})
    told = asked_to(bob, made["invite"])
    assert told["taken"] == ["bossk"]
    assert len(told["options"]) == 1
    assert sits_down(bob, made["invite"], deck="bossk").json()["code"] == "bad-request"
    assert sits_down(bob, made["invite"], deck="lando-calrissian").status_code == 200


def test_two_friends_come_one_after_the_other_and_everybody_keeps_their_deck(node: RunningNode) -> None:
    ann, bob, eve = (Person(node.address) for _ in range(3))
    made = ann.match(ME, FRIEND, BOT, FRIEND)
    first = sits_down(bob, made["invite"], name="Bob", deck="senators").json()
    assert first["invite"]
    second = sits_down(eve, made["invite"], name="Eve", deck="squadron").json()
    assert second["invite"] == ""
    view = eve.view(made["id"])
    names = {player["seat"]: player["name"] for player in view["players"]}
    (bobs,) = (seat for seat, name in names.items() if name == "Bob")
    (eves,) = second["mySeats"]
    assert names[eves] == "Eve"
    assert bob.view(made["id"])["seat"] == bobs
    assert "Poe Dameron" in " ".join(characters(view, eves))
    assert second["decks"][bobs]["name"] != second["decks"][eves]["name"]


def test_without_the_invitation_nothing_is_told(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    refused = bob.http.get(f"/api/matches/{made['id']}/invitation", params={"invite": "0" * 16})
    assert refused.json()["code"] == "not-yours"
    bob.joins(made["invite"])
    eve = Person(node.address)
    token = made["invite"].partition("?invite=")[2]
    late = eve.http.get(f"/api/matches/{made['id']}/invitation", params={"invite": token})
    assert late.json()["code"] == "over"


def test_a_rematch_that_somebody_waits_in_is_told_in_the_other_ones_list(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    bob.say(made["id"], type="aside", key="concede")
    again = ann.made(f"/matches/{made['id']}/rematch")
    (listed,) = bob.get("/matches")
    assert listed["rematch"] == again["id"]
    bob.made(f"/matches/{made['id']}/rematch")
    assert [each["rematch"] for each in bob.get("/matches")] == ["", ""]
