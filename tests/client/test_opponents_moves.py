"""What the others do is shown so that one understands it: the card, what it did, at one's own pace."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import choose, is_over, liked, options, press, start, step, wait_for_turn

MOST = 60  # choices until somebody else has played a card


def _mine(page: Page) -> bool:
    found: bool = page.evaluate(
        """() => { const match = document.querySelector(".match-layout").dataset;
                   return match.yours === "true" || match.over === "true"; }"""
    )
    return found


def _until_a_card_is_played(page: Page) -> None:
    """Choose, and click every move of the others away, until one of them is a card."""
    for number in range(MOST):
        wait_for_turn(page)
        assert not is_over(page)
        before, found = step(page), options(page)
        press(page, liked(found) if number % 3 else found[-1])
        page.wait_for_function(
            "before => Number(document.querySelector('.match-layout').dataset.step) > before", arg=before
        )
        while True:
            page.wait_for_function(
                """() => document.querySelector("section.played")
                      || document.querySelector(".match-layout").dataset.yours === "true" """
            )
            if page.locator("section.played:not(.cardless)").count():
                return
            if _mine(page):
                break
            page.locator(".turn").click()
    raise AssertionError("nobody has played a card")


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
def test_the_card_somebody_plays_waits_for_a_click_and_can_be_seen_again(visit: Visit, game: str) -> None:
    page = visit(pace="wait")
    start(page, game=game)
    _until_a_card_is_played(page)
    told = page.locator("section.played")
    expect(told).to_contain_text("Bot (random)")
    name = told.locator(".told h3").inner_text()
    assert len(told.locator(".did").all_inner_texts()) >= 1
    assert page.locator("[aria-live=polite] p").count() >= 1, "and it is said aloud"
    while not _mine(page):
        before = step(page)
        page.locator(".turn").click()
        if not _mine(page):
            page.wait_for_function(
                """before => document.querySelector(".match-layout").dataset.yours === "true"
                    || Number(document.querySelector(".match-layout").dataset.step) > before""",
                arg=before,
            )
    wait_for_turn(page)
    now = step(page)
    page.locator(".turn").click()
    page.keyboard.press("KeyN")
    seen = []
    for _ in range(MOST):
        if told.count():
            seen.append(told.inner_text())
        if step(page) == now and _mine(page):
            break
        page.locator(".turn").click()
        page.wait_for_timeout(20)
    assert any(name in text for text in seen), "the last turn is shown again, with its card"
    assert step(page) == now


def test_the_pace_is_a_setting_that_is_remembered(visit: Visit) -> None:
    page = visit(pace="slow")
    start(page)
    page.get_by_label("Menu").click()
    pace = page.get_by_label("Show other players' moves")
    expect(pace).to_have_value("slow")
    pace.select_option("fast")
    page.reload()
    page.get_by_label("Menu").click()
    expect(pace).to_have_value("fast")
    page.keyboard.press("Escape")
    for _ in range(3):
        wait_for_turn(page)
        choose(page, liked(options(page)))
