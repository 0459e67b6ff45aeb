"""Objects are kept for the next build, and messages lead to the sources."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from native.compiling import Build, command
from native.messages import Messages, of_sources

from dejarik import native

BUILD = Build(2, Path("build/objects-O2"))
FLAGS = ["-O2", "-fno-plt"]


def folder(
    compiler: str = "gcc", headers: str = "include", flags: list[str] = FLAGS, modules: int = 1
) -> Path:
    called = SimpleNamespace(compiler_so=[compiler, "-fPIC"], include_dirs=[headers])
    extension = SimpleNamespace(include_dirs=["c"], extra_compile_args=flags)
    return BUILD.folder_for(command(called, [extension] * modules))


def test_objects_are_found_again() -> None:
    assert folder() == folder(modules=2)
    assert folder().name.startswith(f"objects-O2-{sys.implementation.cache_tag}-")


@pytest.mark.parametrize(
    "changed", [{"compiler": "clang"}, {"headers": "elsewhere"}, {"flags": ["-O2"]}, {"flags": FLAGS[::-1]}]
)
def test_objects_that_were_compiled_otherwise_are_not_used(changed: dict[str, Any]) -> None:
    assert folder(**changed) != folder()


def test_objects_of_another_python_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder()
    monkeypatch.setattr(sys, "implementation", SimpleNamespace(cache_tag="cpython-310"))
    assert folder() != before


def test_counts_are_looked_for_where_they_were_made() -> None:
    counting = Build(2, Path("build/objects-profile"), Path("build/counts"), counting=True)
    compiled = [build.folder_for([build.profile]) for build in (counting, counting._replace(counting=False))]
    assert compiled == [Path("build/objects-profile")] * 2


# ---- Messages ----------------------------------------------------------------------------------------------

WRITTEN = """
class Chance:

    def draw(self) -> int:
        return 'none'

    def _clone(self) -> int:
        return 'none'
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a class was written from a source in which it begins in line 5, and its function in line 11."""
    sources = tmp_path / "src"
    source = "\n" * 4 + "class Chance:\n" + "\n" * 5 + "    def draw(self) -> int: ...\n"
    for place, text in ((sources, source), (tmp_path / "written", WRITTEN)):
        (place / "dejarik" / "kernel").mkdir(parents=True)
        (place / "dejarik" / "kernel" / "chance.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr("native.messages.SOURCES", sources)
    monkeypatch.setattr("native.messages.ROOT", tmp_path)
    return tmp_path / "written"


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        (5, 11),  # in a function
        (8, 5),  # in one that was only written: its class is told
        (1, 1),
    ],
)
def test_a_message_names_the_source(written: Path, line: int, begins: int) -> None:
    file = "dejarik/kernel/chance.py"
    said = of_sources(f"{file}:{line}: error: wrong", written)
    assert said == f"src/{file}:{begins}: error: wrong [written: written/{file}:{line}]"


def test_what_is_written_by_hand_is_named_itself(tmp_path: Path) -> None:
    said = of_sources("dejarik/kernel/data.py:7: error: wrong", tmp_path)
    assert said == "native/runtime/data.py:7: error: wrong"
    assert (native.GENERATOR / "runtime" / "data.py").exists()


@pytest.mark.parametrize(
    "said", ["somewhere/else.py:7: error: wrong", "dejarik/gone.py:7: error: wrong", "!"]
)
def test_other_messages_stay_as_they_are(tmp_path: Path, said: str) -> None:
    assert of_sources(said, tmp_path) == said


def test_lists_instead_of_generators_are_no_matter(tmp_path: Path) -> None:
    out = io.StringIO()
    print(
        "x.py:1: warning: Treating generator comprehension as list\n\nx.py:2: error: wrong",
        file=Messages(out, tmp_path),
    )
    assert out.getvalue() == "x.py:2: error: wrong\n"
