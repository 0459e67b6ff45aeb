"""Finds what a language is missing: messages, forms, variables, references, and typos."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fluent.syntax import ast

from dejarik.words.functions import CHOOSES_TEXT, NAMES, NAMES_A_CASE, NAMES_A_MESSAGE
from dejarik.words.grammar import Entry, Grammar
from dejarik.words.library import PRODUCT, Library, Source
from dejarik.words.parts import Parts, name_of
from dejarik.words.speech import grammar_of
from dejarik.words.texts import untranslated
from dejarik.words.typography import slips

BUILT_IN = ("NUMBER", "DATETIME")


# What a message is told a second time in another shape: a language takes the shape it needs.
TOLD_TWICE = frozenset(
    {
        "as-symbol",
        "as-symbol-side",
        "bearer",
        "held",
        "lands",
        "noun",
        "nouns",
        "rolled",
        "such",
        "symbols",
        "to-side",
    }
)


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """Something to repair, and where."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def check(languages: Iterable[str] | None = None, *, library: Library = PRODUCT) -> list[Problem]:
    """All problems of these languages (of all, if none are named), measured against each other."""
    names = tuple(library.languages() if languages is None else languages)
    problems: list[Problem] = []
    for game in (None, *library.games()):
        scopes = [_Scope(name, library, game) for name in names]
        for scope in scopes:
            problems += scope.problems()
        problems += _differences(scopes)
    for name in names:
        problems += [
            Problem(f"{game}/{name}/{kind}.yaml", 0, f"{text} has no {part}")
            for game, kind, text, part in untranslated(name, library=library)
        ]
    return sorted(set(problems))


@dataclass(slots=True)
class _Message:
    """A message or term with what can be compared."""

    source: Source
    node: ast.Message | ast.Term
    attributes: dict[str, ast.Attribute] = field(init=False)

    def __post_init__(self) -> None:
        self.attributes = {attribute.id.name: attribute for attribute in self.node.attributes}

    def problem(self, what: str, node: ast.SyntaxNode | None = None) -> Problem:
        span = (node or self.node).span or self.node.id.span
        return Problem(self.source.name, self.source.line(span.start if span else 0), what)

    def parts(self, grammar: Grammar) -> Parts:
        """What the message is made of, apart from what only the grammar of its language asks for."""
        seen = Parts()
        if self.node.value is not None:
            seen.visit(self.node.value)
        for name, attribute in self.attributes.items():
            if not grammar.is_grammar(name):
                seen.visit(attribute)
        return seen

    def variables(self, grammar: Grammar) -> set[str]:
        return {node.id.name for node in self.parts(grammar).variables}

    def said(self, grammar: Grammar) -> set[str]:
        """The variables that readers see. Others only choose a variant, which no other language needs."""
        return {node.id.name for node in self.parts(grammar).said}

    def own_attributes(self, grammar: Grammar) -> set[str]:
        return {name for name in self.attributes if not grammar.is_grammar(name)}

    def word(self) -> Entry:
        return Entry(
            self.node.id.name,
            _plain(self.node.value),
            {name: _plain(attribute.value) for name, attribute in self.attributes.items()},
        )


