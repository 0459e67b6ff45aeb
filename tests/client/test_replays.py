"""Replays of every game: opened from a file, walked through, shared, kept, and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.client.conftest import Visit
from tests.client.hands import (
    choose,
    cut_texts,
    is_over,
    options,
    out_of_reach,
    played,
    serious,
    start,
    step,
    wait_for_turn,
)
from tests.lab.test_analysis import conceded

GAMES = ("destiny", "cardgame", "outer_rim")
LONG_SEED = 2**119 + 12_345


def at(page: Page, number: int) -> None:
    expect(page.locator(".match-layout")).to_have_attribute("data-step", str(number))


def open_record(page: Page, record: bytes) -> str:
    """By the lobby; answers with the id of the replay."""
    page.wait_for_selector(".go")
    page.locator(".upload input").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_selector(".scrub")
    return page.url.partition("?")[0].rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_opened_walked_through_shared_kept_and_played_on(visit: Visit, game: str) -> None:
    page = visit()
    record = played(game)
    match = open_record(page, record)
    at(page, 0)

    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_label("One step back").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_label("Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.match-layout').dataset.step) >= 2")
    page.get_by_label("Pause").click()
    scrub = page.locator(".scrub")
    last = int(scrub.get_attribute("max") or 0)
    scrub.fill(str(last // 2))
    at(page, last // 2)

    line = page.locator(".log li .sentence").nth(page.locator(".log li .sentence").count() // 3)
    line.click()
    expect(page.locator(".log li.here").first).to_be_visible()
    expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(last // 2))
    here = step(page)
    assert page.url.endswith(f"?step={here}"), "the address of a moment can be shared"
    other = visit(f"/replay/{match}?step={here}", locale="ru-RU")
    at(other, here)

    page.get_by_label("Menu").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the match").click()
    saved = json.loads(Path(kept.value.path()).read_text(encoding="utf-8"))
    assert [saved[part] for part in ("game", "seed", "rows")] == [
        json.loads(record)[part] for part in ("game", "seed", "rows")
    ]
    page.keyboard.press("Escape")

    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name=re.compile("^As ")).first.click()
    page.wait_for_url(re.compile("/match/"))
    wait_for_turn(page)
    assert not is_over(page)
    page.goto("/")
    expect(page.locator(".matches a").first).to_be_visible()


def given_up(page: Page, game: str) -> str:
    """A resigned match whose seed is as long as those that the server draws; answers with its id."""
    page.route(
        re.compile(r"/api/matches(\?|$)"),
        lambda route: (
            route.continue_(post_data={**(route.request.post_data_json or {}), "seed": LONG_SEED})
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    match = start(page, "hotseat", game=game)
    for _ in range(4):
        wait_for_turn(page)
        choose(page, options(page)[0])
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".outcome")).not_to_be_empty()
    return match


def last_board(page: Page, match: str) -> object:
    """The end of a replay, as the page has it."""
    page.keyboard.press("End")
    last = int(page.locator(".scrub").get_attribute("max") or 0)
    at(page, last)
    return page.request.get(f"/api/replays/{match}?step={last}&log=0&lang=en").json()["board"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_saved_in_the_browser_is_opened_again(visit: Visit, tmp_path: Path, game: str) -> None:
    page = visit()
    match = given_up(page, game)
    page.get_by_label("Menu").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the match").click()
    saved = tmp_path / "match.json"
    kept.value.save_as(saved)
    page.goto(f"/replay/{match}")
    page.wait_for_selector(".scrub")
    before, lines = last_board(page, match), page.locator(".log li").all_inner_texts()

    page.goto("/")
    page.wait_for_selector(".go")
    with page.expect_file_chooser() as chooser:
        page.locator(".upload").click()
    chooser.value.set_files(saved)
    page.wait_for_selector(".scrub")
    opened = page.url.partition("?")[0].rpartition("/")[2]
    assert opened != match
    assert last_board(page, opened) == before
    assert page.locator(".log li").all_inner_texts() == lines


def test_who_plays_on_waits_until_the_opponents_are_known(visit: Visit) -> None:
    page = visit()
    open_record(page, played("destiny"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/api/games\b"), hold)
    page.get_by_text("Play on from here").click()
    seat = page.get_by_role("button", name=re.compile("^As ")).first
    expect(seat).to_be_disabled()
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    seat.click()
    page.wait_for_url(re.compile("/match/"))


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".go")
    for wrong in (b"no json", b"{}", json.dumps({**json.loads(played("destiny")), "version": 999}).encode()):
        page.reload()
        page.wait_for_selector(".go")
        page.locator(".upload input").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": wrong}
        )
        expect(page.locator(".problem")).not_to_be_empty()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_what_decided_a_match_is_told_bit_by_bit_and_leads_to_the_position(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    open_record(page, conceded("destiny", ("obi-wan", "grievous"), 60).record.encode())
    page.get_by_role("button", name="What decided it?").click()
    dialog = page.get_by_role("dialog", name="What decided it?")
    expect(dialog.locator("svg.course")).to_be_visible(timeout=30_000)
    expect(dialog.get_by_text("Luck and errors")).to_be_visible(timeout=120_000)
    bars = dialog.locator(".bars dt").all_inner_texts()
    parts = ["luck", "own errors", "own other choices", "others' errors", "others' other choices"]
    assert bars[:6] == ["start", *parts]
    assert bars[6:] in (["result"], ["the rest", "result"]), "a rest that is nothing is left out"
    assert cut_texts(page) == []
    expect(dialog.locator(".verdict").first).to_be_visible()
    assert dialog.locator("svg.course polygon").get_attribute("points"), "how sure each point is"
    scale = dialog.locator("svg.course").evaluate(
        "svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width"
    )
    assert abs(scale - 1) < 0.02, "words in the graph are as large as they are said to be"
    covered = dialog.locator(".bars dd").evaluate_all(
        """all => all.filter(dd => dd.querySelector('.bar').getBoundingClientRect().right
             > dd.querySelector('b').getBoundingClientRect().left).length"""
    )
    assert covered == 0
    assert dialog.locator(".errors .question").count() == dialog.locator(".errors li").count()
    assert dialog.locator(".errors li").count() == dialog.locator("svg.course circle").count()
    assert serious(page) == []
    wide = dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth")
    assert wide <= 0
    dialog.get_by_role("group").get_by_role("button").nth(1).click()
    expect(dialog.locator("h3").first).to_contain_text("Player 2")
    dialog.get_by_role("button", name="Show the position").first.click()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => Number(document.querySelector('.match-layout').dataset.step) > 0")


def test_the_end_of_a_match_leads_to_what_decided_it(visit: Visit) -> None:
    page = visit()
    match = given_up(page, "destiny")
    page.get_by_role("link", name="What decided it?").click()
    page.wait_for_url(re.compile(f"/replay/{match}"))
    dialog = page.get_by_role("dialog", name="What decided it?")
    expect(dialog.locator("svg.course")).to_be_visible(timeout=30_000)
    dialog.get_by_label("Close").click()
    expect(page.locator(".scrub")).to_be_visible()
    page.goto(f"/replay/{match}?step=1")
    page.wait_for_selector(".scrub")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_a_critical_position_is_tried_again_as_its_player_saw_it(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    open_record(page, conceded("destiny", ("obi-wan", "grievous"), 16).record.encode())
    page.get_by_role("button", name="What decided it?").click()
    dialog = page.get_by_role("dialog", name="What decided it?")
    with page.expect_response(re.compile("/analysis/position"), timeout=120_000) as answer:
        dialog.get_by_role("button", name="Try again").first.click(timeout=120_000)
    position = answer.value.json()
    expect(dialog).to_have_count(0)
    practice = page.get_by_role("region", name="Find the better choice")
    line = page.locator(".fold .line")
    if size[0] < 1000:  # one line above the board, which is all there to be chosen from
        expect(line).to_contain_text("What would you choose?")
        expect(line).to_have_attribute("aria-expanded", "false")
        assert out_of_reach(page) == []
        assert cut_texts(page) == []
    else:
        expect(practice).to_be_visible()
    opponent = next(
        one for one in position["view"]["board"]["players"] if one["seat"] != position["view"]["seat"]
    )
    assert not opponent.get("hand"), "only what the player could see"
    expect(page.locator(".log li")).to_have_count(0)
    worst = position["options"][-1]
    assert not worst["good"]
    if page.locator(".bar .all").count():  # many options lie in a sheet, two are buttons of the bar
        page.locator(".bar .all").click()
    page.locator(f"button[data-key='{worst['key']}']").locator("visible=true").first.click()
    expect(practice.locator(".bad")).to_contain_text("less than the best choice")
    assert serious(page) == []
    if size[0] < 1000:
        page.locator(".stage").click(position={"x": 4, "y": 400})
        expect(practice).to_be_hidden()
        expect(line).to_have_text(worst["text"])
        line.click()
    assert practice.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    practice.get_by_role("button", name="Show the answer").click()
    expect(practice.locator("tbody tr")).to_have_count(len(position["options"]))
    practice.get_by_role("button", name="Once more").click()
    expect(practice.locator("tbody tr")).to_have_count(0)
    practice.get_by_role("button", name="Back").click()
    expect(dialog).to_be_visible()
