"""Nobody is ever sent what they may not know, during whole matches and in every message."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from tests.server.nodes import FRIEND, ME, Live, Person, RunningNode, asked, later_than, wait_for

from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny.knowledge import seen_by
from dejarik.kernel import Match, Record, Seat


def open_to(g: Destiny, news: list[Any], viewer: Seat | None) -> set[str]:
    """The cards a viewer can know of in a position: what lies open, what they hold, what they were shown."""
    found = {thing.card for thing in g.things.values()}
    for piles in (g.discards, g.playing, g.set_aside, g.defeated):
        found |= {card for pile in piles for card in pile}
    if viewer is not None:
        found |= set(g.hands[viewer]) | set(g.face_down[viewer])
        found |= {card for _, card, _ in g.facts.of[viewer]}
        found |= {deck.cards[at] for deck in g.decks for at, who in deck.seen.items() if who & (1 << viewer)}
    for event in news:
        seen = seen_by(event, viewer)
        found |= {getattr(seen, "card", ""), *getattr(seen, "cards", ())}
    return found


def hidden_from(record: Record, viewer: Seat | None) -> list[set[str]]:
    """Step by step: the cards that the viewer cannot have heard of until then."""
    match = Match(GAME, GAME.decode_setup(record.setup), record.seed)
    everything = {card for deck in record.setup["decks"] for card in deck["cards"]}
    assert isinstance(match.state, Destiny)
    known = open_to(match.state, [], viewer)
    hidden = [everything - known]
    for row in record.rows:
        news = match.play(row)
        known |= open_to(match.state, news, viewer)
        hidden.append(everything - known)
    return hidden


def test_no_hidden_card_is_in_any_message_during_a_whole_match(node: RunningNode) -> None:
    ann, bob, eve = Person(node.address, "en"), Person(node.address, "ru"), Person(node.address, "en")
    made = ann.match(ME, FRIEND)
    match = made["id"]
    bob.joins(made["invite"])
    luck = random.Random(0)
    heard: dict[Seat | None, list[str]] = {}
    with ann.live(match) as of_ann, bob.live(match) as of_bob, eve.live(match) as of_eve:
        lives: dict[Seat | None, Live] = {0: of_ann, 1: of_bob, None: of_eve}
        view = {seat: live.view() for seat, live in lives.items()}
        while not view[None]["outcome"]:
            seat = luck.choice([seat for seat in (0, 1) if asked(view[seat])])
            options = view[seat]["question"]["options"]
            step = view[seat]["step"]
            lives[seat].say(type="choose", step=step, key=luck.choice(options)["key"])
            view = {viewer: live.view(later_than(step)) for viewer, live in lives.items()}
        heard = {seat: live.heard for seat, live in lives.items()}
    record = Record.decode(eve.http.get(f"/api/matches/{match}/record").content)
    for viewer, messages in heard.items():
        hidden = hidden_from(record, viewer)
        checked = 0
        for text in messages:
            assert str(record.seed) not in text
            message = msgspec.json.decode(text)
            if message["type"] != "view" or message["view"]["outcome"]:
                continue
            checked += 1
            secret = hidden[message["view"]["step"]]
            assert [card for card in secret if card in text] == []
            for side in message["view"]["board"]["players"]:
                assert bool(side["hand"]) <= (side["seat"] == viewer)
            if message["view"]["seat"] not in message["view"]["asked"]:
                assert not (message["view"]["question"] or {}).get("options")
                assert message["view"]["refusals"] == []
        assert checked > 20
        # After the end both hands are open to all.
        last = msgspec.json.decode(messages[-1])["view"]
        for side in last["board"]["players"]:
            assert len(side["hand"]) == side["handCount"]


def test_secrets_of_the_match_come_out_only_after_its_end(ann: Person, bob: Person) -> None:
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    for path in (f"/matches/{made['id']}/record", f"/replays/{made['id']}"):
        early = ann.http.get(f"/api{path}")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert ann.post(f"/replays/{made['id']}/fork", {"step": 0, "seat": 0}).json()["code"] == "not-over"
    bob.say(made["id"], type="aside", key="concede")
    assert ann.http.get(f"/api/matches/{made['id']}/record").status_code == 200


def test_only_those_who_sit_can_invite(ann: Person, bob: Person) -> None:
    made = ann.match(ME, FRIEND)
    token = made["invite"].partition("=")[2]
    assert token
    assert token in ann.http.get(f"/api/matches/{made['id']}").text
    assert token not in bob.http.get(f"/api/matches/{made['id']}").text


def test_names_of_hidden_cards_are_not_in_the_words_either(node: RunningNode) -> None:
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    mine = {card["name"] for card in ann.view(made["id"])["board"]["players"][0]["hand"]}
    theirs = {card["name"] for card in bob.view(made["id"])["board"]["players"][1]["hand"]}
    text = bob.http.get(f"/api/matches/{made['id']}").text
    assert [name for name in mine - theirs if name in text] == []
    assert wait_for(lambda: bob.view(made["id"]))["seat"] == 1
