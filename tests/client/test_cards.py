"""The cards: found by their facts, drawn, read at every width, and leading to their rules."""

from __future__ import annotations

import re
from typing import Literal
from zlib import crc32

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit

WIDTHS = (160, 240, 420)


def _settled(page: Page) -> None:
    """All faces that are to be seen have their pictures."""
    page.wait_for_selector(".card .face .art img")


def test_cards_are_found_by_set_subtype_and_keyword_and_put_in_order(visit: Visit) -> None:
    page = visit("/cards/cardgame")
    page.get_by_label(re.compile(r"^Set\b")).select_option(label="Core Set")
    page.get_by_label("Trait").select_option(label="Wookiee")
    expect(page.locator(".count")).to_have_text("1 card")
    expect(page.locator(".card h3")).to_have_text("Wookiee Navigator")
    page.get_by_label("Trait").select_option("")
    page.get_by_label("Keyword").select_option(label="Elite")
    page.get_by_label("Order").select_option(label="by cost")
    page.wait_for_url(re.compile("sort=cost"))
    expect(page.locator(".count")).to_have_text(re.compile(r"^\d+ cards$"))
    costs = [int(cost) for cost in page.locator(".card .cost").all_inner_texts()]
    assert len(costs) > 3
    assert costs == sorted(costs)
    page.locator(".card").first.get_by_role("link", name="Elite").click()
    page.wait_for_url("**/rules/cardgame.keyword.elite")


def test_a_query_is_understood_and_a_mistake_is_pointed_at_while_the_cards_stay(visit: Visit) -> None:
    page = visit("/cards/destiny?set=CONV")
    page.get_by_text("More ways to search").click()
    page.get_by_role("button", name="die>=3melee").click()
    count = page.locator(".count")
    expect(count).to_have_text(re.compile(r"^\d cards$"))
    cards = page.locator(".card").count()
    search = page.get_by_label("Name, words or a query")
    expect(search).to_have_value("die>=3melee die:special")
    search.fill("die>=3melee colr:red")
    expect(count).to_have_text("Character 13. There is no key “colr”. Did you mean color?")
    assert page.locator(".card").count() == cards
    expect(search).to_be_focused()
    search.fill("die>=3melee color:red")
    expect(count).to_have_text("1 card")


def test_a_phone_shows_cards_first_and_filters_when_asked(visit: Visit) -> None:
    page = visit("/cards/destiny?set=RIV")
    page.set_viewport_size({"width": 390, "height": 844})
    _settled(page)
    kind = page.get_by_label(re.compile(r"^Type\b"))
    card = page.locator(".card").first.bounding_box()
    assert card is not None
    assert card["y"] < 844 / 2
    expect(kind).to_be_hidden()
    fold = page.get_by_role("button", name="Filters (1 set)")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    kind.select_option("character")
    expect(page.get_by_role("button", name="Filters (2 set)")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(fold).to_be_hidden()
    expect(kind).to_be_visible()


@pytest.mark.parametrize(
    "some", ["destiny?set=RIV", "cardgame?type=unit&affiliation=jedi&playable=1", "outer_rim?set=luxury"]
)
def test_every_face_has_its_picture_and_holds_its_words_at_every_width(visit: Visit, some: str) -> None:
    page = visit(f"/cards/{some}")
    _settled(page)
    for width in WIDTHS:
        page.locator(".cards").evaluate(f"(one) => one.style.gridTemplateColumns = '{width}px'")
        wide = page.eval_on_selector_all(
            ".card .face",
            "(faces) => faces.slice(0, 24).flatMap((face) => [...face.querySelectorAll('*')]"
            " .filter((one) => !one.closest('.art')"
            "   && one.getBoundingClientRect().right > face.getBoundingClientRect().right + 1)"
            " .map((one) => one.textContent))",
        )
        assert wide == [], width
    drawn = page.locator(".card .face .art img").evaluate_all(
        "(all) => all.map((one) => [one.src, one.naturalWidth])"
    )
    assert all(address.startswith("data:image/svg+xml,") and wide > 0 for address, wide in drawn)
    assert len({address for address, _ in drawn}) == len(drawn)


def test_a_picture_is_another_by_day_and_the_same_again_at_the_next_visit(visit: Visit) -> None:
    def picture(page: Page) -> int:
        page.wait_for_selector("dialog .art img")
        page.wait_for_function("() => document.querySelector('dialog h3')")
        return crc32((page.locator("dialog .art img").get_attribute("src") or "").encode())

    def another(page: Page, scheme: Literal["dark", "light"]) -> int:
        """The picture that takes the place of the one that is there."""
        before = page.locator("dialog .art img").get_attribute("src")
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("src => document.querySelector('dialog .art img')?.src !== src", arg=before)
        return picture(page)

    page = visit("/cards/destiny/09057", color_scheme="dark")
    page.wait_for_load_state("networkidle")  # its face may come after its scenery
    by_night = picture(page)
    assert another(page, "light") != by_night
    assert another(page, "dark") == by_night
    assert picture(visit("/cards/destiny/09057", color_scheme="dark", locale="ru-RU")) == by_night


def test_a_card_that_cannot_be_played_yet_says_so_to_players(visit: Visit) -> None:
    page = visit("/cards/cardgame/37-1")
    expect(page.locator("dialog .missing")).to_have_text("This card cannot be played here yet.")
