"""The workshop: a deck built by touch, by keys and by mouse, judged at every step, and never lost."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.client.conftest import Visit
from tests.client.hands import serious, wait_for_turn
from tests.client.keystrokes import DECKS, type_in, watched

from dejarik.rules.catalog import statement

PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-US", "ru": "ru-RU"}
SEEN_AT_ONCE = 12  # cards
WAITS = 200  # milliseconds that whatever is no card waits for them
MILLIMETER = 96 / 25.4
LOOKING = 15  # seconds that somebody looks around before a tap
TWO_MINUTES = 120


def copied(page: Page, deck: str) -> None:
    page.click(f'[data-deck="{deck}"]')
    page.wait_for_selector(".verdict .right")


def search(page: Page, query: str) -> None:
    page.fill("#workshop-search", query)
    expect(page.locator("ul[data-query]")).to_have_attribute("data-query", query)


def tab(page: Page, number: int) -> None:
    page.locator(".tabs button").nth(number).click()


def kept(page: Page) -> list[dict[str, Any]]:
    """The decks in storage."""
    found = page.evaluate("Object.entries(localStorage)")
    return [json.loads(deck) for key, deck in found if key.startswith("dejarik.workshop.")]


def lines(page: Page) -> list[dict[str, Any]]:
    """What the deck on the bench consists of, one copy unless it says otherwise."""
    latest = max(kept(page), key=lambda deck: deck["changed"])
    return [{"count": 1} | line for line in latest["sheet"]["lines"]]


def total(page: Page) -> int:
    """How many cards lie in the deck."""
    return sum(int(each) for each in page.locator(".deck [data-row] > b").all_inner_texts())


@pytest.mark.parametrize("language", LOCALES)
def test_on_a_phone_a_starter_becomes_a_legal_deck_of_ones_own_in_two_minutes(
    visit: Visit, language: str
) -> None:
    """With taps alone, so few that there is a quarter of a minute for each."""
    page = visit("/workshop/destiny", locale=LOCALES[language], viewport=PHONE, has_touch=True)
    taps = 0

    def tap(what: Locator) -> None:
        nonlocal taps
        taps += 1
        what.tap()

    tap(page.locator('[data-deck="obi-wan"]'))
    expect(page.locator(".verdict .right")).to_be_visible()
    row = page.locator(".deck [data-row]").first
    out = row.get_attribute("data-row")
    tap(row.locator(".step").first)
    expect(page.locator(".verdict .wrong")).to_be_visible()
    assert page.locator(".faults li").count() == 1
    tap(page.locator(".faults summary"))
    expect(page.locator(".faults a")).to_have_attribute(
        "href", re.compile("/rules/destiny.conflict.deck-size")
    )
    tap(page.locator(".tabs button").first)
    fits = page.locator(".chips button").first
    box = fits.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] < PHONE["width"], "nobody has to swipe to find it"
    tap(fits)
    expect(page.locator("ul[data-query]")).to_have_attribute("data-query", "is:fitting")
    tap(page.locator(f"li[data-code]:not(.in):not([data-code='{out}']) .add:not(:has(.mark))").first)
    tap(page.locator(".tabs button").nth(1))
    expect(page.locator(".deck [data-row]").first).to_be_visible()
    expect(page.locator(".tabs button small").nth(1)).to_have_text("20/20")
    expect(page.locator(".verdict .right")).to_be_visible()
    assert total(page) == 20
    assert taps * LOOKING < TWO_MINUTES
    assert serious(page) == []


def test_a_deck_is_built_with_keys_alone(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    page.wait_for_selector("[data-deck]")
    page.keyboard.press("/")
    expect(page.locator("#workshop-search")).to_be_focused()
    page.keyboard.type("type:character unique:yes set:LEG")
    expect(page.locator(".search small")).to_have_text(re.compile(r"^\d{1,2}$"))
    page.locator("li[data-code] .add").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".deck [data-piece]")).to_have_count(1)
    expect(page.locator("[role=status]").first).to_contain_text("Added")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    expect(page.locator(".deck [data-piece]")).to_have_count(2)
    page.keyboard.press("-")
    expect(page.locator(".deck [data-piece]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".deck [data-piece]")).to_have_count(2)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".deck [data-piece]")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.locator("dialog .face")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_characters_are_elite_and_in_order_and_points_follow(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    pieces = page.locator(".deck [data-piece]")
    order = [piece.get_attribute("data-piece") for piece in pieces.all()]
    expect(page.locator(".facts")).to_contain_text("30 of 30 points")
    pieces.first.locator(".elite").click()
    expect(page.locator(".facts")).to_contain_text("27 of 30 points")
    expect(page.locator(".facts")).to_contain_text("3 left")
    page.get_by_label(re.compile("^Move .* later$")).first.click()
    moved = [piece.get_attribute("data-piece") for piece in pieces.all()]
    assert moved == [order[1], order[0], *order[2:]]


def test_a_second_battlefield_and_cards_under_a_plot_have_their_places(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    search(page, "type:battlefield set:CONV")
    page.locator("li[data-code]:not(.in) .look").first.click()
    page.get_by_role("button", name="Add as a second one").click()
    page.keyboard.press("Escape")
    battlefields = page.locator(".deck [data-piece]").filter(has_text="Battlefield")
    expect(battlefields).to_have_count(2)
    expect(page.locator(".faults")).to_contain_text("battlefield")
    search(page, 'name="Fatal Blow"')
    page.locator("li[data-code] .look").first.click()
    page.get_by_role("button", name="Add: Under the plot").click()
    page.keyboard.press("Escape")
    expect(page.locator(".deck [data-piece]").filter(has_text="Under the plot")).to_have_count(1)


def test_an_objective_set_is_one_piece_with_six_cards(visit: Visit) -> None:
    page = visit("/workshop/cardgame")
    copied(page, "jedi")
    search(page, "luke skywalker")
    tile = page.locator('li[data-code="1-1"]')
    expect(tile).to_contain_text("Luke Skywalker")
    before = total(page)
    tile.locator(".add").click()
    expect(tile.locator(".count")).to_have_text("2")
    assert total(page) == before + 1
    tile.locator(".look").click()
    expect(page.locator("dialog .face")).to_have_count(6)
    page.keyboard.press("Escape")
    page.get_by_label("Format").select_option("tournament")
    expect(page.locator(".faults")).to_contain_text("at least 10")


@pytest.mark.parametrize(("game", "query"), [("destiny", "saber t:u"), ("cardgame", "luke t:u")])
def test_a_keystroke_asks_once_and_draws_only_what_is_seen_at_once(
    visit: Visit, game: str, query: str
) -> None:
    """How quick that is, `python -m tests.client.keystrokes` says on a quiet machine."""
    page = visit(f"/workshop/{game}")
    watched(page, DECKS[game])
    page.evaluate(
        """() => {
            window.elsewhere = [];
            const told = (each) => each.target.outerHTML ?? each.target.data;
            const note = (changes) => window.elsewhere.push(...changes.map(told));
            const all = { subtree: true, childList: true, attributes: true };
            for (const part of document.querySelectorAll(".deck, .numbers"))
                new MutationObserver(note).observe(part, all);
        }"""
    )
    keys = type_in(page, query)
    assert len(keys) == len(query)
    assert sum(key["painted"] is not None for key in keys) > len(query) // 2
    for key in keys:
        cards = [each for each in key["requests"] if "/found/" in each["name"]]
        others = [each for each in key["requests"] if "/found/" not in each["name"]]
        assert len(cards) <= 1
        assert len(others) <= 1, "what cards would break is asked for all of them together"
        assert all(each["begun"] - key["key"] > WAITS for each in others), "cards go first"
        assert key["tiles"] <= SEEN_AT_ONCE
    assert page.evaluate("window.elsewhere") == [], "the deck and its numbers are left alone"
    again = [each["name"] for key in type_in(page, query[:3]) for each in key["requests"]]
    assert not any("/found/" in name for name in again), "what was answered once is known"
    search(page, "-saber")
    expect(page.locator("li[data-code]")).to_have_count(30)


def test_a_mistake_is_marked_and_one_click_mends_it(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    page.wait_for_selector("li[data-code]")
    search(page, "colr:red kylo")
    expect(page.locator(".told mark")).to_have_text("colr")
    expect(page.locator(".told")).to_contain_text("There is no key “colr”")
    assert page.locator("li[data-code]").count(), "what was found before stays"
    page.locator(".meant button").first.click()
    expect(page.locator("#workshop-search")).to_have_value("color:red kylo")
    expect(page.locator(".told mark")).to_have_count(0)


def test_what_a_card_would_break_is_said_before_it_is_added(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    search(page, "kylo type:character")
    tile = page.locator('li[data-code="01011"]')
    expect(tile.locator(".mark")).to_have_text("side")
    expect(tile.locator(".add")).to_have_attribute("title", re.compile("both heroes and villains"))
    tile.locator(".look").click()
    expect(page.locator("dialog .harm")).to_contain_text("both heroes and villains")


@pytest.mark.parametrize(
    ("game", "deck", "format_name", "rule"),
    [
        ("destiny", "senators", "trilogy", "destiny.format.trilogy.sets"),
        ("cardgame", "jedi", "tournament", "cardgame.deck.minimum-ten-sets"),
    ],
)
@pytest.mark.parametrize("language", LOCALES)
def test_every_fault_in_a_format_opens_what_it_breaks(
    visit: Visit, game: str, deck: str, format_name: str, rule: str, language: str
) -> None:
    page = visit(f"/workshop/{game}", locale=LOCALES[language], viewport=PHONE, has_touch=True)
    copied(page, deck)
    page.locator(".facts select").select_option(format_name)
    expect(page.locator(".verdict .wrong")).to_be_visible()
    faults = page.locator(".faults li")
    assert faults.count()
    for fault in faults.all():
        fault.locator("summary").click()
        expect(fault.locator("a")).to_have_attribute("href", f"/rules/{rule}")
        expect(fault.locator("details p")).to_contain_text(statement(rule, language))
    assert serious(page) == []
    page.goto(f"/rules/{rule}")
    expect(page.get_by_text(statement(rule, language)).first).to_be_visible()


def test_nothing_is_lost_by_reloading_or_in_two_tabs(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.get_by_label("Name of the deck").fill("Mine")
    search(page, "color:red kylo")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Mine")
    expect(page.locator("#workshop-search")).to_have_value("color:red kylo")
    other = page.context.new_page()
    other.goto("/workshop/destiny")
    other.get_by_label("Name of the deck").fill("Ours")
    expect(page.get_by_label("Name of the deck")).to_have_value("Ours")
    page.get_by_role("button", name="Undo").click()
    expect(other.get_by_label("Name of the deck")).to_have_value("Mine")
    assert len(kept(page)) == 1


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_typed_is_lost_when_the_page_crashes(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    copied(page, "senators")
    page.locator(".deck header input").fill("Mine")
    page.locator(".deck [data-row] .step").first.click()
    search(page, "kylo")
    page.locator("li[data-code] .look").first.click()
    page.locator("dialog input[type=number]").press_sequentially("2")  # nobody leaves the field
    page.keyboard.press("Escape")
    page.locator(".deck .tools .button").nth(3).click()
    page.locator("dialog textarea").last.fill("1x Force Push")
    page.keyboard.press("Escape")
    page.locator(".deck .tools .button").nth(4).click()
    page.locator("dialog form input").fill("a bet")
    with suppress(Error):
        page.goto("chrome://crash")
    again = page.context.new_page()
    again.goto("/workshop/destiny")
    expect(again.locator(".deck header input")).to_have_value("Mine")
    expect(again.locator("#workshop-search")).to_have_value("kylo")
    assert total(again) == 29
    again.locator(".deck .tools .button").nth(4).click()
    expect(again.locator("dialog form input")).to_have_value("a bet")
    again.keyboard.press("Escape")
    again.locator(".deck .tools .button").nth(3).click()
    expect(again.locator("dialog textarea").last).to_have_value("1x Force Push")
    again.keyboard.press("Escape")
    again.locator("li[data-code] .look").first.click()
    expect(again.locator("dialog input[type=number]")).to_have_value("2")


def test_what_was_done_is_undone_after_a_reload(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.locator(".deck [data-row] .step").first.click()
    page.locator(".deck [data-row] .step").first.click()
    expect(page.locator(".facts")).to_contain_text("28 of 30 cards")
    page.reload()
    page.wait_for_selector(".verdict p")
    for left in (29, 30):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".facts")).to_contain_text(f"{left} of 30 cards")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.reload()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".facts")).to_contain_text("29 of 30 cards")


def test_a_link_carries_the_whole_deck(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link with the whole deck").input_value()
    before = kept(page)[0]["sheet"]
    page.evaluate("localStorage.clear()")
    page.goto("/settings")
    page.goto(link)
    expect(page.locator(".verdict .right")).to_be_visible()
    assert kept(page)[0]["sheet"] == before
    assert "#" not in page.url


@pytest.mark.parametrize("language", LOCALES)
def test_what_cannot_be_read_is_named_and_stays_typed(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    page.wait_for_selector("[data-deck]")
    page.locator(".ways button").last.click()
    page.locator("dialog textarea").last.fill("2x Blokc\n1x Force Push\n")
    page.locator("dialog .button.primary").click()
    expect(page.locator("dialog .faults li")).to_have_count(1)
    expect(page.locator("dialog .faults")).to_contain_text("Block")
    assert page.locator("dialog textarea").last.input_value().startswith("2x Blokc")
    assert serious(page) == []
    page.reload()
    expect(page.locator(".deck [data-row]")).to_have_count(1)
    page.locator(".deck .tools .button").nth(3).click()
    expect(page.locator("dialog textarea").last).to_have_value("2x Blokc\n1x Force Push\n")


def test_a_deck_is_exported_and_dropped_in_again(visit: Visit) -> None:
    page = visit("/workshop/cardgame")
    copied(page, "sith")
    page.get_by_role("button", name="Share").click()
    page.get_by_label("File format").select_option("o8d")
    page.get_by_role("button", name="Show", exact=True).click()
    written = page.get_by_label("Export").input_value()
    assert "<deck" in written
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    assert Path(saved.value.path()).read_text("utf-8") == written
    page.keyboard.press("Escape")
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "deck.o8d"));
            const told = { dataTransfer: data, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("drop", told));
        }""",
        written,
    )
    expect(page.locator("dialog .done")).to_contain_text("in your workshop")
    assert len(kept(page)) == 2


