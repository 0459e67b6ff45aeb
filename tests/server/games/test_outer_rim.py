"""Outer Rim on the server: characters, options, one person alone, asides, and what nobody may know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Live, Person, RunningNode, asked, later_than, play_on

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.show.showcase import codes
from dejarik.kernel import Match, Record, observe

ANYBODY = "character"


def match(person: Person, *seats: dict[str, Any], **wishes: Any) -> Any:
    sat = [{"deck": ANYBODY, **seat} for seat in seats]
    return person.made("/matches", {"game": "outer_rim", "seats": sat, **wishes})


def refused(person: Person, *seats: dict[str, Any], **wishes: Any) -> tuple[int, str]:
    sat = [{"deck": ANYBODY, **seat} for seat in seats]
    response = person.post("/matches", {"game": "outer_rim", "seats": sat, **wishes})
    return response.status_code, response.json()["text"]


def test_the_lobby_is_told_characters_options_and_that_one_can_play_alone(node: RunningNode) -> None:
    (game,) = [one for one in Person(node.address, "ru").get("/games") if one["id"] == "outer_rim"]
    assert game["solo"]
    assert (game["fewest"], game["most"]) == (2, 4)
    assert game["unique"]
    assert [game["decks"][at]["id"] for at in (0, -1)] == ["boba-fett", ANYBODY]
    assert len(game["decks"]) == 9
    assert [(one["id"], one["kind"], one["most"], one["solo"]) for one in game["options"]] == [
        ("random_map", "flag", 1, False),
        ("long_game", "flag", 1, False),
        ("head_start", "number", 5, True),
    ]
    (destiny,) = [one for one in Person(node.address).get("/games") if one["id"] == "destiny"]
    assert (destiny["solo"], destiny["options"]) == (False, [])


@pytest.mark.rule("outer_rim.solo-ai.expert.fame-head-start")
def test_one_person_plays_alone_against_the_opponent_of_the_rules_to_the_end(any_node: RunningNode) -> None:
    ann = Person(any_node.address, "ru")
    made = match(ann, ME | {"deck": "boba-fett"}, seed=5, options={"head_start": 3, "long_game": False})
    assert made["mySeats"] == [0]
    assert made["players"][1] == "Игрок-ИИ"
    view = ann.view(made["id"])
    assert view["board"]["players"][0]["character"] == "boba-fett"
    assert view["board"]["players"][1]["ai"]
    seen = play_on(ann, made["id"], random.Random(2), most=3)
    assert seen["board"]["players"][1]["fame"] == 3
    view = play_on(ann, made["id"], random.Random(3))
    assert view["winners"] in ([0], [1])
    again = ann.made(f"/matches/{made['id']}/rematch")
    assert again["players"] == made["players"]


@pytest.mark.rule("outer_rim.map.layout-standard-or-random")
def test_options_are_those_of_the_game_and_nothing_else(node: RunningNode) -> None:
    ann = Person(node.address)
    standard = ann.view(match(ann, ME, BOT, seed=3)["id"])["board"]["tiles"]
    shuffled = ann.view(match(ann, ME, BOT, seed=3, options={"random_map": True})["id"])["board"]["tiles"]
    assert [one["code"] for one in standard] != [one["code"] for one in shuffled]
    assert {one["code"] for one in standard} == {one["code"] for one in shuffled}
    long = ann.view(match(ann, ME, BOT, options={"long_game": True})["id"])
    assert long["board"]["goal"] == 12
    for wrong in ({"x": 1}, {"head_start": 6}, {"random_map": 2}, {"head_start": True}):
        assert refused(ann, ME, options=wrong) == (400, "There is no such option.")
    assert refused(ann, ME | {"deck": "boba-fett"}, BOT | {"deck": "boba-fett"}) == (
        400,
        "Only one player can play each character.",
    )
    assert refused(ann, *[ME] * 5)[0] == 400
    assert refused(ann, ME | {"deck": "obi-wan"}, BOT)[0] == 400


def test_who_has_agreed_on_a_character_is_not_asked_and_nobody_else_can_take_it(node: RunningNode) -> None:
    ann = Person(node.address)
    made = match(ann, HOTSEAT, HOTSEAT | {"deck": "bossk"}, HOTSEAT, seed=8)
    offered: set[str] = set()
    view = ann.view(made["id"])
    while view["board"]["step"] == "setup":
        if view["question"]["kind"] == "character":
            assert view["seat"] != 1
            offered |= {option["subjects"][0] for option in view["question"]["options"]}
        assert ann.choose(made["id"], view).status_code == 200
        view = ann.view(made["id"])
    assert "cbossk" not in offered
    assert len(offered) > 5
    assert view["board"]["players"][1]["character"] == "bossk"


@pytest.mark.rule("outer_rim.credits.gift-with-current-player")
def test_credits_can_be_offered_at_any_time(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = match(ann, ME | {"deck": "han-solo"}, FRIEND | {"deck": "jyn-erso"})
    bob.joins(made["invite"])
    both = {0: ann, 1: bob}
    view = ann.view(made["id"])
    while view["board"]["step"] == "setup":
        person = both[view["asked"][0]]
        assert person.choose(made["id"], person.view(made["id"])).status_code == 200
        view = ann.view(made["id"])
    other = 1 - view["asked"][0]  # whoever is not asked
    person = both[other]
    offer = next(one for one in person.view(made["id"])["asides"] if one["key"] == "offer-credits")
    assert person.say(made["id"], type="aside", key=offer["key"]).status_code == 200
    view = person.view(made["id"])
    assert view["question"]["kind"] == "credit-terms"
    purse = view["board"]["players"][other]["credits"]
    give = next(n for n, one in enumerate(view["question"]["options"]) if one["key"] == "give-credits 1000")
    assert person.choose(made["id"], view, give).status_code == 200
    taker = both[1 - other]
    view = taker.view(made["id"])
    accept = next(n for n, one in enumerate(view["question"]["options"]) if one["key"] == "accept")
    assert taker.choose(made["id"], view, accept).status_code == 200
    assert taker.view(made["id"])["board"]["players"][other]["credits"] == purse - 1000


def test_no_hidden_card_and_no_hidden_contact_is_in_any_message(node: RunningNode) -> None:
    ann, bob, eve = Person(node.address, "en"), Person(node.address, "ru"), Person(node.address, "en")
    made = match(ann, ME, FRIEND)
    bob.joins(made["invite"])
    luck = random.Random(4)
    heard: dict[int | None, list[str]] = {0: [], 1: [], None: []}
    with ann.live(made["id"]) as of_ann, bob.live(made["id"]) as of_bob, eve.live(made["id"]) as of_eve:
        lives: dict[int | None, Live] = {0: of_ann, 1: of_bob, None: of_eve}
        view = {seat: live.view() for seat, live in lives.items()}
        for _ in range(120):
            seat = next(seat for seat in (0, 1) if asked(view[seat]))
            options, step = view[seat]["question"]["options"], view[seat]["step"]
            lives[seat].say(type="choose", step=step, key=luck.choice(options)["key"])
            view = {viewer: live.view(later_than(step)) for viewer, live in lives.items()}
        heard = {seat: live.heard for seat, live in lives.items()}
    record = node.inner.registry._matches[made["id"]].match.kernel.record
    for viewer, messages in heard.items():
        hidden = hidden_from(record, viewer)
        for text in messages:
            message = msgspec.json.decode(text)
            if message["type"] == "view":
                secret = hidden[message["view"]["step"]]
                words = set(msgspec.json.encode(message["view"]["board"]).decode().split('"'))
                assert words & secret == set(), f"seat {viewer} at step {message['view']['step']}"


def hidden_from(record: Record, viewer: int | None) -> list[set[str]]:
    """For each step, the codes of cards and contacts that lie face down for a viewer."""
    played = Match(GAME, GAME.decode_setup(record.setup), record.seed)
    found = [_face_down(played.state, viewer)]
    for row in record.rows:
        played.play(row)
        found.append(_face_down(played.state, viewer))
    return found


def _face_down(g: Any, viewer: int | None) -> set[str]:
    view = observe(g, viewer).view
    secrets = {one.card for seat, player in enumerate(g.players) if seat != viewer for one in player.secrets}
    contacts = {contact.code for slot, contact in g.contacts.items() if not view.contacts[slot].code}
    return secrets | contacts | {f"c{code}" for code in secrets}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_a_face_in_words(node: RunningNode, lang: str) -> None:
    ann = Person(node.address, lang)
    faces = ann.get("/cards/outer_rim")
    assert {face["code"] for face in faces} == set(codes())
    for face in faces:
        assert face["name"]
        assert face["typeLine"]
    (jetpack,) = ann.get("/cards/outer_rim", codes="jetpack")
    assert jetpack["facts"][0]["kind"] == "price"
    (story, *_) = ann.get("/cards/outer_rim", type="encounter")
    assert story["sections"][0]["story"]
    assert ann.http.get("/api/cards/outer_rim", params={"type": "nonsense"}).status_code == 400
    assert {face["type"] for face in ann.get("/cards/outer_rim", type="cargo")} == {"cargo"}
