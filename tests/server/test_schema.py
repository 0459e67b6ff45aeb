"""The schema describes what is really sent, and the client has the newest one."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tests.server.nodes import HOTSEAT, Person, play_on

from dejarik import faces
from dejarik.server.app import STATUS
from dejarik.server.games import served_game
from dejarik.server.language import words
from dejarik.server.schema import schema
from dejarik.server.wire import messages

CLIENT = Path(__file__).parents[2] / "client" / "src" / "api" / "types.ts"
_INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)


def test_every_message_is_in_the_schema() -> None:
    named = set(schema()["$defs"])
    assert named >= {"View", "Choose", "Problem", "CardFace", "PuzzleStanding", "ExampleInfo", "DestinyBoard"}
    everything = (*vars(faces).values(), *vars(messages).values())
    kinds = [kind for kind in everything if isinstance(kind, type) and issubclass(kind, faces.Shape)]
    assert {kind.__name__ for kind in kinds} - {"Shape"} <= named


def test_what_is_sent_can_be_read_by_its_types(ann: Person) -> None:
    match = ann.match(HOTSEAT, HOTSEAT, seed=3)["id"]
    view: Any = play_on(ann, match, random.Random(2), most=20)
    read = msgspec.convert(view, messages.View, strict=True)
    board = msgspec.convert(read.board, served_game("destiny").web.Board, strict=True)
    assert msgspec.to_builtins(board) == view["board"]
    assert msgspec.to_builtins(read) == view


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client is not here")
def test_the_client_has_the_newest_types() -> None:
    """They are made by `python -m dejarik.server.schema | npm run types`."""
    made = {
        name: set(_FIELD.findall(fields))
        for name, fields in _INTERFACE.findall(CLIENT.read_text(encoding="utf-8"))
    }
    ours = {
        name: set(definition["properties"])
        for name, definition in schema()["$defs"].items()
        if "properties" in definition
    }
    assert made == ours


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_problem_has_a_status_and_words(lang: str) -> None:
    for code in get_args(messages.ProblemCode):
        assert STATUS[code] >= 400
        assert words(lang).has(f"server-problem-{code}")
