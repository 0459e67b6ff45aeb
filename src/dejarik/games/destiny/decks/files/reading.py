"""Reading deck files: our own YAML, JSON and plain text of the community database, Tabletop Simulator.

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
    under: [Fatal Blow]             # with a plot that brings cards besides the deck; two battlefields
                                    # are a list, too
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import yaml

from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, PLAYABLE, PLOT
from dejarik.games.destiny.decks.files import tabletop_simulator
from dejarik.games.destiny.decks.files.gathering import Gathered, NoDeck, Reading
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.rules import UNREAD, Fault
from dejarik.games.destiny.rules.setup import Member

KEYS = ("name", "format", "team", "plot", "battlefield", "cards", "under")
_TRUTH = {"true": True, "yes": True, "false": False, "no": False}
_OURS = re.compile(rf"^(?:{'|'.join(KEYS[2:])})\s*:", re.MULTILINE)
_COUNTED = re.compile(r"(?P<before>\d+)\s*[xх×]\s+(?P<name>.+)|(?P<name2>.+?)\s+[xх×]\s*(?P<after>\d+)")
_PLACED = re.compile(r"(?:(?P<count>\d+)x\s+)?(?P<card>.+\s\([^()#]+?\s*#\d+\))")


def read(text: str) -> Reading:
    """The deck in a text of any form that we know; `NoDeck` if it is not one."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return _read_json(text)
    if _OURS.search(text):
        return _read_yaml(text)
    return _read_text(text)


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
    gathered = Gathered()
    for key, value in root.value:
        name = _scalar(key)
        match name:
            case "name":
                gathered.name = _scalar(value)
            case "format":
                gathered.format = _yaml_format(value, gathered)
            case "team":
                _yaml_team(value, gathered)
            case "plot":
                gathered.plots += _yaml_named(value, (PLOT,), gathered)
            case "battlefield":
                gathered.battlefields += _yaml_named(value, (BATTLEFIELD,), gathered)
            case "under":
                gathered.under += _yaml_named(value, PLAYABLE, gathered)
            case "cards":
                _yaml_cards(value, gathered)
            case _:
                gathered.fault(Fault("unknown-key", line=_line(key), text=name, near=KEYS))
    return gathered.reading()


def _yaml_named(node: yaml.Node, types: tuple[str, ...], gathered: Gathered) -> list[str]:
    """The codes of one card or several, by their names."""
    return [gathered.find(_scalar(one), types, _line(one)) for one in _one_or_several(node)]


def _yaml_format(node: yaml.Node, gathered: Gathered) -> str:
    name = _scalar(node)
    if name in formats():
        return name
    gathered.fault(Fault("unknown-format", line=_line(node), text=name, near=tuple(formats())))
    return ""


def _yaml_team(node: yaml.Node, gathered: Gathered) -> None:
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


def _yaml_cards(node: yaml.Node, gathered: Gathered) -> None:
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
    """The text as it was typed: a code such as 01021 is not an octal number."""
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
    if tabletop_simulator.is_saved(content):
        return tabletop_simulator.read(content)
    slots = content.get("slots") if isinstance(content, dict) else None
    if not isinstance(slots, dict) or not slots:
        raise NoDeck(Fault("no-slots"))
    gathered = Gathered()
    gathered.name = str(content.get("name") or "")
    gathered.format = _format_of(content.get("format_code"))
    for code, slot in slots.items():
        line = _line_of(f'"{code}"', text)
        found = gathered.resolve(code, line=line)
        written = slot.get("quantity") if isinstance(slot, dict) else slot
        if isinstance(found, OfficialCard) and found.type == CHARACTER:
            gathered.team += _json_members(found, slot, gathered, line)
        elif isinstance(found, OfficialCard):
            gathered.put(found, gathered.count(written, line))
        else:
            gathered.fault(found)
            gathered.cards += [UNREAD] * gathered.count(written, line)
    return gathered.reading()


def _json_members(card: OfficialCard, slot: Any, gathered: Gathered, line: int) -> list[Member]:
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
    gathered = Gathered()
    found_any = False
    for line, name, written in _card_lines(text, gathered):
        found_any = True
        card = gathered.resolve(name, line=line)
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


def _card_lines(text: str, gathered: Gathered) -> Iterator[tuple[int, str, str | None]]:
    """Line, card and count; headings and rulers are skipped, the first line may be the name of the deck."""
    for line, written in enumerate(text.splitlines(), start=1):
        written = written.strip()
        if (placed := _PLACED.fullmatch(written)) is not None:
            yield line, placed["card"], placed["count"]
        elif (counted := _COUNTED.fullmatch(written)) is not None:
            yield line, counted["name"] or counted["name2"], counted["before"] or counted["after"]
        elif line == 1:
            gathered.name = written
