"""Take-backs: free before something is revealed, else by consent; always free alone and against bots."""

from __future__ import annotations

import random
from typing import Any

from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode, asked, play_on, wait_for


def seated_two(node: RunningNode) -> tuple[Person, Person, str]:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    return ann, bob, made["id"]


def option(view: Any, key: str) -> Any:
    return next(option for option in view["question"]["options"] if option["key"] == key)


def test_before_a_reveal_one_takes_back_without_asking(node: RunningNode) -> None:
    ann, _, match = seated_two(node)
    first = ann.view(match)
    assert first["canUndo"] == "no"
    picked = first["question"]["options"][0]
    told = ann.say(match, type="previews", step=first["step"]).json()
    assert picked["key"] not in told["final"]  # only marked, not yet put back
    ann.choose(match, first)
    second = ann.view(match)
    assert second["canUndo"] == "free"
    assert ann.say(match, type="undo", step=second["undoTo"]).status_code == 200
    third = ann.view(match)
    assert third["step"] == 2  # steps never repeat: an answer to an old position cannot land in a new one
    for part in ("board", "question", "asked"):
        assert third[part] == first[part]
    assert ann.say(match, type="choose", step=first["step"], key=picked["key"]).json()["code"] == "stale"


def reveal(ann: Person, bob: Person, match: str) -> Any:
    """Both close their lists: cards are drawn and dice roll for the battlefield."""
    ann.say(match, type="choose", step=ann.view(match)["step"], key="done")
    assert bob.say(match, type="choose", step=bob.view(match)["step"], key="done").status_code == 200
    return bob.view(match)


def test_after_a_reveal_the_opponent_is_asked_and_may_agree(any_node: RunningNode) -> None:
    ann, bob, match = seated_two(any_node)
    view = reveal(ann, bob, match)
    assert view["canUndo"] == "ask"
    with ann.live(match) as live:
        live.view()
        assert bob.say(match, type="undo", step=view["undoTo"]).status_code == 200
        request = live.view(lambda new: new["undoAskedBy"] is not None)
        assert request["undoAskedBy"] == 1
        assert request["step"] == view["step"]  # nothing has happened yet
        live.say(type="answerUndo", accept=True)
        back = live.view(lambda new: new["step"] > view["step"])
    assert back["undoAskedBy"] is None
    assert back["asked"] == [1]
    assert back["board"]["round"] == 0
    again = bob.view(match)
    assert again["question"]["options"][-1]["key"] == "done"
    assert all(line["step"] <= view["undoTo"] for line in again["log"])
    assert again["logFrom"] == 0


def test_who_is_asked_may_refuse_and_who_asks_may_withdraw(node: RunningNode) -> None:
    ann, bob, match = seated_two(node)
    view = reveal(ann, bob, match)
    for answering in (ann, bob):
        bob.say(match, type="undo", step=view["undoTo"])
        assert ann.view(match)["undoAskedBy"] == 1
        assert answering.say(match, type="answerUndo", accept=False).status_code == 200
        assert ann.view(match)["undoAskedBy"] is None
    assert ann.view(match)["step"] == view["step"]
    bob.say(match, type="undo", step=view["undoTo"])
    # Whoever asks cannot agree to it themselves.
    bob.say(match, type="answerUndo", accept=True)
    assert ann.view(match)["step"] == view["step"]
    # The request is void once the match has moved on.
    for person in (ann, bob):
        if asked(now := person.view(match)):
            assert person.choose(match, now).status_code == 200
    assert ann.view(match)["undoAskedBy"] is None


def test_a_spectator_takes_nothing_back(node: RunningNode) -> None:
    ann, bob, match = seated_two(node)
    reveal(ann, bob, match)
    eve = Person(node.address)
    assert eve.say(match, type="undo", step=0).json()["code"] == "not-yours"
    assert eve.say(match, type="answerUndo", accept=True).json()["code"] == "not-yours"


def test_against_a_bot_everything_can_be_taken_back_even_the_end(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(ME, BOT, seed=9)["id"]
    view = play_on(ann, match, random.Random(5))
    assert view["outcome"]
    assert view["canUndo"] == "free"
    assert ann.say(match, type="undo", step=view["undoTo"]).status_code == 200
    again = wait_for(lambda: next(filter(asked, [ann.view(match)]), None))
    assert not again["outcome"]
    assert again["undoTo"] < view["undoTo"]
    assert play_on(ann, match, random.Random(6))["outcome"]
    record = ann.http.get(f"/api/matches/{match}/record").json()
    assert ann.http.post("/api/records", json=record).status_code == 201


def test_the_log_of_who_was_away_is_cut_where_the_match_went_back(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=9)["id"]
    play_on(ann, match, random.Random(5), most=20)
    away = ann.view(match)
    assert ann.say(match, type="undo", step=away["step"] - 10).status_code == 200
    back = ann.view(match, since=away["step"])
    assert back["seat"] == away["seat"]  # another seat would read another log
    assert back["logFrom"] == away["step"] - 10
    kept = [line for line in away["log"] if line["step"] <= back["logFrom"]]
    assert kept + back["log"] == ann.view(match)["log"]


def test_what_was_answered_in_one_go_is_taken_back_in_one_go(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=9)["id"]
    luck = random.Random(5)
    view = ann.view(match)
    while view["question"]["kind"] != "opening-shields":
        view = play_on(ann, match, luck, most=1)
    (proposed,) = [option for option in view["question"]["options"] if option["kind"] == "together"]
    assert ann.say(match, type="choose", step=view["step"], key=proposed["key"]).status_code == 200
    after = ann.view(match)
    assert after["step"] == view["step"] + 2
    assert after["undoTo"] == view["step"]
    assert ann.say(match, type="undo", step=after["undoTo"]).status_code == 200
    assert ann.view(match)["question"] == view["question"]


def test_a_take_back_goes_past_what_the_table_answered(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=9)["id"]
    view = play_on(ann, match, random.Random(5), most=5)
    decided = view["undoTo"]
    key = view["question"]["options"][0]["key"]
    ann.say(match, type="choose", step=view["step"], key=key, automatic=True)
    assert ann.view(match)["undoTo"] == decided


def test_things_are_picked_and_put_back_in_any_order(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=9)["id"]
    before = ann.view(match)["question"]
    assert before["kind"] == "return"  # which cards of the first hand go back
    first, second, third = [option for option in before["options"] if option["subjects"]][:3]

    def say(kind: str, option: Any) -> dict[str, bool]:
        view = ann.view(match)
        assert ann.say(match, type=kind, step=view["step"], key=option["key"]).status_code == 200
        return {pick["key"]: pick["taken"] for pick in ann.view(match)["question"]["picks"]}

    assert say("choose", second) == {first["key"]: False, second["key"]: True}
    assert say("choose", third) == {first["key"]: False, second["key"]: True, third["key"]: True}
    assert say("pick", first) == dict.fromkeys([each["key"] for each in (first, second, third)], True)
    say("pick", second)
    say("pick", third)
    assert say("pick", first) == {}
    assert ann.view(match)["question"] == before
    assert ann.say(match, type="pick", step=ann.view(match)["step"], key=first["key"]).status_code == 422


def test_what_has_had_an_effect_is_no_pick(node: RunningNode) -> None:
    ann = Person(node.address)
    match = ann.match(HOTSEAT, HOTSEAT, seed=9)["id"]
    view = play_on(ann, match, random.Random(5), most=14)
    assert view["question"]["kind"] == "action"
    assert view["question"]["picks"] == []
