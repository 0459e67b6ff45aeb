"""Every card that can be played is played, and every ability that can be used is used, in random matches."""

from __future__ import annotations

from functools import wraps
from random import Random
from typing import Any

import pytest

from dejarik.games.destiny import GAME, Destiny, Setup
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities import Resolve
from dejarik.games.destiny.library import CARDS
from dejarik.games.destiny.random_decks import random_deck

MOST_MATCHES = 600
MOST_CHOICES = 2_000  # a random match is far shorter

Unseen = dict[str, set[str]]  # by card: what has not been seen of it yet


def everything() -> Unseen:
    """Of each card that it comes into play, and each of its abilities that is carried out."""
    return {
        code: {"played", *(ability.ref for ability in card.abilities if ability.constant is None)}
        for code, card in CARDS.items()
    }


class Watch:
    """What has not been seen yet, and who tells."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.unseen = everything()
        begin = Resolve.begin

        @wraps(begin)  # frames go on by the name of a method
        def begin_and_tell(resolve: Resolve, g: Destiny) -> Any:
            self.saw(resolve.ability.partition(".")[0], resolve.ability)
            return begin(resolve, g)

        monkeypatch.setattr(Resolve, "begin", begin_and_tell)

    def saw(self, code: str, what: str) -> None:
        left = self.unseen.get(code, set())
        left.discard(what)
        if not left:
            self.unseen.pop(code, None)

    def news(self, news: list[Any]) -> None:
        for event in news:
            if isinstance(event, ev.Played | ev.BattlefieldChosen):
                self.saw(event.card, "played")

    def brought(self, setup: Setup) -> None:
        """Characters and plots are in play from the beginning."""
        for deck in setup.decks:
            for code in (*(member.card for member in deck.team), deck.plot):
                self.saw(code, "played")


def play(setup: Setup, seed: int, dice: Random, watch: Watch) -> None:
    """One match, played at random; whatever has not been seen yet is tried first."""
    g = GAME.new(setup, seed)
    watch.brought(setup)
    for _ in range(MOST_CHOICES):
        if g.outcome is not None:
            return
        options = g.decision.options
        new = [option for option in options if option.kind == "play" and option.subject in watch.unseen]
        watch.news(g.choose(dice.choice(new or options), g.decision.seat))
    pytest.fail(f"match {seed} does not end")


def test_every_card_is_played_and_every_ability_used(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for seed in range(MOST_MATCHES):
        dice = Random(seed)
        never = sorted(watch.unseen)
        dice.shuffle(never)
        one, other = tuple(never), tuple(reversed(never))
        play(Setup((random_deck(dice, one), random_deck(dice, other))), seed, dice, watch)
        if not watch.unseen:
            break
    names = {f"{code} {CARDS[code].title}": sorted(left) for code, left in watch.unseen.items()}
    assert not names, f"never used in {MOST_MATCHES} matches"
