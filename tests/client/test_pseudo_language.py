"""Every page in a language of files alone, longer and with accents: all comes from files, and all fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page
from tests.client.conftest import Visit, serving
from tests.client.hands import (
    choose,
    cut_texts,
    liked,
    options,
    out_of_reach,
    played,
    press,
    spoken,
    start,
    step,
    unanswerable,
    wait_for_turn,
)
from tests.client.test_replays import open_record

from dejarik.games.destiny.cards import almanac
from dejarik.words.pseudo import PSEUDO, accented, write

SIZES = ({"width": 1280, "height": 720}, {"width": 390, "height": 844})
LEARN = tuple(f"/learn{path}" for path in ("?game=destiny", "/how-to/destiny", "/how-to/outer_rim"))
PAGES = ("/", "/rules", "/learn", "/settings", "/cards/cardgame", "/cards/outer_rim", *LEARN)
# Names of products and files, keys, and what visitors call themselves.
NAMES = re.compile(
    r"Dejarik|Destiny|OCTGN|JSON|YAML|swlcgdb|swdestinydb|Tabletop Simulator|Enter|Esc|Escape|Tab|Space"
    r"|English|Русский|Esperanto|esperanto|[a-z_]+(?:\.[\w-]+)+"
)
WORD = re.compile(r"(?<![\w./-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w./-])")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that speaks the language, too."""
    folder = tmp_path_factory.mktemp("languages")
    write(folder)
    with serving(tmp_path_factory.mktemp("server"), DEJARIK_LANGUAGES=str(folder)) as address:
        yield address


def hard_coded(page: Page) -> set[str]:
    """Words on the page without accents, which did not come from the messages."""
    text = NAMES.sub("", page.locator("body").inner_text().replace("\N{SOFT HYPHEN}", ""))
    return {word for word in WORD.findall(text) if len(word) > 3} - titles()


@cache
def titles() -> set[str]:
    """Cards of Destiny that nobody has translated have their printed names, which are data."""
    printed = (f"{card.title} {card.subtitle}" for card in almanac.cards().values())
    return {word for title in printed for word in WORD.findall(title)}


def looked_over(page: Page) -> None:
    spoken(page, PSEUDO)
    assert hard_coded(page) == set()
    assert cut_texts(page) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_pages_say_only_what_the_files_say_and_all_of_it_fits(visit: Visit, size: dict[str, int]) -> None:
    page = visit(f"/?lang={PSEUDO}", viewport=size)
    for path in PAGES:
        page.goto(f"{path}{'&' if '?' in path else '?'}lang={PSEUDO}")
        page.wait_for_load_state("networkidle")
        looked_over(page)
        assert out_of_reach(page) == []


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
def test_a_match_says_only_what_the_files_say(visit: Visit, game: str) -> None:
    page = visit(f"/?lang={PSEUDO}", viewport=SIZES[0])
    start(page, game=game)
    for _ in range(8):
        wait_for_turn(page)
        looked_over(page)
        choose(page, liked(options(page)))


@pytest.mark.parametrize("game", ["destiny", "cardgame", "outer_rim"])
def test_a_match_on_a_phone_can_be_read_and_answered(visit: Visit, game: str) -> None:
    page = visit(f"/?lang={PSEUDO}", viewport=SIZES[1], has_touch=True, is_mobile=True)
    start(page, game=game)
    for _ in range(12):
        wait_for_turn(page)
        looked_over(page)
        told = page.locator(".played .told:visible")
        if told.count() and not page.locator(".scrim").count():
            told.first.tap()  # what was played lies over the board until then
        assert out_of_reach(page) == []
        assert unanswerable(page) == []
        before = step(page)
        press(page, liked(options(page)))
        wait_for_turn(page, before)


def test_a_puzzle_says_only_what_the_files_say(visit: Visit) -> None:
    page = visit(f"/learn?game=destiny&lang={PSEUDO}", viewport=SIZES[1], has_touch=True, is_mobile=True)
    page.locator('[data-puzzle="first-reroll"]').click()
    wait_for_turn(page)
    looked_over(page)
    page.locator("button.line").tap()  # what a puzzle says beyond its task is folded away on a phone
    looked_over(page)
    assert accented("Your first reroll") in page.locator("body").inner_text()


def test_a_replay_says_only_what_the_files_say(visit: Visit) -> None:
    page = visit(f"/?lang={PSEUDO}", viewport=SIZES[0])
    open_record(page, played("destiny"))
    page.keyboard.press("End")
    looked_over(page)
