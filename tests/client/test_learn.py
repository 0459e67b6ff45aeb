"""Learning: puzzles that notice what one does, their hints and progress, and examples of rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import cut_texts, out_of_reach, serious, step, wait_for_turn

GAMES = ("destiny", "cardgame", "outer_rim")
PHONE = {"width": 360, "height": 740}
RAW = re.compile(r"[a-z0-9]_[a-z]|\.yaml|[a-z]-die\b|\{|web-|[a-z]+\.[a-z]+\.[a-z]")


def begin(page: Page, puzzle: str) -> None:
    page.locator(f'[data-puzzle="{puzzle}"]').click()
    page.wait_for_selector(".puzzle")
    wait_for_turn(page)


def take(page: Page, kind: str, about: str) -> None:
    """Click the option of a kind that is about something."""
    before = step(page)
    page.locator(f'[data-key^="{kind}"]:visible').filter(has_text=about).first.click()
    page.wait_for_function(
        "before => document.querySelector('.match-layout').dataset.step > before", arg=before
    )


def test_a_puzzle_is_failed_taken_back_and_solved_and_that_is_remembered(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "one-symbol")
    puzzle = page.locator(".puzzle")
    expect(puzzle).to_contain_text("before your opponent gets to act")
    take(page, "pass", "")
    expect(puzzle).to_have_attribute("data-status", "lost")
    puzzle.get_by_role("button", name="Undo").click()
    expect(puzzle).to_have_attribute("data-status", "open")
    take(page, "resolve", "Obi-Wan Kenobi's die")
    take(page, "target", "Stormtrooper")
    take(page, "resolve", "Vigilant Jedi")
    take(page, "target", "Stormtrooper")
    expect(puzzle).to_contain_text("Solved in 4 choices!")
    expect(puzzle.locator(".stars")).to_have_attribute("data-stars", "2")
    puzzle.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".puzzle h3")).to_contain_text("What a plus is good for")
    page.goto("/learn")
    expect(page.locator('[data-puzzle="one-symbol"] .stars')).to_have_attribute("data-stars", "2")
    expect(page.get_by_text("1 of 13 solved")).to_be_visible()


def test_hints_and_the_solution_cost_a_star(visit: Visit) -> None:
    page = visit("/learn", locale="ru-RU")
    begin(page, "modifier-needs-base")
    puzzle = page.locator(".puzzle")
    expect(puzzle.locator(".hint")).to_have_count(0)
    puzzle.get_by_role("button", name="Подсказка").click()
    puzzle.get_by_role("button", name="Ещё подсказка").click()
    expect(puzzle.locator(".hint")).to_have_count(2)
    puzzle.get_by_role("button", name="Показать решение").click()
    expect(puzzle.locator(".told li")).to_have_count(3)
    assert not RAW.search(puzzle.inner_text())
    take(page, "resolve", "Гривуса")
    take(page, "modify", "")
    take(page, "target", "джеда")
    expect(puzzle).to_contain_text("Решено за 3 выбора!")
    expect(puzzle.locator(".stars")).to_have_attribute("data-stars", "1")
    puzzle.get_by_role("button", name="Ещё раз").click()
    expect(puzzle).to_have_attribute("data-status", "open")


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_the_page_speaks_to_people_and_fits_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/learn", locale=locale, viewport=PHONE)
    for game in GAMES:
        page.goto(f"/learn?game={game}")
        page.wait_for_selector("[data-puzzle]")
        said = page.locator("main").inner_text()
        assert not RAW.search(said), RAW.search(said)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_puzzle_of_the_day_counts_days_in_a_row(visit: Visit) -> None:
    page = visit("/learn")
    today = page.evaluate("fetch('/api/puzzles/today').then((answer) => answer.json())")
    daily = page.locator(".daily")
    expect(daily).to_contain_text(today["puzzle"]["title"])
    yesterday = page.evaluate(
        "day => new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10)", today["day"]
    )
    page.evaluate(
        "row => localStorage.setItem('dejarik.puzzle-days', JSON.stringify(row))",
        {"day": yesterday, "days": 4},
    )
    page.reload()
    expect(daily).to_contain_text("4 days in a row")
    daily.get_by_role("button").click()
    page.wait_for_url(re.compile(f"/match/.*day={today['day']}"))
    expect(page.locator(".puzzle h3")).to_contain_text(today["puzzle"]["title"])


def test_on_a_phone_a_puzzle_is_its_task_until_it_is_unfolded(visit: Visit) -> None:
    """It covers nothing: whoever is to be defeated can be seen, pointed at and tapped."""
    page = visit("/learn", viewport=PHONE)
    begin(page, "one-symbol")
    line = page.locator(".puzzle .line")
    hint = page.locator(".puzzle").get_by_role("button", name="Hint")
    expect(line).to_contain_text("Defeat the Stormtrooper before your opponent gets to act")
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(hint).to_be_hidden()
    assert out_of_reach(page) == []
    assert cut_texts(page) == []
    line.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(hint).to_be_focused()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(line).to_be_focused()
    expect(hint).to_be_hidden()
    line.click()
    expect(hint).to_be_visible()
    page.locator(".stage").click(position={"x": 4, "y": 400})
    expect(hint).to_be_hidden()
    line.click()
    page.locator('[data-key^="pass"]:visible').first.click()
    expect(page.locator(".puzzle")).to_have_attribute("data-status", "lost")
    expect(page.get_by_text("The goal is now out of reach.")).to_be_visible()
    page.locator(".puzzle").get_by_role("button", name="Undo").click()
    expect(line).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_the_buttons_below_a_narrow_board_stand_side_by_side(visit: Visit, locale: str) -> None:
    page = visit("/learn", locale=locale, viewport=PHONE)
    page.locator("[data-filter=aim]").select_option("win")
    page.locator("section[aria-labelledby=found-puzzles] [data-puzzle]").first.click()
    page.wait_for_selector(".puzzle")
    wait_for_turn(page)
    expect(page.locator("nav.bar .fixed button")).to_have_count(2)
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        boxes = page.locator("nav.bar button").evaluate_all(
            """all => all.map((one) => one.getBoundingClientRect())
                .map(({ left, right, top, bottom }) => [left, right, top, bottom])"""
        )
        assert len(boxes) == 4
        for place, (left, right, top, bottom) in enumerate(boxes):
            assert 0 <= left < right <= width
            for other in boxes[:place]:
                beside = left >= other[1] or right <= other[0]
                assert beside or top >= other[3] or bottom <= other[2], (width, boxes)
        assert page.locator("nav.bar button").evaluate_all(
            "all => all.every((one) => one.scrollWidth <= one.clientWidth)"
        )


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_how_to_play_is_leafed_through_by_keys_by_buttons_and_by_swiping(visit: Visit, locale: str) -> None:
    page = visit("/learn", locale=locale, viewport=PHONE)
    for game in GAMES:
        page.goto(f"/learn?game={game}")
        page.locator(f'a[href="/learn/how-to/{game}"]').click()
        titles = [page.locator(".how h2").inner_text()]
        expect(page.locator(".drawing .scene")).to_be_visible()
        count = page.locator(".dots i").count()
        assert 6 <= count <= 9
        for _ in range(count - 1):
            page.keyboard.press("ArrowRight")
            titles.append(page.locator(".how h2").inner_text())
            said = page.locator(".how").inner_text()
            assert not RAW.search(said), said
        assert len(set(titles)) == count
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".how h2")).to_have_text(titles[-2])
        box = page.locator(".drawing").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 60, box["y"] + 60)
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 62)
        page.mouse.up()
        expect(page.locator(".how h2")).to_have_text(titles[-3])
        page.locator(".how nav button").first.click()
        expect(page.locator(".how h2")).to_have_text(titles[-4])


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 390, "height": 844}])
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_puzzles_from_matches_are_filtered_and_the_next_one_is_offered(
    visit: Visit, locale: str, size: dict[str, int]
) -> None:
    page = visit("/learn", locale=locale, viewport=size)
    found = page.locator("section[aria-labelledby=found-puzzles]")
    rows = found.locator("[data-puzzle]")
    expect(rows).to_have_count(12)
    found.get_by_role("button", name=re.compile("Show more|Показать ещё")).click()
    expect(rows).to_have_count(24)
    found.locator("[data-filter=aim]").select_option("win")
    expect(rows.first).to_be_visible()
    assert rows.count() < 24
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    said = found.inner_text()
    assert not RAW.search(said), RAW.search(said)
    following = found.locator("[data-next]")
    following.click()
    page.wait_for_selector(".puzzle")
    wait_for_turn(page)
    puzzle = page.locator(".puzzle")
    expect(puzzle).to_have_attribute("data-status", "open")
    if size["width"] < 1000:
        puzzle.locator(".line").click()
    puzzle.get_by_role("button", name=re.compile("Hint|Подсказка")).click()
    puzzle.get_by_role("button", name=re.compile("Another hint|Ещё подсказка")).click()
    expect(puzzle.locator(".hint")).to_have_count(2)
    puzzle.get_by_role("button", name=re.compile("Show the solution|Показать решение")).click()
    expect(puzzle.locator(".told li").first).to_be_visible()
    assert not RAW.search(puzzle.inner_text())


def test_what_was_solved_leads_to_harder_puzzles(visit: Visit) -> None:
    page = visit("/learn")
    page.wait_for_selector("[data-next]")
    every = page.evaluate("fetch('/api/puzzles/destiny').then((answer) => answer.json())")
    found = [one for one in every if one["aim"]]
    easiest = [one for one in found if one["rating"] == found[0]["rating"]]
    assert page.locator("[data-next]").get_attribute("data-next") == easiest[0]["id"]
    stars = {f"destiny/{one['id']}": 2 for one in easiest[:3]}
    page.evaluate("stars => localStorage.setItem('dejarik.puzzles', JSON.stringify(stars))", stars)
    page.reload()
    page.wait_for_selector("[data-next]")
    chosen = page.locator("[data-next]").get_attribute("data-next")
    assert next(one["rating"] for one in found if one["id"] == chosen) > found[0]["rating"]
