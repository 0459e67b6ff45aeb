"""The client behind a proxy, below a path: pages, links, invitations and live connections stay there."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect
from tests.client.hands import join, one_chooses, same_position, start
from tests.server.http.test_below_a_path import BELOW, NodeBelow, Proxy

PATIENT = 60_000  # milliseconds: node and proxy share a process with the test
LINKS = "() => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))"


def strays(page: Page) -> list[str]:
    """Links of a page that lead out of the path."""
    return [link for link in page.evaluate(LINKS) if not link.startswith((f"{BELOW}/", "#", "https://"))]


def test_two_people_play_below_a_path(browser: Browser, tmp_path: Path) -> None:
    node = NodeBelow(str(tmp_path / "matches.db"))
    with node, Proxy(node.address, takes_off=True) as address:
        contexts = [browser.new_context(locale="en-US") for _ in range(2)]
        ann, bob = (context.new_page() for context in contexts)
        asked: list[str] = []
        for page in (ann, bob):
            page.set_default_timeout(PATIENT)
            page.on("request", lambda request: asked.append(request.url))
            page.on("websocket", lambda socket: asked.append(socket.url))
        ann.goto(f"{address}{BELOW}/")
        match = start(ann, "friend")
        expect(ann).to_have_url(f"{address}{BELOW}/match/{match}")
        join(ann, bob)
        one_chooses(ann, bob)
        same_position(ann, bob)
        ann.reload()
        ann.wait_for_selector(".match-layout[data-step]")
        ann.goto(f"{address}{BELOW}/rules/destiny.die.six-sided")
        expect(ann.locator("h3").first).to_be_visible()
        assert not strays(ann)
        ann.locator(f'a[href="{BELOW}/"]').first.click()
        expect(ann.locator(f'a[href="{BELOW}/match/{match}"]')).to_be_visible()
        assert not strays(ann)
        ann.go_back()
        expect(ann.locator("h3").first).to_be_visible()
        assert {path for url in asked if not (path := urlsplit(url).path).startswith(f"{BELOW}/")} == set()
        assert any(url.startswith("ws://") for url in asked)
        for context in contexts:
            context.close()
