"""Builds the web client into the wheel and, with `DEJARIK_WHEEL=native`, the rules for one platform.

Editable installs leave both to `make`.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelBuildHook(BuildHookInterface):
    """Runs before the files of the wheel are collected."""

    def dependencies(self) -> list[str]:
        """What compiling needs besides: the games are loaded for it."""
        core = self.metadata.core
        return [*core.dependencies, *core.optional_dependencies["native"]] if _is_native() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        script = Path(self.root) / "client" / "node.py"
        for step in (("ci", "--no-progress", "--omit=dev"), ("run", "build")):
            subprocess.run([sys.executable, str(script), *step], check=True)
        if _is_native():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        subprocess.run([sys.executable, "-m", "native"], cwd=root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(root / "build" / "native" / "library")] = "dejarik/compiled"


def _is_native() -> bool:
    return os.environ.get("DEJARIK_WHEEL", "") == "native"
