"""Who can play the Card Game with what: decks by name and side, options, a setup, and seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dejarik.games.cardgame.cards.facts import DARK, LIGHT
from dejarik.games.cardgame.cards.library import SETS
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.finding import find_deck
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.kinds import Do
from dejarik.games.cardgame.rules.setup import Deck, Setup
from dejarik.games.cardgame.state import CardGame
from dejarik.games.cardgame.text import Teller
from dejarik.games.cardgame.text.decks import DeckTexts
from dejarik.kernel import Seat

FEWEST, MOST = 2, 2  # rule: cardgame.meta.two-players
SOLO = False
UNIQUE = False
SIDES = (LIGHT, DARK)
SOLO_OPTIONS = ()
CONCEDE = Do.CONCEDE
PASS = Do.PASS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a match."""

    late_refresh: bool = False  # the publisher's later reading of "after you refresh"
    seen_captives: bool = False  # rule: cardgame.capture.hidden
    empty_abilities: bool = False  # rule: cardgame.ability.some-effect
    closed_lists: bool = False
    no_mulligan: bool = False  # rule: cardgame.setup.mulligan-by-agreement


BY_THE_BOOK = Options()


def decks(side: str = "") -> list[str]:
    return [name for name, deck in READY_MADE.items() if side in ("", deck.side)]


def against(deck: str, lang: str) -> list[str]:
    """The ready-made decks of the other side."""
    # rule: cardgame.meta.one-light-one-dark
    try:
        side = find_deck(deck).side
    except NoDeck as bad:
        raise ValueError("\n".join(DeckTexts(lang).cited(bad.faults))) from bad
    return decks(LIGHT if side == DARK else DARK)


def setup(decks: Sequence[str | Deck], lang: str, options: Options = BY_THE_BOOK) -> Setup:
    texts = DeckTexts(lang)
    try:
        brought = tuple(deck if isinstance(deck, Deck) else find_deck(deck) for deck in decks)
    except NoDeck as bad:
        raise ValueError("\n".join(texts.cited(bad.faults))) from bad
    # rule: cardgame.meta.one-light-one-dark
    if len({deck.side for deck in brought}) < len(SIDES):
        raise ValueError(
            texts.fault(Fault("same-side", "cardgame.meta.one-light-one-dark", word=brought[0].side))
        )
    return Setup(
        brought,
        mulligan=not options.no_mulligan,
        late_refresh=options.late_refresh,
        seen_captives=options.seen_captives,
        empty_abilities=options.empty_abilities,
        open_lists=not options.closed_lists,
        pool=tuple(sorted(SETS)) if options.closed_lists else (),
    )


def seat_of(state: CardGame, player: int) -> Seat:
    return player


def teller(lang: str, players: tuple[str, ...] = (), you: Seat | None = None) -> Teller:
    return Teller(lang, players, you)
