"""The facts of all cards and objective sets, read from the data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from dejarik.games.cardgame.cards.facts import Card, ObjectiveSet, Printed, icons, slug

DATA = Path(__file__).parent / "data"


@cache
def cards() -> dict[str, Card]:
    """Every card by its code, without abilities: affiliations first, then set by set."""
    listed = msgspec.json.decode((DATA / "facts.json").read_bytes(), type=list[Printed])
    return {
        one.code: Card(**msgspec.structs.asdict(one), slug=slug(one.title), icons=icons(one.combat))
        for one in listed
    }


@cache
def objective_sets() -> dict[int, ObjectiveSet]:
    """Every objective set by its number."""
    # rule: cardgame.deck.set-has-six-cards, cardgame.deck.set-other-types
    listed = msgspec.json.decode((DATA / "objective_sets.json").read_bytes(), type=list[ObjectiveSet])
    return {one.number: one for one in listed}
