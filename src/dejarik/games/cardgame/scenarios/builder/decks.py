"""Decks in the description of a position: what the players set up with, and decks to be judged."""

from __future__ import annotations

from typing import Any, Final

from dejarik.games.cardgame.cards.facts import MOST_OBJECTIVES, SIDE_OF, slug
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import faults
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.scenarios.builder.fields import SIDES, Fields
from dejarik.kernel import Seat
from dejarik.positions import Path, Tree, judged_deck

OF_DECK: Final = ("affiliation", "sets")


class DeckFields(Fields):
    """Decks out of a description: an affiliation and objective sets, or a ready-made deck by its name."""

    def deck(self, tree: Tree, path: Path) -> Deck | None:
        if not isinstance(tree, dict):
            ready_made = READY_MADE.get(slug(str(tree)))
            if ready_made is None:
                self.unknown(path, "one-of", str(tree), tuple(READY_MADE))
            return ready_made
        fields = self.fields(tree, path, OF_DECK)
        where = (*path, "affiliation")
        affiliation = slug(str(fields.get("affiliation", "")))
        if affiliation not in SIDE_OF:
            self.unknown(where, "one-of", affiliation, tuple(SIDE_OF))
            return None
        entries = self.items(fields.get("sets"), (*path, "sets"))
        sets = [self.set_number(entry, (*path, "sets", place)) for place, entry in enumerate(entries)]
        return None if self.wrong else Deck(affiliation, tuple(sets))

    def judged(self, tree: Tree, path: Path) -> dict[str, Any] | None:
        """What can be expected of a deck."""

        def pile(cards: list[str]) -> list[frozenset[str]]:
            return [frozenset({CARDS[code].slug, code}) for code in cards]

        deck = self.deck(tree, path)
        if deck is None:
            return None
        sets = [frozenset({str(number), CARDS[SETS[number].objective].slug}) for number in deck.sets]
        return judged_deck(
            deck.name or deck.affiliation,
            [fault.rule for fault in faults(deck)],
            affiliation=frozenset({deck.affiliation}),
            sets=sets,
            objectives=pile(deck.objectives()),
            command=pile(deck.command()),
        )

    def set_number(self, tree: Tree, path: Path) -> int:
        """A set by its number, or by the objective that gives it its name."""
        # rule: cardgame.deck.set-name
        titles = {CARDS[one.objective].slug: number for number, one in SETS.items()}
        number = tree if isinstance(tree, int) else titles.get(slug(str(tree)), 0)
        if number not in SETS:
            near = {CARDS[one.objective].slug: CARDS[one.objective].title for one in SETS.values()}
            self.no_such_card(path, str(tree), slug(str(tree)), near)
        return number

    def brought(self, seat: Seat, tree: Tree, path: Path) -> Deck | None:
        """What a player sets up with; somebody nobody described brings a starter deck."""
        deck = (READY_MADE["jedi"], READY_MADE["sith"])[seat] if tree is None else self.deck(tree, path)
        if deck is None:
            return None
        if deck.side != SIDES[seat]:
            known = [name for name, side in SIDE_OF.items() if side == SIDES[seat]]
            self.complain(path, "one-of", name=deck.affiliation, known=", ".join(known))
            return None
        if len(deck.sets) <= MOST_OBJECTIVES:  # four objectives are drawn before the first question
            self.complain(path, "no-number", value=str(len(deck.sets)))
            return None
        return deck