@pytest.mark.parametrize(("game", "deck"), [("destiny", "squadron"), ("cardgame", "sith")])
@pytest.mark.parametrize("language", LOCALES)
def test_every_form_is_written_and_opened_as_a_file_again(
    visit: Visit, game: str, deck: str, language: str, tmp_path: Path
) -> None:
    page = visit(f"/workshop/{game}", locale=LOCALES[language])
    copied(page, deck)
    before = sorted((line["place"], line["card"], line["count"]) for line in lines(page))
    page.locator(".deck .tools .button").nth(3).click()
    form = page.locator("dialog select").first
    for name in form.locator("option").evaluate_all("(all) => all.map((each) => each.value)"):
        form.select_option(name)
        page.locator("dialog .row .button").nth(1).click()
        expect(page.locator("dialog textarea")).to_have_count(2)
        file = tmp_path / f"deck.{name}"
        file.write_text(page.locator("dialog textarea").first.input_value(), "utf-8")
        kept_before = len(kept(page))
        page.locator("dialog input[type=file]").first.set_input_files(file)
        expect(page.locator("dialog .done")).not_to_be_empty()
        assert len(kept(page)) == kept_before + 1
        assert sorted((line["place"], line["card"], line["count"]) for line in lines(page)) == before
        expect(page.locator("dialog .faults")).to_have_count(0)


