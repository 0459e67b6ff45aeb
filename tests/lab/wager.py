"""A game whose chances are known exactly: each player bets on a die once, boldly or not."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from tests.native.builds import interpreted_only

from dejarik.bots.thinking.evaluation import OnlyTheOutcome
from dejarik.kernel import (
    Chance,
    Decision,
    Game,
    Match,
    Option,
    Outcome,
    Procedure,
    Row,
    Seat,
    State,
    Step,
)

interpreted_only()

SIDES = 4
BETS = {"poor": 1, "fair": 2, "good": 3}  # sides that win
PLAYERS = 2


class Wager(State, kw_only=True):
    """Who has won a bet so far."""

    points: list[int] = []

    def copy(self) -> Self:
        twin = self.copy_base()
        twin.points = self.points.copy()
        return twin

    def blanked(self, viewer: Seat | None) -> Self:
        return self.copy()

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
        twin = self.copy()
        twin.chance = chance
        return twin


class Bets(Procedure[Wager]):
    """One after the other bets; more points win, and equal ones are a draw."""

    def begin(self, g: Wager) -> Step:
        if len(g.points) < PLAYERS:
            return g.ask(self, self.which_bet, then=self.bet)
        most = max(g.points)
        winners = tuple(seat for seat, points in enumerate(g.points) if points == most)
        g.outcome = Outcome(winners if len(winners) < PLAYERS else (), "wager.over")
        return g.done()

    def which_bet(self, g: Wager) -> Decision:
        return Decision(len(g.points), "bet", tuple(Option(bet) for bet in BETS))

    def bet(self, g: Wager, option: Option) -> Step:
        thrown = g.chance.roll(SIDES, f"die {len(g.points)}")
        g.points.append(int(thrown < BETS[option.kind]))
        return g.go(self, then=self.begin)


class Nothing(msgspec.Struct, frozen=True):
    """There is nothing to prepare."""


class WagerGame(Game[Wager, Nothing]):
    """A wager between two."""

    def __init__(self) -> None:
        super().__init__("wager", 1, Wager, Nothing, home=__name__)

    def new(self, setup: Nothing, seed: int) -> Wager:
        g = Wager(seats=PLAYERS, chance=Chance(seed))
        g.push(Bets())
        g.run()
        return g


class PlayedOut(OnlyTheOutcome):
    """Looks ahead to the end; with a `usual` bet, nobody thinks about the bet."""

    AHEAD = 1

    def __init__(self, usual: str = ""):
        self.usual = usual

    def reflex(self, g: State, decision: Decision) -> Option | None:
        return Option(self.usual) if self.usual else None


def wagered(bets: tuple[str, str], points: tuple[int, int]) -> Match:
    """The match with these bets and points: the first whose dice fall so."""
    for seed in range(1000):
        match = Match(WagerGame(), Nothing(), seed)
        for seat, bet in enumerate(bets):
            match.play(Row(seat, bet))
        state: Any = match.state
        if tuple(state.points) == points:
            return match
    raise AssertionError("the dice never fall so")
