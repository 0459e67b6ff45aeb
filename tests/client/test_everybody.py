"""Nobody is shut out: every page in both languages and themes, at a desk, on a phone, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.client.conftest import Visit
from tests.client.hands import choose, is_over, liked, options, played, serious, start, wait_for_turn
from tests.client.test_cardgame import asked_always

GAMES = ("destiny", "cardgame", "outer_rim")
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
Looks = tuple[tuple[Literal["light", "dark"], ViewportSize], ...]
# Each language with each theme and each size once; together all pairs.
LOOKS: dict[str, Looks] = {
    "ru-RU": (("light", DESK), ("dark", PHONE)),
    "en-US": (("dark", DESK), ("light", PHONE)),
}
# Each language, theme and size once.
FEWER: dict[str, Looks] = {"ru-RU": (("light", DESK),), "en-US": (("dark", PHONE),)}
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
    """Stops at every page that is not a match, the lobby with all that unfolds there."""
    for path, seen in (
        ("/rules?section=shield", "article"),
        ("/rules?game=outer_rim&q=патруль", "h1"),
        *((f"/cards/{game}/{code}", "dialog .face") for game, code in CARDS.items()),
        ("/workshop/destiny", "[data-deck]"),
        ("/settings", ".settings"),
        *((f"/learn/how-to/{game}", ".drawing .scene") for game in GAMES),
        ("/nowhere", "body"),
    ):
        page.goto(path)
        page.wait_for_selector(seen)
        yield path
    for game in GAMES:
        page.goto(f"/learn?game={game}")
        page.wait_for_selector("[data-puzzle]")
        yield f"learning {game}"
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


def matches(page: Page, game: str) -> Iterator[str]:
    """Stops at moments of a match, at a puzzle and in a replay."""
    page.goto("/")
    start(page, game=game)
    wait_for_turn(page)
    yield "the beginning"
    play_on(page, 14)
    yield "some turns on"
    page.keyboard.press("KeyH")
    expect(page.locator(".option.hinted, .fixed .lit").first).to_be_visible()
    refused = page.locator(".options .refused")
    if refused.count():
        refused.click()
    yield "a hint, and what cannot be done"
    tab = page.get_by_role("tab").nth(1)
    if tab.is_visible():
        tab.click()
        yield "the log"
        page.get_by_role("tab").first.click()
    page.locator(".top .tools button").last.click()
    page.wait_for_selector("dialog")
    yield "the menu"
    page.keyboard.press("Escape")
    page.goto(f"/learn?game={game}")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector(".puzzle")
    yield "a puzzle"
    match = upload(page, game)
    page.goto(f"/replay/{match}?step=90")
    page.wait_for_selector(".scrub")
    yield "the replay"
    page.keyboard.press("End")
    expect(page.locator(".match-layout")).to_have_attribute("data-over", "true")
    yield "the end"


def looked_at(page: Page, looks: Looks, stops: Iterator[str]) -> dict[str, list[str]]:
    found = {}
    for stop in stops:
        for scheme, size in looks:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.set_viewport_size(size)
            page.mouse.move(2, 2)
            page.wait_for_timeout(150)
            if problems := serious(page):
                found[f"{stop}, {scheme}, {size['width']}"] = problems
        page.set_viewport_size(DESK)
    return found


@pytest.mark.parametrize("locale", FEWER)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    assert looked_at(page, FEWER[locale], pages(page)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("locale", LOOKS)
def test_axe_finds_nothing_serious_on_any_page_in_any_look(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    assert looked_at(page, LOOKS[locale], pages(page)) == {}


def each_language_at(games: tuple[str, ...]) -> Iterator[Any]:
    """Every game in both languages; one of them, in turns, is left to the long run: axe is slow."""
    for number, game in enumerate(games):
        for place, locale in enumerate(LOOKS):
            yield pytest.param(game, locale, marks=[pytest.mark.soak] if place != number % 2 else [])


@pytest.mark.parametrize(("game", "locale"), [*each_language_at(GAMES)])
def test_axe_finds_nothing_serious_at_any_table(visit: Visit, game: str, locale: str) -> None:
    page = visit(locale=locale)
    assert looked_at(page, LOOKS[locale], matches(page, game)) == {}


# ---- By keys alone --------------------------------------------------------------------------------

# Where the focus is: whether it can be seen, whether something lies over it, and what a reader hears.
FOCUSED = """() => {
    const here = document.activeElement;
    if (!here || here === document.body) return null;
    const shown = here.matches("input[type=radio], input[type=file]") ? here.closest("label") : here;
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
    const top = document.elementFromPoint(x, y);
    return {
        what: here.outerHTML.slice(0, 140),
        ringed: [here, shown].some((one) => getComputedStyle(one).outlineStyle !== "none"),
        free: !top || shown.contains(top) || top.contains(shown),
        inside: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
        named: Boolean(here.textContent.trim() || here.ariaLabel || here.title || here.labels?.length),
    };
}"""


def faults(here: dict[str, Any]) -> list[str]:
    return [f"not {what}: {here['what']}" for what in ("ringed", "free", "inside", "named") if not here[what]]


def walk(page: Page, most: int = 120) -> list[str]:
    """With Tab through the whole page; answers with whatever is wrong on the way."""
    wrong: list[str] = []
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    for _ in range(most):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUSED)
        if here is None:
            return wrong
        if faults(here):
            # What came late on a busy machine may have pushed it away: back, and there once more.
            page.wait_for_load_state("networkidle")
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Tab")
            here = page.evaluate(FOCUSED)
        wrong += faults(here)
    raise AssertionError(f"Tab does not lead out again: {here}")


def test_every_page_can_be_walked_by_keys(visit: Visit) -> None:
    page = visit()
    for path, seen in (
        ("/", ".deck"),
        ("/learn", "[data-puzzle]"),
        ("/cards/destiny?q=lightsaber", ".card .face"),
        ("/rules?q=claim", "article"),
        ("/settings", ".settings"),
    ):
        page.goto(path)
        page.wait_for_selector(seen)
        assert walk(page) == [], path


def test_a_replay_and_its_menu_can_be_walked_by_keys(visit: Visit) -> None:
    page = visit()
    page.goto(f"/replay/{upload(page, 'destiny')}?step=40")
    page.wait_for_selector(".scrub")
    # Each line of the log is a stop of its own; the beginning of it tells enough.
    page.evaluate(
        "() => document.querySelectorAll('.log li:nth-child(n + 6)').forEach((line) => line.remove())"
    )
    assert walk(page) == []
    page.get_by_label("Menu").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Menu"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_walked_by_keys(visit: Visit, game: str) -> None:
    page = visit()
    asked_always(page)  # a pass given by itself would change the position in the middle of the walk
    start(page, game=game)
    play_on(page, 8)
    assert walk(page) == []
    # Whoever asks why not by a key finds the answer, and comes back to where they were.
    spot = page.locator(".stage .spot.refused").first
    if spot.count():
        spot.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".floating .why")).to_be_visible()
        assert page.evaluate("() => document.activeElement.closest('.floating') !== null")
        page.keyboard.press("Escape")
        expect(page.locator(".floating .why")).to_have_count(0)
        assert page.evaluate("() => document.activeElement.classList.contains('refused')")
