"""What a player does in the browser: sit down, choose where things lie, wait for the answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
from playwright.sync_api import Page, expect
from tests.client.conftest import ROOT

from dejarik import games
from dejarik.kernel import Match

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIGHT = ROOT / "tests" / "client" / "sight.js"

# Laptops, large screens, tablets both ways, phones on their side (and a laptop at 200 %), phones upright.
SIZES = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (768, 1024),
    (844, 390),
    (720, 450),
    (390, 844),
    (360, 740),
)
SAMPLES = {
    "destiny": "obi-wan against grievous",
    "cardgame": "jedi against sith",
    "outer_rim": "two players",
}
# What a player in a hurry to win likes best; whatever else comes after, passing last.
LIKED = ("resolve", "target", "distribute", "activate", "play")


Pick = Callable[[list[dict[str, str]]], dict[str, str]]


def start(page: Page, opponent: str = "bot", bot: str = "random", game: str = "destiny") -> str:
    """From the lobby to a match; answers with its id."""
    page.wait_for_selector(".go")
    page.click(f'[data-game="{game}"]')
    page.locator(f'input[value="{opponent}"]').check(force=True)
    if opponent == "bot":
        page.locator(".details select").first.select_option(bot)
    page.click(".go")
    page.wait_for_selector(".waiting-room" if opponent == "friend" else ".match-layout[data-step]")
    return page.url.rpartition("/")[2]


def step(page: Page) -> int:
    return int(page.get_attribute(".match-layout", "data-step") or -1)


def is_over(page: Page) -> bool:
    return page.get_attribute(".match-layout", "data-over") == "true"


def wait_for_turn(page: Page, after: int = -1) -> None:
    """Until it is our turn at a later position, or the match is over."""
    page.wait_for_function(
        """after => {
            const match = document.querySelector(".match-layout");
            if (!match) return false;
            if (match.dataset.over === "true") return true;
            const asked = document.querySelector("[data-key]:not([disabled])");
            return Number(match.dataset.step) > after && match.dataset.yours === "true" && asked !== null;
        }""",
        arg=after,
    )


def options(page: Page) -> list[dict[str, str]]:
    """Whatever can be chosen, once each, wherever it stands: in the list, in the strip, in the bar below."""
    found: list[dict[str, str]] = page.evaluate(
        """() => [...document.querySelectorAll("[data-key]:not([disabled])")].map((each) => ({
            key: each.dataset.key, subject: each.dataset.subject ?? "", group: each.dataset.group ?? "",
        }))"""
    )
    return list({each["key"]: each for each in reversed(found)}.values())[::-1]


def press(page: Page, option: dict[str, str]) -> None:
    """The button of an option; on a narrow screen the list may have to be opened first."""
    shown = page.locator(f'[data-key="{option["key"]}"]:visible')
    if not shown.count():
        page.locator("nav.bar .all").click()
    shown.first.click()


def liked(found: list[dict[str, str]]) -> dict[str, str]:
    for word in LIKED:
        for option in found:
            if option["key"].startswith(word):
                return option
    return next((each for each in found if not each["group"]), found[-1])


def choose(page: Page, option: dict[str, str]) -> None:
    """By a click on the thing itself where it lies on the board, else in the list."""
    before = step(page)
    spot = page.locator(f'.stage [data-id="{option["subject"]}"]') if option["subject"] else None
    if spot is not None and spot.count() == 1:
        spot.click()
        several = page.locator(".several button")
        if several.count():
            page.keyboard.press("Escape")
            press(page, option)
    else:
        press(page, option)
    wait_for_turn(page, before)


def tap(page: Page, option: dict[str, str]) -> None:
    """By a finger on the thing itself where it lies, else in the list."""
    before = step(page)
    spot = page.locator(f'.stage [data-id="{option["subject"]}"]') if option["subject"] else None
    if spot is not None and spot.count() == 1:
        spot.tap()
        if page.locator(".several button").count():
            page.locator(".several button").first.tap()
    else:
        press(page, option)
    wait_for_turn(page, before)


def play_to_the_end(page: Page, most: int = 900) -> int:
    """Choices until the match is over."""
    for number in range(most):
        wait_for_turn(page)
        if is_over(page):
            return number
        choose(page, liked(options(page)))
    raise AssertionError(f"no end after {most} choices")


def join(ann: Page, bob: Page) -> None:
    """The second comes by the link the first has sent, with what is suggested."""
    bob.goto(ann.get_by_label("Invitation link").input_value())
    bob.locator(".sit").click()
    for page in (ann, bob):
        page.wait_for_selector(".match-layout[data-step]")


def one_chooses(*both: Page, pick: Pick = liked) -> None:
    """Whoever is asked chooses."""
    for _ in range(200):
        for page in both:
            if found := options(page):
                before = step(page)
                press(page, pick(found))
                expect(page.locator(".match-layout")).not_to_have_attribute("data-step", str(before))
                return
        both[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def same_position(*both: Page) -> None:
    latest = max(step(page) for page in both)
    for page in both:
        expect(page.locator(".match-layout")).to_have_attribute("data-step", str(latest))


def lose_connection(page: Page) -> None:
    """For a moment."""
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.evaluate("() => dispatchEvent(new Event('online'))")


def hand(page: Page) -> list[str]:
    """What a player holds, by id."""
    held: list[str] = page.locator(".hand [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")
    return held


def spoken(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)


def serious(page: Page) -> list[str]:
    """What axe finds that shuts somebody out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # Of a long list of cards the first tell enough.
    found = page.evaluate(
        """() => axe.run({ exclude: [[".card:nth-child(n + 9)"]] }, { resultTypes: ["violations"] })"""
    )
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def cut_texts(page: Page) -> list[str]:
    """Text that is cut off, and nothing there to read the rest."""
    found: list[str] = page.evaluate(f"() => {_sight()}.cutTexts()")
    return found


def out_of_reach(page: Page) -> list[str]:
    """What one would click but cannot: beside the screen, or covered."""
    found: list[str] = page.evaluate(f"() => {_sight()}.outOfReach()")
    wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    return [*([f"the page is {wide} pixels too wide"] if wide > 0 else []), *found]


def unanswerable(page: Page) -> list[str]:
    """Options that are asked for but have no button to press, neither in the bar nor in the list it opens."""
    way = page.locator("nav.bar .all:visible")
    closed = way.count() > 0 and way.get_attribute("aria-expanded") == "false"
    if closed:
        way.click()
        page.wait_for_timeout(300)  # until the sheet is up
    found: list[str] = page.evaluate(f"() => {_sight()}.unpressed()")
    if closed:
        way.click()
        page.wait_for_timeout(300)
    return found


@cache
def _sight() -> str:
    return SIGHT.read_text(encoding="utf-8").strip()


def played(game: str, most: int = 160, seed: int = 5) -> bytes:
    """The record of a match at random that somebody gave up in the end, if it took too long."""
    rules = games.find(game)
    match = Match(rules, rules.samples()[SAMPLES[game]], seed)
    luck = Random(seed)
    for _ in range(most):
        if match.state.outcome is None:
            match.choose(
                match.state.key(luck.choice(match.state.decision.options)), match.state.decision.seat
            )
    if match.state.outcome is None:
        match.aside(0, "concede")
    assert match.state.outcome is not None
    return msgspec.json.encode(match.record)
