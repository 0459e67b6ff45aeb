"""Takes the pictures of the documentation on a running server: `python -m tests.client.pictures ADDRESS`."""

from __future__ import annotations

import sys
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.client.conftest import ARGUMENTS, ROOT
from tests.client.hands import is_over, wait_for_turn
from tests.client.moments import visit_moment

PICTURES = ROOT / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
Scheme = Literal["dark", "light"]
Look = tuple[str, str, Scheme]
DESK: Look = ("desktop", "en", "dark")
# What both readmes show of a board.
BOARD: tuple[Look, ...] = (
    DESK,
    ("phone", "en", "light"),
    ("desktop", "ru", "dark"),
    ("phone", "ru", "light"),
)
# Half the bytes of a PNG, and nobody sees the difference.
QUALITY = 85
SEEDS = range(12, 30)
# Activating and playing fill the board; resolving would empty it.
FILLING = ("activate", "play", "target", "distribute", "roll")
FIGHTING = ("play", "engage", "attack-with", "defend-with", "place", "strike-with", "resolve", "damage")
DECKS = {
    "destiny": ("obi-wan", "grievous"),
    "cardgame": ("jedi", "sith"),
    "outer_rim": ("han-solo", "jyn-erso"),
}
PUZZLE = ("destiny", "modifier-needs-base")
LONGEST = 400
Told = dict[str, Any]  # what the server says: a view, an option


def begin(page: Page, seed: int, game: str, opponent: str) -> str:
    """Answers with the address of a new match."""
    ours, theirs = DECKS[game]
    bot = "simple" if opponent == "bot" else ""
    seats = [
        {"kind": "me", "deck": ours, "bot": "", "name": ""},
        {"kind": opponent, "deck": theirs, "bot": bot, "name": ""},
    ]
    made = page.request.post("/api/matches", data={"game": game, "seats": seats, "seed": seed})
    assert made.ok, made.text()
    return f"/match/{made.json()['id']}"


def first(found: list[Told], words: tuple[str, ...]) -> Told:
    return next((each for word in words for each in found if each["key"].startswith(word)), found[-1])


def sides(view: Told) -> tuple[Told, Told]:
    """Whoever is asked, and the opponent."""
    ours, theirs = sorted(
        view["board"]["players"], key=lambda side: side["seat"] != view["question"]["seat"]
    )[:2]
    return ours, theirs


def duel(view: Told) -> Told | None:
    """Destiny: what to choose, or nothing: dice lie on both sides and the battlefield can be claimed."""
    found = view["question"]["options"]
    ours, theirs = sides(view)
    full = len(ours["pool"]) >= 3 and len(theirs["pool"]) >= 2 and view["step"] > 20
    if full and any(each["group"] == "claim" for each in found):
        return None
    return first(found, FILLING)


def battle(view: Told) -> Told | None:
    """The Card Game: two attackers at a time, until strikes are exchanged with somebody."""
    found = view["question"]["options"]
    words = [each["key"].partition(" ")[0] for each in found]
    ours, theirs = sides(view)
    fighting = [[unit for unit in side["units"] if unit["role"]] for side in (ours, theirs)]
    if "strike-with" in words and all(fighting) and ours["hand"]:
        return None
    sent = "attack-with" in words and len(fighting[0]) > 1
    # Whoever attacks with everything has nobody left to defend: one side keeps the peace.
    peaceful = "engage" in words and view["question"]["seat"] == 1
    placed = "place" in words and len(ours["edge"]["own"]) > 1
    over = sent or peaceful or placed or "commit" in words or "mulligan" in words
    told: Told = found[-1] if over else first(found, FIGHTING)
    return told


def play(page: Page, game: str, opponent: str, decide: Callable[[Told], Told | None]) -> None:
    """Until there is something to see in a match of this game."""
    for seed in SEEDS:
        match = begin(page, seed, game, opponent)
        if _filled(page, match, decide):
            page.goto(match)
            return
        page.request.delete(f"/api/matches/{match.rpartition('/')[2]}")
    raise AssertionError(f"{game}: every match ended before there was something to see")


def _filled(page: Page, match: str, decide: Callable[[Told], Told | None]) -> bool:
    address = f"/api/matches/{match.rpartition('/')[2]}"
    for _ in range(LONGEST):
        view = page.request.get(address).json()
        if view["outcome"]:
            return False
        if not view["question"] or not view["question"]["options"]:
            page.wait_for_timeout(50)
            continue
        option = decide(view)
        if option is None:
            return True
        chosen = {
            "type": "choose",
            "step": view["step"],
            "key": option["key"],
            "seat": view["question"]["seat"],
        }
        page.request.post(f"{address}/messages", data=chosen)
    return False


def shoot(page: Page, name: str, look: Look, ready: str = "[data-key]:not([disabled])") -> None:
    """The same moment in another language, theme and size."""
    size, lang, scheme = look
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size(SIZES[size])
    page.evaluate("lang => localStorage.setItem('dejarik.lang', lang)", lang)
    page.reload()
    page.wait_for_selector(ready, state="attached")
    page.mouse.move(2, 2)
    page.wait_for_timeout(1500)
    if page.locator(".match-layout").count() and is_over(page):
        raise AssertionError(f"{name}: the match is over")
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    (PICTURES / f"{name}.{size}.{lang}.{scheme}.webp").write_bytes(b64decode(taken["data"]))


def boards(page: Page) -> None:
    """A round of Destiny, an engagement of the Card Game, a story of Outer Rim."""
    play(page, "destiny", "bot", duel)
    for look in BOARD:
        shoot(page, "destiny", look)
    play(page, "cardgame", "hotseat", battle)
    for look in BOARD:
        shoot(page, "cardgame", look)
    lobby(page)
    visit_moment(page, "crowded")
    shoot(page, "outer_rim", DESK)
    visit_moment(page, "story")
    for look in BOARD:
        shoot(page, "story", look)


def lobby(page: Page) -> None:
    """With the matches that were begun."""
    begin(page, SEEDS[0], "outer_rim", "bot")
    page.goto("/")
    for look in BOARD[:2]:
        shoot(page, "lobby", look, ".decks .faces")


def puzzle_and_cards(page: Page) -> None:
    game, puzzle = PUZZLE
    page.goto(f"/learn?game={game}")
    page.locator(f'[data-puzzle="{puzzle}"]').click()
    wait_for_turn(page)
    shoot(page, "puzzle", DESK)
    page.goto("/cards/destiny?playable=1")
    shoot(page, "cards", DESK, ".card .face .art img")


def main(address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(Path("/usr/bin/chromium")), args=[*ARGUMENTS, "--no-sandbox"]
        )
        context = browser.new_context(base_url=address, locale="en-US", viewport=SIZES["desktop"])
        for setting, value in (("ask", "always"), ("curtain", "off"), ("pace", "fast")):
            context.add_init_script(f"localStorage.setItem('dejarik.{setting}', '{value}')")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto("/")
        boards(page)
        puzzle_and_cards(page)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