class _Scope:
    """The messages of one language for all games, or those of one game, which may refer to the former."""

    def __init__(self, language: str, library: Library, game: str | None) -> None:
        self.language = language
        self.grammar = grammar_of(language)
        self.folder = language if game is None else f"{game}/{language}"
        self.sources = library.sources(language, game)
        self.repeated: list[Problem] = []
        self.entries: dict[str, _Message] = {}
        self.known: dict[str, _Message] = {}
        if game is not None:
            for message in _entries(library.sources(language)):
                self.known.setdefault(name_of(message.node), message)
        for message in _entries(self.sources):
            name = name_of(message.node)
            if name in self.known:
                self.repeated.append(message.problem(f"{name} is defined twice"))
            else:
                self.known[name] = self.entries[name] = message
        # Terms belong to their language alone.
        self.messages = {name: entry for name, entry in self.entries.items() if not name.startswith("-")}

    def problems(self) -> list[Problem]:
        found = list(self.repeated)
        for source in self.sources:
            found += _junk(source)
        for message in self.entries.values():
            found += self._references(message)
            found += self._slips(message)
        for name, message in self.messages.items():
            if lacking := self.grammar.missing(message.word()):
                found.append(message.problem(f"{name} needs .{', .'.join(lacking)}"))
        return found

    def _references(self, message: _Message) -> Iterator[Problem]:
        parts = Parts.of(message.node)
        for reference in parts.references:
            name = name_of(reference)
            target = self.known.get(name)
            if target is None:
                yield message.problem(f"unknown message {name}", reference)
            elif reference.attribute and reference.attribute.name not in target.attributes:
                yield message.problem(f"unknown attribute {name}.{reference.attribute.name}", reference)
        for call in parts.calls:
            yield from self._call(message, call)

    def _call(self, message: _Message, call: ast.FunctionReference) -> Iterator[Problem]:
        function = call.id.name
        if function not in NAMES and function not in BUILT_IN:
            yield message.problem(f"unknown function {function}", call)
        name = _literal(call, NAMES_A_MESSAGE.get(function))
        if name is not None and name not in self.known:
            yield message.problem(f"unknown word {name}", call)
        if function == CHOOSES_TEXT and len(call.arguments.positional) not in (1, 3):
            yield message.problem(f"{function} needs a text for the reader and one for everybody else", call)
        case = _literal(call, NAMES_A_CASE.get(function))
        if case is not None and case not in self.grammar.cases:
            yield message.problem(f"unknown case {case}", call)

    def _slips(self, message: _Message) -> Iterator[Problem]:
        parts = Parts.of(message.node)
        texts: list[ast.TextElement | ast.StringLiteral] = [*parts.texts]
        for call in parts.calls:
            if call.id.name == CHOOSES_TEXT:
                texts += [text for text in call.arguments.positional if isinstance(text, ast.StringLiteral)]
        for element in texts:
            for slip in slips(self.language, element.value):
                yield message.problem(slip, element)


def _differences(scopes: list[_Scope]) -> Iterator[Problem]:
    everything = {name for scope in scopes for name in scope.messages}
    for name in everything:
        having = [scope for scope in scopes if name in scope.messages]
        for scope in scopes:
            if scope not in having:
                others = ", ".join(other.language for other in having)
                yield Problem(scope.folder, 0, f"no {name}, though {others} has it")
        attributes = {own for scope in having for own in scope.messages[name].own_attributes(scope.grammar)}
        variables = {seen for scope in having for seen in scope.messages[name].said(scope.grammar)}
        for scope in having:
            message = scope.messages[name]
            for lacking in sorted(attributes - message.own_attributes(scope.grammar)):
                if not scope.grammar.is_grammar(lacking) and _belongs_to_all(lacking, scopes):
                    yield message.problem(f"{name} has no .{lacking}")
            for lacking in sorted(variables - message.variables(scope.grammar) - TOLD_TWICE):
                yield message.problem(f"{name} does not use ${lacking}")
            if message.node.value is None and any(other.messages[name].node.value for other in having):
                yield message.problem(f"{name} has no text of its own")


def _belongs_to_all(attribute: str, scopes: list[_Scope]) -> bool:
    return not any(scope.grammar.is_grammar(attribute) for scope in scopes)


def _entries(sources: Iterable[Source]) -> Iterator[_Message]:
    for source in sources:
        for node in source.resource.body:
            if isinstance(node, ast.Message | ast.Term):
                yield _Message(source, node)


def _junk(source: Source) -> Iterator[Problem]:
    for node in source.resource.body:
        if isinstance(node, ast.Junk):
            for annotation in node.annotations:
                at = annotation.span.start if annotation.span else 0
                yield Problem(source.name, source.line(at), f"cannot be read: {annotation.message}")


def _literal(call: ast.FunctionReference, position: int | None) -> str | None:
    arguments = call.arguments.positional
    if position is None or position >= len(arguments):
        return None
    argument = arguments[position]
    return argument.value if isinstance(argument, ast.StringLiteral) else None


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern is not None else []
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement)).strip()
