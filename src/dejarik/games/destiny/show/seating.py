"""Who can play Destiny with what: decks by name, a setup, and seats."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.contract import NoOptions
from dejarik.games.destiny.decks.finding import BadDeck, find_deck
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules.setup import Deck, Setup
from dejarik.games.destiny.state import Destiny
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.kernel import Seat

# rule: destiny.multiplayer.free-for-all, destiny.multiplayer.recommended-count
FEWEST, MOST = 2, 4
SOLO = False
UNIQUE = False
SIDES = ()
SOLO_OPTIONS = ()
CONCEDE = Do.CONCEDE
PASS = Do.PASS
Options = NoOptions
NONE = NoOptions()


def decks(side: str = "") -> list[str]:
    return list(READY_MADE)


def against(deck: str, lang: str) -> list[str]:
    """All of them; a deck meets itself only if need be."""
    return sorted(READY_MADE, key=lambda name: name == deck)


def setup(decks: Sequence[str | Deck], lang: str, options: NoOptions = NONE) -> Setup:
    """A match of ready-made decks by name, files, or decks that were read already."""
    try:
        return Setup(tuple(deck if isinstance(deck, Deck) else find_deck(deck) for deck in decks))
    except BadDeck as bad:
        raise ValueError("\n".join(DeckTexts(lang).cited(bad.faults))) from bad


def seat_of(state: Destiny, player: int) -> Seat:
    return state.places.index(player)  # rule: destiny.multiplayer.seating


def teller(lang: str, players: tuple[str, ...] = (), you: Seat | None = None) -> Teller:
    return Teller(lang, players, you)
