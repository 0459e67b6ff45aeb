"""Before a choice one sees what it would do: beside the option, on the board, in the strip, in words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import liked, options, press, serious, start, step, wait_for_turn


def reach(page: Page, kind: str, most: int = 60) -> str:
    """Play on until there is an option of a kind; its key."""
    for _ in range(most):
        wait_for_turn(page)
        found = options(page)
        for option in found:
            if option["key"].startswith(kind):
                return option["key"]
        before = step(page)
        press(page, liked(found))
        wait_for_turn(page, before)
    raise AssertionError(f"nobody could {kind}")


def test_what_an_option_would_do_is_shown_before_it_is_chosen(visit: Visit) -> None:
    page = visit()
    start(page)
    key = reach(page, "target")
    page.mouse.move(1, 1)
    option = page.locator(f'.option[data-key="{key}"]')
    expect(option.locator(".would")).not_to_be_empty()
    sentence = option.get_attribute("aria-description") or ""
    assert sentence.endswith(".")
    expect(page.locator(".foreseen")).to_have_count(0)
    option.hover()
    place = option.get_attribute("data-subject")
    thing = page.locator(f'.stage [data-id="{place}"]')
    expect(thing.locator(".foreseen b").first).to_have_text(re.compile(r"^\d+ → \d+$|^defeated$"))
    if page.locator(".strip").count():
        expect(page.locator(".strip .would")).to_have_text(sentence)
    assert serious(page) == []
    # The thing itself tells the same; and when it has come true, nothing is left of it.
    page.mouse.move(1, 1)
    expect(page.locator(".foreseen")).to_have_count(0)
    thing.hover()
    expect(page.locator(".stage .foreseen b").first).to_be_visible()
    before = step(page)
    option.click()
    wait_for_turn(page, before)
    page.mouse.move(1, 1)
    expect(page.locator(".foreseen")).to_have_count(0)


def test_who_does_not_want_to_know_is_not_told(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('dejarik.previews', 'off')")
    page.reload()
    asked: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))),
    )
    start(page)
    key = reach(page, "target")
    page.locator(f'.option[data-key="{key}"]').hover()
    expect(page.locator(".would:not(:empty)")).to_have_count(0 if not page.locator(".strip").count() else 1)
    expect(page.locator(".option .would")).to_have_count(0)
    assert not [said for said in asked if '"previews"' in said]
    # From the menu one can have them at once, for the question that is open.
    page.get_by_label("Menu").click()
    page.get_by_label("Show what an option would do").check()
    page.keyboard.press("Escape")
    expect(page.locator(f'.option[data-key="{key}"] .would')).not_to_be_empty()
    assert len([said for said in asked if '"previews"' in said]) == 1


def test_previews_speak_the_language_of_the_reader(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    start(page, game="cardgame")
    wait_for_turn(page)
    key = reach(page, "focus")
    expect(page.locator(f'.option[data-key="{key}"] .would')).to_have_text(re.compile(r"^останется \d+$"))
