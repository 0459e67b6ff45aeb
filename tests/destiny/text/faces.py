"""All cards as a player reads them, in one text: `cards.<language>.txt` is what they say now.

After a change that is meant, renew the stored texts and read what changed:

    .venv/bin/python -m tests.destiny.text.faces
    git diff tests/destiny/text
"""

from __future__ import annotations

from pathlib import Path

from dejarik.games.destiny.library import CARDS
from dejarik.games.destiny.text import Teller
from dejarik.words import languages

FOLDER = Path(__file__).parent


def stored(language: str) -> Path:
    return FOLDER / f"cards.{language}.txt"


def faces(language: str) -> str:
    """Every card with its facts, sides and abilities."""
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
    lines = [f"{code} {title}", f"  {card.type_line}; {card.colour}, {card.affiliation}"]
    if numbers:
        lines.append(f"  {', '.join(numbers)}")
    if card.sides:
        lines.append(f"  [{' | '.join(card.sides)}]")
    lines += [f"  {line}" for ability in card.abilities for line in ability.splitlines()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in languages():
        stored(each).write_text(faces(each), "utf-8")
