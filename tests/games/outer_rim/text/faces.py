"""Every card, ship, character and patrol of Outer Rim; see `tests.stored_faces` for renewing them."""

from __future__ import annotations

from tests.stored_faces import StoredFaces, listing

from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.show import showcase


def faces(language: str) -> str:
    shown = showcase.codes()
    former = [code for code in CARDS if code not in shown]  # matches of earlier editions go on with them
    return "\n".join(_face(code, language) for code in (*shown, *former))


def _face(code: str, language: str) -> str:
    face = showcase.face(code, language)
    facts = [f"{fact.name}: {fact.value}" for fact in face.facts]
    sections = [f"{section.title}. {section.text}" for section in face.sections if section.text]
    return listing(f"{code} {face.name}", [face.type_line, "; ".join(facts), *face.abilities, *sections])


STORED = StoredFaces(__file__, faces)

if __name__ == "__main__":
    STORED.renew()
