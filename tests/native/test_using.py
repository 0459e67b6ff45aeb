"""A native build is used if it was made from these sources for this Python, and never otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any

import pytest

from dejarik import native

MODULE, AS_PYTHON = "dejarik.kernel.chance", "dejarik.kernel.marks"
COMPILED = f"chance{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DEJARIK_NATIVE", str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    return tmp_path


def sign(folder: Path, **changed: Any) -> None:
    """A build that holds all that it names, and no code."""
    kernel = native.PACKAGE / "kernel"
    (folder / "dejarik" / "kernel").mkdir(parents=True, exist_ok=True)
    for file in (f"{native.LIBRARY}{EXTENSION_SUFFIXES[0]}", f"dejarik/kernel/{COMPILED}"):
        (folder / file).touch()
    (folder / "dejarik" / "kernel" / "marks.py").touch()
    manifest = {
        "python": sys.implementation.cache_tag,
        "generator": native.generator_digest(),
        "compiled": [MODULE, native.LIBRARY],
        "written": [AS_PYTHON],
        "sources": {MODULE: native.digest_of(kernel / "chance.py")},
        "folders": {"dejarik.kernel": native.held_by(kernel)},
    }
    (folder / "manifest.json").write_text(json.dumps({**manifest, **changed}), encoding="utf-8")


@pytest.mark.parametrize("named", ["", "nowhere"])
def test_what_is_named_is_missing(build: Path, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names a build wants that one, and does not get another, nor the sources without a word."""
    monkeypatch.setenv("DEJARIK_NATIVE", str(build / named))
    monkeypatch.setattr(native, "PLACES", (build / "elsewhere",))
    (build / "elsewhere").mkdir()
    sign(build / "elsewhere")
    assert native.use() == native.MISSING


def test_it_is_switched_off(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sign(build)
    monkeypatch.setenv("DEJARIK_NATIVE", "0")
    assert native.use() == native.INTERPRETED


def test_it_is_found_without_being_named(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sign(build)
    monkeypatch.delenv("DEJARIK_NATIVE")
    monkeypatch.setattr(native, "PLACES", (build / "elsewhere", build))
    assert native.use() == native.NATIVE


def test_none_is_found(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEJARIK_NATIVE")
    monkeypatch.setattr(native, "PLACES", (build / "elsewhere", build))
    assert native.use() == native.INTERPRETED


def test_it_is_of_these_sources(build: Path) -> None:
    sign(build)
    assert native.use() == native.NATIVE
    finder = sys.meta_path[0]
    assert isinstance(finder, native.Compiled)
    for module, file in ((MODULE, COMPILED), (AS_PYTHON, "marks.py")):
        spec = finder.find_spec(module, None)
        assert spec is not None
        assert spec.origin == str(build / "dejarik" / "kernel" / file)
    assert finder.find_spec("dejarik.kernel.match", None) is None


@pytest.mark.parametrize("gone", [COMPILED, "marks.py", f"../../{native.LIBRARY}{EXTENSION_SUFFIXES[0]}"])
def test_a_file_of_it_is_missing(build: Path, gone: str) -> None:
    """Its source would be imported instead, half a build would be used, and all would be called native."""
    sign(build)
    (build / "dejarik" / "kernel" / gone).unlink()
    before = sys.meta_path.copy()
    assert native.use() == native.INCOMPLETE
    assert sys.meta_path == before


def test_what_was_written_does_not_pass_for_compiled(build: Path) -> None:
    sign(build)
    (build / "dejarik" / "kernel" / COMPILED).rename(build / "dejarik" / "kernel" / "chance.py")
    assert native.use() == native.INCOMPLETE
    sign(build, compiled=[], written=[MODULE, AS_PYTHON])
    assert native.use() == native.WRITTEN


def test_what_vanishes_while_it_is_used_is_not_replaced(build: Path) -> None:
    sign(build)
    assert native.use() == native.NATIVE
    (build / "dejarik" / "kernel" / COMPILED).unlink()
    spec = sys.meta_path[0].find_spec(MODULE, None)
    assert spec is not None
    with pytest.raises(ImportError):
        module_from_spec(spec)


def test_the_sources_have_changed(build: Path) -> None:
    sign(build, sources={MODULE: "0" * 16})
    assert native.use() == native.OUTDATED


def test_a_source_is_gone(build: Path) -> None:
    sign(build, sources={"dejarik.kernel.gone": "0" * 16})
    assert native.use() == native.OUTDATED


@pytest.mark.parametrize("changed", ["tables.py", "runtime/codec.c", "runtime/data.py"])
def test_what_makes_builds_has_changed(
    build: Path, changed: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    generator = tmp_path_factory.mktemp("generator")
    (generator / "runtime").mkdir()
    (generator / changed).write_text("before", encoding="utf-8")
    monkeypatch.setattr(native, "GENERATOR", generator)
    sign(build)
    assert native.use() == native.NATIVE
    (generator / "runtime" / "notes.txt").write_text("no part of it", encoding="utf-8")
    assert native.use() == native.NATIVE
    (generator / changed).write_text("after", encoding="utf-8")
    assert native.use() == native.OUTDATED


def test_an_earlier_version_did_not_say_what_made_it(build: Path) -> None:
    sign(build, generator=None)
    assert native.use() == native.OUTDATED


def test_an_earlier_version_did_not_say_what_is_compiled(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "GENERATOR", build / "elsewhere")
    sign(build)
    manifest = json.loads((build / "manifest.json").read_text(encoding="utf-8"))
    named = [*manifest.pop("compiled"), *manifest.pop("written")]
    (build / "manifest.json").write_text(json.dumps({**manifest, "modules": named}), encoding="utf-8")
    assert native.use() == native.OUTDATED


def test_a_wheel_has_nothing_that_makes_builds(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "GENERATOR", build / "elsewhere")
    sign(build, generator="0" * 16)
    assert native.use() == native.NATIVE


def test_it_is_for_another_python(build: Path) -> None:
    sign(build, python="cpython-310")
    assert native.use() == native.OTHER_PYTHON


@pytest.mark.parametrize("added", ["more.py", "more"])
def test_a_module_was_added(
    build: Path, added: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be below a compiled class, and nothing that was there before has to name it."""
    package = tmp_path_factory.mktemp("sources") / "dejarik"
    (package / "kernel" / "__pycache__").mkdir(parents=True)
    (package / "kernel" / "chance.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(native, "PACKAGE", package)
    sign(build)
    assert native.use() == native.NATIVE
    (package / "kernel" / added).mkdir()
    assert native.use() == native.OUTDATED


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"compiled": [], "written": []}, "the classes written for a native build"),
        ({"compiled": ["dejarik.kernel.gone"]}, "files of the native build are missing"),
        ({"python": "cpython-310"}, "another Python"),
        ({"sources": {MODULE: ""}}, "older"),
        (None, "DEJARIK_NATIVE names no native build"),
    ],
)
def test_the_version_says_so(build: Path, changed: dict[str, Any] | None, said: str) -> None:
    if changed is not None:
        sign(build, **changed)
    command = [sys.executable, "-m", "dejarik", "--lang", "en", "--version"]
    done = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=True)
    assert said in done.stdout
