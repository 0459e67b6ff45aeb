"""What abilities listen to: every procedure that opens a window says how it is heard, and by whom."""

from __future__ import annotations

import ast
from pathlib import Path

import dejarik.games.destiny as destiny
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import MELEE, NOBODY
from dejarik.games.destiny.events import Roles
from dejarik.games.destiny.rules.damage import Damage, Defeat, DefeatByDamage, TakeDamage
from dejarik.games.destiny.rules.leaving import DiscardByEffect, DiscardFromPlay
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.rules.resolving import ResolveDie

RULES = Path(destiny.__path__[0]) / "rules"


def opening_windows() -> set[str]:
    """The classes with a moment that calls `g.before`."""
    found: set[str] = set()
    for path in RULES.glob("*.py"):
        for cls in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(cls, ast.ClassDef) and "g.before(" in ast.unparse(cls):
                found.add(cls.name)
    return found


def test_whatever_opens_a_window_is_an_occasion() -> None:
    assert opening_windows() == {cls.__name__ for cls in Occasion.__subclasses__()}


def test_a_narrower_case_is_heard_as_well() -> None:
    assert DiscardFromPlay(0, 7).heard_as() == (DiscardFromPlay,)
    assert DiscardFromPlay(0, 7, by_effect=True).heard_as() == (DiscardFromPlay, DiscardByEffect)
    assert Defeat(0, 7).heard_as() == (Defeat,)
    assert Defeat(0, 7, by_damage=True).heard_as() == (Defeat, DefeatByDamage)


def test_damage_is_heard_when_it_is_dealt_and_when_it_lands() -> None:
    damage = Damage(1, (7, 2, 8, 0, 9, 1), replaced=(4,))
    assert damage.heard_as() == (Damage,)
    assert [roles.subject for roles in damage.roles()] == [7]
    damage.landing = True
    assert damage.heard_as() == (TakeDamage,)
    assert [(roles.by, roles.subject, roles.bound) for roles in damage.roles()] == [
        (1, 7, (("part", (0,)),)),
        (1, 9, (("part", (4,)),)),
    ]


def test_a_modifier_is_resolved_together_with_its_base_die() -> None:
    resolving = ResolveDie(1, 20, symbol=MELEE, modifiers=(21,))
    resolved = ev.DieResolved(1, 20, MELEE, 3, (21,))
    assert [roles.subject for roles in resolving.roles()] == [20, 21]
    assert resolved.roles() == resolving.roles()


def test_only_dice_of_others_are_removed_by_somebody() -> None:
    assert ev.DiceRemoved(0, 0, (20,)).roles() == ()
    (roles,) = ev.DiceRemoved(0, 1, (20,)).roles()
    assert (roles.by, dict(roles.bound)["opponent"]) == (0, (1,))


def test_an_event_is_about_whoever_it_names() -> None:
    assert ev.SetUp().roles() == (Roles(NOBODY),)
    assert ev.Claimed(1, "02155").roles() == (Roles(1),)
    assert ev.ShieldsLost(7, 1).roles() == (Roles(NOBODY, 7),)
    assert ev.Discarded(0, "01058", "hand").roles() == ()
    assert ev.Discarded(0, "01058", "play").roles() == (Roles(0, "01058"),)
