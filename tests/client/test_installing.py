"""The client can be installed, and calls its player back: manifest, service worker, sign and messages."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.client.conftest import Visit
from tests.client.hands import join, one_chooses, options, same_position, start

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
    return { names, paths: found.flat().map((one) => new URL(one.url).pathname) };
}"""


def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    page = visit()
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    answer = page.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told: dict[str, Any] = answer.json()
    assert told["name"] == "Dejarik"
    assert (told["start_url"], told["scope"], told["display"]) == (".", ".", "standalone")
    assert {"192x192", "512x512"} <= {each["sizes"] for each in told["icons"]}
    for each in told["icons"]:
        size = page.evaluate(
            """async (src) => {
                const one = Object.assign(new Image(), { src });
                await one.decode();
                return one.naturalWidth;
            }""",
            each["src"],
        )
        assert page.request.get(each["src"]).headers["content-type"] == each["type"]
        assert each["sizes"] == "any" or each["sizes"] == f"{size}x{size}"


def test_the_service_worker_keeps_the_shell_and_nothing_of_a_match(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.wait_for_selector(".go")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()  # from now on through the worker
    start(page)
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    assert "/" in kept["paths"]
    assert any(path.startswith("/assets/") for path in kept["paths"])
    assert not [path for path in kept["paths"] if path != "/" and not path.startswith("/assets/")]
    page.context.set_offline(True)
    page.goto("/")  # the shell opens, and says what is missing
    expect(page.get_by_role("alert")).to_contain_text("The server isn't responding")


HIDDEN = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    window.told = [];
    window.Notification = class { constructor(title, more) { window.told.push(more.body); } close() {} };
    window.Notification.permission = "granted";
    window.Notification.requestPermission = async () => "granted";
}"""


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit) -> None:
    ann, bob = visit(), visit()
    start(ann, "friend")
    join(ann, bob)
    for _ in range(20):
        if not options(ann) and options(bob):
            break
        one_chooses(ann, bob)
        same_position(ann, bob)
    sign = ann.locator("link[rel=icon]")
    expect(sign).to_have_attribute("href", "/favicon.svg")
    ann.evaluate(HIDDEN)
    ann.get_by_label("Menu").click()
    ann.get_by_label("Notify me").check()
    ann.keyboard.press("Escape")
    for _ in range(20):
        if ann.get_attribute(".match-layout", "data-yours") == "true":
            break
        one_chooses(bob)
        same_position(ann, bob)
    expect(sign).to_have_attribute("href", "/favicon-turn.svg")
    assert ann.evaluate("() => window.told") == ["Your turn"]
    ann.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    expect(sign).to_have_attribute("href", "/favicon.svg")
