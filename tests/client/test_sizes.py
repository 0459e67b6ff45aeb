"""Every page at every size in both languages: nothing is beside the screen, covered, or cut for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page
from tests.client.conftest import Visit
from tests.client.hands import SIZES, cut_texts, out_of_reach, played, serious, wait_for_turn
from tests.client.pictures import battle, duel, play

LANGUAGES = {"en": "en-US", "ru": "ru-RU"}
# A wide and a narrow one; words differ little in what axe minds.
LOOKED_OVER = {"en": (1920, 1080), "ru": (390, 844)}


def lobby(page: Page) -> None:
    page.wait_for_selector(".decks .faces")
    page.locator("summary").click()


def puzzles(page: Page) -> None:
    page.wait_for_selector("[data-puzzle]")


def how_to(page: Page) -> None:
    page.wait_for_selector(".how .drawing svg", state="attached")


def cards(page: Page) -> None:
    page.wait_for_selector(".card .face .art img")


def workshop(page: Page) -> None:
    """A deck that is not legal, so that all there is to say is there."""
    page.wait_for_selector("[data-deck]")
    page.locator("[data-deck]").nth(3).click()
    page.wait_for_selector(".pieces img")
    page.locator(".deck [data-piece] .out, .deck [data-row] .step").last.click()
    page.wait_for_selector("li[data-code] .add", state="attached")
    page.wait_for_selector(".verdict p")


def numbers(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    workshop(page)
    page.locator(".tabs button").last.click()
    page.wait_for_selector(".numbers .chart")


def pool(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    workshop(page)
    page.locator(".tabs button").first.click()
    page.wait_for_selector("li[data-code] .add")


def gallery(page: Page) -> None:
    page.wait_for_selector(".face .art img, article img")


def rules(page: Page) -> None:
    page.locator(".section summary").first.click()
    page.wait_for_selector(".section article")


def settings(page: Page) -> None:
    page.wait_for_selector(".settings")


def replay(page: Page, game: str = "destiny") -> None:
    made = page.request.post("/api/records", data=played(game)).json()
    page.goto(f"/replay/{made['id']}?step=60")
    page.wait_for_selector(".scrub")
    page.wait_for_selector(".stage [data-id]")


def round_of_destiny(page: Page) -> None:
    play(page, "destiny", "bot", duel)
    wait_for_turn(page)


def engagement(page: Page) -> None:
    play(page, "cardgame", "hotseat", battle)
    wait_for_turn(page)


PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "lobby": ("/", lobby),
    "puzzles": ("/learn?game=outer_rim", puzzles),
    "how to play": ("/learn/how-to/cardgame", how_to),
    "cards of Destiny": ("/cards/destiny", cards),
    "cards of the Card Game": ("/cards/cardgame", cards),
    "cards of Outer Rim": ("/cards/outer_rim", cards),
    "a deck of Destiny": ("/workshop/destiny", workshop),
    "a deck of the Card Game": ("/workshop/cardgame", workshop),
    "cards for a deck": ("/workshop/destiny", pool),
    "objective sets for a deck": ("/workshop/cardgame", pool),
    "the numbers of a deck": ("/workshop/destiny", numbers),
    "characters and ships": ("/workshop/outer_rim", gallery),
    "rules": ("/rules?game=destiny", rules),
    "settings": ("/settings", settings),
    "a replay": ("/settings", replay),
    "a round of Destiny": ("/settings", round_of_destiny),
    "an engagement": ("/settings", engagement),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_every_screen(visit: Visit, name: str, language: str) -> None:
    path, ready = PAGES[name]
    page = visit(path, locale=LANGUAGES[language])
    ready(page)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(120)
        assert out_of_reach(page) == [], size
        assert cut_texts(page) == [], size
        if size == LOOKED_OVER[language]:
            assert serious(page) == []


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
def test_the_drawings_of_how_to_play_hold_their_words(visit: Visit, game: str) -> None:
    page = visit(f"/learn/how-to/{game}", locale="ru-RU")
    how_to(page)
    for size in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(page.locator(".dots i").count()):
            page.wait_for_timeout(60)
            assert cut_texts(page) == [], (size, page.locator(".how h2").inner_text())
            page.keyboard.press("ArrowRight")
        for _ in range(page.locator(".dots i").count()):
            page.keyboard.press("ArrowLeft")


CUT = """<style>p { width: 90px; white-space: nowrap; overflow: hidden }</style>
    <p>much too long for its place</p>
    <p style="text-overflow: ellipsis">much too long for its place</p>
    <p style="height: 20px; white-space: normal">much too long for its place</p>
    <p style="display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; white-space: normal">
        much too long for its place</p>
    <div style="width: 90px; overflow: clip">
        <span style="white-space: nowrap">much too long for this</span></div>"""
READABLE = """<style>p { width: 90px; white-space: nowrap; overflow: hidden }</style>
    <p>short</p>
    <p title="much too long for its place">much too long for its place</p>
    <button data-id="t1"><p>much too long for its place</p></button>
    <p style="overflow: auto">much too long for its place</p>
    <p style="width: 1px; height: 1px; position: absolute; clip-path: inset(50%)">for screen readers</p>
    <div style="width: 90px; overflow: hidden; height: 20px">
        <div style="position: absolute">far outside of that</div></div>"""
UNREACHABLE = """<button style="position: fixed; top: 10px">covered</button>
    <div style="position: fixed; inset: 0 0 auto 0; height: 60px; background: red"></div>
    <a href="/" style="position: absolute; left: calc(100vw - 20px); top: 80px; width: 90px">beside</a>
    <div style="margin-top: 90px; height: 50px; overflow: hidden">
        <p style="height: 70px"></p><button>clipped</button></div>"""
REACHABLE = """<button>plain</button><button disabled style="position: absolute; left: -90px">off</button>
    <label style="display: block; position: relative">
        <input type="radio" style="position: absolute; width: 1px; height: 1px; opacity: 0">a choice</label>
    <div style="height: 50px; overflow: auto"><p style="height: 70px"></p><button>below</button></div>
    <p style="height: 3000px"></p><button>far down</button>"""


def test_the_checks_themselves_find_what_is_cut_or_covered_and_nothing_else(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(CUT)
    assert len(cut_texts(page)) == 5
    page.set_content(READABLE)
    assert cut_texts(page) == []
    page.set_content(UNREACHABLE)
    found = [each.partition(":")[0] for each in out_of_reach(page)[1:]]
    assert found == ["covered", "beside the screen", "covered"]
    page.set_content(REACHABLE)
    assert out_of_reach(page) == []
    page.close()
