"""The board of Outer Rim at every size: nothing scrolls or is off the screen, and stories have odds."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import serious, wait_for_turn
from tests.client.moments import visit_moment

WIDE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768)]
NARROW = [(768, 1024), (390, 844), (360, 740)]
LOW = [(844, 390), (720, 450)]
LANGUAGES = {"en": "en-US", "ru": "ru-RU"}

BOX = """(what) => {
    const box = document.querySelector(what).getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
}"""
# What lies where; what is hidden has no size.
MEASURE = """() => {
    const corners = (one) => [one.left, one.top, one.right, one.bottom];
    const box = (one) => corners(one.getBoundingClientRect());
    const lies = ([left, top, right, bottom]) => right > left && bottom > top;
    const all = (what) => [...document.querySelectorAll(what)].map(box).filter(lies);
    const stage = document.querySelector(".stage");
    return {
        screen: [innerWidth, innerHeight],
        stage: box(stage),
        scrolls: [stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth],
        body: document.documentElement.scrollHeight - innerHeight,
        planets: all(".space.planet .node"),
        tale: all(".side .tale"),
        own: all(".mine .standing"),
        kit: all(".mine .kit"),
        slots: all(".mine .slot"),
        market: all(".stalls .deck"),
        rivals: all(".rivals .rival"),
        track: all(".track"),
        column: document.querySelector(".match-layout > .beside").getBoundingClientRect().width,
        cut: [...document.querySelectorAll(".rival .numbers")]
            .filter((one) => one.scrollWidth > one.clientWidth + 1).length,
        pills: [...document.querySelectorAll(".contact.open")].map((one) => ({
            box: box(one),
            own: box(one.closest(".space").querySelector(".node")),
        })),
        choices: all(".side .choice"),
        odds: [...document.querySelectorAll(".side .choice")].map((one) => one.dataset.odds ?? ""),
        words: document.querySelector(".match-layout").innerText,
    };
}"""


def inside(box: list[float], frame: list[float]) -> bool:
    slack = 1.5
    left, top, right, bottom = box
    return (
        left >= frame[0] - slack
        and top >= frame[1] - slack
        and right <= frame[2] + slack
        and bottom <= frame[3] + slack
    )


def apart(one: list[float], other: list[float]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def settled(page: Page) -> dict[str, Any]:
    """What lies where once nothing moves anymore."""
    before: dict[str, Any] = {}
    for _ in range(40):
        page.wait_for_timeout(150)
        found: dict[str, Any] = page.evaluate(MEASURE)
        if found == before:
            return found
        before = found
    raise AssertionError("the table does not come to rest")


def measured(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = settled(page)
    assert max(found["scrolls"]) <= 1, f"the stage scrolls at {size}"
    assert found["body"] <= 0, f"the page scrolls at {size}"
    return found


def whole_table(found: dict[str, Any], size: tuple[int, int]) -> None:
    """Everything at once, and none of it covers another."""
    frame = found["stage"]
    assert len(found["market"]) == 6
    assert len(found["rivals"]) == 3
    assert len(found["planets"]) == 11
    parts = [
        *found["own"],
        *found["slots"],
        *found["market"],
        *found["rivals"],
        *found["track"],
        *found["planets"],
    ]
    for box in parts:
        assert inside(box, frame), f"something lies outside of the stage at {size}: {box}"
    for planet in found["planets"]:
        assert all(apart(planet, tale) for tale in found["tale"]), f"a story covers a planet at {size}"
    assert not found["cut"], f"numbers of a rival are cut at {size}"
    for pill in found["pills"]:
        others = [planet for planet in found["planets"] if planet != pill["own"]]
        assert all(apart(pill["box"], other) for other in others), f"a name lies over a planet at {size}"
    rows = [found["track"][0], *found["market"][:1], found["own"][0], found["kit"][0]]
    for above, below in pairwise(rows):
        assert above[3] <= below[1] + 1, f"rows overlap at {size}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_table_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit(locale=LANGUAGES[language])
    visit_moment(page, "crowded")
    wait_for_turn(page)
    for size in WIDE:
        whole_table(measured(page, size), size)
    whole_table(measured(page, (768, 1024)), (768, 1024))
    for size in [*NARROW[1:], *LOW]:
        found = measured(page, size)
        assert inside(found["own"][0], found["stage"]), f"one's own line is off the screen at {size}"
        page.locator(".parts [role=tab]").nth(2).click()
        shown = measured(page, size)
        assert len(shown["slots"]) > 7, f"one's own board is not shown at {size}"
        assert all(right - left > 90 for left, _, right, _ in shown["slots"])
        page.locator(".parts [role=tab]").nth(1).click()
        assert len(measured(page, size)["market"]) == 6
        page.locator(".parts [role=tab]").nth(0).click()
        assert measured(page, size)["planets"]
    assert serious(page) == []


def test_what_an_option_would_do_stands_on_the_table(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    visit_moment(page, "crowded")
    wait_for_turn(page)
    page.wait_for_selector(".options [data-key] .would")
    page.locator(".options [data-key]", has=page.locator(".would", has_text="000")).first.hover()
    expect(page.locator(".middle .would")).to_contain_text("→")
    mark = page.locator(".mine .purse [data-kind=credits]")
    expect(mark).to_contain_text("→")
    assert apart(page.evaluate(BOX, ".mine .purse [data-kind=credits]"), page.evaluate(BOX, ".mine .gold b"))
    page.locator(".options [data-key]", has=page.locator(".would", has_text="−")).first.hover()
    expect(page.locator(".mine .sheet .foreseen [data-kind$=damage]").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".middle .would")).to_have_count(0)


def test_the_column_beside_the_table_and_its_story_grow_with_the_screen(visit: Visit) -> None:
    page = visit()
    visit_moment(page, "story")
    wait_for_turn(page)
    large = [measured(page, size)["column"] for size in ((1440, 900), (1920, 1080), (2560, 1440))]
    assert large[0] < large[1] < large[2] <= 521
    told = page.locator(".side .told p").first
    assert float(told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_stands_beside_the_map_with_its_choices_and_odds(visit: Visit, language: str) -> None:
    page = visit(locale=LANGUAGES[language])
    visit_moment(page, "story")
    wait_for_turn(page)
    for size in WIDE:
        found = measured(page, size)
        whole_table(found, size)
        assert len(found["choices"]) >= 3
        for box in found["choices"]:
            assert inside(box, [0, 0, *found["screen"]]), f"a choice is off the screen at {size}"
        assert any(odds for odds in found["odds"])
        wide = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        assert page.eval_on_selector_all(".side .choice .label", wide) == [], f"labels run over at {size}"
        assert not re.search("one of these|одно из:", found["words"], re.IGNORECASE)
    for size in [*NARROW, *LOW]:
        found = measured(page, size)
        assert inside(found["own"][0], found["stage"])
        assert found["choices"], f"the story does not come up at {size}"
        last = page.locator(".side .choice").last
        last.scroll_into_view_if_needed()
        box = last.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= size[1] + 1
    assert serious(page) == []
    page.locator(".side .choice").first.click()
    expect(page.locator(".side .tale.asks, .match-layout[data-yours=true]").first).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_combat_shows_both_sides_and_the_odds_of_each_answer(visit: Visit, language: str) -> None:
    page = visit(locale=LANGUAGES[language])
    visit_moment(page, "combat")
    wait_for_turn(page)
    for size in WIDE:
        found = measured(page, size)
        whole_table(found, size)
        sides = page.locator(".side .fighter")
        expect(sides).to_have_count(2)
        for number in range(2):
            assert sides.nth(number).locator(".die").count() > 0, "dice are shown before they are rolled"
            assert sides.nth(number).locator(".name").inner_text()
        assert all(odds for odds in found["odds"])
        for box in found["choices"]:
            assert inside(box, [0, 0, *found["screen"]])
    page.locator(".side .choice").last.click()
    result = page.locator(".side .tale .end").first
    expect(result).to_be_visible()
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), "the result is cut"
