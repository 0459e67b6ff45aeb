"""requirements.lock: the versions that `make play`, `make test` and `make bench` install anywhere."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = [line for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines() if line[:1] != "#"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PLATFORMS = {
    "linux": {"sys_platform": "linux", "os_name": "posix", "platform_system": "Linux"},
    "mac": {"sys_platform": "darwin", "os_name": "posix", "platform_system": "Darwin"},
    "windows": {"sys_platform": "win32", "os_name": "nt", "platform_system": "Windows"},
}
PYTHONS = ("3.11", "3.12", "3.13")


def environment(platform: str, python: str) -> dict[str, str]:
    here = {name: str(value) for name, value in default_environment().items()}
    return {**here, **PLATFORMS[platform], "python_version": python, "python_full_version": f"{python}.1"}


def applies(requirement: Requirement, where: dict[str, str], extra: str = "") -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**where, "extra": extra})


def locked(where: dict[str, str]) -> dict[str, str]:
    """The version of each package in an environment; no package has two."""
    lines = [one for one in map(Requirement, LOCK) if applies(one, where)]
    found: dict[str, str] = {
        canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in lines
    }
    assert len(found) == len(lines)
    return found


def asked() -> list[Requirement]:
    """Everything that pyproject.toml asks for, except the package itself."""
    extras = PROJECT["optional-dependencies"].values()
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]
    return [one for one in map(Requirement, lines) if one.name != PROJECT["name"]]


def test_a_line_is_a_package_with_one_version_and_perhaps_where_it_holds() -> None:
    for line in LOCK:  # no address and no hash
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^@/\\]+)?", line), line


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_lock_satisfies_every_range_of_the_project(platform: str, python: str) -> None:
    where = environment(platform, python)
    versions = locked(where)
    for one in asked():
        if applies(one, where):
            version = versions.get(canonicalize_name(one.name))
            assert version is not None, f"{one.name} is missing: make lock"
            assert one.specifier.contains(version), f"{one} is not satisfied by {version}: make lock"


def test_the_lock_names_what_the_dependencies_depend_on() -> None:
    where = {name: str(value) for name, value in default_environment().items()}
    versions = locked(where)
    waiting, seen = [(one.name, tuple(one.extras)) for one in asked()], set()
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        assert canonicalize_name(name) in versions, f"{name} is missing: make lock"
        try:
            beneath = map(Requirement, requires(name) or ())
        except PackageNotFoundError:  # only the other engines need not be installed here
            continue
        waiting += [
            (one.name, tuple(one.extras))
            for one in beneath
            if any(applies(one, where, extra) for extra in ("", *extras))
        ]
