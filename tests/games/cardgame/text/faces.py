"""Every card of the Card Game with its facts and abilities; see `tests.stored_faces` for renewing them."""

from __future__ import annotations

from tests.stored_faces import StoredFaces, listing

from dejarik.games.cardgame import GAME
from dejarik.games.cardgame.cards.facts import Card
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text.cards import CardTexts
from dejarik.words import Words


def faces(language: str) -> str:
    texts = CardTexts(Words(language, game=GAME.name))
    return "\n".join(_face(texts, code) for code in sorted(CARDS, key=_place))


def _place(code: str) -> tuple[int, ...]:
    """Affiliations first, then set by set."""
    return tuple(int(part) for part in code.split("-")) if code[0].isdigit() else (0, list(CARDS).index(code))


def _face(texts: CardTexts, code: str) -> str:
    card = texts.card(code)
    facts = [
        f"{card.type_line}; {card.affiliation}, {card.side}",
        ", ".join(texts.numbers(code)),
        card.icons,
        "; ".join(card.sets),
    ]
    return listing(f"{code} {card.name}", [*facts, *card.abilities])


def paragraphs(card: Card) -> int:
    """How many abilities a card tells: constant effects under one condition are told together."""
    conditions = [getattr(ability.constant, "when", None) or ability.ref for ability in card.abilities]
    return len(set(conditions))


STORED = StoredFaces(__file__, faces)

if __name__ == "__main__":
    STORED.renew()
