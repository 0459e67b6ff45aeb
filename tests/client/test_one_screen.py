"""Several players at one screen: nobody sees what another holds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import choose, hand, liked, options, press, serious, start, step, wait_for_turn

GAMES = ("destiny", "cardgame", "outer_rim")


def wait_for_curtain(page: Page) -> str:
    """Answers with whom the screen is to be handed over to."""
    page.wait_for_selector(".curtain")
    return page.locator(".curtain h2").inner_text().removeprefix("Hand over to ")


def lift(page: Page) -> None:
    page.locator(".curtain .lift").click()
    expect(page.locator(".curtain")).to_have_count(0)
    wait_for_turn(page)


def play_until_handed_over(page: Page) -> str:
    for _ in range(60):
        before = step(page)
        press(page, liked(options(page)))
        page.wait_for_function(
            "before => Number(document.querySelector('.match-layout').dataset.step) > before"
            " && document.querySelector('.curtain, [data-key]:not([disabled])')",
            arg=before,
        )
        if page.locator(".curtain").count():
            return wait_for_curtain(page)
    raise AssertionError("nobody else is asked")


def shows_nothing(page: Page) -> None:
    """Neither things of the board, nor options, nor the log, which tells what was drawn."""
    assert page.locator("[data-id], [data-key], .log li, .hand").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_covered_until_the_next_player_is_there(visit: Visit, game: str) -> None:
    page = visit(curtain=True)
    start(page, "hotseat", game=game)
    first = wait_for_curtain(page)
    shows_nothing(page)
    expect(page.locator(".turn")).to_have_text(f"Hand over to {first}")
    lift(page)
    expect(page.locator(".turn")).to_have_text(f"{first}, your turn")
    held = {first: hand(page)}

    for _ in range(4):
        second = play_until_handed_over(page)
        shows_nothing(page)
        lift(page)
        expect(page.locator(".turn")).to_have_text(f"{second}, your turn")
        held[second] = hand(page)
    one, other = held.values()
    assert one != other or game == "outer_rim"  # where nobody holds cards


def test_the_curtain_is_lifted_by_keyboard_and_by_nothing_else(visit: Visit) -> None:
    page = visit(curtain=True)
    start(page, "hotseat")
    wait_for_curtain(page)
    before = step(page)
    assert serious(page) == []
    expect(page.locator(".curtain .lift")).to_be_enabled()
    for key in ("Digit1", "KeyP", "KeyH", "Enter", "Space", "Escape", "ArrowRight"):
        page.keyboard.press(key)
    shows_nothing(page)
    assert step(page) == before
    page.keyboard.press("Tab")
    expect(page.locator(".curtain .lift")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_turn(page)


def test_what_was_chosen_by_mistake_is_taken_back_before_the_screen_is_handed_over(visit: Visit) -> None:
    page = visit(curtain=True)
    start(page, "hotseat")
    first = wait_for_curtain(page)
    lift(page)
    play_until_handed_over(page)
    page.get_by_role("button", name="Undo").click()
    wait_for_turn(page)
    expect(page.locator(".turn")).to_have_text(f"{first}, your turn")


def test_after_a_reload_the_board_is_covered_and_after_the_end_it_is_open(visit: Visit) -> None:
    page = visit(curtain=True)
    start(page, "hotseat")
    first = wait_for_curtain(page)
    lift(page)
    page.reload()
    assert wait_for_curtain(page) == first
    shows_nothing(page)
    page.get_by_label("Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)  # for whom, nobody could say
    page.keyboard.press("Escape")
    lift(page)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".outcome")).not_to_be_empty()
    expect(page.locator(".curtain")).to_have_count(0)


def test_those_who_play_with_open_hands_switch_the_curtain_off(visit: Visit) -> None:
    page = visit(curtain=True)
    start(page, "hotseat")
    wait_for_curtain(page)
    page.get_by_role("button", name="don't cover").click()
    seats = set()
    for _ in range(10):
        wait_for_turn(page)
        seats.add(page.locator(".own-bar .who").get_attribute("data-id"))
        choose(page, liked(options(page)))
    assert seats == {"s0", "s1"}
    page.get_by_label("Menu").click()
    page.get_by_label("cover the board between players").check()
    page.keyboard.press("Escape")
    wait_for_curtain(page)
