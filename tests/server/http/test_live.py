"""Whole matches over real connections, with each kind of database."""

from __future__ import annotations

import random
from typing import Any

from tests.server.nodes import (
    BOT,
    FRIEND,
    HOTSEAT,
    ME,
    Person,
    RunningNode,
    asked,
    later_than,
    play_on,
    wait_for,
)


def test_a_match_against_a_bot_is_played_to_its_end_over_the_live_connection(any_node: RunningNode) -> None:
    ann, luck = Person(any_node.address, "ru"), random.Random(4)
    match = ann.match(ME, BOT, seed=11)["id"]
    with ann.live(match) as live:
        view = live.view()
        assert view["seat"] == 0
        while not view["outcome"]:
            if asked(view):
                options = view["question"]["options"]
                live.say(type="choose", step=view["step"], key=luck.choice(options)["key"])
            view = live.view(later_than(view["step"]))
    assert view["winners"] in ([0], [1])
    assert view["board"]["players"][1]["hand"] or view["board"]["players"][1]["handCount"] == 0
    (listed,) = ann.get("/matches")
    assert listed["id"] == match
    assert listed["over"]
    assert listed["asked"] == []
    assert "Победа" in listed["outcome"]


def test_a_friend_joins_by_invitation_and_both_see_each_other_play(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    made = ann.match(ME, FRIEND)
    match = made["id"]
    assert ann.view(match)["question"] is None  # nobody plays before everybody sits
    refused = ann.say(match, type="choose", step=0, key="done")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-asked")
    joined = bob.joins(made["invite"])
    assert joined["mySeats"] == [1]
    assert joined["invite"] == ""
    with ann.live(match) as of_ann, bob.live(match) as of_bob:
        first, second = of_ann.view(), of_bob.view()
        assert (first["seat"], second["seat"]) == (0, 1)
        of_ann.say(type="choose", step=first["step"], key="done")
        seen = of_bob.view(lambda view: view["step"] == 1)
        assert seen["asked"] == [1]
        of_bob.say(type="choose", step=seen["step"], key="done")
        assert of_ann.view(lambda view: view["step"] == 2)["log"]


def test_two_answer_at_the_same_time_without_waiting_for_each_other(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    of_ann, of_bob = ann.view(made["id"]), bob.view(made["id"])
    assert of_ann["asked"] == of_bob["asked"] == [0, 1]
    assert bob.choose(made["id"], of_bob).status_code == 200
    assert (ann.view(made["id"])["spoke"], bob.view(made["id"])["spoke"]) == (0, 1)
    # Ann has not seen Bob's answer, and need not: her question is the same.
    assert ann.choose(made["id"], of_ann).status_code == 200
    assert (ann.view(made["id"])["spoke"], bob.view(made["id"])["spoke"]) == (2, 1)
    # Her next question is another one, so an answer to the old one comes too late.
    assert ann.choose(made["id"], of_ann).json()["code"] == "stale"


def test_an_invitation_gives_one_seat_to_one_person(node: RunningNode) -> None:
    ann, bob, eve = (Person(node.address) for _ in range(3))
    made = ann.match(ME, FRIEND)
    wrong = bob.post(f"/matches/{made['id']}/join", {"invite": "0" * 16})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "not-yours")
    assert bob.joins(made["invite"])["mySeats"] == [1]
    assert bob.joins(made["invite"])["mySeats"] == [1]  # coming again changes nothing
    token = made["invite"].partition("?invite=")[2]
    late = eve.post(f"/matches/{made['id']}/join", {"invite": token})
    assert (late.status_code, late.json()["code"]) == (409, "over")
    assert eve.view(made["id"])["seat"] is None


def test_at_one_screen_the_view_is_of_whoever_is_asked(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT | {"name": "Бен"}, seed=1)["id"]
    view = ann.view(match)
    assert view["seat"] == 0
    assert [player["name"] for player in view["players"]] == ["Player 1", "Бен"]
    assert ann.say(match, type="choose", step=view["step"], key="done").status_code == 200
    view = ann.view(match)
    assert view["seat"] == 1
    assert view["board"]["players"][1]["hand"]
    assert view["board"]["players"][0]["hand"] == []
    assert play_on(ann, match, random.Random(2), most=40)["step"] >= 40


def test_a_shared_screen_changes_hands_only_when_it_must(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=1)["id"]
    view = ann.view(match)
    assert (view["seat"], view["asked"]) == (0, [0, 1])
    assert ann.say(match, type="choose", step=0, key="done", seat=1).status_code == 200
    assert ann.view(match)["seat"] == 0
    assert ann.say(match, type="undo", step=0).status_code == 200
    assert ann.view(match)["seat"] == 0
    # Whoever has begun to choose among several goes on.
    several = next(one["key"] for one in ann.view(match)["question"]["options"] if one["key"] != "done")
    assert ann.say(match, type="choose", step=2, key=several, seat=0).status_code == 200
    view = ann.view(match)
    assert (view["seat"], view["asked"]) == (0, [0, 1])
    # While a bot thinks, the one who chose last still looks.
    playing = ann.match(HOTSEAT, HOTSEAT, BOT, seed=4)
    mine, luck = playing["mySeats"], random.Random(1)
    chose: int | None = None
    for _ in range(30):
        view = ann.view(playing["id"])
        if asked(view):
            chose = view["seat"]
            ann.choose(playing["id"], view, luck.randrange(len(view["question"]["options"])))
        elif chose is not None:
            assert view["seat"] == chose
        assert view["seat"] in mine


def test_three_play_where_the_lot_puts_them(node: RunningNode) -> None:
    ann = Person(node.address)
    made = ann.match(ME, BOT, BOT, seed=5)
    (mine,) = made["mySeats"]
    view = play_on(ann, made["id"], random.Random(1), most=10)
    assert view["seat"] == mine
    team = {thing["code"] for thing in view["board"]["players"][mine]["characters"]}
    assert team <= {"09057", "09091"}  # what the first deck brought


def test_who_reconnects_sees_the_same_position_and_the_log_since_then(
    any_node: RunningNode,
) -> None:
    ann = Person(any_node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=8)["id"]
    before = play_on(ann, match, random.Random(3), most=12)
    again = play_on(ann, match, random.Random(3), most=6)
    with ann.live(match, since=before["step"]) as live:
        view = live.view()
    fresh = ann.view(match)
    for part in ("step", "board", "question", "refusals", "asked", "undoTo"):
        assert view[part] == again[part] == fresh[part]
    assert view["logFrom"] == before["step"]
    assert {line["step"] for line in view["log"]} <= set(range(before["step"] + 1, view["step"] + 1))
    assert fresh["log"][-len(view["log"]) :] == view["log"]


def test_resigning_ends_the_match_and_a_rematch_has_the_same_players(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    match = made["id"]
    assert [aside["key"] for aside in bob.view(match)["asides"]] == ["concede", "offer-draw"]
    early = ann.post(f"/matches/{match}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert bob.say(match, type="aside", key="concede").status_code == 200
    assert ann.view(match)["winners"] == [0]
    late = ann.say(match, type="choose", step=ann.view(match)["step"], key="done")
    assert (late.status_code, late.json()["code"]) == (409, "over")
    eve = Person(node.address)
    assert eve.post(f"/matches/{match}/rematch").json()["code"] == "not-yours"
    first, second = ann.made(f"/matches/{match}/rematch"), bob.made(f"/matches/{match}/rematch")
    assert first["id"] == second["id"] != match
    assert (first["mySeats"], second["mySeats"]) == ([0], [1])
    assert bob.view(match)["rematch"] == first["id"]


def test_the_bot_gives_a_hint_that_is_legal(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(ME, BOT, seed=3)["id"]
    play_on(ann, match, random.Random(1), most=1)

    def hinted() -> bool:
        """The bot may answer its part of a simultaneous question in between: then a hint would be stale."""
        view = ann.view(match)
        if not asked(view):
            return False
        said = ann.say(match, type="hint", step=view["step"]).json()
        if said["type"] == "problem":
            assert said["code"] == "stale"
            return False
        assert said["key"] in [option["key"] for option in view["question"]["options"]]
        assert said["reason"].endswith(".")
        return True

    assert wait_for(hinted)


def test_whoever_is_asked_learns_what_the_options_would_do_and_nobody_else(node: RunningNode) -> None:
    ann, bob, eve = Person(node.address), Person(node.address, "ru"), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    match = made["id"]
    said: dict[str, Any] = {}
    final: dict[str, bool] = {}
    for _ in range(60):
        for person, other in ((ann, bob), (bob, ann)):
            view = person.view(match)
            if not asked(view):
                continue
            answer = person.say(match, type="previews", step=view["step"]).json()
            assert (answer["type"], answer["step"]) == ("previews", view["step"])
            keys = [option["key"] for option in view["question"]["options"]]
            assert set(answer["options"]) <= set(keys)
            said |= answer["options"]
            final |= {key: key in answer["final"] for key in keys}
            only = person.say(match, type="previews", step=view["step"], onlyFinal=True).json()
            assert (only["options"], only["final"]) == ({}, answer["final"])
            # Who has chosen meanwhile or is not asked learns nothing, and is not scolded.
            assert person.say(match, type="previews", step=view["step"] + 7).json()["options"] == {}
            if not asked(other.view(match)):
                assert other.say(match, type="previews", step=view["step"]).json()["options"] == {}
            assert eve.say(match, type="previews", step=view["step"]).json()["code"] == "not-yours"
            person.say(match, type="choose", step=view["step"], key=keys[0])
    assert any(preview["short"] for preview in said.values())
    assert any(preview["text"] for preview in said.values())
    assert any(preview["marks"] for preview in said.values())
    assert set(final.values()) == {False, True}


def test_options_point_at_the_board_and_refusals_name_their_rule(node: RunningNode) -> None:
    ann = Person(node.address, "ru")
    match = ann.match(HOTSEAT, HOTSEAT, seed=8)["id"]
    luck = random.Random(3)
    view = ann.view(match)
    while view["question"]["kind"] != "action" or not view["refusals"]:
        view = play_on(ann, match, luck, most=1)
    mine = view["board"]["players"][view["seat"]]
    places = {thing["id"] for thing in mine["characters"]} | {card["id"] for card in mine["hand"]}
    groups = [option["group"] for option in view["question"]["options"]]
    assert groups[-1] == "pass"
    activate = next(option for option in view["question"]["options"] if option["group"] == "activate")
    assert activate["subjects"][0] in places
    assert activate["text"].startswith("Активировать")
    assert activate["groupText"] == "Активировать"
    for refusal in view["refusals"]:
        assert refusal["rule"].startswith("destiny.")
        assert refusal["ruleText"]
