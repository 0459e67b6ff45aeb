"""Whole matches: against a bot, with a friend, by keyboard, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import (
    choose,
    hand,
    is_over,
    join,
    liked,
    lose_connection,
    one_chooses,
    options,
    play_to_the_end,
    same_position,
    spoken,
    start,
    step,
    tap,
    wait_for_turn,
)


def test_a_whole_match_against_a_bot_by_clicking_then_its_replay_and_a_fork(visit: Visit) -> None:
    page = visit()
    match = start(page)
    assert play_to_the_end(page) > 10
    expect(page.locator(".outcome")).not_to_be_empty()
    outcome = page.locator(".outcome").inner_text()
    assert page.locator(".log li").count() > 20

    page.locator(".over a", has_text="Replay").click()
    page.wait_for_selector(".scrub")
    assert page.url.partition("?")[0].endswith(f"/replay/{match}")
    assert step(page) == 0
    page.keyboard.press("End")
    expect(page.locator(".panel h2")).to_contain_text(outcome)
    last = step(page)
    page.get_by_label("One step back").click()
    expect(page.locator(".match-layout")).to_have_attribute("data-step", str(last - 1))
    line = page.locator(".log li .sentence").nth(12)
    line.click()
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(last - 1))
    expect(page.locator(".log li.here").first).to_be_visible()
    jumped = step(page)
    assert 0 < jumped < last
    assert page.url.endswith(f"?step={jumped}"), "the address of a moment can be shared"

    shared = visit(f"/replay/{match}?step={jumped}")
    expect(shared.locator(".match-layout")).to_have_attribute("data-step", str(jumped))

    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name=re.compile("^As ")).first.click()
    page.wait_for_url(re.compile("/match/"))
    wait_for_turn(page)
    assert not is_over(page)

    page.goto("/")
    expect(page.locator(f'a[href="/replay/{match}"]')).to_be_visible()


def test_a_friend_joins_by_link_and_both_stay_at_the_same_position(visit: Visit) -> None:
    ann, bob = visit(locale="en-US"), visit(locale="ru-RU")
    start(ann, "friend")
    join(ann, bob)
    spoken(bob, "ru")
    for _ in range(12):
        one_chooses(ann, bob)
        same_position(ann, bob)
    held = hand(bob)
    bob.reload()
    bob.wait_for_selector(".match-layout[data-step]")
    same_position(ann, bob)
    expect(bob.locator(".hand [data-id]")).to_have_count(len(held))
    assert hand(ann) != hand(bob)

    ann.get_by_role("button", name="Chat").last.click()
    ann.get_by_label("Say something").fill("Hello there")
    ann.keyboard.press("Enter")
    bob.get_by_role("button", name="Чат").last.click()
    expect(bob.locator(".chat")).to_contain_text("Hello there")


def test_each_reads_how_the_match_ended_for_them_and_meets_the_other_in_the_rematch(visit: Visit) -> None:
    ann, bob = visit(), visit(locale="ru-RU")
    start(ann, "friend")
    join(ann, bob)
    bob.get_by_label("Меню").click()
    bob.get_by_role("button", name="Сдаться").click()
    bob.get_by_role("button", name="Сдаться").click()
    expect(ann.locator(".result")).to_have_text("You win")
    expect(ann.locator(".turn")).to_have_text("You win")
    expect(bob.locator(".result")).to_have_text("Вы проиграли")
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.locator(".waiting-room h1")).to_have_text("Waiting for your friend")
    bob.get_by_role("button", name="К реваншу").click()
    expect(ann.locator(".waiting-room")).to_have_count(0)
    one_chooses(ann, bob)
    same_position(ann, bob)


def test_whoever_asks_to_take_back_is_told_that_the_other_declined(visit: Visit) -> None:
    ann, bob = visit(), visit()
    start(ann, "friend")
    join(ann, bob)
    undo = ann.get_by_role("button", name="Undo")
    for _ in range(30):
        if "your opponent will be asked" in (undo.get_attribute("title") or ""):
            break
        one_chooses(ann, bob)
        same_position(ann, bob)
    undo.click()
    expect(ann.get_by_text("Waiting for your opponent to allow")).to_be_visible()
    bob.get_by_role("button", name="No", exact=True).click()
    expect(ann.get_by_text("did not allow the undo")).to_be_visible()
    expect(bob.get_by_text("did not allow the undo")).to_have_count(0)
    one_chooses(ann, bob)
    same_position(ann, bob)
    expect(ann.get_by_text("did not allow the undo")).to_have_count(0)


def test_what_one_says_oneself_is_not_unread(visit: Visit) -> None:
    ann, bob = visit(), visit()
    start(ann, "friend")
    join(ann, bob)
    ann.get_by_role("button", name="Chat").last.click()
    ann.get_by_label("Say something").fill("Hello there")
    ann.keyboard.press("Enter")
    expect(ann.locator(".chat")).to_contain_text("Hello there")
    expect(bob.locator(".heads b")).to_have_text("1")
    expect(ann.locator(".heads b")).to_have_count(0)


def test_whoever_loses_the_connection_comes_back_by_themselves(visit: Visit) -> None:
    page = visit()
    start(page)
    wait_for_turn(page)
    choose(page, liked(options(page)))
    page.evaluate("() => performance.mark('kept')")
    before = step(page)
    lose_connection(page)
    choose(page, liked(options(page)))
    assert step(page) > before
    assert page.evaluate("() => performance.getEntriesByName('kept').length") == 1, (
        "without loading the page anew"
    )


def test_where_no_live_connection_is_allowed_the_table_is_asked_again_and_again(visit: Visit) -> None:
    page = visit()
    page.route_web_socket(re.compile("/live"), lambda socket: socket.close())
    page.reload()
    start(page)
    for _ in range(4):
        wait_for_turn(page)
        choose(page, liked(options(page)))


def test_a_match_can_be_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".go")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.classList.contains('go')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".match-layout[data-step]")
    for _ in range(15):
        wait_for_turn(page)
        if is_over(page):
            break
        before = step(page)
        labels = page.locator("[data-key]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
        )
        label = labels[0]
        page.keyboard.press(f"Digit{label}" if label.isdigit() else f"Key{label}")
        wait_for_turn(page, before)
    before = step(page)
    page.keyboard.press("KeyH")
    expect(page.locator(".option.hinted, .fixed .lit").first).to_be_visible()
    page.keyboard.press("KeyU")
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.id")


def test_a_running_match_is_continued_from_the_lobby(visit: Visit) -> None:
    page = visit()
    match = start(page)
    for _ in range(3):
        wait_for_turn(page)
        choose(page, liked(options(page)))
    wait_for_turn(page)
    here = step(page)
    page.goto("/")
    page.locator(f'a[href="/match/{match}"]').click()
    page.wait_for_selector(".match-layout[data-step]")
    wait_for_turn(page)
    assert step(page) == here


def test_the_log_is_walked_by_arrows(visit: Visit) -> None:
    page = visit()
    start(page)
    for _ in range(8):
        wait_for_turn(page)
        choose(page, liked(options(page)))
    wait_for_turn(page)
    page.locator("ol.log").focus()
    page.keyboard.press("ArrowUp")
    lines = page.locator("ol.log .pointable")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()


def test_on_a_phone_everything_fits_and_a_tap_chooses(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    start(page)
    for _ in range(12):
        wait_for_turn(page)
        fits(page)
        tap(page, liked(options(page)))
    for path in ("/", "/learn", "/cards", "/rules"):
        page.goto(path)
        page.wait_for_selector("h1")
        fits(page)


def fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
