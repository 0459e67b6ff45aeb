"""What the lobby leads to: decks of one's own, four seats, and choices that are asked twice."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.client.conftest import Visit
from tests.client.hands import is_over, join, liked, options, press, start, step, wait_for_turn

from dejarik.games.cardgame.cards.facts import JEDI
from dejarik.games.cardgame.decks.files.writing import write_text
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.ready_made import READY_MADE


def test_a_deck_of_ones_own_is_pasted_corrected_played_and_found_again(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Bring your own deck").click()
    text = WRITERS["text"](READY_MADE["squadron"], "infinite")
    broken = re.sub(r"2x [^\n]+\n", "", text, count=1)
    page.get_by_label("Deck list").fill(broken)
    page.get_by_role("button", name="Check and use").click()
    expect(page.locator("dialog li").first).to_contain_text("cards")
    expect(page.locator("dialog .rule a").first).to_have_attribute("href", re.compile("/rules/destiny"))
    page.get_by_label("Deck list").fill(text)
    page.get_by_role("button", name="Check and use").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".deck.chosen")).to_contain_text("squadron")

    page.reload()
    page.locator(".deck", has_text="squadron").last.click()
    expect(page.locator(".deck.chosen")).to_contain_text("stored in this browser")
    start(page)
    wait_for_turn(page)
    expect(page.locator(".own .character").first).to_contain_text("Poe Dameron")

    page.goto("/")
    page.get_by_role("button", name="Remove the deck squadron").click()
    expect(page.locator(".deck", has_text="stored in this browser")).to_have_count(0)


def test_a_deck_file_can_be_opened(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Bring your own deck").click()
    saved = WRITERS["tts"](READY_MADE["senators"], "infinite").encode()
    page.locator("dialog input[type=file]").set_input_files(
        {"name": "senators.json", "mimeType": "application/json", "buffer": saved}
    )
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".deck.chosen")).to_contain_text("stored in this browser")


def test_a_card_game_deck_of_ones_own_is_pasted_corrected_and_played(visit: Visit) -> None:
    page = visit()
    page.locator('[data-game="cardgame"]').click()
    page.get_by_role("button", name="Bring your own deck").click()
    text = write_text(Deck(JEDI, (1, 2, 3, 4, 5, 6, 6, 7, 7, 18), "Ten of mine"))
    page.get_by_role("textbox", name="Deck list").fill(text.replace("Hit and Run", "The Heart of the Empire"))
    page.get_by_role("button", name="Check and use").click()
    expect(page.locator("dialog li").first).not_to_be_empty()
    expect(page.locator("dialog .rule a").first).to_have_attribute("href", re.compile("/rules/cardgame"))
    page.get_by_role("textbox", name="Deck list").fill(text)
    page.get_by_role("button", name="Check and use").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".deck.chosen")).to_contain_text("Ten of mine")
    page.reload()
    page.locator('[data-game="cardgame"]').click()
    page.locator(".deck", has_text="Ten of mine").click()
    start(page, game="cardgame")
    wait_for_turn(page)
    expect(page.locator(".seat.own")).to_contain_text("light side")
    assert all(each["key"].startswith("bury") for each in options(page))


def test_some_turns_with_four_seats(visit: Visit) -> None:
    page = visit()
    page.locator("summary", has_text="More options").click()
    for _ in range(2):
        page.get_by_role("button", name="Add an opponent").click()
    page.click(".go")
    page.wait_for_selector(".match-layout[data-step]")
    expect(page.locator(".foe-side")).to_have_count(3)
    names = page.locator(".foe-side .named b").all_inner_texts()
    assert len(set(names)) == 3, "three bots can be told apart"
    for _ in range(25):
        wait_for_turn(page)
        if is_over(page):
            break
        before = step(page)
        press(page, liked(options(page)))
        wait_for_turn(page, before)
    assert page.evaluate("() => document.querySelector('.stage').scrollWidth") <= page.evaluate(
        "() => document.querySelector('.stage').clientWidth"
    ), "nobody's cards lie beside the screen"


def test_against_people_what_cannot_be_taken_back_is_asked_twice(
    visit: Visit,
) -> None:
    ann, bob = visit(asked_twice=True), visit()
    start(ann, "friend")
    join(ann, bob)
    for _ in range(60):
        if ann.locator(".option .tag").count():
            break
        page = next((each for each in (ann, bob) if options(each)), None)
        if page is None:
            ann.wait_for_timeout(50)
            continue
        before = step(page)
        press(page, options(page)[-1])
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
    before = step(ann)
    final = ann.locator(".option", has=ann.locator(".tag")).first
    final.click()
    expect(ann.locator(".armed")).to_contain_text("cannot be undone")
    assert step(ann) == before
    ann.get_by_role("button", name="Never ask").click()
    final.click()
    expect(ann.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