def test_versions_are_kept_compared_and_returned_to(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    name = page.locator(".deck [data-row] .words").first.inner_text()
    page.locator(".deck [data-row] .step").first.click()
    page.get_by_role("button", name="Versions").click()
    page.get_by_label("What did you change?").fill("one less")
    page.keyboard.press("Enter")
    expect(page.locator("dialog ol li")).to_have_count(2)
    expect(page.locator("dialog ol li").first).to_contain_text("one less")
    expect(page.locator("dialog ol li").first).to_contain_text("Copy of Senators")
    page.get_by_label("Before").select_option(index=2)
    expect(page.locator("dialog ul li")).to_have_count(1)
    expect(page.locator("dialog ul li")).to_contain_text(f"−1 {name}")
    assert serious(page) == []
    page.get_by_role("button", name="Go back to it").last.click()
    page.keyboard.press("Escape")
    assert total(page) == 30


def test_a_legal_deck_is_played_at_once(visit: Visit) -> None:
    page = visit("/workshop/cardgame")
    copied(page, "jedi")
    page.get_by_role("button", name="Play it").click()
    page.locator("dialog select").first.select_option("random")
    page.locator("dialog .button.primary").click()
    page.wait_for_url("**/match/*")
    wait_for_turn(page)
    expect(page.locator(".match-layout")).to_be_visible()


def test_the_collection_filters_the_pool_and_comes_back_from_its_file(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    search(page, "kylo type:character")
    page.locator('li[data-code="01011"] .look').click()
    page.get_by_label("I own").fill("2")
    page.get_by_label("I own").blur()
    page.keyboard.press("Escape")
    search(page, "")
    page.get_by_role("button", name="owned", exact=True).click()
    expect(page.locator("#workshop-search")).to_have_value("is:owned")
    expect(page.locator("li[data-code]")).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Back up").click()
    file = Path(saved.value.path()).read_bytes()
    page.evaluate("localStorage.removeItem('dejarik.owned.destiny')")
    page.reload()
    page.wait_for_selector(".verdict p")
    expect(page.locator("li[data-code]")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    page.locator("dialog input[type=file]").last.set_input_files(
        {"name": "collection.json", "mimeType": "application/json", "buffer": file}
    )
    expect(page.locator("dialog .done")).to_contain_text("1 card")
    expect(page.locator("li[data-code]")).to_have_count(1)


def test_numbers_follow_the_deck_and_a_hand_is_dealt(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    curve = page.locator(".numbers .chart").first
    expect(curve).to_contain_text(re.compile(r"Cost 1: \d+ cards"))
    expect(page.locator(".numbers")).to_contain_text("One roll of the team")
    expect(page.locator(".numbers li").filter(has_text="by round 4").first).to_contain_text(
        re.compile(r"to spend\s*14 / cost of cards drawn\s*32")
    )
    padme = page.locator(".numbers [data-dice]").first
    expect(padme).to_contain_text("2 dice")
    expect(padme).to_contain_text(re.compile(r"2\.0\s*focus"))
    expect(padme.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"^(?:[^,]+, ){5}[^,]+$"))
    page.get_by_text("cards of the deck with dice").click()
    expect(page.locator(".numbers details [data-dice]").first).to_contain_text("1 die")
    hand = page.locator(".numbers .card")
    expect(hand).to_have_count(5)
    hand.first.click()
    page.get_by_role("button", name="Mulligan (1)").click()
    expect(hand).to_have_count(5)
    expect(page.get_by_role("button", name="Mulligan (0)")).to_be_disabled()
    page.get_by_label("Card 1").select_option(index=1)
    opening = page.locator(".numbers li").filter(has_text="opening hand")
    expect(opening).to_contain_text(re.compile(r"\d+%"))
    alone = int(re.findall(r"(\d+)%", opening.inner_text())[0])
    page.get_by_role("button", name="and …").click()
    page.get_by_label("Card 2").select_option(index=2)
    expect(opening).not_to_contain_text(f"{alone}%")
    together = int(re.findall(r"(\d+)%", opening.inner_text())[0])
    assert 0 < together < alone, "both are rarer than one"


def test_on_paper_cards_have_the_size_of_cards_nine_to_a_page(visit: Visit) -> None:
    page = visit("/workshop/destiny")
    copied(page, "senators")
    page.emulate_media(media="print")
    cards = page.locator(".print .cut")
    expect(cards.first).to_be_visible()
    assert cards.count() == 30 + 4, "the team and the battlefield are on it, too"
    assert page.locator(".print .page").first.locator(".cut").count() == 9
    box = cards.first.bounding_box()
    assert box is not None
    assert abs(box["width"] - 63 * MILLIMETER) < 1
    assert abs(box["height"] - 88 * MILLIMETER) < 1
    assert page.locator(".print .strip").count() >= 5, "elite characters have two dice"
    expect(page.locator(".bench")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(page.locator(".print")).to_have_count(0)


def longest(page: Page, game: str, language: str) -> list[str]:
    """What has most to read on it; of the Card Game the objective sets with such cards."""
    faces = page.request.get(f"/api/cards/{game}?lang={language}").json()
    said = {face["code"]: len(" ".join(face["abilities"]) + face["name"]) for face in faces}
    inside = page.request.get(f"/api/workshop/{game}").json().get("contents") or {}
    units = {code: max(said[one] for one in (code, *inside.get(code, ()))) for code in inside or said}
    return sorted(units, key=lambda code: -units[code])[: 3 if inside else 14]


@pytest.mark.parametrize(("game", "place"), [("destiny", "cards"), ("cardgame", "sets")])
@pytest.mark.parametrize("language", LOCALES)
def test_on_paper_even_the_longest_texts_are_whole(
    visit: Visit, language: str, game: str, place: str
) -> None:
    page = visit(f"/workshop/{game}", locale=LOCALES[language])
    page.wait_for_selector("[data-deck]")
    codes = longest(page, game, language)
    page.evaluate("location.hash = " + json.dumps(f"#deck=1;;;{place}=" + ",".join(codes)))
    page.reload()
    expect(page.locator(".deck [data-row]")).to_have_count(len(codes))
    page.wait_for_timeout(1500)  # all faces are there
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    page.emulate_media(media="print")
    expect(page.locator(".print .cut").nth(17)).to_be_visible()
    strips = page.locator(".strips").count()
    assert pages == page.locator(".print .page").count() + strips, "no page is empty, none is torn in two"
    cut = page.locator(".print .face").evaluate_all(
        "(all) => all.filter((face) => face.scrollHeight > face.clientHeight).map((face) => face.innerText)"
    )
    assert cut == []
    letters = page.locator(".print .fit").evaluate_all(
        "(all) => all.map((one) => Number(one.style.getPropertyValue('--letters')))"
    )
    assert min(letters) > 0.5, "letters are still read without a glass"


def test_outer_rim_has_a_gallery(visit: Visit) -> None:
    page = visit("/workshop/outer_rim")
    expect(page.get_by_role("heading", name="Characters")).to_be_visible()
    assert page.locator("main li").count() > 15
    expect(page.get_by_role("heading", name="Ships")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_the_windows_of_the_workshop_shut_nobody_out(visit: Visit, language: str) -> None:
    page = visit("/workshop/destiny", locale=LOCALES[language])
    copied(page, "senators")
    for number in (2, 3, 4):
        page.locator(".deck .tools .button").nth(number).click()
        page.wait_for_selector("dialog")
        for size in ({"width": 1440, "height": 900}, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert serious(page) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
