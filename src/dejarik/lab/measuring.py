"""How good a deck is: bots play it against a gauntlet, and every card is counted.

Each opponent is met in both seats. Cards are followed through every match, so that one sees which were drawn
and never played, and how often matches were won with and without them. A change ("−1 this, +1 that") is an
experiment: both versions play the same opponents with the same seeds, and the difference is told in pairs.

Nothing here knows a game: decks are what `Seating.setup` takes, cards are told by the game's `ai/tournament`.
A measuring is bounded by its plan, can be stopped after each part, and taken up again (`lab/results`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from dejarik.games import modules
from dejarik.lab.matches import Handled, Played, seed_for
from dejarik.lab.results import Part, Results, play_all
from dejarik.lab.runner import Runner
from dejarik.lab.simulation import LARGEST_BATCH, Plan
from dejarik.lab.statistics import Difference, Paired, Share, paired, share, stratified

SELDOM = 1 / 4  # a card that is played in fewer of the matches in which it is drawn is dead
ENOUGH = 8  # matches in which a card was drawn before anybody says so
BASE = 0  # the version that is measured; changes follow


class Version(msgspec.Struct, frozen=True):
    """A deck as it is, or with a change; what was changed is said as it was typed."""

    change: str
    deck: Any  # for `Seating.setup`


class Measuring(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    name: str  # of the deck
    bot: str
    opponents: tuple[str, ...]
    versions: tuple[Version, ...]
    plans: dict[str, Plan]
    each: int  # matches against each opponent
    seed: int
    cards: dict[str, int]  # of the deck as it is: copies by code, in the order of the deck


class AgainstReport(msgspec.Struct, frozen=True):
    """How the deck fared against one opponent."""

    opponent: str
    wins: Share
    losses: int
    draws: int


class CardReport(msgspec.Struct, frozen=True):
    """What one card of the deck did."""

    card: str
    name: str
    copies: int
    drawn: Share  # of all matches
    played: Share  # of those in which it was drawn
    spent: Share  # of those in which it was drawn: put to another use
    dead: bool
    when_drawn: Share  # matches won
    when_not_drawn: Share
    drawing: Difference  # what drawing it goes with, as many other cards being drawn
    when_played: Share
    when_kept: Share  # drawn, but not played
    playing: Difference  # what playing it goes with, once it is drawn, as many other cards being drawn


class ChangeReport(msgspec.Struct, frozen=True):
    """An experiment: the changed deck and the deck as it is, with the same seeds."""

    change: str
    pairs: int
    before: Share
    after: Share
    paired: Paired  # the one is the changed deck


class Measurement(msgspec.Struct, frozen=True):
    """What came of a measuring, as far as it was played."""

    game: str
    edition: str
    deck: str
    bot: str
    seed: int
    each: int
    wanted: int
    matches: int
    wins: Share
    losses: int
    draws: int
    rounds: float
    first: Share  # matches won of those in which the deck went first
    second: Share
    against: list[AgainstReport]
    cards: list[CardReport]
    changes: list[ChangeReport]


def gauntlet(game: str, deck: Any, lang: str) -> list[str]:
    """The ready-made decks that a deck can meet."""
    seating = modules(game).seating
    found = []
    for name in seating.decks():
        try:
            seating.setup((deck, name), lang)
        except ValueError:
            continue
        found.append(name)
    return found


def measuring(
    game: str,
    name: str,
    versions: Sequence[Version],
    opponents: Sequence[str],
    *,
    bot: str,
    each: int,
    seed: int,
    lang: str,
) -> Measuring:
    """A measuring about to begin; `ValueError` with sentences if some deck cannot be played or met.

    The seed of a match does not depend on the version, so all of them get the same luck.
    """
    given = modules(game)
    plans: dict[str, Plan] = {}
    copies: Counter[str] = Counter()
    for at, version in enumerate(versions):
        for opponent in opponents:
            for place, matches in ((0, (each + 1) // 2), (1, each // 2)):
                brought = (version.deck, opponent) if place == 0 else (opponent, version.deck)
                setup = given.seating.setup(brought, lang)
                if not plans:
                    copies.update(given.tournament.drawable(setup, place))
                names = (name, opponent) if place == 0 else (opponent, name)
                own_seed = seed_for(seed, place, opponent)
                plan = Plan(game, setup, names, (bot, bot), matches, own_seed, (place,))
                if matches:
                    plans[f"{at}/{place}/{opponent}"] = plan
    cards = dict(copies)
    return Measuring(game, name, bot, tuple(opponents), tuple(versions), plans, each, seed, cards)


def results_of(plan: Measuring, path: Path | None) -> Results:
    """Its results so far."""
    return Results.of(path, "measuring", plan.plans)


def wanted(plan: Measuring) -> int:
    """How many matches there are in all."""
    return sum(one.matches for one in plan.plans.values())


def measure(
    plan: Measuring, runner: Runner, results: Results, largest: int = LARGEST_BATCH
) -> Iterator[Part]:
    """All matches, part by part; what the results know already is not played again."""
    return play_all(plan.plans, runner, results, largest)


class Row(msgspec.Struct, frozen=True):
    """One match of a version of the deck, which sat in a place, against an opponent."""

    version: int
    place: int
    opponent: str
    number: int
    seed: int
    played: Played

    @property
    def won(self) -> bool:
        return self.played.winners == (self.place,)

    @property
    def lost(self) -> bool:
        return self.played.winners == (1 - self.place,)

    @property
    def handled(self) -> Handled:
        (handled,) = self.played.handled
        return handled


def rows(plan: Measuring, results: Results) -> Iterator[Row]:
    """All matches that were played."""
    for key, one in plan.plans.items():
        version, place, opponent = key.split("/", 2)
        for number, played in results.rows(key, one.matches).items():
            seed = seed_for(one.seed, number, "match")
            yield Row(int(version), int(place), opponent, number, seed, played)


def report(plan: Measuring, results: Results, lang: str) -> Measurement:
    """What came of it; cards are named in a language."""
    name = modules(plan.game).stock.name
    all_rows = list(rows(plan, results))
    base = [row for row in all_rows if row.version == BASE]
    begun = [row for row in base if row.played.first >= 0]
    return Measurement(
        game=plan.game,
        edition=results.edition,
        deck=plan.name,
        bot=plan.bot,
        seed=plan.seed,
        each=plan.each,
        wanted=wanted(plan),
        matches=len(all_rows),
        wins=_won(base),
        losses=sum(row.lost for row in base),
        draws=sum(not row.won and not row.lost for row in base),
        rounds=sum(row.played.rounds for row in base) / len(base) if base else 0.0,
        first=_won([row for row in begun if row.played.first == row.place]),
        second=_won([row for row in begun if row.played.first != row.place]),
        against=[_against(opponent, base) for opponent in plan.opponents],
        cards=[_card(card, name(card, lang), copies, base) for card, copies in plan.cards.items()],
        changes=[
            _change(version.change, at, all_rows) for at, version in enumerate(plan.versions) if at != BASE
        ],
    )


def _won(matches: Sequence[Row]) -> Share:
    return share(sum(row.won for row in matches), len(matches))


def _against(opponent: str, matches: Sequence[Row]) -> AgainstReport:
    here = [row for row in matches if row.opponent == opponent]
    lost = sum(row.lost for row in here)
    wins = _won(here)
    return AgainstReport(opponent, wins, lost, len(here) - wins.count - lost)


def _card(card: str, name: str, copies: int, matches: Sequence[Row]) -> CardReport:
    """Matches are compared in which equally many cards were drawn: whoever lives longer draws more of all."""
    drawn = [row for row in matches if card in row.handled.drawn]
    played = [row for row in drawn if card in row.handled.played]
    return CardReport(
        card=card,
        name=name,
        copies=copies,
        drawn=share(len(drawn), len(matches)),
        played=share(len(played), len(drawn)),
        spent=share(sum(card in row.handled.spent for row in drawn), len(drawn)),
        dead=len(drawn) >= ENOUGH and len(played) < SELDOM * len(drawn),
        when_drawn=_won(drawn),
        when_not_drawn=_won([row for row in matches if card not in row.handled.drawn]),
        drawing=stratified((len(row.handled.drawn), card in row.handled.drawn, row.won) for row in matches),
        when_played=_won(played),
        when_kept=_won([row for row in drawn if card not in row.handled.played]),
        playing=stratified((len(row.handled.drawn), card in row.handled.played, row.won) for row in drawn),
    )


def _change(change: str, version: int, matches: Sequence[Row]) -> ChangeReport:
    def by_match(at: int) -> Mapping[tuple[str, int, int], Row]:
        return {(row.opponent, row.place, row.number): row for row in matches if row.version == at}

    before, after = by_match(BASE), by_match(version)
    both = [key for key in before if key in after]
    return ChangeReport(
        change=change,
        pairs=len(both),
        before=_won([before[key] for key in both]),
        after=_won([after[key] for key in both]),
        paired=paired((after[key].won, before[key].won) for key in both),
    )
