"""How long cards take to follow a keystroke in the workshop, and what that costs.

    python -m tests.client.keystrokes
    python -m tests.client.keystrokes --game cardgame --lang ru --phone --repeat 3

A server and a Chromium of their own; a deck lies on the bench, and queries are typed key by key. For each
key: the time until the cards that answer it are painted, how long the request was under way, processor time
of the page's own thread (scripts, styles, layout, all tasks), requests, and cards drawn at once. Times say
something on a quiet machine only, so no test looks at them; `test_workshop.py` holds on to the rest.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright
from tests.client.conftest import launched, serving

QUERIES = {
    "destiny": (
        "lightsaber",
        "t:upgrade c<=2",
        "f:red -is:unique",
        "die:special die>=2melee",
        'text:"remove a die"',
    ),
    "cardgame": ("skywalker", "type:unit cost<=3", "blast>=1 force>=2", "side:dark"),
}
DECKS = {"destiny": "senators", "cardgame": "jedi"}
SIZES: dict[bool, ViewportSize] = {
    False: {"width": 1440, "height": 900},
    True: {"width": 390, "height": 844},
}
LOCALES = {"en": "en-US", "ru": "ru-RU"}
PAUSE = 450  # milliseconds between keys: each is measured by itself
BUSY = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

# From the key until the frame with its cards has been drawn.
WATCH = """() => {
    const list = document.querySelector("ul[data-query]");
    const field = document.querySelector("#workshop-search");
    const seen = window.keystrokes = [];
    let now = null;
    field.addEventListener("input", (event) => {
        now = { key: event.timeStamp, query: field.value.trimEnd(), painted: null, tiles: 0 };
        seen.push(now);
    }, true);
    new MutationObserver(() => {
        const mine = now;
        if (!mine || mine.painted !== null || list.dataset.query !== mine.query) return;
        mine.tiles = list.querySelectorAll("li[data-code]").length;
        mine.answered = performance.now();
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => (mine.painted = performance.now());
            after.port2.postMessage(null);
        });
    }).observe(list, { attributeFilter: ["data-query"] });
}"""
REQUESTS = """() => performance.getEntriesByType("resource")
    .filter((each) => each.name.includes("/api/"))
    .map(({ name, startTime, responseEnd }) => (
        { name: new URL(name).pathname, begun: startTime, took: responseEnd - startTime }))"""


def type_in(page: Page, query: str, pause: int = PAUSE) -> list[dict[str, Any]]:
    """Every key of a query by itself, and what became of it; the field is emptied before."""
    page.fill("#workshop-search", "")
    page.wait_for_timeout(pause)
    page.evaluate("() => { window.keystrokes.length = 0; performance.clearResourceTimings(); }")
    for letter in query:
        page.keyboard.type(letter)
        page.wait_for_timeout(pause)
    keys: list[dict[str, Any]] = page.evaluate("() => window.keystrokes")
    sent = page.evaluate(REQUESTS)
    for key, following in zip(keys, [*[each["key"] for each in keys[1:]], float("inf")], strict=True):
        key["requests"] = [each for each in sent if key["key"] <= each["begun"] < following]
    return keys


def watched(page: Page, deck: str) -> None:
    """The bench with a deck on it, and all that is drawn first drawn."""
    page.click(f'[data-deck="{deck}"]')
    page.wait_for_selector(".verdict p")
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").first.click()
    page.wait_for_timeout(1500)
    page.wait_for_load_state("networkidle")  # faces of all cards are there
    page.click("#workshop-search")
    page.evaluate(WATCH)


@contextmanager
def busy(session: CDPSession) -> Iterator[dict[str, float]]:
    """Seconds of processor time that the page's own thread used meanwhile, by kind."""
    told: dict[str, float] = {}

    def read() -> dict[str, float]:
        return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}

    before = read()
    yield told
    after = read()
    told.update({name: after[name] - before[name] for name in BUSY})


def told(name: str, values: list[float]) -> None:
    cuts = statistics.quantiles(values, n=10) if len(values) > 1 else values * 9
    middle, most = statistics.median(values), max(values)
    print(f"  {name:24} median {middle:6.1f}   90 % {cuts[8]:6.1f}   worst {most:6.1f}")


def measure(page: Page, game: str, repeat: int) -> None:
    watched(page, DECKS[game])
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    keys: list[dict[str, Any]] = []
    spent = dict.fromkeys(BUSY, 0.0)
    for _ in range(repeat):
        for query in QUERIES[game]:
            with busy(session) as cost:
                keys += type_in(page, query)
            spent = {name: spent[name] + cost[name] for name in BUSY}
    drawn = [key for key in keys if key["painted"] is not None]
    asked = [each for key in keys for each in key["requests"] if "/found/" in each["name"]]
    print(f"{len(keys)} keys, {len(drawn)} of them answered with cards; milliseconds:")
    told("key to painted cards", [key["painted"] - key["key"] for key in drawn])
    told("key to cards in the page", [key["answered"] - key["key"] for key in drawn])
    told("request under way", [each["took"] for each in asked])
    told("cards drawn at once", [float(key["tiles"]) for key in drawn])
    print(f"  requests for a key       {len(asked) / len(keys):.2f} of cards")
    others = sum(len(key["requests"]) for key in keys) - len(asked)
    print(f"                           {others / len(keys):.2f} others, later")
    for name in BUSY:
        print(f"  {name:24} {1000 * spent[name] / len(keys):6.1f} a key, whatever came later included")


def main() -> None:
    parser = argparse.ArgumentParser(description="how quickly cards follow a keystroke")
    parser.add_argument("--game", choices=QUERIES, default="destiny")
    parser.add_argument("--lang", choices=LOCALES, default="en")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--repeat", type=int, default=2)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        if browser is None:
            parser.error("no Chromium here")
        page = browser.new_page(
            base_url=address,
            viewport=SIZES[args.phone],
            locale=LOCALES[args.lang],
            service_workers="block",
        )
        page.goto(f"/workshop/{args.game}")
        measure(page, args.game, args.repeat)
        browser.close()


if __name__ == "__main__":
    main()
