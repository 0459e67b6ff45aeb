"""The rules as data: what each one is, what it says, and how to find it.

A game is a file `data/<game>.yaml`, a language is a folder `data/<lang>/` with a file per game. Both are
found by looking, so a translator adds a folder and changes no code.
"""

import os
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

DATA = Path(__file__).parent / "data"
READINGS = ("reading", "interpretation")  # kinds of rules that are our own reading
# The same folder of further languages in which words are looked for.
FOLDER = "DEJARIK_LANGUAGES"

# libyaml reads a catalog in 25 ms, the parser written in Python takes half a second.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its kind, and why it is not proven if it need not or cannot be yet.

    `descriptive` and `waits` are keys; `reason` says them in a language. `cards` are the codes of the cards
    that a reading of ours is about; `reading` marks one of a rule that no book of ours words.
    """

    id: str
    kind: str
    descriptive: str | None = None
    waits: str | None = None
    cards: tuple[str, ...] = ()
    reading: bool = False

    @property
    def ours(self) -> bool:
        """Whether it is how we read what the books leave open."""
        return self.reading or self.kind in READINGS

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def normative(self) -> bool:
        """Whether a program could break this rule, so that a test has to prove it."""
        return self.descriptive is None


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rule says in one language; the note tells how we read it, or how else one could."""

    title: str
    rule: str
    note: str = ""


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    descriptive: str | None = None
    waits: str | None = None
    cards: tuple[str, ...] = ()
    reading: bool = False


class _Reasons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    descriptive: dict[str, str]
    waits: dict[str, str]


class UnknownRule(LookupError):
    """There is no rule with this id; `near` are ids that look like it."""

    def __init__(self, rule_id: str, near: tuple[str, ...]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.near = near

    def __str__(self) -> str:
        hint = f" (did you mean {', '.join(self.near)}?)" if self.near else ""
        return f"unknown rule {self.rule_id}{hint}"


def _read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), _Loader)


@cache
def games() -> tuple[str, ...]:
    """The games that have a catalog, in alphabetical order."""
    return tuple(sorted(path.stem for path in DATA.glob("*.yaml")))


@cache
def languages() -> tuple[str, ...]:
    """The languages in which rules are worded."""
    return tuple(sorted({path.parent.name for home in _homes() for path in home.glob("*/reasons.yaml")}))


def _homes() -> list[Path]:
    """Where languages are: further ones first, so that one of ours can be tried out there."""
    beside = os.environ.get(FOLDER)
    return [*([Path(beside) / "rules"] if beside else []), DATA]


def folder_of(lang: str) -> Path:
    """Where the rules are worded in a language."""
    return next((home / lang for home in _homes() if (home / lang).is_dir()), DATA / lang)


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game, in the order of its rulebook."""
    facts = msgspec.convert(_read(DATA / f"{game}.yaml"), dict[str, _Facts])
    return tuple(Rule(rule_id, *msgspec.structs.astuple(fact)) for rule_id, fact in facts.items())


@cache
def _by_id(game: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules(game)}


def rule(rule_id: str) -> Rule:
    """The rule with this id; an unknown one raises `UnknownRule` with ids that look like it."""
    game = rule_id.partition(".")[0]
    known = _by_id(game) if game in games() else {}
    if rule_id in known:
        return known[rule_id]
    near = [longer for longer in known if longer.startswith(rule_id)] or get_close_matches(rule_id, known)
    raise UnknownRule(rule_id, tuple(near[:3]))


@cache
def _readings(game: str) -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for each in rules(game):
        for card in each.cards:
            found.setdefault(card, []).append(each)
    return found


def readings(game: str, card: str) -> list[Rule]:
    """How we read a card where it leaves room."""
    return _readings(game).get(card, [])


@cache
def wordings(game: str, lang: str) -> dict[str, Wording]:
    """What all rules of a game say in a language."""
    return msgspec.convert(_read(folder_of(lang) / f"{game}.yaml"), dict[str, Wording])


def wording(rule_id: str, lang: str) -> Wording:
    """What a rule says in a language."""
    return wordings(rule(rule_id).game, lang)[rule_id]


@cache
def statement(rule_id: str, lang: str) -> str:
    """What a rule says, or nothing for a reason that is not a rule: somebody conceded."""
    try:
        return wording(rule_id, lang).rule
    except UnknownRule:
        return ""


@cache
def _reasons(lang: str) -> _Reasons:
    return msgspec.convert(_read(folder_of(lang) / "reasons.yaml"), _Reasons)


def reason(rule: Rule, lang: str) -> str | None:
    """Why a rule has nothing to prove or what its proof waits for; nothing for all others."""
    if rule.descriptive is not None:
        return descriptive_reason(rule.descriptive, lang)
    return None if rule.waits is None else waiting_reason(rule.waits, lang)


def descriptive_reason(key: str, lang: str) -> str:
    """Why there is nothing to prove about rules that carry this key."""
    return _reasons(lang).descriptive[key]


def waiting_reason(key: str, lang: str) -> str:
    """What rules with this key are waiting for."""
    return _reasons(lang).waits[key]


@cache
def tables(game: str) -> dict[str, list[dict[str, Any]]]:
    """Figures that rules hold as lists (points, subtypes, the course of a turn), by name of the table."""
    return msgspec.convert(_read(DATA / "tables" / f"{game}.yaml"), dict[str, list[dict[str, Any]]])
