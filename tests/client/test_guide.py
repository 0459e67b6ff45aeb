"""The guided first match of each game: every lesson can be put away at any size, and the next one comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import is_over, liked, options, press, start, step, wait_for_turn

GAMES = ("destiny", "cardgame", "outer_rim")
SIZES = {"laptop": (1440, 900), "phone": (390, 844), "phone on its side": (844, 390)}
CHOICES = 9


def _lesson(page: Page) -> str:
    guide = page.locator(".guide")
    return guide.get_attribute("data-lesson") or "" if guide.count() else ""


def _button_comes_into_sight(page: Page) -> None:
    """Inside the window, and nothing lies over it."""
    page.wait_for_function(
        """() => {
            const button = document.querySelector(".guide .button");
            const { top, left, bottom, right } = button.getBoundingClientRect();
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
            return inside && button.contains(over);
        }""",
        timeout=5_000,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_button_in_sight_and_the_next_one_comes(
    visit: Visit, game: str, size: str
) -> None:
    page = visit(f"/learn?game={game}")
    page.locator(".first button").click()
    page.wait_for_selector(".guide")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    assert _lesson(page) == "welcome"
    told = []
    for number in range(CHOICES):
        wait_for_turn(page)
        if is_over(page):
            break
        while lesson := _lesson(page):
            told.append(lesson)
            _button_comes_into_sight(page)
            if number == 0:
                break  # whoever never says "Got it" is taught nevertheless
            page.locator(".guide .button").click()
        before, found = step(page), options(page)
        press(page, liked(found))
        wait_for_turn(page, before)
    assert told[0] == "welcome"
    assert len(set(told)) > 4, told
    assert len(set(told)) == len(told), "nothing is explained twice"


def test_what_was_explained_is_not_explained_again_when_the_page_is_opened_anew(visit: Visit) -> None:
    page = visit("/learn?game=destiny")
    page.locator(".first button").click()
    page.locator(".guide .button").click()
    page.reload()
    page.wait_for_selector(".match-layout[data-step]")
    wait_for_turn(page)
    assert _lesson(page) != "welcome"


def test_at_the_end_the_guide_says_what_comes_next(visit: Visit) -> None:
    page = visit()
    start(page)
    page.goto(f"{page.url}?guide=1")
    page.wait_for_selector(".guide")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".guide")).to_contain_text("Rematch")
    _button_comes_into_sight(page)
