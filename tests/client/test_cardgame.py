"""The Card Game in the browser: whole matches, a friend, keys, phone, automatic passes, the guided match."""

from __future__ import annotations

import re
from typing import Any

import pytest
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
    serious,
    spoken,
    start,
    step,
    tap,
    wait_for_turn,
)
from tests.client.test_matches import fits

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def asked_always(page: Page) -> None:
    """Whoever clicks here wants to give every pass by hand."""
    page.evaluate("localStorage.setItem('dejarik.ask', 'always')")
    page.reload()


def sit_down(page: Page, opponent: str = "bot", bot: str = "random") -> str:
    asked_always(page)
    return start(page, opponent, bot, game="cardgame")


def play_until(page: Page, found: str, most: int = 400) -> None:
    """Choose what we like until something is on the board."""
    for _ in range(most):
        wait_for_turn(page)
        if is_over(page) or page.locator(found).count():
            break
        choose(page, liked(options(page)))
    expect(page.locator(found).first).to_be_visible()


def test_a_whole_match_against_a_bot_by_clicking_then_its_replay(visit: Visit) -> None:
    page = visit()
    match = sit_down(page)
    play_until(page, ".field.fighting")
    play_until(page, ".unit.fights")
    assert play_to_the_end(page) > 10
    outcome = page.locator(".outcome").inner_text()
    left = page.locator(".foe .n-hand button")
    if left.inner_text() != "0":  # after the end everybody's cards can be looked at
        left.click()
        expect(page.get_by_role("dialog").locator(".face")).to_have_count(int(left.inner_text()))
        page.keyboard.press("Escape")

    page.locator(".over a", has_text="Replay").click()
    page.wait_for_selector(".scrub")
    page.keyboard.press("End")
    expect(page.locator(".panel h2")).to_contain_text(outcome)
    last = step(page)
    page.locator(".log li .sentence", has_text=re.compile(r"\bengages? ")).first.click()
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(last))
    expect(page.locator(".log li.here").first).to_be_visible()
    assert 0 < step(page) < last
    shared = visit(f"/replay/{match}?step={step(page)}", locale="ru-RU")
    expect(shared.locator(".match-layout")).to_have_attribute("data-step", str(step(page)))
    expect(shared.locator(".field")).to_be_visible()


def test_a_friend_joins_by_link_reloads_and_comes_back(visit: Visit) -> None:
    ann, bob = visit(locale="en-US"), visit(locale="ru-RU")
    sit_down(ann, "friend")
    asked_always(bob)
    join(ann, bob)
    spoken(bob, "ru")
    for _ in range(24):
        one_chooses(ann, bob)
        same_position(ann, bob)
    held = hand(bob)
    bob.reload()
    bob.wait_for_selector(".match-layout[data-step]")
    same_position(ann, bob)
    expect(bob.locator(".hand [data-id]")).to_have_count(len(held))
    assert hand(ann) != held
    lose_connection(ann)
    for _ in range(4):
        one_chooses(ann, bob)
        same_position(ann, bob)


