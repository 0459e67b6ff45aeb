"""Names in the keys of options: the codes themselves are words; contact slots get the contact's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.editions import first_code
from dejarik.games.outer_rim.cards.library import ABILITIES
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


def words_of(g: OuterRim, subject: Subject) -> str:
    """`tatooine`, `ion-cannon` in any printing, `rebel-2`; an ability by the word it is headed with."""
    if isinstance(subject, str) and subject in ABILITIES:
        return subject.rpartition(".")[2]
    return first_code(str(subject))
