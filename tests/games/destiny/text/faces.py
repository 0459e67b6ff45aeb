"""Every card of Destiny with its facts, sides and abilities; see `tests.stored_faces` for renewing them."""

from __future__ import annotations

from tests.stored_faces import StoredFaces, listing

from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import Teller


def faces(language: str) -> str:
    teller = Teller(language)
    return "\n".join(_face(teller, code) for code in sorted(CARDS))


def _face(teller: Teller, code: str) -> str:
    card = teller.card(code)
    title = f"{card.name}, {card.subtitle}" if card.subtitle else card.name
    numbers = [
        f"{name} {value}"
        for name, value in (("cost", card.cost), ("health", card.health), ("points", card.points))
        if value
    ]
    facts = [f"{card.type_line}; {card.color}, {card.affiliation}", ", ".join(numbers)]
    sides = f"[{' | '.join(card.sides)}]" if card.sides else ""
    return listing(f"{code} {title}", [*facts, sides, *card.abilities])


STORED = StoredFaces(__file__, faces)

if __name__ == "__main__":
    STORED.renew()
