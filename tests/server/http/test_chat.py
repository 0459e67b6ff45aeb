"""Chat: those who sit talk, everybody listens, and whoever comes later hears what was said."""

from __future__ import annotations

from tests.server.nodes import FRIEND, ME, Person, RunningNode


def test_what_is_said_is_heard_by_all_and_kept(any_node: RunningNode) -> None:
    ann, bob, eve = (Person(any_node.address) for _ in range(3))
    ann.http.put("/api/me", json={"name": "Анна"})
    made = ann.match(ME, FRIEND)
    match = made["id"]
    bob.joins(made["invite"])
    with bob.live(match) as of_bob, eve.live(match) as of_eve, ann.live(match) as of_ann:
        of_ann.say(type="say", text="  Да пребудет\nс тобой Сила ")
        lines = [live.next("chat") for live in (of_bob, of_eve, of_ann)]
        assert lines[0] == lines[1] == lines[2]
        assert (lines[0]["name"], lines[0]["seat"]) == ("Анна", 0)
        assert lines[0]["text"] == "Да пребудет с тобой Сила"
        of_eve.say(type="say", text="let me in")
        assert of_eve.next("problem")["code"] == "not-yours"
        of_bob.say(type="say", text=" \n ")
        assert of_bob.next("problem")["code"] == "bad-request"
    with eve.live(match) as later:
        assert later.next("chat") == lines[0]
    assert ann.get(f"/matches/{match}/chat") == [lines[0]]
    assert ann.get(f"/matches/{match}/chat", since=lines[0]["number"]) == []
