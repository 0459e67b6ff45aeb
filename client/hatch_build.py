"""Builds the web client into the wheel. Editable installs leave that to `make`."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    """Runs before the files of the wheel are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        script = Path(self.root) / "client" / "node.py"
        for step in (("ci", "--no-progress", "--omit=dev"), ("run", "build")):
            subprocess.run([sys.executable, str(script), *step], check=True)
