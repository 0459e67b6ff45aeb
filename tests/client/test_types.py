"""The client's types are those of the server's messages."""

from __future__ import annotations

import subprocess
import sys

from tests.client.conftest import ROOT

TYPES = ROOT / "client" / "src" / "api" / "types.ts"


def test_the_types_of_the_client_are_made_from_the_schema_of_the_server() -> None:
    schema = subprocess.run(
        [sys.executable, "-m", "dejarik.server.schema"], cwd=ROOT, capture_output=True, check=True
    )
    made = subprocess.run(
        [sys.executable, str(ROOT / "client" / "node.py"), "run", "--silent", "types", "--", "--print"],
        input=schema.stdout,
        capture_output=True,
        check=True,
    )
    assert made.stdout.decode() == TYPES.read_text(encoding="utf-8"), (
        "python -m dejarik.server.schema | python client/node.py run types"
    )
