"""What cards tell: the story of each section, the labels of its choices, and what came of them.

A message is named after the card, the section and the path in its effect (see `abilities.places`):
`story-krayt-bones-tatooine`, `story-krayt-bones-tatooine-1`, `story-krayt-bones-tatooine-1-success`.
Cards without sections leave the section out, and jobs also have `-completed` and `-failed`. All printings of
a card tell the same story.
"""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.ability import READ_OUT, Ability
from dejarik.games.outer_rim.abilities.places import join
from dejarik.games.outer_rim.cards.editions import first_code
from dejarik.games.outer_rim.cards.facts import JOB, Card
from dejarik.words import Words

COMPLETED, FAILED = "completed", "failed"  # how a job ends


class Stories:
    """Stories in one language. A text that nobody has written is empty."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def section(self, card: str, section: str) -> str:
        """What is told in a section of an encounter card."""
        return self.words.say(message(card, section))

    def card(self, card: str) -> str:
        """What is told on a card without sections; nothing on cards that need no story."""
        return self._written(message(card))

    def at(self, card: str, section: str, path: str) -> str:
        """The line or the label at a place."""
        return self._written(message(card, section, path))

    def lines(self, card: Card, ability: Ability | None) -> dict[str, str]:
        """Everything else that is told on a card, or in a section, by its path."""
        places = ability.places.values() if ability is not None else ()
        paths = [path for place in places for path in (place.path, *place.labels)]
        section = ability.section if ability is not None else ""
        if card.type == JOB and section not in card.sections:
            paths += [COMPLETED, FAILED]
        told = {path: self.at(card.code, section, path) for path in paths if path}
        return {path: text for path, text in told.items() if text}

    def _written(self, word: str) -> str:
        return self.words.say(word) if self.words.has(word) else ""


def message(card: str, section: str = "", path: str = "") -> str:
    """Cards without sections are told by the words they are headed with, which the message leaves out."""
    return join(join(f"story-{first_code(card)}", "" if section in READ_OUT else section), path)
