"""Clauses joined into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dejarik.words.phrase import Phrase, Text
from dejarik.words.speech import Words


def closed(words: Words, parts: Sequence[Text]) -> str:
    """Sentences with capitals and full stops, one after another."""
    # A list of choices ends with whole sentences of its own.
    finished = [
        words.say("sentence-closed" if part.raw.endswith(".") else "sentence", text=part) for part in parts
    ]
    said = finished[0]
    for before, other in pairwise(finished):
        # What follows a list of choices is none of them.
        listed = "\n" in before
        said = f"{said}\n{other}" if listed else words.say("sentence-next", first=said, next=other)
    return said


def led(words: Words, clause: Text | None, parts: Sequence[Text]) -> list[Text]:
    """Sentences with a clause before the first, if there is one."""
    if clause is None:
        return list(parts)
    first, *rest = parts
    return [words.text("lead", clause=clause, effect=first), *rest]


def conditional(
    words: Words, condition: Text, then: Sequence[Text], otherwise: Sequence[Text], link: str = "otherwise"
) -> list[Text]:
    """What is done if something holds, and what if it does not, should there be anything."""
    first, *rest = then
    said = [words.text("effect-if", condition=condition, effect=first), *rest]
    if otherwise:
        first, *rest = otherwise
        said += [words.text(f"effect-if.{link}", effect=first), *rest]
    return said


def joined(words: Words, parts: Sequence[Text]) -> Text:
    """Several clauses as one."""
    return parts[0] if len(parts) == 1 else words.text("phrase-and", what=list(parts))


def listed(words: Words, items: Sequence[Text | Phrase]) -> Text:
    """Items with nothing but commas between them."""
    said = Text(items[0].raw)
    for item in items[1:]:
        said = words.text("list-more", first=said, last=item)
    return said


def bullets(words: Words, items: Sequence[str]) -> str:
    """What can be chosen from, each in a line of its own."""
    return "".join("\n" + words.say("bullet", text=item) for item in items)
