"""Takes the pictures of the documentation at a running table: `python -m tests.browser.pictures ADDRESS`."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, ROOT
from tests.browser.hands import is_over, options, step, wait_for_turn

PICTURES = ROOT / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
Scheme = Literal["dark", "light"]
SCHEMES: tuple[Scheme, ...] = ("dark", "light")
LOCALES = {"ru": "ru-RU", "en": "en-US"}
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


def travel(page: Page) -> None:
    """Outer Rim: some turns of whatever comes first, up to the next planning step."""
    for number in range(60):
        wait_for_turn(page)
        if is_over(page):
            return
        found = options(page)
        if number > 25 and any(each["key"].startswith("move") for each in found):
            return
        before = step(page)
        page.locator(f'.options [data-key="{found[0]["key"]}"]').click()
        wait_for_turn(page, before)


def fighting(found: list[dict[str, str]]) -> dict[str, str]:
    return next((each for word in FIGHTING for each in found if each["key"].startswith(word)), found[-1])


def take(browser: Browser, address: str, lang: str, scheme: Scheme, size: str) -> None:
    options = DESKTOP if size == "desktop" else PHONE
    context = browser.new_context(
        base_url=address, locale=LOCALES[lang], color_scheme=scheme, reduced_motion="reduce", **options
    )
    page = context.new_page()

    def shoot(name: str) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(700)
        page.screenshot(path=PICTURES / f"{name}.{size}.{lang}.{scheme}.png")

    page.goto("/")
    page.wait_for_selector(".mini .face")
    if (lang, scheme) in (("en", "dark"), ("ru", "light")):
        shoot("lobby")
    for seed in SEEDS:
        begin(page, seed)
        if fill_the_table(page):
            break
        page.goto("/")
    shoot("destiny")
    page.goto("/")
    page.evaluate("localStorage.setItem('dejarik.lone-passes', 'no')")
    page.reload()
    for seed in SEEDS:
        begin(page, seed, "cardgame", "hotseat")
        if fill_the_arena(page):
            break
        page.goto("/")
    shoot("cardgame")
    page.goto("/")
    begin(page, 12, "outer_rim")
    travel(page)
    shoot("outer_rim")
    if size == "desktop" and (lang, scheme) == ("en", "dark"):
        page.goto("/")
        begin(page, SEEDS[0])
        wait_for_turn(page)
        page.locator(".hand .spot").first.hover()
        page.wait_for_timeout(900)
        page.screenshot(path=PICTURES / f"zoom.{size}.{lang}.{scheme}.png")
        page.goto("/cards/destiny?playable=1")
        page.wait_for_selector(".card .face")
        shoot("cards")
    context.close()


def main(address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(Path("/usr/bin/chromium")), args=[*ARGUMENTS, "--no-sandbox"]
        )
        for size, lang, scheme in product(("desktop", "phone"), LOCALES, SCHEMES):
            take(browser, address, lang, scheme, size)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
