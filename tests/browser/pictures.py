"""Takes the pictures of the documentation at a running table: `python -m tests.browser.pictures ADDRESS`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.browser.conftest import ARGUMENTS, ROOT
from tests.browser.hands import is_over, options, step, wait_for_turn

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
READY = dict.fromkeys(("destiny", "cardgame", "outer_rim"), ".options [data-key]:not([disabled])")
READY |= {"lobby": ".deck", "cards": ".card .face"}
SEEDS = range(12, 30)
# Activating and playing fill the table; resolving would empty it.
FILLING = ("activate", "play", "target", "distribute", "roll")
FIGHTING = ("play", "engage", "attack-with", "defend-with", "place", "strike-with", "resolve", "damage")


def begin(page: Page, seed: int, game: str = "destiny", opponent: str = "bot") -> None:
    page.wait_for_selector(".go")
    page.click(f'[data-game="{game}"]')
    page.locator(f'input[value="{opponent}"]').check(force=True)
    page.locator("summary").click()
    page.locator(".details input:not([type=checkbox])").last.fill(str(seed))
    page.click(".go")
    page.wait_for_selector(".table[data-step]")


def is_full(page: Page) -> bool:
    mine = page.locator(".pool:not(.foe) .pooldie").count()
    theirs = page.locator(".pool.foe .pooldie").count()
    return mine >= 3 and theirs >= 2 and page.locator('[data-group="claim"]').count() > 0


def fill_the_table(page: Page) -> bool:
    """Play until there is something to see; a match may also end before."""
    for number in range(90):
        wait_for_turn(page)
        found = options(page)
        if is_over(page):
            return False
        if number > 12 and is_full(page):
            return True
        picked = next((each for word in FILLING for each in found if each["key"].startswith(word)), found[-1])
        before = step(page)
        page.locator(f'.options [data-key="{picked["key"]}"]').click()
        wait_for_turn(page, before)
    return False


def fill_the_arena(page: Page) -> bool:
    """The Card Game: play both sides, two attackers at a time, until strikes are exchanged."""
    for _ in range(400):
        wait_for_turn(page)
        if is_over(page):
            return False
        found = options(page)
        words = [each["key"].partition(" ")[0] for each in found]
        if "strike-with" in words and page.locator(".arena .line.foe .unit").count():
            return True
        sent = page.locator(".fighting .line:not(.foe) .unit").count() > 1
        enough = ("attack-with" in words and sent) or "commit" in words or "mulligan" in words
        picked = found[words.index("done")] if enough and "done" in words else fighting(found)
        before = step(page)
        page.locator(f'.options [data-key="{picked["key"]}"]').click()
        wait_for_turn(page, before)
    return False


def travel(page: Page) -> bool:
    """Outer Rim: some turns of whatever comes first, up to the next planning step."""
    for number in range(60):
        wait_for_turn(page)
        if is_over(page):
            return False
        found = options(page)
        if number > 25 and any(each["key"].startswith("move") for each in found):
            return True
        before = step(page)
        page.locator(f'.options [data-key="{found[0]["key"]}"]').click()
        wait_for_turn(page, before)
    return False


def fighting(found: list[dict[str, str]]) -> dict[str, str]:
    return next((each for word in FIGHTING for each in found if each["key"].startswith(word)), found[-1])


def shoot(page: Page, name: str, size: str, lang: str, scheme: Scheme) -> None:
    """The same moment in another language, theme and size."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size(SIZES[size])
    if page.locator("html").get_attribute("lang") != lang:
        page.evaluate("lang => localStorage.setItem('dejarik.lang', lang)", lang)
        page.reload()
    page.wait_for_selector(READY[name])
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    if page.locator(".table").count() and is_over(page):
        raise AssertionError(f"{name}: the match is over")
    page.screenshot(path=PICTURES / f"{name}.{size}.{lang}.{scheme}.png")


def play(page: Page, game: str, opponent: str, fill: Callable[[Page], bool]) -> None:
    """At a table of this game at which there is something to see."""
    for seed in SEEDS:
        page.goto("/")
        begin(page, seed, game, opponent)
        if fill(page):
            return
    raise AssertionError(f"{game}: every match ended before there was something to see")


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
        page.evaluate("localStorage.setItem('dejarik.lone-passes', 'no')")
        page.set_viewport_size(SIZES["desktop"])
        tables = (
            ("destiny", "bot", fill_the_table),
            ("cardgame", "hotseat", fill_the_arena),
            ("outer_rim", "bot", travel),
        )
        for game, opponent, fill in tables:
            page.set_viewport_size(SIZES["desktop"])
            play(page, game, opponent, fill)
            for size, lang, scheme in FEW if game != "destiny" else ALL:
                shoot(page, game, size, lang, scheme)
        page.set_viewport_size(SIZES["desktop"])
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
