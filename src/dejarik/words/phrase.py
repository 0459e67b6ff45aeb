"""Values that know their grammar: a phrase with all its forms, a list of phrases, a finished text."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from babel import Locale
from fluent.runtime.types import FluentType

SINGULAR, FEW, PLURAL = "sg", "few", "pl"
NOMINATIVE = "nom"

# Stands where a subordinate clause ends; the end of the sentence decides whether it becomes a comma.
COMMA = "\ue000"
_COMMA_SWALLOWED = re.compile(f"{COMMA}+(?=[.,;:!?…)»“\\]]|\\s*$)")
_COMMAS = re.compile(f"{COMMA}+")


def tidy(raw: str) -> str:
    """The text with its open commas settled."""
    if COMMA not in raw:
        return raw
    return _COMMAS.sub(",", _COMMA_SWALLOWED.sub("", raw))


@dataclass(frozen=True, slots=True)
class Form:
    """One place in a table of forms. ``few`` is the Russian form after 2, 3 and 4."""

    number: str = SINGULAR
    case: str = NOMINATIVE


class FormsOnDemand(Mapping[Form, str]):
    """A table of forms of which each is made when it is first looked up: a text needs few of them."""

    def __init__(self, forms: tuple[Form, ...], make: Callable[[Form], str]) -> None:
        self._made: dict[Form, str | None] = dict.fromkeys(forms)
        self._make = make

    def __getitem__(self, form: Form) -> str:
        made = self._made[form]
        if made is None:
            made = self._made[form] = self._make(form)
        return made

    def __contains__(self, form: object) -> bool:
        return form in self._made

    def __iter__(self) -> Iterator[Form]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


@dataclass(frozen=True)
class Text(FluentType):
    """A piece of a sentence, to be used as an argument of other messages. ``str()`` finishes it."""

    raw: str

    def format(self, locale: Locale) -> str:
        return self.raw

    def __str__(self) -> str:
        return tidy(self.raw)


@dataclass(frozen=True, eq=False)
class Phrase(FluentType):
    """A noun, a name or a whole noun phrase in all its forms; ``form`` is the one it stands in now.

    Two phrases are the same if they stand in the same form of the same table: forms are made on demand, so
    comparing all of them would make all of them.
    """

    forms: Mapping[Form, str]
    gender: str = "m"
    animate: bool = False
    has_plural: bool = True
    form: Form = Form()
    proper: bool = False  # a name: it takes no article
    you: bool = False  # whoever reads
    same: bool = False  # an amount: as many as were just spoken of

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase) or self.forms is not other.forms:
            return False
        return (self.form, self.you, self.same) == (other.form, other.you, other.same)

    def __hash__(self) -> int:
        return id(self.forms)  # a few forms of one table may share it

    @classmethod
    @lru_cache(maxsize=4096)
    def fixed(cls, text: str, gender: str = "m") -> "Phrase":
        """A phrase that never changes, such as the name a player has chosen."""
        return cls({Form(): text}, gender=gender, animate=True, has_plural=False, proper=True)

    @property
    def raw(self) -> str:
        return self.at(self.form)

    def at(self, form: Form) -> str:
        """The text in that form, as far as the phrase has it."""
        if form in self.forms:
            return self.forms[form]
        for nearest in (Form(SINGULAR, form.case), Form(form.number), Form()):
            if nearest in self.forms:
                return self.forms[nearest]
        raise LookupError(form)

    def bend(self, *, case: str | None = None, number: str | None = None) -> "Phrase":
        """The same phrase standing in another form."""
        return replace(self, form=Form(number or self.form.number, case or self.form.case))

    def format(self, locale: Locale) -> str:
        return self.raw

    def __str__(self) -> str:
        return tidy(self.raw)


@dataclass(frozen=True)
class Items(FluentType):
    """Several values for LIST; what is asked of the list is asked of each."""

    items: tuple["Value", ...]

    def format(self, locale: Locale) -> str:
        raise TypeError('a list needs LIST(…, "and") or LIST(…, "or")')


Value = str | int | Phrase | Text | Items
