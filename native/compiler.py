"""Whether this machine can compile: it takes a C compiler and the headers of this Python."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
SETUP = """
from setuptools import Extension, setup
setup(name="trial", ext_modules=[Extension("trial", ["trial.c"])], script_args=["--quiet", "build_ext"])
"""
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
INSTALL = (
    f"on Debian and Ubuntu with `apt install build-essential python{VERSION}-dev`, "
    "on Fedora with `dnf install gcc python3-devel`, on macOS with `xcode-select --install`"
)


def command() -> list[str]:
    """The C compiler that setuptools calls: an empty CC is none."""
    return shlex.split(os.environ.get("CC", sysconfig.get_config_var("CC") or "cc")) or [""]


def header() -> Path:
    """What every extension includes."""
    return Path(sysconfig.get_path("include"), "Python.h")


def why_not() -> str:
    """A sentence that says what is missing and what to install; nothing if a trivial extension compiles."""
    with TemporaryDirectory() as folder:
        Path(folder, "trial.c").write_text(TRIAL, encoding="utf-8")
        trial = [sys.executable, "-c", SETUP]
        done = subprocess.run(trial, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    lacking = _lacking()
    if lacking:
        return f"Nothing can be compiled without {' and '.join(lacking)}: install what is missing, {INSTALL}."
    return f"Nothing can be compiled: {command()[0]} does not make an extension of Python ({_error(done)})."


def _lacking() -> list[str]:
    lacking = []
    if os.name == "posix" and shutil.which(command()[0]) is None:
        lacking.append(f"a C compiler (there is no `{command()[0]}`)")
    if not header().exists():
        lacking.append(f"the headers of this Python (there is no {header()})")
    return lacking


def _error(done: subprocess.CompletedProcess[str]) -> str:
    """The first line that speaks of an error; the last one tells only that there was one."""
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "without a word")
