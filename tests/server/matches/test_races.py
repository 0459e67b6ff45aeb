"""Two at once: the key of the row decides, exactly one wins, and everybody sees the same."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.nodes import FRIEND, HOTSEAT, ME, Person, RunningNode, later_than, play_on


def race(people: list[Person], match: str, view: Any) -> list[int]:
    """Everybody answers the same question at the same time, each in another way."""
    options = view["question"]["options"]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = [
            pool.submit(person.choose, match, view, number % len(options))
            for number, person in enumerate(people)
        ]
        return [answer.result().status_code for answer in answers]


def at_an_action(person: Person, match: str, luck: random.Random) -> Any:
    """A position in which one seat is asked, with several answers."""
    view = play_on(person, match, luck, most=8)
    while view["question"]["kind"] != "action" or len(view["question"]["options"]) < 3:
        view = play_on(person, match, luck, most=1)
    return view


def test_of_several_answers_at_once_exactly_one_wins(any_node: RunningNode) -> None:
    ann = Person(any_node.address)
    twins = [Person(any_node.address) for _ in range(4)]
    match = ann.match(HOTSEAT, HOTSEAT, seed=2)["id"]
    for twin in twins:
        twin.http.cookies.update(ann.http.cookies)
    luck = random.Random(1)
    for _ in range(6):
        view = at_an_action(ann, match, luck)
        codes = race(twins, match, view)
        assert sorted(codes) == [200, 409, 409, 409]
        assert ann.view(match)["step"] == view["step"] + 1


def test_on_two_nodes_exactly_one_wins_and_both_show_it(postgres_database: str) -> None:
    with RunningNode(postgres_database) as here, RunningNode(postgres_database) as there:
        ann, twin = Person(here.address), Person(there.address)
        match = ann.match(HOTSEAT, HOTSEAT, seed=2)["id"]
        twin.http.cookies.update(ann.http.cookies)
        luck = random.Random(1)
        view = at_an_action(ann, match, luck)
        for _ in range(5):
            with twin.live(match) as live:
                live.view(later_than(view["step"] - 1))
            codes = race([ann, twin], match, view)
            assert sorted(codes) == [200, 409]
            with ann.live(match) as one, twin.live(match) as other:
                step = view["step"] + 1
                seen = one.view(later_than(step - 1))
                also = other.view(later_than(step - 1))
            assert seen["step"] == also["step"] == step
            for part in ("board", "question", "asked", "log"):
                assert seen[part] == also[part]
            view = at_an_action(ann, match, luck)


def test_of_two_rematches_at_once_there_is_one_and_no_other_match(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    bob.say(made["id"], type="aside", key="concede")
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(person.made, f"/matches/{made['id']}/rematch") for person in (ann, bob)]
        first, second = (one.result()["id"] for one in asked)
    assert first == second
    assert [match["id"] for match in ann.get("/matches")] == [first, made["id"]]
