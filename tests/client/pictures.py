"""Takes the pictures of the documentation on a running server: `python -m tests.client.pictures ADDRESS`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.client.conftest import ARGUMENTS, ROOT
from tests.client.hands import is_over, wait_for_turn

PICTURES = ROOT / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
Scheme = Literal["dark", "light"]
FEW: tuple[tuple[str, str, Scheme], ...] = (
    ("desktop", "en", "dark"),
    ("phone", "en", "light"),
    ("desktop", "ru", "dark"),
    ("phone", "ru", "light"),
)
ALL = (*FEW, ("desktop", "ru", "light"), ("phone", "ru", "dark"))
# What is there once a page is drawn.
READY = dict.fromkeys(("destiny", "cardgame", "outer_rim"), "[data-key]:not([disabled])")
READY |= {"lobby": ".decks .faces", "cards": ".card .face"}
SEEDS = range(12, 30)
# Activating and playing fill the board; resolving would empty it.
FILLING = ("activate", "play", "target", "distribute", "roll")
FIGHTING = ("play", "engage", "attack-with", "defend-with", "place", "strike-with", "resolve", "damage")
LONGEST = 400
Told = dict[str, Any]  # what the server says: a view, an option


def begin(page: Page, seed: int, game: str = "destiny", opponent: str = "bot") -> None:
    page.wait_for_selector(".go")
    page.click(f'[data-game="{game}"]')
    page.locator(f'input[value="{opponent}"]').check(force=True)
    page.locator("summary").click()
    page.locator(".details input:not([type=checkbox])").last.fill(str(seed))
    page.click(".go")
    page.wait_for_selector(".match-layout[data-step]")


def first(found: list[Told], words: tuple[str, ...]) -> Told:
    return next((each for word in words for each in found if each["key"].startswith(word)), found[-1])


def sides(view: Told) -> tuple[Told, Told]:
    """Whoever is asked, and the opponent."""
    ours, theirs = sorted(
        view["board"]["players"], key=lambda side: side["seat"] != view["question"]["seat"]
    )[:2]
    return ours, theirs


def duel(view: Told) -> Told | None:
    """Destiny: what to choose, or nothing: dice lie on both sides and the battlefield can be claimed."""
    found = view["question"]["options"]
    ours, theirs = sides(view)
    full = len(ours["pool"]) >= 3 and len(theirs["pool"]) >= 2 and view["step"] > 20
    if full and any(each["group"] == "claim" for each in found):
        return None
    return first(found, FILLING)


def battle(view: Told) -> Told | None:
    """The Card Game: two attackers at a time, until strikes are exchanged with somebody."""
    found = view["question"]["options"]
    words = [each["key"].partition(" ")[0] for each in found]
    ours, theirs = sides(view)
    fighting = [[unit for unit in side["units"] if unit["role"]] for side in (ours, theirs)]
    if "strike-with" in words and all(fighting):
        return None
    sent = "attack-with" in words and len(fighting[0]) > 1
    # Whoever attacks with everything has nobody left to defend: one side keeps the peace.
    peaceful = "engage" in words and view["question"]["seat"] == 1
    placed = "place" in words and len(ours["edge"]["own"]) > 1
    over = sent or peaceful or placed or "commit" in words or "mulligan" in words
    told: Told = found[-1] if over else first(found, FIGHTING)
    return told


def journey(view: Told) -> Told | None:
    """Outer Rim: some turns of whatever comes first, up to a planning step."""
    found = view["question"]["options"]
    moving = any(each["key"].startswith("move") for each in found)
    told: Told | None = None if moving and view["step"] > 60 else found[0]
    return told


def play(page: Page, game: str, opponent: str, decide: Callable[[Told], Told | None]) -> None:
    """Until there is something to see in a match of this game."""
    for seed in SEEDS:
        page.goto("/")
        begin(page, seed, game, opponent)
        if _filled(page, decide):
            return
    raise AssertionError(f"{game}: every match ended before there was something to see")


def _filled(page: Page, decide: Callable[[Told], Told | None]) -> bool:
    match = f"/api/matches/{page.url.rpartition('/')[2]}"
    for _ in range(LONGEST):
        view = page.request.get(match).json()
        if view["outcome"]:
            return False
        if not view["question"] or not view["question"]["options"]:
            page.wait_for_timeout(50)
            continue
        option = decide(view)
        if option is None:
            return True
        chosen = {
            "type": "choose",
            "step": view["step"],
            "key": option["key"],
            "seat": view["question"]["seat"],
        }
        page.request.post(f"{match}/messages", data=chosen)
    return False


def shoot(page: Page, name: str, size: str, lang: str, scheme: Scheme) -> None:
    """The same moment in another language, theme and size."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size(SIZES[size])
    if page.locator("html").get_attribute("lang") != lang:
        page.evaluate("lang => localStorage.setItem('dejarik.lang', lang)", lang)
        page.reload()
    page.wait_for_selector(READY[name], state="attached")
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    if page.locator(".match-layout").count() and is_over(page):
        raise AssertionError(f"{name}: the match is over")
    page.screenshot(path=PICTURES / f"{name}.{size}.{lang}.{scheme}.png")


def main(address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(Path("/usr/bin/chromium")), args=[*ARGUMENTS, "--no-sandbox"]
        )
        page = browser.new_context(base_url=address, locale="en-US", has_touch=True).new_page()
        page.set_default_timeout(60_000)
        page.goto("/")
        for size, lang, scheme in FEW:
            shoot(page, "lobby", size, lang, scheme)
        page.evaluate("localStorage.setItem('dejarik.ask', 'always')")
        page.set_viewport_size(SIZES["desktop"])
        matches = (
            ("destiny", "bot", duel),
            ("cardgame", "hotseat", battle),
            ("outer_rim", "bot", journey),
        )
        for game, opponent, decide in matches:
            page.set_viewport_size(SIZES["desktop"])
            play(page, game, opponent, decide)
            for size, lang, scheme in FEW if game != "destiny" else ALL:
                shoot(page, game, size, lang, scheme)
        page.set_viewport_size(SIZES["desktop"])
        page.evaluate("localStorage.setItem('dejarik.lang', 'en')")
        page.goto("/")
        begin(page, SEEDS[0])
        wait_for_turn(page)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        page.locator(".hand .spot").first.hover()
        page.wait_for_timeout(900)
        page.screenshot(path=PICTURES / "zoom.desktop.en.dark.png")
        page.goto("/cards/destiny?playable=1")
        shoot(page, "cards", "desktop", "en", "dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
