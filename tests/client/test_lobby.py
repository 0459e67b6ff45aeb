"""The lobby: a match in one click, decks of one's own, four seats, what is in progress and what was."""

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

SIZES = ((360, 740), (390, 844), (768, 1024), (844, 390), (1280, 720), (2560, 1440))


def test_play_is_on_the_first_screen_and_nothing_is_wider_than_it(visit: Visit) -> None:
    page = visit(locale="ru-RU", viewport={"width": 360, "height": 740})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for game in ("destiny", "cardgame", "outer_rim"):
            page.goto("/")
            page.wait_for_selector(".go")
            page.click(f'[data-game="{game}"]')
            expect(page.locator(".go")).to_be_in_viewport(ratio=1)
            for kind in page.locator(".kinds input").all():
                kind.check(force=True)
            page.locator("summary").click()
            assert page.evaluate("() => document.documentElement.scrollWidth") <= width, (game, width)
            cut = page.locator(".kinds b, .game b").evaluate_all(
                "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
            )
            assert cut == [], (game, width)


def test_a_newcomer_is_offered_the_guided_match_and_whoever_played_the_same_again(visit: Visit) -> None:
    page = visit()
    quick = page.locator(".quick")
    quick.get_by_role("button", name="Guided match").click()
    page.wait_for_selector(".guide")
    page.goto("/")
    page.click('[data-game="cardgame"]')
    page.locator('.deck input[value="sith"]').check(force=True)
    page.click(".go")
    page.wait_for_selector(".match-layout[data-step]")
    page.goto("/")
    expect(quick).to_contain_text("Same as last time")
    expect(quick).to_contain_text("The Card Game")
    expect(page.locator('[data-game="cardgame"]')).to_have_attribute("aria-checked", "true")
    quick.get_by_role("button", name="Play").click()
    page.wait_for_selector(".match-layout[data-step]")
    expect(page.locator(".seat.own")).to_contain_text("dark side")


def test_decks_are_turned_over_by_arrows_and_chosen_by_keys(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    row = page.locator(".decks")
    page.get_by_role("button", name="Next decks").click()
    expect(page.get_by_role("button", name="Previous decks")).to_be_visible()
    page.get_by_role("button", name="Previous decks").click()
    chosen = page.locator(".deck.chosen input")
    chosen.focus()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".deck.chosen")).to_be_in_viewport(ratio=0.9)
    assert row.evaluate("one => one.scrollLeft") > 0


def test_matches_in_progress_tell_how_they_stand_and_can_be_removed(visit: Visit) -> None:
    page = visit()
    one = start(page)
    wait_for_turn(page)
    page.goto("/")
    other = start(page, "friend")
    page.goto("/")
    row = page.locator(".matches li", has=page.locator(f'a[href="/match/{one}"]'))
    expect(row).to_contain_text("Obi-Wan")
    expect(row).to_contain_text("Your turn")
    expect(page.locator(".matches li").first).to_contain_text("waiting for a friend")
    row.get_by_role("button", name="Remove the match").click()
    row.get_by_role("button", name="No", exact=True).click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove the match").click()
    row.get_by_role("button", name="Remove", exact=True).click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator(f'a[href="/match/{other}"]')).to_be_visible()
    expect(row).to_have_count(0)


def test_a_finished_match_can_be_saved_and_removed(visit: Visit) -> None:
    page = visit()
    match = start(page)
    wait_for_turn(page)
    page.request.post(f"/api/matches/{match}/messages", data={"type": "aside", "key": "concede"})
    page.goto("/")
    row = page.locator(".matches li", has=page.locator(f'a[href="/replay/{match}"]'))
    with page.expect_download() as saved:
        row.get_by_role("link", name="Save the match").click()
    assert b'"seed"' in saved.value.path().read_bytes()
    row.get_by_role("button", name="Remove the match").click()
    row.get_by_role("button", name="Remove", exact=True).click()
    expect(row).to_have_count(0)


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
    page.locator(".deck", has_text="squadron").first.click()
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
    expect(page.locator(".foe")).to_have_count(3)
    names = page.locator(".foe .named b").all_inner_texts()
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
        # Whether that can be taken back is known a little later.
        page.locator(f"[data-confirm], .match-layout:not([data-step='{before}'])").first.wait_for()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
    before = step(ann)
    final = ann.locator(".option", has=ann.locator(".tag")).first
    final.click()
    expect(ann.locator(".armed")).to_contain_text("cannot be undone")
    assert step(ann) == before
    ann.get_by_role("button", name="Don't ask again").click()
    final.click()
    expect(ann.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
