"""Nobody is shut out: every page in both languages, both themes, on a desk and on a phone, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.hands import choose, is_over, liked, options, played, serious, start, wait_for_turn

GAMES = ("destiny", "cardgame", "outer_rim")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
# Each language with each theme and each size once; together all pairs.
LOOKS = {"ru-RU": (("light", DESK), ("dark", PHONE)), "en-US": (("dark", DESK), ("light", PHONE))}
# One card and one rule of each game.
CARDS = {"destiny": "09024", "cardgame": "1-2", "outer_rim": "han-solo"}


def upload(page: Page, game: str) -> str:
    made: dict[str, Any] = page.request.post("/api/records", data=played(game)).json()
    return str(made["id"])


def play_on(page: Page, most: int, until: str = "") -> None:
    for _ in range(most):
        wait_for_turn(page)
        if is_over(page) or (until and page.locator(until).count()):
            return
        choose(page, liked(options(page)))
    wait_for_turn(page)


def pages(page: Page) -> Iterator[str]:
    """Stops at every page that is not a table."""
    for path, seen in (
        ("/", ".deck"),
        ("/learn", "details"),
        ("/rules", "article"),
        ("/rules?game=outer_rim&q=патруль", "h1"),
        *((f"/cards/{game}/{code}", "dialog .face") for game, code in CARDS.items()),
        ("/nowhere", "body"),
    ):
        page.goto(path)
        page.wait_for_selector(seen)
        yield path
    page.goto("/learn")
    page.wait_for_selector("details")
    page.locator("details summary").first.click()
    yield "the gallery"
    for game in GAMES:
        page.goto("/")
        page.wait_for_selector(".go")
        page.click(f'[data-game="{game}"]')
        page.locator("summary").click()
        yield f"the lobby for {game}"
        if page.locator(".bring").count():
            page.click(".bring")
            page.wait_for_selector("dialog")
            yield f"a deck of one's own for {game}"


def tables(page: Page, game: str) -> Iterator[str]:
    """Stops at moments of a match, at a puzzle and in a replay."""
    page.goto("/")
    start(page, game=game)
    wait_for_turn(page)
    yield "the beginning"
    play_on(page, 14)
    yield "some turns on"
    page.keyboard.press("KeyH")
    expect(page.locator(".option.hinted, .fixed .lit").first).to_be_visible()
    yield "a hint"
    refused = page.locator(".options .refused")
    if refused.count():
        refused.click()
        yield "what cannot be done"
    tab = page.get_by_role("tab").nth(1)
    if tab.is_visible():
        tab.click()
        yield "the log"
        page.get_by_role("tab").first.click()
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog")
    yield "the menu"
    page.keyboard.press("Escape")
    page.goto(f"/learn?game={game}")
    page.wait_for_selector("details")
    page.locator(".filters select").select_option(game)
    page.wait_for_timeout(300)
    page.locator("details summary").first.click()
    page.locator("details li button").first.click()
    page.wait_for_selector(".puzzle")
    yield "a puzzle"
    match = upload(page, game)
    for step in (30, 90):
        page.goto(f"/replay/{match}?step={step}")
        page.wait_for_selector(".scrub")
        yield f"the replay at {step}"
    page.keyboard.press("End")
    expect(page.locator(".table")).to_have_attribute("data-over", "true")
    yield "the end"


def looked_at(page: Page, locale: str, stops: Iterator[str]) -> dict[str, list[str]]:
    found = {}
    for stop in stops:
        for scheme, size in LOOKS[locale]:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.mouse.move(2, 2)
            page.wait_for_timeout(150)
            if problems := serious(page):
                found[f"{stop}, {scheme}, {size['width']}"] = problems
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("locale", LOOKS)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    assert looked_at(page, locale, pages(page)) == {}


@pytest.mark.parametrize("locale", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_table(visit: Visit, game: str, locale: str) -> None:
    page = visit(locale=locale)
    assert looked_at(page, locale, tables(page, game)) == {}
