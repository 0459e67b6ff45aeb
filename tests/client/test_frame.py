"""The frame of a match, whatever the game: its three shapes, the list of options, keys, reasons and rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import Visit
from tests.client.hands import (
    choose,
    cut_texts,
    hand,
    liked,
    options,
    out_of_reach,
    press,
    serious,
    start,
    step,
    wait_for_turn,
)
from tests.client.pictures import duel, play

SIZES = {
    (1440, 900): "wide",
    (1024, 768): "wide",
    (844, 390): "low",
    (720, 450): "low",  # a laptop of 1440×900 at 200 %
    (768, 1024): "narrow",
    (390, 844): "narrow",
    (360, 740): "narrow",
}


def box(part: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def size(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(150)


def within(page: Page, part: Locator) -> bool:
    left, top, right, bottom = box(part)
    view = page.viewport_size
    assert view is not None
    return left >= 0 and top >= 0 and right <= view["width"] + 1 and bottom <= view["height"] + 1


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
def test_nothing_scrolls_away_at_any_size_and_whatever_is_fixed_is_in_sight(visit: Visit, game: str) -> None:
    page = visit()
    start(page, game=game)
    for _ in range(6):
        wait_for_turn(page)
        choose(page, liked(options(page)))
    wait_for_turn(page)
    for (width, height), shape in SIZES.items():
        size(page, width, height)
        assert page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        ) == [width, height]
        stage = box(page.locator(".stage"))
        assert within(page, page.locator(".stage"))
        assert page.locator(".stage").evaluate("one => one.scrollTop") == 0
        for button in page.locator(".fixed .button:visible").all():
            assert within(page, button), (width, height)
        if shape == "narrow":
            assert within(page, page.locator("nav.bar"))
            assert box(page.locator("nav.bar"))[1] >= stage[3] - 1, "the bar lies below the board"
            tall = page.locator("nav.bar .button:visible").evaluate_all(
                "all => all.map(one => one.offsetHeight)"
            )
            assert min(tall) >= 44
        else:
            side = box(page.locator(".side"))
            assert side[0] >= stage[2] - 1, "the column stands beside the board"
            assert side[2] - side[0] >= 215


def test_on_a_narrow_screen_the_sheet_comes_and_goes(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start(page)
    wait_for_turn(page)
    side, way = page.locator(".side"), page.locator("nav.bar .all")
    expect(side).to_be_hidden()
    expect(way).to_have_text(re.compile(r"^\d+ options$"))
    way.click()
    expect(side).to_be_visible()
    assert within(page, side.locator(".option").last)
    page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    way.click()
    left, top, right, _ = box(page.locator(".handle"))
    page.mouse.move((left + right) / 2, top + 8)
    page.mouse.down()
    page.mouse.move((left + right) / 2, top + 120, steps=4)
    page.mouse.up()
    expect(side).to_be_hidden()
    way.click()
    page.locator(".scrim").click(position={"x": 20, "y": 60})
    expect(side).to_be_hidden()
    for _ in range(12):
        wait_for_turn(page)
        before = step(page)
        press(page, liked(options(page)))
        wait_for_turn(page, before)
    page.locator("nav.bar").get_by_role("button", name="Log").click()
    expect(side).to_be_visible()
    page.wait_for_function(
        """() => { const log = document.querySelector("ol.log");
                   return log.scrollHeight - log.scrollTop - log.clientHeight < 3; }"""
    )


def test_keys_stay_with_their_cards_while_one_question_is_open(visit: Visit) -> None:
    page = visit()
    start(page)
    wait_for_turn(page)
    keys = """all => Object.fromEntries(
        all.map(one => [one.dataset.subject, one.getAttribute("aria-keyshortcuts")]))"""
    before = page.locator(".option").evaluate_all(keys)
    assert set(before) == set(hand(page))
    page.keyboard.press("Digit2")
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", "0")
    wait_for_turn(page)
    after = page.locator(".option").evaluate_all(keys)
    assert after
    assert {subject: before[subject] for subject in after} == after


def test_a_long_list_is_searched_and_a_hint_is_scrolled_to(visit: Visit) -> None:
    page = visit("/learn?game=outer_rim")
    page.locator(".first button").click()
    page.wait_for_selector(".match-layout[data-step]")
    for _ in range(12):
        wait_for_turn(page)
        if page.locator(".filter").count():
            break
        choose(page, liked(options(page)))
    page.keyboard.press("KeyH")
    hinted = page.locator(".option.hinted")
    expect(hinted).to_be_visible()
    top, bottom = box(page.locator(".options .list"))[1::2]
    assert top - 1 <= box(hinted)[1]
    assert box(hinted)[3] <= bottom + 1
    many = page.locator(".option").count()
    page.locator(".filter").fill("credits")
    expect(page.locator(".option").first).to_contain_text("credits")
    assert 0 < page.locator(".option").count() < many
    before = step(page)
    page.keyboard.press("Digit1")
    assert step(page) == before, "what is typed there chooses nothing"


def asked_for_a_hint(page: Page) -> None:
    """In a match of Destiny, where several options are compared."""
    start(page)
    for _ in range(30):
        wait_for_turn(page)
        found = options(page)
        if len(found) > 5 and any(one["key"].startswith("activate") for one in found):
            break  # an action: something to think about
        choose(page, liked(found))
    page.keyboard.press("KeyH")
    expect(page.locator(".hint li").nth(1)).to_be_attached(timeout=40_000)


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_a_hint_is_seen_as_a_whole_beside_the_options(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, viewport={"width": 1280, "height": 720})
    asked_for_a_hint(page)
    told = page.locator(".hint .all")
    assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 1
    _, top, _, bottom = box(page.locator(".options .list"))
    assert bottom - top > 60


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_a_hint_on_a_phone_folds_to_its_best_option(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, viewport={"width": 390, "height": 844})
    asked_for_a_hint(page)
    line, best = page.locator(".hint .line"), page.locator(".hint .best")
    expect(line).to_have_attribute("aria-expanded", "true")
    assert serious(page) == []
    page.locator(".stage").click(position={"x": 4, "y": 420})
    expect(best).to_be_hidden()
    expect(line).to_contain_text(best.locator(".words").text_content() or "")
    expect(line).to_contain_text("±")
    assert out_of_reach(page) == []
    assert cut_texts(page) == []
    line.click()
    expect(best).to_be_visible()
    line.press("Escape")
    expect(best).to_be_hidden()
    page.locator(".hint .shut:visible").click()
    expect(page.locator(".hint")).to_have_count(0)


def test_reasons_are_given_once_and_rules_are_read_over_the_match(visit: Visit) -> None:
    page = visit()
    start(page)
    for _ in range(40):
        wait_for_turn(page)
        found = options(page)
        if len(found) > 1 and page.locator(".hand .refused").count():
            break
        choose(page, liked(found))
    page.locator(".hand .refused").first.click()
    why = page.locator(".why .reason")
    rule = page.locator(".why .rule").first.inner_text()
    texts = why.all_inner_texts()
    assert len(set(texts)) == len(texts)
    assert rule not in " ".join(texts), "the rule is not told twice"
    here = page.url
    page.locator(".why a").first.click()
    expect(page.locator("dialog article p").first).to_have_text(rule)
    assert page.url == here
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Slash")
    page.get_by_label("Search the rules").fill("battlefield")
    expect(page.locator("dialog article").first).to_contain_text(re.compile("battlefield", re.IGNORECASE))
    assert page.url == here
    page.locator("dialog").get_by_label("Close").click()
    page.keyboard.press("Shift+Slash")
    expect(page.locator("dialog dl")).to_contain_text("Full screen")
    page.keyboard.press("Escape")
    page.keyboard.press("KeyM")
    expect(page.locator("dialog").get_by_role("button", name="Full screen")).to_be_visible()


def test_the_newest_sentence_of_the_log_is_in_sight(visit: Visit) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 1280, "height": 720})
    start(page)
    for _ in range(12):
        wait_for_turn(page)
        choose(page, liked(options(page)))
    page.reload()
    wait_for_turn(page)
    log = page.locator(".log")
    assert log.evaluate("list => list.scrollHeight > list.clientHeight + 40")
    expect(log.locator("li").last).to_be_in_viewport()


def test_what_stands_beside_an_option_leaves_its_words_free(visit: Visit) -> None:
    page = visit(locale="ru-RU", viewport={"width": 1440, "height": 900})
    play(page, "destiny", "bot", duel)
    page.wait_for_selector(".option .would")
    covered = page.locator(".option:has(.would)").evaluate_all(
        """rows => rows.filter((row) => {
            const words = document.createRange(), would = row.querySelector(".would");
            words.selectNodeContents(row.querySelector(".words"));
            return words.getBoundingClientRect().right > would.getBoundingClientRect().left;
        }).map((row) => row.textContent)"""
    )
    assert covered == []
