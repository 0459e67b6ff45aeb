"""The board as data: everything the seat may know and nothing else, and what on it options belong to."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame import GAME, CardGame
from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import BLAST, DARK, HAND, ICON_NAMES, NOBODY
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.rules.payment import sources
from dejarik.games.cardgame.rules.victory import OBJECTIVES_TO_WIN
from dejarik.games.cardgame.show import web
from dejarik.games.cardgame.state import Engagement
from dejarik.games.cardgame.text import Teller
from dejarik.kernel import Option, Seat, observe

ENGLISH = Teller("en")


def seen(g: CardGame, viewer: Seat | None) -> web.Board:
    return web.board(observe(g, viewer).view, viewer, ENGLISH)


def ids(shown: object) -> set[str]:
    """Everything on a board that can be pointed at."""
    if isinstance(shown, dict):
        own = {shown["id"]} if "id" in shown else set()
        return own.union(*(ids(value) for value in shown.values()))
    return set().union(*(ids(each) for each in shown)) if isinstance(shown, list) else set()


@pytest.mark.parametrize("sample", GAME.samples())
def test_a_board_can_be_drawn_at_every_question_of_a_match(sample: str) -> None:
    luck = random.Random(sample)
    g = GAME.new(GAME.samples()[sample], seed=1)
    while g.outcome is None:
        decision = g.decision
        if luck.random() < 0.2:
            view = observe(g, decision.seat).view
            data = msgspec.to_builtins(web.board(view, decision.seat, ENGLISH))
            assert msgspec.to_builtins(msgspec.convert(data, web.Board)) == data
            places = ids(data)
            for option in decision.options:
                assert web.group(view, decision, option) in web.GROUPS
                for place in web.subjects(view, decision.seat, option):
                    assert place in places or place.startswith("c")
            assert all(place in places or place[0] == "c" for place in web.about(view, decision))
        for event in g.choose(luck.choice(decision.options)):
            for viewer in (*range(g.seats), None):
                assert web.motion(event, viewer)[0] == type(event).__name__
                web.mentions(event, viewer)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_viewer_cannot_see_changes_nothing_on_its_board(seed: int) -> None:
    luck = random.Random(seed)
    g = GAME.new(GAME.samples()["rebels against navy"], seed)
    for _ in range(40 + 60 * seed):
        if g.outcome is None:
            g.choose(luck.choice(g.decision.options))
    for viewer in (0, 1, None):
        dealt = observe(g, viewer).deal(seed=99)
        assert seen(dealt, viewer) == seen(g, viewer)


def test_hands_are_open_to_their_owners_and_after_the_end_to_all() -> None:
    g = Match(light={"hand": "yoda"}, dark={"hand": "darth-vader"}).g
    mine = seen(g, L).players
    assert [card.code for card in mine[L].hand] == list(g.hands[L])
    assert mine[D].hand == []
    assert mine[D].hand_count == len(g.hands[D])
    opened = web.board(g, None, ENGLISH, hands_open=True).players
    assert [card.code for card in opened[D].hand] == list(g.hands[D])


def test_a_card_seen_in_a_hand_is_remembered() -> None:
    g = Match(dark={"hand": "darth-vader"}).g
    card = next(card for card in g.hands[D])
    g.facts.saw(L, D, card, HAND)
    assert [known.code for known in seen(g, L).players[D].known] == [card]
    assert seen(g, None).players[D].known == []


def test_tokens_engagement_and_attached_cards_are_shown() -> None:
    g = Match(
        phase="conflict",
        light={
            "units": "yoda!1 luke-skywalker^1 guardian-of-peace",
            "enhancements": "jedi-lightsaber@luke-skywalker",
        },
        dark={"units": "darth-vader*2+"},
    ).g
    shown = seen(g, L)
    yoda, luke, _ = shown.players[L].units
    assert (yoda.focus, luke.shields, luke.focus) == (1, 1, 0)
    assert [enhancement.name for enhancement in luke.enhancements] == ["Jedi Lightsaber"]
    (vader,) = shown.players[D].units
    assert (vader.damage, vader.committed, shown.players[D].force_cards) == (2, True, 2)
    assert shown.players[D].side == DARK
    assert (shown.phase, shown.window, shown.engagement) == ("conflict", "conflict", None)
    while g.decision.kind != "engage":
        g.choose(Option("pass"))
    target = g.objectives(D)[0]
    g.choose(Option("engage", target))
    attacker = int(g.decision.options[0].subject)
    g.choose(Option("attack-with", attacker))
    now = seen(g, D).engagement
    assert now is not None
    assert (now.target, now.step, now.declared) == (f"t{target}", "attackers", [f"t{attacker}"])


def test_icons_count_as_the_strike_will() -> None:
    g = Match(phase="conflict", light={"units": "luke-skywalker"}, dark={"units": "darth-vader"}).g
    luke, vader = g.units(L)[0], g.units(D)[0]
    for edge in (NOBODY, L, D):
        g.engagement = Engagement(L, g.objectives(D)[0], (luke,), (vader,), edge=edge)
        shown = seen(g, L)
        for seat, unit in ((L, luke), (D, vader)):
            (thing,) = [one for one in shown.players[seat].units if one.id == f"t{unit}"]
            for kind, strength in enumerate(values.strength(g, unit)):
                used = 0 if kind == BLAST and seat == D else strength
                undecided = sum(
                    icon.count for icon in thing.icons if icon.kind == ICON_NAMES[kind] and icon.edge
                )
                counted = sum(
                    icon.count for icon in thing.icons if icon.kind == ICON_NAMES[kind] and icon.counts
                )
                hoped = undecided if edge == NOBODY and not (kind == BLAST and seat == D) else 0
                assert counted == used + hoped


def test_what_wins_and_what_destroys_is_said_by_the_rules() -> None:
    g = Match(light={"units": "yoda luke-skywalker^1"}, dark={"units": "darth-vader"}).g
    assert seen(g, L).players[L].victory_needed == OBJECTIVES_TO_WIN
    assert seen(g, L).players[D].victory_needed is None
    yoda, luke = g.units(L)
    for unit in (yoda, luke):
        g.things[unit].damage = values.capacity(g, unit) - 1
    assert [thing.fragile for thing in seen(g, D).players[L].units] == [True, False]  # Luke has a shield
    g.things[yoda].damage -= 1
    assert not any(thing.fragile for thing in seen(g, D).players[L].units)
    assert not any(thing.fragile for thing in seen(g, L).players[L].enhancements)


def test_all_sources_are_counted_whether_they_are_ready_or_not() -> None:
    g = Match().g
    before = seen(g, L).players[L]
    assert before.resources == before.most_resources > 0
    g.things[sources(g, L)[0]].focus = 1
    after = seen(g, L).players[L]
    assert after.resources < after.most_resources == before.most_resources


def test_a_window_names_the_aside_that_changes_it() -> None:
    g = Match().g
    for window in seen(g, L).windows:
        (aside,) = [option for option in g.asides(L) if g.key(option) == window.toggle]
        g.aside(L, aside)
    assert all(window.automatic for window in seen(g, L).windows)
    assert {habit for window in seen(g, L).windows for habit in window.habits} == {"main", "few"}


def test_automatic_passes_are_shown_to_their_player_alone() -> None:
    g = Match().g
    g.aside(L, Option("pass-at", "refresh"))
    assert [window.name for window in seen(g, L).windows if window.automatic] == ["refresh"]
    assert not any(window.automatic for window in seen(g, D).windows)
    assert seen(g, None).windows == []


def test_the_type_of_a_card_captured_unseen_is_not_told() -> None:
    captured = ev.Captured(D, "", "unit", 7, False)
    assert web.motion(captured, L)[1]["type"] == ""
    assert web.motion(ev.Captured(D, "2-2", "unit", 7, True), L)[1]["type"] == "unit"


def test_a_line_that_opens_something_points_at_whom_it_names() -> None:
    match = Match(light={"units": "yoda luke-skywalker"})
    yoda, luke = match.thing("yoda"), match.thing("luke-skywalker")
    objective = match.thing("shadows-of-dathomir")
    named = web.mentions(ev.Engaging(L, objective, (yoda, luke)), D)
    assert named == [f"t{objective}", f"t{yoda}", f"t{luke}", f"s{L}"]
    assert web.played(match.g, ev.Using(L, luke, CARDS["1-2"].abilities[0].ref, "")) == "1-2"
    assert web.played(match.g, ev.Announced(L, "2-6")) == "2-6"
