"""The functions that messages can use."""

from collections.abc import Callable
from typing import Any, Protocol

from dejarik.words.grammar import Entry, Grammar
from dejarik.words.phrase import COMMA, PLURAL, Items, Phrase, Text, Value

Function = Callable[..., Any]

# Names of messages that are arguments of functions: position of the argument, for the check.
NAMES_A_MESSAGE = {"AGREE": 1, "WORD": 0}
# Names of cases that are arguments of functions.
NAMES_A_CASE = {"CASE": 1, "PLURAL": 1, "COUNT": 2}
# Has texts of a sentence as arguments: one for the reader, one for everybody else.
CHOOSES_TEXT = "YOU"
NAMES = (
    "A", "AGREE", "CAP", "CASE", "COMMA", "COUNT", "GENDER", "LIKE", "LIST", "PLURAL", "QUOTE", "WORD",
    "YOU",
)  # fmt: skip


class Speaker(Protocol):
    """The part of `Words` that functions need."""

    grammar: Grammar

    def entry(self, message_id: str, /) -> Entry: ...
    def phrase(self, message_id: str, /, **args: Any) -> Phrase: ...
    def text(self, message_id: str, /, **args: Any) -> Text: ...


def functions(words: Speaker) -> dict[str, Function]:
    """The functions by name, for the messages of one language."""
    found = Functions(words)
    return {
        "A": found.article,
        "AGREE": found.agree,
        "CAP": found.capital,
        "CASE": found.case,
        "COMMA": found.comma,
        "COUNT": found.count,
        "GENDER": found.gender,
        "LIKE": found.like,
        "LIST": found.several,
        "PLURAL": found.plural,
        "QUOTE": found.quote,
        "WORD": found.word,
        "YOU": found.you,
    }


class Functions:
    """What messages can call, each documented as a message calls it."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        self.grammar = words.grammar

    def case(self, value: Value, name: str) -> Value:
        """CASE($who, "dat"): the value in that case."""
        if name not in self.grammar.cases:
            raise LookupError(f"no case {name}")
        return _each(value, lambda phrase: phrase.bend(case=name))

    def plural(self, value: Value, name: str | None = None) -> Value:
        """PLURAL($what) or PLURAL($what, "gen"): the value in the plural."""
        bent = _each(value, lambda phrase: phrase.bend(number=PLURAL))
        return bent if name is None else self.case(bent, name)

    def count(self, number: Value, value: Value, name: str | None = None) -> Text:
        """COUNT($n, $what) or COUNT($n, $what, "dat"): 2 кубика, 2 dice; or X, or what it equals."""
        phrase = _phrase(value if name is None else self.case(value, name))
        if isinstance(number, Phrase):
            many = "count-as-many" if number.same else "count-equal-many"
            equal = many if phrase.has_plural else "count-equal"
            return self.words.text(equal, what=phrase, amount=number)
        form = self.grammar.counted(int(number) if isinstance(number, int) else None, phrase)
        shown = str(int(number)) if isinstance(number, int) else _raw(number)
        return Text(f"{shown} {phrase.at(form)}")

    def like(self, value: Value, model: Value) -> Value:
        """LIKE($a, $b): $a in the case and number in which $b stands, as in персонажу-герою."""
        beside = _phrase(model)
        return _each(value, lambda phrase: self.grammar.beside(phrase, beside))

    def gender(self, value: Value) -> str:
        """GENDER($who): m, f, n or pl, to choose between variants."""
        phrase = _phrase(value)
        return PLURAL if self.grammar.is_plural(phrase) else phrase.gender

    def agree(self, value: Value, adjective: str) -> Text:
        """AGREE($what, "adj-blue"): the adjective in the form in which $what stands."""
        return Text(self.grammar.agree(self.words.entry(adjective), _phrase(value)))

    def word(self, message_id: str) -> Phrase:
        """WORD("noun-die"): a word with all its forms, for CASE, PLURAL, COUNT and AGREE."""
        return self.words.phrase(message_id)

    def article(self, value: Value) -> Text:
        """A($what): with an indefinite article, in languages that have one; names have none."""
        if isinstance(value, Phrase) and value.proper:
            return Text(value.raw)
        return Text(self.grammar.with_article(_raw(value)))

    def several(self, value: Value, joint: str) -> Text:
        """LIST($items, "and") or LIST($items, "or"): one, two or more values as one enumeration."""
        items = [Text(_raw(item)) for item in (value.items if isinstance(value, Items) else (value,))]
        if not items:
            raise ValueError("nothing to list")
        *others, last = items
        if not others:
            return last
        if len(others) == 1:
            return self.words.text(f"list-{joint}-two", first=others[0], last=last)
        start = others[0]
        for item in others[1:]:
            start = self.words.text("list-more", first=start, last=item)
        return self.words.text(f"list-{joint}-end", first=start, last=last)

    def capital(self, value: Value) -> Text:
        """CAP($text): begins with a capital letter."""
        raw = _raw(value)
        at = next((index for index, letter in enumerate(raw) if letter.isalnum()), 0)
        return Text(raw[:at] + raw[at : at + 1].upper() + raw[at + 1 :])

    def quote(self, value: Value) -> Text:
        """QUOTE($name): between the quotes of the language, unless it stands between them already."""
        raw = _raw(value)
        opening, closing = self.grammar.quotes
        return Text(raw if raw.startswith(opening) and raw.endswith(closing) else self.grammar.quoted(raw))

    def you(self, who: Value, yours: str = "you", others: str = "other") -> str:
        """YOU($who, "pass", "passes"): the first if $who reads it; YOU($who): you or other, to choose by."""
        players = who.items if isinstance(who, Items) else (who,)
        reads = len(players) == 1 and isinstance(players[0], Phrase) and players[0].you
        return yours if reads else others

    def comma(self) -> Text:
        """COMMA(): closes a clause: a comma if the sentence goes on after it, otherwise nothing."""
        return Text(COMMA)


def _each(value: Value, change: Callable[[Phrase], Phrase]) -> Value:
    if isinstance(value, Phrase):
        return change(value)
    if isinstance(value, Items):
        return Items(tuple(_each(item, change) for item in value.items))
    return value


def _phrase(value: Value) -> Phrase:
    return value if isinstance(value, Phrase) else Phrase.fixed(_raw(value))


def _raw(value: Value) -> str:
    if isinstance(value, Phrase | Text):
        return value.raw
    if isinstance(value, Items):
        raise TypeError("a list of values where one is needed")
    return str(int(value)) if isinstance(value, int) else value
