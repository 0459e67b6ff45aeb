"""Which files were changed: committed since the branch left main, in the working tree, or not yet added.

python -m tests.changed client docs     succeeds if one of these, or anything below it, was
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
MAINS = ("origin/HEAD", "origin/main", "main", "HEAD")  # the first that there is, is what we compare with


def git(root: Path, *arguments: str) -> list[str]:
    """The lines that git answers; none if it cannot."""
    try:
        asked = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return []
    return asked.stdout.splitlines() if asked.returncode == 0 else []


def changed_files(root: Path = ROOT) -> set[str]:
    """Paths below the root, as git writes them."""
    bases = (git(root, "merge-base", "HEAD", main) for main in MAINS)
    base = next((found for found in bases if found), [])
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return {*git(root, "diff", "--name-only", *base), *new}


def changed_tests(files: set[str]) -> set[str]:
    """The test files that were changed or whose source file was: tests mirror the sources."""
    found = set()
    for file in map(PurePosixPath, files):
        if file.parts[0] == "tests":
            found.add(str(file))
        elif file.parts[:2] == ("src", "dejarik") and file.suffix == ".py":
            found.add(str(PurePosixPath("tests", *file.parts[2:-1], f"test_{file.name}")))
    return found


def any_below(files: set[str], places: list[str]) -> bool:
    """Whether one of these folders or files is among them, or anything below it."""
    return any(PurePosixPath(file).is_relative_to(place) for file in files for place in places)


if __name__ == "__main__":
    sys.exit(not any_below(changed_files(), sys.argv[1:]))
