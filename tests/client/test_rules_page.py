"""The rules page: chapters that unfold, search in either language, examples that open on the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.client.conftest import Visit

PHONE = {"width": 360, "height": 740}


def test_the_rules_unfold_by_chapters_and_sections(visit: Visit) -> None:
    page = visit("/rules?game=destiny")
    chapter = page.locator(".chapter", has_text="Damage and resources")
    chapter.locator("> summary").click()
    section = chapter.locator("#section-shield")
    section.locator("summary").click()
    expect(section.locator("article").first).to_contain_text("shield")
    section.get_by_role("link", name="Link to Shields").click()
    page.wait_for_url(re.compile("section=shield"))
    page.reload()
    expect(page.locator("#section-shield article").first).to_be_visible()


def test_a_rule_has_an_address_and_is_shown_in_its_section(visit: Visit) -> None:
    page = visit("/rules/outer_rim.deliver.cargo-at-destination", locale="ru-RU", viewport=PHONE)
    rule = page.locator("article.single")
    expect(rule).to_be_in_viewport()
    expect(page.locator("#section-deliver")).to_have_attribute("open", "")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_search_marks_what_it_found_and_knows_both_languages(visit: Visit) -> None:
    page = visit("/rules?game=destiny")
    page.get_by_role("searchbox").fill("shield")
    expect(page.locator("article mark").first).to_have_text(re.compile("shield", re.IGNORECASE))
    expect(page.locator("article .place").first).to_contain_text("›")
    page.get_by_role("searchbox").fill("перераспределение")
    expect(page.locator("article").first).to_contain_text("Redeploy")


def test_an_example_opens_on_the_table_and_tells_how_it_goes(visit: Visit) -> None:
    page = visit("/rules/destiny.die.modifier.needs-base", locale="ru-RU")
    page.locator("article.single .examples button").first.click()
    page.wait_for_url(re.compile("/match/"))
    example = page.locator(".example")
    example.get_by_role("button", name="Показать, как это идёт").click()
    told = example.locator(".told").inner_text()
    assert re.search("[а-я]{4}", told)
    assert not re.search(r"[a-z]-die|_|resolve", told)


def test_readings_are_marked_and_lead_to_their_cards(visit: Visit) -> None:
    page = visit("/rules?game=destiny&section=reading")
    expect(page.locator("article .reading").first).to_be_visible()
    card = page.locator("article .cards a").first
    card.click()
    page.wait_for_url(re.compile("/cards/destiny/"))
    expect(page.locator('dialog a[href^="/rules/destiny.reading"]').first).to_be_visible()
