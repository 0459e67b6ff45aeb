"""The page of a measuring: how a deck fared, its cards, and the changes that were tried."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games import typed
from dejarik.lab.figures import Figures
from dejarik.lab.measuring import CardReport, Measurement
from dejarik.lab.pages.charts import SHARES, Whisker, whiskers
from dejarik.lab.pages.writing import Cell, Page
from dejarik.lab.statistics import Difference, Share
from dejarik.words import Words

POINTS = (-1.0, -0.5, 0.0, 0.5, 1.0)


def measuring_page(told: Measurement, words: Words) -> str:
    """Everything in a report, in the reader's language."""
    figures = Figures(words)
    page = Page(words.say("measuring-title", deck=told.deck, game=typed(told.game)), words.language)
    page.say(*summary(told, words))
    if told.changes:
        _changes(page, told, figures)
    _opponents(page, told, figures)
    _cards(page, told, figures)
    return page.written()


def summary(told: Measurement, words: Words) -> list[str]:
    """What was played and what came of it, in sentences."""
    figures = Figures(words)
    said = [
        words.say(
            "measuring-summary",
            bot=told.bot,
            each=told.each,
            count=len(told.against),
            seed=told.seed,
            edition=told.edition,
        ),
        words.say("lab-played-of", played=told.matches, wanted=told.wanted),
        words.say(
            "measuring-wins",
            share=figures.share(told.wins),
            counted=figures.counted(told.wins),
            losses=told.losses,
            draws=told.draws,
        ),
    ]
    for which, found in (("first", told.first), ("second", told.second)):
        if found.of:
            said.append(
                words.say(f"measuring-{which}", share=figures.share(found), counted=figures.counted(found))
            )
    said.append(words.say("measuring-rounds", rounds=figures.decimal(told.rounds)))
    return said


def ranked(cards: Sequence[CardReport]) -> list[CardReport]:
    """Cards that go with victories first, as far as one can tell: by the middle of the difference."""
    return sorted(cards, key=lambda card: -card.drawing.difference)


def dead_cards(told: Measurement, words: Words) -> str:
    """Which cards are drawn and hardly ever played, the worst first."""
    dead = sorted((card for card in told.cards if card.dead), key=lambda card: card.played.share)
    if not dead:
        return words.say("measuring-no-dead")
    return words.say("measuring-dead", count=len(dead), cards=[card.name for card in dead])


def _changes(page: Page, told: Measurement, figures: Figures) -> None:
    words = figures.words
    page.heading(words.say("measuring-changes"))
    page.say(words.say("measuring-changes-how"))
    lines = [_compared(change.change, change.paired.difference, figures) for change in told.changes]
    ticks = [(at, figures.signed(at)) for at in POINTS]
    title = words.say("measuring-changes-plot")
    page.picture(whiskers("changes", title, lines, ticks, 0.0), title)
    outcomes = ("both", "only-after", "only-before", "neither")
    columns = ("change", "difference", "before", "after", "pairs", *outcomes)
    page.table(
        [words.say(f"measuring-column-{name}") for name in columns],
        [
            [
                change.change,
                _difference(change.paired.difference, figures),
                _share(change.before, figures),
                _share(change.after, figures),
                str(change.pairs),
                *(str(getattr(change.paired, name)) for name in ("both", "one", "other", "neither")),
            ]
            for change in told.changes
        ],
    )


def _opponents(page: Page, told: Measurement, figures: Figures) -> None:
    words = figures.words
    page.heading(words.say("measuring-opponents"))
    lines = [
        Whisker(
            one.opponent,
            one.wins.share,
            one.wins.low,
            one.wins.high,
            f"{one.opponent}: {figures.share(one.wins)}",
            "better" if one.wins.low > 0.5 else "worse" if one.wins.high < 0.5 else "",
        )
        for one in told.against
        if one.wins.of
    ]
    title = words.say("measuring-opponents-plot")
    if lines:
        ticks = [(at, figures.percent(at)) for at in SHARES]
        page.picture(whiskers("opponents", title, lines, ticks, 0.5), title)
    page.table(
        [words.say(f"measuring-column-{name}") for name in ("opponent", "wins", "losses", "draws")],
        [[one.opponent, _share(one.wins, figures), str(one.losses), str(one.draws)] for one in told.against],
    )


def _cards(page: Page, told: Measurement, figures: Figures) -> None:
    words = figures.words
    page.heading(words.say("measuring-cards"))
    page.say(words.say("measuring-cards-how"))
    lines = [_compared(card.name, card.drawing, figures) for card in ranked(told.cards) if _known(card)]
    if lines:
        ticks = [(at, figures.signed(at)) for at in POINTS]
        title = words.say("measuring-cards-plot")
        page.picture(whiskers("cards", title, lines, ticks, 0.0), title)
    page.say(dead_cards(told, words))
    columns = (
        "card",
        "copies",
        "drawn",
        "played",
        "spent",
        "when-drawn",
        "when-not-drawn",
        "drawing",
        "when-played",
        "when-kept",
        "playing",
    )
    page.table(
        [words.say(f"measuring-column-{name}") for name in columns],
        [
            [
                Cell(card.name, words.say("measuring-is-dead") if card.dead else "", "worse" * card.dead),
                str(card.copies),
                *(_share(found, figures) for found in (card.drawn, card.played, card.spent)),
                _share(card.when_drawn, figures),
                _share(card.when_not_drawn, figures),
                _difference(card.drawing, figures),
                _share(card.when_played, figures),
                _share(card.when_kept, figures),
                _difference(card.playing, figures),
            ]
            for card in ranked(told.cards)
        ],
    )


def _known(card: CardReport) -> bool:
    return bool(card.when_drawn.of and card.when_not_drawn.of)


def _compared(label: str, found: Difference, figures: Figures) -> Whisker:
    sure = figures.sure(found)
    says = f"{label}: {figures.difference(found)}"
    return Whisker(label, found.difference, found.low, found.high, says, sure if sure != "open" else "")


def _share(found: Share, figures: Figures) -> Cell:
    return Cell(figures.share(found), figures.counted(found))


def _difference(found: Difference, figures: Figures) -> Cell:
    sure = figures.sure(found)
    return Cell(figures.difference(found), kind=sure if sure != "open" else "")
