"""Kernel and rules are written so that mypyc could compile them: it turns all of them into C."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import dejarik

# What playing a game loads, without the cards: they are data.
COMPILE = """
import sys
from importlib import import_module
from pathlib import Path

from mypyc.build import mypycify

for game in ("cardgame", "destiny", "outer_rim"):
    import_module(f"dejarik.games.{game}")
rules = [
    str(Path(module.__file__).relative_to(Path.cwd()))
    for name, module in sorted(sys.modules.items())
    if name.startswith(("dejarik.kernel.", "dejarik.games.")) and not hasattr(module, "__path__")
    and ".cards." not in name
]
folder = sys.argv[1]
mypycify(["--strict", "--follow-imports=silent", f"--cache-dir={folder}/cache", *rules], target_dir=folder)
print(len(rules))
"""


def test_mypyc_turns_kernel_and_rules_into_c(tmp_path: Path) -> None:
    source = Path(dejarik.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, str(tmp_path)],
        cwd=source,
        env={**os.environ, "DEJARIK_NATIVE": "0"},  # the sources are compiled, not what was made of them
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3_000:] + done.stderr[-3_000:]
    assert int(done.stdout.split()[-1]) > 100
    written = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.c")]
    for function in ("run_State_obj", "timing___between", "moving___routes"):
        assert any(function in text for text in written), function
