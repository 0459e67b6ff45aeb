"""A wheel holds compiled rules if that is asked for, and is for every platform otherwise."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tests.native.builds import COMPILES, ROOT, WHERE, assert_compiled

from dejarik import native

NEEDED = SimpleNamespace(dependencies=["msgspec"], optional_dependencies={"native": ["mypy"]})
INTERFACE = "hatchling.builders.hooks.plugin.interface"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What the package build calls, with the commands that it ran."""
    interface = ModuleType(INTERFACE)
    vars(interface)["BuildHookInterface"] = SimpleNamespace
    monkeypatch.setitem(sys.modules, INTERFACE, interface)
    made = runpy.run_path(str(ROOT / "hatch_build.py"))["WheelBuildHook"](
        root=str(ROOT), metadata=SimpleNamespace(core=NEEDED), ran=[]
    )
    monkeypatch.setattr(subprocess, "run", lambda command, **_: made.ran.append(" ".join(command[1:])))
    return made


def test_a_wheel_for_every_platform(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEJARIK_WHEEL", raising=False)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}
    assert hook.dependencies() == []
    assert "-m native" not in hook.ran


def test_a_wheel_for_this_platform(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_WHEEL", "native")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    in_a_wheel, in_a_checkout = native.PLACES
    assert data.pop("force_include") == {
        str(in_a_checkout): in_a_wheel.relative_to(native.PACKAGE.parent).as_posix()
    }
    assert data == {"pure_python": False, "infer_tag": True}
    assert hook.dependencies() == ["msgspec", "mypy"]
    assert hook.ran[-1] == "-m native"


def test_nothing_is_built_for_an_editable_install(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_WHEEL", "native")
    hook.initialize("editable", {})
    assert hook.ran == []


def test_the_sources_beside_are_compiled_whatever_is_installed(tmp_path: Path) -> None:
    """An environment in which pip builds a wheel holds no Dejarik."""
    bare = f"""
import sys, runpy
sys.path = [path for path in sys.path if not path.endswith("src")]
sys.argv = ["native", "--games", "cardgame", "--write-only", "--folder", {str(tmp_path)!r}]
runpy.run_module("native", run_name="__main__")
"""
    run = [sys.executable, "-c", bare]
    subprocess.run(run, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, check=True)
    assert (tmp_path / "sources").is_dir()


@COMPILES
@pytest.mark.soak
def test_the_wheel_itself(tmp_path: Path) -> None:
    """Built as anybody would, and asked what it is."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "DEJARIK", "HATCH"))
    }
    wheel = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(wheel, env={**clean, "DEJARIK_WHEEL": "native"}, check=True)
    (made,) = tmp_path.glob("dejarik-*.whl")
    assert not made.stem.endswith("-none-any")
    zipfile.ZipFile(made).extractall(tmp_path / "installed")

    def asked(*question: str) -> str:
        return subprocess.run(
            [sys.executable, *question],
            cwd=tmp_path / "installed",
            env={**clean, "PYTHONPATH": str(tmp_path / "installed")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert "native build" in asked("-m", "dejarik", "--lang", "en", "--version")
    file = asked(*WHERE)
    assert_compiled(file)
    assert Path(file).is_relative_to(tmp_path / "installed" / "dejarik" / "compiled")
