"""A real Chromium and a real server, which runs as a process of its own, the tests click."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tests.skipping import skip_loudly

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "dejarik" / "server" / "static" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell")
# A browser under test talks to nobody but the server.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# Two browsers and two servers may share two cores: five seconds, as Playwright has it, are soon over.
expect.set_options(timeout=20_000)


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install_debians() -> str | None:
    """Debian's package, where we may install it; several workers of one run do it one after the other."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    import fcntl

    # What Chromium recommends is a whole desktop; of that only the letters are needed here.
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"]
    install += ["chromium", "fonts-liberation"]
    with (Path(tempfile.gettempdir()) / "dejarik-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (install, ["apt-get", "update", "-q"], install):
            if found := _found():
                return found
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, env=environment, capture_output=True, check=False)
    return _found()


def _launch(playwright: Playwright, executable: str | None) -> Browser | None:
    # Root has no sandbox in Chromium.
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    try:
        return playwright.chromium.launch(executable_path=executable, args=[*ARGUMENTS, *sandbox])
    except PlaywrightError:
        return None


def _launch_own(playwright: Playwright) -> Browser | None:
    """Playwright's own Chromium, fetched if need be."""
    if browser := _launch(playwright, None):
        return browser
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        subprocess.run(command, capture_output=True, timeout=600, check=True)
    except (subprocess.SubprocessError, OSError):
        return None
    return _launch(playwright, None)


def launched(playwright: Playwright) -> Browser | None:
    """A Chromium that is here or can be had."""
    found = _found() or _install_debians()
    return (_launch(playwright, found) if found else None) or _launch_own(playwright)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launched(playwright)
        if opened is None:
            reason = "no Chromium here, and none can be had: the browser tests did not run"
            if os.environ.get("CI"):
                pytest.fail(reason)
            skip_loudly(reason)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """A server with its files in a folder, and variables of the environment besides."""
    assert STATIC.is_file(), "the client is not built: `make test` does that"
    command = [sys.executable, "-m", "dejarik", "--lang", "en", "serve", "--port", "0"]
    command += ["--database", str(folder / "matches.sqlite")]
    # All tests come from one address, faster than people would.
    settings = {
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONUNBUFFERED": "1",
        "DEJARIK_PATIENCE": "100",
    } | settings
    environment = {**os.environ, **settings}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://[\d.]+:\d+", said)
            assert address, f"the server said {said!r}"
            yield address[0]
        finally:
            process.terminate()
            process.wait(10)
            if process.stdout is not None:
                process.stdout.close()


Visit = Callable[..., Page]


def _same_luck(route: Route, seed: int) -> None:
    """A match of a test goes the same way each time. Against people nobody may name the seed."""
    asked = route.request.post_data_json
    if (
        asked is None
        or asked.get("seed") is not None
        or "friend" in [seat["kind"] for seat in asked["seats"]]
    ):
        route.continue_()
    else:
        route.continue_(post_data={**asked, "seed": seed})


@pytest.fixture
def visit(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A visitor of their own, with their own cookies: `visit("/rules", locale="ru-RU")`."""
    seed = crc32(request.node.name.encode())
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        path: str = "/",
        *,
        asked_twice: bool = False,
        curtain: bool = False,
        pace: str = "fast",
        **options: object,
    ) -> Page:
        wishes: dict[str, object] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-US",
            "reduced_motion": "reduce",
        }
        # What a test asks for goes to the server, not to what a service worker has kept.
        wishes["service_workers"] = "block"
        context = browser.new_context(base_url=server, **{**wishes, **options})  # type: ignore[arg-type]
        contexts.append(context)
        if not asked_twice:
            context.add_init_script("localStorage.setItem('dejarik.confirm', 'off')")
        if not curtain:
            context.add_init_script("localStorage.setItem('dejarik.curtain', 'off')")
        context.add_init_script(
            f"localStorage.setItem('dejarik.pace', localStorage.getItem('dejarik.pace') ?? '{pace}')"
        )
        context.route(re.compile(r"/api/matches(\?|$)"), lambda route: _same_luck(route, seed))
        page = context.new_page()
        page.set_default_timeout(40_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert problems == []
