"""Positions that no match reaches within seconds: a scenario in place of whatever the server would show."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, WebSocketRoute

from dejarik.kernel import Seat, State, observe
from dejarik.scenarios.loading import load_text
from dejarik.server.games import served_game
from dejarik.server.matches.views import question
from dejarik.server.wire.messages import Player, RefusalText

NAMES = ("Ann", "Kestrel (skilled)", "Bartholomew", "Dee")
Shown = dict[str, Any]


def position(game: str, text: str, until: str = "") -> State:
    """The position that a scenario begins with, or the first where this is asked."""
    scenarios, problems = load_text(f"title: {{en: a table}}\ngame: {game}\n{text}")
    assert not problems, problems
    state = scenarios[0].position.begin()
    while until and state.decision.kind != until:
        state.choose(state.decision.options[-1])
    return state


def seen(game: str, state: State, seat: Seat | None, lang: str) -> Shown:
    """The part of a view that is drawn from the position."""
    served, over = served_game(game), state.outcome is not None
    names = NAMES[: state.seats]
    teller = served.seating.teller(lang, names)
    observation = observe(state, seat)
    g = state if over else observation.view
    players = [
        Player(at, name, "person" if at == seat else "bot", mine=at == seat, online=True)
        for at, name in enumerate(names)
    ]
    refusals = (
        []
        if seat is None or over
        else [
            RefusalText(
                key=g.key(refusal.option),
                subjects=served.web.subjects(g, seat, refusal.option),
                text=teller.refusal(g, seat, refusal),
                rule=refusal.rule,
                rule_text="",
                numbers=refusal.numbers,
            )
            for refusal in state.refusals()
        ]
    )
    shown: Shown = msgspec.to_builtins(
        {
            "board": served.web.board(g, seat, teller, hands_open=over),
            "question": question(served, teller, observation, rivals=False),
            "players": players,
            "refusals": refusals,
        }
    )
    return shown | {"seat": seat, "asked": [] if over else [state.decision.seat]}


def lay(context: BrowserContext, shown: Callable[[], Shown]) -> None:
    """Every view that comes over the live connection shows this instead."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def altered(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "view":
                said["view"] |= shown()
            socket.send(json.dumps(said))

        server.on_message(altered)

    context.route_web_socket(re.compile("/live"), pass_on)
