"""From files to scenarios, with everything that is wrong with them."""

from __future__ import annotations

from pathlib import Path as File
from typing import Any

import msgspec

from dejarik.games import UnknownGame, modules, names, typed
from dejarik.games.contract import Position
from dejarik.kernel import Seat
from dejarik.positions import SEATS, Complain, Fields, Path, Tree
from dejarik.rules.catalog import UnknownRule, rule
from dejarik.scenarios.reading import Document, Problem, read
from dejarik.scenarios.running import COMMON
from dejarik.scenarios.script import (
    Asides,
    Can,
    Choice,
    Holds,
    Logged,
    Only,
    Refused,
    Scenario,
    Step,
)
from dejarik.words.texts import EXAMPLES, added, name_of

FIELDS = ("title", "id", "lesson", "rules", "game", "board", "chance", "seed", "strict", "steps", "expect")
NEEDED = ("title", "game", "board")
CHECKS = ("only", "can", "not", "asides", "refused", "sees")


def files_below(path: File) -> list[File]:
    """A file itself, or all scenario files of a folder."""
    if path.is_dir():
        return sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
    return [path]


def shipped(game: str) -> File:
    """Where the scenarios of a game are."""
    return File(__file__).parents[1] / "games" / game.replace("-", "_") / "scenarios"


def former_names(game: str) -> dict[str, str]:
    """Names of shipped scenarios that matches may still know -> the names of today."""
    found: dict[str, str] = msgspec.json.decode((shipped(game) / "former_names.json").read_bytes())
    return found


def load(file: File) -> tuple[list[Scenario], list[Problem]]:
    """The scenarios of a file, and all that is wrong with it."""
    return load_text(file.read_text(encoding="utf-8"), str(file))


def load_text(text: str, name: str = "") -> tuple[list[Scenario], list[Problem]]:
    problems: list[Problem] = []
    found: list[Scenario] = []
    documents = read(text, problems)
    readable = not problems
    for document in documents:
        scenario = Reader(document, name, problems).scenario()
        if scenario is not None and readable:
            found.append(scenario)
    return found, sorted(problems, key=lambda problem: problem.line)


