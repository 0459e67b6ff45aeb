"""Without a C compiler `make native` says what to install, and tests that compile are skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from native.compiler import command, header, why_not
from tests.native.builds import ROOT, why_nothing_compiles

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="compilers of Windows are not called by a name")
PROGRAM = "#include <stdlib.h>\nint main(void) { return EXIT_SUCCESS; }\n"
NO_HEADERS = "#!/bin/sh\necho 'trial.c:1:10: fatal error: Python.h: No such file or directory' >&2\nexit 1\n"


def makes_programs(folder: Path) -> bool:
    """Whether the C compiler is there and works, Python aside."""
    (folder / "program.c").write_text(PROGRAM, encoding="utf-8")
    try:
        subprocess.run([*command(), "program.c"], cwd=folder, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def without_compiler(folder: Path) -> dict[str, str]:
    """An environment with nothing to compile with."""
    return {**os.environ, "CC": str(folder / "cc"), "PATH": str(folder)}


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiler that does not find the headers of Python."""
    made = tmp_path / "fake-cc"
    made.write_text(NO_HEADERS, encoding="utf-8")
    made.chmod(0o755)
    monkeypatch.setenv("CC", str(made))
    return made


def test_where_there_is_a_compiler_nothing_is_skipped(tmp_path: Path) -> None:
    """Otherwise an error of the trial would leave out everything that compiles, unseen."""
    if header().exists() and makes_programs(tmp_path):
        assert why_nothing_compiles() == ""


@ON_POSIX
def test_a_compiler_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    said = why_not()
    assert f"without a C compiler (there is no `{tmp_path / 'cc'}`)" in said
    assert "apt install build-essential" in said


@ON_POSIX
@pytest.mark.usefixtures("fake")
def test_headers_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("native.compiler.header", lambda: tmp_path / "Python.h")
    said = why_not()
    assert f"without the headers of this Python (there is no {tmp_path / 'Python.h'})" in said
    assert f"python{sys.version_info.major}.{sys.version_info.minor}-dev" in said


@ON_POSIX
def test_a_compiler_does_not_work(fake: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("native.compiler.header", lambda: fake)
    assert why_not() == (
        f"Nothing can be compiled: {fake} does not make an extension of Python "
        "(trial.c:1:10: fatal error: Python.h: No such file or directory)."
    )


@ON_POSIX
def test_a_build_ends_with_one_sentence(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "native", "--folder", str(tmp_path / "build")]
    env = without_compiler(tmp_path)
    done = subprocess.run(build, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    (said,) = done.stderr.splitlines()
    assert said.startswith("Nothing can be compiled without a C compiler")
    assert not (tmp_path / "build").exists()


@ON_POSIX
def test_tests_that_compile_are_skipped_and_say_so(tmp_path: Path) -> None:
    test = "tests/native/test_same_matches.py::test_one_game_compiled"
    one = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", test]
    env = without_compiler(tmp_path)
    done = subprocess.run(one, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "1 skipped, 1 warning" in done.stdout
    assert "PytestWarning: Nothing can be compiled without a C compiler" in done.stdout
