"""What a copy editor sees in a finished sentence and a computer can find: in messages, on cards, in the log.

`typography` looks at pieces of messages; this module looks at what somebody reads in the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from dejarik.words.agreement import disagreements
from dejarik.words.english import takes_an

Check = Callable[[str], Iterator[str]]

TWICE = "a word twice"
STRAIGHT = "straight quotes"

# What every language does alike: (what to look for, what to say).
_EVERYWHERE = {
    r"«\s*«|»\s*»|“\s*“|”\s*”|„\s*„": "doubled quotes",
    r"(?<=\S)[ \N{NO-BREAK SPACE}]{2,}(?=\S)": "two spaces",
    r"[\w»”)\]□] +(?:[,;!)»]|[.?](?=\s|$))": "a space before punctuation",
    r"[\w\])»”] +:(?! [\d□])": "a space before a colon",
    r"[(«„] (?!\d)": "a space after an opening bracket or quote",
    r",[,.;:!?]|;[,.;:!?]|:[,.;:]|(?<!\.)\.\.(?!\.)|[^.]\.,": "two marks of punctuation",
    r"\b([^\W\d]{2,}) \1\b": TWICE,
    r"\(\s*\)|«\s*»|“\s*”": "empty brackets or quotes",
}
_BRITISH = """
    armour* behaviour* centre centres colour* defence* favour* favourite* flavour* grey greys harbour* honour*
    labour* neighbour* offence* rumour* savour* theatre* catalogue* licence* manoeuvre* sceptic* artefact*
    cancelled cancelling travelled travelling labelled labelling modelled modelling signalled fulfil fulfils
    towards afterwards backwards forwards upwards downwards whilst amongst learnt spelt dreamt
    analyse* organise* recognise* realise* minimise* maximise* summarise* customise* prioritise* optimise*
    memorise* initialise* finalise* authorise* apologise* emphasise* judgement* programme practise* ageing
"""
_ENGLISH = {
    r'"': f"{STRAIGHT}: write “…”",
    r"’": "a curly apostrophe: write '",
    r" - | – ": "a loose dash: write a comma, a colon or two sentences",
    r"\b(?:to|may|of these|into):(?=\s|$)": "a colon in place of grammar",
    r"\(\w+\) (?:into|to):|dice of your opponent: ": "a bracket in place of grammar",
    r"\b(?:" + "|".join(word.replace("*", r"\w*") for word in _BRITISH.split()) + r")\b": "British spelling",
}
_RUSSIAN = {
    r'"': f"{STRAIGHT}: write «…», and „…“ inside them",
    r"«[^»„]*«": "«…» inside «…»: write „…“",
    r"\d [а-яё]": "a number that can be torn from its noun: write a non-breaking space",
    r"\S [—–](?=\s)": "a dash that can begin a line: write a non-breaking space before it",
    r"№ ": "№ that can be torn from its number: write a non-breaking space",
    r"№\d": "№ without a space",
    r" [-–] ": "a hyphen between words: write a dash (—)",
    r"\d%": "a number and % without a space",
    r"(?i): нельзя|\bодно из:|\bстолько: |\bможете: |\bдоступно: ": "a colon in place of grammar",
}


def _found(text: str, patterns: Mapping[str, str]) -> Iterator[str]:
    for pattern, what in patterns.items():
        for found in re.finditer(pattern, text, re.IGNORECASE):
            yield f"{what}: “{_around(text, found.start(), found.end())}”"


def _around(text: str, start: int, end: int) -> str:
    return text[max(0, start - 12) : end + 12].replace("\n", " ")


_ITEM = re.compile(r"(?:^|(?<=[:;,.]\s))\w\)(?=\s)")  # of a list in a line: 1) … 2) …


def _unbalanced(text: str, pairs: Mapping[str, str]) -> Iterator[str]:
    """Brackets and quotes that are not closed, or closed by another kind."""
    open_ones: list[str] = []
    items = {found.end() - 1 for found in _ITEM.finditer(text)}
    for place, letter in enumerate(text):
        if place in items and ")" not in open_ones:
            continue
        if letter in pairs:
            open_ones.append(pairs[letter])
        elif letter in pairs.values() and (not open_ones or open_ones.pop() != letter):
            yield f"brackets or quotes do not match: “{_around(text, place, place + 1)}”"
            return
    if open_ones:
        yield f"brackets or quotes are not closed: “{text[:40]}”"


_PAIRS = {
    "en": {"(": ")", "[": "]", "“": "”"},
    "ru": {"(": ")", "[": "]", "«": "»", "„": "“"},
}


_ARTICLE = re.compile(r"\b(?P<article>an?|An?) (?P<word>[a-z][\w-]+)")


def _english(text: str) -> Iterator[str]:
    yield from _found(text, _ENGLISH)
    for found in _ARTICLE.finditer(text):
        if (found["article"].lower() == "an") != takes_an(found["word"]):
            yield f"a or an: “{found[0]}”"


def _russian(text: str) -> Iterator[str]:
    yield from _found(text, _RUSSIAN)
    yield from disagreements(text)


_OF_LANGUAGE: dict[str, Check] = {"en": _english, "ru": _russian}


def faults(language: str, text: str) -> Iterator[str]:
    """What is wrong with this finished text, in words. Languages without rules here have those of all."""
    yield from _found(text, _EVERYWHERE)
    yield from _unbalanced(text, _PAIRS.get(language, {"(": ")", "[": "]"}))
    yield from _OF_LANGUAGE.get(language, _nothing)(text)


def small_beginning(text: str) -> Iterator[str]:
    """A line of the log, an option or a question that begins with a small letter."""
    first = next((letter for letter in text if letter.isalnum()), "")
    if first.islower():
        yield f"begins with a small letter: “{text[:40]}”"


def _nothing(text: str) -> Iterator[str]:
    yield from ()
