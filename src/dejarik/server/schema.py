"""The JSON schema of all messages and boards, from which the client's types are made.

    python -m dejarik.server.schema | python client/node.py run types

Types of a board carry the name of their game: `DestinyBoard`, `DestinyShownThing`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from dejarik import faces
from dejarik.games import names
from dejarik.server.games import served_game
from dejarik.server.wire import messages

TEMPLATE = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Everything that goes over the wire, by name."""
    kinds = [
        kind
        for kind in (vars(faces) | vars(messages)).values()
        if isinstance(kind, type) and issubclass(kind, faces.Shape) and kind is not faces.Shape
    ]
    unions: list[Any] = [messages.ClientMessage, messages.ServerMessage]
    found, named = msgspec.json.schema_components([*unions, *kinds], ref_template=TEMPLATE)
    definitions: dict[str, Any] = {"ClientMessage": found[0], "ServerMessage": found[1], **named}
    for game in names():
        definitions |= _board(game)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _board(game: str) -> dict[str, Any]:
    """The types of one game's board, under its name."""
    prefix = "".join(part.capitalize() for part in game.split("_"))
    template = TEMPLATE.format(name=f"{prefix}{{name}}")
    _, named = msgspec.json.schema_components([served_game(game).web.Board], ref_template=template)
    return {f"{prefix}{name}": definition for name, definition in named.items()}


def text() -> str:
    """As it stands in the client."""
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
