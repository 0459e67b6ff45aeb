"""The Card Game on the server: decks, options, bots, undo, replays, automatic passes, and its secrets."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.nodes import (
    BOT,
    FRIEND,
    HOTSEAT,
    ME,
    Live,
    Person,
    RunningNode,
    asked,
    later_than,
    play_on,
    wait_for,
)

from dejarik.games.cardgame import GAME, CardGame
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.knowledge import seen_by
from dejarik.games.cardgame.show.web import Board
from dejarik.kernel import Match, Record, Seat
from dejarik.server.wire import messages

LIGHT, DARK = {"deck": "jedi"}, {"deck": "sith"}


def match(person: Person, *seats: dict[str, Any], **wishes: Any) -> Any:
    return person.made("/matches", {"game": "cardgame", "seats": list(seats), **wishes})


def test_the_lobby_is_told_decks_and_options(node: RunningNode) -> None:
    (game,) = [one for one in Person(node.address, "ru").get("/games") if one["id"] == "cardgame"]
    assert (game["fewest"], game["most"], game["solo"]) == (2, 2, False)
    assert [deck["id"] for deck in game["decks"]][:3] == ["jedi", "rebel-alliance", "sith"]
    assert {option["id"] for option in game["options"]} >= {"late_refresh", "no_mulligan"}


@pytest.mark.rule("cardgame.meta.one-light-one-dark")
def test_two_decks_of_one_side_are_refused_with_a_sentence(ann: Person) -> None:
    seats = [ME | LIGHT, BOT | LIGHT]
    response = ann.post("/matches", {"game": "cardgame", "seats": seats})
    assert response.status_code == 400
    assert "both decks belong to the light side" in response.json()["text"]


@pytest.mark.rule("cardgame.setup.mulligan-by-agreement")
def test_without_mulligans_nobody_is_asked_for_one(ann: Person) -> None:
    for options, kind in (({}, "mulligan"), ({"no_mulligan": True}, "reveal")):
        made = match(ann, HOTSEAT | LIGHT, HOTSEAT | DARK, seed=1, options=options)
        view = play_on(ann, made["id"], random.Random(1), most=2)
        assert view["question"]["kind"] == kind


def test_a_match_against_a_bot_is_played_to_its_end_and_watched_again(any_node: RunningNode) -> None:
    ann = Person(any_node.address, "ru")
    made = match(ann, ME | DARK, BOT | LIGHT, seed=4)
    view = play_on(ann, made["id"], random.Random(2))
    assert view["winners"] in ([0], [1])
    assert view["outcome"]
    board = msgspec.convert(view["board"], Board)
    assert all(len(side.hand) == side.hand_count for side in board.players)
    replay = ann.get(f"/replays/{made['id']}")
    assert len(replay["log"]) > 50
    again = ann.made(f"/matches/{made['id']}/rematch")
    assert again["players"] == made["players"]


def test_what_is_sent_can_be_read_by_its_types(ann: Person) -> None:
    made = match(ann, HOTSEAT | LIGHT, HOTSEAT | DARK, seed=3)
    view = play_on(ann, made["id"], random.Random(2), most=60)
    read = msgspec.convert(view, messages.View, strict=True)
    board = msgspec.convert(read.board, Board, strict=True)
    assert msgspec.to_builtins(board) == view["board"]


def test_a_choice_against_a_bot_can_be_taken_back(ann: Person) -> None:
    made = match(ann, ME | LIGHT, BOT | DARK, seed=9)
    before = wait_for(lambda: (view := ann.view(made["id"])) and asked(view) and view)
    assert ann.choose(made["id"], before).status_code == 200
    after = wait_for(lambda: (view := ann.view(made["id"])) and asked(view) and view)
    assert after["canUndo"] == "free"
    assert ann.say(made["id"], type="undo", step=after["undoTo"]).status_code == 200
    assert ann.view(made["id"])["question"]["options"] == before["question"]["options"]


def test_windows_are_passed_automatically_without_telling_the_opponent(ann: Person, bob: Person) -> None:
    made = match(ann, ME | LIGHT, FRIEND | DARK)
    bob.joins(made["invite"])
    (refresh,) = [one for one in ann.view(made["id"])["asides"] if one["key"] == "pass-at refresh"]
    assert ann.say(made["id"], type="aside", key=refresh["key"]).status_code == 200
    mine, theirs = (person.view(made["id"])["board"]["windows"] for person in (ann, bob))
    assert [window["name"] for window in mine if window["automatic"]] == ["refresh"]
    assert not any(window["automatic"] for window in theirs)


# ---- Secrets --------------------------------------------------------------------------------------


def open_to(g: CardGame, news: list[Any], viewer: Seat | None) -> set[str]:
    """The cards a viewer can know of: what lies open, what they hold or brought, what they were shown."""
    found = {thing.card for thing in g.things.values()}
    for piles in (g.discards, g.playing, g.victory, g.face_up):
        found |= {card for pile in piles for card in pile}
    if viewer is not None:
        found |= set(g.lists[viewer]) | {card for _, card, _ in g.facts.of[viewer]}
        for deck in (*g.decks, *g.objective_decks):
            found |= {deck.cards[at] for at, who in deck.seen.items() if who & (1 << viewer)}
        if g.looker == viewer:
            found |= {card for cards in g.looked for card in cards}
    for event in news:
        seen = seen_by(event, viewer)
        found |= {getattr(seen, "card", ""), *getattr(seen, "cards", ())}
        found |= {card for stack in getattr(seen, "stacks", ()) for card in stack}
    return found


def hidden_from(record: Record, viewer: Seat | None) -> list[set[str]]:
    """Step by step: the cards that the viewer cannot have heard of until then."""
    played = Match(GAME, GAME.decode_setup(record.setup), record.seed)
    g = played.state
    assert isinstance(g, CardGame)
    everything = {card for listed in g.lists for card in listed}
    known = open_to(g, [], viewer)
    hidden = [everything - known]
    for row in record.rows:
        known |= open_to(g, played.play(row), viewer)
        hidden.append(everything - known)
    return hidden


@pytest.mark.rule("cardgame.term.hand", "cardgame.edge-battle.face-down")
def test_no_hidden_card_is_in_any_message(node: RunningNode) -> None:
    ann, bob, eve = Person(node.address, "en"), Person(node.address, "en"), Person(node.address, "en")
    made = match(ann, ME | {"deck": "rebel-alliance"}, FRIEND | {"deck": "imperial-navy"})
    bob.joins(made["invite"])
    luck = random.Random(6)
    with ann.live(made["id"]) as of_ann, bob.live(made["id"]) as of_bob, eve.live(made["id"]) as of_eve:
        lives: dict[Seat | None, Live] = {0: of_ann, 1: of_bob, None: of_eve}
        view = {seat: live.view() for seat, live in lives.items()}
        for _ in range(220):
            if view[None]["outcome"]:
                break
            seat = next(seat for seat in (0, 1) if asked(view[seat]))
            options, step = view[seat]["question"]["options"], view[seat]["step"]
            acting = [option for option in options if option["key"] != "pass"] or options
            lives[seat].say(type="choose", step=step, key=luck.choice(acting)["key"])
            view = {viewer: live.view(later_than(step)) for viewer, live in lives.items()}
        heard = {seat: live.heard for seat, live in lives.items()}
    record = node.inner.registry._matches[made["id"]].match.kernel.record
    for viewer, told in heard.items():
        hidden = hidden_from(record, viewer)
        checked = 0
        for text in told:
            message = msgspec.json.decode(text)
            if message["type"] != "view" or message["view"]["outcome"]:
                continue
            checked += 1
            secret = hidden[message["view"]["step"]]
            strings = set(text.split('"'))
            ids = {f"{letter}{code}" for code in secret for letter in ("", "h", "c", "e", "o", "l")}
            assert strings & ids == set(), f"seat {viewer} at step {message['view']['step']}"
            log = " ".join(line["text"] for line in message["view"]["log"])
            others = " ".join(card.title for code, card in CARDS.items() if code not in secret)
            names = {CARDS[code].title for code in secret if CARDS[code].title not in others}
            assert [name for name in names if name in log] == []
            for side in message["view"]["board"]["players"]:
                assert bool(side["hand"]) <= (side["seat"] == viewer)
        assert checked > 50
