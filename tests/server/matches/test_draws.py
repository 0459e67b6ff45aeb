"""Draws by agreement: offered at any time, gone when the other plays on, never with a bot."""

from __future__ import annotations

from typing import Any

from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode

DRAW = "offer-draw"


def seated_two(node: RunningNode) -> tuple[Person, Person, str]:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    return ann, bob, made["id"]


def asides(view: Any) -> list[str]:
    return [option["key"] for option in view["asides"]]


def test_two_people_agree_on_a_draw(any_node: RunningNode) -> None:
    ann, bob, match = seated_two(any_node)
    assert ann.say(match, type="aside", key=DRAW).status_code == 200
    view = bob.view(match)
    assert view["drawOfferedBy"] == 0
    assert view["outcome"] == ""
    assert DRAW not in asides(ann.view(match))  # an offer is made once
    assert DRAW in asides(view)
    assert bob.say(match, type="aside", key=DRAW).status_code == 200
    over = ann.view(match)
    assert over["winners"] == []
    assert over["outcome"] == "A draw. All players agreed."
    assert over["drawOfferedBy"] is None
    assert [line["text"] for line in over["log"]][-1] == "The match is a draw. All players agreed."
    assert [line["seat"] for line in over["log"] if line["kind"] == "DrawOffered"] == [0], (
        "who agrees offers nothing"
    )


def test_who_plays_on_declines(node: RunningNode) -> None:
    ann, bob, match = seated_two(node)
    ann.say(match, type="aside", key=DRAW)
    ann.choose(match, ann.view(match))
    assert bob.view(match)["drawOfferedBy"] == 0  # one's own choice does not take the offer back
    bob.choose(match, bob.view(match))
    assert ann.view(match)["drawOfferedBy"] is None
    assert DRAW in asides(ann.view(match))


def test_an_offer_is_declined_and_made_again_later(any_node: RunningNode) -> None:
    ann, bob, match = seated_two(any_node)
    assert bob.say(match, type="declineDraw").json()["code"] == "stale"  # nobody has offered anything
    ann.say(match, type="aside", key=DRAW)
    assert ann.say(match, type="declineDraw").json()["code"] == "stale"  # one's own is for the other
    assert bob.say(match, type="declineDraw").status_code == 200
    told = ann.view(match)
    assert (told["drawOfferedBy"], told["drawDeclined"]) == (0, True)
    assert DRAW not in asides(bob.view(match)), "what was declined is not accepted behind anybody's back"
    assert bob.say(match, type="aside", key=DRAW).json()["code"] == "illegal"
    for _ in range(2):  # also while the one who offered plays on
        for person in (ann, bob):
            view = person.view(match)
            if view["seat"] in view["asked"]:
                person.choose(match, view)
    assert not ann.view(match)["drawDeclined"]
    assert ann.say(match, type="aside", key=DRAW).status_code == 200
    assert not bob.view(match)["drawDeclined"], "another offer is another question"
    assert bob.say(match, type="aside", key=DRAW).status_code == 200
    assert ann.view(match)["winners"] == []


def test_nobody_is_offered_a_draw_with_a_bot_or_with_oneself(node: RunningNode) -> None:
    ann = Person(node.address)
    for other in (BOT, HOTSEAT):
        made = ann.match(ME, other)
        assert asides(ann.view(made["id"])) == ["concede"]


def test_the_two_sides_of_the_card_game_agree_on_a_draw(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address, "ru")
    seats = [ME | {"deck": "jedi"}, FRIEND | {"deck": "sith"}]
    made = ann.made("/matches", {"game": "cardgame", "seats": seats})
    bob.joins(made["invite"])
    match = made["id"]
    assert ann.say(match, type="aside", key=DRAW).status_code == 200
    assert (bob.view(match)["drawOfferedBy"], bob.view(match)["outcome"]) == (0, "")
    assert DRAW not in asides(ann.view(match))
    assert bob.say(match, type="aside", key=DRAW).status_code == 200
    assert ann.view(match)["outcome"] == "A draw by agreement."
    assert bob.view(match)["log"][-1]["text"] == "Партия закончилась вничью: обе стороны согласились."


def test_there_are_no_draws_in_outer_rim(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    seats = [ME | {"deck": "bossk"}, FRIEND | {"deck": "jyn-erso"}]
    made = ann.made("/matches", {"game": "outer_rim", "seats": seats})
    bob.joins(made["invite"])
    assert asides(ann.view(made["id"]))[-1:] == ["concede"]
    assert DRAW not in asides(ann.view(made["id"]))
    assert bob.say(made["id"], type="aside", key="concede").status_code == 200
    assert ann.view(made["id"])["winners"] == [0]
