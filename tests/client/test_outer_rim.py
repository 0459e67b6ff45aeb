"""Outer Rim in the browser: whole matches, a friend by link, keys, a phone, both languages, the replay."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import Visit
from tests.client.hands import (
    choose,
    is_over,
    join,
    lose_connection,
    one_chooses,
    options,
    press,
    same_position,
    serious,
    spoken,
    start,
    step,
    wait_for_turn,
)
from tests.client.moments import visit_last_turns

# What a trader in a hurry likes: deliver, take jobs and bounties, do them, and never fall asleep.
LIKED = (
    "deliver",
    "job",
    "capture",
    "fight",
    "recover",
    "take",
    "market",
    "buy job",
    "buy bounty",
    "buy cargo",
)


def seat(kind: str, deck: str, bot: str = "") -> dict[str, str]:
    return {"kind": kind, "deck": deck, "bot": bot}


def sit(page: Page, *seats: dict[str, str], seed: int | None = None, **wishes: bool | int) -> str:
    """In a new match, made without the lobby; answers with its id."""
    body: dict[str, Any] = {"game": "outer_rim", "seats": list(seats), "options": wishes}
    if seed is not None:
        body["seed"] = seed
    match: str = page.evaluate(
        """async (body) => (await (await fetch("/api/matches", {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
        })).json()).id""",
        body,
    )
    page.goto(f"/match/{match}")
    page.wait_for_selector(".match-layout[data-step]")
    return match


def liked(found: list[dict[str, str]], hurt: bool) -> dict[str, str]:
    for word in LIKED:
        for option in found:
            if option["key"].startswith(word) and (word != "recover" or hurt):
                return option
    moves = [each for each in found if each["key"].startswith("move ")]
    flagged = [each for each in moves if each["subject"] in FLAGS]
    return next(iter(flagged or moves[-3:] or found))


FLAGS: set[str] = set()


def play(page: Page, most: int) -> int:
    """Choose where things lie until the match is over, or so often."""
    for number in range(most):
        wait_for_turn(page)
        if is_over(page):
            return number
        FLAGS.clear()
        FLAGS.update(
            page.evaluate(
                """() => [...document.querySelectorAll(".node:has(.goods)")].map((one) => one.dataset.id)"""
            )
        )
        hurt = page.locator(".mine .points .hurt").count() > 2
        choose(page, liked(options(page), hurt))
    return most


def choose_game(page: Page, name: str) -> None:
    page.wait_for_selector(".go")
    page.locator(".game", has_text=name).click()
    page.wait_for_selector('input[value="han-solo"]')


def test_a_match_alone_against_the_rules_from_the_lobby_its_end_and_its_replay(visit: Visit) -> None:
    page = visit()
    choose_game(page, "Outer Rim")
    page.locator('input[name="deck"][value="han-solo"]').check(force=True)
    page.locator('input[value="solo"]').check(force=True)
    page.get_by_label("AI player's head start").select_option("3")
    page.click(".go")
    page.wait_for_selector(".match-layout[data-step]")
    wait_for_turn(page)
    expect(page.locator(".rival")).to_have_count(1)
    assert play(page, 6) == 6

    # The end of another, in which the solo opponent is about to win.
    match = visit_last_turns(page, 1, seed=3).rpartition("/")[2]
    wait_for_turn(page)
    assert play(page, 200)
    assert is_over(page)
    outcome = page.locator(".outcome").inner_text()
    assert "fame" in outcome

    page.locator(".over a", has_text="Replay").click()
    page.wait_for_selector(".scrub")
    page.keyboard.press("End")
    expect(page.locator(".panel h2")).to_contain_text(outcome)
    last = step(page)
    page.get_by_label("One step back").click()
    expect(page.locator(".match-layout")).to_have_attribute("data-step", str(last - 1))
    page.locator(".log li .sentence").nth(20).click()
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(last - 1))
    expect(page.locator(".log li.here").first).to_be_visible()
    assert 0 < step(page) < last
    expect(page.locator(".ship[data-id]")).to_have_count(2)
    shared = visit(f"/replay/{match}?step={step(page)}")
    expect(shared.locator(".match-layout")).to_have_attribute("data-step", str(step(page)))
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name=re.compile("^As ")).first.click()
    page.wait_for_url(re.compile("/match/"))
    wait_for_turn(page)
    assert not is_over(page)


def test_a_ship_can_be_chosen_although_a_rival_flies_one_like_it(visit: Visit) -> None:
    page = visit()
    sit(page, seat("bot", "bossk", "random"), seat("me", "boba-fett"), seed=2)
    wait_for_turn(page)
    asked = [each["subject"] for each in options(page)]
    assert len(asked) == 2
    for ship in asked:
        expect(page.locator(f'.offered[data-id="{ship}"]')).to_be_visible()


def test_a_match_against_a_bot_is_won_or_lost_by_clicking(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    sit(page, seat("me", "boba-fett"), seat("bot", "bossk", "simple"), seed=3)
    assert play(page, 20) == 20
    visit_last_turns(page, 2, seed=3)
    assert play(page, 400)
    assert is_over(page)
    expect(page.locator(".outcome")).to_contain_text("очков славы")


def test_a_friend_joins_by_link_and_both_stay_at_the_same_position(visit: Visit) -> None:
    ann, bob = visit(locale="en-US"), visit(locale="ru-RU")
    choose_game(ann, "Outer Rim")
    start(ann, "friend", game="outer_rim")
    join(ann, bob)
    spoken(bob, "ru")
    both = (ann, bob)

    def one_of_them_chooses() -> None:
        one_chooses(*both, pick=lambda found: liked(found, hurt=False))
        same_position(*both)

    for _ in range(16):
        one_of_them_chooses()
    where = [page.locator('.ship[data-id="v0"]').get_attribute("style") for page in both]
    bob.reload()
    bob.wait_for_selector(".match-layout[data-step]")
    same_position(*both)
    assert where[0] is not None
    left = [re.search(r"left: ([\d.]+)px", style or "") for style in where]
    assert left[0] is not None
    assert left[1] is not None
    assert left[0][1] == left[1][1], "a ship is in the same place for both"

    lose_connection(bob)
    one_of_them_chooses()

    # Credits can be offered by whoever is not asked, too.
    waiting = next(page for page in both if not options(page))
    waiting.locator(".tools button").first.click()
    expect(
        waiting.locator('.options [data-key^="want-credits"], .options [data-key^="give-credits"]').first
    ).to_be_visible()
    waiting.locator('.options [data-key="withdraw"]').click()
    expect(waiting.locator(".options [data-key]")).to_have_count(0)


def test_the_map_can_be_walked_and_a_turn_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    sit(page, seat("me", "han-solo"), seat("bot", "jyn-erso", "random"), seed=6)
    for _ in range(60):
        wait_for_turn(page)
        if page.locator(".node.far").count():
            break
        label = page.locator("[data-key]").first.get_attribute("aria-keyshortcuts") or ""
        before = step(page)
        page.keyboard.press(f"Digit{label}" if label.isdigit() else f"Key{label}")
        wait_for_turn(page, before)
    here = page.evaluate(
        """() => {
            const near = [...document.querySelectorAll(".node.far")]
                .find((one) => one.textContent.includes("1 space away"));
            near.focus();
            return near.dataset.id;
        }"""
    )
    seen = {here}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(arrow)
        seen.add(page.evaluate("() => document.activeElement.dataset.id"))
    assert len(seen) > 2, "arrows lead from space to space"
    assert all(one.startswith("p") for one in seen)
    page.locator(f'[data-id="{here}"]').focus()
    expect(page.locator("polyline.flight").first).to_be_attached()
    before = step(page)
    page.keyboard.press("Enter")
    wait_for_turn(page, before)
    ship = page.locator('.ship[data-id="v0"]').bounding_box()
    goal = page.locator(f'[data-id="{here}"]').bounding_box()
    assert ship is not None
    assert goal is not None
    assert abs(ship["x"] - goal["x"]) + abs(ship["y"] - goal["y"]) < 90
    page.keyboard.press("KeyU")
    expect(page.locator(".node.far").first).to_be_visible()


def test_what_cannot_be_reached_says_why(visit: Visit) -> None:
    page = visit()
    sit(page, seat("me", "boba-fett"), seat("bot", "bossk", "random"), seed=4)
    for _ in range(60):
        wait_for_turn(page)
        if page.locator(".node.far").count():
            break
        choose(page, options(page)[0])
    page.locator(".planet .node.refused:not(.can)").first.click()
    expect(page.locator(".why")).to_contain_text("hyperdrive")
    expect(page.locator(".why a").first).to_have_attribute("href", re.compile("/rules/outer_rim"))


def test_on_a_phone_everything_fits_and_a_tap_on_the_map_flies(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="ru-RU")
    sit(page, seat("me", "character"), seat("bot", "bossk", "random"), seed=4)
    flown = 0
    for _ in range(24):
        wait_for_turn(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
        picked = liked(options(page), False)
        before = step(page)
        spot = page.locator(f'.stage [data-id="{picked["subject"]}"]') if picked["subject"] else None
        if (
            spot is not None
            and spot.count() == 1
            and spot.is_visible()
            and _within(page, spot.bounding_box())
        ):
            spot.tap()
            flown += picked["key"].startswith("move")
            if page.locator(".several button").count():
                page.locator(".several button").first.tap()
        else:
            press(page, picked)
        wait_for_turn(page, before)
    assert flown
    if page.locator(".scrim").count():  # a story that asks lies over the table
        page.locator(".scrim").tap(position={"x": 180, "y": 20})
    for part in ("Рынок", "Планшет", "Игроки", "Карта"):
        page.get_by_role("tab", name=part).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def _within(page: Page, box: Any) -> bool:
    """Whether something lies in the visible part of the stage."""
    stage = page.locator(".middle").bounding_box()
    if box is None or stage is None:
        return False
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    inside = stage["x"] < x < stage["x"] + stage["width"] and stage["y"] < y < stage["y"] + stage["height"]
    top = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id ?? ''", [x, y]
    )
    return inside and bool(top)


def scale(world: Locator) -> float:
    found = re.search(r"scale\(([\d.]+)\)", world.get_attribute("style") or "")
    assert found
    return float(found[1])


def test_the_map_is_dragged_and_zoomed(visit: Visit) -> None:
    page = visit()
    sit(page, seat("me", "boba-fett"), seat("bot", "bossk", "random"), seed=4)
    world = page.locator(".world")
    for _ in range(60):  # while ships are chosen they have the whole table
        wait_for_turn(page)
        if world.is_visible():
            break
        choose(page, options(page)[0])
    whole = scale(world)
    page.get_by_label("Zoom in").click()
    page.get_by_label("Zoom in").click()
    near = world.get_attribute("style")
    assert scale(world) > whole
    box = page.locator(".galaxy").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 500, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 380, box["y"] + 180, steps=4)
    page.mouse.up()
    assert world.get_attribute("style") != near
    before = step(page)
    page.get_by_label("Whole map").click()
    assert scale(world) == whole
    assert step(page) == before, "dragging chooses nothing"


def test_the_guided_match_explains_a_first_turn(visit: Visit) -> None:
    page = visit("/learn?game=outer_rim")
    page.locator(".first").get_by_role("button").click()
    page.wait_for_selector(".guide")
    expect(page.locator(".guide")).to_contain_text("10 fame")
    told = {page.locator(".guide p").inner_text()}
    page.locator(".guide button").click()
    for _ in range(25):
        wait_for_turn(page)
        if page.locator(".guide p").count():
            told.add(page.locator(".guide p").inner_text())
        choose(page, liked(options(page), False))
    assert len(told) > 5


@pytest.mark.parametrize(("scheme", "size"), [("dark", (1440, 900)), ("light", (360, 740))])
def test_nobody_is_shut_out(visit: Visit, scheme: str, size: tuple[int, int]) -> None:
    page = visit(color_scheme=scheme, viewport={"width": size[0], "height": size[1]}, locale="ru-RU")
    sit(
        page,
        seat("me", "character"),
        seat("bot", "bossk", "random"),
        seat("bot", "jyn-erso", "random"),
        seed=2,
    )
    page.wait_for_selector(".offered .face")
    assert serious(page) == []
    for _ in range(12):
        wait_for_turn(page)
        press(page, liked(options(page), False))
        page.wait_for_timeout(30)
    wait_for_turn(page)
    page.mouse.move(2, 2)
    assert serious(page) == []
    if size[0] < 720:
        if page.locator(".scrim").count():  # a story lies open over the board
            page.locator(".scrim").click(position={"x": 5, "y": 5})
        for number in range(4):
            page.locator(".parts button").nth(number).click()
            assert serious(page) == []
    else:
        page.locator(".more").first.click()
        assert serious(page) == []


def test_the_cards_of_the_box_can_be_browsed(visit: Visit) -> None:
    page = visit("/cards/outer_rim?type=encounter")
    page.wait_for_selector(".card .face .story")
    page.get_by_label("Type").select_option("ship-sheet")
    expect(page.locator(".card .face h3").first).to_be_visible()
    expect(page.locator(".count")).to_contain_text("10 cards")
    expect(page.locator(".faces")).to_have_count(0)
