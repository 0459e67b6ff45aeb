"""Settings: one list, in the menu and on a page of its own, kept in the browser."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.client.conftest import Visit
from tests.client.hands import serious, spoken, start, wait_for_turn


def test_settings_have_a_page_and_are_kept(visit: Visit) -> None:
    page = visit(asked_twice=True, curtain=True, viewport={"width": 360, "height": 740})
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Against people, confirm choices").uncheck()
    page.get_by_label("cover the board between players").uncheck()
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.get_by_label("Sounds").check()
    page.get_by_label("Volume").fill("80")
    assert serious(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Against people, confirm choices")).not_to_be_checked()
    expect(page.get_by_label("cover the board between players")).not_to_be_checked()
    expect(page.get_by_label("Sounds")).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("80")
    page.get_by_role("main").get_by_role("button", name="Русский").click()
    spoken(page, "ru")
    expect(page.locator("h1")).to_have_text("Настройки")


def test_the_menu_of_a_match_has_the_same_settings(visit: Visit) -> None:
    page = visit("/settings")
    page.wait_for_selector(".settings label")
    there = page.locator(".settings label").all_inner_texts()
    assert len(there) >= 5
    page.goto("/")
    start(page)
    wait_for_turn(page)
    page.get_by_label("Menu").click()
    assert page.locator("dialog .settings label").all_inner_texts() == there
    page.get_by_label("Your name").fill("Bea")
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).to_contain_text("Bea")
