"""Finding rules by words, as a player would type them."""

import re
from collections.abc import Iterable

from dejarik.rules.catalog import Rule, rules, wordings

# What a word is worth, by where it was found; a whole word counts twice a word of the same stem.
_TITLE, _ID, _RULE, _NOTE = 8, 6, 3, 1
_ENDING = 3
_WORD = re.compile(r"\w+")


def words_of(text: str) -> list[str]:
    """The words of a text, without case and with ё and е alike, because people type either."""
    return _WORD.findall(text.casefold().replace("ё", "е"))


def _same_stem(asked: str, found: str) -> bool:
    """Whether two words differ in a short ending only: enough for Russian cases and English plurals."""
    common = 0
    for left, right in zip(asked, found, strict=False):
        if left != right:
            break
        common += 1
    return common >= max(3, len(asked) - _ENDING, len(found) - _ENDING)


def _score(asked: str, found: Iterable[str], worth: int) -> int:
    best = 0
    for word in found:
        if word == asked:
            return 2 * worth
        if word[:3] == asked[:3] and _same_stem(asked, word):
            best = worth
    return best


def search(text: str, lang: str, games: Iterable[str]) -> list[Rule]:
    """The rules in which every word of the text occurs, the closest first; equal ones in the book's order."""
    asked = words_of(text)
    scored: list[tuple[int, Rule]] = []
    for game in games:
        wording = wordings(game, lang)
        for rule in rules(game):
            said = wording[rule.id]
            places = (
                (words_of(said.title), _TITLE),
                (words_of(rule.id), _ID),
                (words_of(said.rule), _RULE),
                (words_of(said.note), _NOTE),
            )
            scores = [sum(_score(word, found, worth) for found, worth in places) for word in asked]
            if scores and all(scores):
                scored.append((sum(scores), rule))
    return [rule for _, rule in sorted(scored, key=lambda pair: -pair[0])]
