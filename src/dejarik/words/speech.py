"""Saying a message in one language."""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from dejarik.words.english import English
from dejarik.words.functions import functions
from dejarik.words.grammar import MOODS, YES, Entry, Grammar, attribute_of
from dejarik.words.library import PRODUCT, Library
from dejarik.words.parts import Parts, name_of
from dejarik.words.phrase import Form, FormsOnDemand, Items, Phrase, Text, Value
from dejarik.words.russian import Russian

# Languages with rules of their own; all others get by with what their messages spell out.
GRAMMARS: dict[str, Grammar] = {"en": English(), "ru": Russian()}
HEAD = "what"
REMEMBERED = 8192  # texts and phrases in one language
LONGEST = 2_000  # Fluent refuses to say more at once: whatever somebody typed that is longer is cut


def grammar_of(language: str) -> Grammar:
    return GRAMMARS.get(language, _ANY)


_ANY = Grammar()


class MissingWords(LookupError):
    """A message, a form or an argument is missing, so nothing can be said."""

    def __init__(self, message_id: str, language: str, why: str = "no such message") -> None:
        super().__init__(f"{message_id} ({language}): {why}")
        self.message_id = message_id
        self.language = language


class Words:
    """All that can be said in one language: the words for all games and, if named, those of one game."""

    def __init__(self, language: str, game: str | None = None, *, library: Library = PRODUCT) -> None:
        if language not in library.languages():
            raise MissingWords("*", language, "no such language")
        self.language = language
        self.game = game
        self.grammar = grammar_of(language)
        self._library = library
        self._messages: dict[str, Message | None] = {}  # with all that they refer to; None: there is none
        self._asks_for: dict[str, tuple[Sequence[str], Sequence[str]]] = {}  # variables and references
        self._wanted: dict[str, frozenset[str]] = {}
        self._there: dict[str, bool] = {}
        self._reading = Lock()
        self._phrases: dict[str, Phrase] = {}
        # The same things are said again and again: every question lists most of what the last one did.
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._said)
        self._remembered_phrase = lru_cache(maxsize=REMEMBERED)(self._composed)
        self._entries: dict[str, Entry] = {}
        self._bundle = FluentBundle([language], functions=functions(self), use_isolating=False)

    def has(self, message_id: str) -> bool:
        if message_id not in self._there:
            name, _, attribute = message_id.partition(".")
            message = self._message(name)
            if message is None:
                self._there[message_id] = False
            elif attribute:
                self._there[message_id] = attribute in message.attributes
            else:
                self._there[message_id] = message.value is not None
        return self._there[message_id]

    def say(self, message_id: str, /, **args: Any) -> str:
        """The finished text of a message, or of one of its attributes: ``say("card-09057.subtitle")``."""
        return str(self.text(message_id, **args))

    def text(self, message_id: str, /, **args: Any) -> Text:
        """The text as a value: an argument for other messages."""
        if not args:
            return self._remembered(message_id, ())
        wanted = self.wants(message_id)
        values = [
            (name, arg if type(arg) in _AS_THEY_ARE else _value(arg))
            for name, arg in args.items()
            if name in wanted
        ]
        return self._remembered(message_id, tuple(values))

    def wants(self, message_id: str) -> frozenset[str]:
        """The arguments that a message and all that it refers to ask for: the others need not be made."""
        if message_id not in self._wanted:
            name = message_id.partition(".")[0]
            self._message(name)
            self._wanted[message_id] = frozenset(self._variables_of(name))
        return self._wanted[message_id]

    def _variables_of(self, name: str) -> set[str]:
        found: set[str] = set()
        seen, open_ = {name}, [name]
        while open_:
            variables, references = self._asks_for.get(open_.pop(), ((), ()))
            found.update(variables)
            open_ += [each for each in references if each not in seen]
            seen.update(references)
        return found

    def _said(self, message_id: str, args: tuple[tuple[str, Value], ...]) -> Text:
        return Text(self._format(message_id, dict(args)))

    def mood(self, message_id: str, mood: str, /, **args: Any) -> Text:
        """The text in another mood, where the language tells it apart: ``inf`` for «можете убрать кубик»."""
        if mood not in MOODS:
            raise ValueError(f"no mood {mood}")
        other = f"{message_id}.{mood}"
        return self.text(other if self.has(other) else message_id, **args)

    def phrase(self, message_id: str, /, **args: Any) -> Phrase:
        """A word in all its forms or, with arguments, a phrase bent through its head ``$what``."""
        if args:
            values = tuple([(name, _value(arg)) for name, arg in args.items()])
            return self._remembered_phrase(message_id, values)
        if message_id not in self._phrases:
            try:
                self._phrases[message_id] = self.grammar.noun(self.entry(message_id))
            except KeyError as missing:
                raise MissingWords(message_id, self.language, f"no form {missing}") from missing
        return self._phrases[message_id]

    def entry(self, message_id: str) -> Entry:
        """A word and its attributes as they stand in the file."""
        if message_id not in self._entries:
            value = self._format(message_id, {})
            message = self._message(message_id)
            names = message.attributes if message is not None else ()
            attributes = {name: self._format(f"{message_id}.{name}", {}) for name in names}
            self._entries[message_id] = Entry(message_id, value, attributes)
        return self._entries[message_id]

    def _composed(self, message_id: str, values: tuple[tuple[str, Value], ...]) -> Phrase:
        args = dict(values)
        head = args.get(HEAD)

        def form_of(form: Form) -> str:
            spelled_out = f"{message_id}.{attribute_of(form)}"
            asked = spelled_out if attribute_of(form) and self.has(spelled_out) else message_id
            return self._format(asked, args if head is None else {**args, HEAD: _bent(head, form)})

        traits = {
            name: self._format(f"{message_id}.{name}", args)
            for name in ("gender", "animate")
            if self.has(f"{message_id}.{name}")
        }
        model = next((item for item in _items(head) if isinstance(item, Phrase)), Phrase({}))
        phrase = Phrase(
            FormsOnDemand(self.grammar.forms(), form_of),
            gender=traits.get("gender", model.gender),
            animate=traits["animate"] == YES if "animate" in traits else model.animate,
            has_plural=model.has_plural,
        )
        phrase.at(Form())  # what is missing is missed here, not later
        return phrase

    def _format(self, message_id: str, args: dict[str, Value]) -> str:
        name, _, attribute = message_id.partition(".")
        message = self._message(name)
        if message is None:
            raise MissingWords(message_id, self.language)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(message_id, self.language)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(message_id, self.language, str(errors[0])) from errors[0]
        return self.grammar.bound(str(text))

    def _message(self, name: str) -> Message | None:
        """The message, read with all that it refers to when it is first asked for."""
        if name not in self._messages:
            with self._reading:  # what one thread is about to read is not missing for another
                self._read(name)
                there = self._bundle.has_message(name)
                self._messages[name] = self._bundle.get_message(name) if there else None
        return self._messages[name]

    def _read(self, name: str) -> None:
        wanted = [name]
        while wanted:
            reading = wanted.pop()
            text = self._unread.pop(reading, None)
            if text is not None:
                resource = FluentParser(with_spans=False).parse(text)
                self._bundle.add_resource(resource)
                parts = Parts.of(resource)
                references = [name_of(each) for each in parts.references]
                self._asks_for[reading] = ([each.id.name for each in parts.variables], references)
                wanted += references

    @cached_property
    def _unread(self) -> dict[str, str]:
        games = (self.game, None) if self.game else (None,)
        sources = [source for game in games for source in self._library.sources(self.language, game)]
        return {name: text for source in sources for name, text in source.entries.items()}


@cache
def shared_words(language: str, game: str | None = None) -> Words:
    """Words remember what they have read and said, so all who speak a language share them."""
    return Words(language, game)


_AS_THEY_ARE = frozenset({int, Phrase, Text})  # most of what messages are about


def _value(arg: Any) -> Value:
    if type(arg) in _AS_THEY_ARE:
        return arg  # type: ignore[no-any-return]
    if isinstance(arg, bool):
        return YES if arg else "no"
    if isinstance(arg, list | tuple):
        return Items(tuple(_value(item) for item in arg))
    if isinstance(arg, str) and len(arg) > LONGEST:
        return f"{arg[:LONGEST]}…"
    if isinstance(arg, str | int | Phrase | Text | Items):
        return arg
    raise TypeError(f"messages cannot say {arg!r}")


def _items(head: Value | None) -> tuple[Value | None, ...]:
    return head.items if isinstance(head, Items) else (head,)


def _bent(value: Value, form: Form) -> Value:
    if isinstance(value, Phrase):
        return value.bend(case=form.case, number=form.number)
    if isinstance(value, Items):
        return Items(tuple(_bent(item, form) for item in value.items))
    return value
