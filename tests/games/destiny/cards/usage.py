"""Which cards are played and which of their abilities are carried out while matches run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, wraps
from random import Random
from typing import Any

from dejarik.games.destiny import Destiny, Setup
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import CHARACTER, PLAYABLE, PLOT, outside
from dejarik.games.destiny.cards.library import CARDS
from dejarik.kernel import Chance
from dejarik.scenarios.loading import files_below, load_text, shipped

PLAYED = "played"
MOST_CHOICES = 2_000  # a random match is far shorter


def everything() -> set[tuple[str, str]]:
    """Of each card that it comes into play, and each of its abilities that is carried out."""
    return {(code, PLAYED) for code in CARDS} | {
        (code, ability.ref)
        for code, card in CARDS.items()
        for ability in card.abilities
        if ability.constant is None
    }


def named(unseen: set[tuple[str, str]]) -> dict[str, list[str]]:
    """What was never seen, by card, for people to read."""
    codes = sorted({code for code, _ in unseen})
    return {
        f"{code} {CARDS[code].title}": sorted(what for of, what in unseen if of == code) for code in codes
    }


@contextmanager
def watching() -> Iterator[set[tuple[str, str]]]:
    """What is seen of cards from here on; characters and plots are for `brought` to tell."""
    seen: set[tuple[str, str]] = set()
    begin, tell = Resolve.begin, Destiny.tell

    @wraps(begin)  # frames go on by the name of a method
    def begin_and_note(resolve: Resolve, g: Destiny) -> Any:
        seen.add((resolve.ability.partition(".")[0], resolve.ability))
        return begin(resolve, g)

    @wraps(tell)
    def tell_and_note(g: Destiny, event: Any) -> None:
        if isinstance(event, ev.Played | ev.BattlefieldChosen | ev.Flipped | ev.JoinedTeam):
            seen.add((event.card, PLAYED))
        tell(g, event)

    setattr(Resolve, "begin", begin_and_note)  # noqa: B010 - methods are replaced for a while
    setattr(Destiny, "tell", tell_and_note)  # noqa: B010
    try:
        yield seen
    finally:
        setattr(Resolve, "begin", begin)  # noqa: B010
        setattr(Destiny, "tell", tell)  # noqa: B010


def brought(setup: Setup) -> set[tuple[str, str]]:
    """Characters and plots are in play from the beginning."""
    return {
        (code, PLAYED)
        for deck in setup.decks
        for code in (*(member.card for member in deck.team), deck.plot)
        if code
    }


def play(g: Destiny, dice: Random, wanted: set[str]) -> bool:
    """Play a match on at random; wanted cards are tried first. Whether it ended."""
    for _ in range(MOST_CHOICES):
        if g.outcome is not None:
            return True
        options = g.decision.options
        new = [option for option in options if option.kind == "play" and option.subject in wanted]
        g.choose(dice.choice(new or options), g.decision.seat)
    return False


def play_from_scenes(unseen: set[tuple[str, str]], seen: set[tuple[str, str]], tries: int) -> None:
    """Matches from positions in which the moment of an unseen card is near, until all of it is seen."""
    for code in sorted({code for code, _ in unseen}):
        for number in range(tries):
            for text in scenes(code):
                if {one for one in unseen if one[0] == code} <= seen:
                    break
                g = load_text(text)[0][0].position.begin()
                assert isinstance(g, Destiny)
                g.chance = Chance(number)
                seen |= {(one.card, PLAYED) for one in g.things.values() if one.type in (CHARACTER, PLOT)}
                if number % 2 and CARDS[code].type in PLAYABLE:
                    _deal(g, code)
                play(g, Random(number), {code})


def _deal(g: Destiny, code: str) -> None:
    """Everybody holds the card and can pay for it."""
    for seat in range(g.seats):
        g.hands[seat] = sorted([*g.hands[seat], code])
        g.set_aside_dice[seat] += [code] if CARDS[code].has_die else []
        g.resources[seat] += CARDS[code].cost


@cache
def _scenes() -> tuple[str, ...]:
    """All scenarios of cards, each as it is written."""
    files = files_below(shipped("destiny") / "cards")
    return tuple(text for file in files for text in file.read_text(encoding="utf-8").split("\n---\n"))


def scenes(code: str) -> list[str]:
    """The scenarios that a card, or another side of it, comes up in."""
    names = (code, outside(code), CARDS[code].title)
    return [text for text in _scenes() if any(name in text for name in names)]
