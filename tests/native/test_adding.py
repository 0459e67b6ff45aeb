"""A card, word or rule that is added needs nothing but a rebuild, and the sources have it at once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.native.builds import INTERPRETED, ROOT

# A rule, a word that goes by it, and a card that says the word.
RULE = '''"""Mending: half of the damage goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.rules import verbs

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def mend(g: CardGame, thing: int, least: int) -> None:
    verbs.remove_damage(g, thing, max(least, g.things[thing].damage // 2))
'''
WORD = '''"""Effects on what can be mended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import Reference
from dejarik.games.cardgame.rules import mending
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Mend(Effect, frozen=True):
    """Remove half of the damage."""

    what: Reference
    least: int = 1

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.what.find(g, r):
            mending.mend(g, thing, self.least)
        return None
'''
CODE, TITLE, LIKE = "6-7", "Field Repair", "Emergency Repair"
CARD = f'card("{CODE}", "{TITLE}", text=action(Mend(TARGET), target=target(an_objective())))\n'
SCENARIO = """title: {en: Field Repair mends half of it, ru: Полевой ремонт чинит наполовину}
game: cardgame
board:
  A:
    objectives: [{card: Jedi Training, as: training, damage: 4}, A Hero's Journey as journey]
    hand: [Field Repair]
  B: {hand: []}
steps:
- A: [play field-repair, focus journey > 2]
- A: choose training
expect: {training: {damage: 2}}
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, and what makes builds of them."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    for folder in ("src", "native"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    return tmp_path


def add(copy: Path) -> None:
    game = copy / "src" / "dejarik" / "games" / "cardgame"
    (game / "rules" / "mending.py").write_text(RULE, encoding="utf-8")
    (game / "abilities" / "vocabulary" / "mending.py").write_text(WORD, encoding="utf-8")
    append(
        game / "abilities" / "lexicon.py",
        "from dejarik.games.cardgame.abilities.vocabulary.mending import *\n",
    )
    append(game / "cards" / "core_set" / "events.py", CARD)
    facts = game / "cards" / "data" / "facts.json"
    printed = json.loads(facts.read_text(encoding="utf-8"))
    (like,) = [one for one in printed if one["title"] == LIKE]
    facts.write_text(json.dumps([*printed, {**like, "code": CODE, "title": TITLE}]), encoding="utf-8")
    for lang, title in (("en", TITLE), ("ru", "Полевой ремонт")):
        append(game / "words" / lang / "names.ftl", f"card-{CODE} = {title}\n")


def append(file: Path, line: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + line, encoding="utf-8")


def asked(copy: Path, native: str, *question: str) -> str:
    """What Python says about the copy."""
    known = {**os.environ, "PYTHONPATH": str(copy / "src"), "DEJARIK_NATIVE": native}
    command = [sys.executable, "-m", *question]
    done = subprocess.run(command, cwd=copy, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]
    return done.stdout


def test_a_rule_a_word_and_a_card_are_added(copy: Path) -> None:
    add(copy)
    (copy / "field.yaml").write_text(SCENARIO, encoding="utf-8")
    check = "dejarik", "--lang", "en", "scenario", "check", "field.yaml"
    assert "1 scenario holds" in asked(copy, INTERPRETED, *check)
    asked(copy, INTERPRETED, "native", "--games", "cardgame", "--write-only", "--folder", "build")
    written = str(copy / "build" / "sources")
    assert "the classes written for a native build" in asked(
        copy, written, "dejarik", "--lang", "en", "--version"
    )
    assert "1 scenario holds" in asked(copy, written, *check)
