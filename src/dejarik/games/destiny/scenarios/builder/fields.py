"""Which card of Destiny is meant in a description."""

from __future__ import annotations

from functools import cache
from pathlib import Path as File

import msgspec

from dejarik import positions
from dejarik.games.destiny.cards.facts import TYPES, slug
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.positions import Path, Tree


@cache
def _titles() -> dict[str, list[str]]:
    """The codes of cards by their titles, and by title and subtitle."""
    found: dict[str, list[str]] = {}
    for code, card in CARDS.items():
        found.setdefault(card.slug, []).append(code)
        if card.subtitle:
            found.setdefault(slug(f"{card.title} {card.subtitle}"), []).append(code)
    return found


@cache
def _former() -> dict[str, str]:
    """Titles that a single card had while others of that title could not be played yet, and that card.

    Descriptions of that time go on meaning it; of the other cards one writes the subtitle, too. No further
    title can come to be shared, since every official card is known.
    """
    file = File(__file__).parents[1] / "former_titles.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


def of_title(text: str, types: tuple[str, ...] = TYPES) -> list[str]:
    """The codes of all cards of these types that a description may mean by a title, or title and subtitle."""
    title = slug(text)
    found = [code for code in _titles().get(title, ()) if CARDS[code].type in types]
    return [_former()[title]] if _former().get(title) in found else found


class Fields(positions.Fields):
    """Values out of a description, cards among them."""

    def entry(self, tree: Tree, path: Path, known: tuple[str, ...]) -> dict[str, Tree]:
        """A card as a word (`Royal Guard as guard`, `elite Obi-Wan Kenobi`) or with fields."""
        fields = super().entry(tree, path, known)
        text = fields.get("card")
        if isinstance(text, str) and text.lower().startswith("elite ") and slug(text) not in _titles():
            fields["card"] = text[len("elite ") :]
            fields["elite"] = True
        return fields

    def card(self, tree: Tree, path: Path, types: tuple[str, ...] = TYPES) -> str:
        """The code of a card, by title, by title and subtitle, or by code."""
        text = str(tree)
        code = REPRINTS.get(text, text)
        fitting = [code] if code in CARDS and CARDS[code].type in types else of_title(text, types)
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1:
            known = ", ".join(
                f"{code} {CARDS[code].title} {CARDS[code].subtitle}".strip() for code in fitting
            )
            self.complain(path, "card-several", name=text, known=known)
        elif others := [code] if code in CARDS else of_title(text):
            self.complain(path, "card-type", name=text, kind=CARDS[others[0]].type, wanted=", ".join(types))
        else:
            titles = {title: CARDS[found[0]].title for title, found in _titles().items()}
            self.no_such_card(path, text, slug(text), titles)
        return ""
