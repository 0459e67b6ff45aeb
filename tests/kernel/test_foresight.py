"""What a seat can foresee: from its own view, up to the next question, luck or a blank."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.kernel.duel import Duel, DuelGame

from dejarik.kernel import Option, Seat, foresee, observe


class Shown(msgspec.Struct, frozen=True):
    card: str


class Telling(Duel):
    """A duel in which playing tells something; tests say what."""

    unforeseen = (Shown,)

    def play(self, seat: Seat, option: Option) -> None:
        super().play(seat, option)
        if self.sealed:
            return
        self.tell(Option("played", option.subject))
        if option.subject == "b":
            self.roll(6, "die")
            self.tell(Option("rolled"))
        elif option.subject == "c":
            self.tell(Shown(self.decks[seat][0]))
            self.tell(Option("read"))


def playing(hand: list[str]) -> Any:
    """Past the secret opening, a seat to play with this hand."""
    game = DuelGame(Telling)
    g = game.new(game.samples()["plain"], 3)
    for seat in (0, 1):
        g.choose(Option("done"), seat)
    assert g.decision.seat == 1
    g.decks[1] = sorted(g.decks[1] + g.hands[1])
    g.hands[1] = sorted(hand)
    g.asked = None
    return g


def test_what_is_told_before_luck_or_a_blank_comes_in_is_sure() -> None:
    g = playing(["a", "b", "c"])
    seen = observe(g, 1)
    saved = g.encode(), seen.encode()
    found = {option.subject: foresight for option, foresight in foresee(seen).items()}
    assert [(len(found[card].news), found[card].whole) for card in "abc"] == [
        (1, True),
        (0, False),
        (2, False),
    ]
    assert found["a"].news == [Option("played", "a")]
    assert found["c"].news[1] == Shown("")
    assert found["a"].state.pile[1] == ["a"]
    assert (g.encode(), seen.encode()) == saved


def test_nobody_foresees_for_others_or_in_secret() -> None:
    g = playing(["a"])
    assert foresee(observe(g, 0)) == foresee(observe(g, None)) == {}
    game = DuelGame(Telling)
    assert foresee(observe(game.new(game.samples()["plain"], 3), 0)) == {}
