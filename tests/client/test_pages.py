"""Languages, reasons, looking things up, learning; and that everybody can use it."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect
from tests.client.conftest import Visit
from tests.client.hands import choose, liked, options, spoken, start, wait_for_turn

FIRST_PAGE = 300_000


def test_the_language_can_be_changed_in_the_middle_of_a_match_and_is_remembered(visit: Visit) -> None:
    page = visit()
    start(page)
    wait_for_turn(page)
    expect(page.locator(".turn")).to_have_text("Your turn")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Русский").click()
    page.keyboard.press("Escape")
    spoken(page, "ru")
    expect(page.locator(".turn")).to_have_text("Ваш ход")
    expect(page.locator(".options")).to_contain_text(re.compile("[а-яё]{4}"))
    expect(page.locator(".options")).not_to_contain_text(re.compile("[a-z]{4}"))
    page.reload()
    expect(page.locator(".turn")).to_have_text("Ваш ход")


def test_the_theme_can_be_chosen_and_is_remembered(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.wait_for_selector(".go")
    light = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.locator("[data-theme-now]").click()
    page.locator("[data-theme-now]").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") != light
    page.reload()
    page.wait_for_selector(".go")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_clicking_what_is_impossible_tells_why_and_leads_to_the_rule(visit: Visit) -> None:
    page = visit()
    start(page)
    for _ in range(40):
        wait_for_turn(page)
        if page.locator(".stage .spot.refused").count():
            break
        choose(page, liked(options(page)))
    page.locator(".stage .spot.refused").first.click()
    expect(page.locator(".why .reason").first).not_to_be_empty()
    page.locator(".why a").first.click()
    expect(page.locator("dialog article p").first).not_to_be_empty()
    expect(page.locator(".match-layout")).to_be_visible()  # nobody loses the match over a rule


def test_rules_and_cards_can_be_searched(visit: Visit) -> None:
    page = visit("/rules")
    page.wait_for_selector(".chapter")
    page.get_by_role("searchbox").fill("shield")
    expect(page.locator("article").first).to_contain_text(re.compile("shield", re.IGNORECASE))
    page.goto("/cards")
    page.wait_for_selector(".card .face")
    everything = page.locator(".count").inner_text()
    page.get_by_role("button", name="focus").click()
    expect(page.locator(".count")).not_to_have_text(everything)
    page.get_by_label(re.compile(r"^Type\b")).select_option("character")
    expect(page.locator(".card .line").first).to_contain_text("Character")
    assert "die=focus" in page.url


def test_cards_are_counted_once_they_are_there_and_say_in_plain_words_what_they_lack(visit: Visit) -> None:
    page = visit("/rules")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/api/cards/cardgame\?"), hold)
    page.goto("/cards/cardgame?q=Old Ben's Spirit")
    expect(page.locator(".count")).to_have_text("One moment…")
    while not held:  # on a busy machine the page may say so before it asks
        page.wait_for_timeout(50)
    held[0].continue_()
    expect(page.locator(".count")).to_have_text("1 card", timeout=40_000)  # all cards are read first
    expect(page.locator(".card .missing")).to_have_text("This card cannot be played here yet.")


def test_the_guided_match_explains_as_it_goes(visit: Visit) -> None:
    page = visit("/learn?game=destiny")
    page.locator(".first").get_by_role("button").click()
    page.wait_for_selector(".guide")
    expect(page.locator(".guide")).to_contain_text("Welcome")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".guide")).to_contain_text("opening hand")
    page.locator('[data-group="end"]').click()
    expect(page.locator(".guide")).not_to_contain_text("opening hand")


def test_resigning_is_asked_twice_and_a_rematch_follows(visit: Visit) -> None:
    page = visit()
    match = start(page)
    wait_for_turn(page)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Resign this match?")).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".outcome")).not_to_be_empty()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=match)
    wait_for_turn(page)


def test_two_can_play_at_one_screen(visit: Visit) -> None:
    page = visit()
    start(page, "hotseat")
    seats = set()
    for _ in range(10):
        wait_for_turn(page)
        seats.add(page.locator(".own-bar .who").get_attribute("data-id"))
        choose(page, liked(options(page)))
    assert seats == {"s0", "s1"}


def test_the_first_page_is_small(visit: Visit) -> None:
    page = visit("/rules")
    page.wait_for_selector("h1")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.wait_for_selector(".decks .faces")
    page.wait_for_timeout(300)
    assert 10_000 < sum(sizes) <= FIRST_PAGE
