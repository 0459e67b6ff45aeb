"""The wheel that people install has everything in it: pages, words and tables. A match is played on it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.client.conftest import STATIC
from tests.server.nodes import BOT, ME, Person, play_on
from tests.skipping import skip_loudly

ROOT = Path(__file__).parents[2]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DEJARIK"))}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert STATIC.is_file(), "the client is not built: `make test` does that"
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    built = subprocess.run(
        command, env={**CLEAN, "HATCH_BUILD_NO_HOOKS": "true"}, capture_output=True, text=True, check=False
    )
    if built.returncode:
        reason = f"no wheel can be built here: {built.stderr[-300:]}"
        if os.environ.get("CI") or "No matching distribution" not in built.stderr:
            pytest.fail(reason)
        skip_loudly(reason)
    (made,) = folder.glob("dejarik-*.whl")
    return made


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`dejarik` in an environment of its own, which borrows only what the wheel depends on."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        str(wheel),
    ]
    subprocess.run(install, env=CLEAN, check=True)
    here = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    )
    borrowed = Path(here.stdout.strip()) / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python.with_name("dejarik")


@pytest.fixture(scope="module")
def address(command: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("club")
    serve = [str(command), "--lang", "en", "serve", "--port", "0", "--database", str(folder / "matches.db")]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            serve,
            cwd=folder,
            env={**CLEAN, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", said)
            assert found, (folder / "log").read_text(encoding="utf-8")
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()


def test_everything_is_in_it_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "dejarik/server/static/index.html",
        "dejarik/server/storage/migrations/versions/v0003_outliving_upgrades.py",
        "dejarik/words/ru/server.ftl",
        "dejarik/games/destiny/words/en/log.ftl",
        "dejarik/py.typed",
    ):
        assert needed in names
    assert not [name for name in names if not name.startswith(("dejarik/", "dejarik-"))]


def test_it_serves_its_pages(address: str) -> None:
    page = httpx.get(f"{address}/")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script is not None
    assert httpx.get(f"{address}{script[1]}").headers["content-type"].startswith("text/javascript")


def test_a_match_is_played_on_it(address: str) -> None:
    ann = Person(address)
    try:
        match = ann.match(ME, BOT)["id"]
        assert play_on(ann, match, random.Random(8))["winners"] is not None
    finally:
        ann.http.close()


def test_the_doctor_finds_it_well(command: Path, tmp_path: Path) -> None:
    doctor = [
        str(command),
        "--lang",
        "en",
        "doctor",
        "--port",
        "0",
        "--database",
        str(tmp_path / "matches.db"),
    ]
    looked = subprocess.run(doctor, cwd=tmp_path, env=CLEAN, capture_output=True, text=True, check=False)
    assert looked.returncode == 0, looked.stdout + looked.stderr
