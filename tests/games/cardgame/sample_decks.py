"""Decks for tests."""

from __future__ import annotations

from dejarik.games.cardgame.cards.facts import JEDI
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck

FOUR = (READY_MADE["jedi"], READY_MADE["rebel-alliance"], READY_MADE["sith"], READY_MADE["imperial-navy"])
JEDI_TEN = Deck(JEDI, (1, 2, 3, 4, 5, 6, 7, 16, 17, 18), "Jedi")