class Reader(Fields):
    """Reads one document and goes on after a mistake, to find the next one."""

    KNOWN: tuple[str, ...] = FIELDS
    NEEDED: tuple[str, ...] = NEEDED
    KIND = EXAMPLES  # of texts in further languages

    def __init__(self, document: Document, name: str, problems: list[Problem]):
        super().__init__(self._problem)
        self.document = document
        self.name = name
        self.problems = problems

    def _problem(self, path: Path, what: str, /, **about: str | int) -> None:
        self.problems.append(Problem(self.document.line(path), what, about))

    def scenario(self) -> Scenario | None:
        tree = self.fields(self.document.tree, (), self.KNOWN)
        if not isinstance(self.document.tree, dict):
            return None
        for name in self.NEEDED:
            if name not in tree:
                self.complain((), "missing", field=name)
        rules = [str(one) for one in self.items(tree.get("rules"), ("rules",))]
        for place, rule_id in enumerate(rules):
            self.rule(("rules", place), rule_id)
        title = self.text(tree, "title")
        lesson = self.text(tree, "lesson")
        steps = self.steps(tree.get("steps"))
        steps += self.expectations(tree.get("expect"), ("expect",))
        strict = self.truth(tree.get("strict", False), ("strict",))
        position = None
        if "game" in tree and "board" in tree:
            seed = self.number(tree.get("seed", 1), ("seed",))
            try:
                position = set_up(str(tree["game"]), tree["board"], tree.get("chance"), seed, self.complain)
            except UnknownGame:
                self.unknown(("game",), "game", str(tree["game"]), typed(*names()).split(", "))
        if position is not None:
            self.check_keys(position, steps)
        if position is None or self.wrong:
            return None
        return Scenario(
            file=self.name,
            line=self.document.line(()),
            title=title,
            game=str(tree["game"]),
            position=position,
            steps=steps,
            id=str(tree.get("id") or ""),
            lesson=lesson,
            rules=rules,
            strict=strict,
        )

    def check_keys(self, position: Position, steps: list[Step]) -> None:
        """Expectations name what exists, and what a player who takes part sees."""
        seats = [letter for letter in SEATS if letter in position.names]
        for step in steps:
            if isinstance(step, Holds) and step.viewer is not None and SEATS[step.viewer] not in seats:
                self.wrong = True
                nobody: dict[str, str | int] = {"value": SEATS[step.viewer], "known": ", ".join(seats)}
                self.problems.append(Problem(step.line, "no-seat", nobody))
            if isinstance(step, Holds) and (step.viewer is not None or step.key not in COMMON):
                near = position.near(step.key)
                if near is not None:
                    self.wrong = True
                    about: dict[str, str | int] = {"name": step.key, "near": ", ".join(near)}
                    self.problems.append(Problem(step.line, "name-near" if near else "name", about))

    # ---- Steps ------------------------------------------------------------------------------------

    def steps(self, tree: Tree) -> list[Step]:
        steps: list[Step] = []
        for place, item in enumerate(self.items(tree, ("steps",))):
            path: Path = ("steps", place)
            for name, value in self.fields(item, path).items():
                where = (*path, name)
                if name == "expect":
                    steps += self.expectations(value, where)
                elif name in SEATS:
                    steps += self.of_seat(SEATS.index(name), value, where)
                else:
                    self.unknown(where, "step", name, (*SEATS, "expect"))
        return steps

    def of_seat(self, seat: int, value: Tree, path: Path) -> list[Step]:
        line = self.document.line(path)
        if not isinstance(value, dict):
            return [Choice(line, seat, words) for words in self.words(value, path)]
        steps: list[Step] = []
        for name, what in value.items():
            where = (*path, name)
            line = self.document.line(where)
            if name == "only" and isinstance(what, dict):
                steps += [
                    Only(line, seat, kind, self.words(words, (*where, kind))) for kind, words in what.items()
                ]
            elif name == "only":
                steps.append(Only(line, seat, "", self.words(what, where)))
            elif name in ("can", "not"):
                steps.append(Can(line, seat, self.words(what, where), name == "can"))
            elif name == "asides":
                steps.append(Asides(line, seat, self.words(what, where)))
            elif name == "sees":
                steps += self.expectations(what, where, viewer=seat)
            elif name == "refused":
                for words, rule_id in self.fields(what, where).items():
                    self.rule((*where, words), str(rule_id))
                    line = self.document.line((*where, words))
                    steps.append(Refused(line, seat, words, str(rule_id)))
            else:
                self.unknown(where, "step", name, CHECKS)
        return steps

    def expectations(self, tree: Tree, path: Path, so: bool = True, viewer: Seat | None = None) -> list[Step]:
        """What is true of the position, or of what one seat sees of it; then the log does not count."""
        steps: list[Step] = []
        if tree is None:
            return steps
        for name, value in self.fields(tree, path).items():
            where = (*path, name)
            line = self.document.line(where)
            if name == "not":
                steps += self.expectations(value, where, not so, viewer)
            elif name == "log" and viewer is None:
                steps.append(Logged(line, self.words(value, where), so))
            elif name in SEATS and isinstance(value, dict):
                steps += [
                    Holds(self.document.line((*where, key)), f"{name}.{key}", expected, so, viewer)
                    for key, expected in value.items()
                ]
            else:
                steps.append(Holds(line, name, value, so, viewer))
        return steps

    # ---- Values -----------------------------------------------------------------------------------

    def words(self, tree: Tree, path: Path) -> list[str]:
        """Words, or a list of them."""
        found: list[str] = []
        for place, item in enumerate(tree if isinstance(tree, list) else [tree]):
            if isinstance(item, dict | list) or item is None:
                self.complain((*path, place) if isinstance(tree, list) else path, "no-words")
            else:
                found.append(str(item))
        return found

    def text(self, tree: dict[str, Tree], field: str) -> dict[str, str]:
        """A text of the scenario, in the languages of its file and in those that have files of their own."""
        own = self.texts(tree.get(field), (field,))
        return own | self.added(tree, field) if own else own

    def added(self, tree: dict[str, Tree], field: str) -> dict[str, Any]:
        """What languages with files of their own say in a field."""
        title = tree.get("title")
        name = name_of(str(tree.get("id") or ""), str(title.get("en")) if isinstance(title, dict) else "")
        return added(str(tree.get("game")).replace("-", "_"), self.KIND, name, field)

    def texts(self, tree: Tree, path: Path) -> dict[str, str]:
        """A text in several languages."""
        if tree is None:
            return {}
        if not isinstance(tree, dict):
            self.complain(path, "no-languages")
            return {}
        for name, value in tree.items():
            if value is None:
                self.complain((*path, name), "comma", name=name)
            elif not isinstance(value, str):
                self.complain((*path, name), "no-words")
        return {name: str(value) for name, value in tree.items()}

    def rule(self, path: Path, rule_id: str) -> None:
        try:
            rule(rule_id)
        except UnknownRule as unknown:
            near = ", ".join(unknown.near)
            self.complain(path, "rule-near" if near else "rule", id=rule_id, near=near)


def set_up(game: str, board: Tree, chance: Tree, seed: int, complain: Complain) -> Position | None:
    """The position that is described; None if something is wrong with it."""
    builder = modules(game).builder(seed, complain)
    builder.build(board, chance)
    return None if builder.wrong else builder.start()
