"""English: plurals, possessives, what a number counts one by one, and the choice between *a* and *an*."""

import re
from typing import ClassVar

from dejarik.words.grammar import NAMES, Entry, Grammar
from dejarik.words.phrase import NOMINATIVE, PLURAL, SINGULAR, Form, Phrase

POSSESSIVE = "poss"
EACH = "each"  # of an amount: "1 less for each of your droids"
# Sound decides, not spelling: a unique card, a one-sided die; an hour, an X-wing.
_SOUNDS_LIKE_A = re.compile(r"(uni|us[aeu]|eu|ewe|one\b|once\b)", re.IGNORECASE)
_SOUNDS_LIKE_AN = re.compile(
    r"[AEIOUaeiou]|[Hh](?:our|onest|onor|eir)|[FHLMNRSX](?=-|\d|[A-Z]+\b)|8|11\b|18\b"
)


class English(Grammar):
    """A noun needs its plural, if it has one; the rest follows."""

    cases: ClassVar[tuple[str, ...]] = (NOMINATIVE, POSSESSIVE, EACH)

    def named(self, name: str) -> Phrase:
        forms = {Form(): name, Form(case=POSSESSIVE): possessive(name)}
        return Phrase(forms, animate=True, has_plural=False, proper=True)

    def declined(self, word: Entry) -> dict[Form, str]:
        table = {Form(): word.value}
        if PLURAL in word.attributes:
            table[Form(PLURAL)] = word.attributes[PLURAL]
        for number in (SINGULAR, PLURAL):
            if (owner := table.get(Form(number))) is not None:
                several = PLURAL if _is_a_plural_title(word) else number
                table[Form(number, POSSESSIVE)] = possessive(owner, several)
        if POSSESSIVE in word.attributes:
            table[Form(SINGULAR, POSSESSIVE)] = word.attributes[POSSESSIVE]
        return table

    def with_article(self, text: str) -> str:
        if text.startswith("other "):
            return f"an{text}"
        return f"{'an' if takes_an(text) else 'a'} {text}"


def _is_a_plural_title(word: Entry) -> bool:
    """Whether a thing is called by a plural: Wrist Rockets, but neither Colossus nor General Veers."""
    title = word.id.startswith(NAMES) and not word.says("animate")
    return title and word.value.endswith("s") and not word.value.endswith(("ss", "us", "is", "os"))


def possessive(owner: str, number: str = SINGULAR) -> str:
    return f"{owner}'" if number == PLURAL and owner.endswith("s") else f"{owner}'s"


def takes_an(text: str) -> bool:
    bare = text.lstrip("“‘(")
    return not _SOUNDS_LIKE_A.match(bare) and _SOUNDS_LIKE_AN.match(bare) is not None
