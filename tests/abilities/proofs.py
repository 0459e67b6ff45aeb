"""What is changed, the proofs that have to notice it, and whether they do."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from functools import partial
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple

from _pytest.mark.structures import ParameterSet

from dejarik.scenarios import files_below, load_text, run, shipped


class Wrong(NamedTuple):
    """A change that can be played with."""

    kind: str
    about: str
    play: Callable[[], AbstractContextManager[None]]

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.about}" if self.about else self.kind


class Subject(NamedTuple):
    """An ability or card, the cards it needs, and everything that could be wrong with it."""

    ref: str
    cards: tuple[str, ...]  # one of them has to be in a proof; none: any proof may speak of it
    changes: tuple[Wrong, ...]


class Proof(NamedTuple):
    """A scenario or test: the cards that occur in it, and whether it holds."""

    name: str
    cards: frozenset[str]
    holds: Callable[[], bool]


class Proofs:
    """All proofs of a game, by the cards that occur in them; the fewest cards first."""

    def __init__(self, proofs: Iterable[Proof]):
        self.all = sorted(proofs, key=lambda proof: len(proof.cards))
        self.by_card: dict[str, list[Proof]] = defaultdict(list)
        for proof in self.all:
            for card in proof.cards:
                self.by_card[card].append(proof)

    def about(self, subject: Subject) -> list[Proof]:
        if not subject.cards:
            return self.all
        return list({id(proof): proof for card in subject.cards for proof in self.by_card[card]}.values())

    def unnoticed(self, subject: Subject) -> list[Wrong]:
        """The changes of an ability that no proof notices."""
        speaking = self.about(subject)
        missed = []
        for change in subject.changes:
            with change.play():
                for place, proof in enumerate(speaking):
                    if not proof.holds():  # it may well notice the next change, too
                        speaking.insert(0, speaking.pop(place))
                        break
                else:
                    missed.append(change)
        return missed


def scenarios(game: str, cards_in: Callable[[str, bytes], Iterable[str]]) -> Iterator[Proof]:
    """The shipped scenarios of a game, each read anew when it is run: a position may depend on abilities."""
    for file in files_below(shipped(game)):
        for text in file.read_text("utf-8").split("\n---\n"):
            (scenario,), problems = load_text(text)
            assert not problems, problems
            cards = frozenset(cards_in(text, scenario.position.begin().encode()))
            yield Proof(scenario.name, cards, partial(holds, text))


def holds(text: str) -> bool:
    """Whether a scenario can be read and holds."""
    try:
        read, problems = load_text(text)
    except Exception:
        return False
    return not problems and all(run(scenario) is None for scenario in read)


# ---- Tests as proofs ------------------------------------------------------------------------------


def mentioned(named: Mapping[str, Iterable[str]], text: str) -> frozenset[str]:
    """The cards of which one of the names stands in a text."""
    return frozenset(code for code, names in named.items() if any(name in text for name in names))


def of_tests(module: str, named: Mapping[str, Iterable[str]]) -> Iterator[Proof]:
    """The tests of a module that play positions, with all their arguments."""
    members = vars(import_module(module))
    functions = [one for one in members.values() if inspect.isfunction(one) and one.__module__ == module]
    sources = {function: inspect.getsource(function) for function in functions}
    everywhere = inspect.getsource(import_module(module))
    for source in sources.values():
        everywhere = everywhere.replace(source, "")
    for function, source in sources.items():
        if function.__name__.startswith("test_"):
            for given in _arguments(function):
                if given.keys() == inspect.signature(function).parameters.keys():
                    cards = mentioned(named, f"{everywhere} {source} {given}")
                    yield Proof(function.__name__, cards, partial(_passes, function, given))


def _arguments(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """What the marks of a test give it, in all combinations."""
    rows: list[list[dict[str, Any]]] = []
    for mark in getattr(function, "pytestmark", ()):
        if mark.name == "parametrize":
            named, values = mark.args
            names = [name.strip() for name in named.split(",")] if isinstance(named, str) else list(named)
            single = isinstance(named, str) and len(names) == 1
            rows.append([])
            for value in values:
                row = value.values if isinstance(value, ParameterSet) else (value,) if single else value
                rows[-1].append(dict(zip(names, row, strict=True)))
    for combination in product(*rows):
        yield {name: value for row in combination for name, value in row.items()}


def _passes(function: Callable[..., None], given: dict[str, Any]) -> bool:
    try:
        function(**given)
    except Exception:
        return False
    return True
