"""Uses a native build of the rules, if there is one that was made from these very sources.

A build holds compiled versions of some modules (docs/native.md). Where one is found, these are imported in
place of the interpreted ones; everything else, cards and texts among it, stays as it is. If any of these
modules was changed since, or another was added, or what makes builds was changed, or a file of the build is
gone, nothing of it is used. A wheel for one platform brings its build along, `make native` makes one of a
checkout; `DEJARIK_NATIVE` names another, and with 0 the sources run as they are.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
# Where a build lies: in an installed package, and in a checkout.
PLACES = (PACKAGE / "compiled", PACKAGE.parent.parent / "build" / "native" / "library")
GENERATOR = PACKAGE.parent.parent / "native"  # what makes builds; only a checkout has it
LIBRARY = "dejarik_native__mypyc"  # what all compiled modules share

# How the rules run, as `--version` and `/healthz` say it.
NATIVE, INTERPRETED = "native", "interpreted"
WRITTEN = "written"  # what would be compiled, run as it is (`--write-only`): slow, and for tests alone
FROM_A_BUILD = NATIVE, WRITTEN
# Interpreted as well, though a build was meant to be used.
OUTDATED, OTHER_PYTHON, MISSING, INCOMPLETE = "outdated", "other-python", "missing", "incomplete"


def digest_of(source: Path) -> str:
    """What a source file is."""
    return blake2b(source.read_bytes(), digest_size=8).hexdigest()


def generator_digest() -> str:
    """What makes builds here; nothing in an installed package."""
    whole = blake2b(digest_size=8)
    files = [file for kind in ("*.py", "runtime/*.py", "runtime/*.[ch]") for file in GENERATOR.glob(kind)]
    for file in sorted(files):
        whole.update(f"{file.relative_to(GENERATOR).as_posix()} {digest_of(file)} ".encode())
    return whole.hexdigest() if files else ""


class Compiled(MetaPathFinder):
    """Finds the modules of a build."""

    def __init__(self, files: Mapping[str, Path]):
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def use() -> str:
    """Import from a build from now on, if one can be used; says how the rules run. Called once, at first."""
    wanted = os.environ.get("DEJARIK_NATIVE", "")
    if wanted == "0":
        return INTERPRETED
    for folder in [Path(wanted).resolve()] if wanted else PLACES:
        manifest = folder / "manifest.json"
        if manifest.exists():
            said = json.loads(manifest.read_text(encoding="utf-8"))
            if reason := _unusable(said):
                return reason
            files = _files(folder, said)
            if files is None:
                return INCOMPLETE
            sys.meta_path.insert(0, Compiled(files))
            return NATIVE if said["compiled"] else WRITTEN
    return MISSING if wanted else INTERPRETED


def _unusable(said: dict[str, Any]) -> str:
    """Why a build is not for this Python or of these sources; nothing if it is."""
    if said["python"] != sys.implementation.cache_tag:
        return OTHER_PYTHON
    if "compiled" not in said:  # made by an earlier version
        return OUTDATED
    generator = generator_digest()
    if generator and said.get("generator") != generator:
        return OUTDATED
    for package, held in said["folders"].items():
        if held_by(folder_of(package)) != held:
            return OUTDATED
    for name, digest in said["sources"].items():
        source = folder_of(name).with_suffix(".py")
        if not source.exists() or digest_of(source) != digest:
            return OUTDATED
    return ""


def _files(folder: Path, said: dict[str, Any]) -> dict[str, Path] | None:
    """The file of each module; None if one is gone: the source would be imported in its place."""
    found: dict[str, Path] = {}
    for names, suffixes in ((said["compiled"], EXTENSION_SUFFIXES), (said["written"], [".py"])):
        for name in names:
            file = folder.joinpath(*name.split("."))
            named = (file.with_name(file.name + suffix) for suffix in suffixes)
            there = next((one for one in named if one.exists()), None)
            if there is None:
                return None
            found[name] = there
    return found


def folder_of(package: str) -> Path:
    return PACKAGE.parent.joinpath(*package.split("."))


def held_by(folder: Path) -> list[str]:
    """The modules and folders of a folder: one that was added may have to be compiled, too."""
    if not folder.exists():
        return []
    inside = os.scandir(folder)
    return sorted(e.name for e in inside if e.name.endswith(".py") or (e.is_dir() and e.name[0] != "_"))
