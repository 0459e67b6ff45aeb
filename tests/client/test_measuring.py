"""Measuring a deck from the workshop: wished for, watched, stopped, and read by everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import Visit, serving
from tests.client.hands import cut_texts, out_of_reach, serious
from tests.client.test_workshop import LOCALES, PHONE, copied, search, tab

PATIENT = 120_000  # milliseconds for a few matches on a busy machine


def opened(page: Page) -> None:
    page.locator(".numbers .entry button").click()
    page.wait_for_selector("dialog form")


def only(page: Page, *decks: str) -> None:
    """Against these alone."""
    page.locator("dialog details summary").first.click()
    for label in page.locator("dialog .decks label").all():
        label.locator("input").set_checked(label.inner_text().strip() in decks)


@pytest.mark.parametrize("language", LOCALES)
def test_a_deck_is_measured_with_an_experiment_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language], viewport=PHONE, has_touch=True)
    copied(page, "senators")
    tab(page, 2)
    opened(page)
    assert serious(page) == []
    page.locator("dialog form select").first.select_option("10")
    only(page, "Stormtroopers", "Штурмовики")
    page.locator("dialog fieldset select").select_option(index=1)
    found = page.locator("dialog .found button")
    expect(found.first).to_be_visible(timeout=PATIENT)
    taken = page.locator("dialog fieldset select option:checked").inner_text().split(" ×")[0]
    put = found.first.inner_text().split(",")[0]
    found.first.tap()
    expect(page.locator("dialog form")).to_contain_text("20")
    page.locator("dialog .button.primary").tap()
    expect(page.locator("dialog progress")).to_be_visible(timeout=PATIENT)
    page.locator("dialog section .wins").wait_for(timeout=PATIENT)
    page.wait_for_selector("dialog form", timeout=PATIENT)
    result = page.locator("dialog section")
    expect(result).to_contain_text(f"−1 {taken}, +1 {put}")
    expect(result.get_by_role("list").nth(1)).to_contain_text(re.compile("Stormtroopers|Штурмовики"))
    expect(result.locator("ul li .text").first).to_contain_text(re.compile(r"\(.+\)"))
    result.locator("summary").tap()
    expect(result.locator("tbody tr")).to_have_count(15)
    assert serious(page) == []
    assert out_of_reach(page) == []
    assert cut_texts(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".entry")).to_contain_text("%")
    page.reload()
    tab(page, 2)
    expect(page.locator(".entry")).to_contain_text("%")


def test_cards_to_put_in_are_listed_even_if_their_faces_come_late(visit: Visit) -> None:
    page = visit("/settings")
    page.route(re.compile(r"/api/cards/destiny\?lang=en$"), lambda route: None)  # never answered
    page.goto("/workshop/destiny")
    copied(page, "senators")
    opened(page)
    page.locator("dialog fieldset select").select_option(index=1)
    expect(page.locator("dialog .found button").first).to_be_visible(timeout=PATIENT)


def test_it_is_begun_and_stopped_with_keys_and_goes_on_meanwhile(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.locator(".numbers .entry button").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Matches against each opponent").focus()
    page.keyboard.press("End")
    only(page, "Stormtroopers")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(page.locator("dialog form")).to_contain_text("100 matches, at most 15 minutes")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text(re.compile(r"Playing: \d+ of 100 matches"))
    page.keyboard.press("Escape")
    expect(page.locator(".entry")).to_contain_text("of 100 matches")
    search(page, "kylo")
    expect(page.locator("li[data-code]").first).to_be_visible()
    page.locator(".numbers .entry button").click()
    page.get_by_role("button", name="Stop", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text(re.compile(r"You stopped it after \d+ of 100 matches"))
    expect(page.locator("dialog form")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_a_deck_with_faults_says_what_is_missing(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    copied(page, "senators")
    page.locator(".deck [data-row] .step").first.click()
    expect(page.locator(".verdict .wrong")).to_be_visible()
    page.locator(".numbers .entry button").click()
    expect(page.locator("dialog .faults li")).to_have_count(1)
    expect(page.locator("dialog .faults")).to_contain_text("30")
    expect(page.locator("dialog form")).to_have_count(0)
    assert serious(page) == []


def test_too_many_matches_are_said_before_they_are_asked_for(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    opened(page)
    page.get_by_label("Matches against each opponent").select_option("100")
    expect(page.locator("dialog form")).to_contain_text(
        "These are 1,400 matches; at most 1,200 are possible."
    )
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()


def test_an_objective_set_takes_the_place_of_another(visit: Visit) -> None:
    page = visit("/workshop/cardgame")
    copied(page, "jedi")
    opened(page)
    page.locator("dialog details summary").first.click()
    expect(page.locator("dialog .decks li")).to_have_count(3)
    page.locator("dialog fieldset select").select_option(index=2)
    page.get_by_label("Put in one: type a name").fill("a")
    expect(page.locator("dialog .found button").first).to_be_visible(timeout=PATIENT)


def test_when_the_server_was_stopped_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
    try:
        with serving(tmp_path) as address:
            page = context.new_page()
            page.set_default_timeout(PATIENT)
            page.goto(f"{address}/workshop/destiny")
            copied(page, "senators")
            # The second server has it only if the first was told in time.
            expect(page.locator('[data-where="server"]')).to_be_visible(timeout=PATIENT)
            opened(page)
            page.get_by_role("button", name="Start", exact=True).click()
            page.locator("dialog section .wins").wait_for()
        expect(page.locator("dialog")).to_contain_text("The server isn't responding.", timeout=PATIENT)
        expect(page.locator("dialog section .wins")).to_be_visible()
        with serving(tmp_path) as again:
            page.goto(f"{again}/workshop/destiny")  # another port, and the same cookies
            page.wait_for_selector(".verdict .right")
            page.locator(".numbers .entry button").click()
            expect(page.locator("dialog")).to_contain_text(
                re.compile(r"The server was stopped after \d+ of 280")
            )
    finally:
        context.close()
