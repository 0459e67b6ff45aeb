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
NAMES = (
    "A", "AGREE", "CAP", "CASE", "COMMA", "COUNT", "GENDER", "LIKE", "LIST", "PLURAL", "QUOTE", "WORD",
)  # fmt: skip


class Speaker(Protocol):
    """The part of `Words` that functions need."""

    grammar: Grammar

    def entry(self, message_id: str, /) -> Entry: ...
    def phrase(self, message_id: str, /, **args: Any) -> Phrase: ...
    def text(self, message_id: str, /, **args: Any) -> Text: ...


def functions(words: Speaker) -> dict[str, Function]:
    """The functions by name, for the messages of one language."""
    grammar = words.grammar

    def case(value: Value, name: str) -> Value:
        """CASE($who, "dat"): the value in that case."""
        if name not in grammar.cases:
            raise LookupError(f"no case {name}")
        return _each(value, lambda phrase: phrase.bend(case=name))

    def plural(value: Value, name: str | None = None) -> Value:
        """PLURAL($what) or PLURAL($what, "gen"): the value in the plural."""
        bent = _each(value, lambda phrase: phrase.bend(number=PLURAL))
        return bent if name is None else case(bent, name)

    def count(number: Value, value: Value, name: str | None = None) -> Text:
        """COUNT($n, $what) or COUNT($n, $what, "dat"): 2 кубика, 2 dice; or X, or what it equals."""
        phrase = _phrase(value if name is None else case(value, name))
        if isinstance(number, Phrase):
            equal = "count-equal-many" if phrase.has_plural else "count-equal"
            return words.text(equal, what=phrase, amount=number)
        form = grammar.counted(int(number) if isinstance(number, int) else None, phrase)
        shown = str(int(number)) if isinstance(number, int) else _raw(number)
        return Text(f"{shown} {phrase.at(form)}")

    def like(value: Value, model: Value) -> Value:
        """LIKE($a, $b): $a in the case and number in which $b stands, as in персонажу-герою."""
        beside = _phrase(model)
        return _each(value, lambda phrase: grammar.beside(phrase, beside))

    def gender(value: Value) -> str:
        """GENDER($who): m, f, n or pl, to choose between variants."""
        phrase = _phrase(value)
        return PLURAL if grammar.is_plural(phrase) else phrase.gender

    def agree(value: Value, adjective: str) -> Text:
        """AGREE($what, "adj-blue"): the adjective in the form in which $what stands."""
        return Text(grammar.agree(words.entry(adjective), _phrase(value)))

    def word(message_id: str) -> Phrase:
        """WORD("noun-die"): a word with all its forms, for CASE, PLURAL, COUNT and AGREE."""
        return words.phrase(message_id)

    def article(value: Value) -> Text:
        """A($what): with an indefinite article, in languages that have one."""
        return Text(grammar.with_article(_raw(value)))

    def several(value: Value, joint: str) -> Text:
        """LIST($items, "and") or LIST($items, "or"): one, two or more values as one enumeration."""
        items = [Text(_raw(item)) for item in (value.items if isinstance(value, Items) else (value,))]
        if not items:
            raise ValueError("nothing to list")
        *others, last = items
        if not others:
            return last
        if len(others) == 1:
            return words.text(f"list-{joint}-two", first=others[0], last=last)
        start = others[0]
        for item in others[1:]:
            start = words.text("list-more", first=start, last=item)
        return words.text(f"list-{joint}-end", first=start, last=last)

    def capital(value: Value) -> Text:
        """CAP($text): begins with a capital letter."""
        raw = _raw(value)
        at = next((index for index, letter in enumerate(raw) if letter.isalnum()), 0)
        return Text(raw[:at] + raw[at : at + 1].upper() + raw[at + 1 :])

    def quote(value: Value) -> Text:
        """QUOTE($name): between the quotes of the language, unless it stands between them already."""
        raw = _raw(value)
        opening, closing = grammar.quotes
        return Text(raw if raw.startswith(opening) else f"{opening}{raw}{closing}")

    def comma() -> Text:
        """COMMA(): closes a clause: a comma if the sentence goes on after it, otherwise nothing."""
        return Text(COMMA)

    return {
        "A": article, "AGREE": agree, "CAP": capital, "CASE": case, "COMMA": comma, "COUNT": count,
        "GENDER": gender, "LIKE": like, "LIST": several, "PLURAL": plural, "QUOTE": quote, "WORD": word,
    }  # fmt: skip


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
