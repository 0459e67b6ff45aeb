"""The log is a story: causes above, what came of them below, foldable, in one order wherever it is told."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import start
from tests.client.test_replays import open_record

from dejarik import games
from dejarik.bots import bot
from dejarik.kernel import Match, observe

SEED = 3

# Every line with the sentences that it stands below.
STORY = """() => [...document.querySelectorAll(".log li")].map((li) => {
    const above = [];
    for (let up = li.parentElement.closest("li"); up; up = up.parentElement.closest("li"))
        above.unshift(up.querySelector(":scope > .told").innerText.trim());
    return { text: li.querySelector(":scope > .told").innerText.trim(), above };
})"""


@cache
def fought_out() -> bytes:
    """The record of a match in which bots fight until one has won."""
    rules = games.find("destiny")
    match = Match(rules, rules.samples()["obi-wan against grievous"], SEED)
    players = [bot("simple", SEED), bot("simple", SEED + 1)]
    while match.state.outcome is None:
        seat = match.state.decision.seat
        option = players[seat].choose(observe(match.state, seat))
        match.choose(match.state.key(option), seat)
    return msgspec.json.encode(match.record)


def story(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(STORY)
    return found


def test_a_defeat_stands_below_the_die_that_caused_it_and_folds_with_it(visit: Visit) -> None:
    page = visit()
    open_record(page, fought_out())
    told = story(page)
    defeats = [number for number, line in enumerate(told) if line["text"].endswith("is defeated.")]
    assert defeats
    for number in defeats:
        causes = told[number]["above"]
        assert any(" resolves " in cause for cause in causes), told[number]
        assert "takes" in told[number - 1]["text"]
        assert told[number - 1]["above"] == causes
        assert causes[-1] in [line["text"] for line in told[:number]]
    assert not told[-1]["above"], "who has won is no part of a move"

    defeat = page.locator(".log li .sentence", has_text="is defeated.").first
    chapters = [line for line in told[: defeats[0]] if not line["above"]]
    chapter = page.locator(".log > li").nth(len(chapters) - 1)
    toggle = chapter.locator(":scope > .fold")
    expect(toggle).to_have_attribute("aria-expanded", "true")
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(chapter.locator("ol")).to_have_count(0)
    cause = chapter.locator(":scope > .told .sentence")
    cause.focus()
    page.keyboard.press("ArrowRight")
    expect(toggle).to_have_attribute("aria-expanded", "true")

    defeat.click()
    expect(page.locator(".log li.here", has_text="is defeated.").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".log li.here").last).to_be_in_viewport()
    defeat.click()
    page.get_by_role("button", name="Collapse all").click()
    expect(defeat).to_be_visible()  # the moment one looks at stays in sight
    expect(page.locator(".log .fold[aria-expanded=true]")).to_have_count(len(told[defeats[0]]["above"]))
    page.reload()
    page.wait_for_selector(".scrub")
    expect(page.get_by_role("button", name="Expand all")).to_be_visible()
    page.get_by_role("button", name="Expand all").click()
    assert len(story(page)) == len(told)


def test_the_moves_of_others_are_said_aloud_in_the_order_of_the_log(visit: Visit) -> None:
    page = visit(pace="wait")
    start(page, bot="simple")
    heard = _until_something_came_of_a_move(page)
    told = story(page)
    places = [max(number for number, line in enumerate(told) if line["text"] == text) for text in heard]
    assert places == sorted(places)
    assert not told[places[0]]["above"]
    assert told[places[1]]["above"] == [heard[0]]
    shown = page.locator("section.played .did").all_inner_texts()
    assert shown[0] == heard[0]


def _until_something_came_of_a_move(page: Page) -> list[str]:
    """Pass until the bot has done something with consequences; answers what is said aloud."""
    for _ in range(60):
        page.wait_for_function(
            """() => document.querySelector("section.played")
                  || document.querySelector(".match-layout").dataset.yours === "true" """
        )
        heard = page.locator(".match-layout > .unseen p").all_inner_texts()
        if len(heard) > 1 and (" resolves " in heard[0] or " plays " in heard[0]):
            return heard
        if page.locator("section.played").count():
            page.locator(".turn").click()
        elif page.locator("[data-key=pass]").count():
            page.locator("[data-key=pass]").first.click()
        else:
            page.locator("[data-key]").last.click()
        page.wait_for_timeout(50)
    raise AssertionError("nothing came of anything")
