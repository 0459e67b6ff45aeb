"""The rules of deck building: all faults of a deck at once, each with its rule, set and numbers."""

from __future__ import annotations

from collections import Counter

import msgspec

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import SIDE_OF
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.rules.setup import Deck

FEWEST_SETS = 10
MOST_COPIES = 2
OFFICIAL = "cardgame.format.official-sets"
PLAYABLE = "cardgame.format.playable"
FILES = "cardgame.format.files"  # rule: cardgame.format.files


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something wrong with a deck: the kind names the message, the rest are its numbers and names."""

    kind: str
    rule: str = FILES  # what cannot be read cites what a file has to say
    set: int = 0
    found: int = 0
    allowed: int = 0
    word: str = ""  # an affiliation
    line: int = 0  # of the file
    text: str = ""  # what stands there
    near: tuple[str, ...] = ()  # what may have been meant


def faults(deck: Deck) -> list[Fault]:
    """Everything that is wrong with a deck; an empty list means that it is legal."""
    if deck.affiliation not in SIDE_OF:
        # rule: cardgame.deck.choose-affiliation
        return [Fault("no-affiliation", "cardgame.deck.choose-affiliation", word=deck.affiliation)]
    found: list[Fault] = []
    if len(deck.sets) < FEWEST_SETS:
        # rule: cardgame.deck.minimum-ten-sets, cardgame.deck.no-maximum
        found.append(
            Fault("too-few-sets", "cardgame.deck.minimum-ten-sets", found=len(deck.sets), allowed=FEWEST_SETS)
        )
    for number, copies in sorted(Counter(deck.sets).items()):
        found += _of_set(deck, number, copies)
    return found


def _of_set(deck: Deck, number: int, copies: int) -> list[Fault]:
    if number not in SETS:
        return [not_in_play(number)]
    found: list[Fault] = []
    objective = CARDS[SETS[number].objective]
    if objective.side != deck.side:
        # rule: cardgame.deck.one-side, cardgame.deck.any-affiliation-of-side
        # rule: cardgame.deck.neutral-sets-available
        found.append(Fault("other-side", "cardgame.deck.one-side", number))
    if objective.locked and objective.locked != deck.affiliation:
        # rule: cardgame.deck.affiliation-only
        found.append(Fault("locked", "cardgame.deck.affiliation-only", number, word=objective.locked))
    most = 1 if objective.limit_one else MOST_COPIES
    if copies > most:
        # rule: cardgame.deck.two-copies, cardgame.deck.limit-one-per-deck
        rule = "cardgame.deck.limit-one-per-deck" if objective.limit_one else "cardgame.deck.two-copies"
        found.append(Fault("too-many-copies", rule, number, copies, most))
    return found


def not_in_play(number: int, line: int = 0) -> Fault:
    """An objective set with which nobody can play: there is none, or it cannot be played yet."""
    # rule: cardgame.format.official-sets, cardgame.format.playable
    if number in almanac.objective_sets():
        return Fault("set-not-playable", PLAYABLE, number, line=line)
    return Fault("unknown-set", OFFICIAL, number, line=line)
