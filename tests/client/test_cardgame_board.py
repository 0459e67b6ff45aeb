"""The table of the Card Game at every size: nothing that is needed is off the screen, and nothing moves."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.client.conftest import Visit
from tests.client.hands import SIZES, start

from dejarik.kernel import observe
from dejarik.scenarios.loading import load_text
from dejarik.server.games import served_game

ROWS = (".bar", ".theirs", ".field", ".mine", ".strip-row", ".self", ".hand")
QUESTION: dict[str, Any] = {
    "seat": 0,
    "kind": "edge",
    "text": "?",
    "options": [],
    "about": [],
    "obvious": "",
    "tells": False,
}
# How much is free to the left and to the right of the line between the halves.
MARGINS = """() => {
    const line = document.querySelector("section.edge").getBoundingClientRect();
    const field = document.querySelector(".field").getBoundingClientRect();
    return [line.left - field.left, field.right - line.right];
}"""
# How far one could scroll the stage down, and the page aside.
SCROLLS = """() => {
    const stage = document.querySelector(".stage");
    return [stage.scrollHeight - stage.clientHeight, document.documentElement.scrollWidth - innerWidth];
}"""
# Names with a word that is wider than its card and would be divided anywhere.
CUT = """() => [...document.querySelectorAll(".cardgame .name")].filter((name) => {
    name.style.overflowWrap = "normal";
    const wide = name.scrollWidth > name.clientWidth;
    name.style.overflowWrap = "";
    return wide;
}).map((name) => name.textContent)"""
# As much as a match can bear.
CROWDED = """
title: {en: a crowded table}
game: cardgame
board:
  A:
    objectives: [Jedi Training, {card: In You Must Go, focus: 1}, {card: Last Minute Rescue, damage: 2}, \
Forgotten Heroes, The Secret of Yavin 4, Mission Briefing]
    units:
    - {card: Luke Skywalker, damage: 1, committed: true, enhancements: [Jedi Lightsaber, Shii-Cho-Training]}
    - {card: Obi-Wan Kenobi, shields: 1, committed: true}
    - {card: Yoda, focus: 2, enhancements: [Jedi Lightsaber]}
    - {card: Guardian of Peace, damage: 1}
    - {card: Twi'lek Loyalist, focus: 1}
    - Believer in the Old Ways
    - Redemption
    - R2-D2
    enhancements: [Ancient Monument]
    hand: [Red Five, Double Strike, Twist of Fate, Our Most Desperate Hour, Emergency Repair, \
Counter-stroke, Jedi Mind Trick, Force Rejuvenation, C-3PO, Heat of Battle]
  B:
    objectives: [{card: The Heart of the Empire, damage: 4}, {card: Fall of the Jedi, focus: 1, \
captives: [Red Two, A-Wing]}, Counsel of the Sith, Cruel Interrogations]
    units:
    - {card: Darth Vader, damage: 1, committed: true, enhancements: [Vader's Lightsaber, The Hand's Blessing]}
    - Emperor's Royal Guard
    - {card: Kuati Security Team, damage: 1}
    - {card: Coruscant Defense Fleet, committed: true}
    - Dark Side Apprentice
    - {card: Black Squadron Pilot, shields: 1}
    - {card: Heavy Stormtrooper Squad, focus: 2}
    - Nightsister
    hand: [Force Choke, Devastator]
  dial: 7
  start: conflict
"""
FIRST = ("engage", "attack-with", "defend-with")  # these are chosen on the way to the edge battle


def edge_battle(lang: str) -> dict[str, Any]:
    """The board when the first card is placed: two fight, the others watch."""
    state = load_text(CROWDED)[0][0].position.begin()
    while state.decision.kind != "edge":
        decision = state.decision
        wished = [option for option in decision.options if option.kind in FIRST]
        state.choose((wished or decision.options[-1:])[0], decision.seat)
    served = served_game("cardgame")
    board = served.web.board(observe(state, 0).view, 0, served.seating.teller(lang))
    laid: dict[str, Any] = msgspec.to_builtins(board)
    return laid


def lay(page: Page, board: dict[str, Any], question: dict[str, Any]) -> None:
    """From now on the server is taken to have said this."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "view":
                told["view"] |= {"board": board, "refusals": [], "seat": 0, "asked": [0]}
                told["view"]["question"] = question
            socket.send(json.dumps(told))

        server.on_message(said)

    page.context.route_web_socket(re.compile("/live"), between)


def boxes(page: Page) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = page.evaluate(
        """rows => Object.fromEntries(rows.map(row => {
            const box = document.querySelector(`.cardgame ${row}`).getBoundingClientRect();
            return [row, { left: box.left, top: box.top, right: box.right, bottom: box.bottom }];
        }))""",
        list(ROWS),
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 22 and high > 22  # rows that can be swiped reach into the gaps between them


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("ru-RU", "ru")])
def test_a_crowded_table_fits_every_screen_and_nothing_moves(visit: Visit, locale: str, lang: str) -> None:
    page = visit(locale=locale)
    question = dict(QUESTION)
    lay(page, edge_battle(lang), question)
    start(page, game="cardgame")
    page.wait_for_selector(".field.fighting")
    still: dict[tuple[int, int], Any] = {}
    for text in ("?", "Which of all these cards do you place in your edge stack? " * 4):
        question["text"] = text
        page.reload()
        page.wait_for_selector(".field.fighting")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            found = boxes(page)
            assert page.evaluate(SCROLLS) == [0, 0], (width, height)
            assert page.evaluate(CUT) == [], (width, height)
            for row, box in found.items():
                assert box["top"] >= 0, (row, box, width, height)
                assert box["bottom"] <= height + 1, (row, box, width, height)
                if row in (".bar", ".strip-row", ".self"):
                    assert box["left"] >= 0, (row, box, width, height)
                    assert box["right"] <= width, (row, box, width, height)
            names = list(found)
            for place, row in enumerate(names):
                for other in names[place + 1 :]:
                    assert not overlap(found[row], found[other]), (row, other, width, height)
            cards = page.locator(".hand .handcard").first.bounding_box()
            assert cards is not None
            assert cards["width"] >= 58, (width, height)
            assert still.setdefault((width, height), found) == found, (width, height)
            asked = page.locator(".strip .asked").evaluate(
                "p => [p.scrollWidth > p.clientWidth, getComputedStyle(p).textOverflow, p.title]"
            )
            assert not asked[0] or asked[1:] == ["ellipsis", text], (width, height)


@pytest.mark.parametrize("winner", [0, 1])
def test_the_line_between_the_halves_stays_in_the_middle_when_the_edge_is_won(
    visit: Visit, winner: int
) -> None:
    page = visit()
    board = edge_battle("en")
    board["engagement"] |= {"step": "strikes", "edge": winner}
    lay(page, board, QUESTION)
    start(page, game="cardgame")
    page.wait_for_selector("section.edge .verdict")
    for width, height in ((1440, 900), (768, 1024), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        left, right = page.evaluate(MARGINS)
        assert abs(left - right) <= 1, (width, height)


def test_cards_grow_with_the_screen(visit: Visit) -> None:
    page = visit()
    start(page, game="cardgame")
    page.wait_for_selector(".cardgame")
    widths = []
    for width, height in ((1280, 720), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        widths.append(
            page.evaluate(
                "parseFloat(getComputedStyle(document.querySelector('.cardgame')).getPropertyValue('--w'))"
            )
        )
    assert widths[0] > 80
    assert widths[1] > widths[0] * 1.5
    assert widths[2] > widths[1] * 1.3
