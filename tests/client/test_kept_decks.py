"""Decks are kept in the browser and with the guest on the server: nothing typed is lost, on no device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.client.conftest import Visit
from tests.client.hands import serious
from tests.client.test_workshop import LOCALES, PHONE, copied, kept

NAME = "Name of the deck"


def saved(page: Page) -> None:
    expect(page.locator('[data-where="server"]')).to_be_visible(timeout=20_000)


def another(browser: Browser, page: Page, server: str) -> Page:
    """The same guest with another device: their cookie, and an empty storage."""
    context: BrowserContext = browser.new_context(base_url=server, locale="en-US")
    context.add_cookies([cookie for cookie in page.context.cookies() if cookie["name"] == "dejarik_guest"])  # type: ignore[misc]
    other = context.new_page()
    other.set_default_timeout(40_000)
    other.goto("/workshop/destiny")
    return other


def test_a_deck_comes_to_another_device_and_a_change_comes_back(
    visit: Visit, browser: Browser, server: str
) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.get_by_label(NAME).fill("Traveler")
    page.wait_for_timeout(2000)
    saved(page)
    other = another(browser, page, server)
    expect(other.get_by_label(NAME)).to_have_value("Traveler")
    other.get_by_label(NAME).fill("Back home")
    other.wait_for_timeout(2000)
    saved(other)
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.get_by_label(NAME)).to_have_value("Back home")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label(NAME)).to_have_value("Traveler")
    other.context.close()


def test_what_two_devices_changed_without_a_server_is_all_there(
    visit: Visit, browser: Browser, server: str
) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.wait_for_timeout(2000)
    saved(page)
    other = another(browser, page, server)
    expect(other.get_by_label(NAME)).to_have_value("Senators")
    page.context.set_offline(True)
    page.get_by_label(NAME).fill("On the train")
    expect(page.locator('[data-where="away"]')).to_be_visible(timeout=20_000)
    expect(page.locator("[data-where]")).to_contain_text("Kept in this browser")
    other.get_by_label(NAME).fill("At home")
    other.wait_for_timeout(2000)
    saved(other)
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_label(NAME)).to_have_value("At home")
    saved(page)
    page.get_by_role("button", name="Versions").click()
    expect(page.locator("dialog ol li").filter(has_text="Changed on another device")).to_have_count(1)
    version = page.locator("dialog .both option").filter(has_text="Changed on another device").first
    page.get_by_label("Before").select_option(version.get_attribute("value"))
    page.get_by_role("button", name="Go back to it").last.click()
    page.keyboard.press("Escape")
    other.evaluate("window.dispatchEvent(new Event('focus'))")
    other.get_by_role("button", name="Versions").click()
    expect(other.locator("dialog ol li").filter(has_text="Changed on another device")).to_have_count(1)
    other.context.close()


@pytest.mark.parametrize("language", LOCALES)
def test_a_link_makes_a_phone_the_same_guest_and_both_have_all_decks(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    copied(page, "senators")
    page.wait_for_timeout(2000)
    saved(page)
    page.locator("[data-where] button").click()
    link = page.locator("dialog input").input_value()
    expect(page.locator("dialog svg[role=img]")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    phone = visit("/workshop/destiny", locale=LOCALES[language], viewport=PHONE)
    copied(phone, "squadron")
    phone.goto(link)
    expect(phone.locator("dialog .button.primary")).to_be_visible()
    assert "#" not in phone.url
    assert serious(phone) == []
    phone.locator("dialog .button.primary").click()
    expect(phone.locator("dialog")).to_have_count(0)
    phone.wait_for_timeout(3000)
    assert len(kept(phone)) == 2
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    page.wait_for_timeout(2000)
    assert len(kept(page)) == 2
    phone.goto(link.replace("#device=", "#device=0"))
    phone.locator("dialog .button.primary").click()
    expect(phone.locator("dialog [role=alert]")).to_contain_text(re.compile("too old|устарела"))


def test_a_browser_that_forgot_everything_but_its_guest_has_its_decks_again(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.wait_for_timeout(2000)
    saved(page)
    page.goto("/settings")
    page.evaluate("localStorage.clear()")
    page.goto("/workshop/destiny")
    expect(page.get_by_label(NAME)).to_have_value("Senators")
    assert len(kept(page)) == 1


def test_a_deck_that_was_put_away_does_not_come_back(visit: Visit, browser: Browser, server: str) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.wait_for_timeout(2000)
    saved(page)
    other = another(browser, page, server)
    expect(other.get_by_label(NAME)).to_have_value("Senators")
    page.get_by_role("button", name="My decks").click()
    page.get_by_label("Remove the deck Senators").click()
    page.keyboard.press("Escape")
    page.wait_for_timeout(2500)
    other.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(other.locator("[data-deck]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-deck]").first).to_be_visible()
    other.context.close()


@pytest.mark.parametrize("language", LOCALES)
def test_where_decks_are_kept_is_said_quietly(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language], viewport=PHONE)
    page.wait_for_selector("[data-deck]")
    assert not page.context.cookies() or "dejarik_guest" not in str(page.context.cookies()), "nobody yet"
    copied(page, "senators")
    page.wait_for_timeout(2000)
    saved(page)
    said = page.locator("[data-where]").inner_text()
    assert re.search("server" if language == "en" else "сервер", said)
    assert serious(page) == []


@pytest.mark.parametrize("language", LOCALES)
def test_any_two_decks_are_compared_and_what_it_changes_is_told(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    copied(page, "senators")
    page.locator(".deck [data-row] .step").first.click()
    page.locator(".deck .tools .button").nth(4).click()
    both = page.locator("dialog .both select")
    both.first.select_option("ready senators")
    expect(page.locator("dialog ul li")).to_have_count(1)
    told = page.locator("dialog table")
    expect(told).to_contain_text(re.compile("Cards to draw|Карт в колоде добора"))
    expect(told.locator("tr").nth(1)).to_contain_text("30")
    expect(told.locator("tr").nth(1)).to_contain_text("29")
    expect(told).to_contain_text(re.compile("In the opening hand|На стартовой руке"))
    both.last.select_option("ready squadron")
    expect(told).to_contain_text(re.compile("One roll of the team|Один бросок команды"))
    for size in ({"width": 1440, "height": 900}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert serious(page) == []
