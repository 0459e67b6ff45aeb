"""What a language does with words.

The grammar here serves any language whose messages spell out the forms they need; `russian` and `english`
know more. A language that wants rules of its own adds a module like those and a line in `speech`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from dejarik.words.phrase import FEW, NOMINATIVE, PLURAL, SINGULAR, Form, Phrase

# The kinds of messages that are words with forms, by the beginning of their names.
NOUNS = (
    "noun-", "card-", "type-", "subtype-", "affiliation-", "symbol-", "keyword-", "set-", "trait-", "icon-",
)  # fmt: skip
NAMES = ("card-",)
ADJECTIVES = ("adj-", "color-", "rarity-")

YES = "yes"
# Sentences that exist in several moods: (you may) remove, (the opponent) removes, (after you) removed,
# (your ship suffers damage,) and you remove; or say only what is gained beside other things.
MOODS = ("inf", "third", "past", "also", "gained", "lost")


@dataclass(frozen=True, slots=True)
class Entry:
    """A word as its message gives it: the dictionary form and the attributes."""

    id: str
    value: str
    attributes: Mapping[str, str]

    def is_noun(self) -> bool:
        return self.id.startswith(NOUNS)

    def is_adjective(self) -> bool:
        return self.id.startswith(ADJECTIVES)

    def says(self, attribute: str) -> bool:
        return self.attributes.get(attribute) == YES


def attribute_of(form: Form) -> str:
    """The attribute that holds a form: ``gen``, ``pl``, ``pl-gen``, ``few``; none for the dictionary form."""
    if form.number == SINGULAR:
        return "" if form.case == NOMINATIVE else form.case
    return form.number if form.case == NOMINATIVE else f"{form.number}-{form.case}"


class Grammar:
    """Forms are what the attributes say; what is not said falls back to the dictionary form."""

    cases: ClassVar[tuple[str, ...]] = (NOMINATIVE, "gen", "dat", "acc", "ins", "pre", "voc", "poss", "each")
    # Every language may have these of its own; all other attributes belong to the message.
    # A predicate may need a sentence of its own shape («на нём есть урон»): that is `whole`.
    # What is named first (`first`) and where something stands (`place`) is a matter of word order.
    traits: ClassVar[frozenset[str]] = frozenset(
        {"gender", "animate", "quoted", "indeclinable", "f", "n", "first", "place", "whole", "whole-not"}
    )
    quotes: ClassVar[tuple[str, str]] = ("“", "”")
    inner_quotes: ClassVar[tuple[str, str]] = ("‘", "’")

    def forms(self) -> tuple[Form, ...]:
        return tuple(Form(number, case) for number in (SINGULAR, PLURAL) for case in self.cases)

    def is_grammar(self, attribute: str) -> bool:
        """Whether this attribute is a matter of this language alone."""
        return (
            attribute in self.traits
            or attribute in MOODS
            or attribute.partition("-")[0] in (*self.cases, FEW, PLURAL, "f")
        )

    def missing(self, word: Entry) -> list[str]:
        """The attributes that this word lacks."""
        return []

    def named(self, name: str) -> Phrase:
        """The name somebody goes by, as far as the language bends such names."""
        return Phrase.fixed(name)

    def noun(self, word: Entry) -> Phrase:
        table = self.declined(word)
        if word.says("quoted"):
            table = {form: self.quoted(text) for form, text in table.items()}
        return Phrase(
            table,
            gender=word.attributes.get("gender", "m"),
            animate=word.says("animate"),
            has_plural=PLURAL in word.attributes,
            proper=word.id.startswith(NAMES),
        )

    def declined(self, word: Entry) -> dict[Form, str]:
        table = {Form(): word.value}
        for form in self.forms():
            if (text := word.attributes.get(attribute_of(form))) is not None:
                table[form] = text
        return table

    def quoted(self, text: str) -> str:
        """The text between quotes; what is quoted inside it takes the inner ones."""
        (opening, closing), (inner_opening, inner_closing) = self.quotes, self.inner_quotes
        inside = text.replace(opening, inner_opening).replace(closing, inner_closing)
        return f"{opening}{inside}{closing}"

    def agree(self, adjective: Entry, noun: Phrase) -> str:
        """The adjective in the form that goes with this noun as it stands now."""
        return adjective.attributes.get(PLURAL if self.is_plural(noun) else noun.gender, adjective.value)

    def beside(self, noun: Phrase, model: Phrase) -> Phrase:
        """The noun in the form in which another one stands, to say what that one is, too."""
        return noun.bend(case=model.form.case, number=model.form.number)

    def is_plural(self, noun: Phrase) -> bool:
        return noun.gender == PLURAL or (noun.has_plural and noun.form.number != SINGULAR)

    def counted(self, number: int | None, noun: Phrase) -> Form:
        """The form a noun takes after a number; None is a number nobody knows yet, such as X."""
        return Form(SINGULAR if number == 1 else PLURAL, noun.form.case)

    def bound(self, text: str) -> str:
        """The text with non-breaking spaces wherever the end of a line must not come between two words."""
        return text

    def with_article(self, text: str) -> str:
        """The text with an indefinite article, in languages that have one."""
        return text