def test_a_match_can_be_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    asked_always(page)
    page.wait_for_selector(".go")
    walk_to(page, "[data-game]")
    for _ in range(2):  # among the games one goes with arrows
        if page.evaluate("document.activeElement.dataset.game") != "cardgame":
            page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.game") == "cardgame"
    walk_to(page, ".go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".match-layout[data-step]")
    for _ in range(25):
        wait_for_turn(page)
        before = step(page)
        labels = page.locator("[data-key]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
        )
        page.keyboard.press(f"Digit{labels[0]}" if labels[0].isdigit() else f"Key{labels[0]}")
        wait_for_turn(page, before)
    before = step(page)
    page.keyboard.press("KeyU")
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.id")
    walk_to(page, ".hand .spot")
    expect(page.locator(".floating .face")).to_be_visible()


def walk_to(page: Page, found: str) -> None:
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.evaluate("found => document.activeElement?.matches(found) ?? false", found):
            return
    raise AssertionError(f"Tab does not lead to {found}")


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_on_a_phone_everything_fits_and_a_tap_chooses(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, **PHONE)
    sit_down(page)
    for _ in range(30):
        wait_for_turn(page)
        fits(page)
        if is_over(page):
            break
        tap(page, liked(options(page)))
    assert step(page) > 20


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    wait_for_turn(page)
    expect(page.locator(".phases")).to_contain_text("Deployment")
    page.get_by_label("Menu").click()
    page.get_by_text("Русский").click()
    expect(page.locator(".phases")).to_contain_text("Выдвижение")
    expect(page.locator(".options h2")).to_contain_text("директив")


def test_what_cannot_be_played_says_why_and_names_the_rule(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    play_until(page, ".hand .spot.refused")
    page.locator(".hand .spot.refused").first.click()
    expect(page.locator(".why a").first).to_have_attribute("href", re.compile(r"/rules/cardgame\."))


def test_a_card_shows_its_face_under_the_pointer(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    play_until(page, ".place.objective")
    page.locator(".place.objective .spot").first.hover()
    expect(page.locator(".floating .face h3")).not_to_be_empty()


# ---- Automatic passes -----------------------------------------------------------------------------


def test_against_a_bot_what_is_plain_is_answered_for_the_player(visit: Visit) -> None:
    page = visit()
    start(page, game="cardgame")
    asked = windows(page, 25)
    assert "deployment" in asked
    assert not asked & {"refresh", "draw"}
    page.get_by_role("switch", name="Ask me everywhere").check()
    assert windows(page, 25) & {"refresh", "draw"}


def windows(page: Page, choices: int) -> set[str]:
    """The windows in which one is asked, during so many choices."""
    found = set()
    for _ in range(choices):
        wait_for_turn(page)
        if is_over(page):
            break
        found.add(page.get_attribute(".cardgame", "data-window") or "")
        choose(page, liked(options(page)))
    return found


def test_a_payment_is_proposed_and_given_with_one_click(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    for _ in range(80):
        wait_for_turn(page)
        proposed = page.locator('[data-key^="+ focus"]')
        if proposed.count() and " + " in (proposed.get_attribute("data-key") or ""):
            break
        choose(page, liked(options(page)))
    before = step(page)
    assert page.locator(".options .option").count() > 1  # every source can still be chosen by itself
    proposed.click()
    wait_for_turn(page, before)
    assert step(page) > before + 1


def test_windows_are_chosen_in_which_one_is_asked(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Auto-pass").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("as little as possible")).click()
    expect(dialog.get_by_label("draw phase")).not_to_be_checked()
    expect(dialog.get_by_label("deployment phase")).to_be_checked()
    force = dialog.get_by_label("force phase", exact=False).first
    expect(force).not_to_be_checked()
    force.check()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Auto-pass").click()
    expect(dialog.get_by_label("draw phase")).not_to_be_checked()
    dialog.get_by_role("button", name="Close").click()
    asked = windows(page, 40)
    assert "deployment" in asked
    assert not asked & {"draw", "refresh"}


# ---- Learning -------------------------------------------------------------------------------------


def test_the_first_match_is_explained_as_it_goes(visit: Visit) -> None:
    page = visit("/learn?game=cardgame")
    page.locator(".first").get_by_role("button").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("light side")
    guide.get_by_role("button").click()
    expect(guide).to_contain_text("Keep three of these four")
    told = set()
    for _ in range(30):
        wait_for_turn(page)
        if guide.count():
            told.add(guide.locator("p").inner_text())
        choose(page, liked(options(page)))
    assert len(told) > 4


@pytest.mark.parametrize(("scheme", "size"), [("light", "desktop"), ("dark", "phone")])
def test_axe_finds_nothing_serious_in_an_engagement(visit: Visit, scheme: str, size: str) -> None:
    page = visit(color_scheme=scheme, **(PHONE if size == "phone" else {}))
    sit_down(page)
    play_until(page, ".field.fighting")
    page.wait_for_timeout(300)
    assert serious(page) == []
    if size == "desktop":
        page.get_by_role("button", name="Auto-pass").click()
        assert serious(page) == []
