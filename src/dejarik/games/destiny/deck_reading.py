"""Reading deck files: our own YAML, and the JSON and plain text of the community database.

Our form:

    name: Obi-Wan and Satine
    format: starter                 # left out: constructed
    team:
      - card: Obi-Wan Kenobi, Ardent Avenger
        elite: true
      - Satine Kryze
    plot: Force Flow
    battlefield: Deathwatch Hideout
    cards:
      Block: 2
      "09118": 1                    # a code does as well as a title

What a plot brings besides the deck stands under `under`, and a second battlefield beside the first:
`battlefield: [Cargo Hold, Docking Bay]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import yaml

from dejarik.games.destiny.almanac import OfficialCard
from dejarik.games.destiny.deck_names import resolve
from dejarik.games.destiny.deckbuilding import UNREAD, Fault
from dejarik.games.destiny.facts import BATTLEFIELD, CHARACTER, EVENT, PLAYABLE, PLOT
from dejarik.games.destiny.formats import formats
from dejarik.games.destiny.setup import Deck, Member

KEYS = ("name", "format", "team", "plot", "under", "battlefield", "cards")
MOST = 99  # copies of a card that anybody could mean
_TRUTH = {"true": True, "yes": True, "false": False, "no": False}
_OURS = re.compile(rf"^(?:{'|'.join(KEYS[2:])})\s*:", re.MULTILINE)
_COUNTED = re.compile(r"(?P<before>\d+)\s*[xх×]\s+(?P<name>.+)|(?P<name2>.+?)\s+[xх×]\s*(?P<after>\d+)")
_PLACED = re.compile(r"(?:(?P<count>\d+)x\s+)?(?P<card>.+\s\([^()#]+?\s*#\d+\))")


class NoDeck(Exception):
    """A file that is no deck; the fault says why in one sentence."""

    def __init__(self, fault: Fault):
        self.fault = fault
        super().__init__(fault.kind)


class Reading(msgspec.Struct, frozen=True):
    """A deck as a file has it, the format it names, and what could not be understood."""

    deck: Deck
    format: str = ""
    faults: tuple[Fault, ...] = ()


def read(text: str) -> Reading:
    """The deck in a text of any form that we know; `NoDeck` if it is none."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return _read_json(text)
    if _OURS.search(text):
        return _read_yaml(text)
    return _read_text(text)


class _Gathered:
    """Cards put where their types belong."""

    def __init__(self) -> None:
        self.name = ""
        self.format = ""
        self.team: list[Member] = []
        self.plots: list[str] = []
        self.under: list[str] = []
        self.battlefields: list[str] = []
        self.cards: list[str] = []
        self.faults: list[Fault] = []

    def fault(self, fault: Fault) -> None:
        self.faults.append(fault)

    def find(self, text: str, types: tuple[str, ...], line: int) -> str:
        """The code of a card; one that is not found is noted and counted all the same."""
        found = resolve(text, types, line)
        if isinstance(found, Fault):
            self.fault(found)
            return UNREAD
        return found.code

    def put(self, card: OfficialCard, count: int) -> None:
        """Put a card that is no character where it belongs."""
        if card.type == PLOT:
            self.plots += [card.code] * count
        elif card.type == BATTLEFIELD:
            self.battlefields += [card.code] * count
        else:
            self.cards += [card.code] * count

    def count(self, written: object, line: int) -> int:
        """A number of copies; what is none is noted and read as one."""
        number = int(written) if isinstance(written, str) and written.isdecimal() else written
        if isinstance(number, int) and not isinstance(number, bool) and 0 < number <= MOST:
            return number
        self.fault(Fault("bad-count", line=line, text=str(written)))
        return 1

    def reading(self) -> Reading:
        # rule: destiny.plot.optional-one
        if len(self.plots) > 1:
            self.fault(Fault("plots", "destiny.plot.optional-one", found=len(self.plots), allowed=1))
        if len(self.battlefields) > 2:  # of two the plot may have something to say
            number = len(self.battlefields)
            self.fault(Fault("battlefields", "destiny.deck.battlefield-one", found=number, allowed=1))
        deck = Deck(
            name=self.name,
            team=tuple(self.team),
            plot=self.plots[0] if self.plots else "",
            battlefield=self.battlefields[0] if self.battlefields else "",
            cards=tuple(self.cards),
            under=tuple(self.under),
            other_battlefield="".join(self.battlefields[1:2]),
        )
        return Reading(deck, self.format, tuple(self.faults))


def _read_yaml(text: str) -> Reading:
    try:
        # Not the loader in C: it brings the process down when a file is nested too deeply.
        root = yaml.compose(text, yaml.SafeLoader)
    except yaml.MarkedYAMLError as bad:
        line = bad.problem_mark.line + 1 if bad.problem_mark is not None else 0
        raise NoDeck(Fault("bad-yaml", line=line)) from bad
    except (yaml.YAMLError, RecursionError) as bad:
        raise NoDeck(Fault("bad-yaml", line=1)) from bad
    if not isinstance(root, yaml.MappingNode):
        raise NoDeck(Fault("no-deck"))
    gathered = _Gathered()
    for key, value in root.value:
        name, line = _scalar(key), _line(value)
        match name:
            case "name":
                gathered.name = _scalar(value)
            case "format":
                gathered.format = _scalar(value)
                if gathered.format not in formats():
                    known = tuple(formats())
                    gathered.fault(Fault("unknown-format", line=line, text=gathered.format, near=known))
                    gathered.format = ""
            case "team":
                _yaml_team(value, gathered)
            case "plot":
                for one in _one_or_several(value):
                    gathered.plots.append(gathered.find(_scalar(one), (PLOT,), _line(one)))
            case "under":
                for one in _one_or_several(value):
                    gathered.under.append(gathered.find(_scalar(one), (EVENT,), _line(one)))
            case "battlefield":
                for one in _one_or_several(value):
                    gathered.battlefields.append(gathered.find(_scalar(one), (BATTLEFIELD,), _line(one)))
            case "cards":
                _yaml_cards(value, gathered)
            case _:
                gathered.fault(Fault("unknown-key", line=_line(key), text=name, near=KEYS))
    return gathered.reading()


