"""Reports are pages that stand alone: every number of the JSON is there, in both languages."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from dejarik.games import modules
from dejarik.lab.figures import Figures
from dejarik.lab.measuring import Version, measure, measuring
from dejarik.lab.measuring import report as measured
from dejarik.lab.measuring import results_of as measured_so_far
from dejarik.lab.pages.measuring import measuring_page
from dejarik.lab.pages.tournament import tournament_page
from dejarik.lab.pages.writing import Cell, Page
from dejarik.lab.runner import Here
from dejarik.lab.statistics import Difference, Share
from dejarik.lab.tournament import Entrant, play_tournament, report, results_of, tournament
from dejarik.words import Words

LANGUAGES = ("en", "ru")


def a_tournament(system: str) -> Any:
    entrants = [Entrant(deck, "random") for deck in ("obi-wan", "grievous", "rey")]
    event = tournament("destiny", entrants, system, 3, 4, 2, "en")
    results = results_of(event, None)
    list(play_tournament(event, Here(), results))
    return report(event, results)


def a_measurement() -> Any:
    workshop = modules("destiny").workshop
    assert workshop is not None
    deck = workshop.opened("obi-wan", None, "en")
    changed = Version("-1 Lightsaber +1 <Block>", deck.changed(["Lightsaber"], ["Block"]).for_play())
    versions = [Version("", deck.for_play()), changed]
    plan = measuring("destiny", "Mine & <yours>", versions, ["rey"], bot="random", each=9, seed=1, lang="en")
    results = measured_so_far(plan, None)
    list(measure(plan, Here(), results))
    return measured(plan, results, "en")


PAGES: dict[str, tuple[Callable[[], Any], Callable[..., str]]] = {
    "round-robin": (lambda: a_tournament("round-robin"), tournament_page),
    "swiss": (lambda: a_tournament("swiss"), tournament_page),
    "measuring": (a_measurement, measuring_page),
}


def figures_of(value: Any, figures: Figures, name: str = "") -> list[str]:
    """Every number in a report as it is written."""
    match value:
        case Share():
            if not value.of:
                return []
            low, high = figures.decimal(100 * value.low), figures.decimal(100 * value.high)
            return [str(value.count), str(value.of), figures.decimal(100 * value.share), low, high]
        case Difference():
            return [figures.signed(number) for number in (value.difference, value.low, value.high)]
        case msgspec.Struct():
            fields = msgspec.structs.asdict(value).items()
            return [found for field, each in fields for found in figures_of(each, figures, field)]
        case list():
            return [found for each in value for found in figures_of(each, figures, name)]
        case bool():
            return []
        case int():
            return [str(value)]
        case float():
            return [figures.decimal(value)]
    return []


def visible(page: str) -> str:
    """What a reader sees, plots and styles left out."""
    return unescape(re.sub(r"<svg.*?</svg>|<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


@pytest.fixture(scope="module", params=PAGES)
def made(request: pytest.FixtureRequest) -> tuple[Any, Any]:
    told, page = PAGES[request.param]
    return told(), page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_report_is_on_the_page(made: tuple[Any, Any], lang: str) -> None:
    told, page = made
    words = Words(lang)
    shown = set(re.split(r"[\s()–:;,](?!\d)|[\s()–;]|\.$", visible(page(told, words))))
    shown |= {part for each in shown for part in re.split(r"(?<=\d)–", each)}
    wanted = figures_of(_without_names(told), Figures(words))
    assert len(wanted) > 30
    missing = {number for number in wanted if not any(part.rstrip(".,:;") == number for part in shown)}
    assert not missing


def _without_names(told: Any) -> Any:
    """Swiss rounds are told only where there are some; entrants are told by what they bring."""
    if not hasattr(told, "meetings"):
        return told
    kept: list[Any] = [told.seed, told.each, told.wanted, told.matches, told.first_player]
    for one in told.standings:
        kept += [one.rank, one.points, one.wins, one.losses, one.draws]
        kept += [one.opponents, one.byes] if told.system == "swiss" else []
    for one in told.meetings:
        kept += [one.wins, one.losses, one.draws]
        kept += [one.round] if told.system == "swiss" else []
    return kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_stands_alone_and_says_its_plots_in_words(made: tuple[Any, Any], lang: str) -> None:
    told, page = made
    text = page(told, Words(lang))
    assert f'<html lang="{lang}">' in text
    for foreign in ("<script", "src=", "href=", "@import", "url(", "<iframe"):
        assert foreign not in text
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"] * text.count("<svg")
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert plots
    names = []
    for plot in plots:
        tree = ElementTree.fromstring(plot)
        assert tree.get("role") == "img"
        title, description = tree[0], tree[1]
        assert f"{title.get('id')} {description.get('id')}" == tree.get("aria-labelledby")
        names.append(title.get("id"))
        assert title.text
        said = [each.text or "" for each in tree.iter("{http://www.w3.org/2000/svg}title")][1:]
        assert description.text == "; ".join(said)
        assert said
    assert len(set(names)) == len(names)
    ElementTree.fromstring(re.sub(r"<!doctype html>|<meta[^>]*>", "", text))


def test_nothing_that_was_typed_becomes_a_tag() -> None:
    text = measuring_page(a_measurement(), Words("en"))
    assert "<yours>" not in text
    assert "<Block>" not in text
    assert "Mine &amp; &lt;yours&gt;" in text
    page = Page("<b>", "en")
    page.heading("<h>")
    page.say("<p>")
    page.table(["<c>"], [[Cell("<d>", "<e>", '"f')]])
    assert not re.search(r"<[bcde]>|<p><p>|<h>", page.written())


def test_differences_have_signs() -> None:
    figures = Figures(Words("en"))
    assert [figures.signed(number) for number in (0.123, -0.123, 0.0001, 0.0)] == [
        "+12.3",
        "−12.3",
        "0.0",
        "0.0",
    ]
    assert [figures.sure(Difference(0.1, low, high)) for low, high in ((0.01, 1), (-1, 1), (-1, -0.1))] == [
        "better",
        "open",
        "worse",
    ]