def _yaml_team(node: yaml.Node, gathered: _Gathered) -> None:
    for one in _one_or_several(node):
        if not isinstance(one, yaml.MappingNode):
            code = gathered.find(_scalar(one), (CHARACTER,), _line(one))
            gathered.team.append(Member(code))
            continue
        name, elite = "", False
        for key, value in one.value:
            match _scalar(key):
                case "card":
                    name = _scalar(value)
                case "elite" if _scalar(value).lower() in _TRUTH:
                    elite = _TRUTH[_scalar(value).lower()]
                case "elite":
                    gathered.fault(Fault("bad-elite", line=_line(value), text=_scalar(value)))
                case other:
                    gathered.fault(Fault("unknown-key", line=_line(key), text=other, near=("card", "elite")))
        gathered.team.append(Member(gathered.find(name, (CHARACTER,), _line(one)), elite))


def _yaml_cards(node: yaml.Node, gathered: _Gathered) -> None:
    if not isinstance(node, yaml.MappingNode):
        raise NoDeck(Fault("bad-cards", line=_line(node)))
    for key, value in node.value:
        number = gathered.count(_scalar(value), _line(key))
        gathered.cards += [gathered.find(_scalar(key), PLAYABLE, _line(key))] * number


def _one_or_several(node: yaml.Node) -> list[yaml.Node]:
    if isinstance(node, yaml.SequenceNode):
        return list(node.value)
    # An empty value is a key that somebody has not filled in yet.
    return [node] if isinstance(node, yaml.MappingNode) or _scalar(node) else []


def _scalar(node: yaml.Node) -> str:
    """The text as it was typed: a code such as 01021 is no octal number."""
    if not isinstance(node, yaml.ScalarNode):
        raise NoDeck(Fault("bad-value", line=_line(node)))
    return str(node.value)


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def _read_json(text: str) -> Reading:
    try:
        content = json.loads(text)
    except json.JSONDecodeError as bad:
        raise NoDeck(Fault("bad-json", line=bad.lineno)) from bad
    except (ValueError, RecursionError) as bad:
        raise NoDeck(Fault("no-deck")) from bad
    slots = content.get("slots") if isinstance(content, dict) else None
    if not isinstance(slots, dict) or not slots:
        raise NoDeck(Fault("no-slots"))
    gathered = _Gathered()
    gathered.name = str(content.get("name") or "")
    gathered.format = _format_of(content.get("format_code"))
    for code, slot in slots.items():
        line = _line_of(f'"{code}"', text)
        found = resolve(code, line=line)
        written = slot.get("quantity") if isinstance(slot, dict) else slot
        if isinstance(found, OfficialCard) and found.type == CHARACTER:
            gathered.team += _json_members(found, slot, gathered, line)
        elif isinstance(found, OfficialCard):
            gathered.put(found, gathered.count(written, line))
        else:
            gathered.fault(found)
            gathered.cards += [UNREAD] * gathered.count(written, line)
    return gathered.reading()


def _json_members(card: OfficialCard, slot: Any, gathered: _Gathered, line: int) -> list[Member]:
    """A plain number is the dice of a unique character and the copies of any other."""
    if not isinstance(slot, dict):
        number = gathered.count(slot, line)
        return [Member(card.code, number == 2)] if card.unique else [Member(card.code)] * number
    number = gathered.count(slot.get("quantity"), line)
    dices = slot.get("dices")
    if isinstance(dices, str) and len(each := dices.split(",")) == number:
        return [Member(card.code, dice.strip() == "2") for dice in each]
    return [Member(card.code, card.unique and slot.get("dice") == 2)] * number


def _format_of(code: object) -> str:
    """Formats that players made play with all cards."""
    if not code:
        return ""
    return next((name for name, one in formats().items() if one.code == code), "infinite")


def _line_of(wanted: str, text: str) -> int:
    return text.count("\n", 0, max(0, text.find(wanted))) + 1


def _read_text(text: str) -> Reading:
    gathered = _Gathered()
    found_any = False
    for line, name, written in _card_lines(text, gathered):
        found_any = True
        card = resolve(name, line=line)
        number = 1 if written is None else gathered.count(written, line)
        if isinstance(card, Fault):
            gathered.fault(card)
            gathered.cards += [UNREAD] * number
        elif card.type == CHARACTER:
            # The count is the number of dice: two of them make a unique character elite.
            members = [Member(card.code, number == 2)] if card.unique else [Member(card.code)] * number
            gathered.team += members
        else:
            gathered.put(card, number)
    if not found_any:
        raise NoDeck(Fault("no-deck"))
    return gathered.reading()


def _card_lines(text: str, gathered: _Gathered) -> Iterator[tuple[int, str, str | None]]:
    """Line, card and count; headings and rulers are skipped, the first line may be the name of the deck."""
    for line, written in enumerate(text.splitlines(), start=1):
        written = written.strip()
        if (placed := _PLACED.fullmatch(written)) is not None:
            yield line, placed["card"], placed["count"]
        elif (counted := _COUNTED.fullmatch(written)) is not None:
            yield line, counted["name"] or counted["name2"], counted["before"] or counted["after"]
        elif line == 1:
            gathered.name = written
